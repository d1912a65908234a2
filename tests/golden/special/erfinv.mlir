module @setu {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %1 = "chlo.erf_inv"(%0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %2 = "chlo.erfc"(%1) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %4 = "stablehlo.subtract"(%3, %0) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %5 = "stablehlo.subtract"(%4, %2) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %6 = "chlo.erf"(%1) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %7 = "stablehlo.subtract"(%6, %0) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %8 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %9 = "stablehlo.compare"(%0, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %10 = "stablehlo.select"(%9, %7, %5) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %11 = "stablehlo.multiply"(%1, %1) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %12 = "stablehlo.exponential"(%11) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %13 = "stablehlo.constant"() <{value = dense<0x3F62DFC5> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %15 = "stablehlo.multiply"(%10, %14) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %16 = "stablehlo.subtract"(%1, %15) : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %18 = "stablehlo.compare"(%0, %17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %19 = "stablehlo.select"(%18, %16, %1) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %21 = "stablehlo.compare"(%arg0, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %22 = "stablehlo.select"(%21, %arg0, %19) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %23 = "stablehlo.negate"(%19) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %25 = "stablehlo.compare"(%arg0, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %26 = "stablehlo.select"(%25, %23, %22) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %28 = "stablehlo.compare"(%0, %27) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %29 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<20x20xf32>}> : () -> tensor<20x20xf32>
    %30 = "stablehlo.select"(%28, %29, %26) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    "func.return"(%30) : (tensor<20x20xf32>) -> ()
  }
}
