module @setu {
  func.func public @main(%arg0: tensor<1x1xf32>, %arg1: tensor<1x1xi1>, %arg2: tensor<1xf32>) -> (tensor<1x1xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<1x1xi1>) -> tensor<1xi1>
    %1 = "stablehlo.convert"(%0) : (tensor<1xi1>) -> tensor<1xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %6 = "stablehlo.reduce_window"(%1, %2) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a3: tensor<i64>, %a4: tensor<i64>):
      %5 = "stablehlo.add"(%a3, %a4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%5) : (tensor<i64>) -> ()
    }) : (tensor<1xi64>, tensor<i64>) -> tensor<1xi64>
    %7 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %8 = "stablehlo.add"(%6, %7) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %10 = "stablehlo.maximum"(%8, %9) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %11 = "stablehlo.gather"(%arg2, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1xf32>, tensor<1xi64>) -> tensor<1xf32>
    %12 = "stablehlo.reshape"(%arg0) : (tensor<1x1xf32>) -> tensor<1xf32>
    %13 = "stablehlo.select"(%0, %11, %12) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1xf32>) -> tensor<1x1xf32>
    "func.return"(%14) : (tensor<1x1xf32>) -> ()
  }
}
