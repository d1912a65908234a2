module @setu {
  func.func public @main(%arg0: tensor<3x2x4xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>, %arg3: tensor<2xf32> {tf.aliasing_output = 0 : i32}, %arg4: tensor<2xf32> {tf.aliasing_output = 1 : i32}, %arg5: tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<3x2x4xf32>, tensor<0xf32>, tensor<0xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0x3727C5AC> : tensor<2xf32>}> : () -> tensor<2xf32>
    %1 = "stablehlo.add"(%arg4, %0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %2 = "stablehlo.sqrt"(%1) : (tensor<2xf32>) -> tensor<2xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %4 = "stablehlo.divide"(%3, %2) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2xf32>) -> tensor<1x2x1xf32>
    %6 = "stablehlo.reshape"(%arg1) : (tensor<2xf32>) -> tensor<1x2x1xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
    %8 = "stablehlo.reshape"(%arg3) : (tensor<2xf32>) -> tensor<1x2x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x1xf32>) -> tensor<3x2x4xf32>
    %10 = "stablehlo.subtract"(%arg0, %9) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x1xf32>) -> tensor<3x2x4xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
    %13 = "stablehlo.reshape"(%arg2) : (tensor<2xf32>) -> tensor<1x2x1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x1xf32>) -> tensor<3x2x4xf32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> tensor<3x2x4xf32>
    %16 = "stablehlo.constant"() <{value = dense<> : tensor<0xf32>}> : () -> tensor<0xf32>
    %17 = "stablehlo.constant"() <{value = dense<> : tensor<0xf32>}> : () -> tensor<0xf32>
    "func.return"(%arg3, %arg4, %15, %16, %17) : (tensor<2xf32>, tensor<2xf32>, tensor<3x2x4xf32>, tensor<0xf32>, tensor<0xf32>) -> ()
  }
}
