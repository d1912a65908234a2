module @setu {
  func.func public @main(%arg0: tensor<1x2x4x4xf32>, %arg1: tensor<1x2x4x4xf32>, %arg2: tensor<1x2x4x4xf32>, %arg3: tensor<1x2x4x4xf32>, %arg4: tensor<1x2x4x4xf32>, %arg5: tensor<1x2x4xf32>, %arg6: tensor<i64>, %arg7: tensor<i64>) -> (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) {
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
    "func.return"(%21, %22, %7) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> ()
  }
}
