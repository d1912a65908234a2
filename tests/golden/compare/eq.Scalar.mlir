module @setu {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<f32>) -> (tensor<5x1xi1>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x1xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xi1>
    "func.return"(%1) : (tensor<5x1xi1>) -> ()
  }
}
