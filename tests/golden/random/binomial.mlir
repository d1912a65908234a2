module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<4xui32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.compare"(%arg1, %1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = "stablehlo.subtract"(%0, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.select"(%2, %3, %arg1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.compare"(%5, %6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %9 = "stablehlo.select"(%7, %4, %8) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.subtract"(%0, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.divide"(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.negate"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.log_plus_one"(%12) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%arg0, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.exponential"(%14) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.not"(%7) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %17 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui32>
    %18 = "stablehlo.reshape"(%17) : (tensor<6xui32>) -> tensor<2x3xui32>
    %19 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1xui32>) -> tensor<ui32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %22 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1xui32>) -> tensor<ui32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %25 = "stablehlo.add"(%21, %18) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %26 = "stablehlo.compare"(%25, %21) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3xi1>) -> tensor<2x3xui32>
    %28 = "stablehlo.add"(%24, %27) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %29 = "stablehlo.constant"() <{value = dense<33554432> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %30 = "stablehlo.xor"(%28, %29) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %31 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1xui32>) -> tensor<ui32>
    %33 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1xui32>) -> tensor<ui32>
    %35 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %36 = "stablehlo.xor"(%34, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %37 = "stablehlo.xor"(%36, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %38 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %39 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %40 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %41 = "stablehlo.add"(%25, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %42 = "stablehlo.add"(%30, %39) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %44 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %45 = "stablehlo.shift_left"(%42, %44) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %46 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %47 = "stablehlo.shift_right_logical"(%42, %46) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %48 = "stablehlo.or"(%45, %47) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %49 = "stablehlo.xor"(%48, %43) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %50 = "stablehlo.add"(%43, %49) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %51 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %52 = "stablehlo.shift_left"(%49, %51) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %53 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %54 = "stablehlo.shift_right_logical"(%49, %53) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %55 = "stablehlo.or"(%52, %54) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %56 = "stablehlo.xor"(%55, %50) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %57 = "stablehlo.add"(%50, %56) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %58 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %59 = "stablehlo.shift_left"(%56, %58) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %60 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %61 = "stablehlo.shift_right_logical"(%56, %60) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %62 = "stablehlo.or"(%59, %61) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %63 = "stablehlo.xor"(%62, %57) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %64 = "stablehlo.add"(%57, %63) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %65 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %66 = "stablehlo.shift_left"(%63, %65) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %67 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %68 = "stablehlo.shift_right_logical"(%63, %67) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %69 = "stablehlo.or"(%66, %68) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %70 = "stablehlo.xor"(%69, %64) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %71 = "stablehlo.add"(%64, %39) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %72 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %73 = "stablehlo.add"(%70, %40) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %74 = "stablehlo.add"(%73, %72) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %75 = "stablehlo.add"(%71, %74) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %76 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %77 = "stablehlo.shift_left"(%74, %76) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %78 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %79 = "stablehlo.shift_right_logical"(%74, %78) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %80 = "stablehlo.or"(%77, %79) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %81 = "stablehlo.xor"(%80, %75) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %82 = "stablehlo.add"(%75, %81) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %83 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %84 = "stablehlo.shift_left"(%81, %83) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %85 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %86 = "stablehlo.shift_right_logical"(%81, %85) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %87 = "stablehlo.or"(%84, %86) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %88 = "stablehlo.xor"(%87, %82) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %89 = "stablehlo.add"(%82, %88) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %90 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %91 = "stablehlo.shift_left"(%88, %90) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %92 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %93 = "stablehlo.shift_right_logical"(%88, %92) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %94 = "stablehlo.or"(%91, %93) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %95 = "stablehlo.xor"(%94, %89) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %96 = "stablehlo.add"(%89, %95) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %97 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %98 = "stablehlo.shift_left"(%95, %97) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %99 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %100 = "stablehlo.shift_right_logical"(%95, %99) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %101 = "stablehlo.or"(%98, %100) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %102 = "stablehlo.xor"(%101, %96) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %103 = "stablehlo.add"(%96, %40) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %104 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %105 = "stablehlo.add"(%102, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %106 = "stablehlo.add"(%105, %104) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %107 = "stablehlo.add"(%103, %106) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %108 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %109 = "stablehlo.shift_left"(%106, %108) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %110 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %111 = "stablehlo.shift_right_logical"(%106, %110) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %112 = "stablehlo.or"(%109, %111) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %113 = "stablehlo.xor"(%112, %107) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %114 = "stablehlo.add"(%107, %113) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %115 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %116 = "stablehlo.shift_left"(%113, %115) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %117 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %118 = "stablehlo.shift_right_logical"(%113, %117) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %119 = "stablehlo.or"(%116, %118) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %120 = "stablehlo.xor"(%119, %114) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %121 = "stablehlo.add"(%114, %120) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %122 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %123 = "stablehlo.shift_left"(%120, %122) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %124 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %125 = "stablehlo.shift_right_logical"(%120, %124) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %126 = "stablehlo.or"(%123, %125) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %127 = "stablehlo.xor"(%126, %121) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %128 = "stablehlo.add"(%121, %127) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %129 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %130 = "stablehlo.shift_left"(%127, %129) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %131 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %132 = "stablehlo.shift_right_logical"(%127, %131) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %133 = "stablehlo.or"(%130, %132) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %134 = "stablehlo.xor"(%133, %128) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %135 = "stablehlo.add"(%128, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %136 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %137 = "stablehlo.add"(%134, %39) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %138 = "stablehlo.add"(%137, %136) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %139 = "stablehlo.add"(%135, %138) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %140 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %141 = "stablehlo.shift_left"(%138, %140) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %142 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %143 = "stablehlo.shift_right_logical"(%138, %142) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %144 = "stablehlo.or"(%141, %143) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %145 = "stablehlo.xor"(%144, %139) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %146 = "stablehlo.add"(%139, %145) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %147 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %148 = "stablehlo.shift_left"(%145, %147) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %149 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %150 = "stablehlo.shift_right_logical"(%145, %149) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %151 = "stablehlo.or"(%148, %150) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %152 = "stablehlo.xor"(%151, %146) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %153 = "stablehlo.add"(%146, %152) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %154 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %155 = "stablehlo.shift_left"(%152, %154) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %156 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %157 = "stablehlo.shift_right_logical"(%152, %156) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %158 = "stablehlo.or"(%155, %157) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %159 = "stablehlo.xor"(%158, %153) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %160 = "stablehlo.add"(%153, %159) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %161 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %162 = "stablehlo.shift_left"(%159, %161) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %163 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %164 = "stablehlo.shift_right_logical"(%159, %163) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %165 = "stablehlo.or"(%162, %164) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %166 = "stablehlo.xor"(%165, %160) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %167 = "stablehlo.add"(%160, %39) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %168 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %169 = "stablehlo.add"(%166, %40) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %170 = "stablehlo.add"(%169, %168) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %171 = "stablehlo.add"(%167, %170) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %172 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %173 = "stablehlo.shift_left"(%170, %172) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %174 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %175 = "stablehlo.shift_right_logical"(%170, %174) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %176 = "stablehlo.or"(%173, %175) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %177 = "stablehlo.xor"(%176, %171) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %178 = "stablehlo.add"(%171, %177) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %179 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %180 = "stablehlo.shift_left"(%177, %179) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %181 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %182 = "stablehlo.shift_right_logical"(%177, %181) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %183 = "stablehlo.or"(%180, %182) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %184 = "stablehlo.xor"(%183, %178) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %185 = "stablehlo.add"(%178, %184) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %186 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %187 = "stablehlo.shift_left"(%184, %186) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %188 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %189 = "stablehlo.shift_right_logical"(%184, %188) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %190 = "stablehlo.or"(%187, %189) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %191 = "stablehlo.xor"(%190, %185) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %192 = "stablehlo.add"(%185, %191) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %193 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %194 = "stablehlo.shift_left"(%191, %193) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %195 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %196 = "stablehlo.shift_right_logical"(%191, %195) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %197 = "stablehlo.or"(%194, %196) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %198 = "stablehlo.xor"(%197, %192) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %199 = "stablehlo.add"(%192, %40) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %200 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %201 = "stablehlo.add"(%198, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %202 = "stablehlo.add"(%201, %200) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %203 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %204 = "stablehlo.shift_right_logical"(%199, %203) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %205 = "stablehlo.convert"(%204) : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %206 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %207 = "stablehlo.multiply"(%205, %206) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %208 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %209 = "stablehlo.subtract"(%207, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %210 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %211 = "stablehlo.select"(%16, %210, %209) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %212 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %247:4 = "stablehlo.while"(%212, %208, %15, %211) ({
    ^bb0(%a213: tensor<ui32>, %a214: tensor<2x3xf32>, %a215: tensor<2x3xf32>, %a216: tensor<2x3xf32>):
      %217 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %218 = "stablehlo.compare"(%a216, %217) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %219 = "stablehlo.constant"() <{value = dense<128> : tensor<ui32>}> : () -> tensor<ui32>
      %220 = "stablehlo.compare"(%a213, %219) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %221 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %225 = "stablehlo.reduce"(%218, %221) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a222: tensor<i1>, %a223: tensor<i1>):
        %224 = "stablehlo.or"(%a222, %a223) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%224) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %226 = "stablehlo.and"(%225, %220) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%226) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a227: tensor<ui32>, %a228: tensor<2x3xf32>, %a229: tensor<2x3xf32>, %a230: tensor<2x3xf32>):
      %231 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %232 = "stablehlo.compare"(%a230, %231) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %233 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %234 = "stablehlo.add"(%a228, %233) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %235 = "stablehlo.subtract"(%arg0, %234) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %236 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %237 = "stablehlo.add"(%235, %236) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %238 = "stablehlo.divide"(%237, %234) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %239 = "stablehlo.multiply"(%238, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %240 = "stablehlo.multiply"(%a229, %239) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %241 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
      %242 = "stablehlo.add"(%a227, %241) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %243 = "stablehlo.select"(%232, %234, %a228) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %244 = "stablehlo.select"(%232, %240, %a229) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %245 = "stablehlo.subtract"(%a230, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %246 = "stablehlo.select"(%232, %245, %a230) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%242, %243, %244, %246) : (tensor<ui32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<ui32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<ui32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
    %248 = "stablehlo.minimum"(%247#1, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %249 = "stablehlo.constant"() <{value = dense<1.0e+02> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %250 = "stablehlo.select"(%7, %249, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %251 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %252 = "stablehlo.select"(%7, %251, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %253 = "stablehlo.subtract"(%0, %252) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %254 = "stablehlo.divide"(%252, %253) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %255 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %824:3 = "stablehlo.while"(%255, %7, %248) ({
    ^bb0(%a256: tensor<ui32>, %a257: tensor<2x3xi1>, %a258: tensor<2x3xf32>):
      %259 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      %263 = "stablehlo.reduce"(%a257, %259) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a260: tensor<i1>, %a261: tensor<i1>):
        %262 = "stablehlo.and"(%a260, %a261) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%262) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %264 = "stablehlo.not"(%263) : (tensor<i1>) -> tensor<i1>
      %265 = "stablehlo.constant"() <{value = dense<1000> : tensor<ui32>}> : () -> tensor<ui32>
      %266 = "stablehlo.compare"(%a256, %265) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %267 = "stablehlo.and"(%264, %266) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%267) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a268: tensor<ui32>, %a269: tensor<2x3xi1>, %a270: tensor<2x3xf32>):
      %271 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
      %272 = "stablehlo.multiply"(%a268, %271) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %273 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
      %274 = "stablehlo.reshape"(%272) : (tensor<ui32>) -> tensor<1xui32>
      %275 = "stablehlo.pad"(%274, %273) <{edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 2>, interior_padding = array<i64: 0>}> : (tensor<1xui32>, tensor<ui32>) -> tensor<4xui32>
      %276 = "stablehlo.xor"(%arg2, %275) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
      %277 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %278 = "stablehlo.multiply"(%250, %252) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %279 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %280 = "stablehlo.subtract"(%279, %252) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %281 = "stablehlo.multiply"(%278, %280) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %282 = "stablehlo.sqrt"(%281) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %283 = "stablehlo.constant"() <{value = dense<0x4021EB85> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %284 = "stablehlo.multiply"(%282, %283) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %285 = "stablehlo.constant"() <{value = dense<0x3F933333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %286 = "stablehlo.add"(%284, %285) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %287 = "stablehlo.constant"() <{value = dense<0x3C23D70A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %288 = "stablehlo.multiply"(%252, %287) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %289 = "stablehlo.constant"() <{value = dense<0x3CCB295F> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %290 = "stablehlo.multiply"(%286, %289) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %291 = "stablehlo.constant"() <{value = dense<0xBDB2CA58> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %292 = "stablehlo.add"(%290, %291) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %293 = "stablehlo.add"(%292, %288) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %294 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %295 = "stablehlo.divide"(%294, %286) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %296 = "stablehlo.constant"() <{value = dense<0xC0866666> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %297 = "stablehlo.multiply"(%295, %296) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %298 = "stablehlo.constant"() <{value = dense<0x3F6B851F> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %299 = "stablehlo.add"(%297, %298) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %300 = "stablehlo.constant"() <{value = dense<0x40A33333> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %301 = "stablehlo.multiply"(%295, %300) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %302 = "stablehlo.constant"() <{value = dense<0x40351EB8> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %303 = "stablehlo.add"(%301, %302) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %304 = "stablehlo.multiply"(%303, %282) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %305 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %306 = "stablehlo.add"(%250, %305) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %307 = "stablehlo.multiply"(%306, %252) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %308 = "stablehlo.floor"(%307) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %309 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui32>
      %310 = "stablehlo.reshape"(%309) : (tensor<6xui32>) -> tensor<2x3xui32>
      %311 = "stablehlo.slice"(%276) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %312 = "stablehlo.reshape"(%311) : (tensor<1xui32>) -> tensor<ui32>
      %313 = "stablehlo.broadcast_in_dim"(%312) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %314 = "stablehlo.slice"(%276) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %315 = "stablehlo.reshape"(%314) : (tensor<1xui32>) -> tensor<ui32>
      %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %317 = "stablehlo.add"(%313, %310) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %318 = "stablehlo.compare"(%317, %313) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
      %319 = "stablehlo.convert"(%318) : (tensor<2x3xi1>) -> tensor<2x3xui32>
      %320 = "stablehlo.add"(%316, %319) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %321 = "stablehlo.slice"(%276) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %322 = "stablehlo.reshape"(%321) : (tensor<1xui32>) -> tensor<ui32>
      %323 = "stablehlo.slice"(%276) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %324 = "stablehlo.reshape"(%323) : (tensor<1xui32>) -> tensor<ui32>
      %325 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
      %326 = "stablehlo.xor"(%324, %322) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %327 = "stablehlo.xor"(%326, %325) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %328 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %329 = "stablehlo.broadcast_in_dim"(%322) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %330 = "stablehlo.broadcast_in_dim"(%327) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %331 = "stablehlo.add"(%317, %328) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %332 = "stablehlo.add"(%320, %329) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %333 = "stablehlo.add"(%331, %332) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %334 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %335 = "stablehlo.shift_left"(%332, %334) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %336 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %337 = "stablehlo.shift_right_logical"(%332, %336) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %338 = "stablehlo.or"(%335, %337) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %339 = "stablehlo.xor"(%338, %333) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %340 = "stablehlo.add"(%333, %339) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %341 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %342 = "stablehlo.shift_left"(%339, %341) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %343 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %344 = "stablehlo.shift_right_logical"(%339, %343) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %345 = "stablehlo.or"(%342, %344) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %346 = "stablehlo.xor"(%345, %340) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %347 = "stablehlo.add"(%340, %346) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %348 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %349 = "stablehlo.shift_left"(%346, %348) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %350 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %351 = "stablehlo.shift_right_logical"(%346, %350) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %352 = "stablehlo.or"(%349, %351) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %353 = "stablehlo.xor"(%352, %347) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %354 = "stablehlo.add"(%347, %353) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %355 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %356 = "stablehlo.shift_left"(%353, %355) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %357 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %358 = "stablehlo.shift_right_logical"(%353, %357) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %359 = "stablehlo.or"(%356, %358) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %360 = "stablehlo.xor"(%359, %354) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %361 = "stablehlo.add"(%354, %329) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %362 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %363 = "stablehlo.add"(%360, %330) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %364 = "stablehlo.add"(%363, %362) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %365 = "stablehlo.add"(%361, %364) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %366 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %367 = "stablehlo.shift_left"(%364, %366) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %368 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %369 = "stablehlo.shift_right_logical"(%364, %368) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %370 = "stablehlo.or"(%367, %369) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %371 = "stablehlo.xor"(%370, %365) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %372 = "stablehlo.add"(%365, %371) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %373 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %374 = "stablehlo.shift_left"(%371, %373) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %375 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %376 = "stablehlo.shift_right_logical"(%371, %375) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %377 = "stablehlo.or"(%374, %376) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %378 = "stablehlo.xor"(%377, %372) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %379 = "stablehlo.add"(%372, %378) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %380 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %381 = "stablehlo.shift_left"(%378, %380) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %382 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %383 = "stablehlo.shift_right_logical"(%378, %382) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %384 = "stablehlo.or"(%381, %383) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %385 = "stablehlo.xor"(%384, %379) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %386 = "stablehlo.add"(%379, %385) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %387 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %388 = "stablehlo.shift_left"(%385, %387) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %389 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %390 = "stablehlo.shift_right_logical"(%385, %389) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %391 = "stablehlo.or"(%388, %390) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %392 = "stablehlo.xor"(%391, %386) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %393 = "stablehlo.add"(%386, %330) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %394 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %395 = "stablehlo.add"(%392, %328) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %396 = "stablehlo.add"(%395, %394) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %397 = "stablehlo.add"(%393, %396) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %398 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %399 = "stablehlo.shift_left"(%396, %398) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %400 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %401 = "stablehlo.shift_right_logical"(%396, %400) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %402 = "stablehlo.or"(%399, %401) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %403 = "stablehlo.xor"(%402, %397) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %404 = "stablehlo.add"(%397, %403) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %405 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %406 = "stablehlo.shift_left"(%403, %405) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %407 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %408 = "stablehlo.shift_right_logical"(%403, %407) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %409 = "stablehlo.or"(%406, %408) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %410 = "stablehlo.xor"(%409, %404) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %411 = "stablehlo.add"(%404, %410) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %412 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %413 = "stablehlo.shift_left"(%410, %412) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %414 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %415 = "stablehlo.shift_right_logical"(%410, %414) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %416 = "stablehlo.or"(%413, %415) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %417 = "stablehlo.xor"(%416, %411) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %418 = "stablehlo.add"(%411, %417) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %419 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %420 = "stablehlo.shift_left"(%417, %419) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %421 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %422 = "stablehlo.shift_right_logical"(%417, %421) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %423 = "stablehlo.or"(%420, %422) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %424 = "stablehlo.xor"(%423, %418) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %425 = "stablehlo.add"(%418, %328) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %426 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %427 = "stablehlo.add"(%424, %329) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %428 = "stablehlo.add"(%427, %426) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %429 = "stablehlo.add"(%425, %428) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %430 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %431 = "stablehlo.shift_left"(%428, %430) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %432 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %433 = "stablehlo.shift_right_logical"(%428, %432) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %434 = "stablehlo.or"(%431, %433) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %435 = "stablehlo.xor"(%434, %429) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %436 = "stablehlo.add"(%429, %435) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %437 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %438 = "stablehlo.shift_left"(%435, %437) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %439 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %440 = "stablehlo.shift_right_logical"(%435, %439) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %441 = "stablehlo.or"(%438, %440) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %442 = "stablehlo.xor"(%441, %436) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %443 = "stablehlo.add"(%436, %442) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %444 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %445 = "stablehlo.shift_left"(%442, %444) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %446 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %447 = "stablehlo.shift_right_logical"(%442, %446) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %448 = "stablehlo.or"(%445, %447) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %449 = "stablehlo.xor"(%448, %443) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %450 = "stablehlo.add"(%443, %449) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %451 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %452 = "stablehlo.shift_left"(%449, %451) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %453 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %454 = "stablehlo.shift_right_logical"(%449, %453) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %455 = "stablehlo.or"(%452, %454) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %456 = "stablehlo.xor"(%455, %450) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %457 = "stablehlo.add"(%450, %329) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %458 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %459 = "stablehlo.add"(%456, %330) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %460 = "stablehlo.add"(%459, %458) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %461 = "stablehlo.add"(%457, %460) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %462 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %463 = "stablehlo.shift_left"(%460, %462) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %464 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %465 = "stablehlo.shift_right_logical"(%460, %464) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %466 = "stablehlo.or"(%463, %465) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %467 = "stablehlo.xor"(%466, %461) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %468 = "stablehlo.add"(%461, %467) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %469 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %470 = "stablehlo.shift_left"(%467, %469) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %471 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %472 = "stablehlo.shift_right_logical"(%467, %471) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %473 = "stablehlo.or"(%470, %472) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %474 = "stablehlo.xor"(%473, %468) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %475 = "stablehlo.add"(%468, %474) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %476 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %477 = "stablehlo.shift_left"(%474, %476) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %478 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %479 = "stablehlo.shift_right_logical"(%474, %478) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %480 = "stablehlo.or"(%477, %479) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %481 = "stablehlo.xor"(%480, %475) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %482 = "stablehlo.add"(%475, %481) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %483 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %484 = "stablehlo.shift_left"(%481, %483) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %485 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %486 = "stablehlo.shift_right_logical"(%481, %485) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %487 = "stablehlo.or"(%484, %486) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %488 = "stablehlo.xor"(%487, %482) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %489 = "stablehlo.add"(%482, %330) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %490 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %491 = "stablehlo.add"(%488, %328) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %492 = "stablehlo.add"(%491, %490) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %493 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %494 = "stablehlo.shift_right_logical"(%489, %493) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %495 = "stablehlo.convert"(%494) : (tensor<2x3xui32>) -> tensor<2x3xf32>
      %496 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %497 = "stablehlo.multiply"(%495, %496) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %498 = "stablehlo.subtract"(%497, %277) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %499 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui32>
      %500 = "stablehlo.reshape"(%499) : (tensor<6xui32>) -> tensor<2x3xui32>
      %501 = "stablehlo.slice"(%276) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %502 = "stablehlo.reshape"(%501) : (tensor<1xui32>) -> tensor<ui32>
      %503 = "stablehlo.broadcast_in_dim"(%502) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %504 = "stablehlo.slice"(%276) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %505 = "stablehlo.reshape"(%504) : (tensor<1xui32>) -> tensor<ui32>
      %506 = "stablehlo.broadcast_in_dim"(%505) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %507 = "stablehlo.add"(%503, %500) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %508 = "stablehlo.compare"(%507, %503) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
      %509 = "stablehlo.convert"(%508) : (tensor<2x3xi1>) -> tensor<2x3xui32>
      %510 = "stablehlo.add"(%506, %509) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %511 = "stablehlo.constant"() <{value = dense<16777216> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %512 = "stablehlo.xor"(%510, %511) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %513 = "stablehlo.slice"(%276) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %514 = "stablehlo.reshape"(%513) : (tensor<1xui32>) -> tensor<ui32>
      %515 = "stablehlo.slice"(%276) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %516 = "stablehlo.reshape"(%515) : (tensor<1xui32>) -> tensor<ui32>
      %517 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
      %518 = "stablehlo.xor"(%516, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %519 = "stablehlo.xor"(%518, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %520 = "stablehlo.broadcast_in_dim"(%516) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %521 = "stablehlo.broadcast_in_dim"(%514) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %522 = "stablehlo.broadcast_in_dim"(%519) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %523 = "stablehlo.add"(%507, %520) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %524 = "stablehlo.add"(%512, %521) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %525 = "stablehlo.add"(%523, %524) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %526 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %527 = "stablehlo.shift_left"(%524, %526) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %528 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %529 = "stablehlo.shift_right_logical"(%524, %528) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %530 = "stablehlo.or"(%527, %529) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %531 = "stablehlo.xor"(%530, %525) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %532 = "stablehlo.add"(%525, %531) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %533 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %534 = "stablehlo.shift_left"(%531, %533) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %535 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %536 = "stablehlo.shift_right_logical"(%531, %535) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %537 = "stablehlo.or"(%534, %536) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %538 = "stablehlo.xor"(%537, %532) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %539 = "stablehlo.add"(%532, %538) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %540 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %541 = "stablehlo.shift_left"(%538, %540) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %542 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %543 = "stablehlo.shift_right_logical"(%538, %542) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %544 = "stablehlo.or"(%541, %543) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %545 = "stablehlo.xor"(%544, %539) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %546 = "stablehlo.add"(%539, %545) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %547 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %548 = "stablehlo.shift_left"(%545, %547) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %549 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %550 = "stablehlo.shift_right_logical"(%545, %549) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %551 = "stablehlo.or"(%548, %550) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %552 = "stablehlo.xor"(%551, %546) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %553 = "stablehlo.add"(%546, %521) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %554 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %555 = "stablehlo.add"(%552, %522) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %556 = "stablehlo.add"(%555, %554) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %557 = "stablehlo.add"(%553, %556) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %558 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %559 = "stablehlo.shift_left"(%556, %558) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %560 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %561 = "stablehlo.shift_right_logical"(%556, %560) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %562 = "stablehlo.or"(%559, %561) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %563 = "stablehlo.xor"(%562, %557) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %564 = "stablehlo.add"(%557, %563) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %565 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %566 = "stablehlo.shift_left"(%563, %565) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %567 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %568 = "stablehlo.shift_right_logical"(%563, %567) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %569 = "stablehlo.or"(%566, %568) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %570 = "stablehlo.xor"(%569, %564) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %571 = "stablehlo.add"(%564, %570) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %572 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %573 = "stablehlo.shift_left"(%570, %572) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %574 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %575 = "stablehlo.shift_right_logical"(%570, %574) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %576 = "stablehlo.or"(%573, %575) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %577 = "stablehlo.xor"(%576, %571) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %578 = "stablehlo.add"(%571, %577) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %579 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %580 = "stablehlo.shift_left"(%577, %579) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %581 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %582 = "stablehlo.shift_right_logical"(%577, %581) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %583 = "stablehlo.or"(%580, %582) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %584 = "stablehlo.xor"(%583, %578) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %585 = "stablehlo.add"(%578, %522) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %586 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %587 = "stablehlo.add"(%584, %520) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %588 = "stablehlo.add"(%587, %586) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %589 = "stablehlo.add"(%585, %588) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %590 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %591 = "stablehlo.shift_left"(%588, %590) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %592 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %593 = "stablehlo.shift_right_logical"(%588, %592) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %594 = "stablehlo.or"(%591, %593) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %595 = "stablehlo.xor"(%594, %589) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %596 = "stablehlo.add"(%589, %595) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %597 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %598 = "stablehlo.shift_left"(%595, %597) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %599 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %600 = "stablehlo.shift_right_logical"(%595, %599) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %601 = "stablehlo.or"(%598, %600) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %602 = "stablehlo.xor"(%601, %596) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %603 = "stablehlo.add"(%596, %602) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %604 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %605 = "stablehlo.shift_left"(%602, %604) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %606 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %607 = "stablehlo.shift_right_logical"(%602, %606) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %608 = "stablehlo.or"(%605, %607) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %609 = "stablehlo.xor"(%608, %603) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %610 = "stablehlo.add"(%603, %609) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %611 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %612 = "stablehlo.shift_left"(%609, %611) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %613 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %614 = "stablehlo.shift_right_logical"(%609, %613) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %615 = "stablehlo.or"(%612, %614) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %616 = "stablehlo.xor"(%615, %610) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %617 = "stablehlo.add"(%610, %520) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %618 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %619 = "stablehlo.add"(%616, %521) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %620 = "stablehlo.add"(%619, %618) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %621 = "stablehlo.add"(%617, %620) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %622 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %623 = "stablehlo.shift_left"(%620, %622) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %624 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %625 = "stablehlo.shift_right_logical"(%620, %624) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %626 = "stablehlo.or"(%623, %625) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %627 = "stablehlo.xor"(%626, %621) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %628 = "stablehlo.add"(%621, %627) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %629 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %630 = "stablehlo.shift_left"(%627, %629) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %631 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %632 = "stablehlo.shift_right_logical"(%627, %631) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %633 = "stablehlo.or"(%630, %632) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %634 = "stablehlo.xor"(%633, %628) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %635 = "stablehlo.add"(%628, %634) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %636 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %637 = "stablehlo.shift_left"(%634, %636) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %638 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %639 = "stablehlo.shift_right_logical"(%634, %638) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %640 = "stablehlo.or"(%637, %639) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %641 = "stablehlo.xor"(%640, %635) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %642 = "stablehlo.add"(%635, %641) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %643 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %644 = "stablehlo.shift_left"(%641, %643) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %645 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %646 = "stablehlo.shift_right_logical"(%641, %645) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %647 = "stablehlo.or"(%644, %646) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %648 = "stablehlo.xor"(%647, %642) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %649 = "stablehlo.add"(%642, %521) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %650 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %651 = "stablehlo.add"(%648, %522) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %652 = "stablehlo.add"(%651, %650) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %653 = "stablehlo.add"(%649, %652) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %654 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %655 = "stablehlo.shift_left"(%652, %654) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %656 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %657 = "stablehlo.shift_right_logical"(%652, %656) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %658 = "stablehlo.or"(%655, %657) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %659 = "stablehlo.xor"(%658, %653) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %660 = "stablehlo.add"(%653, %659) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %661 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %662 = "stablehlo.shift_left"(%659, %661) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %663 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %664 = "stablehlo.shift_right_logical"(%659, %663) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %665 = "stablehlo.or"(%662, %664) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %666 = "stablehlo.xor"(%665, %660) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %667 = "stablehlo.add"(%660, %666) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %668 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %669 = "stablehlo.shift_left"(%666, %668) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %670 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %671 = "stablehlo.shift_right_logical"(%666, %670) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %672 = "stablehlo.or"(%669, %671) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %673 = "stablehlo.xor"(%672, %667) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %674 = "stablehlo.add"(%667, %673) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %675 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %676 = "stablehlo.shift_left"(%673, %675) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %677 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %678 = "stablehlo.shift_right_logical"(%673, %677) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %679 = "stablehlo.or"(%676, %678) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %680 = "stablehlo.xor"(%679, %674) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %681 = "stablehlo.add"(%674, %522) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %682 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %683 = "stablehlo.add"(%680, %520) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %684 = "stablehlo.add"(%683, %682) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %685 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %686 = "stablehlo.shift_right_logical"(%681, %685) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %687 = "stablehlo.convert"(%686) : (tensor<2x3xui32>) -> tensor<2x3xf32>
      %688 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %689 = "stablehlo.multiply"(%687, %688) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %690 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %691 = "stablehlo.subtract"(%690, %689) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %692 = "stablehlo.abs"(%498) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %693 = "stablehlo.subtract"(%277, %692) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %694 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %695 = "stablehlo.multiply"(%293, %694) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %696 = "stablehlo.divide"(%695, %693) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %697 = "stablehlo.add"(%696, %286) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %698 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %699 = "stablehlo.add"(%278, %698) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %700 = "stablehlo.multiply"(%697, %498) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %701 = "stablehlo.add"(%700, %699) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %702 = "stablehlo.floor"(%701) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %703 = "stablehlo.compare"(%691, %299) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %704 = "stablehlo.constant"() <{value = dense<0x3D8F5C29> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %705 = "stablehlo.compare"(%693, %704) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %706 = "stablehlo.and"(%705, %703) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %707 = "stablehlo.compare"(%702, %250) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %708 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %709 = "stablehlo.compare"(%702, %708) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %710 = "stablehlo.and"(%709, %707) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %711 = "stablehlo.multiply"(%693, %693) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %712 = "stablehlo.divide"(%293, %711) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %713 = "stablehlo.add"(%712, %286) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %714 = "stablehlo.multiply"(%691, %304) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %715 = "stablehlo.divide"(%714, %713) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %716 = "stablehlo.log"(%715) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %717 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %718 = "stablehlo.add"(%308, %717) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %719 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %720 = "stablehlo.add"(%702, %719) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %721 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %722 = "stablehlo.add"(%250, %721) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %723 = "stablehlo.subtract"(%722, %308) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %724 = "stablehlo.subtract"(%722, %702) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %725 = "stablehlo.multiply"(%254, %723) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %726 = "stablehlo.subtract"(%718, %725) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %727 = "stablehlo.divide"(%726, %725) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %728 = "stablehlo.log_plus_one"(%727) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %729 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %730 = "stablehlo.add"(%308, %729) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %731 = "stablehlo.multiply"(%730, %728) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %732 = "stablehlo.subtract"(%723, %724) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %733 = "stablehlo.divide"(%732, %724) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %734 = "stablehlo.log_plus_one"(%733) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %735 = "stablehlo.multiply"(%722, %734) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %736 = "stablehlo.add"(%731, %735) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %737 = "stablehlo.multiply"(%254, %724) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %738 = "stablehlo.subtract"(%737, %720) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %739 = "stablehlo.divide"(%738, %720) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %740 = "stablehlo.log_plus_one"(%739) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %741 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %742 = "stablehlo.add"(%702, %741) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %743 = "stablehlo.multiply"(%742, %740) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %744 = "stablehlo.add"(%736, %743) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %745 = "stablehlo.subtract"(%250, %308) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %746 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %747 = "stablehlo.add"(%745, %746) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %748 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %749 = "stablehlo.divide"(%748, %747) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %750 = "stablehlo.multiply"(%749, %749) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %751 = "stablehlo.constant"() <{value = dense<0xBA1C09C1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %752 = "stablehlo.multiply"(%750, %751) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %753 = "stablehlo.constant"() <{value = dense<0x3A500D01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %754 = "stablehlo.add"(%752, %753) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %755 = "stablehlo.multiply"(%754, %750) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %756 = "stablehlo.constant"() <{value = dense<0xBB360B61> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %757 = "stablehlo.add"(%755, %756) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %758 = "stablehlo.multiply"(%757, %750) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %759 = "stablehlo.constant"() <{value = dense<0x3DAAAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %760 = "stablehlo.add"(%758, %759) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %761 = "stablehlo.multiply"(%760, %749) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %762 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %763 = "stablehlo.add"(%308, %762) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %764 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %765 = "stablehlo.divide"(%764, %763) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %766 = "stablehlo.multiply"(%765, %765) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %767 = "stablehlo.constant"() <{value = dense<0xBA1C09C1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %768 = "stablehlo.multiply"(%766, %767) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %769 = "stablehlo.constant"() <{value = dense<0x3A500D01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %770 = "stablehlo.add"(%768, %769) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %771 = "stablehlo.multiply"(%770, %766) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %772 = "stablehlo.constant"() <{value = dense<0xBB360B61> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %773 = "stablehlo.add"(%771, %772) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %774 = "stablehlo.multiply"(%773, %766) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %775 = "stablehlo.constant"() <{value = dense<0x3DAAAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %776 = "stablehlo.add"(%774, %775) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %777 = "stablehlo.multiply"(%776, %765) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %778 = "stablehlo.add"(%777, %761) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %779 = "stablehlo.add"(%744, %778) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %780 = "stablehlo.subtract"(%250, %702) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %781 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %782 = "stablehlo.add"(%780, %781) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %783 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %784 = "stablehlo.divide"(%783, %782) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %785 = "stablehlo.multiply"(%784, %784) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %786 = "stablehlo.constant"() <{value = dense<0xBA1C09C1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %787 = "stablehlo.multiply"(%785, %786) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %788 = "stablehlo.constant"() <{value = dense<0x3A500D01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %789 = "stablehlo.add"(%787, %788) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %790 = "stablehlo.multiply"(%789, %785) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %791 = "stablehlo.constant"() <{value = dense<0xBB360B61> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %792 = "stablehlo.add"(%790, %791) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %793 = "stablehlo.multiply"(%792, %785) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %794 = "stablehlo.constant"() <{value = dense<0x3DAAAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %795 = "stablehlo.add"(%793, %794) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %796 = "stablehlo.multiply"(%795, %784) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %797 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %798 = "stablehlo.add"(%702, %797) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %799 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %800 = "stablehlo.divide"(%799, %798) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %801 = "stablehlo.multiply"(%800, %800) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %802 = "stablehlo.constant"() <{value = dense<0xBA1C09C1> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %803 = "stablehlo.multiply"(%801, %802) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %804 = "stablehlo.constant"() <{value = dense<0x3A500D01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %805 = "stablehlo.add"(%803, %804) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %806 = "stablehlo.multiply"(%805, %801) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %807 = "stablehlo.constant"() <{value = dense<0xBB360B61> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %808 = "stablehlo.add"(%806, %807) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %809 = "stablehlo.multiply"(%808, %801) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %810 = "stablehlo.constant"() <{value = dense<0x3DAAAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %811 = "stablehlo.add"(%809, %810) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %812 = "stablehlo.multiply"(%811, %800) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %813 = "stablehlo.add"(%812, %796) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %814 = "stablehlo.subtract"(%779, %813) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %815 = "stablehlo.compare"(%716, %814) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %816 = "stablehlo.and"(%710, %815) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %817 = "stablehlo.or"(%706, %816) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %818 = "stablehlo.not"(%a269) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %819 = "stablehlo.and"(%817, %818) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %820 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
      %821 = "stablehlo.add"(%a268, %820) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %822 = "stablehlo.or"(%a269, %817) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %823 = "stablehlo.select"(%819, %702, %a270) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%821, %822, %823) : (tensor<ui32>, tensor<2x3xi1>, tensor<2x3xf32>) -> ()
    }) : (tensor<ui32>, tensor<2x3xi1>, tensor<2x3xf32>) -> (tensor<ui32>, tensor<2x3xi1>, tensor<2x3xf32>)
    %825 = "stablehlo.subtract"(%arg0, %824#2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %826 = "stablehlo.select"(%2, %825, %824#2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%826) : (tensor<2x3xf32>) -> ()
  }
}
