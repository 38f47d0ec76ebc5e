class Program_weight_tensor_meta_L_self_modules_conv1_modules_conv_parameters_weight_:
    name = "L_self_modules_conv1_modules_conv_parameters_weight_"
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


class Program_weight_tensor_meta_L_self_modules_conv1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_conv1_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv1_modules_bn_buffers_running_var_:
    name = "L_self_modules_conv1_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_conv1_modules_bn_parameters_weight_:
    name = "L_self_modules_conv1_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv1_modules_bn_parameters_bias_:
    name = "L_self_modules_conv1_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv2_modules_conv_parameters_weight_:
    name = "L_self_modules_conv2_modules_conv_parameters_weight_"
    shape = [64, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_conv2_modules_bn_buffers_running_mean_:
    name = "L_self_modules_conv2_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv2_modules_bn_buffers_running_var_:
    name = "L_self_modules_conv2_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_conv2_modules_bn_parameters_weight_:
    name = "L_self_modules_conv2_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv2_modules_bn_parameters_bias_:
    name = "L_self_modules_conv2_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv3_modules_conv_parameters_weight_:
    name = "L_self_modules_conv3_modules_conv_parameters_weight_"
    shape = [192, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_conv3_modules_bn_buffers_running_mean_:
    name = "L_self_modules_conv3_modules_bn_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv3_modules_bn_buffers_running_var_:
    name = "L_self_modules_conv3_modules_bn_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_conv3_modules_bn_parameters_weight_:
    name = "L_self_modules_conv3_modules_bn_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_conv3_modules_bn_parameters_bias_:
    name = "L_self_modules_conv3_modules_bn_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception3a_modules_branch1_modules_conv_parameters_weight_"
    shape = [64, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception3a_modules_branch1_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception3a_modules_branch1_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch2_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception3a_modules_branch2_modules_0_modules_conv_parameters_weight_"
    shape = [96, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch2_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception3a_modules_branch2_modules_1_modules_conv_parameters_weight_"
    shape = [128, 96, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.034
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch3_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception3a_modules_branch3_modules_0_modules_conv_parameters_weight_"
    shape = [16, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch3_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception3a_modules_branch3_modules_1_modules_conv_parameters_weight_"
    shape = [32, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch4_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception3a_modules_branch4_modules_1_modules_conv_parameters_weight_"
    shape = [32, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception3b_modules_branch1_modules_conv_parameters_weight_"
    shape = [128, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception3b_modules_branch1_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception3b_modules_branch1_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch2_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception3b_modules_branch2_modules_0_modules_conv_parameters_weight_"
    shape = [128, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch2_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception3b_modules_branch2_modules_1_modules_conv_parameters_weight_"
    shape = [192, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch3_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception3b_modules_branch3_modules_0_modules_conv_parameters_weight_"
    shape = [32, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch3_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception3b_modules_branch3_modules_1_modules_conv_parameters_weight_"
    shape = [96, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch4_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception3b_modules_branch4_modules_1_modules_conv_parameters_weight_"
    shape = [64, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4a_modules_branch1_modules_conv_parameters_weight_"
    shape = [192, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.046
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4a_modules_branch1_modules_bn_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4a_modules_branch1_modules_bn_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch2_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4a_modules_branch2_modules_0_modules_conv_parameters_weight_"
    shape = [96, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.046
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch2_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4a_modules_branch2_modules_1_modules_conv_parameters_weight_"
    shape = [208, 96, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.034
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_mean_"
    shape = [208]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_var_"
    shape = [208]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_weight_"
    shape = [208]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_bias_"
    shape = [208]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch3_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4a_modules_branch3_modules_0_modules_conv_parameters_weight_"
    shape = [16, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.046
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch3_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4a_modules_branch3_modules_1_modules_conv_parameters_weight_"
    shape = [48, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch4_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4a_modules_branch4_modules_1_modules_conv_parameters_weight_"
    shape = [64, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.046
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4b_modules_branch1_modules_conv_parameters_weight_"
    shape = [160, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_mean_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_var_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4b_modules_branch1_modules_bn_parameters_weight_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4b_modules_branch1_modules_bn_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch2_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4b_modules_branch2_modules_0_modules_conv_parameters_weight_"
    shape = [112, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch2_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4b_modules_branch2_modules_1_modules_conv_parameters_weight_"
    shape = [224, 112, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_mean_"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_var_"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_weight_"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_bias_"
    shape = [224]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch3_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4b_modules_branch3_modules_0_modules_conv_parameters_weight_"
    shape = [24, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch3_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4b_modules_branch3_modules_1_modules_conv_parameters_weight_"
    shape = [64, 24, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.068
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch4_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4b_modules_branch4_modules_1_modules_conv_parameters_weight_"
    shape = [64, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4c_modules_branch1_modules_conv_parameters_weight_"
    shape = [128, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4c_modules_branch1_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4c_modules_branch1_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch2_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4c_modules_branch2_modules_0_modules_conv_parameters_weight_"
    shape = [128, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch2_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4c_modules_branch2_modules_1_modules_conv_parameters_weight_"
    shape = [256, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch3_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4c_modules_branch3_modules_0_modules_conv_parameters_weight_"
    shape = [24, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch3_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4c_modules_branch3_modules_1_modules_conv_parameters_weight_"
    shape = [64, 24, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.068
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch4_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4c_modules_branch4_modules_1_modules_conv_parameters_weight_"
    shape = [64, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4d_modules_branch1_modules_conv_parameters_weight_"
    shape = [112, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4d_modules_branch1_modules_bn_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4d_modules_branch1_modules_bn_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch2_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4d_modules_branch2_modules_0_modules_conv_parameters_weight_"
    shape = [144, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_mean_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_var_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_weight_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch2_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4d_modules_branch2_modules_1_modules_conv_parameters_weight_"
    shape = [288, 144, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.028
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_mean_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_var_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_weight_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_bias_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch3_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4d_modules_branch3_modules_0_modules_conv_parameters_weight_"
    shape = [32, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch3_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4d_modules_branch3_modules_1_modules_conv_parameters_weight_"
    shape = [64, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch4_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4d_modules_branch4_modules_1_modules_conv_parameters_weight_"
    shape = [64, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4e_modules_branch1_modules_conv_parameters_weight_"
    shape = [256, 528, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4e_modules_branch1_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4e_modules_branch1_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch2_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4e_modules_branch2_modules_0_modules_conv_parameters_weight_"
    shape = [160, 528, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_mean_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_var_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_weight_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch2_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4e_modules_branch2_modules_1_modules_conv_parameters_weight_"
    shape = [320, 160, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.026
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_mean_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_var_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_weight_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_bias_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch3_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4e_modules_branch3_modules_0_modules_conv_parameters_weight_"
    shape = [32, 528, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch3_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4e_modules_branch3_modules_1_modules_conv_parameters_weight_"
    shape = [128, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch4_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception4e_modules_branch4_modules_1_modules_conv_parameters_weight_"
    shape = [128, 528, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception5a_modules_branch1_modules_conv_parameters_weight_"
    shape = [256, 832, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.035
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception5a_modules_branch1_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception5a_modules_branch1_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch2_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception5a_modules_branch2_modules_0_modules_conv_parameters_weight_"
    shape = [160, 832, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.035
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_mean_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_var_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_weight_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch2_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception5a_modules_branch2_modules_1_modules_conv_parameters_weight_"
    shape = [320, 160, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.026
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_mean_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_var_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_weight_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_bias_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch3_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception5a_modules_branch3_modules_0_modules_conv_parameters_weight_"
    shape = [32, 832, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.035
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch3_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception5a_modules_branch3_modules_1_modules_conv_parameters_weight_"
    shape = [128, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch4_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception5a_modules_branch4_modules_1_modules_conv_parameters_weight_"
    shape = [128, 832, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.035
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception5b_modules_branch1_modules_conv_parameters_weight_"
    shape = [384, 832, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.035
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception5b_modules_branch1_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception5b_modules_branch1_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch2_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception5b_modules_branch2_modules_0_modules_conv_parameters_weight_"
    shape = [192, 832, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.035
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch2_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception5b_modules_branch2_modules_1_modules_conv_parameters_weight_"
    shape = [384, 192, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.024
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_mean_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_var_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch3_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_inception5b_modules_branch3_modules_0_modules_conv_parameters_weight_"
    shape = [48, 832, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.035
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_weight_:
    name = "L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_bias_:
    name = "L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch3_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception5b_modules_branch3_modules_1_modules_conv_parameters_weight_"
    shape = [128, 48, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.048
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch4_modules_1_modules_conv_parameters_weight_:
    name = "L_self_modules_inception5b_modules_branch4_modules_1_modules_conv_parameters_weight_"
    shape = [128, 832, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.035
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_mean_:
    name = "L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_var_:
    name = "L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_weight_:
    name = "L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_bias_:
    name = "L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_bias_"
    shape = [128]
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
