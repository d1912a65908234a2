module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %2 = "stablehlo.abs"(%1) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %3 = "stablehlo.negate"(%2) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.constant"() <{value = dense<0x3F317218> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %6 = "stablehlo.exponential"(%5) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.log_plus_one"(%6) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.constant"() <{value = dense<0x3FB8AA3B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.abs"(%arg0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %13 = "stablehlo.compare"(%arg0, %arg1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %14 = "stablehlo.and"(%13, %12) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %15 = "stablehlo.add"(%0, %9) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %16 = "stablehlo.select"(%14, %arg0, %15) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%16) : (tensor<5x5xf32>) -> ()
  }
}
