module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>, %arg2: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.subtract"(%arg1, %arg2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0x410B2B7B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.constant"() <{value = dense<0xC10B2B7B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %5 = "stablehlo.compare"(%0, %4) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %6 = "stablehlo.constant"() <{value = dense<0x410B2B7B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %7 = "stablehlo.compare"(%0, %6) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %8 = "stablehlo.select"(%7, %3, %1) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %9 = "stablehlo.negate"(%3) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.select"(%5, %9, %8) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%10) : (tensor<5x5xf32>) -> ()
  }
}
