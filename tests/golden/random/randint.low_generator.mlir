module @setu {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui32>
    %1 = "stablehlo.reshape"(%0) : (tensor<6xui32>) -> tensor<2x3xui32>
    %2 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xui32>) -> tensor<ui32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %5 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1xui32>) -> tensor<ui32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %8 = "stablehlo.add"(%4, %1) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %9 = "stablehlo.compare"(%8, %4) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %10 = "stablehlo.convert"(%9) : (tensor<2x3xi1>) -> tensor<2x3xui32>
    %11 = "stablehlo.add"(%7, %10) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %12 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1xui32>) -> tensor<ui32>
    %14 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
    %16 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %17 = "stablehlo.xor"(%15, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %18 = "stablehlo.xor"(%17, %16) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %19 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %20 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %21 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %22 = "stablehlo.add"(%8, %19) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %23 = "stablehlo.add"(%11, %20) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %25 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %26 = "stablehlo.shift_left"(%23, %25) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %27 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %28 = "stablehlo.shift_right_logical"(%23, %27) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %29 = "stablehlo.or"(%26, %28) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %30 = "stablehlo.xor"(%29, %24) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %31 = "stablehlo.add"(%24, %30) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %32 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %33 = "stablehlo.shift_left"(%30, %32) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %34 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %35 = "stablehlo.shift_right_logical"(%30, %34) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %36 = "stablehlo.or"(%33, %35) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %37 = "stablehlo.xor"(%36, %31) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %38 = "stablehlo.add"(%31, %37) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %39 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %40 = "stablehlo.shift_left"(%37, %39) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %41 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %42 = "stablehlo.shift_right_logical"(%37, %41) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %43 = "stablehlo.or"(%40, %42) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %44 = "stablehlo.xor"(%43, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %45 = "stablehlo.add"(%38, %44) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %46 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %47 = "stablehlo.shift_left"(%44, %46) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %48 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %49 = "stablehlo.shift_right_logical"(%44, %48) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %50 = "stablehlo.or"(%47, %49) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %51 = "stablehlo.xor"(%50, %45) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %52 = "stablehlo.add"(%45, %20) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %53 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %54 = "stablehlo.add"(%51, %21) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %55 = "stablehlo.add"(%54, %53) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %56 = "stablehlo.add"(%52, %55) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %57 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %58 = "stablehlo.shift_left"(%55, %57) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %59 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %60 = "stablehlo.shift_right_logical"(%55, %59) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %61 = "stablehlo.or"(%58, %60) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %62 = "stablehlo.xor"(%61, %56) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %63 = "stablehlo.add"(%56, %62) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %64 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %65 = "stablehlo.shift_left"(%62, %64) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %66 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %67 = "stablehlo.shift_right_logical"(%62, %66) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %68 = "stablehlo.or"(%65, %67) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %69 = "stablehlo.xor"(%68, %63) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %70 = "stablehlo.add"(%63, %69) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %71 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %72 = "stablehlo.shift_left"(%69, %71) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %73 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %74 = "stablehlo.shift_right_logical"(%69, %73) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %75 = "stablehlo.or"(%72, %74) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %76 = "stablehlo.xor"(%75, %70) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %77 = "stablehlo.add"(%70, %76) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %78 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %79 = "stablehlo.shift_left"(%76, %78) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %80 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %81 = "stablehlo.shift_right_logical"(%76, %80) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %82 = "stablehlo.or"(%79, %81) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %83 = "stablehlo.xor"(%82, %77) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %84 = "stablehlo.add"(%77, %21) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %85 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %86 = "stablehlo.add"(%83, %19) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %87 = "stablehlo.add"(%86, %85) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %88 = "stablehlo.add"(%84, %87) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %89 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %90 = "stablehlo.shift_left"(%87, %89) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %91 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %92 = "stablehlo.shift_right_logical"(%87, %91) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %93 = "stablehlo.or"(%90, %92) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %94 = "stablehlo.xor"(%93, %88) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %95 = "stablehlo.add"(%88, %94) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %96 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %97 = "stablehlo.shift_left"(%94, %96) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %98 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %99 = "stablehlo.shift_right_logical"(%94, %98) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %100 = "stablehlo.or"(%97, %99) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %101 = "stablehlo.xor"(%100, %95) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %102 = "stablehlo.add"(%95, %101) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %103 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %104 = "stablehlo.shift_left"(%101, %103) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %105 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %106 = "stablehlo.shift_right_logical"(%101, %105) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %107 = "stablehlo.or"(%104, %106) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %108 = "stablehlo.xor"(%107, %102) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %109 = "stablehlo.add"(%102, %108) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %110 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %111 = "stablehlo.shift_left"(%108, %110) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %112 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %113 = "stablehlo.shift_right_logical"(%108, %112) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %114 = "stablehlo.or"(%111, %113) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %115 = "stablehlo.xor"(%114, %109) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %116 = "stablehlo.add"(%109, %19) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %117 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %118 = "stablehlo.add"(%115, %20) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %119 = "stablehlo.add"(%118, %117) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %120 = "stablehlo.add"(%116, %119) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %121 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %122 = "stablehlo.shift_left"(%119, %121) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %123 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %124 = "stablehlo.shift_right_logical"(%119, %123) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %125 = "stablehlo.or"(%122, %124) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %126 = "stablehlo.xor"(%125, %120) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %127 = "stablehlo.add"(%120, %126) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %128 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %129 = "stablehlo.shift_left"(%126, %128) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %130 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %131 = "stablehlo.shift_right_logical"(%126, %130) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %132 = "stablehlo.or"(%129, %131) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %133 = "stablehlo.xor"(%132, %127) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %134 = "stablehlo.add"(%127, %133) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %135 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %136 = "stablehlo.shift_left"(%133, %135) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %137 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %138 = "stablehlo.shift_right_logical"(%133, %137) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %139 = "stablehlo.or"(%136, %138) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %140 = "stablehlo.xor"(%139, %134) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %141 = "stablehlo.add"(%134, %140) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %142 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %143 = "stablehlo.shift_left"(%140, %142) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %144 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %145 = "stablehlo.shift_right_logical"(%140, %144) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %146 = "stablehlo.or"(%143, %145) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %147 = "stablehlo.xor"(%146, %141) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %148 = "stablehlo.add"(%141, %20) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %149 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %150 = "stablehlo.add"(%147, %21) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %151 = "stablehlo.add"(%150, %149) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %152 = "stablehlo.add"(%148, %151) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %153 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %154 = "stablehlo.shift_left"(%151, %153) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %155 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %156 = "stablehlo.shift_right_logical"(%151, %155) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %157 = "stablehlo.or"(%154, %156) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %158 = "stablehlo.xor"(%157, %152) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %159 = "stablehlo.add"(%152, %158) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %160 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %161 = "stablehlo.shift_left"(%158, %160) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %162 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %163 = "stablehlo.shift_right_logical"(%158, %162) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %164 = "stablehlo.or"(%161, %163) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %165 = "stablehlo.xor"(%164, %159) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %166 = "stablehlo.add"(%159, %165) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %167 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %168 = "stablehlo.shift_left"(%165, %167) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %169 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %170 = "stablehlo.shift_right_logical"(%165, %169) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %171 = "stablehlo.or"(%168, %170) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %172 = "stablehlo.xor"(%171, %166) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %173 = "stablehlo.add"(%166, %172) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %174 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %175 = "stablehlo.shift_left"(%172, %174) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %176 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %177 = "stablehlo.shift_right_logical"(%172, %176) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %178 = "stablehlo.or"(%175, %177) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %179 = "stablehlo.xor"(%178, %173) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %180 = "stablehlo.add"(%173, %21) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %181 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %182 = "stablehlo.add"(%179, %19) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %183 = "stablehlo.add"(%182, %181) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %184 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %185 = "stablehlo.remainder"(%180, %184) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %186 = "stablehlo.convert"(%185) : (tensor<2x3xui32>) -> tensor<2x3xi64>
    "func.return"(%186) : (tensor<2x3xi64>) -> ()
  }
}
