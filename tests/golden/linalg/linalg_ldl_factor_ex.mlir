module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xi32>, tensor<i32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<5xi32>}> : () -> tensor<5xi32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x5xi64>
    %5 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x5xi64>
    %6 = "stablehlo.subtract"(%5, %4) : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi64>
    %7 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x5x5xi64>}> : () -> tensor<1x5x5xi64>
    %8 = "stablehlo.compare"(%6, %7) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
    %9 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
    %10 = "stablehlo.select"(%8, %0, %9) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %11 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x5xi64>
    %12 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x5xi64>
    %13 = "stablehlo.subtract"(%12, %11) : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi64>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<1x5x5xi64>}> : () -> tensor<1x5x5xi64>
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
    %16 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
    %17 = "stablehlo.select"(%15, %0, %16) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %18 = "stablehlo.subtract"(%17, %10) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %19 = "stablehlo.transpose"(%10) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %20 = "stablehlo.add"(%10, %19) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %21 = "stablehlo.add"(%20, %18) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1x5xi64>}> : () -> tensor<1x1x5xi64>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1x1xi64>}> : () -> tensor<1x1x1xi64>
    %25 = "stablehlo.constant"() <{value = dense<false> : tensor<1x1x1xi1>}> : () -> tensor<1x1x1xi1>
    %407:5 = "stablehlo.while"(%22, %21, %23, %24, %25) ({
    ^bb0(%a26: tensor<i64>, %a27: tensor<1x5x5xf32>, %a28: tensor<1x1x5xi64>, %a29: tensor<1x1x1xi64>, %a30: tensor<1x1x1xi1>):
      %31 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %32 = "stablehlo.compare"(%a26, %31) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a33: tensor<i64>, %a34: tensor<1x5x5xf32>, %a35: tensor<1x1x5xi64>, %a36: tensor<1x1x1xi64>, %a37: tensor<1x1x1xi1>):
      %38 = "stablehlo.not"(%a37) : (tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %39 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %40 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x5xi64>
      %41 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %42 = "stablehlo.add"(%a33, %41) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %43 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x5xi64>
      %45 = "stablehlo.broadcast_in_dim"(%a33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %47 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %48 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %49 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %50 = "stablehlo.select"(%48, %a34, %49) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %51 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %55 = "stablehlo.reduce"(%50, %51) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a52: tensor<f32>, %a53: tensor<f32>):
        %54 = "stablehlo.add"(%a52, %a53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%54) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %56 = "stablehlo.reshape"(%55) : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
      %57 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %58 = "stablehlo.broadcast_in_dim"(%a33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
      %59 = "stablehlo.compare"(%57, %58) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %60 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %62 = "stablehlo.select"(%59, %56, %61) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %63 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %67 = "stablehlo.reduce"(%62, %63) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a64: tensor<f32>, %a65: tensor<f32>):
        %66 = "stablehlo.add"(%a64, %a65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%66) : (tensor<f32>) -> ()
      }) : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %68 = "stablehlo.reshape"(%67) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %69 = "stablehlo.abs"(%68) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %70 = "stablehlo.abs"(%56) : (tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %71 = "stablehlo.broadcast_in_dim"(%a33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
      %72 = "stablehlo.compare"(%43, %71) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %73 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %75 = "stablehlo.select"(%72, %70, %74) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %76 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %80 = "stablehlo.reduce"(%75, %76) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a77: tensor<f32>, %a78: tensor<f32>):
        %79 = "stablehlo.maximum"(%a77, %a78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%79) : (tensor<f32>) -> ()
      }) : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %81 = "stablehlo.reshape"(%80) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
      %83 = "stablehlo.compare"(%75, %82) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xi1>
      %84 = "stablehlo.compare"(%75, %75) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xi1>
      %85 = "stablehlo.or"(%83, %84) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
      %86 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi32>
      %87 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x5x1xi32>}> : () -> tensor<1x5x1xi32>
      %88 = "stablehlo.select"(%85, %86, %87) : (tensor<1x5x1xi1>, tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<1x5x1xi32>
      %89 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
      %93 = "stablehlo.reduce"(%88, %89) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a90: tensor<i32>, %a91: tensor<i32>):
        %92 = "stablehlo.minimum"(%a90, %a91) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%92) : (tensor<i32>) -> ()
      }) : (tensor<1x5x1xi32>, tensor<i32>) -> tensor<1x1xi32>
      %94 = "stablehlo.reshape"(%93) : (tensor<1x1xi32>) -> tensor<1x1x1xi32>
      %95 = "stablehlo.convert"(%94) : (tensor<1x1x1xi32>) -> tensor<1x1x1xi64>
      %96 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x5xi64>
      %97 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x1x5xi64>
      %98 = "stablehlo.compare"(%96, %97) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %99 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %100 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %101 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %102 = "stablehlo.select"(%100, %a34, %101) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %103 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %107 = "stablehlo.reduce"(%102, %103) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a104: tensor<f32>, %a105: tensor<f32>):
        %106 = "stablehlo.add"(%a104, %a105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%106) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %108 = "stablehlo.reshape"(%107) : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
      %109 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x5x1xi64>
      %110 = "stablehlo.compare"(%43, %109) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %111 = "stablehlo.broadcast_in_dim"(%a33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
      %112 = "stablehlo.compare"(%43, %111) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %113 = "stablehlo.and"(%112, %110) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
      %114 = "stablehlo.abs"(%108) : (tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %115 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %117 = "stablehlo.select"(%113, %114, %116) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %118 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %122 = "stablehlo.reduce"(%117, %118) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a119: tensor<f32>, %a120: tensor<f32>):
        %121 = "stablehlo.maximum"(%a119, %a120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%121) : (tensor<f32>) -> ()
      }) : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %123 = "stablehlo.reshape"(%122) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %124 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %125 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x5x1xi64>
      %126 = "stablehlo.compare"(%124, %125) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %127 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %129 = "stablehlo.select"(%126, %108, %128) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %130 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %134 = "stablehlo.reduce"(%129, %130) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a131: tensor<f32>, %a132: tensor<f32>):
        %133 = "stablehlo.add"(%a131, %a132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%133) : (tensor<f32>) -> ()
      }) : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %135 = "stablehlo.reshape"(%134) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %136 = "stablehlo.abs"(%135) : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %137 = "stablehlo.divide"(%81, %123) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %138 = "stablehlo.constant"() <{value = dense<0x3F23F07B> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %139 = "stablehlo.multiply"(%81, %138) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %140 = "stablehlo.multiply"(%139, %137) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %141 = "stablehlo.compare"(%69, %140) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %142 = "stablehlo.constant"() <{value = dense<0x3F23F07B> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %143 = "stablehlo.multiply"(%81, %142) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %144 = "stablehlo.compare"(%69, %143) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %145 = "stablehlo.or"(%144, %141) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %146 = "stablehlo.constant"() <{value = dense<0x3F23F07B> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %147 = "stablehlo.multiply"(%123, %146) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %148 = "stablehlo.compare"(%136, %147) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %149 = "stablehlo.compare"(%69, %69) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %150 = "stablehlo.maximum"(%69, %81) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %151 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %152 = "stablehlo.compare"(%150, %151) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
      %153 = "stablehlo.or"(%152, %149) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %154 = "stablehlo.or"(%145, %153) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %155 = "stablehlo.broadcast_in_dim"(%a33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %156 = "stablehlo.select"(%154, %155, %95) : (tensor<1x1x1xi1>, tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi64>
      %157 = "stablehlo.or"(%154, %148) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %158 = "stablehlo.not"(%157) : (tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %159 = "stablehlo.and"(%158, %38) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %160 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %161 = "stablehlo.broadcast_in_dim"(%a33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %162 = "stablehlo.select"(%159, %160, %161) : (tensor<1x1x1xi1>, tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi64>
      %163 = "stablehlo.broadcast_in_dim"(%a33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %164 = "stablehlo.compare"(%40, %163) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %165 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x1x5xi1>
      %166 = "stablehlo.and"(%164, %165) : (tensor<1x1x5xi1>, tensor<1x1x5xi1>) -> tensor<1x1x5xi1>
      %167 = "stablehlo.broadcast_in_dim"(%a33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
      %168 = "stablehlo.compare"(%39, %167) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %169 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %170 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x5x1xi64>
      %171 = "stablehlo.compare"(%169, %170) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %172 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x5x1xi64>
      %173 = "stablehlo.compare"(%169, %172) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %174 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %175 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %176 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %177 = "stablehlo.select"(%175, %a34, %176) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %178 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %182 = "stablehlo.reduce"(%177, %178) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a179: tensor<f32>, %a180: tensor<f32>):
        %181 = "stablehlo.add"(%a179, %a180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%181) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %183 = "stablehlo.reshape"(%182) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
      %184 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %185 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %186 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %187 = "stablehlo.select"(%185, %a34, %186) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %188 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %192 = "stablehlo.reduce"(%187, %188) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a189: tensor<f32>, %a190: tensor<f32>):
        %191 = "stablehlo.add"(%a189, %a190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%191) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %193 = "stablehlo.reshape"(%192) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
      %194 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %195 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %196 = "stablehlo.and"(%194, %195) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
      %197 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %198 = "stablehlo.select"(%196, %197, %a34) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %199 = "stablehlo.compare"(%162, %156) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %200 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %201 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %202 = "stablehlo.and"(%200, %201) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
      %203 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x5xi1>
      %204 = "stablehlo.and"(%202, %203) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
      %205 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %206 = "stablehlo.select"(%204, %205, %198) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %207 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x1xi1>
      %208 = "stablehlo.and"(%168, %207) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
      %209 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x5xi64>
      %210 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x1x5xi64>
      %211 = "stablehlo.compare"(%209, %210) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %212 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x1x5xi64>
      %213 = "stablehlo.compare"(%209, %212) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %214 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %215 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %216 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %217 = "stablehlo.select"(%215, %206, %216) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %218 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %222 = "stablehlo.reduce"(%217, %218) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a219: tensor<f32>, %a220: tensor<f32>):
        %221 = "stablehlo.add"(%a219, %a220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%221) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %223 = "stablehlo.reshape"(%222) : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
      %224 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %225 = "stablehlo.broadcast_in_dim"(%213) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %226 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %227 = "stablehlo.select"(%225, %206, %226) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %228 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %232 = "stablehlo.reduce"(%227, %228) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a229: tensor<f32>, %a230: tensor<f32>):
        %231 = "stablehlo.add"(%a229, %a230) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%231) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %233 = "stablehlo.reshape"(%232) : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
      %234 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %235 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %236 = "stablehlo.and"(%234, %235) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
      %237 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %238 = "stablehlo.select"(%236, %237, %206) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %239 = "stablehlo.compare"(%162, %156) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %240 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %241 = "stablehlo.broadcast_in_dim"(%213) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %242 = "stablehlo.and"(%240, %241) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
      %243 = "stablehlo.broadcast_in_dim"(%239) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x5xi1>
      %244 = "stablehlo.and"(%242, %243) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
      %245 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %246 = "stablehlo.select"(%244, %245, %238) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %247 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x5xi64>
      %248 = "stablehlo.broadcast_in_dim"(%a33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %249 = "stablehlo.compare"(%247, %248) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %250 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %251 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %252 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %253 = "stablehlo.select"(%251, %246, %252) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %254 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %258 = "stablehlo.reduce"(%253, %254) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a255: tensor<f32>, %a256: tensor<f32>):
        %257 = "stablehlo.add"(%a255, %a256) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%257) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %259 = "stablehlo.reshape"(%258) : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
      %260 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x5xi64>
      %261 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %262 = "stablehlo.compare"(%260, %261) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %263 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %264 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %265 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %266 = "stablehlo.select"(%264, %246, %265) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %267 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %271 = "stablehlo.reduce"(%266, %267) <{dimensions = array<i64: 2>}> ({
      ^bb0(%a268: tensor<f32>, %a269: tensor<f32>):
        %270 = "stablehlo.add"(%a268, %a269) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%270) : (tensor<f32>) -> ()
      }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
      %272 = "stablehlo.reshape"(%271) : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
      %273 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %274 = "stablehlo.not"(%153) : (tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %275 = "stablehlo.and"(%38, %274) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %276 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %277 = "stablehlo.broadcast_in_dim"(%a33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
      %278 = "stablehlo.compare"(%276, %277) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %279 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %280 = "stablehlo.broadcast_in_dim"(%279) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %281 = "stablehlo.select"(%278, %259, %280) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %282 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %286 = "stablehlo.reduce"(%281, %282) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a283: tensor<f32>, %a284: tensor<f32>):
        %285 = "stablehlo.add"(%a283, %a284) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%285) : (tensor<f32>) -> ()
      }) : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %287 = "stablehlo.reshape"(%286) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %288 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
      %289 = "stablehlo.select"(%275, %287, %288) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %290 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
      %291 = "stablehlo.divide"(%259, %290) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %292 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %293 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
      %294 = "stablehlo.compare"(%292, %293) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %295 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %296 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %297 = "stablehlo.select"(%294, %259, %296) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %298 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %302 = "stablehlo.reduce"(%297, %298) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a299: tensor<f32>, %a300: tensor<f32>):
        %301 = "stablehlo.add"(%a299, %a300) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%301) : (tensor<f32>) -> ()
      }) : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %303 = "stablehlo.reshape"(%302) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %304 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
      %305 = "stablehlo.select"(%159, %303, %304) : (tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %306 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x1xi64>
      %307 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x5x1xi64>
      %308 = "stablehlo.compare"(%306, %307) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %309 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %310 = "stablehlo.broadcast_in_dim"(%309) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %311 = "stablehlo.select"(%308, %272, %310) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %312 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %316 = "stablehlo.reduce"(%311, %312) <{dimensions = array<i64: 1>}> ({
      ^bb0(%a313: tensor<f32>, %a314: tensor<f32>):
        %315 = "stablehlo.add"(%a313, %a314) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%315) : (tensor<f32>) -> ()
      }) : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %317 = "stablehlo.reshape"(%316) : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
      %318 = "stablehlo.divide"(%317, %305) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %319 = "stablehlo.divide"(%287, %305) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %320 = "stablehlo.multiply"(%318, %319) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %321 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %322 = "stablehlo.add"(%320, %321) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %323 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
      %324 = "stablehlo.divide"(%323, %322) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %325 = "stablehlo.divide"(%324, %305) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
      %326 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %327 = "stablehlo.multiply"(%326, %272) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %328 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
      %329 = "stablehlo.multiply"(%328, %259) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %330 = "stablehlo.subtract"(%329, %327) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %331 = "stablehlo.broadcast_in_dim"(%325) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
      %332 = "stablehlo.multiply"(%331, %330) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %333 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %334 = "stablehlo.multiply"(%333, %259) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %335 = "stablehlo.broadcast_in_dim"(%319) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
      %336 = "stablehlo.multiply"(%335, %272) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %337 = "stablehlo.subtract"(%336, %334) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %338 = "stablehlo.broadcast_in_dim"(%325) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x5x1xf32>
      %339 = "stablehlo.multiply"(%338, %337) : (tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %340 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x5x1xi64>
      %341 = "stablehlo.compare"(%39, %340) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x1xi64>, tensor<1x5x1xi64>) -> tensor<1x5x1xi1>
      %342 = "stablehlo.broadcast_in_dim"(%275) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x1xi1>
      %343 = "stablehlo.and"(%341, %342) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
      %344 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x1xi1>
      %345 = "stablehlo.select"(%344, %332, %291) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %346 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %347 = "stablehlo.broadcast_in_dim"(%346) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %348 = "stablehlo.select"(%343, %345, %347) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %349 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x1xi1>
      %350 = "stablehlo.and"(%343, %349) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
      %351 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %352 = "stablehlo.broadcast_in_dim"(%351) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x1xf32>
      %353 = "stablehlo.select"(%350, %339, %352) : (tensor<1x5x1xi1>, tensor<1x5x1xf32>, tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
      %354 = "stablehlo.transpose"(%259) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x5x1xf32>) -> tensor<1x1x5xf32>
      %355 = "stablehlo.transpose"(%272) <{permutation = array<i64: 0, 2, 1>}> : (tensor<1x5x1xf32>) -> tensor<1x1x5xf32>
      %356 = "stablehlo.broadcast_in_dim"(%353) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %357 = "stablehlo.broadcast_in_dim"(%355) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %358 = "stablehlo.multiply"(%356, %357) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %359 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %360 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
      %361 = "stablehlo.multiply"(%359, %360) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %362 = "stablehlo.add"(%361, %358) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %363 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x1x5xi64>
      %364 = "stablehlo.compare"(%40, %363) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %365 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
      %366 = "stablehlo.broadcast_in_dim"(%364) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %367 = "stablehlo.broadcast_in_dim"(%365) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5x5xf32>
      %368 = "stablehlo.select"(%366, %362, %367) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %369 = "stablehlo.subtract"(%246, %368) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %370 = "stablehlo.broadcast_in_dim"(%a33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %371 = "stablehlo.compare"(%40, %370) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %372 = "stablehlo.broadcast_in_dim"(%343) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %373 = "stablehlo.broadcast_in_dim"(%371) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %374 = "stablehlo.and"(%372, %373) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
      %375 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %376 = "stablehlo.select"(%374, %375, %369) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %377 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %378 = "stablehlo.compare"(%40, %377) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %379 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x5x1xi1>
      %380 = "stablehlo.and"(%343, %379) : (tensor<1x5x1xi1>, tensor<1x5x1xi1>) -> tensor<1x5x1xi1>
      %381 = "stablehlo.broadcast_in_dim"(%380) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
      %382 = "stablehlo.broadcast_in_dim"(%378) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
      %383 = "stablehlo.and"(%381, %382) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
      %384 = "stablehlo.broadcast_in_dim"(%353) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
      %385 = "stablehlo.select"(%383, %384, %376) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %386 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1x1xi64>}> : () -> tensor<1x1x1xi64>
      %387 = "stablehlo.add"(%156, %386) : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi64>
      %388 = "stablehlo.negate"(%387) : (tensor<1x1x1xi64>) -> tensor<1x1x1xi64>
      %389 = "stablehlo.select"(%159, %388, %387) : (tensor<1x1x1xi1>, tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi64>
      %390 = "stablehlo.broadcast_in_dim"(%a33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %391 = "stablehlo.compare"(%40, %390) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %392 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x5xi64>
      %393 = "stablehlo.compare"(%40, %392) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi1>
      %394 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x1x5xi1>
      %395 = "stablehlo.and"(%394, %393) : (tensor<1x1x5xi1>, tensor<1x1x5xi1>) -> tensor<1x1x5xi1>
      %396 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi1>) -> tensor<1x1x5xi1>
      %397 = "stablehlo.and"(%396, %391) : (tensor<1x1x5xi1>, tensor<1x1x5xi1>) -> tensor<1x1x5xi1>
      %398 = "stablehlo.or"(%397, %395) : (tensor<1x1x5xi1>, tensor<1x1x5xi1>) -> tensor<1x1x5xi1>
      %399 = "stablehlo.constant"() <{value = dense<0> : tensor<1x1x1xi64>}> : () -> tensor<1x1x1xi64>
      %400 = "stablehlo.compare"(%a36, %399) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
      %401 = "stablehlo.and"(%38, %153) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %402 = "stablehlo.and"(%401, %400) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
      %403 = "stablehlo.broadcast_in_dim"(%389) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi64>) -> tensor<1x1x5xi64>
      %404 = "stablehlo.select"(%398, %403, %a35) : (tensor<1x1x5xi1>, tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> tensor<1x1x5xi64>
      %405 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1x1x1xi64>
      %406 = "stablehlo.select"(%402, %405, %a36) : (tensor<1x1x1xi1>, tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi64>
      "stablehlo.return"(%42, %385, %404, %406, %159) : (tensor<i64>, tensor<1x5x5xf32>, tensor<1x1x5xi64>, tensor<1x1x1xi64>, tensor<1x1x1xi1>) -> ()
    }) : (tensor<i64>, tensor<1x5x5xf32>, tensor<1x1x5xi64>, tensor<1x1x1xi64>, tensor<1x1x1xi1>) -> (tensor<i64>, tensor<1x5x5xf32>, tensor<1x1x5xi64>, tensor<1x1x1xi64>, tensor<1x1x1xi1>)
    %408 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x5xi64>
    %409 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x5xi64>
    %410 = "stablehlo.subtract"(%409, %408) : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi64>
    %411 = "stablehlo.constant"() <{value = dense<0> : tensor<1x5x5xi64>}> : () -> tensor<1x5x5xi64>
    %412 = "stablehlo.compare"(%410, %411) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
    %413 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
    %414 = "stablehlo.select"(%412, %407#1, %413) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %415 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x5xi64>
    %416 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x5xi64>
    %417 = "stablehlo.subtract"(%416, %415) : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi64>
    %418 = "stablehlo.constant"() <{value = dense<-1> : tensor<1x5x5xi64>}> : () -> tensor<1x5x5xi64>
    %419 = "stablehlo.compare"(%417, %418) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
    %420 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
    %421 = "stablehlo.select"(%419, %414, %420) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %422 = "stablehlo.subtract"(%414, %421) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %423 = "stablehlo.add"(%421, %422) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %424 = "stablehlo.reshape"(%423) : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    %425 = "stablehlo.convert"(%407#2) : (tensor<1x1x5xi64>) -> tensor<1x1x5xi32>
    %426 = "stablehlo.reshape"(%425) : (tensor<1x1x5xi32>) -> tensor<5xi32>
    %427 = "stablehlo.convert"(%407#3) : (tensor<1x1x1xi64>) -> tensor<1x1x1xi32>
    %428 = "stablehlo.reshape"(%427) : (tensor<1x1x1xi32>) -> tensor<i32>
    %429 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %430 = "stablehlo.transpose"(%424) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %431 = "stablehlo.reshape"(%430) : (tensor<5x5xf32>) -> tensor<25xf32>
    %432 = "stablehlo.reshape"(%431) : (tensor<25xf32>) -> tensor<5x5xf32>
    "func.return"(%432, %426, %428) : (tensor<5x5xf32>, tensor<5xi32>, tensor<i32>) -> ()
  }
}
