module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5xi64>) -> (tensor<10x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<10x5xf32>}> : () -> tensor<10x5xf32>
    %4 = "stablehlo.scatter"(%0, %arg1, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>):
      %3 = "stablehlo.add"(%a1, %a2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<10x5xf32>, tensor<5xi64>, tensor<5x5xf32>) -> tensor<10x5xf32>
    "func.return"(%4) : (tensor<10x5xf32>) -> ()
  }
}
