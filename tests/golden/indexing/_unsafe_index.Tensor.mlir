module @setu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<2xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<4> : tensor<2xi64>}> : () -> tensor<2xi64>
    %1 = "stablehlo.add"(%arg1, %0) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %3 = "stablehlo.compare"(%arg1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %4 = "stablehlo.select"(%3, %1, %arg1) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %5 = "stablehlo.reshape"(%4) : (tensor<2xi64>) -> tensor<2x1xi64>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<2x1xi64>) -> tensor<2x3xf32>
    "func.return"(%6) : (tensor<2x3xf32>) -> ()
  }
}
