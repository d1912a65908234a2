module @setu {
  func.func public @main(%arg0: tensor<1x1x2xf32>, %arg1: tensor<1x4x5xf32>, %arg2: tensor<1x4x3xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x3xf32>) {
    %0 = "stablehlo.transpose"(%arg2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<1x4x3xf32>) -> tensor<4x1x3xf32>
    %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 2>}> : (tensor<4x1x3xf32>) -> tensor<4x1x3xf32>
    %2 = "stablehlo.convolution"(%arg0, %1) <{window_strides = array<i64: 1>, padding = dense<[[2, 2]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x1x2xf32>, tensor<4x1x3xf32>) -> tensor<1x4x5xf32>
    %3 = "stablehlo.convolution"(%arg1, %arg0) <{window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 2>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[f, b, 0]x[i, o, 0]->[f, b, 0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x4x5xf32>, tensor<1x1x2xf32>) -> tensor<1x4x3xf32>
    "func.return"(%2, %3) : (tensor<1x4x5xf32>, tensor<1x4x3xf32>) -> ()
  }
}
