module @setu {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2xi64>, %arg3: tensor<f32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi64>}> : () -> tensor<2xi64>
    %1 = "stablehlo.compare"(%arg2, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %3 = "stablehlo.select"(%1, %arg2, %2) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %4 = "stablehlo.convert"(%1) : (tensor<2xi1>) -> tensor<2xf32>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %6 = "stablehlo.negate"(%5) : (tensor<2xf32>) -> tensor<2xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %8 = "stablehlo.select"(%1, %6, %7) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi64>
    %10 = "stablehlo.reshape"(%3) : (tensor<2xi64>) -> tensor<2x1xi64>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x3xi64>
    %12 = "stablehlo.compare"(%9, %11) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reshape"(%8) : (tensor<2xf32>) -> tensor<2x1xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %17 = "stablehlo.select"(%12, %15, %16) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%17) : (tensor<2x3xf32>) -> ()
  }
}
