// x + 1 as strict mode runs it: the number is a run-time input, an integer as Python gave it.
module @add_scalar {
  func.func public @main(%arg0: tensor<4x4xf32>, %arg1: tensor<i64>) -> (tensor<4x4xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %2 = "stablehlo.add"(%arg0, %1) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%2) : (tensor<4x4xf32>) -> ()
  }
}
