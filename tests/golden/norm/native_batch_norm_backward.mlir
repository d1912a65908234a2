module @setu {
  func.func public @main(%arg0: tensor<3x1xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>, %arg4: tensor<1xf32>, %arg5: tensor<1xf32>, %arg6: tensor<1xf32>) -> (tensor<3x1xf32>, tensor<1xf32>, tensor<1xf32>) {
    %0 = "stablehlo.reshape"(%arg5) : (tensor<1xf32>) -> tensor<1x1xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %2 = "stablehlo.subtract"(%arg1, %1) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%arg0, %3) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a4: tensor<f32>, %a5: tensor<f32>):
      %6 = "stablehlo.add"(%a4, %a5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<1xf32>
    %8 = "stablehlo.multiply"(%arg0, %2) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a10: tensor<f32>, %a11: tensor<f32>):
      %12 = "stablehlo.add"(%a10, %a11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<1xf32>
    %14 = "stablehlo.reshape"(%arg6) : (tensor<1xf32>) -> tensor<1x1xf32>
    %15 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.multiply"(%arg6, %arg6) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %18 = "stablehlo.divide"(%13, %17) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %19 = "stablehlo.multiply"(%18, %16) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<1x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %22 = "stablehlo.multiply"(%2, %21) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %23 = "stablehlo.subtract"(%arg0, %22) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %25 = "stablehlo.divide"(%7, %24) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1xf32>) -> tensor<1x1xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %28 = "stablehlo.subtract"(%23, %27) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %29 = "stablehlo.reshape"(%arg2) : (tensor<1xf32>) -> tensor<1x1xf32>
    %30 = "stablehlo.multiply"(%14, %29) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %32 = "stablehlo.multiply"(%28, %31) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %33 = "stablehlo.multiply"(%13, %arg6) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%32, %33, %7) : (tensor<3x1xf32>, tensor<1xf32>, tensor<1xf32>) -> ()
  }
}
