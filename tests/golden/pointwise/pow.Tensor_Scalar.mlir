module @setu {
  func.func public @main(%arg0: tensor<1x6x3xf32>) -> (tensor<1x6x3xf32>) {
    %0 = "stablehlo.rsqrt"(%arg0) : (tensor<1x6x3xf32>) -> tensor<1x6x3xf32>
    "func.return"(%0) : (tensor<1x6x3xf32>) -> ()
  }
}
