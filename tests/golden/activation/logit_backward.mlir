module @setu {
  func.func public @main(%arg0: tensor<5x5x5xf32>, %arg1: tensor<5x5x5xf32>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %1 = "stablehlo.subtract"(%0, %arg1) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %2 = "stablehlo.multiply"(%arg1, %1) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %3 = "stablehlo.divide"(%arg0, %2) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %6 = "stablehlo.subtract"(%5, %4) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %7 = "stablehlo.compare"(%arg1, %6) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xi1>
    %8 = "stablehlo.compare"(%arg1, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xi1>
    %9 = "stablehlo.or"(%8, %7) : (tensor<5x5x5xi1>, tensor<5x5x5xi1>) -> tensor<5x5x5xi1>
    %10 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %11 = "stablehlo.select"(%9, %10, %3) : (tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    "func.return"(%11) : (tensor<5x5x5xf32>) -> ()
  }
}
