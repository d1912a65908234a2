module @setu {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.compare"(%arg0, %0) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<2.5e+01> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.divide"(%4, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<0x42947983> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.multiply"(%6, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0x44840E5D> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.multiply"(%9, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<0x459BD349> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.multiply"(%12, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.constant"() <{value = dense<0x46156947> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.multiply"(%15, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<0x45F9E855> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.multiply"(%18, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<0x4530A316> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.multiply"(%21, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.constant"() <{value = dense<0x43A80BFB> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<0x3D513FD3> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.multiply"(%25, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<0x409F6DAE> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.multiply"(%28, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.constant"() <{value = dense<0x4297A5CD> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.add"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.multiply"(%31, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.constant"() <{value = dense<0x43B763CA> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.multiply"(%34, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.constant"() <{value = dense<0x4431B6CE> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.multiply"(%37, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.constant"() <{value = dense<0x44155F56> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.multiply"(%40, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.constant"() <{value = dense<0x4353B052> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.multiply"(%43, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.constant"() <{value = dense<0x41C9A7FA> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.divide"(%46, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.constant"() <{value = dense<0x3A15C4D9> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.multiply"(%48, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.constant"() <{value = dense<0x3D8CFEEB> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.multiply"(%51, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.constant"() <{value = dense<0x3F8D754E> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.multiply"(%54, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.constant"() <{value = dense<0x40A25D18> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.multiply"(%57, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.constant"() <{value = dense<0x410665CF> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.multiply"(%60, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.constant"() <{value = dense<0x40A6B6EA> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.multiply"(%63, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.constant"() <{value = dense<0x3A47C962> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.multiply"(%67, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %69 = "stablehlo.constant"() <{value = dense<0x3D95CA45> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.multiply"(%70, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.constant"() <{value = dense<0x3F9047F6> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.multiply"(%73, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.constant"() <{value = dense<0x40A39628> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %77 = "stablehlo.multiply"(%76, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %78 = "stablehlo.constant"() <{value = dense<0x4106C8E4> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.add"(%77, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %80 = "stablehlo.multiply"(%79, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %81 = "stablehlo.constant"() <{value = dense<0x40A6DD51> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %83 = "stablehlo.multiply"(%82, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %84 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.add"(%83, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %86 = "stablehlo.divide"(%85, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %87 = "stablehlo.constant"() <{value = dense<0xC016CBE4> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.add"(%2, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %89 = "stablehlo.cosine"(%88) : (tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.sine"(%88) : (tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.divide"(%91, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.multiply"(%92, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.multiply"(%93, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.multiply"(%86, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.subtract"(%95, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %97 = "stablehlo.sqrt"(%2) : (tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.constant"() <{value = dense<0x3F4C422A> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.multiply"(%96, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %100 = "stablehlo.divide"(%99, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %101 = "stablehlo.multiply"(%2, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %102 = "stablehlo.constant"() <{value = dense<0x441B3589> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.multiply"(%102, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %104 = "stablehlo.constant"() <{value = dense<2.5698725e+05> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.add"(%103, %104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.multiply"(%105, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %107 = "stablehlo.constant"() <{value = dense<8.351468e+07> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %109 = "stablehlo.multiply"(%108, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %110 = "stablehlo.constant"() <{value = dense<0x50A509FC> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %112 = "stablehlo.multiply"(%111, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %113 = "stablehlo.constant"() <{value = dense<0x548A37DC> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.multiply"(%114, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.constant"() <{value = dense<0x58325852> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.add"(%115, %116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %118 = "stablehlo.multiply"(%117, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %119 = "stablehlo.constant"() <{value = dense<0x5B9F0600> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.add"(%118, %119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %121 = "stablehlo.multiply"(%120, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %122 = "stablehlo.constant"() <{value = dense<0x5E93BCAC> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.add"(%121, %122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %124 = "stablehlo.constant"() <{value = dense<-8.999712e+08> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.multiply"(%124, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %126 = "stablehlo.constant"() <{value = dense<0x52D295D0> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.add"(%125, %126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %128 = "stablehlo.multiply"(%127, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.constant"() <{value = dense<0xD6845497> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.add"(%128, %129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %131 = "stablehlo.multiply"(%130, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %132 = "stablehlo.constant"() <{value = dense<0x59515A15> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.add"(%131, %132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %134 = "stablehlo.divide"(%133, %123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %135 = "stablehlo.multiply"(%134, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %136 = "stablehlo.constant"() <{value = dense<0xC16AE95A> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.add"(%101, %136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %138 = "stablehlo.multiply"(%135, %137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %139 = "stablehlo.constant"() <{value = dense<0xC244DFB3> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.add"(%101, %139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %141 = "stablehlo.multiply"(%138, %140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %142 = "stablehlo.constant"() <{value = dense<5.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %143 = "stablehlo.compare"(%2, %142) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %144 = "stablehlo.select"(%143, %141, %100) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %145 = "stablehlo.negate"(%144) : (tensor<f32>) -> tensor<f32>
    %146 = "stablehlo.select"(%1, %145, %144) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%146) : (tensor<f32>) -> ()
  }
}
