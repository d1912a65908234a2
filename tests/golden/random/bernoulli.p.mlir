module @setu {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<25xui32>
    %2 = "stablehlo.reshape"(%1) : (tensor<25xui32>) -> tensor<5x5xui32>
    %3 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x5xui32>
    %6 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xui32>) -> tensor<ui32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x5xui32>
    %9 = "stablehlo.add"(%5, %2) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %10 = "stablehlo.compare"(%9, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
    %11 = "stablehlo.convert"(%10) : (tensor<5x5xi1>) -> tensor<5x5xui32>
    %12 = "stablehlo.add"(%8, %11) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %13 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1xui32>) -> tensor<ui32>
    %15 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1xui32>) -> tensor<ui32>
    %17 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %18 = "stablehlo.xor"(%16, %14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %19 = "stablehlo.xor"(%18, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %20 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x5xui32>
    %21 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x5xui32>
    %22 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x5xui32>
    %23 = "stablehlo.add"(%9, %20) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %24 = "stablehlo.add"(%12, %21) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %26 = "stablehlo.constant"() <{value = dense<13> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %27 = "stablehlo.shift_left"(%24, %26) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %28 = "stablehlo.constant"() <{value = dense<19> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %29 = "stablehlo.shift_right_logical"(%24, %28) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %30 = "stablehlo.or"(%27, %29) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %31 = "stablehlo.xor"(%30, %25) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %32 = "stablehlo.add"(%25, %31) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %33 = "stablehlo.constant"() <{value = dense<15> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %34 = "stablehlo.shift_left"(%31, %33) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %35 = "stablehlo.constant"() <{value = dense<17> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %36 = "stablehlo.shift_right_logical"(%31, %35) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %37 = "stablehlo.or"(%34, %36) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %38 = "stablehlo.xor"(%37, %32) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %39 = "stablehlo.add"(%32, %38) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %40 = "stablehlo.constant"() <{value = dense<26> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %41 = "stablehlo.shift_left"(%38, %40) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %42 = "stablehlo.constant"() <{value = dense<6> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %43 = "stablehlo.shift_right_logical"(%38, %42) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %44 = "stablehlo.or"(%41, %43) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %45 = "stablehlo.xor"(%44, %39) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %46 = "stablehlo.add"(%39, %45) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %47 = "stablehlo.constant"() <{value = dense<6> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %48 = "stablehlo.shift_left"(%45, %47) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %49 = "stablehlo.constant"() <{value = dense<26> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %50 = "stablehlo.shift_right_logical"(%45, %49) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %51 = "stablehlo.or"(%48, %50) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %52 = "stablehlo.xor"(%51, %46) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %53 = "stablehlo.add"(%46, %21) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %54 = "stablehlo.constant"() <{value = dense<1> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %55 = "stablehlo.add"(%52, %22) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %56 = "stablehlo.add"(%55, %54) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %57 = "stablehlo.add"(%53, %56) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %58 = "stablehlo.constant"() <{value = dense<17> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %59 = "stablehlo.shift_left"(%56, %58) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %60 = "stablehlo.constant"() <{value = dense<15> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %61 = "stablehlo.shift_right_logical"(%56, %60) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %62 = "stablehlo.or"(%59, %61) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %63 = "stablehlo.xor"(%62, %57) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %64 = "stablehlo.add"(%57, %63) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %65 = "stablehlo.constant"() <{value = dense<29> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %66 = "stablehlo.shift_left"(%63, %65) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %67 = "stablehlo.constant"() <{value = dense<3> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %68 = "stablehlo.shift_right_logical"(%63, %67) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %69 = "stablehlo.or"(%66, %68) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %70 = "stablehlo.xor"(%69, %64) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %71 = "stablehlo.add"(%64, %70) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %72 = "stablehlo.constant"() <{value = dense<16> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %73 = "stablehlo.shift_left"(%70, %72) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %74 = "stablehlo.constant"() <{value = dense<16> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %75 = "stablehlo.shift_right_logical"(%70, %74) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %76 = "stablehlo.or"(%73, %75) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %77 = "stablehlo.xor"(%76, %71) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %78 = "stablehlo.add"(%71, %77) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %79 = "stablehlo.constant"() <{value = dense<24> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %80 = "stablehlo.shift_left"(%77, %79) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %81 = "stablehlo.constant"() <{value = dense<8> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %82 = "stablehlo.shift_right_logical"(%77, %81) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %83 = "stablehlo.or"(%80, %82) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %84 = "stablehlo.xor"(%83, %78) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %85 = "stablehlo.add"(%78, %22) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %86 = "stablehlo.constant"() <{value = dense<2> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %87 = "stablehlo.add"(%84, %20) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %88 = "stablehlo.add"(%87, %86) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %89 = "stablehlo.add"(%85, %88) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %90 = "stablehlo.constant"() <{value = dense<13> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %91 = "stablehlo.shift_left"(%88, %90) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %92 = "stablehlo.constant"() <{value = dense<19> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %93 = "stablehlo.shift_right_logical"(%88, %92) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %94 = "stablehlo.or"(%91, %93) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %95 = "stablehlo.xor"(%94, %89) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %96 = "stablehlo.add"(%89, %95) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %97 = "stablehlo.constant"() <{value = dense<15> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %98 = "stablehlo.shift_left"(%95, %97) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %99 = "stablehlo.constant"() <{value = dense<17> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %100 = "stablehlo.shift_right_logical"(%95, %99) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %101 = "stablehlo.or"(%98, %100) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %102 = "stablehlo.xor"(%101, %96) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %103 = "stablehlo.add"(%96, %102) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %104 = "stablehlo.constant"() <{value = dense<26> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %105 = "stablehlo.shift_left"(%102, %104) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %106 = "stablehlo.constant"() <{value = dense<6> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %107 = "stablehlo.shift_right_logical"(%102, %106) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %108 = "stablehlo.or"(%105, %107) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %109 = "stablehlo.xor"(%108, %103) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %110 = "stablehlo.add"(%103, %109) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %111 = "stablehlo.constant"() <{value = dense<6> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %112 = "stablehlo.shift_left"(%109, %111) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %113 = "stablehlo.constant"() <{value = dense<26> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %114 = "stablehlo.shift_right_logical"(%109, %113) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %115 = "stablehlo.or"(%112, %114) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %116 = "stablehlo.xor"(%115, %110) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %117 = "stablehlo.add"(%110, %20) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %118 = "stablehlo.constant"() <{value = dense<3> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %119 = "stablehlo.add"(%116, %21) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %120 = "stablehlo.add"(%119, %118) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %121 = "stablehlo.add"(%117, %120) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %122 = "stablehlo.constant"() <{value = dense<17> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %123 = "stablehlo.shift_left"(%120, %122) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %124 = "stablehlo.constant"() <{value = dense<15> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %125 = "stablehlo.shift_right_logical"(%120, %124) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %126 = "stablehlo.or"(%123, %125) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %127 = "stablehlo.xor"(%126, %121) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %128 = "stablehlo.add"(%121, %127) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %129 = "stablehlo.constant"() <{value = dense<29> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %130 = "stablehlo.shift_left"(%127, %129) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %131 = "stablehlo.constant"() <{value = dense<3> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %132 = "stablehlo.shift_right_logical"(%127, %131) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %133 = "stablehlo.or"(%130, %132) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %134 = "stablehlo.xor"(%133, %128) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %135 = "stablehlo.add"(%128, %134) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %136 = "stablehlo.constant"() <{value = dense<16> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %137 = "stablehlo.shift_left"(%134, %136) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %138 = "stablehlo.constant"() <{value = dense<16> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %139 = "stablehlo.shift_right_logical"(%134, %138) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %140 = "stablehlo.or"(%137, %139) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %141 = "stablehlo.xor"(%140, %135) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %142 = "stablehlo.add"(%135, %141) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %143 = "stablehlo.constant"() <{value = dense<24> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %144 = "stablehlo.shift_left"(%141, %143) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %145 = "stablehlo.constant"() <{value = dense<8> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %146 = "stablehlo.shift_right_logical"(%141, %145) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %147 = "stablehlo.or"(%144, %146) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %148 = "stablehlo.xor"(%147, %142) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %149 = "stablehlo.add"(%142, %21) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %150 = "stablehlo.constant"() <{value = dense<4> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %151 = "stablehlo.add"(%148, %22) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %152 = "stablehlo.add"(%151, %150) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %153 = "stablehlo.add"(%149, %152) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %154 = "stablehlo.constant"() <{value = dense<13> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %155 = "stablehlo.shift_left"(%152, %154) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %156 = "stablehlo.constant"() <{value = dense<19> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %157 = "stablehlo.shift_right_logical"(%152, %156) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %158 = "stablehlo.or"(%155, %157) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %159 = "stablehlo.xor"(%158, %153) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %160 = "stablehlo.add"(%153, %159) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %161 = "stablehlo.constant"() <{value = dense<15> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %162 = "stablehlo.shift_left"(%159, %161) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %163 = "stablehlo.constant"() <{value = dense<17> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %164 = "stablehlo.shift_right_logical"(%159, %163) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %165 = "stablehlo.or"(%162, %164) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %166 = "stablehlo.xor"(%165, %160) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %167 = "stablehlo.add"(%160, %166) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %168 = "stablehlo.constant"() <{value = dense<26> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %169 = "stablehlo.shift_left"(%166, %168) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %170 = "stablehlo.constant"() <{value = dense<6> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %171 = "stablehlo.shift_right_logical"(%166, %170) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %172 = "stablehlo.or"(%169, %171) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %173 = "stablehlo.xor"(%172, %167) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %174 = "stablehlo.add"(%167, %173) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %175 = "stablehlo.constant"() <{value = dense<6> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %176 = "stablehlo.shift_left"(%173, %175) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %177 = "stablehlo.constant"() <{value = dense<26> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %178 = "stablehlo.shift_right_logical"(%173, %177) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %179 = "stablehlo.or"(%176, %178) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %180 = "stablehlo.xor"(%179, %174) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %181 = "stablehlo.add"(%174, %22) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %182 = "stablehlo.constant"() <{value = dense<5> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %183 = "stablehlo.add"(%180, %20) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %184 = "stablehlo.add"(%183, %182) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %185 = "stablehlo.constant"() <{value = dense<8> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %186 = "stablehlo.shift_right_logical"(%181, %185) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %187 = "stablehlo.convert"(%186) : (tensor<5x5xui32>) -> tensor<5x5xf32>
    %188 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %189 = "stablehlo.multiply"(%187, %188) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %190 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %191 = "stablehlo.compare"(%189, %190) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %192 = "stablehlo.convert"(%191) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %193 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    "func.return"(%192) : (tensor<5x5xf32>) -> ()
  }
}
