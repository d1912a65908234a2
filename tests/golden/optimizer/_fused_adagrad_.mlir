module @setu {
  func.func public @main(%arg0: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x3xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2x3xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<2x3xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<2x3xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<2x3xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = "stablehlo.convert"(%arg8) : (tensor<f32>) -> tensor<f64>
    %1 = "stablehlo.constant"() <{value = dense<0x3C23D70A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.add"(%arg2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.convert"(%arg6) : (tensor<f32>) -> tensor<f64>
    %5 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<f64>}> : () -> tensor<f64>
    %6 = "stablehlo.add"(%4, %5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %7 = "stablehlo.constant"() <{value = dense<1.0e-01> : tensor<f64>}> : () -> tensor<f64>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %9 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f64>}> : () -> tensor<f64>
    %10 = "stablehlo.add"(%8, %9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %11 = "stablehlo.divide"(%0, %10) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %12 = "stablehlo.convert"(%11) : (tensor<f64>) -> tensor<f32>
    %13 = "stablehlo.multiply"(%3, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%arg4, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.sqrt"(%14) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() <{value = dense<0x322BCC77> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%3, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.divide"(%19, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.subtract"(%arg0, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.constant"() <{value = dense<0x3C23D70A> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%arg1, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%arg3, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.convert"(%arg7) : (tensor<f32>) -> tensor<f64>
    %26 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<f64>}> : () -> tensor<f64>
    %27 = "stablehlo.add"(%25, %26) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %28 = "stablehlo.constant"() <{value = dense<1.0e-01> : tensor<f64>}> : () -> tensor<f64>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %30 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<f64>}> : () -> tensor<f64>
    %31 = "stablehlo.add"(%29, %30) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %32 = "stablehlo.divide"(%0, %31) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %33 = "stablehlo.convert"(%32) : (tensor<f64>) -> tensor<f32>
    %34 = "stablehlo.multiply"(%24, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.add"(%arg5, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.sqrt"(%35) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.constant"() <{value = dense<0x322BCC77> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %40 = "stablehlo.multiply"(%24, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.divide"(%40, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.subtract"(%arg1, %41) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%21, %42, %arg2, %arg3, %14, %35) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  }
}
