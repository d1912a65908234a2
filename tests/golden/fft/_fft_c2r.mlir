module @setu {
  func.func public @main(%arg0: tensor<5x6x7xcomplex<f32>>) -> (tensor<5x6x12xf32>) {
    %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 12>}> : (tensor<5x6x7xcomplex<f32>>) -> tensor<5x6x12xf32>
    "func.return"(%0) : (tensor<5x6x12xf32>) -> ()
  }
}
