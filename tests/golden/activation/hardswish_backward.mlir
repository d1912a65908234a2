module @setu {
  func.func public @main(%arg0: tensor<10x10xf32>, %arg1: tensor<10x10xf32>) -> (tensor<10x10xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %1 = "stablehlo.divide"(%arg1, %0) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %2 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %3 = "stablehlo.add"(%1, %2) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %4 = "stablehlo.multiply"(%arg0, %3) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %5 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %6 = "stablehlo.compare"(%arg1, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xi1>
    %7 = "stablehlo.select"(%6, %4, %arg0) : (tensor<10x10xi1>, tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %8 = "stablehlo.constant"() <{value = dense<-3.0e+00> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %9 = "stablehlo.compare"(%arg1, %8) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xi1>
    %10 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %11 = "stablehlo.select"(%9, %10, %7) : (tensor<10x10xi1>, tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    "func.return"(%11) : (tensor<10x10xf32>) -> ()
  }
}
