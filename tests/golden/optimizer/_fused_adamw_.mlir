module @setu {
  func.func public @main(%arg0: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x3xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2x3xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<2x3xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<2x3xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<2x3xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<2x3xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<2x3xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg10) : (tensor<f32>) -> tensor<f64>
    %1 = "stablehlo.convert"(%arg11) : (tensor<f32>) -> tensor<f64>
    %2 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f64>}> : () -> tensor<f64>
    %3 = "stablehlo.subtract"(%2, %1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %4 = "stablehlo.convert"(%arg8) : (tensor<f32>) -> tensor<f64>
    %5 = "stablehlo.power"(%1, %4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %6 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f64>}> : () -> tensor<f64>
    %7 = "stablehlo.subtract"(%6, %5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %8 = "stablehlo.constant"() <{value = dense<9.9e-01> : tensor<f64>}> : () -> tensor<f64>
    %9 = "stablehlo.power"(%8, %4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %10 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.subtract"(%10, %9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %12 = "stablehlo.constant"() <{value = dense<1.0e-02> : tensor<f64>}> : () -> tensor<f64>
    %13 = "stablehlo.multiply"(%0, %12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %14 = "stablehlo.convert"(%13) : (tensor<f64>) -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%arg0, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.subtract"(%arg0, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.subtract"(%arg2, %arg4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.convert"(%3) : (tensor<f64>) -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.add"(%arg4, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.convert"(%1) : (tensor<f64>) -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %25 = "stablehlo.multiply"(%18, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.subtract"(%arg2, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f64>}> : () -> tensor<f64>
    %28 = "stablehlo.compare"(%3, %27) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %30 = "stablehlo.select"(%29, %22, %26) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0x3C23D70A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%arg2, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.multiply"(%32, %arg2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.constant"() <{value = dense<0x3F7D70A4> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%arg6, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.add"(%35, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.sqrt"(%11) : (tensor<f64>) -> tensor<f64>
    %38 = "stablehlo.convert"(%37) : (tensor<f64>) -> tensor<f32>
    %39 = "stablehlo.sqrt"(%36) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %41 = "stablehlo.divide"(%39, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.constant"() <{value = dense<0x322BCC77> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.divide"(%0, %7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %45 = "stablehlo.convert"(%44) : (tensor<f64>) -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %47 = "stablehlo.multiply"(%30, %46) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.divide"(%47, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.subtract"(%17, %48) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = "stablehlo.convert"(%arg9) : (tensor<f32>) -> tensor<f64>
    %51 = "stablehlo.power"(%1, %50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %52 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f64>}> : () -> tensor<f64>
    %53 = "stablehlo.subtract"(%52, %51) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %54 = "stablehlo.constant"() <{value = dense<9.9e-01> : tensor<f64>}> : () -> tensor<f64>
    %55 = "stablehlo.power"(%54, %50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %56 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f64>}> : () -> tensor<f64>
    %57 = "stablehlo.subtract"(%56, %55) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %58 = "stablehlo.constant"() <{value = dense<1.0e-02> : tensor<f64>}> : () -> tensor<f64>
    %59 = "stablehlo.multiply"(%0, %58) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %60 = "stablehlo.convert"(%59) : (tensor<f64>) -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %62 = "stablehlo.multiply"(%arg1, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.subtract"(%arg1, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.subtract"(%arg3, %arg5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.convert"(%3) : (tensor<f64>) -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %67 = "stablehlo.multiply"(%64, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = "stablehlo.add"(%arg5, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %69 = "stablehlo.convert"(%1) : (tensor<f64>) -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %71 = "stablehlo.multiply"(%64, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.subtract"(%arg3, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f64>}> : () -> tensor<f64>
    %74 = "stablehlo.compare"(%3, %73) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %76 = "stablehlo.select"(%75, %68, %72) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() <{value = dense<0x3C23D70A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %78 = "stablehlo.multiply"(%arg3, %77) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %79 = "stablehlo.multiply"(%78, %arg3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.constant"() <{value = dense<0x3F7D70A4> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %81 = "stablehlo.multiply"(%arg7, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.add"(%81, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = "stablehlo.sqrt"(%57) : (tensor<f64>) -> tensor<f64>
    %84 = "stablehlo.convert"(%83) : (tensor<f64>) -> tensor<f32>
    %85 = "stablehlo.sqrt"(%82) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %87 = "stablehlo.divide"(%85, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.constant"() <{value = dense<0x322BCC77> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %89 = "stablehlo.add"(%87, %88) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = "stablehlo.divide"(%0, %53) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %91 = "stablehlo.convert"(%90) : (tensor<f64>) -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %93 = "stablehlo.multiply"(%76, %92) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %94 = "stablehlo.divide"(%93, %89) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.subtract"(%63, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%49, %95, %arg2, %arg3, %30, %76, %36, %82) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  }
}
