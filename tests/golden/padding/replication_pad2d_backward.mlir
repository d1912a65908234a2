module @setu {
  func.func public @main(%arg0: tensor<8x1x1x2xf32>, %arg1: tensor<8x1x5x5xf32>) -> (tensor<8x1x5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_low = array<i64: 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<8x1x1x2xf32>, tensor<f32>) -> tensor<8x1x1x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.pad"(%1, %2) <{edge_padding_low = array<i64: 0, 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<8x1x1x5xf32>, tensor<f32>) -> tensor<8x1x5x5xf32>
    "func.return"(%3) : (tensor<8x1x5x5xf32>) -> ()
  }
}
