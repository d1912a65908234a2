module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<4xf32>, tensor<0xi64>, tensor<0xi64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xf32>) -> tensor<1x1xf32>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.convert"(%2) : (tensor<1xi1>) -> tensor<1xi32>
    %8 = "stablehlo.reduce_window"(%4, %3) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a5: tensor<i32>, %a6: tensor<i32>):
      %7 = "stablehlo.add"(%a5, %a6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%7) : (tensor<i32>) -> ()
    }) : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
    %11 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
    %41:4 = "stablehlo.while"(%9, %8, %10, %11) ({
    ^bb0(%a12: tensor<i32>, %a13: tensor<1xi32>, %a14: tensor<4xi64>, %a15: tensor<4xi64>):
      %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.compare"(%a12, %16) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%17) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a18: tensor<i32>, %a19: tensor<1xi32>, %a20: tensor<4xi64>, %a21: tensor<4xi64>):
      %22 = "stablehlo.add"(%a20, %a21) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %23 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %24 = "stablehlo.shift_right_arithmetic"(%22, %23) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %25 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
      %26 = "stablehlo.minimum"(%24, %25) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
      %28 = "stablehlo.convert"(%27) : (tensor<4xi64>) -> tensor<4xi32>
      %29 = "stablehlo.gather"(%a19, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1xi32>, tensor<4xi64>) -> tensor<4xi32>
      %30 = "stablehlo.compare"(%29, %28) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %31 = "stablehlo.compare"(%a20, %a21) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %32 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %33 = "stablehlo.add"(%24, %32) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %34 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %35 = "stablehlo.add"(%a18, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %36 = "stablehlo.not"(%30) : (tensor<4xi1>) -> tensor<4xi1>
      %37 = "stablehlo.and"(%31, %36) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %38 = "stablehlo.select"(%37, %33, %a20) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %39 = "stablehlo.and"(%31, %30) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %40 = "stablehlo.select"(%39, %24, %a21) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      "stablehlo.return"(%35, %a19, %38, %40) : (tensor<i32>, tensor<1xi32>, tensor<4xi64>, tensor<4xi64>) -> ()
    }) : (tensor<i32>, tensor<1xi32>, tensor<4xi64>, tensor<4xi64>) -> (tensor<i32>, tensor<1xi32>, tensor<4xi64>, tensor<4xi64>)
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
    %43 = "stablehlo.minimum"(%41#2, %42) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %44 = "stablehlo.gather"(%1, %43) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<4xi64>) -> tensor<4x1xf32>
    %45 = "stablehlo.convert"(%8) : (tensor<1xi32>) -> tensor<1xi64>
    %46 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %47 = "stablehlo.add"(%45, %46) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %48 = "stablehlo.constant"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
    %49 = "stablehlo.constant"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
    %50 = "stablehlo.reshape"(%44) : (tensor<4x1xf32>) -> tensor<4xf32>
    "func.return"(%50, %48, %49) : (tensor<4xf32>, tensor<0xi64>, tensor<0xi64>) -> ()
  }
}
