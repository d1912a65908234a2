module @setu {
  func.func public @main(%arg0: tensor<2x3x1x2xf32>, %arg1: tensor<2x3x1x4xf32>) -> (tensor<2x3x1x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %1 = "stablehlo.convert"(%0) : (tensor<1xi64>) -> tensor<1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1xf32>) -> tensor<1x1x1x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xf32>) -> tensor<2x3x1x2xf32>
    %4 = "stablehlo.divide"(%arg0, %3) : (tensor<2x3x1x2xf32>, tensor<2x3x1x2xf32>) -> tensor<2x3x1x2xf32>
    %5 = "stablehlo.constant"() <{value = dense<2> : tensor<2xi64>}> : () -> tensor<2xi64>
    %6 = "stablehlo.convert"(%5) : (tensor<2xi64>) -> tensor<2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2xf32>) -> tensor<1x1x1x2xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2xf32>) -> tensor<2x3x1x2xf32>
    %9 = "stablehlo.divide"(%4, %8) : (tensor<2x3x1x2xf32>, tensor<2x3x1x2xf32>) -> tensor<2x3x1x2xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x3x1x2xf32>) -> tensor<2x3x1x2x2xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x3x1x2x2xf32>) -> tensor<2x3x1x4xf32>
    "func.return"(%11) : (tensor<2x3x1x4xf32>) -> ()
  }
}
