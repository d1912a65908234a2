module @setu {
  func.func public @main(%arg0: tensor<2x6x8x8xf32>) -> (tensor<2x6x8x8xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x6x8x8xf32>) -> tensor<2x3x2x64xf32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x64xf32>) -> tensor<2x2x3x64xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2x3x64xf32>) -> tensor<2x6x8x8xf32>
    "func.return"(%2) : (tensor<2x6x8x8xf32>) -> ()
  }
}
