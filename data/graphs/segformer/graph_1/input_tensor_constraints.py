from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([256], "L_self_modules_decode_head_modules_batch_norm_buffers_running_mean_"),
    ([256], "L_self_modules_decode_head_modules_batch_norm_buffers_running_var_"),
    ([256], "L_self_modules_decode_head_modules_batch_norm_parameters_bias_"),
    ([256], "L_self_modules_decode_head_modules_batch_norm_parameters_weight_"),
    ([2], "L_self_modules_decode_head_modules_classifier_parameters_bias_"),
    (
        [2, 256, 1, 1],
        "L_self_modules_decode_head_modules_classifier_parameters_weight_",
    ),
    (
        [256, 1024, 1, 1],
        "L_self_modules_decode_head_modules_linear_fuse_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_bias_",
    ),
    (
        [256, 32],
        "L_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_bias_",
    ),
    (
        [256, 64],
        "L_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_bias_",
    ),
    (
        [256, 160],
        "L_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_bias_",
    ),
    (
        [256, 256],
        "L_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_weight_",
    ),
    ([S0, 32, 32, 32], "L_stack0_hidden_states_0_"),
    ([S0, 64, 16, 16], "L_stack0_hidden_states_1_"),
    ([S0, 160, 8, 8], "L_stack0_hidden_states_2_"),
    ([S0, 256, 4, 4], "L_stack0_hidden_states_3_"),
]
