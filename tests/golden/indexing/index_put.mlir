module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<8x1xi64>, %arg2: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>}> : (tensor<8x1xi64>) -> tensor<5x1xi64>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<5x1xi64>) -> tensor<1x5xi64>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x5xi64>) -> tensor<5xi64>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<5xi64>}> : () -> tensor<5xi64>
    %4 = "stablehlo.add"(%2, %3) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi64>}> : () -> tensor<5xi64>
    %6 = "stablehlo.compare"(%2, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %7 = "stablehlo.select"(%6, %4, %2) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %8 = "stablehlo.reshape"(%7) : (tensor<5xi64>) -> tensor<5x1xi64>
    %9 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<5x5xf32>
    %12 = "stablehlo.scatter"(%arg0, %8, %9) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a10: tensor<f32>, %a11: tensor<f32>):
      "stablehlo.return"(%a11) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<5x1xi64>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%12) : (tensor<5x5xf32>) -> ()
  }
}
