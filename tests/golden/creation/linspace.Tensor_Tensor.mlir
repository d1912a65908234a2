module @setu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<i64>) -> (tensor<0xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0xf32>
    "func.return"(%1) : (tensor<0xf32>) -> ()
  }
}
