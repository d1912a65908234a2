module @setu {
  func.func public @main(%arg0: tensor<2x5x5x5x3xf32>) -> (tensor<5x5x5x5xf32>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 4, 1, 2, 3>}> : (tensor<2x5x5x5x3xf32>) -> tensor<2x3x5x5x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5x5x5xf32>}> : () -> tensor<5x5x5x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 2, 5, 5, 5>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x5x5x5xf32>) -> tensor<2x2x5x5x5xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x2x5x5x5xf32>) -> tensor<4x5x5x5xf32>
    %5 = "stablehlo.pad"(%4, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 1, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<4x5x5x5xf32>, tensor<f32>) -> tensor<5x5x5x5xf32>
    %6 = "stablehlo.add"(%1, %5) : (tensor<5x5x5x5xf32>, tensor<5x5x5x5xf32>) -> tensor<5x5x5x5xf32>
    %7 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 2, 0, 0, 0>, limit_indices = array<i64: 2, 3, 5, 5, 5>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x5x5x5xf32>) -> tensor<2x1x5x5x5xf32>
    %8 = "stablehlo.pad"(%7, %2) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<2x1x5x5x5xf32>, tensor<f32>) -> tensor<2x2x5x5x5xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x2x5x5x5xf32>) -> tensor<4x5x5x5xf32>
    %10 = "stablehlo.pad"(%9, %2) <{edge_padding_low = array<i64: 2, 0, 0, 0>, edge_padding_high = array<i64: -1, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<4x5x5x5xf32>, tensor<f32>) -> tensor<5x5x5x5xf32>
    %11 = "stablehlo.add"(%6, %10) : (tensor<5x5x5x5xf32>, tensor<5x5x5x5xf32>) -> tensor<5x5x5x5xf32>
    "func.return"(%11) : (tensor<5x5x5x5xf32>) -> ()
  }
}
