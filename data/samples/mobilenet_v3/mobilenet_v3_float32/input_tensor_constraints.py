from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    (
        [96, 1, 3, 3],
        "L_self_modules_blocks_modules_0_modules_depth_modules_0_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_mean_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_var_",
    ),
    ([96], "L_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_bias_"),
    (
        [96],
        "L_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_weight_",
    ),
    (
        [96, 24, 1, 1],
        "L_self_modules_blocks_modules_0_modules_expand_modules_0_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_mean_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_var_",
    ),
    ([96], "L_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_bias_"),
    (
        [96],
        "L_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_bias_",
    ),
    (
        [96, 24, 1, 1],
        "L_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_weight_",
    ),
    (
        [24],
        "L_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_bias_",
    ),
    (
        [24, 96, 1, 1],
        "L_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_weight_",
    ),
    (
        [24, 96, 1, 1],
        "L_self_modules_blocks_modules_0_modules_project_modules_0_parameters_weight_",
    ),
    (
        [24],
        "L_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_mean_",
    ),
    (
        [24],
        "L_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_var_",
    ),
    (
        [24],
        "L_self_modules_blocks_modules_0_modules_project_modules_1_parameters_bias_",
    ),
    (
        [24],
        "L_self_modules_blocks_modules_0_modules_project_modules_1_parameters_weight_",
    ),
    (
        [96, 1, 3, 3],
        "L_self_modules_blocks_modules_1_modules_depth_modules_0_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_mean_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_var_",
    ),
    ([96], "L_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_bias_"),
    (
        [96],
        "L_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_weight_",
    ),
    (
        [96, 24, 1, 1],
        "L_self_modules_blocks_modules_1_modules_expand_modules_0_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_mean_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_var_",
    ),
    ([96], "L_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_bias_"),
    (
        [96],
        "L_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_bias_",
    ),
    (
        [96, 24, 1, 1],
        "L_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_weight_",
    ),
    (
        [24],
        "L_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_bias_",
    ),
    (
        [24, 96, 1, 1],
        "L_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_weight_",
    ),
    (
        [40, 96, 1, 1],
        "L_self_modules_blocks_modules_1_modules_project_modules_0_parameters_weight_",
    ),
    (
        [40],
        "L_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_mean_",
    ),
    (
        [40],
        "L_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_var_",
    ),
    (
        [40],
        "L_self_modules_blocks_modules_1_modules_project_modules_1_parameters_bias_",
    ),
    (
        [40],
        "L_self_modules_blocks_modules_1_modules_project_modules_1_parameters_weight_",
    ),
    (
        [160, 1, 5, 5],
        "L_self_modules_blocks_modules_2_modules_depth_modules_0_parameters_weight_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_mean_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_var_",
    ),
    ([160], "L_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_bias_"),
    (
        [160],
        "L_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_weight_",
    ),
    (
        [160, 40, 1, 1],
        "L_self_modules_blocks_modules_2_modules_expand_modules_0_parameters_weight_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_mean_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_var_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_bias_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_weight_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_bias_",
    ),
    (
        [160, 40, 1, 1],
        "L_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_weight_",
    ),
    (
        [40],
        "L_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_bias_",
    ),
    (
        [40, 160, 1, 1],
        "L_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_weight_",
    ),
    (
        [40, 160, 1, 1],
        "L_self_modules_blocks_modules_2_modules_project_modules_0_parameters_weight_",
    ),
    (
        [40],
        "L_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_mean_",
    ),
    (
        [40],
        "L_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_var_",
    ),
    (
        [40],
        "L_self_modules_blocks_modules_2_modules_project_modules_1_parameters_bias_",
    ),
    (
        [40],
        "L_self_modules_blocks_modules_2_modules_project_modules_1_parameters_weight_",
    ),
    (
        [160, 1, 3, 3],
        "L_self_modules_blocks_modules_3_modules_depth_modules_0_parameters_weight_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_mean_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_var_",
    ),
    ([160], "L_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_bias_"),
    (
        [160],
        "L_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_weight_",
    ),
    (
        [160, 40, 1, 1],
        "L_self_modules_blocks_modules_3_modules_expand_modules_0_parameters_weight_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_mean_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_var_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_bias_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_weight_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_bias_",
    ),
    (
        [160, 40, 1, 1],
        "L_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_weight_",
    ),
    (
        [40],
        "L_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_bias_",
    ),
    (
        [40, 160, 1, 1],
        "L_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_weight_",
    ),
    (
        [80, 160, 1, 1],
        "L_self_modules_blocks_modules_3_modules_project_modules_0_parameters_weight_",
    ),
    (
        [80],
        "L_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_mean_",
    ),
    (
        [80],
        "L_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_var_",
    ),
    (
        [80],
        "L_self_modules_blocks_modules_3_modules_project_modules_1_parameters_bias_",
    ),
    (
        [80],
        "L_self_modules_blocks_modules_3_modules_project_modules_1_parameters_weight_",
    ),
    (
        [320, 1, 3, 3],
        "L_self_modules_blocks_modules_4_modules_depth_modules_0_parameters_weight_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_mean_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_var_",
    ),
    ([320], "L_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_bias_"),
    (
        [320],
        "L_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_weight_",
    ),
    (
        [320, 80, 1, 1],
        "L_self_modules_blocks_modules_4_modules_expand_modules_0_parameters_weight_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_mean_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_var_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_bias_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_weight_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_bias_",
    ),
    (
        [320, 80, 1, 1],
        "L_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_weight_",
    ),
    (
        [80],
        "L_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_bias_",
    ),
    (
        [80, 320, 1, 1],
        "L_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_weight_",
    ),
    (
        [80, 320, 1, 1],
        "L_self_modules_blocks_modules_4_modules_project_modules_0_parameters_weight_",
    ),
    (
        [80],
        "L_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_mean_",
    ),
    (
        [80],
        "L_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_var_",
    ),
    (
        [80],
        "L_self_modules_blocks_modules_4_modules_project_modules_1_parameters_bias_",
    ),
    (
        [80],
        "L_self_modules_blocks_modules_4_modules_project_modules_1_parameters_weight_",
    ),
    (
        [320, 1, 5, 5],
        "L_self_modules_blocks_modules_5_modules_depth_modules_0_parameters_weight_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_mean_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_var_",
    ),
    ([320], "L_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_bias_"),
    (
        [320],
        "L_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_weight_",
    ),
    (
        [320, 80, 1, 1],
        "L_self_modules_blocks_modules_5_modules_expand_modules_0_parameters_weight_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_mean_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_var_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_bias_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_weight_",
    ),
    (
        [320],
        "L_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_bias_",
    ),
    (
        [320, 80, 1, 1],
        "L_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_weight_",
    ),
    (
        [80],
        "L_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_bias_",
    ),
    (
        [80, 320, 1, 1],
        "L_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_weight_",
    ),
    (
        [112, 320, 1, 1],
        "L_self_modules_blocks_modules_5_modules_project_modules_0_parameters_weight_",
    ),
    (
        [112],
        "L_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_mean_",
    ),
    (
        [112],
        "L_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_var_",
    ),
    (
        [112],
        "L_self_modules_blocks_modules_5_modules_project_modules_1_parameters_bias_",
    ),
    (
        [112],
        "L_self_modules_blocks_modules_5_modules_project_modules_1_parameters_weight_",
    ),
    (
        [448, 1, 5, 5],
        "L_self_modules_blocks_modules_6_modules_depth_modules_0_parameters_weight_",
    ),
    (
        [448],
        "L_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_mean_",
    ),
    (
        [448],
        "L_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_var_",
    ),
    ([448], "L_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_bias_"),
    (
        [448],
        "L_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_weight_",
    ),
    (
        [448, 112, 1, 1],
        "L_self_modules_blocks_modules_6_modules_expand_modules_0_parameters_weight_",
    ),
    (
        [448],
        "L_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_mean_",
    ),
    (
        [448],
        "L_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_var_",
    ),
    (
        [448],
        "L_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_bias_",
    ),
    (
        [448],
        "L_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_weight_",
    ),
    (
        [448],
        "L_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_bias_",
    ),
    (
        [448, 112, 1, 1],
        "L_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_weight_",
    ),
    (
        [112],
        "L_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_bias_",
    ),
    (
        [112, 448, 1, 1],
        "L_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_weight_",
    ),
    (
        [112, 448, 1, 1],
        "L_self_modules_blocks_modules_6_modules_project_modules_0_parameters_weight_",
    ),
    (
        [112],
        "L_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_mean_",
    ),
    (
        [112],
        "L_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_var_",
    ),
    (
        [112],
        "L_self_modules_blocks_modules_6_modules_project_modules_1_parameters_bias_",
    ),
    (
        [112],
        "L_self_modules_blocks_modules_6_modules_project_modules_1_parameters_weight_",
    ),
    ([100], "L_self_modules_classify_parameters_bias_"),
    ([100, 448], "L_self_modules_classify_parameters_weight_"),
    ([448, 112, 1, 1], "L_self_modules_head_modules_0_parameters_weight_"),
    ([448], "L_self_modules_head_modules_1_buffers_running_mean_"),
    ([448], "L_self_modules_head_modules_1_buffers_running_var_"),
    ([448], "L_self_modules_head_modules_1_parameters_bias_"),
    ([448], "L_self_modules_head_modules_1_parameters_weight_"),
    ([24, 3, 3, 3], "L_self_modules_stem_modules_0_parameters_weight_"),
    ([24], "L_self_modules_stem_modules_1_buffers_running_mean_"),
    ([24], "L_self_modules_stem_modules_1_buffers_running_var_"),
    ([24], "L_self_modules_stem_modules_1_parameters_bias_"),
    ([24], "L_self_modules_stem_modules_1_parameters_weight_"),
    ([S0, 3, 64, 64], "L_x_"),
]
