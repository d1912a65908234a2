module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.exponential"(%arg0) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.multiply"(%arg0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.log"(%2) : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<0x3102E09B> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.multiply"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<0x348815E7> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.multiply"(%6, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.subtract"(%13, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0x37BFC808> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.multiply"(%6, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.subtract"(%17, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<0x3AA5C174> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.multiply"(%6, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.subtract"(%21, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.constant"() <{value = dense<0x3D135FB3> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.multiply"(%6, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.subtract"(%25, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<0x3EB046C4> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.multiply"(%6, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.subtract"(%29, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0xBF090B37> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.subtract"(%32, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.constant"() <{value = dense<0x3136C81D> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.multiply"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.subtract"(%43, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.constant"() <{value = dense<0xB25F57B4> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.multiply"(%40, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.subtract"(%47, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.constant"() <{value = dense<0x3381DBB5> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.multiply"(%40, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.subtract"(%51, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.constant"() <{value = dense<0xB48F631C> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.multiply"(%40, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.subtract"(%55, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.constant"() <{value = dense<0x3595F925> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.multiply"(%40, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.constant"() <{value = dense<0xB694337E> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.multiply"(%40, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.constant"() <{value = dense<0x3789FAC6> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.multiply"(%40, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.subtract"(%67, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.constant"() <{value = dense<0xB8715933> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.multiply"(%40, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.subtract"(%71, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.constant"() <{value = dense<0x3945A8DC> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.multiply"(%40, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.subtract"(%75, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %77 = "stablehlo.constant"() <{value = dense<0xBA1717E9> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.multiply"(%40, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.subtract"(%79, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %81 = "stablehlo.constant"() <{value = dense<0x3AD6E3AC> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %83 = "stablehlo.multiply"(%40, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %84 = "stablehlo.subtract"(%83, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.constant"() <{value = dense<0xBB8DB2F1> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.add"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.multiply"(%40, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %88 = "stablehlo.subtract"(%87, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %89 = "stablehlo.constant"() <{value = dense<0x3C2CCB10> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.multiply"(%40, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.subtract"(%91, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.constant"() <{value = dense<0xBCC274F8> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.add"(%92, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.multiply"(%40, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.subtract"(%95, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %97 = "stablehlo.constant"() <{value = dense<0x3D49F456> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %99 = "stablehlo.multiply"(%40, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.subtract"(%99, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %101 = "stablehlo.constant"() <{value = dense<0xBDC25B82> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %103 = "stablehlo.multiply"(%40, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %104 = "stablehlo.subtract"(%103, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %105 = "stablehlo.constant"() <{value = dense<0x3E2FBD64> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.add"(%104, %105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %107 = "stablehlo.multiply"(%40, %106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %108 = "stablehlo.subtract"(%107, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %109 = "stablehlo.constant"() <{value = dense<0xBE9BFF5E> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.add"(%108, %109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %111 = "stablehlo.multiply"(%40, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %112 = "stablehlo.subtract"(%111, %106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %113 = "stablehlo.constant"() <{value = dense<0x3F2D4275> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.subtract"(%114, %106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.multiply"(%115, %116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %118 = "stablehlo.constant"() <{value = dense<3.2e+01> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.divide"(%118, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %120 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.add"(%119, %120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %122 = "stablehlo.constant"() <{value = dense<0x31696325> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.multiply"(%121, %122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.subtract"(%124, %123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %126 = "stablehlo.constant"() <{value = dense<0x32C2B494> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.add"(%125, %126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %128 = "stablehlo.multiply"(%121, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.subtract"(%128, %122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %130 = "stablehlo.constant"() <{value = dense<0x345C003F> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.add"(%129, %130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.multiply"(%121, %131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %133 = "stablehlo.subtract"(%132, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %134 = "stablehlo.constant"() <{value = dense<0x3642095E> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.add"(%133, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %136 = "stablehlo.multiply"(%121, %135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %137 = "stablehlo.subtract"(%136, %131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %138 = "stablehlo.constant"() <{value = dense<0x38907D1C> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.add"(%137, %138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %140 = "stablehlo.multiply"(%121, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %141 = "stablehlo.subtract"(%140, %135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %142 = "stablehlo.constant"() <{value = dense<0x3B5CCC65> : tensor<f32>}> : () -> tensor<f32>
    %143 = "stablehlo.add"(%141, %142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %144 = "stablehlo.multiply"(%121, %143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %145 = "stablehlo.subtract"(%144, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %146 = "stablehlo.constant"() <{value = dense<0x3F4DF315> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.add"(%145, %146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %148 = "stablehlo.subtract"(%147, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %149 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.multiply"(%148, %149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %151 = "stablehlo.sqrt"(%36) : (tensor<f32>) -> tensor<f32>
    %152 = "stablehlo.divide"(%150, %151) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %153 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %154 = "stablehlo.compare"(%36, %153) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %155 = "stablehlo.select"(%154, %117, %152) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %156 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %157 = "stablehlo.exponential"(%156) : (tensor<f32>) -> tensor<f32>
    %158 = "stablehlo.multiply"(%157, %155) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %159 = "stablehlo.multiply"(%3, %158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %160 = "stablehlo.subtract"(%35, %159) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %161 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %162 = "stablehlo.divide"(%161, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %163 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.add"(%162, %163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %165 = "stablehlo.constant"() <{value = dense<0xB0E94EB0> : tensor<f32>}> : () -> tensor<f32>
    %166 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %167 = "stablehlo.multiply"(%164, %165) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %168 = "stablehlo.subtract"(%167, %166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %169 = "stablehlo.constant"() <{value = dense<0x32134D00> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.add"(%168, %169) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %171 = "stablehlo.multiply"(%164, %170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %172 = "stablehlo.subtract"(%171, %165) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %173 = "stablehlo.constant"() <{value = dense<0xB3482AA1> : tensor<f32>}> : () -> tensor<f32>
    %174 = "stablehlo.add"(%172, %173) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %175 = "stablehlo.multiply"(%164, %174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %176 = "stablehlo.subtract"(%175, %170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %177 = "stablehlo.constant"() <{value = dense<0x34948ACC> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.add"(%176, %177) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %179 = "stablehlo.multiply"(%164, %178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %180 = "stablehlo.subtract"(%179, %174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %181 = "stablehlo.constant"() <{value = dense<0xB5F5DAA4> : tensor<f32>}> : () -> tensor<f32>
    %182 = "stablehlo.add"(%180, %181) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %183 = "stablehlo.multiply"(%164, %182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %184 = "stablehlo.subtract"(%183, %178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %185 = "stablehlo.constant"() <{value = dense<0x376A09FE> : tensor<f32>}> : () -> tensor<f32>
    %186 = "stablehlo.add"(%184, %185) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %187 = "stablehlo.multiply"(%164, %186) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %188 = "stablehlo.subtract"(%187, %182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %189 = "stablehlo.constant"() <{value = dense<0xB906BCBF> : tensor<f32>}> : () -> tensor<f32>
    %190 = "stablehlo.add"(%188, %189) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %191 = "stablehlo.multiply"(%164, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %192 = "stablehlo.subtract"(%191, %186) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %193 = "stablehlo.constant"() <{value = dense<0x3ACDC490> : tensor<f32>}> : () -> tensor<f32>
    %194 = "stablehlo.add"(%192, %193) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %195 = "stablehlo.multiply"(%164, %194) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %196 = "stablehlo.subtract"(%195, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %197 = "stablehlo.constant"() <{value = dense<0xBD00CFB9> : tensor<f32>}> : () -> tensor<f32>
    %198 = "stablehlo.add"(%196, %197) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %199 = "stablehlo.multiply"(%164, %198) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %200 = "stablehlo.subtract"(%199, %194) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %201 = "stablehlo.constant"() <{value = dense<0x401C2DED> : tensor<f32>}> : () -> tensor<f32>
    %202 = "stablehlo.add"(%200, %201) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %203 = "stablehlo.subtract"(%202, %194) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %204 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %205 = "stablehlo.multiply"(%203, %204) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %206 = "stablehlo.sqrt"(%arg0) : (tensor<f32>) -> tensor<f32>
    %207 = "stablehlo.divide"(%205, %206) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %208 = "stablehlo.multiply"(%160, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %209 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %210 = "stablehlo.compare"(%arg0, %209) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %211 = "stablehlo.select"(%210, %208, %207) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %212 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %213 = "stablehlo.compare"(%arg0, %212) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %214 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %215 = "stablehlo.select"(%213, %214, %211) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %216 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %217 = "stablehlo.compare"(%arg0, %216) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %218 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %219 = "stablehlo.select"(%217, %218, %215) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%219) : (tensor<f32>) -> ()
  }
}
