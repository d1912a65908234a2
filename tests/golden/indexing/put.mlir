module @setu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3xf32>) -> (tensor<3x3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<9xf32>
    %1 = "stablehlo.constant"() <{value = dense<9> : tensor<3xi64>}> : () -> tensor<3xi64>
    %2 = "stablehlo.add"(%arg1, %1) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi64>}> : () -> tensor<3xi64>
    %4 = "stablehlo.compare"(%arg1, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %5 = "stablehlo.select"(%4, %2, %arg1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %8 = "stablehlo.scatter"(%0, %5, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a6: tensor<f32>, %a7: tensor<f32>):
      "stablehlo.return"(%a7) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<9xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<9xf32>) -> tensor<3x3xf32>
    "func.return"(%9) : (tensor<3x3xf32>) -> ()
  }
}
