module @setu {
  func.func public @main(%arg0: tensor<2x9xf32>, %arg1: tensor<2x9xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<9xf32>, %arg4: tensor<9xf32>) -> (tensor<2x3xf32>, tensor<2x15xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xf32>) -> tensor<2x9xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xf32>) -> tensor<2x9xf32>
    %3 = "stablehlo.add"(%arg1, %2) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%5, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.logistic"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.add"(%9, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.logistic"(%10) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%7, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x9xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%14, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.tanh"(%15) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.subtract"(%arg2, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%11, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%16, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.concatenate"(%7, %11, %16, %arg2, %12) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x15xf32>
    "func.return"(%19, %20) : (tensor<2x3xf32>, tensor<2x15xf32>) -> ()
  }
}
