module @setu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<2xi64>, %arg2: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi64>}> : () -> tensor<2xi64>
    %1 = "stablehlo.add"(%arg1, %0) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %3 = "stablehlo.compare"(%arg1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %4 = "stablehlo.select"(%3, %1, %arg1) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2xi64>) -> tensor<2x1xi64>
    %8 = "stablehlo.scatter"(%arg0, %5, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a6: tensor<f32>, %a7: tensor<f32>):
      "stablehlo.return"(%a7) : (tensor<f32>) -> ()
    }) : (tensor<4x3xf32>, tensor<2x1xi64>, tensor<2x3xf32>) -> tensor<4x3xf32>
    "func.return"(%8) : (tensor<4x3xf32>) -> ()
  }
}
