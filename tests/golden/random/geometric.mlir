module @setu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<4xui32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.negate"(%arg0) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.log_plus_one"(%0) : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<25xui32>
    %3 = "stablehlo.reshape"(%2) : (tensor<25xui32>) -> tensor<5x5xui32>
    %4 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xui32>) -> tensor<ui32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x5xui32>
    %7 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1xui32>) -> tensor<ui32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x5xui32>
    %10 = "stablehlo.add"(%6, %3) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %11 = "stablehlo.compare"(%10, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xi1>
    %12 = "stablehlo.convert"(%11) : (tensor<5x5xi1>) -> tensor<5x5xui32>
    %13 = "stablehlo.add"(%9, %12) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %14 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
    %16 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
    %18 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %19 = "stablehlo.xor"(%17, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %20 = "stablehlo.xor"(%19, %18) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %21 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x5xui32>
    %22 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x5xui32>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x5xui32>
    %24 = "stablehlo.add"(%10, %21) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %25 = "stablehlo.add"(%13, %22) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %27 = "stablehlo.constant"() <{value = dense<13> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %28 = "stablehlo.shift_left"(%25, %27) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %29 = "stablehlo.constant"() <{value = dense<19> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %30 = "stablehlo.shift_right_logical"(%25, %29) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %31 = "stablehlo.or"(%28, %30) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %32 = "stablehlo.xor"(%31, %26) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %33 = "stablehlo.add"(%26, %32) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %34 = "stablehlo.constant"() <{value = dense<15> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %35 = "stablehlo.shift_left"(%32, %34) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %36 = "stablehlo.constant"() <{value = dense<17> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %37 = "stablehlo.shift_right_logical"(%32, %36) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %38 = "stablehlo.or"(%35, %37) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %39 = "stablehlo.xor"(%38, %33) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %40 = "stablehlo.add"(%33, %39) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %41 = "stablehlo.constant"() <{value = dense<26> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %42 = "stablehlo.shift_left"(%39, %41) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %43 = "stablehlo.constant"() <{value = dense<6> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %44 = "stablehlo.shift_right_logical"(%39, %43) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %45 = "stablehlo.or"(%42, %44) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %46 = "stablehlo.xor"(%45, %40) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %47 = "stablehlo.add"(%40, %46) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %48 = "stablehlo.constant"() <{value = dense<6> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %49 = "stablehlo.shift_left"(%46, %48) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %50 = "stablehlo.constant"() <{value = dense<26> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %51 = "stablehlo.shift_right_logical"(%46, %50) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %52 = "stablehlo.or"(%49, %51) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %53 = "stablehlo.xor"(%52, %47) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %54 = "stablehlo.add"(%47, %22) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %55 = "stablehlo.constant"() <{value = dense<1> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %56 = "stablehlo.add"(%53, %23) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %57 = "stablehlo.add"(%56, %55) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %58 = "stablehlo.add"(%54, %57) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %59 = "stablehlo.constant"() <{value = dense<17> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %60 = "stablehlo.shift_left"(%57, %59) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %61 = "stablehlo.constant"() <{value = dense<15> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %62 = "stablehlo.shift_right_logical"(%57, %61) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %63 = "stablehlo.or"(%60, %62) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %64 = "stablehlo.xor"(%63, %58) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %65 = "stablehlo.add"(%58, %64) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %66 = "stablehlo.constant"() <{value = dense<29> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %67 = "stablehlo.shift_left"(%64, %66) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %68 = "stablehlo.constant"() <{value = dense<3> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %69 = "stablehlo.shift_right_logical"(%64, %68) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %70 = "stablehlo.or"(%67, %69) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %71 = "stablehlo.xor"(%70, %65) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %72 = "stablehlo.add"(%65, %71) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %73 = "stablehlo.constant"() <{value = dense<16> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %74 = "stablehlo.shift_left"(%71, %73) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %75 = "stablehlo.constant"() <{value = dense<16> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %76 = "stablehlo.shift_right_logical"(%71, %75) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %77 = "stablehlo.or"(%74, %76) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %78 = "stablehlo.xor"(%77, %72) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %79 = "stablehlo.add"(%72, %78) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %80 = "stablehlo.constant"() <{value = dense<24> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %81 = "stablehlo.shift_left"(%78, %80) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %82 = "stablehlo.constant"() <{value = dense<8> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %83 = "stablehlo.shift_right_logical"(%78, %82) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %84 = "stablehlo.or"(%81, %83) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %85 = "stablehlo.xor"(%84, %79) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %86 = "stablehlo.add"(%79, %23) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %87 = "stablehlo.constant"() <{value = dense<2> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %88 = "stablehlo.add"(%85, %21) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %89 = "stablehlo.add"(%88, %87) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %90 = "stablehlo.add"(%86, %89) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %91 = "stablehlo.constant"() <{value = dense<13> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %92 = "stablehlo.shift_left"(%89, %91) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %93 = "stablehlo.constant"() <{value = dense<19> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %94 = "stablehlo.shift_right_logical"(%89, %93) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %95 = "stablehlo.or"(%92, %94) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %96 = "stablehlo.xor"(%95, %90) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %97 = "stablehlo.add"(%90, %96) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %98 = "stablehlo.constant"() <{value = dense<15> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %99 = "stablehlo.shift_left"(%96, %98) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %100 = "stablehlo.constant"() <{value = dense<17> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %101 = "stablehlo.shift_right_logical"(%96, %100) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %102 = "stablehlo.or"(%99, %101) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %103 = "stablehlo.xor"(%102, %97) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %104 = "stablehlo.add"(%97, %103) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %105 = "stablehlo.constant"() <{value = dense<26> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %106 = "stablehlo.shift_left"(%103, %105) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %107 = "stablehlo.constant"() <{value = dense<6> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %108 = "stablehlo.shift_right_logical"(%103, %107) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %109 = "stablehlo.or"(%106, %108) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %110 = "stablehlo.xor"(%109, %104) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %111 = "stablehlo.add"(%104, %110) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %112 = "stablehlo.constant"() <{value = dense<6> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %113 = "stablehlo.shift_left"(%110, %112) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %114 = "stablehlo.constant"() <{value = dense<26> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %115 = "stablehlo.shift_right_logical"(%110, %114) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %116 = "stablehlo.or"(%113, %115) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %117 = "stablehlo.xor"(%116, %111) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %118 = "stablehlo.add"(%111, %21) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %119 = "stablehlo.constant"() <{value = dense<3> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %120 = "stablehlo.add"(%117, %22) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %121 = "stablehlo.add"(%120, %119) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %122 = "stablehlo.add"(%118, %121) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %123 = "stablehlo.constant"() <{value = dense<17> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %124 = "stablehlo.shift_left"(%121, %123) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %125 = "stablehlo.constant"() <{value = dense<15> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %126 = "stablehlo.shift_right_logical"(%121, %125) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %127 = "stablehlo.or"(%124, %126) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %128 = "stablehlo.xor"(%127, %122) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %129 = "stablehlo.add"(%122, %128) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %130 = "stablehlo.constant"() <{value = dense<29> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %131 = "stablehlo.shift_left"(%128, %130) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %132 = "stablehlo.constant"() <{value = dense<3> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %133 = "stablehlo.shift_right_logical"(%128, %132) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %134 = "stablehlo.or"(%131, %133) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %135 = "stablehlo.xor"(%134, %129) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %136 = "stablehlo.add"(%129, %135) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %137 = "stablehlo.constant"() <{value = dense<16> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %138 = "stablehlo.shift_left"(%135, %137) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %139 = "stablehlo.constant"() <{value = dense<16> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %140 = "stablehlo.shift_right_logical"(%135, %139) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %141 = "stablehlo.or"(%138, %140) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %142 = "stablehlo.xor"(%141, %136) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %143 = "stablehlo.add"(%136, %142) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %144 = "stablehlo.constant"() <{value = dense<24> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %145 = "stablehlo.shift_left"(%142, %144) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %146 = "stablehlo.constant"() <{value = dense<8> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %147 = "stablehlo.shift_right_logical"(%142, %146) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %148 = "stablehlo.or"(%145, %147) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %149 = "stablehlo.xor"(%148, %143) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %150 = "stablehlo.add"(%143, %22) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %151 = "stablehlo.constant"() <{value = dense<4> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %152 = "stablehlo.add"(%149, %23) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %153 = "stablehlo.add"(%152, %151) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %154 = "stablehlo.add"(%150, %153) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %155 = "stablehlo.constant"() <{value = dense<13> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %156 = "stablehlo.shift_left"(%153, %155) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %157 = "stablehlo.constant"() <{value = dense<19> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %158 = "stablehlo.shift_right_logical"(%153, %157) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %159 = "stablehlo.or"(%156, %158) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %160 = "stablehlo.xor"(%159, %154) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %161 = "stablehlo.add"(%154, %160) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %162 = "stablehlo.constant"() <{value = dense<15> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %163 = "stablehlo.shift_left"(%160, %162) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %164 = "stablehlo.constant"() <{value = dense<17> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %165 = "stablehlo.shift_right_logical"(%160, %164) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %166 = "stablehlo.or"(%163, %165) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %167 = "stablehlo.xor"(%166, %161) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %168 = "stablehlo.add"(%161, %167) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %169 = "stablehlo.constant"() <{value = dense<26> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %170 = "stablehlo.shift_left"(%167, %169) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %171 = "stablehlo.constant"() <{value = dense<6> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %172 = "stablehlo.shift_right_logical"(%167, %171) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %173 = "stablehlo.or"(%170, %172) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %174 = "stablehlo.xor"(%173, %168) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %175 = "stablehlo.add"(%168, %174) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %176 = "stablehlo.constant"() <{value = dense<6> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %177 = "stablehlo.shift_left"(%174, %176) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %178 = "stablehlo.constant"() <{value = dense<26> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %179 = "stablehlo.shift_right_logical"(%174, %178) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %180 = "stablehlo.or"(%177, %179) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %181 = "stablehlo.xor"(%180, %175) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %182 = "stablehlo.add"(%175, %23) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %183 = "stablehlo.constant"() <{value = dense<5> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %184 = "stablehlo.add"(%181, %21) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %185 = "stablehlo.add"(%184, %183) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %186 = "stablehlo.constant"() <{value = dense<8> : tensor<5x5xui32>}> : () -> tensor<5x5xui32>
    %187 = "stablehlo.shift_right_logical"(%182, %186) : (tensor<5x5xui32>, tensor<5x5xui32>) -> tensor<5x5xui32>
    %188 = "stablehlo.convert"(%187) : (tensor<5x5xui32>) -> tensor<5x5xf32>
    %189 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %190 = "stablehlo.multiply"(%188, %189) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %191 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %192 = "stablehlo.subtract"(%191, %190) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %193 = "stablehlo.log"(%192) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %194 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %195 = "stablehlo.divide"(%193, %194) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %196 = "stablehlo.ceil"(%195) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %197 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %198 = "stablehlo.maximum"(%196, %197) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %199 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    "func.return"(%198) : (tensor<5x5xf32>) -> ()
  }
}
