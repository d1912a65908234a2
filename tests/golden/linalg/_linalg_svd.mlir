module @setu {
  func.func public @main(%arg0: tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %3:2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "Qr", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>)
    %4 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.custom_call"(%3#0, %3#1) <{call_target_name = "ProductOfElementaryHouseholderReflectors", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x5x5xf32>, tensor<2x5xf32>) -> tensor<2x5x5xf32>
    %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
    %7 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
    %8 = "stablehlo.subtract"(%7, %6) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
    %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
    %11 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %12 = "stablehlo.select"(%10, %3#0, %11) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.transpose"(%12) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %15 = "stablehlo.pad"(%14, %13) <{edge_padding_low = array<i64: 0, 5, 0>, edge_padding_high = array<i64: 0, 0, 5>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x10x10xf32>
    %16 = "stablehlo.pad"(%12, %13) <{edge_padding_low = array<i64: 0, 0, 5>, edge_padding_high = array<i64: 0, 5, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x10x10xf32>
    %17 = "stablehlo.add"(%16, %15) : (tensor<2x10x10xf32>, tensor<2x10x10xf32>) -> tensor<2x10x10xf32>
    %18:2 = "stablehlo.custom_call"(%17) <{call_target_name = "Eigh", backend_config = "1,1,100,1e-7", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x10x10xf32>) -> (tensor<2x10x10xf32>, tensor<2x10xf32>)
    %19 = "stablehlo.is_finite"(%17) : (tensor<2x10x10xf32>) -> tensor<2x10x10xi1>
    %20 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %24 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%a21: tensor<i1>, %a22: tensor<i1>):
      %23 = "stablehlo.and"(%a21, %a22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }) : (tensor<2x10x10xi1>, tensor<i1>) -> tensor<2xi1>
    %25 = "stablehlo.reshape"(%24) : (tensor<2xi1>) -> tensor<2x1xi1>
    %26 = "stablehlo.reshape"(%25) : (tensor<2x1xi1>) -> tensor<2x1x1xi1>
    %27 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x10x10xf32>}> : () -> tensor<2x10x10xf32>
    %28 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x10x10xi1>
    %29 = "stablehlo.select"(%28, %18#0, %27) : (tensor<2x10x10xi1>, tensor<2x10x10xf32>, tensor<2x10x10xf32>) -> tensor<2x10x10xf32>
    %30 = "stablehlo.is_finite"(%17) : (tensor<2x10x10xf32>) -> tensor<2x10x10xi1>
    %31 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %35 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%a32: tensor<i1>, %a33: tensor<i1>):
      %34 = "stablehlo.and"(%a32, %a33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }) : (tensor<2x10x10xi1>, tensor<i1>) -> tensor<2xi1>
    %36 = "stablehlo.reshape"(%35) : (tensor<2xi1>) -> tensor<2x1xi1>
    %37 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x10xf32>}> : () -> tensor<2x10xf32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x10xi1>
    %39 = "stablehlo.select"(%38, %18#1, %37) : (tensor<2x10xi1>, tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32>
    %40 = "stablehlo.slice"(%39) <{start_indices = array<i64: 0, 5>, limit_indices = array<i64: 2, 10>, strides = array<i64: 1, 1>}> : (tensor<2x10xf32>) -> tensor<2x5xf32>
    %41 = "stablehlo.reverse"(%40) <{dimensions = array<i64: 1>}> : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %43 = "stablehlo.maximum"(%41, %42) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %44 = "stablehlo.slice"(%29) <{start_indices = array<i64: 0, 0, 5>, limit_indices = array<i64: 2, 10, 10>, strides = array<i64: 1, 1, 1>}> : (tensor<2x10x10xf32>) -> tensor<2x10x5xf32>
    %45 = "stablehlo.reverse"(%44) <{dimensions = array<i64: 2>}> : (tensor<2x10x5xf32>) -> tensor<2x10x5xf32>
    %46 = "stablehlo.slice"(%45) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 5, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x10x5xf32>) -> tensor<2x5x5xf32>
    %47 = "stablehlo.constant"() <{value = dense<0x3FB504F3> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %48 = "stablehlo.multiply"(%46, %47) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %49 = "stablehlo.slice"(%45) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 2, 10, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x10x5xf32>) -> tensor<2x5x5xf32>
    %50 = "stablehlo.constant"() <{value = dense<0x3FB504F3> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %52:2 = "stablehlo.custom_call"(%48) <{call_target_name = "Qr", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>)
    %53 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.custom_call"(%52#0, %52#1) <{call_target_name = "ProductOfElementaryHouseholderReflectors", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x5x5xf32>, tensor<2x5xf32>) -> tensor<2x5x5xf32>
    %55 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
    %56 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
    %57 = "stablehlo.subtract"(%56, %55) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
    %58 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
    %59 = "stablehlo.compare"(%57, %58) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
    %60 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %61 = "stablehlo.select"(%59, %52#0, %60) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %62 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
    %63 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
    %64 = "stablehlo.subtract"(%63, %62) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
    %65 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
    %66 = "stablehlo.compare"(%64, %65) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
    %67 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %68 = "stablehlo.select"(%66, %61, %67) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.reduce"(%68, %69) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a70: tensor<f32>, %a71: tensor<f32>):
      %72 = "stablehlo.add"(%a70, %a71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%72) : (tensor<f32>) -> ()
    }) : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %74 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %75 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %76 = "stablehlo.compare"(%73, %75) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %77 = "stablehlo.negate"(%74) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %78 = "stablehlo.select"(%76, %77, %74) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %79 = "stablehlo.reshape"(%78) : (tensor<2x5xf32>) -> tensor<2x1x5xf32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x5xf32>) -> tensor<2x5x5xf32>
    %81 = "stablehlo.multiply"(%54, %80) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %82 = "stablehlo.dot_general"(%5, %81) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %83:2 = "stablehlo.custom_call"(%51) <{call_target_name = "Qr", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>)
    %84 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.custom_call"(%83#0, %83#1) <{call_target_name = "ProductOfElementaryHouseholderReflectors", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x5x5xf32>, tensor<2x5xf32>) -> tensor<2x5x5xf32>
    %86 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
    %87 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
    %88 = "stablehlo.subtract"(%87, %86) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
    %89 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
    %90 = "stablehlo.compare"(%88, %89) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
    %91 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %92 = "stablehlo.select"(%90, %83#0, %91) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %93 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
    %94 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
    %95 = "stablehlo.subtract"(%94, %93) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
    %96 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
    %97 = "stablehlo.compare"(%95, %96) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
    %98 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %99 = "stablehlo.select"(%97, %92, %98) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %100 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.reduce"(%99, %100) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a101: tensor<f32>, %a102: tensor<f32>):
      %103 = "stablehlo.add"(%a101, %a102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%103) : (tensor<f32>) -> ()
    }) : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %105 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %106 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %107 = "stablehlo.compare"(%104, %106) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %108 = "stablehlo.negate"(%105) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %109 = "stablehlo.select"(%107, %108, %105) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %110 = "stablehlo.reshape"(%109) : (tensor<2x5xf32>) -> tensor<2x1x5xf32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x5xf32>) -> tensor<2x5x5xf32>
    %112 = "stablehlo.multiply"(%85, %111) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %113 = "stablehlo.is_finite"(%arg0) : (tensor<2x5x5xf32>) -> tensor<2x5x5xi1>
    %114 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %118 = "stablehlo.reduce"(%113, %114) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%a115: tensor<i1>, %a116: tensor<i1>):
      %117 = "stablehlo.and"(%a115, %a116) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%117) : (tensor<i1>) -> ()
    }) : (tensor<2x5x5xi1>, tensor<i1>) -> tensor<2xi1>
    %119 = "stablehlo.reshape"(%118) : (tensor<2xi1>) -> tensor<2x1xi1>
    %120 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %121 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %122 = "stablehlo.select"(%121, %43, %120) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %123 = "stablehlo.is_finite"(%arg0) : (tensor<2x5x5xf32>) -> tensor<2x5x5xi1>
    %124 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %128 = "stablehlo.reduce"(%123, %124) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%a125: tensor<i1>, %a126: tensor<i1>):
      %127 = "stablehlo.and"(%a125, %a126) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%127) : (tensor<i1>) -> ()
    }) : (tensor<2x5x5xi1>, tensor<i1>) -> tensor<2xi1>
    %129 = "stablehlo.reshape"(%128) : (tensor<2xi1>) -> tensor<2x1xi1>
    %130 = "stablehlo.reshape"(%129) : (tensor<2x1xi1>) -> tensor<2x1x1xi1>
    %131 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %132 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %133 = "stablehlo.select"(%132, %82, %131) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %134 = "stablehlo.transpose"(%112) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %135 = "stablehlo.is_finite"(%arg0) : (tensor<2x5x5xf32>) -> tensor<2x5x5xi1>
    %136 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %140 = "stablehlo.reduce"(%135, %136) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%a137: tensor<i1>, %a138: tensor<i1>):
      %139 = "stablehlo.and"(%a137, %a138) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%139) : (tensor<i1>) -> ()
    }) : (tensor<2x5x5xi1>, tensor<i1>) -> tensor<2xi1>
    %141 = "stablehlo.reshape"(%140) : (tensor<2xi1>) -> tensor<2x1xi1>
    %142 = "stablehlo.reshape"(%141) : (tensor<2x1xi1>) -> tensor<2x1x1xi1>
    %143 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %144 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %145 = "stablehlo.select"(%144, %134, %143) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %146 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %147 = "stablehlo.transpose"(%133) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %148 = "stablehlo.reshape"(%147) : (tensor<2x5x5xf32>) -> tensor<50xf32>
    %149 = "stablehlo.reshape"(%148) : (tensor<50xf32>) -> tensor<2x5x5xf32>
    "func.return"(%149, %122, %145) : (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x5x5xf32>) -> ()
  }
}
