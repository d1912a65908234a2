module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<i32>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<f32>) -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<23> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.constant"() <{value = dense<8388607> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.and"(%0, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.and"(%0, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<255> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.shift_right_logical"(%0, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.and"(%8, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %10 = "stablehlo.compare"(%9, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.count_leading_zeros"(%4) : (tensor<i32>) -> tensor<i32>
    %13 = "stablehlo.subtract"(%12, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.constant"() <{value = dense<8388607> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.shift_left"(%4, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %16 = "stablehlo.and"(%15, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %17 = "stablehlo.select"(%10, %16, %4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %18 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.subtract"(%18, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %20 = "stablehlo.select"(%10, %19, %9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %21 = "stablehlo.constant"() <{value = dense<126> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.subtract"(%20, %21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.constant"() <{value = dense<1056964608> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.or"(%6, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %25 = "stablehlo.or"(%24, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %26 = "stablehlo.xor"(%0, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %27 = "stablehlo.constant"() <{value = dense<2139095040> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %29 = "stablehlo.compare"(%26, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %30 = "stablehlo.or"(%29, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %31 = "stablehlo.bitcast_convert"(%25) : (tensor<i32>) -> tensor<f32>
    %32 = "stablehlo.select"(%30, %arg0, %31) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.select"(%30, %1, %22) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%32, %33) : (tensor<f32>, tensor<i32>) -> ()
  }
}
