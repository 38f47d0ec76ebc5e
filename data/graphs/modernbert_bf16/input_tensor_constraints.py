from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 64], "L_kwargs_attention_mask_"),
    ([S0, 64], "L_kwargs_input_ids_"),
    ([256], "L_self_modules_embeddings_modules_norm_parameters_weight_"),
    (
        [50368, 256],
        "L_self_modules_embeddings_modules_tok_embeddings_parameters_weight_",
    ),
    ([256], "L_self_modules_final_norm_parameters_weight_"),
    (
        [256, 256],
        "L_self_modules_layers_modules_0_modules_attn_modules_Wo_parameters_weight_",
    ),
    (
        [768, 256],
        "L_self_modules_layers_modules_0_modules_attn_modules_Wqkv_parameters_weight_",
    ),
    (
        [1024, 256],
        "L_self_modules_layers_modules_0_modules_mlp_modules_Wi_parameters_weight_",
    ),
    (
        [256, 512],
        "L_self_modules_layers_modules_0_modules_mlp_modules_Wo_parameters_weight_",
    ),
    ([256], "L_self_modules_layers_modules_0_modules_mlp_norm_parameters_weight_"),
    (
        [256, 256],
        "L_self_modules_layers_modules_1_modules_attn_modules_Wo_parameters_weight_",
    ),
    (
        [768, 256],
        "L_self_modules_layers_modules_1_modules_attn_modules_Wqkv_parameters_weight_",
    ),
    ([256], "L_self_modules_layers_modules_1_modules_attn_norm_parameters_weight_"),
    (
        [1024, 256],
        "L_self_modules_layers_modules_1_modules_mlp_modules_Wi_parameters_weight_",
    ),
    (
        [256, 512],
        "L_self_modules_layers_modules_1_modules_mlp_modules_Wo_parameters_weight_",
    ),
    ([256], "L_self_modules_layers_modules_1_modules_mlp_norm_parameters_weight_"),
    (
        [256, 256],
        "L_self_modules_layers_modules_2_modules_attn_modules_Wo_parameters_weight_",
    ),
    (
        [768, 256],
        "L_self_modules_layers_modules_2_modules_attn_modules_Wqkv_parameters_weight_",
    ),
    ([256], "L_self_modules_layers_modules_2_modules_attn_norm_parameters_weight_"),
    (
        [1024, 256],
        "L_self_modules_layers_modules_2_modules_mlp_modules_Wi_parameters_weight_",
    ),
    (
        [256, 512],
        "L_self_modules_layers_modules_2_modules_mlp_modules_Wo_parameters_weight_",
    ),
    ([256], "L_self_modules_layers_modules_2_modules_mlp_norm_parameters_weight_"),
    ([32], "L_self_modules_rotary_emb_buffers_full_attention_inv_freq_"),
    ([32], "L_self_modules_rotary_emb_buffers_sliding_attention_inv_freq_"),
]
