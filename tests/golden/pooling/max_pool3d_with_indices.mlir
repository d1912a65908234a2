module @setu {
  func.func public @main(%arg0: tensor<1x2x3x6x5xf32>) -> (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x3x6x5xf32>, tensor<f32>) -> tensor<1x2x3x7x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %3 = "stablehlo.convert"(%2) : (tensor<1xi64>) -> tensor<1xi32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xi32>) -> tensor<1x1x1x1x1xi32>
    %5 = "stablehlo.constant"() <{value = dense<"0x00000000000000000A00000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
    %6 = "stablehlo.convert"(%5) : (tensor<2xi64>) -> tensor<2xi32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2xi32>) -> tensor<1x1x1x2x1xi32>
    %8 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x1x1xi32>) -> tensor<1x1x1x2x1xi32>
    %9 = "stablehlo.add"(%8, %7) : (tensor<1x1x1x2x1xi32>, tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi32>
    %10 = "stablehlo.constant"() <{value = dense<"0x00000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
    %11 = "stablehlo.convert"(%10) : (tensor<2xi64>) -> tensor<2xi32>
    %12 = "stablehlo.reshape"(%11) : (tensor<2xi32>) -> tensor<1x1x1x1x2xi32>
    %13 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x2xi32>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x1x2xi32>) -> tensor<1x1x1x2x2xi32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %16 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x1x2x2xf32>}> : () -> tensor<1x2x1x2x2xf32>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %18 = "stablehlo.convert"(%17) : (tensor<1xi64>) -> tensor<1xi32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1xi32>) -> tensor<1x1x1x1x1xi32>
    %20 = "stablehlo.constant"() <{value = dense<"0x00000000000000000A00000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
    %21 = "stablehlo.convert"(%20) : (tensor<2xi64>) -> tensor<2xi32>
    %22 = "stablehlo.reshape"(%21) : (tensor<2xi32>) -> tensor<1x1x1x2x1xi32>
    %23 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x1x1xi32>) -> tensor<1x1x1x2x1xi32>
    %24 = "stablehlo.add"(%23, %22) : (tensor<1x1x1x2x1xi32>, tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x1xi32>
    %25 = "stablehlo.constant"() <{value = dense<"0x00000000000000000200000000000000"> : tensor<2xi64>}> : () -> tensor<2xi64>
    %26 = "stablehlo.convert"(%25) : (tensor<2xi64>) -> tensor<2xi32>
    %27 = "stablehlo.reshape"(%26) : (tensor<2xi32>) -> tensor<1x1x1x1x2xi32>
    %28 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x1xi32>) -> tensor<1x1x1x2x2xi32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x1x2xi32>) -> tensor<1x1x1x2x2xi32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %32 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1, 3, 3>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %33 = "stablehlo.compare"(%32, %32) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %34 = "stablehlo.compare"(%32, %16) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %35 = "stablehlo.or"(%34, %33) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %36 = "stablehlo.select"(%35, %32, %16) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %38 = "stablehlo.add"(%15, %37) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %40 = "stablehlo.select"(%35, %39, %31) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %41 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 1, 2, 1, 3, 4>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %42 = "stablehlo.compare"(%41, %41) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %43 = "stablehlo.compare"(%41, %36) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %44 = "stablehlo.or"(%43, %42) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %45 = "stablehlo.select"(%44, %41, %36) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %46 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %47 = "stablehlo.add"(%15, %46) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %49 = "stablehlo.select"(%44, %48, %40) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %50 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 0, 2>, limit_indices = array<i64: 1, 2, 1, 3, 5>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %51 = "stablehlo.compare"(%50, %50) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %52 = "stablehlo.compare"(%50, %45) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %53 = "stablehlo.or"(%52, %51) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %54 = "stablehlo.select"(%53, %50, %45) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %55 = "stablehlo.constant"() <{value = dense<2> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %56 = "stablehlo.add"(%15, %55) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %58 = "stablehlo.select"(%53, %57, %49) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %59 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 2, 0>, limit_indices = array<i64: 1, 2, 1, 5, 3>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %60 = "stablehlo.compare"(%59, %59) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %61 = "stablehlo.compare"(%59, %54) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %62 = "stablehlo.or"(%61, %60) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %63 = "stablehlo.select"(%62, %59, %54) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %64 = "stablehlo.constant"() <{value = dense<10> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %65 = "stablehlo.add"(%15, %64) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %67 = "stablehlo.select"(%62, %66, %58) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %68 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 2, 1>, limit_indices = array<i64: 1, 2, 1, 5, 4>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %69 = "stablehlo.compare"(%68, %68) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %70 = "stablehlo.compare"(%68, %63) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %71 = "stablehlo.or"(%70, %69) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %72 = "stablehlo.select"(%71, %68, %63) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %73 = "stablehlo.constant"() <{value = dense<11> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %74 = "stablehlo.add"(%15, %73) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %76 = "stablehlo.select"(%71, %75, %67) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %77 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 2, 2>, limit_indices = array<i64: 1, 2, 1, 5, 5>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %78 = "stablehlo.compare"(%77, %77) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %79 = "stablehlo.compare"(%77, %72) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %80 = "stablehlo.or"(%79, %78) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %81 = "stablehlo.select"(%80, %77, %72) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %82 = "stablehlo.constant"() <{value = dense<12> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %83 = "stablehlo.add"(%15, %82) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %85 = "stablehlo.select"(%80, %84, %76) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %86 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 4, 0>, limit_indices = array<i64: 1, 2, 1, 7, 3>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %87 = "stablehlo.compare"(%86, %86) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %88 = "stablehlo.compare"(%86, %81) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %89 = "stablehlo.or"(%88, %87) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %90 = "stablehlo.select"(%89, %86, %81) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %91 = "stablehlo.constant"() <{value = dense<20> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %92 = "stablehlo.add"(%15, %91) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %94 = "stablehlo.select"(%89, %93, %85) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %95 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 4, 1>, limit_indices = array<i64: 1, 2, 1, 7, 4>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %96 = "stablehlo.compare"(%95, %95) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %97 = "stablehlo.compare"(%95, %90) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %98 = "stablehlo.or"(%97, %96) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %99 = "stablehlo.select"(%98, %95, %90) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %100 = "stablehlo.constant"() <{value = dense<21> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %101 = "stablehlo.add"(%15, %100) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %103 = "stablehlo.select"(%98, %102, %94) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %104 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 0, 4, 2>, limit_indices = array<i64: 1, 2, 1, 7, 5>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %105 = "stablehlo.compare"(%104, %104) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %106 = "stablehlo.compare"(%104, %99) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %107 = "stablehlo.or"(%106, %105) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %108 = "stablehlo.select"(%107, %104, %99) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %109 = "stablehlo.constant"() <{value = dense<22> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %110 = "stablehlo.add"(%15, %109) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %112 = "stablehlo.select"(%107, %111, %103) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %113 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 1, 0, 0>, limit_indices = array<i64: 1, 2, 2, 3, 3>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %114 = "stablehlo.compare"(%113, %113) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %115 = "stablehlo.compare"(%113, %108) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %116 = "stablehlo.or"(%115, %114) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %117 = "stablehlo.select"(%116, %113, %108) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %118 = "stablehlo.constant"() <{value = dense<30> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %119 = "stablehlo.add"(%15, %118) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %121 = "stablehlo.select"(%116, %120, %112) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %122 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 1, 0, 1>, limit_indices = array<i64: 1, 2, 2, 3, 4>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %123 = "stablehlo.compare"(%122, %122) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %124 = "stablehlo.compare"(%122, %117) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %125 = "stablehlo.or"(%124, %123) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %126 = "stablehlo.select"(%125, %122, %117) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %127 = "stablehlo.constant"() <{value = dense<31> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %128 = "stablehlo.add"(%15, %127) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %130 = "stablehlo.select"(%125, %129, %121) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %131 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 1, 0, 2>, limit_indices = array<i64: 1, 2, 2, 3, 5>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %132 = "stablehlo.compare"(%131, %131) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %133 = "stablehlo.compare"(%131, %126) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %134 = "stablehlo.or"(%133, %132) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %135 = "stablehlo.select"(%134, %131, %126) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %136 = "stablehlo.constant"() <{value = dense<32> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %137 = "stablehlo.add"(%15, %136) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %139 = "stablehlo.select"(%134, %138, %130) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %140 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 1, 2, 0>, limit_indices = array<i64: 1, 2, 2, 5, 3>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %141 = "stablehlo.compare"(%140, %140) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %142 = "stablehlo.compare"(%140, %135) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %143 = "stablehlo.or"(%142, %141) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %144 = "stablehlo.select"(%143, %140, %135) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %145 = "stablehlo.constant"() <{value = dense<40> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %146 = "stablehlo.add"(%15, %145) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %148 = "stablehlo.select"(%143, %147, %139) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %149 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 1, 2, 1>, limit_indices = array<i64: 1, 2, 2, 5, 4>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %150 = "stablehlo.compare"(%149, %149) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %151 = "stablehlo.compare"(%149, %144) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %152 = "stablehlo.or"(%151, %150) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %153 = "stablehlo.select"(%152, %149, %144) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %154 = "stablehlo.constant"() <{value = dense<41> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %155 = "stablehlo.add"(%15, %154) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %157 = "stablehlo.select"(%152, %156, %148) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %158 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 1, 2, 2>, limit_indices = array<i64: 1, 2, 2, 5, 5>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %159 = "stablehlo.compare"(%158, %158) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %160 = "stablehlo.compare"(%158, %153) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %161 = "stablehlo.or"(%160, %159) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %162 = "stablehlo.select"(%161, %158, %153) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %163 = "stablehlo.constant"() <{value = dense<42> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %164 = "stablehlo.add"(%15, %163) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %166 = "stablehlo.select"(%161, %165, %157) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %167 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 1, 4, 0>, limit_indices = array<i64: 1, 2, 2, 7, 3>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %168 = "stablehlo.compare"(%167, %167) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %169 = "stablehlo.compare"(%167, %162) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %170 = "stablehlo.or"(%169, %168) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %171 = "stablehlo.select"(%170, %167, %162) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %172 = "stablehlo.constant"() <{value = dense<50> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %173 = "stablehlo.add"(%15, %172) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %175 = "stablehlo.select"(%170, %174, %166) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %176 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 1, 4, 1>, limit_indices = array<i64: 1, 2, 2, 7, 4>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %177 = "stablehlo.compare"(%176, %176) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %178 = "stablehlo.compare"(%176, %171) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %179 = "stablehlo.or"(%178, %177) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %180 = "stablehlo.select"(%179, %176, %171) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %181 = "stablehlo.constant"() <{value = dense<51> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %182 = "stablehlo.add"(%15, %181) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %184 = "stablehlo.select"(%179, %183, %175) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %185 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 1, 4, 2>, limit_indices = array<i64: 1, 2, 2, 7, 5>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %186 = "stablehlo.compare"(%185, %185) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %187 = "stablehlo.compare"(%185, %180) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %188 = "stablehlo.or"(%187, %186) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %189 = "stablehlo.select"(%188, %185, %180) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %190 = "stablehlo.constant"() <{value = dense<52> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %191 = "stablehlo.add"(%15, %190) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %193 = "stablehlo.select"(%188, %192, %184) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %194 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 2, 0, 0>, limit_indices = array<i64: 1, 2, 3, 3, 3>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %195 = "stablehlo.compare"(%194, %194) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %196 = "stablehlo.compare"(%194, %189) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %197 = "stablehlo.or"(%196, %195) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %198 = "stablehlo.select"(%197, %194, %189) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %199 = "stablehlo.constant"() <{value = dense<60> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %200 = "stablehlo.add"(%15, %199) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %201 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %202 = "stablehlo.select"(%197, %201, %193) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %203 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 2, 0, 1>, limit_indices = array<i64: 1, 2, 3, 3, 4>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %204 = "stablehlo.compare"(%203, %203) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %205 = "stablehlo.compare"(%203, %198) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %206 = "stablehlo.or"(%205, %204) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %207 = "stablehlo.select"(%206, %203, %198) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %208 = "stablehlo.constant"() <{value = dense<61> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %209 = "stablehlo.add"(%15, %208) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %211 = "stablehlo.select"(%206, %210, %202) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %212 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 2, 0, 2>, limit_indices = array<i64: 1, 2, 3, 3, 5>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %213 = "stablehlo.compare"(%212, %212) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %214 = "stablehlo.compare"(%212, %207) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %215 = "stablehlo.or"(%214, %213) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %216 = "stablehlo.select"(%215, %212, %207) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %217 = "stablehlo.constant"() <{value = dense<62> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %218 = "stablehlo.add"(%15, %217) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %219 = "stablehlo.broadcast_in_dim"(%218) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %220 = "stablehlo.select"(%215, %219, %211) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %221 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 2, 2, 0>, limit_indices = array<i64: 1, 2, 3, 5, 3>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %222 = "stablehlo.compare"(%221, %221) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %223 = "stablehlo.compare"(%221, %216) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %224 = "stablehlo.or"(%223, %222) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %225 = "stablehlo.select"(%224, %221, %216) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %226 = "stablehlo.constant"() <{value = dense<70> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %227 = "stablehlo.add"(%15, %226) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %228 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %229 = "stablehlo.select"(%224, %228, %220) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %230 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 2, 2, 1>, limit_indices = array<i64: 1, 2, 3, 5, 4>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %231 = "stablehlo.compare"(%230, %230) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %232 = "stablehlo.compare"(%230, %225) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %233 = "stablehlo.or"(%232, %231) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %234 = "stablehlo.select"(%233, %230, %225) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %235 = "stablehlo.constant"() <{value = dense<71> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %236 = "stablehlo.add"(%15, %235) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %237 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %238 = "stablehlo.select"(%233, %237, %229) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %239 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 2, 2, 2>, limit_indices = array<i64: 1, 2, 3, 5, 5>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %240 = "stablehlo.compare"(%239, %239) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %241 = "stablehlo.compare"(%239, %234) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %242 = "stablehlo.or"(%241, %240) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %243 = "stablehlo.select"(%242, %239, %234) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %244 = "stablehlo.constant"() <{value = dense<72> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %245 = "stablehlo.add"(%15, %244) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %247 = "stablehlo.select"(%242, %246, %238) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %248 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 2, 4, 0>, limit_indices = array<i64: 1, 2, 3, 7, 3>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %249 = "stablehlo.compare"(%248, %248) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %250 = "stablehlo.compare"(%248, %243) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %251 = "stablehlo.or"(%250, %249) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %252 = "stablehlo.select"(%251, %248, %243) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %253 = "stablehlo.constant"() <{value = dense<80> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %254 = "stablehlo.add"(%15, %253) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %255 = "stablehlo.broadcast_in_dim"(%254) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %256 = "stablehlo.select"(%251, %255, %247) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %257 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 2, 4, 1>, limit_indices = array<i64: 1, 2, 3, 7, 4>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %258 = "stablehlo.compare"(%257, %257) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %259 = "stablehlo.compare"(%257, %252) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %260 = "stablehlo.or"(%259, %258) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %261 = "stablehlo.select"(%260, %257, %252) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %262 = "stablehlo.constant"() <{value = dense<81> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %263 = "stablehlo.add"(%15, %262) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %264 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %265 = "stablehlo.select"(%260, %264, %256) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %266 = "stablehlo.slice"(%1) <{start_indices = array<i64: 0, 0, 2, 4, 2>, limit_indices = array<i64: 1, 2, 3, 7, 5>, strides = array<i64: 1, 1, 2, 2, 2>}> : (tensor<1x2x3x7x5xf32>) -> tensor<1x2x1x2x2xf32>
    %267 = "stablehlo.compare"(%266, %266) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %268 = "stablehlo.compare"(%266, %261) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xi1>
    %269 = "stablehlo.or"(%268, %267) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi1>) -> tensor<1x2x1x2x2xi1>
    %270 = "stablehlo.select"(%269, %266, %261) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf32>
    %271 = "stablehlo.constant"() <{value = dense<82> : tensor<1x1x1x2x2xi32>}> : () -> tensor<1x1x1x2x2xi32>
    %272 = "stablehlo.add"(%15, %271) : (tensor<1x1x1x2x2xi32>, tensor<1x1x1x2x2xi32>) -> tensor<1x1x1x2x2xi32>
    %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %274 = "stablehlo.select"(%269, %273, %265) : (tensor<1x2x1x2x2xi1>, tensor<1x2x1x2x2xi32>, tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi32>
    %275 = "stablehlo.convert"(%274) : (tensor<1x2x1x2x2xi32>) -> tensor<1x2x1x2x2xi64>
    "func.return"(%270, %275) : (tensor<1x2x1x2x2xf32>, tensor<1x2x1x2x2xi64>) -> ()
  }
}
