module @setu {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<2xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>):
      %3 = "stablehlo.add"(%a1, %a2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %6 = "stablehlo.divide"(%4, %5) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%6) : (tensor<2xf32>) -> ()
  }
}
