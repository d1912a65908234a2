module @setu {
  func.func public @main(%arg0: tensor<10x10xf32>) -> (tensor<10x10xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %2 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %4 = "stablehlo.maximum"(%1, %3) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %6 = "stablehlo.multiply"(%arg0, %5) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %7 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    "func.return"(%8) : (tensor<10x10xf32>) -> ()
  }
}
