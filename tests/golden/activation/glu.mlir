module @setu {
  func.func public @main(%arg0: tensor<8x2xf32>) -> (tensor<4x2xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 2>, strides = array<i64: 1, 1>}> : (tensor<8x2xf32>) -> tensor<4x2xf32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 4, 0>, limit_indices = array<i64: 8, 2>, strides = array<i64: 1, 1>}> : (tensor<8x2xf32>) -> tensor<4x2xf32>
    %2 = "stablehlo.logistic"(%1) : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    "func.return"(%3) : (tensor<4x2xf32>) -> ()
  }
}
