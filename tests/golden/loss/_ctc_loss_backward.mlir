module @setu {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<5x2x4xf32>, %arg2: tensor<2x3xi64>, %arg3: tensor<2xf32>, %arg4: tensor<2x5x7xf32>) -> (tensor<5x2x4xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<"0x05000000000000000400000000000000"> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %1 = "stablehlo.constant"() <{value = dense<"0x03000000000000000200000000000000"> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %2 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.clamp"(%3, %arg2, %2) : (tensor<i64>, tensor<2x3xi64>, tensor<i64>) -> tensor<2x3xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x1xi64>}> : () -> tensor<2x3x1xi64>
    %6 = "stablehlo.reshape"(%4) : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
    %7 = "stablehlo.concatenate"(%5, %6) <{dimension = 2 : i64}> : (tensor<2x3x1xi64>, tensor<2x3x1xi64>) -> tensor<2x3x2xi64>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x3x2xi64>) -> tensor<2x6xi64>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %10 = "stablehlo.concatenate"(%8, %9) <{dimension = 1 : i64}> : (tensor<2x6xi64>, tensor<2x1xi64>) -> tensor<2x7xi64>
    %11 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x7xi64>
    %12 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %13 = "stablehlo.pad"(%10, %12) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x7xi64>, tensor<i64>) -> tensor<2x7xi64>
    %14 = "stablehlo.constant"() <{value = dense<2> : tensor<2x7xi64>}> : () -> tensor<2x7xi64>
    %15 = "stablehlo.compare"(%11, %14) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x7xi64>, tensor<2x7xi64>) -> tensor<2x7xi1>
    %16 = "stablehlo.compare"(%10, %13) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x7xi64>, tensor<2x7xi64>) -> tensor<2x7xi1>
    %17 = "stablehlo.and"(%16, %15) : (tensor<2x7xi1>, tensor<2x7xi1>) -> tensor<2x7xi1>
    %18 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x7xi64>) -> tensor<5x2x7xi64>
    %19 = "stablehlo.gather"(%arg1, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>, tensor<5x2x7xi64>) -> tensor<5x2x7xf32>
    %20 = "stablehlo.constant"() <{value = dense<2> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %21 = "stablehlo.multiply"(%1, %20) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %22 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %23 = "stablehlo.add"(%21, %22) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x7xi64>
    %25 = "stablehlo.compare"(%11, %24) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x7xi64>, tensor<2x7xi64>) -> tensor<2x7xi1>
    %26 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x7xi64>
    %27 = "stablehlo.compare"(%11, %26) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x7xi64>, tensor<2x7xi64>) -> tensor<2x7xi1>
    %28 = "stablehlo.and"(%27, %25) : (tensor<2x7xi1>, tensor<2x7xi1>) -> tensor<2x7xi1>
    %29 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %30 = "stablehlo.add"(%0, %29) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x1xi64>) -> tensor<1x2x1xi64>
    %32 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x1x1xi64>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x1xi64>) -> tensor<5x2x1xi64>
    %34 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x1xi64>) -> tensor<5x2x1xi64>
    %35 = "stablehlo.compare"(%33, %34) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x2x1xi64>, tensor<5x2x1xi64>) -> tensor<5x2x1xi1>
    %36 = "stablehlo.reshape"(%28) : (tensor<2x7xi1>) -> tensor<1x2x7xi1>
    %37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x2x1xi1>) -> tensor<5x2x7xi1>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x7xi1>) -> tensor<5x2x7xi1>
    %39 = "stablehlo.and"(%37, %38) : (tensor<5x2x7xi1>, tensor<5x2x7xi1>) -> tensor<5x2x7xi1>
    %40 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<5x2x7xf32>}> : () -> tensor<5x2x7xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x2x7xf32>}> : () -> tensor<5x2x7xf32>
    %42 = "stablehlo.select"(%39, %41, %40) : (tensor<5x2x7xi1>, tensor<5x2x7xf32>, tensor<5x2x7xf32>) -> tensor<5x2x7xf32>
    %43 = "stablehlo.transpose"(%arg4) <{permutation = array<i64: 1, 0, 2>}> : (tensor<2x5x7xf32>) -> tensor<5x2x7xf32>
    %44 = "stablehlo.reshape"(%arg3) : (tensor<2xf32>) -> tensor<1x2x1xf32>
    %45 = "stablehlo.constant"() <{value = dense<2> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %46 = "stablehlo.multiply"(%1, %45) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x7xi64>
    %48 = "stablehlo.compare"(%11, %47) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x7xi64>, tensor<2x7xi64>) -> tensor<2x7xi1>
    %49 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x7xf32>}> : () -> tensor<2x7xf32>
    %51 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x7xf32>
    %52 = "stablehlo.select"(%48, %50, %51) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
    %53 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %54 = "stablehlo.pad"(%17, %53) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x7xi1>, tensor<i1>) -> tensor<2x7xi1>
    %55 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x7xf32>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %58 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<5x2x7xf32>}> : () -> tensor<5x2x7xf32>
    %116:7 = "stablehlo.while"(%57, %56, %58, %19, %54, %42, %52) ({
    ^bb0(%a59: tensor<i64>, %a60: tensor<2x7xf32>, %a61: tensor<5x2x7xf32>, %a62: tensor<5x2x7xf32>, %a63: tensor<2x7xi1>, %a64: tensor<5x2x7xf32>, %a65: tensor<2x7xf32>):
      %66 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %67 = "stablehlo.compare"(%a59, %66) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%67) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a68: tensor<i64>, %a69: tensor<2x7xf32>, %a70: tensor<5x2x7xf32>, %a71: tensor<5x2x7xf32>, %a72: tensor<2x7xi1>, %a73: tensor<5x2x7xf32>, %a74: tensor<2x7xf32>):
      %75 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %76 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %77 = "stablehlo.subtract"(%76, %a68) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %78 = "stablehlo.pad"(%a69, %75) <{edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x7xf32>
      %79 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x7xf32>
      %80 = "stablehlo.select"(%a72, %78, %79) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %81 = "stablehlo.pad"(%a69, %75) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x7xf32>
      %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %83 = "stablehlo.dynamic_slice"(%a73, %77, %82, %82) <{slice_sizes = array<i64: 1, 2, 7>}> : (tensor<5x2x7xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x7xf32>
      %84 = "stablehlo.reshape"(%83) : (tensor<1x2x7xf32>) -> tensor<2x7xf32>
      %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %86 = "stablehlo.dynamic_slice"(%a71, %77, %85, %85) <{slice_sizes = array<i64: 1, 2, 7>}> : (tensor<5x2x7xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x7xf32>
      %87 = "stablehlo.reshape"(%86) : (tensor<1x2x7xf32>) -> tensor<2x7xf32>
      %88 = "stablehlo.maximum"(%a69, %81) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %89 = "stablehlo.maximum"(%88, %80) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %90 = "stablehlo.maximum"(%89, %84) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %91 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %92 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x7xf32>}> : () -> tensor<2x7xf32>
      %93 = "stablehlo.compare"(%90, %92) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xi1>
      %94 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x7xf32>
      %95 = "stablehlo.select"(%93, %94, %90) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %96 = "stablehlo.subtract"(%a69, %95) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %97 = "stablehlo.exponential"(%96) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %98 = "stablehlo.subtract"(%81, %95) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %99 = "stablehlo.exponential"(%98) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %100 = "stablehlo.add"(%97, %99) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %101 = "stablehlo.subtract"(%80, %95) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %102 = "stablehlo.exponential"(%101) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %103 = "stablehlo.add"(%100, %102) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %104 = "stablehlo.subtract"(%84, %95) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %105 = "stablehlo.exponential"(%104) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %106 = "stablehlo.add"(%103, %105) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %107 = "stablehlo.log"(%106) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %108 = "stablehlo.add"(%107, %95) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %109 = "stablehlo.add"(%108, %87) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %110 = "stablehlo.add"(%109, %a74) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %111 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %112 = "stablehlo.reshape"(%110) : (tensor<2x7xf32>) -> tensor<1x2x7xf32>
      %113 = "stablehlo.dynamic_update_slice"(%a70, %112, %77, %111, %111) : (tensor<5x2x7xf32>, tensor<1x2x7xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<5x2x7xf32>
      %114 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %115 = "stablehlo.add"(%a68, %114) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%115, %110, %113, %a71, %a72, %a73, %a74) : (tensor<i64>, tensor<2x7xf32>, tensor<5x2x7xf32>, tensor<5x2x7xf32>, tensor<2x7xi1>, tensor<5x2x7xf32>, tensor<2x7xf32>) -> ()
    }) : (tensor<i64>, tensor<2x7xf32>, tensor<5x2x7xf32>, tensor<5x2x7xf32>, tensor<2x7xi1>, tensor<5x2x7xf32>, tensor<2x7xf32>) -> (tensor<i64>, tensor<2x7xf32>, tensor<5x2x7xf32>, tensor<5x2x7xf32>, tensor<2x7xi1>, tensor<5x2x7xf32>, tensor<2x7xf32>)
    %117 = "stablehlo.add"(%43, %116#2) : (tensor<5x2x7xf32>, tensor<5x2x7xf32>) -> tensor<5x2x7xf32>
    %118 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x1xf32>) -> tensor<5x2x7xf32>
    %120 = "stablehlo.add"(%117, %119) : (tensor<5x2x7xf32>, tensor<5x2x7xf32>) -> tensor<5x2x7xf32>
    %121 = "stablehlo.subtract"(%120, %19) : (tensor<5x2x7xf32>, tensor<5x2x7xf32>) -> tensor<5x2x7xf32>
    %122 = "stablehlo.exponential"(%121) : (tensor<5x2x7xf32>) -> tensor<5x2x7xf32>
    %123 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<5x2x7xf32>}> : () -> tensor<5x2x7xf32>
    %124 = "stablehlo.compare"(%117, %123) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x2x7xf32>, tensor<5x2x7xf32>) -> tensor<5x2x7xi1>
    %125 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x7xf32>
    %126 = "stablehlo.select"(%124, %125, %122) : (tensor<5x2x7xi1>, tensor<5x2x7xf32>, tensor<5x2x7xf32>) -> tensor<5x2x7xf32>
    %127 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x7xi64>) -> tensor<5x2x7xi64>
    %128 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x2x4xf32>}> : () -> tensor<5x2x4xf32>
    %132 = "stablehlo.scatter"(%128, %127, %126) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a129: tensor<f32>, %a130: tensor<f32>):
      %131 = "stablehlo.add"(%a129, %a130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%131) : (tensor<f32>) -> ()
    }) : (tensor<5x2x4xf32>, tensor<5x2x7xi64>, tensor<5x2x7xf32>) -> tensor<5x2x4xf32>
    %133 = "stablehlo.exponential"(%arg1) : (tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
    %134 = "stablehlo.subtract"(%133, %132) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
    %135 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<1x2x1xf32>}> : () -> tensor<1x2x1xf32>
    %136 = "stablehlo.compare"(%44, %135) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xi1>
    %137 = "stablehlo.reshape"(%arg0) : (tensor<2xf32>) -> tensor<1x2x1xf32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x1xf32>) -> tensor<5x2x4xf32>
    %139 = "stablehlo.multiply"(%134, %138) : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
    %140 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x1xi1>) -> tensor<5x2x4xi1>
    %141 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x4xf32>
    %142 = "stablehlo.select"(%140, %141, %139) : (tensor<5x2x4xi1>, tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
    %143 = "stablehlo.reshape"(%0) : (tensor<2x1xi64>) -> tensor<1x2x1xi64>
    %144 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x1x1xi64>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x1xi64>) -> tensor<5x2x1xi64>
    %146 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x1xi64>) -> tensor<5x2x1xi64>
    %147 = "stablehlo.compare"(%145, %146) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x2x1xi64>, tensor<5x2x1xi64>) -> tensor<5x2x1xi1>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x2x1xi1>) -> tensor<5x2x4xi1>
    %149 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x4xf32>
    %150 = "stablehlo.select"(%148, %142, %149) : (tensor<5x2x4xi1>, tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xf32>
    %151 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x2x4xf32>}> : () -> tensor<5x2x4xf32>
    "func.return"(%150) : (tensor<5x2x4xf32>) -> ()
  }
}
