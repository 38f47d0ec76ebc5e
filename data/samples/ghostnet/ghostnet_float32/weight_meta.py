class Program_weight_tensor_meta_L_self_modules_layers_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_0_parameters_weight_"
    shape = [32, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.111
    data = None


class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [2, 3, 64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.004
    std = 1.004
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.005
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.101
    std = 0.194
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.965
    std = 0.087
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.012
    std = 0.108
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_first_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_3_modules_first_modules_primary_modules_0_parameters_weight_"
    shape = [48, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.018
    std = 0.116
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.933
    std = 0.207
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.982
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.027
    std = 0.121
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_0_parameters_weight_"
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.005
    std = 0.192
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.004
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.986
    std = 0.260
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.006
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.028
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_reduce_parameters_weight_:
    name = "L_self_modules_layers_modules_3_modules_reduce_parameters_weight_"
    shape = [32, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_reduce_parameters_bias_:
    name = "L_self_modules_layers_modules_3_modules_reduce_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.003
    std = 0.114
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_expand_parameters_weight_:
    name = "L_self_modules_layers_modules_3_modules_expand_parameters_weight_"
    shape = [96, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_expand_parameters_bias_:
    name = "L_self_modules_layers_modules_3_modules_expand_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_second_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_3_modules_second_modules_primary_modules_0_parameters_weight_"
    shape = [16, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.007
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.124
    std = 0.185
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.994
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.025
    std = 0.066
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_0_parameters_weight_"
    shape = [16, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.022
    std = 0.201
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.018
    std = 0.076
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.196
    std = 0.191
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.987
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.011
    std = 0.105
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_first_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_4_modules_first_modules_primary_modules_0_parameters_weight_"
    shape = [48, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.015
    std = 0.120
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.978
    std = 0.235
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.983
    std = 0.108
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.011
    std = 0.077
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_0_parameters_weight_"
    shape = [48, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.026
    std = 0.188
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_mean_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006
    std = 0.089
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.039
    std = 0.239
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.005
    std = 0.093
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.005
    std = 0.121
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_reduce_parameters_weight_:
    name = "L_self_modules_layers_modules_4_modules_reduce_parameters_weight_"
    shape = [32, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.002
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_reduce_parameters_bias_:
    name = "L_self_modules_layers_modules_4_modules_reduce_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.046
    std = 0.109
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_expand_parameters_weight_:
    name = "L_self_modules_layers_modules_4_modules_expand_parameters_weight_"
    shape = [96, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_expand_parameters_bias_:
    name = "L_self_modules_layers_modules_4_modules_expand_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.006
    std = 0.093
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_second_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_4_modules_second_modules_primary_modules_0_parameters_weight_"
    shape = [16, 96, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.004
    std = 0.060
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.994
    std = 0.212
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.983
    std = 0.105
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.077
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_0_parameters_weight_"
    shape = [16, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.187
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.979
    std = 0.204
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.014
    std = 0.141
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.012
    std = 0.134
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_5_parameters_weight_:
    name = "L_self_modules_layers_modules_5_parameters_weight_"
    shape = [64, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.034
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_6_buffers_running_mean_:
    name = "L_self_modules_layers_modules_6_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.038
    std = 0.093
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_6_buffers_running_var_:
    name = "L_self_modules_layers_modules_6_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.963
    std = 0.276
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_6_parameters_weight_:
    name = "L_self_modules_layers_modules_6_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.995
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_6_parameters_bias_:
    name = "L_self_modules_layers_modules_6_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.027
    std = 0.109
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_first_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_8_modules_first_modules_primary_modules_0_parameters_weight_"
    shape = [96, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.073
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.016
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.977
    std = 0.216
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.010
    std = 0.110
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.010
    std = 0.108
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_0_parameters_weight_"
    shape = [96, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.005
    std = 0.193
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.013
    std = 0.244
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.105
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_reduce_parameters_weight_:
    name = "L_self_modules_layers_modules_8_modules_reduce_parameters_weight_"
    shape = [64, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_reduce_parameters_bias_:
    name = "L_self_modules_layers_modules_8_modules_reduce_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.031
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_expand_parameters_weight_:
    name = "L_self_modules_layers_modules_8_modules_expand_parameters_weight_"
    shape = [192, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_expand_parameters_bias_:
    name = "L_self_modules_layers_modules_8_modules_expand_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.002
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_second_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_8_modules_second_modules_primary_modules_0_parameters_weight_"
    shape = [32, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.041
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.003
    std = 0.128
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.961
    std = 0.271
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.111
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.107
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_0_parameters_weight_"
    shape = [32, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.008
    std = 0.184
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.008
    std = 0.086
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.004
    std = 0.208
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.001
    std = 0.093
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.031
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_first_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_9_modules_first_modules_primary_modules_0_parameters_weight_"
    shape = [96, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.019
    std = 0.255
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.994
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_0_parameters_weight_"
    shape = [96, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.003
    std = 0.192
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.029
    std = 0.089
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.993
    std = 0.252
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.995
    std = 0.109
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.017
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_reduce_parameters_weight_:
    name = "L_self_modules_layers_modules_9_modules_reduce_parameters_weight_"
    shape = [64, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.041
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_reduce_parameters_bias_:
    name = "L_self_modules_layers_modules_9_modules_reduce_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.016
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_expand_parameters_weight_:
    name = "L_self_modules_layers_modules_9_modules_expand_parameters_weight_"
    shape = [192, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_expand_parameters_bias_:
    name = "L_self_modules_layers_modules_9_modules_expand_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.006
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_second_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_9_modules_second_modules_primary_modules_0_parameters_weight_"
    shape = [32, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.004
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.024
    std = 0.258
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.016
    std = 0.105
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.008
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_0_parameters_weight_"
    shape = [32, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.005
    std = 0.211
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006
    std = 0.075
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.019
    std = 0.228
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.009
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.013
    std = 0.089
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_10_parameters_weight_:
    name = "L_self_modules_layers_modules_10_parameters_weight_"
    shape = [128, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.024
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_buffers_running_mean_:
    name = "L_self_modules_layers_modules_11_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.007
    std = 0.106
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_buffers_running_var_:
    name = "L_self_modules_layers_modules_11_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.992
    std = 0.232
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_parameters_weight_:
    name = "L_self_modules_layers_modules_11_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.988
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_parameters_bias_:
    name = "L_self_modules_layers_modules_11_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.013
    std = 0.113
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_first_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_13_modules_first_modules_primary_modules_0_parameters_weight_"
    shape = [192, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.008
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.028
    std = 0.242
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.002
    std = 0.095
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.093
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_0_parameters_weight_"
    shape = [192, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.189
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.095
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.999
    std = 0.249
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.998
    std = 0.095
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_reduce_parameters_weight_:
    name = "L_self_modules_layers_modules_13_modules_reduce_parameters_weight_"
    shape = [128, 384, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_reduce_parameters_bias_:
    name = "L_self_modules_layers_modules_13_modules_reduce_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.008
    std = 0.092
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_expand_parameters_weight_:
    name = "L_self_modules_layers_modules_13_modules_expand_parameters_weight_"
    shape = [384, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_expand_parameters_bias_:
    name = "L_self_modules_layers_modules_13_modules_expand_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_second_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_13_modules_second_modules_primary_modules_0_parameters_weight_"
    shape = [64, 384, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.009
    std = 0.095
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.981
    std = 0.256
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.002
    std = 0.109
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.022
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_0_parameters_weight_"
    shape = [64, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.010
    std = 0.195
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.010
    std = 0.074
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.979
    std = 0.239
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.994
    std = 0.105
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.005
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_first_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_14_modules_first_modules_primary_modules_0_parameters_weight_"
    shape = [192, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.004
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.998
    std = 0.247
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.007
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007
    std = 0.107
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_0_parameters_weight_"
    shape = [192, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.004
    std = 0.192
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.106
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.960
    std = 0.244
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.993
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.003
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_reduce_parameters_weight_:
    name = "L_self_modules_layers_modules_14_modules_reduce_parameters_weight_"
    shape = [128, 384, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_reduce_parameters_bias_:
    name = "L_self_modules_layers_modules_14_modules_reduce_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.019
    std = 0.114
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_expand_parameters_weight_:
    name = "L_self_modules_layers_modules_14_modules_expand_parameters_weight_"
    shape = [384, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_expand_parameters_bias_:
    name = "L_self_modules_layers_modules_14_modules_expand_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006
    std = 0.105
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_second_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_14_modules_second_modules_primary_modules_0_parameters_weight_"
    shape = [64, 384, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.030
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.008
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.009
    std = 0.280
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.011
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.029
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_0_parameters_weight_"
    shape = [64, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.008
    std = 0.193
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.014
    std = 0.114
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.054
    std = 0.262
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.997
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007
    std = 0.111
    data = None


class Program_weight_tensor_meta_L_self_modules_classify_parameters_weight_:
    name = "L_self_modules_classify_parameters_weight_"
    shape = [100, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_classify_parameters_bias_:
    name = "L_self_modules_classify_parameters_bias_"
    shape = [100]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.097
    data = None
