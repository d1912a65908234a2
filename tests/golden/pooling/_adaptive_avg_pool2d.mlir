module @setu {
  func.func public @main(%arg0: tensor<2x3x1x4xf32>) -> (tensor<2x3x1x2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x1x4xf32>) -> tensor<2x3x1x1x2x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 3, 5>}> ({
    ^bb0(%a2: tensor<f32>, %a3: tensor<f32>):
      %4 = "stablehlo.add"(%a2, %a3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3x1x1x2x2xf32>, tensor<f32>) -> tensor<2x3x1x2xf32>
    %6 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x3x1x2xf32>}> : () -> tensor<2x3x1x2xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<2x3x1x2xf32>, tensor<2x3x1x2xf32>) -> tensor<2x3x1x2xf32>
    "func.return"(%7) : (tensor<2x3x1x2xf32>) -> ()
  }
}
