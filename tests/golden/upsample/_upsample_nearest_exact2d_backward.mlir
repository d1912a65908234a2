module @setu {
  func.func public @main(%arg0: tensor<1x2x8x8xf32>) -> (tensor<1x2x4x4xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 7, 8>, strides = array<i64: 1, 1, 2, 1>}> : (tensor<1x2x8x8xf32>) -> tensor<1x2x4x8xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 1, 2, 8, 8>, strides = array<i64: 1, 1, 2, 1>}> : (tensor<1x2x8x8xf32>) -> tensor<1x2x4x8xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 4, 7>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x4xf32>
    %4 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 1, 2, 4, 8>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x4xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    "func.return"(%5) : (tensor<1x2x4x4xf32>) -> ()
  }
}
