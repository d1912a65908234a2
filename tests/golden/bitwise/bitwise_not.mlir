module @setu {
  func.func public @main(%arg0: tensor<5x4xi1>) -> (tensor<5x4xi1>) {
    %0 = "stablehlo.not"(%arg0) : (tensor<5x4xi1>) -> tensor<5x4xi1>
    "func.return"(%0) : (tensor<5x4xi1>) -> ()
  }
}
