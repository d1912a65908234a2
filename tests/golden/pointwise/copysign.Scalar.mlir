module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<i64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.bitcast_convert"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %3 = "stablehlo.bitcast_convert"(%1) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %4 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %5 = "stablehlo.and"(%3, %4) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %6 = "stablehlo.not"(%4) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %7 = "stablehlo.and"(%2, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %8 = "stablehlo.or"(%7, %5) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %9 = "stablehlo.bitcast_convert"(%8) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    "func.return"(%9) : (tensor<2x3xf32>) -> ()
  }
}
