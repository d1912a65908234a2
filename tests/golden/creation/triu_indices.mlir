module @setu {
  func.func public @main() -> (tensor<2x1xi64>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %6 = "stablehlo.scatter"(%5, %0, %4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a1: tensor<i64>, %a2: tensor<i64>):
      %3 = "stablehlo.add"(%a1, %a2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%3) : (tensor<i64>) -> ()
    }) : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %11 = "stablehlo.reduce_window"(%6, %7) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a8: tensor<i64>, %a9: tensor<i64>):
      %10 = "stablehlo.add"(%a8, %a9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%10) : (tensor<i64>) -> ()
    }) : (tensor<1xi64>, tensor<i64>) -> tensor<1xi64>
    %12 = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %13 = "stablehlo.add"(%11, %12) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
    %15 = "stablehlo.gather"(%14, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi64>
    %17 = "stablehlo.add"(%16, %15) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %18 = "stablehlo.reshape"(%13) : (tensor<1xi64>) -> tensor<1x1xi64>
    %19 = "stablehlo.reshape"(%17) : (tensor<1xi64>) -> tensor<1x1xi64>
    %20 = "stablehlo.concatenate"(%18, %19) <{dimension = 0 : i64}> : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<2x1xi64>
    "func.return"(%20) : (tensor<2x1xi64>) -> ()
  }
}
