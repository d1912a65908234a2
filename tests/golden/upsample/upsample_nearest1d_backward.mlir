module @setu {
  func.func public @main(%arg0: tensor<2x3x3xf32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<"0x0000000000000000010000000000000002000000000000000000000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x3xf32>, tensor<4xi64>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.constant"() <{value = dense<[true, true, true, false]> : tensor<4xi1>}> : () -> tensor<4xi1>
    %3 = "stablehlo.reshape"(%2) : (tensor<4xi1>) -> tensor<1x1x4xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xi1>) -> tensor<2x3x4xi1>
    %6 = "stablehlo.select"(%5, %1, %4) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    "func.return"(%6) : (tensor<2x3x4xf32>) -> ()
  }
}
