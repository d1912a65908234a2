module @setu {
  func.func public @main(%arg0: tensor<8x1x5x5xf32>) -> (tensor<8x1x1x2xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 8, 1, 5, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x1x5x5xf32>) -> tensor<8x1x5x2xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 8, 1, 2, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<8x1x5x2xf32>) -> tensor<8x1x1x2xf32>
    "func.return"(%1) : (tensor<8x1x1x2xf32>) -> ()
  }
}
