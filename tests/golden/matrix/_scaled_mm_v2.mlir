module @setu {
  func.func public @main(%arg0: tensor<4x16xf8E4M3FN>, %arg1: tensor<16x16xf8E5M2>, %arg2: tensor<4x1xf32>, %arg3: tensor<1x16xf32>, %arg4: tensor<16xf32>) -> (tensor<4x16xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<16x16xf8E5M2>) -> tensor<16x16xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %6 = "stablehlo.dot_general"(%2, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %7 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<4x16xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    "func.return"(%8) : (tensor<4x16xf32>) -> ()
  }
}
