module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<2x4xf32>, tensor<3xi64>, tensor<4xi64>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
    %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %3 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.compare"(%3, %2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %5 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %9 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a6: tensor<i1>, %a7: tensor<i1>):
      %8 = "stablehlo.or"(%a6, %a7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }) : (tensor<2x2xi1>, tensor<i1>) -> tensor<2xi1>
    %10 = "stablehlo.concatenate"(%1, %9) <{dimension = 0 : i64}> : (tensor<1xi1>, tensor<2xi1>) -> tensor<3xi1>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.convert"(%10) : (tensor<3xi1>) -> tensor<3xi32>
    %16 = "stablehlo.reduce_window"(%12, %11) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a13: tensor<i32>, %a14: tensor<i32>):
      %15 = "stablehlo.add"(%a13, %a14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%15) : (tensor<i32>) -> ()
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
    %19 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi64>}> : () -> tensor<4xi64>
    %49:4 = "stablehlo.while"(%17, %16, %18, %19) ({
    ^bb0(%a20: tensor<i32>, %a21: tensor<3xi32>, %a22: tensor<4xi64>, %a23: tensor<4xi64>):
      %24 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %25 = "stablehlo.compare"(%a20, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a26: tensor<i32>, %a27: tensor<3xi32>, %a28: tensor<4xi64>, %a29: tensor<4xi64>):
      %30 = "stablehlo.add"(%a28, %a29) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %31 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %32 = "stablehlo.shift_right_arithmetic"(%30, %31) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %33 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi64>}> : () -> tensor<4xi64>
      %34 = "stablehlo.minimum"(%32, %33) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %35 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
      %36 = "stablehlo.convert"(%35) : (tensor<4xi64>) -> tensor<4xi32>
      %37 = "stablehlo.gather"(%a27, %34) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<4xi64>) -> tensor<4xi32>
      %38 = "stablehlo.compare"(%37, %36) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %39 = "stablehlo.compare"(%a28, %a29) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %40 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %41 = "stablehlo.add"(%32, %40) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %42 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %43 = "stablehlo.add"(%a26, %42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %44 = "stablehlo.not"(%38) : (tensor<4xi1>) -> tensor<4xi1>
      %45 = "stablehlo.and"(%39, %44) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %46 = "stablehlo.select"(%45, %41, %a28) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %47 = "stablehlo.and"(%39, %38) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %48 = "stablehlo.select"(%47, %32, %a29) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      "stablehlo.return"(%43, %a27, %46, %48) : (tensor<i32>, tensor<3xi32>, tensor<4xi64>, tensor<4xi64>) -> ()
    }) : (tensor<i32>, tensor<3xi32>, tensor<4xi64>, tensor<4xi64>) -> (tensor<i32>, tensor<3xi32>, tensor<4xi64>, tensor<4xi64>)
    %50 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi64>}> : () -> tensor<4xi64>
    %51 = "stablehlo.minimum"(%49#2, %50) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %52 = "stablehlo.gather"(%0, %51) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<4xi64>) -> tensor<4x2xf32>
    %53 = "stablehlo.convert"(%16) : (tensor<3xi32>) -> tensor<3xi64>
    %54 = "stablehlo.constant"() <{value = dense<-1> : tensor<3xi64>}> : () -> tensor<3xi64>
    %55 = "stablehlo.add"(%53, %54) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %56 = "stablehlo.slice"(%49#2) <{start_indices = array<i64: 1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xi64>) -> tensor<3xi64>
    %57 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi64>}> : () -> tensor<1xi64>
    %58 = "stablehlo.concatenate"(%56, %57) <{dimension = 0 : i64}> : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %59 = "stablehlo.subtract"(%58, %49#2) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %60 = "stablehlo.transpose"(%52) <{permutation = array<i64: 1, 0>}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
    "func.return"(%60, %55, %59) : (tensor<2x4xf32>, tensor<3xi64>, tensor<4xi64>) -> ()
  }
}
