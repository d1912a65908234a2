module @setu {
  func.func public @main(%arg0: tensor<1x2x1x3x2xf32>, %arg1: tensor<1x2x3x6x5xf32>, %arg2: tensor<1x2x1x3x2xi64>) -> (tensor<1x2x3x6x5xf32>) {
    %0 = "stablehlo.convert"(%arg2) : (tensor<1x2x1x3x2xi64>) -> tensor<1x2x1x3x2xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<90xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<90xi32>) -> tensor<1x1x3x6x5xi32>
    %3 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xf32>) -> tensor<1x2x1x3x2x2xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x2x1x3x2x2xf32>) -> tensor<1x2x1x3x4xf32>
    %7 = "stablehlo.pad"(%6, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xf32>, tensor<f32>) -> tensor<1x2x1x3x5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xi32>) -> tensor<1x2x1x3x2x2xi32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x2x1x3x2x2xi32>) -> tensor<1x2x1x3x4xi32>
    %10 = "stablehlo.pad"(%9, %4) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xi32>, tensor<i32>) -> tensor<1x2x1x3x5xi32>
    %11 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x2x5xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x2x1x3x2x5xf32>) -> tensor<1x2x1x6x5xf32>
    %13 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xi32>) -> tensor<1x2x1x3x2x5xi32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x2x1x3x2x5xi32>) -> tensor<1x2x1x6x5xi32>
    %15 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xf32>) -> tensor<1x2x1x2x6x5xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x2x1x2x6x5xf32>) -> tensor<1x2x2x6x5xf32>
    %17 = "stablehlo.pad"(%16, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xf32>, tensor<f32>) -> tensor<1x2x3x6x5xf32>
    %18 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xi32>) -> tensor<1x2x1x2x6x5xi32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x2x1x2x6x5xi32>) -> tensor<1x2x2x6x5xi32>
    %20 = "stablehlo.pad"(%19, %4) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xi32>, tensor<i32>) -> tensor<1x2x3x6x5xi32>
    %21 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x3x6x5xf32>}> : () -> tensor<1x2x3x6x5xf32>
    %22 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x3x6x5xi32>) -> tensor<1x2x3x6x5xi32>
    %23 = "stablehlo.compare"(%20, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x3x6x5xi32>, tensor<1x2x3x6x5xi32>) -> tensor<1x2x3x6x5xi1>
    %24 = "stablehlo.select"(%23, %17, %21) : (tensor<1x2x3x6x5xi1>, tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %25 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xf32>) -> tensor<1x2x1x3x2x2xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x2x1x3x2x2xf32>) -> tensor<1x2x1x3x4xf32>
    %27 = "stablehlo.pad"(%26, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xf32>, tensor<f32>) -> tensor<1x2x1x3x5xf32>
    %28 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xi32>) -> tensor<1x2x1x3x2x2xi32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x2x1x3x2x2xi32>) -> tensor<1x2x1x3x4xi32>
    %30 = "stablehlo.pad"(%29, %4) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xi32>, tensor<i32>) -> tensor<1x2x1x3x5xi32>
    %31 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x2x5xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x2x1x3x2x5xf32>) -> tensor<1x2x1x6x5xf32>
    %33 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xi32>) -> tensor<1x2x1x3x2x5xi32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x2x1x3x2x5xi32>) -> tensor<1x2x1x6x5xi32>
    %35 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xf32>) -> tensor<1x2x1x2x6x5xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x2x1x2x6x5xf32>) -> tensor<1x2x2x6x5xf32>
    %37 = "stablehlo.pad"(%36, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xf32>, tensor<f32>) -> tensor<1x2x3x6x5xf32>
    %38 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xi32>) -> tensor<1x2x1x2x6x5xi32>
    %39 = "stablehlo.reshape"(%38) : (tensor<1x2x1x2x6x5xi32>) -> tensor<1x2x2x6x5xi32>
    %40 = "stablehlo.pad"(%39, %4) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xi32>, tensor<i32>) -> tensor<1x2x3x6x5xi32>
    %41 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x3x6x5xf32>}> : () -> tensor<1x2x3x6x5xf32>
    %42 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x3x6x5xi32>) -> tensor<1x2x3x6x5xi32>
    %43 = "stablehlo.compare"(%40, %42) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x3x6x5xi32>, tensor<1x2x3x6x5xi32>) -> tensor<1x2x3x6x5xi1>
    %44 = "stablehlo.select"(%43, %37, %41) : (tensor<1x2x3x6x5xi1>, tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %45 = "stablehlo.add"(%24, %44) : (tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %46 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xf32>) -> tensor<1x2x1x3x2x2xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x2x1x3x2x2xf32>) -> tensor<1x2x1x3x4xf32>
    %48 = "stablehlo.pad"(%47, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xf32>, tensor<f32>) -> tensor<1x2x1x3x5xf32>
    %49 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xi32>) -> tensor<1x2x1x3x2x2xi32>
    %50 = "stablehlo.reshape"(%49) : (tensor<1x2x1x3x2x2xi32>) -> tensor<1x2x1x3x4xi32>
    %51 = "stablehlo.pad"(%50, %4) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xi32>, tensor<i32>) -> tensor<1x2x1x3x5xi32>
    %52 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x2x5xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<1x2x1x3x2x5xf32>) -> tensor<1x2x1x6x5xf32>
    %54 = "stablehlo.pad"(%53, %3) <{edge_padding_low = array<i64: 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, -2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x6x5xf32>, tensor<f32>) -> tensor<1x2x1x6x5xf32>
    %55 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xi32>) -> tensor<1x2x1x3x2x5xi32>
    %56 = "stablehlo.reshape"(%55) : (tensor<1x2x1x3x2x5xi32>) -> tensor<1x2x1x6x5xi32>
    %57 = "stablehlo.pad"(%56, %4) <{edge_padding_low = array<i64: 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, -2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x6x5xi32>, tensor<i32>) -> tensor<1x2x1x6x5xi32>
    %58 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xf32>) -> tensor<1x2x1x2x6x5xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<1x2x1x2x6x5xf32>) -> tensor<1x2x2x6x5xf32>
    %60 = "stablehlo.pad"(%59, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xf32>, tensor<f32>) -> tensor<1x2x3x6x5xf32>
    %61 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xi32>) -> tensor<1x2x1x2x6x5xi32>
    %62 = "stablehlo.reshape"(%61) : (tensor<1x2x1x2x6x5xi32>) -> tensor<1x2x2x6x5xi32>
    %63 = "stablehlo.pad"(%62, %4) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xi32>, tensor<i32>) -> tensor<1x2x3x6x5xi32>
    %64 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x3x6x5xf32>}> : () -> tensor<1x2x3x6x5xf32>
    %65 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x3x6x5xi32>) -> tensor<1x2x3x6x5xi32>
    %66 = "stablehlo.compare"(%63, %65) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x3x6x5xi32>, tensor<1x2x3x6x5xi32>) -> tensor<1x2x3x6x5xi1>
    %67 = "stablehlo.select"(%66, %60, %64) : (tensor<1x2x3x6x5xi1>, tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %68 = "stablehlo.add"(%45, %67) : (tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %69 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xf32>) -> tensor<1x2x1x3x2x2xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<1x2x1x3x2x2xf32>) -> tensor<1x2x1x3x4xf32>
    %71 = "stablehlo.pad"(%70, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xf32>, tensor<f32>) -> tensor<1x2x1x3x5xf32>
    %72 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xi32>) -> tensor<1x2x1x3x2x2xi32>
    %73 = "stablehlo.reshape"(%72) : (tensor<1x2x1x3x2x2xi32>) -> tensor<1x2x1x3x4xi32>
    %74 = "stablehlo.pad"(%73, %4) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xi32>, tensor<i32>) -> tensor<1x2x1x3x5xi32>
    %75 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x2x5xf32>
    %76 = "stablehlo.reshape"(%75) : (tensor<1x2x1x3x2x5xf32>) -> tensor<1x2x1x6x5xf32>
    %77 = "stablehlo.pad"(%76, %3) <{edge_padding_low = array<i64: 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, -2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x6x5xf32>, tensor<f32>) -> tensor<1x2x1x6x5xf32>
    %78 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xi32>) -> tensor<1x2x1x3x2x5xi32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1x2x1x3x2x5xi32>) -> tensor<1x2x1x6x5xi32>
    %80 = "stablehlo.pad"(%79, %4) <{edge_padding_low = array<i64: 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, -2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x6x5xi32>, tensor<i32>) -> tensor<1x2x1x6x5xi32>
    %81 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xf32>) -> tensor<1x2x1x2x6x5xf32>
    %82 = "stablehlo.reshape"(%81) : (tensor<1x2x1x2x6x5xf32>) -> tensor<1x2x2x6x5xf32>
    %83 = "stablehlo.pad"(%82, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xf32>, tensor<f32>) -> tensor<1x2x3x6x5xf32>
    %84 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xi32>) -> tensor<1x2x1x2x6x5xi32>
    %85 = "stablehlo.reshape"(%84) : (tensor<1x2x1x2x6x5xi32>) -> tensor<1x2x2x6x5xi32>
    %86 = "stablehlo.pad"(%85, %4) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xi32>, tensor<i32>) -> tensor<1x2x3x6x5xi32>
    %87 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x3x6x5xf32>}> : () -> tensor<1x2x3x6x5xf32>
    %88 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x3x6x5xi32>) -> tensor<1x2x3x6x5xi32>
    %89 = "stablehlo.compare"(%86, %88) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x3x6x5xi32>, tensor<1x2x3x6x5xi32>) -> tensor<1x2x3x6x5xi1>
    %90 = "stablehlo.select"(%89, %83, %87) : (tensor<1x2x3x6x5xi1>, tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %91 = "stablehlo.add"(%68, %90) : (tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %92 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xf32>) -> tensor<1x2x1x3x2x2xf32>
    %93 = "stablehlo.reshape"(%92) : (tensor<1x2x1x3x2x2xf32>) -> tensor<1x2x1x3x4xf32>
    %94 = "stablehlo.pad"(%93, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xf32>, tensor<f32>) -> tensor<1x2x1x3x5xf32>
    %95 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xi32>) -> tensor<1x2x1x3x2x2xi32>
    %96 = "stablehlo.reshape"(%95) : (tensor<1x2x1x3x2x2xi32>) -> tensor<1x2x1x3x4xi32>
    %97 = "stablehlo.pad"(%96, %4) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xi32>, tensor<i32>) -> tensor<1x2x1x3x5xi32>
    %98 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x2x5xf32>
    %99 = "stablehlo.reshape"(%98) : (tensor<1x2x1x3x2x5xf32>) -> tensor<1x2x1x6x5xf32>
    %100 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xi32>) -> tensor<1x2x1x3x2x5xi32>
    %101 = "stablehlo.reshape"(%100) : (tensor<1x2x1x3x2x5xi32>) -> tensor<1x2x1x6x5xi32>
    %102 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xf32>) -> tensor<1x2x1x2x6x5xf32>
    %103 = "stablehlo.reshape"(%102) : (tensor<1x2x1x2x6x5xf32>) -> tensor<1x2x2x6x5xf32>
    %104 = "stablehlo.pad"(%103, %3) <{edge_padding_low = array<i64: 0, 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, -1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xf32>, tensor<f32>) -> tensor<1x2x3x6x5xf32>
    %105 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xi32>) -> tensor<1x2x1x2x6x5xi32>
    %106 = "stablehlo.reshape"(%105) : (tensor<1x2x1x2x6x5xi32>) -> tensor<1x2x2x6x5xi32>
    %107 = "stablehlo.pad"(%106, %4) <{edge_padding_low = array<i64: 0, 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, -1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xi32>, tensor<i32>) -> tensor<1x2x3x6x5xi32>
    %108 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x3x6x5xf32>}> : () -> tensor<1x2x3x6x5xf32>
    %109 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x3x6x5xi32>) -> tensor<1x2x3x6x5xi32>
    %110 = "stablehlo.compare"(%107, %109) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x3x6x5xi32>, tensor<1x2x3x6x5xi32>) -> tensor<1x2x3x6x5xi1>
    %111 = "stablehlo.select"(%110, %104, %108) : (tensor<1x2x3x6x5xi1>, tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %112 = "stablehlo.add"(%91, %111) : (tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %113 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xf32>) -> tensor<1x2x1x3x2x2xf32>
    %114 = "stablehlo.reshape"(%113) : (tensor<1x2x1x3x2x2xf32>) -> tensor<1x2x1x3x4xf32>
    %115 = "stablehlo.pad"(%114, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xf32>, tensor<f32>) -> tensor<1x2x1x3x5xf32>
    %116 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xi32>) -> tensor<1x2x1x3x2x2xi32>
    %117 = "stablehlo.reshape"(%116) : (tensor<1x2x1x3x2x2xi32>) -> tensor<1x2x1x3x4xi32>
    %118 = "stablehlo.pad"(%117, %4) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xi32>, tensor<i32>) -> tensor<1x2x1x3x5xi32>
    %119 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x2x5xf32>
    %120 = "stablehlo.reshape"(%119) : (tensor<1x2x1x3x2x5xf32>) -> tensor<1x2x1x6x5xf32>
    %121 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xi32>) -> tensor<1x2x1x3x2x5xi32>
    %122 = "stablehlo.reshape"(%121) : (tensor<1x2x1x3x2x5xi32>) -> tensor<1x2x1x6x5xi32>
    %123 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xf32>) -> tensor<1x2x1x2x6x5xf32>
    %124 = "stablehlo.reshape"(%123) : (tensor<1x2x1x2x6x5xf32>) -> tensor<1x2x2x6x5xf32>
    %125 = "stablehlo.pad"(%124, %3) <{edge_padding_low = array<i64: 0, 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, -1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xf32>, tensor<f32>) -> tensor<1x2x3x6x5xf32>
    %126 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xi32>) -> tensor<1x2x1x2x6x5xi32>
    %127 = "stablehlo.reshape"(%126) : (tensor<1x2x1x2x6x5xi32>) -> tensor<1x2x2x6x5xi32>
    %128 = "stablehlo.pad"(%127, %4) <{edge_padding_low = array<i64: 0, 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, -1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xi32>, tensor<i32>) -> tensor<1x2x3x6x5xi32>
    %129 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x3x6x5xf32>}> : () -> tensor<1x2x3x6x5xf32>
    %130 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x3x6x5xi32>) -> tensor<1x2x3x6x5xi32>
    %131 = "stablehlo.compare"(%128, %130) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x3x6x5xi32>, tensor<1x2x3x6x5xi32>) -> tensor<1x2x3x6x5xi1>
    %132 = "stablehlo.select"(%131, %125, %129) : (tensor<1x2x3x6x5xi1>, tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %133 = "stablehlo.add"(%112, %132) : (tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %134 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xf32>) -> tensor<1x2x1x3x2x2xf32>
    %135 = "stablehlo.reshape"(%134) : (tensor<1x2x1x3x2x2xf32>) -> tensor<1x2x1x3x4xf32>
    %136 = "stablehlo.pad"(%135, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xf32>, tensor<f32>) -> tensor<1x2x1x3x5xf32>
    %137 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xi32>) -> tensor<1x2x1x3x2x2xi32>
    %138 = "stablehlo.reshape"(%137) : (tensor<1x2x1x3x2x2xi32>) -> tensor<1x2x1x3x4xi32>
    %139 = "stablehlo.pad"(%138, %4) <{edge_padding_low = array<i64: 0, 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xi32>, tensor<i32>) -> tensor<1x2x1x3x5xi32>
    %140 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x2x5xf32>
    %141 = "stablehlo.reshape"(%140) : (tensor<1x2x1x3x2x5xf32>) -> tensor<1x2x1x6x5xf32>
    %142 = "stablehlo.pad"(%141, %3) <{edge_padding_low = array<i64: 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, -2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x6x5xf32>, tensor<f32>) -> tensor<1x2x1x6x5xf32>
    %143 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xi32>) -> tensor<1x2x1x3x2x5xi32>
    %144 = "stablehlo.reshape"(%143) : (tensor<1x2x1x3x2x5xi32>) -> tensor<1x2x1x6x5xi32>
    %145 = "stablehlo.pad"(%144, %4) <{edge_padding_low = array<i64: 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, -2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x6x5xi32>, tensor<i32>) -> tensor<1x2x1x6x5xi32>
    %146 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xf32>) -> tensor<1x2x1x2x6x5xf32>
    %147 = "stablehlo.reshape"(%146) : (tensor<1x2x1x2x6x5xf32>) -> tensor<1x2x2x6x5xf32>
    %148 = "stablehlo.pad"(%147, %3) <{edge_padding_low = array<i64: 0, 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, -1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xf32>, tensor<f32>) -> tensor<1x2x3x6x5xf32>
    %149 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xi32>) -> tensor<1x2x1x2x6x5xi32>
    %150 = "stablehlo.reshape"(%149) : (tensor<1x2x1x2x6x5xi32>) -> tensor<1x2x2x6x5xi32>
    %151 = "stablehlo.pad"(%150, %4) <{edge_padding_low = array<i64: 0, 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, -1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xi32>, tensor<i32>) -> tensor<1x2x3x6x5xi32>
    %152 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x3x6x5xf32>}> : () -> tensor<1x2x3x6x5xf32>
    %153 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x3x6x5xi32>) -> tensor<1x2x3x6x5xi32>
    %154 = "stablehlo.compare"(%151, %153) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x3x6x5xi32>, tensor<1x2x3x6x5xi32>) -> tensor<1x2x3x6x5xi1>
    %155 = "stablehlo.select"(%154, %148, %152) : (tensor<1x2x3x6x5xi1>, tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %156 = "stablehlo.add"(%133, %155) : (tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %157 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xf32>) -> tensor<1x2x1x3x2x2xf32>
    %158 = "stablehlo.reshape"(%157) : (tensor<1x2x1x3x2x2xf32>) -> tensor<1x2x1x3x4xf32>
    %159 = "stablehlo.pad"(%158, %3) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xf32>, tensor<f32>) -> tensor<1x2x1x3x5xf32>
    %160 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x1x3x2xi32>) -> tensor<1x2x1x3x2x2xi32>
    %161 = "stablehlo.reshape"(%160) : (tensor<1x2x1x3x2x2xi32>) -> tensor<1x2x1x3x4xi32>
    %162 = "stablehlo.pad"(%161, %4) <{edge_padding_low = array<i64: 0, 0, 0, 0, 2>, edge_padding_high = array<i64: 0, 0, 0, 0, -1>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x3x4xi32>, tensor<i32>) -> tensor<1x2x1x3x5xi32>
    %163 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x2x5xf32>
    %164 = "stablehlo.reshape"(%163) : (tensor<1x2x1x3x2x5xf32>) -> tensor<1x2x1x6x5xf32>
    %165 = "stablehlo.pad"(%164, %3) <{edge_padding_low = array<i64: 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, -2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x6x5xf32>, tensor<f32>) -> tensor<1x2x1x6x5xf32>
    %166 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>}> : (tensor<1x2x1x3x5xi32>) -> tensor<1x2x1x3x2x5xi32>
    %167 = "stablehlo.reshape"(%166) : (tensor<1x2x1x3x2x5xi32>) -> tensor<1x2x1x6x5xi32>
    %168 = "stablehlo.pad"(%167, %4) <{edge_padding_low = array<i64: 0, 0, 0, 2, 0>, edge_padding_high = array<i64: 0, 0, 0, -2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x1x6x5xi32>, tensor<i32>) -> tensor<1x2x1x6x5xi32>
    %169 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xf32>) -> tensor<1x2x1x2x6x5xf32>
    %170 = "stablehlo.reshape"(%169) : (tensor<1x2x1x2x6x5xf32>) -> tensor<1x2x2x6x5xf32>
    %171 = "stablehlo.pad"(%170, %3) <{edge_padding_low = array<i64: 0, 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, -1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xf32>, tensor<f32>) -> tensor<1x2x3x6x5xf32>
    %172 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>}> : (tensor<1x2x1x6x5xi32>) -> tensor<1x2x1x2x6x5xi32>
    %173 = "stablehlo.reshape"(%172) : (tensor<1x2x1x2x6x5xi32>) -> tensor<1x2x2x6x5xi32>
    %174 = "stablehlo.pad"(%173, %4) <{edge_padding_low = array<i64: 0, 0, 2, 0, 0>, edge_padding_high = array<i64: 0, 0, -1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>}> : (tensor<1x2x2x6x5xi32>, tensor<i32>) -> tensor<1x2x3x6x5xi32>
    %175 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x3x6x5xf32>}> : () -> tensor<1x2x3x6x5xf32>
    %176 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x3x6x5xi32>) -> tensor<1x2x3x6x5xi32>
    %177 = "stablehlo.compare"(%174, %176) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x3x6x5xi32>, tensor<1x2x3x6x5xi32>) -> tensor<1x2x3x6x5xi1>
    %178 = "stablehlo.select"(%177, %171, %175) : (tensor<1x2x3x6x5xi1>, tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    %179 = "stablehlo.add"(%156, %178) : (tensor<1x2x3x6x5xf32>, tensor<1x2x3x6x5xf32>) -> tensor<1x2x3x6x5xf32>
    "func.return"(%179) : (tensor<1x2x3x6x5xf32>) -> ()
  }
}
