module @setu {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %2 = "stablehlo.convert"(%1) : (tensor<20x20xi1>) -> tensor<20x20xf32>
    %3 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %4 = "stablehlo.convert"(%3) : (tensor<20x20xi1>) -> tensor<20x20xf32>
    %5 = "stablehlo.subtract"(%2, %4) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    "func.return"(%5) : (tensor<20x20xf32>) -> ()
  }
}
