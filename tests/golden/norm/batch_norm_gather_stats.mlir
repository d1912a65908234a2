module @setu {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<3xf32> {tf.aliasing_output = 0 : i32}, %arg4: tensor<3xf32> {tf.aliasing_output = 1 : i32}, %arg5: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2xf32>) -> tensor<2x1xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%0, %2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a3: tensor<f32>, %a4: tensor<f32>):
      %5 = "stablehlo.add"(%a3, %a4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%arg1, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a10: tensor<f32>, %a11: tensor<f32>):
      %12 = "stablehlo.add"(%a10, %a11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %15 = "stablehlo.divide"(%13, %14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %16 = "stablehlo.multiply"(%arg2, %arg2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.divide"(%17, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.subtract"(%arg1, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%20, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<0xB727C5AC> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.add"(%18, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%23, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.multiply"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a28: tensor<f32>, %a29: tensor<f32>):
      %30 = "stablehlo.add"(%a28, %a29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %32 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %33 = "stablehlo.divide"(%31, %32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %34 = "stablehlo.constant"() <{value = dense<0x3727C5AC> : tensor<3xf32>}> : () -> tensor<3xf32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %36 = "stablehlo.sqrt"(%35) : (tensor<3xf32>) -> tensor<3xf32>
    %37 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<3xf32>}> : () -> tensor<3xf32>
    %38 = "stablehlo.divide"(%37, %36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.subtract"(%39, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %42 = "stablehlo.multiply"(%41, %arg3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %43 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %44 = "stablehlo.multiply"(%43, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %45 = "stablehlo.add"(%44, %42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %46 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.add"(%6, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %49 = "stablehlo.divide"(%31, %48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %50 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.subtract"(%50, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %53 = "stablehlo.multiply"(%52, %arg4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %54 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %55 = "stablehlo.multiply"(%54, %49) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %56 = "stablehlo.add"(%55, %53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%45, %56, %15, %38) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
  }
}
