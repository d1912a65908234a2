module @setu {
  func.func public @main(%arg0: tensor<3xi64>) -> (tensor<4xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a1: tensor<i64>, %a2: tensor<i64>):
      %3 = "stablehlo.add"(%a1, %a2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%3) : (tensor<i64>) -> ()
    }) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
    %7 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi64>}> : () -> tensor<4xi64>
    %36:4 = "stablehlo.while"(%5, %4, %6, %7) ({
    ^bb0(%a8: tensor<i32>, %a9: tensor<3xi64>, %a10: tensor<4xi64>, %a11: tensor<4xi64>):
      %12 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.compare"(%a8, %12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a14: tensor<i32>, %a15: tensor<3xi64>, %a16: tensor<4xi64>, %a17: tensor<4xi64>):
      %18 = "stablehlo.add"(%a16, %a17) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %19 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %20 = "stablehlo.shift_right_arithmetic"(%18, %19) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %21 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi64>}> : () -> tensor<4xi64>
      %22 = "stablehlo.minimum"(%20, %21) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
      %24 = "stablehlo.gather"(%a15, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi64>, tensor<4xi64>) -> tensor<4xi64>
      %25 = "stablehlo.compare"(%24, %23) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %26 = "stablehlo.compare"(%a16, %a17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %27 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %28 = "stablehlo.add"(%20, %27) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %29 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.add"(%a14, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %31 = "stablehlo.not"(%25) : (tensor<4xi1>) -> tensor<4xi1>
      %32 = "stablehlo.and"(%26, %31) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %33 = "stablehlo.select"(%32, %28, %a16) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %34 = "stablehlo.and"(%26, %25) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %35 = "stablehlo.select"(%34, %20, %a17) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      "stablehlo.return"(%30, %a15, %33, %35) : (tensor<i32>, tensor<3xi64>, tensor<4xi64>, tensor<4xi64>) -> ()
    }) : (tensor<i32>, tensor<3xi64>, tensor<4xi64>, tensor<4xi64>) -> (tensor<i32>, tensor<3xi64>, tensor<4xi64>, tensor<4xi64>)
    "func.return"(%36#2) : (tensor<4xi64>) -> ()
  }
}
