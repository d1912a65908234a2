module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0x3136C81D> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.multiply"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.subtract"(%7, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<0xB25F57B4> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.multiply"(%4, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.subtract"(%11, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<0x3381DBB5> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.multiply"(%4, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.subtract"(%15, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<0xB48F631C> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.multiply"(%4, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.subtract"(%19, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.constant"() <{value = dense<0x3595F925> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.multiply"(%4, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.subtract"(%23, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<0xB694337E> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.multiply"(%4, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.subtract"(%27, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.constant"() <{value = dense<0x3789FAC6> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.multiply"(%4, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.subtract"(%31, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.constant"() <{value = dense<0xB8715933> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.multiply"(%4, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.subtract"(%35, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<0x3945A8DC> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.multiply"(%4, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.subtract"(%39, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.constant"() <{value = dense<0xBA1717E9> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.multiply"(%4, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.subtract"(%43, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.constant"() <{value = dense<0x3AD6E3AC> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.multiply"(%4, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.subtract"(%47, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.constant"() <{value = dense<0xBB8DB2F1> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.multiply"(%4, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.subtract"(%51, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.constant"() <{value = dense<0x3C2CCB10> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.multiply"(%4, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.subtract"(%55, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.constant"() <{value = dense<0xBCC274F8> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.multiply"(%4, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.constant"() <{value = dense<0x3D49F456> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.multiply"(%4, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.constant"() <{value = dense<0xBDC25B82> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.multiply"(%4, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.subtract"(%67, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.constant"() <{value = dense<0x3E2FBD64> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.multiply"(%4, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.subtract"(%71, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.constant"() <{value = dense<0xBE9BFF5E> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.multiply"(%4, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.subtract"(%75, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %77 = "stablehlo.constant"() <{value = dense<0x3F2D4275> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.subtract"(%78, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.multiply"(%79, %80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %82 = "stablehlo.constant"() <{value = dense<3.2e+01> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.divide"(%82, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %84 = "stablehlo.constant"() <{value = dense<-2.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.add"(%83, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.constant"() <{value = dense<0x31696325> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.multiply"(%85, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %89 = "stablehlo.subtract"(%88, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.constant"() <{value = dense<0x32C2B494> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.add"(%89, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.multiply"(%85, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.subtract"(%92, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.constant"() <{value = dense<0x345C003F> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.add"(%93, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.multiply"(%85, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %97 = "stablehlo.subtract"(%96, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.constant"() <{value = dense<0x3642095E> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.add"(%97, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.multiply"(%85, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %101 = "stablehlo.subtract"(%100, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %102 = "stablehlo.constant"() <{value = dense<0x38907D1C> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.add"(%101, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %104 = "stablehlo.multiply"(%85, %103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %105 = "stablehlo.subtract"(%104, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.constant"() <{value = dense<0x3B5CCC65> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %108 = "stablehlo.multiply"(%85, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %109 = "stablehlo.subtract"(%108, %103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %110 = "stablehlo.constant"() <{value = dense<0x3F4DF315> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %112 = "stablehlo.subtract"(%111, %103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %113 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.multiply"(%112, %113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.sqrt"(%0) : (tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.divide"(%114, %115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %117 = "stablehlo.constant"() <{value = dense<8.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.compare"(%0, %117) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %119 = "stablehlo.select"(%118, %81, %116) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %120 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %121 = "stablehlo.exponential"(%120) : (tensor<f32>) -> tensor<f32>
    %122 = "stablehlo.multiply"(%121, %119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%122) : (tensor<f32>) -> ()
  }
}
