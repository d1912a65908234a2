module @setu {
  func.func public @main(%arg0: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000000000000000000000100000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 2>}> : (tensor<2x3x2x2xf32>, tensor<4xi64>) -> tensor<2x3x4x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<"0x0000803F00000000000000000000803F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<2x3x4x2xf32>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x3x2x2xf32>) -> tensor<2x3x2x2x2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x2x2x2xf32>) -> tensor<2x3x4x2xf32>
    %8 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F000000000000803F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<2x3x4x2xf32>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %12 = "stablehlo.constant"() <{value = dense<[false, false, true, false]> : tensor<4xi1>}> : () -> tensor<4xi1>
    %13 = "stablehlo.reshape"(%12) : (tensor<4xi1>) -> tensor<1x1x4x1xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x4x2xf32>}> : () -> tensor<2x3x4x2xf32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xi1>) -> tensor<2x3x4x2xi1>
    %16 = "stablehlo.select"(%15, %11, %14) : (tensor<2x3x4x2xi1>, tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %17 = "stablehlo.add"(%5, %16) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %18 = "stablehlo.constant"() <{value = dense<"0x0000000000000000000000000000000000000000000000000100000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %19 = "stablehlo.gather"(%17, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 4, 1>}> : (tensor<2x3x4x2xf32>, tensor<4xi64>) -> tensor<2x3x4x4xf32>
    %20 = "stablehlo.constant"() <{value = dense<"0x0000803F00000000000000000000803F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<2x3x4x4xf32>
    %23 = "stablehlo.multiply"(%19, %22) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %24 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x4x2xf32>) -> tensor<2x3x4x2x2xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<2x3x4x2x2xf32>) -> tensor<2x3x4x4xf32>
    %26 = "stablehlo.constant"() <{value = dense<"0x0000803F0000803F000000000000803F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<2x3x4x4xf32>
    %29 = "stablehlo.multiply"(%25, %28) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %30 = "stablehlo.constant"() <{value = dense<[false, false, true, false]> : tensor<4xi1>}> : () -> tensor<4xi1>
    %31 = "stablehlo.reshape"(%30) : (tensor<4xi1>) -> tensor<1x1x1x4xi1>
    %32 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x4x4xf32>}> : () -> tensor<2x3x4x4xf32>
    %33 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xi1>) -> tensor<2x3x4x4xi1>
    %34 = "stablehlo.select"(%33, %29, %32) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %35 = "stablehlo.add"(%23, %34) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    "func.return"(%35) : (tensor<2x3x4x4xf32>) -> ()
  }
}
