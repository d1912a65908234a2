module @setu {
  func.func public @main(%arg0: tensor<2x3x2xf32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000000000000000000000100000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x2xf32>, tensor<4xi64>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.constant"() <{value = dense<"0x0000803F000000000000803F0000803F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.constant"() <{value = dense<[true, true, false, true]> : tensor<4xi1>}> : () -> tensor<4xi1>
    %7 = "stablehlo.reshape"(%6) : (tensor<4xi1>) -> tensor<1x1x4xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xi1>) -> tensor<2x3x4xi1>
    %10 = "stablehlo.select"(%9, %5, %8) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    "func.return"(%10) : (tensor<2x3x4xf32>) -> ()
  }
}
