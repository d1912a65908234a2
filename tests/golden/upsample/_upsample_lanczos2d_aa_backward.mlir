module @setu {
  func.func public @main(%arg0: tensor<1x2x6x6xf32>) -> (tensor<1x2x4x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000000000000000000000100000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x6x6xf32>, tensor<4xi64>) -> tensor<1x2x4x6xf32>
    %2 = "stablehlo.constant"() <{value = dense<"0x02CA8B3F4C02F7BDBF88E93C9A43B43C"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<1x2x4x6xf32>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %6 = "stablehlo.constant"() <{value = dense<"0x0100000000000000010000000000000001000000000000000200000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x6x6xf32>, tensor<4xi64>) -> tensor<1x2x4x6xf32>
    %8 = "stablehlo.constant"() <{value = dense<"0xD0D40C3FD0D40C3FE45DFABD795D33BD"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<1x2x4x6xf32>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %12 = "stablehlo.add"(%5, %11) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %13 = "stablehlo.constant"() <{value = dense<"0x0200000000000000020000000000000002000000000000000300000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %14 = "stablehlo.gather"(%arg0, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x6x6xf32>, tensor<4xi64>) -> tensor<1x2x4x6xf32>
    %15 = "stablehlo.constant"() <{value = dense<"0x0176DDBD54A97A3F0BED303EF575DDBD"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<1x2x4x6xf32>
    %18 = "stablehlo.multiply"(%14, %17) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %19 = "stablehlo.add"(%12, %18) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %20 = "stablehlo.constant"() <{value = dense<"0x0300000000000000030000000000000003000000000000000400000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %21 = "stablehlo.gather"(%arg0, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x6x6xf32>, tensor<4xi64>) -> tensor<1x2x4x6xf32>
    %22 = "stablehlo.constant"() <{value = dense<"0x665D33BDF8EC303E57A97A3FD0D40C3F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<1x2x4x6xf32>
    %25 = "stablehlo.multiply"(%21, %24) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %26 = "stablehlo.add"(%19, %25) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %27 = "stablehlo.constant"() <{value = dense<"0x0400000000000000040000000000000004000000000000000500000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %28 = "stablehlo.gather"(%arg0, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x6x6xf32>, tensor<4xi64>) -> tensor<1x2x4x6xf32>
    %29 = "stablehlo.constant"() <{value = dense<"0x9A43B43CE45DFABDD0D40C3F02CA8B3F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<1x2x4x6xf32>
    %32 = "stablehlo.multiply"(%28, %31) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %33 = "stablehlo.add"(%26, %32) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %34 = "stablehlo.constant"() <{value = dense<"0x0400000000000000050000000000000005000000000000000500000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %35 = "stablehlo.gather"(%arg0, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x6x6xf32>, tensor<4xi64>) -> tensor<1x2x4x6xf32>
    %36 = "stablehlo.constant"() <{value = dense<"0x0000803FC088E93C5402F7BD0000803F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<1x2x4x6xf32>
    %39 = "stablehlo.multiply"(%35, %38) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %40 = "stablehlo.constant"() <{value = dense<[false, true, true, false]> : tensor<4xi1>}> : () -> tensor<4xi1>
    %41 = "stablehlo.reshape"(%40) : (tensor<4xi1>) -> tensor<1x1x4x1xi1>
    %42 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x4x6xf32>}> : () -> tensor<1x2x4x6xf32>
    %43 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xi1>) -> tensor<1x2x4x6xi1>
    %44 = "stablehlo.select"(%43, %39, %42) : (tensor<1x2x4x6xi1>, tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %45 = "stablehlo.add"(%33, %44) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %46 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000000000000000000000100000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %47 = "stablehlo.gather"(%45, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1>}> : (tensor<1x2x4x6xf32>, tensor<4xi64>) -> tensor<1x2x4x4xf32>
    %48 = "stablehlo.constant"() <{value = dense<"0x02CA8B3F4C02F7BDBF88E93C9A43B43C"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %49 = "stablehlo.reshape"(%48) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x2x4x4xf32>
    %51 = "stablehlo.multiply"(%47, %50) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %52 = "stablehlo.constant"() <{value = dense<"0x0100000000000000010000000000000001000000000000000200000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %53 = "stablehlo.gather"(%45, %52) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1>}> : (tensor<1x2x4x6xf32>, tensor<4xi64>) -> tensor<1x2x4x4xf32>
    %54 = "stablehlo.constant"() <{value = dense<"0xD0D40C3FD0D40C3FE45DFABD795D33BD"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x2x4x4xf32>
    %57 = "stablehlo.multiply"(%53, %56) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %58 = "stablehlo.add"(%51, %57) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %59 = "stablehlo.constant"() <{value = dense<"0x0200000000000000020000000000000002000000000000000300000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %60 = "stablehlo.gather"(%45, %59) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1>}> : (tensor<1x2x4x6xf32>, tensor<4xi64>) -> tensor<1x2x4x4xf32>
    %61 = "stablehlo.constant"() <{value = dense<"0x0176DDBD54A97A3F0BED303EF575DDBD"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %62 = "stablehlo.reshape"(%61) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x2x4x4xf32>
    %64 = "stablehlo.multiply"(%60, %63) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %65 = "stablehlo.add"(%58, %64) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %66 = "stablehlo.constant"() <{value = dense<"0x0300000000000000030000000000000003000000000000000400000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %67 = "stablehlo.gather"(%45, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1>}> : (tensor<1x2x4x6xf32>, tensor<4xi64>) -> tensor<1x2x4x4xf32>
    %68 = "stablehlo.constant"() <{value = dense<"0x665D33BDF8EC303E57A97A3FD0D40C3F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %69 = "stablehlo.reshape"(%68) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x2x4x4xf32>
    %71 = "stablehlo.multiply"(%67, %70) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %72 = "stablehlo.add"(%65, %71) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %73 = "stablehlo.constant"() <{value = dense<"0x0400000000000000040000000000000004000000000000000500000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %74 = "stablehlo.gather"(%45, %73) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1>}> : (tensor<1x2x4x6xf32>, tensor<4xi64>) -> tensor<1x2x4x4xf32>
    %75 = "stablehlo.constant"() <{value = dense<"0x9A43B43CE45DFABDD0D40C3F02CA8B3F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %76 = "stablehlo.reshape"(%75) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x2x4x4xf32>
    %78 = "stablehlo.multiply"(%74, %77) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %79 = "stablehlo.add"(%72, %78) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %80 = "stablehlo.constant"() <{value = dense<"0x0400000000000000050000000000000005000000000000000500000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %81 = "stablehlo.gather"(%45, %80) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1>}> : (tensor<1x2x4x6xf32>, tensor<4xi64>) -> tensor<1x2x4x4xf32>
    %82 = "stablehlo.constant"() <{value = dense<"0x0000803FC088E93C5402F7BD0000803F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %83 = "stablehlo.reshape"(%82) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x2x4x4xf32>
    %85 = "stablehlo.multiply"(%81, %84) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %86 = "stablehlo.constant"() <{value = dense<[false, true, true, false]> : tensor<4xi1>}> : () -> tensor<4xi1>
    %87 = "stablehlo.reshape"(%86) : (tensor<4xi1>) -> tensor<1x1x1x4xi1>
    %88 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x4x4xf32>}> : () -> tensor<1x2x4x4xf32>
    %89 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xi1>) -> tensor<1x2x4x4xi1>
    %90 = "stablehlo.select"(%89, %85, %88) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %91 = "stablehlo.add"(%79, %90) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    "func.return"(%91) : (tensor<1x2x4x4xf32>) -> ()
  }
}
