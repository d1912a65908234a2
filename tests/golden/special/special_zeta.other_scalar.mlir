module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<i64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %3 = "stablehlo.negate"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.floor"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%1, %4) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.compare"(%1, %6) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.and"(%7, %5) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %9 = "stablehlo.floor"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.compare"(%arg0, %9) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %11 = "stablehlo.not"(%10) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.compare"(%1, %12) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = "stablehlo.and"(%13, %11) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %15 = "stablehlo.or"(%8, %14) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %16 = "stablehlo.not"(%15) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.compare"(%arg0, %17) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %19 = "stablehlo.and"(%18, %16) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %20 = "stablehlo.power"(%1, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %64:5 = "stablehlo.while"(%20, %1, %2, %19, %21) ({
    ^bb0(%a22: tensor<2x3xf32>, %a23: tensor<2x3xf32>, %a24: tensor<2x3xf32>, %a25: tensor<2x3xi1>, %a26: tensor<i32>):
      %27 = "stablehlo.constant"() <{value = dense<4096> : tensor<i32>}> : () -> tensor<i32>
      %28 = "stablehlo.compare"(%a26, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %29 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %33 = "stablehlo.reduce"(%a25, %29) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a30: tensor<i1>, %a31: tensor<i1>):
        %32 = "stablehlo.or"(%a30, %a31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%32) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      %34 = "stablehlo.and"(%33, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a35: tensor<2x3xf32>, %a36: tensor<2x3xf32>, %a37: tensor<2x3xf32>, %a38: tensor<2x3xi1>, %a39: tensor<i32>):
      %40 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %41 = "stablehlo.add"(%a39, %40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %42 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %43 = "stablehlo.add"(%a36, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %44 = "stablehlo.select"(%a38, %43, %a36) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %45 = "stablehlo.power"(%44, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %46 = "stablehlo.select"(%a38, %45, %a37) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %47 = "stablehlo.add"(%a35, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %48 = "stablehlo.select"(%a38, %47, %a35) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %49 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
      %50 = "stablehlo.compare"(%41, %49) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
      %52 = "stablehlo.constant"() <{value = dense<9.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %53 = "stablehlo.compare"(%44, %52) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %54 = "stablehlo.or"(%51, %53) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %55 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %56 = "stablehlo.multiply"(%48, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %57 = "stablehlo.compare"(%46, %56) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %58 = "stablehlo.negate"(%56) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %59 = "stablehlo.compare"(%58, %46) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %60 = "stablehlo.and"(%59, %57) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %61 = "stablehlo.not"(%60) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %62 = "stablehlo.and"(%a38, %61) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %63 = "stablehlo.and"(%62, %54) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      "stablehlo.return"(%48, %44, %46, %63, %41) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<i32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<i32>)
    %65 = "stablehlo.is_finite"(%1) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %66 = "stablehlo.is_finite"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %67 = "stablehlo.and"(%66, %65) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %68 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %69 = "stablehlo.compare"(%64#2, %68) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %70 = "stablehlo.and"(%69, %67) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %71 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.multiply"(%64#0, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.compare"(%64#2, %72) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %74 = "stablehlo.negate"(%72) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.compare"(%74, %64#2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %76 = "stablehlo.and"(%75, %73) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %77 = "stablehlo.or"(%76, %70) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %78 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %79 = "stablehlo.add"(%arg0, %78) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.multiply"(%64#2, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.divide"(%80, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %83 = "stablehlo.multiply"(%64#2, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.subtract"(%81, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.add"(%64#0, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.select"(%77, %64#0, %85) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.multiply"(%64#2, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.divide"(%87, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<1.2e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.divide"(%88, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.add"(%86, %90) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.select"(%77, %86, %91) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.divide"(%90, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %94 = "stablehlo.abs"(%93) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %96 = "stablehlo.compare"(%94, %95) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %97 = "stablehlo.or"(%77, %96) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %98 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %99 = "stablehlo.add"(%arg0, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.divide"(%99, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.multiply"(%88, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %103 = "stablehlo.add"(%arg0, %102) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.divide"(%103, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %105 = "stablehlo.multiply"(%101, %104) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.constant"() <{value = dense<-7.2e+02> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %107 = "stablehlo.divide"(%105, %106) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.add"(%92, %107) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %109 = "stablehlo.select"(%97, %92, %108) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = "stablehlo.divide"(%107, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.abs"(%110) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %113 = "stablehlo.compare"(%111, %112) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %114 = "stablehlo.or"(%97, %113) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %115 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %116 = "stablehlo.add"(%arg0, %115) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = "stablehlo.divide"(%116, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.multiply"(%105, %117) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %120 = "stablehlo.add"(%arg0, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = "stablehlo.divide"(%120, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = "stablehlo.multiply"(%118, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = "stablehlo.constant"() <{value = dense<3.024e+04> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %124 = "stablehlo.divide"(%122, %123) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %125 = "stablehlo.add"(%109, %124) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.select"(%114, %109, %125) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = "stablehlo.divide"(%124, %126) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.abs"(%127) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %130 = "stablehlo.compare"(%128, %129) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %131 = "stablehlo.or"(%114, %130) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %132 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %133 = "stablehlo.add"(%arg0, %132) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = "stablehlo.divide"(%133, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = "stablehlo.multiply"(%122, %134) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %137 = "stablehlo.add"(%arg0, %136) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %138 = "stablehlo.divide"(%137, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = "stablehlo.multiply"(%135, %138) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = "stablehlo.constant"() <{value = dense<-1.2096e+06> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %141 = "stablehlo.divide"(%139, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %142 = "stablehlo.add"(%126, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "stablehlo.select"(%131, %126, %142) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %144 = "stablehlo.divide"(%141, %143) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = "stablehlo.abs"(%144) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %147 = "stablehlo.compare"(%145, %146) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %148 = "stablehlo.or"(%131, %147) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %149 = "stablehlo.constant"() <{value = dense<7.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %150 = "stablehlo.add"(%arg0, %149) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %151 = "stablehlo.divide"(%150, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %152 = "stablehlo.multiply"(%139, %151) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %153 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %154 = "stablehlo.add"(%arg0, %153) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %155 = "stablehlo.divide"(%154, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %156 = "stablehlo.multiply"(%152, %155) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %157 = "stablehlo.constant"() <{value = dense<4.790016e+07> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %158 = "stablehlo.divide"(%156, %157) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %159 = "stablehlo.add"(%143, %158) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %160 = "stablehlo.select"(%148, %143, %159) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %161 = "stablehlo.divide"(%158, %160) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %162 = "stablehlo.abs"(%161) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %163 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %164 = "stablehlo.compare"(%162, %163) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %165 = "stablehlo.or"(%148, %164) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %166 = "stablehlo.constant"() <{value = dense<9.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %167 = "stablehlo.add"(%arg0, %166) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = "stablehlo.divide"(%167, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %169 = "stablehlo.multiply"(%156, %168) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %170 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %171 = "stablehlo.add"(%arg0, %170) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %172 = "stablehlo.divide"(%171, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %173 = "stablehlo.multiply"(%169, %172) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %174 = "stablehlo.constant"() <{value = dense<-1.892437632e+09> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %175 = "stablehlo.divide"(%173, %174) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %176 = "stablehlo.add"(%160, %175) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %177 = "stablehlo.select"(%165, %160, %176) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %178 = "stablehlo.divide"(%175, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %179 = "stablehlo.abs"(%178) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %180 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %181 = "stablehlo.compare"(%179, %180) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %182 = "stablehlo.or"(%165, %181) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %183 = "stablehlo.constant"() <{value = dense<1.1e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %184 = "stablehlo.add"(%arg0, %183) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %185 = "stablehlo.divide"(%184, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %186 = "stablehlo.multiply"(%173, %185) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %187 = "stablehlo.constant"() <{value = dense<1.2e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %188 = "stablehlo.add"(%arg0, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %189 = "stablehlo.divide"(%188, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %190 = "stablehlo.multiply"(%186, %189) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %191 = "stablehlo.constant"() <{value = dense<0x518B2F4C> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %192 = "stablehlo.divide"(%190, %191) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %193 = "stablehlo.add"(%177, %192) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %194 = "stablehlo.select"(%182, %177, %193) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %195 = "stablehlo.divide"(%192, %194) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %196 = "stablehlo.abs"(%195) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %197 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %198 = "stablehlo.compare"(%196, %197) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %199 = "stablehlo.or"(%182, %198) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %200 = "stablehlo.constant"() <{value = dense<1.3e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %201 = "stablehlo.add"(%arg0, %200) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %202 = "stablehlo.divide"(%201, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %203 = "stablehlo.multiply"(%190, %202) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %204 = "stablehlo.constant"() <{value = dense<1.4e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %205 = "stablehlo.add"(%arg0, %204) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %206 = "stablehlo.divide"(%205, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %207 = "stablehlo.multiply"(%203, %206) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %208 = "stablehlo.constant"() <{value = dense<0xD42BB860> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %209 = "stablehlo.divide"(%207, %208) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %210 = "stablehlo.add"(%194, %209) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %211 = "stablehlo.select"(%199, %194, %210) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %212 = "stablehlo.divide"(%209, %211) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %213 = "stablehlo.abs"(%212) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %214 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %215 = "stablehlo.compare"(%213, %214) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %216 = "stablehlo.or"(%199, %215) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %217 = "stablehlo.constant"() <{value = dense<1.5e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %218 = "stablehlo.add"(%arg0, %217) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %219 = "stablehlo.divide"(%218, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %220 = "stablehlo.multiply"(%207, %219) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %221 = "stablehlo.constant"() <{value = dense<1.6e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %222 = "stablehlo.add"(%arg0, %221) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %223 = "stablehlo.divide"(%222, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %224 = "stablehlo.multiply"(%220, %223) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %225 = "stablehlo.constant"() <{value = dense<0x56D3DA8F> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %226 = "stablehlo.divide"(%224, %225) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %227 = "stablehlo.add"(%211, %226) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %228 = "stablehlo.select"(%216, %211, %227) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %229 = "stablehlo.divide"(%226, %228) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %230 = "stablehlo.abs"(%229) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %231 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %232 = "stablehlo.compare"(%230, %231) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %233 = "stablehlo.or"(%216, %232) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %234 = "stablehlo.constant"() <{value = dense<1.7e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %235 = "stablehlo.add"(%arg0, %234) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %236 = "stablehlo.divide"(%235, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %237 = "stablehlo.multiply"(%224, %236) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %238 = "stablehlo.constant"() <{value = dense<1.8e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %239 = "stablehlo.add"(%arg0, %238) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %240 = "stablehlo.divide"(%239, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %241 = "stablehlo.multiply"(%237, %240) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %242 = "stablehlo.constant"() <{value = dense<0xD982AEB3> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %243 = "stablehlo.divide"(%241, %242) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %244 = "stablehlo.add"(%228, %243) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %245 = "stablehlo.select"(%233, %228, %244) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %246 = "stablehlo.divide"(%243, %245) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %247 = "stablehlo.abs"(%246) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %248 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %249 = "stablehlo.compare"(%247, %248) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %250 = "stablehlo.or"(%233, %249) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %251 = "stablehlo.constant"() <{value = dense<1.9e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %252 = "stablehlo.add"(%arg0, %251) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %253 = "stablehlo.divide"(%252, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %254 = "stablehlo.multiply"(%241, %253) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %255 = "stablehlo.constant"() <{value = dense<2.0e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %256 = "stablehlo.add"(%arg0, %255) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %257 = "stablehlo.divide"(%256, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %258 = "stablehlo.multiply"(%254, %257) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %259 = "stablehlo.constant"() <{value = dense<0x5C21391C> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %260 = "stablehlo.divide"(%258, %259) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %261 = "stablehlo.add"(%245, %260) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %262 = "stablehlo.select"(%250, %245, %261) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %263 = "stablehlo.divide"(%260, %262) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %264 = "stablehlo.abs"(%263) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %265 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %266 = "stablehlo.compare"(%264, %265) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %267 = "stablehlo.or"(%250, %266) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %268 = "stablehlo.constant"() <{value = dense<2.1e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %269 = "stablehlo.add"(%arg0, %268) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %270 = "stablehlo.divide"(%269, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %271 = "stablehlo.multiply"(%258, %270) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %272 = "stablehlo.constant"() <{value = dense<2.2e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %273 = "stablehlo.add"(%arg0, %272) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %274 = "stablehlo.divide"(%273, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %275 = "stablehlo.multiply"(%271, %274) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %276 = "stablehlo.constant"() <{value = dense<0xDEC6E6AB> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %277 = "stablehlo.divide"(%275, %276) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %278 = "stablehlo.add"(%262, %277) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %279 = "stablehlo.select"(%267, %262, %278) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %280 = "stablehlo.divide"(%277, %279) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %281 = "stablehlo.abs"(%280) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %282 = "stablehlo.constant"() <{value = dense<0x32000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %283 = "stablehlo.compare"(%281, %282) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %284 = "stablehlo.or"(%267, %283) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %285 = "stablehlo.constant"() <{value = dense<2.3e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %286 = "stablehlo.add"(%arg0, %285) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %287 = "stablehlo.divide"(%286, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %288 = "stablehlo.multiply"(%275, %287) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %289 = "stablehlo.constant"() <{value = dense<2.4e+01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %290 = "stablehlo.add"(%arg0, %289) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %291 = "stablehlo.divide"(%290, %64#1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %292 = "stablehlo.multiply"(%288, %291) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %293 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %294 = "stablehlo.or"(%14, %293) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %295 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %296 = "stablehlo.select"(%294, %295, %279) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %297 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %298 = "stablehlo.select"(%8, %297, %296) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %299 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %300 = "stablehlo.compare"(%arg0, %299) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %301 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %302 = "stablehlo.select"(%300, %301, %298) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %303 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %304 = "stablehlo.compare"(%arg0, %303) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %305 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %306 = "stablehlo.select"(%304, %305, %302) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%306) : (tensor<2x3xf32>) -> ()
  }
}
