module @setu {
  func.func public @main(%arg0: tensor<10x5xf32>, %arg1: tensor<5xi64>, %arg2: tensor<2xi64>, %arg3: tensor<5xf32>) -> (tensor<2x5xf32>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) {
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
    %13 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %14 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>}> : (tensor<10x5xf32>, tensor<5xi64>) -> tensor<5x5xf32>
    %15 = "stablehlo.reshape"(%arg3) : (tensor<5xf32>) -> tensor<5x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %18 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %23 = "stablehlo.scatter"(%19, %12, %18) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a20: tensor<i64>, %a21: tensor<i64>):
      %22 = "stablehlo.add"(%a20, %a21) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%22) : (tensor<i64>) -> ()
    }) : (tensor<2xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<2xi64>
    %24 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %28 = "stablehlo.scatter"(%24, %12, %17) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a25: tensor<f32>, %a26: tensor<f32>):
      %27 = "stablehlo.add"(%a25, %a26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<5xi64>, tensor<5x5xf32>) -> tensor<2x5xf32>
    %29 = "stablehlo.constant"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
    "func.return"(%28, %12, %23, %29) : (tensor<2x5xf32>, tensor<5xi64>, tensor<2xi64>, tensor<0xi64>) -> ()
  }
}
