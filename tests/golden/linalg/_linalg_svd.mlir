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
    %19 = "stablehlo.slice"(%18#1) <{start_indices = array<i64: 0, 5>, limit_indices = array<i64: 2, 10>, strides = array<i64: 1, 1>}> : (tensor<2x10xf32>) -> tensor<2x5xf32>
    %20 = "stablehlo.reverse"(%19) <{dimensions = array<i64: 1>}> : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %22 = "stablehlo.maximum"(%20, %21) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %23 = "stablehlo.slice"(%18#0) <{start_indices = array<i64: 0, 0, 5>, limit_indices = array<i64: 2, 10, 10>, strides = array<i64: 1, 1, 1>}> : (tensor<2x10x10xf32>) -> tensor<2x10x5xf32>
    %24 = "stablehlo.reverse"(%23) <{dimensions = array<i64: 2>}> : (tensor<2x10x5xf32>) -> tensor<2x10x5xf32>
    %25 = "stablehlo.slice"(%24) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 5, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x10x5xf32>) -> tensor<2x5x5xf32>
    %26 = "stablehlo.constant"() <{value = dense<0x3FB504F3> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %28 = "stablehlo.slice"(%24) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 2, 10, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x10x5xf32>) -> tensor<2x5x5xf32>
    %29 = "stablehlo.constant"() <{value = dense<0x3FB504F3> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %31:2 = "stablehlo.custom_call"(%27) <{call_target_name = "Qr", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>)
    %32 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.custom_call"(%31#0, %31#1) <{call_target_name = "ProductOfElementaryHouseholderReflectors", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x5x5xf32>, tensor<2x5xf32>) -> tensor<2x5x5xf32>
    %34 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
    %35 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
    %36 = "stablehlo.subtract"(%35, %34) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
    %38 = "stablehlo.compare"(%36, %37) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
    %39 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %40 = "stablehlo.select"(%38, %31#0, %39) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %41 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
    %42 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
    %43 = "stablehlo.subtract"(%42, %41) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
    %44 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
    %45 = "stablehlo.compare"(%43, %44) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
    %46 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %47 = "stablehlo.select"(%45, %40, %46) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a49: tensor<f32>, %a50: tensor<f32>):
      %51 = "stablehlo.add"(%a49, %a50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %53 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %55 = "stablehlo.compare"(%52, %54) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %56 = "stablehlo.negate"(%53) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %57 = "stablehlo.select"(%55, %56, %53) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %58 = "stablehlo.reshape"(%57) : (tensor<2x5xf32>) -> tensor<2x1x5xf32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x5xf32>) -> tensor<2x5x5xf32>
    %60 = "stablehlo.multiply"(%33, %59) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %61 = "stablehlo.dot_general"(%5, %60) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %62:2 = "stablehlo.custom_call"(%30) <{call_target_name = "Qr", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>)
    %63 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.custom_call"(%62#0, %62#1) <{call_target_name = "ProductOfElementaryHouseholderReflectors", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x5x5xf32>, tensor<2x5xf32>) -> tensor<2x5x5xf32>
    %65 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
    %66 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
    %67 = "stablehlo.subtract"(%66, %65) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
    %69 = "stablehlo.compare"(%67, %68) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
    %70 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %71 = "stablehlo.select"(%69, %62#0, %70) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %72 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
    %73 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
    %74 = "stablehlo.subtract"(%73, %72) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
    %75 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
    %76 = "stablehlo.compare"(%74, %75) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
    %77 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %78 = "stablehlo.select"(%76, %71, %77) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %79 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.reduce"(%78, %79) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a80: tensor<f32>, %a81: tensor<f32>):
      %82 = "stablehlo.add"(%a80, %a81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%82) : (tensor<f32>) -> ()
    }) : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %84 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %85 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %86 = "stablehlo.compare"(%83, %85) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %87 = "stablehlo.negate"(%84) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %88 = "stablehlo.select"(%86, %87, %84) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %89 = "stablehlo.reshape"(%88) : (tensor<2x5xf32>) -> tensor<2x1x5xf32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x5xf32>) -> tensor<2x5x5xf32>
    %91 = "stablehlo.multiply"(%64, %90) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %92 = "stablehlo.transpose"(%91) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %93 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %94 = "stablehlo.transpose"(%61) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %95 = "stablehlo.reshape"(%94) : (tensor<2x5x5xf32>) -> tensor<50xf32>
    %96 = "stablehlo.reshape"(%95) : (tensor<50xf32>) -> tensor<2x5x5xf32>
    "func.return"(%96, %22, %92) : (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x5x5xf32>) -> ()
  }
}
