module @setu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<5x5xf32>, %arg2: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<2.5e+01> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.divide"(%arg0, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %3 = "stablehlo.negate"(%arg2) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.multiply"(%3, %arg1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %5 = "stablehlo.exponential"(%4) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %9 = "stablehlo.multiply"(%3, %8) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.multiply"(%9, %2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%10) : (tensor<5x5xf32>) -> ()
  }
}
