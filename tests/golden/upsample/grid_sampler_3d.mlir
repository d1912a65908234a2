module @setu {
  func.func public @main(%arg0: tensor<1x1x2x2x2xf32>, %arg1: tensor<1x1x1x1x3xf32>) -> (tensor<1x1x1x1x1xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1x1x1xf32>}> : () -> tensor<1x1x1x1x1xf32>
    %1 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 3, 4, 1>}> : (tensor<1x1x2x2x2xf32>) -> tensor<1x2x2x2x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x2x2x2x1xf32>) -> tensor<8x1xf32>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<1x1x1x1x3xf32>) -> tensor<1x3xf32>
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x1xf32>) -> tensor<1xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %8 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %12 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
    %13 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x1xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x1xf32>) -> tensor<1xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %17 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %21 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
    %22 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x1xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x1xf32>) -> tensor<1xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %26 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %30 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
    %31 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi64>
    %32 = "stablehlo.constant"() <{value = dense<8> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x1xi64>) -> tensor<1xi64>
    %35 = "stablehlo.floor"(%11) : (tensor<1xf32>) -> tensor<1xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %38 = "stablehlo.subtract"(%37, %11) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %39 = "stablehlo.subtract"(%11, %35) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %40 = "stablehlo.floor"(%20) : (tensor<1xf32>) -> tensor<1xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %43 = "stablehlo.subtract"(%42, %20) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %44 = "stablehlo.subtract"(%20, %40) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %45 = "stablehlo.floor"(%29) : (tensor<1xf32>) -> tensor<1xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %47 = "stablehlo.add"(%45, %46) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %48 = "stablehlo.subtract"(%47, %29) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %49 = "stablehlo.subtract"(%29, %45) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %50 = "stablehlo.multiply"(%38, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %51 = "stablehlo.multiply"(%50, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %52 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %53 = "stablehlo.multiply"(%52, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %54 = "stablehlo.multiply"(%53, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %55 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %56 = "stablehlo.multiply"(%55, %38) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %57 = "stablehlo.multiply"(%56, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %58 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %59 = "stablehlo.multiply"(%58, %38) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %60 = "stablehlo.multiply"(%59, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %62 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %63 = "stablehlo.compare"(%35, %62) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %64 = "stablehlo.compare"(%35, %61) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %65 = "stablehlo.and"(%64, %63) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %66 = "stablehlo.select"(%65, %35, %61) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %67 = "stablehlo.convert"(%66) : (tensor<1xf32>) -> tensor<1xi64>
    %68 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %69 = "stablehlo.multiply"(%67, %68) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %70 = "stablehlo.add"(%34, %69) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %71 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %73 = "stablehlo.compare"(%40, %72) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %74 = "stablehlo.compare"(%40, %71) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %75 = "stablehlo.and"(%74, %73) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %76 = "stablehlo.select"(%75, %40, %71) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %77 = "stablehlo.convert"(%76) : (tensor<1xf32>) -> tensor<1xi64>
    %78 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %79 = "stablehlo.multiply"(%77, %78) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %80 = "stablehlo.add"(%70, %79) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %81 = "stablehlo.and"(%65, %75) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %82 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %83 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %84 = "stablehlo.compare"(%45, %83) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %85 = "stablehlo.compare"(%45, %82) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %86 = "stablehlo.and"(%85, %84) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %87 = "stablehlo.select"(%86, %45, %82) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %88 = "stablehlo.convert"(%87) : (tensor<1xf32>) -> tensor<1xi64>
    %89 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %90 = "stablehlo.multiply"(%88, %89) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %91 = "stablehlo.add"(%80, %90) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %92 = "stablehlo.and"(%81, %86) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %93 = "stablehlo.gather"(%2, %91) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %94 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %95 = "stablehlo.reshape"(%92) : (tensor<1xi1>) -> tensor<1x1xi1>
    %96 = "stablehlo.select"(%95, %93, %94) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %97 = "stablehlo.reshape"(%51) : (tensor<1xf32>) -> tensor<1x1xf32>
    %98 = "stablehlo.multiply"(%96, %97) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %99 = "stablehlo.multiply"(%38, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %100 = "stablehlo.multiply"(%99, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %101 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %102 = "stablehlo.multiply"(%101, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %103 = "stablehlo.multiply"(%102, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %104 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %105 = "stablehlo.multiply"(%104, %38) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %106 = "stablehlo.multiply"(%105, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %107 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %108 = "stablehlo.multiply"(%107, %38) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %109 = "stablehlo.multiply"(%108, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %110 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %111 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %112 = "stablehlo.compare"(%35, %111) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %113 = "stablehlo.compare"(%35, %110) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %114 = "stablehlo.and"(%113, %112) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %115 = "stablehlo.select"(%114, %35, %110) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %116 = "stablehlo.convert"(%115) : (tensor<1xf32>) -> tensor<1xi64>
    %117 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %118 = "stablehlo.multiply"(%116, %117) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %119 = "stablehlo.add"(%34, %118) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %120 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %121 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %122 = "stablehlo.compare"(%40, %121) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %123 = "stablehlo.compare"(%40, %120) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %124 = "stablehlo.and"(%123, %122) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %125 = "stablehlo.select"(%124, %40, %120) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %126 = "stablehlo.convert"(%125) : (tensor<1xf32>) -> tensor<1xi64>
    %127 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %128 = "stablehlo.multiply"(%126, %127) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %129 = "stablehlo.add"(%119, %128) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %130 = "stablehlo.and"(%114, %124) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %131 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %132 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %133 = "stablehlo.compare"(%47, %132) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %134 = "stablehlo.compare"(%47, %131) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %135 = "stablehlo.and"(%134, %133) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %136 = "stablehlo.select"(%135, %47, %131) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %137 = "stablehlo.convert"(%136) : (tensor<1xf32>) -> tensor<1xi64>
    %138 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %139 = "stablehlo.multiply"(%137, %138) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %140 = "stablehlo.add"(%129, %139) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %141 = "stablehlo.and"(%130, %135) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %142 = "stablehlo.gather"(%2, %140) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %143 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %144 = "stablehlo.reshape"(%141) : (tensor<1xi1>) -> tensor<1x1xi1>
    %145 = "stablehlo.select"(%144, %142, %143) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %146 = "stablehlo.reshape"(%100) : (tensor<1xf32>) -> tensor<1x1xf32>
    %147 = "stablehlo.multiply"(%145, %146) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %148 = "stablehlo.add"(%98, %147) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %149 = "stablehlo.multiply"(%38, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %150 = "stablehlo.multiply"(%149, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %151 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %152 = "stablehlo.multiply"(%151, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %153 = "stablehlo.multiply"(%152, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %154 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %155 = "stablehlo.multiply"(%154, %38) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %156 = "stablehlo.multiply"(%155, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %157 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %158 = "stablehlo.multiply"(%157, %38) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %159 = "stablehlo.multiply"(%158, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %160 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %161 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %162 = "stablehlo.compare"(%35, %161) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %163 = "stablehlo.compare"(%35, %160) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %164 = "stablehlo.and"(%163, %162) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %165 = "stablehlo.select"(%164, %35, %160) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %166 = "stablehlo.convert"(%165) : (tensor<1xf32>) -> tensor<1xi64>
    %167 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %168 = "stablehlo.multiply"(%166, %167) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %169 = "stablehlo.add"(%34, %168) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %170 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %171 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %172 = "stablehlo.compare"(%42, %171) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %173 = "stablehlo.compare"(%42, %170) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %174 = "stablehlo.and"(%173, %172) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %175 = "stablehlo.select"(%174, %42, %170) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %176 = "stablehlo.convert"(%175) : (tensor<1xf32>) -> tensor<1xi64>
    %177 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %178 = "stablehlo.multiply"(%176, %177) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %179 = "stablehlo.add"(%169, %178) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %180 = "stablehlo.and"(%164, %174) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %181 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %182 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %183 = "stablehlo.compare"(%45, %182) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %184 = "stablehlo.compare"(%45, %181) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %185 = "stablehlo.and"(%184, %183) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %186 = "stablehlo.select"(%185, %45, %181) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %187 = "stablehlo.convert"(%186) : (tensor<1xf32>) -> tensor<1xi64>
    %188 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %189 = "stablehlo.multiply"(%187, %188) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %190 = "stablehlo.add"(%179, %189) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %191 = "stablehlo.and"(%180, %185) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %192 = "stablehlo.gather"(%2, %190) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %193 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %194 = "stablehlo.reshape"(%191) : (tensor<1xi1>) -> tensor<1x1xi1>
    %195 = "stablehlo.select"(%194, %192, %193) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %196 = "stablehlo.reshape"(%150) : (tensor<1xf32>) -> tensor<1x1xf32>
    %197 = "stablehlo.multiply"(%195, %196) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %198 = "stablehlo.add"(%148, %197) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %199 = "stablehlo.multiply"(%38, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %200 = "stablehlo.multiply"(%199, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %201 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %202 = "stablehlo.multiply"(%201, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %203 = "stablehlo.multiply"(%202, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %204 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %205 = "stablehlo.multiply"(%204, %38) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %206 = "stablehlo.multiply"(%205, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %207 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %208 = "stablehlo.multiply"(%207, %38) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %209 = "stablehlo.multiply"(%208, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %210 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %211 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %212 = "stablehlo.compare"(%35, %211) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %213 = "stablehlo.compare"(%35, %210) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %214 = "stablehlo.and"(%213, %212) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %215 = "stablehlo.select"(%214, %35, %210) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %216 = "stablehlo.convert"(%215) : (tensor<1xf32>) -> tensor<1xi64>
    %217 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %218 = "stablehlo.multiply"(%216, %217) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %219 = "stablehlo.add"(%34, %218) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %220 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %221 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %222 = "stablehlo.compare"(%42, %221) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %223 = "stablehlo.compare"(%42, %220) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %224 = "stablehlo.and"(%223, %222) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %225 = "stablehlo.select"(%224, %42, %220) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %226 = "stablehlo.convert"(%225) : (tensor<1xf32>) -> tensor<1xi64>
    %227 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %228 = "stablehlo.multiply"(%226, %227) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %229 = "stablehlo.add"(%219, %228) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %230 = "stablehlo.and"(%214, %224) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %231 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %232 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %233 = "stablehlo.compare"(%47, %232) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %234 = "stablehlo.compare"(%47, %231) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %235 = "stablehlo.and"(%234, %233) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %236 = "stablehlo.select"(%235, %47, %231) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %237 = "stablehlo.convert"(%236) : (tensor<1xf32>) -> tensor<1xi64>
    %238 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %239 = "stablehlo.multiply"(%237, %238) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %240 = "stablehlo.add"(%229, %239) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %241 = "stablehlo.and"(%230, %235) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %242 = "stablehlo.gather"(%2, %240) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %243 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %244 = "stablehlo.reshape"(%241) : (tensor<1xi1>) -> tensor<1x1xi1>
    %245 = "stablehlo.select"(%244, %242, %243) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %246 = "stablehlo.reshape"(%200) : (tensor<1xf32>) -> tensor<1x1xf32>
    %247 = "stablehlo.multiply"(%245, %246) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %248 = "stablehlo.add"(%198, %247) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %249 = "stablehlo.multiply"(%39, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %250 = "stablehlo.multiply"(%249, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %251 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %252 = "stablehlo.multiply"(%251, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %253 = "stablehlo.multiply"(%252, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %254 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %255 = "stablehlo.multiply"(%254, %39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %256 = "stablehlo.multiply"(%255, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %257 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %258 = "stablehlo.multiply"(%257, %39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %259 = "stablehlo.multiply"(%258, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %260 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %261 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %262 = "stablehlo.compare"(%37, %261) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %263 = "stablehlo.compare"(%37, %260) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %264 = "stablehlo.and"(%263, %262) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %265 = "stablehlo.select"(%264, %37, %260) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %266 = "stablehlo.convert"(%265) : (tensor<1xf32>) -> tensor<1xi64>
    %267 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %268 = "stablehlo.multiply"(%266, %267) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %269 = "stablehlo.add"(%34, %268) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %270 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %271 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %272 = "stablehlo.compare"(%40, %271) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %273 = "stablehlo.compare"(%40, %270) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %274 = "stablehlo.and"(%273, %272) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %275 = "stablehlo.select"(%274, %40, %270) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %276 = "stablehlo.convert"(%275) : (tensor<1xf32>) -> tensor<1xi64>
    %277 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %278 = "stablehlo.multiply"(%276, %277) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %279 = "stablehlo.add"(%269, %278) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %280 = "stablehlo.and"(%264, %274) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %281 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %282 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %283 = "stablehlo.compare"(%45, %282) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %284 = "stablehlo.compare"(%45, %281) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %285 = "stablehlo.and"(%284, %283) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %286 = "stablehlo.select"(%285, %45, %281) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %287 = "stablehlo.convert"(%286) : (tensor<1xf32>) -> tensor<1xi64>
    %288 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %289 = "stablehlo.multiply"(%287, %288) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %290 = "stablehlo.add"(%279, %289) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %291 = "stablehlo.and"(%280, %285) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %292 = "stablehlo.gather"(%2, %290) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %293 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %294 = "stablehlo.reshape"(%291) : (tensor<1xi1>) -> tensor<1x1xi1>
    %295 = "stablehlo.select"(%294, %292, %293) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %296 = "stablehlo.reshape"(%250) : (tensor<1xf32>) -> tensor<1x1xf32>
    %297 = "stablehlo.multiply"(%295, %296) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %298 = "stablehlo.add"(%248, %297) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %299 = "stablehlo.multiply"(%39, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %300 = "stablehlo.multiply"(%299, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %301 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %302 = "stablehlo.multiply"(%301, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %303 = "stablehlo.multiply"(%302, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %304 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %305 = "stablehlo.multiply"(%304, %39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %306 = "stablehlo.multiply"(%305, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %307 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %308 = "stablehlo.multiply"(%307, %39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %309 = "stablehlo.multiply"(%308, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %310 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %311 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %312 = "stablehlo.compare"(%37, %311) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %313 = "stablehlo.compare"(%37, %310) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %314 = "stablehlo.and"(%313, %312) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %315 = "stablehlo.select"(%314, %37, %310) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %316 = "stablehlo.convert"(%315) : (tensor<1xf32>) -> tensor<1xi64>
    %317 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %318 = "stablehlo.multiply"(%316, %317) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %319 = "stablehlo.add"(%34, %318) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %320 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %321 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %322 = "stablehlo.compare"(%40, %321) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %323 = "stablehlo.compare"(%40, %320) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %324 = "stablehlo.and"(%323, %322) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %325 = "stablehlo.select"(%324, %40, %320) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %326 = "stablehlo.convert"(%325) : (tensor<1xf32>) -> tensor<1xi64>
    %327 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %328 = "stablehlo.multiply"(%326, %327) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %329 = "stablehlo.add"(%319, %328) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %330 = "stablehlo.and"(%314, %324) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %331 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %332 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %333 = "stablehlo.compare"(%47, %332) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %334 = "stablehlo.compare"(%47, %331) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %335 = "stablehlo.and"(%334, %333) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %336 = "stablehlo.select"(%335, %47, %331) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %337 = "stablehlo.convert"(%336) : (tensor<1xf32>) -> tensor<1xi64>
    %338 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %339 = "stablehlo.multiply"(%337, %338) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %340 = "stablehlo.add"(%329, %339) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %341 = "stablehlo.and"(%330, %335) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %342 = "stablehlo.gather"(%2, %340) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %343 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %344 = "stablehlo.reshape"(%341) : (tensor<1xi1>) -> tensor<1x1xi1>
    %345 = "stablehlo.select"(%344, %342, %343) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %346 = "stablehlo.reshape"(%300) : (tensor<1xf32>) -> tensor<1x1xf32>
    %347 = "stablehlo.multiply"(%345, %346) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %348 = "stablehlo.add"(%298, %347) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %349 = "stablehlo.multiply"(%39, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %350 = "stablehlo.multiply"(%349, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %351 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %352 = "stablehlo.multiply"(%351, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %353 = "stablehlo.multiply"(%352, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %354 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %355 = "stablehlo.multiply"(%354, %39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %356 = "stablehlo.multiply"(%355, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %357 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %358 = "stablehlo.multiply"(%357, %39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %359 = "stablehlo.multiply"(%358, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %360 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %361 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %362 = "stablehlo.compare"(%37, %361) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %363 = "stablehlo.compare"(%37, %360) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %364 = "stablehlo.and"(%363, %362) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %365 = "stablehlo.select"(%364, %37, %360) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %366 = "stablehlo.convert"(%365) : (tensor<1xf32>) -> tensor<1xi64>
    %367 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %368 = "stablehlo.multiply"(%366, %367) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %369 = "stablehlo.add"(%34, %368) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %370 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %371 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %372 = "stablehlo.compare"(%42, %371) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %373 = "stablehlo.compare"(%42, %370) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %374 = "stablehlo.and"(%373, %372) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %375 = "stablehlo.select"(%374, %42, %370) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %376 = "stablehlo.convert"(%375) : (tensor<1xf32>) -> tensor<1xi64>
    %377 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %378 = "stablehlo.multiply"(%376, %377) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %379 = "stablehlo.add"(%369, %378) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %380 = "stablehlo.and"(%364, %374) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %381 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %382 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %383 = "stablehlo.compare"(%45, %382) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %384 = "stablehlo.compare"(%45, %381) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %385 = "stablehlo.and"(%384, %383) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %386 = "stablehlo.select"(%385, %45, %381) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %387 = "stablehlo.convert"(%386) : (tensor<1xf32>) -> tensor<1xi64>
    %388 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %389 = "stablehlo.multiply"(%387, %388) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %390 = "stablehlo.add"(%379, %389) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %391 = "stablehlo.and"(%380, %385) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %392 = "stablehlo.gather"(%2, %390) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %393 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %394 = "stablehlo.reshape"(%391) : (tensor<1xi1>) -> tensor<1x1xi1>
    %395 = "stablehlo.select"(%394, %392, %393) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %396 = "stablehlo.reshape"(%350) : (tensor<1xf32>) -> tensor<1x1xf32>
    %397 = "stablehlo.multiply"(%395, %396) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %398 = "stablehlo.add"(%348, %397) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %399 = "stablehlo.multiply"(%39, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %400 = "stablehlo.multiply"(%399, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %401 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %402 = "stablehlo.multiply"(%401, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %403 = "stablehlo.multiply"(%402, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %404 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %405 = "stablehlo.multiply"(%404, %39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %406 = "stablehlo.multiply"(%405, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %407 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %408 = "stablehlo.multiply"(%407, %39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %409 = "stablehlo.multiply"(%408, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %410 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %411 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %412 = "stablehlo.compare"(%37, %411) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %413 = "stablehlo.compare"(%37, %410) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %414 = "stablehlo.and"(%413, %412) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %415 = "stablehlo.select"(%414, %37, %410) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %416 = "stablehlo.convert"(%415) : (tensor<1xf32>) -> tensor<1xi64>
    %417 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %418 = "stablehlo.multiply"(%416, %417) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %419 = "stablehlo.add"(%34, %418) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %420 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %421 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %422 = "stablehlo.compare"(%42, %421) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %423 = "stablehlo.compare"(%42, %420) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %424 = "stablehlo.and"(%423, %422) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %425 = "stablehlo.select"(%424, %42, %420) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %426 = "stablehlo.convert"(%425) : (tensor<1xf32>) -> tensor<1xi64>
    %427 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %428 = "stablehlo.multiply"(%426, %427) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %429 = "stablehlo.add"(%419, %428) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %430 = "stablehlo.and"(%414, %424) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %431 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %432 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %433 = "stablehlo.compare"(%47, %432) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %434 = "stablehlo.compare"(%47, %431) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %435 = "stablehlo.and"(%434, %433) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %436 = "stablehlo.select"(%435, %47, %431) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %437 = "stablehlo.convert"(%436) : (tensor<1xf32>) -> tensor<1xi64>
    %438 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %439 = "stablehlo.multiply"(%437, %438) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %440 = "stablehlo.add"(%429, %439) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %441 = "stablehlo.and"(%430, %435) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %442 = "stablehlo.gather"(%2, %440) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %443 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %444 = "stablehlo.reshape"(%441) : (tensor<1xi1>) -> tensor<1x1xi1>
    %445 = "stablehlo.select"(%444, %442, %443) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %446 = "stablehlo.reshape"(%400) : (tensor<1xf32>) -> tensor<1x1xf32>
    %447 = "stablehlo.multiply"(%445, %446) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %448 = "stablehlo.add"(%398, %447) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %449 = "stablehlo.reshape"(%448) : (tensor<1x1xf32>) -> tensor<1x1x1x1x1xf32>
    %450 = "stablehlo.transpose"(%449) <{permutation = array<i64: 0, 4, 1, 2, 3>}> : (tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
    "func.return"(%450) : (tensor<1x1x1x1x1xf32>) -> ()
  }
}
