from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 64], "L_kwargs_attention_mask_"),
    ([S0, 64], "L_kwargs_decoder_attention_mask_"),
    ([S0, 64], "L_kwargs_decoder_input_ids_"),
    ([S0, 64], "L_kwargs_input_ids_"),
    ([1026, 128], "L_self_modules_decoder_modules_embed_positions_parameters_weight_"),
    ([50265, 128], "L_self_modules_decoder_modules_embed_tokens_parameters_weight_"),
    ([128], "L_self_modules_decoder_modules_layernorm_embedding_parameters_bias_"),
    ([128], "L_self_modules_decoder_modules_layernorm_embedding_parameters_weight_"),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_",
    ),
    (
        [256, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_",
    ),
    (
        [128, 256],
        "L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_",
    ),
    ([1026, 128], "L_self_modules_encoder_modules_embed_positions_parameters_weight_"),
    ([50265, 128], "L_self_modules_encoder_modules_embed_tokens_parameters_weight_"),
    ([128], "L_self_modules_encoder_modules_layernorm_embedding_parameters_bias_"),
    ([128], "L_self_modules_encoder_modules_layernorm_embedding_parameters_weight_"),
    (
        [256],
        "L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_",
    ),
    (
        [256, 128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_",
    ),
    (
        [128, 256],
        "L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_",
    ),
]
