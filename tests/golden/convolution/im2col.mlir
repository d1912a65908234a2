module @setu {
  func.func public @main() -> (tensor<0x4x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<> : tensor<0x1x5x5xf32>}> : () -> tensor<0x1x5x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<> : tensor<0x4x4xf32>}> : () -> tensor<0x4x4xf32>
    "func.return"(%1) : (tensor<0x4x4xf32>) -> ()
  }
}
