module @setu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<i64>) -> (tensor<i64>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f32>
    %1 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1x1xf32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = "stablehlo.reshape"(%1) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %4 = "stablehlo.reshape"(%2) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x1x4xf32>
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x1x4xi1>
    %7 = "stablehlo.not"(%6) : (tensor<1x1x4xi1>) -> tensor<1x1x4xi1>
    %8 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x4xi64>
    %9 = "stablehlo.constant"() <{value = dense<4> : tensor<1x1x4xi64>}> : () -> tensor<1x1x4xi64>
    %10 = "stablehlo.select"(%7, %9, %8) : (tensor<1x1x4xi1>, tensor<1x1x4xi64>, tensor<1x1x4xi64>) -> tensor<1x1x4xi64>
    %11 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a12: tensor<i64>, %a13: tensor<i64>):
      %14 = "stablehlo.minimum"(%a12, %a13) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%14) : (tensor<i64>) -> ()
    }) : (tensor<1x1x4xi64>, tensor<i64>) -> tensor<1x1xi64>
    %16 = "stablehlo.constant"() <{value = dense<4> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
    %17 = "stablehlo.minimum"(%15, %16) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x1xi64>) -> tensor<i64>
    "func.return"(%18) : (tensor<i64>) -> ()
  }
}
