module @setu {
  func.func public @main(%arg0: tensor<4x2x1x3xf32>, %arg1: tensor<4x1x3xi64>) -> (tensor<4x1x3xf32>, tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<-100> : tensor<4x1x3xi64>}> : () -> tensor<4x1x3xi64>
    %1 = "stablehlo.compare"(%arg1, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<4x1x3xi64>, tensor<4x1x3xi64>) -> tensor<4x1x3xi1>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<4x1x3xi64>}> : () -> tensor<4x1x3xi64>
    %3 = "stablehlo.select"(%1, %arg1, %2) : (tensor<4x1x3xi1>, tensor<4x1x3xi64>, tensor<4x1x3xi64>) -> tensor<4x1x3xi64>
    %4 = "stablehlo.convert"(%1) : (tensor<4x1x3xi1>) -> tensor<4x1x3xf32>
    %5 = "stablehlo.reshape"(%3) : (tensor<4x1x3xi64>) -> tensor<4x1x1x3xi64>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [0, 2, 3], start_index_map = [1], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<4x2x1x3xf32>, tensor<4x1x1x3xi64>) -> tensor<4x1x1x3xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<4x1x1x3xf32>) -> tensor<4x1x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<4x1x3xf32>}> : () -> tensor<4x1x3xf32>
    %9 = "stablehlo.multiply"(%7, %4) : (tensor<4x1x3xf32>, tensor<4x1x3xf32>) -> tensor<4x1x3xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<4x1x3xf32>) -> tensor<4x1x3xf32>
    %11 = "stablehlo.select"(%1, %10, %8) : (tensor<4x1x3xi1>, tensor<4x1x3xf32>, tensor<4x1x3xf32>) -> tensor<4x1x3xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    "func.return"(%11, %12) : (tensor<4x1x3xf32>, tensor<f32>) -> ()
  }
}
