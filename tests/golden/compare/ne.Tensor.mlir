module @setu {
  func.func public @main(%arg0: tensor<5x10x5xf32>, %arg1: tensor<5x10x5xf32>) -> (tensor<5x10x5xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xi1>
    "func.return"(%0) : (tensor<5x10x5xi1>) -> ()
  }
}
