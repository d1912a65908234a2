module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<i64>) -> (tensor<i1>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %3 = "stablehlo.compare"(%0, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %4 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a5: tensor<i1>, %a6: tensor<i1>):
      %7 = "stablehlo.or"(%a5, %a6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%8) : (tensor<i1>) -> ()
  }
}
