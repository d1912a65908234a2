module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<4xf32>, tensor<0xi64>, tensor<0xi64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<1x1xf32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi64>
    %3 = "stablehlo.reshape"(%1) : (tensor<1x1xf32>) -> tensor<1xf32>
    %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
    %15:2 = "stablehlo.sort"(%3, %4) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a5: tensor<f32>, %a6: tensor<f32>, %a7: tensor<i32>, %a8: tensor<i32>):
      %9 = "stablehlo.compare"(%a5, %a6) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.compare"(%a5, %a5) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = "stablehlo.not"(%10) : (tensor<i1>) -> tensor<i1>
      %12 = "stablehlo.compare"(%a6, %a6) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %13 = "stablehlo.and"(%12, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %14 = "stablehlo.or"(%9, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }) : (tensor<1xf32>, tensor<1xi32>) -> (tensor<1xf32>, tensor<1xi32>)
    %16 = "stablehlo.convert"(%15#1) : (tensor<1xi32>) -> tensor<1xi64>
    %17 = "stablehlo.gather"(%1, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %18 = "stablehlo.constant"() <{value = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.convert"(%18) : (tensor<1xi1>) -> tensor<1xi32>
    %24 = "stablehlo.reduce_window"(%20, %19) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a21: tensor<i32>, %a22: tensor<i32>):
      %23 = "stablehlo.add"(%a21, %a22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%23) : (tensor<i32>) -> ()
    }) : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
    %57:4 = "stablehlo.while"(%25, %24, %26, %27) ({
    ^bb0(%a28: tensor<i32>, %a29: tensor<1xi32>, %a30: tensor<4xi64>, %a31: tensor<4xi64>):
      %32 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %33 = "stablehlo.compare"(%a28, %32) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%33) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a34: tensor<i32>, %a35: tensor<1xi32>, %a36: tensor<4xi64>, %a37: tensor<4xi64>):
      %38 = "stablehlo.add"(%a36, %a37) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %39 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %40 = "stablehlo.shift_right_arithmetic"(%38, %39) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %41 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
      %42 = "stablehlo.minimum"(%40, %41) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %43 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
      %44 = "stablehlo.convert"(%43) : (tensor<4xi64>) -> tensor<4xi32>
      %45 = "stablehlo.gather"(%a35, %42) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1xi32>, tensor<4xi64>) -> tensor<4xi32>
      %46 = "stablehlo.compare"(%45, %44) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %47 = "stablehlo.compare"(%a36, %a37) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %48 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %49 = "stablehlo.add"(%40, %48) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %50 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %51 = "stablehlo.add"(%a34, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %52 = "stablehlo.not"(%46) : (tensor<4xi1>) -> tensor<4xi1>
      %53 = "stablehlo.and"(%47, %52) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %54 = "stablehlo.select"(%53, %49, %a36) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %55 = "stablehlo.and"(%47, %46) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %56 = "stablehlo.select"(%55, %40, %a37) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      "stablehlo.return"(%51, %a35, %54, %56) : (tensor<i32>, tensor<1xi32>, tensor<4xi64>, tensor<4xi64>) -> ()
    }) : (tensor<i32>, tensor<1xi32>, tensor<4xi64>, tensor<4xi64>) -> (tensor<i32>, tensor<1xi32>, tensor<4xi64>, tensor<4xi64>)
    %58 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
    %59 = "stablehlo.minimum"(%57#2, %58) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %60 = "stablehlo.gather"(%17, %59) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<4xi64>) -> tensor<4x1xf32>
    %61 = "stablehlo.convert"(%24) : (tensor<1xi32>) -> tensor<1xi64>
    %62 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %63 = "stablehlo.add"(%61, %62) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %64 = "stablehlo.constant"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
    %65 = "stablehlo.constant"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
    %66 = "stablehlo.reshape"(%60) : (tensor<4x1xf32>) -> tensor<4xf32>
    "func.return"(%66, %64, %65) : (tensor<4xf32>, tensor<0xi64>, tensor<0xi64>) -> ()
  }
}
