module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.negate"(%arg1) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.logistic"(%0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %2 = "stablehlo.multiply"(%arg0, %1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%2) : (tensor<5x5xf32>) -> ()
  }
}
