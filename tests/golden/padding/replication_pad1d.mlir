module @setu {
  func.func public @main(%arg0: tensor<1x3xf32>) -> (tensor<1x4xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x1xf32>
    %1 = "stablehlo.concatenate"(%arg0, %0) <{dimension = 1 : i64}> : (tensor<1x3xf32>, tensor<1x1xf32>) -> tensor<1x4xf32>
    "func.return"(%1) : (tensor<1x4xf32>) -> ()
  }
}
