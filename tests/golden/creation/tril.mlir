module @setu {
  func.func public @main(%arg0: tensor<3x6xi1>) -> (tensor<3x6xi1>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x6xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x6xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<3x6xi32>}> : () -> tensor<3x6xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
    %5 = "stablehlo.constant"() <{value = dense<false> : tensor<3x6xi1>}> : () -> tensor<3x6xi1>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<3x6xi1>, tensor<3x6xi1>, tensor<3x6xi1>) -> tensor<3x6xi1>
    "func.return"(%6) : (tensor<3x6xi1>) -> ()
  }
}
