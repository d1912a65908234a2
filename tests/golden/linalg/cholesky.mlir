module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<5x5xi64>}> : () -> tensor<5x5xi64>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %9 = "stablehlo.subtract"(%8, %7) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %10 = "stablehlo.constant"() <{value = dense<-1> : tensor<5x5xi64>}> : () -> tensor<5x5xi64>
    %11 = "stablehlo.compare"(%9, %10) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %13 = "stablehlo.select"(%11, %arg0, %12) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %14 = "stablehlo.transpose"(%13) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %15 = "stablehlo.add"(%6, %14) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %16 = "stablehlo.cholesky"(%15) <{lower = true}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %17 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %19 = "stablehlo.subtract"(%18, %17) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<5x5xi64>}> : () -> tensor<5x5xi64>
    %21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %22 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %23 = "stablehlo.select"(%21, %16, %22) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %25 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<5x5xf32>) -> tensor<25xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<25xf32>) -> tensor<5x5xf32>
    "func.return"(%27) : (tensor<5x5xf32>) -> ()
  }
}
