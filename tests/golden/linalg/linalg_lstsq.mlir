module @setu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<0xf32>, tensor<0xi64>, tensor<0xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<> : tensor<0xf32>}> : () -> tensor<0xf32>
    %2 = "stablehlo.constant"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
    %3 = "stablehlo.constant"() <{value = dense<> : tensor<0xf32>}> : () -> tensor<0xf32>
    %4 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %5 = "stablehlo.reshape"(%arg1) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %6:2 = "stablehlo.custom_call"(%4) <{call_target_name = "Qr", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<1x3x3xf32>) -> (tensor<1x3x3xf32>, tensor<1x3xf32>)
    %7 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.custom_call"(%6#0, %6#1) <{call_target_name = "ProductOfElementaryHouseholderReflectors", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<1x3x3xf32>, tensor<1x3xf32>) -> tensor<1x3x3xf32>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi64>
    %10 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi64>
    %11 = "stablehlo.subtract"(%10, %9) : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi64>}> : () -> tensor<1x3x3xi64>
    %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %15 = "stablehlo.select"(%13, %6#0, %14) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %16 = "stablehlo.transpose"(%8) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %17 = "stablehlo.dot_general"(%16, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %18 = "stablehlo.triangular_solve"(%15, %17) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%19, %1, %2, %3) : (tensor<3x3xf32>, tensor<0xf32>, tensor<0xi64>, tensor<0xf32>) -> ()
  }
}
