module @setu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<3xf32>, %arg7: tensor<1xi32>) -> (tensor<2x3x4xf32>) {
    %0 = "stablehlo.convert"(%arg7) : (tensor<1xi32>) -> tensor<1xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a2: tensor<f32>, %a3: tensor<f32>):
      %4 = "stablehlo.add"(%a2, %a3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.divide"(%arg5, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %9 = "stablehlo.divide"(%arg6, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %10 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %12 = "stablehlo.reshape"(%arg2) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
    %14 = "stablehlo.subtract"(%arg1, %13) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.reshape"(%7) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.subtract"(%arg0, %16) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.reshape"(%11) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
    %20 = "stablehlo.multiply"(%14, %19) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %21 = "stablehlo.subtract"(%17, %20) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %22 = "stablehlo.reshape"(%arg3) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %23 = "stablehlo.reshape"(%arg4) : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<2x3x4xf32>
    %26 = "stablehlo.multiply"(%21, %25) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    "func.return"(%26) : (tensor<2x3x4xf32>) -> ()
  }
}
