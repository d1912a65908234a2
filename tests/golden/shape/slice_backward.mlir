module @setu {
  func.func public @main(%arg0: tensor<1x3x3xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> (tensor<1x3x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %3 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.compare"(%arg1, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %5 = "stablehlo.add"(%arg1, %3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %6 = "stablehlo.select"(%4, %5, %arg1) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %7 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x3x3xf32>}> : () -> tensor<1x3x3xf32>
    %8 = "stablehlo.dynamic_update_slice"(%7, %arg0, %0, %1, %6) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x3x3xf32>
    "func.return"(%8) : (tensor<1x3x3xf32>) -> ()
  }
}
