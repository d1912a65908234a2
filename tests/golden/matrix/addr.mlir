module @setu {
  func.func public @main(%arg0: tensor<5x10xf32>, %arg1: tensor<5xf32>, %arg2: tensor<10xf32>) -> (tensor<5x10xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<5xf32>) -> tensor<5x1xf32>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<10xf32>) -> tensor<1x10xf32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x10xf32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xf32>) -> tensor<5x10xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    %5 = "stablehlo.add"(%4, %arg0) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    "func.return"(%5) : (tensor<5x10xf32>) -> ()
  }
}
