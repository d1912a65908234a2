module @setu {
  func.func public @main(%arg0: tensor<5x6x8xcomplex<f32>>) -> (tensor<5x6x8xcomplex<f32>>) {
    %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 8>}> : (tensor<5x6x8xcomplex<f32>>) -> tensor<5x6x8xcomplex<f32>>
    "func.return"(%0) : (tensor<5x6x8xcomplex<f32>>) -> ()
  }
}
