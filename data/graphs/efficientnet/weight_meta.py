class Program_weight_tensor_meta_L_self_modules_conv_stem_parameters_weight_:
    name = "L_self_modules_conv_stem_parameters_weight_"
    shape = [32, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.192
    data = None


class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_bn1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_bn1_buffers_running_var_:
    name = "L_self_modules_bn1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_bn1_parameters_weight_:
    name = "L_self_modules_bn1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_bn1_parameters_bias_:
    name = "L_self_modules_bn1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_0_modules_0_modules_conv_dw_parameters_weight_"
    )
    shape = [32, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_bn1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_bn1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_bn1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_bn1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_0_modules_0_modules_conv_pw_parameters_weight_"
    )
    shape = [16, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_bn2_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_bn2_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_bn2_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_0_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_0_modules_bn2_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_1_modules_0_modules_conv_pw_parameters_weight_"
    )
    shape = [96, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_bn1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_bn1_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_bn1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_bn1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_1_modules_0_modules_conv_dw_parameters_weight_"
    )
    shape = [96, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_bn2_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_bn2_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_bn2_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_bn2_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_1_modules_0_modules_conv_pwl_parameters_weight_"
    )
    shape = [24, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_bn3_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_bn3_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_bn3_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_0_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_0_modules_bn3_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_1_modules_1_modules_conv_pw_parameters_weight_"
    )
    shape = [144, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_bn1_buffers_running_mean_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_bn1_buffers_running_var_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_bn1_parameters_weight_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_bn1_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_1_modules_1_modules_conv_dw_parameters_weight_"
    )
    shape = [144, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_bn2_buffers_running_mean_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_bn2_buffers_running_var_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_bn2_parameters_weight_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_bn2_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_1_modules_1_modules_conv_pwl_parameters_weight_"
    )
    shape = [24, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_bn3_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_bn3_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_bn3_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_1_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_1_modules_bn3_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_2_modules_0_modules_conv_pw_parameters_weight_"
    )
    shape = [144, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_bn1_buffers_running_mean_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_bn1_buffers_running_var_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_bn1_parameters_weight_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_bn1_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_2_modules_0_modules_conv_dw_parameters_weight_"
    )
    shape = [144, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_bn2_buffers_running_mean_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_bn2_buffers_running_var_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_bn2_parameters_weight_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_bn2_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_2_modules_0_modules_conv_pwl_parameters_weight_"
    )
    shape = [40, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_bn3_buffers_running_mean_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_bn3_buffers_running_var_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_bn3_parameters_weight_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_0_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_0_modules_bn3_parameters_bias_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_2_modules_1_modules_conv_pw_parameters_weight_"
    )
    shape = [240, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.158
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_bn1_buffers_running_mean_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_bn1_buffers_running_var_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_bn1_parameters_weight_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_bn1_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_2_modules_1_modules_conv_dw_parameters_weight_"
    )
    shape = [240, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_bn2_buffers_running_mean_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_bn2_buffers_running_var_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_bn2_parameters_weight_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_bn2_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_2_modules_1_modules_conv_pwl_parameters_weight_"
    )
    shape = [40, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.065
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_bn3_buffers_running_mean_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_bn3_buffers_running_var_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_bn3_parameters_weight_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_1_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_1_modules_bn3_parameters_bias_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_3_modules_0_modules_conv_pw_parameters_weight_"
    )
    shape = [240, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.158
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_3_modules_0_modules_bn1_buffers_running_mean_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_3_modules_0_modules_bn1_buffers_running_var_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_0_modules_bn1_parameters_weight_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_0_modules_bn1_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_3_modules_0_modules_conv_dw_parameters_weight_"
    )
    shape = [240, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_3_modules_0_modules_bn2_buffers_running_mean_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_3_modules_0_modules_bn2_buffers_running_var_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_0_modules_bn2_parameters_weight_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_0_modules_bn2_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_3_modules_0_modules_conv_pwl_parameters_weight_"
    )
    shape = [80, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.065
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_3_modules_0_modules_bn3_buffers_running_mean_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_3_modules_0_modules_bn3_buffers_running_var_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_0_modules_bn3_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_0_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_0_modules_bn3_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_3_modules_1_modules_conv_pw_parameters_weight_"
    )
    shape = [480, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_3_modules_1_modules_bn1_buffers_running_mean_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_3_modules_1_modules_bn1_buffers_running_var_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_1_modules_bn1_parameters_weight_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_1_modules_bn1_parameters_bias_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_3_modules_1_modules_conv_dw_parameters_weight_"
    )
    shape = [480, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_3_modules_1_modules_bn2_buffers_running_mean_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_3_modules_1_modules_bn2_buffers_running_var_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_1_modules_bn2_parameters_weight_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_1_modules_bn2_parameters_bias_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_3_modules_1_modules_conv_pwl_parameters_weight_"
    )
    shape = [80, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.046
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_3_modules_1_modules_bn3_buffers_running_mean_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_3_modules_1_modules_bn3_buffers_running_var_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_1_modules_bn3_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_1_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_1_modules_bn3_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_3_modules_2_modules_conv_pw_parameters_weight_"
    )
    shape = [480, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_3_modules_2_modules_bn1_buffers_running_mean_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_3_modules_2_modules_bn1_buffers_running_var_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_2_modules_bn1_parameters_weight_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_2_modules_bn1_parameters_bias_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_3_modules_2_modules_conv_dw_parameters_weight_"
    )
    shape = [480, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_3_modules_2_modules_bn2_buffers_running_mean_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_3_modules_2_modules_bn2_buffers_running_var_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_2_modules_bn2_parameters_weight_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_2_modules_bn2_parameters_bias_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_3_modules_2_modules_conv_pwl_parameters_weight_"
    )
    shape = [80, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.046
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_3_modules_2_modules_bn3_buffers_running_mean_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_3_modules_2_modules_bn3_buffers_running_var_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_2_modules_bn3_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_2_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_2_modules_bn3_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_4_modules_0_modules_conv_pw_parameters_weight_"
    )
    shape = [480, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_4_modules_0_modules_bn1_buffers_running_mean_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_4_modules_0_modules_bn1_buffers_running_var_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_0_modules_bn1_parameters_weight_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_0_modules_bn1_parameters_bias_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_4_modules_0_modules_conv_dw_parameters_weight_"
    )
    shape = [480, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_4_modules_0_modules_bn2_buffers_running_mean_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_4_modules_0_modules_bn2_buffers_running_var_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_0_modules_bn2_parameters_weight_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_0_modules_bn2_parameters_bias_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_4_modules_0_modules_conv_pwl_parameters_weight_"
    )
    shape = [112, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.046
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_4_modules_0_modules_bn3_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_4_modules_0_modules_bn3_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_0_modules_bn3_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_0_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_0_modules_bn3_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_4_modules_1_modules_conv_pw_parameters_weight_"
    )
    shape = [672, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_4_modules_1_modules_bn1_buffers_running_mean_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_4_modules_1_modules_bn1_buffers_running_var_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_1_modules_bn1_parameters_weight_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_1_modules_bn1_parameters_bias_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_4_modules_1_modules_conv_dw_parameters_weight_"
    )
    shape = [672, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_4_modules_1_modules_bn2_buffers_running_mean_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_4_modules_1_modules_bn2_buffers_running_var_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_1_modules_bn2_parameters_weight_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_1_modules_bn2_parameters_bias_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_4_modules_1_modules_conv_pwl_parameters_weight_"
    )
    shape = [112, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.039
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_4_modules_1_modules_bn3_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_4_modules_1_modules_bn3_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_1_modules_bn3_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_1_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_1_modules_bn3_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_4_modules_2_modules_conv_pw_parameters_weight_"
    )
    shape = [672, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_4_modules_2_modules_bn1_buffers_running_mean_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_4_modules_2_modules_bn1_buffers_running_var_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_2_modules_bn1_parameters_weight_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_2_modules_bn1_parameters_bias_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_4_modules_2_modules_conv_dw_parameters_weight_"
    )
    shape = [672, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_4_modules_2_modules_bn2_buffers_running_mean_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_4_modules_2_modules_bn2_buffers_running_var_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_2_modules_bn2_parameters_weight_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_2_modules_bn2_parameters_bias_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_4_modules_2_modules_conv_pwl_parameters_weight_"
    )
    shape = [112, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.039
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_4_modules_2_modules_bn3_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_4_modules_2_modules_bn3_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_2_modules_bn3_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_2_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_2_modules_bn3_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_0_modules_conv_pw_parameters_weight_"
    )
    shape = [672, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_5_modules_0_modules_bn1_buffers_running_mean_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_5_modules_0_modules_bn1_buffers_running_var_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_0_modules_bn1_parameters_weight_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_0_modules_bn1_parameters_bias_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_0_modules_conv_dw_parameters_weight_"
    )
    shape = [672, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_5_modules_0_modules_bn2_buffers_running_mean_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_5_modules_0_modules_bn2_buffers_running_var_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_0_modules_bn2_parameters_weight_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_0_modules_bn2_parameters_bias_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_0_modules_conv_pwl_parameters_weight_"
    )
    shape = [192, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.039
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_5_modules_0_modules_bn3_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_5_modules_0_modules_bn3_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_0_modules_bn3_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_0_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_0_modules_bn3_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_1_modules_conv_pw_parameters_weight_"
    )
    shape = [1152, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_5_modules_1_modules_bn1_buffers_running_mean_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_5_modules_1_modules_bn1_buffers_running_var_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_1_modules_bn1_parameters_weight_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_1_modules_bn1_parameters_bias_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_1_modules_conv_dw_parameters_weight_"
    )
    shape = [1152, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_5_modules_1_modules_bn2_buffers_running_mean_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_5_modules_1_modules_bn2_buffers_running_var_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_1_modules_bn2_parameters_weight_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_1_modules_bn2_parameters_bias_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_1_modules_conv_pwl_parameters_weight_"
    )
    shape = [192, 1152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_5_modules_1_modules_bn3_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_5_modules_1_modules_bn3_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_1_modules_bn3_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_1_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_1_modules_bn3_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_2_modules_conv_pw_parameters_weight_"
    )
    shape = [1152, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_5_modules_2_modules_bn1_buffers_running_mean_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_5_modules_2_modules_bn1_buffers_running_var_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_2_modules_bn1_parameters_weight_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_2_modules_bn1_parameters_bias_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_2_modules_conv_dw_parameters_weight_"
    )
    shape = [1152, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_5_modules_2_modules_bn2_buffers_running_mean_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_5_modules_2_modules_bn2_buffers_running_var_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_2_modules_bn2_parameters_weight_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_2_modules_bn2_parameters_bias_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_2_modules_conv_pwl_parameters_weight_"
    )
    shape = [192, 1152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_5_modules_2_modules_bn3_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_5_modules_2_modules_bn3_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_2_modules_bn3_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_2_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_2_modules_bn3_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_3_modules_conv_pw_parameters_weight_"
    )
    shape = [1152, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_5_modules_3_modules_bn1_buffers_running_mean_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_5_modules_3_modules_bn1_buffers_running_var_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_3_modules_bn1_parameters_weight_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_3_modules_bn1_parameters_bias_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_3_modules_conv_dw_parameters_weight_"
    )
    shape = [1152, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_5_modules_3_modules_bn2_buffers_running_mean_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_5_modules_3_modules_bn2_buffers_running_var_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_3_modules_bn2_parameters_weight_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_3_modules_bn2_parameters_bias_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_3_modules_conv_pwl_parameters_weight_"
    )
    shape = [192, 1152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_5_modules_3_modules_bn3_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_5_modules_3_modules_bn3_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_3_modules_bn3_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_3_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_3_modules_bn3_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_conv_pw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_6_modules_0_modules_conv_pw_parameters_weight_"
    )
    shape = [1152, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_6_modules_0_modules_bn1_buffers_running_mean_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_bn1_buffers_running_var_:
    name = "L_self_modules_blocks_modules_6_modules_0_modules_bn1_buffers_running_var_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_bn1_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_0_modules_bn1_parameters_weight_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_bn1_parameters_bias_:
    name = "L_self_modules_blocks_modules_6_modules_0_modules_bn1_parameters_bias_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_conv_dw_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_6_modules_0_modules_conv_dw_parameters_weight_"
    )
    shape = [1152, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_6_modules_0_modules_bn2_buffers_running_mean_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_bn2_buffers_running_var_:
    name = "L_self_modules_blocks_modules_6_modules_0_modules_bn2_buffers_running_var_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_bn2_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_0_modules_bn2_parameters_weight_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_bn2_parameters_bias_:
    name = "L_self_modules_blocks_modules_6_modules_0_modules_bn2_parameters_bias_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_conv_pwl_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_6_modules_0_modules_conv_pwl_parameters_weight_"
    )
    shape = [320, 1152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_6_modules_0_modules_bn3_buffers_running_mean_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_bn3_buffers_running_var_:
    name = "L_self_modules_blocks_modules_6_modules_0_modules_bn3_buffers_running_var_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_bn3_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_0_modules_bn3_parameters_weight_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_0_modules_bn3_parameters_bias_:
    name = "L_self_modules_blocks_modules_6_modules_0_modules_bn3_parameters_bias_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv_head_parameters_weight_:
    name = "L_self_modules_conv_head_parameters_weight_"
    shape = [1280, 320, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.056
    data = None


class Program_weight_tensor_meta_L_self_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_bn2_buffers_running_mean_"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_bn2_buffers_running_var_:
    name = "L_self_modules_bn2_buffers_running_var_"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_bn2_parameters_weight_:
    name = "L_self_modules_bn2_parameters_weight_"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_bn2_parameters_bias_:
    name = "L_self_modules_bn2_parameters_bias_"
    shape = [1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_parameters_weight_:
    name = "L_self_modules_classifier_parameters_weight_"
    shape = [1000, 1280]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.028
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_parameters_bias_:
    name = "L_self_modules_classifier_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
