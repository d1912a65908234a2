module @setu {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %2 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %3 = "stablehlo.constant"() <{value = dense<0x40490FDB> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %4 = "stablehlo.select"(%1, %3, %2) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %5 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %6 = "stablehlo.select"(%5, %arg0, %4) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    "func.return"(%6) : (tensor<20x20xf32>) -> ()
  }
}
