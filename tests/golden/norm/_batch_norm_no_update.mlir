module @setu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xui8>) {
    %0 = "stablehlo.constant"() <{value = dense<0x3727C5AC> : tensor<3xf32>}> : () -> tensor<3xf32>
    %1 = "stablehlo.add"(%arg4, %0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %2 = "stablehlo.sqrt"(%1) : (tensor<3xf32>) -> tensor<3xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<3xf32>}> : () -> tensor<3xf32>
    %4 = "stablehlo.divide"(%3, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %6 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %8 = "stablehlo.reshape"(%arg3) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.subtract"(%arg0, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %13 = "stablehlo.reshape"(%arg2) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %16 = "stablehlo.constant"() <{value = dense<> : tensor<0xf32>}> : () -> tensor<0xf32>
    %17 = "stablehlo.constant"() <{value = dense<> : tensor<0xf32>}> : () -> tensor<0xf32>
    %18 = "stablehlo.constant"() <{value = dense<> : tensor<0xui8>}> : () -> tensor<0xui8>
    "func.return"(%15, %16, %17, %18) : (tensor<2x3x4xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xui8>) -> ()
  }
}
