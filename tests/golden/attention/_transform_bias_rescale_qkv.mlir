module @setu {
  func.func public @main(%arg0: tensor<2x2x2xf32>, %arg1: tensor<2x2x2xf32>) -> (tensor<2x1x2x0xf32>, tensor<2x1x2x0xf32>, tensor<2x1x2x0xf32>) {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 2, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x2xf32>) -> tensor<2x2x0xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2x0xf32>) -> tensor<2x2x1x0xf32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x1x0xf32>) -> tensor<2x1x2x0xf32>
    %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 2, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x2xf32>) -> tensor<2x2x0xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x2x0xf32>) -> tensor<2x2x1x0xf32>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x1x0xf32>) -> tensor<2x1x2x0xf32>
    %7 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 2, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x2xf32>) -> tensor<2x2x0xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x2x0xf32>) -> tensor<2x2x1x0xf32>
    %9 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x1x0xf32>) -> tensor<2x1x2x0xf32>
    %10 = "stablehlo.constant"() <{value = dense<> : tensor<2x1x2x0xf32>}> : () -> tensor<2x1x2x0xf32>
    %11 = "stablehlo.divide"(%3, %10) : (tensor<2x1x2x0xf32>, tensor<2x1x2x0xf32>) -> tensor<2x1x2x0xf32>
    %12 = "stablehlo.constant"() <{value = dense<> : tensor<2x1x2x0xf32>}> : () -> tensor<2x1x2x0xf32>
    %13 = "stablehlo.constant"() <{value = dense<> : tensor<2x1x2x0xf32>}> : () -> tensor<2x1x2x0xf32>
    %14 = "stablehlo.constant"() <{value = dense<> : tensor<2x1x2x0xf32>}> : () -> tensor<2x1x2x0xf32>
    "func.return"(%12, %13, %14) : (tensor<2x1x2x0xf32>, tensor<2x1x2x0xf32>, tensor<2x1x2x0xf32>) -> ()
  }
}
