module @setu {
  func.func public @main(%arg0: tensor<3x2xi64>, %arg1: tensor<2xi64>) -> (tensor<3x2xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi64>) -> tensor<3x2xi64>
    %1 = "stablehlo.remainder"(%arg0, %0) : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
    %3 = "stablehlo.compare"(%0, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi1>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
    %5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi1>
    %6 = "stablehlo.compare"(%5, %3) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<3x2xi1>, tensor<3x2xi1>) -> tensor<3x2xi1>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
    %8 = "stablehlo.compare"(%1, %7) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi1>
    %9 = "stablehlo.and"(%8, %6) : (tensor<3x2xi1>, tensor<3x2xi1>) -> tensor<3x2xi1>
    %10 = "stablehlo.add"(%1, %0) : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    %11 = "stablehlo.select"(%9, %10, %1) : (tensor<3x2xi1>, tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    "func.return"(%11) : (tensor<3x2xi64>) -> ()
  }
}
