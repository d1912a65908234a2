module @setu {
  func.func public @main(%arg0: tensor<2x3x8xf32>, %arg1: tensor<2x3x8xf32>, %arg2: tensor<2x3x8xf32>, %arg3: tensor<24x8xf32>, %arg4: tensor<24xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8xf32>) -> (tensor<2x3x8xf32>, tensor<2x3x3xf32>) {
    %0 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 0>, limit_indices = array<i64: 8>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %1 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %2 = "stablehlo.dot_general"(%arg0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %6 = "stablehlo.transpose"(%5) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %7 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 8>, limit_indices = array<i64: 16>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %8 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 8, 0>, limit_indices = array<i64: 16, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %9 = "stablehlo.dot_general"(%arg1, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %10 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %14 = "stablehlo.slice"(%arg4) <{start_indices = array<i64: 16>, limit_indices = array<i64: 24>, strides = array<i64: 1>}> : (tensor<24xf32>) -> tensor<8xf32>
    %15 = "stablehlo.slice"(%arg3) <{start_indices = array<i64: 16, 0>, limit_indices = array<i64: 24, 8>, strides = array<i64: 1, 1>}> : (tensor<24x8xf32>) -> tensor<8x8xf32>
    %16 = "stablehlo.dot_general"(%arg2, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %17 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %20 = "stablehlo.transpose"(%19) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %21 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x2x3x4xf32>}> : () -> tensor<2x2x3x4xf32>
    %22 = "stablehlo.divide"(%6, %21) : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %23 = "stablehlo.dot_general"(%22, %13) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 3>}> ({
    ^bb0(%a25: tensor<f32>, %a26: tensor<f32>):
      %27 = "stablehlo.maximum"(%a25, %a26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<2x2x3xf32>) -> tensor<2x2x3x1xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x3x1xf32>) -> tensor<2x2x3x3xf32>
    %31 = "stablehlo.subtract"(%23, %30) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %32 = "stablehlo.exponential"(%31) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 3>}> ({
    ^bb0(%a34: tensor<f32>, %a35: tensor<f32>):
      %36 = "stablehlo.add"(%a34, %a35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<2x2x3xf32>) -> tensor<2x2x3x1xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x3x1xf32>) -> tensor<2x2x3x3xf32>
    %40 = "stablehlo.divide"(%32, %39) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %41 = "stablehlo.dot_general"(%40, %20) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %42 = "stablehlo.transpose"(%41) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x3x4xf32>) -> tensor<2x3x2x4xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
    %44 = "stablehlo.dot_general"(%43, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %45 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.reduce"(%40, %47) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a48: tensor<f32>, %a49: tensor<f32>):
      %50 = "stablehlo.add"(%a48, %a49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x3x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %53 = "stablehlo.divide"(%51, %52) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    "func.return"(%46, %53) : (tensor<2x3x8xf32>, tensor<2x3x3xf32>) -> ()
  }
}
