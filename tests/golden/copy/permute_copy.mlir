module @setu {
  func.func public @main(%arg0: tensor<1x2x3x4xf32>) -> (tensor<1x3x4x2xf32>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
    "func.return"(%0) : (tensor<1x3x4x2xf32>) -> ()
  }
}
