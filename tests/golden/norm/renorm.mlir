module @setu {
  func.func public @main(%arg0: tensor<5x5x5xf32>, %arg1: tensor<f32>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%a2: tensor<f32>, %a3: tensor<f32>):
      %4 = "stablehlo.maximum"(%a2, %a3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<5xf32>) -> tensor<1x1x5xf32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x5xf32>
    %8 = "stablehlo.constant"() <{value = dense<0x33D6BF95> : tensor<1x1x5xf32>}> : () -> tensor<1x1x5xf32>
    %9 = "stablehlo.add"(%6, %8) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1x1x5xf32>}> : () -> tensor<1x1x5xf32>
    %12 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xi1>
    %13 = "stablehlo.select"(%12, %10, %11) : (tensor<1x1x5xi1>, tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<5x5x5xf32>
    %15 = "stablehlo.multiply"(%arg0, %14) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    "func.return"(%15) : (tensor<5x5x5xf32>) -> ()
  }
}
