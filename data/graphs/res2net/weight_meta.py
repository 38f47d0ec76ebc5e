class Program_weight_tensor_meta_L_self_modules_conv1_parameters_weight_:
    name = "L_self_modules_conv1_parameters_weight_"
    shape = [64, 3, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.082
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
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_bn1_buffers_running_var_:
    name = "L_self_modules_bn1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_bn1_parameters_weight_:
    name = "L_self_modules_bn1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_bn1_parameters_bias_:
    name = "L_self_modules_bn1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv1_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_conv1_parameters_weight_"
    shape = [112, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_0_modules_bn1_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bn1_buffers_running_var_:
    name = "L_self_modules_layer1_modules_0_modules_bn1_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bn1_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_bn1_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bn1_parameters_bias_:
    name = "L_self_modules_layer1_modules_0_modules_bn1_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_convs_modules_0_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_convs_modules_0_parameters_weight_"
    shape = [14, 14, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.089
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_mean_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_var_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_var_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_weight_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_bias_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_bias_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_convs_modules_1_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_convs_modules_1_parameters_weight_"
    shape = [14, 14, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.089
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_mean_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_var_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_var_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_weight_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_bias_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_bias_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_convs_modules_2_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_convs_modules_2_parameters_weight_"
    shape = [14, 14, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.089
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_mean_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_var_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_var_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_weight_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_bias_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_bias_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_convs_modules_3_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_convs_modules_3_parameters_weight_"
    shape = [14, 14, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.089
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_mean_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_var_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_var_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_weight_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_bias_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_bias_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_convs_modules_4_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_convs_modules_4_parameters_weight_"
    shape = [14, 14, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.089
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_mean_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_var_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_var_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_weight_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_bias_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_bias_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_convs_modules_5_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_convs_modules_5_parameters_weight_"
    shape = [14, 14, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.089
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_mean_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_var_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_var_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_weight_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_bias_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_bias_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_convs_modules_6_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_convs_modules_6_parameters_weight_"
    shape = [14, 14, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.089
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_mean_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_var_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_var_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_weight_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_bias_:
    name = "L_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_bias_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_conv3_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_conv3_parameters_weight_"
    shape = [256, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_0_modules_bn3_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bn3_buffers_running_var_:
    name = "L_self_modules_layer1_modules_0_modules_bn3_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bn3_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_bn3_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_bn3_parameters_bias_:
    name = "L_self_modules_layer1_modules_0_modules_bn3_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_downsample_modules_0_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_downsample_modules_0_parameters_weight_"
    shape = [256, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_var_:
    name = "L_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_weight_:
    name = "L_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_bias_:
    name = (
        "L_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_bias_"
    )
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv1_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_conv1_parameters_weight_"
    shape = [224, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_0_modules_bn1_buffers_running_mean_"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bn1_buffers_running_var_:
    name = "L_self_modules_layer2_modules_0_modules_bn1_buffers_running_var_"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bn1_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_bn1_parameters_weight_"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bn1_parameters_bias_:
    name = "L_self_modules_layer2_modules_0_modules_bn1_parameters_bias_"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_convs_modules_0_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_convs_modules_0_parameters_weight_"
    shape = [28, 28, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.063
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_mean_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_var_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_var_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_weight_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_bias_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_bias_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_convs_modules_1_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_convs_modules_1_parameters_weight_"
    shape = [28, 28, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.063
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_mean_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_var_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_var_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_weight_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_bias_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_bias_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_convs_modules_2_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_convs_modules_2_parameters_weight_"
    shape = [28, 28, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.063
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_mean_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_var_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_var_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_weight_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_bias_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_bias_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_convs_modules_3_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_convs_modules_3_parameters_weight_"
    shape = [28, 28, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.063
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_mean_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_var_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_var_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_weight_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_bias_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_bias_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_convs_modules_4_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_convs_modules_4_parameters_weight_"
    shape = [28, 28, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.063
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_mean_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_var_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_var_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_weight_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_bias_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_bias_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_convs_modules_5_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_convs_modules_5_parameters_weight_"
    shape = [28, 28, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.063
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_mean_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_var_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_var_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_weight_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_bias_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_bias_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_convs_modules_6_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_convs_modules_6_parameters_weight_"
    shape = [28, 28, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.063
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_mean_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_var_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_var_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_weight_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_bias_:
    name = "L_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_bias_"
    shape = [28]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_conv3_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_conv3_parameters_weight_"
    shape = [512, 224, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.067
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_0_modules_bn3_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bn3_buffers_running_var_:
    name = "L_self_modules_layer2_modules_0_modules_bn3_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bn3_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_bn3_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_bn3_parameters_bias_:
    name = "L_self_modules_layer2_modules_0_modules_bn3_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_"
    shape = [512, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_:
    name = "L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_:
    name = "L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_:
    name = (
        "L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_"
    )
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv1_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_conv1_parameters_weight_"
    shape = [448, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_0_modules_bn1_buffers_running_mean_"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bn1_buffers_running_var_:
    name = "L_self_modules_layer3_modules_0_modules_bn1_buffers_running_var_"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bn1_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_bn1_parameters_weight_"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bn1_parameters_bias_:
    name = "L_self_modules_layer3_modules_0_modules_bn1_parameters_bias_"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_convs_modules_0_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_convs_modules_0_parameters_weight_"
    shape = [56, 56, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.045
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_mean_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_var_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_var_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_weight_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_bias_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_bias_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_convs_modules_1_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_convs_modules_1_parameters_weight_"
    shape = [56, 56, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.045
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_mean_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_var_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_var_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_weight_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_bias_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_bias_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_convs_modules_2_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_convs_modules_2_parameters_weight_"
    shape = [56, 56, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.045
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_mean_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_var_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_var_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_weight_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_bias_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_bias_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_convs_modules_3_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_convs_modules_3_parameters_weight_"
    shape = [56, 56, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.045
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_mean_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_var_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_var_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_weight_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_bias_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_bias_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_convs_modules_4_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_convs_modules_4_parameters_weight_"
    shape = [56, 56, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.045
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_mean_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_var_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_var_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_weight_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_bias_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_bias_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_convs_modules_5_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_convs_modules_5_parameters_weight_"
    shape = [56, 56, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.045
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_mean_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_var_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_var_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_weight_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_bias_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_bias_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_convs_modules_6_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_convs_modules_6_parameters_weight_"
    shape = [56, 56, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.045
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_mean_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_var_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_var_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_weight_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_bias_:
    name = "L_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_bias_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_conv3_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_conv3_parameters_weight_"
    shape = [1024, 448, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.047
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_0_modules_bn3_buffers_running_mean_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bn3_buffers_running_var_:
    name = "L_self_modules_layer3_modules_0_modules_bn3_buffers_running_var_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bn3_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_bn3_parameters_weight_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_bn3_parameters_bias_:
    name = "L_self_modules_layer3_modules_0_modules_bn3_parameters_bias_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_"
    shape = [1024, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_:
    name = "L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_:
    name = "L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_:
    name = (
        "L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_"
    )
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv1_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_conv1_parameters_weight_"
    shape = [896, 1024, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_0_modules_bn1_buffers_running_mean_"
    shape = [896]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bn1_buffers_running_var_:
    name = "L_self_modules_layer4_modules_0_modules_bn1_buffers_running_var_"
    shape = [896]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bn1_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_bn1_parameters_weight_"
    shape = [896]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bn1_parameters_bias_:
    name = "L_self_modules_layer4_modules_0_modules_bn1_parameters_bias_"
    shape = [896]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_convs_modules_0_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_convs_modules_0_parameters_weight_"
    shape = [112, 112, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_var_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_bias_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_convs_modules_1_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_convs_modules_1_parameters_weight_"
    shape = [112, 112, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_var_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_bias_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_convs_modules_2_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_convs_modules_2_parameters_weight_"
    shape = [112, 112, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_var_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_bias_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_convs_modules_3_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_convs_modules_3_parameters_weight_"
    shape = [112, 112, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_var_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_bias_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_convs_modules_4_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_convs_modules_4_parameters_weight_"
    shape = [112, 112, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_var_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_bias_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_convs_modules_5_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_convs_modules_5_parameters_weight_"
    shape = [112, 112, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_var_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_bias_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_convs_modules_6_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_convs_modules_6_parameters_weight_"
    shape = [112, 112, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_var_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_bias_:
    name = "L_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_conv3_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_conv3_parameters_weight_"
    shape = [2048, 896, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.033
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_0_modules_bn3_buffers_running_mean_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bn3_buffers_running_var_:
    name = "L_self_modules_layer4_modules_0_modules_bn3_buffers_running_var_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bn3_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_bn3_parameters_weight_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_bn3_parameters_bias_:
    name = "L_self_modules_layer4_modules_0_modules_bn3_parameters_bias_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_"
    shape = [2048, 1024, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_:
    name = "L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_:
    name = "L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_:
    name = "L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_:
    name = (
        "L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_"
    )
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_fc_parameters_weight_:
    name = "L_self_modules_fc_parameters_weight_"
    shape = [1000, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.022
    data = None


class Program_weight_tensor_meta_L_self_modules_fc_parameters_bias_:
    name = "L_self_modules_fc_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
