class Program_weight_tensor_meta_L_self_modules_features_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_0_modules_0_parameters_weight_"
    shape = [16, 3, 3, 3]
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


class Program_weight_tensor_meta_L_self_modules_features_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_0_modules_1_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_0_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_0_modules_1_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_0_modules_1_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_1_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [16, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_1_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_1_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_1_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_1_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_1_modules_fc1_parameters_weight_:
    name = "L_self_modules_features_modules_1_modules_block_modules_1_modules_fc1_parameters_weight_"
    shape = [8, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_1_modules_fc1_parameters_bias_:
    name = "L_self_modules_features_modules_1_modules_block_modules_1_modules_fc1_parameters_bias_"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_1_modules_fc2_parameters_weight_:
    name = "L_self_modules_features_modules_1_modules_block_modules_1_modules_fc2_parameters_weight_"
    shape = [16, 8, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.354
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_1_modules_fc2_parameters_bias_:
    name = "L_self_modules_features_modules_1_modules_block_modules_1_modules_fc2_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_2_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_1_modules_block_modules_2_modules_0_parameters_weight_"
    shape = [16, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_2_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_1_modules_block_modules_2_modules_1_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_2_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_1_modules_block_modules_2_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_2_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_1_modules_block_modules_2_modules_1_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_1_modules_block_modules_2_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_1_modules_block_modules_2_modules_1_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_2_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [72, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_2_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_2_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_2_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_2_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_2_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [72, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_2_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_2_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_2_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_2_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_2_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_2_modules_block_modules_2_modules_0_parameters_weight_"
    shape = [24, 72, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_2_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_2_modules_block_modules_2_modules_1_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_2_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_2_modules_block_modules_2_modules_1_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_2_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_2_modules_block_modules_2_modules_1_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_2_modules_block_modules_2_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_2_modules_block_modules_2_modules_1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_3_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [88, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_3_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_3_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_3_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_3_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_3_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [88, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_3_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_3_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_3_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_3_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [88]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_2_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_3_modules_block_modules_2_modules_0_parameters_weight_"
    shape = [24, 88, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.107
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_2_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_3_modules_block_modules_2_modules_1_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_2_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_3_modules_block_modules_2_modules_1_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_2_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_3_modules_block_modules_2_modules_1_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_block_modules_2_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_3_modules_block_modules_2_modules_1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_4_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [96, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_4_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_4_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_4_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_4_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_4_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [96, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_4_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_4_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_4_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_4_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_features_modules_4_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [24, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_features_modules_4_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_features_modules_4_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [96, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_features_modules_4_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_4_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [40, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_4_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_4_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_4_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_4_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_5_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [240, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.158
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_5_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_5_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_5_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_5_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_5_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [240, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_5_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_5_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_5_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_5_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_features_modules_5_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [64, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.065
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_features_modules_5_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_features_modules_5_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [240, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_features_modules_5_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_5_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [40, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.065
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_5_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_5_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_5_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_5_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_5_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_6_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [240, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.158
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_6_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_6_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_6_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_6_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_6_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [240, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_6_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_6_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_6_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_6_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_features_modules_6_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [64, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.065
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_features_modules_6_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_features_modules_6_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [240, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_features_modules_6_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_6_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [40, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.065
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_6_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_6_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_6_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_6_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_7_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [120, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.158
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_7_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_7_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_7_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_7_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_7_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [120, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_7_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_7_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_7_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_7_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_features_modules_7_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [32, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_features_modules_7_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_features_modules_7_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [120, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_features_modules_7_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_7_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [48, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_7_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_7_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_7_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_7_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_8_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [144, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_8_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_8_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_8_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_8_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_8_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [144, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_8_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_8_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_8_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_8_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_features_modules_8_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [40, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_features_modules_8_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_features_modules_8_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [144, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.158
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_features_modules_8_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_8_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [48, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_8_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_8_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_8_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_8_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_8_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_9_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [288, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_9_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_9_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_9_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_9_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_9_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [288, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_9_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_9_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_9_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_9_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_features_modules_9_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [72, 288, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_features_modules_9_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_features_modules_9_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [288, 72, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_features_modules_9_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [288]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_9_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [96, 288, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_9_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_9_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_9_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_9_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_10_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [576, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_10_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_10_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_10_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_10_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_10_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [576, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_10_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_10_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_10_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_10_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_features_modules_10_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [144, 576, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_features_modules_10_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_features_modules_10_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [576, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_features_modules_10_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_10_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [96, 576, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_10_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_10_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_10_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_10_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_11_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [576, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_11_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_11_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_11_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_11_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_11_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [576, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_11_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_11_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_11_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_11_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_features_modules_11_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [144, 576, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_features_modules_11_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [144]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_features_modules_11_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [576, 144, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_features_modules_11_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_11_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [96, 576, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_11_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_11_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_11_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_11_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_12_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_12_modules_0_parameters_weight_"
    shape = [576, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_12_modules_1_buffers_running_mean_:
    name = "L_self_modules_features_modules_12_modules_1_buffers_running_mean_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_12_modules_1_buffers_running_var_:
    name = "L_self_modules_features_modules_12_modules_1_buffers_running_var_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_features_modules_12_modules_1_parameters_weight_:
    name = "L_self_modules_features_modules_12_modules_1_parameters_weight_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_12_modules_1_parameters_bias_:
    name = "L_self_modules_features_modules_12_modules_1_parameters_bias_"
    shape = [576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_parameters_weight_:
    name = "L_self_modules_classifier_modules_0_parameters_weight_"
    shape = [1024, 576]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_parameters_bias_:
    name = "L_self_modules_classifier_modules_0_parameters_bias_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_3_parameters_weight_:
    name = "L_self_modules_classifier_modules_3_parameters_weight_"
    shape = [1000, 1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_3_parameters_bias_:
    name = "L_self_modules_classifier_modules_3_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
