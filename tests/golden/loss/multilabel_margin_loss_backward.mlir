module @setu {
  func.func public @main(%arg0: tensor<10xf32>, %arg1: tensor<10x5xf32>, %arg2: tensor<10x5xi64>, %arg3: tensor<10x5xf32>) -> (tensor<10x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<10x5xi64>}> : () -> tensor<10x5xi64>
    %1 = "stablehlo.compare"(%arg2, %0) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi1>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %6 = "stablehlo.reduce_window"(%1, %2) <{window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a3: tensor<i1>, %a4: tensor<i1>):
      %5 = "stablehlo.and"(%a3, %a4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<10x5xi1>, tensor<i1>) -> tensor<10x5xi1>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<10x5xi64>}> : () -> tensor<10x5xi64>
    %8 = "stablehlo.maximum"(%arg2, %7) : (tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi64>
    %9 = "stablehlo.gather"(%arg1, %8) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<10x5xf32>, tensor<10x5xi64>) -> tensor<10x5xf32>
    %10 = "stablehlo.reshape"(%8) : (tensor<10x5xi64>) -> tensor<10x5x1xi64>
    %11 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<10x5x5xi64>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<10x5x1xi64>) -> tensor<10x5x5xi64>
    %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<10x5x5xi64>, tensor<10x5x5xi64>) -> tensor<10x5x5xi1>
    %14 = "stablehlo.reshape"(%6) : (tensor<10x5xi1>) -> tensor<10x5x1xi1>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<10x5x1xi1>) -> tensor<10x5x5xi1>
    %16 = "stablehlo.and"(%13, %15) : (tensor<10x5x5xi1>, tensor<10x5x5xi1>) -> tensor<10x5x5xi1>
    %17 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %21 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a18: tensor<i1>, %a19: tensor<i1>):
      %20 = "stablehlo.or"(%a18, %a19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }) : (tensor<10x5x5xi1>, tensor<i1>) -> tensor<10x5xi1>
    %22 = "stablehlo.reshape"(%9) : (tensor<10x5xf32>) -> tensor<10x5x1xf32>
    %23 = "stablehlo.reshape"(%arg1) : (tensor<10x5xf32>) -> tensor<10x1x5xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<10x1x5xf32>) -> tensor<10x5x5xf32>
    %25 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<10x5x1xf32>) -> tensor<10x5x5xf32>
    %26 = "stablehlo.subtract"(%24, %25) : (tensor<10x5x5xf32>, tensor<10x5x5xf32>) -> tensor<10x5x5xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<10x5x5xf32>}> : () -> tensor<10x5x5xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<10x5x5xf32>, tensor<10x5x5xf32>) -> tensor<10x5x5xf32>
    %29 = "stablehlo.not"(%21) : (tensor<10x5xi1>) -> tensor<10x5xi1>
    %30 = "stablehlo.reshape"(%29) : (tensor<10x5xi1>) -> tensor<10x1x5xi1>
    %31 = "stablehlo.reshape"(%6) : (tensor<10x5xi1>) -> tensor<10x5x1xi1>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<10x5x1xi1>) -> tensor<10x5x5xi1>
    %33 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<10x1x5xi1>) -> tensor<10x5x5xi1>
    %34 = "stablehlo.and"(%32, %33) : (tensor<10x5x5xi1>, tensor<10x5x5xi1>) -> tensor<10x5x5xi1>
    %35 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<10x5x5xf32>}> : () -> tensor<10x5x5xf32>
    %36 = "stablehlo.compare"(%28, %35) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<10x5x5xf32>, tensor<10x5x5xf32>) -> tensor<10x5x5xi1>
    %37 = "stablehlo.and"(%34, %36) : (tensor<10x5x5xi1>, tensor<10x5x5xi1>) -> tensor<10x5x5xi1>
    %38 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<10x5x5xf32>}> : () -> tensor<10x5x5xf32>
    %39 = "stablehlo.select"(%37, %28, %38) : (tensor<10x5x5xi1>, tensor<10x5x5xf32>, tensor<10x5x5xf32>) -> tensor<10x5x5xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<10x5x5xf32>}> : () -> tensor<10x5x5xf32>
    %41 = "stablehlo.compare"(%39, %40) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<10x5x5xf32>, tensor<10x5x5xf32>) -> tensor<10x5x5xi1>
    %42 = "stablehlo.convert"(%41) : (tensor<10x5x5xi1>) -> tensor<10x5x5xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.reduce"(%42, %43) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a44: tensor<f32>, %a45: tensor<f32>):
      %46 = "stablehlo.add"(%a44, %a45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<10x5x5xf32>, tensor<f32>) -> tensor<10x5xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.reduce"(%42, %48) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a49: tensor<f32>, %a50: tensor<f32>):
      %51 = "stablehlo.add"(%a49, %a50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<10x5x5xf32>, tensor<f32>) -> tensor<10x5xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<10x5xf32>) -> tensor<10x5x1xf32>
    %54 = "stablehlo.reshape"(%8) : (tensor<10x5xi64>) -> tensor<10x5x1xi64>
    %55 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<10x5x5xi64>
    %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<10x5x1xi64>) -> tensor<10x5x5xi64>
    %57 = "stablehlo.compare"(%55, %56) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<10x5x5xi64>, tensor<10x5x5xi64>) -> tensor<10x5x5xi1>
    %58 = "stablehlo.reshape"(%6) : (tensor<10x5xi1>) -> tensor<10x5x1xi1>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<10x5x1xi1>) -> tensor<10x5x5xi1>
    %60 = "stablehlo.and"(%57, %59) : (tensor<10x5x5xi1>, tensor<10x5x5xi1>) -> tensor<10x5x5xi1>
    %61 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<10x5x1xf32>) -> tensor<10x5x5xf32>
    %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x5x5xf32>
    %64 = "stablehlo.select"(%60, %62, %63) : (tensor<10x5x5xi1>, tensor<10x5x5xf32>, tensor<10x5x5xf32>) -> tensor<10x5x5xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.reduce"(%64, %65) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a66: tensor<f32>, %a67: tensor<f32>):
      %68 = "stablehlo.add"(%a66, %a67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%68) : (tensor<f32>) -> ()
    }) : (tensor<10x5x5xf32>, tensor<f32>) -> tensor<10x5xf32>
    %70 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<10xf32>}> : () -> tensor<10xf32>
    %71 = "stablehlo.divide"(%arg0, %70) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %72 = "stablehlo.reshape"(%71) : (tensor<10xf32>) -> tensor<10x1xf32>
    %73 = "stablehlo.subtract"(%47, %69) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<10x1xf32>) -> tensor<10x5xf32>
    %75 = "stablehlo.multiply"(%73, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    "func.return"(%75) : (tensor<10x5xf32>) -> ()
  }
}
