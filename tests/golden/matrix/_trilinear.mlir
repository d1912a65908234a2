module @setu {
  func.func public @main(%arg0: tensor<1x3xf32>, %arg1: tensor<5x3x4xf32>, %arg2: tensor<1x4xf32>) -> (tensor<1x5xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1x1x3xf32>) -> tensor<1x1x3x1xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<5x3x4xf32>) -> tensor<1x5x3x4xf32>
    %3 = "stablehlo.reshape"(%arg2) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x1x4xf32>) -> tensor<1x1x1x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x3x1xf32>) -> tensor<1x5x3x4xf32>
    %6 = "stablehlo.multiply"(%5, %2) : (tensor<1x5x3x4xf32>, tensor<1x5x3x4xf32>) -> tensor<1x5x3x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<1x5x3x4xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<1x5x3x4xf32>, tensor<1x5x3x4xf32>) -> tensor<1x5x3x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%a10: tensor<f32>, %a11: tensor<f32>):
      %12 = "stablehlo.add"(%a10, %a11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<1x5x3x4xf32>, tensor<f32>) -> tensor<1x5xf32>
    "func.return"(%13) : (tensor<1x5xf32>) -> ()
  }
}
