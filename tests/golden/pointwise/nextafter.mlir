module @setu {
  func.func public @main(%arg0: tensor<10x5xf32>, %arg1: tensor<f32>) -> (tensor<10x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x5xf32>
    %1 = "stablehlo.bitcast_convert"(%arg0) : (tensor<10x5xf32>) -> tensor<10x5xi32>
    %2 = "stablehlo.bitcast_convert"(%0) : (tensor<10x5xf32>) -> tensor<10x5xi32>
    %3 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<10x5xi32>}> : () -> tensor<10x5xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<10x5xi32>}> : () -> tensor<10x5xi32>
    %5 = "stablehlo.constant"() <{value = dense<1> : tensor<10x5xi32>}> : () -> tensor<10x5xi32>
    %6 = "stablehlo.not"(%3) : (tensor<10x5xi32>) -> tensor<10x5xi32>
    %7 = "stablehlo.and"(%1, %6) : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi32>
    %8 = "stablehlo.not"(%3) : (tensor<10x5xi32>) -> tensor<10x5xi32>
    %9 = "stablehlo.and"(%2, %8) : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi32>
    %10 = "stablehlo.compare"(%7, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
    %11 = "stablehlo.compare"(%9, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
    %12 = "stablehlo.and"(%2, %3) : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi32>
    %13 = "stablehlo.and"(%1, %3) : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi32>
    %14 = "stablehlo.compare"(%13, %12) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
    %15 = "stablehlo.compare"(%7, %9) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
    %16 = "stablehlo.or"(%14, %15) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
    %17 = "stablehlo.negate"(%5) : (tensor<10x5xi32>) -> tensor<10x5xi32>
    %18 = "stablehlo.select"(%16, %17, %5) : (tensor<10x5xi1>, tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi32>
    %19 = "stablehlo.add"(%1, %18) : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi32>
    %20 = "stablehlo.and"(%2, %3) : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi32>
    %21 = "stablehlo.or"(%20, %5) : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi32>
    %22 = "stablehlo.select"(%10, %21, %19) : (tensor<10x5xi1>, tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi32>
    %23 = "stablehlo.and"(%10, %11) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
    %24 = "stablehlo.compare"(%1, %2) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
    %25 = "stablehlo.or"(%24, %23) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
    %26 = "stablehlo.select"(%25, %2, %22) : (tensor<10x5xi1>, tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi32>
    %27 = "stablehlo.bitcast_convert"(%26) : (tensor<10x5xi32>) -> tensor<10x5xf32>
    %28 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<10x5xf32>}> : () -> tensor<10x5xf32>
    %29 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
    %30 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
    %31 = "stablehlo.or"(%30, %29) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
    %32 = "stablehlo.select"(%31, %28, %27) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    "func.return"(%32) : (tensor<10x5xf32>) -> ()
  }
}
