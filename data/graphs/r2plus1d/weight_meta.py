class Program_weight_tensor_meta_L_self_modules_stem_modules_0_parameters_weight_:
    name = "L_self_modules_stem_modules_0_parameters_weight_"
    shape = [45, 3, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.082
    data = None


class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 16, 32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_buffers_running_mean_:
    name = "L_self_modules_stem_modules_1_buffers_running_mean_"
    shape = [45]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_buffers_running_var_:
    name = "L_self_modules_stem_modules_1_buffers_running_var_"
    shape = [45]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_parameters_weight_:
    name = "L_self_modules_stem_modules_1_parameters_weight_"
    shape = [45]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_parameters_bias_:
    name = "L_self_modules_stem_modules_1_parameters_bias_"
    shape = [45]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_3_parameters_weight_:
    name = "L_self_modules_stem_modules_3_parameters_weight_"
    shape = [64, 45, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.086
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_4_buffers_running_mean_:
    name = "L_self_modules_stem_modules_4_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_4_buffers_running_var_:
    name = "L_self_modules_stem_modules_4_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stem_modules_4_parameters_weight_:
    name = "L_self_modules_stem_modules_4_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_4_parameters_bias_:
    name = "L_self_modules_stem_modules_4_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_"
    shape = [144, 64, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_"
    shape = [64, 144, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.048
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_mean_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_var_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_bias_:
    name = "L_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_"
    shape = [144, 64, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_"
    shape = [64, 144, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.048
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_mean_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_var_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_bias_:
    name = "L_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_"
    shape = [144, 64, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_"
    shape = [64, 144, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.048
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_mean_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_var_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_weight_:
    name = "L_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_bias_:
    name = "L_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_"
    shape = [144, 64, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_"
    shape = [64, 144, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.048
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_mean_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_var_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_weight_:
    name = "L_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_bias_:
    name = "L_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_"
    shape = [230, 64, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_"
    shape = [230]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_"
    shape = [230]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_"
    shape = [230]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_"
    shape = [230]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_"
    shape = [128, 230, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.038
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_bias_:
    name = "L_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_"
    shape = [230, 128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_"
    shape = [230]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_"
    shape = [230]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_"
    shape = [230]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_"
    shape = [230]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_"
    shape = [128, 230, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.038
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_bias_:
    name = "L_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_"
    shape = [128, 64, 1, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_:
    name = "L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_:
    name = (
        "L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_"
    shape = [288, 128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_"
    shape = [128, 288, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.034
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_weight_:
    name = "L_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_bias_:
    name = "L_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_"
    shape = [288, 128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_"
    shape = [128, 288, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.034
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_var_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_weight_:
    name = "L_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_bias_:
    name = "L_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_"
    shape = [460, 128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_"
    shape = [460]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_"
    shape = [460]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_"
    shape = [460]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_"
    shape = [460]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_"
    shape = [256, 460, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.027
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_mean_"
    )
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_var_"
    )
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_bias_:
    name = "L_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_"
    shape = [460, 256, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.021
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_"
    shape = [460]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_"
    shape = [460]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_"
    shape = [460]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_"
    shape = [460]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_"
    shape = [256, 460, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.027
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_mean_"
    )
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_var_"
    )
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_bias_:
    name = "L_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_"
    shape = [256, 128, 1, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_:
    name = "L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_:
    name = (
        "L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_"
    )
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_"
    shape = [576, 256, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.021
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_"
    shape = [256, 576, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.024
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_mean_"
    )
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_var_"
    )
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_weight_:
    name = "L_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_bias_:
    name = "L_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_"
    shape = [576, 256, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.021
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_"
    shape = [256, 576, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.024
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_mean_"
    )
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_var_"
    )
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_weight_:
    name = "L_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_bias_:
    name = "L_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_"
    shape = [921, 256, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.021
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_"
    shape = [921]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_"
    shape = [921]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_"
    shape = [921]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_"
    shape = [921]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_"
    shape = [512, 921, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.019
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_mean_"
    )
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_var_"
    )
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_bias_:
    name = "L_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_"
    shape = [921, 512, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.015
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_"
    shape = [921]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_"
    shape = [921]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_"
    shape = [921]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_"
    shape = [921]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_"
    shape = [512, 921, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.019
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_mean_"
    )
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_var_"
    )
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_bias_:
    name = "L_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_"
    shape = [512, 256, 1, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_:
    name = "L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_:
    name = (
        "L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_"
    )
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_"
    shape = [1152, 512, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.015
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_"
    shape = [512, 1152, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.017
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_mean_"
    )
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_var_"
    )
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_weight_:
    name = "L_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_bias_:
    name = "L_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_"
    shape = [1152, 512, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.015
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_"
    shape = [1152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_:
    name = "L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_"
    shape = [512, 1152, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.017
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_mean_"
    )
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_var_"
    )
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_weight_:
    name = "L_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_bias_:
    name = "L_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_fc_parameters_weight_:
    name = "L_self_modules_fc_parameters_weight_"
    shape = [400, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_fc_parameters_bias_:
    name = "L_self_modules_fc_parameters_bias_"
    shape = [400]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
