module @setu {
  func.func public @main(%arg0: tensor<1x2x4x4xf32>, %arg1: tensor<1x2x4x4xf32>, %arg2: tensor<1x2x4x4xf32>, %arg3: tensor<4xui32>) -> (tensor<1x2x4x4xf32>, tensor<1x2x4xf32>, tensor<i64>, tensor<i64>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1x2x4x4xf32>}> : () -> tensor<1x2x4x4xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %3 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 3>}> ({
    ^bb0(%a4: tensor<f32>, %a5: tensor<f32>):
      %6 = "stablehlo.maximum"(%a4, %a5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x2x4xf32>) -> tensor<1x2x4x1xf32>
    %9 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x4x1xf32>}> : () -> tensor<1x2x4x1xf32>
    %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x4x1xf32>, tensor<1x2x4x1xf32>) -> tensor<1x2x4x1xi1>
    %11 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x4x1xf32>}> : () -> tensor<1x2x4x1xf32>
    %12 = "stablehlo.select"(%10, %11, %8) : (tensor<1x2x4x1xi1>, tensor<1x2x4x1xf32>, tensor<1x2x4x1xf32>) -> tensor<1x2x4x1xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x1xf32>) -> tensor<1x2x4x4xf32>
    %14 = "stablehlo.subtract"(%2, %13) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %15 = "stablehlo.exponential"(%14) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 3>}> ({
    ^bb0(%a17: tensor<f32>, %a18: tensor<f32>):
      %19 = "stablehlo.add"(%a17, %a18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x2x4xf32>) -> tensor<1x2x4x1xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1x2x4x1xf32>}> : () -> tensor<1x2x4x1xf32>
    %23 = "stablehlo.select"(%10, %22, %21) : (tensor<1x2x4x1xi1>, tensor<1x2x4x1xf32>, tensor<1x2x4x1xf32>) -> tensor<1x2x4x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x1xf32>) -> tensor<1x2x4x4xf32>
    %25 = "stablehlo.divide"(%15, %24) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %26 = "stablehlo.dot_general"(%25, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %27 = "stablehlo.log"(%23) : (tensor<1x2x4x1xf32>) -> tensor<1x2x4x1xf32>
    %28 = "stablehlo.add"(%12, %27) : (tensor<1x2x4x1xf32>, tensor<1x2x4x1xf32>) -> tensor<1x2x4x1xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x2x4x1xf32>) -> tensor<1x2x4xf32>
    %30 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<2xui32>
    %31 = "stablehlo.bitcast_convert"(%30) : (tensor<2xui32>) -> tensor<i64>
    %32 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 2>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<2xui32>
    %33 = "stablehlo.bitcast_convert"(%32) : (tensor<2xui32>) -> tensor<i64>
    "func.return"(%26, %29, %31, %33) : (tensor<1x2x4x4xf32>, tensor<1x2x4xf32>, tensor<i64>, tensor<i64>) -> ()
  }
}
