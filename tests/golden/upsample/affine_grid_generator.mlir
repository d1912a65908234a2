module @setu {
  func.func public @main(%arg0: tensor<1x2x3xf32>) -> (tensor<1x4x4x2xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 2, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x2x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1x2x1xf32>) -> tensor<1x1x1x2xf32>
    %2 = "stablehlo.constant"() <{value = dense<"0x000040BFFFFF7FBEFFFF7F3E0000403F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<4xf32>) -> tensor<1x1x4x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2xf32>) -> tensor<1x1x4x2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x1xf32>) -> tensor<1x1x4x2xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<1x1x4x2xf32>, tensor<1x1x4x2xf32>) -> tensor<1x1x4x2xf32>
    %7 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x2x1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x2x1xf32>) -> tensor<1x1x1x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<"0x000040BFFFFF7FBEFFFF7F3E0000403F"> : tensor<4xf32>}> : () -> tensor<4xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<4xf32>) -> tensor<1x4x1x1xf32>
    %11 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2xf32>) -> tensor<1x4x1x2xf32>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x1xf32>) -> tensor<1x4x1x2xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<1x4x1x2xf32>, tensor<1x4x1x2xf32>) -> tensor<1x4x1x2xf32>
    %14 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x4x2xf32>) -> tensor<1x4x4x2xf32>
    %15 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x2xf32>) -> tensor<1x4x4x2xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
    %17 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 1, 2, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<1x2x3xf32>) -> tensor<1x2x1xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x2x1xf32>) -> tensor<1x1x1x2xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2xf32>) -> tensor<1x4x4x2xf32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
    "func.return"(%20) : (tensor<1x4x4x2xf32>) -> ()
  }
}
