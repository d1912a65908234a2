module @setu {
  func.func public @main(%arg0: tensor<9xf32>, %arg1: tensor<3xi32>) -> (tensor<0xf32>, tensor<3x3xf32>, tensor<3x3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<9xf32>) -> tensor<3x3xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x3xf32>) -> tensor<3x3x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<> : tensor<0xf32>}> : () -> tensor<0xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi64>
    %10 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi64>
    %11 = "stablehlo.subtract"(%10, %9) : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
    %12 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x3x3xi64>}> : () -> tensor<1x3x3xi64>
    %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %15 = "stablehlo.select"(%13, %5, %14) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi64>
    %17 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi64>
    %18 = "stablehlo.subtract"(%17, %16) : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi64>}> : () -> tensor<1x3x3xi64>
    %20 = "stablehlo.compare"(%18, %19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi1>
    %21 = "stablehlo.convert"(%20) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf32>
    %22 = "stablehlo.add"(%15, %21) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x3xi64>
    %24 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x3x3xi64>
    %25 = "stablehlo.subtract"(%24, %23) : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi64>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x3xi64>}> : () -> tensor<1x3x3xi64>
    %27 = "stablehlo.compare"(%25, %26) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi1>
    %28 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %29 = "stablehlo.select"(%27, %5, %28) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %30 = "stablehlo.reshape"(%22) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %31 = "stablehlo.reshape"(%29) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%6, %30, %31) : (tensor<0xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  }
}
