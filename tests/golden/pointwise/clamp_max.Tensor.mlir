module @setu {
  func.func public @main(%arg0: tensor<5x10x5xf32>, %arg1: tensor<5x10x5xf32>) -> (tensor<5x10x5xf32>) {
    %0 = "stablehlo.minimum"(%arg0, %arg1) : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    "func.return"(%0) : (tensor<5x10x5xf32>) -> ()
  }
}
