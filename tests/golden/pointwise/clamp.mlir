module @setu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> (tensor<3x3xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %5 = "stablehlo.minimum"(%2, %4) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%5) : (tensor<3x3xf32>) -> ()
  }
}
