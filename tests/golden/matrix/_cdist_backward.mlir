module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>, %arg2: tensor<5x5xf32>, %arg3: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.reshape"(%arg3) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x5xf32>) -> tensor<5x5x5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x5xf32>) -> tensor<5x5x5xf32>
    %6 = "stablehlo.subtract"(%4, %5) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a9: tensor<f32>, %a10: tensor<f32>):
      %11 = "stablehlo.add"(%a9, %a10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5x5xf32>
    "func.return"(%12) : (tensor<5x5xf32>) -> ()
  }
}
