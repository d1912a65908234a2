module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<-1.0e+02> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %1 = "stablehlo.negate"(%arg0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %2 = "stablehlo.log_plus_one"(%1) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %3 = "stablehlo.maximum"(%2, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.log"(%arg0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %5 = "stablehlo.maximum"(%4, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %6 = "stablehlo.multiply"(%arg1, %5) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %8 = "stablehlo.add"(%arg1, %7) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %9 = "stablehlo.multiply"(%8, %3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.subtract"(%9, %6) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%a12: tensor<f32>, %a13: tensor<f32>):
      %14 = "stablehlo.add"(%a12, %a13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<2.5e+01> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%17) : (tensor<f32>) -> ()
  }
}
