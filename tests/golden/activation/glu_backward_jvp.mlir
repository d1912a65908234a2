module @setu {
  func.func public @main(%arg0: tensor<2x4xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x4xf32>, %arg3: tensor<2x2xf32>, %arg4: tensor<2x4xf32>) -> (tensor<2x4xf32>) {
    %0 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %1 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %3 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.logistic"(%1) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %6 = "stablehlo.subtract"(%5, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %8 = "stablehlo.multiply"(%7, %3) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = "stablehlo.multiply"(%arg1, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %10 = "stablehlo.multiply"(%arg3, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %11 = "stablehlo.add"(%10, %9) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %12 = "stablehlo.multiply"(%arg1, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %13 = "stablehlo.multiply"(%arg3, %0) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %14 = "stablehlo.add"(%13, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %15 = "stablehlo.subtract"(%6, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %16 = "stablehlo.multiply"(%8, %15) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %17 = "stablehlo.multiply"(%arg1, %0) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %18 = "stablehlo.multiply"(%17, %16) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %19 = "stablehlo.multiply"(%14, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %20 = "stablehlo.add"(%19, %18) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %21 = "stablehlo.concatenate"(%11, %20) <{dimension = 1 : i64}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
    "func.return"(%21) : (tensor<2x4xf32>) -> ()
  }
}
