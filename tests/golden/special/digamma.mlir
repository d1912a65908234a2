module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.round_nearest_even"(%arg0) : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.subtract"(%arg0, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<0x40490FDB> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.tan"(%7) : (tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<0x40490FDB> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.divide"(%9, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.select"(%1, %10, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.subtract"(%12, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.select"(%1, %13, %arg0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %17 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.divide"(%17, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.select"(%16, %18, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.subtract"(%2, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.select"(%16, %3, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.add"(%14, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %25 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.divide"(%25, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.select"(%24, %26, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.subtract"(%20, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.select"(%24, %3, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.add"(%22, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %33 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.divide"(%33, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.select"(%32, %34, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.subtract"(%28, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.select"(%32, %3, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.add"(%30, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %41 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.divide"(%41, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.select"(%40, %42, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.subtract"(%36, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.select"(%40, %3, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.add"(%38, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.compare"(%46, %47) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %49 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.divide"(%49, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.select"(%48, %50, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.subtract"(%44, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.select"(%48, %3, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.add"(%46, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.compare"(%54, %55) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %57 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.divide"(%57, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.select"(%56, %58, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.subtract"(%52, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.select"(%56, %3, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.add"(%54, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %65 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.divide"(%65, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.select"(%64, %66, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.subtract"(%60, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.select"(%64, %3, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.add"(%62, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %73 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.divide"(%73, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.select"(%72, %74, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.subtract"(%68, %75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %77 = "stablehlo.select"(%72, %3, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %78 = "stablehlo.add"(%70, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %81 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.divide"(%81, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %83 = "stablehlo.select"(%80, %82, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %84 = "stablehlo.subtract"(%76, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.select"(%80, %3, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.add"(%78, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.compare"(%86, %87) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %89 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.divide"(%89, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.select"(%88, %90, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.subtract"(%84, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.select"(%88, %3, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.add"(%86, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.multiply"(%94, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.divide"(%96, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.constant"() <{value = dense<0x3DAAAAAB> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.multiply"(%98, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.constant"() <{value = dense<0xBCACCACD> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %102 = "stablehlo.multiply"(%101, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %103 = "stablehlo.constant"() <{value = dense<0x3BF83E10> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.add"(%102, %103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %105 = "stablehlo.multiply"(%104, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.constant"() <{value = dense<0xBB888889> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %108 = "stablehlo.multiply"(%107, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %109 = "stablehlo.constant"() <{value = dense<0x3B820821> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.add"(%108, %109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %111 = "stablehlo.multiply"(%110, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %112 = "stablehlo.constant"() <{value = dense<0xBC088889> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.add"(%111, %112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %114 = "stablehlo.multiply"(%113, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.constant"() <{value = dense<0x3DAAAAAB> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.add"(%114, %115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %117 = "stablehlo.multiply"(%97, %116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %118 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.divide"(%118, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %120 = "stablehlo.log"(%94) : (tensor<f32>) -> tensor<f32>
    %121 = "stablehlo.subtract"(%120, %119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %122 = "stablehlo.subtract"(%121, %117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %123 = "stablehlo.add"(%92, %122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %124 = "stablehlo.subtract"(%123, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.floor"(%arg0) : (tensor<f32>) -> tensor<f32>
    %126 = "stablehlo.compare"(%arg0, %125) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %127 = "stablehlo.and"(%1, %126) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %128 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.select"(%127, %128, %124) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %130 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.divide"(%130, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.compare"(%arg0, %132) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %134 = "stablehlo.select"(%133, %131, %129) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%134) : (tensor<f32>) -> ()
  }
}
