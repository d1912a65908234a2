module @setu {
  func.func public @main(%arg0: tensor<2x2xcomplex<f32>>) -> (tensor<2x2x2xf32>) {
    %0 = "stablehlo.real"(%arg0) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %2 = "stablehlo.imag"(%arg0) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %4 = "stablehlo.concatenate"(%1, %3) <{dimension = 2 : i64}> : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x2xf32>
    "func.return"(%4) : (tensor<2x2x2xf32>) -> ()
  }
}
