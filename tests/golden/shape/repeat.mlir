module @setu {
  func.func public @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<3x2xf32>) -> tensor<1x3x1x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1x3x1x2xf32>) -> tensor<3x2xf32>
    "func.return"(%1) : (tensor<3x2xf32>) -> ()
  }
}
