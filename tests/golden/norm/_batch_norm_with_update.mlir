module @setu {
  func.func public @main(%arg0: tensor<3x1xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32> {tf.aliasing_output = 0 : i32}, %arg4: tensor<1xf32> {tf.aliasing_output = 1 : i32}, %arg5: tensor<f32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<3x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<0xui8>) {
    %0 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%arg0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a2: tensor<f32>, %a3: tensor<f32>):
      %4 = "stablehlo.add"(%a2, %a3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<1xf32>
    %6 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<1x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %10 = "stablehlo.subtract"(%arg0, %9) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %11 = "stablehlo.multiply"(%10, %10) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a13: tensor<f32>, %a14: tensor<f32>):
      %15 = "stablehlo.add"(%a13, %a14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %19 = "stablehlo.constant"() <{value = dense<0x3727C5AC> : tensor<1xf32>}> : () -> tensor<1xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %21 = "stablehlo.sqrt"(%20) : (tensor<1xf32>) -> tensor<1xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %23 = "stablehlo.divide"(%22, %21) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.subtract"(%24, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %27 = "stablehlo.multiply"(%26, %arg3) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %29 = "stablehlo.multiply"(%28, %7) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %30 = "stablehlo.add"(%29, %27) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %31 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %32 = "stablehlo.multiply"(%18, %31) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %33 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %35 = "stablehlo.divide"(%32, %34) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.subtract"(%36, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %39 = "stablehlo.multiply"(%38, %arg4) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %40 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %41 = "stablehlo.multiply"(%40, %35) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %42 = "stablehlo.add"(%41, %39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %43 = "stablehlo.reshape"(%23) : (tensor<1xf32>) -> tensor<1x1xf32>
    %44 = "stablehlo.reshape"(%arg1) : (tensor<1xf32>) -> tensor<1x1xf32>
    %45 = "stablehlo.multiply"(%43, %44) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %46 = "stablehlo.reshape"(%7) : (tensor<1xf32>) -> tensor<1x1xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %48 = "stablehlo.subtract"(%arg0, %47) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %49 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %51 = "stablehlo.reshape"(%arg2) : (tensor<1xf32>) -> tensor<1x1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %53 = "stablehlo.add"(%50, %52) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %54 = "stablehlo.constant"() <{value = dense<> : tensor<0xui8>}> : () -> tensor<0xui8>
    "func.return"(%30, %42, %53, %7, %23, %54) : (tensor<1xf32>, tensor<1xf32>, tensor<3x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<0xui8>) -> ()
  }
}
