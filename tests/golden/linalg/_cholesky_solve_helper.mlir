module @setu {
  func.func public @main(%arg0: tensor<1x2x4x4xf32>, %arg1: tensor<1x2x4x4xf32>) -> (tensor<2x4x4xf32>) {
    %0 = "stablehlo.triangular_solve"(%arg1, %arg0) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %1 = "stablehlo.triangular_solve"(%arg1, %0) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x4x4xf32>}> : () -> tensor<2x4x4xf32>
    %3 = "stablehlo.reshape"(%1) : (tensor<1x2x4x4xf32>) -> tensor<2x4x4xf32>
    %4 = "stablehlo.transpose"(%3) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x4x4xf32>) -> tensor<32xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<32xf32>) -> tensor<2x4x4xf32>
    "func.return"(%6) : (tensor<2x4x4xf32>) -> ()
  }
}
