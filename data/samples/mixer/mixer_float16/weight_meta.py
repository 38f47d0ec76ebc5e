class Program_weight_tensor_meta_L_self_modules_patches_parameters_weight_:
    name = "L_self_modules_patches_parameters_weight_"
    shape = [128, 3, 8, 8]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_patches_parameters_bias_:
    name = "L_self_modules_patches_parameters_bias_"
    shape = [128]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.007
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [2, 3, 64, 64]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.011
    std = 0.998
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_norm1_parameters_weight_"
    shape = [128]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.017
    std = 0.107
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_norm1_parameters_bias_"
    shape = [128]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.002
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_weight_"
    shape = [256, 64]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.001
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_bias_"
    shape = [256]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.007
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_weight_"
    shape = [64, 256]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.000
    std = 0.036
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_bias_"
    shape = [64]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.027
    std = 0.109
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.991
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.003
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_weight_"
    )
    shape = [512, 128]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_bias_"
    shape = [512]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.007
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_weight_"
    )
    shape = [128, 512]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.000
    std = 0.026
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_bias_"
    shape = [128]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.003
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_norm1_parameters_weight_"
    shape = [128]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.992
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_norm1_parameters_bias_"
    shape = [128]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.005
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_weight_"
    shape = [256, 64]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.001
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_bias_"
    shape = [256]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.000
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_weight_"
    shape = [64, 256]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.000
    std = 0.036
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_bias_"
    shape = [64]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.012
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.990
    std = 0.095
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float16"
    device = "cpu"
    mean = 0.018
    std = 0.116
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_weight_"
    )
    shape = [512, 128]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_bias_"
    shape = [512]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.004
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_weight_"
    )
    shape = [128, 512]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.000
    std = 0.025
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_bias_"
    shape = [128]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.000
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_parameters_weight_:
    name = "L_self_modules_norm_parameters_weight_"
    shape = [128]
    dtype = "torch.float16"
    device = "cpu"
    mean = 1.008
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_parameters_bias_:
    name = "L_self_modules_norm_parameters_bias_"
    shape = [128]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.009
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_classify_parameters_weight_:
    name = "L_self_modules_classify_parameters_weight_"
    shape = [100, 128]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_classify_parameters_bias_:
    name = "L_self_modules_classify_parameters_bias_"
    shape = [100]
    dtype = "torch.float16"
    device = "cpu"
    mean = -0.000
    std = 0.097
    data = None
