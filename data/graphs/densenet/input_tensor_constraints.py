from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    (
        [128, 64, 1, 1],
        "L_self_modules_blocks_modules_0_modules_0_modules_conv1_parameters_weight_",
    ),
    (
        [32, 128, 3, 3],
        "L_self_modules_blocks_modules_0_modules_0_modules_conv2_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_mean_",
    ),
    (
        [64],
        "L_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_var_",
    ),
    ([64], "L_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_bias_"),
    (
        [64],
        "L_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_weight_",
    ),
    (
        [128, 96, 1, 1],
        "L_self_modules_blocks_modules_0_modules_1_modules_conv1_parameters_weight_",
    ),
    (
        [32, 128, 3, 3],
        "L_self_modules_blocks_modules_0_modules_1_modules_conv2_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_mean_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_var_",
    ),
    ([96], "L_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_bias_"),
    (
        [96],
        "L_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_weight_",
    ),
    (
        [128, 128, 1, 1],
        "L_self_modules_blocks_modules_0_modules_2_modules_conv1_parameters_weight_",
    ),
    (
        [32, 128, 3, 3],
        "L_self_modules_blocks_modules_0_modules_2_modules_conv2_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_weight_",
    ),
    (
        [128, 160, 1, 1],
        "L_self_modules_blocks_modules_0_modules_3_modules_conv1_parameters_weight_",
    ),
    (
        [32, 128, 3, 3],
        "L_self_modules_blocks_modules_0_modules_3_modules_conv2_parameters_weight_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_mean_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_var_",
    ),
    ([160], "L_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_bias_"),
    (
        [160],
        "L_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_weight_",
    ),
    (
        [128, 96, 1, 1],
        "L_self_modules_blocks_modules_1_modules_0_modules_conv1_parameters_weight_",
    ),
    (
        [32, 128, 3, 3],
        "L_self_modules_blocks_modules_1_modules_0_modules_conv2_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_mean_",
    ),
    (
        [96],
        "L_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_var_",
    ),
    ([96], "L_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_bias_"),
    (
        [96],
        "L_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_weight_",
    ),
    (
        [128, 128, 1, 1],
        "L_self_modules_blocks_modules_1_modules_1_modules_conv1_parameters_weight_",
    ),
    (
        [32, 128, 3, 3],
        "L_self_modules_blocks_modules_1_modules_1_modules_conv2_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_weight_",
    ),
    (
        [128, 160, 1, 1],
        "L_self_modules_blocks_modules_1_modules_2_modules_conv1_parameters_weight_",
    ),
    (
        [32, 128, 3, 3],
        "L_self_modules_blocks_modules_1_modules_2_modules_conv2_parameters_weight_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_mean_",
    ),
    (
        [160],
        "L_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_var_",
    ),
    ([160], "L_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_bias_"),
    (
        [160],
        "L_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_weight_",
    ),
    (
        [128, 192, 1, 1],
        "L_self_modules_blocks_modules_1_modules_3_modules_conv1_parameters_weight_",
    ),
    (
        [32, 128, 3, 3],
        "L_self_modules_blocks_modules_1_modules_3_modules_conv2_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_mean_",
    ),
    (
        [192],
        "L_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_var_",
    ),
    ([192], "L_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_bias_"),
    (
        [192],
        "L_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_weight_",
    ),
    (
        [128, 112, 1, 1],
        "L_self_modules_blocks_modules_2_modules_0_modules_conv1_parameters_weight_",
    ),
    (
        [32, 128, 3, 3],
        "L_self_modules_blocks_modules_2_modules_0_modules_conv2_parameters_weight_",
    ),
    (
        [112],
        "L_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_mean_",
    ),
    (
        [112],
        "L_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_var_",
    ),
    ([112], "L_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_bias_"),
    (
        [112],
        "L_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_weight_",
    ),
    (
        [128, 144, 1, 1],
        "L_self_modules_blocks_modules_2_modules_1_modules_conv1_parameters_weight_",
    ),
    (
        [32, 128, 3, 3],
        "L_self_modules_blocks_modules_2_modules_1_modules_conv2_parameters_weight_",
    ),
    (
        [144],
        "L_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_mean_",
    ),
    (
        [144],
        "L_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_var_",
    ),
    ([144], "L_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_bias_"),
    (
        [144],
        "L_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_weight_",
    ),
    (
        [128, 176, 1, 1],
        "L_self_modules_blocks_modules_2_modules_2_modules_conv1_parameters_weight_",
    ),
    (
        [32, 128, 3, 3],
        "L_self_modules_blocks_modules_2_modules_2_modules_conv2_parameters_weight_",
    ),
    (
        [176],
        "L_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_mean_",
    ),
    (
        [176],
        "L_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_var_",
    ),
    ([176], "L_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_bias_"),
    (
        [176],
        "L_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_weight_",
    ),
    (
        [128, 208, 1, 1],
        "L_self_modules_blocks_modules_2_modules_3_modules_conv1_parameters_weight_",
    ),
    (
        [32, 128, 3, 3],
        "L_self_modules_blocks_modules_2_modules_3_modules_conv2_parameters_weight_",
    ),
    (
        [208],
        "L_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_mean_",
    ),
    (
        [208],
        "L_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_var_",
    ),
    ([208], "L_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_bias_"),
    (
        [208],
        "L_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_var_",
    ),
    ([128], "L_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_weight_",
    ),
    ([100], "L_self_modules_classify_parameters_bias_"),
    ([100, 120], "L_self_modules_classify_parameters_weight_"),
    ([120], "L_self_modules_norm_buffers_running_mean_"),
    ([120], "L_self_modules_norm_buffers_running_var_"),
    ([120], "L_self_modules_norm_parameters_bias_"),
    ([120], "L_self_modules_norm_parameters_weight_"),
    ([64, 3, 7, 7], "L_self_modules_stem_modules_0_parameters_weight_"),
    ([64], "L_self_modules_stem_modules_1_buffers_running_mean_"),
    ([64], "L_self_modules_stem_modules_1_buffers_running_var_"),
    ([64], "L_self_modules_stem_modules_1_parameters_bias_"),
    ([64], "L_self_modules_stem_modules_1_parameters_weight_"),
    ([192], "L_self_modules_transitions_modules_0_modules_0_buffers_running_mean_"),
    ([192], "L_self_modules_transitions_modules_0_modules_0_buffers_running_var_"),
    ([192], "L_self_modules_transitions_modules_0_modules_0_parameters_bias_"),
    ([192], "L_self_modules_transitions_modules_0_modules_0_parameters_weight_"),
    (
        [96, 192, 1, 1],
        "L_self_modules_transitions_modules_0_modules_2_parameters_weight_",
    ),
    ([224], "L_self_modules_transitions_modules_1_modules_0_buffers_running_mean_"),
    ([224], "L_self_modules_transitions_modules_1_modules_0_buffers_running_var_"),
    ([224], "L_self_modules_transitions_modules_1_modules_0_parameters_bias_"),
    ([224], "L_self_modules_transitions_modules_1_modules_0_parameters_weight_"),
    (
        [112, 224, 1, 1],
        "L_self_modules_transitions_modules_1_modules_2_parameters_weight_",
    ),
    ([240], "L_self_modules_transitions_modules_2_modules_0_buffers_running_mean_"),
    ([240], "L_self_modules_transitions_modules_2_modules_0_buffers_running_var_"),
    ([240], "L_self_modules_transitions_modules_2_modules_0_parameters_bias_"),
    ([240], "L_self_modules_transitions_modules_2_modules_0_parameters_weight_"),
    (
        [120, 240, 1, 1],
        "L_self_modules_transitions_modules_2_modules_2_parameters_weight_",
    ),
    ([S0, 3, 64, 64], "L_x_"),
]
