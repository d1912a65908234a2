module @setu {
  func.func public @main(%arg0: tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
    %3 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %7 = "stablehlo.transpose"(%6) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
    %9 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %14 = "stablehlo.select"(%12, %arg0, %13) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %15 = "stablehlo.add"(%14, %7) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %16:2 = "stablehlo.custom_call"(%15) <{call_target_name = "Eigh", backend_config = "1,1,100,1e-7", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>)
    %17 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %18 = "stablehlo.transpose"(%16#0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x5x5xf32>) -> tensor<50xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<50xf32>) -> tensor<2x5x5xf32>
    "func.return"(%16#1, %20) : (tensor<2x5xf32>, tensor<2x5x5xf32>) -> ()
  }
}
