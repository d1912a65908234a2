module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<10xi64>, %arg2: tensor<5x10xf32>) -> (tensor<5x5xf32>) {
    %3 = "stablehlo.reshape"(%arg1) : (tensor<10xi64>) -> tensor<10x1xi64>
    %4 = "stablehlo.scatter"(%arg0, %3, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
      %2 = "stablehlo.minimum"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<10x1xi64>, tensor<5x10xf32>) -> tensor<5x5xf32>
    "func.return"(%4) : (tensor<5x5xf32>) -> ()
  }
}
