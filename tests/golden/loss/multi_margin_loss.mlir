module @setu {
  func.func public @main(%arg0: tensor<5x10xf32>, %arg1: tensor<5xi64>) -> (tensor<f32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<5xi64>) -> tensor<5x1xi64>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x10xf32>, tensor<5x1xi64>) -> tensor<5x1xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x10xf32>
    %3 = "stablehlo.subtract"(%arg0, %2) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x10xf32>}> : () -> tensor<5x10xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x10xi64>
    %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xi64>) -> tensor<5x10xi64>
    %8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x10xi64>, tensor<5x10xi64>) -> tensor<5x10xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x10xf32>}> : () -> tensor<5x10xf32>
    %10 = "stablehlo.compare"(%5, %9) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xi1>
    %11 = "stablehlo.and"(%8, %10) : (tensor<5x10xi1>, tensor<5x10xi1>) -> tensor<5x10xi1>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x10xf32>}> : () -> tensor<5x10xf32>
    %13 = "stablehlo.select"(%11, %5, %12) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%13, %14) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a15: tensor<f32>, %a16: tensor<f32>):
      %17 = "stablehlo.add"(%a15, %a16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<5x10xf32>, tensor<f32>) -> tensor<5xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<5xf32>}> : () -> tensor<5xf32>
    %20 = "stablehlo.divide"(%18, %19) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a22: tensor<f32>, %a23: tensor<f32>):
      %24 = "stablehlo.add"(%a22, %a23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.divide"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%27) : (tensor<f32>) -> ()
  }
}
