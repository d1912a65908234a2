module @setu {
  func.func public @main(%arg0: tensor<10x5xf32>, %arg1: tensor<f32>) -> (tensor<10x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.power"(%0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x5xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    "func.return"(%3) : (tensor<10x5xf32>) -> ()
  }
}
