module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.maximum"(%1, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%7) : (tensor<f32>) -> ()
  }
}
