module @setu {
  func.func public @main(%arg0: tensor<3x3x5xf32>) -> (tensor<3x5x3xf32>, tensor<3x3xi32>, tensor<3xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %132:5 = "stablehlo.while"(%3, %arg0, %0, %1, %2) ({
    ^bb0(%a4: tensor<i64>, %a5: tensor<3x3x5xf32>, %a6: tensor<3x3xi32>, %a7: tensor<3x3xi64>, %a8: tensor<3xi32>):
      %9 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %10 = "stablehlo.compare"(%a4, %9) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a11: tensor<i64>, %a12: tensor<3x3x5xf32>, %a13: tensor<3x3xi32>, %a14: tensor<3x3xi64>, %a15: tensor<3xi32>):
      %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3x1xi64>
      %18 = "stablehlo.broadcast_in_dim"(%a11) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x1xi64>
      %19 = "stablehlo.dynamic_slice"(%a12, %16, %16, %a11) <{slice_sizes = array<i64: 3, 3, 1>}> : (tensor<3x3x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x3x1xf32>
      %20 = "stablehlo.abs"(%19) : (tensor<3x3x1xf32>) -> tensor<3x3x1xf32>
      %21 = "stablehlo.broadcast_in_dim"(%a11) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3x1xi64>
      %22 = "stablehlo.compare"(%17, %21) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3x1xi64>, tensor<3x3x1xi64>) -> tensor<3x3x1xi1>
      %23 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<3x3x1xf32>}> : () -> tensor<3x3x1xf32>
      %24 = "stablehlo.select"(%22, %20, %23) : (tensor<3x3x1xi1>, tensor<3x3x1xf32>, tensor<3x3x1xf32>) -> tensor<3x3x1xf32>
      %25 = "stablehlo.reshape"(%24) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
      %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %30 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a27: tensor<f32>, %a28: tensor<f32>):
        %29 = "stablehlo.maximum"(%a27, %a28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%29) : (tensor<f32>) -> ()
      }) : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
      %31 = "stablehlo.reshape"(%30) : (tensor<3xf32>) -> tensor<3x1xf32>
      %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x3xf32>
      %33 = "stablehlo.compare"(%25, %32) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
      %34 = "stablehlo.compare"(%25, %25) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
      %35 = "stablehlo.or"(%33, %34) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
      %36 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
      %37 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
      %38 = "stablehlo.select"(%35, %36, %37) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
      %39 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a40: tensor<i32>, %a41: tensor<i32>):
        %42 = "stablehlo.minimum"(%a40, %a41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%42) : (tensor<i32>) -> ()
      }) : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
      %44 = "stablehlo.reshape"(%43) : (tensor<3xi32>) -> tensor<3x1xi32>
      %45 = "stablehlo.convert"(%44) : (tensor<3x1xi32>) -> tensor<3x1xi64>
      %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %47 = "stablehlo.dynamic_slice"(%a12, %46, %a11, %46) <{slice_sizes = array<i64: 3, 1, 5>}> : (tensor<3x3x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x1x5xf32>
      %48 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3x1xi64>
      %49 = "stablehlo.reshape"(%45) : (tensor<3x1xi64>) -> tensor<3x1x1xi64>
      %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x1xi64>) -> tensor<3x3x1xi64>
      %51 = "stablehlo.compare"(%48, %50) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3x1xi64>, tensor<3x3x1xi64>) -> tensor<3x3x1xi1>
      %52 = "stablehlo.broadcast_in_dim"(%a11) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3x1xi64>
      %53 = "stablehlo.compare"(%48, %52) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3x1xi64>, tensor<3x3x1xi64>) -> tensor<3x3x1xi1>
      %54 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %55 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x3x1xi1>) -> tensor<3x3x5xi1>
      %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x5xf32>
      %57 = "stablehlo.select"(%55, %a12, %56) : (tensor<3x3x5xi1>, tensor<3x3x5xf32>, tensor<3x3x5xf32>) -> tensor<3x3x5xf32>
      %58 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %62 = "stablehlo.reduce"(%57, %58) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a59: tensor<f32>, %a60: tensor<f32>):
        %61 = "stablehlo.add"(%a59, %a60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%61) : (tensor<f32>) -> ()
      }) : (tensor<3x3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
      %63 = "stablehlo.reshape"(%62) : (tensor<3x5xf32>) -> tensor<3x1x5xf32>
      %64 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x3x1xi1>) -> tensor<3x3x5xi1>
      %65 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x5xf32>) -> tensor<3x3x5xf32>
      %66 = "stablehlo.select"(%64, %65, %a12) : (tensor<3x3x5xi1>, tensor<3x3x5xf32>, tensor<3x3x5xf32>) -> tensor<3x3x5xf32>
      %67 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x3x1xi1>) -> tensor<3x3x5xi1>
      %68 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x5xf32>) -> tensor<3x3x5xf32>
      %69 = "stablehlo.select"(%67, %68, %66) : (tensor<3x3x5xi1>, tensor<3x3x5xf32>, tensor<3x3x5xf32>) -> tensor<3x3x5xf32>
      %70 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %71 = "stablehlo.dynamic_slice"(%a14, %70, %a11) <{slice_sizes = array<i64: 3, 1>}> : (tensor<3x3xi64>, tensor<i64>, tensor<i64>) -> tensor<3x1xi64>
      %72 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
      %73 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi64>) -> tensor<3x3xi64>
      %74 = "stablehlo.compare"(%72, %73) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %75 = "stablehlo.broadcast_in_dim"(%a11) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
      %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %77 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
      %79 = "stablehlo.select"(%74, %a14, %78) : (tensor<3x3xi1>, tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
      %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %84 = "stablehlo.reduce"(%79, %80) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a81: tensor<i64>, %a82: tensor<i64>):
        %83 = "stablehlo.add"(%a81, %a82) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%83) : (tensor<i64>) -> ()
      }) : (tensor<3x3xi64>, tensor<i64>) -> tensor<3xi64>
      %85 = "stablehlo.reshape"(%84) : (tensor<3xi64>) -> tensor<3x1xi64>
      %86 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi64>) -> tensor<3x3xi64>
      %87 = "stablehlo.select"(%74, %86, %a14) : (tensor<3x3xi1>, tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
      %88 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi64>) -> tensor<3x3xi64>
      %89 = "stablehlo.select"(%76, %88, %87) : (tensor<3x3xi1>, tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
      %90 = "stablehlo.dynamic_slice"(%63, %16, %16, %a11) <{slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x1x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x1x1xf32>
      %91 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<3x1x1xf32>}> : () -> tensor<3x1x1xf32>
      %92 = "stablehlo.compare"(%90, %91) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xi1>
      %93 = "stablehlo.dynamic_slice"(%69, %16, %16, %a11) <{slice_sizes = array<i64: 3, 3, 1>}> : (tensor<3x3x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x3x1xf32>
      %94 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x1xf32>) -> tensor<3x3x1xf32>
      %95 = "stablehlo.divide"(%93, %94) : (tensor<3x3x1xf32>, tensor<3x3x1xf32>) -> tensor<3x3x1xf32>
      %96 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x1xi1>) -> tensor<3x3x1xi1>
      %97 = "stablehlo.select"(%96, %95, %93) : (tensor<3x3x1xi1>, tensor<3x3x1xf32>, tensor<3x3x1xf32>) -> tensor<3x3x1xf32>
      %98 = "stablehlo.broadcast_in_dim"(%a11) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3x1xi64>
      %99 = "stablehlo.compare"(%17, %98) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3x3x1xi64>, tensor<3x3x1xi64>) -> tensor<3x3x1xi1>
      %100 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x5xi64>
      %101 = "stablehlo.broadcast_in_dim"(%a11) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %102 = "stablehlo.compare"(%100, %101) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %103 = "stablehlo.broadcast_in_dim"(%a11) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %104 = "stablehlo.compare"(%100, %103) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %105 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x3x1xf32>) -> tensor<3x3x5xf32>
      %106 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x5xf32>) -> tensor<3x3x5xf32>
      %107 = "stablehlo.multiply"(%105, %106) : (tensor<3x3x5xf32>, tensor<3x3x5xf32>) -> tensor<3x3x5xf32>
      %108 = "stablehlo.subtract"(%69, %107) : (tensor<3x3x5xf32>, tensor<3x3x5xf32>) -> tensor<3x3x5xf32>
      %109 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x3x1xi1>) -> tensor<3x3x5xi1>
      %110 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<3x3x5xi1>
      %111 = "stablehlo.and"(%109, %110) : (tensor<3x3x5xi1>, tensor<3x3x5xi1>) -> tensor<3x3x5xi1>
      %112 = "stablehlo.select"(%111, %108, %69) : (tensor<3x3x5xi1>, tensor<3x3x5xf32>, tensor<3x3x5xf32>) -> tensor<3x3x5xf32>
      %113 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x3x1xi1>) -> tensor<3x3x5xi1>
      %114 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<3x3x5xi1>
      %115 = "stablehlo.and"(%113, %114) : (tensor<3x3x5xi1>, tensor<3x3x5xi1>) -> tensor<3x3x5xi1>
      %116 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x3x1xf32>) -> tensor<3x3x5xf32>
      %117 = "stablehlo.select"(%115, %116, %112) : (tensor<3x3x5xi1>, tensor<3x3x5xf32>, tensor<3x3x5xf32>) -> tensor<3x3x5xf32>
      %118 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %119 = "stablehlo.add"(%a11, %118) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %120 = "stablehlo.constant"() <{value = dense<1> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
      %121 = "stablehlo.add"(%45, %120) : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
      %122 = "stablehlo.convert"(%121) : (tensor<3x1xi64>) -> tensor<3x1xi32>
      %123 = "stablehlo.constant"() <{value = dense<0> : tensor<3xi32>}> : () -> tensor<3xi32>
      %124 = "stablehlo.compare"(%a15, %123) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %125 = "stablehlo.reshape"(%92) : (tensor<3x1x1xi1>) -> tensor<3xi1>
      %126 = "stablehlo.not"(%125) : (tensor<3xi1>) -> tensor<3xi1>
      %127 = "stablehlo.and"(%126, %124) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %128 = "stablehlo.dynamic_update_slice"(%a13, %122, %16, %a11) : (tensor<3x3xi32>, tensor<3x1xi32>, tensor<i64>, tensor<i64>) -> tensor<3x3xi32>
      %129 = "stablehlo.convert"(%119) : (tensor<i64>) -> tensor<i32>
      %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
      %131 = "stablehlo.select"(%127, %130, %a15) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      "stablehlo.return"(%119, %117, %128, %89, %131) : (tensor<i64>, tensor<3x3x5xf32>, tensor<3x3xi32>, tensor<3x3xi64>, tensor<3xi32>) -> ()
    }) : (tensor<i64>, tensor<3x3x5xf32>, tensor<3x3xi32>, tensor<3x3xi64>, tensor<3xi32>) -> (tensor<i64>, tensor<3x3x5xf32>, tensor<3x3xi32>, tensor<3x3xi64>, tensor<3xi32>)
    %133 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<3x5x3xf32>}> : () -> tensor<3x5x3xf32>
    %134 = "stablehlo.transpose"(%132#1) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x3x5xf32>) -> tensor<3x5x3xf32>
    %135 = "stablehlo.reshape"(%134) : (tensor<3x5x3xf32>) -> tensor<45xf32>
    %136 = "stablehlo.reshape"(%135) : (tensor<45xf32>) -> tensor<3x5x3xf32>
    "func.return"(%136, %132#2, %132#4) : (tensor<3x5x3xf32>, tensor<3x3xi32>, tensor<3xi32>) -> ()
  }
}
