module @setu {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<2x3x2xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 3>}> : (tensor<2x3x4xf32>) -> tensor<2x3x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2xf32>) -> tensor<1x1x2xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<2x3x2xf32>
    %4 = "stablehlo.multiply"(%0, %3) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %5 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 2>}> : (tensor<2x3x4xf32>) -> tensor<2x3x2xf32>
    %6 = "stablehlo.constant"() <{value = dense<"0x000000000000803F"> : tensor<2xf32>}> : () -> tensor<2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2xf32>) -> tensor<1x1x2xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<2x3x2xf32>
    %9 = "stablehlo.multiply"(%5, %8) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %10 = "stablehlo.constant"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
    %11 = "stablehlo.reshape"(%10) : (tensor<2xi1>) -> tensor<1x1x2xi1>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xi1>) -> tensor<2x3x2xi1>
    %14 = "stablehlo.select"(%13, %9, %12) : (tensor<2x3x2xi1>, tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %15 = "stablehlo.add"(%4, %14) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    "func.return"(%15) : (tensor<2x3x2xf32>) -> ()
  }
}
