module @setu {
  func.func public @main(%arg0: tensor<5x10x5xf32>, %arg1: tensor<5x10x5xf32>) -> (tensor<5x10x5xf32>) {
    %0 = "stablehlo.log"(%arg1) : (tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x10x5xf32>}> : () -> tensor<5x10x5xf32>
    %2 = "stablehlo.compare"(%arg0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xi1>
    %3 = "stablehlo.multiply"(%arg0, %0) : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x10x5xf32>}> : () -> tensor<5x10x5xf32>
    %5 = "stablehlo.select"(%2, %4, %3) : (tensor<5x10x5xi1>, tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    %6 = "stablehlo.compare"(%arg1, %arg1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xi1>
    %7 = "stablehlo.select"(%6, %arg1, %5) : (tensor<5x10x5xi1>, tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    "func.return"(%7) : (tensor<5x10x5xf32>) -> ()
  }
}
