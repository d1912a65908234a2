module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x5x1xf32>) -> tensor<5x5x5xf32>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5x5xi64>
    %5 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<5x5x5xi64>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<5x5x5xi64>}> : () -> tensor<5x5x5xi64>
    %7 = "stablehlo.subtract"(%5, %4) : (tensor<5x5x5xi64>, tensor<5x5x5xi64>) -> tensor<5x5x5xi64>
    %8 = "stablehlo.compare"(%7, %6) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x5x5xi64>, tensor<5x5x5xi64>) -> tensor<5x5x5xi1>
    %9 = "stablehlo.select"(%8, %3, %0) : (tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    "func.return"(%9) : (tensor<5x5x5xf32>) -> ()
  }
}
