module @setu {
  func.func public @main(%arg0: tensor<10x10xf32>, %arg1: tensor<10x10xf32>) -> (tensor<10x10xf32>) {
    %0 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %1 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %3 = "stablehlo.exponential"(%2) : (tensor<10x10xf32>) -> tensor<10x10xf32>
    %4 = "stablehlo.constant"() <{value = dense<0x3ECC422A> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %6 = "stablehlo.multiply"(%arg1, %5) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %7 = "stablehlo.constant"() <{value = dense<0x3F3504F3> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %8 = "stablehlo.multiply"(%arg1, %7) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %9 = "chlo.erf"(%8) : (tensor<10x10xf32>) -> tensor<10x10xf32>
    %10 = "stablehlo.sign"(%8) : (tensor<10x10xf32>) -> tensor<10x10xf32>
    %11 = "stablehlo.abs"(%8) : (tensor<10x10xf32>) -> tensor<10x10xf32>
    %12 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xi1>
    %14 = "stablehlo.select"(%13, %10, %9) : (tensor<10x10xi1>, tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %17 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %19 = "stablehlo.add"(%18, %6) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %20 = "stablehlo.multiply"(%arg0, %19) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    "func.return"(%20) : (tensor<10x10xf32>) -> ()
  }
}
