module @setu {
  func.func public @main(%arg0: tensor<5x5xi64>, %arg1: tensor<i64>) -> (tensor<5x5xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %1 = "stablehlo.remainder"(%arg0, %0) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<5x5xi64>}> : () -> tensor<5x5xi64>
    %3 = "stablehlo.compare"(%0, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<5x5xi64>}> : () -> tensor<5x5xi64>
    %5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %6 = "stablehlo.compare"(%5, %3) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<5x5xi64>}> : () -> tensor<5x5xi64>
    %8 = "stablehlo.compare"(%1, %7) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %9 = "stablehlo.and"(%8, %6) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %10 = "stablehlo.add"(%1, %0) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %11 = "stablehlo.select"(%9, %10, %1) : (tensor<5x5xi1>, tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    "func.return"(%11) : (tensor<5x5xi64>) -> ()
  }
}
