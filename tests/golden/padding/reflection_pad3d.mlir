module @setu {
  func.func public @main(%arg0: tensor<1x2x4x4x4xf32>) -> (tensor<1x2x6x6x6xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 1, 2, 4, 4, 2>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x1xf32>
    %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 4>}> : (tensor<1x2x4x4x1xf32>) -> tensor<1x2x4x4x1xf32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0, 2>, limit_indices = array<i64: 1, 2, 4, 4, 3>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x1xf32>
    %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 4>}> : (tensor<1x2x4x4x1xf32>) -> tensor<1x2x4x4x1xf32>
    %4 = "stablehlo.concatenate"(%1, %arg0, %3) <{dimension = 4 : i64}> : (tensor<1x2x4x4x1xf32>, tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x1xf32>) -> tensor<1x2x4x4x6xf32>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 1, 2, 4, 2, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x4x6xf32>) -> tensor<1x2x4x1x6xf32>
    %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 3>}> : (tensor<1x2x4x1x6xf32>) -> tensor<1x2x4x1x6xf32>
    %7 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0, 0, 2, 0>, limit_indices = array<i64: 1, 2, 4, 3, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x4x6xf32>) -> tensor<1x2x4x1x6xf32>
    %8 = "stablehlo.reverse"(%7) <{dimensions = array<i64: 3>}> : (tensor<1x2x4x1x6xf32>) -> tensor<1x2x4x1x6xf32>
    %9 = "stablehlo.concatenate"(%6, %4, %8) <{dimension = 3 : i64}> : (tensor<1x2x4x1x6xf32>, tensor<1x2x4x4x6xf32>, tensor<1x2x4x1x6xf32>) -> tensor<1x2x4x6x6xf32>
    %10 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 1, 2, 2, 6, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x6x6xf32>) -> tensor<1x2x1x6x6xf32>
    %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 2>}> : (tensor<1x2x1x6x6xf32>) -> tensor<1x2x1x6x6xf32>
    %12 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 0, 2, 0, 0>, limit_indices = array<i64: 1, 2, 3, 6, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x4x6x6xf32>) -> tensor<1x2x1x6x6xf32>
    %13 = "stablehlo.reverse"(%12) <{dimensions = array<i64: 2>}> : (tensor<1x2x1x6x6xf32>) -> tensor<1x2x1x6x6xf32>
    %14 = "stablehlo.concatenate"(%11, %9, %13) <{dimension = 2 : i64}> : (tensor<1x2x1x6x6xf32>, tensor<1x2x4x6x6xf32>, tensor<1x2x1x6x6xf32>) -> tensor<1x2x6x6x6xf32>
    "func.return"(%14) : (tensor<1x2x6x6x6xf32>) -> ()
  }
}
