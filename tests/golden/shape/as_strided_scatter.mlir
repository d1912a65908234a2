module @setu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<2x2xf32>) -> (tensor<3x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi64>
    %3 = "stablehlo.multiply"(%2, %1) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %4 = "stablehlo.add"(%0, %3) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %5 = "stablehlo.constant"() <{value = dense<2> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %7 = "stablehlo.multiply"(%6, %5) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %8 = "stablehlo.add"(%4, %7) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %11 = "stablehlo.reshape"(%arg1) : (tensor<2x2xf32>) -> tensor<4xf32>
    %12 = "stablehlo.reshape"(%8) : (tensor<2x2xi64>) -> tensor<4xi64>
    %13 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<9xf32>
    %14 = "stablehlo.scatter"(%13, %12, %11) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a9: tensor<f32>, %a10: tensor<f32>):
      "stablehlo.return"(%a10) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<4xi64>, tensor<4xf32>) -> tensor<9xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<9xf32>) -> tensor<3x3xf32>
    "func.return"(%15) : (tensor<3x3xf32>) -> ()
  }
}
