module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    "func.return"(%arg0) : (tensor<2x3xf32>) -> ()
  }
}
