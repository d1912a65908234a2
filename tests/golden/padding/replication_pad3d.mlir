module @setu {
  func.func public @main(%arg0: tensor<1x2x4x4x4xf32>) -> (tensor<1x2x6x6x6xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 4, 4, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x1xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0, 3>, limit_indices = array<i64: 1, 2, 4, 4, 4>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x1xf32>
    %2 = "stablehlo.concatenate"(%0, %arg0, %1) <{dimension = 4 : i64}> : (tensor<1x2x4x4x1xf32>, tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x1xf32>) -> tensor<1x2x4x4x6xf32>
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 4, 1, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x4x6xf32>) -> tensor<1x2x4x1x6xf32>
    %4 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 0, 3, 0>, limit_indices = array<i64: 1, 2, 4, 4, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x4x6xf32>) -> tensor<1x2x4x1x6xf32>
    %5 = "stablehlo.concatenate"(%3, %2, %4) <{dimension = 3 : i64}> : (tensor<1x2x4x1x6xf32>, tensor<1x2x4x4x6xf32>, tensor<1x2x4x1x6xf32>) -> tensor<1x2x4x6x6xf32>
    %6 = "stablehlo.slice"(%5) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1, 6, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x6x6xf32>) -> tensor<1x2x1x6x6xf32>
    %7 = "stablehlo.slice"(%5) <{start_indices = array<i64: 0, 0, 3, 0, 0>, limit_indices = array<i64: 1, 2, 4, 6, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x6x6xf32>) -> tensor<1x2x1x6x6xf32>
    %8 = "stablehlo.concatenate"(%6, %5, %7) <{dimension = 2 : i64}> : (tensor<1x2x1x6x6xf32>, tensor<1x2x4x6x6xf32>, tensor<1x2x1x6x6xf32>) -> tensor<1x2x6x6x6xf32>
    "func.return"(%8) : (tensor<1x2x6x6x6xf32>) -> ()
  }
}
