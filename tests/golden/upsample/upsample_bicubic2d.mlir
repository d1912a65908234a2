module @setu {
  func.func public @main(%arg0: tensor<2x3x4x4xf32>) -> (tensor<2x3x2x2xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 3, 4>, strides = array<i64: 1, 1, 2, 1>}> : (tensor<2x3x4x4xf32>) -> tensor<2x3x2x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<"0x0000803F00000000"> : tensor<2xf32>}> : () -> tensor<2xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2xf32>) -> tensor<1x1x2x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x1xf32>) -> tensor<2x3x2x4xf32>
    %4 = "stablehlo.multiply"(%0, %3) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %5 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 2, 1>}> : (tensor<2x3x4x4xf32>) -> tensor<2x3x2x4xf32>
    %6 = "stablehlo.constant"() <{value = dense<"0x000000000000803F"> : tensor<2xf32>}> : () -> tensor<2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2xf32>) -> tensor<1x1x2x1xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x1xf32>) -> tensor<2x3x2x4xf32>
    %9 = "stablehlo.multiply"(%5, %8) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %10 = "stablehlo.add"(%4, %9) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %11 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 2, 0>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x4xf32>) -> tensor<2x3x2x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<"0x000000000000803F"> : tensor<2xf32>}> : () -> tensor<2xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<2xf32>) -> tensor<1x1x2x1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x1xf32>) -> tensor<2x3x2x4xf32>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %16 = "stablehlo.constant"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
    %17 = "stablehlo.reshape"(%16) : (tensor<2xi1>) -> tensor<1x1x2x1xi1>
    %18 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x2x4xf32>}> : () -> tensor<2x3x2x4xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x1xi1>) -> tensor<2x3x2x4xi1>
    %20 = "stablehlo.select"(%19, %15, %18) : (tensor<2x3x2x4xi1>, tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %21 = "stablehlo.add"(%10, %20) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %22 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 2, 0>, limit_indices = array<i64: 2, 3, 4, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x4x4xf32>) -> tensor<2x3x2x4xf32>
    %23 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<2xf32>) -> tensor<1x1x2x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x1xf32>) -> tensor<2x3x2x4xf32>
    %26 = "stablehlo.multiply"(%22, %25) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %27 = "stablehlo.constant"() <{value = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
    %28 = "stablehlo.reshape"(%27) : (tensor<2xi1>) -> tensor<1x1x2x1xi1>
    %29 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x2x4xf32>}> : () -> tensor<2x3x2x4xf32>
    %30 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x2x1xi1>) -> tensor<2x3x2x4xi1>
    %31 = "stablehlo.select"(%30, %26, %29) : (tensor<2x3x2x4xi1>, tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %32 = "stablehlo.add"(%21, %31) : (tensor<2x3x2x4xf32>, tensor<2x3x2x4xf32>) -> tensor<2x3x2x4xf32>
    %33 = "stablehlo.slice"(%32) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 3>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x3x2x4xf32>) -> tensor<2x3x2x2xf32>
    %34 = "stablehlo.constant"() <{value = dense<"0x0000803F00000000"> : tensor<2xf32>}> : () -> tensor<2xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<2xf32>) -> tensor<1x1x1x2xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2xf32>) -> tensor<2x3x2x2xf32>
    %37 = "stablehlo.multiply"(%33, %36) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
    %38 = "stablehlo.slice"(%32) <{start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 2, 3, 2, 4>, strides = array<i64: 1, 1, 1, 2>}> : (tensor<2x3x2x4xf32>) -> tensor<2x3x2x2xf32>
    %39 = "stablehlo.constant"() <{value = dense<"0x000000000000803F"> : tensor<2xf32>}> : () -> tensor<2xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<2xf32>) -> tensor<1x1x1x2xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2xf32>) -> tensor<2x3x2x2xf32>
    %42 = "stablehlo.multiply"(%38, %41) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
    %43 = "stablehlo.add"(%37, %42) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
    %44 = "stablehlo.slice"(%32) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 2, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x4xf32>) -> tensor<2x3x2x2xf32>
    %45 = "stablehlo.constant"() <{value = dense<"0x000000000000803F"> : tensor<2xf32>}> : () -> tensor<2xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<2xf32>) -> tensor<1x1x1x2xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2xf32>) -> tensor<2x3x2x2xf32>
    %48 = "stablehlo.multiply"(%44, %47) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
    %49 = "stablehlo.constant"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
    %50 = "stablehlo.reshape"(%49) : (tensor<2xi1>) -> tensor<1x1x1x2xi1>
    %51 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x2x2xf32>}> : () -> tensor<2x3x2x2xf32>
    %52 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2xi1>) -> tensor<2x3x2x2xi1>
    %53 = "stablehlo.select"(%52, %48, %51) : (tensor<2x3x2x2xi1>, tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
    %54 = "stablehlo.add"(%43, %53) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
    %55 = "stablehlo.slice"(%32) <{start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 2, 3, 2, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x4xf32>) -> tensor<2x3x2x2xf32>
    %56 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<2xf32>) -> tensor<1x1x1x2xf32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2xf32>) -> tensor<2x3x2x2xf32>
    %59 = "stablehlo.multiply"(%55, %58) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
    %60 = "stablehlo.constant"() <{value = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
    %61 = "stablehlo.reshape"(%60) : (tensor<2xi1>) -> tensor<1x1x1x2xi1>
    %62 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x2x2xf32>}> : () -> tensor<2x3x2x2xf32>
    %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2xi1>) -> tensor<2x3x2x2xi1>
    %64 = "stablehlo.select"(%63, %59, %62) : (tensor<2x3x2x2xi1>, tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
    %65 = "stablehlo.add"(%54, %64) : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
    "func.return"(%65) : (tensor<2x3x2x2xf32>) -> ()
  }
}
