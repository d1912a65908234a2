module @setu {
  func.func public @main(%arg0: tensor<2x5xf32>, %arg1: tensor<5xf32>) -> (tensor<3x10xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 5>, interior_padding = array<i64: 0, 0>}> : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x10xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<5xf32>) -> tensor<1x5xf32>
    %3 = "stablehlo.pad"(%2, %0) <{edge_padding_low = array<i64: 0, 5>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<1x5xf32>, tensor<f32>) -> tensor<1x10xf32>
    %4 = "stablehlo.concatenate"(%1, %3) <{dimension = 0 : i64}> : (tensor<2x10xf32>, tensor<1x10xf32>) -> tensor<3x10xf32>
    "func.return"(%4) : (tensor<3x10xf32>) -> ()
  }
}
