module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %1:2 = "stablehlo.custom_call"(%0) <{call_target_name = "Qr", backend_config = "", has_side_effect = false, api_version = 1 : i32}> : (tensor<1x5x5xf32>) -> (tensor<1x5x5xf32>, tensor<1x5xf32>)
    %2 = "stablehlo.reshape"(%1#0) : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    %3 = "stablehlo.reshape"(%1#1) : (tensor<1x5xf32>) -> tensor<5xf32>
    "func.return"(%2, %3) : (tensor<5x5xf32>, tensor<5xf32>) -> ()
  }
}
