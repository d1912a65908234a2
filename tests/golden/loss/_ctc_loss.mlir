module @setu {
  func.func public @main(%arg0: tensor<50x16x20xf32>, %arg1: tensor<16x30xi64>) -> (tensor<16xf32>, tensor<16x50x59xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<50> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %1 = "stablehlo.constant"() <{value = dense<"0x18000000000000001D000000000000001B0000000000000017000000000000000D000000000000001400000000000000130000000000000016000000000000001C000000000000001300000000000000150000000000000019000000000000000C000000000000000D000000000000000C000000000000001C00000000000000"> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %2 = "stablehlo.slice"(%arg1) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 16, 29>, strides = array<i64: 1, 1>}> : (tensor<16x30xi64>) -> tensor<16x29xi64>
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
    %20 = "stablehlo.gather"(%arg0, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<50x16x20xf32>, tensor<50x16x59xi64>) -> tensor<50x16x59xf32>
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
    %44 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16x1xi64>) -> tensor<16x59xi64>
    %45 = "stablehlo.compare"(%12, %44) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16x59xi64>, tensor<16x59xi64>) -> tensor<16x59xi1>
    %46 = "stablehlo.constant"() <{value = dense<1> : tensor<16x59xi64>}> : () -> tensor<16x59xi64>
    %47 = "stablehlo.compare"(%12, %46) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16x59xi64>, tensor<16x59xi64>) -> tensor<16x59xi1>
    %48 = "stablehlo.and"(%47, %45) : (tensor<16x59xi1>, tensor<16x59xi1>) -> tensor<16x59xi1>
    %49 = "stablehlo.reshape"(%48) : (tensor<16x59xi1>) -> tensor<1x16x59xi1>
    %50 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<50x1x1xi64>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<50x1x1xi64>}> : () -> tensor<50x1x1xi64>
    %52 = "stablehlo.compare"(%50, %51) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<50x1x1xi64>, tensor<50x1x1xi64>) -> tensor<50x1x1xi1>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<50x1x1xi1>) -> tensor<50x16x59xi1>
    %54 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x16x59xi1>) -> tensor<50x16x59xi1>
    %55 = "stablehlo.and"(%53, %54) : (tensor<50x16x59xi1>, tensor<50x16x59xi1>) -> tensor<50x16x59xi1>
    %56 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50x16x59xf32>}> : () -> tensor<50x16x59xf32>
    %58 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<50x16x59xf32>
    %59 = "stablehlo.select"(%55, %57, %58) : (tensor<50x16x59xi1>, tensor<50x16x59xf32>, tensor<50x16x59xf32>) -> tensor<50x16x59xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<16x59xf32>}> : () -> tensor<16x59xf32>
    %61 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x59xf32>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %64 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<50x16x59xf32>}> : () -> tensor<50x16x59xf32>
    %120:7 = "stablehlo.while"(%63, %62, %64, %20, %18, %59, %60) ({
    ^bb0(%a65: tensor<i64>, %a66: tensor<16x59xf32>, %a67: tensor<50x16x59xf32>, %a68: tensor<50x16x59xf32>, %a69: tensor<16x59xi1>, %a70: tensor<50x16x59xf32>, %a71: tensor<16x59xf32>):
      %72 = "stablehlo.constant"() <{value = dense<50> : tensor<i64>}> : () -> tensor<i64>
      %73 = "stablehlo.compare"(%a65, %72) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%73) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a74: tensor<i64>, %a75: tensor<16x59xf32>, %a76: tensor<50x16x59xf32>, %a77: tensor<50x16x59xf32>, %a78: tensor<16x59xi1>, %a79: tensor<50x16x59xf32>, %a80: tensor<16x59xf32>):
      %81 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %82 = "stablehlo.pad"(%a75, %81) <{edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<16x59xf32>, tensor<f32>) -> tensor<16x59xf32>
      %83 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x59xf32>
      %84 = "stablehlo.select"(%a78, %82, %83) : (tensor<16x59xi1>, tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %85 = "stablehlo.pad"(%a75, %81) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<16x59xf32>, tensor<f32>) -> tensor<16x59xf32>
      %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %87 = "stablehlo.dynamic_slice"(%a79, %a74, %86, %86) <{slice_sizes = array<i64: 1, 16, 59>}> : (tensor<50x16x59xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x16x59xf32>
      %88 = "stablehlo.reshape"(%87) : (tensor<1x16x59xf32>) -> tensor<16x59xf32>
      %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %90 = "stablehlo.dynamic_slice"(%a77, %a74, %89, %89) <{slice_sizes = array<i64: 1, 16, 59>}> : (tensor<50x16x59xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x16x59xf32>
      %91 = "stablehlo.reshape"(%90) : (tensor<1x16x59xf32>) -> tensor<16x59xf32>
      %92 = "stablehlo.maximum"(%a75, %85) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %93 = "stablehlo.maximum"(%92, %84) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %94 = "stablehlo.maximum"(%93, %88) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %95 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %96 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<16x59xf32>}> : () -> tensor<16x59xf32>
      %97 = "stablehlo.compare"(%94, %96) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xi1>
      %98 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x59xf32>
      %99 = "stablehlo.select"(%97, %98, %94) : (tensor<16x59xi1>, tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %100 = "stablehlo.subtract"(%a75, %99) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %101 = "stablehlo.exponential"(%100) : (tensor<16x59xf32>) -> tensor<16x59xf32>
      %102 = "stablehlo.subtract"(%85, %99) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %103 = "stablehlo.exponential"(%102) : (tensor<16x59xf32>) -> tensor<16x59xf32>
      %104 = "stablehlo.add"(%101, %103) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %105 = "stablehlo.subtract"(%84, %99) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %106 = "stablehlo.exponential"(%105) : (tensor<16x59xf32>) -> tensor<16x59xf32>
      %107 = "stablehlo.add"(%104, %106) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %108 = "stablehlo.subtract"(%88, %99) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %109 = "stablehlo.exponential"(%108) : (tensor<16x59xf32>) -> tensor<16x59xf32>
      %110 = "stablehlo.add"(%107, %109) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %111 = "stablehlo.log"(%110) : (tensor<16x59xf32>) -> tensor<16x59xf32>
      %112 = "stablehlo.add"(%111, %99) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %113 = "stablehlo.add"(%112, %91) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %114 = "stablehlo.add"(%113, %a80) : (tensor<16x59xf32>, tensor<16x59xf32>) -> tensor<16x59xf32>
      %115 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %116 = "stablehlo.reshape"(%114) : (tensor<16x59xf32>) -> tensor<1x16x59xf32>
      %117 = "stablehlo.dynamic_update_slice"(%a76, %116, %a74, %115, %115) : (tensor<50x16x59xf32>, tensor<1x16x59xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<50x16x59xf32>
      %118 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %119 = "stablehlo.add"(%a74, %118) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%119, %114, %117, %a77, %a78, %a79, %a80) : (tensor<i64>, tensor<16x59xf32>, tensor<50x16x59xf32>, tensor<50x16x59xf32>, tensor<16x59xi1>, tensor<50x16x59xf32>, tensor<16x59xf32>) -> ()
    }) : (tensor<i64>, tensor<16x59xf32>, tensor<50x16x59xf32>, tensor<50x16x59xf32>, tensor<16x59xi1>, tensor<50x16x59xf32>, tensor<16x59xf32>) -> (tensor<i64>, tensor<16x59xf32>, tensor<50x16x59xf32>, tensor<50x16x59xf32>, tensor<16x59xi1>, tensor<50x16x59xf32>, tensor<16x59xf32>)
    %121 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50x16x59xf32>}> : () -> tensor<50x16x59xf32>
    %122 = "stablehlo.compare"(%43, %121) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50x16x59xf32>, tensor<50x16x59xf32>) -> tensor<50x16x59xi1>
    %123 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<50x16x59xf32>
    %125 = "stablehlo.select"(%122, %120#2, %124) : (tensor<50x16x59xi1>, tensor<50x16x59xf32>, tensor<50x16x59xf32>) -> tensor<50x16x59xf32>
    %126 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.reduce"(%125, %126) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%a127: tensor<f32>, %a128: tensor<f32>):
      %129 = "stablehlo.maximum"(%a127, %a128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%129) : (tensor<f32>) -> ()
    }) : (tensor<50x16x59xf32>, tensor<f32>) -> tensor<16xf32>
    %131 = "stablehlo.reshape"(%130) : (tensor<16xf32>) -> tensor<1x16x1xf32>
    %132 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<1x16x1xf32>}> : () -> tensor<1x16x1xf32>
    %134 = "stablehlo.compare"(%131, %133) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x16x1xf32>, tensor<1x16x1xf32>) -> tensor<1x16x1xi1>
    %135 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x16x1xf32>
    %136 = "stablehlo.select"(%134, %135, %131) : (tensor<1x16x1xi1>, tensor<1x16x1xf32>, tensor<1x16x1xf32>) -> tensor<1x16x1xf32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x16x1xf32>) -> tensor<50x16x59xf32>
    %138 = "stablehlo.subtract"(%125, %137) : (tensor<50x16x59xf32>, tensor<50x16x59xf32>) -> tensor<50x16x59xf32>
    %139 = "stablehlo.exponential"(%138) : (tensor<50x16x59xf32>) -> tensor<50x16x59xf32>
    %140 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.reduce"(%139, %140) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%a141: tensor<f32>, %a142: tensor<f32>):
      %143 = "stablehlo.add"(%a141, %a142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%143) : (tensor<f32>) -> ()
    }) : (tensor<50x16x59xf32>, tensor<f32>) -> tensor<16xf32>
    %145 = "stablehlo.reshape"(%144) : (tensor<16xf32>) -> tensor<1x16x1xf32>
    %146 = "stablehlo.log"(%145) : (tensor<1x16x1xf32>) -> tensor<1x16x1xf32>
    %147 = "stablehlo.add"(%146, %136) : (tensor<1x16x1xf32>, tensor<1x16x1xf32>) -> tensor<1x16x1xf32>
    %148 = "stablehlo.negate"(%147) : (tensor<1x16x1xf32>) -> tensor<1x16x1xf32>
    %149 = "stablehlo.reshape"(%148) : (tensor<1x16x1xf32>) -> tensor<16xf32>
    %150 = "stablehlo.reshape"(%0) : (tensor<16x1xi64>) -> tensor<16xi64>
    %151 = "stablehlo.constant"() <{value = dense<0> : tensor<16xi64>}> : () -> tensor<16xi64>
    %152 = "stablehlo.compare"(%150, %151) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %153 = "stablehlo.reshape"(%1) : (tensor<16x1xi64>) -> tensor<16xi64>
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<16xi64>}> : () -> tensor<16xi64>
    %155 = "stablehlo.compare"(%153, %154) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %156 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %157 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<16xf32>}> : () -> tensor<16xf32>
    %158 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %159 = "stablehlo.select"(%155, %157, %158) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %160 = "stablehlo.select"(%152, %159, %149) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %161 = "stablehlo.transpose"(%120#2) <{permutation = array<i64: 1, 0, 2>}> : (tensor<50x16x59xf32>) -> tensor<16x50x59xf32>
    "func.return"(%160, %161) : (tensor<16xf32>, tensor<16x50x59xf32>) -> ()
  }
}
