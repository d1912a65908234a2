module @setu {
  func.func public @main(%arg0: tensor<10x5xf32>, %arg1: tensor<10x5xi64>) -> (tensor<10xf32>, tensor<10x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<10x5xi64>}> : () -> tensor<10x5xi64>
    %1 = "stablehlo.compare"(%arg1, %0) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi1>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %6 = "stablehlo.reduce_window"(%1, %2) <{window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a3: tensor<i1>, %a4: tensor<i1>):
      %5 = "stablehlo.and"(%a3, %a4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<10x5xi1>, tensor<i1>) -> tensor<10x5xi1>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<10x5xi64>}> : () -> tensor<10x5xi64>
    %8 = "stablehlo.maximum"(%arg1, %7) : (tensor<10x5xi64>, tensor<10x5xi64>) -> tensor<10x5xi64>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<10x5xf32>, tensor<10x5xi64>) -> tensor<10x5xf32>
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
    %23 = "stablehlo.reshape"(%arg0) : (tensor<10x5xf32>) -> tensor<10x1x5xf32>
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
    %40 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.reduce"(%39, %40) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%a41: tensor<f32>, %a42: tensor<f32>):
      %43 = "stablehlo.add"(%a41, %a42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%43) : (tensor<f32>) -> ()
    }) : (tensor<10x5x5xf32>, tensor<f32>) -> tensor<10xf32>
    %45 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<10xf32>}> : () -> tensor<10xf32>
    %46 = "stablehlo.divide"(%44, %45) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %47 = "stablehlo.convert"(%21) : (tensor<10x5xi1>) -> tensor<10x5xf32>
    "func.return"(%46, %47) : (tensor<10xf32>, tensor<10x5xf32>) -> ()
  }
}
