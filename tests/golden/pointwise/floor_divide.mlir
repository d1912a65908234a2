module @setu {
  func.func public @main(%arg0: tensor<3x1xi64>, %arg1: tensor<2xi64>) -> (tensor<3x2xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi64>) -> tensor<3x2xi64>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi64>) -> tensor<3x2xi64>
    %2 = "stablehlo.divide"(%0, %1) : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    %3 = "stablehlo.multiply"(%2, %1) : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    %4 = "stablehlo.subtract"(%0, %3) : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
    %6 = "stablehlo.compare"(%1, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi1>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
    %8 = "stablehlo.compare"(%4, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi1>
    %9 = "stablehlo.compare"(%8, %6) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<3x2xi1>, tensor<3x2xi1>) -> tensor<3x2xi1>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
    %11 = "stablehlo.compare"(%4, %10) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi1>
    %12 = "stablehlo.and"(%11, %9) : (tensor<3x2xi1>, tensor<3x2xi1>) -> tensor<3x2xi1>
    %13 = "stablehlo.constant"() <{value = dense<-1> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
    %14 = "stablehlo.add"(%2, %13) : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    %15 = "stablehlo.select"(%12, %14, %2) : (tensor<3x2xi1>, tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    "func.return"(%15) : (tensor<3x2xi64>) -> ()
  }
}
