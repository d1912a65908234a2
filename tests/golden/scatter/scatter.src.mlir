module @setu {
  func.func public @main(%arg0: tensor<10x5xf32>, %arg1: tensor<5x5xi64>, %arg2: tensor<5x5xf32>) -> (tensor<10x5xf32>) {
    %2 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
      "stablehlo.return"(%a1) : (tensor<f32>) -> ()
    }) : (tensor<10x5xf32>, tensor<5x5xi64>, tensor<5x5xf32>) -> tensor<10x5xf32>
    "func.return"(%2) : (tensor<10x5xf32>) -> ()
  }
}
