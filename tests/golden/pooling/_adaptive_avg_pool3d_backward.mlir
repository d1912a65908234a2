module @setu {
  func.func public @main(%arg0: tensor<8x4x3x7xf32>, %arg1: tensor<8x4x3x7xf32>) -> (tensor<8x4x3x7xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
    %1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<4xf32>) -> tensor<1x4x1x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x1xf32>) -> tensor<8x4x3x7xf32>
    %4 = "stablehlo.divide"(%arg0, %3) : (tensor<8x4x3x7xf32>, tensor<8x4x3x7xf32>) -> tensor<8x4x3x7xf32>
    %5 = "stablehlo.constant"() <{value = dense<1> : tensor<3xi64>}> : () -> tensor<3xi64>
    %6 = "stablehlo.convert"(%5) : (tensor<3xi64>) -> tensor<3xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<3xf32>) -> tensor<1x1x3x1xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x1xf32>) -> tensor<8x4x3x7xf32>
    %9 = "stablehlo.divide"(%4, %8) : (tensor<8x4x3x7xf32>, tensor<8x4x3x7xf32>) -> tensor<8x4x3x7xf32>
    %10 = "stablehlo.constant"() <{value = dense<1> : tensor<7xi64>}> : () -> tensor<7xi64>
    %11 = "stablehlo.convert"(%10) : (tensor<7xi64>) -> tensor<7xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<7xf32>) -> tensor<1x1x1x7xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x7xf32>) -> tensor<8x4x3x7xf32>
    %14 = "stablehlo.divide"(%9, %13) : (tensor<8x4x3x7xf32>, tensor<8x4x3x7xf32>) -> tensor<8x4x3x7xf32>
    "func.return"(%14) : (tensor<8x4x3x7xf32>) -> ()
  }
}
