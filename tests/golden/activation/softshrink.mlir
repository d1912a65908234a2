module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %3 = "stablehlo.add"(%arg0, %2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %5 = "stablehlo.compare"(%arg0, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %6 = "stablehlo.select"(%5, %3, %arg0) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %8 = "stablehlo.compare"(%arg0, %7) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %9 = "stablehlo.select"(%8, %1, %6) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.abs"(%arg0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %14 = "stablehlo.select"(%12, %13, %9) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%14) : (tensor<5x5xf32>) -> ()
  }
}
