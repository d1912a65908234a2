module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<ui64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f32>) -> tensor<f64>
    %1 = "stablehlo.bitcast_convert"(%0) : (tensor<f64>) -> tensor<ui64>
    "func.return"(%1) : (tensor<ui64>) -> ()
  }
}
