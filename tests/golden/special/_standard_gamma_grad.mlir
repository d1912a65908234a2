module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %2 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %3 = "stablehlo.compare"(%0, %2) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %4 = "stablehlo.divide"(%1, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %5 = "stablehlo.log"(%4) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.log"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.constant"() <{value = dense<-1.3441777e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %8 = "stablehlo.multiply"(%7, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %9 = "stablehlo.constant"() <{value = dense<-1.5649758e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %11 = "stablehlo.multiply"(%10, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %12 = "stablehlo.constant"() <{value = dense<-3.0648343e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %13 = "stablehlo.add"(%11, %12) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.constant"() <{value = dense<-2.6286047e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %15 = "stablehlo.multiply"(%14, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.constant"() <{value = dense<6.5735949e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.multiply"(%17, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %19 = "stablehlo.constant"() <{value = dense<2.5146376e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %20 = "stablehlo.add"(%18, %19) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %21 = "stablehlo.multiply"(%13, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.add"(%21, %20) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %23 = "stablehlo.constant"() <{value = dense<-6.5914022e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %24 = "stablehlo.multiply"(%23, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %25 = "stablehlo.constant"() <{value = dense<1.298071e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %26 = "stablehlo.add"(%24, %25) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %27 = "stablehlo.multiply"(%26, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.constant"() <{value = dense<-9.4634809e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = "stablehlo.multiply"(%22, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %31 = "stablehlo.add"(%30, %29) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = "stablehlo.constant"() <{value = dense<4.0121004e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %33 = "stablehlo.multiply"(%32, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %34 = "stablehlo.constant"() <{value = dense<5.3487893e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %35 = "stablehlo.add"(%33, %34) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %36 = "stablehlo.multiply"(%35, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %37 = "stablehlo.constant"() <{value = dense<1.6009398e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %39 = "stablehlo.multiply"(%31, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %40 = "stablehlo.add"(%39, %38) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %41 = "stablehlo.constant"() <{value = dense<-1.5247877e-07> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %42 = "stablehlo.multiply"(%41, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %43 = "stablehlo.constant"() <{value = dense<-5.8392623e-04> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %44 = "stablehlo.add"(%42, %43) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %45 = "stablehlo.multiply"(%44, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %46 = "stablehlo.constant"() <{value = dense<1.4179084e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %47 = "stablehlo.add"(%45, %46) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %48 = "stablehlo.constant"() <{value = dense<8.5092367e-04> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %49 = "stablehlo.multiply"(%48, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %50 = "stablehlo.constant"() <{value = dense<-3.5938915e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %51 = "stablehlo.add"(%49, %50) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %52 = "stablehlo.multiply"(%51, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %53 = "stablehlo.constant"() <{value = dense<1.0406089e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %54 = "stablehlo.add"(%52, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %55 = "stablehlo.multiply"(%47, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %56 = "stablehlo.add"(%55, %54) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %57 = "stablehlo.constant"() <{value = dense<-2.1309326e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %58 = "stablehlo.multiply"(%57, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.constant"() <{value = dense<2.0070113e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %61 = "stablehlo.multiply"(%60, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %62 = "stablehlo.constant"() <{value = dense<3.2668115e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.multiply"(%56, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = "stablehlo.add"(%64, %63) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %66 = "stablehlo.constant"() <{value = dense<1.7050642e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %67 = "stablehlo.multiply"(%66, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %68 = "stablehlo.constant"() <{value = dense<1.6639465e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %69 = "stablehlo.add"(%67, %68) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %70 = "stablehlo.multiply"(%69, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %71 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %72 = "stablehlo.add"(%70, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.multiply"(%65, %6) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.add"(%73, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %75 = "stablehlo.divide"(%40, %74) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.exponential"(%75) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %77 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %78 = "stablehlo.multiply"(%1, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.constant"() <{value = dense<1.2e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %80 = "stablehlo.multiply"(%0, %79) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %82 = "stablehlo.add"(%80, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %83 = "stablehlo.constant"() <{value = dense<2.4e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %84 = "stablehlo.multiply"(%0, %83) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %85 = "stablehlo.multiply"(%84, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %87 = "stablehlo.add"(%85, %86) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.constant"() <{value = dense<1.2e+02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %89 = "stablehlo.multiply"(%1, %88) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = "stablehlo.constant"() <{value = dense<5.3e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %91 = "stablehlo.subtract"(%90, %89) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %93 = "stablehlo.multiply"(%1, %92) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = "stablehlo.multiply"(%93, %91) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.constant"() <{value = dense<1.44e+03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %96 = "stablehlo.multiply"(%77, %95) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %97 = "stablehlo.add"(%96, %94) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.constant"() <{value = dense<6.5e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %99 = "stablehlo.multiply"(%78, %98) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %100 = "stablehlo.divide"(%99, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %101 = "stablehlo.subtract"(%97, %100) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %102 = "stablehlo.constant"() <{value = dense<3.6e+03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %103 = "stablehlo.multiply"(%1, %102) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %104 = "stablehlo.constant"() <{value = dense<1.07e+02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %105 = "stablehlo.add"(%103, %104) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.multiply"(%0, %105) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %107 = "stablehlo.add"(%101, %106) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.multiply"(%77, %77) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.constant"() <{value = dense<1.24416e+06> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %110 = "stablehlo.multiply"(%108, %109) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %111 = "stablehlo.multiply"(%87, %107) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.divide"(%111, %110) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %113 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %114 = "stablehlo.multiply"(%0, %113) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "stablehlo.sqrt"(%114) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = "stablehlo.subtract"(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %117 = "stablehlo.divide"(%1, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %118 = "stablehlo.log"(%117) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %119 = "stablehlo.multiply"(%0, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.negate"(%116) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %121 = "stablehlo.subtract"(%120, %119) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %122 = "stablehlo.constant"() <{value = dense<-1.5e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %123 = "stablehlo.power"(%121, %122) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %124 = "stablehlo.negate"(%123) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %125 = "stablehlo.compare"(%1, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %126 = "stablehlo.select"(%125, %124, %123) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %127 = "stablehlo.divide"(%115, %116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %128 = "stablehlo.add"(%127, %126) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %129 = "stablehlo.multiply"(%118, %128) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %130 = "stablehlo.add"(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %131 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %132 = "stablehlo.divide"(%131, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %133 = "stablehlo.sqrt"(%132) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %134 = "stablehlo.multiply"(%133, %130) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %135 = "stablehlo.multiply"(%116, %116) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %136 = "stablehlo.divide"(%134, %135) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %137 = "stablehlo.subtract"(%129, %136) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %138 = "stablehlo.constant"() <{value = dense<0x3FA5555555555555> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %139 = "stablehlo.divide"(%138, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %140 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %141 = "stablehlo.add"(%139, %140) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %142 = "stablehlo.constant"() <{value = dense<0x3FB5555555555555> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %143 = "stablehlo.divide"(%142, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %144 = "stablehlo.multiply"(%143, %141) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %145 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %146 = "stablehlo.add"(%144, %145) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %147 = "stablehlo.multiply"(%1, %137) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %148 = "stablehlo.multiply"(%146, %147) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %149 = "stablehlo.divide"(%148, %115) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %150 = "stablehlo.negate"(%149) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %151 = "stablehlo.constant"() <{value = dense<0x3FF19999A0000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %152 = "stablehlo.multiply"(%0, %151) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %153 = "stablehlo.compare"(%1, %152) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %154 = "stablehlo.constant"() <{value = dense<0x3FECCCCCC0000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %155 = "stablehlo.multiply"(%0, %154) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %156 = "stablehlo.compare"(%155, %1) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %157 = "stablehlo.and"(%156, %153) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %158 = "stablehlo.select"(%157, %112, %150) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %159 = "stablehlo.select"(%3, %158, %76) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %160 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %161 = "stablehlo.divide"(%160, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %162 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %163 = "stablehlo.divide"(%160, %162) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %164 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %165 = "stablehlo.multiply"(%1, %164) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %166 = "stablehlo.multiply"(%160, %165) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %167 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %168 = "stablehlo.add"(%0, %167) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %169 = "stablehlo.divide"(%166, %168) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %170 = "stablehlo.add"(%161, %169) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %171 = "stablehlo.multiply"(%168, %168) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %172 = "stablehlo.divide"(%166, %171) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %173 = "stablehlo.add"(%163, %172) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %174 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %175 = "stablehlo.multiply"(%1, %174) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %176 = "stablehlo.multiply"(%166, %175) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %177 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %178 = "stablehlo.add"(%168, %177) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %179 = "stablehlo.divide"(%176, %178) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %180 = "stablehlo.add"(%170, %179) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %181 = "stablehlo.multiply"(%178, %178) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %182 = "stablehlo.divide"(%176, %181) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %183 = "stablehlo.add"(%173, %182) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = "stablehlo.constant"() <{value = dense<0xBFD5555555555555> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %185 = "stablehlo.multiply"(%1, %184) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %186 = "stablehlo.multiply"(%176, %185) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %187 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %188 = "stablehlo.add"(%178, %187) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %189 = "stablehlo.divide"(%186, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %190 = "stablehlo.add"(%180, %189) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %191 = "stablehlo.multiply"(%188, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %192 = "stablehlo.divide"(%186, %191) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %193 = "stablehlo.add"(%183, %192) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %194 = "stablehlo.constant"() <{value = dense<-2.5e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %195 = "stablehlo.multiply"(%1, %194) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %196 = "stablehlo.multiply"(%186, %195) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %197 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %198 = "stablehlo.add"(%188, %197) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %199 = "stablehlo.divide"(%196, %198) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %200 = "stablehlo.add"(%190, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %201 = "stablehlo.multiply"(%198, %198) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %202 = "stablehlo.divide"(%196, %201) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %203 = "stablehlo.add"(%193, %202) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %204 = "stablehlo.constant"() <{value = dense<-2.0e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %205 = "stablehlo.multiply"(%1, %204) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %206 = "stablehlo.multiply"(%196, %205) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %207 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %208 = "stablehlo.add"(%198, %207) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %209 = "stablehlo.divide"(%206, %208) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %210 = "stablehlo.add"(%200, %209) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %211 = "stablehlo.multiply"(%208, %208) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %212 = "stablehlo.divide"(%206, %211) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %213 = "stablehlo.add"(%203, %212) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %214 = "stablehlo.power"(%1, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %215 = "chlo.digamma"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %216 = "stablehlo.log"(%1) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %217 = "stablehlo.subtract"(%216, %215) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %218 = "stablehlo.negate"(%1) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %219 = "stablehlo.exponential"(%218) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %220 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %221 = "stablehlo.add"(%0, %220) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %222 = "stablehlo.power"(%1, %221) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %223 = "stablehlo.multiply"(%222, %219) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %224 = "stablehlo.multiply"(%214, %213) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %225 = "stablehlo.multiply"(%214, %210) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %226 = "stablehlo.multiply"(%217, %225) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %227 = "stablehlo.subtract"(%226, %224) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %228 = "stablehlo.negate"(%227) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %229 = "stablehlo.divide"(%228, %223) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %230 = "stablehlo.compare"(%229, %229) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %231 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %232 = "stablehlo.select"(%230, %231, %229) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %233 = "stablehlo.constant"() <{value = dense<0x3FE99999A0000000> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %234 = "stablehlo.compare"(%1, %233) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %235 = "stablehlo.select"(%234, %232, %159) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %236 = "stablehlo.convert"(%235) : (tensor<2x3xf64>) -> tensor<2x3xf32>
    "func.return"(%236) : (tensor<2x3xf32>) -> ()
  }
}
