module @setu {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %1 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %2 = "stablehlo.select"(%1, %0, %arg0) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %3 = "stablehlo.sqrt"(%2) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    "func.return"(%3) : (tensor<20x20xf32>) -> ()
  }
}
