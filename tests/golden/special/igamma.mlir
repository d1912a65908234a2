module @setu {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<5x5xf32>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %3 = "stablehlo.abs"(%2) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.divide"(%3, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %5 = "stablehlo.constant"() <{value = dense<0x3E99999A> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %7 = "stablehlo.constant"() <{value = dense<2.0e+02> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %8 = "stablehlo.compare"(%0, %7) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %9 = "stablehlo.constant"() <{value = dense<2.0e+01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %10 = "stablehlo.compare"(%0, %9) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %11 = "stablehlo.and"(%10, %8) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %12 = "stablehlo.and"(%11, %6) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %13 = "stablehlo.sqrt"(%0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %14 = "stablehlo.constant"() <{value = dense<4.5e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %15 = "stablehlo.divide"(%14, %13) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %16 = "stablehlo.compare"(%4, %15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %17 = "stablehlo.constant"() <{value = dense<2.0e+02> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %18 = "stablehlo.compare"(%0, %17) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %19 = "stablehlo.and"(%18, %16) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %20 = "stablehlo.or"(%12, %19) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %21 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %22 = "stablehlo.compare"(%1, %21) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %23 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %24 = "stablehlo.compare"(%0, %23) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %25 = "stablehlo.or"(%24, %22) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %26 = "stablehlo.not"(%25) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %27 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %28 = "stablehlo.compare"(%1, %27) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %29 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %30 = "stablehlo.compare"(%0, %29) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %31 = "stablehlo.and"(%30, %28) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %32 = "stablehlo.and"(%31, %26) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %33 = "stablehlo.not"(%20) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %34 = "stablehlo.and"(%32, %33) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %35 = "stablehlo.log"(%1) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %36 = "stablehlo.constant"() <{value = dense<0xBECCCCCD> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %37 = "stablehlo.divide"(%36, %35) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %38 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %39 = "stablehlo.compare"(%1, %38) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %40 = "stablehlo.constant"() <{value = dense<0x3F8CCCCD> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %41 = "stablehlo.compare"(%1, %40) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %42 = "stablehlo.constant"() <{value = dense<0x3F8CCCCD> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %43 = "stablehlo.multiply"(%1, %42) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %44 = "stablehlo.compare"(%43, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %45 = "stablehlo.compare"(%37, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %46 = "stablehlo.select"(%39, %45, %44) : (tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %47 = "stablehlo.compare"(%1, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %48 = "stablehlo.select"(%41, %47, %46) : (tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %49 = "stablehlo.compare"(%1, %0) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %50 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %51 = "stablehlo.compare"(%1, %50) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %52 = "stablehlo.and"(%51, %49) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %53 = "stablehlo.not"(%52) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %54 = "stablehlo.or"(%48, %53) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %55 = "stablehlo.not"(%54) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %56 = "stablehlo.subtract"(%0, %1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %57 = "stablehlo.abs"(%56) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %58 = "stablehlo.abs"(%0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %59 = "stablehlo.constant"() <{value = dense<0x3ECCCCCD> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %61 = "stablehlo.compare"(%57, %60) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %62 = "chlo.lgamma"(%0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %63 = "stablehlo.log"(%1) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %64 = "stablehlo.multiply"(%0, %63) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %65 = "stablehlo.subtract"(%64, %1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %66 = "stablehlo.subtract"(%65, %62) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %67 = "stablehlo.exponential"(%66) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %68 = "stablehlo.constant"() <{value = dense<0x40B0CA2E> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %69 = "stablehlo.add"(%0, %68) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %70 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %71 = "stablehlo.divide"(%70, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %73 = "stablehlo.multiply"(%72, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %74 = "stablehlo.constant"() <{value = dense<6.6e+01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %75 = "stablehlo.add"(%73, %74) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %76 = "stablehlo.multiply"(%75, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %77 = "stablehlo.constant"() <{value = dense<1.925e+03> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %79 = "stablehlo.multiply"(%78, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %80 = "stablehlo.constant"() <{value = dense<3.267e+04> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %82 = "stablehlo.multiply"(%81, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %83 = "stablehlo.constant"() <{value = dense<3.57423e+05> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %84 = "stablehlo.add"(%82, %83) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %85 = "stablehlo.multiply"(%84, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %86 = "stablehlo.constant"() <{value = dense<2.637558e+06> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %87 = "stablehlo.add"(%85, %86) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %88 = "stablehlo.multiply"(%87, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %89 = "stablehlo.constant"() <{value = dense<1.3339535e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %91 = "stablehlo.multiply"(%90, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %92 = "stablehlo.constant"() <{value = dense<4.5995728e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %93 = "stablehlo.add"(%91, %92) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %94 = "stablehlo.multiply"(%93, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %95 = "stablehlo.constant"() <{value = dense<1.0525808e+08> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %96 = "stablehlo.add"(%94, %95) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %97 = "stablehlo.multiply"(%96, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %98 = "stablehlo.constant"() <{value = dense<1.50917984e+08> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %99 = "stablehlo.add"(%97, %98) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %100 = "stablehlo.multiply"(%99, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %101 = "stablehlo.constant"() <{value = dense<1.2054384e+08> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %103 = "stablehlo.multiply"(%102, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %104 = "stablehlo.constant"() <{value = dense<3.99168e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %106 = "stablehlo.multiply"(%105, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %107 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %109 = "stablehlo.constant"() <{value = dense<0x3BC6A26B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %110 = "stablehlo.multiply"(%109, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %111 = "stablehlo.constant"() <{value = dense<0x3F0284FC> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %112 = "stablehlo.add"(%110, %111) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %113 = "stablehlo.multiply"(%112, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %114 = "stablehlo.constant"() <{value = dense<0x419C28D0> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %116 = "stablehlo.multiply"(%115, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %117 = "stablehlo.constant"() <{value = dense<0x43E0F8E7> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %118 = "stablehlo.add"(%116, %117) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %119 = "stablehlo.multiply"(%118, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %120 = "stablehlo.constant"() <{value = dense<0x45D95FFF> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %121 = "stablehlo.add"(%119, %120) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %122 = "stablehlo.multiply"(%121, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %123 = "stablehlo.constant"() <{value = dense<0x47946FA6> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %124 = "stablehlo.add"(%122, %123) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %125 = "stablehlo.multiply"(%124, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %126 = "stablehlo.constant"() <{value = dense<6.01859625e+05> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %127 = "stablehlo.add"(%125, %126) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %128 = "stablehlo.multiply"(%127, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %129 = "stablehlo.constant"() <{value = dense<3.48171225e+06> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %130 = "stablehlo.add"(%128, %129) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %131 = "stablehlo.multiply"(%130, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %132 = "stablehlo.constant"() <{value = dense<1.4605578e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %133 = "stablehlo.add"(%131, %132) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %134 = "stablehlo.multiply"(%133, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %135 = "stablehlo.constant"() <{value = dense<4.3338888e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %136 = "stablehlo.add"(%134, %135) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %137 = "stablehlo.multiply"(%136, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %138 = "stablehlo.constant"() <{value = dense<8.6363128e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %139 = "stablehlo.add"(%137, %138) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %140 = "stablehlo.multiply"(%139, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %141 = "stablehlo.constant"() <{value = dense<1.0379404e+08> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %142 = "stablehlo.add"(%140, %141) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %143 = "stablehlo.multiply"(%142, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %144 = "stablehlo.constant"() <{value = dense<5.690652e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %145 = "stablehlo.add"(%143, %144) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %146 = "stablehlo.divide"(%145, %108) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %147 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %148 = "stablehlo.multiply"(%147, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %149 = "stablehlo.constant"() <{value = dense<3.99168e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %150 = "stablehlo.add"(%148, %149) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %151 = "stablehlo.multiply"(%150, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %152 = "stablehlo.constant"() <{value = dense<1.2054384e+08> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %153 = "stablehlo.add"(%151, %152) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %154 = "stablehlo.multiply"(%153, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %155 = "stablehlo.constant"() <{value = dense<1.50917984e+08> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %156 = "stablehlo.add"(%154, %155) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %157 = "stablehlo.multiply"(%156, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %158 = "stablehlo.constant"() <{value = dense<1.0525808e+08> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %159 = "stablehlo.add"(%157, %158) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %160 = "stablehlo.multiply"(%159, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %161 = "stablehlo.constant"() <{value = dense<4.5995728e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %162 = "stablehlo.add"(%160, %161) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %163 = "stablehlo.multiply"(%162, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %164 = "stablehlo.constant"() <{value = dense<1.3339535e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %165 = "stablehlo.add"(%163, %164) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %166 = "stablehlo.multiply"(%165, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %167 = "stablehlo.constant"() <{value = dense<2.637558e+06> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %168 = "stablehlo.add"(%166, %167) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %169 = "stablehlo.multiply"(%168, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %170 = "stablehlo.constant"() <{value = dense<3.57423e+05> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %171 = "stablehlo.add"(%169, %170) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %172 = "stablehlo.multiply"(%171, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %173 = "stablehlo.constant"() <{value = dense<3.267e+04> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %174 = "stablehlo.add"(%172, %173) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %175 = "stablehlo.multiply"(%174, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %176 = "stablehlo.constant"() <{value = dense<1.925e+03> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %177 = "stablehlo.add"(%175, %176) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %178 = "stablehlo.multiply"(%177, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %179 = "stablehlo.constant"() <{value = dense<6.6e+01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %180 = "stablehlo.add"(%178, %179) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %181 = "stablehlo.multiply"(%180, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %182 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %183 = "stablehlo.add"(%181, %182) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %184 = "stablehlo.constant"() <{value = dense<5.690652e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %185 = "stablehlo.multiply"(%184, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %186 = "stablehlo.constant"() <{value = dense<1.0379404e+08> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %187 = "stablehlo.add"(%185, %186) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %188 = "stablehlo.multiply"(%187, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %189 = "stablehlo.constant"() <{value = dense<8.6363128e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %190 = "stablehlo.add"(%188, %189) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %191 = "stablehlo.multiply"(%190, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %192 = "stablehlo.constant"() <{value = dense<4.3338888e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %193 = "stablehlo.add"(%191, %192) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %194 = "stablehlo.multiply"(%193, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %195 = "stablehlo.constant"() <{value = dense<1.4605578e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %196 = "stablehlo.add"(%194, %195) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %197 = "stablehlo.multiply"(%196, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %198 = "stablehlo.constant"() <{value = dense<3.48171225e+06> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %199 = "stablehlo.add"(%197, %198) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %200 = "stablehlo.multiply"(%199, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %201 = "stablehlo.constant"() <{value = dense<6.01859625e+05> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %202 = "stablehlo.add"(%200, %201) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %203 = "stablehlo.multiply"(%202, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %204 = "stablehlo.constant"() <{value = dense<0x47946FA6> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %205 = "stablehlo.add"(%203, %204) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %206 = "stablehlo.multiply"(%205, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %207 = "stablehlo.constant"() <{value = dense<0x45D95FFF> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %208 = "stablehlo.add"(%206, %207) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %209 = "stablehlo.multiply"(%208, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %210 = "stablehlo.constant"() <{value = dense<0x43E0F8E7> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %211 = "stablehlo.add"(%209, %210) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %212 = "stablehlo.multiply"(%211, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %213 = "stablehlo.constant"() <{value = dense<0x419C28D0> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %214 = "stablehlo.add"(%212, %213) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %215 = "stablehlo.multiply"(%214, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %216 = "stablehlo.constant"() <{value = dense<0x3F0284FC> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %217 = "stablehlo.add"(%215, %216) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %218 = "stablehlo.multiply"(%217, %71) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %219 = "stablehlo.constant"() <{value = dense<0x3BC6A26B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %220 = "stablehlo.add"(%218, %219) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %221 = "stablehlo.divide"(%220, %183) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %222 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %223 = "stablehlo.compare"(%0, %222) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %224 = "stablehlo.select"(%223, %221, %146) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %225 = "stablehlo.constant"() <{value = dense<0x3EBC5AB2> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %226 = "stablehlo.multiply"(%69, %225) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %227 = "stablehlo.sqrt"(%226) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %228 = "stablehlo.divide"(%227, %224) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %229 = "stablehlo.divide"(%1, %69) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %230 = "stablehlo.power"(%229, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %231 = "stablehlo.subtract"(%0, %1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %232 = "stablehlo.exponential"(%231) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %233 = "stablehlo.multiply"(%232, %230) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %234 = "stablehlo.subtract"(%1, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %235 = "stablehlo.constant"() <{value = dense<0xC0B0CA2E> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %236 = "stablehlo.add"(%234, %235) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %237 = "stablehlo.divide"(%236, %69) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %238 = "stablehlo.log_plus_one"(%237) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %239 = "stablehlo.subtract"(%238, %237) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %240 = "stablehlo.multiply"(%0, %239) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %241 = "stablehlo.constant"() <{value = dense<0xC0B0CA2E> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %242 = "stablehlo.multiply"(%1, %241) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %243 = "stablehlo.divide"(%242, %69) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %244 = "stablehlo.add"(%240, %243) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %245 = "stablehlo.constant"() <{value = dense<2.0e+02> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %246 = "stablehlo.compare"(%1, %245) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %247 = "stablehlo.constant"() <{value = dense<2.0e+02> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %248 = "stablehlo.compare"(%0, %247) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %249 = "stablehlo.and"(%248, %246) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %250 = "stablehlo.exponential"(%244) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %251 = "stablehlo.select"(%249, %233, %250) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %252 = "stablehlo.multiply"(%228, %251) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %253 = "stablehlo.select"(%61, %67, %252) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %254 = "stablehlo.and"(%34, %54) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %255 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %256 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %291:5 = "stablehlo.while"(%0, %255, %255, %254, %256) ({
    ^bb0(%a257: tensor<5x5xf32>, %a258: tensor<5x5xf32>, %a259: tensor<5x5xf32>, %a260: tensor<5x5xi1>, %a261: tensor<i32>):
      %262 = "stablehlo.constant"() <{value = dense<2000> : tensor<i32>}> : () -> tensor<i32>
      %263 = "stablehlo.compare"(%a261, %262) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %264 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %268 = "stablehlo.reduce"(%a260, %264) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a265: tensor<i1>, %a266: tensor<i1>):
        %267 = "stablehlo.or"(%a265, %a266) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%267) : (tensor<i1>) -> ()
      }) : (tensor<5x5xi1>, tensor<i1>) -> tensor<i1>
      %269 = "stablehlo.and"(%268, %263) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%269) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a270: tensor<5x5xf32>, %a271: tensor<5x5xf32>, %a272: tensor<5x5xf32>, %a273: tensor<5x5xi1>, %a274: tensor<i32>):
      %275 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %276 = "stablehlo.add"(%a274, %275) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %277 = "stablehlo.convert"(%276) : (tensor<i32>) -> tensor<f32>
      %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
      %279 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
      %280 = "stablehlo.add"(%a270, %279) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %281 = "stablehlo.divide"(%1, %280) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %282 = "stablehlo.multiply"(%a271, %281) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %283 = "stablehlo.add"(%a272, %282) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %284 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
      %285 = "stablehlo.multiply"(%283, %284) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %286 = "stablehlo.compare"(%282, %285) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %287 = "stablehlo.select"(%a273, %280, %a270) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %288 = "stablehlo.select"(%a273, %282, %a271) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %289 = "stablehlo.select"(%a273, %283, %a272) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %290 = "stablehlo.and"(%a273, %286) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      "stablehlo.return"(%287, %288, %289, %290, %276) : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<i32>) -> ()
    }) : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<i32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<i32>)
    %292 = "stablehlo.multiply"(%291#2, %253) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %293 = "stablehlo.divide"(%292, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %294 = "stablehlo.and"(%34, %55) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %295 = "stablehlo.and"(%294, %41) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %296 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %297 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %298 = "stablehlo.subtract"(%297, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %299 = "stablehlo.add"(%1, %298) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %300 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %301 = "stablehlo.add"(%299, %300) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %302 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %303 = "stablehlo.add"(%1, %302) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %304 = "stablehlo.multiply"(%301, %1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %305 = "stablehlo.divide"(%303, %304) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %306 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %377:9 = "stablehlo.while"(%305, %298, %301, %303, %296, %304, %1, %295, %306) ({
    ^bb0(%a307: tensor<5x5xf32>, %a308: tensor<5x5xf32>, %a309: tensor<5x5xf32>, %a310: tensor<5x5xf32>, %a311: tensor<5x5xf32>, %a312: tensor<5x5xf32>, %a313: tensor<5x5xf32>, %a314: tensor<5x5xi1>, %a315: tensor<i32>):
      %316 = "stablehlo.constant"() <{value = dense<2000> : tensor<i32>}> : () -> tensor<i32>
      %317 = "stablehlo.compare"(%a315, %316) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %318 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %322 = "stablehlo.reduce"(%a314, %318) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a319: tensor<i1>, %a320: tensor<i1>):
        %321 = "stablehlo.or"(%a319, %a320) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%321) : (tensor<i1>) -> ()
      }) : (tensor<5x5xi1>, tensor<i1>) -> tensor<i1>
      %323 = "stablehlo.and"(%322, %317) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%323) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a324: tensor<5x5xf32>, %a325: tensor<5x5xf32>, %a326: tensor<5x5xf32>, %a327: tensor<5x5xf32>, %a328: tensor<5x5xf32>, %a329: tensor<5x5xf32>, %a330: tensor<5x5xf32>, %a331: tensor<5x5xi1>, %a332: tensor<i32>):
      %333 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %334 = "stablehlo.add"(%a332, %333) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %335 = "stablehlo.convert"(%334) : (tensor<i32>) -> tensor<f32>
      %336 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
      %337 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
      %338 = "stablehlo.add"(%a325, %337) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %339 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
      %340 = "stablehlo.add"(%a326, %339) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %341 = "stablehlo.multiply"(%338, %336) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %342 = "stablehlo.multiply"(%a328, %341) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %343 = "stablehlo.multiply"(%a327, %340) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %344 = "stablehlo.subtract"(%343, %342) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %345 = "stablehlo.multiply"(%a330, %341) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %346 = "stablehlo.multiply"(%a329, %340) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %347 = "stablehlo.subtract"(%346, %345) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %348 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
      %349 = "stablehlo.compare"(%347, %348) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %350 = "stablehlo.divide"(%344, %347) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %351 = "stablehlo.select"(%349, %350, %a324) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %352 = "stablehlo.subtract"(%a324, %351) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %353 = "stablehlo.divide"(%352, %351) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %354 = "stablehlo.abs"(%353) : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %355 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
      %356 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
      %357 = "stablehlo.abs"(%344) : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %358 = "stablehlo.constant"() <{value = dense<1.6777216e+07> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
      %359 = "stablehlo.compare"(%357, %358) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %360 = "stablehlo.select"(%359, %356, %355) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %361 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
      %362 = "stablehlo.compare"(%354, %361) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %363 = "stablehlo.not"(%349) : (tensor<5x5xi1>) -> tensor<5x5xi1>
      %364 = "stablehlo.or"(%363, %362) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      %365 = "stablehlo.multiply"(%a327, %360) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %366 = "stablehlo.multiply"(%344, %360) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %367 = "stablehlo.multiply"(%a329, %360) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %368 = "stablehlo.multiply"(%347, %360) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %369 = "stablehlo.select"(%a331, %351, %a324) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %370 = "stablehlo.select"(%a331, %338, %a325) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %371 = "stablehlo.select"(%a331, %340, %a326) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %372 = "stablehlo.select"(%a331, %366, %a327) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %373 = "stablehlo.select"(%a331, %365, %a328) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %374 = "stablehlo.select"(%a331, %368, %a329) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %375 = "stablehlo.select"(%a331, %367, %a330) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %376 = "stablehlo.and"(%a331, %364) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      "stablehlo.return"(%369, %370, %371, %372, %373, %374, %375, %376, %334) : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<i32>) -> ()
    }) : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<i32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<i32>)
    %378 = "stablehlo.multiply"(%377#0, %253) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %379 = "stablehlo.not"(%41) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %380 = "stablehlo.and"(%34, %55) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %381 = "stablehlo.and"(%380, %379) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %382 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %383 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %384 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %419:4 = "stablehlo.while"(%382, %383, %381, %384) ({
    ^bb0(%a385: tensor<5x5xf32>, %a386: tensor<5x5xf32>, %a387: tensor<5x5xi1>, %a388: tensor<i32>):
      %389 = "stablehlo.constant"() <{value = dense<2000> : tensor<i32>}> : () -> tensor<i32>
      %390 = "stablehlo.compare"(%a388, %389) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %391 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %395 = "stablehlo.reduce"(%a387, %391) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a392: tensor<i1>, %a393: tensor<i1>):
        %394 = "stablehlo.or"(%a392, %a393) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%394) : (tensor<i1>) -> ()
      }) : (tensor<5x5xi1>, tensor<i1>) -> tensor<i1>
      %396 = "stablehlo.and"(%395, %390) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%396) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a397: tensor<5x5xf32>, %a398: tensor<5x5xf32>, %a399: tensor<5x5xi1>, %a400: tensor<i32>):
      %401 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %402 = "stablehlo.add"(%a400, %401) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %403 = "stablehlo.convert"(%402) : (tensor<i32>) -> tensor<f32>
      %404 = "stablehlo.broadcast_in_dim"(%403) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
      %405 = "stablehlo.negate"(%1) : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %406 = "stablehlo.divide"(%405, %404) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %407 = "stablehlo.multiply"(%a397, %406) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %408 = "stablehlo.add"(%0, %404) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %409 = "stablehlo.divide"(%407, %408) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %410 = "stablehlo.add"(%a398, %409) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %411 = "stablehlo.abs"(%410) : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %412 = "stablehlo.constant"() <{value = dense<0x33800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
      %413 = "stablehlo.multiply"(%411, %412) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %414 = "stablehlo.abs"(%409) : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %415 = "stablehlo.compare"(%414, %413) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %416 = "stablehlo.select"(%a399, %407, %a397) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %417 = "stablehlo.select"(%a399, %410, %a398) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %418 = "stablehlo.and"(%a399, %415) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      "stablehlo.return"(%416, %417, %418, %402) : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<i32>) -> ()
    }) : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<i32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<i32>)
    %420 = "stablehlo.log"(%1) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %421 = "stablehlo.multiply"(%0, %420) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %422 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %423 = "stablehlo.add"(%0, %422) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %424 = "chlo.lgamma"(%423) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %425 = "stablehlo.subtract"(%421, %424) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %426 = "stablehlo.exponential_minus_one"(%425) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %427 = "chlo.lgamma"(%0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %428 = "stablehlo.subtract"(%421, %427) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %429 = "stablehlo.exponential"(%428) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %430 = "stablehlo.multiply"(%429, %419#1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %431 = "stablehlo.negate"(%426) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %432 = "stablehlo.subtract"(%431, %430) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %433 = "stablehlo.select"(%41, %378, %432) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %434 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %435 = "stablehlo.subtract"(%434, %433) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %436 = "stablehlo.select"(%54, %293, %435) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %437 = "stablehlo.subtract"(%1, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %438 = "stablehlo.divide"(%437, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %439 = "stablehlo.log_plus_one"(%438) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %440 = "stablehlo.subtract"(%439, %438) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %441 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %442 = "stablehlo.multiply"(%440, %441) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %443 = "stablehlo.sqrt"(%442) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %444 = "stablehlo.negate"(%443) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %445 = "stablehlo.compare"(%1, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %446 = "stablehlo.select"(%445, %444, %443) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %447 = "stablehlo.compare"(%1, %0) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %448 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %449 = "stablehlo.select"(%447, %448, %446) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %450 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %451 = "stablehlo.multiply"(%0, %450) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %452 = "stablehlo.sqrt"(%451) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %453 = "stablehlo.multiply"(%449, %452) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %454 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %455 = "stablehlo.multiply"(%453, %454) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %456 = "chlo.erfc"(%455) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %457 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %458 = "stablehlo.multiply"(%456, %457) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %459 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %460 = "stablehlo.constant"() <{value = dense<0xA432FACA> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %461 = "stablehlo.multiply"(%460, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %462 = "stablehlo.constant"() <{value = dense<0x31859418> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %463 = "stablehlo.add"(%461, %462) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %464 = "stablehlo.multiply"(%463, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %465 = "stablehlo.constant"() <{value = dense<0xB27A7446> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %466 = "stablehlo.add"(%464, %465) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %467 = "stablehlo.multiply"(%466, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %468 = "stablehlo.constant"() <{value = dense<0x32E788FE> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %469 = "stablehlo.add"(%467, %468) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %470 = "stablehlo.multiply"(%469, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %471 = "stablehlo.constant"() <{value = dense<0xABB69977> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %472 = "stablehlo.add"(%470, %471) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %473 = "stablehlo.multiply"(%472, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %474 = "stablehlo.constant"() <{value = dense<0xB43C94BC> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %475 = "stablehlo.add"(%473, %474) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %476 = "stablehlo.multiply"(%475, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %477 = "stablehlo.constant"() <{value = dense<0x35258957> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %478 = "stablehlo.add"(%476, %477) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %479 = "stablehlo.multiply"(%478, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %480 = "stablehlo.constant"() <{value = dense<0xB58E3567> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %481 = "stablehlo.add"(%479, %480) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %482 = "stablehlo.multiply"(%481, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %483 = "stablehlo.constant"() <{value = dense<0x3007C16D> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %484 = "stablehlo.add"(%482, %483) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %485 = "stablehlo.multiply"(%484, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %486 = "stablehlo.constant"() <{value = dense<0x36C233EC> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %487 = "stablehlo.add"(%485, %486) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %488 = "stablehlo.multiply"(%487, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %489 = "stablehlo.constant"() <{value = dense<0xB799348B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %490 = "stablehlo.add"(%488, %489) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %491 = "stablehlo.multiply"(%490, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %492 = "stablehlo.constant"() <{value = dense<0x37E8BCC2> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %493 = "stablehlo.add"(%491, %492) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %494 = "stablehlo.multiply"(%493, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %495 = "stablehlo.constant"() <{value = dense<0xB408CE38> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %496 = "stablehlo.add"(%494, %495) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %497 = "stablehlo.multiply"(%496, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %498 = "stablehlo.constant"() <{value = dense<0xB8E63214> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %499 = "stablehlo.add"(%497, %498) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %500 = "stablehlo.multiply"(%499, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %501 = "stablehlo.constant"() <{value = dense<0x3993775B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %502 = "stablehlo.add"(%500, %501) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %503 = "stablehlo.multiply"(%502, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %504 = "stablehlo.constant"() <{value = dense<0xB9AF99C3> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %505 = "stablehlo.add"(%503, %504) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %506 = "stablehlo.multiply"(%505, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %507 = "stablehlo.constant"() <{value = dense<0x3858EBAF> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %508 = "stablehlo.add"(%506, %507) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %509 = "stablehlo.multiply"(%508, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %510 = "stablehlo.constant"() <{value = dense<0x39B48C3D> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %511 = "stablehlo.add"(%509, %510) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %512 = "stablehlo.divide"(%459, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %513 = "stablehlo.add"(%512, %511) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %514 = "stablehlo.constant"() <{value = dense<0xB06BB8AB> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %515 = "stablehlo.multiply"(%514, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %516 = "stablehlo.constant"() <{value = dense<0x30E787CD> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %517 = "stablehlo.add"(%515, %516) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %518 = "stablehlo.multiply"(%517, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %519 = "stablehlo.constant"() <{value = dense<0x29C2C5D5> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %520 = "stablehlo.add"(%518, %519) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %521 = "stablehlo.multiply"(%520, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %522 = "stablehlo.constant"() <{value = dense<0xB2578752> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %523 = "stablehlo.add"(%521, %522) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %524 = "stablehlo.multiply"(%523, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %525 = "stablehlo.constant"() <{value = dense<0x334BBC63> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %526 = "stablehlo.add"(%524, %525) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %527 = "stablehlo.multiply"(%526, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %528 = "stablehlo.constant"() <{value = dense<0xB3BD97BF> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %529 = "stablehlo.add"(%527, %528) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %530 = "stablehlo.multiply"(%529, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %531 = "stablehlo.constant"() <{value = dense<0x2A83A738> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %532 = "stablehlo.add"(%530, %531) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %533 = "stablehlo.multiply"(%532, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %534 = "stablehlo.constant"() <{value = dense<0x351B6448> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %535 = "stablehlo.add"(%533, %534) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %536 = "stablehlo.multiply"(%535, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %537 = "stablehlo.constant"() <{value = dense<0xB6082C3C> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %538 = "stablehlo.add"(%536, %537) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %539 = "stablehlo.multiply"(%538, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %540 = "stablehlo.constant"() <{value = dense<0x36688AEA> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %541 = "stablehlo.add"(%539, %540) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %542 = "stablehlo.multiply"(%541, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %543 = "stablehlo.constant"() <{value = dense<0xB153A122> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %544 = "stablehlo.add"(%542, %543) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %545 = "stablehlo.multiply"(%544, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %546 = "stablehlo.constant"() <{value = dense<0xB799C17A> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %547 = "stablehlo.add"(%545, %546) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %548 = "stablehlo.multiply"(%547, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %549 = "stablehlo.constant"() <{value = dense<0x386B5EFC> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %550 = "stablehlo.add"(%548, %549) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %551 = "stablehlo.multiply"(%550, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %552 = "stablehlo.constant"() <{value = dense<0xB8AB004A> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %553 = "stablehlo.add"(%551, %552) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %554 = "stablehlo.multiply"(%553, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %555 = "stablehlo.constant"() <{value = dense<0x3554208F> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %556 = "stablehlo.add"(%554, %555) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %557 = "stablehlo.multiply"(%556, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %558 = "stablehlo.constant"() <{value = dense<0x398E04A8> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %559 = "stablehlo.add"(%557, %558) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %560 = "stablehlo.multiply"(%559, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %561 = "stablehlo.constant"() <{value = dense<0xBA1B3B9E> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %562 = "stablehlo.add"(%560, %561) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %563 = "stablehlo.multiply"(%562, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %564 = "stablehlo.constant"() <{value = dense<0x3A0B4779> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %565 = "stablehlo.add"(%563, %564) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %566 = "stablehlo.divide"(%513, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %567 = "stablehlo.add"(%566, %565) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %568 = "stablehlo.constant"() <{value = dense<0x27BB1603> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %569 = "stablehlo.multiply"(%568, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %570 = "stablehlo.constant"() <{value = dense<0xB0578799> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %571 = "stablehlo.add"(%569, %570) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %572 = "stablehlo.multiply"(%571, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %573 = "stablehlo.constant"() <{value = dense<0x315951D7> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %574 = "stablehlo.add"(%572, %573) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %575 = "stablehlo.multiply"(%574, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %576 = "stablehlo.constant"() <{value = dense<0xB1D8ADE0> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %577 = "stablehlo.add"(%575, %576) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %578 = "stablehlo.multiply"(%577, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %579 = "stablehlo.constant"() <{value = dense<0xA8A208E3> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %580 = "stablehlo.add"(%578, %579) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %581 = "stablehlo.multiply"(%580, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %582 = "stablehlo.constant"() <{value = dense<0x334F3181> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %583 = "stablehlo.add"(%581, %582) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %584 = "stablehlo.multiply"(%583, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %585 = "stablehlo.constant"() <{value = dense<0xB446133E> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %586 = "stablehlo.add"(%584, %585) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %587 = "stablehlo.multiply"(%586, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %588 = "stablehlo.constant"() <{value = dense<0x34BA0A82> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %589 = "stablehlo.add"(%587, %588) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %590 = "stablehlo.multiply"(%589, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %591 = "stablehlo.constant"() <{value = dense<0xAFB2CE7F> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %592 = "stablehlo.add"(%590, %591) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %593 = "stablehlo.multiply"(%592, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %594 = "stablehlo.constant"() <{value = dense<0xB619C759> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %595 = "stablehlo.add"(%593, %594) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %596 = "stablehlo.multiply"(%595, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %597 = "stablehlo.constant"() <{value = dense<0x37068711> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %598 = "stablehlo.add"(%596, %597) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %599 = "stablehlo.multiply"(%598, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %600 = "stablehlo.constant"() <{value = dense<0xB76411FE> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %601 = "stablehlo.add"(%599, %600) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %602 = "stablehlo.multiply"(%601, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %603 = "stablehlo.constant"() <{value = dense<0x34185EE8> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %604 = "stablehlo.add"(%602, %603) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %605 = "stablehlo.multiply"(%604, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %606 = "stablehlo.constant"() <{value = dense<0x388E8F4E> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %607 = "stablehlo.add"(%605, %606) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %608 = "stablehlo.multiply"(%607, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %609 = "stablehlo.constant"() <{value = dense<0xB9510216> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %610 = "stablehlo.add"(%608, %609) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %611 = "stablehlo.multiply"(%610, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %612 = "stablehlo.constant"() <{value = dense<0x39915F44> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %613 = "stablehlo.add"(%611, %612) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %614 = "stablehlo.multiply"(%613, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %615 = "stablehlo.constant"() <{value = dense<0xB8923B02> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %616 = "stablehlo.add"(%614, %615) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %617 = "stablehlo.multiply"(%616, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %618 = "stablehlo.constant"() <{value = dense<0xB9B09456> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %619 = "stablehlo.add"(%617, %618) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %620 = "stablehlo.divide"(%567, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %621 = "stablehlo.add"(%620, %619) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %622 = "stablehlo.constant"() <{value = dense<0x2F4C88EE> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %623 = "stablehlo.multiply"(%622, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %624 = "stablehlo.constant"() <{value = dense<0xAFD8A791> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %625 = "stablehlo.add"(%623, %624) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %626 = "stablehlo.multiply"(%625, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %627 = "stablehlo.constant"() <{value = dense<0xAA819DD4> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %628 = "stablehlo.add"(%626, %627) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %629 = "stablehlo.multiply"(%628, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %630 = "stablehlo.constant"() <{value = dense<0x316CD4F9> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %631 = "stablehlo.add"(%629, %630) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %632 = "stablehlo.multiply"(%631, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %633 = "stablehlo.constant"() <{value = dense<0xB273C722> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %634 = "stablehlo.add"(%632, %633) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %635 = "stablehlo.multiply"(%634, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %636 = "stablehlo.constant"() <{value = dense<0x32F7F4A2> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %637 = "stablehlo.add"(%635, %636) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %638 = "stablehlo.multiply"(%637, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %639 = "stablehlo.constant"() <{value = dense<0x2E020A8B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %640 = "stablehlo.add"(%638, %639) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %641 = "stablehlo.multiply"(%640, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %642 = "stablehlo.constant"() <{value = dense<0xB47633B6> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %643 = "stablehlo.add"(%641, %642) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %644 = "stablehlo.multiply"(%643, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %645 = "stablehlo.constant"() <{value = dense<0x356F1BED> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %646 = "stablehlo.add"(%644, %645) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %647 = "stablehlo.multiply"(%646, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %648 = "stablehlo.constant"() <{value = dense<0xB5E38E04> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %649 = "stablehlo.add"(%647, %648) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %650 = "stablehlo.multiply"(%649, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %651 = "stablehlo.constant"() <{value = dense<0x2F89D9E3> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %652 = "stablehlo.add"(%650, %651) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %653 = "stablehlo.multiply"(%652, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %654 = "stablehlo.constant"() <{value = dense<0x373EDA60> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %655 = "stablehlo.add"(%653, %654) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %656 = "stablehlo.multiply"(%655, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %657 = "stablehlo.constant"() <{value = dense<0xB82671FF> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %658 = "stablehlo.add"(%656, %657) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %659 = "stablehlo.multiply"(%658, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %660 = "stablehlo.constant"() <{value = dense<0x388B4846> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %661 = "stablehlo.add"(%659, %660) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %662 = "stablehlo.multiply"(%661, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %663 = "stablehlo.constant"() <{value = dense<0xB5C47957> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %664 = "stablehlo.add"(%662, %663) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %665 = "stablehlo.multiply"(%664, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %666 = "stablehlo.constant"() <{value = dense<0xB99CCCD4> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %667 = "stablehlo.add"(%665, %666) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %668 = "stablehlo.multiply"(%667, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %669 = "stablehlo.constant"() <{value = dense<0x3A4D87FB> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %670 = "stablehlo.add"(%668, %669) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %671 = "stablehlo.multiply"(%670, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %672 = "stablehlo.constant"() <{value = dense<0xBA61F058> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %673 = "stablehlo.add"(%671, %672) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %674 = "stablehlo.divide"(%621, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %675 = "stablehlo.add"(%674, %673) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %676 = "stablehlo.constant"() <{value = dense<0xA87A302C> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %677 = "stablehlo.multiply"(%676, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %678 = "stablehlo.constant"() <{value = dense<0x2F6CD8AA> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %679 = "stablehlo.add"(%677, %678) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %680 = "stablehlo.multiply"(%679, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %681 = "stablehlo.constant"() <{value = dense<0xB082062A> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %682 = "stablehlo.add"(%680, %681) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %683 = "stablehlo.multiply"(%682, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %684 = "stablehlo.constant"() <{value = dense<0x310DB352> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %685 = "stablehlo.add"(%683, %684) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %686 = "stablehlo.multiply"(%685, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %687 = "stablehlo.constant"() <{value = dense<0x2C2861F8> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %688 = "stablehlo.add"(%686, %687) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %689 = "stablehlo.multiply"(%688, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %690 = "stablehlo.constant"() <{value = dense<0xB2A429E7> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %691 = "stablehlo.add"(%689, %690) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %692 = "stablehlo.multiply"(%691, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %693 = "stablehlo.constant"() <{value = dense<0x33ADEF47> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %694 = "stablehlo.add"(%692, %693) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %695 = "stablehlo.multiply"(%694, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %696 = "stablehlo.constant"() <{value = dense<0xB43616E8> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %697 = "stablehlo.add"(%695, %696) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %698 = "stablehlo.multiply"(%697, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %699 = "stablehlo.constant"() <{value = dense<0xADF51193> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %700 = "stablehlo.add"(%698, %699) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %701 = "stablehlo.multiply"(%700, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %702 = "stablehlo.constant"() <{value = dense<0x35BF0101> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %703 = "stablehlo.add"(%701, %702) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %704 = "stablehlo.multiply"(%703, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %705 = "stablehlo.constant"() <{value = dense<0xB6BE6B79> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %706 = "stablehlo.add"(%704, %705) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %707 = "stablehlo.multiply"(%706, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %708 = "stablehlo.constant"() <{value = dense<0x3739EFA3> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %709 = "stablehlo.add"(%707, %708) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %710 = "stablehlo.multiply"(%709, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %711 = "stablehlo.constant"() <{value = dense<0xB480A951> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %712 = "stablehlo.add"(%710, %711) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %713 = "stablehlo.multiply"(%712, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %714 = "stablehlo.constant"() <{value = dense<0xB89E951D> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %715 = "stablehlo.add"(%713, %714) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %716 = "stablehlo.multiply"(%715, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %717 = "stablehlo.constant"() <{value = dense<0x398C5CDB> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %718 = "stablehlo.add"(%716, %717) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %719 = "stablehlo.multiply"(%718, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %720 = "stablehlo.constant"() <{value = dense<0xB9F5FD8C> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %721 = "stablehlo.add"(%719, %720) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %722 = "stablehlo.multiply"(%721, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %723 = "stablehlo.constant"() <{value = dense<0x39709E72> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %724 = "stablehlo.add"(%722, %723) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %725 = "stablehlo.multiply"(%724, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %726 = "stablehlo.constant"() <{value = dense<0x3A2A3ECA> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %727 = "stablehlo.add"(%725, %726) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %728 = "stablehlo.divide"(%675, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %729 = "stablehlo.add"(%728, %727) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %730 = "stablehlo.constant"() <{value = dense<0xAE74BBC7> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %731 = "stablehlo.multiply"(%730, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %732 = "stablehlo.constant"() <{value = dense<0x2F0D882B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %733 = "stablehlo.add"(%731, %732) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %734 = "stablehlo.multiply"(%733, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %735 = "stablehlo.constant"() <{value = dense<0x2B84B13C> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %736 = "stablehlo.add"(%734, %735) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %737 = "stablehlo.multiply"(%736, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %738 = "stablehlo.constant"() <{value = dense<0xB0BBE2C1> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %739 = "stablehlo.add"(%737, %738) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %740 = "stablehlo.multiply"(%739, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %741 = "stablehlo.constant"() <{value = dense<0x31D606A3> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %742 = "stablehlo.add"(%740, %741) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %743 = "stablehlo.multiply"(%742, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %744 = "stablehlo.constant"() <{value = dense<0xB2721B9A> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %745 = "stablehlo.add"(%743, %744) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %746 = "stablehlo.multiply"(%745, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %747 = "stablehlo.constant"() <{value = dense<0xAF6125E8> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %748 = "stablehlo.add"(%746, %747) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %749 = "stablehlo.multiply"(%748, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %750 = "stablehlo.constant"() <{value = dense<0x34195641> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %751 = "stablehlo.add"(%749, %750) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %752 = "stablehlo.multiply"(%751, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %753 = "stablehlo.constant"() <{value = dense<0xB5291658> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %754 = "stablehlo.add"(%752, %753) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %755 = "stablehlo.multiply"(%754, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %756 = "stablehlo.constant"() <{value = dense<0x35B82C49> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %757 = "stablehlo.add"(%755, %756) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %758 = "stablehlo.multiply"(%757, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %759 = "stablehlo.constant"() <{value = dense<0x33130AA5> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %760 = "stablehlo.add"(%758, %759) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %761 = "stablehlo.multiply"(%760, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %762 = "stablehlo.constant"() <{value = dense<0xB7561683> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %763 = "stablehlo.add"(%761, %762) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %764 = "stablehlo.multiply"(%763, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %765 = "stablehlo.constant"() <{value = dense<0x385DFA1F> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %766 = "stablehlo.add"(%764, %765) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %767 = "stablehlo.multiply"(%766, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %768 = "stablehlo.constant"() <{value = dense<0xB8E129F8> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %769 = "stablehlo.add"(%767, %768) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %770 = "stablehlo.multiply"(%769, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %771 = "stablehlo.constant"() <{value = dense<0x3606D905> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %772 = "stablehlo.add"(%770, %771) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %773 = "stablehlo.multiply"(%772, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %774 = "stablehlo.constant"() <{value = dense<0x3A4A4588> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %775 = "stablehlo.add"(%773, %774) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %776 = "stablehlo.multiply"(%775, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %777 = "stablehlo.constant"() <{value = dense<0xBB2FB934> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %778 = "stablehlo.add"(%776, %777) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %779 = "stablehlo.multiply"(%778, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %780 = "stablehlo.constant"() <{value = dense<0x3B877322> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %781 = "stablehlo.add"(%779, %780) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %782 = "stablehlo.divide"(%729, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %783 = "stablehlo.add"(%782, %781) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %784 = "stablehlo.constant"() <{value = dense<0x29889F1D> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %785 = "stablehlo.multiply"(%784, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %786 = "stablehlo.constant"() <{value = dense<0xAEBC5283> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %787 = "stablehlo.add"(%785, %786) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %788 = "stablehlo.multiply"(%787, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %789 = "stablehlo.constant"() <{value = dense<0x2FE4DA1A> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %790 = "stablehlo.add"(%788, %789) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %791 = "stablehlo.multiply"(%790, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %792 = "stablehlo.constant"() <{value = dense<0xB08AB276> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %793 = "stablehlo.add"(%791, %792) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %794 = "stablehlo.multiply"(%793, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %795 = "stablehlo.constant"() <{value = dense<0xAD9A4FDE> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %796 = "stablehlo.add"(%794, %795) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %797 = "stablehlo.multiply"(%796, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %798 = "stablehlo.constant"() <{value = dense<0x324D53D2> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %799 = "stablehlo.add"(%797, %798) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %800 = "stablehlo.multiply"(%799, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %801 = "stablehlo.constant"() <{value = dense<0xB37711E8> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %802 = "stablehlo.add"(%800, %801) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %803 = "stablehlo.multiply"(%802, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %804 = "stablehlo.constant"() <{value = dense<0x34140796> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %805 = "stablehlo.add"(%803, %804) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %806 = "stablehlo.multiply"(%805, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %807 = "stablehlo.constant"() <{value = dense<0x319FAC92> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %808 = "stablehlo.add"(%806, %807) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %809 = "stablehlo.multiply"(%808, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %810 = "stablehlo.constant"() <{value = dense<0xB5D85EFE> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %811 = "stablehlo.add"(%809, %810) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %812 = "stablehlo.multiply"(%811, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %813 = "stablehlo.constant"() <{value = dense<0x370054E5> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %814 = "stablehlo.add"(%812, %813) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %815 = "stablehlo.multiply"(%814, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %816 = "stablehlo.constant"() <{value = dense<0xB797D257> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %817 = "stablehlo.add"(%815, %816) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %818 = "stablehlo.multiply"(%817, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %819 = "stablehlo.constant"() <{value = dense<0xB4D7C1A2> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %820 = "stablehlo.add"(%818, %819) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %821 = "stablehlo.multiply"(%820, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %822 = "stablehlo.constant"() <{value = dense<0x3957C1A2> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %823 = "stablehlo.add"(%821, %822) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %824 = "stablehlo.multiply"(%823, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %825 = "stablehlo.constant"() <{value = dense<0xBA81CA7B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %826 = "stablehlo.add"(%824, %825) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %827 = "stablehlo.multiply"(%826, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %828 = "stablehlo.constant"() <{value = dense<0x3B2D602B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %829 = "stablehlo.add"(%827, %828) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %830 = "stablehlo.multiply"(%829, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %831 = "stablehlo.constant"() <{value = dense<0xBB638E39> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %832 = "stablehlo.add"(%830, %831) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %833 = "stablehlo.multiply"(%832, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %834 = "stablehlo.constant"() <{value = dense<0xBAF2B9D6> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %835 = "stablehlo.add"(%833, %834) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %836 = "stablehlo.divide"(%783, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %837 = "stablehlo.add"(%836, %835) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %838 = "stablehlo.constant"() <{value = dense<0x2DD64A3B> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %839 = "stablehlo.multiply"(%838, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %840 = "stablehlo.constant"() <{value = dense<0xAE803854> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %841 = "stablehlo.add"(%839, %840) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %842 = "stablehlo.multiply"(%841, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %843 = "stablehlo.constant"() <{value = dense<0xADE06CDB> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %844 = "stablehlo.add"(%842, %843) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %845 = "stablehlo.multiply"(%844, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %846 = "stablehlo.constant"() <{value = dense<0x307B7337> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %847 = "stablehlo.add"(%845, %846) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %848 = "stablehlo.multiply"(%847, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %849 = "stablehlo.constant"() <{value = dense<0xB19690CC> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %850 = "stablehlo.add"(%848, %849) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %851 = "stablehlo.multiply"(%850, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %852 = "stablehlo.constant"() <{value = dense<0x32304BEB> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %853 = "stablehlo.add"(%851, %852) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %854 = "stablehlo.multiply"(%853, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %855 = "stablehlo.constant"() <{value = dense<0x31E67AE7> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %856 = "stablehlo.add"(%854, %855) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %857 = "stablehlo.multiply"(%856, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %858 = "stablehlo.constant"() <{value = dense<0xB43DAFCD> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %859 = "stablehlo.add"(%857, %858) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %860 = "stablehlo.multiply"(%859, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %861 = "stablehlo.constant"() <{value = dense<0x355EB691> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %862 = "stablehlo.add"(%860, %861) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %863 = "stablehlo.multiply"(%862, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %864 = "stablehlo.constant"() <{value = dense<0xB5F8D918> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %865 = "stablehlo.add"(%863, %864) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %866 = "stablehlo.multiply"(%865, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %867 = "stablehlo.constant"() <{value = dense<0xB612A9B8> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %868 = "stablehlo.add"(%866, %867) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %869 = "stablehlo.multiply"(%868, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %870 = "stablehlo.constant"() <{value = dense<0x382462C5> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %871 = "stablehlo.add"(%869, %870) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %872 = "stablehlo.multiply"(%871, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %873 = "stablehlo.constant"() <{value = dense<0xB93B7038> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %874 = "stablehlo.add"(%872, %873) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %875 = "stablehlo.multiply"(%874, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %876 = "stablehlo.constant"() <{value = dense<0x39B8EF1D> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %877 = "stablehlo.add"(%875, %876) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %878 = "stablehlo.multiply"(%877, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %879 = "stablehlo.constant"() <{value = dense<0x3A97B426> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %880 = "stablehlo.add"(%878, %879) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %881 = "stablehlo.multiply"(%880, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %882 = "stablehlo.constant"() <{value = dense<0xBC72B9D6> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %883 = "stablehlo.add"(%881, %882) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %884 = "stablehlo.multiply"(%883, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %885 = "stablehlo.constant"() <{value = dense<0x3DAAAAAB> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %886 = "stablehlo.add"(%884, %885) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %887 = "stablehlo.multiply"(%886, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %888 = "stablehlo.constant"() <{value = dense<0xBEAAAAAB> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %889 = "stablehlo.add"(%887, %888) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %890 = "stablehlo.divide"(%837, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %891 = "stablehlo.add"(%890, %889) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %892 = "stablehlo.multiply"(%449, %449) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %893 = "stablehlo.multiply"(%0, %892) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %894 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %895 = "stablehlo.multiply"(%893, %894) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %896 = "stablehlo.exponential"(%895) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %897 = "stablehlo.constant"() <{value = dense<0x40C90FDB> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %898 = "stablehlo.multiply"(%0, %897) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %899 = "stablehlo.sqrt"(%898) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %900 = "stablehlo.multiply"(%896, %891) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %901 = "stablehlo.divide"(%900, %899) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %902 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %903 = "stablehlo.multiply"(%901, %902) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %904 = "stablehlo.add"(%458, %903) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %905 = "stablehlo.select"(%20, %904, %436) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %906 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %907 = "stablehlo.compare"(%1, %1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %908 = "stablehlo.or"(%907, %906) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %909 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %910 = "stablehlo.select"(%908, %909, %905) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %911 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %912 = "stablehlo.compare"(%1, %911) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %913 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %914 = "stablehlo.select"(%912, %913, %910) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %915 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %916 = "stablehlo.compare"(%0, %915) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %917 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %918 = "stablehlo.select"(%916, %917, %914) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %919 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %920 = "stablehlo.compare"(%1, %919) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %921 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %922 = "stablehlo.compare"(%0, %921) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %923 = "stablehlo.and"(%922, %920) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %924 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %925 = "stablehlo.select"(%923, %924, %918) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %926 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %927 = "stablehlo.compare"(%1, %926) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %928 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %929 = "stablehlo.select"(%927, %928, %925) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %930 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %931 = "stablehlo.compare"(%0, %930) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %932 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %933 = "stablehlo.compare"(%1, %932) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %934 = "stablehlo.and"(%931, %933) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %935 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %936 = "stablehlo.select"(%934, %935, %929) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %937 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %938 = "stablehlo.compare"(%1, %937) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %939 = "stablehlo.and"(%931, %938) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %940 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %941 = "stablehlo.select"(%939, %940, %936) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %942 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %943 = "stablehlo.compare"(%0, %942) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %944 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %945 = "stablehlo.compare"(%1, %944) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %946 = "stablehlo.or"(%945, %943) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %947 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %948 = "stablehlo.select"(%946, %947, %941) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%948) : (tensor<5x5xf32>) -> ()
  }
}
