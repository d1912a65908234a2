module @setu {
  func.func public @main(%arg0: tensor<1x2x4x4xf32>) -> (tensor<1x1x1x1xf32>) {
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
    %153 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<8xi64>}> : () -> tensor<8xi64>
    %155 = "stablehlo.constant"() <{value = dense<true> : tensor<8xi1>}> : () -> tensor<8xi1>
    %156 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 1>, strides = array<i64: 1, 1>}> : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %157 = "stablehlo.reshape"(%156) : (tensor<8x1xf32>) -> tensor<8xf32>
    %158 = "stablehlo.slice"(%38) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %159 = "stablehlo.slice"(%38) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %160 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<8xf32>
    %161 = "stablehlo.compare"(%157, %160) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %162 = "stablehlo.and"(%155, %161) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %163 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<8xf32>
    %164 = "stablehlo.compare"(%157, %163) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %165 = "stablehlo.and"(%162, %164) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %166 = "stablehlo.reshape"(%157) : (tensor<8xf32>) -> tensor<1x8xf32>
    %167 = "stablehlo.reshape"(%38) : (tensor<2xf32>) -> tensor<1x2xf32>
    %168 = "stablehlo.reshape"(%166) : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
    %169 = "stablehlo.reshape"(%167) : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<1x8x2xf32>
    %171 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x1xf32>) -> tensor<1x8x2xf32>
    %172 = "stablehlo.compare"(%170, %171) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x8x2xf32>, tensor<1x8x2xf32>) -> tensor<1x8x2xi1>
    %173 = "stablehlo.not"(%172) : (tensor<1x8x2xi1>) -> tensor<1x8x2xi1>
    %174 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x8x2xi64>
    %175 = "stablehlo.constant"() <{value = dense<2> : tensor<1x8x2xi64>}> : () -> tensor<1x8x2xi64>
    %176 = "stablehlo.select"(%173, %175, %174) : (tensor<1x8x2xi1>, tensor<1x8x2xi64>, tensor<1x8x2xi64>) -> tensor<1x8x2xi64>
    %177 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %181 = "stablehlo.reduce"(%176, %177) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a178: tensor<i64>, %a179: tensor<i64>):
      %180 = "stablehlo.minimum"(%a178, %a179) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%180) : (tensor<i64>) -> ()
    }) : (tensor<1x8x2xi64>, tensor<i64>) -> tensor<1x8xi64>
    %182 = "stablehlo.constant"() <{value = dense<2> : tensor<1x8xi64>}> : () -> tensor<1x8xi64>
    %183 = "stablehlo.minimum"(%181, %182) : (tensor<1x8xi64>, tensor<1x8xi64>) -> tensor<1x8xi64>
    %184 = "stablehlo.reshape"(%183) : (tensor<1x8xi64>) -> tensor<8xi64>
    %185 = "stablehlo.constant"() <{value = dense<-1> : tensor<8xi64>}> : () -> tensor<8xi64>
    %186 = "stablehlo.add"(%184, %185) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %187 = "stablehlo.constant"() <{value = dense<0> : tensor<8xi64>}> : () -> tensor<8xi64>
    %188 = "stablehlo.minimum"(%186, %187) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %189 = "stablehlo.constant"() <{value = dense<1> : tensor<8xi64>}> : () -> tensor<8xi64>
    %190 = "stablehlo.multiply"(%154, %189) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %191 = "stablehlo.add"(%190, %188) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %192 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 8, 2>, strides = array<i64: 1, 1>}> : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %193 = "stablehlo.reshape"(%192) : (tensor<8x1xf32>) -> tensor<8xf32>
    %194 = "stablehlo.slice"(%76) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %195 = "stablehlo.slice"(%76) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %196 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<8xf32>
    %197 = "stablehlo.compare"(%193, %196) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %198 = "stablehlo.and"(%165, %197) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %199 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<8xf32>
    %200 = "stablehlo.compare"(%193, %199) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %201 = "stablehlo.and"(%198, %200) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %202 = "stablehlo.reshape"(%193) : (tensor<8xf32>) -> tensor<1x8xf32>
    %203 = "stablehlo.reshape"(%76) : (tensor<2xf32>) -> tensor<1x2xf32>
    %204 = "stablehlo.reshape"(%202) : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
    %205 = "stablehlo.reshape"(%203) : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<1x8x2xf32>
    %207 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x1xf32>) -> tensor<1x8x2xf32>
    %208 = "stablehlo.compare"(%206, %207) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x8x2xf32>, tensor<1x8x2xf32>) -> tensor<1x8x2xi1>
    %209 = "stablehlo.not"(%208) : (tensor<1x8x2xi1>) -> tensor<1x8x2xi1>
    %210 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x8x2xi64>
    %211 = "stablehlo.constant"() <{value = dense<2> : tensor<1x8x2xi64>}> : () -> tensor<1x8x2xi64>
    %212 = "stablehlo.select"(%209, %211, %210) : (tensor<1x8x2xi1>, tensor<1x8x2xi64>, tensor<1x8x2xi64>) -> tensor<1x8x2xi64>
    %213 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %217 = "stablehlo.reduce"(%212, %213) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a214: tensor<i64>, %a215: tensor<i64>):
      %216 = "stablehlo.minimum"(%a214, %a215) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%216) : (tensor<i64>) -> ()
    }) : (tensor<1x8x2xi64>, tensor<i64>) -> tensor<1x8xi64>
    %218 = "stablehlo.constant"() <{value = dense<2> : tensor<1x8xi64>}> : () -> tensor<1x8xi64>
    %219 = "stablehlo.minimum"(%217, %218) : (tensor<1x8xi64>, tensor<1x8xi64>) -> tensor<1x8xi64>
    %220 = "stablehlo.reshape"(%219) : (tensor<1x8xi64>) -> tensor<8xi64>
    %221 = "stablehlo.constant"() <{value = dense<-1> : tensor<8xi64>}> : () -> tensor<8xi64>
    %222 = "stablehlo.add"(%220, %221) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %223 = "stablehlo.constant"() <{value = dense<0> : tensor<8xi64>}> : () -> tensor<8xi64>
    %224 = "stablehlo.minimum"(%222, %223) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %225 = "stablehlo.constant"() <{value = dense<1> : tensor<8xi64>}> : () -> tensor<8xi64>
    %226 = "stablehlo.multiply"(%191, %225) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %227 = "stablehlo.add"(%226, %224) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %228 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 8, 3>, strides = array<i64: 1, 1>}> : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %229 = "stablehlo.reshape"(%228) : (tensor<8x1xf32>) -> tensor<8xf32>
    %230 = "stablehlo.slice"(%114) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %231 = "stablehlo.slice"(%114) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %232 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<8xf32>
    %233 = "stablehlo.compare"(%229, %232) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %234 = "stablehlo.and"(%201, %233) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %235 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<8xf32>
    %236 = "stablehlo.compare"(%229, %235) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %237 = "stablehlo.and"(%234, %236) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %238 = "stablehlo.reshape"(%229) : (tensor<8xf32>) -> tensor<1x8xf32>
    %239 = "stablehlo.reshape"(%114) : (tensor<2xf32>) -> tensor<1x2xf32>
    %240 = "stablehlo.reshape"(%238) : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
    %241 = "stablehlo.reshape"(%239) : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<1x8x2xf32>
    %243 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x1xf32>) -> tensor<1x8x2xf32>
    %244 = "stablehlo.compare"(%242, %243) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x8x2xf32>, tensor<1x8x2xf32>) -> tensor<1x8x2xi1>
    %245 = "stablehlo.not"(%244) : (tensor<1x8x2xi1>) -> tensor<1x8x2xi1>
    %246 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x8x2xi64>
    %247 = "stablehlo.constant"() <{value = dense<2> : tensor<1x8x2xi64>}> : () -> tensor<1x8x2xi64>
    %248 = "stablehlo.select"(%245, %247, %246) : (tensor<1x8x2xi1>, tensor<1x8x2xi64>, tensor<1x8x2xi64>) -> tensor<1x8x2xi64>
    %249 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %253 = "stablehlo.reduce"(%248, %249) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a250: tensor<i64>, %a251: tensor<i64>):
      %252 = "stablehlo.minimum"(%a250, %a251) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%252) : (tensor<i64>) -> ()
    }) : (tensor<1x8x2xi64>, tensor<i64>) -> tensor<1x8xi64>
    %254 = "stablehlo.constant"() <{value = dense<2> : tensor<1x8xi64>}> : () -> tensor<1x8xi64>
    %255 = "stablehlo.minimum"(%253, %254) : (tensor<1x8xi64>, tensor<1x8xi64>) -> tensor<1x8xi64>
    %256 = "stablehlo.reshape"(%255) : (tensor<1x8xi64>) -> tensor<8xi64>
    %257 = "stablehlo.constant"() <{value = dense<-1> : tensor<8xi64>}> : () -> tensor<8xi64>
    %258 = "stablehlo.add"(%256, %257) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %259 = "stablehlo.constant"() <{value = dense<0> : tensor<8xi64>}> : () -> tensor<8xi64>
    %260 = "stablehlo.minimum"(%258, %259) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %261 = "stablehlo.constant"() <{value = dense<1> : tensor<8xi64>}> : () -> tensor<8xi64>
    %262 = "stablehlo.multiply"(%227, %261) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %263 = "stablehlo.add"(%262, %260) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %264 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 3>, limit_indices = array<i64: 8, 4>, strides = array<i64: 1, 1>}> : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %265 = "stablehlo.reshape"(%264) : (tensor<8x1xf32>) -> tensor<8xf32>
    %266 = "stablehlo.slice"(%152) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %267 = "stablehlo.slice"(%152) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %268 = "stablehlo.broadcast_in_dim"(%266) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<8xf32>
    %269 = "stablehlo.compare"(%265, %268) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %270 = "stablehlo.and"(%237, %269) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %271 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<8xf32>
    %272 = "stablehlo.compare"(%265, %271) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %273 = "stablehlo.and"(%270, %272) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %274 = "stablehlo.reshape"(%265) : (tensor<8xf32>) -> tensor<1x8xf32>
    %275 = "stablehlo.reshape"(%152) : (tensor<2xf32>) -> tensor<1x2xf32>
    %276 = "stablehlo.reshape"(%274) : (tensor<1x8xf32>) -> tensor<1x8x1xf32>
    %277 = "stablehlo.reshape"(%275) : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<1x8x2xf32>
    %279 = "stablehlo.broadcast_in_dim"(%276) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x8x1xf32>) -> tensor<1x8x2xf32>
    %280 = "stablehlo.compare"(%278, %279) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x8x2xf32>, tensor<1x8x2xf32>) -> tensor<1x8x2xi1>
    %281 = "stablehlo.not"(%280) : (tensor<1x8x2xi1>) -> tensor<1x8x2xi1>
    %282 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x8x2xi64>
    %283 = "stablehlo.constant"() <{value = dense<2> : tensor<1x8x2xi64>}> : () -> tensor<1x8x2xi64>
    %284 = "stablehlo.select"(%281, %283, %282) : (tensor<1x8x2xi1>, tensor<1x8x2xi64>, tensor<1x8x2xi64>) -> tensor<1x8x2xi64>
    %285 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %289 = "stablehlo.reduce"(%284, %285) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a286: tensor<i64>, %a287: tensor<i64>):
      %288 = "stablehlo.minimum"(%a286, %a287) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%288) : (tensor<i64>) -> ()
    }) : (tensor<1x8x2xi64>, tensor<i64>) -> tensor<1x8xi64>
    %290 = "stablehlo.constant"() <{value = dense<2> : tensor<1x8xi64>}> : () -> tensor<1x8xi64>
    %291 = "stablehlo.minimum"(%289, %290) : (tensor<1x8xi64>, tensor<1x8xi64>) -> tensor<1x8xi64>
    %292 = "stablehlo.reshape"(%291) : (tensor<1x8xi64>) -> tensor<8xi64>
    %293 = "stablehlo.constant"() <{value = dense<-1> : tensor<8xi64>}> : () -> tensor<8xi64>
    %294 = "stablehlo.add"(%292, %293) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %295 = "stablehlo.constant"() <{value = dense<0> : tensor<8xi64>}> : () -> tensor<8xi64>
    %296 = "stablehlo.minimum"(%294, %295) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %297 = "stablehlo.constant"() <{value = dense<1> : tensor<8xi64>}> : () -> tensor<8xi64>
    %298 = "stablehlo.multiply"(%263, %297) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %299 = "stablehlo.add"(%298, %296) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %300 = "stablehlo.constant"() <{value = dense<1> : tensor<8xi64>}> : () -> tensor<8xi64>
    %301 = "stablehlo.select"(%273, %299, %300) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %302 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 8, 1>, strides = array<i64: 1, 1>}> : (tensor<8x4xf32>) -> tensor<8x1xf32>
    %303 = "stablehlo.reshape"(%302) : (tensor<8x1xf32>) -> tensor<8xf32>
    %304 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<8xf32>}> : () -> tensor<8xf32>
    %308 = "stablehlo.scatter"(%153, %301, %304) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a305: tensor<f32>, %a306: tensor<f32>):
      %307 = "stablehlo.add"(%a305, %a306) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%307) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<8xi64>, tensor<8xf32>) -> tensor<1xf32>
    %309 = "stablehlo.reshape"(%308) : (tensor<1xf32>) -> tensor<1x1x1x1xf32>
    "func.return"(%309) : (tensor<1x1x1x1xf32>) -> ()
  }
}
