module @setu {
  func.func public @main() -> (tensor<0xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<> : tensor<0xf32>}> : () -> tensor<0xf32>
    %1 = "stablehlo.constant"() <{value = dense<> : tensor<0xf32>}> : () -> tensor<0xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<0xf32>) -> tensor<1x0xf32>
    %3 = "stablehlo.reshape"(%0) : (tensor<0xf32>) -> tensor<1x0xf32>
    %4 = "stablehlo.reshape"(%2) : (tensor<1x0xf32>) -> tensor<1x0x1xf32>
    %5 = "stablehlo.reshape"(%3) : (tensor<1x0xf32>) -> tensor<1x1x0xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x0xf32>) -> tensor<1x0x0xf32>
    %7 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x0x1xf32>) -> tensor<1x0x0xf32>
    %8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x0x0xf32>, tensor<1x0x0xf32>) -> tensor<1x0x0xi1>
    %9 = "stablehlo.not"(%8) : (tensor<1x0x0xi1>) -> tensor<1x0x0xi1>
    %10 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x0x0xi64>
    %11 = "stablehlo.constant"() <{value = dense<> : tensor<1x0x0xi64>}> : () -> tensor<1x0x0xi64>
    %12 = "stablehlo.select"(%9, %11, %10) : (tensor<1x0x0xi1>, tensor<1x0x0xi64>, tensor<1x0x0xi64>) -> tensor<1x0x0xi64>
    %13 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a14: tensor<i64>, %a15: tensor<i64>):
      %16 = "stablehlo.minimum"(%a14, %a15) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%16) : (tensor<i64>) -> ()
    }) : (tensor<1x0x0xi64>, tensor<i64>) -> tensor<1x0xi64>
    %18 = "stablehlo.constant"() <{value = dense<> : tensor<1x0xi64>}> : () -> tensor<1x0xi64>
    %19 = "stablehlo.minimum"(%17, %18) : (tensor<1x0xi64>, tensor<1x0xi64>) -> tensor<1x0xi64>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x0xi64>) -> tensor<0xi64>
    "func.return"(%20) : (tensor<0xi64>) -> ()
  }
}
