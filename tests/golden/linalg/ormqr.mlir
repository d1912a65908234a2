module @setu {
  func.func public @main(%arg0: tensor<25xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<25xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %6 = "stablehlo.reshape"(%arg2) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %7 = "stablehlo.reshape"(%arg1) : (tensor<5xf32>) -> tensor<5x1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<5x1xf32>) -> tensor<1x5x1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x5x1xf32>) -> tensor<1x5xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.custom_call"(%5, %9) <{call_target_name = "ProductOfElementaryHouseholderReflectors", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<1x5x5xf32>, tensor<1x5xf32>) -> tensor<1x5x5xf32>
    %12 = "stablehlo.dot_general"(%11, %6) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %15 = "stablehlo.transpose"(%13) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<5x5xf32>) -> tensor<25xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<25xf32>) -> tensor<5x5xf32>
    "func.return"(%17) : (tensor<5x5xf32>) -> ()
  }
}
