module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5xi64>, %arg2: tensor<f32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<5> : tensor<5xi64>}> : () -> tensor<5xi64>
    %1 = "stablehlo.add"(%arg1, %0) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi64>}> : () -> tensor<5xi64>
    %3 = "stablehlo.compare"(%arg1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %4 = "stablehlo.select"(%3, %1, %arg1) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %5 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %8 = "stablehlo.reshape"(%4) : (tensor<5xi64>) -> tensor<5x1xi64>
    %9 = "stablehlo.scatter"(%arg0, %8, %5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a6: tensor<f32>, %a7: tensor<f32>):
      "stablehlo.return"(%a7) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<5x1xi64>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%9) : (tensor<5x5xf32>) -> ()
  }
}
