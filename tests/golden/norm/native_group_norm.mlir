module @setu {
  func.func public @main(%arg0: tensor<1x6x3xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> (tensor<1x6x3xf32>, tensor<1x2xf32>, tensor<1x2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x6x3xf32>) -> tensor<1x2x3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%a2: tensor<f32>, %a3: tensor<f32>):
      %4 = "stablehlo.add"(%a2, %a3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x2xf32>) -> tensor<1x2x1x1xf32>
    %7 = "stablehlo.constant"() <{value = dense<9.0e+00> : tensor<1x2x1x1xf32>}> : () -> tensor<1x2x1x1xf32>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
    %10 = "stablehlo.subtract"(%0, %9) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %11 = "stablehlo.multiply"(%10, %10) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%a13: tensor<f32>, %a14: tensor<f32>):
      %15 = "stablehlo.add"(%a13, %a14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x2xf32>) -> tensor<1x2x1x1xf32>
    %18 = "stablehlo.constant"() <{value = dense<9.0e+00> : tensor<1x2x1x1xf32>}> : () -> tensor<1x2x1x1xf32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %20 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1x2x1x1xf32>}> : () -> tensor<1x2x1x1xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %22 = "stablehlo.sqrt"(%21) : (tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %23 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1x2x1x1xf32>}> : () -> tensor<1x2x1x1xf32>
    %24 = "stablehlo.divide"(%23, %22) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
    %26 = "stablehlo.multiply"(%10, %25) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %27 = "stablehlo.reshape"(%arg1) : (tensor<6xf32>) -> tensor<1x2x3x1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x3x1xf32>) -> tensor<1x2x3x3xf32>
    %29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %30 = "stablehlo.reshape"(%arg2) : (tensor<6xf32>) -> tensor<1x2x3x1xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x3x1xf32>) -> tensor<1x2x3x3xf32>
    %32 = "stablehlo.add"(%29, %31) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x2x3x3xf32>) -> tensor<1x6x3xf32>
    %34 = "stablehlo.reshape"(%8) : (tensor<1x2x1x1xf32>) -> tensor<1x2xf32>
    %35 = "stablehlo.reshape"(%24) : (tensor<1x2x1x1xf32>) -> tensor<1x2xf32>
    "func.return"(%33, %34, %35) : (tensor<1x6x3xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> ()
  }
}
