module @setu {
  func.func public @main(%arg0: tensor<1x2x4x4xf32>, %arg1: tensor<1x2x4x4xf32>, %arg2: tensor<1x2x4x4xf32>, %arg3: tensor<1x2x4x4xf32>, %arg4: tensor<1x2x4x4xf32>, %arg5: tensor<1x2x4xf32>) -> (tensor<4x2x4xf32>, tensor<4x2x4xf32>, tensor<4x2x4xf32>) {
    %0 = "stablehlo.dot_general"(%arg1, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1x2x4x4xf32>}> : () -> tensor<1x2x4x4xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %3 = "stablehlo.reshape"(%arg5) : (tensor<1x2x4xf32>) -> tensor<1x2x4x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x1xf32>) -> tensor<1x2x4x4xf32>
    %5 = "stablehlo.subtract"(%2, %4) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %6 = "stablehlo.exponential"(%5) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %7 = "stablehlo.dot_general"(%6, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %8 = "stablehlo.dot_general"(%arg0, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %9 = "stablehlo.multiply"(%arg0, %arg4) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 3>}> ({
    ^bb0(%a11: tensor<f32>, %a12: tensor<f32>):
      %13 = "stablehlo.add"(%a11, %a12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x2x4xf32>) -> tensor<1x2x4x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x1xf32>) -> tensor<1x2x4x4xf32>
    %17 = "stablehlo.subtract"(%8, %16) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %18 = "stablehlo.multiply"(%6, %17) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %19 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1x2x4x4xf32>}> : () -> tensor<1x2x4x4xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %21 = "stablehlo.dot_general"(%20, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %22 = "stablehlo.dot_general"(%20, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<4x2x4xf32>}> : () -> tensor<4x2x4xf32>
    %24 = "stablehlo.reshape"(%21) : (tensor<1x2x4x4xf32>) -> tensor<2x4x4xf32>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x4xf32>) -> tensor<4x2x4xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<4x2x4xf32>) -> tensor<32xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<32xf32>) -> tensor<4x2x4xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<4x2x4xf32>}> : () -> tensor<4x2x4xf32>
    %29 = "stablehlo.reshape"(%22) : (tensor<1x2x4x4xf32>) -> tensor<2x4x4xf32>
    %30 = "stablehlo.transpose"(%29) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x4xf32>) -> tensor<4x2x4xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<4x2x4xf32>) -> tensor<32xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<32xf32>) -> tensor<4x2x4xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<4x2x4xf32>}> : () -> tensor<4x2x4xf32>
    %34 = "stablehlo.reshape"(%7) : (tensor<1x2x4x4xf32>) -> tensor<2x4x4xf32>
    %35 = "stablehlo.transpose"(%34) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x4x4xf32>) -> tensor<4x2x4xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<4x2x4xf32>) -> tensor<32xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<32xf32>) -> tensor<4x2x4xf32>
    "func.return"(%27, %32, %37) : (tensor<4x2x4xf32>, tensor<4x2x4xf32>, tensor<4x2x4xf32>) -> ()
  }
}
