class Program_weight_tensor_meta_L_stack0_hidden_states_3_:
    name = "L_stack0_hidden_states_3_"
    shape = [1, 256, 4, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_stack0_hidden_states_0_:
    name = "L_stack0_hidden_states_0_"
    shape = [1, 32, 32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_weight_:
    name = "L_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_weight_"
    shape = [256, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_bias_:
    name = "L_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_stack0_hidden_states_1_:
    name = "L_stack0_hidden_states_1_"
    shape = [1, 64, 16, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_weight_:
    name = "L_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_weight_"
    shape = [256, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_bias_:
    name = "L_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_stack0_hidden_states_2_:
    name = "L_stack0_hidden_states_2_"
    shape = [1, 160, 8, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_weight_:
    name = "L_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_weight_"
    shape = [256, 160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.079
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_bias_:
    name = "L_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_weight_:
    name = "L_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_weight_"
    shape = [256, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_bias_:
    name = "L_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_linear_fuse_parameters_weight_:
    name = "L_self_modules_decode_head_modules_linear_fuse_parameters_weight_"
    shape = [256, 1024, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.031
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_batch_norm_buffers_running_mean_:
    name = "L_self_modules_decode_head_modules_batch_norm_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_batch_norm_buffers_running_var_:
    name = "L_self_modules_decode_head_modules_batch_norm_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_batch_norm_parameters_weight_:
    name = "L_self_modules_decode_head_modules_batch_norm_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_batch_norm_parameters_bias_:
    name = "L_self_modules_decode_head_modules_batch_norm_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_classifier_parameters_weight_:
    name = "L_self_modules_decode_head_modules_classifier_parameters_weight_"
    shape = [2, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_decode_head_modules_classifier_parameters_bias_:
    name = "L_self_modules_decode_head_modules_classifier_parameters_bias_"
    shape = [2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
