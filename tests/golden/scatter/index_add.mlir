module @setu {
  func.func public @main(%arg0: tensor<1xf32>, %arg1: tensor<1xi64>, %arg2: tensor<1xf32>, %arg3: tensor<i64>) -> (tensor<1xf32>) {
    %0 = "stablehlo.convert"(%arg3) : (tensor<i64>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %2 = "stablehlo.multiply"(%arg2, %1) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %6 = "stablehlo.reshape"(%arg1) : (tensor<1xi64>) -> tensor<1x1xi64>
    %7 = "stablehlo.scatter"(%arg0, %6, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a3: tensor<f32>, %a4: tensor<f32>):
      %5 = "stablehlo.add"(%a3, %a4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<1x1xi64>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%7) : (tensor<1xf32>) -> ()
  }
}
