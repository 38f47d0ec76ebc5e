from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    (
        [32, 3, 3, 3],
        "L_self_modules_down_modules_0_modules_layers_modules_0_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_mean_",
    ),
    (
        [32],
        "L_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_var_",
    ),
    ([32], "L_self_modules_down_modules_0_modules_layers_modules_1_parameters_bias_"),
    ([32], "L_self_modules_down_modules_0_modules_layers_modules_1_parameters_weight_"),
    (
        [32, 32, 3, 3],
        "L_self_modules_down_modules_0_modules_layers_modules_3_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_mean_",
    ),
    (
        [32],
        "L_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_var_",
    ),
    ([32], "L_self_modules_down_modules_0_modules_layers_modules_4_parameters_bias_"),
    ([32], "L_self_modules_down_modules_0_modules_layers_modules_4_parameters_weight_"),
    (
        [64, 32, 3, 3],
        "L_self_modules_down_modules_1_modules_layers_modules_0_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_mean_",
    ),
    (
        [64],
        "L_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_var_",
    ),
    ([64], "L_self_modules_down_modules_1_modules_layers_modules_1_parameters_bias_"),
    ([64], "L_self_modules_down_modules_1_modules_layers_modules_1_parameters_weight_"),
    (
        [64, 64, 3, 3],
        "L_self_modules_down_modules_1_modules_layers_modules_3_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_mean_",
    ),
    (
        [64],
        "L_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_var_",
    ),
    ([64], "L_self_modules_down_modules_1_modules_layers_modules_4_parameters_bias_"),
    ([64], "L_self_modules_down_modules_1_modules_layers_modules_4_parameters_weight_"),
    (
        [128, 64, 3, 3],
        "L_self_modules_down_modules_2_modules_layers_modules_0_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_var_",
    ),
    ([128], "L_self_modules_down_modules_2_modules_layers_modules_1_parameters_bias_"),
    (
        [128],
        "L_self_modules_down_modules_2_modules_layers_modules_1_parameters_weight_",
    ),
    (
        [128, 128, 3, 3],
        "L_self_modules_down_modules_2_modules_layers_modules_3_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_var_",
    ),
    ([128], "L_self_modules_down_modules_2_modules_layers_modules_4_parameters_bias_"),
    (
        [128],
        "L_self_modules_down_modules_2_modules_layers_modules_4_parameters_weight_",
    ),
    ([64], "L_self_modules_gate_modules_0_parameters_bias_"),
    ([64, 64, 1, 1], "L_self_modules_gate_modules_0_parameters_weight_"),
    ([32], "L_self_modules_gate_modules_1_parameters_bias_"),
    ([32, 32, 1, 1], "L_self_modules_gate_modules_1_parameters_weight_"),
    ([8], "L_self_modules_head_parameters_bias_"),
    ([8, 32, 1, 1], "L_self_modules_head_parameters_weight_"),
    ([128], "L_self_modules_merge_modules_0_buffers_running_mean_"),
    ([128], "L_self_modules_merge_modules_0_buffers_running_var_"),
    ([128], "L_self_modules_merge_modules_0_parameters_bias_"),
    ([128], "L_self_modules_merge_modules_0_parameters_weight_"),
    ([64], "L_self_modules_merge_modules_1_buffers_running_mean_"),
    ([64], "L_self_modules_merge_modules_1_buffers_running_var_"),
    ([64], "L_self_modules_merge_modules_1_parameters_bias_"),
    ([64], "L_self_modules_merge_modules_1_parameters_weight_"),
    (
        [64, 128, 3, 3],
        "L_self_modules_refine_modules_0_modules_layers_modules_0_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_mean_",
    ),
    (
        [64],
        "L_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_var_",
    ),
    ([64], "L_self_modules_refine_modules_0_modules_layers_modules_1_parameters_bias_"),
    (
        [64],
        "L_self_modules_refine_modules_0_modules_layers_modules_1_parameters_weight_",
    ),
    (
        [64, 64, 3, 3],
        "L_self_modules_refine_modules_0_modules_layers_modules_3_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_mean_",
    ),
    (
        [64],
        "L_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_var_",
    ),
    ([64], "L_self_modules_refine_modules_0_modules_layers_modules_4_parameters_bias_"),
    (
        [64],
        "L_self_modules_refine_modules_0_modules_layers_modules_4_parameters_weight_",
    ),
    (
        [32, 64, 3, 3],
        "L_self_modules_refine_modules_1_modules_layers_modules_0_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_mean_",
    ),
    (
        [32],
        "L_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_var_",
    ),
    ([32], "L_self_modules_refine_modules_1_modules_layers_modules_1_parameters_bias_"),
    (
        [32],
        "L_self_modules_refine_modules_1_modules_layers_modules_1_parameters_weight_",
    ),
    (
        [32, 32, 3, 3],
        "L_self_modules_refine_modules_1_modules_layers_modules_3_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_mean_",
    ),
    (
        [32],
        "L_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_var_",
    ),
    ([32], "L_self_modules_refine_modules_1_modules_layers_modules_4_parameters_bias_"),
    (
        [32],
        "L_self_modules_refine_modules_1_modules_layers_modules_4_parameters_weight_",
    ),
    ([64], "L_self_modules_up_modules_0_parameters_bias_"),
    ([128, 64, 2, 2], "L_self_modules_up_modules_0_parameters_weight_"),
    ([32], "L_self_modules_up_modules_1_parameters_bias_"),
    ([64, 32, 2, 2], "L_self_modules_up_modules_1_parameters_weight_"),
    ([S0, 3, 64, 64], "L_x_"),
]
