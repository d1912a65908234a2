module @setu {
  func.func public @main(%arg0: tensor<1x3x9x9xf32>, %arg1: tensor<1x3x2xf32>) -> (tensor<1x3x2x2xf32>, tensor<1x3x2x2xi64>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<3x1xf32>) -> tensor<3xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.divide"(%4, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.reshape"(%2) : (tensor<3xf32>) -> tensor<3x1xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2xf32>
    %8 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x2xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %10 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x2xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<3x2xf32>) -> tensor<3x2xi64>
    %13 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %14 = "stablehlo.multiply"(%2, %13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<3xf32>) -> tensor<3xi64>
    %16 = "stablehlo.reshape"(%15) : (tensor<3xi64>) -> tensor<3x1xi64>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi64>) -> tensor<3x2xi64>
    %18 = "stablehlo.subtract"(%12, %17) : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    %19 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2xi64>
    %20 = "stablehlo.constant"() <{value = dense<1> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
    %21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi1>
    %22 = "stablehlo.constant"() <{value = dense<6> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
    %23 = "stablehlo.select"(%21, %22, %18) : (tensor<3x2xi1>, tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    %24 = "stablehlo.reshape"(%23) : (tensor<3x2xi64>) -> tensor<3x2x1x1x1xi64>
    %25 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x3x1x1xi64>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<3x2x1x1x1xi64>) -> tensor<3x2x3x1x1xi64>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x3x1x1xi64>) -> tensor<3x2x3x1x1xi64>
    %28 = "stablehlo.add"(%26, %27) : (tensor<3x2x3x1x1xi64>, tensor<3x2x3x1x1xi64>) -> tensor<3x2x3x1x1xi64>
    %29 = "stablehlo.constant"() <{value = dense<9> : tensor<3x2x3x1x1xi64>}> : () -> tensor<3x2x3x1x1xi64>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<3x2x3x1x1xi64>, tensor<3x2x3x1x1xi64>) -> tensor<3x2x3x1x1xi64>
    %31 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 1>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<3x1xf32>) -> tensor<3xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.constant"() <{value = dense<6.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.divide"(%34, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.reshape"(%32) : (tensor<3xf32>) -> tensor<3x1xf32>
    %37 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2xf32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x2xf32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %40 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x2xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %42 = "stablehlo.convert"(%41) : (tensor<3x2xf32>) -> tensor<3x2xi64>
    %43 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %44 = "stablehlo.multiply"(%32, %43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %45 = "stablehlo.convert"(%44) : (tensor<3xf32>) -> tensor<3xi64>
    %46 = "stablehlo.reshape"(%45) : (tensor<3xi64>) -> tensor<3x1xi64>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi64>) -> tensor<3x2xi64>
    %48 = "stablehlo.subtract"(%42, %47) : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    %49 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x2xi64>
    %50 = "stablehlo.constant"() <{value = dense<1> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
    %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi1>
    %52 = "stablehlo.constant"() <{value = dense<6> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
    %53 = "stablehlo.select"(%51, %52, %48) : (tensor<3x2xi1>, tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
    %54 = "stablehlo.reshape"(%53) : (tensor<3x2xi64>) -> tensor<3x1x1x2x1xi64>
    %55 = "stablehlo.iota"() <{iota_dimension = 4 : i64}> : () -> tensor<1x1x1x1x3xi64>
    %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<3x1x1x2x1xi64>) -> tensor<3x1x1x2x3xi64>
    %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x1x1x1x3xi64>) -> tensor<3x1x1x2x3xi64>
    %58 = "stablehlo.add"(%56, %57) : (tensor<3x1x1x2x3xi64>, tensor<3x1x1x2x3xi64>) -> tensor<3x1x1x2x3xi64>
    %59 = "stablehlo.constant"() <{value = dense<1> : tensor<3x1x1x2x3xi64>}> : () -> tensor<3x1x1x2x3xi64>
    %60 = "stablehlo.multiply"(%58, %59) : (tensor<3x1x1x2x3xi64>, tensor<3x1x1x2x3xi64>) -> tensor<3x1x1x2x3xi64>
    %61 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<3x2x3x1x1xi64>) -> tensor<3x2x3x2x3xi64>
    %62 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<3x1x1x2x3xi64>) -> tensor<3x2x3x2x3xi64>
    %63 = "stablehlo.add"(%61, %62) : (tensor<3x2x3x2x3xi64>, tensor<3x2x3x2x3xi64>) -> tensor<3x2x3x2x3xi64>
    %64 = "stablehlo.reshape"(%63) : (tensor<3x2x3x2x3xi64>) -> tensor<3x36xi64>
    %65 = "stablehlo.reshape"(%arg0) : (tensor<1x3x9x9xf32>) -> tensor<3x81xf32>
    %66 = "stablehlo.gather"(%65, %64) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x81xf32>, tensor<3x36xi64>) -> tensor<3x36xf32>
    %67 = "stablehlo.reshape"(%66) : (tensor<3x36xf32>) -> tensor<3x2x3x2x3xf32>
    %68 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %90:2 = "stablehlo.reduce"(%67, %63, %68, %69) <{dimensions = array<i64: 2, 4>}> ({
    ^bb0(%a70: tensor<f32>, %a71: tensor<i64>, %a72: tensor<f32>, %a73: tensor<i64>):
      %74 = "stablehlo.compare"(%a70, %a70) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %75 = "stablehlo.compare"(%a72, %a72) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %76 = "stablehlo.not"(%74) : (tensor<i1>) -> tensor<i1>
      %77 = "stablehlo.and"(%75, %76) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %78 = "stablehlo.compare"(%a72, %a70) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %79 = "stablehlo.or"(%78, %77) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %80 = "stablehlo.compare"(%a73, %a71) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %81 = "stablehlo.compare"(%a72, %a70) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %82 = "stablehlo.and"(%81, %80) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %83 = "stablehlo.compare"(%a73, %a71) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %84 = "stablehlo.and"(%74, %75) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %85 = "stablehlo.and"(%84, %83) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %86 = "stablehlo.or"(%82, %85) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %87 = "stablehlo.or"(%79, %86) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %88 = "stablehlo.select"(%87, %a72, %a70) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %89 = "stablehlo.select"(%87, %a73, %a71) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%88, %89) : (tensor<f32>, tensor<i64>) -> ()
    }) : (tensor<3x2x3x2x3xf32>, tensor<3x2x3x2x3xi64>, tensor<f32>, tensor<i64>) -> (tensor<3x2x2xf32>, tensor<3x2x2xi64>)
    %91 = "stablehlo.reshape"(%90#0) : (tensor<3x2x2xf32>) -> tensor<1x3x2x2xf32>
    %92 = "stablehlo.reshape"(%90#1) : (tensor<3x2x2xi64>) -> tensor<1x3x2x2xi64>
    "func.return"(%91, %92) : (tensor<1x3x2x2xf32>, tensor<1x3x2x2xi64>) -> ()
  }
}
