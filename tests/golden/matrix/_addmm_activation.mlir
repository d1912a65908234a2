module @setu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<3x4xf32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.dot_general"(%arg1, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x4xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %3 = "stablehlo.constant"() <{value = dense<0x3F3504F3> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %5 = "chlo.erf"(%4) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %8 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %9 = "stablehlo.multiply"(%2, %8) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %10 = "stablehlo.multiply"(%9, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    "func.return"(%10) : (tensor<2x4xf32>) -> ()
  }
}
