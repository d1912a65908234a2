module @setu {
  func.func public @main(%arg0: tensor<5x10x5xf32>, %arg1: tensor<5x10x5xf32>) -> (tensor<5x10x5xf32>) {
    %0 = "stablehlo.divide"(%arg0, %arg1) : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    %1 = "stablehlo.floor"(%0) : (tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    %2 = "stablehlo.ceil"(%0) : (tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x10x5xf32>}> : () -> tensor<5x10x5xf32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xi1>
    %5 = "stablehlo.select"(%4, %2, %1) : (tensor<5x10x5xi1>, tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    "func.return"(%5) : (tensor<5x10x5xf32>) -> ()
  }
}
