module @setu {
  func.func public @main(%arg0: tensor<5x5x5xf32>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_low = array<i64: 1, 0, 0>, edge_padding_high = array<i64: -1, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5x5x5xf32>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %3 = "stablehlo.minimum"(%1, %arg0) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %4 = "stablehlo.subtract"(%3, %2) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %5 = "stablehlo.exponential"(%4) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %6 = "stablehlo.log_plus_one"(%5) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %7 = "stablehlo.add"(%2, %6) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %8 = "stablehlo.abs"(%2) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %9 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xi1>
    %11 = "stablehlo.select"(%10, %2, %7) : (tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %12 = "stablehlo.optimization_barrier"(%11) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %13 = "stablehlo.pad"(%12, %0) <{edge_padding_low = array<i64: 2, 0, 0>, edge_padding_high = array<i64: -2, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5x5x5xf32>
    %14 = "stablehlo.maximum"(%13, %12) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %15 = "stablehlo.minimum"(%13, %12) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %16 = "stablehlo.subtract"(%15, %14) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %17 = "stablehlo.exponential"(%16) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %18 = "stablehlo.log_plus_one"(%17) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %19 = "stablehlo.add"(%14, %18) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %20 = "stablehlo.abs"(%14) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %21 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xi1>
    %23 = "stablehlo.select"(%22, %14, %19) : (tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %24 = "stablehlo.optimization_barrier"(%23) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %25 = "stablehlo.pad"(%24, %0) <{edge_padding_low = array<i64: 4, 0, 0>, edge_padding_high = array<i64: -4, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5x5x5xf32>
    %26 = "stablehlo.maximum"(%25, %24) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %27 = "stablehlo.minimum"(%25, %24) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %28 = "stablehlo.subtract"(%27, %26) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %29 = "stablehlo.exponential"(%28) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %30 = "stablehlo.log_plus_one"(%29) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %31 = "stablehlo.add"(%26, %30) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %32 = "stablehlo.abs"(%26) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %33 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xi1>
    %35 = "stablehlo.select"(%34, %26, %31) : (tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %36 = "stablehlo.optimization_barrier"(%35) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    "func.return"(%36) : (tensor<5x5x5xf32>) -> ()
  }
}
