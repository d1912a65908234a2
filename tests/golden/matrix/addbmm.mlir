module @setu {
  func.func public @main(%arg0: tensor<5x10xf32>, %arg1: tensor<5x5x5xf32>, %arg2: tensor<5x5x10xf32>) -> (tensor<5x10xf32>) {
    %0 = "stablehlo.dot_general"(%arg1, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 2], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x10xf32>) -> tensor<5x10xf32>
    %1 = "stablehlo.add"(%0, %arg0) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    "func.return"(%1) : (tensor<5x10xf32>) -> ()
  }
}
