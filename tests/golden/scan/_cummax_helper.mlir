module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}, %arg2: tensor<2x3xi64> {tf.aliasing_output = 1 : i32}) -> (tensor<2x3xf32>, tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>):
      %3 = "stablehlo.maximum"(%a1, %a2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.compare"(%arg0, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = "stablehlo.or"(%6, %5) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
    %10 = "stablehlo.select"(%7, %9, %8) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.reduce_window"(%10, %11) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a12: tensor<i32>, %a13: tensor<i32>):
      %14 = "stablehlo.maximum"(%a12, %a13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%14) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
    %16 = "stablehlo.convert"(%15) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    "func.return"(%4, %16) : (tensor<2x3xf32>, tensor<2x3xi64>) -> ()
  }
}
