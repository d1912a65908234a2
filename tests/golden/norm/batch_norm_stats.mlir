module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%arg0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a2: tensor<f32>, %a3: tensor<f32>):
      %4 = "stablehlo.add"(%a2, %a3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<3xf32>) -> tensor<1x3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.subtract"(%arg0, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%10, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a13: tensor<f32>, %a14: tensor<f32>):
      %15 = "stablehlo.add"(%a13, %a14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %19 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<3xf32>}> : () -> tensor<3xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %21 = "stablehlo.sqrt"(%20) : (tensor<3xf32>) -> tensor<3xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<3xf32>}> : () -> tensor<3xf32>
    %23 = "stablehlo.divide"(%22, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%7, %23) : (tensor<3xf32>, tensor<3xf32>) -> ()
  }
}
