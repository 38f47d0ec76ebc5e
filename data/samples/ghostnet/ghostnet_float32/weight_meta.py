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
    mean = -0.008
    std = 0.998
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.011
    std = 0.084
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.942
    std = 0.260
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
    mean = 0.022
    std = 0.089
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.961
    std = 0.253
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
    mean = -0.009
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_var_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.053
    std = 0.211
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
    mean = -0.009
    std = 0.137
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.014
    std = 0.203
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
    mean = 0.035
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.076
    std = 0.185
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


class Program_weight_tensor_meta_L_self_modules_layers_modules_4_parameters_weight_:
    name = "L_self_modules_layers_modules_4_parameters_weight_"
    shape = [64, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.034
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_5_buffers_running_mean_:
    name = "L_self_modules_layers_modules_5_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.095
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_5_buffers_running_var_:
    name = "L_self_modules_layers_modules_5_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.050
    std = 0.228
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_5_parameters_weight_:
    name = "L_self_modules_layers_modules_5_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.990
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_5_parameters_bias_:
    name = "L_self_modules_layers_modules_5_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.013
    std = 0.082
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_first_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_7_modules_first_modules_primary_modules_0_parameters_weight_"
    shape = [96, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.022
    std = 0.087
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.024
    std = 0.236
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.010
    std = 0.117
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.006
    std = 0.093
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_0_parameters_weight_"
    shape = [96, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.191
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_mean_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.005
    std = 0.105
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_var_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.036
    std = 0.247
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.003
    std = 0.109
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.023
    std = 0.105
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_reduce_parameters_weight_:
    name = "L_self_modules_layers_modules_7_modules_reduce_parameters_weight_"
    shape = [64, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_reduce_parameters_bias_:
    name = "L_self_modules_layers_modules_7_modules_reduce_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.028
    std = 0.112
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_expand_parameters_weight_:
    name = "L_self_modules_layers_modules_7_modules_expand_parameters_weight_"
    shape = [192, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_expand_parameters_bias_:
    name = "L_self_modules_layers_modules_7_modules_expand_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.002
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_second_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_7_modules_second_modules_primary_modules_0_parameters_weight_"
    shape = [32, 192, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.041
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006
    std = 0.108
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.025
    std = 0.249
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.991
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.012
    std = 0.123
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_0_parameters_weight_"
    shape = [32, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007
    std = 0.186
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.013
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.047
    std = 0.258
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.980
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.007
    std = 0.089
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_8_parameters_weight_:
    name = "L_self_modules_layers_modules_8_parameters_weight_"
    shape = [128, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.024
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_buffers_running_mean_:
    name = "L_self_modules_layers_modules_9_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.012
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_buffers_running_var_:
    name = "L_self_modules_layers_modules_9_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.003
    std = 0.237
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_parameters_weight_:
    name = "L_self_modules_layers_modules_9_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.015
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_9_parameters_bias_:
    name = "L_self_modules_layers_modules_9_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_first_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_11_modules_first_modules_primary_modules_0_parameters_weight_"
    shape = [192, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.009
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.963
    std = 0.241
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.993
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.008
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_0_parameters_weight_"
    shape = [192, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.002
    std = 0.191
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_mean_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.002
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_var_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.040
    std = 0.268
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.007
    std = 0.111
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.006
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_reduce_parameters_weight_:
    name = "L_self_modules_layers_modules_11_modules_reduce_parameters_weight_"
    shape = [128, 384, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_reduce_parameters_bias_:
    name = "L_self_modules_layers_modules_11_modules_reduce_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.011
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_expand_parameters_weight_:
    name = "L_self_modules_layers_modules_11_modules_expand_parameters_weight_"
    shape = [384, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_expand_parameters_bias_:
    name = "L_self_modules_layers_modules_11_modules_expand_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_second_modules_primary_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_11_modules_second_modules_primary_modules_0_parameters_weight_"
    shape = [64, 384, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.030
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.007
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.024
    std = 0.249
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.999
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.003
    std = 0.086
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_0_parameters_weight_"
    shape = [64, 1, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.002
    std = 0.190
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_mean_:
    name = "L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.009
    std = 0.105
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_var_:
    name = "L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.950
    std = 0.258
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_weight_:
    name = "L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.003
    std = 0.105
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_bias_:
    name = "L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.085
    data = None


class Program_weight_tensor_meta_L_self_modules_classify_parameters_weight_:
    name = "L_self_modules_classify_parameters_weight_"
    shape = [100, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_classify_parameters_bias_:
    name = "L_self_modules_classify_parameters_bias_"
    shape = [100]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.012
    std = 0.098
    data = None
