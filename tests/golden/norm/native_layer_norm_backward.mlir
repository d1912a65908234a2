module @setu {
  func.func public @main(%arg0: tensor<1x2xf32>, %arg1: tensor<1x2xf32>, %arg2: tensor<1x1xf32>, %arg3: tensor<1x1xf32>) -> (tensor<1x2xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x2xf32>
    %1 = "stablehlo.subtract"(%arg1, %0) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x2xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%arg0, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a5: tensor<f32>, %a6: tensor<f32>):
      %7 = "stablehlo.add"(%a5, %a6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<1x1xf32>
    %10 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %11 = "stablehlo.divide"(%9, %10) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %12 = "stablehlo.multiply"(%arg0, %3) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a14: tensor<f32>, %a15: tensor<f32>):
      %16 = "stablehlo.add"(%a14, %a15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1xf32>) -> tensor<1x1xf32>
    %19 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %20 = "stablehlo.divide"(%18, %19) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x2xf32>
    %22 = "stablehlo.multiply"(%3, %21) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %23 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x2xf32>
    %24 = "stablehlo.subtract"(%arg0, %23) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %25 = "stablehlo.subtract"(%24, %22) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %26 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x2xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    "func.return"(%27) : (tensor<1x2xf32>) -> ()
  }
}
