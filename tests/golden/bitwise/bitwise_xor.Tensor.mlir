module @setu {
  func.func public @main(%arg0: tensor<5x10x5xi64>, %arg1: tensor<5x10x5xi64>) -> (tensor<5x10x5xi64>) {
    %0 = "stablehlo.xor"(%arg0, %arg1) : (tensor<5x10x5xi64>, tensor<5x10x5xi64>) -> tensor<5x10x5xi64>
    "func.return"(%0) : (tensor<5x10x5xi64>) -> ()
  }
}
