module @setu {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<1xf32>, tensor<1xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>, %a3: tensor<i32>, %a4: tensor<i32>):
      %5 = "stablehlo.compare"(%a1, %a2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%a1, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.not"(%6) : (tensor<i1>) -> tensor<i1>
      %8 = "stablehlo.compare"(%a2, %a2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.and"(%8, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
    %12 = "stablehlo.convert"(%11#1) : (tensor<2xi32>) -> tensor<2xi64>
    %13 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %14 = "stablehlo.not"(%13) : (tensor<2xi1>) -> tensor<2xi1>
    %15 = "stablehlo.convert"(%14) : (tensor<2xi1>) -> tensor<2xi64>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %20 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a17: tensor<i64>, %a18: tensor<i64>):
      %19 = "stablehlo.add"(%a17, %a18) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%19) : (tensor<i64>) -> ()
    }) : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
    %21 = "stablehlo.reshape"(%20) : (tensor<i64>) -> tensor<1xi64>
    %22 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %23 = "stablehlo.compare"(%21, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %25 = "stablehlo.select"(%23, %24, %21) : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %26 = "stablehlo.gather"(%11#0, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<1xi64>) -> tensor<1xf32>
    %27 = "stablehlo.gather"(%12, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<2xi64>, tensor<1xi64>) -> tensor<1xi64>
    "func.return"(%26, %27) : (tensor<1xf32>, tensor<1xi64>) -> ()
  }
}
