from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    (
        [2048],
        "L_self_modules_blocks_modules_0_modules_mlp_channels_modules_fc1_parameters_bias_",
    ),
    (
        [2048, 512],
        "L_self_modules_blocks_modules_0_modules_mlp_channels_modules_fc1_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_blocks_modules_0_modules_mlp_channels_modules_fc2_parameters_bias_",
    ),
    (
        [512, 2048],
        "L_self_modules_blocks_modules_0_modules_mlp_channels_modules_fc2_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_blocks_modules_0_modules_mlp_tokens_modules_fc1_parameters_bias_",
    ),
    (
        [256, 49],
        "L_self_modules_blocks_modules_0_modules_mlp_tokens_modules_fc1_parameters_weight_",
    ),
    (
        [49],
        "L_self_modules_blocks_modules_0_modules_mlp_tokens_modules_fc2_parameters_bias_",
    ),
    (
        [49, 256],
        "L_self_modules_blocks_modules_0_modules_mlp_tokens_modules_fc2_parameters_weight_",
    ),
    ([512], "L_self_modules_blocks_modules_0_modules_norm1_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_0_modules_norm1_parameters_weight_"),
    ([512], "L_self_modules_blocks_modules_0_modules_norm2_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_0_modules_norm2_parameters_weight_"),
    (
        [2048],
        "L_self_modules_blocks_modules_1_modules_mlp_channels_modules_fc1_parameters_bias_",
    ),
    (
        [2048, 512],
        "L_self_modules_blocks_modules_1_modules_mlp_channels_modules_fc1_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_blocks_modules_1_modules_mlp_channels_modules_fc2_parameters_bias_",
    ),
    (
        [512, 2048],
        "L_self_modules_blocks_modules_1_modules_mlp_channels_modules_fc2_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_blocks_modules_1_modules_mlp_tokens_modules_fc1_parameters_bias_",
    ),
    (
        [256, 49],
        "L_self_modules_blocks_modules_1_modules_mlp_tokens_modules_fc1_parameters_weight_",
    ),
    (
        [49],
        "L_self_modules_blocks_modules_1_modules_mlp_tokens_modules_fc2_parameters_bias_",
    ),
    (
        [49, 256],
        "L_self_modules_blocks_modules_1_modules_mlp_tokens_modules_fc2_parameters_weight_",
    ),
    ([512], "L_self_modules_blocks_modules_1_modules_norm1_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_1_modules_norm1_parameters_weight_"),
    ([512], "L_self_modules_blocks_modules_1_modules_norm2_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_1_modules_norm2_parameters_weight_"),
    (
        [2048],
        "L_self_modules_blocks_modules_2_modules_mlp_channels_modules_fc1_parameters_bias_",
    ),
    (
        [2048, 512],
        "L_self_modules_blocks_modules_2_modules_mlp_channels_modules_fc1_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_blocks_modules_2_modules_mlp_channels_modules_fc2_parameters_bias_",
    ),
    (
        [512, 2048],
        "L_self_modules_blocks_modules_2_modules_mlp_channels_modules_fc2_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_blocks_modules_2_modules_mlp_tokens_modules_fc1_parameters_bias_",
    ),
    (
        [256, 49],
        "L_self_modules_blocks_modules_2_modules_mlp_tokens_modules_fc1_parameters_weight_",
    ),
    (
        [49],
        "L_self_modules_blocks_modules_2_modules_mlp_tokens_modules_fc2_parameters_bias_",
    ),
    (
        [49, 256],
        "L_self_modules_blocks_modules_2_modules_mlp_tokens_modules_fc2_parameters_weight_",
    ),
    ([512], "L_self_modules_blocks_modules_2_modules_norm1_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_2_modules_norm1_parameters_weight_"),
    ([512], "L_self_modules_blocks_modules_2_modules_norm2_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_2_modules_norm2_parameters_weight_"),
    (
        [2048],
        "L_self_modules_blocks_modules_3_modules_mlp_channels_modules_fc1_parameters_bias_",
    ),
    (
        [2048, 512],
        "L_self_modules_blocks_modules_3_modules_mlp_channels_modules_fc1_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_blocks_modules_3_modules_mlp_channels_modules_fc2_parameters_bias_",
    ),
    (
        [512, 2048],
        "L_self_modules_blocks_modules_3_modules_mlp_channels_modules_fc2_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_blocks_modules_3_modules_mlp_tokens_modules_fc1_parameters_bias_",
    ),
    (
        [256, 49],
        "L_self_modules_blocks_modules_3_modules_mlp_tokens_modules_fc1_parameters_weight_",
    ),
    (
        [49],
        "L_self_modules_blocks_modules_3_modules_mlp_tokens_modules_fc2_parameters_bias_",
    ),
    (
        [49, 256],
        "L_self_modules_blocks_modules_3_modules_mlp_tokens_modules_fc2_parameters_weight_",
    ),
    ([512], "L_self_modules_blocks_modules_3_modules_norm1_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_3_modules_norm1_parameters_weight_"),
    ([512], "L_self_modules_blocks_modules_3_modules_norm2_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_3_modules_norm2_parameters_weight_"),
    (
        [2048],
        "L_self_modules_blocks_modules_4_modules_mlp_channels_modules_fc1_parameters_bias_",
    ),
    (
        [2048, 512],
        "L_self_modules_blocks_modules_4_modules_mlp_channels_modules_fc1_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_blocks_modules_4_modules_mlp_channels_modules_fc2_parameters_bias_",
    ),
    (
        [512, 2048],
        "L_self_modules_blocks_modules_4_modules_mlp_channels_modules_fc2_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_blocks_modules_4_modules_mlp_tokens_modules_fc1_parameters_bias_",
    ),
    (
        [256, 49],
        "L_self_modules_blocks_modules_4_modules_mlp_tokens_modules_fc1_parameters_weight_",
    ),
    (
        [49],
        "L_self_modules_blocks_modules_4_modules_mlp_tokens_modules_fc2_parameters_bias_",
    ),
    (
        [49, 256],
        "L_self_modules_blocks_modules_4_modules_mlp_tokens_modules_fc2_parameters_weight_",
    ),
    ([512], "L_self_modules_blocks_modules_4_modules_norm1_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_4_modules_norm1_parameters_weight_"),
    ([512], "L_self_modules_blocks_modules_4_modules_norm2_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_4_modules_norm2_parameters_weight_"),
    (
        [2048],
        "L_self_modules_blocks_modules_5_modules_mlp_channels_modules_fc1_parameters_bias_",
    ),
    (
        [2048, 512],
        "L_self_modules_blocks_modules_5_modules_mlp_channels_modules_fc1_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_blocks_modules_5_modules_mlp_channels_modules_fc2_parameters_bias_",
    ),
    (
        [512, 2048],
        "L_self_modules_blocks_modules_5_modules_mlp_channels_modules_fc2_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_blocks_modules_5_modules_mlp_tokens_modules_fc1_parameters_bias_",
    ),
    (
        [256, 49],
        "L_self_modules_blocks_modules_5_modules_mlp_tokens_modules_fc1_parameters_weight_",
    ),
    (
        [49],
        "L_self_modules_blocks_modules_5_modules_mlp_tokens_modules_fc2_parameters_bias_",
    ),
    (
        [49, 256],
        "L_self_modules_blocks_modules_5_modules_mlp_tokens_modules_fc2_parameters_weight_",
    ),
    ([512], "L_self_modules_blocks_modules_5_modules_norm1_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_5_modules_norm1_parameters_weight_"),
    ([512], "L_self_modules_blocks_modules_5_modules_norm2_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_5_modules_norm2_parameters_weight_"),
    (
        [2048],
        "L_self_modules_blocks_modules_6_modules_mlp_channels_modules_fc1_parameters_bias_",
    ),
    (
        [2048, 512],
        "L_self_modules_blocks_modules_6_modules_mlp_channels_modules_fc1_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_blocks_modules_6_modules_mlp_channels_modules_fc2_parameters_bias_",
    ),
    (
        [512, 2048],
        "L_self_modules_blocks_modules_6_modules_mlp_channels_modules_fc2_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_blocks_modules_6_modules_mlp_tokens_modules_fc1_parameters_bias_",
    ),
    (
        [256, 49],
        "L_self_modules_blocks_modules_6_modules_mlp_tokens_modules_fc1_parameters_weight_",
    ),
    (
        [49],
        "L_self_modules_blocks_modules_6_modules_mlp_tokens_modules_fc2_parameters_bias_",
    ),
    (
        [49, 256],
        "L_self_modules_blocks_modules_6_modules_mlp_tokens_modules_fc2_parameters_weight_",
    ),
    ([512], "L_self_modules_blocks_modules_6_modules_norm1_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_6_modules_norm1_parameters_weight_"),
    ([512], "L_self_modules_blocks_modules_6_modules_norm2_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_6_modules_norm2_parameters_weight_"),
    (
        [2048],
        "L_self_modules_blocks_modules_7_modules_mlp_channels_modules_fc1_parameters_bias_",
    ),
    (
        [2048, 512],
        "L_self_modules_blocks_modules_7_modules_mlp_channels_modules_fc1_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_blocks_modules_7_modules_mlp_channels_modules_fc2_parameters_bias_",
    ),
    (
        [512, 2048],
        "L_self_modules_blocks_modules_7_modules_mlp_channels_modules_fc2_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_blocks_modules_7_modules_mlp_tokens_modules_fc1_parameters_bias_",
    ),
    (
        [256, 49],
        "L_self_modules_blocks_modules_7_modules_mlp_tokens_modules_fc1_parameters_weight_",
    ),
    (
        [49],
        "L_self_modules_blocks_modules_7_modules_mlp_tokens_modules_fc2_parameters_bias_",
    ),
    (
        [49, 256],
        "L_self_modules_blocks_modules_7_modules_mlp_tokens_modules_fc2_parameters_weight_",
    ),
    ([512], "L_self_modules_blocks_modules_7_modules_norm1_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_7_modules_norm1_parameters_weight_"),
    ([512], "L_self_modules_blocks_modules_7_modules_norm2_parameters_bias_"),
    ([512], "L_self_modules_blocks_modules_7_modules_norm2_parameters_weight_"),
    ([1000], "L_self_modules_head_parameters_bias_"),
    ([1000, 512], "L_self_modules_head_parameters_weight_"),
    ([512], "L_self_modules_norm_parameters_bias_"),
    ([512], "L_self_modules_norm_parameters_weight_"),
    ([512], "L_self_modules_stem_modules_proj_parameters_bias_"),
    ([512, 3, 32, 32], "L_self_modules_stem_modules_proj_parameters_weight_"),
    ([S0, 3, 224, 224], "L_x_"),
]
