class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 224, 224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_proj_parameters_weight_:
    name = "L_self_modules_stem_modules_proj_parameters_weight_"
    shape = [512, 3, 32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.018
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_proj_parameters_bias_:
    name = "L_self_modules_stem_modules_proj_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_norm1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_norm1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_mlp_tokens_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_mlp_tokens_modules_fc1_parameters_weight_"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.143
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_mlp_tokens_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_mlp_tokens_modules_fc1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_mlp_tokens_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_mlp_tokens_modules_fc2_parameters_weight_"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_mlp_tokens_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_mlp_tokens_modules_fc2_parameters_bias_"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_norm2_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_norm2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_mlp_channels_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_mlp_channels_modules_fc1_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_mlp_channels_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_mlp_channels_modules_fc1_parameters_bias_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_mlp_channels_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_mlp_channels_modules_fc2_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.022
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_mlp_channels_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_mlp_channels_modules_fc2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_norm1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_norm1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_mlp_tokens_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_mlp_tokens_modules_fc1_parameters_weight_"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.143
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_mlp_tokens_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_mlp_tokens_modules_fc1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_mlp_tokens_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_mlp_tokens_modules_fc2_parameters_weight_"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_mlp_tokens_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_mlp_tokens_modules_fc2_parameters_bias_"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_norm2_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_norm2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_mlp_channels_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_mlp_channels_modules_fc1_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_mlp_channels_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_mlp_channels_modules_fc1_parameters_bias_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_mlp_channels_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_mlp_channels_modules_fc2_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.022
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_mlp_channels_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_mlp_channels_modules_fc2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_norm1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_norm1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_mlp_tokens_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_mlp_tokens_modules_fc1_parameters_weight_"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.143
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_mlp_tokens_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_mlp_tokens_modules_fc1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_mlp_tokens_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_mlp_tokens_modules_fc2_parameters_weight_"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_mlp_tokens_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_mlp_tokens_modules_fc2_parameters_bias_"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_norm2_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_norm2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_mlp_channels_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_mlp_channels_modules_fc1_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_mlp_channels_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_mlp_channels_modules_fc1_parameters_bias_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_mlp_channels_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_mlp_channels_modules_fc2_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.022
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_mlp_channels_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_mlp_channels_modules_fc2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_norm1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_norm1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_mlp_tokens_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_mlp_tokens_modules_fc1_parameters_weight_"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.143
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_mlp_tokens_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_mlp_tokens_modules_fc1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_mlp_tokens_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_mlp_tokens_modules_fc2_parameters_weight_"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_mlp_tokens_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_mlp_tokens_modules_fc2_parameters_bias_"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_norm2_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_norm2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_mlp_channels_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_mlp_channels_modules_fc1_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_mlp_channels_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_mlp_channels_modules_fc1_parameters_bias_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_mlp_channels_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_mlp_channels_modules_fc2_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.022
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_mlp_channels_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_mlp_channels_modules_fc2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_norm1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_norm1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_mlp_tokens_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_mlp_tokens_modules_fc1_parameters_weight_"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.143
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_mlp_tokens_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_mlp_tokens_modules_fc1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_mlp_tokens_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_mlp_tokens_modules_fc2_parameters_weight_"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_mlp_tokens_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_mlp_tokens_modules_fc2_parameters_bias_"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_norm2_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_norm2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_mlp_channels_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_mlp_channels_modules_fc1_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_mlp_channels_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_mlp_channels_modules_fc1_parameters_bias_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_mlp_channels_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_mlp_channels_modules_fc2_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.022
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_mlp_channels_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_mlp_channels_modules_fc2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_norm1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_norm1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_mlp_tokens_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_mlp_tokens_modules_fc1_parameters_weight_"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.143
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_mlp_tokens_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_mlp_tokens_modules_fc1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_mlp_tokens_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_mlp_tokens_modules_fc2_parameters_weight_"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_mlp_tokens_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_mlp_tokens_modules_fc2_parameters_bias_"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_norm2_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_norm2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_mlp_channels_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_mlp_channels_modules_fc1_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_mlp_channels_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_mlp_channels_modules_fc1_parameters_bias_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_mlp_channels_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_mlp_channels_modules_fc2_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.022
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_mlp_channels_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_mlp_channels_modules_fc2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_norm1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_6_modules_norm1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_mlp_tokens_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_mlp_tokens_modules_fc1_parameters_weight_"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.143
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_mlp_tokens_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_6_modules_mlp_tokens_modules_fc1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_mlp_tokens_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_mlp_tokens_modules_fc2_parameters_weight_"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_mlp_tokens_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_6_modules_mlp_tokens_modules_fc2_parameters_bias_"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_norm2_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_6_modules_norm2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_mlp_channels_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_mlp_channels_modules_fc1_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_mlp_channels_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_6_modules_mlp_channels_modules_fc1_parameters_bias_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_mlp_channels_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_mlp_channels_modules_fc2_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.022
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_mlp_channels_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_6_modules_mlp_channels_modules_fc2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_7_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_7_modules_norm1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_7_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_7_modules_norm1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_7_modules_mlp_tokens_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_7_modules_mlp_tokens_modules_fc1_parameters_weight_"
    shape = [256, 49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.143
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_7_modules_mlp_tokens_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_7_modules_mlp_tokens_modules_fc1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_7_modules_mlp_tokens_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_7_modules_mlp_tokens_modules_fc2_parameters_weight_"
    shape = [49, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_7_modules_mlp_tokens_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_7_modules_mlp_tokens_modules_fc2_parameters_bias_"
    shape = [49]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_7_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_7_modules_norm2_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_7_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_7_modules_norm2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_7_modules_mlp_channels_modules_fc1_parameters_weight_:
    name = "L_self_modules_blocks_modules_7_modules_mlp_channels_modules_fc1_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_7_modules_mlp_channels_modules_fc1_parameters_bias_:
    name = "L_self_modules_blocks_modules_7_modules_mlp_channels_modules_fc1_parameters_bias_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_7_modules_mlp_channels_modules_fc2_parameters_weight_:
    name = "L_self_modules_blocks_modules_7_modules_mlp_channels_modules_fc2_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.022
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_7_modules_mlp_channels_modules_fc2_parameters_bias_:
    name = "L_self_modules_blocks_modules_7_modules_mlp_channels_modules_fc2_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_parameters_weight_:
    name = "L_self_modules_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_parameters_bias_:
    name = "L_self_modules_norm_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_parameters_weight_:
    name = "L_self_modules_head_parameters_weight_"
    shape = [1000, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_head_parameters_bias_:
    name = "L_self_modules_head_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
