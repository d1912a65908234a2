module @setu {
  func.func public @main(%arg0: tensor<2x3xi1>) -> (tensor<i1>) {
    %0 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%a1: tensor<i1>, %a2: tensor<i1>):
      %3 = "stablehlo.and"(%a1, %a2) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%3) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%4) : (tensor<i1>) -> ()
  }
}
