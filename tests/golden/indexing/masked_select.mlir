module @setu {
  func.func public @main(%arg0: tensor<1x1xf32>, %arg1: tensor<1x1xi1>) -> (tensor<4xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x1xf32>) -> tensor<1xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<1x1xi1>) -> tensor<1xi1>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.convert"(%1) : (tensor<1xi1>) -> tensor<1xi32>
    %7 = "stablehlo.reduce_window"(%3, %2) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a4: tensor<i32>, %a5: tensor<i32>):
      %6 = "stablehlo.add"(%a4, %a5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%6) : (tensor<i32>) -> ()
    }) : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
    %10 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
    %40:4 = "stablehlo.while"(%8, %7, %9, %10) ({
    ^bb0(%a11: tensor<i32>, %a12: tensor<1xi32>, %a13: tensor<4xi64>, %a14: tensor<4xi64>):
      %15 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.compare"(%a11, %15) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%16) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a17: tensor<i32>, %a18: tensor<1xi32>, %a19: tensor<4xi64>, %a20: tensor<4xi64>):
      %21 = "stablehlo.add"(%a19, %a20) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %22 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %23 = "stablehlo.shift_right_arithmetic"(%21, %22) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %24 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
      %25 = "stablehlo.minimum"(%23, %24) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
      %27 = "stablehlo.convert"(%26) : (tensor<4xi64>) -> tensor<4xi32>
      %28 = "stablehlo.gather"(%a18, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1xi32>, tensor<4xi64>) -> tensor<4xi32>
      %29 = "stablehlo.compare"(%28, %27) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %30 = "stablehlo.compare"(%a19, %a20) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %31 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %32 = "stablehlo.add"(%23, %31) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %33 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %34 = "stablehlo.add"(%a17, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %35 = "stablehlo.not"(%29) : (tensor<4xi1>) -> tensor<4xi1>
      %36 = "stablehlo.and"(%30, %35) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %37 = "stablehlo.select"(%36, %32, %a19) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %38 = "stablehlo.and"(%30, %29) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %39 = "stablehlo.select"(%38, %23, %a20) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      "stablehlo.return"(%34, %a18, %37, %39) : (tensor<i32>, tensor<1xi32>, tensor<4xi64>, tensor<4xi64>) -> ()
    }) : (tensor<i32>, tensor<1xi32>, tensor<4xi64>, tensor<4xi64>) -> (tensor<i32>, tensor<1xi32>, tensor<4xi64>, tensor<4xi64>)
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
    %42 = "stablehlo.minimum"(%40#2, %41) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %43 = "stablehlo.gather"(%0, %42) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1xf32>, tensor<4xi64>) -> tensor<4xf32>
    "func.return"(%43) : (tensor<4xf32>) -> ()
  }
}
