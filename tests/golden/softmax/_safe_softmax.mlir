module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %6 = "stablehlo.reduce"(%1, %2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a3: tensor<i1>, %a4: tensor<i1>):
      %5 = "stablehlo.and"(%a3, %a4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }) : (tensor<5x5xi1>, tensor<i1>) -> tensor<5xi1>
    %7 = "stablehlo.reshape"(%6) : (tensor<5xi1>) -> tensor<1x5xi1>
    %8 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%arg0, %8) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a9: tensor<f32>, %a10: tensor<f32>):
      %11 = "stablehlo.maximum"(%a9, %a10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<5xf32>) -> tensor<1x5xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %15 = "stablehlo.subtract"(%arg0, %14) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %16 = "stablehlo.exponential"(%15) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a18: tensor<f32>, %a19: tensor<f32>):
      %20 = "stablehlo.add"(%a18, %a19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<5xf32>) -> tensor<1x5xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %24 = "stablehlo.divide"(%16, %23) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %26 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi1>) -> tensor<5x5xi1>
    %27 = "stablehlo.select"(%26, %25, %24) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%27) : (tensor<5x5xf32>) -> ()
  }
}
