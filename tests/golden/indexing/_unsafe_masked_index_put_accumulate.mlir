module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xi1>, %arg2: tensor<5x1xi64>, %arg3: tensor<1x5xi64>, %arg4: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %2 = "stablehlo.select"(%arg1, %arg4, %1) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %3 = "stablehlo.constant"() <{value = dense<5> : tensor<5x1xi64>}> : () -> tensor<5x1xi64>
    %4 = "stablehlo.add"(%arg2, %3) : (tensor<5x1xi64>, tensor<5x1xi64>) -> tensor<5x1xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<5x1xi64>}> : () -> tensor<5x1xi64>
    %6 = "stablehlo.compare"(%arg2, %5) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x1xi64>, tensor<5x1xi64>) -> tensor<5x1xi1>
    %7 = "stablehlo.select"(%6, %4, %arg2) : (tensor<5x1xi1>, tensor<5x1xi64>, tensor<5x1xi64>) -> tensor<5x1xi64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x1xi64>) -> tensor<5x5xi64>
    %9 = "stablehlo.reshape"(%8) : (tensor<5x5xi64>) -> tensor<5x5x1xi64>
    %10 = "stablehlo.constant"() <{value = dense<5> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %11 = "stablehlo.add"(%arg3, %10) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %13 = "stablehlo.compare"(%arg3, %12) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %14 = "stablehlo.select"(%13, %11, %arg3) : (tensor<1x5xi1>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi64>) -> tensor<5x5xi64>
    %16 = "stablehlo.reshape"(%15) : (tensor<5x5xi64>) -> tensor<5x5x1xi64>
    %17 = "stablehlo.concatenate"(%9, %16) <{dimension = 2 : i64}> : (tensor<5x5x1xi64>, tensor<5x5x1xi64>) -> tensor<5x5x2xi64>
    %21 = "stablehlo.scatter"(%arg0, %17, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a18: tensor<f32>, %a19: tensor<f32>):
      %20 = "stablehlo.add"(%a18, %a19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<5x5x2xi64>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%21) : (tensor<5x5xf32>) -> ()
  }
}
