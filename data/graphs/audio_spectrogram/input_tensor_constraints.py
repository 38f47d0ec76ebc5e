from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 128, 128], "L_kwargs_input_values_"),
    (
        [96],
        "L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_",
    ),
    (
        [96, 1, 16, 16],
        "L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_",
    ),
    ([1, 1, 96], "L_self_modules_embeddings_parameters_cls_token_"),
    ([1, 1, 96], "L_self_modules_embeddings_parameters_distillation_token_"),
    ([1, 146, 96], "L_self_modules_embeddings_parameters_position_embeddings_"),
    ([96], "L_self_modules_layernorm_parameters_bias_"),
    ([96], "L_self_modules_layernorm_parameters_weight_"),
    (
        [96],
        "L_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_",
    ),
    ([96], "L_self_modules_layers_modules_0_modules_layernorm_after_parameters_bias_"),
    (
        [96],
        "L_self_modules_layers_modules_0_modules_layernorm_after_parameters_weight_",
    ),
    ([96], "L_self_modules_layers_modules_0_modules_layernorm_before_parameters_bias_"),
    (
        [96],
        "L_self_modules_layers_modules_0_modules_layernorm_before_parameters_weight_",
    ),
    ([192], "L_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_"),
    (
        [192, 96],
        "L_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_",
    ),
    ([96], "L_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_"),
    (
        [96, 192],
        "L_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_",
    ),
]
