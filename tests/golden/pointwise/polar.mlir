module @setu {
  func.func public @main(%arg0: tensor<5x10x5xf32>, %arg1: tensor<5x10x5xf32>) -> (tensor<5x10x5xcomplex<f32>>) {
    %0 = "stablehlo.sine"(%arg1) : (tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    %2 = "stablehlo.cosine"(%arg1) : (tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    %4 = "stablehlo.complex"(%3, %1) : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xcomplex<f32>>
    "func.return"(%4) : (tensor<5x10x5xcomplex<f32>>) -> ()
  }
}
