module @setu {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %2 = "stablehlo.constant"() <{value = dense<0x40490FDB> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.sine"(%3) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %5 = "stablehlo.multiply"(%4, %4) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %6 = "stablehlo.constant"() <{value = dense<0x411DE9E6> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %7 = "stablehlo.divide"(%6, %5) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %9 = "stablehlo.subtract"(%8, %arg0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.select"(%1, %9, %arg0) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %12 = "stablehlo.multiply"(%10, %10) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %14 = "stablehlo.divide"(%13, %12) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %15 = "stablehlo.add"(%11, %14) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %17 = "stablehlo.add"(%10, %16) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %18 = "stablehlo.multiply"(%17, %17) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %20 = "stablehlo.divide"(%19, %18) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %21 = "stablehlo.add"(%15, %20) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %23 = "stablehlo.add"(%17, %22) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %24 = "stablehlo.multiply"(%23, %23) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %26 = "stablehlo.divide"(%25, %24) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %27 = "stablehlo.add"(%21, %26) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %29 = "stablehlo.add"(%23, %28) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %30 = "stablehlo.multiply"(%29, %29) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %32 = "stablehlo.divide"(%31, %30) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %33 = "stablehlo.add"(%27, %32) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %35 = "stablehlo.add"(%29, %34) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %36 = "stablehlo.multiply"(%35, %35) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %37 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %38 = "stablehlo.divide"(%37, %36) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %39 = "stablehlo.add"(%33, %38) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %41 = "stablehlo.add"(%35, %40) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %42 = "stablehlo.multiply"(%41, %41) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %43 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %44 = "stablehlo.divide"(%43, %42) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %45 = "stablehlo.add"(%39, %44) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %46 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %47 = "stablehlo.add"(%41, %46) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %48 = "stablehlo.multiply"(%47, %47) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %49 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %50 = "stablehlo.divide"(%49, %48) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %51 = "stablehlo.constant"() <{value = dense<0x3CC30C31> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %52 = "stablehlo.multiply"(%51, %50) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %53 = "stablehlo.constant"() <{value = dense<0xBD088889> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %55 = "stablehlo.multiply"(%54, %50) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %56 = "stablehlo.constant"() <{value = dense<0x3E2AAAAB> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %58 = "stablehlo.multiply"(%50, %57) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %59 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %60 = "stablehlo.divide"(%59, %47) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %61 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %63 = "stablehlo.add"(%58, %62) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %64 = "stablehlo.divide"(%63, %47) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %65 = "stablehlo.add"(%45, %64) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %66 = "stablehlo.subtract"(%7, %65) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %67 = "stablehlo.select"(%1, %66, %65) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%67) : (tensor<5x5xf32>) -> ()
  }
}
