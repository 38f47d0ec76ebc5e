class Program_weight_tensor_meta_L_self_modules_stem_modules_conv1_modules_linear_parameters_weight_:
    name = "L_self_modules_stem_modules_conv1_modules_linear_parameters_weight_"
    shape = [16, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.192
    data = None


class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 224, 224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stem_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stem_modules_conv1_modules_bn_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_stem_modules_conv1_modules_bn_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_stem_modules_conv1_modules_bn_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv2_modules_linear_parameters_weight_:
    name = "L_self_modules_stem_modules_conv2_modules_linear_parameters_weight_"
    shape = [32, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stem_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_stem_modules_conv2_modules_bn_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_stem_modules_conv2_modules_bn_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_stem_modules_conv2_modules_bn_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv3_modules_linear_parameters_weight_:
    name = "L_self_modules_stem_modules_conv3_modules_linear_parameters_weight_"
    shape = [64, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stem_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_stem_modules_conv3_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_stem_modules_conv3_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_stem_modules_conv3_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv4_modules_linear_parameters_weight_:
    name = "L_self_modules_stem_modules_conv4_modules_linear_parameters_weight_"
    shape = [128, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv4_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stem_modules_conv4_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv4_modules_bn_buffers_running_var_:
    name = "L_self_modules_stem_modules_conv4_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv4_modules_bn_parameters_weight_:
    name = "L_self_modules_stem_modules_conv4_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_conv4_modules_bn_parameters_bias_:
    name = "L_self_modules_stem_modules_conv4_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_"
    shape = [256, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_parameters_attention_biases_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_parameters_attention_biases_"
    shape = [4, 196]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.071
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_"
    shape = [196, 196]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    min_val = 0
    max_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_"
    shape = [256, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_"
    shape = [128, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_"
    shape = [256, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_parameters_attention_biases_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_parameters_attention_biases_"
    shape = [4, 196]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.071
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_"
    shape = [196, 196]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    min_val = 0
    max_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_"
    shape = [256, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_"
    shape = [128, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_"
    shape = [640, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_"
    shape = [640]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_parameters_attention_biases_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_parameters_attention_biases_"
    shape = [8, 196]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.071
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_"
    shape = [49, 196]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    min_val = 0
    max_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_"
    shape = [384, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_parameters_attention_biases_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_parameters_attention_biases_"
    shape = [6, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.143
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_"
    shape = [49, 49]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    min_val = 0
    max_val = 48


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_"
    shape = [256, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_"
    shape = [384, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_parameters_attention_biases_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_parameters_attention_biases_"
    shape = [6, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.143
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_"
    shape = [49, 49]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    min_val = 0
    max_val = 48


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_"
    shape = [256, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_"
    shape = [384, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_parameters_attention_biases_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_parameters_attention_biases_"
    shape = [6, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.143
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_"
    shape = [49, 49]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    min_val = 0
    max_val = 48


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_"
    shape = [256, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_"
    shape = [512, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_"
    shape = [256, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_linear_parameters_weight_"
    shape = [1280, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_mean_"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_buffers_running_var_"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_weight_"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_kv_modules_bn_parameters_bias_"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_linear_parameters_weight_"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_q_modules_ln_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_parameters_attention_biases_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_parameters_attention_biases_"
    shape = [16, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.143
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_buffers_attention_bias_idxs_"
    shape = [16, 49]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        15,
        16,
        17,
        18,
        19,
        20,
        21,
        22,
        23,
        24,
        25,
        26,
        27,
        28,
        29,
        30,
        31,
        32,
        33,
        34,
        35,
        36,
        37,
        38,
        39,
        40,
        41,
        42,
        43,
        44,
        45,
        46,
        47,
        48,
        2,
        1,
        0,
        1,
        2,
        3,
        4,
        9,
        8,
        7,
        8,
        9,
        10,
        11,
        16,
        15,
        14,
        15,
        16,
        17,
        18,
        23,
        22,
        21,
        22,
        23,
        24,
        25,
        30,
        29,
        28,
        29,
        30,
        31,
        32,
        37,
        36,
        35,
        36,
        37,
        38,
        39,
        44,
        43,
        42,
        43,
        44,
        45,
        46,
        4,
        3,
        2,
        1,
        0,
        1,
        2,
        11,
        10,
        9,
        8,
        7,
        8,
        9,
        18,
        17,
        16,
        15,
        14,
        15,
        16,
        25,
        24,
        23,
        22,
        21,
        22,
        23,
        32,
        31,
        30,
        29,
        28,
        29,
        30,
        39,
        38,
        37,
        36,
        35,
        36,
        37,
        46,
        45,
        44,
        43,
        42,
        43,
        44,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        13,
        12,
        11,
        10,
        9,
        8,
        7,
        20,
        19,
        18,
        17,
        16,
        15,
        14,
        27,
        26,
        25,
        24,
        23,
        22,
        21,
        34,
        33,
        32,
        31,
        30,
        29,
        28,
        41,
        40,
        39,
        38,
        37,
        36,
        35,
        48,
        47,
        46,
        45,
        44,
        43,
        42,
        14,
        15,
        16,
        17,
        18,
        19,
        20,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        15,
        16,
        17,
        18,
        19,
        20,
        21,
        22,
        23,
        24,
        25,
        26,
        27,
        28,
        29,
        30,
        31,
        32,
        33,
        34,
        16,
        15,
        14,
        15,
        16,
        17,
        18,
        9,
        8,
        7,
        8,
        9,
        10,
        11,
        2,
        1,
        0,
        1,
        2,
        3,
        4,
        9,
        8,
        7,
        8,
        9,
        10,
        11,
        16,
        15,
        14,
        15,
        16,
        17,
        18,
        23,
        22,
        21,
        22,
        23,
        24,
        25,
        30,
        29,
        28,
        29,
        30,
        31,
        32,
        18,
        17,
        16,
        15,
        14,
        15,
        16,
        11,
        10,
        9,
        8,
        7,
        8,
        9,
        4,
        3,
        2,
        1,
        0,
        1,
        2,
        11,
        10,
        9,
        8,
        7,
        8,
        9,
        18,
        17,
        16,
        15,
        14,
        15,
        16,
        25,
        24,
        23,
        22,
        21,
        22,
        23,
        32,
        31,
        30,
        29,
        28,
        29,
        30,
        20,
        19,
        18,
        17,
        16,
        15,
        14,
        13,
        12,
        11,
        10,
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        13,
        12,
        11,
        10,
        9,
        8,
        7,
        20,
        19,
        18,
        17,
        16,
        15,
        14,
        27,
        26,
        25,
        24,
        23,
        22,
        21,
        34,
        33,
        32,
        31,
        30,
        29,
        28,
        28,
        29,
        30,
        31,
        32,
        33,
        34,
        21,
        22,
        23,
        24,
        25,
        26,
        27,
        14,
        15,
        16,
        17,
        18,
        19,
        20,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        15,
        16,
        17,
        18,
        19,
        20,
        30,
        29,
        28,
        29,
        30,
        31,
        32,
        23,
        22,
        21,
        22,
        23,
        24,
        25,
        16,
        15,
        14,
        15,
        16,
        17,
        18,
        9,
        8,
        7,
        8,
        9,
        10,
        11,
        2,
        1,
        0,
        1,
        2,
        3,
        4,
        9,
        8,
        7,
        8,
        9,
        10,
        11,
        16,
        15,
        14,
        15,
        16,
        17,
        18,
        32,
        31,
        30,
        29,
        28,
        29,
        30,
        25,
        24,
        23,
        22,
        21,
        22,
        23,
        18,
        17,
        16,
        15,
        14,
        15,
        16,
        11,
        10,
        9,
        8,
        7,
        8,
        9,
        4,
        3,
        2,
        1,
        0,
        1,
        2,
        11,
        10,
        9,
        8,
        7,
        8,
        9,
        18,
        17,
        16,
        15,
        14,
        15,
        16,
        34,
        33,
        32,
        31,
        30,
        29,
        28,
        27,
        26,
        25,
        24,
        23,
        22,
        21,
        20,
        19,
        18,
        17,
        16,
        15,
        14,
        13,
        12,
        11,
        10,
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        13,
        12,
        11,
        10,
        9,
        8,
        7,
        20,
        19,
        18,
        17,
        16,
        15,
        14,
        42,
        43,
        44,
        45,
        46,
        47,
        48,
        35,
        36,
        37,
        38,
        39,
        40,
        41,
        28,
        29,
        30,
        31,
        32,
        33,
        34,
        21,
        22,
        23,
        24,
        25,
        26,
        27,
        14,
        15,
        16,
        17,
        18,
        19,
        20,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        44,
        43,
        42,
        43,
        44,
        45,
        46,
        37,
        36,
        35,
        36,
        37,
        38,
        39,
        30,
        29,
        28,
        29,
        30,
        31,
        32,
        23,
        22,
        21,
        22,
        23,
        24,
        25,
        16,
        15,
        14,
        15,
        16,
        17,
        18,
        9,
        8,
        7,
        8,
        9,
        10,
        11,
        2,
        1,
        0,
        1,
        2,
        3,
        4,
        46,
        45,
        44,
        43,
        42,
        43,
        44,
        39,
        38,
        37,
        36,
        35,
        36,
        37,
        32,
        31,
        30,
        29,
        28,
        29,
        30,
        25,
        24,
        23,
        22,
        21,
        22,
        23,
        18,
        17,
        16,
        15,
        14,
        15,
        16,
        11,
        10,
        9,
        8,
        7,
        8,
        9,
        4,
        3,
        2,
        1,
        0,
        1,
        2,
        48,
        47,
        46,
        45,
        44,
        43,
        42,
        41,
        40,
        39,
        38,
        37,
        36,
        35,
        34,
        33,
        32,
        31,
        30,
        29,
        28,
        27,
        26,
        25,
        24,
        23,
        22,
        21,
        20,
        19,
        18,
        17,
        16,
        15,
        14,
        13,
        12,
        11,
        10,
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
    ]


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_linear_parameters_weight_"
    shape = [384, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_attn_downsample_modules_proj_modules_ln_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_linear_parameters_weight_"
    shape = [768, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_buffers_running_var_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln1_modules_bn_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_linear_parameters_weight_"
    shape = [384, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.036
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_downsample_modules_mlp_modules_ln2_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_linear_parameters_weight_"
    shape = [512, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_qkv_modules_bn_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_parameters_attention_biases_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_parameters_attention_biases_"
    shape = [8, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_buffers_attention_bias_idxs_"
    shape = [16, 16]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        15,
        1,
        0,
        1,
        2,
        5,
        4,
        5,
        6,
        9,
        8,
        9,
        10,
        13,
        12,
        13,
        14,
        2,
        1,
        0,
        1,
        6,
        5,
        4,
        5,
        10,
        9,
        8,
        9,
        14,
        13,
        12,
        13,
        3,
        2,
        1,
        0,
        7,
        6,
        5,
        4,
        11,
        10,
        9,
        8,
        15,
        14,
        13,
        12,
        4,
        5,
        6,
        7,
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        5,
        4,
        5,
        6,
        1,
        0,
        1,
        2,
        5,
        4,
        5,
        6,
        9,
        8,
        9,
        10,
        6,
        5,
        4,
        5,
        2,
        1,
        0,
        1,
        6,
        5,
        4,
        5,
        10,
        9,
        8,
        9,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        7,
        6,
        5,
        4,
        11,
        10,
        9,
        8,
        8,
        9,
        10,
        11,
        4,
        5,
        6,
        7,
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        9,
        8,
        9,
        10,
        5,
        4,
        5,
        6,
        1,
        0,
        1,
        2,
        5,
        4,
        5,
        6,
        10,
        9,
        8,
        9,
        6,
        5,
        4,
        5,
        2,
        1,
        0,
        1,
        6,
        5,
        4,
        5,
        11,
        10,
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        7,
        6,
        5,
        4,
        12,
        13,
        14,
        15,
        8,
        9,
        10,
        11,
        4,
        5,
        6,
        7,
        0,
        1,
        2,
        3,
        13,
        12,
        13,
        14,
        9,
        8,
        9,
        10,
        5,
        4,
        5,
        6,
        1,
        0,
        1,
        2,
        14,
        13,
        12,
        13,
        10,
        9,
        8,
        9,
        6,
        5,
        4,
        5,
        2,
        1,
        0,
        1,
        15,
        14,
        13,
        12,
        11,
        10,
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
    ]


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_"
    shape = [384, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_linear_parameters_weight_"
    shape = [768, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_buffers_running_var_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln1_modules_bn_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_linear_parameters_weight_"
    shape = [384, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.036
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_0_modules_mlp_modules_ln2_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_linear_parameters_weight_"
    shape = [512, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_qkv_modules_bn_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_parameters_attention_biases_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_parameters_attention_biases_"
    shape = [8, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_buffers_attention_bias_idxs_"
    shape = [16, 16]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        15,
        1,
        0,
        1,
        2,
        5,
        4,
        5,
        6,
        9,
        8,
        9,
        10,
        13,
        12,
        13,
        14,
        2,
        1,
        0,
        1,
        6,
        5,
        4,
        5,
        10,
        9,
        8,
        9,
        14,
        13,
        12,
        13,
        3,
        2,
        1,
        0,
        7,
        6,
        5,
        4,
        11,
        10,
        9,
        8,
        15,
        14,
        13,
        12,
        4,
        5,
        6,
        7,
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        5,
        4,
        5,
        6,
        1,
        0,
        1,
        2,
        5,
        4,
        5,
        6,
        9,
        8,
        9,
        10,
        6,
        5,
        4,
        5,
        2,
        1,
        0,
        1,
        6,
        5,
        4,
        5,
        10,
        9,
        8,
        9,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        7,
        6,
        5,
        4,
        11,
        10,
        9,
        8,
        8,
        9,
        10,
        11,
        4,
        5,
        6,
        7,
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        9,
        8,
        9,
        10,
        5,
        4,
        5,
        6,
        1,
        0,
        1,
        2,
        5,
        4,
        5,
        6,
        10,
        9,
        8,
        9,
        6,
        5,
        4,
        5,
        2,
        1,
        0,
        1,
        6,
        5,
        4,
        5,
        11,
        10,
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        7,
        6,
        5,
        4,
        12,
        13,
        14,
        15,
        8,
        9,
        10,
        11,
        4,
        5,
        6,
        7,
        0,
        1,
        2,
        3,
        13,
        12,
        13,
        14,
        9,
        8,
        9,
        10,
        5,
        4,
        5,
        6,
        1,
        0,
        1,
        2,
        14,
        13,
        12,
        13,
        10,
        9,
        8,
        9,
        6,
        5,
        4,
        5,
        2,
        1,
        0,
        1,
        15,
        14,
        13,
        12,
        11,
        10,
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
    ]


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_"
    shape = [384, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_linear_parameters_weight_"
    shape = [768, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_buffers_running_var_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln1_modules_bn_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_linear_parameters_weight_"
    shape = [384, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.036
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_1_modules_mlp_modules_ln2_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_linear_parameters_weight_"
    shape = [512, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_qkv_modules_bn_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_parameters_attention_biases_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_parameters_attention_biases_"
    shape = [8, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_buffers_attention_bias_idxs_"
    shape = [16, 16]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        15,
        1,
        0,
        1,
        2,
        5,
        4,
        5,
        6,
        9,
        8,
        9,
        10,
        13,
        12,
        13,
        14,
        2,
        1,
        0,
        1,
        6,
        5,
        4,
        5,
        10,
        9,
        8,
        9,
        14,
        13,
        12,
        13,
        3,
        2,
        1,
        0,
        7,
        6,
        5,
        4,
        11,
        10,
        9,
        8,
        15,
        14,
        13,
        12,
        4,
        5,
        6,
        7,
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        5,
        4,
        5,
        6,
        1,
        0,
        1,
        2,
        5,
        4,
        5,
        6,
        9,
        8,
        9,
        10,
        6,
        5,
        4,
        5,
        2,
        1,
        0,
        1,
        6,
        5,
        4,
        5,
        10,
        9,
        8,
        9,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        7,
        6,
        5,
        4,
        11,
        10,
        9,
        8,
        8,
        9,
        10,
        11,
        4,
        5,
        6,
        7,
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        9,
        8,
        9,
        10,
        5,
        4,
        5,
        6,
        1,
        0,
        1,
        2,
        5,
        4,
        5,
        6,
        10,
        9,
        8,
        9,
        6,
        5,
        4,
        5,
        2,
        1,
        0,
        1,
        6,
        5,
        4,
        5,
        11,
        10,
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        7,
        6,
        5,
        4,
        12,
        13,
        14,
        15,
        8,
        9,
        10,
        11,
        4,
        5,
        6,
        7,
        0,
        1,
        2,
        3,
        13,
        12,
        13,
        14,
        9,
        8,
        9,
        10,
        5,
        4,
        5,
        6,
        1,
        0,
        1,
        2,
        14,
        13,
        12,
        13,
        10,
        9,
        8,
        9,
        6,
        5,
        4,
        5,
        2,
        1,
        0,
        1,
        15,
        14,
        13,
        12,
        11,
        10,
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
    ]


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_"
    shape = [384, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_linear_parameters_weight_"
    shape = [768, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_buffers_running_var_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln1_modules_bn_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_linear_parameters_weight_"
    shape = [384, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.036
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_2_modules_mlp_modules_ln2_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_linear_parameters_weight_"
    shape = [512, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_qkv_modules_bn_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_parameters_attention_biases_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_parameters_attention_biases_"
    shape = [8, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_buffers_attention_bias_idxs_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_buffers_attention_bias_idxs_"
    shape = [16, 16]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        15,
        1,
        0,
        1,
        2,
        5,
        4,
        5,
        6,
        9,
        8,
        9,
        10,
        13,
        12,
        13,
        14,
        2,
        1,
        0,
        1,
        6,
        5,
        4,
        5,
        10,
        9,
        8,
        9,
        14,
        13,
        12,
        13,
        3,
        2,
        1,
        0,
        7,
        6,
        5,
        4,
        11,
        10,
        9,
        8,
        15,
        14,
        13,
        12,
        4,
        5,
        6,
        7,
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        5,
        4,
        5,
        6,
        1,
        0,
        1,
        2,
        5,
        4,
        5,
        6,
        9,
        8,
        9,
        10,
        6,
        5,
        4,
        5,
        2,
        1,
        0,
        1,
        6,
        5,
        4,
        5,
        10,
        9,
        8,
        9,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        7,
        6,
        5,
        4,
        11,
        10,
        9,
        8,
        8,
        9,
        10,
        11,
        4,
        5,
        6,
        7,
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        9,
        8,
        9,
        10,
        5,
        4,
        5,
        6,
        1,
        0,
        1,
        2,
        5,
        4,
        5,
        6,
        10,
        9,
        8,
        9,
        6,
        5,
        4,
        5,
        2,
        1,
        0,
        1,
        6,
        5,
        4,
        5,
        11,
        10,
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        7,
        6,
        5,
        4,
        12,
        13,
        14,
        15,
        8,
        9,
        10,
        11,
        4,
        5,
        6,
        7,
        0,
        1,
        2,
        3,
        13,
        12,
        13,
        14,
        9,
        8,
        9,
        10,
        5,
        4,
        5,
        6,
        1,
        0,
        1,
        2,
        14,
        13,
        12,
        13,
        10,
        9,
        8,
        9,
        6,
        5,
        4,
        5,
        2,
        1,
        0,
        1,
        15,
        14,
        13,
        12,
        11,
        10,
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
    ]


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_linear_parameters_weight_"
    shape = [384, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_attn_modules_proj_modules_ln_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_linear_parameters_weight_"
    shape = [768, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_mean_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_buffers_running_var_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln1_modules_bn_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_linear_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_linear_parameters_weight_"
    shape = [384, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.036
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_blocks_modules_3_modules_mlp_modules_ln2_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_bn_buffers_running_mean_:
    name = "L_self_modules_head_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_bn_buffers_running_var_:
    name = "L_self_modules_head_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_head_modules_bn_parameters_weight_:
    name = "L_self_modules_head_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_bn_parameters_bias_:
    name = "L_self_modules_head_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_linear_parameters_weight_:
    name = "L_self_modules_head_modules_linear_parameters_weight_"
    shape = [1000, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_linear_parameters_bias_:
    name = "L_self_modules_head_modules_linear_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_dist_modules_bn_buffers_running_mean_:
    name = "L_self_modules_head_dist_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_dist_modules_bn_buffers_running_var_:
    name = "L_self_modules_head_dist_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_head_dist_modules_bn_parameters_weight_:
    name = "L_self_modules_head_dist_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_dist_modules_bn_parameters_bias_:
    name = "L_self_modules_head_dist_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_dist_modules_linear_parameters_weight_:
    name = "L_self_modules_head_dist_modules_linear_parameters_weight_"
    shape = [1000, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_head_dist_modules_linear_parameters_bias_:
    name = "L_self_modules_head_dist_modules_linear_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
