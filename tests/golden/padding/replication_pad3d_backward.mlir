module @setu {
  func.func public @main(%arg0: tensor<1x2x6x6x6xf32>, %arg1: tensor<1x2x4x4x4xf32>) -> (tensor<1x2x4x4x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_low = array<i64: 0, 0, 0, 0, -1>, edge_padding_high = array<i64: 0, 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x6x6x6xf32>, tensor<f32>) -> tensor<1x2x6x6x4xf32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 6, 6, 1>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x6x6xf32>) -> tensor<1x2x6x6x1xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 4>}> ({
    ^bb0(%a4: tensor<f32>, %a5: tensor<f32>):
      %6 = "stablehlo.add"(%a4, %a5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<1x2x6x6x1xf32>, tensor<f32>) -> tensor<1x2x6x6xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x2x6x6xf32>) -> tensor<1x2x6x6x1xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.pad"(%8, %9) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x6x6x1xf32>, tensor<f32>) -> tensor<1x2x6x6x4xf32>
    %11 = "stablehlo.add"(%1, %10) : (tensor<1x2x6x6x4xf32>, tensor<1x2x6x6x4xf32>) -> tensor<1x2x6x6x4xf32>
    %12 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0, 5>, limit_indices = array<i64: 1, 2, 6, 6, 6>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x6x6xf32>) -> tensor<1x2x6x6x1xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 4>}> ({
    ^bb0(%a14: tensor<f32>, %a15: tensor<f32>):
      %16 = "stablehlo.add"(%a14, %a15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<1x2x6x6x1xf32>, tensor<f32>) -> tensor<1x2x6x6xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x2x6x6xf32>) -> tensor<1x2x6x6x1xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.pad"(%18, %19) <{edge_padding_low = array<i64: 0, 0, 0, 0, 3>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x6x6x1xf32>, tensor<f32>) -> tensor<1x2x6x6x4xf32>
    %21 = "stablehlo.add"(%11, %20) : (tensor<1x2x6x6x4xf32>, tensor<1x2x6x6x4xf32>) -> tensor<1x2x6x6x4xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.pad"(%21, %22) <{edge_padding_low = array<i64: 0, 0, 0, -1, 0>, edge_padding_high = array<i64: 0, 0, 0, -1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x6x6x4xf32>, tensor<f32>) -> tensor<1x2x6x4x4xf32>
    %24 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 6, 1, 4>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x6x4xf32>) -> tensor<1x2x6x1x4xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%24, %25) <{dimensions = array<i64: 3>}> ({
    ^bb0(%a26: tensor<f32>, %a27: tensor<f32>):
      %28 = "stablehlo.add"(%a26, %a27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<1x2x6x1x4xf32>, tensor<f32>) -> tensor<1x2x6x4xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x2x6x4xf32>) -> tensor<1x2x6x1x4xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.pad"(%30, %31) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x6x1x4xf32>, tensor<f32>) -> tensor<1x2x6x4x4xf32>
    %33 = "stablehlo.add"(%23, %32) : (tensor<1x2x6x4x4xf32>, tensor<1x2x6x4x4xf32>) -> tensor<1x2x6x4x4xf32>
    %34 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0, 0, 0, 5, 0>, limit_indices = array<i64: 1, 2, 6, 6, 4>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x6x4xf32>) -> tensor<1x2x6x1x4xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 3>}> ({
    ^bb0(%a36: tensor<f32>, %a37: tensor<f32>):
      %38 = "stablehlo.add"(%a36, %a37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<1x2x6x1x4xf32>, tensor<f32>) -> tensor<1x2x6x4xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x2x6x4xf32>) -> tensor<1x2x6x1x4xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.pad"(%40, %41) <{edge_padding_low = array<i64: 0, 0, 0, 3, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x6x1x4xf32>, tensor<f32>) -> tensor<1x2x6x4x4xf32>
    %43 = "stablehlo.add"(%33, %42) : (tensor<1x2x6x4x4xf32>, tensor<1x2x6x4x4xf32>) -> tensor<1x2x6x4x4xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.pad"(%43, %44) <{edge_padding_low = array<i64: 0, 0, -1, 0, 0>, edge_padding_high = array<i64: 0, 0, -1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x6x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
    %46 = "stablehlo.slice"(%43) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1, 4, 4>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x4x4xf32>) -> tensor<1x2x1x4x4xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a48: tensor<f32>, %a49: tensor<f32>):
      %50 = "stablehlo.add"(%a48, %a49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<1x2x1x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<1x2x4x4xf32>) -> tensor<1x2x1x4x4xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.pad"(%52, %53) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 3, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
    %55 = "stablehlo.add"(%45, %54) : (tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
    %56 = "stablehlo.slice"(%43) <{start_indices = array<i64: 0, 0, 5, 0, 0>, limit_indices = array<i64: 1, 2, 6, 4, 4>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<1x2x6x4x4xf32>) -> tensor<1x2x1x4x4xf32>
    %57 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.reduce"(%56, %57) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a58: tensor<f32>, %a59: tensor<f32>):
      %60 = "stablehlo.add"(%a58, %a59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) : (tensor<1x2x1x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
    %62 = "stablehlo.reshape"(%61) : (tensor<1x2x4x4xf32>) -> tensor<1x2x1x4x4xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.pad"(%62, %63) <{edge_padding_low = array<i64: 0, 0, 3, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
    %65 = "stablehlo.add"(%55, %64) : (tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x4x4xf32>
    "func.return"(%65) : (tensor<1x2x4x4x4xf32>) -> ()
  }
}
