module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<5xcomplex<f32>>}> : () -> tensor<5xcomplex<f32>>
    %2 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<5x5xcomplex<f32>>}> : () -> tensor<5x5xcomplex<f32>>
    %3 = "stablehlo.abs"(%0) : (tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %4 = "stablehlo.is_finite"(%3) : (tensor<1x5x5xf32>) -> tensor<1x5x5xi1>
    %5 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %9 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%a6: tensor<i1>, %a7: tensor<i1>):
      %8 = "stablehlo.and"(%a6, %a7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }) : (tensor<1x5x5xi1>, tensor<i1>) -> tensor<1xi1>
    %10 = "stablehlo.reshape"(%9) : (tensor<1xi1>) -> tensor<1x1x1xi1>
    %11 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x5xi1>
    %13 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
    %14 = "stablehlo.select"(%12, %0, %13) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %15 = "stablehlo.abs"(%14) : (tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %16 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%a17: tensor<f32>, %a18: tensor<f32>):
      %19 = "stablehlo.maximum"(%a17, %a18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %22 = "stablehlo.constant"() <{value = dense<0x53800000> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %24 = "stablehlo.constant"() <{value = dense<0x2B800000> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %25 = "stablehlo.multiply"(%21, %24) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %28 = "stablehlo.compare"(%25, %27) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
    %29 = "stablehlo.select"(%28, %25, %26) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %31 = "stablehlo.compare"(%23, %30) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
    %32 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %33 = "stablehlo.compare"(%23, %32) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
    %34 = "stablehlo.and"(%33, %31) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
    %35 = "stablehlo.select"(%34, %23, %29) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x5xf32>
    %37 = "stablehlo.divide"(%14, %36) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x5xi64>
    %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x5xi64>
    %40 = "stablehlo.subtract"(%39, %38) : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi64>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<1x5x5xi64>}> : () -> tensor<1x5x5xi64>
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
    %43 = "stablehlo.convert"(%42) : (tensor<1x5x5xi1>) -> tensor<1x5x5xf32>
    %44 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %173:3 = "stablehlo.while"(%44, %37, %43) ({
    ^bb0(%a45: tensor<i64>, %a46: tensor<1x5x5xf32>, %a47: tensor<1x5x5xf32>):
      %48 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %49 = "stablehlo.compare"(%a45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%49) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a50: tensor<i64>, %a51: tensor<1x5x5xf32>, %a52: tensor<1x5x5xf32>):
      %53 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %54 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %55 = "stablehlo.add"(%a50, %54) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %56 = "stablehlo.constant"() <{value = dense<true> : tensor<1x1x1xi1>}> : () -> tensor<1x1x1xi1>
      %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
      %58 = "stablehlo.compare"(%53, %57) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %59 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
      %60 = "stablehlo.compare"(%53, %59) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %64 = "stablehlo.dynamic_slice"(%a51, %61, %62, %a50) <{slice_sizes = array<i64: 1, 5, 1>}> : (tensor<1x5x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x1xf32>
      %65 = "stablehlo.abs"(%64) : (tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %66 = "stablehlo.or"(%60, %58) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
      %67 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %69 = "stablehlo.select"(%66, %65, %68) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %70 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %74 = "stablehlo.reduce"(%69, %70) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a71: tensor<f32>, %a72: tensor<f32>):
        %73 = "stablehlo.maximum"(%a71, %a72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%73) : (tensor<f32>) -> ()
      }) : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %75 = "stablehlo.reshape"(%74) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %76 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %77 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %78 = "stablehlo.compare"(%75, %77) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %79 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
      %80 = "stablehlo.select"(%78, %75, %79) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
      %82 = "stablehlo.divide"(%64, %81) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %83 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %85 = "stablehlo.select"(%60, %82, %84) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %86 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %90 = "stablehlo.reduce"(%85, %86) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a87: tensor<f32>, %a88: tensor<f32>):
        %89 = "stablehlo.add"(%a87, %a88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%89) : (tensor<f32>) -> ()
      }) : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %91 = "stablehlo.reshape"(%90) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %92 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %94 = "stablehlo.select"(%58, %82, %93) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %95 = "stablehlo.abs"(%94) : (tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %96 = "stablehlo.multiply"(%95, %95) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %97 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %101 = "stablehlo.reduce"(%96, %97) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a98: tensor<f32>, %a99: tensor<f32>):
        %100 = "stablehlo.add"(%a98, %a99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%100) : (tensor<f32>) -> ()
      }) : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %102 = "stablehlo.reshape"(%101) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %103 = "stablehlo.abs"(%91) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %104 = "stablehlo.multiply"(%103, %103) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %105 = "stablehlo.add"(%102, %104) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %106 = "stablehlo.sqrt"(%105) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %107 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %108 = "stablehlo.compare"(%102, %107) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %109 = "stablehlo.and"(%108, %56) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %110 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %111 = "stablehlo.compare"(%91, %110) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %112 = "stablehlo.negate"(%106) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %113 = "stablehlo.select"(%111, %106, %112) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %114 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %115 = "stablehlo.select"(%109, %113, %114) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %116 = "stablehlo.subtract"(%91, %115) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %117 = "stablehlo.select"(%109, %116, %114) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %118 = "stablehlo.convert"(%60) : (tensor<1x5x1xi1>) -> tensor<1x5x1xf32>
      %119 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
      %120 = "stablehlo.divide"(%94, %119) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %121 = "stablehlo.add"(%120, %118) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %122 = "stablehlo.subtract"(%115, %91) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %123 = "stablehlo.divide"(%122, %115) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %124 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
      %126 = "stablehlo.select"(%109, %123, %125) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %127 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %128 = "stablehlo.multiply"(%127, %a51) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %129 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %133 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a130: tensor<f32>, %a131: tensor<f32>):
        %132 = "stablehlo.add"(%a130, %a131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%132) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %134 = "stablehlo.reshape"(%133) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
      %135 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
      %136 = "stablehlo.multiply"(%135, %121) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %138 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %139 = "stablehlo.multiply"(%137, %138) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %140 = "stablehlo.subtract"(%a51, %139) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %141 = "stablehlo.transpose"(%121) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x5x1xf32>) -> tensor<1x1x5xf32>
      %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %143 = "stablehlo.multiply"(%140, %142) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %144 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %148 = "stablehlo.reduce"(%143, %144) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a145: tensor<f32>, %a146: tensor<f32>):
        %147 = "stablehlo.add"(%a145, %a146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%147) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %149 = "stablehlo.reshape"(%148) : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
      %150 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
      %151 = "stablehlo.multiply"(%150, %149) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %153 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %154 = "stablehlo.multiply"(%152, %153) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %155 = "stablehlo.subtract"(%140, %154) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %156 = "stablehlo.transpose"(%121) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x5x1xf32>) -> tensor<1x1x5xf32>
      %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %158 = "stablehlo.multiply"(%a52, %157) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %159 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %163 = "stablehlo.reduce"(%158, %159) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a160: tensor<f32>, %a161: tensor<f32>):
        %162 = "stablehlo.add"(%a160, %a161) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%162) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %164 = "stablehlo.reshape"(%163) : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
      %165 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
      %166 = "stablehlo.multiply"(%165, %164) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %168 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %169 = "stablehlo.multiply"(%167, %168) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %170 = "stablehlo.subtract"(%a52, %169) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %171 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %172 = "stablehlo.add"(%a50, %171) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%172, %155, %170) : (tensor<i64>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> ()
    }) : (tensor<i64>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> (tensor<i64>, tensor<1x5x5xf32>, tensor<1x5x5xf32>)
    %174 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
    %176 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %177 = "stablehlo.pad"(%173#1, %174) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x6x6xf32>
    %178 = "stablehlo.pad"(%173#2, %174) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5x6xf32>
    %807:6 = "stablehlo.while"(%176, %175, %175, %175, %177, %178) ({
    ^bb0(%a179: tensor<i64>, %a180: tensor<1x1xi64>, %a181: tensor<1x1xi64>, %a182: tensor<1x1xi64>, %a183: tensor<1x6x6xf32>, %a184: tensor<1x5x6xf32>):
      %185 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %186 = "stablehlo.compare"(%a182, %185) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
      %187 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %191 = "stablehlo.reduce"(%186, %187) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a188: tensor<i1>, %a189: tensor<i1>):
        %190 = "stablehlo.or"(%a188, %a189) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%190) : (tensor<i1>) -> ()
      }) : (tensor<1x1xi1>, tensor<i1>) -> tensor<i1>
      %192 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %193 = "stablehlo.compare"(%a179, %192) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %194 = "stablehlo.or"(%191, %193) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %195 = "stablehlo.constant"() <{value = dense<300> : tensor<i64>}> : () -> tensor<i64>
      %196 = "stablehlo.compare"(%a179, %195) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %197 = "stablehlo.and"(%194, %196) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%197) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a198: tensor<i64>, %a199: tensor<1x1xi64>, %a200: tensor<1x1xi64>, %a201: tensor<1x1xi64>, %a202: tensor<1x6x6xf32>, %a203: tensor<1x5x6xf32>):
      %204 = "stablehlo.slice"(%a202) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 5, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x6xf32>) -> tensor<1x5x6xf32>
      %205 = "stablehlo.slice"(%204) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 5, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x6xf32>) -> tensor<1x5x5xf32>
      %206 = "stablehlo.slice"(%205) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 5, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x5xf32>) -> tensor<1x4x5xf32>
      %207 = "stablehlo.slice"(%206) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x5xf32>) -> tensor<1x4x4xf32>
      %208 = "stablehlo.slice"(%205) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x5xf32>) -> tensor<1x4x5xf32>
      %209 = "stablehlo.slice"(%208) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x5xf32>) -> tensor<1x4x4xf32>
      %210 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x5xi64>
      %211 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x5xi64>
      %212 = "stablehlo.subtract"(%211, %210) : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi64>
      %213 = "stablehlo.constant"() <{value = dense<0> : tensor<1x5x5xi64>}> : () -> tensor<1x5x5xi64>
      %214 = "stablehlo.compare"(%212, %213) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
      %215 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
      %216 = "stablehlo.select"(%214, %205, %215) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %217 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %221 = "stablehlo.reduce"(%216, %217) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a218: tensor<f32>, %a219: tensor<f32>):
        %220 = "stablehlo.add"(%a218, %a219) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%220) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %222 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi64>
      %223 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi64>
      %224 = "stablehlo.subtract"(%223, %222) : (tensor<1x4x4xi64>, tensor<1x4x4xi64>) -> tensor<1x4x4xi64>
      %225 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi64>}> : () -> tensor<1x4x4xi64>
      %226 = "stablehlo.compare"(%224, %225) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi64>, tensor<1x4x4xi64>) -> tensor<1x4x4xi1>
      %227 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
      %228 = "stablehlo.select"(%226, %207, %227) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %229 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %233 = "stablehlo.reduce"(%228, %229) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a230: tensor<f32>, %a231: tensor<f32>):
        %232 = "stablehlo.add"(%a230, %a231) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%232) : (tensor<f32>) -> ()
      }) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
      %234 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi64>
      %235 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi64>
      %236 = "stablehlo.subtract"(%235, %234) : (tensor<1x4x4xi64>, tensor<1x4x4xi64>) -> tensor<1x4x4xi64>
      %237 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi64>}> : () -> tensor<1x4x4xi64>
      %238 = "stablehlo.compare"(%236, %237) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi64>, tensor<1x4x4xi64>) -> tensor<1x4x4xi1>
      %239 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
      %240 = "stablehlo.select"(%238, %209, %239) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %241 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %245 = "stablehlo.reduce"(%240, %241) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a242: tensor<f32>, %a243: tensor<f32>):
        %244 = "stablehlo.add"(%a242, %a243) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%244) : (tensor<f32>) -> ()
      }) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
      %246 = "stablehlo.constant"() <{value = dense<20> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %247 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %248 = "stablehlo.add"(%a199, %247) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %249 = "stablehlo.remainder"(%248, %246) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %250 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %251 = "stablehlo.compare"(%249, %250) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
      %252 = "stablehlo.constant"() <{value = dense<10> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %253 = "stablehlo.compare"(%249, %252) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
      %254 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %255 = "stablehlo.add"(%a200, %254) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %256 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5xi64>
      %257 = "stablehlo.broadcast_in_dim"(%a200) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x5xi64>
      %258 = "stablehlo.compare"(%256, %257) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
      %259 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %260 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5xf32>
      %261 = "stablehlo.select"(%258, %221, %260) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
      %262 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %266 = "stablehlo.reduce"(%261, %262) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a263: tensor<f32>, %a264: tensor<f32>):
        %265 = "stablehlo.add"(%a263, %a264) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%265) : (tensor<f32>) -> ()
      }) : (tensor<1x5xf32>, tensor<f32>) -> tensor<1xf32>
      %267 = "stablehlo.reshape"(%266) : (tensor<1xf32>) -> tensor<1x1xf32>
      %268 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi64>
      %269 = "stablehlo.broadcast_in_dim"(%a200) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x4xi64>
      %270 = "stablehlo.compare"(%268, %269) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
      %271 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %272 = "stablehlo.broadcast_in_dim"(%271) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
      %273 = "stablehlo.select"(%270, %245, %272) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %274 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %278 = "stablehlo.reduce"(%273, %274) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a275: tensor<f32>, %a276: tensor<f32>):
        %277 = "stablehlo.add"(%a275, %a276) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%277) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %279 = "stablehlo.reshape"(%278) : (tensor<1xf32>) -> tensor<1x1xf32>
      %280 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi64>
      %281 = "stablehlo.broadcast_in_dim"(%a200) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x4xi64>
      %282 = "stablehlo.compare"(%280, %281) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
      %283 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %284 = "stablehlo.broadcast_in_dim"(%283) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
      %285 = "stablehlo.select"(%282, %233, %284) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %286 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %290 = "stablehlo.reduce"(%285, %286) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a287: tensor<f32>, %a288: tensor<f32>):
        %289 = "stablehlo.add"(%a287, %a288) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%289) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %291 = "stablehlo.reshape"(%290) : (tensor<1xf32>) -> tensor<1x1xf32>
      %292 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5xi64>
      %293 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x5xi64>
      %294 = "stablehlo.compare"(%292, %293) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
      %295 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %296 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5xf32>
      %297 = "stablehlo.select"(%294, %221, %296) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
      %298 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %302 = "stablehlo.reduce"(%297, %298) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a299: tensor<f32>, %a300: tensor<f32>):
        %301 = "stablehlo.add"(%a299, %a300) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%301) : (tensor<f32>) -> ()
      }) : (tensor<1x5xf32>, tensor<f32>) -> tensor<1xf32>
      %303 = "stablehlo.reshape"(%302) : (tensor<1xf32>) -> tensor<1x1xf32>
      %304 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %305 = "stablehlo.add"(%a200, %304) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %306 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi64>
      %307 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x4xi64>
      %308 = "stablehlo.compare"(%306, %307) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
      %309 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %310 = "stablehlo.broadcast_in_dim"(%309) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
      %311 = "stablehlo.select"(%308, %233, %310) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %312 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %316 = "stablehlo.reduce"(%311, %312) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a313: tensor<f32>, %a314: tensor<f32>):
        %315 = "stablehlo.add"(%a313, %a314) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%315) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %317 = "stablehlo.reshape"(%316) : (tensor<1xf32>) -> tensor<1x1xf32>
      %318 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %319 = "stablehlo.add"(%a201, %318) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %320 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %321 = "stablehlo.add"(%319, %320) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %322 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5xi64>
      %323 = "stablehlo.broadcast_in_dim"(%319) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x5xi64>
      %324 = "stablehlo.compare"(%322, %323) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
      %325 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %326 = "stablehlo.broadcast_in_dim"(%325) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5xf32>
      %327 = "stablehlo.select"(%324, %221, %326) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
      %328 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %332 = "stablehlo.reduce"(%327, %328) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a329: tensor<f32>, %a330: tensor<f32>):
        %331 = "stablehlo.add"(%a329, %a330) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%331) : (tensor<f32>) -> ()
      }) : (tensor<1x5xf32>, tensor<f32>) -> tensor<1xf32>
      %333 = "stablehlo.reshape"(%332) : (tensor<1xf32>) -> tensor<1x1xf32>
      %334 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi64>
      %335 = "stablehlo.broadcast_in_dim"(%319) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x4xi64>
      %336 = "stablehlo.compare"(%334, %335) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
      %337 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %338 = "stablehlo.broadcast_in_dim"(%337) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
      %339 = "stablehlo.select"(%336, %245, %338) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %340 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %344 = "stablehlo.reduce"(%339, %340) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a341: tensor<f32>, %a342: tensor<f32>):
        %343 = "stablehlo.add"(%a341, %a342) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%343) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %345 = "stablehlo.reshape"(%344) : (tensor<1xf32>) -> tensor<1x1xf32>
      %346 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi64>
      %347 = "stablehlo.broadcast_in_dim"(%319) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x4xi64>
      %348 = "stablehlo.compare"(%346, %347) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
      %349 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %350 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
      %351 = "stablehlo.select"(%348, %233, %350) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %352 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %356 = "stablehlo.reduce"(%351, %352) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a353: tensor<f32>, %a354: tensor<f32>):
        %355 = "stablehlo.add"(%a353, %a354) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%355) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %357 = "stablehlo.reshape"(%356) : (tensor<1xf32>) -> tensor<1x1xf32>
      %358 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5xi64>
      %359 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x5xi64>
      %360 = "stablehlo.compare"(%358, %359) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
      %361 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %362 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5xf32>
      %363 = "stablehlo.select"(%360, %221, %362) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
      %364 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %368 = "stablehlo.reduce"(%363, %364) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a365: tensor<f32>, %a366: tensor<f32>):
        %367 = "stablehlo.add"(%a365, %a366) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%367) : (tensor<f32>) -> ()
      }) : (tensor<1x5xf32>, tensor<f32>) -> tensor<1xf32>
      %369 = "stablehlo.reshape"(%368) : (tensor<1xf32>) -> tensor<1x1xf32>
      %370 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %371 = "stablehlo.add"(%319, %370) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %372 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi64>
      %373 = "stablehlo.broadcast_in_dim"(%371) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x4xi64>
      %374 = "stablehlo.compare"(%372, %373) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
      %375 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %376 = "stablehlo.broadcast_in_dim"(%375) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
      %377 = "stablehlo.select"(%374, %233, %376) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %378 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %382 = "stablehlo.reduce"(%377, %378) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a379: tensor<f32>, %a380: tensor<f32>):
        %381 = "stablehlo.add"(%a379, %a380) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%381) : (tensor<f32>) -> ()
      }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
      %383 = "stablehlo.reshape"(%382) : (tensor<1xf32>) -> tensor<1x1xf32>
      %384 = "stablehlo.abs"(%317) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %385 = "stablehlo.abs"(%291) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %386 = "stablehlo.add"(%385, %384) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %387 = "stablehlo.abs"(%383) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %388 = "stablehlo.abs"(%357) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %389 = "stablehlo.add"(%388, %387) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %390 = "stablehlo.or"(%253, %251) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
      %391 = "stablehlo.select"(%253, %386, %389) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %392 = "stablehlo.select"(%253, %267, %369) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %393 = "stablehlo.constant"() <{value = dense<7.5e-01> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
      %394 = "stablehlo.multiply"(%391, %393) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %395 = "stablehlo.add"(%394, %392) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %396 = "stablehlo.select"(%390, %395, %333) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %397 = "stablehlo.select"(%390, %395, %369) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %398 = "stablehlo.constant"() <{value = dense<-4.375e-01> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
      %399 = "stablehlo.multiply"(%391, %398) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %400 = "stablehlo.select"(%390, %399, %345) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %401 = "stablehlo.select"(%390, %391, %357) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %402 = "stablehlo.abs"(%397) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %403 = "stablehlo.abs"(%401) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %404 = "stablehlo.add"(%403, %402) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %405 = "stablehlo.abs"(%400) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %406 = "stablehlo.abs"(%396) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %407 = "stablehlo.add"(%406, %405) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %408 = "stablehlo.add"(%407, %404) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %409 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %410 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
      %411 = "stablehlo.compare"(%408, %410) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %412 = "stablehlo.broadcast_in_dim"(%409) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
      %413 = "stablehlo.select"(%411, %408, %412) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %414 = "stablehlo.divide"(%396, %413) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %415 = "stablehlo.divide"(%400, %413) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %416 = "stablehlo.divide"(%401, %413) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %417 = "stablehlo.divide"(%397, %413) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %418 = "stablehlo.add"(%414, %417) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %419 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
      %420 = "stablehlo.multiply"(%418, %419) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %421 = "stablehlo.multiply"(%415, %416) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %422 = "stablehlo.subtract"(%417, %420) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %423 = "stablehlo.subtract"(%414, %420) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %424 = "stablehlo.multiply"(%423, %422) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %425 = "stablehlo.subtract"(%424, %421) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %426 = "stablehlo.abs"(%425) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %427 = "stablehlo.sqrt"(%426) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %428 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
      %429 = "stablehlo.compare"(%425, %428) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %430 = "stablehlo.add"(%420, %427) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %431 = "stablehlo.subtract"(%420, %427) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %432 = "stablehlo.subtract"(%430, %417) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %433 = "stablehlo.abs"(%432) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %434 = "stablehlo.subtract"(%431, %417) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %435 = "stablehlo.abs"(%434) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %436 = "stablehlo.compare"(%433, %435) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %437 = "stablehlo.select"(%436, %430, %431) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %438 = "stablehlo.select"(%429, %420, %437) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %439 = "stablehlo.multiply"(%438, %413) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %440 = "stablehlo.multiply"(%427, %413) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %441 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %442 = "stablehlo.broadcast_in_dim"(%441) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
      %443 = "stablehlo.select"(%429, %440, %442) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %444 = "stablehlo.subtract"(%267, %439) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %445 = "stablehlo.subtract"(%303, %439) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %446 = "stablehlo.abs"(%291) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %447 = "stablehlo.abs"(%443) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %448 = "stablehlo.abs"(%444) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %449 = "stablehlo.add"(%448, %447) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %450 = "stablehlo.add"(%449, %446) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %451 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %452 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
      %453 = "stablehlo.compare"(%450, %452) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %454 = "stablehlo.broadcast_in_dim"(%451) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
      %455 = "stablehlo.select"(%453, %450, %454) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %456 = "stablehlo.divide"(%291, %455) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %457 = "stablehlo.divide"(%443, %455) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %458 = "stablehlo.multiply"(%443, %457) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %459 = "stablehlo.divide"(%444, %455) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %460 = "stablehlo.multiply"(%444, %459) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %461 = "stablehlo.add"(%460, %458) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %462 = "stablehlo.multiply"(%456, %279) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %463 = "stablehlo.add"(%462, %461) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %464 = "stablehlo.add"(%444, %445) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %465 = "stablehlo.multiply"(%456, %464) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %466 = "stablehlo.multiply"(%456, %317) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %467 = "stablehlo.concatenate"(%463, %465, %466) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x3xf32>
      %468 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %469 = "stablehlo.compare"(%a201, %468) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
      %470 = "stablehlo.reshape"(%467) : (tensor<1x3xf32>) -> tensor<1x3x1xf32>
      %471 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
      %475 = "stablehlo.reduce"(%a201, %471) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a472: tensor<i64>, %a473: tensor<i64>):
        %474 = "stablehlo.maximum"(%a472, %a473) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%474) : (tensor<i64>) -> ()
      }) : (tensor<1x1xi64>, tensor<i64>) -> tensor<i64>
      %476 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %477 = "stablehlo.broadcast_in_dim"(%476) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1xi64>
      %478 = "stablehlo.select"(%469, %a200, %477) : (tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %479 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
      %483 = "stablehlo.reduce"(%478, %479) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a480: tensor<i64>, %a481: tensor<i64>):
        %482 = "stablehlo.minimum"(%a480, %a481) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%482) : (tensor<i64>) -> ()
      }) : (tensor<1x1xi64>, tensor<i64>) -> tensor<i64>
      %662:7 = "stablehlo.while"(%483, %a202, %a203, %a200, %a201, %470, %475) ({
      ^bb0(%a484: tensor<i64>, %a485: tensor<1x6x6xf32>, %a486: tensor<1x5x6xf32>, %a487: tensor<1x1xi64>, %a488: tensor<1x1xi64>, %a489: tensor<1x3x1xf32>, %a490: tensor<i64>):
        %491 = "stablehlo.compare"(%a484, %a490) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
        "stablehlo.return"(%491) : (tensor<i1>) -> ()
      }, {
      ^bb0(%a492: tensor<i64>, %a493: tensor<1x6x6xf32>, %a494: tensor<1x5x6xf32>, %a495: tensor<1x1xi64>, %a496: tensor<1x1xi64>, %a497: tensor<1x3x1xf32>, %a498: tensor<i64>):
        %499 = "stablehlo.reshape"(%a495) : (tensor<1x1xi64>) -> tensor<1x1x1xi64>
        %500 = "stablehlo.reshape"(%a496) : (tensor<1x1xi64>) -> tensor<1x1x1xi64>
        %501 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x1xi64>
        %502 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
        %503 = "stablehlo.subtract"(%a492, %502) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        %504 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %505 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %506 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %507 = "stablehlo.dynamic_slice"(%a493, %504, %a492, %506) <{slice_sizes = array<i64: 1, 3, 6>}> : (tensor<1x6x6xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x3x6xf32>
        %508 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %509 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %510 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %511 = "stablehlo.dynamic_slice"(%507, %508, %509, %503) <{slice_sizes = array<i64: 1, 3, 1>}> : (tensor<1x3x6xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x3x1xf32>
        %512 = "stablehlo.broadcast_in_dim"(%a492) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
        %513 = "stablehlo.compare"(%499, %512) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
        %514 = "stablehlo.broadcast_in_dim"(%513) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x3x1xi1>
        %515 = "stablehlo.select"(%514, %a497, %511) : (tensor<1x3x1xi1>, tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
        %516 = "stablehlo.broadcast_in_dim"(%a492) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x3x1xi64>
        %517 = "stablehlo.add"(%501, %516) : (tensor<1x3x1xi64>, tensor<1x3x1xi64>) -> tensor<1x3x1xi64>
        %518 = "stablehlo.broadcast_in_dim"(%500) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x3x1xi64>
        %519 = "stablehlo.compare"(%517, %518) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x1xi64>, tensor<1x3x1xi64>) -> tensor<1x3x1xi1>
        %520 = "stablehlo.broadcast_in_dim"(%a492) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
        %521 = "stablehlo.compare"(%500, %520) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
        %522 = "stablehlo.broadcast_in_dim"(%a492) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
        %523 = "stablehlo.compare"(%499, %522) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
        %524 = "stablehlo.and"(%523, %521) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
        %525 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x1xi64>}> : () -> tensor<1x3x1xi64>
        %526 = "stablehlo.compare"(%501, %525) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x1xi64>, tensor<1x3x1xi64>) -> tensor<1x3x1xi1>
        %527 = "stablehlo.and"(%519, %526) : (tensor<1x3x1xi1>, tensor<1x3x1xi1>) -> tensor<1x3x1xi1>
        %528 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x1xi64>}> : () -> tensor<1x3x1xi64>
        %529 = "stablehlo.compare"(%501, %528) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x1xi64>, tensor<1x3x1xi64>) -> tensor<1x3x1xi1>
        %530 = "stablehlo.abs"(%515) : (tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
        %531 = "stablehlo.or"(%529, %527) : (tensor<1x3x1xi1>, tensor<1x3x1xi1>) -> tensor<1x3x1xi1>
        %532 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %533 = "stablehlo.broadcast_in_dim"(%532) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x1xf32>
        %534 = "stablehlo.select"(%531, %530, %533) : (tensor<1x3x1xi1>, tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
        %535 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
        %539 = "stablehlo.reduce"(%534, %535) <{dimensions = array<i64: 1>}> ({
        ^bb0(%a536: tensor<f32>, %a537: tensor<f32>):
          %538 = "stablehlo.maximum"(%a536, %a537) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%538) : (tensor<f32>) -> ()
        }) : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x1xf32>
        %540 = "stablehlo.reshape"(%539) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
        %541 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %542 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
        %543 = "stablehlo.compare"(%540, %542) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
        %544 = "stablehlo.broadcast_in_dim"(%541) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
        %545 = "stablehlo.select"(%543, %540, %544) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        %546 = "stablehlo.broadcast_in_dim"(%545) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x3x1xf32>
        %547 = "stablehlo.divide"(%515, %546) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
        %548 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %549 = "stablehlo.broadcast_in_dim"(%548) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x1xf32>
        %550 = "stablehlo.select"(%529, %547, %549) : (tensor<1x3x1xi1>, tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
        %551 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %555 = "stablehlo.reduce"(%550, %551) <{dimensions = array<i64: 1>}> ({
        ^bb0(%a552: tensor<f32>, %a553: tensor<f32>):
          %554 = "stablehlo.add"(%a552, %a553) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%554) : (tensor<f32>) -> ()
        }) : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x1xf32>
        %556 = "stablehlo.reshape"(%555) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
        %557 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %558 = "stablehlo.broadcast_in_dim"(%557) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x3x1xf32>
        %559 = "stablehlo.select"(%527, %547, %558) : (tensor<1x3x1xi1>, tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
        %560 = "stablehlo.abs"(%559) : (tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
        %561 = "stablehlo.multiply"(%560, %560) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
        %562 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %566 = "stablehlo.reduce"(%561, %562) <{dimensions = array<i64: 1>}> ({
        ^bb0(%a563: tensor<f32>, %a564: tensor<f32>):
          %565 = "stablehlo.add"(%a563, %a564) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%565) : (tensor<f32>) -> ()
        }) : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x1xf32>
        %567 = "stablehlo.reshape"(%566) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
        %568 = "stablehlo.abs"(%556) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        %569 = "stablehlo.multiply"(%568, %568) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        %570 = "stablehlo.add"(%567, %569) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        %571 = "stablehlo.sqrt"(%570) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        %572 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
        %573 = "stablehlo.compare"(%567, %572) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
        %574 = "stablehlo.and"(%573, %524) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
        %575 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
        %576 = "stablehlo.compare"(%556, %575) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
        %577 = "stablehlo.negate"(%571) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        %578 = "stablehlo.select"(%576, %571, %577) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        %579 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
        %580 = "stablehlo.select"(%574, %578, %579) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        %581 = "stablehlo.subtract"(%556, %580) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        %582 = "stablehlo.select"(%574, %581, %579) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        %583 = "stablehlo.convert"(%529) : (tensor<1x3x1xi1>) -> tensor<1x3x1xf32>
        %584 = "stablehlo.broadcast_in_dim"(%582) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x3x1xf32>
        %585 = "stablehlo.divide"(%559, %584) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
        %586 = "stablehlo.add"(%585, %583) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
        %587 = "stablehlo.subtract"(%580, %556) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        %588 = "stablehlo.divide"(%587, %580) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        %589 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %590 = "stablehlo.broadcast_in_dim"(%589) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
        %591 = "stablehlo.select"(%574, %588, %590) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
        %592 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %593 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %594 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %595 = "stablehlo.dynamic_slice"(%a493, %592, %a492, %594) <{slice_sizes = array<i64: 1, 3, 6>}> : (tensor<1x6x6xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x3x6xf32>
        %596 = "stablehlo.broadcast_in_dim"(%586) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<1x3x6xf32>
        %597 = "stablehlo.multiply"(%596, %595) : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
        %598 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %602 = "stablehlo.reduce"(%597, %598) <{dimensions = array<i64: 1>}> ({
        ^bb0(%a599: tensor<f32>, %a600: tensor<f32>):
          %601 = "stablehlo.add"(%a599, %a600) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%601) : (tensor<f32>) -> ()
        }) : (tensor<1x3x6xf32>, tensor<f32>) -> tensor<1x6xf32>
        %603 = "stablehlo.reshape"(%602) : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
        %604 = "stablehlo.broadcast_in_dim"(%591) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x3x1xf32>
        %605 = "stablehlo.multiply"(%604, %586) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
        %606 = "stablehlo.broadcast_in_dim"(%605) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xf32>) -> tensor<1x3x6xf32>
        %607 = "stablehlo.broadcast_in_dim"(%603) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x6xf32>) -> tensor<1x3x6xf32>
        %608 = "stablehlo.multiply"(%606, %607) : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
        %609 = "stablehlo.subtract"(%595, %608) : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
        %610 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %611 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %612 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %613 = "stablehlo.dynamic_update_slice"(%a493, %609, %610, %a492, %612) : (tensor<1x6x6xf32>, tensor<1x3x6xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x6x6xf32>
        %614 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %615 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %616 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %617 = "stablehlo.dynamic_slice"(%613, %614, %615, %a492) <{slice_sizes = array<i64: 1, 6, 3>}> : (tensor<1x6x6xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x6x3xf32>
        %618 = "stablehlo.transpose"(%586) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x1xf32>) -> tensor<1x1x3xf32>
        %619 = "stablehlo.broadcast_in_dim"(%618) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x6x3xf32>
        %620 = "stablehlo.multiply"(%617, %619) : (tensor<1x6x3xf32>, tensor<1x6x3xf32>) -> tensor<1x6x3xf32>
        %621 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %625 = "stablehlo.reduce"(%620, %621) <{dimensions = array<i64: 2>}> ({
        ^bb0(%a622: tensor<f32>, %a623: tensor<f32>):
          %624 = "stablehlo.add"(%a622, %a623) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%624) : (tensor<f32>) -> ()
        }) : (tensor<1x6x3xf32>, tensor<f32>) -> tensor<1x6xf32>
        %626 = "stablehlo.reshape"(%625) : (tensor<1x6xf32>) -> tensor<1x6x1xf32>
        %627 = "stablehlo.broadcast_in_dim"(%591) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x6x1xf32>
        %628 = "stablehlo.multiply"(%627, %626) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
        %629 = "stablehlo.broadcast_in_dim"(%628) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x6x1xf32>) -> tensor<1x6x3xf32>
        %630 = "stablehlo.broadcast_in_dim"(%618) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x6x3xf32>
        %631 = "stablehlo.multiply"(%629, %630) : (tensor<1x6x3xf32>, tensor<1x6x3xf32>) -> tensor<1x6x3xf32>
        %632 = "stablehlo.subtract"(%617, %631) : (tensor<1x6x3xf32>, tensor<1x6x3xf32>) -> tensor<1x6x3xf32>
        %633 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %634 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %635 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %636 = "stablehlo.dynamic_update_slice"(%613, %632, %633, %634, %a492) : (tensor<1x6x6xf32>, tensor<1x6x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x6x6xf32>
        %637 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %638 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %639 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %640 = "stablehlo.dynamic_slice"(%a494, %637, %638, %a492) <{slice_sizes = array<i64: 1, 5, 3>}> : (tensor<1x5x6xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x3xf32>
        %641 = "stablehlo.transpose"(%586) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x3x1xf32>) -> tensor<1x1x3xf32>
        %642 = "stablehlo.broadcast_in_dim"(%641) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x5x3xf32>
        %643 = "stablehlo.multiply"(%640, %642) : (tensor<1x5x3xf32>, tensor<1x5x3xf32>) -> tensor<1x5x3xf32>
        %644 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %648 = "stablehlo.reduce"(%643, %644) <{dimensions = array<i64: 2>}> ({
        ^bb0(%a645: tensor<f32>, %a646: tensor<f32>):
          %647 = "stablehlo.add"(%a645, %a646) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%647) : (tensor<f32>) -> ()
        }) : (tensor<1x5x3xf32>, tensor<f32>) -> tensor<1x5xf32>
        %649 = "stablehlo.reshape"(%648) : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
        %650 = "stablehlo.broadcast_in_dim"(%591) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
        %651 = "stablehlo.multiply"(%650, %649) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
        %652 = "stablehlo.broadcast_in_dim"(%651) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x3xf32>
        %653 = "stablehlo.broadcast_in_dim"(%641) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x5x3xf32>
        %654 = "stablehlo.multiply"(%652, %653) : (tensor<1x5x3xf32>, tensor<1x5x3xf32>) -> tensor<1x5x3xf32>
        %655 = "stablehlo.subtract"(%640, %654) : (tensor<1x5x3xf32>, tensor<1x5x3xf32>) -> tensor<1x5x3xf32>
        %656 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %657 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %658 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %659 = "stablehlo.dynamic_update_slice"(%a494, %655, %656, %657, %a492) : (tensor<1x5x6xf32>, tensor<1x5x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x6xf32>
        %660 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
        %661 = "stablehlo.add"(%a492, %660) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%661, %636, %659, %a495, %a496, %a497, %a498) : (tensor<i64>, tensor<1x6x6xf32>, tensor<1x5x6xf32>, tensor<1x1xi64>, tensor<1x1xi64>, tensor<1x3x1xf32>, tensor<i64>) -> ()
      }) : (tensor<i64>, tensor<1x6x6xf32>, tensor<1x5x6xf32>, tensor<1x1xi64>, tensor<1x1xi64>, tensor<1x3x1xf32>, tensor<i64>) -> (tensor<i64>, tensor<1x6x6xf32>, tensor<1x5x6xf32>, tensor<1x1xi64>, tensor<1x1xi64>, tensor<1x3x1xf32>, tensor<i64>)
      %663 = "stablehlo.slice"(%662#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 5, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x6xf32>) -> tensor<1x5x6xf32>
      %664 = "stablehlo.slice"(%663) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 5, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x6xf32>) -> tensor<1x5x5xf32>
      %665 = "stablehlo.slice"(%664) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 5, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x5xf32>) -> tensor<1x4x5xf32>
      %666 = "stablehlo.slice"(%665) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x5xf32>) -> tensor<1x4x4xf32>
      %667 = "stablehlo.slice"(%664) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x5xf32>) -> tensor<1x4x5xf32>
      %668 = "stablehlo.slice"(%667) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x5xf32>) -> tensor<1x4x4xf32>
      %669 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x5xi64>
      %670 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x5xi64>
      %671 = "stablehlo.subtract"(%670, %669) : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi64>
      %672 = "stablehlo.constant"() <{value = dense<0> : tensor<1x5x5xi64>}> : () -> tensor<1x5x5xi64>
      %673 = "stablehlo.compare"(%671, %672) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
      %674 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
      %675 = "stablehlo.select"(%673, %664, %674) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %676 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %680 = "stablehlo.reduce"(%675, %676) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a677: tensor<f32>, %a678: tensor<f32>):
        %679 = "stablehlo.add"(%a677, %a678) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%679) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %681 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi64>
      %682 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi64>
      %683 = "stablehlo.subtract"(%682, %681) : (tensor<1x4x4xi64>, tensor<1x4x4xi64>) -> tensor<1x4x4xi64>
      %684 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi64>}> : () -> tensor<1x4x4xi64>
      %685 = "stablehlo.compare"(%683, %684) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi64>, tensor<1x4x4xi64>) -> tensor<1x4x4xi1>
      %686 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
      %687 = "stablehlo.select"(%685, %666, %686) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %688 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %692 = "stablehlo.reduce"(%687, %688) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a689: tensor<f32>, %a690: tensor<f32>):
        %691 = "stablehlo.add"(%a689, %a690) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%691) : (tensor<f32>) -> ()
      }) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
      %693 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi64>
      %694 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi64>
      %695 = "stablehlo.subtract"(%694, %693) : (tensor<1x4x4xi64>, tensor<1x4x4xi64>) -> tensor<1x4x4xi64>
      %696 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi64>}> : () -> tensor<1x4x4xi64>
      %697 = "stablehlo.compare"(%695, %696) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi64>, tensor<1x4x4xi64>) -> tensor<1x4x4xi1>
      %698 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
      %699 = "stablehlo.select"(%697, %668, %698) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %700 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %704 = "stablehlo.reduce"(%699, %700) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a701: tensor<f32>, %a702: tensor<f32>):
        %703 = "stablehlo.add"(%a701, %a702) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%703) : (tensor<f32>) -> ()
      }) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
      %705 = "stablehlo.abs"(%692) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %706 = "stablehlo.abs"(%704) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %707 = "stablehlo.slice"(%680) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x5xf32>) -> tensor<1x4xf32>
      %708 = "stablehlo.slice"(%680) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>}> : (tensor<1x5xf32>) -> tensor<1x4xf32>
      %709 = "stablehlo.abs"(%708) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %710 = "stablehlo.abs"(%707) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %711 = "stablehlo.add"(%710, %709) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %712 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %713 = "stablehlo.pad"(%705, %712) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x4xf32>, tensor<f32>) -> tensor<1x4xf32>
      %714 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %715 = "stablehlo.pad"(%705, %714) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x4xf32>, tensor<f32>) -> tensor<1x4xf32>
      %716 = "stablehlo.add"(%715, %713) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %717 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %718 = "stablehlo.compare"(%711, %717) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
      %719 = "stablehlo.select"(%718, %711, %716) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %720 = "stablehlo.subtract"(%707, %708) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %721 = "stablehlo.abs"(%720) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %722 = "stablehlo.abs"(%708) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %723 = "stablehlo.maximum"(%705, %706) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %724 = "stablehlo.minimum"(%705, %706) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %725 = "stablehlo.maximum"(%722, %721) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %726 = "stablehlo.minimum"(%722, %721) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %727 = "stablehlo.add"(%725, %723) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %728 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %729 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %730 = "stablehlo.compare"(%727, %729) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
      %731 = "stablehlo.broadcast_in_dim"(%728) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
      %732 = "stablehlo.select"(%730, %727, %731) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %733 = "stablehlo.divide"(%723, %732) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %734 = "stablehlo.multiply"(%724, %733) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %735 = "stablehlo.divide"(%725, %732) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %736 = "stablehlo.multiply"(%726, %735) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %737 = "stablehlo.constant"() <{value = dense<0x34000000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %738 = "stablehlo.multiply"(%736, %737) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %739 = "stablehlo.constant"() <{value = dense<0x0D200000> : tensor<f32>}> : () -> tensor<f32>
      %740 = "stablehlo.broadcast_in_dim"(%739) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
      %741 = "stablehlo.maximum"(%738, %740) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %742 = "stablehlo.compare"(%734, %741) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
      %743 = "stablehlo.constant"() <{value = dense<0x34000000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %744 = "stablehlo.multiply"(%719, %743) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %745 = "stablehlo.compare"(%705, %744) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
      %746 = "stablehlo.and"(%745, %742) : (tensor<1x4xi1>, tensor<1x4xi1>) -> tensor<1x4xi1>
      %747 = "stablehlo.constant"() <{value = dense<0x0D200000> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
      %748 = "stablehlo.compare"(%705, %747) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
      %749 = "stablehlo.or"(%748, %746) : (tensor<1x4xi1>, tensor<1x4xi1>) -> tensor<1x4xi1>
      %750 = "stablehlo.not"(%749) : (tensor<1x4xi1>) -> tensor<1x4xi1>
      %751 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %752 = "stablehlo.pad"(%749, %751) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<1x4xi1>, tensor<i1>) -> tensor<1x6xi1>
      %753 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x6xi64>
      %754 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x6x1xi64>
      %755 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1x6xi64>}> : () -> tensor<1x1x6xi64>
      %756 = "stablehlo.add"(%753, %755) : (tensor<1x1x6xi64>, tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
      %757 = "stablehlo.broadcast_in_dim"(%754) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x6x1xi64>) -> tensor<1x6x6xi64>
      %758 = "stablehlo.broadcast_in_dim"(%756) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x6xi64>) -> tensor<1x6x6xi64>
      %759 = "stablehlo.compare"(%757, %758) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x6x6xi64>, tensor<1x6x6xi64>) -> tensor<1x6x6xi1>
      %760 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x6x6xi64>
      %761 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x6x6xi64>
      %762 = "stablehlo.subtract"(%761, %760) : (tensor<1x6x6xi64>, tensor<1x6x6xi64>) -> tensor<1x6x6xi64>
      %763 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x6x6xi64>}> : () -> tensor<1x6x6xi64>
      %764 = "stablehlo.compare"(%762, %763) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x6x6xi64>, tensor<1x6x6xi64>) -> tensor<1x6x6xi1>
      %765 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x6x6xf32>}> : () -> tensor<1x6x6xf32>
      %766 = "stablehlo.select"(%764, %662#1, %765) : (tensor<1x6x6xi1>, tensor<1x6x6xf32>, tensor<1x6x6xf32>) -> tensor<1x6x6xf32>
      %767 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %768 = "stablehlo.reshape"(%752) : (tensor<1x6xi1>) -> tensor<1x1x6xi1>
      %769 = "stablehlo.broadcast_in_dim"(%768) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x6xi1>) -> tensor<1x6x6xi1>
      %770 = "stablehlo.and"(%759, %769) : (tensor<1x6x6xi1>, tensor<1x6x6xi1>) -> tensor<1x6x6xi1>
      %771 = "stablehlo.broadcast_in_dim"(%767) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6x6xf32>
      %772 = "stablehlo.select"(%770, %771, %766) : (tensor<1x6x6xi1>, tensor<1x6x6xf32>, tensor<1x6x6xf32>) -> tensor<1x6x6xf32>
      %773 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi64>
      %774 = "stablehlo.constant"() <{value = dense<1> : tensor<1x4xi64>}> : () -> tensor<1x4xi64>
      %775 = "stablehlo.add"(%773, %774) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
      %776 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %777 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %778 = "stablehlo.pad"(%750, %777) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x4xi1>, tensor<i1>) -> tensor<1x4xi1>
      %779 = "stablehlo.and"(%750, %778) : (tensor<1x4xi1>, tensor<1x4xi1>) -> tensor<1x4xi1>
      %780 = "stablehlo.broadcast_in_dim"(%776) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x4xi64>
      %781 = "stablehlo.select"(%779, %775, %780) : (tensor<1x4xi1>, tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
      %782 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
      %786 = "stablehlo.reduce"(%781, %782) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a783: tensor<i64>, %a784: tensor<i64>):
        %785 = "stablehlo.maximum"(%a783, %a784) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%785) : (tensor<i64>) -> ()
      }) : (tensor<1x4xi64>, tensor<i64>) -> tensor<1xi64>
      %787 = "stablehlo.reshape"(%786) : (tensor<1xi64>) -> tensor<1x1xi64>
      %788 = "stablehlo.broadcast_in_dim"(%787) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x4xi64>
      %789 = "stablehlo.compare"(%775, %788) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi1>
      %790 = "stablehlo.and"(%749, %789) : (tensor<1x4xi1>, tensor<1x4xi1>) -> tensor<1x4xi1>
      %791 = "stablehlo.compare"(%787, %a201) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
      %792 = "stablehlo.broadcast_in_dim"(%776) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x4xi64>
      %793 = "stablehlo.select"(%790, %775, %792) : (tensor<1x4xi1>, tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
      %794 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
      %798 = "stablehlo.reduce"(%793, %794) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a795: tensor<i64>, %a796: tensor<i64>):
        %797 = "stablehlo.maximum"(%a795, %a796) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%797) : (tensor<i64>) -> ()
      }) : (tensor<1x4xi64>, tensor<i64>) -> tensor<1xi64>
      %799 = "stablehlo.reshape"(%798) : (tensor<1xi64>) -> tensor<1x1xi64>
      %800 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %801 = "stablehlo.add"(%a199, %800) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %802 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %803 = "stablehlo.broadcast_in_dim"(%802) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1xi64>
      %804 = "stablehlo.select"(%791, %801, %803) : (tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %805 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %806 = "stablehlo.add"(%a198, %805) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%806, %804, %799, %787, %772, %662#2) : (tensor<i64>, tensor<1x1xi64>, tensor<1x1xi64>, tensor<1x1xi64>, tensor<1x6x6xf32>, tensor<1x5x6xf32>) -> ()
    }) : (tensor<i64>, tensor<1x1xi64>, tensor<1x1xi64>, tensor<1x1xi64>, tensor<1x6x6xf32>, tensor<1x5x6xf32>) -> (tensor<i64>, tensor<1x1xi64>, tensor<1x1xi64>, tensor<1x1xi64>, tensor<1x6x6xf32>, tensor<1x5x6xf32>)
    %808 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
    %809 = "stablehlo.compare"(%807#3, %808) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %810 = "stablehlo.slice"(%807#4) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 5, 6>, strides = array<i64: 1, 1, 1>}> : (tensor<1x6x6xf32>) -> tensor<1x5x6xf32>
    %811 = "stablehlo.slice"(%810) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 5, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x6xf32>) -> tensor<1x5x5xf32>
    %812 = "stablehlo.slice"(%807#5) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 5, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x6xf32>) -> tensor<1x5x5xf32>
    %813 = "stablehlo.slice"(%811) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 1, 5, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x5xf32>) -> tensor<1x4x5xf32>
    %814 = "stablehlo.slice"(%813) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x5xf32>) -> tensor<1x4x4xf32>
    %815 = "stablehlo.slice"(%811) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 1, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x5x5xf32>) -> tensor<1x4x5xf32>
    %816 = "stablehlo.slice"(%815) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 1, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<1x4x5xf32>) -> tensor<1x4x4xf32>
    %817 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x5xi64>
    %818 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x5xi64>
    %819 = "stablehlo.subtract"(%818, %817) : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi64>
    %820 = "stablehlo.constant"() <{value = dense<0> : tensor<1x5x5xi64>}> : () -> tensor<1x5x5xi64>
    %821 = "stablehlo.compare"(%819, %820) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
    %822 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
    %823 = "stablehlo.select"(%821, %811, %822) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %824 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %828 = "stablehlo.reduce"(%823, %824) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a825: tensor<f32>, %a826: tensor<f32>):
      %827 = "stablehlo.add"(%a825, %a826) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%827) : (tensor<f32>) -> ()
    }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %829 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi64>
    %830 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi64>
    %831 = "stablehlo.subtract"(%830, %829) : (tensor<1x4x4xi64>, tensor<1x4x4xi64>) -> tensor<1x4x4xi64>
    %832 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi64>}> : () -> tensor<1x4x4xi64>
    %833 = "stablehlo.compare"(%831, %832) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi64>, tensor<1x4x4xi64>) -> tensor<1x4x4xi1>
    %834 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
    %835 = "stablehlo.select"(%833, %814, %834) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    %836 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %840 = "stablehlo.reduce"(%835, %836) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a837: tensor<f32>, %a838: tensor<f32>):
      %839 = "stablehlo.add"(%a837, %a838) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%839) : (tensor<f32>) -> ()
    }) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
    %841 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x4xi64>
    %842 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi64>
    %843 = "stablehlo.subtract"(%842, %841) : (tensor<1x4x4xi64>, tensor<1x4x4xi64>) -> tensor<1x4x4xi64>
    %844 = "stablehlo.constant"() <{value = dense<0> : tensor<1x4x4xi64>}> : () -> tensor<1x4x4xi64>
    %845 = "stablehlo.compare"(%843, %844) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x4xi64>, tensor<1x4x4xi64>) -> tensor<1x4x4xi1>
    %846 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4x4xf32>}> : () -> tensor<1x4x4xf32>
    %847 = "stablehlo.select"(%845, %816, %846) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    %848 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %852 = "stablehlo.reduce"(%847, %848) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a849: tensor<f32>, %a850: tensor<f32>):
      %851 = "stablehlo.add"(%a849, %a850) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%851) : (tensor<f32>) -> ()
    }) : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
    %853 = "stablehlo.slice"(%828) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<1x5xf32>) -> tensor<1x4xf32>
    %854 = "stablehlo.slice"(%828) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>}> : (tensor<1x5xf32>) -> tensor<1x4xf32>
    %855 = "stablehlo.subtract"(%853, %854) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %856 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
    %857 = "stablehlo.multiply"(%855, %856) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %858 = "stablehlo.abs"(%840) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %859 = "stablehlo.abs"(%852) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %860 = "stablehlo.maximum"(%858, %859) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %861 = "stablehlo.minimum"(%858, %859) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %862 = "stablehlo.sign"(%852) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %863 = "stablehlo.sign"(%840) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %864 = "stablehlo.multiply"(%863, %862) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %865 = "stablehlo.multiply"(%861, %864) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %866 = "stablehlo.abs"(%857) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %867 = "stablehlo.maximum"(%866, %860) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %868 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %869 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
    %870 = "stablehlo.compare"(%867, %869) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %871 = "stablehlo.broadcast_in_dim"(%868) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
    %872 = "stablehlo.select"(%870, %867, %871) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %873 = "stablehlo.divide"(%860, %872) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %874 = "stablehlo.multiply"(%873, %865) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %875 = "stablehlo.divide"(%857, %872) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %876 = "stablehlo.multiply"(%875, %857) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %877 = "stablehlo.add"(%876, %874) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %878 = "stablehlo.abs"(%877) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %879 = "stablehlo.sqrt"(%878) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %880 = "stablehlo.sqrt"(%872) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %881 = "stablehlo.multiply"(%880, %879) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %882 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
    %883 = "stablehlo.compare"(%840, %882) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %884 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
    %885 = "stablehlo.compare"(%877, %884) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %886 = "stablehlo.and"(%883, %885) : (tensor<1x4xi1>, tensor<1x4xi1>) -> tensor<1x4xi1>
    %887 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
    %888 = "stablehlo.negate"(%881) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %889 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
    %890 = "stablehlo.compare"(%857, %889) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %891 = "stablehlo.select"(%890, %888, %881) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %892 = "stablehlo.add"(%857, %891) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %893 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %894 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
    %895 = "stablehlo.compare"(%892, %894) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %896 = "stablehlo.broadcast_in_dim"(%893) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
    %897 = "stablehlo.select"(%895, %892, %896) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %898 = "stablehlo.divide"(%860, %897) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %899 = "stablehlo.multiply"(%898, %865) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %900 = "stablehlo.add"(%854, %857) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %901 = "stablehlo.select"(%886, %881, %887) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %902 = "stablehlo.add"(%854, %892) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %903 = "stablehlo.select"(%886, %900, %902) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %904 = "stablehlo.complex"(%903, %901) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xcomplex<f32>>
    %905 = "stablehlo.select"(%886, %888, %887) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %906 = "stablehlo.subtract"(%854, %899) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %907 = "stablehlo.select"(%886, %900, %906) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %908 = "stablehlo.complex"(%907, %905) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xcomplex<f32>>
    %909 = "stablehlo.select"(%886, %881, %887) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %910 = "stablehlo.select"(%886, %857, %892) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %911 = "stablehlo.complex"(%910, %909) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xcomplex<f32>>
    %912 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %913 = "stablehlo.pad"(%911, %912) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
    %914 = "stablehlo.reshape"(%913) : (tensor<1x5xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
    %915 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x4xf32>}> : () -> tensor<1x4xf32>
    %916 = "stablehlo.complex"(%840, %915) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xcomplex<f32>>
    %917 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %918 = "stablehlo.pad"(%916, %917) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
    %919 = "stablehlo.reshape"(%918) : (tensor<1x5xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
    %920 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %921 = "stablehlo.pad"(%883, %920) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x4xi1>, tensor<i1>) -> tensor<1x5xi1>
    %922 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %923 = "stablehlo.pad"(%886, %922) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x4xi1>, tensor<i1>) -> tensor<1x5xi1>
    %924 = "stablehlo.concatenate"(%914, %919) <{dimension = 2 : i64}> : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
    %925 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5xf32>}> : () -> tensor<1x5xf32>
    %926 = "stablehlo.complex"(%828, %925) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xcomplex<f32>>
    %927 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %928 = "stablehlo.pad"(%904, %927) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
    %929 = "stablehlo.select"(%921, %928, %926) : (tensor<1x5xi1>, tensor<1x5xcomplex<f32>>, tensor<1x5xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %930 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %931 = "stablehlo.pad"(%921, %930) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x5xi1>, tensor<i1>) -> tensor<1x5xi1>
    %932 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %933 = "stablehlo.pad"(%908, %932) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
    %934 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %935 = "stablehlo.pad"(%933, %934) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
    %936 = "stablehlo.select"(%931, %935, %929) : (tensor<1x5xi1>, tensor<1x5xcomplex<f32>>, tensor<1x5xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %937 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
    %938 = "stablehlo.complex"(%811, %937) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xcomplex<f32>>
    %939 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
    %940 = "stablehlo.complex"(%812, %939) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xcomplex<f32>>
    %941 = "stablehlo.reshape"(%921) : (tensor<1x5xi1>) -> tensor<1x5x1xi1>
    %942 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1132:5 = "stablehlo.while"(%942, %938, %940, %924, %941) ({
    ^bb0(%a943: tensor<i64>, %a944: tensor<1x5x5xcomplex<f32>>, %a945: tensor<1x5x5xcomplex<f32>>, %a946: tensor<1x5x2xcomplex<f32>>, %a947: tensor<1x5x1xi1>):
      %948 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %949 = "stablehlo.compare"(%a943, %948) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%949) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a950: tensor<i64>, %a951: tensor<1x5x5xcomplex<f32>>, %a952: tensor<1x5x5xcomplex<f32>>, %a953: tensor<1x5x2xcomplex<f32>>, %a954: tensor<1x5x1xi1>):
      %955 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x2x1xi64>
      %956 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %957 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %958 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %959 = "stablehlo.dynamic_slice"(%a954, %956, %a950, %958) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x5x1xi1>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xi1>
      %960 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %961 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %962 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %963 = "stablehlo.dynamic_slice"(%a953, %960, %a950, %962) <{slice_sizes = array<i64: 1, 1, 2>}> : (tensor<1x5x2xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x2xcomplex<f32>>
      %964 = "stablehlo.transpose"(%963) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x2x1xcomplex<f32>>
      %965 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x1xi64>}> : () -> tensor<1x2x1xi64>
      %966 = "stablehlo.compare"(%955, %965) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x1xi64>, tensor<1x2x1xi64>) -> tensor<1x2x1xi1>
      %967 = "stablehlo.constant"() <{value = dense<0> : tensor<1x2x1xi64>}> : () -> tensor<1x2x1xi64>
      %968 = "stablehlo.compare"(%955, %967) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x2x1xi64>, tensor<1x2x1xi64>) -> tensor<1x2x1xi1>
      %969 = "stablehlo.imag"(%964) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xf32>
      %970 = "stablehlo.abs"(%969) : (tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
      %971 = "stablehlo.real"(%964) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xf32>
      %972 = "stablehlo.abs"(%971) : (tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
      %973 = "stablehlo.add"(%972, %970) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
      %974 = "stablehlo.or"(%968, %966) : (tensor<1x2x1xi1>, tensor<1x2x1xi1>) -> tensor<1x2x1xi1>
      %975 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %976 = "stablehlo.broadcast_in_dim"(%975) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1xf32>
      %977 = "stablehlo.select"(%974, %973, %976) : (tensor<1x2x1xi1>, tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
      %978 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %982 = "stablehlo.reduce"(%977, %978) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a979: tensor<f32>, %a980: tensor<f32>):
        %981 = "stablehlo.maximum"(%a979, %a980) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%981) : (tensor<f32>) -> ()
      }) : (tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %983 = "stablehlo.reshape"(%982) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %984 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %985 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %986 = "stablehlo.compare"(%983, %985) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %987 = "stablehlo.broadcast_in_dim"(%984) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
      %988 = "stablehlo.select"(%986, %983, %987) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %989 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %990 = "stablehlo.complex"(%988, %989) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xcomplex<f32>>
      %991 = "stablehlo.broadcast_in_dim"(%990) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xcomplex<f32>>) -> tensor<1x2x1xcomplex<f32>>
      %992 = "stablehlo.divide"(%964, %991) : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xcomplex<f32>>
      %993 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %994 = "stablehlo.broadcast_in_dim"(%993) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x2x1xcomplex<f32>>
      %995 = "stablehlo.select"(%968, %992, %994) : (tensor<1x2x1xi1>, tensor<1x2x1xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xcomplex<f32>>
      %996 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %1000 = "stablehlo.reduce"(%995, %996) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a997: tensor<complex<f32>>, %a998: tensor<complex<f32>>):
        %999 = "stablehlo.add"(%a997, %a998) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%999) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x1xcomplex<f32>>
      %1001 = "stablehlo.reshape"(%1000) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1x1xcomplex<f32>>
      %1002 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %1003 = "stablehlo.broadcast_in_dim"(%1002) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x2x1xcomplex<f32>>
      %1004 = "stablehlo.select"(%966, %992, %1003) : (tensor<1x2x1xi1>, tensor<1x2x1xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xcomplex<f32>>
      %1005 = "stablehlo.abs"(%1004) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xf32>
      %1006 = "stablehlo.multiply"(%1005, %1005) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
      %1007 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %1011 = "stablehlo.reduce"(%1006, %1007) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a1008: tensor<f32>, %a1009: tensor<f32>):
        %1010 = "stablehlo.add"(%a1008, %a1009) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%1010) : (tensor<f32>) -> ()
      }) : (tensor<1x2x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %1012 = "stablehlo.reshape"(%1011) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %1013 = "stablehlo.abs"(%1001) : (tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x1xf32>
      %1014 = "stablehlo.multiply"(%1013, %1013) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %1015 = "stablehlo.add"(%1012, %1014) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %1016 = "stablehlo.sqrt"(%1015) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %1017 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %1018 = "stablehlo.compare"(%1012, %1017) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %1019 = "stablehlo.imag"(%1001) : (tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x1xf32>
      %1020 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %1021 = "stablehlo.compare"(%1019, %1020) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %1022 = "stablehlo.or"(%1018, %1021) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %1023 = "stablehlo.and"(%1022, %959) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %1024 = "stablehlo.real"(%1001) : (tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x1xf32>
      %1025 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %1026 = "stablehlo.compare"(%1024, %1025) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %1027 = "stablehlo.negate"(%1016) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %1028 = "stablehlo.select"(%1026, %1016, %1027) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %1029 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %1030 = "stablehlo.complex"(%1028, %1029) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xcomplex<f32>>
      %1031 = "stablehlo.constant"() <{value = dense<(1.0e+00, 0.0e+00)> : tensor<1x1x1xcomplex<f32>>}> : () -> tensor<1x1x1xcomplex<f32>>
      %1032 = "stablehlo.select"(%1023, %1030, %1031) : (tensor<1x1x1xi1>, tensor<1x1x1xcomplex<f32>>, tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x1xcomplex<f32>>
      %1033 = "stablehlo.subtract"(%1001, %1032) : (tensor<1x1x1xcomplex<f32>>, tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x1xcomplex<f32>>
      %1034 = "stablehlo.select"(%1023, %1033, %1031) : (tensor<1x1x1xi1>, tensor<1x1x1xcomplex<f32>>, tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x1xcomplex<f32>>
      %1035 = "stablehlo.convert"(%968) : (tensor<1x2x1xi1>) -> tensor<1x2x1xf32>
      %1036 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x2x1xf32>}> : () -> tensor<1x2x1xf32>
      %1037 = "stablehlo.complex"(%1035, %1036) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xcomplex<f32>>
      %1038 = "stablehlo.broadcast_in_dim"(%1034) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xcomplex<f32>>) -> tensor<1x2x1xcomplex<f32>>
      %1039 = "stablehlo.divide"(%1004, %1038) : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xcomplex<f32>>
      %1040 = "stablehlo.add"(%1039, %1037) : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xcomplex<f32>>
      %1041 = "stablehlo.subtract"(%1032, %1001) : (tensor<1x1x1xcomplex<f32>>, tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x1xcomplex<f32>>
      %1042 = "stablehlo.divide"(%1041, %1032) : (tensor<1x1x1xcomplex<f32>>, tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x1xcomplex<f32>>
      %1043 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %1044 = "stablehlo.broadcast_in_dim"(%1043) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x1x1xcomplex<f32>>
      %1045 = "stablehlo.select"(%1023, %1042, %1044) : (tensor<1x1x1xi1>, tensor<1x1x1xcomplex<f32>>, tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x1xcomplex<f32>>
      %1046 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1047 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1048 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1049 = "stablehlo.dynamic_slice"(%a951, %1046, %a950, %1048) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<1x5x5xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x5xcomplex<f32>>
      %1050 = "stablehlo.imag"(%1040) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xf32>
      %1051 = "stablehlo.negate"(%1050) : (tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
      %1052 = "stablehlo.real"(%1040) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xf32>
      %1053 = "stablehlo.complex"(%1052, %1051) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xcomplex<f32>>
      %1054 = "stablehlo.broadcast_in_dim"(%1053) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x5xcomplex<f32>>
      %1055 = "stablehlo.multiply"(%1054, %1049) : (tensor<1x2x5xcomplex<f32>>, tensor<1x2x5xcomplex<f32>>) -> tensor<1x2x5xcomplex<f32>>
      %1056 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %1060 = "stablehlo.reduce"(%1055, %1056) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a1057: tensor<complex<f32>>, %a1058: tensor<complex<f32>>):
        %1059 = "stablehlo.add"(%a1057, %a1058) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%1059) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x2x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
      %1061 = "stablehlo.reshape"(%1060) : (tensor<1x5xcomplex<f32>>) -> tensor<1x1x5xcomplex<f32>>
      %1062 = "stablehlo.imag"(%1045) : (tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x1xf32>
      %1063 = "stablehlo.negate"(%1062) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %1064 = "stablehlo.real"(%1045) : (tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x1xf32>
      %1065 = "stablehlo.complex"(%1064, %1063) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xcomplex<f32>>
      %1066 = "stablehlo.broadcast_in_dim"(%1065) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xcomplex<f32>>) -> tensor<1x2x1xcomplex<f32>>
      %1067 = "stablehlo.multiply"(%1066, %1040) : (tensor<1x2x1xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xcomplex<f32>>
      %1068 = "stablehlo.broadcast_in_dim"(%1067) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x5xcomplex<f32>>
      %1069 = "stablehlo.broadcast_in_dim"(%1061) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x2x5xcomplex<f32>>
      %1070 = "stablehlo.multiply"(%1068, %1069) : (tensor<1x2x5xcomplex<f32>>, tensor<1x2x5xcomplex<f32>>) -> tensor<1x2x5xcomplex<f32>>
      %1071 = "stablehlo.subtract"(%1049, %1070) : (tensor<1x2x5xcomplex<f32>>, tensor<1x2x5xcomplex<f32>>) -> tensor<1x2x5xcomplex<f32>>
      %1072 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1073 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1074 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1075 = "stablehlo.dynamic_update_slice"(%a951, %1071, %1072, %a950, %1074) : (tensor<1x5x5xcomplex<f32>>, tensor<1x2x5xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x5xcomplex<f32>>
      %1076 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1077 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1078 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1079 = "stablehlo.dynamic_slice"(%1075, %1076, %1077, %a950) <{slice_sizes = array<i64: 1, 5, 2>}> : (tensor<1x5x5xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x2xcomplex<f32>>
      %1080 = "stablehlo.transpose"(%1040) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
      %1081 = "stablehlo.broadcast_in_dim"(%1080) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
      %1082 = "stablehlo.multiply"(%1079, %1081) : (tensor<1x5x2xcomplex<f32>>, tensor<1x5x2xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
      %1083 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %1087 = "stablehlo.reduce"(%1082, %1083) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a1084: tensor<complex<f32>>, %a1085: tensor<complex<f32>>):
        %1086 = "stablehlo.add"(%a1084, %a1085) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%1086) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x5x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
      %1088 = "stablehlo.reshape"(%1087) : (tensor<1x5xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %1089 = "stablehlo.imag"(%1080) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xf32>
      %1090 = "stablehlo.negate"(%1089) : (tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
      %1091 = "stablehlo.real"(%1080) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xf32>
      %1092 = "stablehlo.complex"(%1091, %1090) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xcomplex<f32>>
      %1093 = "stablehlo.broadcast_in_dim"(%1045) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %1094 = "stablehlo.multiply"(%1093, %1088) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %1095 = "stablehlo.broadcast_in_dim"(%1094) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
      %1096 = "stablehlo.broadcast_in_dim"(%1092) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
      %1097 = "stablehlo.multiply"(%1095, %1096) : (tensor<1x5x2xcomplex<f32>>, tensor<1x5x2xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
      %1098 = "stablehlo.subtract"(%1079, %1097) : (tensor<1x5x2xcomplex<f32>>, tensor<1x5x2xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
      %1099 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1100 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1101 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1102 = "stablehlo.dynamic_update_slice"(%1075, %1098, %1099, %1100, %a950) : (tensor<1x5x5xcomplex<f32>>, tensor<1x5x2xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x5xcomplex<f32>>
      %1103 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1104 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1105 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1106 = "stablehlo.dynamic_slice"(%a952, %1103, %1104, %a950) <{slice_sizes = array<i64: 1, 5, 2>}> : (tensor<1x5x5xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x2xcomplex<f32>>
      %1107 = "stablehlo.transpose"(%1040) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x1x2xcomplex<f32>>
      %1108 = "stablehlo.broadcast_in_dim"(%1107) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
      %1109 = "stablehlo.multiply"(%1106, %1108) : (tensor<1x5x2xcomplex<f32>>, tensor<1x5x2xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
      %1110 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %1114 = "stablehlo.reduce"(%1109, %1110) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a1111: tensor<complex<f32>>, %a1112: tensor<complex<f32>>):
        %1113 = "stablehlo.add"(%a1111, %a1112) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%1113) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x5x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
      %1115 = "stablehlo.reshape"(%1114) : (tensor<1x5xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %1116 = "stablehlo.imag"(%1107) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xf32>
      %1117 = "stablehlo.negate"(%1116) : (tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
      %1118 = "stablehlo.real"(%1107) : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x1x2xf32>
      %1119 = "stablehlo.complex"(%1118, %1117) : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xcomplex<f32>>
      %1120 = "stablehlo.broadcast_in_dim"(%1045) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %1121 = "stablehlo.multiply"(%1120, %1115) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %1122 = "stablehlo.broadcast_in_dim"(%1121) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
      %1123 = "stablehlo.broadcast_in_dim"(%1119) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
      %1124 = "stablehlo.multiply"(%1122, %1123) : (tensor<1x5x2xcomplex<f32>>, tensor<1x5x2xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
      %1125 = "stablehlo.subtract"(%1106, %1124) : (tensor<1x5x2xcomplex<f32>>, tensor<1x5x2xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
      %1126 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1127 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1128 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1129 = "stablehlo.dynamic_update_slice"(%a952, %1125, %1126, %1127, %a950) : (tensor<1x5x5xcomplex<f32>>, tensor<1x5x2xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x5xcomplex<f32>>
      %1130 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1131 = "stablehlo.add"(%a950, %1130) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1131, %1102, %1129, %a953, %a954) : (tensor<i64>, tensor<1x5x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>, tensor<1x5x2xcomplex<f32>>, tensor<1x5x1xi1>) -> ()
    }) : (tensor<i64>, tensor<1x5x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>, tensor<1x5x2xcomplex<f32>>, tensor<1x5x1xi1>) -> (tensor<i64>, tensor<1x5x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>, tensor<1x5x2xcomplex<f32>>, tensor<1x5x1xi1>)
    %1133 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x5xi64>
    %1134 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x5xi64>
    %1135 = "stablehlo.subtract"(%1134, %1133) : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi64>
    %1136 = "stablehlo.constant"() <{value = dense<1> : tensor<1x5x5xi64>}> : () -> tensor<1x5x5xi64>
    %1137 = "stablehlo.compare"(%1135, %1136) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
    %1138 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<1x5x5xcomplex<f32>>}> : () -> tensor<1x5x5xcomplex<f32>>
    %1139 = "stablehlo.select"(%1137, %1132#1, %1138) : (tensor<1x5x5xi1>, tensor<1x5x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xcomplex<f32>>
    %1140 = "stablehlo.reshape"(%10) : (tensor<1x1x1xi1>) -> tensor<1x1xi1>
    %1141 = "stablehlo.and"(%809, %1140) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
    %1142 = "stablehlo.constant"() <{value = dense<(0x7FC00000, 0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1143 = "stablehlo.reshape"(%35) : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
    %1144 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %1145 = "stablehlo.complex"(%1143, %1144) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
    %1146 = "stablehlo.broadcast_in_dim"(%1145) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %1147 = "stablehlo.multiply"(%936, %1146) : (tensor<1x5xcomplex<f32>>, tensor<1x5xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %1148 = "stablehlo.broadcast_in_dim"(%1141) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<1x5xi1>
    %1149 = "stablehlo.broadcast_in_dim"(%1142) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
    %1150 = "stablehlo.select"(%1148, %1147, %1149) : (tensor<1x5xi1>, tensor<1x5xcomplex<f32>>, tensor<1x5xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %1151 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1152 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<1x5x5xcomplex<f32>>}> : () -> tensor<1x5x5xcomplex<f32>>
    %1235:4 = "stablehlo.while"(%1151, %1139, %936, %1152) ({
    ^bb0(%a1153: tensor<i64>, %a1154: tensor<1x5x5xcomplex<f32>>, %a1155: tensor<1x5xcomplex<f32>>, %a1156: tensor<1x5x5xcomplex<f32>>):
      %1157 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1158 = "stablehlo.compare"(%a1153, %1157) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1158) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a1159: tensor<i64>, %a1160: tensor<1x5x5xcomplex<f32>>, %a1161: tensor<1x5xcomplex<f32>>, %a1162: tensor<1x5x5xcomplex<f32>>):
      %1163 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %1164 = "stablehlo.dynamic_slice"(%a1160, %1163, %a1159, %1163) <{slice_sizes = array<i64: 1, 1, 5>}> : (tensor<1x5x5xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x5xcomplex<f32>>
      %1165 = "stablehlo.transpose"(%1164) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %1166 = "stablehlo.broadcast_in_dim"(%1165) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x5xcomplex<f32>>
      %1167 = "stablehlo.multiply"(%1166, %a1162) : (tensor<1x5x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xcomplex<f32>>
      %1168 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
      %1172 = "stablehlo.reduce"(%1167, %1168) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a1169: tensor<complex<f32>>, %a1170: tensor<complex<f32>>):
        %1171 = "stablehlo.add"(%a1169, %a1170) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%1171) : (tensor<complex<f32>>) -> ()
      }) : (tensor<1x5x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
      %1173 = "stablehlo.reshape"(%1172) : (tensor<1x5xcomplex<f32>>) -> tensor<1x1x5xcomplex<f32>>
      %1174 = "stablehlo.negate"(%1173) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xcomplex<f32>>
      %1175 = "stablehlo.dynamic_slice"(%a1161, %1163, %a1159) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x5xcomplex<f32>>, tensor<i64>, tensor<i64>) -> tensor<1x1xcomplex<f32>>
      %1176 = "stablehlo.reshape"(%1175) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1x1xcomplex<f32>>
      %1177 = "stablehlo.reshape"(%a1161) : (tensor<1x5xcomplex<f32>>) -> tensor<1x1x5xcomplex<f32>>
      %1178 = "stablehlo.broadcast_in_dim"(%1176) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x5xcomplex<f32>>
      %1179 = "stablehlo.subtract"(%1178, %1177) : (tensor<1x1x5xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xcomplex<f32>>
      %1180 = "stablehlo.imag"(%1177) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
      %1181 = "stablehlo.abs"(%1180) : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1182 = "stablehlo.real"(%1177) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
      %1183 = "stablehlo.abs"(%1182) : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1184 = "stablehlo.add"(%1183, %1181) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1185 = "stablehlo.constant"() <{value = dense<0x0D200000> : tensor<f32>}> : () -> tensor<f32>
      %1186 = "stablehlo.constant"() <{value = dense<0x34000000> : tensor<1x1x5xf32>}> : () -> tensor<1x1x5xf32>
      %1187 = "stablehlo.multiply"(%1184, %1186) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1188 = "stablehlo.broadcast_in_dim"(%1185) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5xf32>
      %1189 = "stablehlo.maximum"(%1187, %1188) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1190 = "stablehlo.abs"(%1179) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
      %1191 = "stablehlo.compare"(%1190, %1189) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xi1>
      %1192 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x5xf32>}> : () -> tensor<1x1x5xf32>
      %1193 = "stablehlo.complex"(%1189, %1192) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xcomplex<f32>>
      %1194 = "stablehlo.select"(%1191, %1193, %1179) : (tensor<1x1x5xi1>, tensor<1x1x5xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xcomplex<f32>>
      %1195 = "stablehlo.abs"(%1194) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
      %1196 = "stablehlo.abs"(%1174) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
      %1197 = "stablehlo.compare"(%1196, %1195) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xi1>
      %1198 = "stablehlo.select"(%1197, %1196, %1195) : (tensor<1x1x5xi1>, tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1199 = "stablehlo.imag"(%1194) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
      %1200 = "stablehlo.divide"(%1199, %1195) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1201 = "stablehlo.real"(%1194) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
      %1202 = "stablehlo.divide"(%1201, %1195) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1203 = "stablehlo.complex"(%1202, %1200) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xcomplex<f32>>
      %1204 = "stablehlo.imag"(%1203) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
      %1205 = "stablehlo.negate"(%1204) : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1206 = "stablehlo.real"(%1203) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
      %1207 = "stablehlo.complex"(%1206, %1205) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xcomplex<f32>>
      %1208 = "stablehlo.imag"(%1174) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
      %1209 = "stablehlo.divide"(%1208, %1198) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1210 = "stablehlo.real"(%1174) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
      %1211 = "stablehlo.divide"(%1210, %1198) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1212 = "stablehlo.complex"(%1211, %1209) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xcomplex<f32>>
      %1213 = "stablehlo.multiply"(%1212, %1207) : (tensor<1x1x5xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xcomplex<f32>>
      %1214 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1x1x5xf32>}> : () -> tensor<1x1x5xf32>
      %1215 = "stablehlo.divide"(%1195, %1198) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1216 = "stablehlo.select"(%1197, %1215, %1214) : (tensor<1x1x5xi1>, tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1217 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x5xi64>
      %1218 = "stablehlo.broadcast_in_dim"(%a1159) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %1219 = "stablehlo.compare"(%1217, %1218) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %1220 = "stablehlo.broadcast_in_dim"(%a1159) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %1221 = "stablehlo.compare"(%1217, %1220) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %1222 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<1x1x5xcomplex<f32>>}> : () -> tensor<1x1x5xcomplex<f32>>
      %1223 = "stablehlo.select"(%1219, %1213, %1222) : (tensor<1x1x5xi1>, tensor<1x1x5xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xcomplex<f32>>
      %1224 = "stablehlo.constant"() <{value = dense<(1.0e+00, 0.0e+00)> : tensor<1x1x5xcomplex<f32>>}> : () -> tensor<1x1x5xcomplex<f32>>
      %1225 = "stablehlo.select"(%1221, %1224, %1223) : (tensor<1x1x5xi1>, tensor<1x1x5xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xcomplex<f32>>
      %1226 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1x1x5xf32>}> : () -> tensor<1x1x5xf32>
      %1227 = "stablehlo.select"(%1219, %1216, %1226) : (tensor<1x1x5xi1>, tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
      %1228 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x5xf32>}> : () -> tensor<1x1x5xf32>
      %1229 = "stablehlo.complex"(%1227, %1228) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xcomplex<f32>>
      %1230 = "stablehlo.broadcast_in_dim"(%1229) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x5x5xcomplex<f32>>
      %1231 = "stablehlo.multiply"(%a1162, %1230) : (tensor<1x5x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xcomplex<f32>>
      %1232 = "stablehlo.dynamic_update_slice"(%1231, %1225, %1163, %a1159, %1163) : (tensor<1x5x5xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x5xcomplex<f32>>
      %1233 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
      %1234 = "stablehlo.add"(%a1159, %1233) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1234, %a1160, %a1161, %1232) : (tensor<i64>, tensor<1x5x5xcomplex<f32>>, tensor<1x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>) -> ()
    }) : (tensor<i64>, tensor<1x5x5xcomplex<f32>>, tensor<1x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>) -> (tensor<i64>, tensor<1x5x5xcomplex<f32>>, tensor<1x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>)
    %1236 = "stablehlo.dot_general"(%1132#2, %1235#3) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x5x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xcomplex<f32>>
    %1237 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1238 = "stablehlo.abs"(%1236) : (tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xf32>
    %1239 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1243 = "stablehlo.reduce"(%1238, %1239) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a1240: tensor<f32>, %a1241: tensor<f32>):
      %1242 = "stablehlo.maximum"(%a1240, %a1241) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1242) : (tensor<f32>) -> ()
    }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %1244 = "stablehlo.reshape"(%1243) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %1245 = "stablehlo.broadcast_in_dim"(%1244) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
    %1246 = "stablehlo.compare"(%1238, %1245) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xi1>
    %1247 = "stablehlo.compare"(%1238, %1238) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xi1>
    %1248 = "stablehlo.or"(%1246, %1247) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
    %1249 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x5xi32>
    %1250 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x5x5xi32>}> : () -> tensor<1x5x5xi32>
    %1251 = "stablehlo.select"(%1248, %1249, %1250) : (tensor<1x5x5xi1>, tensor<1x5x5xi32>, tensor<1x5x5xi32>) -> tensor<1x5x5xi32>
    %1252 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %1256 = "stablehlo.reduce"(%1251, %1252) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a1253: tensor<i32>, %a1254: tensor<i32>):
      %1255 = "stablehlo.minimum"(%a1253, %a1254) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1255) : (tensor<i32>) -> ()
    }) : (tensor<1x5x5xi32>, tensor<i32>) -> tensor<1x5xi32>
    %1257 = "stablehlo.reshape"(%1256) : (tensor<1x5xi32>) -> tensor<1x1x5xi32>
    %1258 = "stablehlo.convert"(%1257) : (tensor<1x1x5xi32>) -> tensor<1x1x5xi64>
    %1259 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1260 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x5xf32>}> : () -> tensor<1x1x5xf32>
    %1261 = "stablehlo.compare"(%1244, %1260) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xi1>
    %1262 = "stablehlo.broadcast_in_dim"(%1259) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5xf32>
    %1263 = "stablehlo.select"(%1261, %1244, %1262) : (tensor<1x1x5xi1>, tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %1264 = "stablehlo.imag"(%1236) : (tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xf32>
    %1265 = "stablehlo.broadcast_in_dim"(%1263) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
    %1266 = "stablehlo.divide"(%1264, %1265) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %1267 = "stablehlo.real"(%1236) : (tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xf32>
    %1268 = "stablehlo.broadcast_in_dim"(%1263) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
    %1269 = "stablehlo.divide"(%1267, %1268) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %1270 = "stablehlo.complex"(%1269, %1266) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xcomplex<f32>>
    %1271 = "stablehlo.abs"(%1270) : (tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xf32>
    %1272 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
    %1273 = "stablehlo.broadcast_in_dim"(%1272) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi64>) -> tensor<1x5x5xi64>
    %1274 = "stablehlo.broadcast_in_dim"(%1258) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi64>) -> tensor<1x5x5xi64>
    %1275 = "stablehlo.compare"(%1273, %1274) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
    %1276 = "stablehlo.multiply"(%1271, %1271) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %1277 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1281 = "stablehlo.reduce"(%1276, %1277) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a1278: tensor<f32>, %a1279: tensor<f32>):
      %1280 = "stablehlo.add"(%a1278, %a1279) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1280) : (tensor<f32>) -> ()
    }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %1282 = "stablehlo.reshape"(%1281) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %1283 = "stablehlo.sqrt"(%1282) : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %1284 = "stablehlo.broadcast_in_dim"(%1237) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x5x5xcomplex<f32>>
    %1285 = "stablehlo.select"(%1275, %1270, %1284) : (tensor<1x5x5xi1>, tensor<1x5x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xcomplex<f32>>
    %1286 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1290 = "stablehlo.reduce"(%1285, %1286) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a1287: tensor<complex<f32>>, %a1288: tensor<complex<f32>>):
      %1289 = "stablehlo.add"(%a1287, %a1288) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%1289) : (tensor<complex<f32>>) -> ()
    }) : (tensor<1x5x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
    %1291 = "stablehlo.reshape"(%1290) : (tensor<1x5xcomplex<f32>>) -> tensor<1x1x5xcomplex<f32>>
    %1292 = "stablehlo.imag"(%1291) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
    %1293 = "stablehlo.negate"(%1292) : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %1294 = "stablehlo.real"(%1291) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
    %1295 = "stablehlo.complex"(%1294, %1293) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xcomplex<f32>>
    %1296 = "stablehlo.abs"(%1295) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
    %1297 = "stablehlo.imag"(%1295) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
    %1298 = "stablehlo.divide"(%1297, %1296) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %1299 = "stablehlo.real"(%1295) : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x1x5xf32>
    %1300 = "stablehlo.divide"(%1299, %1296) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %1301 = "stablehlo.complex"(%1300, %1298) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xcomplex<f32>>
    %1302 = "stablehlo.imag"(%1270) : (tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xf32>
    %1303 = "stablehlo.broadcast_in_dim"(%1283) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
    %1304 = "stablehlo.divide"(%1302, %1303) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %1305 = "stablehlo.real"(%1270) : (tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xf32>
    %1306 = "stablehlo.broadcast_in_dim"(%1283) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
    %1307 = "stablehlo.divide"(%1305, %1306) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %1308 = "stablehlo.complex"(%1307, %1304) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xcomplex<f32>>
    %1309 = "stablehlo.broadcast_in_dim"(%1301) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xcomplex<f32>>) -> tensor<1x5x5xcomplex<f32>>
    %1310 = "stablehlo.multiply"(%1308, %1309) : (tensor<1x5x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xcomplex<f32>>
    %1311 = "stablehlo.real"(%1310) : (tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xf32>
    %1312 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
    %1313 = "stablehlo.complex"(%1311, %1312) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xcomplex<f32>>
    %1314 = "stablehlo.select"(%1275, %1313, %1310) : (tensor<1x5x5xi1>, tensor<1x5x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xcomplex<f32>>
    %1315 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1316 = "stablehlo.pad"(%923, %1315) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x5xi1>, tensor<i1>) -> tensor<1x5xi1>
    %1317 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1318 = "stablehlo.pad"(%1314, %1317) <{edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, -1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x5x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x5x5xcomplex<f32>>
    %1319 = "stablehlo.imag"(%1318) : (tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xf32>
    %1320 = "stablehlo.negate"(%1319) : (tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %1321 = "stablehlo.real"(%1318) : (tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xf32>
    %1322 = "stablehlo.complex"(%1321, %1320) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xcomplex<f32>>
    %1323 = "stablehlo.real"(%1314) : (tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xf32>
    %1324 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
    %1325 = "stablehlo.complex"(%1323, %1324) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xcomplex<f32>>
    %1326 = "stablehlo.reshape"(%923) : (tensor<1x5xi1>) -> tensor<1x1x5xi1>
    %1327 = "stablehlo.broadcast_in_dim"(%1326) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
    %1328 = "stablehlo.select"(%1327, %1314, %1325) : (tensor<1x5x5xi1>, tensor<1x5x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xcomplex<f32>>
    %1329 = "stablehlo.reshape"(%1316) : (tensor<1x5xi1>) -> tensor<1x1x5xi1>
    %1330 = "stablehlo.broadcast_in_dim"(%1329) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
    %1331 = "stablehlo.select"(%1330, %1322, %1328) : (tensor<1x5x5xi1>, tensor<1x5x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xcomplex<f32>>
    %1332 = "stablehlo.reshape"(%1141) : (tensor<1x1xi1>) -> tensor<1x1x1xi1>
    %1333 = "stablehlo.broadcast_in_dim"(%1332) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x5xi1>
    %1334 = "stablehlo.broadcast_in_dim"(%1142) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x5x5xcomplex<f32>>
    %1335 = "stablehlo.select"(%1333, %1331, %1334) : (tensor<1x5x5xi1>, tensor<1x5x5xcomplex<f32>>, tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xcomplex<f32>>
    %1336 = "stablehlo.reshape"(%1150) : (tensor<1x5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %1337 = "stablehlo.reshape"(%1335) : (tensor<1x5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%1336, %1337) : (tensor<5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
  }
}
