module @setu {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xi64>) -> (tensor<4xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<5xi64>) -> tensor<1x5xi64>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x5xi64>) -> tensor<1x4xi64>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>}> : (tensor<1x5xi64>) -> tensor<1x4xi64>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<5xf32>) -> tensor<1x1x5x1xf32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x1xf32>) -> tensor<1x4x5x1xf32>
    %6 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x5x1xi64>
    %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi64>) -> tensor<1x4x5x1xi64>
    %8 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi64>) -> tensor<1x4x5x1xi64>
    %9 = "stablehlo.compare"(%6, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x5x1xi64>, tensor<1x4x5x1xi64>) -> tensor<1x4x5x1xi1>
    %10 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x5x1xi64>, tensor<1x4x5x1xi64>) -> tensor<1x4x5x1xi1>
    %11 = "stablehlo.and"(%10, %9) : (tensor<1x4x5x1xi1>, tensor<1x4x5x1xi1>) -> tensor<1x4x5x1xi1>
    %12 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x5x1xf32>
    %13 = "stablehlo.select"(%11, %5, %12) : (tensor<1x4x5x1xi1>, tensor<1x4x5x1xf32>, tensor<1x4x5x1xf32>) -> tensor<1x4x5x1xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%13, %4) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a15: tensor<f32>, %a16: tensor<f32>):
      %17 = "stablehlo.maximum"(%a15, %a16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<1x4x5x1xf32>, tensor<f32>) -> tensor<1x4x1xf32>
    %19 = "stablehlo.subtract"(%2, %1) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %21 = "stablehlo.convert"(%20) : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4x1xf32>}> : () -> tensor<1x4x1xf32>
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xi1>
    %24 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x1xf32>
    %25 = "stablehlo.maximum"(%18, %24) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x4x1xf32>) -> tensor<4xf32>
    "func.return"(%26) : (tensor<4xf32>) -> ()
  }
}
