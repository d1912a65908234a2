module @setu {
  func.func public @main(%arg0: tensor<1x2x4x4xf32>) -> (tensor<1x2x2x2xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<"0x00000000000000000100000000000000020000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000000000000000000010000000000000002000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<26xi64>}> : () -> tensor<26xi64>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x4x4xf32>, tensor<26xi64>) -> tensor<1x2x26x4xf32>
    %2 = "stablehlo.constant"() <{value = dense<"0x9ED8893E143BB13E9ED8893EC44EEC3D0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F254992BD000000004992A43E0000403F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<26xf32>}> : () -> tensor<26xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<26xf32>) -> tensor<1x1x26x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x26x1xf32>) -> tensor<1x2x26x4xf32>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<1x2x26x4xf32>, tensor<1x2x26x4xf32>) -> tensor<1x2x26x4xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x26x4xf32>}> : () -> tensor<1x2x26x4xf32>
    %7 = "stablehlo.constant"() <{value = dense<[true, true, true, true, false, false, false, false, false, false, false, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false]> : tensor<26xi1>}> : () -> tensor<26xi1>
    %8 = "stablehlo.reshape"(%7) : (tensor<26xi1>) -> tensor<1x1x26x1xi1>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x26x1xi1>) -> tensor<1x2x26x4xi1>
    %10 = "stablehlo.select"(%9, %5, %6) : (tensor<1x2x26x4xi1>, tensor<1x2x26x4xf32>, tensor<1x2x26x4xf32>) -> tensor<1x2x26x4xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1x2x26x4xf32>) -> tensor<1x2x2x13x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 3>}> ({
    ^bb0(%a13: tensor<f32>, %a14: tensor<f32>):
      %15 = "stablehlo.add"(%a13, %a14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<1x2x2x13x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
    %17 = "stablehlo.constant"() <{value = dense<"0x00000000000000000100000000000000020000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000000000000000000010000000000000002000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<26xi64>}> : () -> tensor<26xi64>
    %18 = "stablehlo.gather"(%16, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2, 1>}> : (tensor<1x2x2x4xf32>, tensor<26xi64>) -> tensor<1x2x2x26xf32>
    %19 = "stablehlo.constant"() <{value = dense<"0x9ED8893E143BB13E9ED8893EC44EEC3D0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F254992BD000000004992A43E0000403F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<26xf32>}> : () -> tensor<26xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<26xf32>) -> tensor<1x1x1x26xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x26xf32>) -> tensor<1x2x2x26xf32>
    %22 = "stablehlo.multiply"(%18, %21) : (tensor<1x2x2x26xf32>, tensor<1x2x2x26xf32>) -> tensor<1x2x2x26xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x2x26xf32>}> : () -> tensor<1x2x2x26xf32>
    %24 = "stablehlo.constant"() <{value = dense<[true, true, true, true, false, false, false, false, false, false, false, false, false, true, true, true, true, false, false, false, false, false, false, false, false, false]> : tensor<26xi1>}> : () -> tensor<26xi1>
    %25 = "stablehlo.reshape"(%24) : (tensor<26xi1>) -> tensor<1x1x1x26xi1>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x26xi1>) -> tensor<1x2x2x26xi1>
    %27 = "stablehlo.select"(%26, %22, %23) : (tensor<1x2x2x26xi1>, tensor<1x2x2x26xf32>, tensor<1x2x2x26xf32>) -> tensor<1x2x2x26xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x2x2x26xf32>) -> tensor<1x2x2x2x13xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 4>}> ({
    ^bb0(%a30: tensor<f32>, %a31: tensor<f32>):
      %32 = "stablehlo.add"(%a30, %a31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) : (tensor<1x2x2x2x13xf32>, tensor<f32>) -> tensor<1x2x2x2xf32>
    "func.return"(%33) : (tensor<1x2x2x2xf32>) -> ()
  }
}
