module @setu {
  func.func public @main(%arg0: tensor<5x10x5xf32>) -> (tensor<5x3x5xf32>, tensor<5x3x5xi64>) {
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<5x10x5xf32>) -> tensor<5x5x10xf32>
    %1 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<5x5x10xf32>}> : () -> tensor<5x5x10xf32>
    %2 = "stablehlo.abs"(%1) : (tensor<5x5x10xf32>) -> tensor<5x5x10xf32>
    %3 = "stablehlo.compare"(%0, %0) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5x10xf32>, tensor<5x5x10xf32>) -> tensor<5x5x10xi1>
    %4 = "stablehlo.select"(%3, %2, %0) : (tensor<5x5x10xi1>, tensor<5x5x10xf32>, tensor<5x5x10xf32>) -> tensor<5x5x10xf32>
    %5:2 = "chlo.top_k"(%4) <{k = 3 : i64}> : (tensor<5x5x10xf32>) -> (tensor<5x5x3xf32>, tensor<5x5x3xi32>)
    %6 = "stablehlo.transpose"(%5#0) <{permutation = array<i64: 0, 2, 1>}> : (tensor<5x5x3xf32>) -> tensor<5x3x5xf32>
    %7 = "stablehlo.convert"(%5#1) : (tensor<5x5x3xi32>) -> tensor<5x5x3xi64>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 0, 2, 1>}> : (tensor<5x5x3xi64>) -> tensor<5x3x5xi64>
    "func.return"(%6, %8) : (tensor<5x3x5xf32>, tensor<5x3x5xi64>) -> ()
  }
}
