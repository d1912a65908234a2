module @setu {
  func.func public @main(%arg0: tensor<1x6x3xf32>, %arg1: tensor<1x6x3xf32>, %arg2: tensor<1x2xf32>, %arg3: tensor<1x2xf32>, %arg4: tensor<6xf32>) -> (tensor<1x6x3xf32>, tensor<6xf32>, tensor<6xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<1x6x3xf32>) -> tensor<1x2x3x3xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1x6x3xf32>) -> tensor<1x2x3x3xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<1x2xf32>) -> tensor<1x2x1x1xf32>
    %3 = "stablehlo.reshape"(%arg3) : (tensor<1x2xf32>) -> tensor<1x2x1x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
    %5 = "stablehlo.subtract"(%0, %4) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %8 = "stablehlo.reshape"(%arg4) : (tensor<6xf32>) -> tensor<1x2x3x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x3x1xf32>) -> tensor<1x2x3x3xf32>
    %10 = "stablehlo.multiply"(%1, %9) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%a12: tensor<f32>, %a13: tensor<f32>):
      %14 = "stablehlo.add"(%a12, %a13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x2xf32>) -> tensor<1x2x1x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<9.0e+00> : tensor<1x2x1x1xf32>}> : () -> tensor<1x2x1x1xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %19 = "stablehlo.multiply"(%10, %7) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 2, 3>}> ({
    ^bb0(%a21: tensor<f32>, %a22: tensor<f32>):
      %23 = "stablehlo.add"(%a21, %a22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x2xf32>) -> tensor<1x2x1x1xf32>
    %26 = "stablehlo.constant"() <{value = dense<9.0e+00> : tensor<1x2x1x1xf32>}> : () -> tensor<1x2x1x1xf32>
    %27 = "stablehlo.divide"(%25, %26) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
    %29 = "stablehlo.multiply"(%7, %28) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %30 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
    %31 = "stablehlo.subtract"(%10, %30) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %32 = "stablehlo.subtract"(%31, %29) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %33 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x1xf32>) -> tensor<1x2x3x3xf32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x2x3x3xf32>) -> tensor<1x6x3xf32>
    %36 = "stablehlo.multiply"(%1, %7) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64: 0, 3>}> ({
    ^bb0(%a38: tensor<f32>, %a39: tensor<f32>):
      %40 = "stablehlo.add"(%a38, %a39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%40) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<2x3xf32>) -> tensor<6xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.reduce"(%1, %43) <{dimensions = array<i64: 0, 3>}> ({
    ^bb0(%a44: tensor<f32>, %a45: tensor<f32>):
      %46 = "stablehlo.add"(%a44, %a45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %48 = "stablehlo.reshape"(%47) : (tensor<2x3xf32>) -> tensor<6xf32>
    "func.return"(%35, %42, %48) : (tensor<1x6x3xf32>, tensor<6xf32>, tensor<6xf32>) -> ()
  }
}
