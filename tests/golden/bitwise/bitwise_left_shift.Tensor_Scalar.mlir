module @setu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<i64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %1 = "stablehlo.shift_left"(%arg0, %0) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    "func.return"(%1) : (tensor<2x3xi64>) -> ()
  }
}
