module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x5xf32>) -> tensor<5x5x5xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x5xf32>) -> tensor<5x5x5xf32>
    %4 = "stablehlo.subtract"(%2, %3) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %5 = "stablehlo.abs"(%4) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xi1>
    %8 = "stablehlo.convert"(%7) : (tensor<5x5x5xi1>) -> tensor<5x5x5xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a10: tensor<f32>, %a11: tensor<f32>):
      %12 = "stablehlo.add"(%a10, %a11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5x5xf32>
    "func.return"(%13) : (tensor<5x5xf32>) -> ()
  }
}
