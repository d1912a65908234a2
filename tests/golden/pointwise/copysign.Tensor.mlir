module @setu {
  func.func public @main(%arg0: tensor<5x10x5xf32>, %arg1: tensor<5x10x5xf32>) -> (tensor<5x10x5xf32>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<5x10x5xf32>) -> tensor<5x10x5xi32>
    %1 = "stablehlo.bitcast_convert"(%arg1) : (tensor<5x10x5xf32>) -> tensor<5x10x5xi32>
    %2 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<5x10x5xi32>}> : () -> tensor<5x10x5xi32>
    %3 = "stablehlo.and"(%1, %2) : (tensor<5x10x5xi32>, tensor<5x10x5xi32>) -> tensor<5x10x5xi32>
    %4 = "stablehlo.not"(%2) : (tensor<5x10x5xi32>) -> tensor<5x10x5xi32>
    %5 = "stablehlo.and"(%0, %4) : (tensor<5x10x5xi32>, tensor<5x10x5xi32>) -> tensor<5x10x5xi32>
    %6 = "stablehlo.or"(%5, %3) : (tensor<5x10x5xi32>, tensor<5x10x5xi32>) -> tensor<5x10x5xi32>
    %7 = "stablehlo.bitcast_convert"(%6) : (tensor<5x10x5xi32>) -> tensor<5x10x5xf32>
    "func.return"(%7) : (tensor<5x10x5xf32>) -> ()
  }
}
