module @setu {
  func.func public @main(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> (tensor<5xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %3 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %4 = "stablehlo.add"(%2, %3) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    "func.return"(%4) : (tensor<5xi64>) -> ()
  }
}
