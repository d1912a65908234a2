module @setu {
  func.func public @main(%arg0: tensor<5x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<6xf32>}> : () -> tensor<6xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi64>}> : () -> tensor<5xi64>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<5xi1>}> : () -> tensor<5xi1>
    %3 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<5x1xf32>) -> tensor<5xf32>
    %5 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %6 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 2>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<5xf32>
    %8 = "stablehlo.compare"(%4, %7) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %9 = "stablehlo.and"(%2, %8) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %10 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<5xf32>
    %11 = "stablehlo.compare"(%4, %10) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %12 = "stablehlo.and"(%9, %11) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %13 = "stablehlo.reshape"(%4) : (tensor<5xf32>) -> tensor<1x5xf32>
    %14 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<1x3xf32>
    %15 = "stablehlo.reshape"(%13) : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %16 = "stablehlo.reshape"(%14) : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<1x5x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x3xf32>
    %19 = "stablehlo.compare"(%17, %18) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x5x3xf32>, tensor<1x5x3xf32>) -> tensor<1x5x3xi1>
    %20 = "stablehlo.not"(%19) : (tensor<1x5x3xi1>) -> tensor<1x5x3xi1>
    %21 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x3xi64>
    %22 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5x3xi64>}> : () -> tensor<1x5x3xi64>
    %23 = "stablehlo.select"(%20, %22, %21) : (tensor<1x5x3xi1>, tensor<1x5x3xi64>, tensor<1x5x3xi64>) -> tensor<1x5x3xi64>
    %24 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %28 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a25: tensor<i64>, %a26: tensor<i64>):
      %27 = "stablehlo.minimum"(%a25, %a26) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%27) : (tensor<i64>) -> ()
    }) : (tensor<1x5x3xi64>, tensor<i64>) -> tensor<1x5xi64>
    %29 = "stablehlo.constant"() <{value = dense<3> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %30 = "stablehlo.minimum"(%28, %29) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x5xi64>) -> tensor<5xi64>
    %32 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %33 = "stablehlo.add"(%31, %32) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %34 = "stablehlo.constant"() <{value = dense<1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %35 = "stablehlo.minimum"(%33, %34) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %36 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %37 = "stablehlo.multiply"(%1, %36) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %38 = "stablehlo.add"(%37, %35) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %39 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<5x1xf32>) -> tensor<5xf32>
    %41 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %42 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 3>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %43 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<5xf32>
    %44 = "stablehlo.compare"(%40, %43) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %45 = "stablehlo.and"(%12, %44) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %46 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<5xf32>
    %47 = "stablehlo.compare"(%40, %46) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %48 = "stablehlo.and"(%45, %47) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %49 = "stablehlo.reshape"(%40) : (tensor<5xf32>) -> tensor<1x5xf32>
    %50 = "stablehlo.reshape"(%arg2) : (tensor<4xf32>) -> tensor<1x4xf32>
    %51 = "stablehlo.reshape"(%49) : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %52 = "stablehlo.reshape"(%50) : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xf32>) -> tensor<1x5x4xf32>
    %54 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x4xf32>
    %55 = "stablehlo.compare"(%53, %54) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x5x4xf32>, tensor<1x5x4xf32>) -> tensor<1x5x4xi1>
    %56 = "stablehlo.not"(%55) : (tensor<1x5x4xi1>) -> tensor<1x5x4xi1>
    %57 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x4xi64>
    %58 = "stablehlo.constant"() <{value = dense<4> : tensor<1x5x4xi64>}> : () -> tensor<1x5x4xi64>
    %59 = "stablehlo.select"(%56, %58, %57) : (tensor<1x5x4xi1>, tensor<1x5x4xi64>, tensor<1x5x4xi64>) -> tensor<1x5x4xi64>
    %60 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %64 = "stablehlo.reduce"(%59, %60) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a61: tensor<i64>, %a62: tensor<i64>):
      %63 = "stablehlo.minimum"(%a61, %a62) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%63) : (tensor<i64>) -> ()
    }) : (tensor<1x5x4xi64>, tensor<i64>) -> tensor<1x5xi64>
    %65 = "stablehlo.constant"() <{value = dense<4> : tensor<1x5xi64>}> : () -> tensor<1x5xi64>
    %66 = "stablehlo.minimum"(%64, %65) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %67 = "stablehlo.reshape"(%66) : (tensor<1x5xi64>) -> tensor<5xi64>
    %68 = "stablehlo.constant"() <{value = dense<-1> : tensor<5xi64>}> : () -> tensor<5xi64>
    %69 = "stablehlo.add"(%67, %68) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %70 = "stablehlo.constant"() <{value = dense<2> : tensor<5xi64>}> : () -> tensor<5xi64>
    %71 = "stablehlo.minimum"(%69, %70) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %72 = "stablehlo.constant"() <{value = dense<3> : tensor<5xi64>}> : () -> tensor<5xi64>
    %73 = "stablehlo.multiply"(%38, %72) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %74 = "stablehlo.add"(%73, %71) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %75 = "stablehlo.constant"() <{value = dense<6> : tensor<5xi64>}> : () -> tensor<5xi64>
    %76 = "stablehlo.select"(%48, %74, %75) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %77 = "stablehlo.slice"(%arg0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %78 = "stablehlo.reshape"(%77) : (tensor<5x1xf32>) -> tensor<5xf32>
    %79 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5xf32>}> : () -> tensor<5xf32>
    %83 = "stablehlo.scatter"(%0, %76, %79) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a80: tensor<f32>, %a81: tensor<f32>):
      %82 = "stablehlo.add"(%a80, %a81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%82) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<5xi64>, tensor<5xf32>) -> tensor<6xf32>
    %84 = "stablehlo.reshape"(%83) : (tensor<6xf32>) -> tensor<2x3xf32>
    "func.return"(%84) : (tensor<2x3xf32>) -> ()
  }
}
