module @setu {
  func.func public @main(%arg0: tensor<5x1x2xf32>, %arg1: tensor<3x2x4xf32>, %arg2: tensor<4xf32>) -> (tensor<5x1x4xf32>) {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{window_strides = array<i64: 1>, padding = dense<[[1, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[0, b, f]x[0, i, o]->[0, b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x1x2xf32>, tensor<3x2x4xf32>) -> tensor<5x1x4xf32>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xf32>) -> tensor<5x1x4xf32>
    %3 = "stablehlo.add"(%0, %2) : (tensor<5x1x4xf32>, tensor<5x1x4xf32>) -> tensor<5x1x4xf32>
    "func.return"(%3) : (tensor<5x1x4xf32>) -> ()
  }
}
