module @setu {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>) -> (tensor<2x3xf32>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi64>}> : () -> tensor<2xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi64>}> : () -> tensor<5xi64>
    %5 = "stablehlo.scatter"(%1, %arg2, %0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a2: tensor<i64>, %a3: tensor<i64>):
      %4 = "stablehlo.add"(%a2, %a3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%4) : (tensor<i64>) -> ()
    }) : (tensor<5xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5xi64>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %10 = "stablehlo.reduce_window"(%5, %6) <{window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a7: tensor<i64>, %a8: tensor<i64>):
      %9 = "stablehlo.add"(%a7, %a8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%9) : (tensor<i64>) -> ()
    }) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    %11 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %12 = "stablehlo.add"(%10, %11) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %13 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x3xf32>}> : () -> tensor<5x3xf32>
    %14 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<5xi64>) -> tensor<5x3xf32>
    %15 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %20 = "stablehlo.scatter"(%16, %12, %15) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a17: tensor<i64>, %a18: tensor<i64>):
      %19 = "stablehlo.add"(%a17, %a18) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%19) : (tensor<i64>) -> ()
    }) : (tensor<2xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<2xi64>
    %21 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %25 = "stablehlo.scatter"(%21, %12, %14) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a22: tensor<f32>, %a23: tensor<f32>):
      %24 = "stablehlo.add"(%a22, %a23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<5xi64>, tensor<5x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.constant"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
    "func.return"(%25, %12, %20, %26) : (tensor<2x3xf32>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) -> ()
  }
}
