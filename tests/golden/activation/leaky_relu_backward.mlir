module @setu {
  func.func public @main(%arg0: tensor<10x10xf32>, %arg1: tensor<10x10xf32>) -> (tensor<10x10xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0x3C23D70A> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<10x10xf32>}> : () -> tensor<10x10xf32>
    %3 = "stablehlo.compare"(%arg1, %2) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xi1>
    %4 = "stablehlo.select"(%3, %arg0, %1) : (tensor<10x10xi1>, tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    "func.return"(%4) : (tensor<10x10xf32>) -> ()
  }
}
