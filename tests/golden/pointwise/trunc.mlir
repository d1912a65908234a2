module @setu {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>) {
    %0 = "stablehlo.floor"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %1 = "stablehlo.ceil"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %3 = "stablehlo.compare"(%arg0, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %4 = "stablehlo.select"(%3, %1, %0) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    "func.return"(%4) : (tensor<20x20xf32>) -> ()
  }
}
