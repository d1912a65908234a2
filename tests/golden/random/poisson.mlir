module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xui32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<1.0e+02> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.select"(%1, %2, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %5 = "stablehlo.select"(%1, %arg0, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.negate"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.exponential"(%6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.not"(%1) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui32>
    %10 = "stablehlo.reshape"(%9) : (tensor<6xui32>) -> tensor<2x3xui32>
    %11 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1xui32>) -> tensor<ui32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %14 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %17 = "stablehlo.add"(%13, %10) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %18 = "stablehlo.compare"(%17, %13) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %19 = "stablehlo.convert"(%18) : (tensor<2x3xi1>) -> tensor<2x3xui32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %21 = "stablehlo.constant"() <{value = dense<33554432> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %22 = "stablehlo.xor"(%20, %21) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %23 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1xui32>) -> tensor<ui32>
    %25 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1xui32>) -> tensor<ui32>
    %27 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %28 = "stablehlo.xor"(%26, %24) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %29 = "stablehlo.xor"(%28, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %30 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %31 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %32 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %33 = "stablehlo.add"(%17, %30) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %34 = "stablehlo.add"(%22, %31) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %36 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %37 = "stablehlo.shift_left"(%34, %36) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %38 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %39 = "stablehlo.shift_right_logical"(%34, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %40 = "stablehlo.or"(%37, %39) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %41 = "stablehlo.xor"(%40, %35) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %42 = "stablehlo.add"(%35, %41) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %43 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %44 = "stablehlo.shift_left"(%41, %43) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %45 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %46 = "stablehlo.shift_right_logical"(%41, %45) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %47 = "stablehlo.or"(%44, %46) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %48 = "stablehlo.xor"(%47, %42) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %49 = "stablehlo.add"(%42, %48) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %50 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %51 = "stablehlo.shift_left"(%48, %50) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %52 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %53 = "stablehlo.shift_right_logical"(%48, %52) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %54 = "stablehlo.or"(%51, %53) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %55 = "stablehlo.xor"(%54, %49) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %56 = "stablehlo.add"(%49, %55) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %57 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %58 = "stablehlo.shift_left"(%55, %57) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %59 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %60 = "stablehlo.shift_right_logical"(%55, %59) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %61 = "stablehlo.or"(%58, %60) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %62 = "stablehlo.xor"(%61, %56) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %63 = "stablehlo.add"(%56, %31) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %64 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %65 = "stablehlo.add"(%62, %32) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %66 = "stablehlo.add"(%65, %64) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %67 = "stablehlo.add"(%63, %66) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %68 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %69 = "stablehlo.shift_left"(%66, %68) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %70 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %71 = "stablehlo.shift_right_logical"(%66, %70) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %72 = "stablehlo.or"(%69, %71) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %73 = "stablehlo.xor"(%72, %67) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %74 = "stablehlo.add"(%67, %73) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %75 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %76 = "stablehlo.shift_left"(%73, %75) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %77 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %78 = "stablehlo.shift_right_logical"(%73, %77) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %79 = "stablehlo.or"(%76, %78) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %80 = "stablehlo.xor"(%79, %74) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %81 = "stablehlo.add"(%74, %80) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %82 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %83 = "stablehlo.shift_left"(%80, %82) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %84 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %85 = "stablehlo.shift_right_logical"(%80, %84) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %86 = "stablehlo.or"(%83, %85) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %87 = "stablehlo.xor"(%86, %81) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %88 = "stablehlo.add"(%81, %87) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %89 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %90 = "stablehlo.shift_left"(%87, %89) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %91 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %92 = "stablehlo.shift_right_logical"(%87, %91) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %93 = "stablehlo.or"(%90, %92) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %94 = "stablehlo.xor"(%93, %88) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %95 = "stablehlo.add"(%88, %32) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %96 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %97 = "stablehlo.add"(%94, %30) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %98 = "stablehlo.add"(%97, %96) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %99 = "stablehlo.add"(%95, %98) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %100 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %101 = "stablehlo.shift_left"(%98, %100) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %102 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %103 = "stablehlo.shift_right_logical"(%98, %102) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %104 = "stablehlo.or"(%101, %103) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %105 = "stablehlo.xor"(%104, %99) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %106 = "stablehlo.add"(%99, %105) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %107 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %108 = "stablehlo.shift_left"(%105, %107) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %109 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %110 = "stablehlo.shift_right_logical"(%105, %109) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %111 = "stablehlo.or"(%108, %110) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %112 = "stablehlo.xor"(%111, %106) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %113 = "stablehlo.add"(%106, %112) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %114 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %115 = "stablehlo.shift_left"(%112, %114) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %116 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %117 = "stablehlo.shift_right_logical"(%112, %116) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %118 = "stablehlo.or"(%115, %117) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %119 = "stablehlo.xor"(%118, %113) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %120 = "stablehlo.add"(%113, %119) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %121 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %122 = "stablehlo.shift_left"(%119, %121) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %123 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %124 = "stablehlo.shift_right_logical"(%119, %123) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %125 = "stablehlo.or"(%122, %124) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %126 = "stablehlo.xor"(%125, %120) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %127 = "stablehlo.add"(%120, %30) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %128 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %129 = "stablehlo.add"(%126, %31) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %130 = "stablehlo.add"(%129, %128) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %131 = "stablehlo.add"(%127, %130) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %132 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %133 = "stablehlo.shift_left"(%130, %132) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %134 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %135 = "stablehlo.shift_right_logical"(%130, %134) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %136 = "stablehlo.or"(%133, %135) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %137 = "stablehlo.xor"(%136, %131) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %138 = "stablehlo.add"(%131, %137) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %139 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %140 = "stablehlo.shift_left"(%137, %139) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %141 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %142 = "stablehlo.shift_right_logical"(%137, %141) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %143 = "stablehlo.or"(%140, %142) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %144 = "stablehlo.xor"(%143, %138) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %145 = "stablehlo.add"(%138, %144) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %146 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %147 = "stablehlo.shift_left"(%144, %146) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %148 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %149 = "stablehlo.shift_right_logical"(%144, %148) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %150 = "stablehlo.or"(%147, %149) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %151 = "stablehlo.xor"(%150, %145) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %152 = "stablehlo.add"(%145, %151) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %153 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %154 = "stablehlo.shift_left"(%151, %153) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %155 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %156 = "stablehlo.shift_right_logical"(%151, %155) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %157 = "stablehlo.or"(%154, %156) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %158 = "stablehlo.xor"(%157, %152) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %159 = "stablehlo.add"(%152, %31) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %160 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %161 = "stablehlo.add"(%158, %32) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %162 = "stablehlo.add"(%161, %160) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %163 = "stablehlo.add"(%159, %162) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %164 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %165 = "stablehlo.shift_left"(%162, %164) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %166 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %167 = "stablehlo.shift_right_logical"(%162, %166) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %168 = "stablehlo.or"(%165, %167) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %169 = "stablehlo.xor"(%168, %163) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %170 = "stablehlo.add"(%163, %169) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %171 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %172 = "stablehlo.shift_left"(%169, %171) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %173 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %174 = "stablehlo.shift_right_logical"(%169, %173) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %175 = "stablehlo.or"(%172, %174) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %176 = "stablehlo.xor"(%175, %170) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %177 = "stablehlo.add"(%170, %176) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %178 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %179 = "stablehlo.shift_left"(%176, %178) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %180 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %181 = "stablehlo.shift_right_logical"(%176, %180) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %182 = "stablehlo.or"(%179, %181) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %183 = "stablehlo.xor"(%182, %177) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %184 = "stablehlo.add"(%177, %183) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %185 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %186 = "stablehlo.shift_left"(%183, %185) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %187 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %188 = "stablehlo.shift_right_logical"(%183, %187) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %189 = "stablehlo.or"(%186, %188) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %190 = "stablehlo.xor"(%189, %184) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %191 = "stablehlo.add"(%184, %32) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %192 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %193 = "stablehlo.add"(%190, %30) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %194 = "stablehlo.add"(%193, %192) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %195 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %196 = "stablehlo.shift_right_logical"(%191, %195) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %197 = "stablehlo.convert"(%196) : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %198 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %199 = "stablehlo.multiply"(%197, %198) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %200 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %201 = "stablehlo.subtract"(%199, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %202 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %203 = "stablehlo.select"(%8, %202, %201) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %204 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %235:4 = "stablehlo.while"(%204, %200, %7, %203) ({
    ^bb0(%a205: tensor<ui32>, %a206: tensor<2x3xf32>, %a207: tensor<2x3xf32>, %a208: tensor<2x3xf32>):
      %209 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %210 = "stablehlo.compare"(%a208, %209) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %211 = "stablehlo.constant"() <{value = dense<128> : tensor<ui32>}> : () -> tensor<ui32>
      %212 = "stablehlo.compare"(%a205, %211) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %213 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %217 = "stablehlo.reduce"(%210, %213) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a214: tensor<i1>, %a215: tensor<i1>):
        %216 = "stablehlo.or"(%a214, %a215) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%216) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %218 = "stablehlo.and"(%217, %212) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%218) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a219: tensor<ui32>, %a220: tensor<2x3xf32>, %a221: tensor<2x3xf32>, %a222: tensor<2x3xf32>):
      %223 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %224 = "stablehlo.compare"(%a222, %223) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %225 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %226 = "stablehlo.add"(%a220, %225) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %227 = "stablehlo.divide"(%5, %226) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %228 = "stablehlo.multiply"(%a221, %227) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %229 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
      %230 = "stablehlo.add"(%a219, %229) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %231 = "stablehlo.select"(%224, %226, %a220) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %232 = "stablehlo.select"(%224, %228, %a221) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %233 = "stablehlo.subtract"(%a222, %228) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %234 = "stablehlo.select"(%224, %233, %a222) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%230, %231, %232, %234) : (tensor<ui32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<ui32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<ui32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %236 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %736:3 = "stablehlo.while"(%236, %1, %235#1) ({
    ^bb0(%a237: tensor<ui32>, %a238: tensor<2x3xi1>, %a239: tensor<2x3xf32>):
      %240 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      %244 = "stablehlo.reduce"(%a238, %240) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a241: tensor<i1>, %a242: tensor<i1>):
        %243 = "stablehlo.and"(%a241, %a242) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%243) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %245 = "stablehlo.not"(%244) : (tensor<i1>) -> tensor<i1>
      %246 = "stablehlo.constant"() <{value = dense<1000> : tensor<ui32>}> : () -> tensor<ui32>
      %247 = "stablehlo.compare"(%a237, %246) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %248 = "stablehlo.and"(%245, %247) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%248) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a249: tensor<ui32>, %a250: tensor<2x3xi1>, %a251: tensor<2x3xf32>):
      %252 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
      %253 = "stablehlo.multiply"(%a249, %252) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %254 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
      %255 = "stablehlo.reshape"(%253) : (tensor<ui32>) -> tensor<1xui32>
      %256 = "stablehlo.pad"(%255, %254) <{edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 2>, interior_padding = array<i64: 0>}> : (tensor<1xui32>, tensor<ui32>) -> tensor<4xui32>
      %257 = "stablehlo.xor"(%arg1, %256) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
      %258 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %259 = "stablehlo.sqrt"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %260 = "stablehlo.constant"() <{value = dense<0x4021EB85> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %261 = "stablehlo.multiply"(%259, %260) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %262 = "stablehlo.constant"() <{value = dense<0x3F6E5604> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %263 = "stablehlo.add"(%261, %262) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %264 = "stablehlo.constant"() <{value = dense<0x3CCB6849> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %265 = "stablehlo.multiply"(%263, %264) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %266 = "stablehlo.constant"() <{value = dense<0xBD71A9FC> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %267 = "stablehlo.add"(%265, %266) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %268 = "stablehlo.constant"() <{value = dense<0xC059999A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %269 = "stablehlo.add"(%263, %268) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %270 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %271 = "stablehlo.divide"(%270, %269) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %272 = "stablehlo.constant"() <{value = dense<0x3F90FF97> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %273 = "stablehlo.multiply"(%271, %272) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %274 = "stablehlo.constant"() <{value = dense<0x3F8FDBF5> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %275 = "stablehlo.add"(%273, %274) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %276 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %277 = "stablehlo.add"(%263, %276) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %278 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %279 = "stablehlo.divide"(%278, %277) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %280 = "stablehlo.constant"() <{value = dense<0xC067D567> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %281 = "stablehlo.multiply"(%279, %280) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %282 = "stablehlo.constant"() <{value = dense<0x3F6D7DBF> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %283 = "stablehlo.add"(%281, %282) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %284 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui32>
      %285 = "stablehlo.reshape"(%284) : (tensor<6xui32>) -> tensor<2x3xui32>
      %286 = "stablehlo.slice"(%257) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %287 = "stablehlo.reshape"(%286) : (tensor<1xui32>) -> tensor<ui32>
      %288 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %289 = "stablehlo.slice"(%257) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %290 = "stablehlo.reshape"(%289) : (tensor<1xui32>) -> tensor<ui32>
      %291 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %292 = "stablehlo.add"(%288, %285) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %293 = "stablehlo.compare"(%292, %288) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
      %294 = "stablehlo.convert"(%293) : (tensor<2x3xi1>) -> tensor<2x3xui32>
      %295 = "stablehlo.add"(%291, %294) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %296 = "stablehlo.slice"(%257) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %297 = "stablehlo.reshape"(%296) : (tensor<1xui32>) -> tensor<ui32>
      %298 = "stablehlo.slice"(%257) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %299 = "stablehlo.reshape"(%298) : (tensor<1xui32>) -> tensor<ui32>
      %300 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
      %301 = "stablehlo.xor"(%299, %297) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %302 = "stablehlo.xor"(%301, %300) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %303 = "stablehlo.broadcast_in_dim"(%299) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %304 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %305 = "stablehlo.broadcast_in_dim"(%302) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %306 = "stablehlo.add"(%292, %303) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %307 = "stablehlo.add"(%295, %304) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %308 = "stablehlo.add"(%306, %307) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %309 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %310 = "stablehlo.shift_left"(%307, %309) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %311 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %312 = "stablehlo.shift_right_logical"(%307, %311) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %313 = "stablehlo.or"(%310, %312) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %314 = "stablehlo.xor"(%313, %308) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %315 = "stablehlo.add"(%308, %314) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %316 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %317 = "stablehlo.shift_left"(%314, %316) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %318 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %319 = "stablehlo.shift_right_logical"(%314, %318) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %320 = "stablehlo.or"(%317, %319) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %321 = "stablehlo.xor"(%320, %315) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %322 = "stablehlo.add"(%315, %321) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %323 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %324 = "stablehlo.shift_left"(%321, %323) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %325 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %326 = "stablehlo.shift_right_logical"(%321, %325) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %327 = "stablehlo.or"(%324, %326) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %328 = "stablehlo.xor"(%327, %322) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %329 = "stablehlo.add"(%322, %328) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %330 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %331 = "stablehlo.shift_left"(%328, %330) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %332 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %333 = "stablehlo.shift_right_logical"(%328, %332) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %334 = "stablehlo.or"(%331, %333) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %335 = "stablehlo.xor"(%334, %329) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %336 = "stablehlo.add"(%329, %304) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %337 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %338 = "stablehlo.add"(%335, %305) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %339 = "stablehlo.add"(%338, %337) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %340 = "stablehlo.add"(%336, %339) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %341 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %342 = "stablehlo.shift_left"(%339, %341) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %343 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %344 = "stablehlo.shift_right_logical"(%339, %343) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %345 = "stablehlo.or"(%342, %344) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %346 = "stablehlo.xor"(%345, %340) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %347 = "stablehlo.add"(%340, %346) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %348 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %349 = "stablehlo.shift_left"(%346, %348) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %350 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %351 = "stablehlo.shift_right_logical"(%346, %350) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %352 = "stablehlo.or"(%349, %351) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %353 = "stablehlo.xor"(%352, %347) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %354 = "stablehlo.add"(%347, %353) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %355 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %356 = "stablehlo.shift_left"(%353, %355) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %357 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %358 = "stablehlo.shift_right_logical"(%353, %357) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %359 = "stablehlo.or"(%356, %358) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %360 = "stablehlo.xor"(%359, %354) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %361 = "stablehlo.add"(%354, %360) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %362 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %363 = "stablehlo.shift_left"(%360, %362) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %364 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %365 = "stablehlo.shift_right_logical"(%360, %364) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %366 = "stablehlo.or"(%363, %365) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %367 = "stablehlo.xor"(%366, %361) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %368 = "stablehlo.add"(%361, %305) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %369 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %370 = "stablehlo.add"(%367, %303) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %371 = "stablehlo.add"(%370, %369) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %372 = "stablehlo.add"(%368, %371) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %373 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %374 = "stablehlo.shift_left"(%371, %373) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %375 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %376 = "stablehlo.shift_right_logical"(%371, %375) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %377 = "stablehlo.or"(%374, %376) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %378 = "stablehlo.xor"(%377, %372) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %379 = "stablehlo.add"(%372, %378) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %380 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %381 = "stablehlo.shift_left"(%378, %380) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %382 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %383 = "stablehlo.shift_right_logical"(%378, %382) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %384 = "stablehlo.or"(%381, %383) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %385 = "stablehlo.xor"(%384, %379) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %386 = "stablehlo.add"(%379, %385) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %387 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %388 = "stablehlo.shift_left"(%385, %387) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %389 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %390 = "stablehlo.shift_right_logical"(%385, %389) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %391 = "stablehlo.or"(%388, %390) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %392 = "stablehlo.xor"(%391, %386) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %393 = "stablehlo.add"(%386, %392) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %394 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %395 = "stablehlo.shift_left"(%392, %394) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %396 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %397 = "stablehlo.shift_right_logical"(%392, %396) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %398 = "stablehlo.or"(%395, %397) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %399 = "stablehlo.xor"(%398, %393) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %400 = "stablehlo.add"(%393, %303) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %401 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %402 = "stablehlo.add"(%399, %304) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %403 = "stablehlo.add"(%402, %401) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %404 = "stablehlo.add"(%400, %403) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %405 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %406 = "stablehlo.shift_left"(%403, %405) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %407 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %408 = "stablehlo.shift_right_logical"(%403, %407) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %409 = "stablehlo.or"(%406, %408) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %410 = "stablehlo.xor"(%409, %404) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %411 = "stablehlo.add"(%404, %410) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %412 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %413 = "stablehlo.shift_left"(%410, %412) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %414 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %415 = "stablehlo.shift_right_logical"(%410, %414) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %416 = "stablehlo.or"(%413, %415) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %417 = "stablehlo.xor"(%416, %411) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %418 = "stablehlo.add"(%411, %417) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %419 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %420 = "stablehlo.shift_left"(%417, %419) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %421 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %422 = "stablehlo.shift_right_logical"(%417, %421) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %423 = "stablehlo.or"(%420, %422) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %424 = "stablehlo.xor"(%423, %418) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %425 = "stablehlo.add"(%418, %424) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %426 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %427 = "stablehlo.shift_left"(%424, %426) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %428 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %429 = "stablehlo.shift_right_logical"(%424, %428) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %430 = "stablehlo.or"(%427, %429) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %431 = "stablehlo.xor"(%430, %425) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %432 = "stablehlo.add"(%425, %304) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %433 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %434 = "stablehlo.add"(%431, %305) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %435 = "stablehlo.add"(%434, %433) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %436 = "stablehlo.add"(%432, %435) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %437 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %438 = "stablehlo.shift_left"(%435, %437) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %439 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %440 = "stablehlo.shift_right_logical"(%435, %439) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %441 = "stablehlo.or"(%438, %440) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %442 = "stablehlo.xor"(%441, %436) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %443 = "stablehlo.add"(%436, %442) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %444 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %445 = "stablehlo.shift_left"(%442, %444) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %446 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %447 = "stablehlo.shift_right_logical"(%442, %446) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %448 = "stablehlo.or"(%445, %447) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %449 = "stablehlo.xor"(%448, %443) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %450 = "stablehlo.add"(%443, %449) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %451 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %452 = "stablehlo.shift_left"(%449, %451) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %453 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %454 = "stablehlo.shift_right_logical"(%449, %453) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %455 = "stablehlo.or"(%452, %454) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %456 = "stablehlo.xor"(%455, %450) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %457 = "stablehlo.add"(%450, %456) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %458 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %459 = "stablehlo.shift_left"(%456, %458) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %460 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %461 = "stablehlo.shift_right_logical"(%456, %460) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %462 = "stablehlo.or"(%459, %461) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %463 = "stablehlo.xor"(%462, %457) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %464 = "stablehlo.add"(%457, %305) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %465 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %466 = "stablehlo.add"(%463, %303) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %467 = "stablehlo.add"(%466, %465) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %468 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %469 = "stablehlo.shift_right_logical"(%464, %468) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %470 = "stablehlo.convert"(%469) : (tensor<2x3xui32>) -> tensor<2x3xf32>
      %471 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %472 = "stablehlo.multiply"(%470, %471) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %473 = "stablehlo.subtract"(%472, %258) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %474 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui32>
      %475 = "stablehlo.reshape"(%474) : (tensor<6xui32>) -> tensor<2x3xui32>
      %476 = "stablehlo.slice"(%257) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %477 = "stablehlo.reshape"(%476) : (tensor<1xui32>) -> tensor<ui32>
      %478 = "stablehlo.broadcast_in_dim"(%477) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %479 = "stablehlo.slice"(%257) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %480 = "stablehlo.reshape"(%479) : (tensor<1xui32>) -> tensor<ui32>
      %481 = "stablehlo.broadcast_in_dim"(%480) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %482 = "stablehlo.add"(%478, %475) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %483 = "stablehlo.compare"(%482, %478) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
      %484 = "stablehlo.convert"(%483) : (tensor<2x3xi1>) -> tensor<2x3xui32>
      %485 = "stablehlo.add"(%481, %484) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %486 = "stablehlo.constant"() <{value = dense<16777216> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %487 = "stablehlo.xor"(%485, %486) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %488 = "stablehlo.slice"(%257) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %489 = "stablehlo.reshape"(%488) : (tensor<1xui32>) -> tensor<ui32>
      %490 = "stablehlo.slice"(%257) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %491 = "stablehlo.reshape"(%490) : (tensor<1xui32>) -> tensor<ui32>
      %492 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
      %493 = "stablehlo.xor"(%491, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %494 = "stablehlo.xor"(%493, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %495 = "stablehlo.broadcast_in_dim"(%491) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %496 = "stablehlo.broadcast_in_dim"(%489) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %497 = "stablehlo.broadcast_in_dim"(%494) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %498 = "stablehlo.add"(%482, %495) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %499 = "stablehlo.add"(%487, %496) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %500 = "stablehlo.add"(%498, %499) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %501 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %502 = "stablehlo.shift_left"(%499, %501) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %503 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %504 = "stablehlo.shift_right_logical"(%499, %503) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %505 = "stablehlo.or"(%502, %504) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %506 = "stablehlo.xor"(%505, %500) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %507 = "stablehlo.add"(%500, %506) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %508 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %509 = "stablehlo.shift_left"(%506, %508) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %510 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %511 = "stablehlo.shift_right_logical"(%506, %510) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %512 = "stablehlo.or"(%509, %511) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %513 = "stablehlo.xor"(%512, %507) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %514 = "stablehlo.add"(%507, %513) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %515 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %516 = "stablehlo.shift_left"(%513, %515) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %517 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %518 = "stablehlo.shift_right_logical"(%513, %517) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %519 = "stablehlo.or"(%516, %518) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %520 = "stablehlo.xor"(%519, %514) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %521 = "stablehlo.add"(%514, %520) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %522 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %523 = "stablehlo.shift_left"(%520, %522) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %524 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %525 = "stablehlo.shift_right_logical"(%520, %524) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %526 = "stablehlo.or"(%523, %525) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %527 = "stablehlo.xor"(%526, %521) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %528 = "stablehlo.add"(%521, %496) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %529 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %530 = "stablehlo.add"(%527, %497) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %531 = "stablehlo.add"(%530, %529) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %532 = "stablehlo.add"(%528, %531) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %533 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %534 = "stablehlo.shift_left"(%531, %533) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %535 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %536 = "stablehlo.shift_right_logical"(%531, %535) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %537 = "stablehlo.or"(%534, %536) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %538 = "stablehlo.xor"(%537, %532) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %539 = "stablehlo.add"(%532, %538) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %540 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %541 = "stablehlo.shift_left"(%538, %540) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %542 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %543 = "stablehlo.shift_right_logical"(%538, %542) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %544 = "stablehlo.or"(%541, %543) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %545 = "stablehlo.xor"(%544, %539) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %546 = "stablehlo.add"(%539, %545) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %547 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %548 = "stablehlo.shift_left"(%545, %547) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %549 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %550 = "stablehlo.shift_right_logical"(%545, %549) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %551 = "stablehlo.or"(%548, %550) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %552 = "stablehlo.xor"(%551, %546) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %553 = "stablehlo.add"(%546, %552) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %554 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %555 = "stablehlo.shift_left"(%552, %554) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %556 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %557 = "stablehlo.shift_right_logical"(%552, %556) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %558 = "stablehlo.or"(%555, %557) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %559 = "stablehlo.xor"(%558, %553) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %560 = "stablehlo.add"(%553, %497) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %561 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %562 = "stablehlo.add"(%559, %495) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %563 = "stablehlo.add"(%562, %561) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %564 = "stablehlo.add"(%560, %563) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %565 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %566 = "stablehlo.shift_left"(%563, %565) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %567 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %568 = "stablehlo.shift_right_logical"(%563, %567) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %569 = "stablehlo.or"(%566, %568) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %570 = "stablehlo.xor"(%569, %564) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %571 = "stablehlo.add"(%564, %570) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %572 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %573 = "stablehlo.shift_left"(%570, %572) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %574 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %575 = "stablehlo.shift_right_logical"(%570, %574) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %576 = "stablehlo.or"(%573, %575) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %577 = "stablehlo.xor"(%576, %571) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %578 = "stablehlo.add"(%571, %577) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %579 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %580 = "stablehlo.shift_left"(%577, %579) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %581 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %582 = "stablehlo.shift_right_logical"(%577, %581) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %583 = "stablehlo.or"(%580, %582) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %584 = "stablehlo.xor"(%583, %578) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %585 = "stablehlo.add"(%578, %584) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %586 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %587 = "stablehlo.shift_left"(%584, %586) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %588 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %589 = "stablehlo.shift_right_logical"(%584, %588) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %590 = "stablehlo.or"(%587, %589) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %591 = "stablehlo.xor"(%590, %585) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %592 = "stablehlo.add"(%585, %495) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %593 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %594 = "stablehlo.add"(%591, %496) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %595 = "stablehlo.add"(%594, %593) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %596 = "stablehlo.add"(%592, %595) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %597 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %598 = "stablehlo.shift_left"(%595, %597) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %599 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %600 = "stablehlo.shift_right_logical"(%595, %599) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %601 = "stablehlo.or"(%598, %600) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %602 = "stablehlo.xor"(%601, %596) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %603 = "stablehlo.add"(%596, %602) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %604 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %605 = "stablehlo.shift_left"(%602, %604) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %606 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %607 = "stablehlo.shift_right_logical"(%602, %606) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %608 = "stablehlo.or"(%605, %607) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %609 = "stablehlo.xor"(%608, %603) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %610 = "stablehlo.add"(%603, %609) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %611 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %612 = "stablehlo.shift_left"(%609, %611) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %613 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %614 = "stablehlo.shift_right_logical"(%609, %613) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %615 = "stablehlo.or"(%612, %614) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %616 = "stablehlo.xor"(%615, %610) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %617 = "stablehlo.add"(%610, %616) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %618 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %619 = "stablehlo.shift_left"(%616, %618) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %620 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %621 = "stablehlo.shift_right_logical"(%616, %620) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %622 = "stablehlo.or"(%619, %621) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %623 = "stablehlo.xor"(%622, %617) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %624 = "stablehlo.add"(%617, %496) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %625 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %626 = "stablehlo.add"(%623, %497) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %627 = "stablehlo.add"(%626, %625) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %628 = "stablehlo.add"(%624, %627) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %629 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %630 = "stablehlo.shift_left"(%627, %629) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %631 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %632 = "stablehlo.shift_right_logical"(%627, %631) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %633 = "stablehlo.or"(%630, %632) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %634 = "stablehlo.xor"(%633, %628) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %635 = "stablehlo.add"(%628, %634) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %636 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %637 = "stablehlo.shift_left"(%634, %636) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %638 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %639 = "stablehlo.shift_right_logical"(%634, %638) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %640 = "stablehlo.or"(%637, %639) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %641 = "stablehlo.xor"(%640, %635) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %642 = "stablehlo.add"(%635, %641) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %643 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %644 = "stablehlo.shift_left"(%641, %643) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %645 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %646 = "stablehlo.shift_right_logical"(%641, %645) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %647 = "stablehlo.or"(%644, %646) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %648 = "stablehlo.xor"(%647, %642) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %649 = "stablehlo.add"(%642, %648) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %650 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %651 = "stablehlo.shift_left"(%648, %650) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %652 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %653 = "stablehlo.shift_right_logical"(%648, %652) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %654 = "stablehlo.or"(%651, %653) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %655 = "stablehlo.xor"(%654, %649) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %656 = "stablehlo.add"(%649, %497) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %657 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %658 = "stablehlo.add"(%655, %495) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %659 = "stablehlo.add"(%658, %657) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %660 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %661 = "stablehlo.shift_right_logical"(%656, %660) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %662 = "stablehlo.convert"(%661) : (tensor<2x3xui32>) -> tensor<2x3xf32>
      %663 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %664 = "stablehlo.multiply"(%662, %663) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %665 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %666 = "stablehlo.subtract"(%665, %664) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %667 = "stablehlo.abs"(%473) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %668 = "stablehlo.subtract"(%258, %667) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %669 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %670 = "stablehlo.multiply"(%267, %669) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %671 = "stablehlo.divide"(%670, %668) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %672 = "stablehlo.add"(%671, %263) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %673 = "stablehlo.constant"() <{value = dense<0x3EDC28F6> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %674 = "stablehlo.add"(%3, %673) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %675 = "stablehlo.multiply"(%672, %473) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %676 = "stablehlo.add"(%675, %674) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %677 = "stablehlo.floor"(%676) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %678 = "stablehlo.compare"(%666, %283) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %679 = "stablehlo.constant"() <{value = dense<0x3D8F5C29> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %680 = "stablehlo.compare"(%668, %679) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %681 = "stablehlo.and"(%680, %678) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %682 = "stablehlo.compare"(%666, %668) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %683 = "stablehlo.constant"() <{value = dense<0x3C54FDF4> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %684 = "stablehlo.compare"(%668, %683) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %685 = "stablehlo.and"(%684, %682) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %686 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %687 = "stablehlo.compare"(%677, %686) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %688 = "stablehlo.or"(%687, %685) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %689 = "stablehlo.multiply"(%668, %668) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %690 = "stablehlo.divide"(%267, %689) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %691 = "stablehlo.add"(%690, %263) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %692 = "stablehlo.multiply"(%666, %275) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %693 = "stablehlo.divide"(%692, %691) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %694 = "stablehlo.log"(%693) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %695 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %696 = "stablehlo.add"(%677, %695) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %697 = "stablehlo.subtract"(%3, %696) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %698 = "stablehlo.divide"(%697, %696) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %699 = "stablehlo.log_plus_one"(%698) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %700 = "stablehlo.multiply"(%677, %699) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %701 = "stablehlo.subtract"(%696, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %702 = "stablehlo.add"(%700, %701) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %703 = "stablehlo.log"(%696) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %704 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %705 = "stablehlo.multiply"(%703, %704) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %706 = "stablehlo.subtract"(%702, %705) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %707 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %708 = "stablehlo.add"(%677, %707) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %709 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %710 = "stablehlo.divide"(%709, %708) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %711 = "stablehlo.multiply"(%710, %710) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %712 = "stablehlo.constant"() <{value = dense<0xBA1C09C1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %713 = "stablehlo.multiply"(%711, %712) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %714 = "stablehlo.constant"() <{value = dense<0x3A500D01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %715 = "stablehlo.add"(%713, %714) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %716 = "stablehlo.multiply"(%715, %711) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %717 = "stablehlo.constant"() <{value = dense<0xBB360B61> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %718 = "stablehlo.add"(%716, %717) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %719 = "stablehlo.multiply"(%718, %711) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %720 = "stablehlo.constant"() <{value = dense<0x3DAAAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %721 = "stablehlo.add"(%719, %720) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %722 = "stablehlo.multiply"(%721, %710) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %723 = "stablehlo.constant"() <{value = dense<0xBF6B3F8E> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %724 = "stablehlo.add"(%706, %723) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %725 = "stablehlo.subtract"(%724, %722) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %726 = "stablehlo.compare"(%694, %725) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %727 = "stablehlo.not"(%688) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %728 = "stablehlo.and"(%727, %726) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %729 = "stablehlo.or"(%681, %728) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %730 = "stablehlo.not"(%a250) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %731 = "stablehlo.and"(%729, %730) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %732 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
      %733 = "stablehlo.add"(%a249, %732) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %734 = "stablehlo.or"(%a250, %729) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %735 = "stablehlo.select"(%731, %677, %a251) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%733, %734, %735) : (tensor<ui32>, tensor<2x3xi1>, tensor<2x3xf32>) -> ()
    }) : (tensor<ui32>, tensor<2x3xi1>, tensor<2x3xf32>) -> (tensor<ui32>, tensor<2x3xi1>, tensor<2x3xf32>)
    "func.return"(%736#2) : (tensor<2x3xf32>) -> ()
  }
}
