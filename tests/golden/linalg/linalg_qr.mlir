module @setu {
  func.func public @main(%arg0: tensor<2x3x2xf32>) -> (tensor<2x2x3xf32>, tensor<2x2x2xf32>) {
    %0:2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "Qr", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<2x2xf32>)
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.custom_call"(%0#0, %0#1) <{call_target_name = "ProductOfElementaryHouseholderReflectors", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x3x2xf32>, tensor<2x2xf32>) -> tensor<2x3x2xf32>
    %3 = "stablehlo.slice"(%0#0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 2, 2>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x2xf32>) -> tensor<2x2x2xf32>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi64>
    %5 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi64>
    %6 = "stablehlo.subtract"(%5, %4) : (tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> tensor<2x2x2xi64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2x2xi64>}> : () -> tensor<2x2x2xi64>
    %8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> tensor<2x2x2xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %10 = "stablehlo.select"(%8, %3, %9) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x2x3xf32>}> : () -> tensor<2x2x3xf32>
    %12 = "stablehlo.transpose"(%2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x2xf32>) -> tensor<2x2x3xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x2x3xf32>) -> tensor<12xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<12xf32>) -> tensor<2x2x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x2x2xf32>}> : () -> tensor<2x2x2xf32>
    %16 = "stablehlo.transpose"(%10) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<2x2x2xf32>) -> tensor<8xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<8xf32>) -> tensor<2x2x2xf32>
    "func.return"(%14, %18) : (tensor<2x2x3xf32>, tensor<2x2x2xf32>) -> ()
  }
}
