from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 64, 3], "L_past_values_"),
    (
        [128],
        "L_self_modules_encoder_modules_embedder_modules_input_embedding_parameters_bias_",
    ),
    (
        [128, 1],
        "L_self_modules_encoder_modules_embedder_modules_input_embedding_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_0_parameters_bias_",
    ),
    (
        [512, 128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_0_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_3_parameters_bias_",
    ),
    (
        [128, 512],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_3_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_buffers_running_var_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_buffers_running_var_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_parameters_weight_",
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
    (
        [64, 128],
        "L_self_modules_encoder_modules_positional_encoder_parameters_position_enc_",
    ),
]
