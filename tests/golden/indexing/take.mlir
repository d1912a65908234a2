module @setu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi64>) -> (tensor<3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<9xf32>
    %1 = "stablehlo.constant"() <{value = dense<9> : tensor<3xi64>}> : () -> tensor<3xi64>
    %2 = "stablehlo.add"(%arg1, %1) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi64>}> : () -> tensor<3xi64>
    %4 = "stablehlo.compare"(%arg1, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %5 = "stablehlo.select"(%4, %2, %arg1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %6 = "stablehlo.gather"(%0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<3xi64>) -> tensor<3xf32>
    "func.return"(%6) : (tensor<3xf32>) -> ()
  }
}
