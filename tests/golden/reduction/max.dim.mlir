module @setu {
  func.func public @main(%arg0: tensor<5x4xi1>) -> (tensor<5x1xi1>, tensor<5x1xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a1: tensor<i1>, %a2: tensor<i1>):
      %3 = "stablehlo.maximum"(%a1, %a2) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%3) : (tensor<i1>) -> ()
    }) : (tensor<5x4xi1>, tensor<i1>) -> tensor<5xi1>
    %5 = "stablehlo.reshape"(%4) : (tensor<5xi1>) -> tensor<5x1xi1>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xi1>) -> tensor<5x4xi1>
    %7 = "stablehlo.compare"(%arg0, %6) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<5x4xi1>, tensor<5x4xi1>) -> tensor<5x4xi1>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x4xi32>
    %9 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<5x4xi32>}> : () -> tensor<5x4xi32>
    %10 = "stablehlo.select"(%7, %8, %9) : (tensor<5x4xi1>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
    %11 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a12: tensor<i32>, %a13: tensor<i32>):
      %14 = "stablehlo.minimum"(%a12, %a13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%14) : (tensor<i32>) -> ()
    }) : (tensor<5x4xi32>, tensor<i32>) -> tensor<5xi32>
    %16 = "stablehlo.reshape"(%15) : (tensor<5xi32>) -> tensor<5x1xi32>
    %17 = "stablehlo.convert"(%16) : (tensor<5x1xi32>) -> tensor<5x1xi64>
    "func.return"(%5, %17) : (tensor<5x1xi1>, tensor<5x1xi64>) -> ()
  }
}
