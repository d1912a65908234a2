module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<i32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<5x5xi64>}> : () -> tensor<5x5xi64>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %9 = "stablehlo.subtract"(%8, %7) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %10 = "stablehlo.constant"() <{value = dense<-1> : tensor<5x5xi64>}> : () -> tensor<5x5xi64>
    %11 = "stablehlo.compare"(%9, %10) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %12 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %13 = "stablehlo.select"(%11, %arg0, %12) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %14 = "stablehlo.transpose"(%13) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %15 = "stablehlo.add"(%6, %14) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %16 = "stablehlo.cholesky"(%15) <{lower = true}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %17 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %18 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %19 = "stablehlo.subtract"(%18, %17) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<5x5xi64>}> : () -> tensor<5x5xi64>
    %21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %22 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %23 = "stablehlo.select"(%21, %16, %22) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %25 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5x5xi64>
    %26 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x5x5xi64>
    %27 = "stablehlo.subtract"(%26, %25) : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi64>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<1x5x5xi64>}> : () -> tensor<1x5x5xi64>
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
    %30 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<1x5x5xf32>}> : () -> tensor<1x5x5xf32>
    %31 = "stablehlo.select"(%29, %24, %30) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 2>}> ({
    ^bb0(%a33: tensor<f32>, %a34: tensor<f32>):
      %35 = "stablehlo.add"(%a33, %a34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %37 = "stablehlo.compare"(%36, %36) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %38 = "stablehlo.convert"(%37) : (tensor<1x5xi1>) -> tensor<1x5xi32>
    %39 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a40: tensor<i32>, %a41: tensor<i32>):
      %42 = "stablehlo.maximum"(%a40, %a41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%42) : (tensor<i32>) -> ()
    }) : (tensor<1x5xi32>, tensor<i32>) -> tensor<1xi32>
    %44 = "stablehlo.reshape"(%43) : (tensor<1xi32>) -> tensor<1x1xi32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<1x5xi32>
    %46 = "stablehlo.compare"(%38, %45) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
    %47 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x5xi32>
    %48 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<1x5xi32>}> : () -> tensor<1x5xi32>
    %49 = "stablehlo.select"(%46, %47, %48) : (tensor<1x5xi1>, tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %50 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %54 = "stablehlo.reduce"(%49, %50) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a51: tensor<i32>, %a52: tensor<i32>):
      %53 = "stablehlo.minimum"(%a51, %a52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%53) : (tensor<i32>) -> ()
    }) : (tensor<1x5xi32>, tensor<i32>) -> tensor<1xi32>
    %55 = "stablehlo.convert"(%54) : (tensor<1xi32>) -> tensor<1xi64>
    %56 = "stablehlo.reshape"(%44) : (tensor<1x1xi32>) -> tensor<1xi32>
    %57 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %58 = "stablehlo.add"(%55, %57) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %59 = "stablehlo.convert"(%58) : (tensor<1xi64>) -> tensor<1xi32>
    %60 = "stablehlo.multiply"(%56, %59) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %61 = "stablehlo.reshape"(%60) : (tensor<1xi32>) -> tensor<i32>
    %62 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %63 = "stablehlo.transpose"(%23) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %64 = "stablehlo.reshape"(%63) : (tensor<5x5xf32>) -> tensor<25xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<25xf32>) -> tensor<5x5xf32>
    "func.return"(%65, %61) : (tensor<5x5xf32>, tensor<i32>) -> ()
  }
}
