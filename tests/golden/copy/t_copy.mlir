module @setu {
  func.func public @main(%arg0: tensor<1x2xf32>) -> (tensor<2x1xf32>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<1x2xf32>) -> tensor<2x1xf32>
    "func.return"(%0) : (tensor<2x1xf32>) -> ()
  }
}
