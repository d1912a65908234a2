module @setu {
  func.func public @main(%arg0: tensor<5x6x7xf32>) -> (tensor<5x6x4xcomplex<f32>>) {
    %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 7>}> : (tensor<5x6x7xf32>) -> tensor<5x6x4xcomplex<f32>>
    "func.return"(%0) : (tensor<5x6x4xcomplex<f32>>) -> ()
  }
}
