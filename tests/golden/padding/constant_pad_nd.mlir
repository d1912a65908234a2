module @setu {
  func.func public @main(%arg0: tensor<1x3xf32>, %arg1: tensor<f32>) -> (tensor<1x6xf32>) {
    %0 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xf32>, tensor<f32>) -> tensor<1x6xf32>
    "func.return"(%0) : (tensor<1x6xf32>) -> ()
  }
}
