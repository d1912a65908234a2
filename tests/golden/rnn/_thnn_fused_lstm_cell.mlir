module @setu {
  func.func public @main(%arg0: tensor<2x12xf32>, %arg1: tensor<2x12xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<12xf32>, %arg4: tensor<12xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x12xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf32>) -> tensor<2x12xf32>
    %1 = "stablehlo.add"(%arg1, %0) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<12xf32>) -> tensor<2x12xf32>
    %3 = "stablehlo.add"(%arg0, %2) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %4 = "stablehlo.add"(%3, %1) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.logistic"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.logistic"(%7) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.tanh"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x12xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.logistic"(%11) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%6, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%8, %arg2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%14, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.tanh"(%15) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%12, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.concatenate"(%6, %8, %10, %12) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x12xf32>
    "func.return"(%17, %15, %18) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x12xf32>) -> ()
  }
}
