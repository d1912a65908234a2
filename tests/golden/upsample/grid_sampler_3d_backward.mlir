module @setu {
  func.func public @main(%arg0: tensor<1x1x1x1x1xf32>, %arg1: tensor<1x1x2x2x2xf32>, %arg2: tensor<1x1x1x1x3xf32>) -> (tensor<1x1x2x2x2xf32>, tensor<1x1x1x1x3xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x2x2x2xf32>}> : () -> tensor<1x1x2x2x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1x1x3xf32>}> : () -> tensor<1x1x1x1x3xf32>
    %2 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 0, 2, 3, 4, 1>}> : (tensor<1x1x2x2x2xf32>) -> tensor<1x2x2x2x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x2x2x2x1xf32>) -> tensor<8x1xf32>
    %4 = "stablehlo.reshape"(%arg2) : (tensor<1x1x1x1x3xf32>) -> tensor<1x3xf32>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 2>, limit_indices = array<i64: 1, 3>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x1xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x1xf32>) -> tensor<1xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %9 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %13 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
    %14 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x1xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x1xf32>) -> tensor<1xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %18 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %22 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
    %23 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<1x3xf32>) -> tensor<1x1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x1xf32>) -> tensor<1xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %27 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %29 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %31 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<1xf32>}> : () -> tensor<1xf32>
    %32 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi64>
    %33 = "stablehlo.constant"() <{value = dense<8> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi64>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x1xi64>) -> tensor<1xi64>
    %36 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 3, 4, 1>}> : (tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<1x1x1x1x1xf32>) -> tensor<1x1xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<8x1xf32>}> : () -> tensor<8x1xf32>
    %39 = "stablehlo.floor"(%12) : (tensor<1xf32>) -> tensor<1xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %42 = "stablehlo.subtract"(%41, %12) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %43 = "stablehlo.subtract"(%12, %39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %44 = "stablehlo.floor"(%21) : (tensor<1xf32>) -> tensor<1xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %47 = "stablehlo.subtract"(%46, %21) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %48 = "stablehlo.subtract"(%21, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %49 = "stablehlo.floor"(%30) : (tensor<1xf32>) -> tensor<1xf32>
    %50 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %52 = "stablehlo.subtract"(%51, %30) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %53 = "stablehlo.subtract"(%30, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %54 = "stablehlo.multiply"(%42, %47) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %55 = "stablehlo.multiply"(%54, %52) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %56 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %57 = "stablehlo.multiply"(%56, %47) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %58 = "stablehlo.multiply"(%57, %52) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %59 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %60 = "stablehlo.multiply"(%59, %42) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %61 = "stablehlo.multiply"(%60, %52) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %62 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %63 = "stablehlo.multiply"(%62, %42) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %64 = "stablehlo.multiply"(%63, %47) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %67 = "stablehlo.compare"(%39, %66) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %68 = "stablehlo.compare"(%39, %65) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %69 = "stablehlo.and"(%68, %67) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %70 = "stablehlo.select"(%69, %39, %65) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %71 = "stablehlo.convert"(%70) : (tensor<1xf32>) -> tensor<1xi64>
    %72 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %73 = "stablehlo.multiply"(%71, %72) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %74 = "stablehlo.add"(%35, %73) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %75 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %76 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %77 = "stablehlo.compare"(%44, %76) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %78 = "stablehlo.compare"(%44, %75) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %79 = "stablehlo.and"(%78, %77) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %80 = "stablehlo.select"(%79, %44, %75) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %81 = "stablehlo.convert"(%80) : (tensor<1xf32>) -> tensor<1xi64>
    %82 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %83 = "stablehlo.multiply"(%81, %82) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %84 = "stablehlo.add"(%74, %83) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %85 = "stablehlo.and"(%69, %79) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %86 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %87 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %88 = "stablehlo.compare"(%49, %87) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %89 = "stablehlo.compare"(%49, %86) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %90 = "stablehlo.and"(%89, %88) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %91 = "stablehlo.select"(%90, %49, %86) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %92 = "stablehlo.convert"(%91) : (tensor<1xf32>) -> tensor<1xi64>
    %93 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %94 = "stablehlo.multiply"(%92, %93) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %95 = "stablehlo.add"(%84, %94) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %96 = "stablehlo.and"(%85, %90) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %97 = "stablehlo.constant"() <{value = dense<8> : tensor<1xi64>}> : () -> tensor<1xi64>
    %98 = "stablehlo.select"(%96, %95, %97) : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %99 = "stablehlo.reshape"(%55) : (tensor<1xf32>) -> tensor<1x1xf32>
    %100 = "stablehlo.multiply"(%37, %99) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %104 = "stablehlo.scatter"(%38, %98, %100) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a101: tensor<f32>, %a102: tensor<f32>):
      %103 = "stablehlo.add"(%a101, %a102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%103) : (tensor<f32>) -> ()
    }) : (tensor<8x1xf32>, tensor<1xi64>, tensor<1x1xf32>) -> tensor<8x1xf32>
    %105 = "stablehlo.gather"(%3, %95) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %106 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %107 = "stablehlo.reshape"(%96) : (tensor<1xi1>) -> tensor<1x1xi1>
    %108 = "stablehlo.select"(%107, %105, %106) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %109 = "stablehlo.multiply"(%37, %108) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %110 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.reduce"(%109, %110) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a111: tensor<f32>, %a112: tensor<f32>):
      %113 = "stablehlo.add"(%a111, %a112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%113) : (tensor<f32>) -> ()
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
    %115 = "stablehlo.multiply"(%114, %58) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %116 = "stablehlo.multiply"(%114, %61) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %117 = "stablehlo.multiply"(%114, %64) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %118 = "stablehlo.multiply"(%42, %47) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %119 = "stablehlo.multiply"(%118, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %120 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %121 = "stablehlo.multiply"(%120, %47) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %122 = "stablehlo.multiply"(%121, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %123 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %124 = "stablehlo.multiply"(%123, %42) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %125 = "stablehlo.multiply"(%124, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %126 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %127 = "stablehlo.multiply"(%126, %42) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %128 = "stablehlo.multiply"(%127, %47) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %129 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %130 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %131 = "stablehlo.compare"(%39, %130) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %132 = "stablehlo.compare"(%39, %129) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %133 = "stablehlo.and"(%132, %131) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %134 = "stablehlo.select"(%133, %39, %129) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %135 = "stablehlo.convert"(%134) : (tensor<1xf32>) -> tensor<1xi64>
    %136 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %137 = "stablehlo.multiply"(%135, %136) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %138 = "stablehlo.add"(%35, %137) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %139 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %140 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %141 = "stablehlo.compare"(%44, %140) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %142 = "stablehlo.compare"(%44, %139) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %143 = "stablehlo.and"(%142, %141) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %144 = "stablehlo.select"(%143, %44, %139) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %145 = "stablehlo.convert"(%144) : (tensor<1xf32>) -> tensor<1xi64>
    %146 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %147 = "stablehlo.multiply"(%145, %146) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %148 = "stablehlo.add"(%138, %147) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %149 = "stablehlo.and"(%133, %143) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %150 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %151 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %152 = "stablehlo.compare"(%51, %151) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %153 = "stablehlo.compare"(%51, %150) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %154 = "stablehlo.and"(%153, %152) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %155 = "stablehlo.select"(%154, %51, %150) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %156 = "stablehlo.convert"(%155) : (tensor<1xf32>) -> tensor<1xi64>
    %157 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %158 = "stablehlo.multiply"(%156, %157) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %159 = "stablehlo.add"(%148, %158) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %160 = "stablehlo.and"(%149, %154) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %161 = "stablehlo.constant"() <{value = dense<8> : tensor<1xi64>}> : () -> tensor<1xi64>
    %162 = "stablehlo.select"(%160, %159, %161) : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %163 = "stablehlo.reshape"(%119) : (tensor<1xf32>) -> tensor<1x1xf32>
    %164 = "stablehlo.multiply"(%37, %163) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %168 = "stablehlo.scatter"(%104, %162, %164) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a165: tensor<f32>, %a166: tensor<f32>):
      %167 = "stablehlo.add"(%a165, %a166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%167) : (tensor<f32>) -> ()
    }) : (tensor<8x1xf32>, tensor<1xi64>, tensor<1x1xf32>) -> tensor<8x1xf32>
    %169 = "stablehlo.gather"(%3, %159) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %170 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %171 = "stablehlo.reshape"(%160) : (tensor<1xi1>) -> tensor<1x1xi1>
    %172 = "stablehlo.select"(%171, %169, %170) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %173 = "stablehlo.multiply"(%37, %172) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %174 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.reduce"(%173, %174) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a175: tensor<f32>, %a176: tensor<f32>):
      %177 = "stablehlo.add"(%a175, %a176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%177) : (tensor<f32>) -> ()
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
    %179 = "stablehlo.multiply"(%178, %122) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %180 = "stablehlo.add"(%115, %179) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %181 = "stablehlo.multiply"(%178, %125) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %182 = "stablehlo.add"(%116, %181) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %183 = "stablehlo.multiply"(%178, %128) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %184 = "stablehlo.add"(%117, %183) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %185 = "stablehlo.multiply"(%42, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %186 = "stablehlo.multiply"(%185, %52) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %187 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %188 = "stablehlo.multiply"(%187, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %189 = "stablehlo.multiply"(%188, %52) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %190 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %191 = "stablehlo.multiply"(%190, %42) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %192 = "stablehlo.multiply"(%191, %52) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %193 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %194 = "stablehlo.multiply"(%193, %42) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %195 = "stablehlo.multiply"(%194, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %196 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %197 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %198 = "stablehlo.compare"(%39, %197) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %199 = "stablehlo.compare"(%39, %196) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %200 = "stablehlo.and"(%199, %198) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %201 = "stablehlo.select"(%200, %39, %196) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %202 = "stablehlo.convert"(%201) : (tensor<1xf32>) -> tensor<1xi64>
    %203 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %204 = "stablehlo.multiply"(%202, %203) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %205 = "stablehlo.add"(%35, %204) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %206 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %207 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %208 = "stablehlo.compare"(%46, %207) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %209 = "stablehlo.compare"(%46, %206) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %210 = "stablehlo.and"(%209, %208) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %211 = "stablehlo.select"(%210, %46, %206) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %212 = "stablehlo.convert"(%211) : (tensor<1xf32>) -> tensor<1xi64>
    %213 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %214 = "stablehlo.multiply"(%212, %213) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %215 = "stablehlo.add"(%205, %214) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %216 = "stablehlo.and"(%200, %210) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %217 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %218 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %219 = "stablehlo.compare"(%49, %218) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %220 = "stablehlo.compare"(%49, %217) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %221 = "stablehlo.and"(%220, %219) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %222 = "stablehlo.select"(%221, %49, %217) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %223 = "stablehlo.convert"(%222) : (tensor<1xf32>) -> tensor<1xi64>
    %224 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %225 = "stablehlo.multiply"(%223, %224) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %226 = "stablehlo.add"(%215, %225) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %227 = "stablehlo.and"(%216, %221) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %228 = "stablehlo.constant"() <{value = dense<8> : tensor<1xi64>}> : () -> tensor<1xi64>
    %229 = "stablehlo.select"(%227, %226, %228) : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %230 = "stablehlo.reshape"(%186) : (tensor<1xf32>) -> tensor<1x1xf32>
    %231 = "stablehlo.multiply"(%37, %230) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %235 = "stablehlo.scatter"(%168, %229, %231) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a232: tensor<f32>, %a233: tensor<f32>):
      %234 = "stablehlo.add"(%a232, %a233) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%234) : (tensor<f32>) -> ()
    }) : (tensor<8x1xf32>, tensor<1xi64>, tensor<1x1xf32>) -> tensor<8x1xf32>
    %236 = "stablehlo.gather"(%3, %226) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %237 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %238 = "stablehlo.reshape"(%227) : (tensor<1xi1>) -> tensor<1x1xi1>
    %239 = "stablehlo.select"(%238, %236, %237) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %240 = "stablehlo.multiply"(%37, %239) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %241 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %245 = "stablehlo.reduce"(%240, %241) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a242: tensor<f32>, %a243: tensor<f32>):
      %244 = "stablehlo.add"(%a242, %a243) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%244) : (tensor<f32>) -> ()
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
    %246 = "stablehlo.multiply"(%245, %189) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %247 = "stablehlo.add"(%180, %246) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %248 = "stablehlo.multiply"(%245, %192) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %249 = "stablehlo.add"(%182, %248) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %250 = "stablehlo.multiply"(%245, %195) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %251 = "stablehlo.add"(%184, %250) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %252 = "stablehlo.multiply"(%42, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %253 = "stablehlo.multiply"(%252, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %254 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %255 = "stablehlo.multiply"(%254, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %256 = "stablehlo.multiply"(%255, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %257 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %258 = "stablehlo.multiply"(%257, %42) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %259 = "stablehlo.multiply"(%258, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %260 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %261 = "stablehlo.multiply"(%260, %42) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %262 = "stablehlo.multiply"(%261, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %263 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %264 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %265 = "stablehlo.compare"(%39, %264) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %266 = "stablehlo.compare"(%39, %263) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %267 = "stablehlo.and"(%266, %265) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %268 = "stablehlo.select"(%267, %39, %263) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %269 = "stablehlo.convert"(%268) : (tensor<1xf32>) -> tensor<1xi64>
    %270 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %271 = "stablehlo.multiply"(%269, %270) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %272 = "stablehlo.add"(%35, %271) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %273 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %274 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %275 = "stablehlo.compare"(%46, %274) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %276 = "stablehlo.compare"(%46, %273) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %277 = "stablehlo.and"(%276, %275) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %278 = "stablehlo.select"(%277, %46, %273) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %279 = "stablehlo.convert"(%278) : (tensor<1xf32>) -> tensor<1xi64>
    %280 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %281 = "stablehlo.multiply"(%279, %280) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %282 = "stablehlo.add"(%272, %281) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %283 = "stablehlo.and"(%267, %277) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %284 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %285 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %286 = "stablehlo.compare"(%51, %285) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %287 = "stablehlo.compare"(%51, %284) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %288 = "stablehlo.and"(%287, %286) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %289 = "stablehlo.select"(%288, %51, %284) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %290 = "stablehlo.convert"(%289) : (tensor<1xf32>) -> tensor<1xi64>
    %291 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %292 = "stablehlo.multiply"(%290, %291) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %293 = "stablehlo.add"(%282, %292) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %294 = "stablehlo.and"(%283, %288) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %295 = "stablehlo.constant"() <{value = dense<8> : tensor<1xi64>}> : () -> tensor<1xi64>
    %296 = "stablehlo.select"(%294, %293, %295) : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %297 = "stablehlo.reshape"(%253) : (tensor<1xf32>) -> tensor<1x1xf32>
    %298 = "stablehlo.multiply"(%37, %297) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %302 = "stablehlo.scatter"(%235, %296, %298) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a299: tensor<f32>, %a300: tensor<f32>):
      %301 = "stablehlo.add"(%a299, %a300) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%301) : (tensor<f32>) -> ()
    }) : (tensor<8x1xf32>, tensor<1xi64>, tensor<1x1xf32>) -> tensor<8x1xf32>
    %303 = "stablehlo.gather"(%3, %293) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %304 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %305 = "stablehlo.reshape"(%294) : (tensor<1xi1>) -> tensor<1x1xi1>
    %306 = "stablehlo.select"(%305, %303, %304) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %307 = "stablehlo.multiply"(%37, %306) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %308 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %312 = "stablehlo.reduce"(%307, %308) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a309: tensor<f32>, %a310: tensor<f32>):
      %311 = "stablehlo.add"(%a309, %a310) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%311) : (tensor<f32>) -> ()
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
    %313 = "stablehlo.multiply"(%312, %256) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %314 = "stablehlo.add"(%247, %313) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %315 = "stablehlo.multiply"(%312, %259) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %316 = "stablehlo.add"(%249, %315) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %317 = "stablehlo.multiply"(%312, %262) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %318 = "stablehlo.add"(%251, %317) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %319 = "stablehlo.multiply"(%43, %47) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %320 = "stablehlo.multiply"(%319, %52) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %321 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %322 = "stablehlo.multiply"(%321, %47) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %323 = "stablehlo.multiply"(%322, %52) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %324 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %325 = "stablehlo.multiply"(%324, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %326 = "stablehlo.multiply"(%325, %52) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %327 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %328 = "stablehlo.multiply"(%327, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %329 = "stablehlo.multiply"(%328, %47) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %330 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %331 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %332 = "stablehlo.compare"(%41, %331) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %333 = "stablehlo.compare"(%41, %330) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %334 = "stablehlo.and"(%333, %332) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %335 = "stablehlo.select"(%334, %41, %330) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %336 = "stablehlo.convert"(%335) : (tensor<1xf32>) -> tensor<1xi64>
    %337 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %338 = "stablehlo.multiply"(%336, %337) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %339 = "stablehlo.add"(%35, %338) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %340 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %341 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %342 = "stablehlo.compare"(%44, %341) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %343 = "stablehlo.compare"(%44, %340) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %344 = "stablehlo.and"(%343, %342) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %345 = "stablehlo.select"(%344, %44, %340) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %346 = "stablehlo.convert"(%345) : (tensor<1xf32>) -> tensor<1xi64>
    %347 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %348 = "stablehlo.multiply"(%346, %347) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %349 = "stablehlo.add"(%339, %348) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %350 = "stablehlo.and"(%334, %344) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %351 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %352 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %353 = "stablehlo.compare"(%49, %352) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %354 = "stablehlo.compare"(%49, %351) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %355 = "stablehlo.and"(%354, %353) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %356 = "stablehlo.select"(%355, %49, %351) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %357 = "stablehlo.convert"(%356) : (tensor<1xf32>) -> tensor<1xi64>
    %358 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %359 = "stablehlo.multiply"(%357, %358) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %360 = "stablehlo.add"(%349, %359) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %361 = "stablehlo.and"(%350, %355) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %362 = "stablehlo.constant"() <{value = dense<8> : tensor<1xi64>}> : () -> tensor<1xi64>
    %363 = "stablehlo.select"(%361, %360, %362) : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %364 = "stablehlo.reshape"(%320) : (tensor<1xf32>) -> tensor<1x1xf32>
    %365 = "stablehlo.multiply"(%37, %364) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %369 = "stablehlo.scatter"(%302, %363, %365) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a366: tensor<f32>, %a367: tensor<f32>):
      %368 = "stablehlo.add"(%a366, %a367) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%368) : (tensor<f32>) -> ()
    }) : (tensor<8x1xf32>, tensor<1xi64>, tensor<1x1xf32>) -> tensor<8x1xf32>
    %370 = "stablehlo.gather"(%3, %360) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %371 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %372 = "stablehlo.reshape"(%361) : (tensor<1xi1>) -> tensor<1x1xi1>
    %373 = "stablehlo.select"(%372, %370, %371) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %374 = "stablehlo.multiply"(%37, %373) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %375 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %379 = "stablehlo.reduce"(%374, %375) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a376: tensor<f32>, %a377: tensor<f32>):
      %378 = "stablehlo.add"(%a376, %a377) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%378) : (tensor<f32>) -> ()
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
    %380 = "stablehlo.multiply"(%379, %323) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %381 = "stablehlo.add"(%314, %380) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %382 = "stablehlo.multiply"(%379, %326) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %383 = "stablehlo.add"(%316, %382) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %384 = "stablehlo.multiply"(%379, %329) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %385 = "stablehlo.add"(%318, %384) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %386 = "stablehlo.multiply"(%43, %47) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %387 = "stablehlo.multiply"(%386, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %388 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %389 = "stablehlo.multiply"(%388, %47) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %390 = "stablehlo.multiply"(%389, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %391 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %392 = "stablehlo.multiply"(%391, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %393 = "stablehlo.multiply"(%392, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %394 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %395 = "stablehlo.multiply"(%394, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %396 = "stablehlo.multiply"(%395, %47) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %397 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %398 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %399 = "stablehlo.compare"(%41, %398) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %400 = "stablehlo.compare"(%41, %397) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %401 = "stablehlo.and"(%400, %399) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %402 = "stablehlo.select"(%401, %41, %397) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %403 = "stablehlo.convert"(%402) : (tensor<1xf32>) -> tensor<1xi64>
    %404 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %405 = "stablehlo.multiply"(%403, %404) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %406 = "stablehlo.add"(%35, %405) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %407 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %408 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %409 = "stablehlo.compare"(%44, %408) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %410 = "stablehlo.compare"(%44, %407) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %411 = "stablehlo.and"(%410, %409) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %412 = "stablehlo.select"(%411, %44, %407) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %413 = "stablehlo.convert"(%412) : (tensor<1xf32>) -> tensor<1xi64>
    %414 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %415 = "stablehlo.multiply"(%413, %414) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %416 = "stablehlo.add"(%406, %415) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %417 = "stablehlo.and"(%401, %411) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %418 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %419 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %420 = "stablehlo.compare"(%51, %419) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %421 = "stablehlo.compare"(%51, %418) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %422 = "stablehlo.and"(%421, %420) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %423 = "stablehlo.select"(%422, %51, %418) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %424 = "stablehlo.convert"(%423) : (tensor<1xf32>) -> tensor<1xi64>
    %425 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %426 = "stablehlo.multiply"(%424, %425) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %427 = "stablehlo.add"(%416, %426) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %428 = "stablehlo.and"(%417, %422) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %429 = "stablehlo.constant"() <{value = dense<8> : tensor<1xi64>}> : () -> tensor<1xi64>
    %430 = "stablehlo.select"(%428, %427, %429) : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %431 = "stablehlo.reshape"(%387) : (tensor<1xf32>) -> tensor<1x1xf32>
    %432 = "stablehlo.multiply"(%37, %431) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %436 = "stablehlo.scatter"(%369, %430, %432) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a433: tensor<f32>, %a434: tensor<f32>):
      %435 = "stablehlo.add"(%a433, %a434) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%435) : (tensor<f32>) -> ()
    }) : (tensor<8x1xf32>, tensor<1xi64>, tensor<1x1xf32>) -> tensor<8x1xf32>
    %437 = "stablehlo.gather"(%3, %427) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %438 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %439 = "stablehlo.reshape"(%428) : (tensor<1xi1>) -> tensor<1x1xi1>
    %440 = "stablehlo.select"(%439, %437, %438) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %441 = "stablehlo.multiply"(%37, %440) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %442 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %446 = "stablehlo.reduce"(%441, %442) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a443: tensor<f32>, %a444: tensor<f32>):
      %445 = "stablehlo.add"(%a443, %a444) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%445) : (tensor<f32>) -> ()
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
    %447 = "stablehlo.multiply"(%446, %390) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %448 = "stablehlo.add"(%381, %447) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %449 = "stablehlo.multiply"(%446, %393) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %450 = "stablehlo.add"(%383, %449) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %451 = "stablehlo.multiply"(%446, %396) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %452 = "stablehlo.add"(%385, %451) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %453 = "stablehlo.multiply"(%43, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %454 = "stablehlo.multiply"(%453, %52) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %455 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %456 = "stablehlo.multiply"(%455, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %457 = "stablehlo.multiply"(%456, %52) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %458 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %459 = "stablehlo.multiply"(%458, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %460 = "stablehlo.multiply"(%459, %52) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %461 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %462 = "stablehlo.multiply"(%461, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %463 = "stablehlo.multiply"(%462, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %464 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %465 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %466 = "stablehlo.compare"(%41, %465) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %467 = "stablehlo.compare"(%41, %464) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %468 = "stablehlo.and"(%467, %466) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %469 = "stablehlo.select"(%468, %41, %464) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %470 = "stablehlo.convert"(%469) : (tensor<1xf32>) -> tensor<1xi64>
    %471 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %472 = "stablehlo.multiply"(%470, %471) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %473 = "stablehlo.add"(%35, %472) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %474 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %475 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %476 = "stablehlo.compare"(%46, %475) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %477 = "stablehlo.compare"(%46, %474) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %478 = "stablehlo.and"(%477, %476) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %479 = "stablehlo.select"(%478, %46, %474) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %480 = "stablehlo.convert"(%479) : (tensor<1xf32>) -> tensor<1xi64>
    %481 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %482 = "stablehlo.multiply"(%480, %481) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %483 = "stablehlo.add"(%473, %482) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %484 = "stablehlo.and"(%468, %478) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %485 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %486 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %487 = "stablehlo.compare"(%49, %486) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %488 = "stablehlo.compare"(%49, %485) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %489 = "stablehlo.and"(%488, %487) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %490 = "stablehlo.select"(%489, %49, %485) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %491 = "stablehlo.convert"(%490) : (tensor<1xf32>) -> tensor<1xi64>
    %492 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %493 = "stablehlo.multiply"(%491, %492) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %494 = "stablehlo.add"(%483, %493) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %495 = "stablehlo.and"(%484, %489) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %496 = "stablehlo.constant"() <{value = dense<8> : tensor<1xi64>}> : () -> tensor<1xi64>
    %497 = "stablehlo.select"(%495, %494, %496) : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %498 = "stablehlo.reshape"(%454) : (tensor<1xf32>) -> tensor<1x1xf32>
    %499 = "stablehlo.multiply"(%37, %498) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %503 = "stablehlo.scatter"(%436, %497, %499) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a500: tensor<f32>, %a501: tensor<f32>):
      %502 = "stablehlo.add"(%a500, %a501) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%502) : (tensor<f32>) -> ()
    }) : (tensor<8x1xf32>, tensor<1xi64>, tensor<1x1xf32>) -> tensor<8x1xf32>
    %504 = "stablehlo.gather"(%3, %494) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %505 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %506 = "stablehlo.reshape"(%495) : (tensor<1xi1>) -> tensor<1x1xi1>
    %507 = "stablehlo.select"(%506, %504, %505) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %508 = "stablehlo.multiply"(%37, %507) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %509 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %513 = "stablehlo.reduce"(%508, %509) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a510: tensor<f32>, %a511: tensor<f32>):
      %512 = "stablehlo.add"(%a510, %a511) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%512) : (tensor<f32>) -> ()
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
    %514 = "stablehlo.multiply"(%513, %457) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %515 = "stablehlo.add"(%448, %514) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %516 = "stablehlo.multiply"(%513, %460) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %517 = "stablehlo.add"(%450, %516) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %518 = "stablehlo.multiply"(%513, %463) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %519 = "stablehlo.add"(%452, %518) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %520 = "stablehlo.multiply"(%43, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %521 = "stablehlo.multiply"(%520, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %522 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %523 = "stablehlo.multiply"(%522, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %524 = "stablehlo.multiply"(%523, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %525 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %526 = "stablehlo.multiply"(%525, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %527 = "stablehlo.multiply"(%526, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %528 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %529 = "stablehlo.multiply"(%528, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %530 = "stablehlo.multiply"(%529, %48) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %531 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %532 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %533 = "stablehlo.compare"(%41, %532) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %534 = "stablehlo.compare"(%41, %531) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %535 = "stablehlo.and"(%534, %533) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %536 = "stablehlo.select"(%535, %41, %531) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %537 = "stablehlo.convert"(%536) : (tensor<1xf32>) -> tensor<1xi64>
    %538 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
    %539 = "stablehlo.multiply"(%537, %538) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %540 = "stablehlo.add"(%35, %539) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %541 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %542 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %543 = "stablehlo.compare"(%46, %542) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %544 = "stablehlo.compare"(%46, %541) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %545 = "stablehlo.and"(%544, %543) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %546 = "stablehlo.select"(%545, %46, %541) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %547 = "stablehlo.convert"(%546) : (tensor<1xf32>) -> tensor<1xi64>
    %548 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi64>}> : () -> tensor<1xi64>
    %549 = "stablehlo.multiply"(%547, %548) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %550 = "stablehlo.add"(%540, %549) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %551 = "stablehlo.and"(%535, %545) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %552 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %553 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %554 = "stablehlo.compare"(%51, %553) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %555 = "stablehlo.compare"(%51, %552) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %556 = "stablehlo.and"(%555, %554) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %557 = "stablehlo.select"(%556, %51, %552) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %558 = "stablehlo.convert"(%557) : (tensor<1xf32>) -> tensor<1xi64>
    %559 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %560 = "stablehlo.multiply"(%558, %559) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %561 = "stablehlo.add"(%550, %560) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %562 = "stablehlo.and"(%551, %556) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %563 = "stablehlo.constant"() <{value = dense<8> : tensor<1xi64>}> : () -> tensor<1xi64>
    %564 = "stablehlo.select"(%562, %561, %563) : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %565 = "stablehlo.reshape"(%521) : (tensor<1xf32>) -> tensor<1x1xf32>
    %566 = "stablehlo.multiply"(%37, %565) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %570 = "stablehlo.scatter"(%503, %564, %566) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a567: tensor<f32>, %a568: tensor<f32>):
      %569 = "stablehlo.add"(%a567, %a568) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%569) : (tensor<f32>) -> ()
    }) : (tensor<8x1xf32>, tensor<1xi64>, tensor<1x1xf32>) -> tensor<8x1xf32>
    %571 = "stablehlo.gather"(%3, %561) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x1xf32>, tensor<1xi64>) -> tensor<1x1xf32>
    %572 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
    %573 = "stablehlo.reshape"(%562) : (tensor<1xi1>) -> tensor<1x1xi1>
    %574 = "stablehlo.select"(%573, %571, %572) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %575 = "stablehlo.multiply"(%37, %574) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %576 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %580 = "stablehlo.reduce"(%575, %576) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a577: tensor<f32>, %a578: tensor<f32>):
      %579 = "stablehlo.add"(%a577, %a578) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%579) : (tensor<f32>) -> ()
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<1xf32>
    %581 = "stablehlo.multiply"(%580, %524) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %582 = "stablehlo.add"(%515, %581) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %583 = "stablehlo.multiply"(%580, %527) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %584 = "stablehlo.add"(%517, %583) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %585 = "stablehlo.multiply"(%580, %530) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %586 = "stablehlo.add"(%519, %585) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %587 = "stablehlo.reshape"(%570) : (tensor<8x1xf32>) -> tensor<1x2x2x2x1xf32>
    %588 = "stablehlo.transpose"(%587) <{permutation = array<i64: 0, 4, 1, 2, 3>}> : (tensor<1x2x2x2x1xf32>) -> tensor<1x1x2x2x2xf32>
    %589 = "stablehlo.multiply"(%582, %13) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %590 = "stablehlo.reshape"(%589) : (tensor<1xf32>) -> tensor<1x1xf32>
    %591 = "stablehlo.multiply"(%584, %22) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %592 = "stablehlo.reshape"(%591) : (tensor<1xf32>) -> tensor<1x1xf32>
    %593 = "stablehlo.multiply"(%586, %31) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %594 = "stablehlo.reshape"(%593) : (tensor<1xf32>) -> tensor<1x1xf32>
    %595 = "stablehlo.concatenate"(%594, %592, %590) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x3xf32>
    %596 = "stablehlo.reshape"(%595) : (tensor<1x3xf32>) -> tensor<1x1x1x1x3xf32>
    "func.return"(%588, %596) : (tensor<1x1x2x2x2xf32>, tensor<1x1x1x1x3xf32>) -> ()
  }
}
