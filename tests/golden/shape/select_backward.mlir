module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %2 = "stablehlo.pad"(%1, %0) <{edge_padding_low = array<i64: 0, 2, 0>, edge_padding_high = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<5x1x5xf32>, tensor<f32>) -> tensor<5x5x5xf32>
    "func.return"(%2) : (tensor<5x5x5xf32>) -> ()
  }
}
