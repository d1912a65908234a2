module @setu {
  func.func public @main() -> (tensor<110xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<110xi64>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<110xi64>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<110xi64>, tensor<110xi64>) -> tensor<110xi64>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<110xi64>
    %6 = "stablehlo.add"(%4, %5) : (tensor<110xi64>, tensor<110xi64>) -> tensor<110xi64>
    "func.return"(%6) : (tensor<110xi64>) -> ()
  }
}
