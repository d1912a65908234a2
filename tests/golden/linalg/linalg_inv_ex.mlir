module @setu {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %114:5 = "stablehlo.while"(%4, %0, %1, %2, %3) ({
    ^bb0(%a5: tensor<i64>, %a6: tensor<1x1x1xf32>, %a7: tensor<1x1xi32>, %a8: tensor<1x1xi64>, %a9: tensor<1xi32>):
      %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %11 = "stablehlo.compare"(%a5, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a12: tensor<i64>, %a13: tensor<1x1x1xf32>, %a14: tensor<1x1xi32>, %a15: tensor<1x1xi64>, %a16: tensor<1xi32>):
      %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1x1xi64>
      %19 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1xi64>
      %20 = "stablehlo.dynamic_slice"(%a13, %17, %17, %a12) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xf32>
      %21 = "stablehlo.abs"(%20) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %22 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %23 = "stablehlo.compare"(%18, %22) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %24 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %25 = "stablehlo.select"(%23, %21, %24) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %26 = "stablehlo.reshape"(%25) : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
      %27 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a28: tensor<f32>, %a29: tensor<f32>):
        %30 = "stablehlo.maximum"(%a28, %a29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%30) : (tensor<f32>) -> ()
      }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
      %32 = "stablehlo.reshape"(%31) : (tensor<1xf32>) -> tensor<1x1xf32>
      %33 = "stablehlo.compare"(%26, %32) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %34 = "stablehlo.compare"(%26, %26) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %35 = "stablehlo.or"(%33, %34) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
      %36 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
      %37 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
      %38 = "stablehlo.select"(%35, %36, %37) : (tensor<1x1xi1>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
      %39 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a40: tensor<i32>, %a41: tensor<i32>):
        %42 = "stablehlo.minimum"(%a40, %a41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%42) : (tensor<i32>) -> ()
      }) : (tensor<1x1xi32>, tensor<i32>) -> tensor<1xi32>
      %44 = "stablehlo.reshape"(%43) : (tensor<1xi32>) -> tensor<1x1xi32>
      %45 = "stablehlo.convert"(%44) : (tensor<1x1xi32>) -> tensor<1x1xi64>
      %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %47 = "stablehlo.dynamic_slice"(%a13, %46, %a12, %46) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xf32>
      %48 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1x1xi64>
      %49 = "stablehlo.reshape"(%45) : (tensor<1x1xi64>) -> tensor<1x1x1xi64>
      %50 = "stablehlo.compare"(%48, %49) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %51 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %52 = "stablehlo.compare"(%48, %51) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %53 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
      %55 = "stablehlo.select"(%50, %a13, %54) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %56 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %60 = "stablehlo.reduce"(%55, %56) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a57: tensor<f32>, %a58: tensor<f32>):
        %59 = "stablehlo.add"(%a57, %a58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%59) : (tensor<f32>) -> ()
      }) : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %61 = "stablehlo.reshape"(%60) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %62 = "stablehlo.select"(%50, %47, %a13) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %63 = "stablehlo.select"(%52, %61, %62) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %64 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %65 = "stablehlo.dynamic_slice"(%a15, %64, %a12) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xi64>, tensor<i64>, tensor<i64>) -> tensor<1x1xi64>
      %66 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi64>
      %67 = "stablehlo.compare"(%66, %45) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
      %68 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1xi64>
      %69 = "stablehlo.compare"(%66, %68) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
      %70 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1xi64>
      %72 = "stablehlo.select"(%67, %a15, %71) : (tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %73 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %77 = "stablehlo.reduce"(%72, %73) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a74: tensor<i64>, %a75: tensor<i64>):
        %76 = "stablehlo.add"(%a74, %a75) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%76) : (tensor<i64>) -> ()
      }) : (tensor<1x1xi64>, tensor<i64>) -> tensor<1xi64>
      %78 = "stablehlo.reshape"(%77) : (tensor<1xi64>) -> tensor<1x1xi64>
      %79 = "stablehlo.select"(%67, %65, %a15) : (tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %80 = "stablehlo.select"(%69, %78, %79) : (tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %81 = "stablehlo.dynamic_slice"(%61, %17, %17, %a12) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xf32>
      %82 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %83 = "stablehlo.compare"(%81, %82) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %84 = "stablehlo.dynamic_slice"(%63, %17, %17, %a12) <{slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1xf32>
      %85 = "stablehlo.divide"(%84, %81) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %86 = "stablehlo.select"(%83, %85, %84) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %87 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %88 = "stablehlo.compare"(%18, %87) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %89 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x1xi64>
      %90 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %91 = "stablehlo.compare"(%89, %90) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %92 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %93 = "stablehlo.compare"(%89, %92) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %94 = "stablehlo.multiply"(%86, %61) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %95 = "stablehlo.subtract"(%63, %94) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %96 = "stablehlo.and"(%88, %91) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %97 = "stablehlo.select"(%96, %95, %63) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %98 = "stablehlo.and"(%88, %93) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %99 = "stablehlo.select"(%98, %86, %97) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %100 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %101 = "stablehlo.add"(%a12, %100) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %102 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %103 = "stablehlo.add"(%45, %102) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %104 = "stablehlo.convert"(%103) : (tensor<1x1xi64>) -> tensor<1x1xi32>
      %105 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %106 = "stablehlo.compare"(%a16, %105) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %107 = "stablehlo.reshape"(%83) : (tensor<1x1x1xi1>) -> tensor<1xi1>
      %108 = "stablehlo.not"(%107) : (tensor<1xi1>) -> tensor<1xi1>
      %109 = "stablehlo.and"(%108, %106) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %110 = "stablehlo.dynamic_update_slice"(%a14, %104, %17, %a12) : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<i64>, tensor<i64>) -> tensor<1x1xi32>
      %111 = "stablehlo.convert"(%101) : (tensor<i64>) -> tensor<i32>
      %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
      %113 = "stablehlo.select"(%109, %112, %a16) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      "stablehlo.return"(%101, %99, %110, %80, %113) : (tensor<i64>, tensor<1x1x1xf32>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1xi32>) -> ()
    }) : (tensor<i64>, tensor<1x1x1xf32>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1xi32>) -> (tensor<i64>, tensor<1x1x1xf32>, tensor<1x1xi32>, tensor<1x1xi64>, tensor<1xi32>)
    %115 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1x1xi64>
    %116 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x1xi64>
    %117 = "stablehlo.subtract"(%116, %115) : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi64>
    %118 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1x1xi64>}> : () -> tensor<1x1x1xi64>
    %119 = "stablehlo.compare"(%117, %118) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
    %120 = "stablehlo.convert"(%119) : (tensor<1x1x1xi1>) -> tensor<1x1x1xf32>
    %121 = "stablehlo.reshape"(%114#3) : (tensor<1x1xi64>) -> tensor<1x1x1xi64>
    %122 = "stablehlo.gather"(%120, %121) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<1x1x1xi64>) -> tensor<1x1x1xf32>
    %123 = "stablehlo.triangular_solve"(%114#1, %122) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %124 = "stablehlo.triangular_solve"(%114#1, %123) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %125 = "stablehlo.reshape"(%124) : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
    %126 = "stablehlo.reshape"(%114#4) : (tensor<1xi32>) -> tensor<i32>
    "func.return"(%125, %126) : (tensor<1x1xf32>, tensor<i32>) -> ()
  }
}
