module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.divide"(%0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.log"(%arg0) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0x441B3589> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.multiply"(%4, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<2.5698725e+05> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.multiply"(%7, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<8.351468e+07> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.multiply"(%10, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<0x50A509FC> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.multiply"(%13, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0x548A37DC> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.multiply"(%16, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.constant"() <{value = dense<0x58325852> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.multiply"(%19, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.constant"() <{value = dense<0x5B9F0600> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.multiply"(%22, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.constant"() <{value = dense<0x5E93BCAC> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.constant"() <{value = dense<-8.999712e+08> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.multiply"(%26, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.constant"() <{value = dense<0x52D295D0> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.multiply"(%29, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0xD6845497> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.multiply"(%32, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.constant"() <{value = dense<0x59515A15> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.divide"(%35, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.multiply"(%36, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.constant"() <{value = dense<0xC16AE95A> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.add"(%3, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.constant"() <{value = dense<0xC244DFB3> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.add"(%3, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.multiply"(%43, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.subtract"(%44, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.constant"() <{value = dense<0x3F22F983> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.constant"() <{value = dense<0x4414934D> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.multiply"(%49, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.constant"() <{value = dense<0x48660B06> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.add"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.multiply"(%52, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.constant"() <{value = dense<7.3481192e+07> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.add"(%53, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.multiply"(%55, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.constant"() <{value = dense<0x508BC61D> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.multiply"(%58, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.constant"() <{value = dense<0x5461FAF8> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.multiply"(%61, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.constant"() <{value = dense<0x580D1937> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.multiply"(%64, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.constant"() <{value = dense<0x5B741F1E> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.multiply"(%67, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.constant"() <{value = dense<0x5E5C878D> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.constant"() <{value = dense<1.263204736e+09> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.multiply"(%72, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.constant"() <{value = dense<0xD316B96B> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.add"(%73, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.multiply"(%75, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %77 = "stablehlo.constant"() <{value = dense<0x56D04AA6> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.multiply"(%78, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.constant"() <{value = dense<0xD9E700D2> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %82 = "stablehlo.multiply"(%81, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %83 = "stablehlo.constant"() <{value = dense<0x5C33CD68> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.add"(%82, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.multiply"(%84, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.constant"() <{value = dense<0xDD2CF20B> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.add"(%85, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %88 = "stablehlo.divide"(%87, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %89 = "stablehlo.multiply"(%arg0, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.add"(%89, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.constant"() <{value = dense<2.5e+01> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.divide"(%92, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.constant"() <{value = dense<0x42947983> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.multiply"(%94, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.constant"() <{value = dense<0x44840E5D> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.add"(%95, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.multiply"(%97, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %99 = "stablehlo.constant"() <{value = dense<0x459BD349> : tensor<f32>}> : () -> tensor<f32>
    %100 = "stablehlo.add"(%98, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %101 = "stablehlo.multiply"(%100, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %102 = "stablehlo.constant"() <{value = dense<0x46156947> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.add"(%101, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %104 = "stablehlo.multiply"(%103, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %105 = "stablehlo.constant"() <{value = dense<0x45F9E855> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.add"(%104, %105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %107 = "stablehlo.multiply"(%106, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %108 = "stablehlo.constant"() <{value = dense<0x4530A316> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %110 = "stablehlo.multiply"(%109, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %111 = "stablehlo.constant"() <{value = dense<0x43A80BFB> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.add"(%110, %111) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %113 = "stablehlo.constant"() <{value = dense<0x3D513FD3> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.multiply"(%113, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.constant"() <{value = dense<0x409F6DAE> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.add"(%114, %115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %117 = "stablehlo.multiply"(%116, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %118 = "stablehlo.constant"() <{value = dense<0x4297A5CD> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.add"(%117, %118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %120 = "stablehlo.multiply"(%119, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %121 = "stablehlo.constant"() <{value = dense<0x43B763CA> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.add"(%120, %121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %123 = "stablehlo.multiply"(%122, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %124 = "stablehlo.constant"() <{value = dense<0x4431B6CE> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.add"(%123, %124) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %126 = "stablehlo.multiply"(%125, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %127 = "stablehlo.constant"() <{value = dense<0x44155F56> : tensor<f32>}> : () -> tensor<f32>
    %128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.multiply"(%128, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %130 = "stablehlo.constant"() <{value = dense<0x4353B052> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.add"(%129, %130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.multiply"(%131, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %133 = "stablehlo.constant"() <{value = dense<0x41C9A7FA> : tensor<f32>}> : () -> tensor<f32>
    %134 = "stablehlo.add"(%132, %133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %135 = "stablehlo.divide"(%134, %112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %136 = "stablehlo.constant"() <{value = dense<0x3A15C4D9> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.multiply"(%136, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %138 = "stablehlo.constant"() <{value = dense<0x3D8CFEEB> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.add"(%137, %138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %140 = "stablehlo.multiply"(%139, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %141 = "stablehlo.constant"() <{value = dense<0x3F8D754E> : tensor<f32>}> : () -> tensor<f32>
    %142 = "stablehlo.add"(%140, %141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %143 = "stablehlo.multiply"(%142, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %144 = "stablehlo.constant"() <{value = dense<0x40A25D18> : tensor<f32>}> : () -> tensor<f32>
    %145 = "stablehlo.add"(%143, %144) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %146 = "stablehlo.multiply"(%145, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %147 = "stablehlo.constant"() <{value = dense<0x410665CF> : tensor<f32>}> : () -> tensor<f32>
    %148 = "stablehlo.add"(%146, %147) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %149 = "stablehlo.multiply"(%148, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %150 = "stablehlo.constant"() <{value = dense<0x40A6B6EA> : tensor<f32>}> : () -> tensor<f32>
    %151 = "stablehlo.add"(%149, %150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %152 = "stablehlo.multiply"(%151, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %153 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %154 = "stablehlo.add"(%152, %153) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %155 = "stablehlo.constant"() <{value = dense<0x3A47C962> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.multiply"(%155, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %157 = "stablehlo.constant"() <{value = dense<0x3D95CA45> : tensor<f32>}> : () -> tensor<f32>
    %158 = "stablehlo.add"(%156, %157) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %159 = "stablehlo.multiply"(%158, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %160 = "stablehlo.constant"() <{value = dense<0x3F9047F6> : tensor<f32>}> : () -> tensor<f32>
    %161 = "stablehlo.add"(%159, %160) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %162 = "stablehlo.multiply"(%161, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %163 = "stablehlo.constant"() <{value = dense<0x40A39628> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.add"(%162, %163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %165 = "stablehlo.multiply"(%164, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %166 = "stablehlo.constant"() <{value = dense<0x4106C8E4> : tensor<f32>}> : () -> tensor<f32>
    %167 = "stablehlo.add"(%165, %166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %168 = "stablehlo.multiply"(%167, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %169 = "stablehlo.constant"() <{value = dense<0x40A6DD51> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.add"(%168, %169) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %171 = "stablehlo.multiply"(%170, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %172 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %173 = "stablehlo.add"(%171, %172) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %174 = "stablehlo.divide"(%173, %154) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %175 = "stablehlo.constant"() <{value = dense<0xC016CBE4> : tensor<f32>}> : () -> tensor<f32>
    %176 = "stablehlo.add"(%arg0, %175) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %177 = "stablehlo.cosine"(%176) : (tensor<f32>) -> tensor<f32>
    %178 = "stablehlo.sine"(%176) : (tensor<f32>) -> tensor<f32>
    %179 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %180 = "stablehlo.divide"(%179, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %181 = "stablehlo.multiply"(%180, %135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %182 = "stablehlo.multiply"(%181, %177) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %183 = "stablehlo.multiply"(%174, %178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %184 = "stablehlo.add"(%183, %182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %185 = "stablehlo.sqrt"(%arg0) : (tensor<f32>) -> tensor<f32>
    %186 = "stablehlo.constant"() <{value = dense<0x3F4C422A> : tensor<f32>}> : () -> tensor<f32>
    %187 = "stablehlo.multiply"(%184, %186) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %188 = "stablehlo.divide"(%187, %185) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %189 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %190 = "stablehlo.compare"(%arg0, %189) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %191 = "stablehlo.select"(%190, %90, %188) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %192 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %193 = "stablehlo.compare"(%arg0, %192) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %194 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %195 = "stablehlo.select"(%193, %194, %191) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %196 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %197 = "stablehlo.compare"(%arg0, %196) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %198 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %199 = "stablehlo.select"(%197, %198, %195) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%199) : (tensor<f32>) -> ()
  }
}
