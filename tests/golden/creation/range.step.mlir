module @setu {
  func.func public @main() -> (tensor<1xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<f64>}> : () -> tensor<f64>
    %1 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f64>}> : () -> tensor<f64>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi64>
    %3 = "stablehlo.convert"(%2) : (tensor<1xi64>) -> tensor<1xf64>
    %4 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1xf64>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %6 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1xf64>
    %7 = "stablehlo.add"(%5, %6) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %8 = "stablehlo.convert"(%7) : (tensor<1xf64>) -> tensor<1xf32>
    "func.return"(%8) : (tensor<1xf32>) -> ()
  }
}
