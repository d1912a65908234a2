module @setu {
  func.func public @main(%arg0: tensor<1x2x6x6xf32>) -> (tensor<1x2x4x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000001000000000000000200000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x6x6xf32>, tensor<4xi64>) -> tensor<1x2x4x6xf32>
    %2 = "stablehlo.constant"() <{value = dense<"0xCA6B883FA1BC86BDF1F070BD3BA13DBC"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<1x2x4x6xf32>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %6 = "stablehlo.constant"() <{value = dense<"0x0100000000000000010000000000000002000000000000000300000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x6x6xf32>, tensor<4xi64>) -> tensor<1x2x4x6xf32>
    %8 = "stablehlo.constant"() <{value = dense<"0x8887073F8887073F781C073E72096DBD"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<1x2x4x6xf32>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %12 = "stablehlo.add"(%5, %11) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %13 = "stablehlo.constant"() <{value = dense<"0x0200000000000000020000000000000003000000000000000400000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %14 = "stablehlo.gather"(%arg0, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x6x6xf32>, tensor<4xi64>) -> tensor<1x2x4x6xf32>
    %15 = "stablehlo.constant"() <{value = dense<"0x81096DBD0000703F0200703F8887073F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<1x2x4x6xf32>
    %18 = "stablehlo.multiply"(%14, %17) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %19 = "stablehlo.add"(%12, %18) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %20 = "stablehlo.constant"() <{value = dense<"0x0300000000000000030000000000000004000000000000000500000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %21 = "stablehlo.gather"(%arg0, %20) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x6x6xf32>, tensor<4xi64>) -> tensor<1x2x4x6xf32>
    %22 = "stablehlo.constant"() <{value = dense<"0x1AA13DBC671C073E8887073FCA6B883F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<1x2x4x6xf32>
    %25 = "stablehlo.multiply"(%21, %24) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %26 = "stablehlo.add"(%19, %25) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %27 = "stablehlo.constant"() <{value = dense<"0x0300000000000000040000000000000005000000000000000500000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %28 = "stablehlo.gather"(%arg0, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x6x6xf32>, tensor<4xi64>) -> tensor<1x2x4x6xf32>
    %29 = "stablehlo.constant"() <{value = dense<"0x0000803FF1F070BDA5BC86BD0000803F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<1x2x4x6xf32>
    %32 = "stablehlo.multiply"(%28, %31) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %33 = "stablehlo.constant"() <{value = dense<[false, true, true, false]> : tensor<4xi1>}> : () -> tensor<4xi1>
    %34 = "stablehlo.reshape"(%33) : (tensor<4xi1>) -> tensor<1x1x4x1xi1>
    %35 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x4x6xf32>}> : () -> tensor<1x2x4x6xf32>
    %36 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xi1>) -> tensor<1x2x4x6xi1>
    %37 = "stablehlo.select"(%36, %32, %35) : (tensor<1x2x4x6xi1>, tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %38 = "stablehlo.add"(%26, %37) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %39 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000001000000000000000200000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %40 = "stablehlo.gather"(%38, %39) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1>}> : (tensor<1x2x4x6xf32>, tensor<4xi64>) -> tensor<1x2x4x4xf32>
    %41 = "stablehlo.constant"() <{value = dense<"0xCA6B883FA1BC86BDF1F070BD3BA13DBC"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x2x4x4xf32>
    %44 = "stablehlo.multiply"(%40, %43) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %45 = "stablehlo.constant"() <{value = dense<"0x0100000000000000010000000000000002000000000000000300000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %46 = "stablehlo.gather"(%38, %45) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1>}> : (tensor<1x2x4x6xf32>, tensor<4xi64>) -> tensor<1x2x4x4xf32>
    %47 = "stablehlo.constant"() <{value = dense<"0x8887073F8887073F781C073E72096DBD"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %48 = "stablehlo.reshape"(%47) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x2x4x4xf32>
    %50 = "stablehlo.multiply"(%46, %49) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %51 = "stablehlo.add"(%44, %50) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %52 = "stablehlo.constant"() <{value = dense<"0x0200000000000000020000000000000003000000000000000400000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %53 = "stablehlo.gather"(%38, %52) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1>}> : (tensor<1x2x4x6xf32>, tensor<4xi64>) -> tensor<1x2x4x4xf32>
    %54 = "stablehlo.constant"() <{value = dense<"0x81096DBD0000703F0200703F8887073F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x2x4x4xf32>
    %57 = "stablehlo.multiply"(%53, %56) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %58 = "stablehlo.add"(%51, %57) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %59 = "stablehlo.constant"() <{value = dense<"0x0300000000000000030000000000000004000000000000000500000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %60 = "stablehlo.gather"(%38, %59) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1>}> : (tensor<1x2x4x6xf32>, tensor<4xi64>) -> tensor<1x2x4x4xf32>
    %61 = "stablehlo.constant"() <{value = dense<"0x1AA13DBC671C073E8887073FCA6B883F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %62 = "stablehlo.reshape"(%61) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x2x4x4xf32>
    %64 = "stablehlo.multiply"(%60, %63) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %65 = "stablehlo.add"(%58, %64) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %66 = "stablehlo.constant"() <{value = dense<"0x0300000000000000040000000000000005000000000000000500000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %67 = "stablehlo.gather"(%38, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1>}> : (tensor<1x2x4x6xf32>, tensor<4xi64>) -> tensor<1x2x4x4xf32>
    %68 = "stablehlo.constant"() <{value = dense<"0x0000803FF1F070BDA5BC86BD0000803F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %69 = "stablehlo.reshape"(%68) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x2x4x4xf32>
    %71 = "stablehlo.multiply"(%67, %70) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %72 = "stablehlo.constant"() <{value = dense<[false, true, true, false]> : tensor<4xi1>}> : () -> tensor<4xi1>
    %73 = "stablehlo.reshape"(%72) : (tensor<4xi1>) -> tensor<1x1x1x4xi1>
    %74 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x4x4xf32>}> : () -> tensor<1x2x4x4xf32>
    %75 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xi1>) -> tensor<1x2x4x4xi1>
    %76 = "stablehlo.select"(%75, %71, %74) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %77 = "stablehlo.add"(%65, %76) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    "func.return"(%77) : (tensor<1x2x4x4xf32>) -> ()
  }
}
