module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.abs"(%0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0xC08B2B7B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %3 = "stablehlo.add"(%1, %2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.constant"() <{value = dense<0x410B2B7B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %6 = "stablehlo.multiply"(%1, %1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %9 = "stablehlo.constant"() <{value = dense<0x410B2B7B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %10 = "stablehlo.compare"(%1, %9) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %11 = "stablehlo.select"(%10, %8, %5) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%11) : (tensor<5x5xf32>) -> ()
  }
}
