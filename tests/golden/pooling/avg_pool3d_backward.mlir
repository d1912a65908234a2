module @setu {
  func.func public @main(%arg0: tensor<2x3x1x2x2xf32>, %arg1: tensor<2x3x3x4x4xf32>) -> (tensor<2x3x3x4x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2x3x1x2x2xf32>}> : () -> tensor<2x3x1x2x2xf32>
    %1 = "stablehlo.divide"(%arg0, %0) : (tensor<2x3x1x2x2xf32>, tensor<2x3x1x2x2xf32>) -> tensor<2x3x1x2x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce_window"(%1, %2) <{window_dimensions = array<i64: 1, 1, 2, 1, 1>, window_strides = array<i64: 1, 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 2, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 2], [0, 0], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%a3: tensor<f32>, %a4: tensor<f32>):
      %5 = "stablehlo.add"(%a3, %a4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x3x1x2x2xf32>, tensor<f32>) -> tensor<2x3x3x2x2xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce_window"(%6, %7) <{window_dimensions = array<i64: 1, 1, 1, 2, 1>, window_strides = array<i64: 1, 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 2, 1>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [1, 1], [0, 0]]> : tensor<5x2xi64>}> ({
    ^bb0(%a8: tensor<f32>, %a9: tensor<f32>):
      %10 = "stablehlo.add"(%a8, %a9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3x2x2xf32>, tensor<f32>) -> tensor<2x3x3x4x2xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce_window"(%11, %12) <{window_dimensions = array<i64: 1, 1, 1, 1, 2>, window_strides = array<i64: 1, 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1, 2>, window_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0], [1, 1]]> : tensor<5x2xi64>}> ({
    ^bb0(%a13: tensor<f32>, %a14: tensor<f32>):
      %15 = "stablehlo.add"(%a13, %a14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3x4x2xf32>, tensor<f32>) -> tensor<2x3x3x4x4xf32>
    "func.return"(%16) : (tensor<2x3x3x4x4xf32>) -> ()
  }
}
