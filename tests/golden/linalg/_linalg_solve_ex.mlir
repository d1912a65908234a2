module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x1xf32>) -> (tensor<5x1xf32>, tensor<5x5xf32>, tensor<5xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5xi64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %133:5 = "stablehlo.while"(%4, %0, %1, %2, %3) ({
    ^bb0(%a5: tensor<i64>, %a6: tensor<1x5x5xf32>, %a7: tensor<1x5xi32>, %a8: tensor<1x5xi64>, %a9: tensor<1xi32>):
      %10 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %11 = "stablehlo.compare"(%a5, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a12: tensor<i64>, %a13: tensor<1x5x5xf32>, %a14: tensor<1x5xi32>, %a15: tensor<1x5xi64>, %a16: tensor<1xi32>):
      %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %19 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1xi64>
      %20 = "stablehlo.dynamic_slice"(%a13, %17, %17, %a12) <{slice_sizes = array<i64: 1, 5, 1>}> : (tensor<1x5x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x1xf32>
      %21 = "stablehlo.abs"(%20) : (tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %22 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
      %23 = "stablehlo.compare"(%18, %22) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %24 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1x5x1xf32>}> : () -> tensor<1x5x1xf32>
      %25 = "stablehlo.select"(%23, %21, %24) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %26 = "stablehlo.reshape"(%25) : (tensor<1x5x1xf32>) -> tensor<1x5xf32>
      %27 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a28: tensor<f32>, %a29: tensor<f32>):
        %30 = "stablehlo.maximum"(%a28, %a29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%30) : (tensor<f32>) -> ()
      }) : (tensor<1x5xf32>, tensor<f32>) -> tensor<1xf32>
      %32 = "stablehlo.reshape"(%31) : (tensor<1xf32>) -> tensor<1x1xf32>
      %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x5xf32>
      %34 = "stablehlo.compare"(%26, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
      %35 = "stablehlo.compare"(%26, %26) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
      %36 = "stablehlo.or"(%34, %35) : (tensor<1x5xi1>, tensor<1x5xi1>) -> tensor<1x5xi1>
      %37 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5xi32>
      %38 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
      %39 = "stablehlo.select"(%36, %37, %38) : (tensor<1x5xi1>, tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
      %40 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %44 = "stablehlo.reduce"(%39, %40) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a41: tensor<i32>, %a42: tensor<i32>):
        %43 = "stablehlo.minimum"(%a41, %a42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%43) : (tensor<i32>) -> ()
      }) : (tensor<1x5xi32>, tensor<i32>) -> tensor<1xi32>
      %45 = "stablehlo.reshape"(%44) : (tensor<1xi32>) -> tensor<1x1xi32>
      %46 = "stablehlo.convert"(%45) : (tensor<1x1xi32>) -> tensor<1x1xi64>
      %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %48 = "stablehlo.dynamic_slice"(%a13, %47, %a12, %47) <{slice_sizes = array<i64: 1, 1, 5>}> : (tensor<1x5x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x5xf32>
      %49 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %50 = "stablehlo.reshape"(%46) : (tensor<1x1xi64>) -> tensor<1x1x1xi64>
      %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x5x1xi64>
      %52 = "stablehlo.compare"(%49, %51) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %53 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
      %54 = "stablehlo.compare"(%49, %53) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %55 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %56 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %58 = "stablehlo.select"(%56, %a13, %57) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %59 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %63 = "stablehlo.reduce"(%58, %59) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a60: tensor<f32>, %a61: tensor<f32>):
        %62 = "stablehlo.add"(%a60, %a61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%62) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %64 = "stablehlo.reshape"(%63) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
      %65 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %66 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %67 = "stablehlo.select"(%65, %66, %a13) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %68 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %69 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %70 = "stablehlo.select"(%68, %69, %67) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %71 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %72 = "stablehlo.dynamic_slice"(%a15, %71, %a12) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x5xi64>, tensor<i64>, tensor<i64>) -> tensor<1x1xi64>
      %73 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5xi64>
      %74 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x5xi64>
      %75 = "stablehlo.compare"(%73, %74) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
      %76 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5xi64>
      %77 = "stablehlo.compare"(%73, %76) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
      %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5xi64>
      %80 = "stablehlo.select"(%75, %a15, %79) : (tensor<1x5xi1>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
      %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %85 = "stablehlo.reduce"(%80, %81) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a82: tensor<i64>, %a83: tensor<i64>):
        %84 = "stablehlo.add"(%a82, %a83) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%84) : (tensor<i64>) -> ()
      }) : (tensor<1x5xi64>, tensor<i64>) -> tensor<1xi64>
      %86 = "stablehlo.reshape"(%85) : (tensor<1xi64>) -> tensor<1x1xi64>
      %87 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x5xi64>
      %88 = "stablehlo.select"(%75, %87, %a15) : (tensor<1x5xi1>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
      %89 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi64>) -> tensor<1x5xi64>
      %90 = "stablehlo.select"(%77, %89, %88) : (tensor<1x5xi1>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
      %91 = "stablehlo.dynamic_slice"(%64, %17, %17, %a12) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xf32>
      %92 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %93 = "stablehlo.compare"(%91, %92) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %94 = "stablehlo.dynamic_slice"(%70, %17, %17, %a12) <{slice_sizes = array<i64: 1, 5, 1>}> : (tensor<1x5x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x5x1xf32>
      %95 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
      %96 = "stablehlo.divide"(%94, %95) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %97 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x1xi1>
      %98 = "stablehlo.select"(%97, %96, %94) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %99 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
      %100 = "stablehlo.compare"(%18, %99) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %101 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x5xi64>
      %102 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %103 = "stablehlo.compare"(%101, %102) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %104 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %105 = "stablehlo.compare"(%101, %104) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %106 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %107 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %108 = "stablehlo.multiply"(%106, %107) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %109 = "stablehlo.subtract"(%70, %108) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %110 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %111 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %112 = "stablehlo.and"(%110, %111) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
      %113 = "stablehlo.select"(%112, %109, %70) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %114 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %115 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %116 = "stablehlo.and"(%114, %115) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
      %117 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %118 = "stablehlo.select"(%116, %117, %113) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %119 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %120 = "stablehlo.add"(%a12, %119) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %121 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %122 = "stablehlo.add"(%46, %121) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %123 = "stablehlo.convert"(%122) : (tensor<1x1xi64>) -> tensor<1x1xi32>
      %124 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %125 = "stablehlo.compare"(%a16, %124) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %126 = "stablehlo.reshape"(%93) : (tensor<1x1x1xi1>) -> tensor<1xi1>
      %127 = "stablehlo.not"(%126) : (tensor<1xi1>) -> tensor<1xi1>
      %128 = "stablehlo.and"(%127, %125) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %129 = "stablehlo.dynamic_update_slice"(%a14, %123, %17, %a12) : (tensor<1x5xi32>, tensor<1x1xi32>, tensor<i64>, tensor<i64>) -> tensor<1x5xi32>
      %130 = "stablehlo.convert"(%120) : (tensor<i64>) -> tensor<i32>
      %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %132 = "stablehlo.select"(%128, %131, %a16) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      "stablehlo.return"(%120, %118, %129, %90, %132) : (tensor<i64>, tensor<1x5x5xf32>, tensor<1x5xi32>, tensor<1x5xi64>, tensor<1xi32>) -> ()
    }) : (tensor<i64>, tensor<1x5x5xf32>, tensor<1x5xi32>, tensor<1x5xi64>, tensor<1xi32>) -> (tensor<i64>, tensor<1x5x5xf32>, tensor<1x5xi32>, tensor<1x5xi64>, tensor<1xi32>)
    %134 = "stablehlo.reshape"(%133#1) : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    %135 = "stablehlo.reshape"(%134) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %136 = "stablehlo.reshape"(%133#3) : (tensor<1x5xi64>) -> tensor<5xi64>
    %137 = "stablehlo.reshape"(%136) : (tensor<5xi64>) -> tensor<1x5xi64>
    %138 = "stablehlo.reshape"(%arg1) : (tensor<5x1xf32>) -> tensor<1x5x1xf32>
    %139 = "stablehlo.reshape"(%137) : (tensor<1x5xi64>) -> tensor<1x5x1xi64>
    %140 = "stablehlo.gather"(%138, %139) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x5x1xf32>, tensor<1x5x1xi64>) -> tensor<1x5x1xf32>
    %141 = "stablehlo.triangular_solve"(%135, %140) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x5x5xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %142 = "stablehlo.triangular_solve"(%135, %141) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x5x5xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %143 = "stablehlo.reshape"(%142) : (tensor<1x5x1xf32>) -> tensor<5x1xf32>
    %144 = "stablehlo.reshape"(%133#1) : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    %145 = "stablehlo.reshape"(%133#2) : (tensor<1x5xi32>) -> tensor<5xi32>
    %146 = "stablehlo.reshape"(%133#4) : (tensor<1xi32>) -> tensor<i32>
    %147 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %148 = "stablehlo.transpose"(%144) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %149 = "stablehlo.reshape"(%148) : (tensor<5x5xf32>) -> tensor<25xf32>
    %150 = "stablehlo.reshape"(%149) : (tensor<25xf32>) -> tensor<5x5xf32>
    "func.return"(%143, %150, %145, %146) : (tensor<5x1xf32>, tensor<5x5xf32>, tensor<5xi32>, tensor<i32>) -> ()
  }
}
