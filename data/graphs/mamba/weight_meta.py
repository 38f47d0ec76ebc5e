class Program_weight_tensor_meta_L_input_ids_:
    name = "L_input_ids_"
    shape = [1, 16]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        2732,
        2607,
        1653,
        3264,
        835,
        763,
        1731,
        3431,
        1033,
        3795,
        277,
        1778,
        1828,
        2647,
        3142,
        3544,
    ]


class Program_weight_tensor_meta_L_self_modules_embeddings_parameters_weight_:
    name = "L_self_modules_embeddings_parameters_weight_"
    shape = [4096, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_norm_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_norm_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_attention_mask_:
    name = "L_attention_mask_"
    shape = [1, 16]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_mixer_parameters_A_log_:
    name = "L_self_modules_layers_modules_0_modules_mixer_parameters_A_log_"
    shape = [256, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.250
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [256, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.500
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_bias_:
    name = (
        "L_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_bias_"
    )
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [40, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [256, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.354
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_bias_:
    name = (
        "L_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_bias_"
    )
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_mixer_parameters_D_:
    name = "L_self_modules_layers_modules_0_modules_mixer_parameters_D_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [128, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_f_parameters_weight_:
    name = "L_self_modules_norm_f_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None
