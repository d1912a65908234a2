module @setu {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<1xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xui32>
    %1 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1xui32>) -> tensor<ui32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %4 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xui32>) -> tensor<ui32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %7 = "stablehlo.add"(%3, %0) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %8 = "stablehlo.compare"(%7, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xi1>
    %9 = "stablehlo.convert"(%8) : (tensor<1xi1>) -> tensor<1xui32>
    %10 = "stablehlo.add"(%6, %9) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %11 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1xui32>) -> tensor<ui32>
    %13 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1xui32>) -> tensor<ui32>
    %15 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %16 = "stablehlo.xor"(%14, %12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %17 = "stablehlo.xor"(%16, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %18 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %19 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %20 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %21 = "stablehlo.add"(%7, %18) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %22 = "stablehlo.add"(%10, %19) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %24 = "stablehlo.constant"() <{value = dense<13> : tensor<1xui32>}> : () -> tensor<1xui32>
    %25 = "stablehlo.shift_left"(%22, %24) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %26 = "stablehlo.constant"() <{value = dense<19> : tensor<1xui32>}> : () -> tensor<1xui32>
    %27 = "stablehlo.shift_right_logical"(%22, %26) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %28 = "stablehlo.or"(%25, %27) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %29 = "stablehlo.xor"(%28, %23) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %30 = "stablehlo.add"(%23, %29) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %31 = "stablehlo.constant"() <{value = dense<15> : tensor<1xui32>}> : () -> tensor<1xui32>
    %32 = "stablehlo.shift_left"(%29, %31) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %33 = "stablehlo.constant"() <{value = dense<17> : tensor<1xui32>}> : () -> tensor<1xui32>
    %34 = "stablehlo.shift_right_logical"(%29, %33) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %35 = "stablehlo.or"(%32, %34) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %36 = "stablehlo.xor"(%35, %30) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %37 = "stablehlo.add"(%30, %36) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %38 = "stablehlo.constant"() <{value = dense<26> : tensor<1xui32>}> : () -> tensor<1xui32>
    %39 = "stablehlo.shift_left"(%36, %38) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %40 = "stablehlo.constant"() <{value = dense<6> : tensor<1xui32>}> : () -> tensor<1xui32>
    %41 = "stablehlo.shift_right_logical"(%36, %40) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %42 = "stablehlo.or"(%39, %41) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %43 = "stablehlo.xor"(%42, %37) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %44 = "stablehlo.add"(%37, %43) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %45 = "stablehlo.constant"() <{value = dense<6> : tensor<1xui32>}> : () -> tensor<1xui32>
    %46 = "stablehlo.shift_left"(%43, %45) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %47 = "stablehlo.constant"() <{value = dense<26> : tensor<1xui32>}> : () -> tensor<1xui32>
    %48 = "stablehlo.shift_right_logical"(%43, %47) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %49 = "stablehlo.or"(%46, %48) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %50 = "stablehlo.xor"(%49, %44) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %51 = "stablehlo.add"(%44, %19) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %52 = "stablehlo.constant"() <{value = dense<1> : tensor<1xui32>}> : () -> tensor<1xui32>
    %53 = "stablehlo.add"(%50, %20) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %54 = "stablehlo.add"(%53, %52) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %55 = "stablehlo.add"(%51, %54) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %56 = "stablehlo.constant"() <{value = dense<17> : tensor<1xui32>}> : () -> tensor<1xui32>
    %57 = "stablehlo.shift_left"(%54, %56) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %58 = "stablehlo.constant"() <{value = dense<15> : tensor<1xui32>}> : () -> tensor<1xui32>
    %59 = "stablehlo.shift_right_logical"(%54, %58) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %60 = "stablehlo.or"(%57, %59) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %61 = "stablehlo.xor"(%60, %55) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %62 = "stablehlo.add"(%55, %61) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %63 = "stablehlo.constant"() <{value = dense<29> : tensor<1xui32>}> : () -> tensor<1xui32>
    %64 = "stablehlo.shift_left"(%61, %63) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %65 = "stablehlo.constant"() <{value = dense<3> : tensor<1xui32>}> : () -> tensor<1xui32>
    %66 = "stablehlo.shift_right_logical"(%61, %65) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %67 = "stablehlo.or"(%64, %66) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %68 = "stablehlo.xor"(%67, %62) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %69 = "stablehlo.add"(%62, %68) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %70 = "stablehlo.constant"() <{value = dense<16> : tensor<1xui32>}> : () -> tensor<1xui32>
    %71 = "stablehlo.shift_left"(%68, %70) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %72 = "stablehlo.constant"() <{value = dense<16> : tensor<1xui32>}> : () -> tensor<1xui32>
    %73 = "stablehlo.shift_right_logical"(%68, %72) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %74 = "stablehlo.or"(%71, %73) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %75 = "stablehlo.xor"(%74, %69) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %76 = "stablehlo.add"(%69, %75) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %77 = "stablehlo.constant"() <{value = dense<24> : tensor<1xui32>}> : () -> tensor<1xui32>
    %78 = "stablehlo.shift_left"(%75, %77) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %79 = "stablehlo.constant"() <{value = dense<8> : tensor<1xui32>}> : () -> tensor<1xui32>
    %80 = "stablehlo.shift_right_logical"(%75, %79) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %81 = "stablehlo.or"(%78, %80) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %82 = "stablehlo.xor"(%81, %76) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %83 = "stablehlo.add"(%76, %20) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %84 = "stablehlo.constant"() <{value = dense<2> : tensor<1xui32>}> : () -> tensor<1xui32>
    %85 = "stablehlo.add"(%82, %18) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %86 = "stablehlo.add"(%85, %84) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %87 = "stablehlo.add"(%83, %86) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %88 = "stablehlo.constant"() <{value = dense<13> : tensor<1xui32>}> : () -> tensor<1xui32>
    %89 = "stablehlo.shift_left"(%86, %88) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %90 = "stablehlo.constant"() <{value = dense<19> : tensor<1xui32>}> : () -> tensor<1xui32>
    %91 = "stablehlo.shift_right_logical"(%86, %90) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %92 = "stablehlo.or"(%89, %91) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %93 = "stablehlo.xor"(%92, %87) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %94 = "stablehlo.add"(%87, %93) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %95 = "stablehlo.constant"() <{value = dense<15> : tensor<1xui32>}> : () -> tensor<1xui32>
    %96 = "stablehlo.shift_left"(%93, %95) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %97 = "stablehlo.constant"() <{value = dense<17> : tensor<1xui32>}> : () -> tensor<1xui32>
    %98 = "stablehlo.shift_right_logical"(%93, %97) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %99 = "stablehlo.or"(%96, %98) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %100 = "stablehlo.xor"(%99, %94) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %101 = "stablehlo.add"(%94, %100) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %102 = "stablehlo.constant"() <{value = dense<26> : tensor<1xui32>}> : () -> tensor<1xui32>
    %103 = "stablehlo.shift_left"(%100, %102) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %104 = "stablehlo.constant"() <{value = dense<6> : tensor<1xui32>}> : () -> tensor<1xui32>
    %105 = "stablehlo.shift_right_logical"(%100, %104) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %106 = "stablehlo.or"(%103, %105) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %107 = "stablehlo.xor"(%106, %101) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %108 = "stablehlo.add"(%101, %107) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %109 = "stablehlo.constant"() <{value = dense<6> : tensor<1xui32>}> : () -> tensor<1xui32>
    %110 = "stablehlo.shift_left"(%107, %109) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %111 = "stablehlo.constant"() <{value = dense<26> : tensor<1xui32>}> : () -> tensor<1xui32>
    %112 = "stablehlo.shift_right_logical"(%107, %111) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %113 = "stablehlo.or"(%110, %112) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %114 = "stablehlo.xor"(%113, %108) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %115 = "stablehlo.add"(%108, %18) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %116 = "stablehlo.constant"() <{value = dense<3> : tensor<1xui32>}> : () -> tensor<1xui32>
    %117 = "stablehlo.add"(%114, %19) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %118 = "stablehlo.add"(%117, %116) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %119 = "stablehlo.add"(%115, %118) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %120 = "stablehlo.constant"() <{value = dense<17> : tensor<1xui32>}> : () -> tensor<1xui32>
    %121 = "stablehlo.shift_left"(%118, %120) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %122 = "stablehlo.constant"() <{value = dense<15> : tensor<1xui32>}> : () -> tensor<1xui32>
    %123 = "stablehlo.shift_right_logical"(%118, %122) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %124 = "stablehlo.or"(%121, %123) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %125 = "stablehlo.xor"(%124, %119) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %126 = "stablehlo.add"(%119, %125) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %127 = "stablehlo.constant"() <{value = dense<29> : tensor<1xui32>}> : () -> tensor<1xui32>
    %128 = "stablehlo.shift_left"(%125, %127) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %129 = "stablehlo.constant"() <{value = dense<3> : tensor<1xui32>}> : () -> tensor<1xui32>
    %130 = "stablehlo.shift_right_logical"(%125, %129) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %131 = "stablehlo.or"(%128, %130) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %132 = "stablehlo.xor"(%131, %126) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %133 = "stablehlo.add"(%126, %132) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %134 = "stablehlo.constant"() <{value = dense<16> : tensor<1xui32>}> : () -> tensor<1xui32>
    %135 = "stablehlo.shift_left"(%132, %134) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %136 = "stablehlo.constant"() <{value = dense<16> : tensor<1xui32>}> : () -> tensor<1xui32>
    %137 = "stablehlo.shift_right_logical"(%132, %136) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %138 = "stablehlo.or"(%135, %137) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %139 = "stablehlo.xor"(%138, %133) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %140 = "stablehlo.add"(%133, %139) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %141 = "stablehlo.constant"() <{value = dense<24> : tensor<1xui32>}> : () -> tensor<1xui32>
    %142 = "stablehlo.shift_left"(%139, %141) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %143 = "stablehlo.constant"() <{value = dense<8> : tensor<1xui32>}> : () -> tensor<1xui32>
    %144 = "stablehlo.shift_right_logical"(%139, %143) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %145 = "stablehlo.or"(%142, %144) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %146 = "stablehlo.xor"(%145, %140) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %147 = "stablehlo.add"(%140, %19) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %148 = "stablehlo.constant"() <{value = dense<4> : tensor<1xui32>}> : () -> tensor<1xui32>
    %149 = "stablehlo.add"(%146, %20) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %150 = "stablehlo.add"(%149, %148) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %151 = "stablehlo.add"(%147, %150) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %152 = "stablehlo.constant"() <{value = dense<13> : tensor<1xui32>}> : () -> tensor<1xui32>
    %153 = "stablehlo.shift_left"(%150, %152) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %154 = "stablehlo.constant"() <{value = dense<19> : tensor<1xui32>}> : () -> tensor<1xui32>
    %155 = "stablehlo.shift_right_logical"(%150, %154) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %156 = "stablehlo.or"(%153, %155) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %157 = "stablehlo.xor"(%156, %151) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %158 = "stablehlo.add"(%151, %157) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %159 = "stablehlo.constant"() <{value = dense<15> : tensor<1xui32>}> : () -> tensor<1xui32>
    %160 = "stablehlo.shift_left"(%157, %159) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %161 = "stablehlo.constant"() <{value = dense<17> : tensor<1xui32>}> : () -> tensor<1xui32>
    %162 = "stablehlo.shift_right_logical"(%157, %161) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %163 = "stablehlo.or"(%160, %162) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %164 = "stablehlo.xor"(%163, %158) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %165 = "stablehlo.add"(%158, %164) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %166 = "stablehlo.constant"() <{value = dense<26> : tensor<1xui32>}> : () -> tensor<1xui32>
    %167 = "stablehlo.shift_left"(%164, %166) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %168 = "stablehlo.constant"() <{value = dense<6> : tensor<1xui32>}> : () -> tensor<1xui32>
    %169 = "stablehlo.shift_right_logical"(%164, %168) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %170 = "stablehlo.or"(%167, %169) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %171 = "stablehlo.xor"(%170, %165) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %172 = "stablehlo.add"(%165, %171) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %173 = "stablehlo.constant"() <{value = dense<6> : tensor<1xui32>}> : () -> tensor<1xui32>
    %174 = "stablehlo.shift_left"(%171, %173) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %175 = "stablehlo.constant"() <{value = dense<26> : tensor<1xui32>}> : () -> tensor<1xui32>
    %176 = "stablehlo.shift_right_logical"(%171, %175) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %177 = "stablehlo.or"(%174, %176) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %178 = "stablehlo.xor"(%177, %172) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %179 = "stablehlo.add"(%172, %20) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %180 = "stablehlo.constant"() <{value = dense<5> : tensor<1xui32>}> : () -> tensor<1xui32>
    %181 = "stablehlo.add"(%178, %18) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %182 = "stablehlo.add"(%181, %180) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %183 = "stablehlo.convert"(%179) : (tensor<1xui32>) -> tensor<1xui64>
    %184 = "stablehlo.convert"(%182) : (tensor<1xui32>) -> tensor<1xui64>
    %185 = "stablehlo.constant"() <{value = dense<32> : tensor<1xui64>}> : () -> tensor<1xui64>
    %186 = "stablehlo.shift_left"(%183, %185) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %187 = "stablehlo.or"(%186, %184) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %188 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
    %194:2 = "stablehlo.sort"(%187, %188) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a189: tensor<ui64>, %a190: tensor<ui64>, %a191: tensor<i32>, %a192: tensor<i32>):
      %193 = "stablehlo.compare"(%a189, %a190) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      "stablehlo.return"(%193) : (tensor<i1>) -> ()
    }) : (tensor<1xui64>, tensor<1xi32>) -> (tensor<1xui64>, tensor<1xi32>)
    %195 = "stablehlo.convert"(%194#1) : (tensor<1xi32>) -> tensor<1xi64>
    "func.return"(%195) : (tensor<1xi64>) -> ()
  }
}
