module @setu {
  func.func public @main(%arg0: tensor<2x2xcomplex<f32>>, %arg1: tensor<2x2xcomplex<f32>>, %arg2: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>) {
    %0 = "stablehlo.imag"(%arg2) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %1 = "stablehlo.negate"(%0) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.real"(%arg2) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %3 = "stablehlo.complex"(%2, %1) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
    %4 = "stablehlo.real"(%arg0) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %5 = "stablehlo.imag"(%arg0) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %6 = "stablehlo.real"(%3) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %7 = "stablehlo.imag"(%3) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %8 = "stablehlo.convolution"(%5, %7) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %9 = "stablehlo.convolution"(%4, %6) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %11 = "stablehlo.convolution"(%5, %6) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %12 = "stablehlo.convolution"(%4, %7) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %13 = "stablehlo.add"(%12, %11) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %14 = "stablehlo.complex"(%10, %13) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
    %15 = "stablehlo.imag"(%arg1) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %16 = "stablehlo.negate"(%15) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %17 = "stablehlo.real"(%arg1) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %18 = "stablehlo.complex"(%17, %16) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
    %19 = "stablehlo.real"(%arg0) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %20 = "stablehlo.imag"(%arg0) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %21 = "stablehlo.real"(%18) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %22 = "stablehlo.imag"(%18) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %23 = "stablehlo.convolution"(%20, %22) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %24 = "stablehlo.convolution"(%19, %21) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %25 = "stablehlo.subtract"(%24, %23) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %26 = "stablehlo.convolution"(%20, %21) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %27 = "stablehlo.convolution"(%19, %22) <{window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %28 = "stablehlo.add"(%27, %26) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %29 = "stablehlo.complex"(%25, %28) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
    %30 = "stablehlo.constant"() <{value = dense<(0.0e+00, 0.0e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %34 = "stablehlo.reduce"(%arg0, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a31: tensor<complex<f32>>, %a32: tensor<complex<f32>>):
      %33 = "stablehlo.add"(%a31, %a32) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%33) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    "func.return"(%14, %29, %34) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  }
}
