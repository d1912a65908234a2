module @setu {
  func.func public @main(%arg0: tensor<1x3x9x9xf32>, %arg1: tensor<1x3x9x9xf32>) -> (tensor<1x3x9x9xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<1x3x9x9xf32>}> : () -> tensor<1x3x9x9xf32>
    %1 = "stablehlo.divide"(%arg0, %0) : (tensor<1x3x9x9xf32>, tensor<1x3x9x9xf32>) -> tensor<1x3x9x9xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce_window"(%1, %2) <{window_dimensions = array<i64: 1, 1, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
    ^bb0(%a3: tensor<f32>, %a4: tensor<f32>):
      %5 = "stablehlo.add"(%a3, %a4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<1x3x9x9xf32>, tensor<f32>) -> tensor<1x3x9x9xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce_window"(%6, %7) <{window_dimensions = array<i64: 1, 1, 1, 3>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [1, 1]]> : tensor<4x2xi64>}> ({
    ^bb0(%a8: tensor<f32>, %a9: tensor<f32>):
      %10 = "stablehlo.add"(%a8, %a9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<1x3x9x9xf32>, tensor<f32>) -> tensor<1x3x9x9xf32>
    "func.return"(%11) : (tensor<1x3x9x9xf32>) -> ()
  }
}
