module @setu {
  func.func public @main(%arg0: tensor<2x3x5x5x5xf32>, %arg1: tensor<2x3x3xf32>) -> (tensor<2x3x2x2x2xf32>, tensor<2x3x2x2x2xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3x3xf32>) -> tensor<6x3xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>}> : (tensor<6x3xf32>) -> tensor<6x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<6x1xf32>) -> tensor<6xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.divide"(%4, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.reshape"(%2) : (tensor<6xf32>) -> tensor<6x1xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xf32>
    %8 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %10 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<6x2xf32>) -> tensor<6x2xi64>
    %13 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %14 = "stablehlo.multiply"(%2, %13) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<6xf32>) -> tensor<6xi64>
    %16 = "stablehlo.reshape"(%15) : (tensor<6xi64>) -> tensor<6x1xi64>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xi64>) -> tensor<6x2xi64>
    %18 = "stablehlo.subtract"(%12, %17) : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
    %19 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xi64>
    %20 = "stablehlo.constant"() <{value = dense<1> : tensor<6x2xi64>}> : () -> tensor<6x2xi64>
    %21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi1>
    %22 = "stablehlo.constant"() <{value = dense<3> : tensor<6x2xi64>}> : () -> tensor<6x2xi64>
    %23 = "stablehlo.select"(%21, %22, %18) : (tensor<6x2xi1>, tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
    %24 = "stablehlo.reshape"(%23) : (tensor<6x2xi64>) -> tensor<6x2x1x1x1x1x1xi64>
    %25 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x2x1x1x1x1xi64>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<6x2x1x1x1x1x1xi64>) -> tensor<6x2x2x1x1x1x1xi64>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<1x1x2x1x1x1x1xi64>) -> tensor<6x2x2x1x1x1x1xi64>
    %28 = "stablehlo.add"(%26, %27) : (tensor<6x2x2x1x1x1x1xi64>, tensor<6x2x2x1x1x1x1xi64>) -> tensor<6x2x2x1x1x1x1xi64>
    %29 = "stablehlo.constant"() <{value = dense<25> : tensor<6x2x2x1x1x1x1xi64>}> : () -> tensor<6x2x2x1x1x1x1xi64>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<6x2x2x1x1x1x1xi64>, tensor<6x2x2x1x1x1x1xi64>) -> tensor<6x2x2x1x1x1x1xi64>
    %31 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>}> : (tensor<6x3xf32>) -> tensor<6x1xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<6x1xf32>) -> tensor<6xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.divide"(%34, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.reshape"(%32) : (tensor<6xf32>) -> tensor<6x1xf32>
    %37 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xf32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %40 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %42 = "stablehlo.convert"(%41) : (tensor<6x2xf32>) -> tensor<6x2xi64>
    %43 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %44 = "stablehlo.multiply"(%32, %43) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %45 = "stablehlo.convert"(%44) : (tensor<6xf32>) -> tensor<6xi64>
    %46 = "stablehlo.reshape"(%45) : (tensor<6xi64>) -> tensor<6x1xi64>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xi64>) -> tensor<6x2xi64>
    %48 = "stablehlo.subtract"(%42, %47) : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
    %49 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xi64>
    %50 = "stablehlo.constant"() <{value = dense<1> : tensor<6x2xi64>}> : () -> tensor<6x2xi64>
    %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi1>
    %52 = "stablehlo.constant"() <{value = dense<3> : tensor<6x2xi64>}> : () -> tensor<6x2xi64>
    %53 = "stablehlo.select"(%51, %52, %48) : (tensor<6x2xi1>, tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
    %54 = "stablehlo.reshape"(%53) : (tensor<6x2xi64>) -> tensor<6x1x1x2x1x1x1xi64>
    %55 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<1x1x1x1x2x1x1xi64>
    %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<6x1x1x2x1x1x1xi64>) -> tensor<6x1x1x2x2x1x1xi64>
    %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<1x1x1x1x2x1x1xi64>) -> tensor<6x1x1x2x2x1x1xi64>
    %58 = "stablehlo.add"(%56, %57) : (tensor<6x1x1x2x2x1x1xi64>, tensor<6x1x1x2x2x1x1xi64>) -> tensor<6x1x1x2x2x1x1xi64>
    %59 = "stablehlo.constant"() <{value = dense<5> : tensor<6x1x1x2x2x1x1xi64>}> : () -> tensor<6x1x1x2x2x1x1xi64>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<6x1x1x2x2x1x1xi64>, tensor<6x1x1x2x2x1x1xi64>) -> tensor<6x1x1x2x2x1x1xi64>
    %61 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<6x2x2x1x1x1x1xi64>) -> tensor<6x2x2x2x2x1x1xi64>
    %62 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<6x1x1x2x2x1x1xi64>) -> tensor<6x2x2x2x2x1x1xi64>
    %63 = "stablehlo.add"(%61, %62) : (tensor<6x2x2x2x2x1x1xi64>, tensor<6x2x2x2x2x1x1xi64>) -> tensor<6x2x2x2x2x1x1xi64>
    %64 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 6, 3>, strides = array<i64: 1, 1>}> : (tensor<6x3xf32>) -> tensor<6x1xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<6x1xf32>) -> tensor<6xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.constant"() <{value = dense<3.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.divide"(%67, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.reshape"(%65) : (tensor<6xf32>) -> tensor<6x1xf32>
    %70 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xf32>
    %71 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x2xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %73 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2xf32>
    %74 = "stablehlo.multiply"(%72, %73) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %75 = "stablehlo.convert"(%74) : (tensor<6x2xf32>) -> tensor<6x2xi64>
    %76 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %77 = "stablehlo.multiply"(%65, %76) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %78 = "stablehlo.convert"(%77) : (tensor<6xf32>) -> tensor<6xi64>
    %79 = "stablehlo.reshape"(%78) : (tensor<6xi64>) -> tensor<6x1xi64>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xi64>) -> tensor<6x2xi64>
    %81 = "stablehlo.subtract"(%75, %80) : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
    %82 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x2xi64>
    %83 = "stablehlo.constant"() <{value = dense<1> : tensor<6x2xi64>}> : () -> tensor<6x2xi64>
    %84 = "stablehlo.compare"(%82, %83) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi1>
    %85 = "stablehlo.constant"() <{value = dense<3> : tensor<6x2xi64>}> : () -> tensor<6x2xi64>
    %86 = "stablehlo.select"(%84, %85, %81) : (tensor<6x2xi1>, tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
    %87 = "stablehlo.reshape"(%86) : (tensor<6x2xi64>) -> tensor<6x1x1x1x1x2x1xi64>
    %88 = "stablehlo.iota"() <{iota_dimension = 6 : i64}> : () -> tensor<1x1x1x1x1x1x2xi64>
    %89 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<6x1x1x1x1x2x1xi64>) -> tensor<6x1x1x1x1x2x2xi64>
    %90 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<1x1x1x1x1x1x2xi64>) -> tensor<6x1x1x1x1x2x2xi64>
    %91 = "stablehlo.add"(%89, %90) : (tensor<6x1x1x1x1x2x2xi64>, tensor<6x1x1x1x1x2x2xi64>) -> tensor<6x1x1x1x1x2x2xi64>
    %92 = "stablehlo.constant"() <{value = dense<1> : tensor<6x1x1x1x1x2x2xi64>}> : () -> tensor<6x1x1x1x1x2x2xi64>
    %93 = "stablehlo.multiply"(%91, %92) : (tensor<6x1x1x1x1x2x2xi64>, tensor<6x1x1x1x1x2x2xi64>) -> tensor<6x1x1x1x1x2x2xi64>
    %94 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<6x2x2x2x2x1x1xi64>) -> tensor<6x2x2x2x2x2x2xi64>
    %95 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>}> : (tensor<6x1x1x1x1x2x2xi64>) -> tensor<6x2x2x2x2x2x2xi64>
    %96 = "stablehlo.add"(%94, %95) : (tensor<6x2x2x2x2x2x2xi64>, tensor<6x2x2x2x2x2x2xi64>) -> tensor<6x2x2x2x2x2x2xi64>
    %97 = "stablehlo.reshape"(%96) : (tensor<6x2x2x2x2x2x2xi64>) -> tensor<6x64xi64>
    %98 = "stablehlo.reshape"(%arg0) : (tensor<2x3x5x5x5xf32>) -> tensor<6x125xf32>
    %99 = "stablehlo.gather"(%98, %97) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<6x125xf32>, tensor<6x64xi64>) -> tensor<6x64xf32>
    %100 = "stablehlo.reshape"(%99) : (tensor<6x64xf32>) -> tensor<6x2x2x2x2x2x2xf32>
    %101 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %123:2 = "stablehlo.reduce"(%100, %96, %101, %102) <{dimensions = array<i64: 2, 4, 6>}> ({
    ^bb0(%a103: tensor<f32>, %a104: tensor<i64>, %a105: tensor<f32>, %a106: tensor<i64>):
      %107 = "stablehlo.compare"(%a103, %a103) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %108 = "stablehlo.compare"(%a105, %a105) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %109 = "stablehlo.not"(%107) : (tensor<i1>) -> tensor<i1>
      %110 = "stablehlo.and"(%108, %109) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %111 = "stablehlo.compare"(%a105, %a103) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %112 = "stablehlo.or"(%111, %110) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %113 = "stablehlo.compare"(%a106, %a104) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %114 = "stablehlo.compare"(%a105, %a103) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %115 = "stablehlo.and"(%114, %113) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %116 = "stablehlo.compare"(%a106, %a104) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %117 = "stablehlo.and"(%107, %108) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %118 = "stablehlo.and"(%117, %116) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %119 = "stablehlo.or"(%115, %118) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %120 = "stablehlo.or"(%112, %119) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %121 = "stablehlo.select"(%120, %a105, %a103) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %122 = "stablehlo.select"(%120, %a106, %a104) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%121, %122) : (tensor<f32>, tensor<i64>) -> ()
    }) : (tensor<6x2x2x2x2x2x2xf32>, tensor<6x2x2x2x2x2x2xi64>, tensor<f32>, tensor<i64>) -> (tensor<6x2x2x2xf32>, tensor<6x2x2x2xi64>)
    %124 = "stablehlo.reshape"(%123#0) : (tensor<6x2x2x2xf32>) -> tensor<2x3x2x2x2xf32>
    %125 = "stablehlo.reshape"(%123#1) : (tensor<6x2x2x2xi64>) -> tensor<2x3x2x2x2xi64>
    "func.return"(%124, %125) : (tensor<2x3x2x2x2xf32>, tensor<2x3x2x2x2xi64>) -> ()
  }
}
