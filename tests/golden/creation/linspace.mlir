module @setu {
  func.func public @main(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<1xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<i64>) -> tensor<f32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    "func.return"(%2) : (tensor<1xf32>) -> ()
  }
}
