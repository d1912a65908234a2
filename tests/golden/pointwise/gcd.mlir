module @setu {
  func.func public @main(%arg0: tensor<5x10x5xi64>, %arg1: tensor<5x10x5xi64>) -> (tensor<5x10x5xi64>) {
    %0 = "stablehlo.negate"(%arg0) : (tensor<5x10x5xi64>) -> tensor<5x10x5xi64>
    %1 = "stablehlo.maximum"(%arg0, %0) : (tensor<5x10x5xi64>, tensor<5x10x5xi64>) -> tensor<5x10x5xi64>
    %2 = "stablehlo.negate"(%arg1) : (tensor<5x10x5xi64>) -> tensor<5x10x5xi64>
    %3 = "stablehlo.maximum"(%arg1, %2) : (tensor<5x10x5xi64>, tensor<5x10x5xi64>) -> tensor<5x10x5xi64>
    %22:2 = "stablehlo.while"(%1, %3) ({
    ^bb0(%a4: tensor<5x10x5xi64>, %a5: tensor<5x10x5xi64>):
      %6 = "stablehlo.constant"() <{value = dense<0> : tensor<5x10x5xi64>}> : () -> tensor<5x10x5xi64>
      %7 = "stablehlo.compare"(%a5, %6) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x10x5xi64>, tensor<5x10x5xi64>) -> tensor<5x10x5xi1>
      %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %12 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0, 1, 2>}> ({
      ^bb0(%a9: tensor<i1>, %a10: tensor<i1>):
        %11 = "stablehlo.or"(%a9, %a10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%11) : (tensor<i1>) -> ()
      }) : (tensor<5x10x5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a13: tensor<5x10x5xi64>, %a14: tensor<5x10x5xi64>):
      %15 = "stablehlo.constant"() <{value = dense<0> : tensor<5x10x5xi64>}> : () -> tensor<5x10x5xi64>
      %16 = "stablehlo.compare"(%a14, %15) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x10x5xi64>, tensor<5x10x5xi64>) -> tensor<5x10x5xi1>
      %17 = "stablehlo.constant"() <{value = dense<1> : tensor<5x10x5xi64>}> : () -> tensor<5x10x5xi64>
      %18 = "stablehlo.select"(%16, %17, %a14) : (tensor<5x10x5xi1>, tensor<5x10x5xi64>, tensor<5x10x5xi64>) -> tensor<5x10x5xi64>
      %19 = "stablehlo.remainder"(%a13, %18) : (tensor<5x10x5xi64>, tensor<5x10x5xi64>) -> tensor<5x10x5xi64>
      %20 = "stablehlo.select"(%16, %a13, %a14) : (tensor<5x10x5xi1>, tensor<5x10x5xi64>, tensor<5x10x5xi64>) -> tensor<5x10x5xi64>
      %21 = "stablehlo.select"(%16, %a14, %19) : (tensor<5x10x5xi1>, tensor<5x10x5xi64>, tensor<5x10x5xi64>) -> tensor<5x10x5xi64>
      "stablehlo.return"(%20, %21) : (tensor<5x10x5xi64>, tensor<5x10x5xi64>) -> ()
    }) : (tensor<5x10x5xi64>, tensor<5x10x5xi64>) -> (tensor<5x10x5xi64>, tensor<5x10x5xi64>)
    "func.return"(%22#0) : (tensor<5x10x5xi64>) -> ()
  }
}
