module @setu {
  func.func public @main(%arg0: tensor<2x1x1x5xf32>, %arg1: tensor<f32>) -> (tensor<2x1x1x5xi1>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x1x5xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x1x5xf32>, tensor<2x1x1x5xf32>) -> tensor<2x1x1x5xi1>
    "func.return"(%1) : (tensor<2x1x1x5xi1>) -> ()
  }
}
