module @setu {
  func.func public @main(%arg0: tensor<5x10x5xf32>, %arg1: tensor<5x10x5xf32>) -> (tensor<5x10x5xf32>) {
    %0 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    %1 = "stablehlo.compare"(%arg1, %arg1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xi1>
    %2 = "stablehlo.select"(%1, %arg0, %0) : (tensor<5x10x5xi1>, tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    %3 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xi1>
    %4 = "stablehlo.select"(%3, %arg1, %2) : (tensor<5x10x5xi1>, tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    "func.return"(%4) : (tensor<5x10x5xf32>) -> ()
  }
}
