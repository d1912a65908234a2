module @setu {
  func.func public @main(%arg0: tensor<10x5xf32>, %arg1: tensor<f32>) -> (tensor<10x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x5xf32>
    %1 = "stablehlo.abs"(%arg0) : (tensor<10x5xf32>) -> tensor<10x5xf32>
    %2 = "stablehlo.abs"(%0) : (tensor<10x5xf32>) -> tensor<10x5xf32>
    %3 = "stablehlo.maximum"(%1, %2) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    %4 = "stablehlo.minimum"(%1, %2) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<10x5xf32>}> : () -> tensor<10x5xf32>
    %6 = "stablehlo.compare"(%3, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
    %7 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<10x5xf32>}> : () -> tensor<10x5xf32>
    %8 = "stablehlo.select"(%6, %7, %3) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    %9 = "stablehlo.divide"(%4, %8) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<10x5xf32>}> : () -> tensor<10x5xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    %13 = "stablehlo.sqrt"(%12) : (tensor<10x5xf32>) -> tensor<10x5xf32>
    %14 = "stablehlo.multiply"(%3, %13) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    %15 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<10x5xf32>}> : () -> tensor<10x5xf32>
    %16 = "stablehlo.compare"(%2, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
    %17 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<10x5xf32>}> : () -> tensor<10x5xf32>
    %18 = "stablehlo.compare"(%1, %17) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
    %19 = "stablehlo.or"(%18, %16) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
    %20 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<10x5xf32>}> : () -> tensor<10x5xf32>
    %21 = "stablehlo.select"(%19, %20, %14) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    "func.return"(%21) : (tensor<10x5xf32>) -> ()
  }
}
