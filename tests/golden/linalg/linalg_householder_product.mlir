module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<5xf32>) -> tensor<5x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<5x1xf32>) -> tensor<1x5x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x5x1xf32>) -> tensor<1x5xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.custom_call"(%0, %3) <{call_target_name = "ProductOfElementaryHouseholderReflectors", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<1x5x5xf32>, tensor<1x5xf32>) -> tensor<1x5x5xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %8 = "stablehlo.transpose"(%6) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<5x5xf32>) -> tensor<25xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<25xf32>) -> tensor<5x5xf32>
    "func.return"(%10) : (tensor<5x5xf32>) -> ()
  }
}
