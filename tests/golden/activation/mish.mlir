module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.exponential"(%arg0) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.log_plus_one"(%0) : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.tanh"(%1) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }
}
