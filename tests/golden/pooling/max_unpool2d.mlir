module @setu {
  func.func public @main(%arg0: tensor<1x2x1x3xf32>, %arg1: tensor<1x2x1x3xi64>) -> (tensor<1x2x3x6xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x3x6xf32>}> : () -> tensor<1x2x3x6xf32>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<1x2x1x3xf32>) -> tensor<1x2x3xf32>
    %4 = "stablehlo.reshape"(%arg1) : (tensor<1x2x1x3xi64>) -> tensor<1x2x3xi64>
    %5 = "stablehlo.reshape"(%0) : (tensor<1x2x3x6xf32>) -> tensor<1x2x18xf32>
    %6 = "stablehlo.scatter"(%5, %4, %3) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>):
      "stablehlo.return"(%a2) : (tensor<f32>) -> ()
    }) : (tensor<1x2x18xf32>, tensor<1x2x3xi64>, tensor<1x2x3xf32>) -> tensor<1x2x18xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x2x18xf32>) -> tensor<1x2x3x6xf32>
    "func.return"(%7) : (tensor<1x2x3x6xf32>) -> ()
  }
}
