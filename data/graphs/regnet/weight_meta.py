class Program_weight_tensor_meta_L_self_modules_stem_modules_conv_parameters_weight_:
    name = "L_self_modules_stem_modules_conv_parameters_weight_"
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


class Program_weight_tensor_meta_L_self_modules_stem_modules_bn_buffers_running_mean_:
    name = "L_self_modules_stem_modules_bn_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_bn_buffers_running_var_:
    name = "L_self_modules_stem_modules_bn_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stem_modules_bn_parameters_weight_:
    name = "L_self_modules_stem_modules_bn_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_bn_parameters_bias_:
    name = "L_self_modules_stem_modules_bn_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_s1_modules_b1_modules_conv1_modules_conv_parameters_weight_"
    shape = [24, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_s1_modules_b1_modules_conv2_modules_conv_parameters_weight_"
    shape = [24, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_weight_:
    name = "L_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_weight_"
    shape = [8, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_bias_:
    name = "L_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_bias_"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_weight_:
    name = "L_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_weight_"
    shape = [24, 8, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.354
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_bias_:
    name = "L_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_s1_modules_b1_modules_conv3_modules_conv_parameters_weight_"
    shape = [24, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_downsample_modules_conv_parameters_weight_:
    name = "L_self_modules_s1_modules_b1_modules_downsample_modules_conv_parameters_weight_"
    shape = [24, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_var_:
    name = "L_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_weight_:
    name = (
        "L_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_bias_:
    name = "L_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_s2_modules_b1_modules_conv1_modules_conv_parameters_weight_"
    shape = [56, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_var_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_weight_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_bias_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_s2_modules_b1_modules_conv2_modules_conv_parameters_weight_"
    shape = [56, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_var_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_weight_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_bias_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_weight_:
    name = "L_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_weight_"
    shape = [6, 56, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.134
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_bias_:
    name = "L_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_bias_"
    shape = [6]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_weight_:
    name = "L_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_weight_"
    shape = [56, 6, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.408
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_bias_:
    name = "L_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_bias_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_s2_modules_b1_modules_conv3_modules_conv_parameters_weight_"
    shape = [56, 56, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.134
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_var_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_weight_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_bias_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_downsample_modules_conv_parameters_weight_:
    name = "L_self_modules_s2_modules_b1_modules_downsample_modules_conv_parameters_weight_"
    shape = [56, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_mean_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_var_:
    name = "L_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_var_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_weight_:
    name = (
        "L_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_weight_"
    )
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_bias_:
    name = "L_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_bias_"
    shape = [56]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_s3_modules_b1_modules_conv1_modules_conv_parameters_weight_"
    shape = [152, 56, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.134
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_var_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_weight_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_s3_modules_b1_modules_conv2_modules_conv_parameters_weight_"
    shape = [152, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_var_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_weight_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_weight_:
    name = "L_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_weight_"
    shape = [14, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.081
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_bias_:
    name = "L_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_bias_"
    shape = [14]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_weight_:
    name = "L_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_weight_"
    shape = [152, 14, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.267
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_bias_:
    name = "L_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_s3_modules_b1_modules_conv3_modules_conv_parameters_weight_"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.081
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_var_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_weight_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_downsample_modules_conv_parameters_weight_:
    name = "L_self_modules_s3_modules_b1_modules_downsample_modules_conv_parameters_weight_"
    shape = [152, 56, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.134
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_mean_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_var_:
    name = "L_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_var_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_weight_:
    name = (
        "L_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_weight_"
    )
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_bias_:
    name = "L_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_s3_modules_b2_modules_conv1_modules_conv_parameters_weight_"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.081
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_var_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_weight_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_s3_modules_b2_modules_conv2_modules_conv_parameters_weight_"
    shape = [152, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_var_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_weight_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_weight_:
    name = "L_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_weight_"
    shape = [38, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.081
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_bias_:
    name = "L_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_bias_"
    shape = [38]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_weight_:
    name = "L_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_weight_"
    shape = [152, 38, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.162
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_bias_:
    name = "L_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_s3_modules_b2_modules_conv3_modules_conv_parameters_weight_"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.081
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_var_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_weight_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_s3_modules_b3_modules_conv1_modules_conv_parameters_weight_"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.081
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_var_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_weight_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_s3_modules_b3_modules_conv2_modules_conv_parameters_weight_"
    shape = [152, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_var_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_weight_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_weight_:
    name = "L_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_weight_"
    shape = [38, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.081
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_bias_:
    name = "L_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_bias_"
    shape = [38]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_weight_:
    name = "L_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_weight_"
    shape = [152, 38, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.162
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_bias_:
    name = "L_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_s3_modules_b3_modules_conv3_modules_conv_parameters_weight_"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.081
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_var_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_weight_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_s3_modules_b4_modules_conv1_modules_conv_parameters_weight_"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.081
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_var_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_weight_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_s3_modules_b4_modules_conv2_modules_conv_parameters_weight_"
    shape = [152, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_var_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_weight_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_weight_:
    name = "L_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_weight_"
    shape = [38, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.081
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_bias_:
    name = "L_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_bias_"
    shape = [38]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_weight_:
    name = "L_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_weight_"
    shape = [152, 38, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.162
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_bias_:
    name = "L_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_s3_modules_b4_modules_conv3_modules_conv_parameters_weight_"
    shape = [152, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.081
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_var_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_weight_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_bias_"
    shape = [152]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b1_modules_conv1_modules_conv_parameters_weight_"
    shape = [368, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.081
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b1_modules_conv2_modules_conv_parameters_weight_"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_weight_:
    name = "L_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_weight_"
    shape = [38, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_bias_:
    name = "L_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_bias_"
    shape = [38]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_weight_:
    name = "L_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_weight_"
    shape = [368, 38, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.162
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_bias_:
    name = "L_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b1_modules_conv3_modules_conv_parameters_weight_"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_downsample_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b1_modules_downsample_modules_conv_parameters_weight_"
    shape = [368, 152, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.081
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_weight_:
    name = (
        "L_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_weight_"
    )
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b2_modules_conv1_modules_conv_parameters_weight_"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b2_modules_conv2_modules_conv_parameters_weight_"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_weight_:
    name = "L_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_weight_"
    shape = [92, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_bias_:
    name = "L_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_bias_"
    shape = [92]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_weight_:
    name = "L_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_weight_"
    shape = [368, 92, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_bias_:
    name = "L_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b2_modules_conv3_modules_conv_parameters_weight_"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b3_modules_conv1_modules_conv_parameters_weight_"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b3_modules_conv2_modules_conv_parameters_weight_"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_weight_:
    name = "L_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_weight_"
    shape = [92, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_bias_:
    name = "L_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_bias_"
    shape = [92]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_weight_:
    name = "L_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_weight_"
    shape = [368, 92, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_bias_:
    name = "L_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b3_modules_conv3_modules_conv_parameters_weight_"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b4_modules_conv1_modules_conv_parameters_weight_"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b4_modules_conv2_modules_conv_parameters_weight_"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_weight_:
    name = "L_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_weight_"
    shape = [92, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_bias_:
    name = "L_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_bias_"
    shape = [92]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_weight_:
    name = "L_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_weight_"
    shape = [368, 92, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_bias_:
    name = "L_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b4_modules_conv3_modules_conv_parameters_weight_"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b5_modules_conv1_modules_conv_parameters_weight_"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b5_modules_conv2_modules_conv_parameters_weight_"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_weight_:
    name = "L_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_weight_"
    shape = [92, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_bias_:
    name = "L_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_bias_"
    shape = [92]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_weight_:
    name = "L_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_weight_"
    shape = [368, 92, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_bias_:
    name = "L_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b5_modules_conv3_modules_conv_parameters_weight_"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b6_modules_conv1_modules_conv_parameters_weight_"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b6_modules_conv2_modules_conv_parameters_weight_"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_weight_:
    name = "L_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_weight_"
    shape = [92, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_bias_:
    name = "L_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_bias_"
    shape = [92]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_weight_:
    name = "L_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_weight_"
    shape = [368, 92, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_bias_:
    name = "L_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b6_modules_conv3_modules_conv_parameters_weight_"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b7_modules_conv1_modules_conv_parameters_weight_"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b7_modules_conv2_modules_conv_parameters_weight_"
    shape = [368, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_weight_:
    name = "L_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_weight_"
    shape = [92, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_bias_:
    name = "L_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_bias_"
    shape = [92]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_weight_:
    name = "L_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_weight_"
    shape = [368, 92, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_bias_:
    name = "L_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_s4_modules_b7_modules_conv3_modules_conv_parameters_weight_"
    shape = [368, 368, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_var_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_weight_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_bias_"
    shape = [368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_fc_parameters_weight_:
    name = "L_self_modules_head_modules_fc_parameters_weight_"
    shape = [1000, 368]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.052
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_fc_parameters_bias_:
    name = "L_self_modules_head_modules_fc_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
