module @setu {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %1 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %3 = "stablehlo.exponential"(%2) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %4 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %6 = "stablehlo.multiply"(%5, %3) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %7 = "stablehlo.constant"() <{value = dense<2.5e-01> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %8 = "stablehlo.divide"(%7, %6) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %9 = "stablehlo.subtract"(%6, %8) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %10 = "stablehlo.sign"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %11 = "stablehlo.multiply"(%10, %9) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %12 = "chlo.sinh"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %13 = "stablehlo.abs"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %16 = "stablehlo.select"(%15, %12, %11) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    "func.return"(%16) : (tensor<20x20xf32>) -> ()
  }
}
