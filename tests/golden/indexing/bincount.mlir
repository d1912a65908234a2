module @setu {
  func.func public @main(%arg0: tensor<5xi64>) -> (tensor<4xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
    %5 = "stablehlo.scatter"(%1, %arg0, %0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a2: tensor<i64>, %a3: tensor<i64>):
      %4 = "stablehlo.add"(%a2, %a3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%4) : (tensor<i64>) -> ()
    }) : (tensor<4xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<4xi64>
    "func.return"(%5) : (tensor<4xi64>) -> ()
  }
}
