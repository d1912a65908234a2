module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5xi1>, %arg2: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<5xf32>) -> tensor<1x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5x5xi1>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %3 = "stablehlo.select"(%1, %2, %arg0) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%3) : (tensor<5x5xf32>) -> ()
  }
}
