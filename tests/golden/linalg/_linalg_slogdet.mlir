module @setu {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<f32>, tensor<f32>, tensor<1x1xf32>, tensor<1xi32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi64>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %115:5 = "stablehlo.while"(%5, %1, %2, %3, %4) ({
    ^bb0(%a6: tensor<i64>, %a7: tensor<1x1x1xf32>, %a8: tensor<1x1xi32>, %a9: tensor<1x1xi64>, %a10: tensor<1xi32>):
      %11 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %12 = "stablehlo.compare"(%a6, %11) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a13: tensor<i64>, %a14: tensor<1x1x1xf32>, %a15: tensor<1x1xi32>, %a16: tensor<1x1xi64>, %a17: tensor<1xi32>):
      %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %19 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1x1xi64>
      %20 = "stablehlo.broadcast_in_dim"(%a13) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1xi64>
      %21 = "stablehlo.dynamic_slice"(%a14, %18, %18, %a13) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xf32>
      %22 = "stablehlo.abs"(%21) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %23 = "stablehlo.broadcast_in_dim"(%a13) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %24 = "stablehlo.compare"(%19, %23) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %25 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %26 = "stablehlo.select"(%24, %22, %25) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %27 = "stablehlo.reshape"(%26) : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
      %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %32 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a29: tensor<f32>, %a30: tensor<f32>):
        %31 = "stablehlo.maximum"(%a29, %a30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%31) : (tensor<f32>) -> ()
      }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
      %33 = "stablehlo.reshape"(%32) : (tensor<1xf32>) -> tensor<1x1xf32>
      %34 = "stablehlo.compare"(%27, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %35 = "stablehlo.compare"(%27, %27) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %36 = "stablehlo.or"(%34, %35) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
      %37 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
      %38 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
      %39 = "stablehlo.select"(%36, %37, %38) : (tensor<1x1xi1>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %40 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %44 = "stablehlo.reduce"(%39, %40) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a41: tensor<i32>, %a42: tensor<i32>):
        %43 = "stablehlo.minimum"(%a41, %a42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%43) : (tensor<i32>) -> ()
      }) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %45 = "stablehlo.reshape"(%44) : (tensor<1xi32>) -> tensor<1x1xi32>
      %46 = "stablehlo.convert"(%45) : (tensor<1x1xi32>) -> tensor<1x1xi64>
      %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %48 = "stablehlo.dynamic_slice"(%a14, %47, %a13, %47) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xf32>
      %49 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1x1xi64>
      %50 = "stablehlo.reshape"(%46) : (tensor<1x1xi64>) -> tensor<1x1x1xi64>
      %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %52 = "stablehlo.broadcast_in_dim"(%a13) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %53 = "stablehlo.compare"(%49, %52) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %54 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
      %56 = "stablehlo.select"(%51, %a14, %55) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %57 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %61 = "stablehlo.reduce"(%56, %57) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a58: tensor<f32>, %a59: tensor<f32>):
        %60 = "stablehlo.add"(%a58, %a59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%60) : (tensor<f32>) -> ()
      }) : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %62 = "stablehlo.reshape"(%61) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %63 = "stablehlo.select"(%51, %48, %a14) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %64 = "stablehlo.select"(%53, %62, %63) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %65 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %66 = "stablehlo.dynamic_slice"(%a16, %65, %a13) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xi64>, tensor<i64>, tensor<i64>) -> tensor<1x1xi64>
      %67 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi64>
      %68 = "stablehlo.compare"(%67, %46) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
      %69 = "stablehlo.broadcast_in_dim"(%a13) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1xi64>
      %70 = "stablehlo.compare"(%67, %69) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
      %71 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1xi64>
      %73 = "stablehlo.select"(%68, %a16, %72) : (tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %74 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %78 = "stablehlo.reduce"(%73, %74) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a75: tensor<i64>, %a76: tensor<i64>):
        %77 = "stablehlo.add"(%a75, %a76) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%77) : (tensor<i64>) -> ()
      }) : (tensor<1x1xi64>, tensor<i64>) -> tensor<1xi64>
      %79 = "stablehlo.reshape"(%78) : (tensor<1xi64>) -> tensor<1x1xi64>
      %80 = "stablehlo.select"(%68, %66, %a16) : (tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %81 = "stablehlo.select"(%70, %79, %80) : (tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %82 = "stablehlo.dynamic_slice"(%62, %18, %18, %a13) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xf32>
      %83 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %84 = "stablehlo.compare"(%82, %83) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %85 = "stablehlo.dynamic_slice"(%64, %18, %18, %a13) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xf32>
      %86 = "stablehlo.divide"(%85, %82) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %87 = "stablehlo.select"(%84, %86, %85) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %88 = "stablehlo.broadcast_in_dim"(%a13) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %89 = "stablehlo.compare"(%19, %88) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %90 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x1xi64>
      %91 = "stablehlo.broadcast_in_dim"(%a13) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %93 = "stablehlo.broadcast_in_dim"(%a13) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %94 = "stablehlo.compare"(%90, %93) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %95 = "stablehlo.multiply"(%87, %62) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %96 = "stablehlo.subtract"(%64, %95) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %97 = "stablehlo.and"(%89, %92) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %98 = "stablehlo.select"(%97, %96, %64) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %99 = "stablehlo.and"(%89, %94) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %100 = "stablehlo.select"(%99, %87, %98) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %101 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %102 = "stablehlo.add"(%a13, %101) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %103 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %104 = "stablehlo.add"(%46, %103) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %105 = "stablehlo.convert"(%104) : (tensor<1x1xi64>) -> tensor<1x1xi32>
      %106 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %107 = "stablehlo.compare"(%a17, %106) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %108 = "stablehlo.reshape"(%84) : (tensor<1x1x1xi1>) -> tensor<1xi1>
      %109 = "stablehlo.not"(%108) : (tensor<1xi1>) -> tensor<1xi1>
      %110 = "stablehlo.and"(%109, %107) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %111 = "stablehlo.dynamic_update_slice"(%a15, %105, %18, %a13) : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<i64>, tensor<i64>) -> tensor<1x1xi32>
      %112 = "stablehlo.convert"(%102) : (tensor<i64>) -> tensor<i32>
      %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %114 = "stablehlo.select"(%110, %113, %a17) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      "stablehlo.return"(%102, %100, %111, %81, %114) : (tensor<i64>, tensor<1x1x1xf32>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1xi32>) -> ()
    }) : (tensor<i64>, tensor<1x1x1xf32>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1xi32>) -> (tensor<i64>, tensor<1x1x1xf32>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1xi32>)
    %116 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1x1xi64>
    %117 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x1xi64>
    %118 = "stablehlo.subtract"(%117, %116) : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi64>
    %119 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1x1xi64>}> : () -> tensor<1x1x1xi64>
    %120 = "stablehlo.compare"(%118, %119) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
    %121 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %122 = "stablehlo.select"(%120, %115#1, %121) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %123 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.reduce"(%122, %123) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a124: tensor<f32>, %a125: tensor<f32>):
      %126 = "stablehlo.add"(%a124, %a125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%126) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
    %128 = "stablehlo.abs"(%127) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %129 = "stablehlo.sign"(%127) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %130 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi64>
    %131 = "stablehlo.convert"(%130) : (tensor<1x1xi64>) -> tensor<1x1xi32>
    %132 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %133 = "stablehlo.add"(%131, %132) : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %134 = "stablehlo.compare"(%115#2, %133) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %135 = "stablehlo.convert"(%134) : (tensor<1x1xi1>) -> tensor<1x1xi64>
    %136 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %140 = "stablehlo.reduce"(%135, %136) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a137: tensor<i64>, %a138: tensor<i64>):
      %139 = "stablehlo.add"(%a137, %a138) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%139) : (tensor<i64>) -> ()
    }) : (tensor<1x1xi64>, tensor<i64>) -> tensor<1xi64>
    %141 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %142 = "stablehlo.and"(%140, %141) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %143 = "stablehlo.constant"() <{value = dense<-2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %144 = "stablehlo.multiply"(%142, %143) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %145 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %146 = "stablehlo.add"(%144, %145) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %147 = "stablehlo.convert"(%146) : (tensor<1xi64>) -> tensor<1xf32>
    %148 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.reduce"(%129, %148) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a149: tensor<f32>, %a150: tensor<f32>):
      %151 = "stablehlo.multiply"(%a149, %a150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%151) : (tensor<f32>) -> ()
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
    %153 = "stablehlo.multiply"(%152, %147) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %154 = "stablehlo.reshape"(%153) : (tensor<1xf32>) -> tensor<f32>
    %155 = "stablehlo.log"(%128) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %156 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %160 = "stablehlo.reduce"(%155, %156) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a157: tensor<f32>, %a158: tensor<f32>):
      %159 = "stablehlo.add"(%a157, %a158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%159) : (tensor<f32>) -> ()
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
    %161 = "stablehlo.reshape"(%160) : (tensor<1xf32>) -> tensor<f32>
    %162 = "stablehlo.reshape"(%115#1) : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
    %163 = "stablehlo.reshape"(%115#2) : (tensor<1x1xi32>) -> tensor<1xi32>
    "func.return"(%154, %161, %162, %163) : (tensor<f32>, tensor<f32>, tensor<1x1xf32>, tensor<1xi32>) -> ()
  }
}
