module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f32>) -> tensor<f64>
    "func.return"(%0) : (tensor<f64>) -> ()
  }
}
