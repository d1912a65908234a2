module @setu {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5x1xf32>, tensor<5x5xf32>) {
    %0 = "stablehlo.triangular_solve"(%arg1, %arg0) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<5x5xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %2 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<5x5xf32>) -> tensor<25xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<25xf32>) -> tensor<5x5xf32>
    "func.return"(%0, %4) : (tensor<5x1xf32>, tensor<5x5xf32>) -> ()
  }
}
