module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<i64>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %5 = "stablehlo.compare"(%arg1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %6 = "stablehlo.add"(%arg1, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %7 = "stablehlo.select"(%5, %6, %arg1) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %8 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %9 = "stablehlo.dynamic_update_slice"(%8, %0, %1, %7, %3) : (tensor<5x5x5xf32>, tensor<5x1x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<5x5x5xf32>
    "func.return"(%9) : (tensor<5x5x5xf32>) -> ()
  }
}
