module @setu {
  func.func public @main(%arg0: tensor<25xf32>, %arg1: tensor<5xi32>, %arg2: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<25xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %5 = "stablehlo.reshape"(%arg1) : (tensor<5xi32>) -> tensor<5x1xi32>
    %6 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %7 = "stablehlo.reshape"(%5) : (tensor<5x1xi32>) -> tensor<1x5x1xi32>
    %8 = "stablehlo.reshape"(%4) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %9 = "stablehlo.convert"(%7) : (tensor<1x5x1xi32>) -> tensor<1x5x1xi64>
    %10 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<1x5x1xi64>}> : () -> tensor<1x5x1xi64>
    %12 = "stablehlo.compare"(%9, %11) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
    %13 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
    %15 = "stablehlo.select"(%12, %14, %10) : (tensor<1x5x1xi1>, tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi64>
    %16 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %20 = "stablehlo.reduce_window"(%15, %16) <{window_dimensions = array<i64: 1, 5, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [4, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%a17: tensor<i64>, %a18: tensor<i64>):
      %19 = "stablehlo.maximum"(%a17, %a18) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%19) : (tensor<i64>) -> ()
    }) : (tensor<1x5x1xi64>, tensor<i64>) -> tensor<1x5x1xi64>
    %21 = "stablehlo.subtract"(%10, %20) : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi64>
    %22 = "stablehlo.constant"() <{value = dense<1> : tensor<1x5x1xi64>}> : () -> tensor<1x5x1xi64>
    %23 = "stablehlo.and"(%21, %22) : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi64>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<1x5x1xi64>}> : () -> tensor<1x5x1xi64>
    %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
    %26 = "stablehlo.and"(%12, %25) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<1x5x1xi64>}> : () -> tensor<1x5x1xi64>
    %28 = "stablehlo.add"(%10, %27) : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi64>
    %29 = "stablehlo.select"(%26, %28, %10) : (tensor<1x5x1xi1>, tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi64>
    %30 = "stablehlo.abs"(%9) : (tensor<1x5x1xi64>) -> tensor<1x5x1xi64>
    %31 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x5x1xi64>}> : () -> tensor<1x5x1xi64>
    %32 = "stablehlo.add"(%30, %31) : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi64>
    %33 = "stablehlo.not"(%25) : (tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
    %34 = "stablehlo.and"(%12, %33) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
    %35 = "stablehlo.select"(%34, %10, %32) : (tensor<1x5x1xi1>, tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi64>
    %36 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x5xi64>
    %37 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x5xi64>
    %38 = "stablehlo.subtract"(%37, %36) : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi64>
    %39 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x5x5xi64>}> : () -> tensor<1x5x5xi64>
    %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
    %41 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
    %42 = "stablehlo.select"(%40, %8, %41) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %43 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x5xi64>
    %44 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1x5xi64>}> : () -> tensor<1x1x5xi64>
    %45 = "stablehlo.add"(%43, %44) : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi64>
    %46 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi64>) -> tensor<1x5x5xi64>
    %48 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi64>) -> tensor<1x5x5xi64>
    %49 = "stablehlo.compare"(%47, %48) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
    %50 = "stablehlo.transpose"(%26) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x5x1xi1>) -> tensor<1x1x5xi1>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
    %52 = "stablehlo.and"(%49, %51) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
    %53 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
    %55 = "stablehlo.select"(%52, %42, %54) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.reduce"(%55, %56) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a57: tensor<f32>, %a58: tensor<f32>):
      %59 = "stablehlo.add"(%a57, %a58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%59) : (tensor<f32>) -> ()
    }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %61 = "stablehlo.reshape"(%60) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %62 = "stablehlo.reshape"(%61) : (tensor<1x1x5xf32>) -> tensor<1x5x1xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
    %65 = "stablehlo.select"(%52, %64, %42) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %66 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x5xi64>
    %67 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x5xi64>
    %68 = "stablehlo.subtract"(%67, %66) : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi64>
    %69 = "stablehlo.constant"() <{value = dense<0> : tensor<1x5x5xi64>}> : () -> tensor<1x5x5xi64>
    %70 = "stablehlo.compare"(%68, %69) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
    %71 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
    %72 = "stablehlo.select"(%70, %8, %71) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %73 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.reduce"(%72, %73) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a74: tensor<f32>, %a75: tensor<f32>):
      %76 = "stablehlo.add"(%a74, %a75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%76) : (tensor<f32>) -> ()
    }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %78 = "stablehlo.reshape"(%77) : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %79 = "stablehlo.reshape"(%arg2) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %146:5 = "stablehlo.while"(%80, %79, %65, %29, %35) ({
    ^bb0(%a81: tensor<i64>, %a82: tensor<1x5x5xf32>, %a83: tensor<1x5x5xf32>, %a84: tensor<1x5x1xi64>, %a85: tensor<1x5x1xi64>):
      %86 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %87 = "stablehlo.compare"(%a81, %86) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%87) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a88: tensor<i64>, %a89: tensor<1x5x5xf32>, %a90: tensor<1x5x5xf32>, %a91: tensor<1x5x1xi64>, %a92: tensor<1x5x1xi64>):
      %93 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %94 = "stablehlo.dynamic_slice"(%a90, %93, %93, %a88) <{slice_sizes = array<i64: 1, 5, 1>}> : (tensor<1x5x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x1xf32>
      %95 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %96 = "stablehlo.dynamic_slice"(%a91, %95, %a88, %95) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x5x1xi64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xi64>
      %97 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %98 = "stablehlo.dynamic_slice"(%a92, %97, %a88, %97) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x5x1xi64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xi64>
      %99 = "stablehlo.compare"(%96, %98) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %100 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %101 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x5x1xi64>
      %102 = "stablehlo.compare"(%100, %101) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %103 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x5x1xi64>
      %104 = "stablehlo.compare"(%100, %103) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %105 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %106 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %107 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %108 = "stablehlo.select"(%106, %a89, %107) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %109 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %113 = "stablehlo.reduce"(%108, %109) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a110: tensor<f32>, %a111: tensor<f32>):
        %112 = "stablehlo.add"(%a110, %a111) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%112) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %114 = "stablehlo.reshape"(%113) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
      %115 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %116 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %117 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %118 = "stablehlo.select"(%116, %a89, %117) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %119 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %123 = "stablehlo.reduce"(%118, %119) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a120: tensor<f32>, %a121: tensor<f32>):
        %122 = "stablehlo.add"(%a120, %a121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%122) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %124 = "stablehlo.reshape"(%123) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
      %125 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x1xi1>
      %126 = "stablehlo.and"(%125, %102) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
      %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %128 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %129 = "stablehlo.select"(%127, %128, %a89) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %130 = "stablehlo.compare"(%96, %98) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %131 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x1xi1>
      %132 = "stablehlo.and"(%131, %104) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
      %133 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x1xi1>
      %134 = "stablehlo.and"(%132, %133) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
      %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %136 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %137 = "stablehlo.select"(%135, %136, %129) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %138 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %139 = "stablehlo.dynamic_slice"(%137, %138, %a88, %138) <{slice_sizes = array<i64: 1, 1, 5>}> : (tensor<1x5x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x5xf32>
      %140 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %141 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %142 = "stablehlo.multiply"(%140, %141) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %143 = "stablehlo.subtract"(%137, %142) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %144 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %145 = "stablehlo.add"(%a88, %144) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%145, %143, %a90, %a91, %a92) : (tensor<i64>, tensor<1x5x5xf32>, tensor<1x5x5xf32>, tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> ()
    }) : (tensor<i64>, tensor<1x5x5xf32>, tensor<1x5x5xf32>, tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> (tensor<i64>, tensor<1x5x5xf32>, tensor<1x5x5xf32>, tensor<1x5x1xi64>, tensor<1x5x1xi64>)
    %147 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1x5x1xf32>}> : () -> tensor<1x5x1xf32>
    %148 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %149 = "stablehlo.pad"(%26, %148) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x5x1xi1>, tensor<i1>) -> tensor<1x5x1xi1>
    %150 = "stablehlo.or"(%26, %149) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
    %151 = "stablehlo.select"(%150, %147, %78) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
    %153 = "stablehlo.divide"(%146#1, %152) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %154 = "stablehlo.select"(%26, %62, %147) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %155 = "stablehlo.divide"(%78, %154) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %156 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %157 = "stablehlo.pad"(%78, %156) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x5x1xf32>
    %158 = "stablehlo.divide"(%157, %154) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %159 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
    %160 = "stablehlo.divide"(%146#1, %159) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %161 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %162 = "stablehlo.pad"(%146#1, %161) <{edge_padding_low = array<i64: 0, -1, 0>, edge_padding_high = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5x5xf32>
    %163 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
    %164 = "stablehlo.divide"(%162, %163) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %165 = "stablehlo.multiply"(%155, %158) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %166 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1x5x1xf32>}> : () -> tensor<1x5x1xf32>
    %167 = "stablehlo.add"(%165, %166) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %168 = "stablehlo.select"(%26, %167, %147) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %169 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
    %170 = "stablehlo.multiply"(%169, %160) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %171 = "stablehlo.subtract"(%170, %164) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %172 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
    %173 = "stablehlo.divide"(%171, %172) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %174 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
    %175 = "stablehlo.multiply"(%174, %164) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %176 = "stablehlo.subtract"(%175, %160) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %177 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
    %178 = "stablehlo.divide"(%176, %177) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %179 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
    %180 = "stablehlo.select"(%179, %173, %153) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %181 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %182 = "stablehlo.pad"(%178, %181) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5x5xf32>
    %183 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
    %184 = "stablehlo.select"(%183, %182, %180) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %185 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %262:5 = "stablehlo.while"(%185, %184, %65, %29, %35) ({
    ^bb0(%a186: tensor<i64>, %a187: tensor<1x5x5xf32>, %a188: tensor<1x5x5xf32>, %a189: tensor<1x5x1xi64>, %a190: tensor<1x5x1xi64>):
      %191 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %192 = "stablehlo.compare"(%a186, %191) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%192) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a193: tensor<i64>, %a194: tensor<1x5x5xf32>, %a195: tensor<1x5x5xf32>, %a196: tensor<1x5x1xi64>, %a197: tensor<1x5x1xi64>):
      %198 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %199 = "stablehlo.dynamic_slice"(%a195, %198, %198, %a193) <{slice_sizes = array<i64: 1, 5, 1>}> : (tensor<1x5x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x1xf32>
      %200 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %201 = "stablehlo.dynamic_slice"(%a196, %200, %a193, %200) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x5x1xi64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xi64>
      %202 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %203 = "stablehlo.dynamic_slice"(%a197, %202, %a193, %202) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x5x1xi64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xi64>
      %204 = "stablehlo.compare"(%201, %203) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %205 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %206 = "stablehlo.multiply"(%205, %a194) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %207 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %211 = "stablehlo.reduce"(%206, %207) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a208: tensor<f32>, %a209: tensor<f32>):
        %210 = "stablehlo.add"(%a208, %a209) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%210) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %212 = "stablehlo.reshape"(%211) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
      %213 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %214 = "stablehlo.broadcast_in_dim"(%a193) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
      %215 = "stablehlo.compare"(%213, %214) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %216 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %217 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %218 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %219 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %220 = "stablehlo.select"(%217, %218, %219) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %221 = "stablehlo.subtract"(%a194, %220) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %222 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %223 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x5x1xi64>
      %224 = "stablehlo.compare"(%222, %223) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %225 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x5x1xi64>
      %226 = "stablehlo.compare"(%222, %225) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %227 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %228 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %229 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %230 = "stablehlo.select"(%228, %221, %229) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %231 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %235 = "stablehlo.reduce"(%230, %231) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a232: tensor<f32>, %a233: tensor<f32>):
        %234 = "stablehlo.add"(%a232, %a233) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%234) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %236 = "stablehlo.reshape"(%235) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
      %237 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %238 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %239 = "stablehlo.broadcast_in_dim"(%237) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %240 = "stablehlo.select"(%238, %221, %239) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %241 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %245 = "stablehlo.reduce"(%240, %241) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a242: tensor<f32>, %a243: tensor<f32>):
        %244 = "stablehlo.add"(%a242, %a243) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%244) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %246 = "stablehlo.reshape"(%245) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
      %247 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x1xi1>
      %248 = "stablehlo.and"(%247, %224) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
      %249 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %250 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %251 = "stablehlo.select"(%249, %250, %221) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %252 = "stablehlo.compare"(%201, %203) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %253 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x1xi1>
      %254 = "stablehlo.and"(%253, %226) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
      %255 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x1xi1>
      %256 = "stablehlo.and"(%254, %255) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
      %257 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %258 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %259 = "stablehlo.select"(%257, %258, %251) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %260 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
      %261 = "stablehlo.add"(%a193, %260) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%261, %259, %a195, %a196, %a197) : (tensor<i64>, tensor<1x5x5xf32>, tensor<1x5x5xf32>, tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> ()
    }) : (tensor<i64>, tensor<1x5x5xf32>, tensor<1x5x5xf32>, tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> (tensor<i64>, tensor<1x5x5xf32>, tensor<1x5x5xf32>, tensor<1x5x1xi64>, tensor<1x5x1xi64>)
    %263 = "stablehlo.reshape"(%262#1) : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    %264 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %265 = "stablehlo.transpose"(%263) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %266 = "stablehlo.reshape"(%265) : (tensor<5x5xf32>) -> tensor<25xf32>
    %267 = "stablehlo.reshape"(%266) : (tensor<25xf32>) -> tensor<5x5xf32>
    "func.return"(%267) : (tensor<5x5xf32>) -> ()
  }
}
