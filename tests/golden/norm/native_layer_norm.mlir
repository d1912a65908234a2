module @setu {
  func.func public @main(%arg0: tensor<1x2xf32>) -> (tensor<1x2xf32>, tensor<1x1xf32>, tensor<1x1xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>):
      %3 = "stablehlo.add"(%a1, %a2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<1x1xf32>
    %6 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x2xf32>
    %9 = "stablehlo.subtract"(%arg0, %8) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a12: tensor<f32>, %a13: tensor<f32>):
      %14 = "stablehlo.add"(%a12, %a13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1xf32>) -> tensor<1x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %19 = "stablehlo.constant"() <{value = dense<0x3727C5AC> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %21 = "stablehlo.sqrt"(%20) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %23 = "stablehlo.divide"(%22, %21) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x2xf32>
    %25 = "stablehlo.multiply"(%9, %24) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    "func.return"(%25, %7, %23) : (tensor<1x2xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  }
}
