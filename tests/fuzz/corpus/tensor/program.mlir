module @x {
  func.func public @main(%arg0: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<complex<f32>> loc("a")) -> (tensor<4x4xf32>) {
