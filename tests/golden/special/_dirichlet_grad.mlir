module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %2 = "stablehlo.convert"(%arg2) : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %4 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %5 = "stablehlo.subtract"(%4, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %6 = "stablehlo.multiply"(%2, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = "stablehlo.multiply"(%6, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %8 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %9 = "stablehlo.compare"(%3, %8) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %10 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %11 = "stablehlo.compare"(%1, %10) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %12 = "stablehlo.and"(%11, %9) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %13 = "stablehlo.log"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %14 = "stablehlo.log"(%1) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = "stablehlo.subtract"(%14, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %16 = "stablehlo.log"(%2) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %17 = "stablehlo.subtract"(%16, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = "stablehlo.constant"() <{value = dense<5.385558597e-05> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %19 = "stablehlo.multiply"(%18, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %20 = "stablehlo.constant"() <{value = dense<-9.495446725e-06> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %21 = "stablehlo.add"(%19, %20) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %22 = "stablehlo.multiply"(%21, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %23 = "stablehlo.constant"() <{value = dense<-1.936558688e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %24 = "stablehlo.add"(%22, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %25 = "stablehlo.multiply"(%24, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %26 = "stablehlo.constant"() <{value = dense<5.900514878e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %28 = "stablehlo.constant"() <{value = dense<7.51041181e-04> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %29 = "stablehlo.multiply"(%28, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = "stablehlo.constant"() <{value = dense<-2.721828457e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = "stablehlo.multiply"(%31, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %33 = "stablehlo.constant"() <{value = dense<1.400243777e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %34 = "stablehlo.add"(%32, %33) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %35 = "stablehlo.multiply"(%34, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %36 = "stablehlo.constant"() <{value = dense<2.911413504e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %38 = "stablehlo.multiply"(%27, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %39 = "stablehlo.add"(%38, %37) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %40 = "stablehlo.constant"() <{value = dense<2.319392565e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %41 = "stablehlo.multiply"(%40, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %42 = "stablehlo.constant"() <{value = dense<1.085618172e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %43 = "stablehlo.add"(%41, %42) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %44 = "stablehlo.multiply"(%43, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %45 = "stablehlo.constant"() <{value = dense<8.441916499e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %46 = "stablehlo.add"(%44, %45) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %47 = "stablehlo.multiply"(%46, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %48 = "stablehlo.constant"() <{value = dense<-5.980841433e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %49 = "stablehlo.add"(%47, %48) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %50 = "stablehlo.multiply"(%39, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %51 = "stablehlo.add"(%50, %49) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %52 = "stablehlo.constant"() <{value = dense<6.976601077e-05> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %53 = "stablehlo.multiply"(%52, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %54 = "stablehlo.constant"() <{value = dense<1.292462449e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %55 = "stablehlo.add"(%53, %54) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %56 = "stablehlo.multiply"(%55, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %57 = "stablehlo.constant"() <{value = dense<4.170831599e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %58 = "stablehlo.add"(%56, %57) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = "stablehlo.multiply"(%58, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %60 = "stablehlo.constant"() <{value = dense<2.155310298e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %61 = "stablehlo.add"(%59, %60) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %62 = "stablehlo.constant"() <{value = dense<1.550077057e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %63 = "stablehlo.multiply"(%62, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %64 = "stablehlo.constant"() <{value = dense<1.535556598e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %65 = "stablehlo.add"(%63, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %66 = "stablehlo.multiply"(%65, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = "stablehlo.constant"() <{value = dense<6.219954479e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %68 = "stablehlo.add"(%66, %67) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %69 = "stablehlo.multiply"(%68, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %70 = "stablehlo.constant"() <{value = dense<-2.951249643e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %71 = "stablehlo.add"(%69, %70) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %72 = "stablehlo.multiply"(%61, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %73 = "stablehlo.add"(%72, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %74 = "stablehlo.constant"() <{value = dense<1.074823814e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %75 = "stablehlo.multiply"(%74, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %76 = "stablehlo.constant"() <{value = dense<1.799915743e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %77 = "stablehlo.add"(%75, %76) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %78 = "stablehlo.multiply"(%77, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %79 = "stablehlo.constant"() <{value = dense<-3.187676331e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %80 = "stablehlo.add"(%78, %79) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = "stablehlo.multiply"(%80, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %82 = "stablehlo.constant"() <{value = dense<2.21950385e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %83 = "stablehlo.add"(%81, %82) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = "stablehlo.multiply"(%73, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %85 = "stablehlo.add"(%84, %83) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %86 = "stablehlo.multiply"(%51, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %87 = "stablehlo.add"(%86, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = "stablehlo.constant"() <{value = dense<-1.557569013e-04> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %89 = "stablehlo.multiply"(%88, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = "stablehlo.constant"() <{value = dense<2.429354597e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %91 = "stablehlo.add"(%89, %90) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = "stablehlo.multiply"(%91, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %93 = "stablehlo.constant"() <{value = dense<4.474107445e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %94 = "stablehlo.add"(%92, %93) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = "stablehlo.multiply"(%94, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %96 = "stablehlo.constant"() <{value = dense<-3.276231906e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %97 = "stablehlo.add"(%95, %96) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = "stablehlo.constant"() <{value = dense<-1.465281033e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %99 = "stablehlo.multiply"(%98, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %100 = "stablehlo.constant"() <{value = dense<5.486251648e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %101 = "stablehlo.add"(%99, %100) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %102 = "stablehlo.multiply"(%101, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %103 = "stablehlo.constant"() <{value = dense<-3.557432599e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %104 = "stablehlo.add"(%102, %103) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %105 = "stablehlo.multiply"(%104, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %106 = "stablehlo.constant"() <{value = dense<6.336835991e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %107 = "stablehlo.add"(%105, %106) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = "stablehlo.multiply"(%97, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %109 = "stablehlo.add"(%108, %107) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = "stablehlo.constant"() <{value = dense<1.201642863e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %111 = "stablehlo.multiply"(%110, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %112 = "stablehlo.constant"() <{value = dense<-6.57888334e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %113 = "stablehlo.add"(%111, %112) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %114 = "stablehlo.multiply"(%113, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %115 = "stablehlo.constant"() <{value = dense<-1.061107488e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %116 = "stablehlo.add"(%114, %115) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %117 = "stablehlo.multiply"(%116, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %118 = "stablehlo.constant"() <{value = dense<1.003668233e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %119 = "stablehlo.add"(%117, %118) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = "stablehlo.multiply"(%109, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %121 = "stablehlo.add"(%120, %119) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %122 = "stablehlo.multiply"(%87, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %123 = "stablehlo.add"(%122, %121) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %124 = "stablehlo.constant"() <{value = dense<-1.650964693e-06> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %125 = "stablehlo.multiply"(%124, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %126 = "stablehlo.constant"() <{value = dense<1.097287507e-05> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %127 = "stablehlo.add"(%125, %126) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %128 = "stablehlo.multiply"(%127, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %129 = "stablehlo.constant"() <{value = dense<6.959756487e-05> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %130 = "stablehlo.add"(%128, %129) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %131 = "stablehlo.multiply"(%130, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %132 = "stablehlo.constant"() <{value = dense<-3.477407336e-04> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %133 = "stablehlo.add"(%131, %132) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %134 = "stablehlo.constant"() <{value = dense<-6.063713228e-05> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %135 = "stablehlo.multiply"(%134, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %136 = "stablehlo.constant"() <{value = dense<8.000589141e-04> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %137 = "stablehlo.add"(%135, %136) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %138 = "stablehlo.multiply"(%137, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %139 = "stablehlo.constant"() <{value = dense<-2.869809258e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %140 = "stablehlo.add"(%138, %139) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %141 = "stablehlo.multiply"(%140, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %142 = "stablehlo.constant"() <{value = dense<1.925008108e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %143 = "stablehlo.add"(%141, %142) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %144 = "stablehlo.multiply"(%133, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %145 = "stablehlo.add"(%144, %143) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %146 = "stablehlo.constant"() <{value = dense<-5.896963079e-05> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %147 = "stablehlo.multiply"(%146, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %148 = "stablehlo.constant"() <{value = dense<2.902096474e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %149 = "stablehlo.add"(%147, %148) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %150 = "stablehlo.multiply"(%149, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %151 = "stablehlo.constant"() <{value = dense<-2.36701437e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %152 = "stablehlo.add"(%150, %151) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %153 = "stablehlo.multiply"(%152, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %154 = "stablehlo.constant"() <{value = dense<6.469649321e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %155 = "stablehlo.add"(%153, %154) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %156 = "stablehlo.multiply"(%145, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %157 = "stablehlo.add"(%156, %155) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %158 = "stablehlo.constant"() <{value = dense<-4.12701925e-05> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %159 = "stablehlo.multiply"(%158, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %160 = "stablehlo.constant"() <{value = dense<3.934994223e-04> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %161 = "stablehlo.add"(%159, %160) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %162 = "stablehlo.multiply"(%161, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %163 = "stablehlo.constant"() <{value = dense<1.096195486e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %164 = "stablehlo.add"(%162, %163) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %165 = "stablehlo.multiply"(%164, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %166 = "stablehlo.constant"() <{value = dense<-7.258481865e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %167 = "stablehlo.add"(%165, %166) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %168 = "stablehlo.constant"() <{value = dense<-7.316646956e-04> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %169 = "stablehlo.multiply"(%168, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %170 = "stablehlo.constant"() <{value = dense<1.272886114e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %171 = "stablehlo.add"(%169, %170) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %172 = "stablehlo.multiply"(%171, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %173 = "stablehlo.constant"() <{value = dense<-6.589186703e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %174 = "stablehlo.add"(%172, %173) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %175 = "stablehlo.multiply"(%174, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %176 = "stablehlo.constant"() <{value = dense<1.014815858e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %177 = "stablehlo.add"(%175, %176) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %178 = "stablehlo.multiply"(%167, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %179 = "stablehlo.add"(%178, %177) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %180 = "stablehlo.constant"() <{value = dense<5.64515273e-04> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %181 = "stablehlo.multiply"(%180, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %182 = "stablehlo.constant"() <{value = dense<1.505928619e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %183 = "stablehlo.add"(%181, %182) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = "stablehlo.multiply"(%183, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %185 = "stablehlo.constant"() <{value = dense<-1.757678135e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %186 = "stablehlo.add"(%184, %185) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %187 = "stablehlo.multiply"(%186, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %188 = "stablehlo.constant"() <{value = dense<5.925320577e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %189 = "stablehlo.add"(%187, %188) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %190 = "stablehlo.multiply"(%179, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %191 = "stablehlo.add"(%190, %189) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %192 = "stablehlo.multiply"(%157, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %193 = "stablehlo.add"(%192, %191) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %194 = "stablehlo.constant"() <{value = dense<-2.307248149e-04> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %195 = "stablehlo.multiply"(%194, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %196 = "stablehlo.constant"() <{value = dense<2.31480583e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %197 = "stablehlo.add"(%195, %196) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %198 = "stablehlo.multiply"(%197, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %199 = "stablehlo.constant"() <{value = dense<4.845219414e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %200 = "stablehlo.add"(%198, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %201 = "stablehlo.multiply"(%200, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %202 = "stablehlo.constant"() <{value = dense<-3.301322327e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %203 = "stablehlo.add"(%201, %202) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %204 = "stablehlo.constant"() <{value = dense<-2.407477521e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %205 = "stablehlo.multiply"(%204, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %206 = "stablehlo.constant"() <{value = dense<5.454656494e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %207 = "stablehlo.add"(%205, %206) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %208 = "stablehlo.multiply"(%207, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %209 = "stablehlo.constant"() <{value = dense<-3.473456711e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %210 = "stablehlo.add"(%208, %209) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %211 = "stablehlo.multiply"(%210, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %212 = "stablehlo.constant"() <{value = dense<6.357567472e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %213 = "stablehlo.add"(%211, %212) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %214 = "stablehlo.multiply"(%203, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %215 = "stablehlo.add"(%214, %213) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %216 = "stablehlo.constant"() <{value = dense<7.285809825e-03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %217 = "stablehlo.multiply"(%216, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %218 = "stablehlo.constant"() <{value = dense<-4.438342661e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %219 = "stablehlo.add"(%217, %218) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %220 = "stablehlo.multiply"(%219, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %221 = "stablehlo.constant"() <{value = dense<-2.924021934e-02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %222 = "stablehlo.add"(%220, %221) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %223 = "stablehlo.multiply"(%222, %17) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %224 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %225 = "stablehlo.add"(%223, %224) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %226 = "stablehlo.multiply"(%215, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %227 = "stablehlo.add"(%226, %225) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %228 = "stablehlo.multiply"(%193, %13) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %229 = "stablehlo.add"(%228, %227) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %230 = "chlo.digamma"(%1) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %231 = "chlo.digamma"(%2) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %232 = "stablehlo.subtract"(%231, %230) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %233 = "stablehlo.multiply"(%0, %232) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %234 = "stablehlo.divide"(%233, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %235 = "stablehlo.divide"(%123, %229) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %236 = "stablehlo.multiply"(%235, %234) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %237 = "stablehlo.add"(%1, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %238 = "stablehlo.divide"(%1, %237) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %239 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %240 = "stablehlo.subtract"(%239, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %241 = "stablehlo.multiply"(%1, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %242 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %243 = "stablehlo.add"(%237, %242) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %244 = "stablehlo.divide"(%241, %243) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %245 = "stablehlo.sqrt"(%244) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %246 = "stablehlo.divide"(%245, %237) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %247 = "stablehlo.multiply"(%3, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %248 = "stablehlo.multiply"(%247, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %249 = "stablehlo.constant"() <{value = dense<1.35e+02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %250 = "stablehlo.multiply"(%3, %249) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %251 = "stablehlo.constant"() <{value = dense<-1.1e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %252 = "stablehlo.add"(%250, %251) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %253 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %254 = "stablehlo.multiply"(%240, %253) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %255 = "stablehlo.multiply"(%254, %252) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %256 = "stablehlo.constant"() <{value = dense<4.55e+02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %257 = "stablehlo.multiply"(%0, %256) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %258 = "stablehlo.constant"() <{value = dense<1.62e+03> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %259 = "stablehlo.multiply"(%3, %258) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %260 = "stablehlo.multiply"(%259, %240) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %261 = "stablehlo.constant"() <{value = dense<4.53e+02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %262 = "stablehlo.add"(%260, %261) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %263 = "stablehlo.subtract"(%262, %257) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %264 = "stablehlo.multiply"(%1, %255) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %265 = "stablehlo.multiply"(%263, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %266 = "stablehlo.add"(%265, %264) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %267 = "stablehlo.constant"() <{value = dense<9.0e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %268 = "stablehlo.multiply"(%0, %267) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %269 = "stablehlo.constant"() <{value = dense<1.8e+02> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %270 = "stablehlo.multiply"(%3, %269) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %271 = "stablehlo.constant"() <{value = dense<5.9e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %272 = "stablehlo.add"(%270, %271) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %273 = "stablehlo.subtract"(%272, %268) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %274 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %275 = "stablehlo.multiply"(%273, %274) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %276 = "stablehlo.multiply"(%1, %266) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %277 = "stablehlo.multiply"(%275, %247) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %278 = "stablehlo.add"(%277, %276) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %279 = "stablehlo.constant"() <{value = dense<2.7e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %280 = "stablehlo.multiply"(%3, %279) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %281 = "stablehlo.constant"() <{value = dense<1.6e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %282 = "stablehlo.add"(%280, %281) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %283 = "stablehlo.constant"() <{value = dense<2.0e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %284 = "stablehlo.multiply"(%282, %283) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %285 = "stablehlo.multiply"(%284, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %286 = "stablehlo.constant"() <{value = dense<4.3e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %287 = "stablehlo.add"(%285, %286) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %288 = "stablehlo.multiply"(%1, %278) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %289 = "stablehlo.multiply"(%287, %248) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %290 = "stablehlo.add"(%289, %288) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %291 = "stablehlo.multiply"(%1, %290) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %292 = "stablehlo.multiply"(%247, %247) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %293 = "stablehlo.multiply"(%0, %292) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %294 = "stablehlo.constant"() <{value = dense<4.7e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %295 = "stablehlo.multiply"(%293, %294) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %296 = "stablehlo.add"(%295, %291) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %297 = "stablehlo.constant"() <{value = dense<1.2e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %298 = "stablehlo.multiply"(%3, %297) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %299 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %300 = "stablehlo.add"(%298, %299) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %301 = "stablehlo.constant"() <{value = dense<1.2e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %302 = "stablehlo.multiply"(%1, %301) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %303 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %304 = "stablehlo.add"(%302, %303) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %305 = "stablehlo.multiply"(%304, %300) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %306 = "stablehlo.multiply"(%237, %237) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %307 = "stablehlo.divide"(%305, %306) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %308 = "stablehlo.constant"() <{value = dense<1.2e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %309 = "stablehlo.multiply"(%237, %308) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %310 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %311 = "stablehlo.add"(%309, %310) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %312 = "stablehlo.multiply"(%241, %241) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %313 = "stablehlo.multiply"(%1, %312) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %314 = "stablehlo.multiply"(%313, %311) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %315 = "stablehlo.constant"() <{value = dense<1.296e+04> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %316 = "stablehlo.multiply"(%314, %315) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %317 = "stablehlo.divide"(%307, %240) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %318 = "stablehlo.multiply"(%317, %296) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %319 = "stablehlo.divide"(%318, %316) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %320 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %321 = "stablehlo.multiply"(%241, %320) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %322 = "stablehlo.divide"(%321, %237) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %323 = "stablehlo.sqrt"(%322) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %324 = "stablehlo.divide"(%0, %323) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %325 = "stablehlo.negate"(%324) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %326 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %327 = "stablehlo.divide"(%326, %237) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %328 = "stablehlo.constant"() <{value = dense<0x3F6C71C71C71C71C> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %329 = "stablehlo.multiply"(%328, %327) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %330 = "stablehlo.constant"() <{value = dense<0x3FB5555555555555> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %331 = "stablehlo.add"(%329, %330) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %332 = "stablehlo.multiply"(%331, %327) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %333 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %334 = "stablehlo.add"(%332, %333) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %335 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %336 = "stablehlo.divide"(%335, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %337 = "stablehlo.constant"() <{value = dense<0x3F6C71C71C71C71C> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %338 = "stablehlo.multiply"(%337, %336) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %339 = "stablehlo.constant"() <{value = dense<0x3FB5555555555555> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %340 = "stablehlo.add"(%338, %339) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %341 = "stablehlo.multiply"(%340, %336) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %342 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %343 = "stablehlo.add"(%341, %342) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %344 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %345 = "stablehlo.divide"(%344, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %346 = "stablehlo.constant"() <{value = dense<0x3F6C71C71C71C71C> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %347 = "stablehlo.multiply"(%346, %345) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %348 = "stablehlo.constant"() <{value = dense<0x3FB5555555555555> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %349 = "stablehlo.add"(%347, %348) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %350 = "stablehlo.multiply"(%349, %345) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %351 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %352 = "stablehlo.add"(%350, %351) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %353 = "stablehlo.multiply"(%352, %343) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %354 = "stablehlo.divide"(%353, %334) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %355 = "stablehlo.multiply"(%1, %240) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %356 = "stablehlo.multiply"(%3, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %357 = "stablehlo.subtract"(%356, %355) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %358 = "stablehlo.multiply"(%1, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %359 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %360 = "stablehlo.multiply"(%358, %359) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %361 = "stablehlo.add"(%360, %241) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %362 = "stablehlo.multiply"(%240, %361) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %363 = "stablehlo.negate"(%362) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %364 = "stablehlo.multiply"(%0, %247) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %365 = "stablehlo.subtract"(%363, %364) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %366 = "stablehlo.sqrt"(%237) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %367 = "stablehlo.multiply"(%237, %366) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %368 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %369 = "stablehlo.multiply"(%1, %368) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %370 = "stablehlo.divide"(%369, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %371 = "stablehlo.sqrt"(%370) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %372 = "stablehlo.multiply"(%371, %367) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %373 = "stablehlo.multiply"(%357, %357) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %374 = "stablehlo.multiply"(%372, %373) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %375 = "stablehlo.divide"(%365, %374) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %376 = "stablehlo.multiply"(%237, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %377 = "stablehlo.divide"(%1, %376) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %378 = "stablehlo.log"(%377) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %379 = "stablehlo.multiply"(%237, %240) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %380 = "stablehlo.divide"(%3, %379) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %381 = "stablehlo.log"(%380) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %382 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %383 = "stablehlo.multiply"(%241, %382) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %384 = "stablehlo.divide"(%383, %237) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %385 = "stablehlo.sqrt"(%384) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %386 = "stablehlo.divide"(%385, %357) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %387 = "stablehlo.multiply"(%1, %378) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %388 = "stablehlo.multiply"(%3, %381) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %389 = "stablehlo.add"(%388, %387) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %390 = "stablehlo.constant"() <{value = dense<-1.5e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %391 = "stablehlo.power"(%389, %390) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %392 = "stablehlo.negate"(%391) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %393 = "stablehlo.compare"(%0, %238) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %394 = "stablehlo.select"(%393, %391, %392) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %395 = "stablehlo.add"(%386, %394) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %396 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %397 = "stablehlo.multiply"(%378, %396) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %398 = "stablehlo.multiply"(%397, %395) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %399 = "stablehlo.add"(%375, %398) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %400 = "stablehlo.multiply"(%354, %325) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %401 = "stablehlo.multiply"(%400, %399) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %402 = "stablehlo.constant"() <{value = dense<1.0e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %403 = "stablehlo.multiply"(%246, %402) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %404 = "stablehlo.add"(%238, %403) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %405 = "stablehlo.compare"(%0, %404) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %406 = "stablehlo.subtract"(%238, %403) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %407 = "stablehlo.compare"(%406, %0) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %408 = "stablehlo.and"(%407, %405) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %409 = "stablehlo.select"(%408, %319, %401) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %410 = "stablehlo.select"(%12, %409, %236) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %411 = "stablehlo.constant"() <{value = dense<7.5e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %412 = "stablehlo.compare"(%7, %411) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %413 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %414 = "stablehlo.compare"(%0, %413) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %415 = "stablehlo.and"(%414, %412) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %416 = "chlo.digamma"(%1) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %417 = "stablehlo.add"(%3, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %418 = "chlo.digamma"(%417) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %419 = "stablehlo.subtract"(%418, %416) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %420 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %421 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %422 = "stablehlo.divide"(%419, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %423 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %424 = "stablehlo.multiply"(%5, %423) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %425 = "stablehlo.multiply"(%420, %424) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %426 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %427 = "stablehlo.add"(%1, %426) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %428 = "stablehlo.multiply"(%421, %427) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %429 = "stablehlo.add"(%428, %420) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %430 = "stablehlo.multiply"(%420, %427) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %431 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %432 = "stablehlo.add"(%3, %431) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %433 = "stablehlo.divide"(%425, %432) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %434 = "stablehlo.multiply"(%419, %430) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %435 = "stablehlo.add"(%429, %434) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %436 = "stablehlo.multiply"(%433, %435) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %437 = "stablehlo.add"(%422, %436) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %438 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %439 = "stablehlo.multiply"(%5, %438) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %440 = "stablehlo.multiply"(%425, %439) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %441 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %442 = "stablehlo.add"(%1, %441) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %443 = "stablehlo.multiply"(%429, %442) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %444 = "stablehlo.add"(%443, %430) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %445 = "stablehlo.multiply"(%430, %442) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %446 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %447 = "stablehlo.add"(%3, %446) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %448 = "stablehlo.divide"(%440, %447) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %449 = "stablehlo.multiply"(%419, %445) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %450 = "stablehlo.add"(%444, %449) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %451 = "stablehlo.multiply"(%448, %450) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %452 = "stablehlo.add"(%437, %451) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %453 = "stablehlo.constant"() <{value = dense<0xBFD5555555555555> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %454 = "stablehlo.multiply"(%5, %453) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %455 = "stablehlo.multiply"(%440, %454) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %456 = "stablehlo.constant"() <{value = dense<-3.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %457 = "stablehlo.add"(%1, %456) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %458 = "stablehlo.multiply"(%444, %457) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %459 = "stablehlo.add"(%458, %445) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %460 = "stablehlo.multiply"(%445, %457) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %461 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %462 = "stablehlo.add"(%3, %461) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %463 = "stablehlo.divide"(%455, %462) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %464 = "stablehlo.multiply"(%419, %460) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %465 = "stablehlo.add"(%459, %464) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %466 = "stablehlo.multiply"(%463, %465) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %467 = "stablehlo.add"(%452, %466) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %468 = "stablehlo.constant"() <{value = dense<-2.5e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %469 = "stablehlo.multiply"(%5, %468) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %470 = "stablehlo.multiply"(%455, %469) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %471 = "stablehlo.constant"() <{value = dense<-4.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %472 = "stablehlo.add"(%1, %471) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %473 = "stablehlo.multiply"(%459, %472) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %474 = "stablehlo.add"(%473, %460) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %475 = "stablehlo.multiply"(%460, %472) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %476 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %477 = "stablehlo.add"(%3, %476) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %478 = "stablehlo.divide"(%470, %477) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %479 = "stablehlo.multiply"(%419, %475) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %480 = "stablehlo.add"(%474, %479) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %481 = "stablehlo.multiply"(%478, %480) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %482 = "stablehlo.add"(%467, %481) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %483 = "stablehlo.constant"() <{value = dense<-2.0e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %484 = "stablehlo.multiply"(%5, %483) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %485 = "stablehlo.multiply"(%470, %484) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %486 = "stablehlo.constant"() <{value = dense<-5.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %487 = "stablehlo.add"(%1, %486) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %488 = "stablehlo.multiply"(%474, %487) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %489 = "stablehlo.add"(%488, %475) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %490 = "stablehlo.multiply"(%475, %487) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %491 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %492 = "stablehlo.add"(%3, %491) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %493 = "stablehlo.divide"(%485, %492) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %494 = "stablehlo.multiply"(%419, %490) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %495 = "stablehlo.add"(%489, %494) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %496 = "stablehlo.multiply"(%493, %495) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %497 = "stablehlo.add"(%482, %496) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %498 = "stablehlo.constant"() <{value = dense<0xBFC5555555555555> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %499 = "stablehlo.multiply"(%5, %498) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %500 = "stablehlo.multiply"(%485, %499) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %501 = "stablehlo.constant"() <{value = dense<-6.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %502 = "stablehlo.add"(%1, %501) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %503 = "stablehlo.multiply"(%489, %502) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %504 = "stablehlo.add"(%503, %490) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %505 = "stablehlo.multiply"(%490, %502) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %506 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %507 = "stablehlo.add"(%3, %506) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %508 = "stablehlo.divide"(%500, %507) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %509 = "stablehlo.multiply"(%419, %505) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %510 = "stablehlo.add"(%504, %509) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %511 = "stablehlo.multiply"(%508, %510) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %512 = "stablehlo.add"(%497, %511) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %513 = "stablehlo.constant"() <{value = dense<0xBFC2492492492492> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %514 = "stablehlo.multiply"(%5, %513) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %515 = "stablehlo.multiply"(%500, %514) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %516 = "stablehlo.constant"() <{value = dense<-7.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %517 = "stablehlo.add"(%1, %516) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %518 = "stablehlo.multiply"(%504, %517) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %519 = "stablehlo.add"(%518, %505) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %520 = "stablehlo.multiply"(%505, %517) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %521 = "stablehlo.constant"() <{value = dense<7.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %522 = "stablehlo.add"(%3, %521) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %523 = "stablehlo.divide"(%515, %522) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %524 = "stablehlo.multiply"(%419, %520) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %525 = "stablehlo.add"(%519, %524) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %526 = "stablehlo.multiply"(%523, %525) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %527 = "stablehlo.add"(%512, %526) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %528 = "stablehlo.constant"() <{value = dense<-1.25e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %529 = "stablehlo.multiply"(%5, %528) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %530 = "stablehlo.multiply"(%515, %529) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %531 = "stablehlo.constant"() <{value = dense<-8.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %532 = "stablehlo.add"(%1, %531) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %533 = "stablehlo.multiply"(%519, %532) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %534 = "stablehlo.add"(%533, %520) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %535 = "stablehlo.multiply"(%520, %532) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %536 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %537 = "stablehlo.add"(%3, %536) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %538 = "stablehlo.divide"(%530, %537) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %539 = "stablehlo.multiply"(%419, %535) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %540 = "stablehlo.add"(%534, %539) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %541 = "stablehlo.multiply"(%538, %540) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %542 = "stablehlo.add"(%527, %541) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %543 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %544 = "stablehlo.subtract"(%543, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %545 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %546 = "stablehlo.subtract"(%545, %5) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %547 = "stablehlo.power"(%546, %544) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %548 = "stablehlo.multiply"(%547, %542) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %549 = "stablehlo.negate"(%548) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %550 = "stablehlo.compare"(%549, %549) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %551 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %552 = "stablehlo.select"(%550, %551, %549) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %553 = "stablehlo.negate"(%552) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %554 = "stablehlo.select"(%415, %553, %410) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %555 = "stablehlo.constant"() <{value = dense<2.5e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %556 = "stablehlo.compare"(%7, %555) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %557 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %558 = "stablehlo.compare"(%0, %557) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %559 = "stablehlo.and"(%558, %556) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %560 = "stablehlo.log"(%0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %561 = "stablehlo.add"(%1, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %562 = "chlo.digamma"(%561) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %563 = "chlo.digamma"(%1) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %564 = "stablehlo.subtract"(%563, %562) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %565 = "stablehlo.subtract"(%564, %560) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %566 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %567 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %568 = "stablehlo.add"(%1, %567) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %569 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %570 = "stablehlo.divide"(%569, %568) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %571 = "stablehlo.add"(%565, %570) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %572 = "stablehlo.divide"(%566, %568) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %573 = "stablehlo.multiply"(%572, %571) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %574 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %575 = "stablehlo.multiply"(%0, %574) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %576 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %577 = "stablehlo.subtract"(%576, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %578 = "stablehlo.multiply"(%577, %575) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %579 = "stablehlo.multiply"(%566, %578) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %580 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %581 = "stablehlo.add"(%1, %580) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %582 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %583 = "stablehlo.divide"(%582, %581) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %584 = "stablehlo.add"(%565, %583) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %585 = "stablehlo.divide"(%579, %581) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %586 = "stablehlo.multiply"(%585, %584) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %587 = "stablehlo.add"(%573, %586) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %588 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %589 = "stablehlo.multiply"(%0, %588) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %590 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %591 = "stablehlo.subtract"(%590, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %592 = "stablehlo.multiply"(%591, %589) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %593 = "stablehlo.multiply"(%579, %592) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %594 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %595 = "stablehlo.add"(%1, %594) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %596 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %597 = "stablehlo.divide"(%596, %595) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %598 = "stablehlo.add"(%565, %597) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %599 = "stablehlo.divide"(%593, %595) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %600 = "stablehlo.multiply"(%599, %598) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %601 = "stablehlo.add"(%587, %600) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %602 = "stablehlo.constant"() <{value = dense<0x3FD5555555555555> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %603 = "stablehlo.multiply"(%0, %602) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %604 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %605 = "stablehlo.subtract"(%604, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %606 = "stablehlo.multiply"(%605, %603) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %607 = "stablehlo.multiply"(%593, %606) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %608 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %609 = "stablehlo.add"(%1, %608) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %610 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %611 = "stablehlo.divide"(%610, %609) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %612 = "stablehlo.add"(%565, %611) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %613 = "stablehlo.divide"(%607, %609) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %614 = "stablehlo.multiply"(%613, %612) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %615 = "stablehlo.add"(%601, %614) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %616 = "stablehlo.constant"() <{value = dense<2.5e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %617 = "stablehlo.multiply"(%0, %616) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %618 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %619 = "stablehlo.subtract"(%618, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %620 = "stablehlo.multiply"(%619, %617) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %621 = "stablehlo.multiply"(%607, %620) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %622 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %623 = "stablehlo.add"(%1, %622) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %624 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %625 = "stablehlo.divide"(%624, %623) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %626 = "stablehlo.add"(%565, %625) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %627 = "stablehlo.divide"(%621, %623) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %628 = "stablehlo.multiply"(%627, %626) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %629 = "stablehlo.add"(%615, %628) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %630 = "stablehlo.constant"() <{value = dense<2.0e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %631 = "stablehlo.multiply"(%0, %630) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %632 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %633 = "stablehlo.subtract"(%632, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %634 = "stablehlo.multiply"(%633, %631) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %635 = "stablehlo.multiply"(%621, %634) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %636 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %637 = "stablehlo.add"(%1, %636) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %638 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %639 = "stablehlo.divide"(%638, %637) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %640 = "stablehlo.add"(%565, %639) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %641 = "stablehlo.divide"(%635, %637) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %642 = "stablehlo.multiply"(%641, %640) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %643 = "stablehlo.add"(%629, %642) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %644 = "stablehlo.constant"() <{value = dense<0x3FC5555555555555> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %645 = "stablehlo.multiply"(%0, %644) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %646 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %647 = "stablehlo.subtract"(%646, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %648 = "stablehlo.multiply"(%647, %645) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %649 = "stablehlo.multiply"(%635, %648) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %650 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %651 = "stablehlo.add"(%1, %650) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %652 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %653 = "stablehlo.divide"(%652, %651) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %654 = "stablehlo.add"(%565, %653) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %655 = "stablehlo.divide"(%649, %651) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %656 = "stablehlo.multiply"(%655, %654) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %657 = "stablehlo.add"(%643, %656) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %658 = "stablehlo.constant"() <{value = dense<0x3FC2492492492492> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %659 = "stablehlo.multiply"(%0, %658) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %660 = "stablehlo.constant"() <{value = dense<7.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %661 = "stablehlo.subtract"(%660, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %662 = "stablehlo.multiply"(%661, %659) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %663 = "stablehlo.multiply"(%649, %662) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %664 = "stablehlo.constant"() <{value = dense<7.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %665 = "stablehlo.add"(%1, %664) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %666 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %667 = "stablehlo.divide"(%666, %665) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %668 = "stablehlo.add"(%565, %667) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %669 = "stablehlo.divide"(%663, %665) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %670 = "stablehlo.multiply"(%669, %668) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %671 = "stablehlo.add"(%657, %670) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %672 = "stablehlo.constant"() <{value = dense<1.25e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %673 = "stablehlo.multiply"(%0, %672) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %674 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %675 = "stablehlo.subtract"(%674, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %676 = "stablehlo.multiply"(%675, %673) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %677 = "stablehlo.multiply"(%663, %676) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %678 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %679 = "stablehlo.add"(%1, %678) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %680 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %681 = "stablehlo.divide"(%680, %679) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %682 = "stablehlo.add"(%565, %681) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %683 = "stablehlo.divide"(%677, %679) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %684 = "stablehlo.multiply"(%683, %682) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %685 = "stablehlo.add"(%671, %684) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %686 = "stablehlo.constant"() <{value = dense<0x3FBC71C71C71C71C> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %687 = "stablehlo.multiply"(%0, %686) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %688 = "stablehlo.constant"() <{value = dense<9.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %689 = "stablehlo.subtract"(%688, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %690 = "stablehlo.multiply"(%689, %687) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %691 = "stablehlo.multiply"(%677, %690) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %692 = "stablehlo.constant"() <{value = dense<9.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %693 = "stablehlo.add"(%1, %692) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %694 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %695 = "stablehlo.divide"(%694, %693) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %696 = "stablehlo.add"(%565, %695) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %697 = "stablehlo.divide"(%691, %693) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %698 = "stablehlo.multiply"(%697, %696) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %699 = "stablehlo.add"(%685, %698) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %700 = "stablehlo.constant"() <{value = dense<1.0e-01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %701 = "stablehlo.multiply"(%0, %700) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %702 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %703 = "stablehlo.subtract"(%702, %3) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %704 = "stablehlo.multiply"(%703, %701) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %705 = "stablehlo.multiply"(%691, %704) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %706 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %707 = "stablehlo.add"(%1, %706) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %708 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %709 = "stablehlo.divide"(%708, %707) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %710 = "stablehlo.add"(%565, %709) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %711 = "stablehlo.divide"(%705, %707) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %712 = "stablehlo.multiply"(%711, %710) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %713 = "stablehlo.add"(%699, %712) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %714 = "stablehlo.negate"(%3) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %715 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %716 = "stablehlo.subtract"(%715, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %717 = "stablehlo.power"(%716, %714) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %718 = "stablehlo.multiply"(%0, %717) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %719 = "stablehlo.multiply"(%718, %713) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %720 = "stablehlo.compare"(%719, %719) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %721 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %722 = "stablehlo.select"(%720, %721, %719) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %723 = "stablehlo.select"(%559, %722, %554) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %724 = "stablehlo.convert"(%723) : (tensor<2x3xf64>) -> tensor<2x3xf32>
    "func.return"(%724) : (tensor<2x3xf32>) -> ()
  }
}
