from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([384], "L_self_modules_head_dist_modules_bn_buffers_running_mean_"),
    ([384], "L_self_modules_head_dist_modules_bn_buffers_running_var_"),
    ([384], "L_self_modules_head_dist_modules_bn_parameters_bias_"),
    ([384], "L_self_modules_head_dist_modules_bn_parameters_weight_"),
    ([1000], "L_self_modules_head_dist_modules_linear_parameters_bias_"),
    ([1000, 384], "L_self_modules_head_dist_modules_linear_parameters_weight_"),
    ([384], "L_self_modules_head_modules_bn_buffers_running_mean_"),
    ([384], "L_self_modules_head_modules_bn_buffers_running_var_"),
    ([384], "L_self_modules_head_modules_bn_parameters_bias_"),
    ([384], "L_self_modules_head_modules_bn_parameters_weight_"),
    ([1000], "L_self_modules_head_modules_linear_parameters_bias_"),
    ([1000, 384], "L_self_modules_head_modules_linear_parameters_weight_"),
    (
        [196, 196],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_",
    ),
    (
        [256, 128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_",
    ),
    (
        [4, 196],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_parameters_attention_biases_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_",
    ),
    (
        [256, 128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_",
    ),
    (
        [128, 256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_",
    ),
    (
        [196, 196],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_",
    ),
    (
        [256, 128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_",
    ),
    (
        [4, 196],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_parameters_attention_biases_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_",
    ),
    (
        [256, 128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_",
    ),
    (
        [128, 256],
        "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_",
    ),
    (
        [49, 49],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_",
    ),
    (
        [256, 192],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_",
    ),
    (
        [384, 256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_",
    ),
    (
        [6, 49],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_parameters_attention_biases_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_",
    ),
    (
        [512, 256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_",
    ),
    (
        [256, 512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_",
    ),
    (
        [49, 49],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_",
    ),
    (
        [256, 192],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_",
    ),
    (
        [384, 256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_",
    ),
    (
        [6, 49],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_parameters_attention_biases_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_",
    ),
    (
        [512, 256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_",
    ),
    (
        [256, 512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_",
    ),
    (
        [49, 49],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_",
    ),
    (
        [256, 192],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_",
    ),
    (
        [384, 256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_",
    ),
    (
        [6, 49],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_parameters_attention_biases_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_",
    ),
    (
        [512, 256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_",
    ),
    (
        [256, 512],
        "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_",
    ),
    (
        [49, 196],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_",
    ),
    (
        [640],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_",
    ),
    (
        [640],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_",
    ),
    (
        [640],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_",
    ),
    (
        [640],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_",
    ),
    (
        [640, 128],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_",
    ),
    (
        [256, 512],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_",
    ),
    (
        [8, 196],
        "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_parameters_attention_biases_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_",
    ),
    (
        [512, 256],
        "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_",
    ),
    (
        [256, 512],
        "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_",
    ),
    (
        [16, 16],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_",
    ),
    (
        [384, 256],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_",
    ),
    (
        [512, 384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_",
    ),
    (
        [8, 16],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_parameters_attention_biases_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_",
    ),
    (
        [768, 384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_",
    ),
    (
        [384, 768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_",
    ),
    (
        [16, 16],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_",
    ),
    (
        [384, 256],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_",
    ),
    (
        [512, 384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_",
    ),
    (
        [8, 16],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_parameters_attention_biases_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_",
    ),
    (
        [768, 384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_",
    ),
    (
        [384, 768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_",
    ),
    (
        [16, 16],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_",
    ),
    (
        [384, 256],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_",
    ),
    (
        [512, 384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_",
    ),
    (
        [8, 16],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_parameters_attention_biases_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_",
    ),
    (
        [768, 384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_",
    ),
    (
        [384, 768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_",
    ),
    (
        [16, 16],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_buffers_attention_bias_idxs_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_",
    ),
    (
        [384, 256],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_mean_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_var_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_bias_",
    ),
    (
        [512],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_weight_",
    ),
    (
        [512, 384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_linear_parameters_weight_",
    ),
    (
        [8, 16],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_parameters_attention_biases_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_var_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_bias_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_weight_",
    ),
    (
        [768, 384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_linear_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_var_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_bias_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_weight_",
    ),
    (
        [384, 768],
        "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_linear_parameters_weight_",
    ),
    (
        [16, 49],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_",
    ),
    (
        [1280],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_",
    ),
    (
        [1280],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_",
    ),
    (
        [1280],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_",
    ),
    (
        [1280],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_",
    ),
    (
        [1280, 256],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_",
    ),
    (
        [384, 1024],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_",
    ),
    (
        [256, 256],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_",
    ),
    (
        [16, 49],
        "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_parameters_attention_biases_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_",
    ),
    (
        [768],
        "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_",
    ),
    (
        [768, 384],
        "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_",
    ),
    (
        [384],
        "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_",
    ),
    (
        [384, 768],
        "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_",
    ),
    ([16], "L_self_modules_stem_modules_conv1_modules_bn_buffers_running_mean_"),
    ([16], "L_self_modules_stem_modules_conv1_modules_bn_buffers_running_var_"),
    ([16], "L_self_modules_stem_modules_conv1_modules_bn_parameters_bias_"),
    ([16], "L_self_modules_stem_modules_conv1_modules_bn_parameters_weight_"),
    (
        [16, 3, 3, 3],
        "L_self_modules_stem_modules_conv1_modules_linear_parameters_weight_",
    ),
    ([32], "L_self_modules_stem_modules_conv2_modules_bn_buffers_running_mean_"),
    ([32], "L_self_modules_stem_modules_conv2_modules_bn_buffers_running_var_"),
    ([32], "L_self_modules_stem_modules_conv2_modules_bn_parameters_bias_"),
    ([32], "L_self_modules_stem_modules_conv2_modules_bn_parameters_weight_"),
    (
        [32, 16, 3, 3],
        "L_self_modules_stem_modules_conv2_modules_linear_parameters_weight_",
    ),
    ([64], "L_self_modules_stem_modules_conv3_modules_bn_buffers_running_mean_"),
    ([64], "L_self_modules_stem_modules_conv3_modules_bn_buffers_running_var_"),
    ([64], "L_self_modules_stem_modules_conv3_modules_bn_parameters_bias_"),
    ([64], "L_self_modules_stem_modules_conv3_modules_bn_parameters_weight_"),
    (
        [64, 32, 3, 3],
        "L_self_modules_stem_modules_conv3_modules_linear_parameters_weight_",
    ),
    ([128], "L_self_modules_stem_modules_conv4_modules_bn_buffers_running_mean_"),
    ([128], "L_self_modules_stem_modules_conv4_modules_bn_buffers_running_var_"),
    ([128], "L_self_modules_stem_modules_conv4_modules_bn_parameters_bias_"),
    ([128], "L_self_modules_stem_modules_conv4_modules_bn_parameters_weight_"),
    (
        [128, 64, 3, 3],
        "L_self_modules_stem_modules_conv4_modules_linear_parameters_weight_",
    ),
    ([S0, 3, 224, 224], "L_x_"),
]
