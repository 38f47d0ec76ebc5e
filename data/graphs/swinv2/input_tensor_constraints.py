from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([1000], "L_self_modules_head_modules_fc_parameters_bias_"),
    ([1000, 96], "L_self_modules_head_modules_fc_parameters_weight_"),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_k_bias_",
    ),
    (
        [1, 7, 7, 2],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_",
    ),
    (
        [16, 16],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_",
    ),
    (
        [512],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_",
    ),
    (
        [512, 2],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_",
    ),
    (
        [3, 512],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_",
    ),
    (
        [48, 48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_",
    ),
    (
        [144, 48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_",
    ),
    (
        [3, 1, 1],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_logit_scale_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_q_bias_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_v_bias_",
    ),
    (
        [192],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_",
    ),
    (
        [192, 48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_",
    ),
    (
        [48, 192],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_bias_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_bias_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_weight_",
    ),
    (
        [16, 16, 16],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_buffers_attn_mask_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_k_bias_",
    ),
    (
        [1, 7, 7, 2],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_",
    ),
    (
        [16, 16],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_",
    ),
    (
        [512],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_",
    ),
    (
        [512, 2],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_",
    ),
    (
        [3, 512],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_",
    ),
    (
        [48, 48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_",
    ),
    (
        [144, 48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_",
    ),
    (
        [3, 1, 1],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_logit_scale_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_q_bias_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_v_bias_",
    ),
    (
        [192],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_",
    ),
    (
        [192, 48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_",
    ),
    (
        [48, 192],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_bias_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_weight_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_bias_",
    ),
    (
        [48],
        "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_k_bias_",
    ),
    (
        [1, 7, 7, 2],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_",
    ),
    (
        [16, 16],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_",
    ),
    (
        [512],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_",
    ),
    (
        [512, 2],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_",
    ),
    (
        [6, 512],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_",
    ),
    (
        [288, 96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_",
    ),
    (
        [6, 1, 1],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_logit_scale_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_q_bias_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_v_bias_",
    ),
    (
        [384],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_",
    ),
    (
        [384, 96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_",
    ),
    (
        [96, 384],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_weight_",
    ),
    (
        [4, 16, 16],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_buffers_attn_mask_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_k_bias_",
    ),
    (
        [1, 7, 7, 2],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_",
    ),
    (
        [16, 16],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_",
    ),
    (
        [512],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_",
    ),
    (
        [512, 2],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_",
    ),
    (
        [6, 512],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_",
    ),
    (
        [96, 96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_",
    ),
    (
        [288, 96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_",
    ),
    (
        [6, 1, 1],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_logit_scale_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_q_bias_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_v_bias_",
    ),
    (
        [384],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_",
    ),
    (
        [384, 96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_",
    ),
    (
        [96, 384],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_weight_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_bias_",
    ),
    (
        [96],
        "L_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_weight_",
    ),
    (
        [96, 192],
        "L_self_modules_layers_modules_1_modules_downsample_modules_reduction_parameters_weight_",
    ),
    ([96], "L_self_modules_norm_parameters_bias_"),
    ([96], "L_self_modules_norm_parameters_weight_"),
    ([48], "L_self_modules_patch_embed_modules_norm_parameters_bias_"),
    ([48], "L_self_modules_patch_embed_modules_norm_parameters_weight_"),
    ([48], "L_self_modules_patch_embed_modules_proj_parameters_bias_"),
    ([48, 3, 4, 4], "L_self_modules_patch_embed_modules_proj_parameters_weight_"),
    ([S0, 3, 64, 64], "L_x_"),
]
