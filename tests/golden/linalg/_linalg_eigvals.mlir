module @setu {
  func.func public @main(%arg0: tensor<1x2x4x4xf32>) -> (tensor<1x2x4xcomplex<f32>>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x4xf32>) -> tensor<2x4x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<1x2x4xcomplex<f32>>}> : () -> tensor<1x2x4xcomplex<f32>>
    %2 = "stablehlo.abs"(%0) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %3 = "stablehlo.is_finite"(%2) : (tensor<2x4x4xf32>) -> tensor<2x4x4xi1>
    %4 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%a5: tensor<i1>, %a6: tensor<i1>):
      %7 = "stablehlo.and"(%a5, %a6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }) : (tensor<2x4x4xi1>, tensor<i1>) -> tensor<2xi1>
    %9 = "stablehlo.reshape"(%8) : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %10 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %12 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %13 = "stablehlo.select"(%11, %0, %12) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %14 = "stablehlo.abs"(%13) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %15 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%a16: tensor<f32>, %a17: tensor<f32>):
      %18 = "stablehlo.maximum"(%a16, %a17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<2xf32>) -> tensor<2x1x1xf32>
    %21 = "stablehlo.constant"() <{value = dense<0x53800000> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %23 = "stablehlo.constant"() <{value = dense<0x2B800000> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
    %24 = "stablehlo.multiply"(%20, %23) : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
    %27 = "stablehlo.compare"(%24, %26) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xi1>
    %28 = "stablehlo.select"(%27, %24, %25) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
    %30 = "stablehlo.compare"(%22, %29) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xi1>
    %31 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
    %32 = "stablehlo.compare"(%22, %31) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xi1>
    %33 = "stablehlo.and"(%32, %30) : (tensor<2x1x1xi1>, tensor<2x1x1xi1>) -> tensor<2x1x1xi1>
    %34 = "stablehlo.select"(%33, %22, %28) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xf32>) -> tensor<2x4x4xf32>
    %36 = "stablehlo.divide"(%13, %35) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %153:2 = "stablehlo.while"(%37, %36) ({
    ^bb0(%a38: tensor<i64>, %a39: tensor<2x4x4xf32>):
      %40 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
      %41 = "stablehlo.compare"(%a38, %40) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%41) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a42: tensor<i64>, %a43: tensor<2x4x4xf32>):
      %44 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4x1xi64>
      %45 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %46 = "stablehlo.add"(%a42, %45) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %47 = "stablehlo.constant"() <{value = dense<true> : tensor<2x1x1xi1>}> : () -> tensor<2x1x1xi1>
      %48 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x4x1xi64>
      %49 = "stablehlo.compare"(%44, %48) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x1xi64>, tensor<1x4x1xi64>) -> tensor<1x4x1xi1>
      %50 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x4x1xi64>
      %51 = "stablehlo.compare"(%44, %50) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x4x1xi64>, tensor<1x4x1xi64>) -> tensor<1x4x1xi1>
      %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %55 = "stablehlo.dynamic_slice"(%a43, %52, %53, %a42) <{slice_sizes = array<i64: 2, 4, 1>}> : (tensor<2x4x4xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x4x1xf32>
      %56 = "stablehlo.abs"(%55) : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
      %57 = "stablehlo.or"(%51, %49) : (tensor<1x4x1xi1>, tensor<1x4x1xi1>) -> tensor<1x4x1xi1>
      %58 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %59 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xi1>) -> tensor<2x4x1xi1>
      %60 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1xf32>
      %61 = "stablehlo.select"(%59, %56, %60) : (tensor<2x4x1xi1>, tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
      %62 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %66 = "stablehlo.reduce"(%61, %62) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a63: tensor<f32>, %a64: tensor<f32>):
        %65 = "stablehlo.maximum"(%a63, %a64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%65) : (tensor<f32>) -> ()
      }) : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x1xf32>
      %67 = "stablehlo.reshape"(%66) : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
      %68 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %69 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
      %70 = "stablehlo.compare"(%67, %69) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xi1>
      %71 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x1xf32>
      %72 = "stablehlo.select"(%70, %67, %71) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xf32>) -> tensor<2x4x1xf32>
      %74 = "stablehlo.divide"(%55, %73) : (tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
      %75 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %76 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xi1>) -> tensor<2x4x1xi1>
      %77 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1xf32>
      %78 = "stablehlo.select"(%76, %74, %77) : (tensor<2x4x1xi1>, tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
      %79 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %83 = "stablehlo.reduce"(%78, %79) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a80: tensor<f32>, %a81: tensor<f32>):
        %82 = "stablehlo.add"(%a80, %a81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%82) : (tensor<f32>) -> ()
      }) : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x1xf32>
      %84 = "stablehlo.reshape"(%83) : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
      %85 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %86 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xi1>) -> tensor<2x4x1xi1>
      %87 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x1xf32>
      %88 = "stablehlo.select"(%86, %74, %87) : (tensor<2x4x1xi1>, tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
      %89 = "stablehlo.abs"(%88) : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
      %90 = "stablehlo.multiply"(%89, %89) : (tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
      %91 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %95 = "stablehlo.reduce"(%90, %91) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a92: tensor<f32>, %a93: tensor<f32>):
        %94 = "stablehlo.add"(%a92, %a93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%94) : (tensor<f32>) -> ()
      }) : (tensor<2x4x1xf32>, tensor<f32>) -> tensor<2x1xf32>
      %96 = "stablehlo.reshape"(%95) : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
      %97 = "stablehlo.abs"(%84) : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %98 = "stablehlo.multiply"(%97, %97) : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %99 = "stablehlo.add"(%96, %98) : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %100 = "stablehlo.sqrt"(%99) : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %101 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
      %102 = "stablehlo.compare"(%96, %101) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xi1>
      %103 = "stablehlo.and"(%102, %47) : (tensor<2x1x1xi1>, tensor<2x1x1xi1>) -> tensor<2x1x1xi1>
      %104 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
      %105 = "stablehlo.compare"(%84, %104) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xi1>
      %106 = "stablehlo.negate"(%100) : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %107 = "stablehlo.select"(%105, %100, %106) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %108 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
      %109 = "stablehlo.select"(%103, %107, %108) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %110 = "stablehlo.subtract"(%84, %109) : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %111 = "stablehlo.select"(%103, %110, %108) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %112 = "stablehlo.convert"(%51) : (tensor<1x4x1xi1>) -> tensor<1x4x1xf32>
      %113 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xf32>) -> tensor<2x4x1xf32>
      %114 = "stablehlo.divide"(%88, %113) : (tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
      %115 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x1xf32>) -> tensor<2x4x1xf32>
      %116 = "stablehlo.add"(%114, %115) : (tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
      %117 = "stablehlo.subtract"(%109, %84) : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %118 = "stablehlo.divide"(%117, %109) : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %119 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x1xf32>
      %121 = "stablehlo.select"(%103, %118, %120) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
      %122 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
      %123 = "stablehlo.multiply"(%122, %a43) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %124 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %128 = "stablehlo.reduce"(%123, %124) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a125: tensor<f32>, %a126: tensor<f32>):
        %127 = "stablehlo.add"(%a125, %a126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%127) : (tensor<f32>) -> ()
      }) : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
      %129 = "stablehlo.reshape"(%128) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
      %130 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xf32>) -> tensor<2x4x1xf32>
      %131 = "stablehlo.multiply"(%130, %116) : (tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
      %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
      %133 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x4x4xf32>
      %134 = "stablehlo.multiply"(%132, %133) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %135 = "stablehlo.subtract"(%a43, %134) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %136 = "stablehlo.transpose"(%116) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x1xf32>) -> tensor<2x1x4xf32>
      %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x4x4xf32>
      %138 = "stablehlo.multiply"(%135, %137) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %139 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %143 = "stablehlo.reduce"(%138, %139) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a140: tensor<f32>, %a141: tensor<f32>):
        %142 = "stablehlo.add"(%a140, %a141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%142) : (tensor<f32>) -> ()
      }) : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
      %144 = "stablehlo.reshape"(%143) : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
      %145 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xf32>) -> tensor<2x4x1xf32>
      %146 = "stablehlo.multiply"(%145, %144) : (tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
      %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
      %148 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x4xf32>) -> tensor<2x4x4xf32>
      %149 = "stablehlo.multiply"(%147, %148) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %150 = "stablehlo.subtract"(%135, %149) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %151 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %152 = "stablehlo.add"(%a42, %151) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%152, %150) : (tensor<i64>, tensor<2x4x4xf32>) -> ()
    }) : (tensor<i64>, tensor<2x4x4xf32>) -> (tensor<i64>, tensor<2x4x4xf32>)
    %154 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %156 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %157 = "stablehlo.pad"(%153#1, %154) <{edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 1, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x5x5xf32>
    %776:5 = "stablehlo.while"(%156, %155, %155, %155, %157) ({
    ^bb0(%a158: tensor<i64>, %a159: tensor<2x1xi64>, %a160: tensor<2x1xi64>, %a161: tensor<2x1xi64>, %a162: tensor<2x5x5xf32>):
      %163 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
      %164 = "stablehlo.compare"(%a161, %163) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
      %165 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %169 = "stablehlo.reduce"(%164, %165) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a166: tensor<i1>, %a167: tensor<i1>):
        %168 = "stablehlo.or"(%a166, %a167) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%168) : (tensor<i1>) -> ()
      }) : (tensor<2x1xi1>, tensor<i1>) -> tensor<i1>
      %170 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %171 = "stablehlo.compare"(%a158, %170) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %172 = "stablehlo.or"(%169, %171) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %173 = "stablehlo.constant"() <{value = dense<300> : tensor<i64>}> : () -> tensor<i64>
      %174 = "stablehlo.compare"(%a158, %173) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %175 = "stablehlo.and"(%172, %174) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%175) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a176: tensor<i64>, %a177: tensor<2x1xi64>, %a178: tensor<2x1xi64>, %a179: tensor<2x1xi64>, %a180: tensor<2x5x5xf32>):
      %181 = "stablehlo.slice"(%a180) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x4x5xf32>
      %182 = "stablehlo.slice"(%181) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x5xf32>) -> tensor<2x4x4xf32>
      %183 = "stablehlo.slice"(%182) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
      %184 = "stablehlo.slice"(%183) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
      %185 = "stablehlo.slice"(%182) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
      %186 = "stablehlo.slice"(%185) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
      %187 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi64>
      %188 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi64>
      %189 = "stablehlo.subtract"(%188, %187) : (tensor<2x4x4xi64>, tensor<2x4x4xi64>) -> tensor<2x4x4xi64>
      %190 = "stablehlo.constant"() <{value = dense<0> : tensor<2x4x4xi64>}> : () -> tensor<2x4x4xi64>
      %191 = "stablehlo.compare"(%189, %190) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4x4xi64>, tensor<2x4x4xi64>) -> tensor<2x4x4xi1>
      %192 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x4x4xf32>}> : () -> tensor<2x4x4xf32>
      %193 = "stablehlo.select"(%191, %182, %192) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %194 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %198 = "stablehlo.reduce"(%193, %194) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a195: tensor<f32>, %a196: tensor<f32>):
        %197 = "stablehlo.add"(%a195, %a196) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%197) : (tensor<f32>) -> ()
      }) : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
      %199 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi64>
      %200 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi64>
      %201 = "stablehlo.subtract"(%200, %199) : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
      %202 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi64>}> : () -> tensor<2x3x3xi64>
      %203 = "stablehlo.compare"(%201, %202) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi1>
      %204 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
      %205 = "stablehlo.select"(%203, %184, %204) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %206 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %210 = "stablehlo.reduce"(%205, %206) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a207: tensor<f32>, %a208: tensor<f32>):
        %209 = "stablehlo.add"(%a207, %a208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%209) : (tensor<f32>) -> ()
      }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
      %211 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi64>
      %212 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi64>
      %213 = "stablehlo.subtract"(%212, %211) : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
      %214 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi64>}> : () -> tensor<2x3x3xi64>
      %215 = "stablehlo.compare"(%213, %214) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi1>
      %216 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
      %217 = "stablehlo.select"(%215, %186, %216) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %218 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %222 = "stablehlo.reduce"(%217, %218) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a219: tensor<f32>, %a220: tensor<f32>):
        %221 = "stablehlo.add"(%a219, %a220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%221) : (tensor<f32>) -> ()
      }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
      %223 = "stablehlo.constant"() <{value = dense<20> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
      %224 = "stablehlo.constant"() <{value = dense<1> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
      %225 = "stablehlo.add"(%a177, %224) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
      %226 = "stablehlo.remainder"(%225, %223) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
      %227 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
      %228 = "stablehlo.compare"(%226, %227) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
      %229 = "stablehlo.constant"() <{value = dense<10> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
      %230 = "stablehlo.compare"(%226, %229) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
      %231 = "stablehlo.constant"() <{value = dense<1> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
      %232 = "stablehlo.add"(%a178, %231) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
      %233 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi64>
      %234 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi64>) -> tensor<2x4xi64>
      %235 = "stablehlo.broadcast_in_dim"(%a178) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x4xi64>
      %236 = "stablehlo.compare"(%234, %235) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
      %237 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %238 = "stablehlo.broadcast_in_dim"(%237) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
      %239 = "stablehlo.select"(%236, %198, %238) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %240 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %244 = "stablehlo.reduce"(%239, %240) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a241: tensor<f32>, %a242: tensor<f32>):
        %243 = "stablehlo.add"(%a241, %a242) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%243) : (tensor<f32>) -> ()
      }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
      %245 = "stablehlo.reshape"(%244) : (tensor<2xf32>) -> tensor<2x1xf32>
      %246 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi64>
      %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<2x3xi64>
      %248 = "stablehlo.broadcast_in_dim"(%a178) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x3xi64>
      %249 = "stablehlo.compare"(%247, %248) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %250 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %251 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %252 = "stablehlo.select"(%249, %222, %251) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %253 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %257 = "stablehlo.reduce"(%252, %253) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a254: tensor<f32>, %a255: tensor<f32>):
        %256 = "stablehlo.add"(%a254, %a255) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%256) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %258 = "stablehlo.reshape"(%257) : (tensor<2xf32>) -> tensor<2x1xf32>
      %259 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi64>
      %260 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<2x3xi64>
      %261 = "stablehlo.broadcast_in_dim"(%a178) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x3xi64>
      %262 = "stablehlo.compare"(%260, %261) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %263 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %264 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %265 = "stablehlo.select"(%262, %210, %264) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %266 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %270 = "stablehlo.reduce"(%265, %266) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a267: tensor<f32>, %a268: tensor<f32>):
        %269 = "stablehlo.add"(%a267, %a268) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%269) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %271 = "stablehlo.reshape"(%270) : (tensor<2xf32>) -> tensor<2x1xf32>
      %272 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi64>
      %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi64>) -> tensor<2x4xi64>
      %274 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x4xi64>
      %275 = "stablehlo.compare"(%273, %274) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
      %276 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %277 = "stablehlo.broadcast_in_dim"(%276) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
      %278 = "stablehlo.select"(%275, %198, %277) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %279 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %283 = "stablehlo.reduce"(%278, %279) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a280: tensor<f32>, %a281: tensor<f32>):
        %282 = "stablehlo.add"(%a280, %a281) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%282) : (tensor<f32>) -> ()
      }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
      %284 = "stablehlo.reshape"(%283) : (tensor<2xf32>) -> tensor<2x1xf32>
      %285 = "stablehlo.constant"() <{value = dense<1> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
      %286 = "stablehlo.add"(%a178, %285) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
      %287 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi64>
      %288 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<2x3xi64>
      %289 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x3xi64>
      %290 = "stablehlo.compare"(%288, %289) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %291 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %292 = "stablehlo.broadcast_in_dim"(%291) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %293 = "stablehlo.select"(%290, %210, %292) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %294 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %298 = "stablehlo.reduce"(%293, %294) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a295: tensor<f32>, %a296: tensor<f32>):
        %297 = "stablehlo.add"(%a295, %a296) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%297) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %299 = "stablehlo.reshape"(%298) : (tensor<2xf32>) -> tensor<2x1xf32>
      %300 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
      %301 = "stablehlo.add"(%a179, %300) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
      %302 = "stablehlo.constant"() <{value = dense<1> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
      %303 = "stablehlo.add"(%301, %302) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
      %304 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi64>
      %305 = "stablehlo.broadcast_in_dim"(%304) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi64>) -> tensor<2x4xi64>
      %306 = "stablehlo.broadcast_in_dim"(%301) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x4xi64>
      %307 = "stablehlo.compare"(%305, %306) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
      %308 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %309 = "stablehlo.broadcast_in_dim"(%308) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
      %310 = "stablehlo.select"(%307, %198, %309) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %311 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %315 = "stablehlo.reduce"(%310, %311) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a312: tensor<f32>, %a313: tensor<f32>):
        %314 = "stablehlo.add"(%a312, %a313) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%314) : (tensor<f32>) -> ()
      }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
      %316 = "stablehlo.reshape"(%315) : (tensor<2xf32>) -> tensor<2x1xf32>
      %317 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi64>
      %318 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<2x3xi64>
      %319 = "stablehlo.broadcast_in_dim"(%301) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x3xi64>
      %320 = "stablehlo.compare"(%318, %319) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %321 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %323 = "stablehlo.select"(%320, %222, %322) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %324 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %328 = "stablehlo.reduce"(%323, %324) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a325: tensor<f32>, %a326: tensor<f32>):
        %327 = "stablehlo.add"(%a325, %a326) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%327) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %329 = "stablehlo.reshape"(%328) : (tensor<2xf32>) -> tensor<2x1xf32>
      %330 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi64>
      %331 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<2x3xi64>
      %332 = "stablehlo.broadcast_in_dim"(%301) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x3xi64>
      %333 = "stablehlo.compare"(%331, %332) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %334 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %335 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %336 = "stablehlo.select"(%333, %210, %335) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %337 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %341 = "stablehlo.reduce"(%336, %337) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a338: tensor<f32>, %a339: tensor<f32>):
        %340 = "stablehlo.add"(%a338, %a339) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%340) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %342 = "stablehlo.reshape"(%341) : (tensor<2xf32>) -> tensor<2x1xf32>
      %343 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x4xi64>
      %344 = "stablehlo.broadcast_in_dim"(%343) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi64>) -> tensor<2x4xi64>
      %345 = "stablehlo.broadcast_in_dim"(%303) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x4xi64>
      %346 = "stablehlo.compare"(%344, %345) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
      %347 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %348 = "stablehlo.broadcast_in_dim"(%347) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
      %349 = "stablehlo.select"(%346, %198, %348) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %350 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %354 = "stablehlo.reduce"(%349, %350) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a351: tensor<f32>, %a352: tensor<f32>):
        %353 = "stablehlo.add"(%a351, %a352) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%353) : (tensor<f32>) -> ()
      }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
      %355 = "stablehlo.reshape"(%354) : (tensor<2xf32>) -> tensor<2x1xf32>
      %356 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
      %357 = "stablehlo.add"(%301, %356) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
      %358 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi64>
      %359 = "stablehlo.broadcast_in_dim"(%358) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<2x3xi64>
      %360 = "stablehlo.broadcast_in_dim"(%357) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x3xi64>
      %361 = "stablehlo.compare"(%359, %360) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %362 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %363 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %364 = "stablehlo.select"(%361, %210, %363) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %365 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %369 = "stablehlo.reduce"(%364, %365) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a366: tensor<f32>, %a367: tensor<f32>):
        %368 = "stablehlo.add"(%a366, %a367) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%368) : (tensor<f32>) -> ()
      }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %370 = "stablehlo.reshape"(%369) : (tensor<2xf32>) -> tensor<2x1xf32>
      %371 = "stablehlo.abs"(%299) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %372 = "stablehlo.abs"(%271) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %373 = "stablehlo.add"(%372, %371) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %374 = "stablehlo.abs"(%370) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %375 = "stablehlo.abs"(%342) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %376 = "stablehlo.add"(%375, %374) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %377 = "stablehlo.or"(%230, %228) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
      %378 = "stablehlo.select"(%230, %373, %376) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %379 = "stablehlo.select"(%230, %245, %355) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %380 = "stablehlo.constant"() <{value = dense<7.5e-01> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %381 = "stablehlo.multiply"(%378, %380) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %382 = "stablehlo.add"(%381, %379) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %383 = "stablehlo.select"(%377, %382, %316) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %384 = "stablehlo.select"(%377, %382, %355) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %385 = "stablehlo.constant"() <{value = dense<-4.375e-01> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %386 = "stablehlo.multiply"(%378, %385) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %387 = "stablehlo.select"(%377, %386, %329) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %388 = "stablehlo.select"(%377, %378, %342) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %389 = "stablehlo.abs"(%384) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %390 = "stablehlo.abs"(%388) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %391 = "stablehlo.add"(%390, %389) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %392 = "stablehlo.abs"(%387) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %393 = "stablehlo.abs"(%383) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %394 = "stablehlo.add"(%393, %392) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %395 = "stablehlo.add"(%394, %391) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %396 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %397 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %398 = "stablehlo.compare"(%395, %397) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %399 = "stablehlo.broadcast_in_dim"(%396) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1xf32>
      %400 = "stablehlo.select"(%398, %395, %399) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %401 = "stablehlo.divide"(%383, %400) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %402 = "stablehlo.divide"(%387, %400) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %403 = "stablehlo.divide"(%388, %400) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %404 = "stablehlo.divide"(%384, %400) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %405 = "stablehlo.add"(%401, %404) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %406 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %407 = "stablehlo.multiply"(%405, %406) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %408 = "stablehlo.multiply"(%402, %403) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %409 = "stablehlo.subtract"(%404, %407) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %410 = "stablehlo.subtract"(%401, %407) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %411 = "stablehlo.multiply"(%410, %409) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %412 = "stablehlo.subtract"(%411, %408) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %413 = "stablehlo.abs"(%412) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %414 = "stablehlo.sqrt"(%413) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %415 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %416 = "stablehlo.compare"(%412, %415) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %417 = "stablehlo.add"(%407, %414) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %418 = "stablehlo.subtract"(%407, %414) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %419 = "stablehlo.subtract"(%417, %404) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %420 = "stablehlo.abs"(%419) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %421 = "stablehlo.subtract"(%418, %404) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %422 = "stablehlo.abs"(%421) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %423 = "stablehlo.compare"(%420, %422) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %424 = "stablehlo.select"(%423, %417, %418) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %425 = "stablehlo.select"(%416, %407, %424) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %426 = "stablehlo.multiply"(%425, %400) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %427 = "stablehlo.multiply"(%414, %400) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %428 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %429 = "stablehlo.broadcast_in_dim"(%428) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1xf32>
      %430 = "stablehlo.select"(%416, %427, %429) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %431 = "stablehlo.subtract"(%245, %426) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %432 = "stablehlo.subtract"(%284, %426) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %433 = "stablehlo.abs"(%271) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %434 = "stablehlo.abs"(%430) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %435 = "stablehlo.abs"(%431) : (tensor<2x1xf32>) -> tensor<2x1xf32>
      %436 = "stablehlo.add"(%435, %434) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %437 = "stablehlo.add"(%436, %433) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %438 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %439 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
      %440 = "stablehlo.compare"(%437, %439) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
      %441 = "stablehlo.broadcast_in_dim"(%438) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1xf32>
      %442 = "stablehlo.select"(%440, %437, %441) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %443 = "stablehlo.divide"(%271, %442) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %444 = "stablehlo.divide"(%430, %442) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %445 = "stablehlo.multiply"(%430, %444) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %446 = "stablehlo.divide"(%431, %442) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %447 = "stablehlo.multiply"(%431, %446) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %448 = "stablehlo.add"(%447, %445) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %449 = "stablehlo.multiply"(%443, %258) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %450 = "stablehlo.add"(%449, %448) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %451 = "stablehlo.add"(%431, %432) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %452 = "stablehlo.multiply"(%443, %451) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %453 = "stablehlo.multiply"(%443, %299) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
      %454 = "stablehlo.concatenate"(%450, %452, %453) <{dimension = 1 : i64}> : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
      %455 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
      %456 = "stablehlo.compare"(%a179, %455) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
      %457 = "stablehlo.reshape"(%454) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
      %458 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
      %462 = "stablehlo.reduce"(%a179, %458) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a459: tensor<i64>, %a460: tensor<i64>):
        %461 = "stablehlo.maximum"(%a459, %a460) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%461) : (tensor<i64>) -> ()
      }) : (tensor<2x1xi64>, tensor<i64>) -> tensor<i64>
      %463 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %464 = "stablehlo.broadcast_in_dim"(%463) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x1xi64>
      %465 = "stablehlo.select"(%456, %a178, %464) : (tensor<2x1xi1>, tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
      %466 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
      %470 = "stablehlo.reduce"(%465, %466) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a467: tensor<i64>, %a468: tensor<i64>):
        %469 = "stablehlo.minimum"(%a467, %a468) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%469) : (tensor<i64>) -> ()
      }) : (tensor<2x1xi64>, tensor<i64>) -> tensor<i64>
      %627:6 = "stablehlo.while"(%470, %a180, %a178, %a179, %457, %462) ({
      ^bb0(%a471: tensor<i64>, %a472: tensor<2x5x5xf32>, %a473: tensor<2x1xi64>, %a474: tensor<2x1xi64>, %a475: tensor<2x3x1xf32>, %a476: tensor<i64>):
        %477 = "stablehlo.compare"(%a471, %a476) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
        "stablehlo.return"(%477) : (tensor<i1>) -> ()
      }, {
      ^bb0(%a478: tensor<i64>, %a479: tensor<2x5x5xf32>, %a480: tensor<2x1xi64>, %a481: tensor<2x1xi64>, %a482: tensor<2x3x1xf32>, %a483: tensor<i64>):
        %484 = "stablehlo.reshape"(%a480) : (tensor<2x1xi64>) -> tensor<2x1x1xi64>
        %485 = "stablehlo.reshape"(%a481) : (tensor<2x1xi64>) -> tensor<2x1x1xi64>
        %486 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3x1xi64>
        %487 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
        %488 = "stablehlo.subtract"(%a478, %487) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        %489 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %490 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %491 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %492 = "stablehlo.dynamic_slice"(%a479, %489, %a478, %491) <{slice_sizes = array<i64: 2, 3, 5>}> : (tensor<2x5x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x5xf32>
        %493 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %494 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %495 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %496 = "stablehlo.dynamic_slice"(%492, %493, %494, %488) <{slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x1xf32>
        %497 = "stablehlo.broadcast_in_dim"(%a478) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x1x1xi64>
        %498 = "stablehlo.compare"(%484, %497) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1x1xi64>, tensor<2x1x1xi64>) -> tensor<2x1x1xi1>
        %499 = "stablehlo.broadcast_in_dim"(%498) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x3x1xi1>
        %500 = "stablehlo.select"(%499, %a482, %496) : (tensor<2x3x1xi1>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
        %501 = "stablehlo.broadcast_in_dim"(%a478) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x3x1xi64>
        %502 = "stablehlo.add"(%486, %501) : (tensor<1x3x1xi64>, tensor<1x3x1xi64>) -> tensor<1x3x1xi64>
        %503 = "stablehlo.broadcast_in_dim"(%502) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xi64>) -> tensor<2x3x1xi64>
        %504 = "stablehlo.broadcast_in_dim"(%485) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi64>) -> tensor<2x3x1xi64>
        %505 = "stablehlo.compare"(%503, %504) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x1xi64>, tensor<2x3x1xi64>) -> tensor<2x3x1xi1>
        %506 = "stablehlo.broadcast_in_dim"(%a478) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x1x1xi64>
        %507 = "stablehlo.compare"(%485, %506) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1x1xi64>, tensor<2x1x1xi64>) -> tensor<2x1x1xi1>
        %508 = "stablehlo.broadcast_in_dim"(%a478) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x1x1xi64>
        %509 = "stablehlo.compare"(%484, %508) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1x1xi64>, tensor<2x1x1xi64>) -> tensor<2x1x1xi1>
        %510 = "stablehlo.and"(%509, %507) : (tensor<2x1x1xi1>, tensor<2x1x1xi1>) -> tensor<2x1x1xi1>
        %511 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x1xi64>}> : () -> tensor<1x3x1xi64>
        %512 = "stablehlo.compare"(%486, %511) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x1xi64>, tensor<1x3x1xi64>) -> tensor<1x3x1xi1>
        %513 = "stablehlo.broadcast_in_dim"(%512) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xi1>) -> tensor<2x3x1xi1>
        %514 = "stablehlo.and"(%505, %513) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> tensor<2x3x1xi1>
        %515 = "stablehlo.constant"() <{value = dense<0> : tensor<1x3x1xi64>}> : () -> tensor<1x3x1xi64>
        %516 = "stablehlo.compare"(%486, %515) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x3x1xi64>, tensor<1x3x1xi64>) -> tensor<1x3x1xi1>
        %517 = "stablehlo.broadcast_in_dim"(%516) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x1xi1>) -> tensor<2x3x1xi1>
        %518 = "stablehlo.abs"(%500) : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
        %519 = "stablehlo.or"(%517, %514) : (tensor<2x3x1xi1>, tensor<2x3x1xi1>) -> tensor<2x3x1xi1>
        %520 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %521 = "stablehlo.broadcast_in_dim"(%520) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x1xf32>
        %522 = "stablehlo.select"(%519, %518, %521) : (tensor<2x3x1xi1>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
        %523 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
        %527 = "stablehlo.reduce"(%522, %523) <{dimensions = array<i64: 1>}> ({
        ^bb0(%a524: tensor<f32>, %a525: tensor<f32>):
          %526 = "stablehlo.maximum"(%a524, %a525) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%526) : (tensor<f32>) -> ()
        }) : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x1xf32>
        %528 = "stablehlo.reshape"(%527) : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
        %529 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %530 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
        %531 = "stablehlo.compare"(%528, %530) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xi1>
        %532 = "stablehlo.broadcast_in_dim"(%529) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x1xf32>
        %533 = "stablehlo.select"(%531, %528, %532) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
        %534 = "stablehlo.broadcast_in_dim"(%533) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xf32>) -> tensor<2x3x1xf32>
        %535 = "stablehlo.divide"(%500, %534) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
        %536 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %537 = "stablehlo.broadcast_in_dim"(%536) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x1xf32>
        %538 = "stablehlo.select"(%517, %535, %537) : (tensor<2x3x1xi1>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
        %539 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %543 = "stablehlo.reduce"(%538, %539) <{dimensions = array<i64: 1>}> ({
        ^bb0(%a540: tensor<f32>, %a541: tensor<f32>):
          %542 = "stablehlo.add"(%a540, %a541) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%542) : (tensor<f32>) -> ()
        }) : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x1xf32>
        %544 = "stablehlo.reshape"(%543) : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
        %545 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %546 = "stablehlo.broadcast_in_dim"(%545) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x1xf32>
        %547 = "stablehlo.select"(%514, %535, %546) : (tensor<2x3x1xi1>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
        %548 = "stablehlo.abs"(%547) : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
        %549 = "stablehlo.multiply"(%548, %548) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
        %550 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %554 = "stablehlo.reduce"(%549, %550) <{dimensions = array<i64: 1>}> ({
        ^bb0(%a551: tensor<f32>, %a552: tensor<f32>):
          %553 = "stablehlo.add"(%a551, %a552) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%553) : (tensor<f32>) -> ()
        }) : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x1xf32>
        %555 = "stablehlo.reshape"(%554) : (tensor<2x1xf32>) -> tensor<2x1x1xf32>
        %556 = "stablehlo.abs"(%544) : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
        %557 = "stablehlo.multiply"(%556, %556) : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
        %558 = "stablehlo.add"(%555, %557) : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
        %559 = "stablehlo.sqrt"(%558) : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
        %560 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
        %561 = "stablehlo.compare"(%555, %560) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xi1>
        %562 = "stablehlo.and"(%561, %510) : (tensor<2x1x1xi1>, tensor<2x1x1xi1>) -> tensor<2x1x1xi1>
        %563 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
        %564 = "stablehlo.compare"(%544, %563) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xi1>
        %565 = "stablehlo.negate"(%559) : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
        %566 = "stablehlo.select"(%564, %559, %565) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
        %567 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x1x1xf32>}> : () -> tensor<2x1x1xf32>
        %568 = "stablehlo.select"(%562, %566, %567) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
        %569 = "stablehlo.subtract"(%544, %568) : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
        %570 = "stablehlo.select"(%562, %569, %567) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
        %571 = "stablehlo.convert"(%517) : (tensor<2x3x1xi1>) -> tensor<2x3x1xf32>
        %572 = "stablehlo.broadcast_in_dim"(%570) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xf32>) -> tensor<2x3x1xf32>
        %573 = "stablehlo.divide"(%547, %572) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
        %574 = "stablehlo.add"(%573, %571) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
        %575 = "stablehlo.subtract"(%568, %544) : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
        %576 = "stablehlo.divide"(%575, %568) : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
        %577 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %578 = "stablehlo.broadcast_in_dim"(%577) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x1xf32>
        %579 = "stablehlo.select"(%562, %576, %578) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
        %580 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %581 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %582 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %583 = "stablehlo.dynamic_slice"(%a479, %580, %a478, %582) <{slice_sizes = array<i64: 2, 3, 5>}> : (tensor<2x5x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x3x5xf32>
        %584 = "stablehlo.broadcast_in_dim"(%574) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x5xf32>
        %585 = "stablehlo.multiply"(%584, %583) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
        %586 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %590 = "stablehlo.reduce"(%585, %586) <{dimensions = array<i64: 1>}> ({
        ^bb0(%a587: tensor<f32>, %a588: tensor<f32>):
          %589 = "stablehlo.add"(%a587, %a588) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%589) : (tensor<f32>) -> ()
        }) : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<2x5xf32>
        %591 = "stablehlo.reshape"(%590) : (tensor<2x5xf32>) -> tensor<2x1x5xf32>
        %592 = "stablehlo.broadcast_in_dim"(%579) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xf32>) -> tensor<2x3x1xf32>
        %593 = "stablehlo.multiply"(%592, %574) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
        %594 = "stablehlo.broadcast_in_dim"(%593) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xf32>) -> tensor<2x3x5xf32>
        %595 = "stablehlo.broadcast_in_dim"(%591) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x5xf32>) -> tensor<2x3x5xf32>
        %596 = "stablehlo.multiply"(%594, %595) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
        %597 = "stablehlo.subtract"(%583, %596) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
        %598 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %599 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %600 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %601 = "stablehlo.dynamic_update_slice"(%a479, %597, %598, %a478, %600) : (tensor<2x5x5xf32>, tensor<2x3x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x5x5xf32>
        %602 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %603 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %604 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %605 = "stablehlo.dynamic_slice"(%601, %602, %603, %a478) <{slice_sizes = array<i64: 2, 5, 3>}> : (tensor<2x5x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x5x3xf32>
        %606 = "stablehlo.transpose"(%574) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x1xf32>) -> tensor<2x1x3xf32>
        %607 = "stablehlo.broadcast_in_dim"(%606) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x3xf32>) -> tensor<2x5x3xf32>
        %608 = "stablehlo.multiply"(%605, %607) : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
        %609 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
        %613 = "stablehlo.reduce"(%608, %609) <{dimensions = array<i64: 2>}> ({
        ^bb0(%a610: tensor<f32>, %a611: tensor<f32>):
          %612 = "stablehlo.add"(%a610, %a611) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%612) : (tensor<f32>) -> ()
        }) : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x5xf32>
        %614 = "stablehlo.reshape"(%613) : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
        %615 = "stablehlo.broadcast_in_dim"(%579) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xf32>) -> tensor<2x5x1xf32>
        %616 = "stablehlo.multiply"(%615, %614) : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
        %617 = "stablehlo.broadcast_in_dim"(%616) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x1xf32>) -> tensor<2x5x3xf32>
        %618 = "stablehlo.broadcast_in_dim"(%606) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x3xf32>) -> tensor<2x5x3xf32>
        %619 = "stablehlo.multiply"(%617, %618) : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
        %620 = "stablehlo.subtract"(%605, %619) : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
        %621 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %622 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %623 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
        %624 = "stablehlo.dynamic_update_slice"(%601, %620, %621, %622, %a478) : (tensor<2x5x5xf32>, tensor<2x5x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x5x5xf32>
        %625 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
        %626 = "stablehlo.add"(%a478, %625) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%626, %624, %a480, %a481, %a482, %a483) : (tensor<i64>, tensor<2x5x5xf32>, tensor<2x1xi64>, tensor<2x1xi64>, tensor<2x3x1xf32>, tensor<i64>) -> ()
      }) : (tensor<i64>, tensor<2x5x5xf32>, tensor<2x1xi64>, tensor<2x1xi64>, tensor<2x3x1xf32>, tensor<i64>) -> (tensor<i64>, tensor<2x5x5xf32>, tensor<2x1xi64>, tensor<2x1xi64>, tensor<2x3x1xf32>, tensor<i64>)
      %628 = "stablehlo.slice"(%627#1) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x4x5xf32>
      %629 = "stablehlo.slice"(%628) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x5xf32>) -> tensor<2x4x4xf32>
      %630 = "stablehlo.slice"(%629) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
      %631 = "stablehlo.slice"(%630) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
      %632 = "stablehlo.slice"(%629) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
      %633 = "stablehlo.slice"(%632) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
      %634 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi64>
      %635 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi64>
      %636 = "stablehlo.subtract"(%635, %634) : (tensor<2x4x4xi64>, tensor<2x4x4xi64>) -> tensor<2x4x4xi64>
      %637 = "stablehlo.constant"() <{value = dense<0> : tensor<2x4x4xi64>}> : () -> tensor<2x4x4xi64>
      %638 = "stablehlo.compare"(%636, %637) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4x4xi64>, tensor<2x4x4xi64>) -> tensor<2x4x4xi1>
      %639 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x4x4xf32>}> : () -> tensor<2x4x4xf32>
      %640 = "stablehlo.select"(%638, %629, %639) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
      %641 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %645 = "stablehlo.reduce"(%640, %641) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a642: tensor<f32>, %a643: tensor<f32>):
        %644 = "stablehlo.add"(%a642, %a643) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%644) : (tensor<f32>) -> ()
      }) : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
      %646 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi64>
      %647 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi64>
      %648 = "stablehlo.subtract"(%647, %646) : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
      %649 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi64>}> : () -> tensor<2x3x3xi64>
      %650 = "stablehlo.compare"(%648, %649) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi1>
      %651 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
      %652 = "stablehlo.select"(%650, %631, %651) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %653 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %657 = "stablehlo.reduce"(%652, %653) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a654: tensor<f32>, %a655: tensor<f32>):
        %656 = "stablehlo.add"(%a654, %a655) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%656) : (tensor<f32>) -> ()
      }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
      %658 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi64>
      %659 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi64>
      %660 = "stablehlo.subtract"(%659, %658) : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
      %661 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi64>}> : () -> tensor<2x3x3xi64>
      %662 = "stablehlo.compare"(%660, %661) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi1>
      %663 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
      %664 = "stablehlo.select"(%662, %633, %663) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %665 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %669 = "stablehlo.reduce"(%664, %665) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a666: tensor<f32>, %a667: tensor<f32>):
        %668 = "stablehlo.add"(%a666, %a667) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%668) : (tensor<f32>) -> ()
      }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
      %670 = "stablehlo.abs"(%657) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %671 = "stablehlo.abs"(%669) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %672 = "stablehlo.slice"(%645) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x3xf32>
      %673 = "stablehlo.slice"(%645) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x3xf32>
      %674 = "stablehlo.abs"(%673) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %675 = "stablehlo.abs"(%672) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %676 = "stablehlo.add"(%675, %674) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %677 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %678 = "stablehlo.pad"(%670, %677) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
      %679 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %680 = "stablehlo.pad"(%670, %679) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
      %681 = "stablehlo.add"(%680, %678) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %682 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %683 = "stablehlo.compare"(%676, %682) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %684 = "stablehlo.select"(%683, %676, %681) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %685 = "stablehlo.subtract"(%672, %673) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %686 = "stablehlo.abs"(%685) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %687 = "stablehlo.abs"(%673) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %688 = "stablehlo.maximum"(%670, %671) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %689 = "stablehlo.minimum"(%670, %671) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %690 = "stablehlo.maximum"(%687, %686) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %691 = "stablehlo.minimum"(%687, %686) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %692 = "stablehlo.add"(%690, %688) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %693 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %694 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %695 = "stablehlo.compare"(%692, %694) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %696 = "stablehlo.broadcast_in_dim"(%693) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %697 = "stablehlo.select"(%695, %692, %696) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %698 = "stablehlo.divide"(%688, %697) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %699 = "stablehlo.multiply"(%689, %698) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %700 = "stablehlo.divide"(%690, %697) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %701 = "stablehlo.multiply"(%691, %700) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %702 = "stablehlo.constant"() <{value = dense<0x34000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %703 = "stablehlo.multiply"(%701, %702) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %704 = "stablehlo.constant"() <{value = dense<0x0D000000> : tensor<f32>}> : () -> tensor<f32>
      %705 = "stablehlo.broadcast_in_dim"(%704) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %706 = "stablehlo.maximum"(%703, %705) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %707 = "stablehlo.compare"(%699, %706) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %708 = "stablehlo.constant"() <{value = dense<0x34000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %709 = "stablehlo.multiply"(%684, %708) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %710 = "stablehlo.compare"(%670, %709) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %711 = "stablehlo.and"(%710, %707) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %712 = "stablehlo.constant"() <{value = dense<0x0D000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
      %713 = "stablehlo.compare"(%670, %712) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %714 = "stablehlo.or"(%713, %711) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %715 = "stablehlo.not"(%714) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %716 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %717 = "stablehlo.pad"(%714, %716) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x5xi1>
      %718 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x5xi64>
      %719 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %720 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1x5xi64>}> : () -> tensor<1x1x5xi64>
      %721 = "stablehlo.add"(%718, %720) : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi64>
      %722 = "stablehlo.broadcast_in_dim"(%719) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi64>) -> tensor<1x5x5xi64>
      %723 = "stablehlo.broadcast_in_dim"(%721) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi64>) -> tensor<1x5x5xi64>
      %724 = "stablehlo.compare"(%722, %723) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
      %725 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
      %726 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
      %727 = "stablehlo.subtract"(%726, %725) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
      %728 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
      %729 = "stablehlo.compare"(%727, %728) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
      %730 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
      %731 = "stablehlo.select"(%729, %627#1, %730) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
      %732 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %733 = "stablehlo.reshape"(%717) : (tensor<2x5xi1>) -> tensor<2x1x5xi1>
      %734 = "stablehlo.broadcast_in_dim"(%724) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x5xi1>) -> tensor<2x5x5xi1>
      %735 = "stablehlo.broadcast_in_dim"(%733) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x5xi1>) -> tensor<2x5x5xi1>
      %736 = "stablehlo.and"(%734, %735) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> tensor<2x5x5xi1>
      %737 = "stablehlo.broadcast_in_dim"(%732) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
      %738 = "stablehlo.select"(%736, %737, %731) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
      %739 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x3xi64>
      %740 = "stablehlo.constant"() <{value = dense<1> : tensor<1x3xi64>}> : () -> tensor<1x3xi64>
      %741 = "stablehlo.add"(%739, %740) : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
      %742 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %743 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %744 = "stablehlo.pad"(%715, %743) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x3xi1>
      %745 = "stablehlo.and"(%715, %744) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %746 = "stablehlo.broadcast_in_dim"(%741) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<2x3xi64>
      %747 = "stablehlo.broadcast_in_dim"(%742) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
      %748 = "stablehlo.select"(%745, %746, %747) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %749 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
      %753 = "stablehlo.reduce"(%748, %749) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a750: tensor<i64>, %a751: tensor<i64>):
        %752 = "stablehlo.maximum"(%a750, %a751) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%752) : (tensor<i64>) -> ()
      }) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
      %754 = "stablehlo.reshape"(%753) : (tensor<2xi64>) -> tensor<2x1xi64>
      %755 = "stablehlo.broadcast_in_dim"(%741) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<2x3xi64>
      %756 = "stablehlo.broadcast_in_dim"(%754) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi64>) -> tensor<2x3xi64>
      %757 = "stablehlo.compare"(%755, %756) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %758 = "stablehlo.and"(%714, %757) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %759 = "stablehlo.compare"(%754, %a179) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
      %760 = "stablehlo.broadcast_in_dim"(%741) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi64>) -> tensor<2x3xi64>
      %761 = "stablehlo.broadcast_in_dim"(%742) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
      %762 = "stablehlo.select"(%758, %760, %761) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %763 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
      %767 = "stablehlo.reduce"(%762, %763) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a764: tensor<i64>, %a765: tensor<i64>):
        %766 = "stablehlo.maximum"(%a764, %a765) : (tensor<i64>, tensor<i64>) -> tensor<i64>
        "stablehlo.return"(%766) : (tensor<i64>) -> ()
      }) : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
      %768 = "stablehlo.reshape"(%767) : (tensor<2xi64>) -> tensor<2x1xi64>
      %769 = "stablehlo.constant"() <{value = dense<1> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
      %770 = "stablehlo.add"(%a177, %769) : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
      %771 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %772 = "stablehlo.broadcast_in_dim"(%771) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x1xi64>
      %773 = "stablehlo.select"(%759, %770, %772) : (tensor<2x1xi1>, tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
      %774 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %775 = "stablehlo.add"(%a176, %774) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%775, %773, %768, %754, %738) : (tensor<i64>, tensor<2x1xi64>, tensor<2x1xi64>, tensor<2x1xi64>, tensor<2x5x5xf32>) -> ()
    }) : (tensor<i64>, tensor<2x1xi64>, tensor<2x1xi64>, tensor<2x1xi64>, tensor<2x5x5xf32>) -> (tensor<i64>, tensor<2x1xi64>, tensor<2x1xi64>, tensor<2x1xi64>, tensor<2x5x5xf32>)
    %777 = "stablehlo.constant"() <{value = dense<0> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
    %778 = "stablehlo.compare"(%776#3, %777) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %779 = "stablehlo.slice"(%776#4) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x4x5xf32>
    %780 = "stablehlo.slice"(%779) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x5xf32>) -> tensor<2x4x4xf32>
    %781 = "stablehlo.slice"(%780) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 4, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %782 = "stablehlo.slice"(%781) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %783 = "stablehlo.slice"(%780) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x3x4xf32>
    %784 = "stablehlo.slice"(%783) <{start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %785 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi64>
    %786 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi64>
    %787 = "stablehlo.subtract"(%786, %785) : (tensor<2x4x4xi64>, tensor<2x4x4xi64>) -> tensor<2x4x4xi64>
    %788 = "stablehlo.constant"() <{value = dense<0> : tensor<2x4x4xi64>}> : () -> tensor<2x4x4xi64>
    %789 = "stablehlo.compare"(%787, %788) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x4x4xi64>, tensor<2x4x4xi64>) -> tensor<2x4x4xi1>
    %790 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x4x4xf32>}> : () -> tensor<2x4x4xf32>
    %791 = "stablehlo.select"(%789, %780, %790) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %792 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %796 = "stablehlo.reduce"(%791, %792) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a793: tensor<f32>, %a794: tensor<f32>):
      %795 = "stablehlo.add"(%a793, %a794) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%795) : (tensor<f32>) -> ()
    }) : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %797 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi64>
    %798 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi64>
    %799 = "stablehlo.subtract"(%798, %797) : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
    %800 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi64>}> : () -> tensor<2x3x3xi64>
    %801 = "stablehlo.compare"(%799, %800) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi1>
    %802 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %803 = "stablehlo.select"(%801, %782, %802) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %804 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %808 = "stablehlo.reduce"(%803, %804) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a805: tensor<f32>, %a806: tensor<f32>):
      %807 = "stablehlo.add"(%a805, %a806) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%807) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %809 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3x3xi64>
    %810 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x3x3xi64>
    %811 = "stablehlo.subtract"(%810, %809) : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
    %812 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3x3xi64>}> : () -> tensor<2x3x3xi64>
    %813 = "stablehlo.compare"(%811, %812) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi1>
    %814 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3x3xf32>}> : () -> tensor<2x3x3xf32>
    %815 = "stablehlo.select"(%813, %784, %814) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %816 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %820 = "stablehlo.reduce"(%815, %816) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a817: tensor<f32>, %a818: tensor<f32>):
      %819 = "stablehlo.add"(%a817, %a818) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%819) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %821 = "stablehlo.slice"(%796) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x3xf32>
    %822 = "stablehlo.slice"(%796) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<2x4xf32>) -> tensor<2x3xf32>
    %823 = "stablehlo.subtract"(%821, %822) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %824 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %825 = "stablehlo.multiply"(%823, %824) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %826 = "stablehlo.abs"(%808) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %827 = "stablehlo.abs"(%820) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %828 = "stablehlo.maximum"(%826, %827) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %829 = "stablehlo.minimum"(%826, %827) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %830 = "stablehlo.sign"(%820) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %831 = "stablehlo.sign"(%808) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %832 = "stablehlo.multiply"(%831, %830) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %833 = "stablehlo.multiply"(%829, %832) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %834 = "stablehlo.abs"(%825) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %835 = "stablehlo.maximum"(%834, %828) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %836 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %837 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %838 = "stablehlo.compare"(%835, %837) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %839 = "stablehlo.broadcast_in_dim"(%836) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %840 = "stablehlo.select"(%838, %835, %839) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %841 = "stablehlo.divide"(%828, %840) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %842 = "stablehlo.multiply"(%841, %833) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %843 = "stablehlo.divide"(%825, %840) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %844 = "stablehlo.multiply"(%843, %825) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %845 = "stablehlo.add"(%844, %842) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %846 = "stablehlo.abs"(%845) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %847 = "stablehlo.sqrt"(%846) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %848 = "stablehlo.sqrt"(%840) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %849 = "stablehlo.multiply"(%848, %847) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %850 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %851 = "stablehlo.compare"(%808, %850) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %852 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %853 = "stablehlo.compare"(%845, %852) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %854 = "stablehlo.and"(%851, %853) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %855 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %856 = "stablehlo.negate"(%849) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %857 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %858 = "stablehlo.compare"(%825, %857) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %859 = "stablehlo.select"(%858, %856, %849) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %860 = "stablehlo.add"(%825, %859) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %861 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %862 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %863 = "stablehlo.compare"(%860, %862) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %864 = "stablehlo.broadcast_in_dim"(%861) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %865 = "stablehlo.select"(%863, %860, %864) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %866 = "stablehlo.divide"(%828, %865) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %867 = "stablehlo.multiply"(%866, %833) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %868 = "stablehlo.add"(%822, %825) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %869 = "stablehlo.select"(%854, %849, %855) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %870 = "stablehlo.add"(%822, %860) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %871 = "stablehlo.select"(%854, %868, %870) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %872 = "stablehlo.complex"(%871, %869) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    %873 = "stablehlo.select"(%854, %856, %855) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %874 = "stablehlo.subtract"(%822, %867) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %875 = "stablehlo.select"(%854, %868, %874) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %876 = "stablehlo.complex"(%875, %873) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    %877 = "stablehlo.select"(%854, %849, %855) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %878 = "stablehlo.select"(%854, %825, %860) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %879 = "stablehlo.complex"(%878, %877) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    %880 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %881 = "stablehlo.pad"(%879, %880) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %882 = "stablehlo.reshape"(%881) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4x1xcomplex<f32>>
    %883 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %884 = "stablehlo.complex"(%808, %883) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    %885 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %886 = "stablehlo.pad"(%884, %885) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %887 = "stablehlo.reshape"(%886) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4x1xcomplex<f32>>
    %888 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %889 = "stablehlo.pad"(%851, %888) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x4xi1>
    %890 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %891 = "stablehlo.pad"(%854, %890) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x4xi1>
    %892 = "stablehlo.concatenate"(%882, %887) <{dimension = 2 : i64}> : (tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x2xcomplex<f32>>
    %893 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x4xf32>}> : () -> tensor<2x4xf32>
    %894 = "stablehlo.complex"(%796, %893) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xcomplex<f32>>
    %895 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %896 = "stablehlo.pad"(%872, %895) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %897 = "stablehlo.select"(%889, %896, %894) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %898 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %899 = "stablehlo.pad"(%889, %898) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x4xi1>, tensor<i1>) -> tensor<2x4xi1>
    %900 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %901 = "stablehlo.pad"(%876, %900) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %902 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %903 = "stablehlo.pad"(%901, %902) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %904 = "stablehlo.select"(%899, %903, %897) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %905 = "stablehlo.reshape"(%9) : (tensor<2x1x1xi1>) -> tensor<2x1xi1>
    %906 = "stablehlo.and"(%778, %905) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %907 = "stablehlo.constant"() <{value = dense<(0x7FC00000, 0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %908 = "stablehlo.reshape"(%34) : (tensor<2x1x1xf32>) -> tensor<2x1xf32>
    %909 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
    %910 = "stablehlo.complex"(%908, %909) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
    %911 = "stablehlo.broadcast_in_dim"(%910) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %912 = "stablehlo.multiply"(%904, %911) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %913 = "stablehlo.broadcast_in_dim"(%906) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %914 = "stablehlo.broadcast_in_dim"(%907) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %915 = "stablehlo.select"(%913, %912, %914) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %916 = "stablehlo.reshape"(%915) : (tensor<2x4xcomplex<f32>>) -> tensor<1x2x4xcomplex<f32>>
    "func.return"(%916) : (tensor<1x2x4xcomplex<f32>>) -> ()
  }
}
