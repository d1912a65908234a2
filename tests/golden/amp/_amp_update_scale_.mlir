module @setu {
  func.func public @main(%arg0: tensor<1xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<1xi32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xi32>, tensor<1xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<1xi32>) -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %2 = "stablehlo.compare"(%arg2, %1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xi1>) -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.add"(%0, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.compare"(%5, %6) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %9 = "stablehlo.multiply"(%arg0, %8) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %10 = "stablehlo.is_finite"(%9) : (tensor<1xf32>) -> tensor<1xi1>
    %11 = "stablehlo.select"(%10, %9, %arg0) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %12 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
    %13 = "stablehlo.multiply"(%arg0, %12) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %15 = "stablehlo.select"(%14, %11, %arg0) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %17 = "stablehlo.select"(%16, %13, %15) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %18 = "stablehlo.or"(%3, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.select"(%18, %19, %5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %21 = "stablehlo.reshape"(%20) : (tensor<i32>) -> tensor<1xi32>
    "func.return"(%17, %21, %17) : (tensor<1xf32>, tensor<1xi32>, tensor<1xf32>) -> ()
  }
}
