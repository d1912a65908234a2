module @setu {
  func.func public @main(%arg0: tensor<2x3x4x4x4xf32>) -> (tensor<2x3x2x2x2xf32>) {
    %0 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 4, 4, 4>, strides = array<i64: 1, 1, 3, 1, 1>}> : (tensor<2x3x4x4x4xf32>) -> tensor<2x3x2x4x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2xf32>) -> tensor<1x1x2x1x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x2x1x1xf32>) -> tensor<2x3x2x4x4xf32>
    %4 = "stablehlo.multiply"(%0, %3) : (tensor<2x3x2x4x4xf32>, tensor<2x3x2x4x4xf32>) -> tensor<2x3x2x4x4xf32>
    %5 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 2, 3, 4, 4, 4>, strides = array<i64: 1, 1, 2, 1, 1>}> : (tensor<2x3x4x4x4xf32>) -> tensor<2x3x2x4x4xf32>
    %6 = "stablehlo.constant"() <{value = dense<"0x000000000000803F"> : tensor<2xf32>}> : () -> tensor<2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2xf32>) -> tensor<1x1x2x1x1xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x2x1x1xf32>) -> tensor<2x3x2x4x4xf32>
    %9 = "stablehlo.multiply"(%5, %8) : (tensor<2x3x2x4x4xf32>, tensor<2x3x2x4x4xf32>) -> tensor<2x3x2x4x4xf32>
    %10 = "stablehlo.constant"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
    %11 = "stablehlo.reshape"(%10) : (tensor<2xi1>) -> tensor<1x1x2x1x1xi1>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x2x4x4xf32>}> : () -> tensor<2x3x2x4x4xf32>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x2x1x1xi1>) -> tensor<2x3x2x4x4xi1>
    %14 = "stablehlo.select"(%13, %9, %12) : (tensor<2x3x2x4x4xi1>, tensor<2x3x2x4x4xf32>, tensor<2x3x2x4x4xf32>) -> tensor<2x3x2x4x4xf32>
    %15 = "stablehlo.add"(%4, %14) : (tensor<2x3x2x4x4xf32>, tensor<2x3x2x4x4xf32>) -> tensor<2x3x2x4x4xf32>
    %16 = "stablehlo.slice"(%15) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 4, 4>, strides = array<i64: 1, 1, 1, 3, 1>}> : (tensor<2x3x2x4x4xf32>) -> tensor<2x3x2x2x4xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<2xf32>) -> tensor<1x1x1x2x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x1xf32>) -> tensor<2x3x2x2x4xf32>
    %20 = "stablehlo.multiply"(%16, %19) : (tensor<2x3x2x2x4xf32>, tensor<2x3x2x2x4xf32>) -> tensor<2x3x2x2x4xf32>
    %21 = "stablehlo.slice"(%15) <{start_indices = array<i64: 0, 0, 0, 1, 0>, limit_indices = array<i64: 2, 3, 2, 4, 4>, strides = array<i64: 1, 1, 1, 2, 1>}> : (tensor<2x3x2x4x4xf32>) -> tensor<2x3x2x2x4xf32>
    %22 = "stablehlo.constant"() <{value = dense<"0x000000000000803F"> : tensor<2xf32>}> : () -> tensor<2xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<2xf32>) -> tensor<1x1x1x2x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x1xf32>) -> tensor<2x3x2x2x4xf32>
    %25 = "stablehlo.multiply"(%21, %24) : (tensor<2x3x2x2x4xf32>, tensor<2x3x2x2x4xf32>) -> tensor<2x3x2x2x4xf32>
    %26 = "stablehlo.constant"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
    %27 = "stablehlo.reshape"(%26) : (tensor<2xi1>) -> tensor<1x1x1x2x1xi1>
    %28 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x2x2x4xf32>}> : () -> tensor<2x3x2x2x4xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x1xi1>) -> tensor<2x3x2x2x4xi1>
    %30 = "stablehlo.select"(%29, %25, %28) : (tensor<2x3x2x2x4xi1>, tensor<2x3x2x2x4xf32>, tensor<2x3x2x2x4xf32>) -> tensor<2x3x2x2x4xf32>
    %31 = "stablehlo.add"(%20, %30) : (tensor<2x3x2x2x4xf32>, tensor<2x3x2x2x4xf32>) -> tensor<2x3x2x2x4xf32>
    %32 = "stablehlo.slice"(%31) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 2, 3, 2, 2, 4>, strides = array<i64: 1, 1, 1, 1, 3>}> : (tensor<2x3x2x2x4xf32>) -> tensor<2x3x2x2x2xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<2xf32>) -> tensor<1x1x1x1x2xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x1x2xf32>) -> tensor<2x3x2x2x2xf32>
    %36 = "stablehlo.multiply"(%32, %35) : (tensor<2x3x2x2x2xf32>, tensor<2x3x2x2x2xf32>) -> tensor<2x3x2x2x2xf32>
    %37 = "stablehlo.slice"(%31) <{start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 2, 3, 2, 2, 4>, strides = array<i64: 1, 1, 1, 1, 2>}> : (tensor<2x3x2x2x4xf32>) -> tensor<2x3x2x2x2xf32>
    %38 = "stablehlo.constant"() <{value = dense<"0x000000000000803F"> : tensor<2xf32>}> : () -> tensor<2xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<2xf32>) -> tensor<1x1x1x1x2xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x1x2xf32>) -> tensor<2x3x2x2x2xf32>
    %41 = "stablehlo.multiply"(%37, %40) : (tensor<2x3x2x2x2xf32>, tensor<2x3x2x2x2xf32>) -> tensor<2x3x2x2x2xf32>
    %42 = "stablehlo.constant"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
    %43 = "stablehlo.reshape"(%42) : (tensor<2xi1>) -> tensor<1x1x1x1x2xi1>
    %44 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x2x2x2xf32>}> : () -> tensor<2x3x2x2x2xf32>
    %45 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x1x2xi1>) -> tensor<2x3x2x2x2xi1>
    %46 = "stablehlo.select"(%45, %41, %44) : (tensor<2x3x2x2x2xi1>, tensor<2x3x2x2x2xf32>, tensor<2x3x2x2x2xf32>) -> tensor<2x3x2x2x2xf32>
    %47 = "stablehlo.add"(%36, %46) : (tensor<2x3x2x2x2xf32>, tensor<2x3x2x2x2xf32>) -> tensor<2x3x2x2x2xf32>
    "func.return"(%47) : (tensor<2x3x2x2x2xf32>) -> ()
  }
}
