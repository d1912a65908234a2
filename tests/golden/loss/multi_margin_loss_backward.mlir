module @setu {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<5x10xf32>, %arg2: tensor<5xi64>) -> (tensor<5x10xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<5xi64>) -> tensor<5x1xi64>
    %1 = "stablehlo.gather"(%arg1, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x10xf32>, tensor<5x1xi64>) -> tensor<5x1xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x10xf32>
    %3 = "stablehlo.subtract"(%arg1, %2) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x10xf32>}> : () -> tensor<5x10xf32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x10xi64>
    %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xi64>) -> tensor<5x10xi64>
    %8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x10xi64>, tensor<5x10xi64>) -> tensor<5x10xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x10xf32>}> : () -> tensor<5x10xf32>
    %10 = "stablehlo.compare"(%5, %9) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xi1>
    %11 = "stablehlo.and"(%8, %10) : (tensor<5x10xi1>, tensor<5x10xi1>) -> tensor<5x10xi1>
    %12 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x10xf32>}> : () -> tensor<5x10xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x10xf32>}> : () -> tensor<5x10xf32>
    %14 = "stablehlo.select"(%11, %12, %13) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    %15 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<5xf32>
    %17 = "stablehlo.constant"() <{value = dense<5.0e+01> : tensor<5xf32>}> : () -> tensor<5xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<5xf32>) -> tensor<5x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x10xf32>
    %21 = "stablehlo.multiply"(%14, %20) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a23: tensor<f32>, %a24: tensor<f32>):
      %25 = "stablehlo.add"(%a23, %a24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<5x10xf32>, tensor<f32>) -> tensor<5xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<5xf32>) -> tensor<5x1xf32>
    %28 = "stablehlo.negate"(%27) : (tensor<5x1xf32>) -> tensor<5x1xf32>
    %29 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x10xi64>
    %30 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xi64>) -> tensor<5x10xi64>
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x10xi64>, tensor<5x10xi64>) -> tensor<5x10xi1>
    %32 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xf32>) -> tensor<5x10xf32>
    %33 = "stablehlo.select"(%31, %32, %21) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    "func.return"(%33) : (tensor<5x10xf32>) -> ()
  }
}
