module @setu {
  func.func public @main(%arg0: tensor<1x2x6x6xf32>, %arg1: tensor<1x2x4x4xf32>) -> (tensor<1x2x4x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_low = array<i64: 0, 0, 0, -1>, edge_padding_high = array<i64: 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x6x6xf32>, tensor<f32>) -> tensor<1x2x6x4xf32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 6, 1>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x6xf32>) -> tensor<1x2x6x1xf32>
    %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 3>}> : (tensor<1x2x6x1xf32>) -> tensor<1x2x6x1xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.pad"(%3, %4) <{edge_padding_low = array<i64: 0, 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x6x1xf32>, tensor<f32>) -> tensor<1x2x6x4xf32>
    %6 = "stablehlo.add"(%1, %5) : (tensor<1x2x6x4xf32>, tensor<1x2x6x4xf32>) -> tensor<1x2x6x4xf32>
    %7 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 5>, limit_indices = array<i64: 1, 2, 6, 6>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x6xf32>) -> tensor<1x2x6x1xf32>
    %8 = "stablehlo.reverse"(%7) <{dimensions = array<i64: 3>}> : (tensor<1x2x6x1xf32>) -> tensor<1x2x6x1xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.pad"(%8, %9) <{edge_padding_low = array<i64: 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x6x1xf32>, tensor<f32>) -> tensor<1x2x6x4xf32>
    %11 = "stablehlo.add"(%6, %10) : (tensor<1x2x6x4xf32>, tensor<1x2x6x4xf32>) -> tensor<1x2x6x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.pad"(%11, %12) <{edge_padding_low = array<i64: 0, 0, -1, 0>, edge_padding_high = array<i64: 0, 0, -1, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x6x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
    %14 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x4xf32>) -> tensor<1x2x1x4xf32>
    %15 = "stablehlo.reverse"(%14) <{dimensions = array<i64: 2>}> : (tensor<1x2x1x4xf32>) -> tensor<1x2x1x4xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.pad"(%15, %16) <{edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x1x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
    %18 = "stablehlo.add"(%13, %17) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %19 = "stablehlo.slice"(%11) <{start_indices = array<i64: 0, 0, 5, 0>, limit_indices = array<i64: 1, 2, 6, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x2x6x4xf32>) -> tensor<1x2x1x4xf32>
    %20 = "stablehlo.reverse"(%19) <{dimensions = array<i64: 2>}> : (tensor<1x2x1x4xf32>) -> tensor<1x2x1x4xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.pad"(%20, %21) <{edge_padding_low = array<i64: 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x1x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
    %23 = "stablehlo.add"(%18, %22) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    "func.return"(%23) : (tensor<1x2x4x4xf32>) -> ()
  }
}
