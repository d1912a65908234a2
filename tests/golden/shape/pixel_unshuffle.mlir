module @setu {
  func.func public @main(%arg0: tensor<1x9x2x2xf32>) -> (tensor<1x9x2x2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x9x2x2xf32>) -> tensor<1x9x2x1x2x1xf32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 1, 3, 5, 2, 4>}> : (tensor<1x9x2x1x2x1xf32>) -> tensor<1x9x1x1x2x2xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x9x1x1x2x2xf32>) -> tensor<1x9x2x2xf32>
    "func.return"(%2) : (tensor<1x9x2x2xf32>) -> ()
  }
}
