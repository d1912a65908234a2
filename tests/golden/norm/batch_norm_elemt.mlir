module @setu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.reshape"(%arg4) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %3 = "stablehlo.reshape"(%arg3) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
    %5 = "stablehlo.subtract"(%arg0, %4) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %8 = "stablehlo.reshape"(%arg2) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.add"(%7, %9) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    "func.return"(%10) : (tensor<2x3x4xf32>) -> ()
  }
}
