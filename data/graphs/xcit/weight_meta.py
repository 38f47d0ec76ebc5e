class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 224, 224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_0_modules_0_parameters_weight_:
    name = (
        "L_self_modules_patch_embed_modules_proj_modules_0_modules_0_parameters_weight_"
    )
    shape = [16, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.192
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_weight_:
    name = (
        "L_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_weight_"
    )
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_bias_:
    name = (
        "L_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_bias_"
    )
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_patch_embed_modules_proj_modules_2_modules_0_parameters_weight_"
    )
    shape = [32, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_mean_:
    name = "L_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_var_:
    name = "L_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_weight_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_bias_:
    name = (
        "L_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_bias_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_4_modules_0_parameters_weight_:
    name = (
        "L_self_modules_patch_embed_modules_proj_modules_4_modules_0_parameters_weight_"
    )
    shape = [64, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_mean_:
    name = "L_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_var_:
    name = "L_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_weight_:
    name = (
        "L_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_weight_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_bias_:
    name = (
        "L_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_6_modules_0_parameters_weight_:
    name = (
        "L_self_modules_patch_embed_modules_proj_modules_6_modules_0_parameters_weight_"
    )
    shape = [128, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_mean_:
    name = "L_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_var_:
    name = "L_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_weight_:
    name = (
        "L_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_weight_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_bias_:
    name = (
        "L_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_bias_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_pos_embed_modules_token_projection_parameters_weight_:
    name = "L_self_modules_pos_embed_modules_token_projection_parameters_weight_"
    shape = [128, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_pos_embed_modules_token_projection_parameters_bias_:
    name = "L_self_modules_pos_embed_modules_token_projection_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_parameters_gamma1_:
    name = "L_self_modules_blocks_modules_0_parameters_gamma1_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_norm1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_norm1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_"
    shape = [384, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attn_parameters_temperature_:
    name = "L_self_modules_blocks_modules_0_modules_attn_parameters_temperature_"
    shape = [4, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_"
    )
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_parameters_gamma3_:
    name = "L_self_modules_blocks_modules_0_parameters_gamma3_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm3_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_norm3_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm3_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_norm3_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_weight_"
    shape = [128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_var_:
    name = "L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_weight_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_bias_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_weight_"
    shape = [128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_parameters_gamma2_:
    name = "L_self_modules_blocks_modules_0_parameters_gamma2_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_parameters_gamma1_:
    name = "L_self_modules_blocks_modules_1_parameters_gamma1_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_norm1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_norm1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_"
    shape = [384, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_attn_parameters_temperature_:
    name = "L_self_modules_blocks_modules_1_modules_attn_parameters_temperature_"
    shape = [4, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_"
    )
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_parameters_gamma3_:
    name = "L_self_modules_blocks_modules_1_parameters_gamma3_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm3_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_norm3_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm3_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_norm3_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_weight_"
    shape = [128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_var_:
    name = "L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_weight_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_bias_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_weight_"
    shape = [128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_parameters_gamma2_:
    name = "L_self_modules_blocks_modules_1_parameters_gamma2_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_parameters_cls_token_:
    name = "L_self_parameters_cls_token_"
    shape = [1, 1, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_parameters_gamma1_:
    name = "L_self_modules_cls_attn_blocks_modules_0_parameters_gamma1_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_parameters_gamma2_:
    name = "L_self_modules_cls_attn_blocks_modules_0_parameters_gamma2_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_parameters_gamma1_:
    name = "L_self_modules_cls_attn_blocks_modules_1_parameters_gamma1_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_parameters_gamma2_:
    name = "L_self_modules_cls_attn_blocks_modules_1_parameters_gamma2_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_parameters_weight_:
    name = "L_self_modules_norm_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_parameters_bias_:
    name = "L_self_modules_norm_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_parameters_weight_:
    name = "L_self_modules_head_parameters_weight_"
    shape = [1000, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_head_parameters_bias_:
    name = "L_self_modules_head_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
