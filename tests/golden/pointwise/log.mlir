module @setu {
  func.func public @main(%arg0: tensor<5x5x5xf32>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %1 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xi1>
    %2 = "stablehlo.select"(%1, %0, %arg0) : (tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %3 = "stablehlo.log"(%2) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    "func.return"(%3) : (tensor<5x5x5xf32>) -> ()
  }
}
