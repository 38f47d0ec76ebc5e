class Program_weight_tensor_meta_L_self_modules_stem_modules_conv_parameters_weight_:
    name = "L_self_modules_stem_modules_conv_parameters_weight_"
    shape = [16, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.192
    data = None


class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stem_modules_bn_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_bn_buffers_running_var_:
    name = "L_self_modules_stem_modules_bn_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stem_modules_bn_parameters_weight_:
    name = "L_self_modules_stem_modules_bn_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_bn_parameters_bias_:
    name = "L_self_modules_stem_modules_bn_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_"
    shape = [32, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_"
    shape = [32, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_"
    shape = [16, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_"
    shape = [32, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_"
    shape = [32, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_"
    shape = [24, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_conv_parameters_weight_"
    shape = [48, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv1_1x1_modules_bn_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_conv_parameters_weight_"
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv2_kxk_modules_bn_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_conv_parameters_weight_"
    shape = [24, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_1_modules_conv3_1x1_modules_bn_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_conv_parameters_weight_"
    shape = [48, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv1_1x1_modules_bn_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_conv_parameters_weight_"
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv2_kxk_modules_bn_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_conv_parameters_weight_"
    shape = [24, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_2_modules_conv3_1x1_modules_bn_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_"
    shape = [48, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_"
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_"
    shape = [48, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_conv_parameters_weight_"
    shape = [48, 48, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.048
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_kxk_modules_bn_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_1x1_parameters_weight_:
    name = (
        "L_self_modules_stages_modules_2_modules_1_modules_conv_1x1_parameters_weight_"
    )
    shape = [64, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_"
    shape = [192, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_"
    shape = [192, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_"
    shape = [64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_"
    shape = [128, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_"
    shape = [64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_norm_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_norm_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_norm_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_norm_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_conv_parameters_weight_"
    shape = [48, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_proj_modules_bn_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_conv_parameters_weight_"
    shape = [48, 96, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.034
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_2_modules_1_modules_conv_fusion_modules_bn_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_"
    shape = [96, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_"
    shape = [96, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_"
    shape = [64, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_conv_parameters_weight_"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_kxk_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_1x1_parameters_weight_:
    name = (
        "L_self_modules_stages_modules_3_modules_1_modules_conv_1x1_parameters_weight_"
    )
    shape = [80, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_"
    shape = [240, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_"
    shape = [80, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_"
    shape = [160, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_"
    shape = [80, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.079
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_"
    shape = [240, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_"
    shape = [80, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_"
    shape = [160, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_"
    shape = [80, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.079
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_"
    shape = [240, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_"
    shape = [80, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_"
    shape = [160, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_"
    shape = [80, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.079
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm1_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_weight_"
    shape = [240, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_qkv_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_weight_"
    shape = [80, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_attn_modules_proj_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_norm2_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_weight_"
    shape = [160, 80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc1_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_weight_"
    shape = [80, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.079
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_transformer_modules_3_modules_mlp_modules_fc2_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_norm_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_norm_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_norm_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_norm_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_conv_parameters_weight_"
    shape = [64, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_proj_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_conv_parameters_weight_"
    shape = [64, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_3_modules_1_modules_conv_fusion_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_conv_parameters_weight_"
    shape = [128, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv1_1x1_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_conv_parameters_weight_"
    shape = [128, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv2_kxk_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_conv_parameters_weight_"
    shape = [80, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_mean_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_buffers_running_var_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_0_modules_conv3_1x1_modules_bn_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_conv_parameters_weight_"
    shape = [80, 80, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.037
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_mean_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_buffers_running_var_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_kxk_modules_bn_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_1x1_parameters_weight_:
    name = (
        "L_self_modules_stages_modules_4_modules_1_modules_conv_1x1_parameters_weight_"
    )
    shape = [96, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_weight_"
    shape = [288, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_qkv_parameters_bias_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_weight_"
    shape = [96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_attn_modules_proj_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_norm2_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_weight_"
    shape = [192, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_weight_"
    shape = [96, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_0_modules_mlp_modules_fc2_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_weight_"
    shape = [288, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_qkv_parameters_bias_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_weight_"
    shape = [96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_attn_modules_proj_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_norm2_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_weight_"
    shape = [192, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_weight_"
    shape = [96, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_1_modules_mlp_modules_fc2_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_weight_"
    shape = [288, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_qkv_parameters_bias_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_weight_"
    shape = [96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_attn_modules_proj_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_norm2_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_weight_"
    shape = [192, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_weight_"
    shape = [96, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_transformer_modules_2_modules_mlp_modules_fc2_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_norm_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_norm_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_norm_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_norm_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_conv_parameters_weight_"
    shape = [80, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_mean_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_buffers_running_var_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_proj_modules_bn_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_conv_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_conv_parameters_weight_"
    shape = [80, 160, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.026
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_mean_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_buffers_running_var_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_1_modules_conv_fusion_modules_bn_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_final_conv_modules_conv_parameters_weight_:
    name = "L_self_modules_final_conv_modules_conv_parameters_weight_"
    shape = [320, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_final_conv_modules_bn_buffers_running_mean_:
    name = "L_self_modules_final_conv_modules_bn_buffers_running_mean_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_final_conv_modules_bn_buffers_running_var_:
    name = "L_self_modules_final_conv_modules_bn_buffers_running_var_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_final_conv_modules_bn_parameters_weight_:
    name = "L_self_modules_final_conv_modules_bn_parameters_weight_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_final_conv_modules_bn_parameters_bias_:
    name = "L_self_modules_final_conv_modules_bn_parameters_bias_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_fc_parameters_weight_:
    name = "L_self_modules_head_modules_fc_parameters_weight_"
    shape = [1000, 320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.056
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_fc_parameters_bias_:
    name = "L_self_modules_head_modules_fc_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
