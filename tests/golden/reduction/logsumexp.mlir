module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>):
      %3 = "stablehlo.maximum"(%a1, %a2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.reshape"(%4) : (tensor<f32>) -> tensor<1x1xf32>
    %6 = "stablehlo.abs"(%5) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %7 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %10 = "stablehlo.select"(%8, %9, %5) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<5x5xf32>
    %12 = "stablehlo.subtract"(%arg0, %11) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %13 = "stablehlo.exponential"(%12) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%13, %14) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%a15: tensor<f32>, %a16: tensor<f32>):
      %17 = "stablehlo.add"(%a15, %a16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.reshape"(%10) : (tensor<1x1xf32>) -> tensor<f32>
    %20 = "stablehlo.log"(%18) : (tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.add"(%20, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%21) : (tensor<f32>) -> ()
  }
}
