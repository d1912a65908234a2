module @setu {
  func.func public @main(%arg0: tensor<i64>, %arg1: tensor<i64>) -> (tensor<110xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<110xi64>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<110xi64>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<110xi64>, tensor<110xi64>) -> tensor<110xi64>
    %4 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<110xi64>
    %5 = "stablehlo.add"(%3, %4) : (tensor<110xi64>, tensor<110xi64>) -> tensor<110xi64>
    "func.return"(%5) : (tensor<110xi64>) -> ()
  }
}
