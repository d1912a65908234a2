module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x15xf32>) -> (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x3xf32>, tensor<9xf32>, tensor<9xf32>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 6>, limit_indices = array<i64: 2, 9>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 9>, limit_indices = array<i64: 2, 12>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 12>, limit_indices = array<i64: 2, 15>, strides = array<i64: 1, 1>}> : (tensor<2x15xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.subtract"(%5, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%1, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.subtract"(%3, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%arg0, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%9, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.subtract"(%12, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %15 = "stablehlo.subtract"(%14, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%arg0, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%16, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%17, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %20 = "stablehlo.subtract"(%19, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%0, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%17, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%22, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.concatenate"(%23, %10, %17) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
    %25 = "stablehlo.concatenate"(%23, %10, %18) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
    %26 = "stablehlo.multiply"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%24, %27) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a28: tensor<f32>, %a29: tensor<f32>):
      %30 = "stablehlo.add"(%a28, %a29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<2x9xf32>, tensor<f32>) -> tensor<9xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%25, %32) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a33: tensor<f32>, %a34: tensor<f32>):
      %35 = "stablehlo.add"(%a33, %a34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<2x9xf32>, tensor<f32>) -> tensor<9xf32>
    "func.return"(%24, %25, %26, %31, %36) : (tensor<2x9xf32>, tensor<2x9xf32>, tensor<2x3xf32>, tensor<9xf32>, tensor<9xf32>) -> ()
  }
}
