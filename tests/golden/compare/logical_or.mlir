module @setu {
  func.func public @main(%arg0: tensor<5x5xi1>, %arg1: tensor<5x5xi1>) -> (tensor<5x5xi1>) {
    %0 = "stablehlo.or"(%arg0, %arg1) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    "func.return"(%0) : (tensor<5x5xi1>) -> ()
  }
}
