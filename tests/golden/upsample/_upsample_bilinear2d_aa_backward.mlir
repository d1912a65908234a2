module @setu {
  func.func public @main(%arg0: tensor<6x3x8x20xf32>) -> (tensor<6x3x10x20xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000001000000000000000200000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000600000000000000"> : tensor<10xi64>}> : () -> tensor<10xi64>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 6, 3, 1, 20>}> : (tensor<6x3x8x20xf32>, tensor<10xi64>) -> tensor<6x3x10x20xf32>
    %2 = "stablehlo.constant"() <{value = dense<"0x8C2E3A3FE8A28B3E2FBAE83EB9E8223F00000000D8891D3E882EBA3EE6A20B3FAAAA2A3F8FAAAA3D"> : tensor<10xf32>}> : () -> tensor<10xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<10xf32>) -> tensor<1x1x10x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x10x1xf32>) -> tensor<6x3x10x20xf32>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
    %6 = "stablehlo.constant"() <{value = dense<"0x0000000000000000010000000000000002000000000000000300000000000000030000000000000004000000000000000500000000000000060000000000000007000000000000000700000000000000"> : tensor<10xi64>}> : () -> tensor<10xi64>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 6, 3, 1, 20>}> : (tensor<6x3x8x20xf32>, tensor<10xi64>) -> tensor<6x3x10x20xf32>
    %8 = "stablehlo.constant"() <{value = dense<"0x0000803FE8A20B3F8E2EBA3ED8891D3E143B313FBBE8223F34BAE83E0900803E648EE33D348E633F"> : tensor<10xf32>}> : () -> tensor<10xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<10xf32>) -> tensor<1x1x10x1xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x10x1xf32>) -> tensor<6x3x10x20xf32>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
    %12 = "stablehlo.constant"() <{value = dense<[false, true, true, true, true, true, true, true, true, true]> : tensor<10xi1>}> : () -> tensor<10xi1>
    %13 = "stablehlo.reshape"(%12) : (tensor<10xi1>) -> tensor<1x1x10x1xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<6x3x10x20xf32>}> : () -> tensor<6x3x10x20xf32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x10x1xi1>) -> tensor<6x3x10x20xi1>
    %16 = "stablehlo.select"(%15, %11, %14) : (tensor<6x3x10x20xi1>, tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
    %17 = "stablehlo.add"(%5, %16) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
    %18 = "stablehlo.constant"() <{value = dense<"0x000000000000000000000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F00000000000000100000000000000011000000000000001200000000000000"> : tensor<20xi64>}> : () -> tensor<20xi64>
    %19 = "stablehlo.gather"(%17, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 6, 3, 10, 1>}> : (tensor<6x3x10x20xf32>, tensor<20xi64>) -> tensor<6x3x10x20xf32>
    %20 = "stablehlo.constant"() <{value = dense<"0x0000803F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<20xf32>}> : () -> tensor<20xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x20xf32>) -> tensor<6x3x10x20xf32>
    %23 = "stablehlo.multiply"(%19, %22) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<20xf32>}> : () -> tensor<20xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x20xf32>) -> tensor<6x3x10x20xf32>
    %27 = "stablehlo.multiply"(%17, %26) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
    %28 = "stablehlo.constant"() <{value = dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>}> : () -> tensor<20xi1>
    %29 = "stablehlo.reshape"(%28) : (tensor<20xi1>) -> tensor<1x1x1x20xi1>
    %30 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<6x3x10x20xf32>}> : () -> tensor<6x3x10x20xf32>
    %31 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x20xi1>) -> tensor<6x3x10x20xi1>
    %32 = "stablehlo.select"(%31, %27, %30) : (tensor<6x3x10x20xi1>, tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
    %33 = "stablehlo.add"(%23, %32) : (tensor<6x3x10x20xf32>, tensor<6x3x10x20xf32>) -> tensor<6x3x10x20xf32>
    "func.return"(%33) : (tensor<6x3x10x20xf32>) -> ()
  }
}
