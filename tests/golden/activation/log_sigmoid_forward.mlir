module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.negate"(%0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %2 = "stablehlo.exponential"(%1) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %3 = "stablehlo.log_plus_one"(%2) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %5 = "stablehlo.minimum"(%arg0, %4) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %6 = "stablehlo.subtract"(%5, %3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%6, %2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
  }
}
