class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_0_modules_0_parameters_weight_"
    shape = [16, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.192
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_0_modules_1_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_0_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_0_modules_1_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_0_modules_1_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_1_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_1_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [16, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_1_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_1_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_1_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_1_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_1_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_1_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_1_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_1_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_1_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_1_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [16, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_1_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_1_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_1_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_1_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_1_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_1_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_1_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_1_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [64, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [64, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_2_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_2_modules_0_parameters_weight_"
    shape = [24, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_2_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_2_modules_1_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_2_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_2_modules_1_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_2_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_2_modules_1_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_2_modules_block_modules_2_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_2_modules_block_modules_2_modules_1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [72, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [72, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_2_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_2_modules_0_parameters_weight_"
    shape = [24, 72, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_2_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_2_modules_1_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_2_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_2_modules_1_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_2_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_2_modules_1_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_3_modules_block_modules_2_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_3_modules_block_modules_2_modules_1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [72, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [72, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [24, 72, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [72, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.204
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [72]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [40, 72, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_4_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_4_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [120, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.158
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [120, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [32, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [120, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [40, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_5_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_5_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [120, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.158
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [120, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [32, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [120, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [40, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_6_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_6_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [240, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.158
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [240, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_2_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_2_modules_0_parameters_weight_"
    shape = [80, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.065
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_2_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_2_modules_1_buffers_running_mean_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_2_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_2_modules_1_buffers_running_var_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_2_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_2_modules_1_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_7_modules_block_modules_2_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_7_modules_block_modules_2_modules_1_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [200, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [200, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [200]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_2_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_2_modules_0_parameters_weight_"
    shape = [80, 200, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.071
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_2_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_2_modules_1_buffers_running_mean_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_2_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_2_modules_1_buffers_running_var_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_2_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_2_modules_1_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_8_modules_block_modules_2_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_8_modules_block_modules_2_modules_1_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [184, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [184, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_2_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_2_modules_0_parameters_weight_"
    shape = [80, 184, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.074
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_2_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_2_modules_1_buffers_running_mean_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_2_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_2_modules_1_buffers_running_var_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_2_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_2_modules_1_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_9_modules_block_modules_2_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_9_modules_block_modules_2_modules_1_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [184, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [184, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [184]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_2_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_2_modules_0_parameters_weight_"
    shape = [80, 184, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.074
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_2_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_2_modules_1_buffers_running_mean_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_2_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_2_modules_1_buffers_running_var_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_2_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_2_modules_1_parameters_weight_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_10_modules_block_modules_2_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_10_modules_block_modules_2_modules_1_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [480, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [480, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [120, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.046
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [480, 120, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [480]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [112, 480, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.046
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_11_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_11_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [672, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [672, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.333
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [168, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.039
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [168]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [672, 168, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.077
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [112, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.039
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_12_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_12_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [672, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [672, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [168, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.039
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [168]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [672, 168, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.077
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [672]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [160, 672, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.039
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_13_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_13_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [960, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.079
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [960, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [240, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.032
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [960, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.065
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [160, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.032
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_14_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_14_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_0_modules_0_parameters_weight_"
    shape = [960, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.079
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_0_modules_1_buffers_running_mean_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_0_modules_1_buffers_running_var_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_0_modules_1_parameters_weight_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_0_modules_1_parameters_bias_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_1_modules_0_parameters_weight_"
    shape = [960, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.200
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_1_modules_1_buffers_running_mean_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_1_modules_1_buffers_running_var_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_1_modules_1_parameters_weight_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_1_modules_1_parameters_bias_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_2_modules_fc1_parameters_weight_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_2_modules_fc1_parameters_weight_"
    shape = [240, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.032
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_2_modules_fc1_parameters_bias_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_2_modules_fc1_parameters_bias_"
    shape = [240]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_2_modules_fc2_parameters_weight_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_2_modules_fc2_parameters_weight_"
    shape = [960, 240, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.065
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_2_modules_fc2_parameters_bias_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_2_modules_fc2_parameters_bias_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_3_modules_0_parameters_weight_"
    shape = [160, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.032
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_3_modules_1_buffers_running_mean_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_3_modules_1_buffers_running_var_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_3_modules_1_parameters_weight_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_15_modules_block_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_15_modules_block_modules_3_modules_1_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_16_modules_0_parameters_weight_:
    name = "L_self_modules_backbone_modules_16_modules_0_parameters_weight_"
    shape = [960, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.079
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_16_modules_1_buffers_running_mean_:
    name = "L_self_modules_backbone_modules_16_modules_1_buffers_running_mean_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_16_modules_1_buffers_running_var_:
    name = "L_self_modules_backbone_modules_16_modules_1_buffers_running_var_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_backbone_modules_16_modules_1_parameters_weight_:
    name = "L_self_modules_backbone_modules_16_modules_1_parameters_weight_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_backbone_modules_16_modules_1_parameters_bias_:
    name = "L_self_modules_backbone_modules_16_modules_1_parameters_bias_"
    shape = [960]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_0_modules_0_parameters_weight_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_0_modules_0_parameters_weight_"
    shape = [256, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.032
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_0_modules_1_buffers_running_mean_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_0_modules_1_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_0_modules_1_buffers_running_var_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_0_modules_1_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_0_modules_1_parameters_weight_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_0_modules_1_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_0_modules_1_parameters_bias_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_0_modules_1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_1_modules_0_parameters_weight_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_1_modules_0_parameters_weight_"
    shape = [256, 960, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.011
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_1_modules_1_buffers_running_mean_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_1_modules_1_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_1_modules_1_buffers_running_var_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_1_modules_1_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_1_modules_1_parameters_weight_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_1_modules_1_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_1_modules_1_parameters_bias_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_1_modules_1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_2_modules_0_parameters_weight_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_2_modules_0_parameters_weight_"
    shape = [256, 960, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.011
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_2_modules_1_buffers_running_mean_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_2_modules_1_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_2_modules_1_buffers_running_var_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_2_modules_1_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_2_modules_1_parameters_weight_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_2_modules_1_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_2_modules_1_parameters_bias_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_2_modules_1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_3_modules_0_parameters_weight_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_3_modules_0_parameters_weight_"
    shape = [256, 960, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.011
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_3_modules_1_buffers_running_mean_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_3_modules_1_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_3_modules_1_buffers_running_var_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_3_modules_1_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_3_modules_1_parameters_weight_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_3_modules_1_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_3_modules_1_parameters_bias_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_3_modules_1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_4_modules_1_parameters_weight_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_4_modules_1_parameters_weight_"
    shape = [256, 960, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.032
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_4_modules_2_buffers_running_mean_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_4_modules_2_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_4_modules_2_buffers_running_var_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_4_modules_2_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_4_modules_2_parameters_weight_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_4_modules_2_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_convs_modules_4_modules_2_parameters_bias_:
    name = "L_self_modules_classifier_modules_0_modules_convs_modules_4_modules_2_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_project_modules_0_parameters_weight_:
    name = "L_self_modules_classifier_modules_0_modules_project_modules_0_parameters_weight_"
    shape = [256, 1280, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.028
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_project_modules_1_buffers_running_mean_:
    name = "L_self_modules_classifier_modules_0_modules_project_modules_1_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_project_modules_1_buffers_running_var_:
    name = "L_self_modules_classifier_modules_0_modules_project_modules_1_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_project_modules_1_parameters_weight_:
    name = "L_self_modules_classifier_modules_0_modules_project_modules_1_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_0_modules_project_modules_1_parameters_bias_:
    name = (
        "L_self_modules_classifier_modules_0_modules_project_modules_1_parameters_bias_"
    )
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_1_parameters_weight_:
    name = "L_self_modules_classifier_modules_1_parameters_weight_"
    shape = [256, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.021
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_2_buffers_running_mean_:
    name = "L_self_modules_classifier_modules_2_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_2_buffers_running_var_:
    name = "L_self_modules_classifier_modules_2_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_classifier_modules_2_parameters_weight_:
    name = "L_self_modules_classifier_modules_2_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_2_parameters_bias_:
    name = "L_self_modules_classifier_modules_2_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_4_parameters_weight_:
    name = "L_self_modules_classifier_modules_4_parameters_weight_"
    shape = [21, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_4_parameters_bias_:
    name = "L_self_modules_classifier_modules_4_parameters_bias_"
    shape = [21]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
