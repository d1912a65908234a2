module @setu {
  func.func public @main(%arg0: tensor<4x16xf8E4M3FN>, %arg1: tensor<16x16xf8E4M3FN>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<4x16xbf16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<16x16xf8E4M3FN>) -> tensor<16x16xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x16xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %6 = "stablehlo.dot_general"(%2, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x16xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %7 = "stablehlo.convert"(%6) : (tensor<4x16xf32>) -> tensor<4x16xbf16>
    "func.return"(%7) : (tensor<4x16xbf16>) -> ()
  }
}
