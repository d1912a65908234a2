module @setu {
  func.func public @main(%arg0: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi64>) -> tensor<6xi64>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
    %2 = "stablehlo.abs"(%1) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %4 = "stablehlo.power"(%2, %3) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a6: tensor<f32>, %a7: tensor<f32>):
      %8 = "stablehlo.add"(%a6, %a7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<6xf32>) -> tensor<6x1xf32>
    %11 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<6x1xf32>}> : () -> tensor<6x1xf32>
    %12 = "stablehlo.power"(%10, %11) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %13 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<6x1xf32>}> : () -> tensor<6x1xf32>
    %14 = "stablehlo.constant"() <{value = dense<0x33D6BF95> : tensor<6x1xf32>}> : () -> tensor<6x1xf32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<6x1xf32>}> : () -> tensor<6x1xf32>
    %18 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xi1>
    %19 = "stablehlo.select"(%18, %16, %17) : (tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %21 = "stablehlo.multiply"(%1, %20) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %24 = "stablehlo.scatter"(%arg0, %0, %21) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a22: tensor<f32>, %a23: tensor<f32>):
      "stablehlo.return"(%a23) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<6xi64>, tensor<6x3xf32>) -> tensor<2x3xf32>
    "func.return"(%24) : (tensor<2x3xf32>) -> ()
  }
}
