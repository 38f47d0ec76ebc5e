from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 12, 0], "L_kwargs_future_time_features_"),
    ([S0, 12], "L_kwargs_future_values_"),
    ([S0, 31], "L_kwargs_past_observed_mask_"),
    ([S0, 31, 0], "L_kwargs_past_time_features_"),
    ([S0, 31], "L_kwargs_past_values_"),
    ([36, 32], "L_self_modules_decoder_modules_embed_positions_parameters_weight_"),
    ([32], "L_self_modules_decoder_modules_layernorm_embedding_parameters_bias_"),
    ([32], "L_self_modules_decoder_modules_layernorm_embedding_parameters_weight_"),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_",
    ),
    (
        [32, 9],
        "L_self_modules_decoder_modules_value_embedding_modules_value_projection_parameters_weight_",
    ),
    ([36, 32], "L_self_modules_encoder_modules_embed_positions_parameters_weight_"),
    ([32], "L_self_modules_encoder_modules_layernorm_embedding_parameters_bias_"),
    ([32], "L_self_modules_encoder_modules_layernorm_embedding_parameters_weight_"),
    (
        [32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_",
    ),
    (
        [32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_",
    ),
    (
        [32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_",
    ),
    (
        [32, 32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_",
    ),
    (
        [32, 9],
        "L_self_modules_encoder_modules_value_embedding_modules_value_projection_parameters_weight_",
    ),
]
