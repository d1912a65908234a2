module @setu {
  func.func public @main(%arg0: tensor<8x4x3x7xf32>) -> (tensor<8x4x3x7xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<8x4x3x7xf32>) -> tensor<8x4x1x3x1x7x1xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2, 4, 6>}> ({
    ^bb0(%a2: tensor<f32>, %a3: tensor<f32>):
      %4 = "stablehlo.add"(%a2, %a3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<8x4x1x3x1x7x1xf32>, tensor<f32>) -> tensor<8x4x3x7xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<8x4x3x7xf32>}> : () -> tensor<8x4x3x7xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<8x4x3x7xf32>, tensor<8x4x3x7xf32>) -> tensor<8x4x3x7xf32>
    "func.return"(%7) : (tensor<8x4x3x7xf32>) -> ()
  }
}
