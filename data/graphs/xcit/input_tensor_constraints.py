from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_bias_",
    ),
    (
        [384, 128],
        "L_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_",
    ),
    ([4, 1, 1], "L_self_modules_blocks_modules_0_modules_attn_parameters_temperature_"),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_var_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_bias_",
    ),
    (
        [128, 1, 3, 3],
        "L_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_bias_",
    ),
    (
        [128, 1, 3, 3],
        "L_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_weight_",
    ),
    ([512], "L_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_"),
    (
        [512, 128],
        "L_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_",
    ),
    ([128], "L_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_"),
    (
        [128, 512],
        "L_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_",
    ),
    ([128], "L_self_modules_blocks_modules_0_modules_norm1_parameters_bias_"),
    ([128], "L_self_modules_blocks_modules_0_modules_norm1_parameters_weight_"),
    ([128], "L_self_modules_blocks_modules_0_modules_norm2_parameters_bias_"),
    ([128], "L_self_modules_blocks_modules_0_modules_norm2_parameters_weight_"),
    ([128], "L_self_modules_blocks_modules_0_modules_norm3_parameters_bias_"),
    ([128], "L_self_modules_blocks_modules_0_modules_norm3_parameters_weight_"),
    ([128], "L_self_modules_blocks_modules_0_parameters_gamma1_"),
    ([128], "L_self_modules_blocks_modules_0_parameters_gamma2_"),
    ([128], "L_self_modules_blocks_modules_0_parameters_gamma3_"),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_bias_",
    ),
    (
        [384, 128],
        "L_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_",
    ),
    ([4, 1, 1], "L_self_modules_blocks_modules_1_modules_attn_parameters_temperature_"),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_var_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_bias_",
    ),
    (
        [128, 1, 3, 3],
        "L_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_bias_",
    ),
    (
        [128, 1, 3, 3],
        "L_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_weight_",
    ),
    ([512], "L_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_"),
    (
        [512, 128],
        "L_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_",
    ),
    ([128], "L_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_"),
    (
        [128, 512],
        "L_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_",
    ),
    ([128], "L_self_modules_blocks_modules_1_modules_norm1_parameters_bias_"),
    ([128], "L_self_modules_blocks_modules_1_modules_norm1_parameters_weight_"),
    ([128], "L_self_modules_blocks_modules_1_modules_norm2_parameters_bias_"),
    ([128], "L_self_modules_blocks_modules_1_modules_norm2_parameters_weight_"),
    ([128], "L_self_modules_blocks_modules_1_modules_norm3_parameters_bias_"),
    ([128], "L_self_modules_blocks_modules_1_modules_norm3_parameters_weight_"),
    ([128], "L_self_modules_blocks_modules_1_parameters_gamma1_"),
    ([128], "L_self_modules_blocks_modules_1_parameters_gamma2_"),
    ([128], "L_self_modules_blocks_modules_1_parameters_gamma3_"),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_",
    ),
    (
        [512, 128],
        "L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_",
    ),
    (
        [128, 512],
        "L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_",
    ),
    ([128], "L_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_bias_"),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_weight_",
    ),
    ([128], "L_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_weight_",
    ),
    ([128], "L_self_modules_cls_attn_blocks_modules_0_parameters_gamma1_"),
    ([128], "L_self_modules_cls_attn_blocks_modules_0_parameters_gamma2_"),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_",
    ),
    (
        [512, 128],
        "L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_",
    ),
    (
        [128, 512],
        "L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_",
    ),
    ([128], "L_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_bias_"),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_weight_",
    ),
    ([128], "L_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_bias_"),
    (
        [128],
        "L_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_weight_",
    ),
    ([128], "L_self_modules_cls_attn_blocks_modules_1_parameters_gamma1_"),
    ([128], "L_self_modules_cls_attn_blocks_modules_1_parameters_gamma2_"),
    ([1000], "L_self_modules_head_parameters_bias_"),
    ([1000, 128], "L_self_modules_head_parameters_weight_"),
    ([128], "L_self_modules_norm_parameters_bias_"),
    ([128], "L_self_modules_norm_parameters_weight_"),
    (
        [16, 3, 3, 3],
        "L_self_modules_patch_embed_modules_proj_modules_0_modules_0_parameters_weight_",
    ),
    (
        [16],
        "L_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [16],
        "L_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [16],
        "L_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_bias_",
    ),
    (
        [16],
        "L_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_weight_",
    ),
    (
        [32, 16, 3, 3],
        "L_self_modules_patch_embed_modules_proj_modules_2_modules_0_parameters_weight_",
    ),
    (
        [32],
        "L_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_mean_",
    ),
    (
        [32],
        "L_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_var_",
    ),
    (
        [32],
        "L_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_bias_",
    ),
    (
        [32],
        "L_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_weight_",
    ),
    (
        [64, 32, 3, 3],
        "L_self_modules_patch_embed_modules_proj_modules_4_modules_0_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_mean_",
    ),
    (
        [64],
        "L_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_var_",
    ),
    (
        [64],
        "L_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_bias_",
    ),
    (
        [64],
        "L_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_weight_",
    ),
    (
        [128, 64, 3, 3],
        "L_self_modules_patch_embed_modules_proj_modules_6_modules_0_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_var_",
    ),
    (
        [128],
        "L_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_weight_",
    ),
    ([128], "L_self_modules_pos_embed_modules_token_projection_parameters_bias_"),
    (
        [128, 64, 1, 1],
        "L_self_modules_pos_embed_modules_token_projection_parameters_weight_",
    ),
    ([1, 1, 128], "L_self_parameters_cls_token_"),
    ([S0, 3, 224, 224], "L_x_"),
]
