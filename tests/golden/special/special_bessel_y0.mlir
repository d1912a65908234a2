module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0xC1F3C525> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<0xC0B90FDC> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<0x43F9C815> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.multiply"(%6, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0x4829B65A> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.multiply"(%9, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<4.8440964e+07> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.multiply"(%12, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.constant"() <{value = dense<0x5026AD80> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.multiply"(%15, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<0x53F5F59C> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.multiply"(%18, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<0x578D3514> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.multiply"(%21, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.constant"() <{value = dense<0x5AE20A0C> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.multiply"(%24, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.constant"() <{value = dense<0x5DBDF1A6> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.constant"() <{value = dense<-4.794432e+09> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.multiply"(%28, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.constant"() <{value = dense<0x53E3BA8E> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.add"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.multiply"(%31, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.constant"() <{value = dense<0xD762B0A7> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.multiply"(%34, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.constant"() <{value = dense<0x5A09F7C3> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.multiply"(%5, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.divide"(%38, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.constant"() <{value = dense<2.5e-01> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.multiply"(%0, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.subtract"(%42, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.constant"() <{value = dense<0x3727C5AC> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.compare"(%arg0, %44) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %46 = "stablehlo.select"(%45, %43, %39) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.log"(%arg0) : (tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.multiply"(%47, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.constant"() <{value = dense<0x3F22F983> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.constant"() <{value = dense<0x44822913> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.multiply"(%52, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.constant"() <{value = dense<6.261073125e+05> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.add"(%53, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.multiply"(%55, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.constant"() <{value = dense<2.68919648e+08> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.multiply"(%58, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.constant"() <{value = dense<8.640024576e+10> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.multiply"(%61, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.constant"() <{value = dense<0x5593AFE6> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.multiply"(%64, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.constant"() <{value = dense<0x59344887> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.multiply"(%67, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.constant"() <{value = dense<0x5C5E92FE> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.constant"() <{value = dense<0x4673A1BF> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.multiply"(%72, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.constant"() <{value = dense<-1.466393e+07> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.add"(%73, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.multiply"(%75, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %77 = "stablehlo.constant"() <{value = dense<5.435265024e+09> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.multiply"(%78, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.constant"() <{value = dense<0xD364ABDF> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %82 = "stablehlo.multiply"(%81, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %83 = "stablehlo.constant"() <{value = dense<0x569F5392> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.add"(%82, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.multiply"(%84, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.constant"() <{value = dense<0xD945090F> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.add"(%85, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %88 = "stablehlo.multiply"(%87, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %89 = "stablehlo.constant"() <{value = dense<0x5B1D4A5B> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.multiply"(%90, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.constant"() <{value = dense<0xDA836A5B> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.add"(%91, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.divide"(%93, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.add"(%94, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %97 = "stablehlo.constant"() <{value = dense<2.5e+01> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.divide"(%97, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %99 = "stablehlo.constant"() <{value = dense<0x4280A2BA> : tensor<f32>}> : () -> tensor<f32>
    %100 = "stablehlo.multiply"(%99, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %101 = "stablehlo.constant"() <{value = dense<0x44561B86> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %103 = "stablehlo.multiply"(%102, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %104 = "stablehlo.constant"() <{value = dense<0x4572A66E> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.multiply"(%105, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %107 = "stablehlo.constant"() <{value = dense<0x45E243BE> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %109 = "stablehlo.multiply"(%108, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %110 = "stablehlo.constant"() <{value = dense<0x45B955D1> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %112 = "stablehlo.multiply"(%111, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %113 = "stablehlo.constant"() <{value = dense<0x4500E17E> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.multiply"(%114, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.constant"() <{value = dense<0x43720178> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.add"(%115, %116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %118 = "stablehlo.constant"() <{value = dense<0xBC3A3A12> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.multiply"(%118, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %120 = "stablehlo.constant"() <{value = dense<0xBFA429DA> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.add"(%119, %120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %122 = "stablehlo.multiply"(%121, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %123 = "stablehlo.constant"() <{value = dense<0xC19C6E80> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.add"(%122, %123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.multiply"(%124, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %126 = "stablehlo.constant"() <{value = dense<0xC2BA697B> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.add"(%125, %126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %128 = "stablehlo.multiply"(%127, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.constant"() <{value = dense<0xC331AE61> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.add"(%128, %129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %131 = "stablehlo.multiply"(%130, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.constant"() <{value = dense<0xC31313D7> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.add"(%131, %132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %134 = "stablehlo.multiply"(%133, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %135 = "stablehlo.constant"() <{value = dense<0xC24DA463> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.add"(%134, %135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %137 = "stablehlo.multiply"(%136, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %138 = "stablehlo.constant"() <{value = dense<0xC0C19AC7> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.add"(%137, %138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %140 = "stablehlo.divide"(%139, %117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %141 = "stablehlo.constant"() <{value = dense<0x3A725406> : tensor<f32>}> : () -> tensor<f32>
    %142 = "stablehlo.multiply"(%141, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %143 = "stablehlo.constant"() <{value = dense<0x3DAF5E2D> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.add"(%142, %143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %145 = "stablehlo.multiply"(%144, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %146 = "stablehlo.constant"() <{value = dense<0x3FA07396> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.add"(%145, %146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %148 = "stablehlo.multiply"(%147, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %149 = "stablehlo.constant"() <{value = dense<0x40AF123F> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.add"(%148, %149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %151 = "stablehlo.multiply"(%150, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %152 = "stablehlo.constant"() <{value = dense<0x410C30C7> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.add"(%151, %152) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %154 = "stablehlo.multiply"(%153, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %155 = "stablehlo.constant"() <{value = dense<0x40A9CB2F> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.add"(%154, %155) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %157 = "stablehlo.multiply"(%156, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %158 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.add"(%157, %158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %160 = "stablehlo.constant"() <{value = dense<0x3A50E985> : tensor<f32>}> : () -> tensor<f32>
    %161 = "stablehlo.multiply"(%160, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %162 = "stablehlo.constant"() <{value = dense<0x3DA9A586> : tensor<f32>}> : () -> tensor<f32>
    %163 = "stablehlo.add"(%161, %162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %164 = "stablehlo.multiply"(%163, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %165 = "stablehlo.constant"() <{value = dense<0x3F9EA90A> : tensor<f32>}> : () -> tensor<f32>
    %166 = "stablehlo.add"(%164, %165) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %167 = "stablehlo.multiply"(%166, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %168 = "stablehlo.constant"() <{value = dense<0x40AE4FDF> : tensor<f32>}> : () -> tensor<f32>
    %169 = "stablehlo.add"(%167, %168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %170 = "stablehlo.multiply"(%169, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %171 = "stablehlo.constant"() <{value = dense<0x410BF463> : tensor<f32>}> : () -> tensor<f32>
    %172 = "stablehlo.add"(%170, %171) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %173 = "stablehlo.multiply"(%172, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %174 = "stablehlo.constant"() <{value = dense<0x40A9B425> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.add"(%173, %174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %176 = "stablehlo.multiply"(%175, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %177 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.add"(%176, %177) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %179 = "stablehlo.divide"(%178, %159) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %180 = "stablehlo.constant"() <{value = dense<0xBF490FDB> : tensor<f32>}> : () -> tensor<f32>
    %181 = "stablehlo.add"(%arg0, %180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %182 = "stablehlo.cosine"(%181) : (tensor<f32>) -> tensor<f32>
    %183 = "stablehlo.sine"(%181) : (tensor<f32>) -> tensor<f32>
    %184 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %185 = "stablehlo.divide"(%184, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %186 = "stablehlo.multiply"(%185, %140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %187 = "stablehlo.multiply"(%186, %182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %188 = "stablehlo.multiply"(%179, %183) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %189 = "stablehlo.add"(%188, %187) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %190 = "stablehlo.sqrt"(%arg0) : (tensor<f32>) -> tensor<f32>
    %191 = "stablehlo.constant"() <{value = dense<0x3F4C422A> : tensor<f32>}> : () -> tensor<f32>
    %192 = "stablehlo.multiply"(%189, %191) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %193 = "stablehlo.divide"(%192, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %194 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %195 = "stablehlo.compare"(%arg0, %194) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %196 = "stablehlo.select"(%195, %95, %193) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %197 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %198 = "stablehlo.compare"(%arg0, %197) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %199 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %200 = "stablehlo.select"(%198, %199, %196) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %201 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %202 = "stablehlo.compare"(%arg0, %201) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %203 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %204 = "stablehlo.select"(%202, %203, %200) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%204) : (tensor<f32>) -> ()
  }
}
