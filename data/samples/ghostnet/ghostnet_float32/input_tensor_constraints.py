from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 2}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([100], "L_self_modules_classify_parameters_bias_"),
    ([100, 128], "L_self_modules_classify_parameters_weight_"),
    ([32, 3, 3, 3], "L_self_modules_layers_modules_0_parameters_weight_"),
    ([384], "L_self_modules_layers_modules_11_modules_expand_parameters_bias_"),
    (
        [384, 128, 1, 1],
        "L_self_modules_layers_modules_11_modules_expand_parameters_weight_",
    ),
    (
        [192, 1, 3, 3],
        "L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_0_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_mean_",
    ),
    (
        [192],
        "L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_var_",
    ),
    (
        [192],
        "L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_bias_",
    ),
    (
        [192],
        "L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_weight_",
    ),
    (
        [192, 128, 1, 1],
        "L_self_modules_layers_modules_11_modules_first_modules_primary_modules_0_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_mean_",
    ),
    (
        [192],
        "L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_var_",
    ),
    (
        [192],
        "L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_bias_",
    ),
    (
        [192],
        "L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_weight_",
    ),
    ([128], "L_self_modules_layers_modules_11_modules_reduce_parameters_bias_"),
    (
        [128, 384, 1, 1],
        "L_self_modules_layers_modules_11_modules_reduce_parameters_weight_",
    ),
    (
        [64, 1, 3, 3],
        "L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_0_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_mean_",
    ),
    (
        [64],
        "L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_var_",
    ),
    (
        [64],
        "L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_bias_",
    ),
    (
        [64],
        "L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_weight_",
    ),
    (
        [64, 384, 1, 1],
        "L_self_modules_layers_modules_11_modules_second_modules_primary_modules_0_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_mean_",
    ),
    (
        [64],
        "L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_var_",
    ),
    (
        [64],
        "L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_bias_",
    ),
    (
        [64],
        "L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_weight_",
    ),
    ([32], "L_self_modules_layers_modules_1_buffers_running_mean_"),
    ([32], "L_self_modules_layers_modules_1_buffers_running_var_"),
    ([32], "L_self_modules_layers_modules_1_parameters_bias_"),
    ([32], "L_self_modules_layers_modules_1_parameters_weight_"),
    ([96], "L_self_modules_layers_modules_3_modules_expand_parameters_bias_"),
    (
        [96, 32, 1, 1],
        "L_self_modules_layers_modules_3_modules_expand_parameters_weight_",
    ),
    (
        [48, 1, 3, 3],
        "L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_0_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_mean_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_var_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_bias_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_weight_",
    ),
    (
        [48, 32, 1, 1],
        "L_self_modules_layers_modules_3_modules_first_modules_primary_modules_0_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_mean_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_var_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_bias_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_weight_",
    ),
    ([32], "L_self_modules_layers_modules_3_modules_reduce_parameters_bias_"),
    (
        [32, 96, 1, 1],
        "L_self_modules_layers_modules_3_modules_reduce_parameters_weight_",
    ),
    (
        [16, 1, 3, 3],
        "L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_0_parameters_weight_",
    ),
    (
        [16],
        "L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_mean_",
    ),
    (
        [16],
        "L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_var_",
    ),
    (
        [16],
        "L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_bias_",
    ),
    (
        [16],
        "L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_weight_",
    ),
    (
        [16, 96, 1, 1],
        "L_self_modules_layers_modules_3_modules_second_modules_primary_modules_0_parameters_weight_",
    ),
    (
        [16],
        "L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_mean_",
    ),
    (
        [16],
        "L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_var_",
    ),
    (
        [16],
        "L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_bias_",
    ),
    (
        [16],
        "L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_weight_",
    ),
    ([64, 32, 3, 3], "L_self_modules_layers_modules_4_parameters_weight_"),
    ([64], "L_self_modules_layers_modules_5_buffers_running_mean_"),
    ([64], "L_self_modules_layers_modules_5_buffers_running_var_"),
    ([64], "L_self_modules_layers_modules_5_parameters_bias_"),
    ([64], "L_self_modules_layers_modules_5_parameters_weight_"),
    ([192], "L_self_modules_layers_modules_7_modules_expand_parameters_bias_"),
    (
        [192, 64, 1, 1],
        "L_self_modules_layers_modules_7_modules_expand_parameters_weight_",
    ),
    (
        [96, 1, 3, 3],
        "L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_0_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_mean_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_var_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_weight_",
    ),
    (
        [96, 64, 1, 1],
        "L_self_modules_layers_modules_7_modules_first_modules_primary_modules_0_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_mean_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_var_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_weight_",
    ),
    ([64], "L_self_modules_layers_modules_7_modules_reduce_parameters_bias_"),
    (
        [64, 192, 1, 1],
        "L_self_modules_layers_modules_7_modules_reduce_parameters_weight_",
    ),
    (
        [32, 1, 3, 3],
        "L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_0_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_mean_",
    ),
    (
        [32],
        "L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_var_",
    ),
    (
        [32],
        "L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_bias_",
    ),
    (
        [32],
        "L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_weight_",
    ),
    (
        [32, 192, 1, 1],
        "L_self_modules_layers_modules_7_modules_second_modules_primary_modules_0_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_mean_",
    ),
    (
        [32],
        "L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_var_",
    ),
    (
        [32],
        "L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_bias_",
    ),
    (
        [32],
        "L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_weight_",
    ),
    ([128, 64, 3, 3], "L_self_modules_layers_modules_8_parameters_weight_"),
    ([128], "L_self_modules_layers_modules_9_buffers_running_mean_"),
    ([128], "L_self_modules_layers_modules_9_buffers_running_var_"),
    ([128], "L_self_modules_layers_modules_9_parameters_bias_"),
    ([128], "L_self_modules_layers_modules_9_parameters_weight_"),
    ([S0, 3, 64, 64], "L_x_"),
]
