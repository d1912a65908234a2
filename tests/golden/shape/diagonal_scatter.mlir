module @setu {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3xf32>) -> (tensor<3x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<3x1xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xi64>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<3x5xi64>}> : () -> tensor<3x5xi64>
    %6 = "stablehlo.subtract"(%4, %3) : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
    %7 = "stablehlo.compare"(%6, %5) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
    %8 = "stablehlo.select"(%7, %2, %arg0) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%8) : (tensor<3x5xf32>) -> ()
  }
}
