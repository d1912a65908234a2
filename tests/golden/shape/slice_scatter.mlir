module @setu {
  func.func public @main(%arg0: tensor<20x20x20xf32>, %arg1: tensor<20x20x20xf32>) -> (tensor<20x20x20xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %3 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %0, %1, %2) : (tensor<20x20x20xf32>, tensor<20x20x20xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<20x20x20xf32>
    "func.return"(%3) : (tensor<20x20x20xf32>) -> ()
  }
}
