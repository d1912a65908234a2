module @setu {
  func.func public @main(%arg0: tensor<5x5x5xf32>) -> (tensor<5x2x5xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 5, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<5x5x5xf32>) -> tensor<5x2x5xf32>
    "func.return"(%0) : (tensor<5x2x5xf32>) -> ()
  }
}
