module @setu {
  func.func public @main(%arg0: tensor<2x3xi64>, %arg1: tensor<2x3xi64>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.shift_right_arithmetic"(%arg0, %arg1) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    "func.return"(%0) : (tensor<2x3xi64>) -> ()
  }
}
