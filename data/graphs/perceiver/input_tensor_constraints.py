from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 64, 64], "L_inputs_"),
    ([32, 128], "L_self_modules_embeddings_parameters_latents_"),
    (
        [128],
        "L_self_modules_encoder_modules_cross_attention_modules_attention_modules_output_modules_dense_parameters_bias_",
    ),
    (
        [128, 64],
        "L_self_modules_encoder_modules_cross_attention_modules_attention_modules_output_modules_dense_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_key_parameters_bias_",
    ),
    (
        [64, 64],
        "L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_key_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm1_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm1_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm2_parameters_bias_",
    ),
    (
        [64],
        "L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm2_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_query_parameters_bias_",
    ),
    (
        [64, 128],
        "L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_query_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_value_parameters_bias_",
    ),
    (
        [64, 64],
        "L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_value_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_cross_attention_modules_layernorm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_cross_attention_modules_layernorm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense1_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense2_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense2_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_key_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_key_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_layernorm1_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_layernorm1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_query_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_query_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_value_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_value_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_layernorm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_layernorm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense1_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense2_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense2_parameters_weight_",
    ),
]
