module @setu {
  func.func public @main(%arg0: tensor<1x2xf32>) -> (tensor<1x2xf32>, tensor<1x1xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a2: tensor<f32>, %a3: tensor<f32>):
      %4 = "stablehlo.add"(%a2, %a3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1xf32>) -> tensor<1x1xf32>
    %7 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %9 = "stablehlo.constant"() <{value = dense<0x34000000> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %11 = "stablehlo.rsqrt"(%10) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x2xf32>
    %13 = "stablehlo.multiply"(%arg0, %12) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    "func.return"(%13, %11) : (tensor<1x2xf32>, tensor<1x1xf32>) -> ()
  }
}
