module @setu {
  func.func public @main(%arg0: tensor<1x4xf32>, %arg1: tensor<1x3xf32>) -> (tensor<1x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x4xf32>, tensor<f32>) -> tensor<1x3xf32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x4xf32>) -> tensor<1x1xf32>
    %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 1>}> : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.pad"(%3, %4) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x3xf32>
    %6 = "stablehlo.add"(%1, %5) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    "func.return"(%6) : (tensor<1x3xf32>) -> ()
  }
}
