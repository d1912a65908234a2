module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<1xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<1.0e+01> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %4 = "stablehlo.compare"(%0, %3) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %5 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %6 = "stablehlo.compare"(%0, %5) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %7 = "stablehlo.and"(%6, %4) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %8 = "stablehlo.subtract"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %10 = "stablehlo.subtract"(%0, %9) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %13 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %14 = "stablehlo.divide"(%12, %13) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<1xf32>) -> tensor<1xi64>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %17 = "stablehlo.minimum"(%15, %16) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %18 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %19 = "stablehlo.select"(%7, %17, %18) : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %20 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %25 = "stablehlo.scatter"(%21, %19, %20) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a22: tensor<f32>, %a23: tensor<f32>):
      %24 = "stablehlo.add"(%a22, %a23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<1xi64>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%25) : (tensor<1xf32>) -> ()
  }
}
