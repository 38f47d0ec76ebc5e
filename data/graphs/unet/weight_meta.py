class Program_weight_tensor_meta_L_self_modules_down_modules_0_modules_layers_modules_0_parameters_weight_:
    name = "L_self_modules_down_modules_0_modules_layers_modules_0_parameters_weight_"
    shape = [32, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.192
    data = None


class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_mean_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_var_:
    name = "L_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_down_modules_0_modules_layers_modules_1_parameters_weight_:
    name = "L_self_modules_down_modules_0_modules_layers_modules_1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_0_modules_layers_modules_1_parameters_bias_:
    name = "L_self_modules_down_modules_0_modules_layers_modules_1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_0_modules_layers_modules_3_parameters_weight_:
    name = "L_self_modules_down_modules_0_modules_layers_modules_3_parameters_weight_"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_mean_:
    name = (
        "L_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_mean_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_var_:
    name = "L_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_down_modules_0_modules_layers_modules_4_parameters_weight_:
    name = "L_self_modules_down_modules_0_modules_layers_modules_4_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_0_modules_layers_modules_4_parameters_bias_:
    name = "L_self_modules_down_modules_0_modules_layers_modules_4_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_1_modules_layers_modules_0_parameters_weight_:
    name = "L_self_modules_down_modules_1_modules_layers_modules_0_parameters_weight_"
    shape = [64, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_mean_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_var_:
    name = "L_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_down_modules_1_modules_layers_modules_1_parameters_weight_:
    name = "L_self_modules_down_modules_1_modules_layers_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_1_modules_layers_modules_1_parameters_bias_:
    name = "L_self_modules_down_modules_1_modules_layers_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_1_modules_layers_modules_3_parameters_weight_:
    name = "L_self_modules_down_modules_1_modules_layers_modules_3_parameters_weight_"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_mean_:
    name = (
        "L_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_mean_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_var_:
    name = "L_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_down_modules_1_modules_layers_modules_4_parameters_weight_:
    name = "L_self_modules_down_modules_1_modules_layers_modules_4_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_1_modules_layers_modules_4_parameters_bias_:
    name = "L_self_modules_down_modules_1_modules_layers_modules_4_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_2_modules_layers_modules_0_parameters_weight_:
    name = "L_self_modules_down_modules_2_modules_layers_modules_0_parameters_weight_"
    shape = [128, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_var_:
    name = "L_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_down_modules_2_modules_layers_modules_1_parameters_weight_:
    name = "L_self_modules_down_modules_2_modules_layers_modules_1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_2_modules_layers_modules_1_parameters_bias_:
    name = "L_self_modules_down_modules_2_modules_layers_modules_1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_2_modules_layers_modules_3_parameters_weight_:
    name = "L_self_modules_down_modules_2_modules_layers_modules_3_parameters_weight_"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_mean_:
    name = (
        "L_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_mean_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_var_:
    name = "L_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_down_modules_2_modules_layers_modules_4_parameters_weight_:
    name = "L_self_modules_down_modules_2_modules_layers_modules_4_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_down_modules_2_modules_layers_modules_4_parameters_bias_:
    name = "L_self_modules_down_modules_2_modules_layers_modules_4_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_up_modules_0_parameters_weight_:
    name = "L_self_modules_up_modules_0_parameters_weight_"
    shape = [128, 64, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_up_modules_0_parameters_bias_:
    name = "L_self_modules_up_modules_0_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_gate_modules_0_parameters_weight_:
    name = "L_self_modules_gate_modules_0_parameters_weight_"
    shape = [64, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_gate_modules_0_parameters_bias_:
    name = "L_self_modules_gate_modules_0_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_merge_modules_0_buffers_running_mean_:
    name = "L_self_modules_merge_modules_0_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_merge_modules_0_buffers_running_var_:
    name = "L_self_modules_merge_modules_0_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_merge_modules_0_parameters_weight_:
    name = "L_self_modules_merge_modules_0_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_merge_modules_0_parameters_bias_:
    name = "L_self_modules_merge_modules_0_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_0_modules_layers_modules_0_parameters_weight_:
    name = "L_self_modules_refine_modules_0_modules_layers_modules_0_parameters_weight_"
    shape = [64, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_mean_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_var_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_refine_modules_0_modules_layers_modules_1_parameters_weight_:
    name = "L_self_modules_refine_modules_0_modules_layers_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_0_modules_layers_modules_1_parameters_bias_:
    name = "L_self_modules_refine_modules_0_modules_layers_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_0_modules_layers_modules_3_parameters_weight_:
    name = "L_self_modules_refine_modules_0_modules_layers_modules_3_parameters_weight_"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_mean_:
    name = (
        "L_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_mean_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_var_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_refine_modules_0_modules_layers_modules_4_parameters_weight_:
    name = "L_self_modules_refine_modules_0_modules_layers_modules_4_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_0_modules_layers_modules_4_parameters_bias_:
    name = "L_self_modules_refine_modules_0_modules_layers_modules_4_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_up_modules_1_parameters_weight_:
    name = "L_self_modules_up_modules_1_parameters_weight_"
    shape = [64, 32, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_up_modules_1_parameters_bias_:
    name = "L_self_modules_up_modules_1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_gate_modules_1_parameters_weight_:
    name = "L_self_modules_gate_modules_1_parameters_weight_"
    shape = [32, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_gate_modules_1_parameters_bias_:
    name = "L_self_modules_gate_modules_1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_merge_modules_1_buffers_running_mean_:
    name = "L_self_modules_merge_modules_1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_merge_modules_1_buffers_running_var_:
    name = "L_self_modules_merge_modules_1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_merge_modules_1_parameters_weight_:
    name = "L_self_modules_merge_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_merge_modules_1_parameters_bias_:
    name = "L_self_modules_merge_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_1_modules_layers_modules_0_parameters_weight_:
    name = "L_self_modules_refine_modules_1_modules_layers_modules_0_parameters_weight_"
    shape = [32, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_mean_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_var_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_refine_modules_1_modules_layers_modules_1_parameters_weight_:
    name = "L_self_modules_refine_modules_1_modules_layers_modules_1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_1_modules_layers_modules_1_parameters_bias_:
    name = "L_self_modules_refine_modules_1_modules_layers_modules_1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_1_modules_layers_modules_3_parameters_weight_:
    name = "L_self_modules_refine_modules_1_modules_layers_modules_3_parameters_weight_"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_mean_:
    name = (
        "L_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_mean_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_var_:
    name = (
        "L_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_var_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_refine_modules_1_modules_layers_modules_4_parameters_weight_:
    name = "L_self_modules_refine_modules_1_modules_layers_modules_4_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_refine_modules_1_modules_layers_modules_4_parameters_bias_:
    name = "L_self_modules_refine_modules_1_modules_layers_modules_4_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_parameters_weight_:
    name = "L_self_modules_head_parameters_weight_"
    shape = [8, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_head_parameters_bias_:
    name = "L_self_modules_head_parameters_bias_"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
