module @setu {
  func.func public @main(%arg0: tensor<5x2x4xf32>, %arg1: tensor<2x3xi64>) -> (tensor<2xf32>, tensor<2x5x7xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<"0x05000000000000000400000000000000"> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %1 = "stablehlo.constant"() <{value = dense<"0x03000000000000000200000000000000"> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %2 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %4 = "stablehlo.clamp"(%3, %arg1, %2) : (tensor<i64>, tensor<2x3xi64>, tensor<i64>) -> tensor<2x3xi64>
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
    %19 = "stablehlo.gather"(%arg0, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x2x4xf32>, tensor<5x2x7xi64>) -> tensor<5x2x7xf32>
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
    %43 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x7xi64>
    %44 = "stablehlo.compare"(%11, %43) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x7xi64>, tensor<2x7xi64>) -> tensor<2x7xi1>
    %45 = "stablehlo.constant"() <{value = dense<1> : tensor<2x7xi64>}> : () -> tensor<2x7xi64>
    %46 = "stablehlo.compare"(%11, %45) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x7xi64>, tensor<2x7xi64>) -> tensor<2x7xi1>
    %47 = "stablehlo.and"(%46, %44) : (tensor<2x7xi1>, tensor<2x7xi1>) -> tensor<2x7xi1>
    %48 = "stablehlo.reshape"(%47) : (tensor<2x7xi1>) -> tensor<1x2x7xi1>
    %49 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x1x1xi64>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<5x1x1xi64>}> : () -> tensor<5x1x1xi64>
    %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x1x1xi64>, tensor<5x1x1xi64>) -> tensor<5x1x1xi1>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x1xi1>) -> tensor<5x2x7xi1>
    %53 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x7xi1>) -> tensor<5x2x7xi1>
    %54 = "stablehlo.and"(%52, %53) : (tensor<5x2x7xi1>, tensor<5x2x7xi1>) -> tensor<5x2x7xi1>
    %55 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x2x7xf32>}> : () -> tensor<5x2x7xf32>
    %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x7xf32>
    %58 = "stablehlo.select"(%54, %56, %57) : (tensor<5x2x7xi1>, tensor<5x2x7xf32>, tensor<5x2x7xf32>) -> tensor<5x2x7xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x7xf32>}> : () -> tensor<2x7xf32>
    %60 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x7xf32>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %63 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<5x2x7xf32>}> : () -> tensor<5x2x7xf32>
    %119:7 = "stablehlo.while"(%62, %61, %63, %19, %17, %58, %59) ({
    ^bb0(%a64: tensor<i64>, %a65: tensor<2x7xf32>, %a66: tensor<5x2x7xf32>, %a67: tensor<5x2x7xf32>, %a68: tensor<2x7xi1>, %a69: tensor<5x2x7xf32>, %a70: tensor<2x7xf32>):
      %71 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %72 = "stablehlo.compare"(%a64, %71) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%72) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a73: tensor<i64>, %a74: tensor<2x7xf32>, %a75: tensor<5x2x7xf32>, %a76: tensor<5x2x7xf32>, %a77: tensor<2x7xi1>, %a78: tensor<5x2x7xf32>, %a79: tensor<2x7xf32>):
      %80 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %81 = "stablehlo.pad"(%a74, %80) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x7xf32>
      %82 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x7xf32>
      %83 = "stablehlo.select"(%a77, %81, %82) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %84 = "stablehlo.pad"(%a74, %80) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x7xf32>
      %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %86 = "stablehlo.dynamic_slice"(%a78, %a73, %85, %85) <{slice_sizes = array<i64: 1, 2, 7>}> : (tensor<5x2x7xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x7xf32>
      %87 = "stablehlo.reshape"(%86) : (tensor<1x2x7xf32>) -> tensor<2x7xf32>
      %88 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %89 = "stablehlo.dynamic_slice"(%a76, %a73, %88, %88) <{slice_sizes = array<i64: 1, 2, 7>}> : (tensor<5x2x7xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x7xf32>
      %90 = "stablehlo.reshape"(%89) : (tensor<1x2x7xf32>) -> tensor<2x7xf32>
      %91 = "stablehlo.maximum"(%a74, %84) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %92 = "stablehlo.maximum"(%91, %83) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %93 = "stablehlo.maximum"(%92, %87) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %94 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %95 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x7xf32>}> : () -> tensor<2x7xf32>
      %96 = "stablehlo.compare"(%93, %95) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xi1>
      %97 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x7xf32>
      %98 = "stablehlo.select"(%96, %97, %93) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %99 = "stablehlo.subtract"(%a74, %98) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %100 = "stablehlo.exponential"(%99) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %101 = "stablehlo.subtract"(%84, %98) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %102 = "stablehlo.exponential"(%101) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %103 = "stablehlo.add"(%100, %102) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %104 = "stablehlo.subtract"(%83, %98) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %105 = "stablehlo.exponential"(%104) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %106 = "stablehlo.add"(%103, %105) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %107 = "stablehlo.subtract"(%87, %98) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %108 = "stablehlo.exponential"(%107) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %109 = "stablehlo.add"(%106, %108) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %110 = "stablehlo.log"(%109) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %111 = "stablehlo.add"(%110, %98) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %112 = "stablehlo.add"(%111, %90) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %113 = "stablehlo.add"(%112, %a79) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %114 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %115 = "stablehlo.reshape"(%113) : (tensor<2x7xf32>) -> tensor<1x2x7xf32>
      %116 = "stablehlo.dynamic_update_slice"(%a75, %115, %a73, %114, %114) : (tensor<5x2x7xf32>, tensor<1x2x7xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<5x2x7xf32>
      %117 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %118 = "stablehlo.add"(%a73, %117) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%118, %113, %116, %a76, %a77, %a78, %a79) : (tensor<i64>, tensor<2x7xf32>, tensor<5x2x7xf32>, tensor<5x2x7xf32>, tensor<2x7xi1>, tensor<5x2x7xf32>, tensor<2x7xf32>) -> ()
    }) : (tensor<i64>, tensor<2x7xf32>, tensor<5x2x7xf32>, tensor<5x2x7xf32>, tensor<2x7xi1>, tensor<5x2x7xf32>, tensor<2x7xf32>) -> (tensor<i64>, tensor<2x7xf32>, tensor<5x2x7xf32>, tensor<5x2x7xf32>, tensor<2x7xi1>, tensor<5x2x7xf32>, tensor<2x7xf32>)
    %120 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x2x7xf32>}> : () -> tensor<5x2x7xf32>
    %121 = "stablehlo.compare"(%42, %120) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x2x7xf32>, tensor<5x2x7xf32>) -> tensor<5x2x7xi1>
    %122 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2x7xf32>
    %124 = "stablehlo.select"(%121, %119#2, %123) : (tensor<5x2x7xi1>, tensor<5x2x7xf32>, tensor<5x2x7xf32>) -> tensor<5x2x7xf32>
    %125 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.reduce"(%124, %125) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%a126: tensor<f32>, %a127: tensor<f32>):
      %128 = "stablehlo.maximum"(%a126, %a127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%128) : (tensor<f32>) -> ()
    }) : (tensor<5x2x7xf32>, tensor<f32>) -> tensor<2xf32>
    %130 = "stablehlo.reshape"(%129) : (tensor<2xf32>) -> tensor<1x2x1xf32>
    %131 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %132 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x2x1xf32>}> : () -> tensor<1x2x1xf32>
    %133 = "stablehlo.compare"(%130, %132) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xi1>
    %134 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x1xf32>
    %135 = "stablehlo.select"(%133, %134, %130) : (tensor<1x2x1xi1>, tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x1xf32>) -> tensor<5x2x7xf32>
    %137 = "stablehlo.subtract"(%124, %136) : (tensor<5x2x7xf32>, tensor<5x2x7xf32>) -> tensor<5x2x7xf32>
    %138 = "stablehlo.exponential"(%137) : (tensor<5x2x7xf32>) -> tensor<5x2x7xf32>
    %139 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %143 = "stablehlo.reduce"(%138, %139) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%a140: tensor<f32>, %a141: tensor<f32>):
      %142 = "stablehlo.add"(%a140, %a141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%142) : (tensor<f32>) -> ()
    }) : (tensor<5x2x7xf32>, tensor<f32>) -> tensor<2xf32>
    %144 = "stablehlo.reshape"(%143) : (tensor<2xf32>) -> tensor<1x2x1xf32>
    %145 = "stablehlo.log"(%144) : (tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
    %146 = "stablehlo.add"(%145, %135) : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
    %147 = "stablehlo.negate"(%146) : (tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
    %148 = "stablehlo.reshape"(%147) : (tensor<1x2x1xf32>) -> tensor<2xf32>
    %149 = "stablehlo.reshape"(%0) : (tensor<2x1xi64>) -> tensor<2xi64>
    %150 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %151 = "stablehlo.compare"(%149, %150) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %152 = "stablehlo.reshape"(%1) : (tensor<2x1xi64>) -> tensor<2xi64>
    %153 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
    %154 = "stablehlo.compare"(%152, %153) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %155 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %157 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %158 = "stablehlo.select"(%154, %156, %157) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %159 = "stablehlo.select"(%151, %158, %148) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %160 = "stablehlo.transpose"(%119#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<5x2x7xf32>) -> tensor<2x5x7xf32>
    %161 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
    %162 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x7xf32>}> : () -> tensor<2x5x7xf32>
    "func.return"(%159, %160) : (tensor<2xf32>, tensor<2x5x7xf32>) -> ()
  }
}
