module @setu {
  func.func public @main(%arg0: tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
    %1 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
    %2 = "stablehlo.subtract"(%1, %0) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
    %3 = "stablehlo.constant"() <{value = dense<-1> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
    %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
    %5 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %7 = "stablehlo.transpose"(%6) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5x5xi64>
    %9 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x5x5xi64>
    %10 = "stablehlo.subtract"(%9, %8) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi64>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<2x5x5xi64>}> : () -> tensor<2x5x5xi64>
    %12 = "stablehlo.compare"(%10, %11) <{comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> tensor<2x5x5xi1>
    %13 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %14 = "stablehlo.select"(%12, %arg0, %13) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %15 = "stablehlo.add"(%14, %7) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %16:2 = "stablehlo.custom_call"(%15) <{call_target_name = "Eigh", backend_config = "1,1,100,1e-7", has_side_effect = false, api_version = 1 : i32}> : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>)
    %17 = "stablehlo.is_finite"(%15) : (tensor<2x5x5xf32>) -> tensor<2x5x5xi1>
    %18 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %22 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%a19: tensor<i1>, %a20: tensor<i1>):
      %21 = "stablehlo.and"(%a19, %a20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }) : (tensor<2x5x5xi1>, tensor<i1>) -> tensor<2xi1>
    %23 = "stablehlo.reshape"(%22) : (tensor<2xi1>) -> tensor<2x1xi1>
    %24 = "stablehlo.reshape"(%23) : (tensor<2x1xi1>) -> tensor<2x1x1xi1>
    %25 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %26 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %27 = "stablehlo.select"(%26, %16#0, %25) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %28 = "stablehlo.is_finite"(%15) : (tensor<2x5x5xf32>) -> tensor<2x5x5xi1>
    %29 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %33 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%a30: tensor<i1>, %a31: tensor<i1>):
      %32 = "stablehlo.and"(%a30, %a31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }) : (tensor<2x5x5xi1>, tensor<i1>) -> tensor<2xi1>
    %34 = "stablehlo.reshape"(%33) : (tensor<2xi1>) -> tensor<2x1xi1>
    %35 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
    %36 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %37 = "stablehlo.select"(%36, %16#1, %35) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<2x5x5xf32>}> : () -> tensor<2x5x5xf32>
    %39 = "stablehlo.transpose"(%27) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<2x5x5xf32>) -> tensor<50xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<50xf32>) -> tensor<2x5x5xf32>
    "func.return"(%37, %41) : (tensor<2x5xf32>, tensor<2x5x5xf32>) -> ()
  }
}
