module @setu {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x4xi64>, tensor<3xi64>, tensor<4xi64>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xi64>) -> tensor<3x2xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi64>
    %2 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %26:3 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%a3: tensor<i64>, %a4: tensor<3x2xi64>, %a5: tensor<3xi64>):
      %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %7 = "stablehlo.compare"(%a3, %6) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a8: tensor<i64>, %a9: tensor<3x2xi64>, %a10: tensor<3xi64>):
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %12 = "stablehlo.dynamic_slice"(%a9, %11, %a8) <{slice_sizes = array<i64: 3, 1>}> : (tensor<3x2xi64>, tensor<i64>, tensor<i64>) -> tensor<3x1xi64>
      %13 = "stablehlo.reshape"(%12) : (tensor<3x1xi64>) -> tensor<3xi64>
      %14 = "stablehlo.gather"(%13, %a10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
      %21:2 = "stablehlo.sort"(%14, %15) <{dimension = 0 : i64, is_stable = true}> ({
      ^bb0(%a16: tensor<i64>, %a17: tensor<i64>, %a18: tensor<i32>, %a19: tensor<i32>):
        %20 = "stablehlo.compare"(%a16, %a17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
        "stablehlo.return"(%20) : (tensor<i1>) -> ()
      }) : (tensor<3xi64>, tensor<3xi32>) -> (tensor<3xi64>, tensor<3xi32>)
      %22 = "stablehlo.convert"(%21#1) : (tensor<3xi32>) -> tensor<3xi64>
      %23 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %24 = "stablehlo.subtract"(%a8, %23) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %25 = "stablehlo.gather"(%a10, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      "stablehlo.return"(%24, %a9, %25) : (tensor<i64>, tensor<3x2xi64>, tensor<3xi64>) -> ()
    }) : (tensor<i64>, tensor<3x2xi64>, tensor<3xi64>) -> (tensor<i64>, tensor<3x2xi64>, tensor<3xi64>)
    %27 = "stablehlo.gather"(%0, %26#2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi64>, tensor<3xi64>) -> tensor<3x2xi64>
    %28 = "stablehlo.constant"() <{value = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
    %29 = "stablehlo.slice"(%27) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xi64>) -> tensor<2x2xi64>
    %30 = "stablehlo.slice"(%27) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xi64>) -> tensor<2x2xi64>
    %31 = "stablehlo.compare"(%30, %29) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %32 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %36 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a33: tensor<i1>, %a34: tensor<i1>):
      %35 = "stablehlo.or"(%a33, %a34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%35) : (tensor<i1>) -> ()
    }) : (tensor<2x2xi1>, tensor<i1>) -> tensor<2xi1>
    %37 = "stablehlo.concatenate"(%28, %36) <{dimension = 0 : i64}> : (tensor<1xi1>, tensor<2xi1>) -> tensor<3xi1>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.convert"(%37) : (tensor<3xi1>) -> tensor<3xi32>
    %43 = "stablehlo.reduce_window"(%39, %38) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a40: tensor<i32>, %a41: tensor<i32>):
      %42 = "stablehlo.add"(%a40, %a41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%42) : (tensor<i32>) -> ()
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %44 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
    %46 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi64>}> : () -> tensor<4xi64>
    %76:4 = "stablehlo.while"(%44, %43, %45, %46) ({
    ^bb0(%a47: tensor<i32>, %a48: tensor<3xi32>, %a49: tensor<4xi64>, %a50: tensor<4xi64>):
      %51 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %52 = "stablehlo.compare"(%a47, %51) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%52) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a53: tensor<i32>, %a54: tensor<3xi32>, %a55: tensor<4xi64>, %a56: tensor<4xi64>):
      %57 = "stablehlo.add"(%a55, %a56) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %58 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %59 = "stablehlo.shift_right_arithmetic"(%57, %58) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %60 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi64>}> : () -> tensor<4xi64>
      %61 = "stablehlo.minimum"(%59, %60) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %62 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
      %63 = "stablehlo.convert"(%62) : (tensor<4xi64>) -> tensor<4xi32>
      %64 = "stablehlo.gather"(%a54, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<4xi64>) -> tensor<4xi32>
      %65 = "stablehlo.compare"(%64, %63) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %66 = "stablehlo.compare"(%a55, %a56) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %68 = "stablehlo.add"(%59, %67) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %69 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.add"(%a53, %69) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %71 = "stablehlo.not"(%65) : (tensor<4xi1>) -> tensor<4xi1>
      %72 = "stablehlo.and"(%66, %71) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %73 = "stablehlo.select"(%72, %68, %a55) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %74 = "stablehlo.and"(%66, %65) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %75 = "stablehlo.select"(%74, %59, %a56) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      "stablehlo.return"(%70, %a54, %73, %75) : (tensor<i32>, tensor<3xi32>, tensor<4xi64>, tensor<4xi64>) -> ()
    }) : (tensor<i32>, tensor<3xi32>, tensor<4xi64>, tensor<4xi64>) -> (tensor<i32>, tensor<3xi32>, tensor<4xi64>, tensor<4xi64>)
    %77 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi64>}> : () -> tensor<4xi64>
    %78 = "stablehlo.minimum"(%76#2, %77) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %79 = "stablehlo.gather"(%27, %78) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi64>, tensor<4xi64>) -> tensor<4x2xi64>
    %80 = "stablehlo.convert"(%43) : (tensor<3xi32>) -> tensor<3xi64>
    %81 = "stablehlo.constant"() <{value = dense<-1> : tensor<3xi64>}> : () -> tensor<3xi64>
    %82 = "stablehlo.add"(%80, %81) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi64>}> : () -> tensor<3xi64>
    %86 = "stablehlo.scatter"(%85, %26#2, %82) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a83: tensor<i64>, %a84: tensor<i64>):
      "stablehlo.return"(%a84) : (tensor<i64>) -> ()
    }) : (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %87 = "stablehlo.slice"(%76#2) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi64>) -> tensor<3xi64>
    %88 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi64>}> : () -> tensor<1xi64>
    %89 = "stablehlo.concatenate"(%87, %88) <{dimension = 0 : i64}> : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %90 = "stablehlo.subtract"(%89, %76#2) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %91 = "stablehlo.transpose"(%79) <{permutation = array<i64: 1, 0>}> : (tensor<4x2xi64>) -> tensor<2x4xi64>
    "func.return"(%91, %86, %90) : (tensor<2x4xi64>, tensor<3xi64>, tensor<4xi64>) -> ()
  }
}
