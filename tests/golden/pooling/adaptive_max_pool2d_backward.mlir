module @setu {
  func.func public @main(%arg0: tensor<4x2x3xf32>, %arg1: tensor<4x4x4xf32>, %arg2: tensor<4x2x3xi64>) -> (tensor<4x4x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<4x4x4xf32>}> : () -> tensor<4x4x4xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<4x4x4xf32>) -> tensor<4x16xf32>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<4x2x3xf32>) -> tensor<4x6xf32>
    %6 = "stablehlo.reshape"(%arg2) : (tensor<4x2x3xi64>) -> tensor<4x6xi64>
    %7 = "stablehlo.scatter"(%1, %6, %5) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a2: tensor<f32>, %a3: tensor<f32>):
      %4 = "stablehlo.add"(%a2, %a3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<4x16xf32>, tensor<4x6xi64>, tensor<4x6xf32>) -> tensor<4x16xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<4x16xf32>) -> tensor<4x4x4xf32>
    "func.return"(%8) : (tensor<4x4x4xf32>) -> ()
  }
}
