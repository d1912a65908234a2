module @setu {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>) {
    %0 = "chlo.erf"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %1 = "stablehlo.sign"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %2 = "stablehlo.abs"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %3 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %5 = "stablehlo.select"(%4, %1, %0) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    "func.return"(%5) : (tensor<20x20xf32>) -> ()
  }
}
