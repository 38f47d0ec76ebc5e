class Program_weight_tensor_meta_L_self_modules_stem_modules_0_parameters_weight_:
    name = "L_self_modules_stem_modules_0_parameters_weight_"
    shape = [96, 3, 4, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_0_parameters_bias_:
    name = "L_self_modules_stem_modules_0_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.015
    std = 0.093
    data = None


class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.013
    std = 0.991
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_parameters_weight_:
    name = "L_self_modules_stem_modules_1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.019
    std = 0.109
    data = None


class Program_weight_tensor_meta_L_self_modules_stem_modules_1_parameters_bias_:
    name = "L_self_modules_stem_modules_1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.009
    std = 0.109
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_depth_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_depth_parameters_weight_"
    shape = [96, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_depth_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_depth_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_norm_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_norm_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.994
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_norm_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_norm_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.002
    std = 0.087
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_parameters_scale_:
    name = "L_self_modules_stages_modules_0_parameters_scale_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.010
    std = 0.000
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_expand_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_expand_parameters_weight_"
    shape = [384, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_expand_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_expand_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.107
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_project_parameters_weight_:
    name = "L_self_modules_stages_modules_0_modules_project_parameters_weight_"
    shape = [96, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_0_modules_project_parameters_bias_:
    name = "L_self_modules_stages_modules_0_modules_project_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.010
    std = 0.110
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_depth_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_depth_parameters_weight_"
    shape = [96, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.082
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_depth_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_depth_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.010
    std = 0.108
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_norm_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_norm_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_norm_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_norm_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.105
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_parameters_scale_:
    name = "L_self_modules_stages_modules_1_parameters_scale_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.010
    std = 0.000
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_expand_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_expand_parameters_weight_"
    shape = [384, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_expand_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_expand_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.004
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_project_parameters_weight_:
    name = "L_self_modules_stages_modules_1_modules_project_parameters_weight_"
    shape = [96, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_1_modules_project_parameters_bias_:
    name = "L_self_modules_stages_modules_1_modules_project_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_parameters_weight_:
    name = "L_self_modules_stages_modules_2_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.999
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_2_parameters_bias_:
    name = "L_self_modules_stages_modules_2_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.005
    std = 0.109
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_parameters_weight_:
    name = "L_self_modules_stages_modules_3_parameters_weight_"
    shape = [192, 96, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_3_parameters_bias_:
    name = "L_self_modules_stages_modules_3_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.006
    std = 0.105
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_depth_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_depth_parameters_weight_"
    shape = [192, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.082
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_depth_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_depth_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.005
    std = 0.106
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_norm_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_norm_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.003
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_norm_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_norm_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.017
    std = 0.107
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_parameters_scale_:
    name = "L_self_modules_stages_modules_4_parameters_scale_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.010
    std = 0.000
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_expand_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_expand_parameters_weight_"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_expand_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_expand_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.094
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_project_parameters_weight_:
    name = "L_self_modules_stages_modules_4_modules_project_parameters_weight_"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.021
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_4_modules_project_parameters_bias_:
    name = "L_self_modules_stages_modules_4_modules_project_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.003
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_5_modules_depth_parameters_weight_:
    name = "L_self_modules_stages_modules_5_modules_depth_parameters_weight_"
    shape = [192, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_5_modules_depth_parameters_bias_:
    name = "L_self_modules_stages_modules_5_modules_depth_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.004
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_5_modules_norm_parameters_weight_:
    name = "L_self_modules_stages_modules_5_modules_norm_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.994
    std = 0.099
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_5_modules_norm_parameters_bias_:
    name = "L_self_modules_stages_modules_5_modules_norm_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_5_parameters_scale_:
    name = "L_self_modules_stages_modules_5_parameters_scale_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.010
    std = 0.000
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_5_modules_expand_parameters_weight_:
    name = "L_self_modules_stages_modules_5_modules_expand_parameters_weight_"
    shape = [768, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_5_modules_expand_parameters_bias_:
    name = "L_self_modules_stages_modules_5_modules_expand_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_5_modules_project_parameters_weight_:
    name = "L_self_modules_stages_modules_5_modules_project_parameters_weight_"
    shape = [192, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.021
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_5_modules_project_parameters_bias_:
    name = "L_self_modules_stages_modules_5_modules_project_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.009
    std = 0.108
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_6_parameters_weight_:
    name = "L_self_modules_stages_modules_6_parameters_weight_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.989
    std = 0.108
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_6_parameters_bias_:
    name = "L_self_modules_stages_modules_6_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.009
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_7_parameters_weight_:
    name = "L_self_modules_stages_modules_7_parameters_weight_"
    shape = [384, 192, 2, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.021
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_7_parameters_bias_:
    name = "L_self_modules_stages_modules_7_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_8_modules_depth_parameters_weight_:
    name = "L_self_modules_stages_modules_8_modules_depth_parameters_weight_"
    shape = [384, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_8_modules_depth_parameters_bias_:
    name = "L_self_modules_stages_modules_8_modules_depth_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_8_modules_norm_parameters_weight_:
    name = "L_self_modules_stages_modules_8_modules_norm_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.995
    std = 0.096
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_8_modules_norm_parameters_bias_:
    name = "L_self_modules_stages_modules_8_modules_norm_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.007
    std = 0.103
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_8_parameters_scale_:
    name = "L_self_modules_stages_modules_8_parameters_scale_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.010
    std = 0.000
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_8_modules_expand_parameters_weight_:
    name = "L_self_modules_stages_modules_8_modules_expand_parameters_weight_"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_8_modules_expand_parameters_bias_:
    name = "L_self_modules_stages_modules_8_modules_expand_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.001
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_8_modules_project_parameters_weight_:
    name = "L_self_modules_stages_modules_8_modules_project_parameters_weight_"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.015
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_8_modules_project_parameters_bias_:
    name = "L_self_modules_stages_modules_8_modules_project_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001
    std = 0.098
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_9_modules_depth_parameters_weight_:
    name = "L_self_modules_stages_modules_9_modules_depth_parameters_weight_"
    shape = [384, 1, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.082
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_9_modules_depth_parameters_bias_:
    name = "L_self_modules_stages_modules_9_modules_depth_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.004
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_9_modules_norm_parameters_weight_:
    name = "L_self_modules_stages_modules_9_modules_norm_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.993
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_9_modules_norm_parameters_bias_:
    name = "L_self_modules_stages_modules_9_modules_norm_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.003
    std = 0.104
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_9_parameters_scale_:
    name = "L_self_modules_stages_modules_9_parameters_scale_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.010
    std = 0.000
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_9_modules_expand_parameters_weight_:
    name = "L_self_modules_stages_modules_9_modules_expand_parameters_weight_"
    shape = [1536, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_9_modules_expand_parameters_bias_:
    name = "L_self_modules_stages_modules_9_modules_expand_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.002
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_9_modules_project_parameters_weight_:
    name = "L_self_modules_stages_modules_9_modules_project_parameters_weight_"
    shape = [384, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.015
    data = None


class Program_weight_tensor_meta_L_self_modules_stages_modules_9_modules_project_parameters_bias_:
    name = "L_self_modules_stages_modules_9_modules_project_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.009
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_parameters_weight_:
    name = "L_self_modules_norm_parameters_weight_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.998
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_parameters_bias_:
    name = "L_self_modules_norm_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.006
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_classify_parameters_weight_:
    name = "L_self_modules_classify_parameters_weight_"
    shape = [100, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_classify_parameters_bias_:
    name = "L_self_modules_classify_parameters_bias_"
    shape = [100]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.004
    std = 0.098
    data = None
