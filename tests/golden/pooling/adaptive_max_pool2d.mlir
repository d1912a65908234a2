module @setu {
  func.func public @main(%arg0: tensor<4x1x4xf32>) -> (tensor<4x1x1xf32>, tensor<4x1x1xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %1 = "stablehlo.convert"(%0) : (tensor<1xi64>) -> tensor<1xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1xi32>) -> tensor<1x1x1x1x1xi32>
    %3 = "stablehlo.constant"() <{value = dense<"0x0000000000000000010000000000000002000000000000000300000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %4 = "stablehlo.convert"(%3) : (tensor<4xi64>) -> tensor<4xi32>
    %5 = "stablehlo.reshape"(%4) : (tensor<4xi32>) -> tensor<1x1x1x1x4xi32>
    %6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x1x1xi32>) -> tensor<1x1x1x1x4xi32>
    %7 = "stablehlo.add"(%6, %5) : (tensor<1x1x1x1x4xi32>, tensor<1x1x1x1x4xi32>) -> tensor<1x1x1x1x4xi32>
    %8 = "stablehlo.reshape"(%arg0) : (tensor<4x1x4xf32>) -> tensor<4x1x1x1x4xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x1x4xi32>) -> tensor<4x1x1x1x4xi32>
    %10 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %32:2 = "stablehlo.reduce"(%8, %9, %10, %11) <{dimensions = array<i64: 2, 4>}> ({
    ^bb0(%a12: tensor<f32>, %a13: tensor<i32>, %a14: tensor<f32>, %a15: tensor<i32>):
      %16 = "stablehlo.compare"(%a12, %a12) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %17 = "stablehlo.compare"(%a14, %a14) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %18 = "stablehlo.not"(%16) : (tensor<i1>) -> tensor<i1>
      %19 = "stablehlo.and"(%17, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %20 = "stablehlo.compare"(%a14, %a12) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %21 = "stablehlo.or"(%20, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %22 = "stablehlo.compare"(%a15, %a13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %23 = "stablehlo.compare"(%a14, %a12) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = "stablehlo.and"(%23, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %25 = "stablehlo.compare"(%a15, %a13) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %26 = "stablehlo.and"(%16, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %27 = "stablehlo.and"(%26, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %28 = "stablehlo.or"(%24, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %29 = "stablehlo.or"(%21, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %30 = "stablehlo.select"(%29, %a14, %a12) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %31 = "stablehlo.select"(%29, %a15, %a13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%30, %31) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<4x1x1x1x4xf32>, tensor<4x1x1x1x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x1x1xf32>, tensor<4x1x1xi32>)
    %33 = "stablehlo.convert"(%32#1) : (tensor<4x1x1xi32>) -> tensor<4x1x1xi64>
    "func.return"(%32#0, %33) : (tensor<4x1x1xf32>, tensor<4x1x1xi64>) -> ()
  }
}
