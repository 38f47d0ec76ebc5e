from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 64], "L_attention_mask_"),
    ([S0, 64], "L_input_ids_"),
    ([128], "L_self_modules_h_modules_0_modules_input_layernorm_parameters_bias_"),
    ([128], "L_self_modules_h_modules_0_modules_input_layernorm_parameters_weight_"),
    (
        [128],
        "L_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_bias_",
    ),
    (
        [128, 512],
        "L_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_bias_",
    ),
    (
        [512, 128],
        "L_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_h_modules_0_modules_post_attention_layernorm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_h_modules_0_modules_post_attention_layernorm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_bias_",
    ),
    (
        [384, 128],
        "L_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_weight_",
    ),
    ([128], "L_self_modules_h_modules_1_modules_input_layernorm_parameters_bias_"),
    ([128], "L_self_modules_h_modules_1_modules_input_layernorm_parameters_weight_"),
    (
        [128],
        "L_self_modules_h_modules_1_modules_mlp_modules_dense_4h_to_h_parameters_bias_",
    ),
    (
        [128, 512],
        "L_self_modules_h_modules_1_modules_mlp_modules_dense_4h_to_h_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_h_modules_1_modules_mlp_modules_dense_h_to_4h_parameters_bias_",
    ),
    (
        [512, 128],
        "L_self_modules_h_modules_1_modules_mlp_modules_dense_h_to_4h_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_h_modules_1_modules_post_attention_layernorm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_h_modules_1_modules_post_attention_layernorm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_h_modules_1_modules_self_attention_modules_dense_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_h_modules_1_modules_self_attention_modules_dense_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_h_modules_1_modules_self_attention_modules_query_key_value_parameters_bias_",
    ),
    (
        [384, 128],
        "L_self_modules_h_modules_1_modules_self_attention_modules_query_key_value_parameters_weight_",
    ),
    ([128], "L_self_modules_ln_f_parameters_bias_"),
    ([128], "L_self_modules_ln_f_parameters_weight_"),
    ([128], "L_self_modules_word_embeddings_layernorm_parameters_bias_"),
    ([128], "L_self_modules_word_embeddings_layernorm_parameters_weight_"),
    ([4096, 128], "L_self_modules_word_embeddings_parameters_weight_"),
]
