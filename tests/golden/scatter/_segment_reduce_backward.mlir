module @setu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5xi64>) -> (tensor<5xf32>) {
    %0 = "stablehlo.reshape"(%arg3) : (tensor<5xi64>) -> tensor<1x5xi64>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x5xi64>) -> tensor<1x4xi64>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>}> : (tensor<1x5xi64>) -> tensor<1x4xi64>
    %3 = "stablehlo.reshape"(%arg2) : (tensor<5xf32>) -> tensor<1x1x5x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x5x1xf32>) -> tensor<1x4x5x1xf32>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<4xf32>) -> tensor<1x4x1x1xf32>
    %6 = "stablehlo.reshape"(%arg1) : (tensor<4xf32>) -> tensor<1x4x1x1xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x5x1xi64>
    %8 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi64>) -> tensor<1x4x5x1xi64>
    %9 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi64>) -> tensor<1x4x5x1xi64>
    %10 = "stablehlo.compare"(%7, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x5x1xi64>, tensor<1x4x5x1xi64>) -> tensor<1x4x5x1xi1>
    %11 = "stablehlo.compare"(%7, %8) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x5x1xi64>, tensor<1x4x5x1xi64>) -> tensor<1x4x5x1xi1>
    %12 = "stablehlo.and"(%11, %10) : (tensor<1x4x5x1xi1>, tensor<1x4x5x1xi1>) -> tensor<1x4x5x1xi1>
    %13 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.subtract"(%2, %1) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x4xi64>) -> tensor<1x4x1xi64>
    %17 = "stablehlo.convert"(%16) : (tensor<1x4x1xi64>) -> tensor<1x4x1xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x4x1xf32>) -> tensor<1x4x1x1xf32>
    %19 = "stablehlo.divide"(%5, %18) : (tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x4x1x1xf32>) -> tensor<1x4x5x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4x5x1xf32>
    %22 = "stablehlo.select"(%12, %20, %21) : (tensor<1x4x5x1xi1>, tensor<1x4x5x1xf32>, tensor<1x4x5x1xf32>) -> tensor<1x4x5x1xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a24: tensor<f32>, %a25: tensor<f32>):
      %26 = "stablehlo.add"(%a24, %a25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<1x4x5x1xf32>, tensor<f32>) -> tensor<1x5x1xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x5x1xf32>) -> tensor<5xf32>
    "func.return"(%28) : (tensor<5xf32>) -> ()
  }
}
