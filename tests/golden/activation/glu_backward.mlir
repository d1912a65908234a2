module @setu {
  func.func public @main(%arg0: tensor<4x2xf32>, %arg1: tensor<8x2xf32>) -> (tensor<8x2xf32>) {
    %0 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 2>, strides = array<i64: 1, 1>}> : (tensor<8x2xf32>) -> tensor<4x2xf32>
    %1 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 4, 0>, limit_indices = array<i64: 8, 2>, strides = array<i64: 1, 1>}> : (tensor<8x2xf32>) -> tensor<4x2xf32>
    %2 = "stablehlo.logistic"(%1) : (tensor<4x2xf32>) -> tensor<4x2xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<4x2xf32>}> : () -> tensor<4x2xf32>
    %5 = "stablehlo.subtract"(%4, %2) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %6 = "stablehlo.multiply"(%3, %0) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %7 = "stablehlo.multiply"(%6, %5) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %8 = "stablehlo.concatenate"(%3, %7) <{dimension = 0 : i64}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
    "func.return"(%8) : (tensor<8x2xf32>) -> ()
  }
}
