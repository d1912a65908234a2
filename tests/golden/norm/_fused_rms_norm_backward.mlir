module @setu {
  func.func public @main(%arg0: tensor<1x2xf32>, %arg1: tensor<1x2xf32>, %arg2: tensor<1x1xf32>) -> (tensor<1x2xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x2xf32>
    %1 = "stablehlo.multiply"(%arg1, %0) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %2 = "stablehlo.multiply"(%arg0, %1) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a4: tensor<f32>, %a5: tensor<f32>):
      %6 = "stablehlo.add"(%a4, %a5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<1x1xf32>
    %9 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %10 = "stablehlo.divide"(%8, %9) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x2xf32>
    %12 = "stablehlo.multiply"(%1, %11) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %13 = "stablehlo.subtract"(%arg0, %12) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %14 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x2xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    "func.return"(%15) : (tensor<1x2xf32>) -> ()
  }
}
