class Program_weight_tensor_meta_L_self_modules_features_modules_0_parameters_weight_:
    name = "L_self_modules_features_modules_0_parameters_weight_"
    shape = [64, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.192
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_0_parameters_bias_:
    name = "L_self_modules_features_modules_0_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_squeeze_parameters_weight_:
    name = "L_self_modules_features_modules_3_modules_squeeze_parameters_weight_"
    shape = [16, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_squeeze_parameters_bias_:
    name = "L_self_modules_features_modules_3_modules_squeeze_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_expand1x1_parameters_weight_:
    name = "L_self_modules_features_modules_3_modules_expand1x1_parameters_weight_"
    shape = [64, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_expand1x1_parameters_bias_:
    name = "L_self_modules_features_modules_3_modules_expand1x1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_expand3x3_parameters_weight_:
    name = "L_self_modules_features_modules_3_modules_expand3x3_parameters_weight_"
    shape = [64, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_3_modules_expand3x3_parameters_bias_:
    name = "L_self_modules_features_modules_3_modules_expand3x3_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_squeeze_parameters_weight_:
    name = "L_self_modules_features_modules_4_modules_squeeze_parameters_weight_"
    shape = [16, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_squeeze_parameters_bias_:
    name = "L_self_modules_features_modules_4_modules_squeeze_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_expand1x1_parameters_weight_:
    name = "L_self_modules_features_modules_4_modules_expand1x1_parameters_weight_"
    shape = [64, 16, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_expand1x1_parameters_bias_:
    name = "L_self_modules_features_modules_4_modules_expand1x1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_expand3x3_parameters_weight_:
    name = "L_self_modules_features_modules_4_modules_expand3x3_parameters_weight_"
    shape = [64, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_4_modules_expand3x3_parameters_bias_:
    name = "L_self_modules_features_modules_4_modules_expand3x3_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_squeeze_parameters_weight_:
    name = "L_self_modules_features_modules_6_modules_squeeze_parameters_weight_"
    shape = [32, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_squeeze_parameters_bias_:
    name = "L_self_modules_features_modules_6_modules_squeeze_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_expand1x1_parameters_weight_:
    name = "L_self_modules_features_modules_6_modules_expand1x1_parameters_weight_"
    shape = [128, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_expand1x1_parameters_bias_:
    name = "L_self_modules_features_modules_6_modules_expand1x1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_expand3x3_parameters_weight_:
    name = "L_self_modules_features_modules_6_modules_expand3x3_parameters_weight_"
    shape = [128, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_6_modules_expand3x3_parameters_bias_:
    name = "L_self_modules_features_modules_6_modules_expand3x3_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_squeeze_parameters_weight_:
    name = "L_self_modules_features_modules_7_modules_squeeze_parameters_weight_"
    shape = [32, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_squeeze_parameters_bias_:
    name = "L_self_modules_features_modules_7_modules_squeeze_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_expand1x1_parameters_weight_:
    name = "L_self_modules_features_modules_7_modules_expand1x1_parameters_weight_"
    shape = [128, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_expand1x1_parameters_bias_:
    name = "L_self_modules_features_modules_7_modules_expand1x1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_expand3x3_parameters_weight_:
    name = "L_self_modules_features_modules_7_modules_expand3x3_parameters_weight_"
    shape = [128, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_7_modules_expand3x3_parameters_bias_:
    name = "L_self_modules_features_modules_7_modules_expand3x3_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_squeeze_parameters_weight_:
    name = "L_self_modules_features_modules_9_modules_squeeze_parameters_weight_"
    shape = [48, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_squeeze_parameters_bias_:
    name = "L_self_modules_features_modules_9_modules_squeeze_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_expand1x1_parameters_weight_:
    name = "L_self_modules_features_modules_9_modules_expand1x1_parameters_weight_"
    shape = [192, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_expand1x1_parameters_bias_:
    name = "L_self_modules_features_modules_9_modules_expand1x1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_expand3x3_parameters_weight_:
    name = "L_self_modules_features_modules_9_modules_expand3x3_parameters_weight_"
    shape = [192, 48, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.048
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_9_modules_expand3x3_parameters_bias_:
    name = "L_self_modules_features_modules_9_modules_expand3x3_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_squeeze_parameters_weight_:
    name = "L_self_modules_features_modules_10_modules_squeeze_parameters_weight_"
    shape = [48, 384, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_squeeze_parameters_bias_:
    name = "L_self_modules_features_modules_10_modules_squeeze_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_expand1x1_parameters_weight_:
    name = "L_self_modules_features_modules_10_modules_expand1x1_parameters_weight_"
    shape = [192, 48, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_expand1x1_parameters_bias_:
    name = "L_self_modules_features_modules_10_modules_expand1x1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_expand3x3_parameters_weight_:
    name = "L_self_modules_features_modules_10_modules_expand3x3_parameters_weight_"
    shape = [192, 48, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.048
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_10_modules_expand3x3_parameters_bias_:
    name = "L_self_modules_features_modules_10_modules_expand3x3_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_squeeze_parameters_weight_:
    name = "L_self_modules_features_modules_11_modules_squeeze_parameters_weight_"
    shape = [64, 384, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_squeeze_parameters_bias_:
    name = "L_self_modules_features_modules_11_modules_squeeze_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_expand1x1_parameters_weight_:
    name = "L_self_modules_features_modules_11_modules_expand1x1_parameters_weight_"
    shape = [256, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_expand1x1_parameters_bias_:
    name = "L_self_modules_features_modules_11_modules_expand1x1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_expand3x3_parameters_weight_:
    name = "L_self_modules_features_modules_11_modules_expand3x3_parameters_weight_"
    shape = [256, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_11_modules_expand3x3_parameters_bias_:
    name = "L_self_modules_features_modules_11_modules_expand3x3_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_12_modules_squeeze_parameters_weight_:
    name = "L_self_modules_features_modules_12_modules_squeeze_parameters_weight_"
    shape = [64, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_12_modules_squeeze_parameters_bias_:
    name = "L_self_modules_features_modules_12_modules_squeeze_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_12_modules_expand1x1_parameters_weight_:
    name = "L_self_modules_features_modules_12_modules_expand1x1_parameters_weight_"
    shape = [256, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_12_modules_expand1x1_parameters_bias_:
    name = "L_self_modules_features_modules_12_modules_expand1x1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_12_modules_expand3x3_parameters_weight_:
    name = "L_self_modules_features_modules_12_modules_expand3x3_parameters_weight_"
    shape = [256, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_features_modules_12_modules_expand3x3_parameters_bias_:
    name = "L_self_modules_features_modules_12_modules_expand3x3_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_1_parameters_weight_:
    name = "L_self_modules_classifier_modules_1_parameters_weight_"
    shape = [1000, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_classifier_modules_1_parameters_bias_:
    name = "L_self_modules_classifier_modules_1_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
