module @setu {
  func.func public @main(%arg0: tensor<3xf32>) -> (tensor<3x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<3x3xi64>}> : () -> tensor<3x3xi64>
    %7 = "stablehlo.subtract"(%5, %4) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %8 = "stablehlo.compare"(%7, %6) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %9 = "stablehlo.select"(%8, %3, %0) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%9) : (tensor<3x3xf32>) -> ()
  }
}
