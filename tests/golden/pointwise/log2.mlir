module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = "stablehlo.select"(%1, %0, %arg0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.log"(%2) : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0x3FB8AA3B> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.bitcast_convert"(%arg0) : (tensor<f32>) -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<1059760811> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<-8388608> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.subtract"(%6, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %10 = "stablehlo.and"(%9, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.subtract"(%6, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %12 = "stablehlo.bitcast_convert"(%11) : (tensor<i32>) -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<23> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.shift_right_arithmetic"(%10, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %15 = "stablehlo.convert"(%14) : (tensor<i32>) -> tensor<f32>
    %16 = "stablehlo.log"(%12) : (tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<0x3FB8AA3B> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.add"(%18, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.compare"(%arg0, %20) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = "stablehlo.constant"() <{value = dense<0x00800000> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.compare"(%arg0, %22) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %24 = "stablehlo.and"(%23, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %25 = "stablehlo.select"(%24, %19, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%25) : (tensor<f32>) -> ()
  }
}
