module @setu {
  func.func public @main(%arg0: tensor<1x2x4x4x4xf32>) -> (tensor<1x2x2x2x2xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 1, 2, 4, 4, 4>, strides = array<i64: 1, 1, 2, 1, 1>}> : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x2x4x4xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 1, 2, 2, 4, 4>, strides = array<i64: 1, 1, 1, 2, 1>}> : (tensor<1x2x2x4x4xf32>) -> tensor<1x2x2x2x4xf32>
    %2 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 1, 2, 2, 2, 4>, strides = array<i64: 1, 1, 1, 1, 2>}> : (tensor<1x2x2x2x4xf32>) -> tensor<1x2x2x2x2xf32>
    "func.return"(%2) : (tensor<1x2x2x2x2xf32>) -> ()
  }
}
