module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<f32>, tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>):
      %3 = "stablehlo.minimum"(%a1, %a2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%a6: tensor<f32>, %a7: tensor<f32>):
      %8 = "stablehlo.maximum"(%a6, %a7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%4, %9) : (tensor<f32>, tensor<f32>) -> ()
  }
}
