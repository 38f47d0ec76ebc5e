from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 64], "L_kwargs_attention_mask_"),
    ([S0, 64], "L_kwargs_input_ids_"),
    ([4096, 128], "L_self_modules_embed_tokens_parameters_weight_"),
    (
        [128],
        "L_self_modules_layers_modules_0_modules_input_layernorm_parameters_weight_",
    ),
    (
        [4, 128, 256],
        "L_self_modules_layers_modules_0_modules_mlp_modules_experts_parameters_down_proj_",
    ),
    (
        [4, 512, 128],
        "L_self_modules_layers_modules_0_modules_mlp_modules_experts_parameters_gate_up_proj_",
    ),
    (
        [4, 128],
        "L_self_modules_layers_modules_0_modules_mlp_modules_gate_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_layers_modules_0_modules_post_attention_layernorm_parameters_weight_",
    ),
    (
        [64, 128],
        "L_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_layers_modules_0_modules_self_attn_modules_o_proj_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_",
    ),
    (
        [64, 128],
        "L_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_",
    ),
    ([128], "L_self_modules_norm_parameters_weight_"),
    ([16], "L_self_modules_rotary_emb_buffers_inv_freq_"),
]
