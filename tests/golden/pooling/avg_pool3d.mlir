module @setu {
  func.func public @main(%arg0: tensor<1x2x4x4x4xf32>) -> (tensor<1x2x5x5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 1, 1, 2, 2, 2>, window_strides = array<i64: 1, 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1], [1, 1]]> : tensor<5x2xi64>}> ({
    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>):
      %3 = "stablehlo.add"(%a1, %a2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<1x2x4x4x4xf32>, tensor<f32>) -> tensor<1x2x5x5x5xf32>
    %5 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<1x2x5x5x5xf32>}> : () -> tensor<1x2x5x5x5xf32>
    %6 = "stablehlo.divide"(%4, %5) : (tensor<1x2x5x5x5xf32>, tensor<1x2x5x5x5xf32>) -> tensor<1x2x5x5x5xf32>
    "func.return"(%6) : (tensor<1x2x5x5x5xf32>) -> ()
  }
}
