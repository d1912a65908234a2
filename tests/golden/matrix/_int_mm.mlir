module @setu {
  func.func public @main(%arg0: tensor<24x8xi8>, %arg1: tensor<8x8xi8>) -> (tensor<24x8xi32>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<24x8xi8>, tensor<8x8xi8>) -> tensor<24x8xi32>
    "func.return"(%0) : (tensor<24x8xi32>) -> ()
  }
}
