module @setu {
  func.func public @main(%arg0: tensor<1xi64>) -> (tensor<4xi64>, tensor<0xi64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1xi64>) -> tensor<1x1xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi64>
    %2 = "stablehlo.reshape"(%0) : (tensor<1x1xi64>) -> tensor<1xi64>
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
    %9:2 = "stablehlo.sort"(%2, %3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a4: tensor<i64>, %a5: tensor<i64>, %a6: tensor<i32>, %a7: tensor<i32>):
      %8 = "stablehlo.compare"(%a4, %a5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }) : (tensor<1xi64>, tensor<1xi32>) -> (tensor<1xi64>, tensor<1xi32>)
    %10 = "stablehlo.convert"(%9#1) : (tensor<1xi32>) -> tensor<1xi64>
    %11 = "stablehlo.gather"(%0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xi64>, tensor<1xi64>) -> tensor<1x1xi64>
    %12 = "stablehlo.constant"() <{value = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.convert"(%12) : (tensor<1xi1>) -> tensor<1xi32>
    %18 = "stablehlo.reduce_window"(%14, %13) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a15: tensor<i32>, %a16: tensor<i32>):
      %17 = "stablehlo.add"(%a15, %a16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%17) : (tensor<i32>) -> ()
    }) : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
    %21 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
    %51:4 = "stablehlo.while"(%19, %18, %20, %21) ({
    ^bb0(%a22: tensor<i32>, %a23: tensor<1xi32>, %a24: tensor<4xi64>, %a25: tensor<4xi64>):
      %26 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %27 = "stablehlo.compare"(%a22, %26) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%27) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a28: tensor<i32>, %a29: tensor<1xi32>, %a30: tensor<4xi64>, %a31: tensor<4xi64>):
      %32 = "stablehlo.add"(%a30, %a31) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %33 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %34 = "stablehlo.shift_right_arithmetic"(%32, %33) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %35 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
      %36 = "stablehlo.minimum"(%34, %35) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %37 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
      %38 = "stablehlo.convert"(%37) : (tensor<4xi64>) -> tensor<4xi32>
      %39 = "stablehlo.gather"(%a29, %36) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1xi32>, tensor<4xi64>) -> tensor<4xi32>
      %40 = "stablehlo.compare"(%39, %38) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %41 = "stablehlo.compare"(%a30, %a31) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %42 = "stablehlo.constant"() <{value = dense<1> : tensor<4xi64>}> : () -> tensor<4xi64>
      %43 = "stablehlo.add"(%34, %42) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %44 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %45 = "stablehlo.add"(%a28, %44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %46 = "stablehlo.not"(%40) : (tensor<4xi1>) -> tensor<4xi1>
      %47 = "stablehlo.and"(%41, %46) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %48 = "stablehlo.select"(%47, %43, %a30) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      %49 = "stablehlo.and"(%41, %40) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
      %50 = "stablehlo.select"(%49, %34, %a31) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
      "stablehlo.return"(%45, %a29, %48, %50) : (tensor<i32>, tensor<1xi32>, tensor<4xi64>, tensor<4xi64>) -> ()
    }) : (tensor<i32>, tensor<1xi32>, tensor<4xi64>, tensor<4xi64>) -> (tensor<i32>, tensor<1xi32>, tensor<4xi64>, tensor<4xi64>)
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
    %53 = "stablehlo.minimum"(%51#2, %52) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %54 = "stablehlo.gather"(%11, %53) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xi64>, tensor<4xi64>) -> tensor<4x1xi64>
    %55 = "stablehlo.convert"(%18) : (tensor<1xi32>) -> tensor<1xi64>
    %56 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %57 = "stablehlo.add"(%55, %56) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %58 = "stablehlo.constant"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
    %59 = "stablehlo.reshape"(%54) : (tensor<4x1xi64>) -> tensor<4xi64>
    "func.return"(%59, %58) : (tensor<4xi64>, tensor<0xi64>) -> ()
  }
}
