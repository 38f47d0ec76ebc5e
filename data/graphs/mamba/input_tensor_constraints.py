from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 16], "L_attention_mask_"),
    ([S0, 16], "L_input_ids_"),
    ([4096, 128], "L_self_modules_embeddings_parameters_weight_"),
    (
        [256],
        "L_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_bias_",
    ),
    (
        [256, 1, 4],
        "L_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_bias_",
    ),
    (
        [256, 8],
        "L_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_weight_",
    ),
    (
        [512, 128],
        "L_self_modules_layers_modules_0_modules_mixer_modules_in_proj_parameters_weight_",
    ),
    (
        [128, 256],
        "L_self_modules_layers_modules_0_modules_mixer_modules_out_proj_parameters_weight_",
    ),
    (
        [40, 256],
        "L_self_modules_layers_modules_0_modules_mixer_modules_x_proj_parameters_weight_",
    ),
    ([256, 16], "L_self_modules_layers_modules_0_modules_mixer_parameters_A_log_"),
    ([256], "L_self_modules_layers_modules_0_modules_mixer_parameters_D_"),
    ([128], "L_self_modules_layers_modules_0_modules_norm_parameters_weight_"),
    ([128], "L_self_modules_norm_f_parameters_weight_"),
]
