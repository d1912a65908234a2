module @setu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.multiply"(%arg1, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.logistic"(%1) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0x3E4CCCCD> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = "stablehlo.select"(%5, %arg0, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%6) : (tensor<f32>) -> ()
  }
}
