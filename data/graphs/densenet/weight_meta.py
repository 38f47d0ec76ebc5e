class Program_weight_tensor_meta_L_self_modules_stem_modules_0_parameters_weight_:
    name = "L_self_modules_stem_modules_0_parameters_weight_"
    shape = [64, 3, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.082
    data = None


class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_buffers_running_mean_:
    name = "L_self_modules_stem_modules_1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_buffers_running_var_:
    name = "L_self_modules_stem_modules_1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_parameters_weight_:
    name = "L_self_modules_stem_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_parameters_bias_:
    name = "L_self_modules_stem_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_mean_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_var_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_conv1_parameters_weight_"
    shape = [128, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_conv2_parameters_weight_"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_mean_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_1_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_1_modules_conv1_parameters_weight_"
    shape = [128, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_1_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_1_modules_conv2_parameters_weight_"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_2_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_2_modules_conv1_parameters_weight_"
    shape = [128, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_2_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_2_modules_conv2_parameters_weight_"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_mean_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_var_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_weight_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_3_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_3_modules_conv1_parameters_weight_"
    shape = [128, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.079
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_3_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_3_modules_conv2_parameters_weight_"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_transitions_modules_0_modules_0_buffers_running_mean_:
    name = "L_self_modules_transitions_modules_0_modules_0_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_transitions_modules_0_modules_0_buffers_running_var_:
    name = "L_self_modules_transitions_modules_0_modules_0_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_transitions_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_transitions_modules_0_modules_0_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_transitions_modules_0_modules_0_parameters_bias_:
    name = "L_self_modules_transitions_modules_0_modules_0_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_transitions_modules_0_modules_2_parameters_weight_:
    name = "L_self_modules_transitions_modules_0_modules_2_parameters_weight_"
    shape = [96, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_mean_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_conv1_parameters_weight_"
    shape = [128, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_conv2_parameters_weight_"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_conv1_parameters_weight_"
    shape = [128, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_conv2_parameters_weight_"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_mean_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_var_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_weight_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_2_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_2_modules_conv1_parameters_weight_"
    shape = [128, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.079
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_2_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_2_modules_conv2_parameters_weight_"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_mean_"
    )
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_var_"
    )
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_3_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_3_modules_conv1_parameters_weight_"
    shape = [128, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_3_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_3_modules_conv2_parameters_weight_"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_transitions_modules_1_modules_0_buffers_running_mean_:
    name = "L_self_modules_transitions_modules_1_modules_0_buffers_running_mean_"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_transitions_modules_1_modules_0_buffers_running_var_:
    name = "L_self_modules_transitions_modules_1_modules_0_buffers_running_var_"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_transitions_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_transitions_modules_1_modules_0_parameters_weight_"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_transitions_modules_1_modules_0_parameters_bias_:
    name = "L_self_modules_transitions_modules_1_modules_0_parameters_bias_"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_transitions_modules_1_modules_2_parameters_weight_:
    name = "L_self_modules_transitions_modules_1_modules_2_parameters_weight_"
    shape = [112, 224, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.067
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_mean_"
    )
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_var_"
    )
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_conv1_parameters_weight_"
    shape = [128, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_conv2_parameters_weight_"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_mean_"
    )
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_var_"
    )
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_weight_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_conv1_parameters_weight_"
    shape = [128, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_conv2_parameters_weight_"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_mean_"
    )
    shape = [176]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_var_"
    )
    shape = [176]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_weight_"
    shape = [176]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_bias_"
    shape = [176]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_2_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_2_modules_conv1_parameters_weight_"
    shape = [128, 176, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.075
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_2_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_2_modules_conv2_parameters_weight_"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_mean_"
    )
    shape = [208]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_var_"
    )
    shape = [208]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_weight_"
    shape = [208]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_bias_"
    shape = [208]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_3_modules_conv1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_3_modules_conv1_parameters_weight_"
    shape = [128, 208, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.069
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_3_modules_conv2_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_3_modules_conv2_parameters_weight_"
    shape = [32, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_transitions_modules_2_modules_0_buffers_running_mean_:
    name = "L_self_modules_transitions_modules_2_modules_0_buffers_running_mean_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_transitions_modules_2_modules_0_buffers_running_var_:
    name = "L_self_modules_transitions_modules_2_modules_0_buffers_running_var_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_transitions_modules_2_modules_0_parameters_weight_:
    name = "L_self_modules_transitions_modules_2_modules_0_parameters_weight_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_transitions_modules_2_modules_0_parameters_bias_:
    name = "L_self_modules_transitions_modules_2_modules_0_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_transitions_modules_2_modules_2_parameters_weight_:
    name = "L_self_modules_transitions_modules_2_modules_2_parameters_weight_"
    shape = [120, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.065
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_buffers_running_mean_:
    name = "L_self_modules_norm_buffers_running_mean_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_buffers_running_var_:
    name = "L_self_modules_norm_buffers_running_var_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_norm_parameters_weight_:
    name = "L_self_modules_norm_parameters_weight_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_parameters_bias_:
    name = "L_self_modules_norm_parameters_bias_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classify_parameters_weight_:
    name = "L_self_modules_classify_parameters_weight_"
    shape = [100, 120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_classify_parameters_bias_:
    name = "L_self_modules_classify_parameters_bias_"
    shape = [100]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
