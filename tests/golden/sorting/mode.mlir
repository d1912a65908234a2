module @setu {
  func.func public @main(%arg0: tensor<5x5x5xf32>) -> (tensor<5x1x5xf32>, tensor<5x1x5xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5x5xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>, %a3: tensor<i32>, %a4: tensor<i32>):
      %5 = "stablehlo.compare"(%a1, %a2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%a1, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.not"(%6) : (tensor<i1>) -> tensor<i1>
      %8 = "stablehlo.compare"(%a2, %a2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.and"(%8, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<5x5x5xf32>, tensor<5x5x5xi32>) -> (tensor<5x5x5xf32>, tensor<5x5x5xi32>)
    %12 = "stablehlo.convert"(%11#1) : (tensor<5x5x5xi32>) -> tensor<5x5x5xi64>
    %13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5x5xi64>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<5x5x5xi64>}> : () -> tensor<5x5x5xi64>
    %15 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 5, 5, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<5x5x5xf32>) -> tensor<5x4x5xf32>
    %16 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<5x5x5xf32>) -> tensor<5x4x5xf32>
    %17 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %18 = "stablehlo.compare"(%16, %15) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x4x5xf32>, tensor<5x4x5xf32>) -> tensor<5x4x5xi1>
    %19 = "stablehlo.pad"(%18, %17) <{edge_padding_low = array<i64: 0, 1, 0>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<5x4x5xi1>, tensor<i1>) -> tensor<5x5x5xi1>
    %20 = "stablehlo.select"(%19, %13, %14) : (tensor<5x5x5xi1>, tensor<5x5x5xi64>, tensor<5x5x5xi64>) -> tensor<5x5x5xi64>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %25 = "stablehlo.reduce_window"(%20, %21) <{window_dimensions = array<i64: 1, 5, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [4, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%a22: tensor<i64>, %a23: tensor<i64>):
      %24 = "stablehlo.maximum"(%a22, %a23) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%24) : (tensor<i64>) -> ()
    }) : (tensor<5x5x5xi64>, tensor<i64>) -> tensor<5x5x5xi64>
    %26 = "stablehlo.subtract"(%13, %25) : (tensor<5x5x5xi64>, tensor<5x5x5xi64>) -> tensor<5x5x5xi64>
    %27 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %31 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a28: tensor<i64>, %a29: tensor<i64>):
      %30 = "stablehlo.maximum"(%a28, %a29) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%30) : (tensor<i64>) -> ()
    }) : (tensor<5x5x5xi64>, tensor<i64>) -> tensor<5x5xi64>
    %32 = "stablehlo.reshape"(%31) : (tensor<5x5xi64>) -> tensor<5x1x5xi64>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x5xi64>) -> tensor<5x5x5xi64>
    %34 = "stablehlo.compare"(%26, %33) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x5x5xi64>, tensor<5x5x5xi64>) -> tensor<5x5x5xi1>
    %35 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5x5xi32>
    %36 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<5x5x5xi32>}> : () -> tensor<5x5x5xi32>
    %37 = "stablehlo.select"(%34, %35, %36) : (tensor<5x5x5xi1>, tensor<5x5x5xi32>, tensor<5x5x5xi32>) -> tensor<5x5x5xi32>
    %38 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a39: tensor<i32>, %a40: tensor<i32>):
      %41 = "stablehlo.minimum"(%a39, %a40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%41) : (tensor<i32>) -> ()
    }) : (tensor<5x5x5xi32>, tensor<i32>) -> tensor<5x5xi32>
    %43 = "stablehlo.reshape"(%42) : (tensor<5x5xi32>) -> tensor<5x1x5xi32>
    %44 = "stablehlo.convert"(%43) : (tensor<5x1x5xi32>) -> tensor<5x1x5xi64>
    %45 = "stablehlo.gather"(%11#0, %44) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x5x5xf32>, tensor<5x1x5xi64>) -> tensor<5x1x5xf32>
    %46 = "stablehlo.gather"(%12, %44) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x5x5xi64>, tensor<5x1x5xi64>) -> tensor<5x1x5xi64>
    "func.return"(%45, %46) : (tensor<5x1x5xf32>, tensor<5x1x5xi64>) -> ()
  }
}
