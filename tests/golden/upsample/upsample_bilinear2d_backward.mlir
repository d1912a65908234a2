module @setu {
  func.func public @main(%arg0: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000000000000000000000100000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 2>}> : (tensor<2x3x2x2xf32>, tensor<4xi64>) -> tensor<2x3x4x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<"0x0000803F000000000000803F0000803F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<2x3x4x2xf32>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %6 = "stablehlo.constant"() <{value = dense<[true, true, false, true]> : tensor<4xi1>}> : () -> tensor<4xi1>
    %7 = "stablehlo.reshape"(%6) : (tensor<4xi1>) -> tensor<1x1x4x1xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x4x2xf32>}> : () -> tensor<2x3x4x2xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xi1>) -> tensor<2x3x4x2xi1>
    %10 = "stablehlo.select"(%9, %5, %8) : (tensor<2x3x4x2xi1>, tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %11 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000000000000000000000100000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 4, 1>}> : (tensor<2x3x4x2xf32>, tensor<4xi64>) -> tensor<2x3x4x4xf32>
    %13 = "stablehlo.constant"() <{value = dense<"0x0000803F000000000000803F0000803F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<2x3x4x4xf32>
    %16 = "stablehlo.multiply"(%12, %15) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %17 = "stablehlo.constant"() <{value = dense<[true, true, false, true]> : tensor<4xi1>}> : () -> tensor<4xi1>
    %18 = "stablehlo.reshape"(%17) : (tensor<4xi1>) -> tensor<1x1x1x4xi1>
    %19 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x4x4xf32>}> : () -> tensor<2x3x4x4xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xi1>) -> tensor<2x3x4x4xi1>
    %21 = "stablehlo.select"(%20, %16, %19) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    "func.return"(%21) : (tensor<2x3x4x4xf32>) -> ()
  }
}
