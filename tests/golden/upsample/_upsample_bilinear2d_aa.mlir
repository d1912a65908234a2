module @setu {
  func.func public @main(%arg0: tensor<6x3x10x20xf32>) -> (tensor<6x3x3x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000070000000000000007000000000000000700000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000"> : tensor<27xi64>}> : () -> tensor<27xi64>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 6, 3, 1, 20>}> : (tensor<6x3x10x20xf32>, tensor<27xi64>) -> tensor<6x3x27x20xf32>
    %2 = "stablehlo.constant"() <{value = dense<"0x8BA0613EA1E1A43E642B823E12341C3E6645503D0000803F0000803F0000803F0000803FCA269B3DAAAA2A3EF9E0833EF9E0833EAAAA2A3ECA269B3D0000803F0000803F0000803F7045503D12341C3E652B823EA0E1A43E87A0613E0000803F0000803F0000803F0000803F"> : tensor<27xf32>}> : () -> tensor<27xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<27xf32>) -> tensor<1x1x27x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x27x1xf32>) -> tensor<6x3x27x20xf32>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<6x3x27x20xf32>, tensor<6x3x27x20xf32>) -> tensor<6x3x27x20xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<6x3x27x20xf32>}> : () -> tensor<6x3x27x20xf32>
    %7 = "stablehlo.constant"() <{value = dense<[true, true, true, true, true, false, false, false, false, true, true, true, true, true, true, false, false, false, true, true, true, true, true, false, false, false, false]> : tensor<27xi1>}> : () -> tensor<27xi1>
    %8 = "stablehlo.reshape"(%7) : (tensor<27xi1>) -> tensor<1x1x27x1xi1>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x27x1xi1>) -> tensor<6x3x27x20xi1>
    %10 = "stablehlo.select"(%9, %5, %6) : (tensor<6x3x27x20xi1>, tensor<6x3x27x20xf32>, tensor<6x3x27x20xf32>) -> tensor<6x3x27x20xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<6x3x27x20xf32>) -> tensor<6x3x3x9x20xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 3>}> ({
    ^bb0(%a13: tensor<f32>, %a14: tensor<f32>):
      %15 = "stablehlo.add"(%a13, %a14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<6x3x3x9x20xf32>, tensor<f32>) -> tensor<6x3x3x20xf32>
    %17 = "stablehlo.constant"() <{value = dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000900000000000000090000000000000009000000000000000900000000000000090000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F00000000000000100000000000000010000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F00000000000000100000000000000011000000000000001200000000000000130000000000000013000000000000001300000000000000130000000000000013000000000000001300000000000000"> : tensor<45xi64>}> : () -> tensor<45xi64>
    %18 = "stablehlo.gather"(%16, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 6, 3, 3, 1>}> : (tensor<6x3x3x20xf32>, tensor<45xi64>) -> tensor<6x3x3x45xf32>
    %19 = "stablehlo.constant"() <{value = dense<"0x964CC93DDFCFFD3D9429193EABAA2A3E0769103EC54EEC3D7DCBB73D3448833DD5891D3D150D523C0000803F0000803F0000803F0000803F0000803F2E60763B3294D73C312E483D2449923D307BC03D3BADEE3DA46F0E3EA46F0E3E3BADEE3D307BC03D2449923D312E483D3294D73C2E60763B0000803F290D523CDC891D3D3548833D7ECBB73DC64EEC3D0769103EABAA2A3E9129193EDACFFD3D924CC93D0000803F0000803F0000803F0000803F0000803F"> : tensor<45xf32>}> : () -> tensor<45xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<45xf32>) -> tensor<1x1x1x45xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x45xf32>) -> tensor<6x3x3x45xf32>
    %22 = "stablehlo.multiply"(%18, %21) : (tensor<6x3x3x45xf32>, tensor<6x3x3x45xf32>) -> tensor<6x3x3x45xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<6x3x3x45xf32>}> : () -> tensor<6x3x3x45xf32>
    %24 = "stablehlo.constant"() <{value = dense<[true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false]> : tensor<45xi1>}> : () -> tensor<45xi1>
    %25 = "stablehlo.reshape"(%24) : (tensor<45xi1>) -> tensor<1x1x1x45xi1>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x45xi1>) -> tensor<6x3x3x45xi1>
    %27 = "stablehlo.select"(%26, %22, %23) : (tensor<6x3x3x45xi1>, tensor<6x3x3x45xf32>, tensor<6x3x3x45xf32>) -> tensor<6x3x3x45xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<6x3x3x45xf32>) -> tensor<6x3x3x3x15xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 4>}> ({
    ^bb0(%a30: tensor<f32>, %a31: tensor<f32>):
      %32 = "stablehlo.add"(%a30, %a31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) : (tensor<6x3x3x3x15xf32>, tensor<f32>) -> tensor<6x3x3x3xf32>
    "func.return"(%33) : (tensor<6x3x3x3xf32>) -> ()
  }
}
