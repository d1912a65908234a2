module @setu {
  func.func public @main(%arg0: tensor<5x5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>):
      %3 = "stablehlo.minimum"(%a1, %a2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5x5xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x5xf32>) -> tensor<5x5x5xf32>
    %7 = "stablehlo.compare"(%arg0, %6) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xi1>
    %8 = "stablehlo.compare"(%arg0, %arg0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xi1>
    %9 = "stablehlo.or"(%7, %8) : (tensor<5x5x5xi1>, tensor<5x5x5xi1>) -> tensor<5x5x5xi1>
    %10 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5x5xi32>
    %11 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<5x5x5xi32>}> : () -> tensor<5x5x5xi32>
    %12 = "stablehlo.select"(%9, %10, %11) : (tensor<5x5x5xi1>, tensor<5x5x5xi32>, tensor<5x5x5xi32>) -> tensor<5x5x5xi32>
    %13 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a14: tensor<i32>, %a15: tensor<i32>):
      %16 = "stablehlo.minimum"(%a14, %a15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%16) : (tensor<i32>) -> ()
    }) : (tensor<5x5x5xi32>, tensor<i32>) -> tensor<5x5xi32>
    %18 = "stablehlo.convert"(%17) : (tensor<5x5xi32>) -> tensor<5x5xi64>
    %19 = "stablehlo.reshape"(%5) : (tensor<5x1x5xf32>) -> tensor<5x5xf32>
    "func.return"(%19, %18) : (tensor<5x5xf32>, tensor<5x5xi64>) -> ()
  }
}
