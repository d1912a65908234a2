module @setu {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<i64>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.abs"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() <{value = dense<0x5F000000> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = "stablehlo.not"(%4) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %6 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %7 = "stablehlo.select"(%5, %6, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.convert"(%7) : (tensor<2x3xf32>) -> tensor<2x3xi64>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %10 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %13 = "stablehlo.compare"(%11, %12) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %14 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %15 = "stablehlo.compare"(%8, %14) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %16 = "stablehlo.select"(%4, %15, %13) : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %18 = "stablehlo.compare"(%10, %17) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %19 = "stablehlo.constant"() <{value = dense<8> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %20 = "stablehlo.compare"(%8, %19) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %21 = "stablehlo.and"(%20, %18) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %22 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.compare"(%10, %22) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %24 = "stablehlo.or"(%21, %23) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %25 = "stablehlo.not"(%24) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %26 = "stablehlo.and"(%16, %25) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %27 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %28 = "stablehlo.add"(%arg0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %61:3 = "stablehlo.while"(%27, %30, %31) ({
    ^bb0(%a32: tensor<2x3xf32>, %a33: tensor<2x3xf32>, %a34: tensor<i64>):
      %35 = "stablehlo.broadcast_in_dim"(%a34) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
      %36 = "stablehlo.compare"(%35, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %37 = "stablehlo.compare"(%a33, %a33) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %38 = "stablehlo.not"(%37) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %39 = "stablehlo.and"(%36, %26) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %40 = "stablehlo.and"(%39, %38) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %41 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %45 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%a42: tensor<i1>, %a43: tensor<i1>):
        %44 = "stablehlo.or"(%a42, %a43) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%44) : (tensor<i1>) -> ()
      }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%45) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a46: tensor<2x3xf32>, %a47: tensor<2x3xf32>, %a48: tensor<i64>):
      %49 = "stablehlo.broadcast_in_dim"(%a48) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
      %50 = "stablehlo.compare"(%49, %8) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %51 = "stablehlo.convert"(%a48) : (tensor<i64>) -> tensor<f32>
      %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %53 = "stablehlo.add"(%arg0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %54 = "stablehlo.multiply"(%52, %a46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %55 = "stablehlo.multiply"(%53, %a47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %56 = "stablehlo.subtract"(%55, %a46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %57 = "stablehlo.select"(%50, %a47, %a46) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %58 = "stablehlo.select"(%50, %56, %a47) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %59 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %60 = "stablehlo.add"(%a48, %59) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%57, %58, %60) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i64>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i64>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<i64>)
    %62 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %64 = "stablehlo.compare"(%8, %63) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %65 = "stablehlo.select"(%64, %62, %61#1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %67 = "stablehlo.and"(%8, %66) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %69 = "stablehlo.compare"(%67, %68) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %70 = "chlo.acos"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %74 = "stablehlo.add"(%9, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%74, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.cosine"(%72) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.cosine"(%75) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %78 = "stablehlo.divide"(%77, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.select"(%21, %78, %65) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %82 = "stablehlo.compare"(%arg0, %81) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %83 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %84 = "stablehlo.add"(%9, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %85 = "stablehlo.add"(%9, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.negate"(%85) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.select"(%69, %86, %85) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.select"(%82, %80, %87) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %90 = "stablehlo.compare"(%10, %89) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %91 = "stablehlo.select"(%90, %88, %79) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = "stablehlo.constant"() <{value = dense<0> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %93 = "stablehlo.compare"(%8, %92) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %94 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %95 = "stablehlo.select"(%93, %94, %91) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%95) : (tensor<2x3xf32>) -> ()
  }
}
