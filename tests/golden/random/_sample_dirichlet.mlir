module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xui32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.add"(%arg0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.select"(%1, %3, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0xBEAAAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<false> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    %9 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %478:3 = "stablehlo.while"(%9, %8, %7) ({
    ^bb0(%a10: tensor<ui32>, %a11: tensor<2x3xi1>, %a12: tensor<2x3xf32>):
      %13 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      %17 = "stablehlo.reduce"(%a11, %13) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a14: tensor<i1>, %a15: tensor<i1>):
        %16 = "stablehlo.and"(%a14, %a15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%16) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.not"(%17) : (tensor<i1>) -> tensor<i1>
      %19 = "stablehlo.constant"() <{value = dense<1000> : tensor<ui32>}> : () -> tensor<ui32>
      %20 = "stablehlo.compare"(%a10, %19) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %21 = "stablehlo.and"(%18, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a22: tensor<ui32>, %a23: tensor<2x3xi1>, %a24: tensor<2x3xf32>):
      %25 = "stablehlo.constant"() <{value = dense<2654435769> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.multiply"(%a22, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
      %28 = "stablehlo.reshape"(%26) : (tensor<ui32>) -> tensor<1xui32>
      %29 = "stablehlo.pad"(%28, %27) <{edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 2>, interior_padding = array<i64: 0>}> : (tensor<1xui32>, tensor<ui32>) -> tensor<4xui32>
      %30 = "stablehlo.xor"(%arg1, %29) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
      %31 = "stablehlo.constant"() <{value = dense<9.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %32 = "stablehlo.multiply"(%6, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %33 = "stablehlo.rsqrt"(%32) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %34 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui32>
      %35 = "stablehlo.reshape"(%34) : (tensor<6xui32>) -> tensor<2x3xui32>
      %36 = "stablehlo.slice"(%30) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %37 = "stablehlo.reshape"(%36) : (tensor<1xui32>) -> tensor<ui32>
      %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %39 = "stablehlo.slice"(%30) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %40 = "stablehlo.reshape"(%39) : (tensor<1xui32>) -> tensor<ui32>
      %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %42 = "stablehlo.add"(%38, %35) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %43 = "stablehlo.compare"(%42, %38) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
      %44 = "stablehlo.convert"(%43) : (tensor<2x3xi1>) -> tensor<2x3xui32>
      %45 = "stablehlo.add"(%41, %44) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %46 = "stablehlo.slice"(%30) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %47 = "stablehlo.reshape"(%46) : (tensor<1xui32>) -> tensor<ui32>
      %48 = "stablehlo.slice"(%30) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %49 = "stablehlo.reshape"(%48) : (tensor<1xui32>) -> tensor<ui32>
      %50 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
      %51 = "stablehlo.xor"(%49, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %52 = "stablehlo.xor"(%51, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %53 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %54 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %55 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %56 = "stablehlo.add"(%42, %53) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %57 = "stablehlo.add"(%45, %54) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %59 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %60 = "stablehlo.shift_left"(%57, %59) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %61 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %62 = "stablehlo.shift_right_logical"(%57, %61) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %63 = "stablehlo.or"(%60, %62) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %64 = "stablehlo.xor"(%63, %58) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %65 = "stablehlo.add"(%58, %64) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %66 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %67 = "stablehlo.shift_left"(%64, %66) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %68 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %69 = "stablehlo.shift_right_logical"(%64, %68) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %70 = "stablehlo.or"(%67, %69) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %71 = "stablehlo.xor"(%70, %65) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %72 = "stablehlo.add"(%65, %71) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %73 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %74 = "stablehlo.shift_left"(%71, %73) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %75 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %76 = "stablehlo.shift_right_logical"(%71, %75) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %77 = "stablehlo.or"(%74, %76) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %78 = "stablehlo.xor"(%77, %72) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %79 = "stablehlo.add"(%72, %78) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %80 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %81 = "stablehlo.shift_left"(%78, %80) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %82 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %83 = "stablehlo.shift_right_logical"(%78, %82) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %84 = "stablehlo.or"(%81, %83) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %85 = "stablehlo.xor"(%84, %79) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %86 = "stablehlo.add"(%79, %54) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %87 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %88 = "stablehlo.add"(%85, %55) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %89 = "stablehlo.add"(%88, %87) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %90 = "stablehlo.add"(%86, %89) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %91 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %92 = "stablehlo.shift_left"(%89, %91) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %93 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %94 = "stablehlo.shift_right_logical"(%89, %93) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %95 = "stablehlo.or"(%92, %94) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %96 = "stablehlo.xor"(%95, %90) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %97 = "stablehlo.add"(%90, %96) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %98 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %99 = "stablehlo.shift_left"(%96, %98) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %100 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %101 = "stablehlo.shift_right_logical"(%96, %100) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %102 = "stablehlo.or"(%99, %101) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %103 = "stablehlo.xor"(%102, %97) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %104 = "stablehlo.add"(%97, %103) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %105 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %106 = "stablehlo.shift_left"(%103, %105) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %107 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %108 = "stablehlo.shift_right_logical"(%103, %107) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %109 = "stablehlo.or"(%106, %108) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %110 = "stablehlo.xor"(%109, %104) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %111 = "stablehlo.add"(%104, %110) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %112 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %113 = "stablehlo.shift_left"(%110, %112) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %114 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %115 = "stablehlo.shift_right_logical"(%110, %114) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %116 = "stablehlo.or"(%113, %115) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %117 = "stablehlo.xor"(%116, %111) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %118 = "stablehlo.add"(%111, %55) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %119 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %120 = "stablehlo.add"(%117, %53) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %121 = "stablehlo.add"(%120, %119) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %122 = "stablehlo.add"(%118, %121) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %123 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %124 = "stablehlo.shift_left"(%121, %123) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %125 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %126 = "stablehlo.shift_right_logical"(%121, %125) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %127 = "stablehlo.or"(%124, %126) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %128 = "stablehlo.xor"(%127, %122) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %129 = "stablehlo.add"(%122, %128) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %130 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %131 = "stablehlo.shift_left"(%128, %130) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %132 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %133 = "stablehlo.shift_right_logical"(%128, %132) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %134 = "stablehlo.or"(%131, %133) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %135 = "stablehlo.xor"(%134, %129) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %136 = "stablehlo.add"(%129, %135) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %137 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %138 = "stablehlo.shift_left"(%135, %137) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %139 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %140 = "stablehlo.shift_right_logical"(%135, %139) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %141 = "stablehlo.or"(%138, %140) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %142 = "stablehlo.xor"(%141, %136) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %143 = "stablehlo.add"(%136, %142) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %144 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %145 = "stablehlo.shift_left"(%142, %144) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %146 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %147 = "stablehlo.shift_right_logical"(%142, %146) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %148 = "stablehlo.or"(%145, %147) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %149 = "stablehlo.xor"(%148, %143) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %150 = "stablehlo.add"(%143, %53) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %151 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %152 = "stablehlo.add"(%149, %54) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %153 = "stablehlo.add"(%152, %151) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %154 = "stablehlo.add"(%150, %153) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %155 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %156 = "stablehlo.shift_left"(%153, %155) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %157 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %158 = "stablehlo.shift_right_logical"(%153, %157) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %159 = "stablehlo.or"(%156, %158) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %160 = "stablehlo.xor"(%159, %154) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %161 = "stablehlo.add"(%154, %160) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %162 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %163 = "stablehlo.shift_left"(%160, %162) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %164 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %165 = "stablehlo.shift_right_logical"(%160, %164) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %166 = "stablehlo.or"(%163, %165) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %167 = "stablehlo.xor"(%166, %161) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %168 = "stablehlo.add"(%161, %167) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %169 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %170 = "stablehlo.shift_left"(%167, %169) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %171 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %172 = "stablehlo.shift_right_logical"(%167, %171) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %173 = "stablehlo.or"(%170, %172) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %174 = "stablehlo.xor"(%173, %168) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %175 = "stablehlo.add"(%168, %174) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %176 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %177 = "stablehlo.shift_left"(%174, %176) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %178 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %179 = "stablehlo.shift_right_logical"(%174, %178) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %180 = "stablehlo.or"(%177, %179) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %181 = "stablehlo.xor"(%180, %175) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %182 = "stablehlo.add"(%175, %54) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %183 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %184 = "stablehlo.add"(%181, %55) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %185 = "stablehlo.add"(%184, %183) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %186 = "stablehlo.add"(%182, %185) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %187 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %188 = "stablehlo.shift_left"(%185, %187) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %189 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %190 = "stablehlo.shift_right_logical"(%185, %189) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %191 = "stablehlo.or"(%188, %190) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %192 = "stablehlo.xor"(%191, %186) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %193 = "stablehlo.add"(%186, %192) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %194 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %195 = "stablehlo.shift_left"(%192, %194) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %196 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %197 = "stablehlo.shift_right_logical"(%192, %196) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %198 = "stablehlo.or"(%195, %197) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %199 = "stablehlo.xor"(%198, %193) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %200 = "stablehlo.add"(%193, %199) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %201 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %202 = "stablehlo.shift_left"(%199, %201) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %203 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %204 = "stablehlo.shift_right_logical"(%199, %203) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %205 = "stablehlo.or"(%202, %204) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %206 = "stablehlo.xor"(%205, %200) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %207 = "stablehlo.add"(%200, %206) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %208 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %209 = "stablehlo.shift_left"(%206, %208) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %210 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %211 = "stablehlo.shift_right_logical"(%206, %210) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %212 = "stablehlo.or"(%209, %211) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %213 = "stablehlo.xor"(%212, %207) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %214 = "stablehlo.add"(%207, %55) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %215 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %216 = "stablehlo.add"(%213, %53) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %217 = "stablehlo.add"(%216, %215) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %218 = "stablehlo.convert"(%214) : (tensor<2x3xui32>) -> tensor<2x3xf32>
      %219 = "stablehlo.constant"() <{value = dense<0x2F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %220 = "stablehlo.multiply"(%218, %219) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %221 = "stablehlo.constant"() <{value = dense<0x2F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %222 = "stablehlo.add"(%220, %221) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %223 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %224 = "stablehlo.shift_right_logical"(%217, %223) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %225 = "stablehlo.convert"(%224) : (tensor<2x3xui32>) -> tensor<2x3xf32>
      %226 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %227 = "stablehlo.multiply"(%225, %226) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %228 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %229 = "stablehlo.add"(%227, %228) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %230 = "stablehlo.abs"(%229) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %231 = "stablehlo.constant"() <{value = dense<-2.5e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %232 = "stablehlo.add"(%230, %231) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %233 = "stablehlo.constant"() <{value = dense<0x40C90FDB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %234 = "stablehlo.multiply"(%232, %233) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %235 = "stablehlo.multiply"(%234, %234) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %236 = "stablehlo.constant"() <{value = dense<0xB2D7322B> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %237 = "stablehlo.multiply"(%236, %235) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %238 = "stablehlo.constant"() <{value = dense<0x3638EF1D> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %239 = "stablehlo.add"(%237, %238) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %240 = "stablehlo.multiply"(%239, %235) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %241 = "stablehlo.constant"() <{value = dense<0xB9500D01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %242 = "stablehlo.add"(%240, %241) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %243 = "stablehlo.multiply"(%242, %235) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %244 = "stablehlo.constant"() <{value = dense<0x3C088889> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %245 = "stablehlo.add"(%243, %244) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %246 = "stablehlo.multiply"(%245, %235) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %247 = "stablehlo.constant"() <{value = dense<0xBE2AAAAB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %248 = "stablehlo.add"(%246, %247) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %249 = "stablehlo.multiply"(%248, %235) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %250 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %251 = "stablehlo.add"(%249, %250) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %252 = "stablehlo.multiply"(%251, %234) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %253 = "stablehlo.log"(%222) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %254 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %255 = "stablehlo.multiply"(%253, %254) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %256 = "stablehlo.sqrt"(%255) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %257 = "stablehlo.multiply"(%256, %252) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %258 = "stablehlo.multiply"(%33, %257) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %259 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %260 = "stablehlo.add"(%258, %259) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %261 = "stablehlo.multiply"(%260, %260) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %262 = "stablehlo.multiply"(%261, %260) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %263 = "stablehlo.log"(%262) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %264 = "stablehlo.negate"(%262) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %265 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %266 = "stablehlo.add"(%264, %265) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %267 = "stablehlo.add"(%266, %263) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %268 = "stablehlo.multiply"(%6, %267) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %269 = "stablehlo.multiply"(%257, %257) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %270 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %271 = "stablehlo.multiply"(%269, %270) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %272 = "stablehlo.add"(%271, %268) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %273 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui32>
      %274 = "stablehlo.reshape"(%273) : (tensor<6xui32>) -> tensor<2x3xui32>
      %275 = "stablehlo.slice"(%30) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %276 = "stablehlo.reshape"(%275) : (tensor<1xui32>) -> tensor<ui32>
      %277 = "stablehlo.broadcast_in_dim"(%276) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %278 = "stablehlo.slice"(%30) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %279 = "stablehlo.reshape"(%278) : (tensor<1xui32>) -> tensor<ui32>
      %280 = "stablehlo.broadcast_in_dim"(%279) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %281 = "stablehlo.add"(%277, %274) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %282 = "stablehlo.compare"(%281, %277) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
      %283 = "stablehlo.convert"(%282) : (tensor<2x3xi1>) -> tensor<2x3xui32>
      %284 = "stablehlo.add"(%280, %283) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %285 = "stablehlo.constant"() <{value = dense<16777216> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %286 = "stablehlo.xor"(%284, %285) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %287 = "stablehlo.slice"(%30) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %288 = "stablehlo.reshape"(%287) : (tensor<1xui32>) -> tensor<ui32>
      %289 = "stablehlo.slice"(%30) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %290 = "stablehlo.reshape"(%289) : (tensor<1xui32>) -> tensor<ui32>
      %291 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
      %292 = "stablehlo.xor"(%290, %288) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %293 = "stablehlo.xor"(%292, %291) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %294 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %295 = "stablehlo.broadcast_in_dim"(%288) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %296 = "stablehlo.broadcast_in_dim"(%293) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
      %297 = "stablehlo.add"(%281, %294) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %298 = "stablehlo.add"(%286, %295) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %299 = "stablehlo.add"(%297, %298) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %300 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %301 = "stablehlo.shift_left"(%298, %300) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %302 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %303 = "stablehlo.shift_right_logical"(%298, %302) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %304 = "stablehlo.or"(%301, %303) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %305 = "stablehlo.xor"(%304, %299) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %306 = "stablehlo.add"(%299, %305) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %307 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %308 = "stablehlo.shift_left"(%305, %307) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %309 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %310 = "stablehlo.shift_right_logical"(%305, %309) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %311 = "stablehlo.or"(%308, %310) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %312 = "stablehlo.xor"(%311, %306) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %313 = "stablehlo.add"(%306, %312) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %314 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %315 = "stablehlo.shift_left"(%312, %314) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %316 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %317 = "stablehlo.shift_right_logical"(%312, %316) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %318 = "stablehlo.or"(%315, %317) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %319 = "stablehlo.xor"(%318, %313) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %320 = "stablehlo.add"(%313, %319) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %321 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %322 = "stablehlo.shift_left"(%319, %321) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %323 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %324 = "stablehlo.shift_right_logical"(%319, %323) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %325 = "stablehlo.or"(%322, %324) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %326 = "stablehlo.xor"(%325, %320) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %327 = "stablehlo.add"(%320, %295) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %328 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %329 = "stablehlo.add"(%326, %296) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %330 = "stablehlo.add"(%329, %328) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %331 = "stablehlo.add"(%327, %330) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %332 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %333 = "stablehlo.shift_left"(%330, %332) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %334 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %335 = "stablehlo.shift_right_logical"(%330, %334) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %336 = "stablehlo.or"(%333, %335) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %337 = "stablehlo.xor"(%336, %331) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %338 = "stablehlo.add"(%331, %337) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %339 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %340 = "stablehlo.shift_left"(%337, %339) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %341 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %342 = "stablehlo.shift_right_logical"(%337, %341) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %343 = "stablehlo.or"(%340, %342) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %344 = "stablehlo.xor"(%343, %338) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %345 = "stablehlo.add"(%338, %344) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %346 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %347 = "stablehlo.shift_left"(%344, %346) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %348 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %349 = "stablehlo.shift_right_logical"(%344, %348) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %350 = "stablehlo.or"(%347, %349) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %351 = "stablehlo.xor"(%350, %345) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %352 = "stablehlo.add"(%345, %351) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %353 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %354 = "stablehlo.shift_left"(%351, %353) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %355 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %356 = "stablehlo.shift_right_logical"(%351, %355) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %357 = "stablehlo.or"(%354, %356) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %358 = "stablehlo.xor"(%357, %352) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %359 = "stablehlo.add"(%352, %296) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %360 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %361 = "stablehlo.add"(%358, %294) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %362 = "stablehlo.add"(%361, %360) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %363 = "stablehlo.add"(%359, %362) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %364 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %365 = "stablehlo.shift_left"(%362, %364) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %366 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %367 = "stablehlo.shift_right_logical"(%362, %366) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %368 = "stablehlo.or"(%365, %367) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %369 = "stablehlo.xor"(%368, %363) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %370 = "stablehlo.add"(%363, %369) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %371 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %372 = "stablehlo.shift_left"(%369, %371) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %373 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %374 = "stablehlo.shift_right_logical"(%369, %373) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %375 = "stablehlo.or"(%372, %374) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %376 = "stablehlo.xor"(%375, %370) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %377 = "stablehlo.add"(%370, %376) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %378 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %379 = "stablehlo.shift_left"(%376, %378) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %380 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %381 = "stablehlo.shift_right_logical"(%376, %380) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %382 = "stablehlo.or"(%379, %381) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %383 = "stablehlo.xor"(%382, %377) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %384 = "stablehlo.add"(%377, %383) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %385 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %386 = "stablehlo.shift_left"(%383, %385) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %387 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %388 = "stablehlo.shift_right_logical"(%383, %387) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %389 = "stablehlo.or"(%386, %388) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %390 = "stablehlo.xor"(%389, %384) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %391 = "stablehlo.add"(%384, %294) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %392 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %393 = "stablehlo.add"(%390, %295) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %394 = "stablehlo.add"(%393, %392) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %395 = "stablehlo.add"(%391, %394) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %396 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %397 = "stablehlo.shift_left"(%394, %396) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %398 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %399 = "stablehlo.shift_right_logical"(%394, %398) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %400 = "stablehlo.or"(%397, %399) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %401 = "stablehlo.xor"(%400, %395) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %402 = "stablehlo.add"(%395, %401) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %403 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %404 = "stablehlo.shift_left"(%401, %403) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %405 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %406 = "stablehlo.shift_right_logical"(%401, %405) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %407 = "stablehlo.or"(%404, %406) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %408 = "stablehlo.xor"(%407, %402) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %409 = "stablehlo.add"(%402, %408) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %410 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %411 = "stablehlo.shift_left"(%408, %410) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %412 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %413 = "stablehlo.shift_right_logical"(%408, %412) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %414 = "stablehlo.or"(%411, %413) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %415 = "stablehlo.xor"(%414, %409) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %416 = "stablehlo.add"(%409, %415) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %417 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %418 = "stablehlo.shift_left"(%415, %417) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %419 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %420 = "stablehlo.shift_right_logical"(%415, %419) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %421 = "stablehlo.or"(%418, %420) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %422 = "stablehlo.xor"(%421, %416) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %423 = "stablehlo.add"(%416, %295) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %424 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %425 = "stablehlo.add"(%422, %296) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %426 = "stablehlo.add"(%425, %424) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %427 = "stablehlo.add"(%423, %426) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %428 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %429 = "stablehlo.shift_left"(%426, %428) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %430 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %431 = "stablehlo.shift_right_logical"(%426, %430) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %432 = "stablehlo.or"(%429, %431) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %433 = "stablehlo.xor"(%432, %427) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %434 = "stablehlo.add"(%427, %433) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %435 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %436 = "stablehlo.shift_left"(%433, %435) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %437 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %438 = "stablehlo.shift_right_logical"(%433, %437) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %439 = "stablehlo.or"(%436, %438) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %440 = "stablehlo.xor"(%439, %434) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %441 = "stablehlo.add"(%434, %440) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %442 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %443 = "stablehlo.shift_left"(%440, %442) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %444 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %445 = "stablehlo.shift_right_logical"(%440, %444) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %446 = "stablehlo.or"(%443, %445) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %447 = "stablehlo.xor"(%446, %441) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %448 = "stablehlo.add"(%441, %447) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %449 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %450 = "stablehlo.shift_left"(%447, %449) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %451 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %452 = "stablehlo.shift_right_logical"(%447, %451) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %453 = "stablehlo.or"(%450, %452) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %454 = "stablehlo.xor"(%453, %448) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %455 = "stablehlo.add"(%448, %296) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %456 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %457 = "stablehlo.add"(%454, %294) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %458 = "stablehlo.add"(%457, %456) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %459 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
      %460 = "stablehlo.shift_right_logical"(%455, %459) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
      %461 = "stablehlo.convert"(%460) : (tensor<2x3xui32>) -> tensor<2x3xf32>
      %462 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %463 = "stablehlo.multiply"(%461, %462) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %464 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %465 = "stablehlo.subtract"(%464, %463) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %466 = "stablehlo.log"(%465) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %467 = "stablehlo.compare"(%466, %272) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %468 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %469 = "stablehlo.compare"(%260, %468) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %470 = "stablehlo.and"(%469, %467) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %471 = "stablehlo.multiply"(%6, %262) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %472 = "stablehlo.not"(%a23) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %473 = "stablehlo.and"(%470, %472) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %474 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
      %475 = "stablehlo.add"(%a22, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %476 = "stablehlo.or"(%a23, %470) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %477 = "stablehlo.select"(%473, %471, %a24) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      "stablehlo.return"(%475, %476, %477) : (tensor<ui32>, tensor<2x3xi1>, tensor<2x3xf32>) -> ()
    }) : (tensor<ui32>, tensor<2x3xi1>, tensor<2x3xf32>) -> (tensor<ui32>, tensor<2x3xi1>, tensor<2x3xf32>)
    %479 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %480 = "stablehlo.divide"(%479, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %481 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui32>
    %482 = "stablehlo.reshape"(%481) : (tensor<6xui32>) -> tensor<2x3xui32>
    %483 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %484 = "stablehlo.reshape"(%483) : (tensor<1xui32>) -> tensor<ui32>
    %485 = "stablehlo.broadcast_in_dim"(%484) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %486 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %487 = "stablehlo.reshape"(%486) : (tensor<1xui32>) -> tensor<ui32>
    %488 = "stablehlo.broadcast_in_dim"(%487) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %489 = "stablehlo.add"(%485, %482) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %490 = "stablehlo.compare"(%489, %485) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %491 = "stablehlo.convert"(%490) : (tensor<2x3xi1>) -> tensor<2x3xui32>
    %492 = "stablehlo.add"(%488, %491) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %493 = "stablehlo.constant"() <{value = dense<33554432> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %494 = "stablehlo.xor"(%492, %493) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %495 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %496 = "stablehlo.reshape"(%495) : (tensor<1xui32>) -> tensor<ui32>
    %497 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %498 = "stablehlo.reshape"(%497) : (tensor<1xui32>) -> tensor<ui32>
    %499 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %500 = "stablehlo.xor"(%498, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %501 = "stablehlo.xor"(%500, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %502 = "stablehlo.broadcast_in_dim"(%498) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %503 = "stablehlo.broadcast_in_dim"(%496) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %504 = "stablehlo.broadcast_in_dim"(%501) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2x3xui32>
    %505 = "stablehlo.add"(%489, %502) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %506 = "stablehlo.add"(%494, %503) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %507 = "stablehlo.add"(%505, %506) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %508 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %509 = "stablehlo.shift_left"(%506, %508) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %510 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %511 = "stablehlo.shift_right_logical"(%506, %510) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %512 = "stablehlo.or"(%509, %511) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %513 = "stablehlo.xor"(%512, %507) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %514 = "stablehlo.add"(%507, %513) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %515 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %516 = "stablehlo.shift_left"(%513, %515) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %517 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %518 = "stablehlo.shift_right_logical"(%513, %517) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %519 = "stablehlo.or"(%516, %518) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %520 = "stablehlo.xor"(%519, %514) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %521 = "stablehlo.add"(%514, %520) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %522 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %523 = "stablehlo.shift_left"(%520, %522) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %524 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %525 = "stablehlo.shift_right_logical"(%520, %524) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %526 = "stablehlo.or"(%523, %525) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %527 = "stablehlo.xor"(%526, %521) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %528 = "stablehlo.add"(%521, %527) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %529 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %530 = "stablehlo.shift_left"(%527, %529) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %531 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %532 = "stablehlo.shift_right_logical"(%527, %531) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %533 = "stablehlo.or"(%530, %532) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %534 = "stablehlo.xor"(%533, %528) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %535 = "stablehlo.add"(%528, %503) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %536 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %537 = "stablehlo.add"(%534, %504) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %538 = "stablehlo.add"(%537, %536) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %539 = "stablehlo.add"(%535, %538) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %540 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %541 = "stablehlo.shift_left"(%538, %540) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %542 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %543 = "stablehlo.shift_right_logical"(%538, %542) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %544 = "stablehlo.or"(%541, %543) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %545 = "stablehlo.xor"(%544, %539) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %546 = "stablehlo.add"(%539, %545) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %547 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %548 = "stablehlo.shift_left"(%545, %547) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %549 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %550 = "stablehlo.shift_right_logical"(%545, %549) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %551 = "stablehlo.or"(%548, %550) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %552 = "stablehlo.xor"(%551, %546) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %553 = "stablehlo.add"(%546, %552) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %554 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %555 = "stablehlo.shift_left"(%552, %554) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %556 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %557 = "stablehlo.shift_right_logical"(%552, %556) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %558 = "stablehlo.or"(%555, %557) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %559 = "stablehlo.xor"(%558, %553) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %560 = "stablehlo.add"(%553, %559) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %561 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %562 = "stablehlo.shift_left"(%559, %561) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %563 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %564 = "stablehlo.shift_right_logical"(%559, %563) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %565 = "stablehlo.or"(%562, %564) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %566 = "stablehlo.xor"(%565, %560) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %567 = "stablehlo.add"(%560, %504) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %568 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %569 = "stablehlo.add"(%566, %502) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %570 = "stablehlo.add"(%569, %568) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %571 = "stablehlo.add"(%567, %570) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %572 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %573 = "stablehlo.shift_left"(%570, %572) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %574 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %575 = "stablehlo.shift_right_logical"(%570, %574) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %576 = "stablehlo.or"(%573, %575) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %577 = "stablehlo.xor"(%576, %571) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %578 = "stablehlo.add"(%571, %577) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %579 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %580 = "stablehlo.shift_left"(%577, %579) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %581 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %582 = "stablehlo.shift_right_logical"(%577, %581) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %583 = "stablehlo.or"(%580, %582) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %584 = "stablehlo.xor"(%583, %578) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %585 = "stablehlo.add"(%578, %584) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %586 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %587 = "stablehlo.shift_left"(%584, %586) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %588 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %589 = "stablehlo.shift_right_logical"(%584, %588) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %590 = "stablehlo.or"(%587, %589) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %591 = "stablehlo.xor"(%590, %585) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %592 = "stablehlo.add"(%585, %591) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %593 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %594 = "stablehlo.shift_left"(%591, %593) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %595 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %596 = "stablehlo.shift_right_logical"(%591, %595) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %597 = "stablehlo.or"(%594, %596) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %598 = "stablehlo.xor"(%597, %592) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %599 = "stablehlo.add"(%592, %502) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %600 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %601 = "stablehlo.add"(%598, %503) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %602 = "stablehlo.add"(%601, %600) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %603 = "stablehlo.add"(%599, %602) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %604 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %605 = "stablehlo.shift_left"(%602, %604) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %606 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %607 = "stablehlo.shift_right_logical"(%602, %606) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %608 = "stablehlo.or"(%605, %607) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %609 = "stablehlo.xor"(%608, %603) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %610 = "stablehlo.add"(%603, %609) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %611 = "stablehlo.constant"() <{value = dense<29> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %612 = "stablehlo.shift_left"(%609, %611) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %613 = "stablehlo.constant"() <{value = dense<3> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %614 = "stablehlo.shift_right_logical"(%609, %613) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %615 = "stablehlo.or"(%612, %614) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %616 = "stablehlo.xor"(%615, %610) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %617 = "stablehlo.add"(%610, %616) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %618 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %619 = "stablehlo.shift_left"(%616, %618) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %620 = "stablehlo.constant"() <{value = dense<16> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %621 = "stablehlo.shift_right_logical"(%616, %620) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %622 = "stablehlo.or"(%619, %621) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %623 = "stablehlo.xor"(%622, %617) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %624 = "stablehlo.add"(%617, %623) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %625 = "stablehlo.constant"() <{value = dense<24> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %626 = "stablehlo.shift_left"(%623, %625) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %627 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %628 = "stablehlo.shift_right_logical"(%623, %627) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %629 = "stablehlo.or"(%626, %628) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %630 = "stablehlo.xor"(%629, %624) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %631 = "stablehlo.add"(%624, %503) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %632 = "stablehlo.constant"() <{value = dense<4> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %633 = "stablehlo.add"(%630, %504) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %634 = "stablehlo.add"(%633, %632) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %635 = "stablehlo.add"(%631, %634) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %636 = "stablehlo.constant"() <{value = dense<13> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %637 = "stablehlo.shift_left"(%634, %636) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %638 = "stablehlo.constant"() <{value = dense<19> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %639 = "stablehlo.shift_right_logical"(%634, %638) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %640 = "stablehlo.or"(%637, %639) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %641 = "stablehlo.xor"(%640, %635) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %642 = "stablehlo.add"(%635, %641) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %643 = "stablehlo.constant"() <{value = dense<15> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %644 = "stablehlo.shift_left"(%641, %643) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %645 = "stablehlo.constant"() <{value = dense<17> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %646 = "stablehlo.shift_right_logical"(%641, %645) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %647 = "stablehlo.or"(%644, %646) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %648 = "stablehlo.xor"(%647, %642) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %649 = "stablehlo.add"(%642, %648) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %650 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %651 = "stablehlo.shift_left"(%648, %650) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %652 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %653 = "stablehlo.shift_right_logical"(%648, %652) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %654 = "stablehlo.or"(%651, %653) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %655 = "stablehlo.xor"(%654, %649) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %656 = "stablehlo.add"(%649, %655) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %657 = "stablehlo.constant"() <{value = dense<6> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %658 = "stablehlo.shift_left"(%655, %657) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %659 = "stablehlo.constant"() <{value = dense<26> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %660 = "stablehlo.shift_right_logical"(%655, %659) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %661 = "stablehlo.or"(%658, %660) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %662 = "stablehlo.xor"(%661, %656) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %663 = "stablehlo.add"(%656, %504) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %664 = "stablehlo.constant"() <{value = dense<5> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %665 = "stablehlo.add"(%662, %502) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %666 = "stablehlo.add"(%665, %664) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %667 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %668 = "stablehlo.shift_right_logical"(%663, %667) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %669 = "stablehlo.convert"(%668) : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %670 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %671 = "stablehlo.multiply"(%669, %670) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %672 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %673 = "stablehlo.subtract"(%672, %671) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %674 = "stablehlo.power"(%673, %480) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %675 = "stablehlo.multiply"(%478#2, %674) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %676 = "stablehlo.select"(%1, %675, %478#2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %677 = "stablehlo.constant"() <{value = dense<0x00800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %678 = "stablehlo.maximum"(%676, %677) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %679 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %683 = "stablehlo.reduce"(%678, %679) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a680: tensor<f32>, %a681: tensor<f32>):
      %682 = "stablehlo.add"(%a680, %a681) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%682) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %684 = "stablehlo.reshape"(%683) : (tensor<2xf32>) -> tensor<2x1xf32>
    %685 = "stablehlo.broadcast_in_dim"(%684) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %686 = "stablehlo.divide"(%678, %685) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%686) : (tensor<2x3xf32>) -> ()
  }
}
