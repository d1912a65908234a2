module @setu {
  func.func public @main(%arg0: tensor<5x1xf32>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x1xf32>) -> tensor<5x5x5xf32>
    "func.return"(%0) : (tensor<5x5x5xf32>) -> ()
  }
}
