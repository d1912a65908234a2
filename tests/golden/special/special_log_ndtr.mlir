module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0x3F3504F3> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.abs"(%1) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<3.75e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<1.5e+01> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.divide"(%5, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.subtract"(%7, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<0x319B5F94> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.multiply"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.subtract"(%11, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<0x3238F0F8> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.multiply"(%8, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.subtract"(%15, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<0xB46B00E2> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.multiply"(%8, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.subtract"(%19, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.constant"() <{value = dense<0x354FC782> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.multiply"(%8, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.subtract"(%23, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<0x368AE1FB> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.multiply"(%8, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.subtract"(%27, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.constant"() <{value = dense<0xB8910F38> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.multiply"(%8, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.subtract"(%31, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.constant"() <{value = dense<0x3A00A769> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.multiply"(%8, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.subtract"(%35, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<0xBB1E262A> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.multiply"(%8, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.subtract"(%39, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.constant"() <{value = dense<0x3C14AF4D> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.multiply"(%8, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.subtract"(%43, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.constant"() <{value = dense<0xBCDA6348> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.multiply"(%8, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.subtract"(%47, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.constant"() <{value = dense<0x3D72861F> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.multiply"(%8, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.subtract"(%51, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.constant"() <{value = dense<0xBDAC8ACF> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.multiply"(%8, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.subtract"(%55, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.constant"() <{value = dense<0xBB96682B> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.multiply"(%8, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.constant"() <{value = dense<0x4016BAE8> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.subtract"(%62, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.constant"() <{value = dense<2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.multiply"(%2, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.divide"(%65, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.log"(%72) : (tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.multiply"(%1, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.subtract"(%73, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %76 = "chlo.erfc"(%1) : (tensor<f32>) -> tensor<f32>
    %77 = "stablehlo.constant"() <{value = dense<-5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.multiply"(%76, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.log_plus_one"(%78) : (tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.compare"(%arg0, %80) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %82 = "stablehlo.select"(%81, %75, %79) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%82) : (tensor<f32>) -> ()
  }
}
