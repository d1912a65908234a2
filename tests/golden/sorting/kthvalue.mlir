module @setu {
  func.func public @main(%arg0: tensor<5x5x5xf32>) -> (tensor<5x1x5xf32>, tensor<5x1x5xi64>) {
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5x5xi32>
    %11:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%a1: tensor<f32>, %a2: tensor<f32>, %a3: tensor<i32>, %a4: tensor<i32>):
      %5 = "stablehlo.compare"(%a1, %a2) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%a1, %a1) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.not"(%6) : (tensor<i1>) -> tensor<i1>
      %8 = "stablehlo.compare"(%a2, %a2) <{comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.and"(%8, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%5, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) : (tensor<5x5x5xf32>, tensor<5x5x5xi32>) -> (tensor<5x5x5xf32>, tensor<5x5x5xi32>)
    %12 = "stablehlo.convert"(%11#1) : (tensor<5x5x5xi32>) -> tensor<5x5x5xi64>
    %13 = "stablehlo.slice"(%11#0) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 5, 2, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<5x5x5xf32>) -> tensor<5x1x5xf32>
    %14 = "stablehlo.slice"(%12) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 5, 2, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<5x5x5xi64>) -> tensor<5x1x5xi64>
    "func.return"(%13, %14) : (tensor<5x1x5xf32>, tensor<5x1x5xi64>) -> ()
  }
}
