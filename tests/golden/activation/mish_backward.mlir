module @setu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.exponential"(%arg1) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.log_plus_one"(%0) : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.tanh"(%1) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.subtract"(%4, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.logistic"(%arg1) : (tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.multiply"(%arg1, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.multiply"(%7, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.add"(%2, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.multiply"(%arg0, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%10) : (tensor<f32>) -> ()
  }
}
