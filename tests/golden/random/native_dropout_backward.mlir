module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xi1>, %arg2: tensor<f32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%3) : (tensor<5x5xf32>) -> ()
  }
}
