module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.exponential"(%arg0) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.multiply"(%arg0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.log"(%2) : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<0xB2BE20E9> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.multiply"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<0xB6234D99> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.multiply"(%6, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.subtract"(%13, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0xB9356F17> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.multiply"(%6, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.subtract"(%17, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<0xBBE4949D> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.multiply"(%6, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.subtract"(%21, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.constant"() <{value = dense<0xBDFB1B92> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.multiply"(%6, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.subtract"(%25, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<0xBEB4D0DC> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.multiply"(%6, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.subtract"(%29, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0x3FC33D0A> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.subtract"(%32, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.divide"(%35, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.compare"(%arg0, %37) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %39 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.constant"() <{value = dense<0xB101B0D9> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.multiply"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.subtract"(%46, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.constant"() <{value = dense<0x32212C70> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.add"(%47, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.multiply"(%43, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.subtract"(%50, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.constant"() <{value = dense<0xB33EE9F1> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.add"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.multiply"(%43, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.subtract"(%54, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.constant"() <{value = dense<0x34571A26> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.multiply"(%43, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.subtract"(%58, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.constant"() <{value = dense<0xB56603CC> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.multiply"(%43, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.subtract"(%62, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.constant"() <{value = dense<0x3668E277> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.multiply"(%43, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.subtract"(%66, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.constant"() <{value = dense<0xB75EAFCE> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.multiply"(%43, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.subtract"(%70, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.constant"() <{value = dense<0x38488DAA> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.multiply"(%43, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.subtract"(%74, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.constant"() <{value = dense<0xB9299E57> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %78 = "stablehlo.multiply"(%43, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.subtract"(%78, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.constant"() <{value = dense<0x3A064AEE> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %82 = "stablehlo.multiply"(%43, %81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %83 = "stablehlo.subtract"(%82, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %84 = "stablehlo.constant"() <{value = dense<0xBAC66310> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.add"(%83, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.multiply"(%43, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.subtract"(%86, %81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %88 = "stablehlo.constant"() <{value = dense<0x3B88329A> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.add"(%87, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.multiply"(%43, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.subtract"(%90, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.constant"() <{value = dense<0xBC2D14FC> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.add"(%91, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.multiply"(%43, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.subtract"(%94, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.constant"() <{value = dense<0x3CCA8F1F> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.add"(%95, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.multiply"(%43, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %99 = "stablehlo.subtract"(%98, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.constant"() <{value = dense<0xBD58DDE3> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %102 = "stablehlo.multiply"(%43, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %103 = "stablehlo.subtract"(%102, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %104 = "stablehlo.constant"() <{value = dense<0x3DD236D7> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.multiply"(%43, %105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %107 = "stablehlo.subtract"(%106, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %108 = "stablehlo.constant"() <{value = dense<0xBE34A688> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %110 = "stablehlo.multiply"(%43, %109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %111 = "stablehlo.subtract"(%110, %105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %112 = "stablehlo.constant"() <{value = dense<0x3E81531C> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.add"(%111, %112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %114 = "stablehlo.subtract"(%113, %105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.multiply"(%114, %115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %117 = "stablehlo.constant"() <{value = dense<3.2e+01> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.divide"(%117, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %119 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.add"(%118, %119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %121 = "stablehlo.constant"() <{value = dense<0xB183C85D> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.multiply"(%120, %121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %124 = "stablehlo.subtract"(%123, %122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.constant"() <{value = dense<0xB2E20A9D> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %127 = "stablehlo.multiply"(%120, %126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %128 = "stablehlo.subtract"(%127, %121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.constant"() <{value = dense<0xB486DFE9> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.add"(%128, %129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %131 = "stablehlo.multiply"(%120, %130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.subtract"(%131, %126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %133 = "stablehlo.constant"() <{value = dense<0xB68246FA> : tensor<f32>}> : () -> tensor<f32>
    %134 = "stablehlo.add"(%132, %133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %135 = "stablehlo.multiply"(%120, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %136 = "stablehlo.subtract"(%135, %130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %137 = "stablehlo.constant"() <{value = dense<0xB8E7EBFC> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.add"(%136, %137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %139 = "stablehlo.multiply"(%120, %138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %140 = "stablehlo.subtract"(%139, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %141 = "stablehlo.constant"() <{value = dense<0xBC1FED03> : tensor<f32>}> : () -> tensor<f32>
    %142 = "stablehlo.add"(%140, %141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %143 = "stablehlo.multiply"(%120, %142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %144 = "stablehlo.subtract"(%143, %138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %145 = "stablehlo.constant"() <{value = dense<0x3F4750C6> : tensor<f32>}> : () -> tensor<f32>
    %146 = "stablehlo.add"(%144, %145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %147 = "stablehlo.subtract"(%146, %138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %148 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %149 = "stablehlo.multiply"(%147, %148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %150 = "stablehlo.sqrt"(%39) : (tensor<f32>) -> tensor<f32>
    %151 = "stablehlo.divide"(%149, %150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %152 = "stablehlo.multiply"(%116, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %153 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %154 = "stablehlo.compare"(%39, %153) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %155 = "stablehlo.select"(%154, %152, %151) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %156 = "stablehlo.negate"(%155) : (tensor<f32>) -> tensor<f32>
    %157 = "stablehlo.select"(%38, %156, %155) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %158 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %159 = "stablehlo.exponential"(%158) : (tensor<f32>) -> tensor<f32>
    %160 = "stablehlo.multiply"(%159, %157) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %161 = "stablehlo.multiply"(%3, %160) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %162 = "stablehlo.add"(%161, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %163 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.divide"(%163, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %165 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %166 = "stablehlo.add"(%164, %165) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %167 = "stablehlo.constant"() <{value = dense<0x310A7921> : tensor<f32>}> : () -> tensor<f32>
    %168 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %169 = "stablehlo.multiply"(%166, %167) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %170 = "stablehlo.subtract"(%169, %168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %171 = "stablehlo.constant"() <{value = dense<0xB231BD25> : tensor<f32>}> : () -> tensor<f32>
    %172 = "stablehlo.add"(%170, %171) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %173 = "stablehlo.multiply"(%166, %172) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %174 = "stablehlo.subtract"(%173, %167) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %175 = "stablehlo.constant"() <{value = dense<0x337693E3> : tensor<f32>}> : () -> tensor<f32>
    %176 = "stablehlo.add"(%174, %175) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %177 = "stablehlo.multiply"(%166, %176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %178 = "stablehlo.subtract"(%177, %172) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %179 = "stablehlo.constant"() <{value = dense<0xB4BC0294> : tensor<f32>}> : () -> tensor<f32>
    %180 = "stablehlo.add"(%178, %179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %181 = "stablehlo.multiply"(%166, %180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %182 = "stablehlo.subtract"(%181, %176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %183 = "stablehlo.constant"() <{value = dense<0x36217F19> : tensor<f32>}> : () -> tensor<f32>
    %184 = "stablehlo.add"(%182, %183) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %185 = "stablehlo.multiply"(%166, %184) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %186 = "stablehlo.subtract"(%185, %180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %187 = "stablehlo.constant"() <{value = dense<0xB7A26B89> : tensor<f32>}> : () -> tensor<f32>
    %188 = "stablehlo.add"(%186, %187) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %189 = "stablehlo.multiply"(%166, %188) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %190 = "stablehlo.subtract"(%189, %184) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %191 = "stablehlo.constant"() <{value = dense<0x394CB2C4> : tensor<f32>}> : () -> tensor<f32>
    %192 = "stablehlo.add"(%190, %191) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %193 = "stablehlo.multiply"(%166, %192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %194 = "stablehlo.subtract"(%193, %188) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %195 = "stablehlo.constant"() <{value = dense<0xBB3B4A36> : tensor<f32>}> : () -> tensor<f32>
    %196 = "stablehlo.add"(%194, %195) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %197 = "stablehlo.multiply"(%166, %196) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %198 = "stablehlo.subtract"(%197, %192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %199 = "stablehlo.constant"() <{value = dense<0x3DD4D5F8> : tensor<f32>}> : () -> tensor<f32>
    %200 = "stablehlo.add"(%198, %199) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %201 = "stablehlo.multiply"(%166, %200) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %202 = "stablehlo.subtract"(%201, %196) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %203 = "stablehlo.constant"() <{value = dense<0x402E1EBD> : tensor<f32>}> : () -> tensor<f32>
    %204 = "stablehlo.add"(%202, %203) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %205 = "stablehlo.subtract"(%204, %196) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %206 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %207 = "stablehlo.multiply"(%205, %206) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %208 = "stablehlo.sqrt"(%arg0) : (tensor<f32>) -> tensor<f32>
    %209 = "stablehlo.divide"(%207, %208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %210 = "stablehlo.multiply"(%162, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %211 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %212 = "stablehlo.compare"(%arg0, %211) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %213 = "stablehlo.select"(%212, %210, %209) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %214 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %215 = "stablehlo.compare"(%arg0, %214) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %216 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %217 = "stablehlo.select"(%215, %216, %213) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %218 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %219 = "stablehlo.compare"(%arg0, %218) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %220 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %221 = "stablehlo.select"(%219, %220, %217) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%221) : (tensor<f32>) -> ()
  }
}
