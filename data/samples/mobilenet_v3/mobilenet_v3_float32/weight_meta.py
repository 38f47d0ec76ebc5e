class Program_weight_tensor_meta_L_self_modules_stem_modules_0_parameters_weight_:
    name = "L_self_modules_stem_modules_0_parameters_weight_"
    shape = [24, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.110
    data = None


class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.013
    std = 1.003
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_buffers_running_mean_:
    name = "L_self_modules_stem_modules_1_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.019
    std = 0.126
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_buffers_running_var_:
    name = "L_self_modules_stem_modules_1_buffers_running_var_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.001
    std = 0.304
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_parameters_weight_:
    name = "L_self_modules_stem_modules_1_parameters_weight_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.988
    std = 0.113
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_parameters_bias_:
    name = "L_self_modules_stem_modules_1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.023
    std = 0.090
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_expand_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_expand_modules_0_parameters_weight_"
    shape = [96, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.002
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_mean_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.111
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.040
    std = 0.252
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.009
    std = 0.109
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.018
    std = 0.109
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_depth_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_depth_modules_0_parameters_weight_"
    shape = [96, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.015
    std = 0.191
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_mean_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.981
    std = 0.272
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.996
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.008
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_weight_"
    shape = [24, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_bias_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.055
    std = 0.079
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_weight_"
    shape = [96, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.003
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_bias_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.087
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_project_modules_0_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_0_modules_project_modules_0_parameters_weight_"
    )
    shape = [24, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_mean_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.017
    std = 0.092
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_var_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.010
    std = 0.215
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_project_modules_1_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_0_modules_project_modules_1_parameters_weight_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.997
    std = 0.135
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_project_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_project_modules_1_parameters_bias_"
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.014
    std = 0.095
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_expand_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_expand_modules_0_parameters_weight_"
    shape = [96, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.116
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_mean_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.015
    std = 0.105
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.248
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.010
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.003
    std = 0.084
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_depth_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_depth_modules_0_parameters_weight_"
    shape = [96, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.190
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_mean_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.006
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_var_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.038
    std = 0.253
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.003
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.011
    std = 0.087
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_weight_"
    shape = [24, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_bias_"
    )
    shape = [24]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.015
    std = 0.109
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_weight_:
    name = "L_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_weight_"
    shape = [96, 24, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.118
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_bias_"
    )
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.007
    std = 0.107
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_project_modules_0_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_1_modules_project_modules_0_parameters_weight_"
    )
    shape = [40, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.060
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_mean_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.009
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_var_"
    )
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.993
    std = 0.274
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_project_modules_1_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_1_modules_project_modules_1_parameters_weight_"
    )
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.009
    std = 0.093
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_1_modules_project_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_1_modules_project_modules_1_parameters_bias_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_expand_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_expand_modules_0_parameters_weight_"
    shape = [160, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_mean_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.004
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_var_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.007
    std = 0.263
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_weight_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.013
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_depth_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_depth_modules_0_parameters_weight_"
    shape = [160, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.116
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_mean_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.004
    std = 0.089
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_var_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.965
    std = 0.233
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_weight_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.992
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_weight_"
    shape = [40, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.046
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_bias_"
    )
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.028
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_weight_:
    name = "L_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_weight_"
    shape = [160, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_bias_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.095
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_project_modules_0_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_2_modules_project_modules_0_parameters_weight_"
    )
    shape = [40, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.046
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_mean_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.022
    std = 0.092
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_var_"
    )
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.906
    std = 0.278
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_project_modules_1_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_2_modules_project_modules_1_parameters_weight_"
    )
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.014
    std = 0.095
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_2_modules_project_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_2_modules_project_modules_1_parameters_bias_"
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.015
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_expand_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_expand_modules_0_parameters_weight_"
    shape = [160, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_mean_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.113
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_var_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.231
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_weight_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.996
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.009
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_depth_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_depth_modules_0_parameters_weight_"
    shape = [160, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006
    std = 0.188
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_mean_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.016
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_var_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.024
    std = 0.237
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_weight_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.999
    std = 0.095
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_bias_"
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.004
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_weight_"
    shape = [40, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.046
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_bias_"
    )
    shape = [40]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.009
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_weight_:
    name = "L_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_weight_"
    shape = [160, 40, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_bias_"
    )
    shape = [160]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_project_modules_0_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_3_modules_project_modules_0_parameters_weight_"
    )
    shape = [80, 160, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.046
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_mean_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.004
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_var_"
    )
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.020
    std = 0.271
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_project_modules_1_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_3_modules_project_modules_1_parameters_weight_"
    )
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.013
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_3_modules_project_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_3_modules_project_modules_1_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.012
    std = 0.093
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_expand_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_expand_modules_0_parameters_weight_"
    shape = [320, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.065
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_mean_"
    )
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_var_"
    )
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.984
    std = 0.237
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_weight_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.004
    std = 0.093
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_bias_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_depth_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_depth_modules_0_parameters_weight_"
    shape = [320, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007
    std = 0.190
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_mean_"
    )
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.002
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_var_"
    )
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.990
    std = 0.247
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_weight_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.996
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_bias_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.006
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_weight_"
    shape = [80, 320, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.032
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_bias_"
    )
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.013
    std = 0.107
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_weight_:
    name = "L_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_weight_"
    shape = [320, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.065
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_bias_"
    )
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.004
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_project_modules_0_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_4_modules_project_modules_0_parameters_weight_"
    )
    shape = [80, 320, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.032
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_mean_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.020
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_var_"
    )
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.003
    std = 0.235
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_project_modules_1_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_4_modules_project_modules_1_parameters_weight_"
    )
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.982
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_4_modules_project_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_4_modules_project_modules_1_parameters_bias_"
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.025
    std = 0.116
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_expand_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_expand_modules_0_parameters_weight_"
    shape = [320, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.065
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_mean_"
    )
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_var_"
    )
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.995
    std = 0.262
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_weight_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.997
    std = 0.106
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_bias_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_depth_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_depth_modules_0_parameters_weight_"
    shape = [320, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.116
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_mean_"
    )
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_var_"
    )
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.973
    std = 0.267
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_weight_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.999
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_bias_"
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.004
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_weight_"
    shape = [80, 320, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.032
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_bias_"
    )
    shape = [80]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.010
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_weight_:
    name = "L_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_weight_"
    shape = [320, 80, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.064
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_bias_"
    )
    shape = [320]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.003
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_project_modules_0_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_project_modules_0_parameters_weight_"
    )
    shape = [112, 320, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.032
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.095
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_var_"
    )
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.018
    std = 0.242
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_project_modules_1_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_5_modules_project_modules_1_parameters_weight_"
    )
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.993
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_5_modules_project_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_5_modules_project_modules_1_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.004
    std = 0.107
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_expand_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_expand_modules_0_parameters_weight_"
    shape = [448, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.055
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_mean_"
    )
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.004
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_var_"
    )
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.999
    std = 0.251
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_weight_"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.001
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_bias_"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.095
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_depth_modules_0_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_depth_modules_0_parameters_weight_"
    shape = [448, 1, 5, 5]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.116
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_mean_:
    name = (
        "L_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_mean_"
    )
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_var_"
    )
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.989
    std = 0.248
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_weight_"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.003
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_bias_"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.005
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_weight_"
    shape = [112, 448, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.027
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_bias_"
    )
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.090
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_weight_:
    name = "L_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_weight_"
    shape = [448, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.054
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_bias_:
    name = (
        "L_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_bias_"
    )
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_project_modules_0_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_6_modules_project_modules_0_parameters_weight_"
    )
    shape = [112, 448, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.027
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_mean_:
    name = "L_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_mean_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_var_:
    name = (
        "L_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_var_"
    )
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.984
    std = 0.275
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_project_modules_1_parameters_weight_:
    name = (
        "L_self_modules_blocks_modules_6_modules_project_modules_1_parameters_weight_"
    )
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.999
    std = 0.095
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_6_modules_project_modules_1_parameters_bias_:
    name = "L_self_modules_blocks_modules_6_modules_project_modules_1_parameters_bias_"
    shape = [112]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.012
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_0_parameters_weight_:
    name = "L_self_modules_head_modules_0_parameters_weight_"
    shape = [448, 112, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.054
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_1_buffers_running_mean_:
    name = "L_self_modules_head_modules_1_buffers_running_mean_"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_1_buffers_running_var_:
    name = "L_self_modules_head_modules_1_buffers_running_var_"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.005
    std = 0.241
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_head_modules_1_parameters_weight_:
    name = "L_self_modules_head_modules_1_parameters_weight_"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.998
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_1_parameters_bias_:
    name = "L_self_modules_head_modules_1_parameters_bias_"
    shape = [448]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_classify_parameters_weight_:
    name = "L_self_modules_classify_parameters_weight_"
    shape = [100, 448]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.027
    data = None


class Program_weight_tensor_meta_L_self_modules_classify_parameters_bias_:
    name = "L_self_modules_classify_parameters_bias_"
    shape = [100]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.101
    data = None
