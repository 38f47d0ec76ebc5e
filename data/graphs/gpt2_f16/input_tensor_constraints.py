from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 64], "L_kwargs_attention_mask_"),
    ([S0, 64], "L_kwargs_input_ids_"),
    ([4096, 256], "L_self_modules_lm_head_parameters_weight_"),
    (
        [768],
        "L_self_modules_transformer_modules_h_modules_0_modules_attn_modules_c_attn_parameters_bias_",
    ),
    (
        [256, 768],
        "L_self_modules_transformer_modules_h_modules_0_modules_attn_modules_c_attn_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_transformer_modules_h_modules_0_modules_attn_modules_c_proj_parameters_bias_",
    ),
    (
        [256, 256],
        "L_self_modules_transformer_modules_h_modules_0_modules_attn_modules_c_proj_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_transformer_modules_h_modules_0_modules_ln_1_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_transformer_modules_h_modules_0_modules_ln_1_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_transformer_modules_h_modules_0_modules_ln_2_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_transformer_modules_h_modules_0_modules_ln_2_parameters_weight_",
    ),
    (
        [1024],
        "L_self_modules_transformer_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_bias_",
    ),
    (
        [256, 1024],
        "L_self_modules_transformer_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_transformer_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_bias_",
    ),
    (
        [1024, 256],
        "L_self_modules_transformer_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_weight_",
    ),
    (
        [768],
        "L_self_modules_transformer_modules_h_modules_1_modules_attn_modules_c_attn_parameters_bias_",
    ),
    (
        [256, 768],
        "L_self_modules_transformer_modules_h_modules_1_modules_attn_modules_c_attn_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_transformer_modules_h_modules_1_modules_attn_modules_c_proj_parameters_bias_",
    ),
    (
        [256, 256],
        "L_self_modules_transformer_modules_h_modules_1_modules_attn_modules_c_proj_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_transformer_modules_h_modules_1_modules_ln_1_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_transformer_modules_h_modules_1_modules_ln_1_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_transformer_modules_h_modules_1_modules_ln_2_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_transformer_modules_h_modules_1_modules_ln_2_parameters_weight_",
    ),
    (
        [1024],
        "L_self_modules_transformer_modules_h_modules_1_modules_mlp_modules_c_fc_parameters_bias_",
    ),
    (
        [256, 1024],
        "L_self_modules_transformer_modules_h_modules_1_modules_mlp_modules_c_fc_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_transformer_modules_h_modules_1_modules_mlp_modules_c_proj_parameters_bias_",
    ),
    (
        [1024, 256],
        "L_self_modules_transformer_modules_h_modules_1_modules_mlp_modules_c_proj_parameters_weight_",
    ),
    ([256], "L_self_modules_transformer_modules_ln_f_parameters_bias_"),
    ([256], "L_self_modules_transformer_modules_ln_f_parameters_weight_"),
    ([1024, 256], "L_self_modules_transformer_modules_wpe_parameters_weight_"),
    ([4096, 256], "L_self_modules_transformer_modules_wte_parameters_weight_"),
]
