module @setu {
  func.func public @main() -> (tensor<1x1xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %5 = "stablehlo.convert"(%4) : (tensor<1x1xi1>) -> tensor<1x1xf32>
    "func.return"(%5) : (tensor<1x1xf32>) -> ()
  }
}
