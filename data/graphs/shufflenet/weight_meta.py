class Program_weight_tensor_meta_L_self_modules_conv1_modules_0_parameters_weight_:
    name = "L_self_modules_conv1_modules_0_parameters_weight_"
    shape = [24, 3, 3, 3]
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


class Program_weight_tensor_meta_L_self_modules_conv1_modules_1_buffers_running_mean_:
    name = "L_self_modules_conv1_modules_1_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv1_modules_1_buffers_running_var_:
    name = "L_self_modules_conv1_modules_1_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_conv1_modules_1_parameters_weight_:
    name = "L_self_modules_conv1_modules_1_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv1_modules_1_parameters_bias_:
    name = "L_self_modules_conv1_modules_1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch1_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch1_modules_0_parameters_weight_"
    )
    shape = [24, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch1_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_0_modules_branch1_modules_1_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch1_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch1_modules_1_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch1_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch1_modules_1_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch1_modules_1_parameters_bias_:
    name = "L_self_modules_stage2_modules_0_modules_branch1_modules_1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch1_modules_2_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch1_modules_2_parameters_weight_"
    )
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch1_modules_3_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_0_modules_branch1_modules_3_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch1_modules_3_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch1_modules_3_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch1_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch1_modules_3_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch1_modules_3_parameters_bias_:
    name = "L_self_modules_stage2_modules_0_modules_branch1_modules_3_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_0_modules_branch2_modules_1_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage2_modules_0_modules_branch2_modules_1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [24, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_0_modules_branch2_modules_4_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage2_modules_0_modules_branch2_modules_4_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_0_modules_branch2_modules_6_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_0_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_0_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage2_modules_0_modules_branch2_modules_6_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_1_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_1_modules_branch2_modules_1_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_1_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_1_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage2_modules_1_modules_branch2_modules_1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_1_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [24, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_1_modules_branch2_modules_4_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_1_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_1_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage2_modules_1_modules_branch2_modules_4_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_1_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_1_modules_branch2_modules_6_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_1_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_1_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_1_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage2_modules_1_modules_branch2_modules_6_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_2_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_2_modules_branch2_modules_1_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_2_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_2_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage2_modules_2_modules_branch2_modules_1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_2_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [24, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_2_modules_branch2_modules_4_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_2_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_2_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage2_modules_2_modules_branch2_modules_4_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_2_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_2_modules_branch2_modules_6_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_2_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_2_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_2_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage2_modules_2_modules_branch2_modules_6_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_3_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_3_modules_branch2_modules_1_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_3_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_3_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage2_modules_3_modules_branch2_modules_1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_3_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [24, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_3_modules_branch2_modules_4_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_3_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_3_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage2_modules_3_modules_branch2_modules_4_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_3_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage2_modules_3_modules_branch2_modules_6_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage2_modules_3_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage2_modules_3_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage2_modules_3_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage2_modules_3_modules_branch2_modules_6_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch1_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch1_modules_0_parameters_weight_"
    )
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch1_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_0_modules_branch1_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch1_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch1_modules_1_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch1_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch1_modules_1_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch1_modules_1_parameters_bias_:
    name = "L_self_modules_stage3_modules_0_modules_branch1_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch1_modules_2_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch1_modules_2_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch1_modules_3_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_0_modules_branch1_modules_3_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch1_modules_3_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch1_modules_3_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch1_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch1_modules_3_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch1_modules_3_parameters_bias_:
    name = "L_self_modules_stage3_modules_0_modules_branch1_modules_3_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_0_modules_branch2_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage3_modules_0_modules_branch2_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_0_modules_branch2_modules_4_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage3_modules_0_modules_branch2_modules_4_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_0_modules_branch2_modules_6_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_0_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_0_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage3_modules_0_modules_branch2_modules_6_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_1_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_1_modules_branch2_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_1_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_1_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage3_modules_1_modules_branch2_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_1_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_1_modules_branch2_modules_4_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_1_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_1_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage3_modules_1_modules_branch2_modules_4_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_1_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_1_modules_branch2_modules_6_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_1_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_1_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_1_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage3_modules_1_modules_branch2_modules_6_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_2_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_2_modules_branch2_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_2_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_2_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage3_modules_2_modules_branch2_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_2_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_2_modules_branch2_modules_4_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_2_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_2_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage3_modules_2_modules_branch2_modules_4_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_2_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_2_modules_branch2_modules_6_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_2_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_2_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_2_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage3_modules_2_modules_branch2_modules_6_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_3_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_3_modules_branch2_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_3_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_3_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage3_modules_3_modules_branch2_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_3_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_3_modules_branch2_modules_4_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_3_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_3_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage3_modules_3_modules_branch2_modules_4_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_3_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_3_modules_branch2_modules_6_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_3_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_3_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_3_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage3_modules_3_modules_branch2_modules_6_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_4_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_4_modules_branch2_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_4_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_4_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage3_modules_4_modules_branch2_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_4_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_4_modules_branch2_modules_4_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_4_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_4_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage3_modules_4_modules_branch2_modules_4_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_4_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_4_modules_branch2_modules_6_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_4_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_4_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_4_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage3_modules_4_modules_branch2_modules_6_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_5_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_5_modules_branch2_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_5_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_5_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage3_modules_5_modules_branch2_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_5_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_5_modules_branch2_modules_4_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_5_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_5_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage3_modules_5_modules_branch2_modules_4_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_5_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_5_modules_branch2_modules_6_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_5_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_5_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_5_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage3_modules_5_modules_branch2_modules_6_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_6_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_6_modules_branch2_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_6_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_6_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage3_modules_6_modules_branch2_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_6_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_6_modules_branch2_modules_4_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_6_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_6_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage3_modules_6_modules_branch2_modules_4_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_6_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_6_modules_branch2_modules_6_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_6_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_6_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_6_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage3_modules_6_modules_branch2_modules_6_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_7_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_7_modules_branch2_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_7_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_7_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage3_modules_7_modules_branch2_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_7_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_7_modules_branch2_modules_4_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_7_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_7_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage3_modules_7_modules_branch2_modules_4_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_7_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage3_modules_7_modules_branch2_modules_6_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage3_modules_7_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage3_modules_7_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage3_modules_7_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage3_modules_7_modules_branch2_modules_6_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch1_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch1_modules_0_parameters_weight_"
    )
    shape = [96, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch1_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_0_modules_branch1_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch1_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch1_modules_1_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch1_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch1_modules_1_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch1_modules_1_parameters_bias_:
    name = "L_self_modules_stage4_modules_0_modules_branch1_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch1_modules_2_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch1_modules_2_parameters_weight_"
    )
    shape = [96, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch1_modules_3_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_0_modules_branch1_modules_3_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch1_modules_3_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch1_modules_3_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch1_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch1_modules_3_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch1_modules_3_parameters_bias_:
    name = "L_self_modules_stage4_modules_0_modules_branch1_modules_3_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [96, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_0_modules_branch2_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage4_modules_0_modules_branch2_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [96, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_0_modules_branch2_modules_4_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage4_modules_0_modules_branch2_modules_4_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [96, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_0_modules_branch2_modules_6_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_0_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_0_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage4_modules_0_modules_branch2_modules_6_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_1_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [96, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_1_modules_branch2_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_1_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_1_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage4_modules_1_modules_branch2_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_1_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [96, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_1_modules_branch2_modules_4_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_1_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_1_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage4_modules_1_modules_branch2_modules_4_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_1_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [96, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_1_modules_branch2_modules_6_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_1_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_1_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_1_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage4_modules_1_modules_branch2_modules_6_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_2_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [96, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_2_modules_branch2_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_2_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_2_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage4_modules_2_modules_branch2_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_2_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [96, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_2_modules_branch2_modules_4_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_2_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_2_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage4_modules_2_modules_branch2_modules_4_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_2_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [96, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_2_modules_branch2_modules_6_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_2_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_2_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_2_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage4_modules_2_modules_branch2_modules_6_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_0_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_3_modules_branch2_modules_0_parameters_weight_"
    )
    shape = [96, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_1_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_3_modules_branch2_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_3_modules_branch2_modules_1_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_1_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_3_modules_branch2_modules_1_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_1_parameters_bias_:
    name = "L_self_modules_stage4_modules_3_modules_branch2_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_3_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_3_modules_branch2_modules_3_parameters_weight_"
    )
    shape = [96, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_4_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_3_modules_branch2_modules_4_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_3_modules_branch2_modules_4_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_4_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_3_modules_branch2_modules_4_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_4_parameters_bias_:
    name = "L_self_modules_stage4_modules_3_modules_branch2_modules_4_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_5_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_3_modules_branch2_modules_5_parameters_weight_"
    )
    shape = [96, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_6_buffers_running_mean_:
    name = "L_self_modules_stage4_modules_3_modules_branch2_modules_6_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_6_buffers_running_var_:
    name = (
        "L_self_modules_stage4_modules_3_modules_branch2_modules_6_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_6_parameters_weight_:
    name = (
        "L_self_modules_stage4_modules_3_modules_branch2_modules_6_parameters_weight_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stage4_modules_3_modules_branch2_modules_6_parameters_bias_:
    name = "L_self_modules_stage4_modules_3_modules_branch2_modules_6_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv5_modules_0_parameters_weight_:
    name = "L_self_modules_conv5_modules_0_parameters_weight_"
    shape = [1024, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_conv5_modules_1_buffers_running_mean_:
    name = "L_self_modules_conv5_modules_1_buffers_running_mean_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv5_modules_1_buffers_running_var_:
    name = "L_self_modules_conv5_modules_1_buffers_running_var_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_conv5_modules_1_parameters_weight_:
    name = "L_self_modules_conv5_modules_1_parameters_weight_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv5_modules_1_parameters_bias_:
    name = "L_self_modules_conv5_modules_1_parameters_bias_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_fc_parameters_weight_:
    name = "L_self_modules_fc_parameters_weight_"
    shape = [1000, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_fc_parameters_bias_:
    name = "L_self_modules_fc_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
