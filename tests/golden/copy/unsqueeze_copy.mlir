module @setu {
  func.func public @main(%arg0: tensor<3x4x5xf32>) -> (tensor<1x3x4x5xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x4x5xf32>) -> tensor<1x3x4x5xf32>
    "func.return"(%0) : (tensor<1x3x4x5xf32>) -> ()
  }
}
