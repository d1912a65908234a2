module @setu {
  func.func public @main(%arg0: tensor<5x5x5xf32>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a2: tensor<f32>, %a3: tensor<f32>):
      %4 = "stablehlo.add"(%a2, %a3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5x5xf32>
    %6 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a7: tensor<f32>, %a8: tensor<f32>):
      %9 = "stablehlo.maximum"(%a7, %a8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %11 = "stablehlo.constant"() <{value = dense<0x4040A4ED> : tensor<5xf32>}> : () -> tensor<5xf32>
    %12 = "stablehlo.divide"(%10, %11) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %13 = "stablehlo.log"(%12) : (tensor<5xf32>) -> tensor<5xf32>
    %14 = "stablehlo.constant"() <{value = dense<0x3FB8AA3B> : tensor<5xf32>}> : () -> tensor<5xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %16 = "stablehlo.ceil"(%15) : (tensor<5xf32>) -> tensor<5xf32>
    %17 = "stablehlo.is_finite"(%16) : (tensor<5xf32>) -> tensor<5xi1>
    %18 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5xf32>}> : () -> tensor<5xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5xf32>}> : () -> tensor<5xf32>
    %20 = "stablehlo.maximum"(%16, %19) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %21 = "stablehlo.select"(%17, %20, %18) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %22 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<5xf32>}> : () -> tensor<5xf32>
    %23 = "stablehlo.power"(%22, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x1xf32>) -> tensor<5x5x5xf32>
    %26 = "stablehlo.multiply"(%arg0, %25) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %27 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5x5xi64>
    %28 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<5x5x5xi64>
    %29 = "stablehlo.subtract"(%28, %27) : (tensor<5x5x5xi64>, tensor<5x5x5xi64>) -> tensor<5x5x5xi64>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<5x5x5xi64>}> : () -> tensor<5x5x5xi64>
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<5x5x5xi64>, tensor<5x5x5xi64>) -> tensor<5x5x5xi1>
    %32 = "stablehlo.convert"(%31) : (tensor<5x5x5xi1>) -> tensor<5x5x5xf32>
    %33 = "stablehlo.dot_general"(%26, %32) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %34 = "stablehlo.constant"() <{value = dense<0x3D638E39> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %36 = "stablehlo.add"(%32, %35) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %37 = "stablehlo.dot_general"(%26, %36) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %38 = "stablehlo.constant"() <{value = dense<0x3D70F0F1> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %40 = "stablehlo.add"(%32, %39) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %41 = "stablehlo.dot_general"(%26, %40) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %42 = "stablehlo.constant"() <{value = dense<6.25e-02> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %44 = "stablehlo.add"(%32, %43) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %45 = "stablehlo.dot_general"(%26, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %46 = "stablehlo.constant"() <{value = dense<0x3D888889> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %48 = "stablehlo.add"(%32, %47) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %49 = "stablehlo.dot_general"(%26, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %50 = "stablehlo.constant"() <{value = dense<0x3D924925> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %52 = "stablehlo.add"(%32, %51) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %53 = "stablehlo.dot_general"(%26, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %54 = "stablehlo.constant"() <{value = dense<0x3D9D89D9> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %56 = "stablehlo.add"(%32, %55) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %57 = "stablehlo.dot_general"(%26, %56) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %58 = "stablehlo.constant"() <{value = dense<0x3DAAAAAB> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %60 = "stablehlo.add"(%32, %59) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %61 = "stablehlo.dot_general"(%26, %60) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %62 = "stablehlo.constant"() <{value = dense<0x3DBA2E8C> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %64 = "stablehlo.add"(%32, %63) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %65 = "stablehlo.dot_general"(%26, %64) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %66 = "stablehlo.constant"() <{value = dense<0x3DCCCCCD> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %67 = "stablehlo.multiply"(%65, %66) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %68 = "stablehlo.add"(%32, %67) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %69 = "stablehlo.dot_general"(%26, %68) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %70 = "stablehlo.constant"() <{value = dense<0x3DE38E39> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %71 = "stablehlo.multiply"(%69, %70) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %72 = "stablehlo.add"(%32, %71) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %73 = "stablehlo.dot_general"(%26, %72) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %74 = "stablehlo.constant"() <{value = dense<1.25e-01> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %75 = "stablehlo.multiply"(%73, %74) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %76 = "stablehlo.add"(%32, %75) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %77 = "stablehlo.dot_general"(%26, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %78 = "stablehlo.constant"() <{value = dense<0x3E124925> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %79 = "stablehlo.multiply"(%77, %78) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %80 = "stablehlo.add"(%32, %79) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %81 = "stablehlo.dot_general"(%26, %80) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %82 = "stablehlo.constant"() <{value = dense<0x3E2AAAAB> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %83 = "stablehlo.multiply"(%81, %82) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %84 = "stablehlo.add"(%32, %83) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %85 = "stablehlo.dot_general"(%26, %84) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %86 = "stablehlo.constant"() <{value = dense<0x3E4CCCCD> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %87 = "stablehlo.multiply"(%85, %86) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %88 = "stablehlo.add"(%32, %87) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %89 = "stablehlo.dot_general"(%26, %88) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %90 = "stablehlo.constant"() <{value = dense<2.5e-01> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %91 = "stablehlo.multiply"(%89, %90) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %92 = "stablehlo.add"(%32, %91) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %93 = "stablehlo.dot_general"(%26, %92) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %94 = "stablehlo.constant"() <{value = dense<0x3EAAAAAB> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %95 = "stablehlo.multiply"(%93, %94) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %96 = "stablehlo.add"(%32, %95) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %97 = "stablehlo.dot_general"(%26, %96) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %98 = "stablehlo.constant"() <{value = dense<5.0e-01> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %99 = "stablehlo.multiply"(%97, %98) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %100 = "stablehlo.add"(%32, %99) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %101 = "stablehlo.dot_general"(%26, %100) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %102 = "stablehlo.constant"() <{value = dense<1.0e+00> : tensor<5x5x5xf32>}> : () -> tensor<5x5x5xf32>
    %103 = "stablehlo.multiply"(%101, %102) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %104 = "stablehlo.add"(%32, %103) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %105 = "stablehlo.reshape"(%21) : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %124:2 = "stablehlo.while"(%105, %104) ({
    ^bb0(%a106: tensor<5x1x1xf32>, %a107: tensor<5x5x5xf32>):
      %108 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x1x1xf32>}> : () -> tensor<5x1x1xf32>
      %109 = "stablehlo.compare"(%a106, %108) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x1x1xf32>, tensor<5x1x1xf32>) -> tensor<5x1x1xi1>
      %110 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %114 = "stablehlo.reduce"(%109, %110) <{dimensions = array<i64: 0, 1, 2>}> ({
      ^bb0(%a111: tensor<i1>, %a112: tensor<i1>):
        %113 = "stablehlo.or"(%a111, %a112) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%113) : (tensor<i1>) -> ()
      }) : (tensor<5x1x1xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%114) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a115: tensor<5x1x1xf32>, %a116: tensor<5x5x5xf32>):
      %117 = "stablehlo.constant"() <{value = dense<0.0e+00> : tensor<5x1x1xf32>}> : () -> tensor<5x1x1xf32>
      %118 = "stablehlo.compare"(%a115, %117) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<5x1x1xf32>, tensor<5x1x1xf32>) -> tensor<5x1x1xi1>
      %119 = "stablehlo.constant"() <{value = dense<-1.0e+00> : tensor<5x1x1xf32>}> : () -> tensor<5x1x1xf32>
      %120 = "stablehlo.add"(%a115, %119) : (tensor<5x1x1xf32>, tensor<5x1x1xf32>) -> tensor<5x1x1xf32>
      %121 = "stablehlo.dot_general"(%a116, %a116) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
      %122 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<5x1x1xi1>) -> tensor<5x5x5xi1>
      %123 = "stablehlo.select"(%122, %121, %a116) : (tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
      "stablehlo.return"(%120, %123) : (tensor<5x1x1xf32>, tensor<5x5x5xf32>) -> ()
    }) : (tensor<5x1x1xf32>, tensor<5x5x5xf32>) -> (tensor<5x1x1xf32>, tensor<5x5x5xf32>)
    "func.return"(%124#1) : (tensor<5x5x5xf32>) -> ()
  }
}
