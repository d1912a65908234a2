module @setu {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<20xf32>) -> (tensor<5xi1>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5xf32>) -> tensor<5x1xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x20xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<20xf32>) -> tensor<5x20xf32>
    %3 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x20xf32>, tensor<5x20xf32>) -> tensor<5x20xi1>
    %4 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a5: tensor<i1>, %a6: tensor<i1>):
      %7 = "stablehlo.or"(%a5, %a6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }) : (tensor<5x20xi1>, tensor<i1>) -> tensor<5xi1>
    "func.return"(%8) : (tensor<5xi1>) -> ()
  }
}
