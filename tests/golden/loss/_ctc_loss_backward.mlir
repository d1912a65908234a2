module @setu {
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<50x16x20xf32>, %arg2: tensor<16x30xi64>, %arg3: tensor<16xf32>, %arg4: tensor<16x50x59xf32>) -> (tensor<50x16x20xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<50> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %1 = "stablehlo.constant"() <{value = dense<"0x18000000000000001D000000000000001B0000000000000017000000000000000D000000000000001400000000000000130000000000000016000000000000001C000000000000001300000000000000150000000000000019000000000000000C000000000000000D000000000000000C000000000000001C00000000000000"> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %2 = "stablehlo.slice"(%arg2) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 16, 29>, strides = array<i64: 1, 1>}> : (tensor<16x30xi64>) -> tensor<16x29xi64>
    %3 = "stablehlo.constant"() <{value = dense<19> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %5 = "stablehlo.clamp"(%4, %2, %3) : (tensor<i64>, tensor<16x29xi64>, tensor<i64>) -> tensor<16x29xi64>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<16x29x1xi64>}> : () -> tensor<16x29x1xi64>
    %7 = "stablehlo.reshape"(%5) : (tensor<16x29xi64>) -> tensor<16x29x1xi64>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 2 : i64}> : (tensor<16x29x1xi64>, tensor<16x29x1xi64>) -> tensor<16x29x2xi64>
    %9 = "stablehlo.reshape"(%8) : (tensor<16x29x2xi64>) -> tensor<16x58xi64>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %11 = "stablehlo.concatenate"(%9, %10) <{dimension = 1 : i64}> : (tensor<16x58xi64>, tensor<16x1xi64>) -> tensor<16x59xi64>
    %12 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<16x59xi64>
    %13 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %14 = "stablehlo.pad"(%11, %13) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<16x59xi64>, tensor<i64>) -> tensor<16x59xi64>
    %15 = "stablehlo.constant"() <{value = dense<2> : tensor<16x59xi64>}> : () -> tensor<16x59xi64>
    %16 = "stablehlo.compare"(%12, %15) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16x59xi64>, tensor<16x59xi64>) -> tensor<16x59xi1>
    %17 = "stablehlo.compare"(%11, %14) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16x59xi64>, tensor<16x59xi64>) -> tensor<16x59xi1>
    %18 = "stablehlo.and"(%17, %16) : (tensor<16x59xi1>, tensor<16x59xi1>) -> tensor<16x59xi1>
    %19 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x59xi64>) -> tensor<50x16x59xi64>
    %20 = "stablehlo.gather"(%arg1, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<50x16x20xf32>, tensor<50x16x59xi64>) -> tensor<50x16x59xf32>
    %21 = "stablehlo.constant"() <{value = dense<2> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %22 = "stablehlo.multiply"(%1, %21) : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
    %23 = "stablehlo.constant"() <{value = dense<-1> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %24 = "stablehlo.add"(%22, %23) : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x1xi64>) -> tensor<16x59xi64>
    %26 = "stablehlo.compare"(%12, %25) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16x59xi64>, tensor<16x59xi64>) -> tensor<16x59xi1>
    %27 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x1xi64>) -> tensor<16x59xi64>
    %28 = "stablehlo.compare"(%12, %27) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16x59xi64>, tensor<16x59xi64>) -> tensor<16x59xi1>
    %29 = "stablehlo.and"(%28, %26) : (tensor<16x59xi1>, tensor<16x59xi1>) -> tensor<16x59xi1>
    %30 = "stablehlo.constant"() <{value = dense<-1> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %31 = "stablehlo.add"(%0, %30) : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
    %32 = "stablehlo.reshape"(%31) : (tensor<16x1xi64>) -> tensor<1x16x1xi64>
    %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<50x1x1xi64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<50x1x1xi64>) -> tensor<50x16x1xi64>
    %35 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x16x1xi64>) -> tensor<50x16x1xi64>
    %36 = "stablehlo.compare"(%34, %35) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<50x16x1xi64>, tensor<50x16x1xi64>) -> tensor<50x16x1xi1>
    %37 = "stablehlo.reshape"(%29) : (tensor<16x59xi1>) -> tensor<1x16x59xi1>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<50x16x1xi1>) -> tensor<50x16x59xi1>
    %39 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x16x59xi1>) -> tensor<50x16x59xi1>
    %40 = "stablehlo.and"(%38, %39) : (tensor<50x16x59xi1>, tensor<50x16x59xi1>) -> tensor<50x16x59xi1>
    %41 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<50x16x59xf32>}> : () -> tensor<50x16x59xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50x16x59xf32>}> : () -> tensor<50x16x59xf32>
    %43 = "stablehlo.select"(%40, %42, %41) : (tensor<50x16x59xi1>, tensor<50x16x59xf32>, tensor<50x16x59xf32>) -> tensor<50x16x59xf32>
    %44 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<16x50x59xf32>) -> tensor<50x16x59xf32>
    %45 = "stablehlo.reshape"(%arg3) : (tensor<16xf32>) -> tensor<1x16x1xf32>
    %46 = "stablehlo.constant"() <{value = dense<2> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %47 = "stablehlo.multiply"(%1, %46) : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x1xi64>) -> tensor<16x59xi64>
    %49 = "stablehlo.compare"(%12, %48) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16x59xi64>, tensor<16x59xi64>) -> tensor<16x59xi1>
    %50 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<16x59xf32>}> : () -> tensor<16x59xf32>
    %52 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x59xf32>
    %53 = "stablehlo.select"(%49, %51, %52) : (tensor<16x59xi1>, tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
    %54 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %55 = "stablehlo.pad"(%18, %54) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<16x59xi1>, tensor<i1>) -> tensor<16x59xi1>
    %56 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x59xf32>
    %58 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %59 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<50x16x59xf32>}> : () -> tensor<50x16x59xf32>
    %117:7 = "stablehlo.while"(%58, %57, %59, %20, %55, %43, %53) ({
    ^bb0(%a60: tensor<i64>, %a61: tensor<16x59xf32>, %a62: tensor<50x16x59xf32>, %a63: tensor<50x16x59xf32>, %a64: tensor<16x59xi1>, %a65: tensor<50x16x59xf32>, %a66: tensor<16x59xf32>):
      %67 = "stablehlo.constant"() <{value = dense<50> : tensor<i64>}> : () -> tensor<i64>
      %68 = "stablehlo.compare"(%a60, %67) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%68) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a69: tensor<i64>, %a70: tensor<16x59xf32>, %a71: tensor<50x16x59xf32>, %a72: tensor<50x16x59xf32>, %a73: tensor<16x59xi1>, %a74: tensor<50x16x59xf32>, %a75: tensor<16x59xf32>):
      %76 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %77 = "stablehlo.constant"() <{value = dense<49> : tensor<i64>}> : () -> tensor<i64>
      %78 = "stablehlo.subtract"(%77, %a69) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %79 = "stablehlo.pad"(%a70, %76) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<16x59xf32>, tensor<f32>) -> tensor<16x59xf32>
      %80 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x59xf32>
      %81 = "stablehlo.select"(%a73, %79, %80) : (tensor<16x59xi1>, tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %82 = "stablehlo.pad"(%a70, %76) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<16x59xf32>, tensor<f32>) -> tensor<16x59xf32>
      %83 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %84 = "stablehlo.dynamic_slice"(%a74, %78, %83, %83) <{slice_sizes = array<i64: 1, 16, 59>}> : (tensor<50x16x59xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x16x59xf32>
      %85 = "stablehlo.reshape"(%84) : (tensor<1x16x59xf32>) -> tensor<16x59xf32>
      %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %87 = "stablehlo.dynamic_slice"(%a72, %78, %86, %86) <{slice_sizes = array<i64: 1, 16, 59>}> : (tensor<50x16x59xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x16x59xf32>
      %88 = "stablehlo.reshape"(%87) : (tensor<1x16x59xf32>) -> tensor<16x59xf32>
      %89 = "stablehlo.maximum"(%a70, %82) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %90 = "stablehlo.maximum"(%89, %81) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %91 = "stablehlo.maximum"(%90, %85) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %92 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %93 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<16x59xf32>}> : () -> tensor<16x59xf32>
      %94 = "stablehlo.compare"(%91, %93) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xi1>
      %95 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x59xf32>
      %96 = "stablehlo.select"(%94, %95, %91) : (tensor<16x59xi1>, tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %97 = "stablehlo.subtract"(%a70, %96) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %98 = "stablehlo.exponential"(%97) : (tensor<16x59xf32>) -> tensor<16x59xf32>
      %99 = "stablehlo.subtract"(%82, %96) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %100 = "stablehlo.exponential"(%99) : (tensor<16x59xf32>) -> tensor<16x59xf32>
      %101 = "stablehlo.add"(%98, %100) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %102 = "stablehlo.subtract"(%81, %96) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %103 = "stablehlo.exponential"(%102) : (tensor<16x59xf32>) -> tensor<16x59xf32>
      %104 = "stablehlo.add"(%101, %103) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %105 = "stablehlo.subtract"(%85, %96) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %106 = "stablehlo.exponential"(%105) : (tensor<16x59xf32>) -> tensor<16x59xf32>
      %107 = "stablehlo.add"(%104, %106) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %108 = "stablehlo.log"(%107) : (tensor<16x59xf32>) -> tensor<16x59xf32>
      %109 = "stablehlo.add"(%108, %96) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %110 = "stablehlo.add"(%109, %88) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %111 = "stablehlo.add"(%110, %a75) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %112 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %113 = "stablehlo.reshape"(%111) : (tensor<16x59xf32>) -> tensor<1x16x59xf32>
      %114 = "stablehlo.dynamic_update_slice"(%a71, %113, %78, %112, %112) : (tensor<50x16x59xf32>, tensor<1x16x59xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<50x16x59xf32>
      %115 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %116 = "stablehlo.add"(%a69, %115) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%116, %111, %114, %a72, %a73, %a74, %a75) : (tensor<i64>, tensor<16x59xf32>, tensor<50x16x59xf32>, tensor<50x16x59xf32>, tensor<16x59xi1>, tensor<50x16x59xf32>, tensor<16x59xf32>) -> ()
    }) : (tensor<i64>, tensor<16x59xf32>, tensor<50x16x59xf32>, tensor<50x16x59xf32>, tensor<16x59xi1>, tensor<50x16x59xf32>, tensor<16x59xf32>) -> (tensor<i64>, tensor<16x59xf32>, tensor<50x16x59xf32>, tensor<50x16x59xf32>, tensor<16x59xi1>, tensor<50x16x59xf32>, tensor<16x59xf32>)
    %118 = "stablehlo.add"(%44, %117#2) : (tensor<50x16x59xf32>, tensor<50x16x59xf32>) -> tensor<50x16x59xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x16x1xf32>) -> tensor<50x16x59xf32>
    %121 = "stablehlo.add"(%118, %120) : (tensor<50x16x59xf32>, tensor<50x16x59xf32>) -> tensor<50x16x59xf32>
    %122 = "stablehlo.subtract"(%121, %20) : (tensor<50x16x59xf32>, tensor<50x16x59xf32>) -> tensor<50x16x59xf32>
    %123 = "stablehlo.exponential"(%122) : (tensor<50x16x59xf32>) -> tensor<50x16x59xf32>
    %124 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<50x16x59xf32>}> : () -> tensor<50x16x59xf32>
    %125 = "stablehlo.compare"(%118, %124) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50x16x59xf32>, tensor<50x16x59xf32>) -> tensor<50x16x59xi1>
    %126 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<50x16x59xf32>
    %127 = "stablehlo.select"(%125, %126, %123) : (tensor<50x16x59xi1>, tensor<50x16x59xf32>, tensor<50x16x59xf32>) -> tensor<50x16x59xf32>
    %128 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x59xi64>) -> tensor<50x16x59xi64>
    %129 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50x16x20xf32>}> : () -> tensor<50x16x20xf32>
    %133 = "stablehlo.scatter"(%129, %128, %127) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a130: tensor<f32>, %a131: tensor<f32>):
      %132 = "stablehlo.add"(%a130, %a131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%132) : (tensor<f32>) -> ()
    }) : (tensor<50x16x20xf32>, tensor<50x16x59xi64>, tensor<50x16x59xf32>) -> tensor<50x16x20xf32>
    %134 = "stablehlo.exponential"(%arg1) : (tensor<50x16x20xf32>) -> tensor<50x16x20xf32>
    %135 = "stablehlo.subtract"(%134, %133) : (tensor<50x16x20xf32>, tensor<50x16x20xf32>) -> tensor<50x16x20xf32>
    %136 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<1x16x1xf32>}> : () -> tensor<1x16x1xf32>
    %137 = "stablehlo.compare"(%45, %136) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x16x1xf32>, tensor<1x16x1xf32>) -> tensor<1x16x1xi1>
    %138 = "stablehlo.reshape"(%arg0) : (tensor<16xf32>) -> tensor<1x16x1xf32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x16x1xf32>) -> tensor<50x16x20xf32>
    %140 = "stablehlo.multiply"(%135, %139) : (tensor<50x16x20xf32>, tensor<50x16x20xf32>) -> tensor<50x16x20xf32>
    %141 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x16x1xi1>) -> tensor<50x16x20xi1>
    %142 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<50x16x20xf32>
    %143 = "stablehlo.select"(%141, %142, %140) : (tensor<50x16x20xi1>, tensor<50x16x20xf32>, tensor<50x16x20xf32>) -> tensor<50x16x20xf32>
    %144 = "stablehlo.reshape"(%0) : (tensor<16x1xi64>) -> tensor<1x16x1xi64>
    %145 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<50x1x1xi64>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<50x1x1xi64>) -> tensor<50x16x1xi64>
    %147 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x16x1xi64>) -> tensor<50x16x1xi64>
    %148 = "stablehlo.compare"(%146, %147) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<50x16x1xi64>, tensor<50x16x1xi64>) -> tensor<50x16x1xi1>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<50x16x1xi1>) -> tensor<50x16x20xi1>
    %150 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<50x16x20xf32>
    %151 = "stablehlo.select"(%149, %143, %150) : (tensor<50x16x20xi1>, tensor<50x16x20xf32>, tensor<50x16x20xf32>) -> tensor<50x16x20xf32>
    "func.return"(%151) : (tensor<50x16x20xf32>) -> ()
  }
}
