module @setu {
  func.func public @main(%arg0: tensor<2x3x5x5xf32>, %arg1: tensor<2x3x5x5xf32>, %arg2: tensor<2x5x5x2xf32>) -> (tensor<2x3x5x5xf32>, tensor<2x5x5x2xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x5x5xf32>}> : () -> tensor<2x3x5x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5x2xf32>}> : () -> tensor<2x5x5x2xf32>
    %2 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x3x5x5xf32>) -> tensor<2x5x5x3xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x5x5x3xf32>) -> tensor<50x3xf32>
    %4 = "stablehlo.reshape"(%arg2) : (tensor<2x5x5x2xf32>) -> tensor<50x2xf32>
    %5 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 50, 2>, strides = array<i64: 1, 1>}> : (tensor<50x2xf32>) -> tensor<50x1xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<50x1xf32>) -> tensor<50xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %9 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<50xf32>}> : () -> tensor<50xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %11 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %13 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %14 = "stablehlo.slice"(%4) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 50, 1>, strides = array<i64: 1, 1>}> : (tensor<50x2xf32>) -> tensor<50x1xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<50x1xf32>) -> tensor<50xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %18 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<50xf32>}> : () -> tensor<50xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %20 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %22 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x25xi64>
    %24 = "stablehlo.constant"() <{value = dense<25> : tensor<2x25xi64>}> : () -> tensor<2x25xi64>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<2x25xi64>, tensor<2x25xi64>) -> tensor<2x25xi64>
    %26 = "stablehlo.reshape"(%25) : (tensor<2x25xi64>) -> tensor<50xi64>
    %27 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x3x5x5xf32>) -> tensor<2x5x5x3xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<2x5x5x3xf32>) -> tensor<50x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50x3xf32>}> : () -> tensor<50x3xf32>
    %30 = "stablehlo.floor"(%12) : (tensor<50xf32>) -> tensor<50xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %33 = "stablehlo.subtract"(%32, %12) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %34 = "stablehlo.subtract"(%12, %30) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %35 = "stablehlo.floor"(%21) : (tensor<50xf32>) -> tensor<50xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %38 = "stablehlo.subtract"(%37, %21) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %39 = "stablehlo.subtract"(%21, %35) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %40 = "stablehlo.multiply"(%33, %38) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %41 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %42 = "stablehlo.multiply"(%41, %38) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %43 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %44 = "stablehlo.multiply"(%43, %33) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %46 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %47 = "stablehlo.compare"(%30, %46) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %48 = "stablehlo.compare"(%30, %45) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %49 = "stablehlo.and"(%48, %47) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %50 = "stablehlo.select"(%49, %30, %45) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %51 = "stablehlo.convert"(%50) : (tensor<50xf32>) -> tensor<50xi64>
    %52 = "stablehlo.constant"() <{value = dense<5> : tensor<50xi64>}> : () -> tensor<50xi64>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %54 = "stablehlo.add"(%26, %53) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %55 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %56 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %57 = "stablehlo.compare"(%35, %56) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %58 = "stablehlo.compare"(%35, %55) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %59 = "stablehlo.and"(%58, %57) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %60 = "stablehlo.select"(%59, %35, %55) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %61 = "stablehlo.convert"(%60) : (tensor<50xf32>) -> tensor<50xi64>
    %62 = "stablehlo.constant"() <{value = dense<1> : tensor<50xi64>}> : () -> tensor<50xi64>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %64 = "stablehlo.add"(%54, %63) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %65 = "stablehlo.and"(%49, %59) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %66 = "stablehlo.constant"() <{value = dense<50> : tensor<50xi64>}> : () -> tensor<50xi64>
    %67 = "stablehlo.select"(%65, %64, %66) : (tensor<50xi1>, tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %68 = "stablehlo.reshape"(%40) : (tensor<50xf32>) -> tensor<50x1xf32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xf32>) -> tensor<50x3xf32>
    %70 = "stablehlo.multiply"(%28, %69) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %74 = "stablehlo.scatter"(%29, %67, %70) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a71: tensor<f32>, %a72: tensor<f32>):
      %73 = "stablehlo.add"(%a71, %a72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%73) : (tensor<f32>) -> ()
    }) : (tensor<50x3xf32>, tensor<50xi64>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %75 = "stablehlo.gather"(%3, %64) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<50x3xf32>, tensor<50xi64>) -> tensor<50x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50x3xf32>}> : () -> tensor<50x3xf32>
    %77 = "stablehlo.reshape"(%65) : (tensor<50xi1>) -> tensor<50x1xi1>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xi1>) -> tensor<50x3xi1>
    %79 = "stablehlo.select"(%78, %75, %76) : (tensor<50x3xi1>, tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %80 = "stablehlo.multiply"(%28, %79) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.reduce"(%80, %81) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a82: tensor<f32>, %a83: tensor<f32>):
      %84 = "stablehlo.add"(%a82, %a83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) : (tensor<50x3xf32>, tensor<f32>) -> tensor<50xf32>
    %86 = "stablehlo.multiply"(%85, %42) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %87 = "stablehlo.multiply"(%85, %44) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %88 = "stablehlo.multiply"(%33, %39) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %89 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %90 = "stablehlo.multiply"(%89, %39) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %91 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %92 = "stablehlo.multiply"(%91, %33) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %93 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %94 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %95 = "stablehlo.compare"(%30, %94) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %96 = "stablehlo.compare"(%30, %93) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %97 = "stablehlo.and"(%96, %95) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %98 = "stablehlo.select"(%97, %30, %93) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %99 = "stablehlo.convert"(%98) : (tensor<50xf32>) -> tensor<50xi64>
    %100 = "stablehlo.constant"() <{value = dense<5> : tensor<50xi64>}> : () -> tensor<50xi64>
    %101 = "stablehlo.multiply"(%99, %100) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %102 = "stablehlo.add"(%26, %101) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %103 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %104 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %105 = "stablehlo.compare"(%37, %104) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %106 = "stablehlo.compare"(%37, %103) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %107 = "stablehlo.and"(%106, %105) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %108 = "stablehlo.select"(%107, %37, %103) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %109 = "stablehlo.convert"(%108) : (tensor<50xf32>) -> tensor<50xi64>
    %110 = "stablehlo.constant"() <{value = dense<1> : tensor<50xi64>}> : () -> tensor<50xi64>
    %111 = "stablehlo.multiply"(%109, %110) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %112 = "stablehlo.add"(%102, %111) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %113 = "stablehlo.and"(%97, %107) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %114 = "stablehlo.constant"() <{value = dense<50> : tensor<50xi64>}> : () -> tensor<50xi64>
    %115 = "stablehlo.select"(%113, %112, %114) : (tensor<50xi1>, tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %116 = "stablehlo.reshape"(%88) : (tensor<50xf32>) -> tensor<50x1xf32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xf32>) -> tensor<50x3xf32>
    %118 = "stablehlo.multiply"(%28, %117) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %122 = "stablehlo.scatter"(%74, %115, %118) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a119: tensor<f32>, %a120: tensor<f32>):
      %121 = "stablehlo.add"(%a119, %a120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%121) : (tensor<f32>) -> ()
    }) : (tensor<50x3xf32>, tensor<50xi64>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %123 = "stablehlo.gather"(%3, %112) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<50x3xf32>, tensor<50xi64>) -> tensor<50x3xf32>
    %124 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50x3xf32>}> : () -> tensor<50x3xf32>
    %125 = "stablehlo.reshape"(%113) : (tensor<50xi1>) -> tensor<50x1xi1>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xi1>) -> tensor<50x3xi1>
    %127 = "stablehlo.select"(%126, %123, %124) : (tensor<50x3xi1>, tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %128 = "stablehlo.multiply"(%28, %127) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %129 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.reduce"(%128, %129) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a130: tensor<f32>, %a131: tensor<f32>):
      %132 = "stablehlo.add"(%a130, %a131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%132) : (tensor<f32>) -> ()
    }) : (tensor<50x3xf32>, tensor<f32>) -> tensor<50xf32>
    %134 = "stablehlo.multiply"(%133, %90) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %135 = "stablehlo.add"(%86, %134) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %136 = "stablehlo.multiply"(%133, %92) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %137 = "stablehlo.add"(%87, %136) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %138 = "stablehlo.multiply"(%34, %38) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %139 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %140 = "stablehlo.multiply"(%139, %38) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %141 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %142 = "stablehlo.multiply"(%141, %34) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %143 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %144 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %145 = "stablehlo.compare"(%32, %144) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %146 = "stablehlo.compare"(%32, %143) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %147 = "stablehlo.and"(%146, %145) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %148 = "stablehlo.select"(%147, %32, %143) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %149 = "stablehlo.convert"(%148) : (tensor<50xf32>) -> tensor<50xi64>
    %150 = "stablehlo.constant"() <{value = dense<5> : tensor<50xi64>}> : () -> tensor<50xi64>
    %151 = "stablehlo.multiply"(%149, %150) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %152 = "stablehlo.add"(%26, %151) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %153 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %154 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %155 = "stablehlo.compare"(%35, %154) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %156 = "stablehlo.compare"(%35, %153) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %157 = "stablehlo.and"(%156, %155) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %158 = "stablehlo.select"(%157, %35, %153) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %159 = "stablehlo.convert"(%158) : (tensor<50xf32>) -> tensor<50xi64>
    %160 = "stablehlo.constant"() <{value = dense<1> : tensor<50xi64>}> : () -> tensor<50xi64>
    %161 = "stablehlo.multiply"(%159, %160) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %162 = "stablehlo.add"(%152, %161) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %163 = "stablehlo.and"(%147, %157) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %164 = "stablehlo.constant"() <{value = dense<50> : tensor<50xi64>}> : () -> tensor<50xi64>
    %165 = "stablehlo.select"(%163, %162, %164) : (tensor<50xi1>, tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %166 = "stablehlo.reshape"(%138) : (tensor<50xf32>) -> tensor<50x1xf32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xf32>) -> tensor<50x3xf32>
    %168 = "stablehlo.multiply"(%28, %167) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %172 = "stablehlo.scatter"(%122, %165, %168) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a169: tensor<f32>, %a170: tensor<f32>):
      %171 = "stablehlo.add"(%a169, %a170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%171) : (tensor<f32>) -> ()
    }) : (tensor<50x3xf32>, tensor<50xi64>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %173 = "stablehlo.gather"(%3, %162) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<50x3xf32>, tensor<50xi64>) -> tensor<50x3xf32>
    %174 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50x3xf32>}> : () -> tensor<50x3xf32>
    %175 = "stablehlo.reshape"(%163) : (tensor<50xi1>) -> tensor<50x1xi1>
    %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xi1>) -> tensor<50x3xi1>
    %177 = "stablehlo.select"(%176, %173, %174) : (tensor<50x3xi1>, tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %178 = "stablehlo.multiply"(%28, %177) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %179 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %183 = "stablehlo.reduce"(%178, %179) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a180: tensor<f32>, %a181: tensor<f32>):
      %182 = "stablehlo.add"(%a180, %a181) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%182) : (tensor<f32>) -> ()
    }) : (tensor<50x3xf32>, tensor<f32>) -> tensor<50xf32>
    %184 = "stablehlo.multiply"(%183, %140) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %185 = "stablehlo.add"(%135, %184) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %186 = "stablehlo.multiply"(%183, %142) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %187 = "stablehlo.add"(%137, %186) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %188 = "stablehlo.multiply"(%34, %39) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %189 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %190 = "stablehlo.multiply"(%189, %39) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %191 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %192 = "stablehlo.multiply"(%191, %34) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %193 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %194 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %195 = "stablehlo.compare"(%32, %194) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %196 = "stablehlo.compare"(%32, %193) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %197 = "stablehlo.and"(%196, %195) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %198 = "stablehlo.select"(%197, %32, %193) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %199 = "stablehlo.convert"(%198) : (tensor<50xf32>) -> tensor<50xi64>
    %200 = "stablehlo.constant"() <{value = dense<5> : tensor<50xi64>}> : () -> tensor<50xi64>
    %201 = "stablehlo.multiply"(%199, %200) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %202 = "stablehlo.add"(%26, %201) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %203 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %204 = "stablehlo.constant"() <{value = dense<4.0e+00> : tensor<50xf32>}> : () -> tensor<50xf32>
    %205 = "stablehlo.compare"(%37, %204) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %206 = "stablehlo.compare"(%37, %203) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %207 = "stablehlo.and"(%206, %205) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %208 = "stablehlo.select"(%207, %37, %203) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %209 = "stablehlo.convert"(%208) : (tensor<50xf32>) -> tensor<50xi64>
    %210 = "stablehlo.constant"() <{value = dense<1> : tensor<50xi64>}> : () -> tensor<50xi64>
    %211 = "stablehlo.multiply"(%209, %210) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %212 = "stablehlo.add"(%202, %211) : (tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %213 = "stablehlo.and"(%197, %207) : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %214 = "stablehlo.constant"() <{value = dense<50> : tensor<50xi64>}> : () -> tensor<50xi64>
    %215 = "stablehlo.select"(%213, %212, %214) : (tensor<50xi1>, tensor<50xi64>, tensor<50xi64>) -> tensor<50xi64>
    %216 = "stablehlo.reshape"(%188) : (tensor<50xf32>) -> tensor<50x1xf32>
    %217 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xf32>) -> tensor<50x3xf32>
    %218 = "stablehlo.multiply"(%28, %217) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %222 = "stablehlo.scatter"(%172, %215, %218) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
    ^bb0(%a219: tensor<f32>, %a220: tensor<f32>):
      %221 = "stablehlo.add"(%a219, %a220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%221) : (tensor<f32>) -> ()
    }) : (tensor<50x3xf32>, tensor<50xi64>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %223 = "stablehlo.gather"(%3, %212) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<50x3xf32>, tensor<50xi64>) -> tensor<50x3xf32>
    %224 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<50x3xf32>}> : () -> tensor<50x3xf32>
    %225 = "stablehlo.reshape"(%213) : (tensor<50xi1>) -> tensor<50x1xi1>
    %226 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<50x1xi1>) -> tensor<50x3xi1>
    %227 = "stablehlo.select"(%226, %223, %224) : (tensor<50x3xi1>, tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %228 = "stablehlo.multiply"(%28, %227) : (tensor<50x3xf32>, tensor<50x3xf32>) -> tensor<50x3xf32>
    %229 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %233 = "stablehlo.reduce"(%228, %229) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a230: tensor<f32>, %a231: tensor<f32>):
      %232 = "stablehlo.add"(%a230, %a231) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%232) : (tensor<f32>) -> ()
    }) : (tensor<50x3xf32>, tensor<f32>) -> tensor<50xf32>
    %234 = "stablehlo.multiply"(%233, %190) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %235 = "stablehlo.add"(%185, %234) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %236 = "stablehlo.multiply"(%233, %192) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %237 = "stablehlo.add"(%187, %236) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %238 = "stablehlo.reshape"(%222) : (tensor<50x3xf32>) -> tensor<2x5x5x3xf32>
    %239 = "stablehlo.transpose"(%238) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x5x3xf32>) -> tensor<2x3x5x5xf32>
    %240 = "stablehlo.multiply"(%235, %13) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %241 = "stablehlo.reshape"(%240) : (tensor<50xf32>) -> tensor<50x1xf32>
    %242 = "stablehlo.multiply"(%237, %22) : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %243 = "stablehlo.reshape"(%242) : (tensor<50xf32>) -> tensor<50x1xf32>
    %244 = "stablehlo.concatenate"(%243, %241) <{dimension = 1 : i64}> : (tensor<50x1xf32>, tensor<50x1xf32>) -> tensor<50x2xf32>
    %245 = "stablehlo.reshape"(%244) : (tensor<50x2xf32>) -> tensor<2x5x5x2xf32>
    "func.return"(%239, %245) : (tensor<2x3x5x5xf32>, tensor<2x5x5x2xf32>) -> ()
  }
}
