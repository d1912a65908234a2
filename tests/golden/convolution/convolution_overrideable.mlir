module @setu {
  func.func public @main(%arg0: tensor<1x2x5x5xf32>, %arg1: tensor<3x2x3x3xf32>, %arg2: tensor<3xf32>) -> (tensor<1x3x5x5xf32>) {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{window_strides = array<i64: 1, 1>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x5x5xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x5x5xf32>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<3xf32>) -> tensor<1x3x1x1xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x3x1x1xf32>) -> tensor<1x3x5x5xf32>
    %3 = "stablehlo.add"(%0, %2) : (tensor<1x3x5x5xf32>, tensor<1x3x5x5xf32>) -> tensor<1x3x5x5xf32>
    "func.return"(%3) : (tensor<1x3x5x5xf32>) -> ()
  }
}
