module @setu {
  func.func public @main() -> (tensor<0x2x2xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<> : tensor<0x2x2xf32>}> : () -> tensor<0x2x2xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<0x2x2xi64>
    %2 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<0x2x2xi64>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<0x2x2xi64>, tensor<0x2x2xi64>) -> tensor<0x2x2xi64>
    %4 = "stablehlo.constant"() <{value = dense<> : tensor<0x2x2xi64>}> : () -> tensor<0x2x2xi64>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<0x2x2xi64>, tensor<0x2x2xi64>) -> tensor<0x2x2xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<0x2x2xi1>) -> tensor<0x2x2xf32>
    %7 = "stablehlo.constant"() <{value = dense<> : tensor<0x2x2xf32>}> : () -> tensor<0x2x2xf32>
    "func.return"(%7) : (tensor<0x2x2xf32>) -> ()
  }
}
