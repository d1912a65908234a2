module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.multiply"(%0, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<2.5e+01> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.divide"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0x4280A2BA> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.multiply"(%4, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<0x44561B86> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.multiply"(%7, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<0x4572A66E> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.multiply"(%10, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<0x45E243BE> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.multiply"(%13, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0x45B955D1> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.multiply"(%16, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.constant"() <{value = dense<0x4500E17E> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.multiply"(%19, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.constant"() <{value = dense<0x43720178> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.constant"() <{value = dense<0xBC3A3A12> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.multiply"(%23, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<0xBFA429DA> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.multiply"(%26, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.constant"() <{value = dense<0xC19C6E80> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.multiply"(%29, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0xC2BA697B> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.multiply"(%32, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.constant"() <{value = dense<0xC331AE61> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.multiply"(%35, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<0xC31313D7> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.multiply"(%38, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.constant"() <{value = dense<0xC24DA463> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.multiply"(%41, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.constant"() <{value = dense<0xC0C19AC7> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.divide"(%44, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.constant"() <{value = dense<0x3A725406> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.multiply"(%46, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.constant"() <{value = dense<0x3DAF5E2D> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.add"(%47, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.multiply"(%49, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.constant"() <{value = dense<0x3FA07396> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.add"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.multiply"(%52, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.constant"() <{value = dense<0x40AF123F> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.add"(%53, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.multiply"(%55, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.constant"() <{value = dense<0x410C30C7> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.multiply"(%58, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.constant"() <{value = dense<0x40A9CB2F> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.multiply"(%61, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.constant"() <{value = dense<0x3A50E985> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.multiply"(%65, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.constant"() <{value = dense<0x3DA9A586> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.multiply"(%68, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.constant"() <{value = dense<0x3F9EA90A> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.add"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.multiply"(%71, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.constant"() <{value = dense<0x40AE4FDF> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.multiply"(%74, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.constant"() <{value = dense<0x410BF463> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %78 = "stablehlo.multiply"(%77, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.constant"() <{value = dense<0x40A9B425> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.add"(%78, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %81 = "stablehlo.multiply"(%80, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %82 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %84 = "stablehlo.divide"(%83, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.constant"() <{value = dense<0xBF490FDB> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.add"(%0, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.cosine"(%86) : (tensor<f32>) -> tensor<f32>
    %88 = "stablehlo.sine"(%86) : (tensor<f32>) -> tensor<f32>
    %89 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.divide"(%89, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.multiply"(%90, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.multiply"(%91, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.multiply"(%84, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.subtract"(%93, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.sqrt"(%0) : (tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.constant"() <{value = dense<0x3F4C422A> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.multiply"(%94, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.divide"(%97, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %99 = "stablehlo.multiply"(%0, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.constant"() <{value = dense<0xC1F3C525> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %102 = "stablehlo.constant"() <{value = dense<0xC0B90FDC> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.add"(%99, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %104 = "stablehlo.multiply"(%103, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %105 = "stablehlo.constant"() <{value = dense<0x43F9C815> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.multiply"(%105, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %107 = "stablehlo.constant"() <{value = dense<0x4829B65A> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %109 = "stablehlo.multiply"(%108, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %110 = "stablehlo.constant"() <{value = dense<4.8440964e+07> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %112 = "stablehlo.multiply"(%111, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %113 = "stablehlo.constant"() <{value = dense<0x5026AD80> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.multiply"(%114, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.constant"() <{value = dense<0x53F5F59C> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.add"(%115, %116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %118 = "stablehlo.multiply"(%117, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %119 = "stablehlo.constant"() <{value = dense<0x578D3514> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.add"(%118, %119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %121 = "stablehlo.multiply"(%120, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %122 = "stablehlo.constant"() <{value = dense<0x5AE20A0C> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.add"(%121, %122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %124 = "stablehlo.multiply"(%123, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.constant"() <{value = dense<0x5DBDF1A6> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %127 = "stablehlo.constant"() <{value = dense<-4.794432e+09> : tensor<f32>}> : () -> tensor<f32>
    %128 = "stablehlo.multiply"(%127, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.constant"() <{value = dense<0x53E3BA8E> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.add"(%128, %129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %131 = "stablehlo.multiply"(%130, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.constant"() <{value = dense<0xD762B0A7> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.add"(%131, %132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %134 = "stablehlo.multiply"(%133, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %135 = "stablehlo.constant"() <{value = dense<0x5A09F7C3> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.add"(%134, %135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %137 = "stablehlo.multiply"(%104, %136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %138 = "stablehlo.divide"(%137, %126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %139 = "stablehlo.constant"() <{value = dense<2.5e-01> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.multiply"(%99, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %141 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %142 = "stablehlo.subtract"(%141, %140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %143 = "stablehlo.constant"() <{value = dense<0x3727C5AC> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.compare"(%0, %143) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %145 = "stablehlo.select"(%144, %142, %138) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %146 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.compare"(%0, %146) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %148 = "stablehlo.select"(%147, %145, %98) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%148) : (tensor<f32>) -> ()
  }
}
