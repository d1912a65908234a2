module @setu {
  func.func public @main(%arg0: tensor<10x5xi64>, %arg1: tensor<i64>) -> (tensor<10x5xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<10x5xi64>
    %1 = "stablehlo.negate"(%arg0) : (tensor<10x5xi64>) -> tensor<10x5xi64>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi64>
    %3 = "stablehlo.negate"(%0) : (tensor<10x5xi64>) -> tensor<10x5xi64>
    %4 = "stablehlo.maximum"(%0, %3) : (tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi64>
    %23:2 = "stablehlo.while"(%2, %4) ({
    ^bb0(%a5: tensor<10x5xi64>, %a6: tensor<10x5xi64>):
      %7 = "stablehlo.constant"() <{value = dense<0> : tensor<10x5xi64>}> : () -> tensor<10x5xi64>
      %8 = "stablehlo.compare"(%a6, %7) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi1>
      %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a10: tensor<i1>, %a11: tensor<i1>):
        %12 = "stablehlo.or"(%a10, %a11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%12) : (tensor<i1>) -> ()
      }) : (tensor<10x5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a14: tensor<10x5xi64>, %a15: tensor<10x5xi64>):
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<10x5xi64>}> : () -> tensor<10x5xi64>
      %17 = "stablehlo.compare"(%a15, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi1>
      %18 = "stablehlo.constant"() <{value = dense<1> : tensor<10x5xi64>}> : () -> tensor<10x5xi64>
      %19 = "stablehlo.select"(%17, %18, %a15) : (tensor<10x5xi1>, tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi64>
      %20 = "stablehlo.remainder"(%a14, %19) : (tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi64>
      %21 = "stablehlo.select"(%17, %a14, %a15) : (tensor<10x5xi1>, tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi64>
      %22 = "stablehlo.select"(%17, %a15, %20) : (tensor<10x5xi1>, tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi64>
      "stablehlo.return"(%21, %22) : (tensor<10x5xi64>, tensor<10x5xi64>) -> ()
    }) : (tensor<10x5xi64>, tensor<10x5xi64>) -> (tensor<10x5xi64>, tensor<10x5xi64>)
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<10x5xi64>}> : () -> tensor<10x5xi64>
    %25 = "stablehlo.compare"(%23#0, %24) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi1>
    %26 = "stablehlo.constant"() <{value = dense<1> : tensor<10x5xi64>}> : () -> tensor<10x5xi64>
    %27 = "stablehlo.select"(%25, %26, %23#0) : (tensor<10x5xi1>, tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi64>
    %28 = "stablehlo.divide"(%arg0, %27) : (tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi64>
    %29 = "stablehlo.multiply"(%28, %0) : (tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi64>
    %30 = "stablehlo.negate"(%29) : (tensor<10x5xi64>) -> tensor<10x5xi64>
    %31 = "stablehlo.maximum"(%29, %30) : (tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi64>
    "func.return"(%31) : (tensor<10x5xi64>) -> ()
  }
}
