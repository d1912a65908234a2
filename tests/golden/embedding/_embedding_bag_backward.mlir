module @setu {
  func.func public @main(%arg0: tensor<2x5xf32>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>, %arg3: tensor<5xi64>, %arg4: tensor<2xi64>, %arg5: tensor<2xi64>) -> (tensor<10x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<10x5xf32>}> : () -> tensor<10x5xf32>
    %1 = "stablehlo.gather"(%arg0, %arg3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<2x5xf32>, tensor<5xi64>) -> tensor<5x5xf32>
    %5 = "stablehlo.scatter"(%0, %arg1, %1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a2: tensor<f32>, %a3: tensor<f32>):
      %4 = "stablehlo.add"(%a2, %a3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<10x5xf32>, tensor<5xi64>, tensor<5x5xf32>) -> tensor<10x5xf32>
    "func.return"(%5) : (tensor<10x5xf32>) -> ()
  }
}
