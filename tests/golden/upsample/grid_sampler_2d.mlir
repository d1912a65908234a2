module @setu {
  func.func public @main(%arg0: tensor<2x3x5x5xf32>, %arg1: tensor<2x5x5x2xf32>) -> (tensor<2x3x5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x5x5xf32>}> : () -> tensor<2x3x5x5xf32>
    %1 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x3x5x5xf32>) -> tensor<2x5x5x3xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x5x5x3xf32>) -> tensor<50x3xf32>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<2x5x5x2xf32>) -> tensor<50x2xf32>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 50, 2>, strides = array<i64: 1, 1>}> : (tensor<50x2xf32>) -> tensor<50x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<50x1xf32>) -> tensor<50xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %8 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<50xf32>}> : () -> tensor<50xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %10 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %12 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %13 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 50, 1>, strides = array<i64: 1, 1>}> : (tensor<50x2xf32>) -> tensor<50x1xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<50x1xf32>) -> tensor<50xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %17 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<50xf32>}> : () -> tensor<50xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %19 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %21 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %22 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x25xi64>
    %23 = "stablehlo.constant"() <{value = dense<25> : tensor<2x25xi64>}> : () -> tensor<2x25xi64>
    %24 = "stablehlo.multiply"(%22, %23) : (tensor<2x25xi64>, tensor<2x25xi64>) -> tensor<2x25xi64>
    %25 = "stablehlo.reshape"(%24) : (tensor<2x25xi64>) -> tensor<50xi64>
    %26 = "stablehlo.floor"(%11) : (tensor<50xf32>) -> tensor<50xf32>
    %27 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %29 = "stablehlo.subtract"(%28, %11) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %30 = "stablehlo.subtract"(%11, %26) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %31 = "stablehlo.floor"(%20) : (tensor<50xf32>) -> tensor<50xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %34 = "stablehlo.subtract"(%33, %20) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %35 = "stablehlo.subtract"(%20, %31) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %36 = "stablehlo.multiply"(%29, %34) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %37 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %38 = "stablehlo.multiply"(%37, %34) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %39 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %40 = "stablehlo.multiply"(%39, %29) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %42 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %43 = "stablehlo.compare"(%26, %42) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %44 = "stablehlo.compare"(%26, %41) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %45 = "stablehlo.and"(%44, %43) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %46 = "stablehlo.select"(%45, %26, %41) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %47 = "stablehlo.convert"(%46) : (tensor<50xf32>) -> tensor<50xi64>
    %48 = "stablehlo.constant"() <{value = dense<5> : tensor<50xi64>}> : () -> tensor<50xi64>
    %49 = "stablehlo.multiply"(%47, %48) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %50 = "stablehlo.add"(%25, %49) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %51 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %52 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %53 = "stablehlo.compare"(%31, %52) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %54 = "stablehlo.compare"(%31, %51) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %55 = "stablehlo.and"(%54, %53) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %56 = "stablehlo.select"(%55, %31, %51) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %57 = "stablehlo.convert"(%56) : (tensor<50xf32>) -> tensor<50xi64>
    %58 = "stablehlo.constant"() <{value = dense<1> : tensor<50xi64>}> : () -> tensor<50xi64>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %60 = "stablehlo.add"(%50, %59) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %61 = "stablehlo.and"(%45, %55) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %62 = "stablehlo.gather"(%2, %60) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<50x3xf32>, tensor<50xi64>) -> tensor<50x3xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50x3xf32>}> : () -> tensor<50x3xf32>
    %64 = "stablehlo.reshape"(%61) : (tensor<50xi1>) -> tensor<50x1xi1>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xi1>) -> tensor<50x3xi1>
    %66 = "stablehlo.select"(%65, %62, %63) : (tensor<50x3xi1>, tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %67 = "stablehlo.reshape"(%36) : (tensor<50xf32>) -> tensor<50x1xf32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xf32>) -> tensor<50x3xf32>
    %69 = "stablehlo.multiply"(%66, %68) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %70 = "stablehlo.multiply"(%29, %35) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %71 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %72 = "stablehlo.multiply"(%71, %35) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %73 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %74 = "stablehlo.multiply"(%73, %29) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %75 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %76 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %77 = "stablehlo.compare"(%26, %76) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %78 = "stablehlo.compare"(%26, %75) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %79 = "stablehlo.and"(%78, %77) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %80 = "stablehlo.select"(%79, %26, %75) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %81 = "stablehlo.convert"(%80) : (tensor<50xf32>) -> tensor<50xi64>
    %82 = "stablehlo.constant"() <{value = dense<5> : tensor<50xi64>}> : () -> tensor<50xi64>
    %83 = "stablehlo.multiply"(%81, %82) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %84 = "stablehlo.add"(%25, %83) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %85 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %86 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %87 = "stablehlo.compare"(%33, %86) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %88 = "stablehlo.compare"(%33, %85) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %89 = "stablehlo.and"(%88, %87) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %90 = "stablehlo.select"(%89, %33, %85) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %91 = "stablehlo.convert"(%90) : (tensor<50xf32>) -> tensor<50xi64>
    %92 = "stablehlo.constant"() <{value = dense<1> : tensor<50xi64>}> : () -> tensor<50xi64>
    %93 = "stablehlo.multiply"(%91, %92) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %94 = "stablehlo.add"(%84, %93) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %95 = "stablehlo.and"(%79, %89) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %96 = "stablehlo.gather"(%2, %94) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<50x3xf32>, tensor<50xi64>) -> tensor<50x3xf32>
    %97 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50x3xf32>}> : () -> tensor<50x3xf32>
    %98 = "stablehlo.reshape"(%95) : (tensor<50xi1>) -> tensor<50x1xi1>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xi1>) -> tensor<50x3xi1>
    %100 = "stablehlo.select"(%99, %96, %97) : (tensor<50x3xi1>, tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %101 = "stablehlo.reshape"(%70) : (tensor<50xf32>) -> tensor<50x1xf32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xf32>) -> tensor<50x3xf32>
    %103 = "stablehlo.multiply"(%100, %102) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %104 = "stablehlo.add"(%69, %103) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %105 = "stablehlo.multiply"(%30, %34) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %106 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %107 = "stablehlo.multiply"(%106, %34) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %108 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %109 = "stablehlo.multiply"(%108, %30) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %110 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %111 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %112 = "stablehlo.compare"(%28, %111) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %113 = "stablehlo.compare"(%28, %110) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %114 = "stablehlo.and"(%113, %112) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %115 = "stablehlo.select"(%114, %28, %110) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %116 = "stablehlo.convert"(%115) : (tensor<50xf32>) -> tensor<50xi64>
    %117 = "stablehlo.constant"() <{value = dense<5> : tensor<50xi64>}> : () -> tensor<50xi64>
    %118 = "stablehlo.multiply"(%116, %117) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %119 = "stablehlo.add"(%25, %118) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %120 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %121 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %122 = "stablehlo.compare"(%31, %121) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %123 = "stablehlo.compare"(%31, %120) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %124 = "stablehlo.and"(%123, %122) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %125 = "stablehlo.select"(%124, %31, %120) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %126 = "stablehlo.convert"(%125) : (tensor<50xf32>) -> tensor<50xi64>
    %127 = "stablehlo.constant"() <{value = dense<1> : tensor<50xi64>}> : () -> tensor<50xi64>
    %128 = "stablehlo.multiply"(%126, %127) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %129 = "stablehlo.add"(%119, %128) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %130 = "stablehlo.and"(%114, %124) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %131 = "stablehlo.gather"(%2, %129) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<50x3xf32>, tensor<50xi64>) -> tensor<50x3xf32>
    %132 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50x3xf32>}> : () -> tensor<50x3xf32>
    %133 = "stablehlo.reshape"(%130) : (tensor<50xi1>) -> tensor<50x1xi1>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xi1>) -> tensor<50x3xi1>
    %135 = "stablehlo.select"(%134, %131, %132) : (tensor<50x3xi1>, tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %136 = "stablehlo.reshape"(%105) : (tensor<50xf32>) -> tensor<50x1xf32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xf32>) -> tensor<50x3xf32>
    %138 = "stablehlo.multiply"(%135, %137) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %139 = "stablehlo.add"(%104, %138) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %140 = "stablehlo.multiply"(%30, %35) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %141 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %142 = "stablehlo.multiply"(%141, %35) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %143 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %144 = "stablehlo.multiply"(%143, %30) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %145 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %146 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %147 = "stablehlo.compare"(%28, %146) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %148 = "stablehlo.compare"(%28, %145) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %149 = "stablehlo.and"(%148, %147) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %150 = "stablehlo.select"(%149, %28, %145) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %151 = "stablehlo.convert"(%150) : (tensor<50xf32>) -> tensor<50xi64>
    %152 = "stablehlo.constant"() <{value = dense<5> : tensor<50xi64>}> : () -> tensor<50xi64>
    %153 = "stablehlo.multiply"(%151, %152) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %154 = "stablehlo.add"(%25, %153) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %155 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %156 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %157 = "stablehlo.compare"(%33, %156) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %158 = "stablehlo.compare"(%33, %155) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %159 = "stablehlo.and"(%158, %157) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %160 = "stablehlo.select"(%159, %33, %155) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %161 = "stablehlo.convert"(%160) : (tensor<50xf32>) -> tensor<50xi64>
    %162 = "stablehlo.constant"() <{value = dense<1> : tensor<50xi64>}> : () -> tensor<50xi64>
    %163 = "stablehlo.multiply"(%161, %162) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %164 = "stablehlo.add"(%154, %163) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %165 = "stablehlo.and"(%149, %159) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %166 = "stablehlo.gather"(%2, %164) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<50x3xf32>, tensor<50xi64>) -> tensor<50x3xf32>
    %167 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50x3xf32>}> : () -> tensor<50x3xf32>
    %168 = "stablehlo.reshape"(%165) : (tensor<50xi1>) -> tensor<50x1xi1>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xi1>) -> tensor<50x3xi1>
    %170 = "stablehlo.select"(%169, %166, %167) : (tensor<50x3xi1>, tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %171 = "stablehlo.reshape"(%140) : (tensor<50xf32>) -> tensor<50x1xf32>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xf32>) -> tensor<50x3xf32>
    %173 = "stablehlo.multiply"(%170, %172) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %174 = "stablehlo.add"(%139, %173) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %175 = "stablehlo.reshape"(%174) : (tensor<50x3xf32>) -> tensor<2x5x5x3xf32>
    %176 = "stablehlo.transpose"(%175) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x5x3xf32>) -> tensor<2x3x5x5xf32>
    "func.return"(%176) : (tensor<2x3x5x5xf32>) -> ()
  }
}
