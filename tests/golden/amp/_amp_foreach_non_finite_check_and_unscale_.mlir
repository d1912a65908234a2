module @setu {
  func.func public @main(%arg0: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x3xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<1xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "stablehlo.compare"(%arg2, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %2 = "stablehlo.reshape"(%arg3) : (tensor<1xf32>) -> tensor<f32>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %4 = "stablehlo.is_finite"(%3) : (tensor<6xf32>) -> tensor<6xi1>
    %5 = "stablehlo.not"(%4) : (tensor<6xi1>) -> tensor<6xi1>
    %6 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a7: tensor<i1>, %a8: tensor<i1>):
      %9 = "stablehlo.or"(%a7, %a8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %12 = "stablehlo.or"(%1, %11) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %13 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%arg0, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.reshape"(%arg1) : (tensor<2x3xf32>) -> tensor<6xf32>
    %16 = "stablehlo.is_finite"(%15) : (tensor<6xf32>) -> tensor<6xi1>
    %17 = "stablehlo.not"(%16) : (tensor<6xi1>) -> tensor<6xi1>
    %18 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %22 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a19: tensor<i1>, %a20: tensor<i1>):
      %21 = "stablehlo.or"(%a19, %a20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }) : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %24 = "stablehlo.or"(%12, %23) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %25 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %26 = "stablehlo.multiply"(%arg1, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %28 = "stablehlo.select"(%24, %27, %arg2) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%14, %26, %28) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xf32>) -> ()
  }
}
