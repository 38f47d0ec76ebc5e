from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 4, 3, 64, 64], "L_pixel_values_"),
    (
        [96],
        "L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_",
    ),
    (
        [96, 3, 16, 16],
        "L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_",
    ),
    ([1, 1, 96], "L_self_modules_embeddings_parameters_cls_token_"),
    ([1, 17, 96], "L_self_modules_embeddings_parameters_position_embeddings_"),
    ([1, 4, 96], "L_self_modules_embeddings_parameters_time_embeddings_"),
    (
        [288],
        "L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_qkv_parameters_bias_",
    ),
    (
        [288, 96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_qkv_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_",
    ),
    (
        [192, 96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_",
    ),
    (
        [96, 192],
        "L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_",
    ),
    (
        [288],
        "L_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_attention_modules_qkv_parameters_bias_",
    ),
    (
        [288, 96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_attention_modules_qkv_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_output_modules_dense_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_output_modules_dense_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_temporal_dense_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_temporal_dense_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_temporal_layernorm_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layer_modules_0_modules_temporal_layernorm_parameters_weight_",
    ),
    ([96], "L_self_modules_layernorm_parameters_bias_"),
    ([96], "L_self_modules_layernorm_parameters_weight_"),
]
