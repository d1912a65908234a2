module @setu {
  func.func public @main(%arg0: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xi64>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3xi64>) -> tensor<6xi64>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
    %3 = "stablehlo.abs"(%2) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<6x3xf32>}> : () -> tensor<6x3xf32>
    %5 = "stablehlo.power"(%3, %4) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a7: tensor<f32>, %a8: tensor<f32>):
      %9 = "stablehlo.add"(%a7, %a8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<6xf32>) -> tensor<6x1xf32>
    %12 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<6x1xf32>}> : () -> tensor<6x1xf32>
    %13 = "stablehlo.power"(%11, %12) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %14 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<6x1xf32>}> : () -> tensor<6x1xf32>
    %15 = "stablehlo.constant"() <{value = dense<0x33D6BF95> : tensor<6x1xf32>}> : () -> tensor<6x1xf32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %17 = "stablehlo.divide"(%14, %16) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %18 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<6x1xf32>}> : () -> tensor<6x1xf32>
    %19 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xi1>
    %20 = "stablehlo.select"(%19, %17, %18) : (tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %22 = "stablehlo.multiply"(%2, %21) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %25 = "stablehlo.scatter"(%arg0, %1, %22) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a23: tensor<f32>, %a24: tensor<f32>):
      "stablehlo.return"(%a24) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<6xi64>, tensor<6x3xf32>) -> tensor<2x3xf32>
    "func.return"(%25) : (tensor<2x3xf32>) -> ()
  }
}
