module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xi1>, %arg2: tensor<5x1xi64>, %arg3: tensor<1x5xi64>, %arg4: tensor<f32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<5> : tensor<5x1xi64>}> : () -> tensor<5x1xi64>
    %1 = "stablehlo.add"(%arg2, %0) : (tensor<5x1xi64>, tensor<5x1xi64>) -> tensor<5x1xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<5x1xi64>}> : () -> tensor<5x1xi64>
    %3 = "stablehlo.compare"(%arg2, %2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x1xi64>, tensor<5x1xi64>) -> tensor<5x1xi1>
    %4 = "stablehlo.select"(%3, %1, %arg2) : (tensor<5x1xi1>, tensor<5x1xi64>, tensor<5x1xi64>) -> tensor<5x1xi64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xi64>) -> tensor<5x5xi64>
    %6 = "stablehlo.reshape"(%5) : (tensor<5x5xi64>) -> tensor<5x5x1xi64>
    %7 = "stablehlo.constant"() <{value = dense<5> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %10 = "stablehlo.compare"(%arg3, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %11 = "stablehlo.select"(%10, %8, %arg3) : (tensor<1x5xi1>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi64>) -> tensor<5x5xi64>
    %13 = "stablehlo.reshape"(%12) : (tensor<5x5xi64>) -> tensor<5x5x1xi64>
    %14 = "stablehlo.concatenate"(%6, %13) <{dimension = 2 : i64}> : (tensor<5x5x1xi64>, tensor<5x5x1xi64>) -> tensor<5x5x2xi64>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x5xf32>, tensor<5x5x2xi64>) -> tensor<5x5xf32>
    %16 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %17 = "stablehlo.select"(%arg1, %15, %16) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%17) : (tensor<5x5xf32>) -> ()
  }
}
