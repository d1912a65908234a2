module @setu {
  func.func public @main(%arg0: tensor<2x3x8xf32>, %arg1: tensor<24x8xf32>, %arg2: tensor<24xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<16x8xf32>, %arg10: tensor<16xf32>, %arg11: tensor<8x16xf32>, %arg12: tensor<8xf32>) -> (tensor<2x3x8xf32>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<24x8xf32>) -> tensor<2x3x24xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<24xf32>) -> tensor<2x3x24xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<2x3x24xf32>, tensor<2x3x24xf32>) -> tensor<2x3x24xf32>
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf32>) -> tensor<2x3x8xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %5 = "stablehlo.transpose"(%4) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %6 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 8>, limit_indices = array<i64: 2, 3, 16>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf32>) -> tensor<2x3x8xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %9 = "stablehlo.slice"(%2) <{start_indices = array<i64: 0, 0, 16>, limit_indices = array<i64: 2, 3, 24>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x24xf32>) -> tensor<2x3x8xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x4xf32>) -> tensor<2x2x3x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x2x3x4xf32>}> : () -> tensor<2x2x3x4xf32>
    %13 = "stablehlo.divide"(%5, %12) : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %14 = "stablehlo.dot_general"(%13, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 3>}> ({
    ^bb0(%a16: tensor<f32>, %a17: tensor<f32>):
      %18 = "stablehlo.maximum"(%a16, %a17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<2x2x3xf32>) -> tensor<2x2x3x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x3x1xf32>) -> tensor<2x2x3x3xf32>
    %22 = "stablehlo.subtract"(%14, %21) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %23 = "stablehlo.exponential"(%22) : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 3>}> ({
    ^bb0(%a25: tensor<f32>, %a26: tensor<f32>):
      %27 = "stablehlo.add"(%a25, %a26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<2x2x3xf32>) -> tensor<2x2x3x1xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x3x1xf32>) -> tensor<2x2x3x3xf32>
    %31 = "stablehlo.divide"(%23, %30) : (tensor<2x2x3x3xf32>, tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %32 = "stablehlo.dot_general"(%31, %11) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2x3x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xf32>
    %33 = "stablehlo.transpose"(%32) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x3x4xf32>) -> tensor<2x3x2x4xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<2x3x2x4xf32>) -> tensor<2x3x8xf32>
    %35 = "stablehlo.dot_general"(%34, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<8x8xf32>) -> tensor<2x3x8xf32>
    %36 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %38 = "stablehlo.add"(%arg0, %37) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a40: tensor<f32>, %a41: tensor<f32>):
      %42 = "stablehlo.add"(%a40, %a41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %45 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2x3x1xf32>}> : () -> tensor<2x3x1xf32>
    %46 = "stablehlo.divide"(%44, %45) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %48 = "stablehlo.subtract"(%38, %47) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %49 = "stablehlo.multiply"(%48, %48) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %50 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.reduce"(%49, %50) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a51: tensor<f32>, %a52: tensor<f32>):
      %53 = "stablehlo.add"(%a51, %a52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%53) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %56 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2x3x1xf32>}> : () -> tensor<2x3x1xf32>
    %57 = "stablehlo.divide"(%55, %56) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %58 = "stablehlo.constant"() <{value = dense<0x3727C5AC> : tensor<2x3x1xf32>}> : () -> tensor<2x3x1xf32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %60 = "stablehlo.sqrt"(%59) : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %61 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3x1xf32>}> : () -> tensor<2x3x1xf32>
    %62 = "stablehlo.divide"(%61, %60) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %64 = "stablehlo.multiply"(%48, %63) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %65 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %66 = "stablehlo.multiply"(%64, %65) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %67 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %69 = "stablehlo.dot_general"(%68, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x8xf32>, tensor<16x8xf32>) -> tensor<2x3x16xf32>
    %70 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<2x3x16xf32>
    %71 = "stablehlo.add"(%69, %70) : (tensor<2x3x16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %72 = "stablehlo.constant"() <{value = dense<0x3F3504F3> : tensor<2x3x16xf32>}> : () -> tensor<2x3x16xf32>
    %73 = "stablehlo.multiply"(%71, %72) : (tensor<2x3x16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %74 = "chlo.erf"(%73) : (tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %75 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3x16xf32>}> : () -> tensor<2x3x16xf32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<2x3x16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %77 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3x16xf32>}> : () -> tensor<2x3x16xf32>
    %78 = "stablehlo.multiply"(%71, %77) : (tensor<2x3x16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %79 = "stablehlo.multiply"(%78, %76) : (tensor<2x3x16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
    %80 = "stablehlo.dot_general"(%79, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x16xf32>, tensor<8x16xf32>) -> tensor<2x3x8xf32>
    %81 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %83 = "stablehlo.add"(%68, %82) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.reduce"(%83, %84) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a85: tensor<f32>, %a86: tensor<f32>):
      %87 = "stablehlo.add"(%a85, %a86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%87) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %89 = "stablehlo.reshape"(%88) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %90 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2x3x1xf32>}> : () -> tensor<2x3x1xf32>
    %91 = "stablehlo.divide"(%89, %90) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %93 = "stablehlo.subtract"(%83, %92) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %94 = "stablehlo.multiply"(%93, %93) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %95 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.reduce"(%94, %95) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a96: tensor<f32>, %a97: tensor<f32>):
      %98 = "stablehlo.add"(%a96, %a97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%98) : (tensor<f32>) -> ()
    }) : (tensor<2x3x8xf32>, tensor<f32>) -> tensor<2x3xf32>
    %100 = "stablehlo.reshape"(%99) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %101 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2x3x1xf32>}> : () -> tensor<2x3x1xf32>
    %102 = "stablehlo.divide"(%100, %101) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %103 = "stablehlo.constant"() <{value = dense<0x3727C5AC> : tensor<2x3x1xf32>}> : () -> tensor<2x3x1xf32>
    %104 = "stablehlo.add"(%102, %103) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %105 = "stablehlo.sqrt"(%104) : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %106 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3x1xf32>}> : () -> tensor<2x3x1xf32>
    %107 = "stablehlo.divide"(%106, %105) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x8xf32>
    %109 = "stablehlo.multiply"(%93, %108) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %110 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %111 = "stablehlo.multiply"(%109, %110) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %112 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %113 = "stablehlo.add"(%111, %112) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    "func.return"(%113) : (tensor<2x3x8xf32>) -> ()
  }
}
