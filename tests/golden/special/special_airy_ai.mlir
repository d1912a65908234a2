module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.sqrt"(%0) : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.sqrt"(%1) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.multiply"(%5, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.divide"(%9, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.multiply"(%10, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<0x3F490FDB> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.add"(%8, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.constant"() <{value = dense<0x4155B259> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.multiply"(%14, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<0x4202BAE2> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.multiply"(%17, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<0x41D5E4C5> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.multiply"(%20, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.constant"() <{value = dense<0x4112FE41> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.multiply"(%23, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<0x3FBCD65A> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.multiply"(%26, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.constant"() <{value = dense<0x3DECED66> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.multiply"(%29, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0x3B904657> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.multiply"(%32, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.constant"() <{value = dense<0x389E46BD> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.multiply"(%35, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<0x34F295CE> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.constant"() <{value = dense<0xBE06DB67> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.multiply"(%39, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.constant"() <{value = dense<0xBF205F75> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.multiply"(%42, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.constant"() <{value = dense<0xBF3172CE> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.multiply"(%45, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.constant"() <{value = dense<0xBE8F3F52> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.multiply"(%48, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.constant"() <{value = dense<0xBD497B78> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.multiply"(%51, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.constant"() <{value = dense<0xBB85200E> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.multiply"(%54, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.constant"() <{value = dense<0xB9270375> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.multiply"(%57, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.constant"() <{value = dense<0xB63A53C1> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.multiply"(%60, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.constant"() <{value = dense<0xB29020E8> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.divide"(%63, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.multiply"(%11, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.constant"() <{value = dense<0x4114F160> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.multiply"(%68, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.constant"() <{value = dense<0x419EAEAE> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.add"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.multiply"(%71, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.constant"() <{value = dense<0x417908DC> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.multiply"(%74, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.constant"() <{value = dense<0x40AF4271> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %78 = "stablehlo.multiply"(%77, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.constant"() <{value = dense<0x3F744C96> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.add"(%78, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %81 = "stablehlo.multiply"(%80, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %82 = "stablehlo.constant"() <{value = dense<0x3DB110EF> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %84 = "stablehlo.multiply"(%83, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.constant"() <{value = dense<0x3B873823> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.add"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.multiply"(%86, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %88 = "stablehlo.constant"() <{value = dense<0x38D45B0F> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.add"(%87, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.multiply"(%89, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.constant"() <{value = dense<0x359D422F> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.add"(%90, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.multiply"(%92, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.constant"() <{value = dense<0x31A8FE3A> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.add"(%93, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.constant"() <{value = dense<0x3CA1A92F> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.multiply"(%96, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.constant"() <{value = dense<0x3EC83EA8> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.add"(%97, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.multiply"(%99, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %101 = "stablehlo.constant"() <{value = dense<0x3F886C1A> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %103 = "stablehlo.multiply"(%102, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %104 = "stablehlo.constant"() <{value = dense<0x3F706D65> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.multiply"(%105, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %107 = "stablehlo.constant"() <{value = dense<0x3EB3F34E> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %109 = "stablehlo.multiply"(%108, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %110 = "stablehlo.constant"() <{value = dense<0x3D81D209> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %112 = "stablehlo.multiply"(%111, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %113 = "stablehlo.constant"() <{value = dense<0x3BBFF4D0> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.multiply"(%114, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.constant"() <{value = dense<0x39944BB3> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.add"(%115, %116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %118 = "stablehlo.multiply"(%117, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %119 = "stablehlo.constant"() <{value = dense<0x36EA79EB> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.add"(%118, %119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %121 = "stablehlo.multiply"(%120, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %122 = "stablehlo.constant"() <{value = dense<0x33AE5496> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.add"(%121, %122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %124 = "stablehlo.multiply"(%123, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.constant"() <{value = dense<0x2FBBC524> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %127 = "stablehlo.divide"(%126, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %128 = "stablehlo.multiply"(%10, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.cosine"(%13) : (tensor<f32>) -> tensor<f32>
    %130 = "stablehlo.multiply"(%129, %128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %131 = "stablehlo.sine"(%13) : (tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.multiply"(%131, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %133 = "stablehlo.subtract"(%132, %130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %134 = "stablehlo.constant"() <{value = dense<0x3F106EBB> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.multiply"(%133, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %136 = "stablehlo.divide"(%135, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %137 = "stablehlo.exponential"(%8) : (tensor<f32>) -> tensor<f32>
    %138 = "stablehlo.multiply"(%2, %137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %139 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.multiply"(%138, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %141 = "stablehlo.constant"() <{value = dense<0x3F114DE0> : tensor<f32>}> : () -> tensor<f32>
    %142 = "stablehlo.multiply"(%141, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %143 = "stablehlo.constant"() <{value = dense<0x416C19A0> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.add"(%142, %143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %145 = "stablehlo.multiply"(%144, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %146 = "stablehlo.constant"() <{value = dense<0x42A9071E> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.add"(%145, %146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %148 = "stablehlo.multiply"(%147, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %149 = "stablehlo.constant"() <{value = dense<0x4331516E> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.add"(%148, %149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %151 = "stablehlo.multiply"(%150, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %152 = "stablehlo.constant"() <{value = dense<0x43243C15> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.add"(%151, %152) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %154 = "stablehlo.multiply"(%153, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %155 = "stablehlo.constant"() <{value = dense<0x428EF4A7> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.add"(%154, %155) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %157 = "stablehlo.multiply"(%156, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %158 = "stablehlo.constant"() <{value = dense<0x416188DD> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.add"(%157, %158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %160 = "stablehlo.multiply"(%159, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %161 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %162 = "stablehlo.add"(%160, %161) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %163 = "stablehlo.constant"() <{value = dense<0x3EB16D71> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.multiply"(%163, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %165 = "stablehlo.constant"() <{value = dense<0x41401F1C> : tensor<f32>}> : () -> tensor<f32>
    %166 = "stablehlo.add"(%164, %165) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %167 = "stablehlo.multiply"(%166, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %168 = "stablehlo.constant"() <{value = dense<0x42988F28> : tensor<f32>}> : () -> tensor<f32>
    %169 = "stablehlo.add"(%167, %168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %170 = "stablehlo.multiply"(%169, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %171 = "stablehlo.constant"() <{value = dense<0x432816D7> : tensor<f32>}> : () -> tensor<f32>
    %172 = "stablehlo.add"(%170, %171) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %173 = "stablehlo.multiply"(%172, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %174 = "stablehlo.constant"() <{value = dense<0x431FC1A3> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.add"(%173, %174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %176 = "stablehlo.multiply"(%175, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %177 = "stablehlo.constant"() <{value = dense<0x428D127A> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.add"(%176, %177) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %179 = "stablehlo.multiply"(%178, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %180 = "stablehlo.constant"() <{value = dense<0x41606C6B> : tensor<f32>}> : () -> tensor<f32>
    %181 = "stablehlo.add"(%179, %180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %182 = "stablehlo.multiply"(%181, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %183 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %184 = "stablehlo.add"(%182, %183) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %185 = "stablehlo.divide"(%184, %162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %186 = "stablehlo.constant"() <{value = dense<0x3F106EBB> : tensor<f32>}> : () -> tensor<f32>
    %187 = "stablehlo.multiply"(%185, %186) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %188 = "stablehlo.divide"(%187, %140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %189 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %190 = "stablehlo.multiply"(%189, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %191 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %192 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %193 = "stablehlo.multiply"(%191, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %194 = "stablehlo.divide"(%193, %192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %195 = "stablehlo.constant"() <{value = dense<1.2e+01> : tensor<f32>}> : () -> tensor<f32>
    %196 = "stablehlo.multiply"(%arg0, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %197 = "stablehlo.divide"(%196, %195) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %198 = "stablehlo.add"(%191, %194) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %199 = "stablehlo.add"(%arg0, %197) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %200 = "stablehlo.constant"() <{value = dense<3.0e+01> : tensor<f32>}> : () -> tensor<f32>
    %201 = "stablehlo.multiply"(%194, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %202 = "stablehlo.divide"(%201, %200) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %203 = "stablehlo.constant"() <{value = dense<4.2e+01> : tensor<f32>}> : () -> tensor<f32>
    %204 = "stablehlo.multiply"(%197, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %205 = "stablehlo.divide"(%204, %203) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %206 = "stablehlo.add"(%198, %202) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %207 = "stablehlo.add"(%199, %205) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %208 = "stablehlo.constant"() <{value = dense<7.2e+01> : tensor<f32>}> : () -> tensor<f32>
    %209 = "stablehlo.multiply"(%202, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %210 = "stablehlo.divide"(%209, %208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %211 = "stablehlo.constant"() <{value = dense<9.0e+01> : tensor<f32>}> : () -> tensor<f32>
    %212 = "stablehlo.multiply"(%205, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %213 = "stablehlo.divide"(%212, %211) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %214 = "stablehlo.add"(%206, %210) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %215 = "stablehlo.add"(%207, %213) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %216 = "stablehlo.constant"() <{value = dense<1.32e+02> : tensor<f32>}> : () -> tensor<f32>
    %217 = "stablehlo.multiply"(%210, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %218 = "stablehlo.divide"(%217, %216) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %219 = "stablehlo.constant"() <{value = dense<1.56e+02> : tensor<f32>}> : () -> tensor<f32>
    %220 = "stablehlo.multiply"(%213, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %221 = "stablehlo.divide"(%220, %219) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %222 = "stablehlo.add"(%214, %218) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %223 = "stablehlo.add"(%215, %221) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %224 = "stablehlo.constant"() <{value = dense<2.1e+02> : tensor<f32>}> : () -> tensor<f32>
    %225 = "stablehlo.multiply"(%218, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %226 = "stablehlo.divide"(%225, %224) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %227 = "stablehlo.constant"() <{value = dense<2.4e+02> : tensor<f32>}> : () -> tensor<f32>
    %228 = "stablehlo.multiply"(%221, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %229 = "stablehlo.divide"(%228, %227) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %230 = "stablehlo.add"(%222, %226) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %231 = "stablehlo.add"(%223, %229) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %232 = "stablehlo.constant"() <{value = dense<3.06e+02> : tensor<f32>}> : () -> tensor<f32>
    %233 = "stablehlo.multiply"(%226, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %234 = "stablehlo.divide"(%233, %232) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %235 = "stablehlo.constant"() <{value = dense<3.42e+02> : tensor<f32>}> : () -> tensor<f32>
    %236 = "stablehlo.multiply"(%229, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %237 = "stablehlo.divide"(%236, %235) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %238 = "stablehlo.add"(%230, %234) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %239 = "stablehlo.add"(%231, %237) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %240 = "stablehlo.constant"() <{value = dense<4.2e+02> : tensor<f32>}> : () -> tensor<f32>
    %241 = "stablehlo.multiply"(%234, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %242 = "stablehlo.divide"(%241, %240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %243 = "stablehlo.constant"() <{value = dense<4.62e+02> : tensor<f32>}> : () -> tensor<f32>
    %244 = "stablehlo.multiply"(%237, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %245 = "stablehlo.divide"(%244, %243) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %246 = "stablehlo.add"(%238, %242) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %247 = "stablehlo.add"(%239, %245) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %248 = "stablehlo.constant"() <{value = dense<5.52e+02> : tensor<f32>}> : () -> tensor<f32>
    %249 = "stablehlo.multiply"(%242, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %250 = "stablehlo.divide"(%249, %248) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %251 = "stablehlo.constant"() <{value = dense<6.0e+02> : tensor<f32>}> : () -> tensor<f32>
    %252 = "stablehlo.multiply"(%245, %190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %253 = "stablehlo.divide"(%252, %251) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %254 = "stablehlo.add"(%246, %250) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %255 = "stablehlo.add"(%247, %253) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %256 = "stablehlo.constant"() <{value = dense<0x3E8483FA> : tensor<f32>}> : () -> tensor<f32>
    %257 = "stablehlo.multiply"(%255, %256) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %258 = "stablehlo.constant"() <{value = dense<0x3EB5C63D> : tensor<f32>}> : () -> tensor<f32>
    %259 = "stablehlo.multiply"(%254, %258) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %260 = "stablehlo.subtract"(%259, %257) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %261 = "stablehlo.constant"() <{value = dense<0x4005C28F> : tensor<f32>}> : () -> tensor<f32>
    %262 = "stablehlo.compare"(%arg0, %261) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %263 = "stablehlo.select"(%262, %188, %260) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %264 = "stablehlo.constant"() <{value = dense<0xC005C28F> : tensor<f32>}> : () -> tensor<f32>
    %265 = "stablehlo.compare"(%arg0, %264) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %266 = "stablehlo.select"(%265, %136, %263) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %267 = "stablehlo.constant"() <{value = dense<0x42CFC8B4> : tensor<f32>}> : () -> tensor<f32>
    %268 = "stablehlo.compare"(%arg0, %267) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %269 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %270 = "stablehlo.select"(%268, %269, %266) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %271 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %272 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %273 = "stablehlo.compare"(%271, %272) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %274 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %275 = "stablehlo.select"(%273, %274, %270) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%275) : (tensor<f32>) -> ()
  }
}
