module @setu {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x1xf32>) -> (tensor<3x1xf32>) {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    "func.return"(%0) : (tensor<3x1xf32>) -> ()
  }
}
