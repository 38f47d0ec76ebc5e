from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 3, 112, 112], "L_kwargs_pixel_values_"),
    ([48], "L_self_modules_embeddings_modules_norm_parameters_bias_"),
    ([48], "L_self_modules_embeddings_modules_norm_parameters_weight_"),
    (
        [48],
        "L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_",
    ),
    (
        [48, 3, 4, 4],
        "L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_bias_",
    ),
    (
        [48, 48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_bias_",
    ),
    (
        [48, 48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_bias_",
    ),
    (
        [48, 48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_weight_",
    ),
    (
        [2401],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_buffers_relative_position_index_",
    ),
    (
        [169, 3],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_bias_",
    ),
    (
        [48, 48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_after_parameters_bias_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_after_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_before_parameters_bias_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_before_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_",
    ),
    (
        [192, 48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_",
    ),
    (
        [48, 192],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_bias_",
    ),
    (
        [48, 48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_bias_",
    ),
    (
        [48, 48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_bias_",
    ),
    (
        [48, 48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_weight_",
    ),
    (
        [2401],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_buffers_relative_position_index_",
    ),
    (
        [169, 3],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_bias_",
    ),
    (
        [48, 48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_after_parameters_bias_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_after_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_before_parameters_bias_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_before_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_",
    ),
    (
        [192, 48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_",
    ),
    (
        [48, 192],
        "L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_",
    ),
    (
        [192],
        "L_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_norm_parameters_bias_",
    ),
    (
        [192],
        "L_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_norm_parameters_weight_",
    ),
    (
        [96, 192],
        "L_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_reduction_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_weight_",
    ),
    (
        [2401],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_buffers_relative_position_index_",
    ),
    (
        [169, 6],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_after_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_after_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_before_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_before_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_",
    ),
    (
        [384, 96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_",
    ),
    (
        [96, 384],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_weight_",
    ),
    (
        [2401],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_buffers_relative_position_index_",
    ),
    (
        [169, 6],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_after_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_after_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_before_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_before_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_",
    ),
    (
        [384, 96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_",
    ),
    (
        [96, 384],
        "L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_",
    ),
    ([96], "L_self_modules_layernorm_parameters_bias_"),
    ([96], "L_self_modules_layernorm_parameters_weight_"),
]
