module @setu {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<0xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<> : tensor<0xf32>}> : () -> tensor<0xf32>
    "func.return"(%0) : (tensor<0xf32>) -> ()
  }
}
