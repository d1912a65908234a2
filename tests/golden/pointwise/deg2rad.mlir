module @setu {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0x3C8EFA35> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    "func.return"(%1) : (tensor<20x20xf32>) -> ()
  }
}
