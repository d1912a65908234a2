module @setu {
  func.func public @main(%arg0: tensor<1x1xf32>, %arg1: tensor<1xi32>, %arg2: tensor<1x1xf32>) -> (tensor<1x1xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<1xi32>) -> tensor<1x1xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1x1xi32>) -> tensor<1xi32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %3 = "stablehlo.reshape"(%1) : (tensor<1xi32>) -> tensor<1x1xi32>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %6 = "stablehlo.convert"(%3) : (tensor<1x1xi32>) -> tensor<1x1xi64>
    %38:3 = "stablehlo.while"(%5, %6, %4) ({
    ^bb0(%a7: tensor<i64>, %a8: tensor<1x1xi64>, %a9: tensor<1x1xi64>):
      %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %11 = "stablehlo.compare"(%a7, %10) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a12: tensor<i64>, %a13: tensor<1x1xi64>, %a14: tensor<1x1xi64>):
      %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %16 = "stablehlo.dynamic_slice"(%a13, %15, %a12) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xi64>, tensor<i64>, tensor<i64>) -> tensor<1x1xi64>
      %17 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
      %18 = "stablehlo.add"(%16, %17) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %19 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %20 = "stablehlo.add"(%a12, %19) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %22 = "stablehlo.dynamic_slice"(%a14, %21, %a12) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xi64>, tensor<i64>, tensor<i64>) -> tensor<1x1xi64>
      %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi64>
      %24 = "stablehlo.compare"(%23, %18) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
      %25 = "stablehlo.broadcast_in_dim"(%a12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1xi64>
      %26 = "stablehlo.compare"(%23, %25) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
      %27 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1xi64>
      %29 = "stablehlo.select"(%24, %a14, %28) : (tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a31: tensor<i64>, %a32: tensor<i64>):
        %33 = "stablehlo.add"(%a31, %a32) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%33) : (tensor<i64>) -> ()
      }) : (tensor<1x1xi64>, tensor<i64>) -> tensor<1xi64>
      %35 = "stablehlo.reshape"(%34) : (tensor<1xi64>) -> tensor<1x1xi64>
      %36 = "stablehlo.select"(%24, %22, %a14) : (tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      %37 = "stablehlo.select"(%26, %35, %36) : (tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
      "stablehlo.return"(%20, %a13, %37) : (tensor<i64>, tensor<1x1xi64>, tensor<1x1xi64>) -> ()
    }) : (tensor<i64>, tensor<1x1xi64>, tensor<1x1xi64>) -> (tensor<i64>, tensor<1x1xi64>, tensor<1x1xi64>)
    %39 = "stablehlo.reshape"(%arg2) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %40 = "stablehlo.reshape"(%38#2) : (tensor<1x1xi64>) -> tensor<1x1x1xi64>
    %41 = "stablehlo.gather"(%39, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<1x1x1xi64>) -> tensor<1x1x1xf32>
    %42 = "stablehlo.triangular_solve"(%2, %41) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %43 = "stablehlo.triangular_solve"(%2, %42) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
    "func.return"(%44) : (tensor<1x1xf32>) -> ()
  }
}
