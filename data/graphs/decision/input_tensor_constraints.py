from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 12, 4], "L_actions_"),
    ([S0, 12], "L_attention_mask_"),
    ([S0, 12, 1], "L_returns_to_go_"),
    ([128], "L_self_modules_embed_action_parameters_bias_"),
    ([128, 4], "L_self_modules_embed_action_parameters_weight_"),
    ([128], "L_self_modules_embed_ln_parameters_bias_"),
    ([128], "L_self_modules_embed_ln_parameters_weight_"),
    ([128], "L_self_modules_embed_return_parameters_bias_"),
    ([128, 1], "L_self_modules_embed_return_parameters_weight_"),
    ([128], "L_self_modules_embed_state_parameters_bias_"),
    ([128, 17], "L_self_modules_embed_state_parameters_weight_"),
    ([4096, 128], "L_self_modules_embed_timestep_parameters_weight_"),
    (
        [384],
        "L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_bias_",
    ),
    (
        [128, 384],
        "L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_weight_",
    ),
    ([128], "L_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_bias_"),
    (
        [128],
        "L_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_weight_",
    ),
    ([128], "L_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_bias_"),
    (
        [128],
        "L_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_bias_",
    ),
    (
        [128, 512],
        "L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_bias_",
    ),
    (
        [512, 128],
        "L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_weight_",
    ),
    ([128], "L_self_modules_encoder_modules_ln_f_parameters_bias_"),
    ([128], "L_self_modules_encoder_modules_ln_f_parameters_weight_"),
    ([1024, 128], "L_self_modules_encoder_modules_wpe_parameters_weight_"),
    ([4], "L_self_modules_predict_action_modules_0_parameters_bias_"),
    ([4, 128], "L_self_modules_predict_action_modules_0_parameters_weight_"),
    ([1], "L_self_modules_predict_return_parameters_bias_"),
    ([1, 128], "L_self_modules_predict_return_parameters_weight_"),
    ([17], "L_self_modules_predict_state_parameters_bias_"),
    ([17, 128], "L_self_modules_predict_state_parameters_weight_"),
    ([S0, 12, 17], "L_states_"),
    ([S0, 12], "L_timesteps_"),
]
