module @setu {
  func.func public @main(%arg0: tensor<1x2x4x4xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x4xf32>) -> tensor<8x4xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 1>, strides = array<i64: 1, 1>}> : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<8x1xf32>) -> tensor<8xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%2, %5) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a6: tensor<f32>, %a7: tensor<f32>):
      %8 = "stablehlo.minimum"(%a6, %a7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%2, %10) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a11: tensor<f32>, %a12: tensor<f32>):
      %13 = "stablehlo.maximum"(%a11, %a12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.compare"(%9, %14) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %16 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.add"(%9, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.select"(%15, %17, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.add"(%14, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.select"(%15, %20, %14) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.subtract"(%21, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.divide"(%23, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %27 = "stablehlo.subtract"(%26, %25) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %28 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %29 = "stablehlo.multiply"(%28, %25) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %30 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %31 = "stablehlo.add"(%30, %29) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %32 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %33 = "stablehlo.multiply"(%32, %27) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %34 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %35 = "stablehlo.subtract"(%34, %33) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %37 = "stablehlo.compare"(%25, %36) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %38 = "stablehlo.select"(%37, %31, %35) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %39 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 8, 2>, strides = array<i64: 1, 1>}> : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<8x1xf32>) -> tensor<8xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.reduce"(%40, %43) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a44: tensor<f32>, %a45: tensor<f32>):
      %46 = "stablehlo.minimum"(%a44, %a45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.reduce"(%40, %48) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a49: tensor<f32>, %a50: tensor<f32>):
      %51 = "stablehlo.maximum"(%a49, %a50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.compare"(%47, %52) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %54 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.add"(%47, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.select"(%53, %55, %47) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.add"(%52, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.select"(%53, %58, %52) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.subtract"(%59, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.divide"(%61, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %64 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %65 = "stablehlo.subtract"(%64, %63) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %66 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %67 = "stablehlo.multiply"(%66, %63) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %68 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %69 = "stablehlo.add"(%68, %67) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %70 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %71 = "stablehlo.multiply"(%70, %65) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %72 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %73 = "stablehlo.subtract"(%72, %71) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %74 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %75 = "stablehlo.compare"(%63, %74) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %76 = "stablehlo.select"(%75, %69, %73) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %77 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 8, 3>, strides = array<i64: 1, 1>}> : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %78 = "stablehlo.reshape"(%77) : (tensor<8x1xf32>) -> tensor<8xf32>
    %79 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.reduce"(%78, %81) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a82: tensor<f32>, %a83: tensor<f32>):
      %84 = "stablehlo.minimum"(%a82, %a83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.reduce"(%78, %86) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a87: tensor<f32>, %a88: tensor<f32>):
      %89 = "stablehlo.maximum"(%a87, %a88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%89) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.compare"(%85, %90) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %92 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.add"(%85, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.select"(%91, %93, %85) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.add"(%90, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %97 = "stablehlo.select"(%91, %96, %90) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.subtract"(%97, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.divide"(%99, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %101 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %102 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %103 = "stablehlo.subtract"(%102, %101) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %104 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %105 = "stablehlo.multiply"(%104, %101) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %106 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %107 = "stablehlo.add"(%106, %105) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %108 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %109 = "stablehlo.multiply"(%108, %103) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %110 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %111 = "stablehlo.subtract"(%110, %109) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %112 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %113 = "stablehlo.compare"(%101, %112) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %114 = "stablehlo.select"(%113, %107, %111) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %115 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 8, 4>, strides = array<i64: 1, 1>}> : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %116 = "stablehlo.reshape"(%115) : (tensor<8x1xf32>) -> tensor<8xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.reduce"(%116, %119) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a120: tensor<f32>, %a121: tensor<f32>):
      %122 = "stablehlo.minimum"(%a120, %a121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%122) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %124 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %128 = "stablehlo.reduce"(%116, %124) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a125: tensor<f32>, %a126: tensor<f32>):
      %127 = "stablehlo.maximum"(%a125, %a126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%127) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.compare"(%123, %128) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %130 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.add"(%123, %130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.select"(%129, %131, %123) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %133 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %134 = "stablehlo.add"(%128, %133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %135 = "stablehlo.select"(%129, %134, %128) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %136 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.subtract"(%135, %132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %138 = "stablehlo.divide"(%137, %136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %139 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xf32>
    %140 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %141 = "stablehlo.subtract"(%140, %139) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %142 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %143 = "stablehlo.multiply"(%142, %139) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %144 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %145 = "stablehlo.add"(%144, %143) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %146 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %147 = "stablehlo.multiply"(%146, %141) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %148 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %149 = "stablehlo.subtract"(%148, %147) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %150 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %151 = "stablehlo.compare"(%139, %150) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %152 = "stablehlo.select"(%151, %145, %149) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%38, %76, %114, %152) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
  }
}
