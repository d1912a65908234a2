module @setu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<5xf32>) -> (tensor<i64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1x1xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<5xf32>) -> tensor<1x5xf32>
    %2 = "stablehlo.reshape"(%0) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %3 = "stablehlo.reshape"(%1) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %4 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x1x5xf32>
    %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xi1>
    %6 = "stablehlo.not"(%5) : (tensor<1x1x5xi1>) -> tensor<1x1x5xi1>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x5xi64>
    %8 = "stablehlo.constant"() <{value = dense<5> : tensor<1x1x5xi64>}> : () -> tensor<1x1x5xi64>
    %9 = "stablehlo.select"(%6, %8, %7) : (tensor<1x1x5xi1>, tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi64>
    %10 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %14 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a11: tensor<i64>, %a12: tensor<i64>):
      %13 = "stablehlo.minimum"(%a11, %a12) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%13) : (tensor<i64>) -> ()
    }) : (tensor<1x1x5xi64>, tensor<i64>) -> tensor<1x1xi64>
    %15 = "stablehlo.constant"() <{value = dense<5> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
    %16 = "stablehlo.minimum"(%14, %15) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x1xi64>) -> tensor<i64>
    "func.return"(%17) : (tensor<i64>) -> ()
  }
}
