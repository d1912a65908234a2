module @setu {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %1 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %2 = "stablehlo.multiply"(%arg0, %1) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %3 = "stablehlo.atan2"(%2, %0) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    "func.return"(%3) : (tensor<20x20xf32>) -> ()
  }
}
