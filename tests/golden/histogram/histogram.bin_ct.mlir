module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<100xf32>, tensor<101xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<6x1xf32>) -> tensor<6xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%1, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a5: tensor<f32>, %a6: tensor<f32>):
      %7 = "stablehlo.minimum"(%a5, %a6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%1, %9) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a10: tensor<f32>, %a11: tensor<f32>):
      %12 = "stablehlo.maximum"(%a10, %a11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.compare"(%8, %13) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %15 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.add"(%8, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.select"(%14, %16, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.add"(%13, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.select"(%14, %19, %13) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.constant"() <{value = dense<1.0e+02> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.subtract"(%20, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.divide"(%22, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<101xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.0e+02> : tensor<101xf32>}> : () -> tensor<101xf32>
    %26 = "stablehlo.subtract"(%25, %24) : (tensor<101xf32>, tensor<101xf32>) -> tensor<101xf32>
    %27 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<101xf32>
    %28 = "stablehlo.multiply"(%27, %24) : (tensor<101xf32>, tensor<101xf32>) -> tensor<101xf32>
    %29 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<101xf32>
    %30 = "stablehlo.add"(%29, %28) : (tensor<101xf32>, tensor<101xf32>) -> tensor<101xf32>
    %31 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<101xf32>
    %32 = "stablehlo.multiply"(%31, %26) : (tensor<101xf32>, tensor<101xf32>) -> tensor<101xf32>
    %33 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<101xf32>
    %34 = "stablehlo.subtract"(%33, %32) : (tensor<101xf32>, tensor<101xf32>) -> tensor<101xf32>
    %35 = "stablehlo.constant"() <{value = dense<5.0e+01> : tensor<101xf32>}> : () -> tensor<101xf32>
    %36 = "stablehlo.compare"(%24, %35) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<101xf32>, tensor<101xf32>) -> tensor<101xi1>
    %37 = "stablehlo.select"(%36, %30, %34) : (tensor<101xi1>, tensor<101xf32>, tensor<101xf32>) -> tensor<101xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<100xf32>}> : () -> tensor<100xf32>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<6xi64>}> : () -> tensor<6xi64>
    %40 = "stablehlo.constant"() <{value = dense<true> : tensor<6xi1>}> : () -> tensor<6xi1>
    %41 = "stablehlo.reshape"(%0) : (tensor<6x1xf32>) -> tensor<6xf32>
    %42 = "stablehlo.slice"(%37) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<101xf32>) -> tensor<1xf32>
    %43 = "stablehlo.slice"(%37) <{start_indices = array<i64: 100>, limit_indices = array<i64: 101>, strides = array<i64: 1>}> : (tensor<101xf32>) -> tensor<1xf32>
    %44 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %45 = "stablehlo.compare"(%41, %44) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %46 = "stablehlo.and"(%40, %45) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %47 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<6xf32>
    %48 = "stablehlo.compare"(%41, %47) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %49 = "stablehlo.and"(%46, %48) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %50 = "stablehlo.reshape"(%41) : (tensor<6xf32>) -> tensor<1x6xf32>
    %51 = "stablehlo.reshape"(%37) : (tensor<101xf32>) -> tensor<1x101xf32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<1x6xi64>}> : () -> tensor<1x6xi64>
    %53 = "stablehlo.constant"() <{value = dense<101> : tensor<1x6xi64>}> : () -> tensor<1x6xi64>
    %54 = "stablehlo.constant"() <{value = dense<101> : tensor<i64>}> : () -> tensor<i64>
    %80:3 = "stablehlo.while"(%52, %53, %54) ({
    ^bb0(%a55: tensor<1x6xi64>, %a56: tensor<1x6xi64>, %a57: tensor<i64>):
      %58 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %59 = "stablehlo.compare"(%a57, %58) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%59) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a60: tensor<1x6xi64>, %a61: tensor<1x6xi64>, %a62: tensor<i64>):
      %63 = "stablehlo.subtract"(%a61, %a60) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
      %64 = "stablehlo.constant"() <{value = dense<1> : tensor<1x6xi64>}> : () -> tensor<1x6xi64>
      %65 = "stablehlo.shift_right_logical"(%63, %64) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
      %66 = "stablehlo.add"(%a60, %65) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
      %67 = "stablehlo.compare"(%a60, %a61) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi1>
      %68 = "stablehlo.gather"(%51, %66) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x101xf32>, tensor<1x6xi64>) -> tensor<1x6xf32>
      %69 = "stablehlo.compare"(%68, %50) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
      %70 = "stablehlo.not"(%69) : (tensor<1x6xi1>) -> tensor<1x6xi1>
      %71 = "stablehlo.constant"() <{value = dense<1> : tensor<1x6xi64>}> : () -> tensor<1x6xi64>
      %72 = "stablehlo.add"(%66, %71) : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
      %73 = "stablehlo.and"(%67, %70) : (tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<1x6xi1>
      %74 = "stablehlo.select"(%73, %72, %a60) : (tensor<1x6xi1>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
      %75 = "stablehlo.not"(%70) : (tensor<1x6xi1>) -> tensor<1x6xi1>
      %76 = "stablehlo.and"(%67, %75) : (tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<1x6xi1>
      %77 = "stablehlo.select"(%76, %66, %a61) : (tensor<1x6xi1>, tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<1x6xi64>
      %78 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %79 = "stablehlo.shift_right_logical"(%a62, %78) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%74, %77, %79) : (tensor<1x6xi64>, tensor<1x6xi64>, tensor<i64>) -> ()
    }) : (tensor<1x6xi64>, tensor<1x6xi64>, tensor<i64>) -> (tensor<1x6xi64>, tensor<1x6xi64>, tensor<i64>)
    %81 = "stablehlo.reshape"(%80#0) : (tensor<1x6xi64>) -> tensor<6xi64>
    %82 = "stablehlo.constant"() <{value = dense<-1> : tensor<6xi64>}> : () -> tensor<6xi64>
    %83 = "stablehlo.add"(%81, %82) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %84 = "stablehlo.constant"() <{value = dense<99> : tensor<6xi64>}> : () -> tensor<6xi64>
    %85 = "stablehlo.minimum"(%83, %84) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %86 = "stablehlo.constant"() <{value = dense<100> : tensor<6xi64>}> : () -> tensor<6xi64>
    %87 = "stablehlo.multiply"(%39, %86) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %88 = "stablehlo.add"(%87, %85) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %89 = "stablehlo.constant"() <{value = dense<100> : tensor<6xi64>}> : () -> tensor<6xi64>
    %90 = "stablehlo.select"(%49, %88, %89) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %91 = "stablehlo.reshape"(%0) : (tensor<6x1xf32>) -> tensor<6xf32>
    %92 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<6xf32>}> : () -> tensor<6xf32>
    %96 = "stablehlo.scatter"(%38, %90, %92) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a93: tensor<f32>, %a94: tensor<f32>):
      %95 = "stablehlo.add"(%a93, %a94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%95) : (tensor<f32>) -> ()
    }) : (tensor<100xf32>, tensor<6xi64>, tensor<6xf32>) -> tensor<100xf32>
    "func.return"(%96, %37) : (tensor<100xf32>, tensor<101xf32>) -> ()
  }
}
