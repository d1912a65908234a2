module @setu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<2x3x1x2xf32>, %arg2: tensor<2x1x2xi64>, %arg3: tensor<f32>) -> (tensor<2x3x1x2xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<-100> : tensor<2x1x2xi64>}> : () -> tensor<2x1x2xi64>
    %1 = "stablehlo.compare"(%arg2, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi1>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1x2xi64>}> : () -> tensor<2x1x2xi64>
    %3 = "stablehlo.select"(%1, %arg2, %2) : (tensor<2x1x2xi1>, tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi64>
    %4 = "stablehlo.convert"(%1) : (tensor<2x1x2xi1>) -> tensor<2x1x2xf32>
    %5 = "stablehlo.divide"(%arg0, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x2xf32>
    %7 = "stablehlo.multiply"(%6, %4) : (tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %8 = "stablehlo.negate"(%7) : (tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x1x2xf32>}> : () -> tensor<2x1x2xf32>
    %10 = "stablehlo.select"(%1, %8, %9) : (tensor<2x1x2xi1>, tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %11 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x1x2xi64>
    %12 = "stablehlo.reshape"(%3) : (tensor<2x1x2xi64>) -> tensor<2x1x1x2xi64>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x2xi64>) -> tensor<2x3x1x2xi64>
    %14 = "stablehlo.compare"(%11, %13) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x1x2xi64>, tensor<2x3x1x2xi64>) -> tensor<2x3x1x2xi1>
    %15 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reshape"(%10) : (tensor<2x1x2xf32>) -> tensor<2x1x1x2xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x1x1x2xf32>) -> tensor<2x3x1x2xf32>
    %18 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x1x2xf32>
    %19 = "stablehlo.select"(%14, %17, %18) : (tensor<2x3x1x2xi1>, tensor<2x3x1x2xf32>, tensor<2x3x1x2xf32>) -> tensor<2x3x1x2xf32>
    "func.return"(%19) : (tensor<2x3x1x2xf32>) -> ()
  }
}
