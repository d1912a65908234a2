module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0x3F5D5AAB> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.subtract"(%2, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.select"(%1, %3, %arg0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.multiply"(%6, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.multiply"(%8, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<0x3FFA2CAF> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.multiply"(%11, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<0x4095A414> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.multiply"(%14, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<0x42ACB872> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.multiply"(%17, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<0xC3617673> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.multiply"(%20, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.constant"() <{value = dense<0x4348429D> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.multiply"(%23, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<0xC2A4130F> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.multiply"(%26, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.constant"() <{value = dense<0x417E7D6E> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.multiply"(%29, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0xBF9776E8> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.constant"() <{value = dense<0xC26FDA78> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.multiply"(%33, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.constant"() <{value = dense<0x42C4008D> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.multiply"(%36, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.constant"() <{value = dense<0xC262B484> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.multiply"(%39, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.constant"() <{value = dense<0x415EE672> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.multiply"(%42, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.constant"() <{value = dense<0xBF9E9CFC> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.divide"(%45, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.multiply"(%7, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.multiply"(%6, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.add"(%6, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.constant"() <{value = dense<0x40206C99> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.log"(%4) : (tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.sqrt"(%54) : (tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.divide"(%56, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.multiply"(%58, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.constant"() <{value = dense<0x40C0C6D3> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.multiply"(%61, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.constant"() <{value = dense<0x406B826D> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.multiply"(%64, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.constant"() <{value = dense<0x3FB04239> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.multiply"(%67, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.constant"() <{value = dense<0x3E5D6D3B> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.multiply"(%70, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.constant"() <{value = dense<0x3C5BE13D> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.multiply"(%73, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.constant"() <{value = dense<0x39ABF95B> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %77 = "stablehlo.multiply"(%76, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %78 = "stablehlo.constant"() <{value = dense<0x36421C68> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.add"(%77, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.multiply"(%79, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %81 = "stablehlo.constant"() <{value = dense<0x31E94F2E> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %83 = "stablehlo.constant"() <{value = dense<0x404F3747> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.multiply"(%83, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.constant"() <{value = dense<0x40DD498E> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.add"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.multiply"(%86, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %88 = "stablehlo.constant"() <{value = dense<0x407C1578> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.add"(%87, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.multiply"(%89, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.constant"() <{value = dense<0x3FAAA0E1> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.add"(%90, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.multiply"(%92, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.constant"() <{value = dense<0x3E4E5230> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.add"(%93, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.multiply"(%95, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %97 = "stablehlo.constant"() <{value = dense<0x3C4AB285> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %99 = "stablehlo.multiply"(%98, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.constant"() <{value = dense<0x399E1D97> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %102 = "stablehlo.multiply"(%101, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %103 = "stablehlo.constant"() <{value = dense<0x3632614A> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.add"(%102, %103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %105 = "stablehlo.multiply"(%104, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.constant"() <{value = dense<0x31D66562> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %108 = "stablehlo.divide"(%107, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %109 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.multiply"(%109, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %111 = "stablehlo.constant"() <{value = dense<0x417C7AD5> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.add"(%110, %111) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %113 = "stablehlo.multiply"(%112, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %114 = "stablehlo.constant"() <{value = dense<0x42359024> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.multiply"(%115, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %117 = "stablehlo.constant"() <{value = dense<0x422544D1> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.add"(%116, %117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %119 = "stablehlo.multiply"(%118, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %120 = "stablehlo.constant"() <{value = dense<0x4170AE3D> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.add"(%119, %120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %122 = "stablehlo.multiply"(%121, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %123 = "stablehlo.constant"() <{value = dense<0x40204C2D> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.add"(%122, %123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.multiply"(%124, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %126 = "stablehlo.constant"() <{value = dense<0xBE119866> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.add"(%125, %126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %128 = "stablehlo.multiply"(%127, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.constant"() <{value = dense<0xBD1BFA72> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.add"(%128, %129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %131 = "stablehlo.multiply"(%130, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.constant"() <{value = dense<0xBA74A5FC> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.add"(%131, %132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %134 = "stablehlo.constant"() <{value = dense<0x4081C63D> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.multiply"(%134, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %136 = "stablehlo.constant"() <{value = dense<0x41FC336D> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.add"(%135, %136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %138 = "stablehlo.multiply"(%137, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %139 = "stablehlo.constant"() <{value = dense<0x4264A6BA> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.add"(%138, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %141 = "stablehlo.multiply"(%140, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %142 = "stablehlo.constant"() <{value = dense<0x42305271> : tensor<f32>}> : () -> tensor<f32>
    %143 = "stablehlo.add"(%141, %142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %144 = "stablehlo.multiply"(%143, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %145 = "stablehlo.constant"() <{value = dense<0x416AF595> : tensor<f32>}> : () -> tensor<f32>
    %146 = "stablehlo.add"(%144, %145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %147 = "stablehlo.multiply"(%146, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %148 = "stablehlo.constant"() <{value = dense<0x400BF1CC> : tensor<f32>}> : () -> tensor<f32>
    %149 = "stablehlo.add"(%147, %148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %150 = "stablehlo.multiply"(%149, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %151 = "stablehlo.constant"() <{value = dense<0xBE0F9F4A> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.add"(%150, %151) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %153 = "stablehlo.multiply"(%152, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %154 = "stablehlo.constant"() <{value = dense<0xBD0F88AF> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.add"(%153, %154) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %156 = "stablehlo.multiply"(%155, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %157 = "stablehlo.constant"() <{value = dense<0xBA60C6F3> : tensor<f32>}> : () -> tensor<f32>
    %158 = "stablehlo.add"(%156, %157) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %159 = "stablehlo.divide"(%158, %133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %160 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %161 = "stablehlo.compare"(%55, %160) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %162 = "stablehlo.select"(%161, %159, %108) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %163 = "stablehlo.multiply"(%57, %162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %164 = "stablehlo.log"(%55) : (tensor<f32>) -> tensor<f32>
    %165 = "stablehlo.divide"(%164, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %166 = "stablehlo.subtract"(%55, %165) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %167 = "stablehlo.subtract"(%166, %163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %168 = "stablehlo.negate"(%167) : (tensor<f32>) -> tensor<f32>
    %169 = "stablehlo.select"(%1, %167, %168) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %170 = "stablehlo.constant"() <{value = dense<0x3E0A9555> : tensor<f32>}> : () -> tensor<f32>
    %171 = "stablehlo.compare"(%4, %170) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %172 = "stablehlo.select"(%171, %51, %169) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %173 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %174 = "stablehlo.compare"(%arg0, %173) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %175 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %176 = "stablehlo.compare"(%arg0, %175) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %177 = "stablehlo.or"(%176, %174) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %178 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %179 = "stablehlo.select"(%177, %178, %172) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %180 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %181 = "stablehlo.compare"(%arg0, %180) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %182 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %183 = "stablehlo.select"(%181, %182, %179) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %184 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %185 = "stablehlo.compare"(%arg0, %184) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %186 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %187 = "stablehlo.select"(%185, %186, %183) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%187) : (tensor<f32>) -> ()
  }
}
