from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 2}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    (
        [512],
        "L_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_bias_",
    ),
    (
        [512, 128],
        "L_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_bias_",
    ),
    (
        [128, 512],
        "L_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_weight_",
    ),
    ([128], "L_self_modules_blocks_modules_0_modules_norm1_parameters_bias_"),
    ([128], "L_self_modules_blocks_modules_0_modules_norm1_parameters_weight_"),
    ([128], "L_self_modules_blocks_modules_0_modules_norm2_parameters_bias_"),
    ([128], "L_self_modules_blocks_modules_0_modules_norm2_parameters_weight_"),
    (
        [256],
        "L_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_bias_",
    ),
    (
        [256, 64],
        "L_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_weight_",
    ),
    ([64], "L_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_bias_"),
    (
        [64, 256],
        "L_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_bias_",
    ),
    (
        [512, 128],
        "L_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_bias_",
    ),
    (
        [128, 512],
        "L_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_weight_",
    ),
    ([128], "L_self_modules_blocks_modules_1_modules_norm1_parameters_bias_"),
    ([128], "L_self_modules_blocks_modules_1_modules_norm1_parameters_weight_"),
    ([128], "L_self_modules_blocks_modules_1_modules_norm2_parameters_bias_"),
    ([128], "L_self_modules_blocks_modules_1_modules_norm2_parameters_weight_"),
    (
        [256],
        "L_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_bias_",
    ),
    (
        [256, 64],
        "L_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_weight_",
    ),
    ([64], "L_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_bias_"),
    (
        [64, 256],
        "L_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_weight_",
    ),
    ([100], "L_self_modules_classify_parameters_bias_"),
    ([100, 128], "L_self_modules_classify_parameters_weight_"),
    ([128], "L_self_modules_norm_parameters_bias_"),
    ([128], "L_self_modules_norm_parameters_weight_"),
    ([128], "L_self_modules_patches_parameters_bias_"),
    ([128, 3, 8, 8], "L_self_modules_patches_parameters_weight_"),
    ([S0, 3, 64, 64], "L_x_"),
]
