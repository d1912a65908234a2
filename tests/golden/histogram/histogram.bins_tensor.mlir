module @setu {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<3xf32>, tensor<4xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4xf32>) -> tensor<4x1xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<3xf32>}> : () -> tensor<3xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<4xi64>
    %3 = "stablehlo.constant"() <{value = dense<true> : tensor<4xi1>}> : () -> tensor<4xi1>
    %4 = "stablehlo.reshape"(%0) : (tensor<4x1xf32>) -> tensor<4xf32>
    %5 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %6 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %8 = "stablehlo.compare"(%4, %7) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %9 = "stablehlo.and"(%3, %8) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %10 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %11 = "stablehlo.compare"(%4, %10) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %12 = "stablehlo.and"(%9, %11) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %13 = "stablehlo.reshape"(%4) : (tensor<4xf32>) -> tensor<1x4xf32>
    %14 = "stablehlo.reshape"(%arg1) : (tensor<4xf32>) -> tensor<1x4xf32>
    %15 = "stablehlo.reshape"(%13) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
    %16 = "stablehlo.reshape"(%14) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xf32>) -> tensor<1x4x4xf32>
    %18 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<1x4x4xf32>
    %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
    %20 = "stablehlo.not"(%19) : (tensor<1x4x4xi1>) -> tensor<1x4x4xi1>
    %21 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x4x4xi64>
    %22 = "stablehlo.constant"() <{value = dense<4> : tensor<1x4x4xi64>}> : () -> tensor<1x4x4xi64>
    %23 = "stablehlo.select"(%20, %22, %21) : (tensor<1x4x4xi1>, tensor<1x4x4xi64>, tensor<1x4x4xi64>) -> tensor<1x4x4xi64>
    %24 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a25: tensor<i64>, %a26: tensor<i64>):
      %27 = "stablehlo.minimum"(%a25, %a26) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%27) : (tensor<i64>) -> ()
    }) : (tensor<1x4x4xi64>, tensor<i64>) -> tensor<1x4xi64>
    %29 = "stablehlo.constant"() <{value = dense<4> : tensor<1x4xi64>}> : () -> tensor<1x4xi64>
    %30 = "stablehlo.minimum"(%28, %29) : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x4xi64>) -> tensor<4xi64>
    %32 = "stablehlo.constant"() <{value = dense<-1> : tensor<4xi64>}> : () -> tensor<4xi64>
    %33 = "stablehlo.add"(%31, %32) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %34 = "stablehlo.constant"() <{value = dense<2> : tensor<4xi64>}> : () -> tensor<4xi64>
    %35 = "stablehlo.minimum"(%33, %34) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %36 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi64>}> : () -> tensor<4xi64>
    %37 = "stablehlo.multiply"(%2, %36) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %38 = "stablehlo.add"(%37, %35) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %39 = "stablehlo.constant"() <{value = dense<3> : tensor<4xi64>}> : () -> tensor<4xi64>
    %40 = "stablehlo.select"(%12, %38, %39) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %41 = "stablehlo.reshape"(%0) : (tensor<4x1xf32>) -> tensor<4xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %46 = "stablehlo.scatter"(%1, %40, %42) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a43: tensor<f32>, %a44: tensor<f32>):
      %45 = "stablehlo.add"(%a43, %a44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%45) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<4xi64>, tensor<4xf32>) -> tensor<3xf32>
    "func.return"(%46, %arg1) : (tensor<3xf32>, tensor<4xf32>) -> ()
  }
}
