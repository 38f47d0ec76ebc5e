class Program_weight_tensor_meta_L_self_modules_embed_parameters_weight_:
    name = "L_self_modules_embed_parameters_weight_"
    shape = [512, 64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 1.004
    data = None


class Program_weight_tensor_meta_L_ids_:
    name = "L_ids_"
    shape = [2, 32]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        199,
        216,
        500,
        419,
        25,
        195,
        295,
        356,
        388,
        347,
        478,
        396,
        93,
        47,
        252,
        130,
        33,
        112,
        330,
        425,
        429,
        313,
        376,
        17,
        199,
        39,
        466,
        289,
        214,
        45,
        216,
        61,
        357,
        343,
        39,
        373,
        425,
        465,
        428,
        220,
        92,
        262,
        479,
        68,
        285,
        22,
        110,
        305,
        444,
        453,
        277,
        17,
        43,
        310,
        365,
        260,
        351,
        312,
        313,
        162,
        270,
        332,
        336,
        232,
    ]


class Program_weight_tensor_meta_L_self_modules_norm1_parameters_weight_:
    name = "L_self_modules_norm1_parameters_weight_"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.989
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_norm1_parameters_bias_:
    name = "L_self_modules_norm1_parameters_bias_"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = -0.002
    std = 0.097
    data = None


class Program_weight_tensor_meta_L_self_modules_qkv_parameters_weight_:
    name = "L_self_modules_qkv_parameters_weight_"
    shape = [192, 64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_qkv_parameters_bias_:
    name = "L_self_modules_qkv_parameters_bias_"
    shape = [192]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = -0.004
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_out_parameters_weight_:
    name = "L_self_modules_out_parameters_weight_"
    shape = [64, 64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_out_parameters_bias_:
    name = "L_self_modules_out_parameters_bias_"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = -0.010
    std = 0.101
    data = None


class Program_weight_tensor_meta_L_self_modules_norm2_parameters_weight_:
    name = "L_self_modules_norm2_parameters_weight_"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.018
    std = 0.109
    data = None


class Program_weight_tensor_meta_L_self_modules_norm2_parameters_bias_:
    name = "L_self_modules_norm2_parameters_bias_"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.015
    std = 0.106
    data = None


class Program_weight_tensor_meta_L_self_modules_expand_parameters_weight_:
    name = "L_self_modules_expand_parameters_weight_"
    shape = [256, 64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_expand_parameters_bias_:
    name = "L_self_modules_expand_parameters_bias_"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.009
    std = 0.100
    data = None


class Program_weight_tensor_meta_L_self_modules_project_parameters_weight_:
    name = "L_self_modules_project_parameters_weight_"
    shape = [64, 256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = -0.000
    std = 0.036
    data = None


class Program_weight_tensor_meta_L_self_modules_project_parameters_bias_:
    name = "L_self_modules_project_parameters_bias_"
    shape = [64]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.002
    std = 0.118
    data = None
