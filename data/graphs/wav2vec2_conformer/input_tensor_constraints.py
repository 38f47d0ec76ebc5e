from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 10240], "L_kwargs_input_values_"),
    ([1, 9999, 128], "L_self_modules_encoder_modules_embed_positions_buffers_pe_"),
    ([128], "L_self_modules_encoder_modules_layer_norm_parameters_bias_"),
    ([128], "L_self_modules_encoder_modules_layer_norm_parameters_weight_"),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_buffers_running_var_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_parameters_weight_",
    ),
    (
        [128, 1, 31],
        "L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_depthwise_conv_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_layer_norm_parameters_weight_",
    ),
    (
        [256, 128, 1],
        "L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_pointwise_conv1_parameters_weight_",
    ),
    (
        [128, 128, 1],
        "L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_pointwise_conv2_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_layer_norm_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_intermediate_dense_parameters_bias_",
    ),
    (
        [256, 128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_intermediate_dense_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_output_dense_parameters_bias_",
    ),
    (
        [128, 256],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_output_dense_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_layer_norm_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_intermediate_dense_parameters_bias_",
    ),
    (
        [256, 128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_intermediate_dense_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_output_dense_parameters_bias_",
    ),
    (
        [128, 256],
        "L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_output_dense_parameters_weight_",
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
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_k_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_k_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_out_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_out_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_pos_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_q_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_q_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_v_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_v_parameters_weight_",
    ),
    (
        [4, 32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_parameters_pos_bias_u_",
    ),
    (
        [4, 32],
        "L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_parameters_pos_bias_v_",
    ),
    (
        [512, 1, 10],
        "L_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_conv_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_layer_norm_parameters_bias_",
    ),
    (
        [512],
        "L_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_layer_norm_parameters_weight_",
    ),
    (
        [512, 512, 3],
        "L_self_modules_feature_extractor_modules_conv_layers_modules_1_modules_conv_parameters_weight_",
    ),
    (
        [512, 512, 3],
        "L_self_modules_feature_extractor_modules_conv_layers_modules_2_modules_conv_parameters_weight_",
    ),
    (
        [512, 512, 3],
        "L_self_modules_feature_extractor_modules_conv_layers_modules_3_modules_conv_parameters_weight_",
    ),
    (
        [512, 512, 3],
        "L_self_modules_feature_extractor_modules_conv_layers_modules_4_modules_conv_parameters_weight_",
    ),
    (
        [512, 512, 2],
        "L_self_modules_feature_extractor_modules_conv_layers_modules_5_modules_conv_parameters_weight_",
    ),
    (
        [512, 512, 2],
        "L_self_modules_feature_extractor_modules_conv_layers_modules_6_modules_conv_parameters_weight_",
    ),
    ([512], "L_self_modules_feature_projection_modules_layer_norm_parameters_bias_"),
    ([512], "L_self_modules_feature_projection_modules_layer_norm_parameters_weight_"),
    ([128], "L_self_modules_feature_projection_modules_projection_parameters_bias_"),
    (
        [128, 512],
        "L_self_modules_feature_projection_modules_projection_parameters_weight_",
    ),
]
