module @setu {
  func.func public @main(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2x2x4xbf16>, %arg2: tensor<2x4x3xbf16>) -> (tensor<2x2x3xf32>) {
    %0 = "stablehlo.dot_general"(%arg1, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x4xbf16>, tensor<2x4x3xbf16>) -> tensor<2x2x3xf32>
    %1 = "stablehlo.add"(%0, %arg0) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    "func.return"(%1) : (tensor<2x2x3xf32>) -> ()
  }
}
