module @setu {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>) {
    %0 = "chlo.erf_inv"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %1 = "stablehlo.abs"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %4 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %5 = "stablehlo.select"(%3, %4, %0) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    "func.return"(%5) : (tensor<20x20xf32>) -> ()
  }
}
