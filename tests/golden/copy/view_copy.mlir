module @setu {
  func.func public @main(%arg0: tensor<50x5xf32>) -> (tensor<5x50xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<50x5xf32>) -> tensor<5x50xf32>
    "func.return"(%0) : (tensor<5x50xf32>) -> ()
  }
}
