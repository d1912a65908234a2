module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<f32>, tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>):
      %3 = "stablehlo.add"(%a1, %a2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.reshape"(%4) : (tensor<f32>) -> tensor<1x1xf32>
    %6 = "stablehlo.constant"() <{value = dense<2.5e+01> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<5x5xf32>
    %9 = "stablehlo.subtract"(%arg0, %8) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%a12: tensor<f32>, %a13: tensor<f32>):
      %14 = "stablehlo.add"(%a12, %a13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.reshape"(%7) : (tensor<1x1xf32>) -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<2.4e+01> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.divide"(%15, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.sqrt"(%18) : (tensor<f32>) -> tensor<f32>
    "func.return"(%19, %16) : (tensor<f32>, tensor<f32>) -> ()
  }
}
