module @setu {
  func.func public @main(%arg0: tensor<2x2x2xf32>) -> (tensor<2x2xcomplex<f32>>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 2, 1>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x2xf32>) -> tensor<2x2x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x2xf32>) -> tensor<2x2x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.complex"(%1, %3) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
    "func.return"(%4) : (tensor<2x2xcomplex<f32>>) -> ()
  }
}
