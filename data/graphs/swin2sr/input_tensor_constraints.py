from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 3, 32, 32], "L_pixel_values_"),
    ([1, 3, 1, 1], "L_self_modules_swin2sr_buffers_mean_"),
    ([60], "L_self_modules_swin2sr_modules_conv_after_body_parameters_bias_"),
    (
        [60, 60, 3, 3],
        "L_self_modules_swin2sr_modules_conv_after_body_parameters_weight_",
    ),
    (
        [60],
        "L_self_modules_swin2sr_modules_embeddings_modules_patch_embeddings_modules_layernorm_parameters_bias_",
    ),
    (
        [60],
        "L_self_modules_swin2sr_modules_embeddings_modules_patch_embeddings_modules_layernorm_parameters_weight_",
    ),
    (
        [60],
        "L_self_modules_swin2sr_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_",
    ),
    (
        [60, 60, 1, 1],
        "L_self_modules_swin2sr_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_",
    ),
    (
        [60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_conv_parameters_bias_",
    ),
    (
        [60, 60, 3, 3],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_conv_parameters_weight_",
    ),
    (
        [60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_",
    ),
    (
        [60, 60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_",
    ),
    (
        [1, 15, 15, 2],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_buffers_relative_coords_table_",
    ),
    (
        [64, 64],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_buffers_relative_position_index_",
    ),
    (
        [512],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_continuous_position_bias_mlp_modules_0_parameters_bias_",
    ),
    (
        [512, 2],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_continuous_position_bias_mlp_modules_0_parameters_weight_",
    ),
    (
        [3, 512],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_continuous_position_bias_mlp_modules_2_parameters_weight_",
    ),
    (
        [60, 60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_key_parameters_weight_",
    ),
    (
        [60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_query_parameters_bias_",
    ),
    (
        [60, 60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_query_parameters_weight_",
    ),
    (
        [60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_value_parameters_bias_",
    ),
    (
        [60, 60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_value_parameters_weight_",
    ),
    (
        [3, 1, 1],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_parameters_logit_scale_",
    ),
    (
        [120],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_intermediate_modules_dense_parameters_bias_",
    ),
    (
        [120, 60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_intermediate_modules_dense_parameters_weight_",
    ),
    (
        [60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layernorm_after_parameters_bias_",
    ),
    (
        [60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layernorm_after_parameters_weight_",
    ),
    (
        [60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layernorm_before_parameters_bias_",
    ),
    (
        [60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layernorm_before_parameters_weight_",
    ),
    (
        [60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_output_modules_dense_parameters_bias_",
    ),
    (
        [60, 120],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_output_modules_dense_parameters_weight_",
    ),
    (
        [60],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_patch_embed_modules_projection_parameters_bias_",
    ),
    (
        [60, 60, 1, 1],
        "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_patch_embed_modules_projection_parameters_weight_",
    ),
    ([60], "L_self_modules_swin2sr_modules_first_convolution_parameters_bias_"),
    (
        [60, 3, 3, 3],
        "L_self_modules_swin2sr_modules_first_convolution_parameters_weight_",
    ),
    ([60], "L_self_modules_swin2sr_modules_layernorm_parameters_bias_"),
    ([60], "L_self_modules_swin2sr_modules_layernorm_parameters_weight_"),
    ([64], "L_self_modules_upsample_modules_conv_before_upsample_parameters_bias_"),
    (
        [64, 60, 3, 3],
        "L_self_modules_upsample_modules_conv_before_upsample_parameters_weight_",
    ),
    ([3], "L_self_modules_upsample_modules_final_convolution_parameters_bias_"),
    (
        [3, 64, 3, 3],
        "L_self_modules_upsample_modules_final_convolution_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_upsample_modules_upsample_dict_modules_convolution_0_parameters_bias_",
    ),
    (
        [256, 64, 3, 3],
        "L_self_modules_upsample_modules_upsample_dict_modules_convolution_0_parameters_weight_",
    ),
]
