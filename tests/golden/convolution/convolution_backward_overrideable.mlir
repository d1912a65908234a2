module @setu {
  func.func public @main(%arg0: tensor<1x3x5x5xf32>, %arg1: tensor<1x2x5x5xf32>, %arg2: tensor<3x2x3x3xf32>) -> (tensor<1x2x5x5xf32>, tensor<3x2x3x3xf32>, tensor<3xf32>) {
    %0 = "stablehlo.transpose"(%arg2) <{permutation = array<i64: 1, 0, 2, 3>}> : (tensor<3x2x3x3xf32>) -> tensor<2x3x3x3xf32>
    %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2, 3>}> : (tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %2 = "stablehlo.convolution"(%arg0, %1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x5x5xf32>, tensor<2x3x3x3xf32>) -> tensor<1x2x5x5xf32>
    %3 = "stablehlo.convolution"(%arg1, %arg0) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x5x5xf32>, tensor<1x3x5x5xf32>) -> tensor<3x2x3x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%arg0, %4) <{dimensions = array<i64: 3>}> ({
    ^bb0(%a5: tensor<f32>, %a6: tensor<f32>):
      %7 = "stablehlo.add"(%a5, %a6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<1x3x5x5xf32>, tensor<f32>) -> tensor<1x3x5xf32>
    %9 = "stablehlo.optimization_barrier"(%8) : (tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%a11: tensor<f32>, %a12: tensor<f32>):
      %13 = "stablehlo.add"(%a11, %a12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<1x3x5xf32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%2, %3, %14) : (tensor<1x2x5x5xf32>, tensor<3x2x3x3xf32>, tensor<3xf32>) -> ()
  }
}
