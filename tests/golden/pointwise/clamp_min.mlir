module @setu {
  func.func public @main(%arg0: tensor<2x1x1x5xf32>, %arg1: tensor<f32>) -> (tensor<2x1x1x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x1x5xf32>
    %1 = "stablehlo.maximum"(%arg0, %0) : (tensor<2x1x1x5xf32>, tensor<2x1x1x5xf32>) -> tensor<2x1x1x5xf32>
    "func.return"(%1) : (tensor<2x1x1x5xf32>) -> ()
  }
}
