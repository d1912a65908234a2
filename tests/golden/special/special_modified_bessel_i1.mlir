module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<0xB101B0D9> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.multiply"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<0x32212C70> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.multiply"(%6, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.subtract"(%13, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0xB33EE9F1> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.multiply"(%6, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.subtract"(%17, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<0x34571A26> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.multiply"(%6, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.subtract"(%21, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.constant"() <{value = dense<0xB56603CC> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.multiply"(%6, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.subtract"(%25, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<0x3668E277> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.multiply"(%6, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.subtract"(%29, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0xB75EAFCE> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.multiply"(%6, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.subtract"(%33, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.constant"() <{value = dense<0x38488DAA> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.multiply"(%6, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.subtract"(%37, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.constant"() <{value = dense<0xB9299E57> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.multiply"(%6, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.subtract"(%41, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.constant"() <{value = dense<0x3A064AEE> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.multiply"(%6, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.subtract"(%45, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.constant"() <{value = dense<0xBAC66310> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.multiply"(%6, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.subtract"(%49, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.constant"() <{value = dense<0x3B88329A> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.add"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.multiply"(%6, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.subtract"(%53, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.constant"() <{value = dense<0xBC2D14FC> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.add"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.multiply"(%6, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.subtract"(%57, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.constant"() <{value = dense<0x3CCA8F1F> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.multiply"(%6, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.subtract"(%61, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.constant"() <{value = dense<0xBD58DDE3> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.multiply"(%6, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.subtract"(%65, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.constant"() <{value = dense<0x3DD236D7> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.multiply"(%6, %68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.subtract"(%69, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.constant"() <{value = dense<0xBE34A688> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.multiply"(%6, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.subtract"(%73, %68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.constant"() <{value = dense<0x3E81531C> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %77 = "stablehlo.subtract"(%76, %68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %78 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.multiply"(%77, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.constant"() <{value = dense<3.2e+01> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.divide"(%80, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %82 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %84 = "stablehlo.constant"() <{value = dense<0xB183C85D> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.multiply"(%83, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.subtract"(%86, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %88 = "stablehlo.constant"() <{value = dense<0xB2E20A9D> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.add"(%87, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.multiply"(%83, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.subtract"(%90, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.constant"() <{value = dense<0xB486DFE9> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.add"(%91, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.multiply"(%83, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.subtract"(%94, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.constant"() <{value = dense<0xB68246FA> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.add"(%95, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.multiply"(%83, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %99 = "stablehlo.subtract"(%98, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.constant"() <{value = dense<0xB8E7EBFC> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %102 = "stablehlo.multiply"(%83, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %103 = "stablehlo.subtract"(%102, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %104 = "stablehlo.constant"() <{value = dense<0xBC1FED03> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.multiply"(%83, %105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %107 = "stablehlo.subtract"(%106, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %108 = "stablehlo.constant"() <{value = dense<0x3F4750C6> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %110 = "stablehlo.subtract"(%109, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %111 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.multiply"(%110, %111) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %113 = "stablehlo.sqrt"(%2) : (tensor<f32>) -> tensor<f32>
    %114 = "stablehlo.divide"(%112, %113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.multiply"(%79, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.compare"(%2, %116) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %118 = "stablehlo.select"(%117, %115, %114) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %119 = "stablehlo.negate"(%118) : (tensor<f32>) -> tensor<f32>
    %120 = "stablehlo.select"(%1, %119, %118) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %121 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %122 = "stablehlo.exponential"(%121) : (tensor<f32>) -> tensor<f32>
    %123 = "stablehlo.multiply"(%122, %120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%123) : (tensor<f32>) -> ()
  }
}
