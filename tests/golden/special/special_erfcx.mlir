module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<3.75e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<1.5e+01> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.divide"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.subtract"(%5, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<0x319B5F94> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.multiply"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<0x3238F0F8> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.multiply"(%6, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.subtract"(%13, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0xB46B00E2> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.multiply"(%6, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.subtract"(%17, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<0x354FC782> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.multiply"(%6, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.subtract"(%21, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.constant"() <{value = dense<0x368AE1FB> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.multiply"(%6, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.subtract"(%25, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<0xB8910F38> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.multiply"(%6, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.subtract"(%29, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0x3A00A769> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.multiply"(%6, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.subtract"(%33, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.constant"() <{value = dense<0xBB1E262A> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.multiply"(%6, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.subtract"(%37, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.constant"() <{value = dense<0x3C14AF4D> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.multiply"(%6, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.subtract"(%41, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.constant"() <{value = dense<0xBCDA6348> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.multiply"(%6, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.subtract"(%45, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.constant"() <{value = dense<0x3D72861F> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.multiply"(%6, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.subtract"(%49, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.constant"() <{value = dense<0xBDAC8ACF> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.add"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.multiply"(%6, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.subtract"(%53, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.constant"() <{value = dense<0xBB96682B> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.add"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.multiply"(%6, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.subtract"(%57, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.constant"() <{value = dense<0x4016BAE8> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.subtract"(%60, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.multiply"(%0, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.divide"(%63, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.exponential"(%69) : (tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.subtract"(%72, %68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.compare"(%arg0, %74) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %76 = "stablehlo.select"(%75, %73, %68) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%76) : (tensor<f32>) -> ()
  }
}
