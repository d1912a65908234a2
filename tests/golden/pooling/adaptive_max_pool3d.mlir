module @setu {
  func.func public @main(%arg0: tensor<4x4x3x5xf32>) -> (tensor<4x4x3x5xf32>, tensor<4x4x3x5xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<"0x00000000000000000F000000000000001E000000000000002D00000000000000"> : tensor<4xi64>}> : () -> tensor<4xi64>
    %1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<4xi32>) -> tensor<1x4x1x1x1x1x1xi32>
    %3 = "stablehlo.constant"() <{value = dense<"0x000000000000000005000000000000000A00000000000000"> : tensor<3xi64>}> : () -> tensor<3xi64>
    %4 = "stablehlo.convert"(%3) : (tensor<3xi64>) -> tensor<3xi32>
    %5 = "stablehlo.reshape"(%4) : (tensor<3xi32>) -> tensor<1x1x1x3x1x1x1xi32>
    %6 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<1x4x1x1x1x1x1xi32>) -> tensor<1x4x1x3x1x1x1xi32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<1x1x1x3x1x1x1xi32>) -> tensor<1x4x1x3x1x1x1xi32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<1x4x1x3x1x1x1xi32>, tensor<1x4x1x3x1x1x1xi32>) -> tensor<1x4x1x3x1x1x1xi32>
    %9 = "stablehlo.constant"() <{value = dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000"> : tensor<5xi64>}> : () -> tensor<5xi64>
    %10 = "stablehlo.convert"(%9) : (tensor<5xi64>) -> tensor<5xi32>
    %11 = "stablehlo.reshape"(%10) : (tensor<5xi32>) -> tensor<1x1x1x1x1x5x1xi32>
    %12 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<1x4x1x3x1x1x1xi32>) -> tensor<1x4x1x3x1x5x1xi32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<1x1x1x1x1x5x1xi32>) -> tensor<1x4x1x3x1x5x1xi32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<1x4x1x3x1x5x1xi32>, tensor<1x4x1x3x1x5x1xi32>) -> tensor<1x4x1x3x1x5x1xi32>
    %15 = "stablehlo.reshape"(%arg0) : (tensor<4x4x3x5xf32>) -> tensor<4x4x1x3x1x5x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<1x4x1x3x1x5x1xi32>) -> tensor<4x4x1x3x1x5x1xi32>
    %17 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %39:2 = "stablehlo.reduce"(%15, %16, %17, %18) <{dimensions = array<i64: 2, 4, 6>}> ({
    ^bb0(%a19: tensor<f32>, %a20: tensor<i32>, %a21: tensor<f32>, %a22: tensor<i32>):
      %23 = "stablehlo.compare"(%a19, %a19) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = "stablehlo.compare"(%a21, %a21) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %25 = "stablehlo.not"(%23) : (tensor<i1>) -> tensor<i1>
      %26 = "stablehlo.and"(%24, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %27 = "stablehlo.compare"(%a21, %a19) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %28 = "stablehlo.or"(%27, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %29 = "stablehlo.compare"(%a22, %a20) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %30 = "stablehlo.compare"(%a21, %a19) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %31 = "stablehlo.and"(%30, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %32 = "stablehlo.compare"(%a22, %a20) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %33 = "stablehlo.and"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %34 = "stablehlo.and"(%33, %32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %35 = "stablehlo.or"(%31, %34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %36 = "stablehlo.or"(%28, %35) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %37 = "stablehlo.select"(%36, %a21, %a19) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %38 = "stablehlo.select"(%36, %a22, %a20) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%37, %38) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<4x4x1x3x1x5x1xf32>, tensor<4x4x1x3x1x5x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x4x3x5xf32>, tensor<4x4x3x5xi32>)
    %40 = "stablehlo.convert"(%39#1) : (tensor<4x4x3x5xi32>) -> tensor<4x4x3x5xi64>
    "func.return"(%39#0, %40) : (tensor<4x4x3x5xf32>, tensor<4x4x3x5xi64>) -> ()
  }
}
