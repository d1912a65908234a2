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
    %12 = "stablehlo.constant"() <{value = dense<0x3C23D70A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %13 = "stablehlo.multiply"(%arg0, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%arg2, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.subtract"(%14, %arg4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.convert"(%3) : (tensor<f64>) -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%arg4, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.convert"(%1) : (tensor<f64>) -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %22 = "stablehlo.multiply"(%15, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.subtract"(%14, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f64>}> : () -> tensor<f64>
    %25 = "stablehlo.compare"(%3, %24) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %27 = "stablehlo.select"(%26, %19, %23) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.constant"() <{value = dense<0x3C23D70A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %29 = "stablehlo.multiply"(%14, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.multiply"(%29, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0x3F7D70A4> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%arg6, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.add"(%32, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.sqrt"(%11) : (tensor<f64>) -> tensor<f64>
    %35 = "stablehlo.convert"(%34) : (tensor<f64>) -> tensor<f32>
    %36 = "stablehlo.sqrt"(%33) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %38 = "stablehlo.divide"(%36, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.constant"() <{value = dense<0x322BCC77> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.divide"(%0, %7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %42 = "stablehlo.convert"(%41) : (tensor<f64>) -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %44 = "stablehlo.multiply"(%27, %43) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.divide"(%44, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = "stablehlo.subtract"(%arg0, %45) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.convert"(%arg9) : (tensor<f32>) -> tensor<f64>
    %48 = "stablehlo.power"(%1, %47) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %49 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f64>}> : () -> tensor<f64>
    %50 = "stablehlo.subtract"(%49, %48) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %51 = "stablehlo.constant"() <{value = dense<9.9e-01> : tensor<f64>}> : () -> tensor<f64>
    %52 = "stablehlo.power"(%51, %47) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %53 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f64>}> : () -> tensor<f64>
    %54 = "stablehlo.subtract"(%53, %52) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %55 = "stablehlo.constant"() <{value = dense<0x3C23D70A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %56 = "stablehlo.multiply"(%arg1, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = "stablehlo.add"(%arg3, %56) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.subtract"(%57, %arg5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %59 = "stablehlo.convert"(%3) : (tensor<f64>) -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.add"(%arg5, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.convert"(%1) : (tensor<f64>) -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %65 = "stablehlo.multiply"(%58, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.subtract"(%57, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<f64>}> : () -> tensor<f64>
    %68 = "stablehlo.compare"(%3, %67) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %70 = "stablehlo.select"(%69, %62, %66) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.constant"() <{value = dense<0x3C23D70A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %72 = "stablehlo.multiply"(%57, %71) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.multiply"(%72, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.constant"() <{value = dense<0x3F7D70A4> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %75 = "stablehlo.multiply"(%arg7, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.add"(%75, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.sqrt"(%54) : (tensor<f64>) -> tensor<f64>
    %78 = "stablehlo.convert"(%77) : (tensor<f64>) -> tensor<f32>
    %79 = "stablehlo.sqrt"(%76) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %81 = "stablehlo.divide"(%79, %80) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.constant"() <{value = dense<0x322BCC77> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.divide"(%0, %50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %85 = "stablehlo.convert"(%84) : (tensor<f64>) -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %87 = "stablehlo.multiply"(%70, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.divide"(%87, %83) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.subtract"(%arg1, %88) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%46, %89, %arg2, %arg3, %27, %70, %33, %76) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  }
}
