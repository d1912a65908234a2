module @setu {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<3x4x1xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    "func.return"(%0) : (tensor<3x4x1xf32>) -> ()
  }
}
