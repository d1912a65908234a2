module @setu {
  func.func public @main(%arg0: tensor<1x2x1x3xf32>) -> (tensor<1x2x1x1xf32>, tensor<1x2x1x1xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %2 = "stablehlo.convert"(%1) : (tensor<1xi64>) -> tensor<1xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %5 = "stablehlo.convert"(%4) : (tensor<1xi64>) -> tensor<1xi32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %7 = "stablehlo.add"(%3, %6) : (tensor<1x1x1x1xi32>, tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
    %8 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x1x1xf32>}> : () -> tensor<1x2x1x1xf32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %10 = "stablehlo.convert"(%9) : (tensor<1xi64>) -> tensor<1xi32>
    %11 = "stablehlo.reshape"(%10) : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %13 = "stablehlo.convert"(%12) : (tensor<1xi64>) -> tensor<1xi32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %15 = "stablehlo.add"(%11, %14) : (tensor<1x1x1x1xi32>, tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<1x2x1x1xi32>
    %17 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1, 1>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x1xf32>
    %18 = "stablehlo.compare"(%17, %17) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
    %19 = "stablehlo.compare"(%17, %8) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
    %20 = "stablehlo.or"(%19, %18) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
    %21 = "stablehlo.select"(%20, %17, %8) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
    %23 = "stablehlo.add"(%7, %22) : (tensor<1x1x1x1xi32>, tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<1x2x1x1xi32>
    %25 = "stablehlo.select"(%20, %24, %16) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi32>, tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi32>
    %26 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 1, 2, 1, 2>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x1xf32>
    %27 = "stablehlo.compare"(%26, %26) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
    %28 = "stablehlo.compare"(%26, %21) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
    %29 = "stablehlo.or"(%28, %27) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
    %30 = "stablehlo.select"(%29, %26, %21) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %31 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
    %32 = "stablehlo.add"(%7, %31) : (tensor<1x1x1x1xi32>, tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<1x2x1x1xi32>
    %34 = "stablehlo.select"(%29, %33, %25) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi32>, tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi32>
    %35 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 2, 1, 3>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x1xf32>
    %36 = "stablehlo.compare"(%35, %35) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
    %37 = "stablehlo.compare"(%35, %30) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xi1>
    %38 = "stablehlo.or"(%37, %36) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi1>) -> tensor<1x2x1x1xi1>
    %39 = "stablehlo.select"(%38, %35, %30) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %40 = "stablehlo.constant"() <{value = dense<2> : tensor<1x1x1x1xi32>}> : () -> tensor<1x1x1x1xi32>
    %41 = "stablehlo.add"(%7, %40) : (tensor<1x1x1x1xi32>, tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<1x2x1x1xi32>
    %43 = "stablehlo.select"(%38, %42, %34) : (tensor<1x2x1x1xi1>, tensor<1x2x1x1xi32>, tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi32>
    %44 = "stablehlo.convert"(%43) : (tensor<1x2x1x1xi32>) -> tensor<1x2x1x1xi64>
    "func.return"(%39, %44) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xi64>) -> ()
  }
}
