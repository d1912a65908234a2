module @setu {
  func.func public @main(%arg0: tensor<1x2x1x2xf32>, %arg1: tensor<1x2x1x3xf32>, %arg2: tensor<1x2x1x2xi64>) -> (tensor<1x2x1x3xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<1x2x1x2xi64>) -> tensor<1x2x1x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3xi32>) -> tensor<1x1x1x3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x2xf32>) -> tensor<1x2x1x2x2xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x4xf32>
    %7 = "stablehlo.pad"(%6, %3) <{edge_padding_low = array<i64: 0, 0, 0, -1>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x1x4xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x2xi32>) -> tensor<1x2x1x2x2xi32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x4xi32>
    %10 = "stablehlo.pad"(%9, %4) <{edge_padding_low = array<i64: 0, 0, 0, -1>, edge_padding_high = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x1x4xi32>, tensor<i32>) -> tensor<1x2x1x3xi32>
    %11 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x1x3xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x2x1x1x3xf32>) -> tensor<1x2x1x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x2x1x3xi32>) -> tensor<1x2x1x1x3xi32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x2x1x1x3xi32>) -> tensor<1x2x1x3xi32>
    %15 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x3xi32>) -> tensor<1x2x1x3xi32>
    %17 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x1x3xi32>, tensor<1x2x1x3xi32>) -> tensor<1x2x1x3xi1>
    %18 = "stablehlo.select"(%17, %12, %15) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x2xf32>) -> tensor<1x2x1x2x2xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x4xf32>
    %21 = "stablehlo.pad"(%20, %3) <{edge_padding_low = array<i64: 0, 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0, -2>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x1x4xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x1x2xi32>) -> tensor<1x2x1x2x2xi32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x4xi32>
    %24 = "stablehlo.pad"(%23, %4) <{edge_padding_low = array<i64: 0, 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0, -2>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<1x2x1x4xi32>, tensor<i32>) -> tensor<1x2x1x3xi32>
    %25 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x1x3xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x2x1x1x3xf32>) -> tensor<1x2x1x3xf32>
    %27 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x2x1x3xi32>) -> tensor<1x2x1x1x3xi32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x2x1x1x3xi32>) -> tensor<1x2x1x3xi32>
    %29 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x1x3xf32>}> : () -> tensor<1x2x1x3xf32>
    %30 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x3xi32>) -> tensor<1x2x1x3xi32>
    %31 = "stablehlo.compare"(%28, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x1x3xi32>, tensor<1x2x1x3xi32>) -> tensor<1x2x1x3xi1>
    %32 = "stablehlo.select"(%31, %26, %29) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %33 = "stablehlo.add"(%18, %32) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    "func.return"(%33) : (tensor<1x2x1x3xf32>) -> ()
  }
}
