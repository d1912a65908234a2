module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<32x2xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %2 = "stablehlo.reshape"(%1) : (tensor<5x5xi1>) -> tensor<25xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.convert"(%2) : (tensor<25xi1>) -> tensor<25xi32>
    %5 = "stablehlo.pad"(%4, %3) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 7>, interior_padding = array<i64: 0>}> : (tensor<25xi32>, tensor<i32>) -> tensor<32xi32>
    %6 = "stablehlo.reshape"(%5) : (tensor<32xi32>) -> tensor<4x8xi32>
    %10 = "stablehlo.reduce_window"(%6, %3) <{window_dimensions = array<i64: 1, 8>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [7, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a7: tensor<i32>, %a8: tensor<i32>):
      %9 = "stablehlo.add"(%a7, %a8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%9) : (tensor<i32>) -> ()
    }) : (tensor<4x8xi32>, tensor<i32>) -> tensor<4x8xi32>
    %11 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 7>, limit_indices = array<i64: 4, 8>, strides = array<i64: 1, 1>}> : (tensor<4x8xi32>) -> tensor<4x1xi32>
    %12 = "stablehlo.reshape"(%11) : (tensor<4x1xi32>) -> tensor<4xi32>
    %16 = "stablehlo.reduce_window"(%12, %3) <{window_dimensions = array<i64: 4>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a13: tensor<i32>, %a14: tensor<i32>):
      %15 = "stablehlo.add"(%a13, %a14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%15) : (tensor<i32>) -> ()
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %17 = "stablehlo.pad"(%16, %3) <{edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: -1>, interior_padding = array<i64: 0>}> : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %18 = "stablehlo.reshape"(%17) : (tensor<4xi32>) -> tensor<4x1xi32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xi32>) -> tensor<4x8xi32>
    %20 = "stablehlo.add"(%19, %10) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    %21 = "stablehlo.reshape"(%20) : (tensor<4x8xi32>) -> tensor<32xi32>
    %22 = "stablehlo.slice"(%21) <{start_indices = array<i64: 0>, limit_indices = array<i64: 25>, strides = array<i64: 1>}> : (tensor<32xi32>) -> tensor<25xi32>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<32xi64>}> : () -> tensor<32xi64>
    %25 = "stablehlo.constant"() <{value = dense<25> : tensor<32xi64>}> : () -> tensor<32xi64>
    %55:4 = "stablehlo.while"(%23, %22, %24, %25) ({
    ^bb0(%a26: tensor<i32>, %a27: tensor<25xi32>, %a28: tensor<32xi64>, %a29: tensor<32xi64>):
      %30 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %31 = "stablehlo.compare"(%a26, %30) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%31) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a32: tensor<i32>, %a33: tensor<25xi32>, %a34: tensor<32xi64>, %a35: tensor<32xi64>):
      %36 = "stablehlo.add"(%a34, %a35) : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi64>
      %37 = "stablehlo.constant"() <{value = dense<1> : tensor<32xi64>}> : () -> tensor<32xi64>
      %38 = "stablehlo.shift_right_arithmetic"(%36, %37) : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi64>
      %39 = "stablehlo.constant"() <{value = dense<24> : tensor<32xi64>}> : () -> tensor<32xi64>
      %40 = "stablehlo.minimum"(%38, %39) : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi64>
      %41 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xi64>
      %42 = "stablehlo.convert"(%41) : (tensor<32xi64>) -> tensor<32xi32>
      %43 = "stablehlo.gather"(%a33, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<25xi32>, tensor<32xi64>) -> tensor<32xi32>
      %44 = "stablehlo.compare"(%43, %42) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
      %45 = "stablehlo.compare"(%a34, %a35) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi1>
      %46 = "stablehlo.constant"() <{value = dense<1> : tensor<32xi64>}> : () -> tensor<32xi64>
      %47 = "stablehlo.add"(%38, %46) : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi64>
      %48 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.add"(%a32, %48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %50 = "stablehlo.not"(%44) : (tensor<32xi1>) -> tensor<32xi1>
      %51 = "stablehlo.and"(%45, %50) : (tensor<32xi1>, tensor<32xi1>) -> tensor<32xi1>
      %52 = "stablehlo.select"(%51, %47, %a34) : (tensor<32xi1>, tensor<32xi64>, tensor<32xi64>) -> tensor<32xi64>
      %53 = "stablehlo.and"(%45, %44) : (tensor<32xi1>, tensor<32xi1>) -> tensor<32xi1>
      %54 = "stablehlo.select"(%53, %38, %a35) : (tensor<32xi1>, tensor<32xi64>, tensor<32xi64>) -> tensor<32xi64>
      "stablehlo.return"(%49, %a33, %52, %54) : (tensor<i32>, tensor<25xi32>, tensor<32xi64>, tensor<32xi64>) -> ()
    }) : (tensor<i32>, tensor<25xi32>, tensor<32xi64>, tensor<32xi64>) -> (tensor<i32>, tensor<25xi32>, tensor<32xi64>, tensor<32xi64>)
    %56 = "stablehlo.constant"() <{value = dense<5> : tensor<32xi64>}> : () -> tensor<32xi64>
    %57 = "stablehlo.remainder"(%55#2, %56) : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi64>
    %58 = "stablehlo.reshape"(%57) : (tensor<32xi64>) -> tensor<32x1xi64>
    %59 = "stablehlo.divide"(%55#2, %56) : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi64>
    %60 = "stablehlo.constant"() <{value = dense<5> : tensor<32xi64>}> : () -> tensor<32xi64>
    %61 = "stablehlo.reshape"(%59) : (tensor<32xi64>) -> tensor<32x1xi64>
    %62 = "stablehlo.concatenate"(%61, %58) <{dimension = 1 : i64}> : (tensor<32x1xi64>, tensor<32x1xi64>) -> tensor<32x2xi64>
    "func.return"(%62) : (tensor<32x2xi64>) -> ()
  }
}
