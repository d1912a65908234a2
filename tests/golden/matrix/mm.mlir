module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<6xf32>) -> (tensor<2x2xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<6xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xf32>) -> tensor<3x2xf32>
    %5 = "stablehlo.dot_general"(%arg0, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    "func.return"(%5) : (tensor<2x2xf32>) -> ()
  }
}
