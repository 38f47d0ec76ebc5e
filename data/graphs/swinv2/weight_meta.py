class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 64, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_parameters_weight_:
    name = "L_self_modules_patch_embed_modules_proj_parameters_weight_"
    shape = [48, 3, 4, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_proj_parameters_bias_:
    name = "L_self_modules_patch_embed_modules_proj_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_norm_parameters_weight_:
    name = "L_self_modules_patch_embed_modules_norm_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_patch_embed_modules_norm_parameters_bias_:
    name = "L_self_modules_patch_embed_modules_norm_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_q_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_q_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_k_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_k_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.000
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_v_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_v_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_"
    shape = [144, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_logit_scale_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_logit_scale_"
    shape = [3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_"
    shape = [1, 7, 7, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.810
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_"
    shape = [512, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.707
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_"
    shape = [3, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_"
    shape = [16, 16]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        24,
        23,
        22,
        21,
        17,
        16,
        15,
        14,
        10,
        9,
        8,
        7,
        3,
        2,
        1,
        0,
        25,
        24,
        23,
        22,
        18,
        17,
        16,
        15,
        11,
        10,
        9,
        8,
        4,
        3,
        2,
        1,
        26,
        25,
        24,
        23,
        19,
        18,
        17,
        16,
        12,
        11,
        10,
        9,
        5,
        4,
        3,
        2,
        27,
        26,
        25,
        24,
        20,
        19,
        18,
        17,
        13,
        12,
        11,
        10,
        6,
        5,
        4,
        3,
        31,
        30,
        29,
        28,
        24,
        23,
        22,
        21,
        17,
        16,
        15,
        14,
        10,
        9,
        8,
        7,
        32,
        31,
        30,
        29,
        25,
        24,
        23,
        22,
        18,
        17,
        16,
        15,
        11,
        10,
        9,
        8,
        33,
        32,
        31,
        30,
        26,
        25,
        24,
        23,
        19,
        18,
        17,
        16,
        12,
        11,
        10,
        9,
        34,
        33,
        32,
        31,
        27,
        26,
        25,
        24,
        20,
        19,
        18,
        17,
        13,
        12,
        11,
        10,
        38,
        37,
        36,
        35,
        31,
        30,
        29,
        28,
        24,
        23,
        22,
        21,
        17,
        16,
        15,
        14,
        39,
        38,
        37,
        36,
        32,
        31,
        30,
        29,
        25,
        24,
        23,
        22,
        18,
        17,
        16,
        15,
        40,
        39,
        38,
        37,
        33,
        32,
        31,
        30,
        26,
        25,
        24,
        23,
        19,
        18,
        17,
        16,
        41,
        40,
        39,
        38,
        34,
        33,
        32,
        31,
        27,
        26,
        25,
        24,
        20,
        19,
        18,
        17,
        45,
        44,
        43,
        42,
        38,
        37,
        36,
        35,
        31,
        30,
        29,
        28,
        24,
        23,
        22,
        21,
        46,
        45,
        44,
        43,
        39,
        38,
        37,
        36,
        32,
        31,
        30,
        29,
        25,
        24,
        23,
        22,
        47,
        46,
        45,
        44,
        40,
        39,
        38,
        37,
        33,
        32,
        31,
        30,
        26,
        25,
        24,
        23,
        48,
        47,
        46,
        45,
        41,
        40,
        39,
        38,
        34,
        33,
        32,
        31,
        27,
        26,
        25,
        24,
    ]


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_"
    shape = [48, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_"
    shape = [192, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_"
    shape = [48, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_buffers_attn_mask_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_buffers_attn_mask_"
    shape = [16, 16, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = -23.438
    std = 42.361
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_q_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_q_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_k_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_k_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.000
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_v_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_v_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_"
    shape = [144, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_logit_scale_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_logit_scale_"
    shape = [3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_"
    shape = [1, 7, 7, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.810
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_"
    shape = [512, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.707
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_"
    shape = [3, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_"
    shape = [16, 16]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        24,
        23,
        22,
        21,
        17,
        16,
        15,
        14,
        10,
        9,
        8,
        7,
        3,
        2,
        1,
        0,
        25,
        24,
        23,
        22,
        18,
        17,
        16,
        15,
        11,
        10,
        9,
        8,
        4,
        3,
        2,
        1,
        26,
        25,
        24,
        23,
        19,
        18,
        17,
        16,
        12,
        11,
        10,
        9,
        5,
        4,
        3,
        2,
        27,
        26,
        25,
        24,
        20,
        19,
        18,
        17,
        13,
        12,
        11,
        10,
        6,
        5,
        4,
        3,
        31,
        30,
        29,
        28,
        24,
        23,
        22,
        21,
        17,
        16,
        15,
        14,
        10,
        9,
        8,
        7,
        32,
        31,
        30,
        29,
        25,
        24,
        23,
        22,
        18,
        17,
        16,
        15,
        11,
        10,
        9,
        8,
        33,
        32,
        31,
        30,
        26,
        25,
        24,
        23,
        19,
        18,
        17,
        16,
        12,
        11,
        10,
        9,
        34,
        33,
        32,
        31,
        27,
        26,
        25,
        24,
        20,
        19,
        18,
        17,
        13,
        12,
        11,
        10,
        38,
        37,
        36,
        35,
        31,
        30,
        29,
        28,
        24,
        23,
        22,
        21,
        17,
        16,
        15,
        14,
        39,
        38,
        37,
        36,
        32,
        31,
        30,
        29,
        25,
        24,
        23,
        22,
        18,
        17,
        16,
        15,
        40,
        39,
        38,
        37,
        33,
        32,
        31,
        30,
        26,
        25,
        24,
        23,
        19,
        18,
        17,
        16,
        41,
        40,
        39,
        38,
        34,
        33,
        32,
        31,
        27,
        26,
        25,
        24,
        20,
        19,
        18,
        17,
        45,
        44,
        43,
        42,
        38,
        37,
        36,
        35,
        31,
        30,
        29,
        28,
        24,
        23,
        22,
        21,
        46,
        45,
        44,
        43,
        39,
        38,
        37,
        36,
        32,
        31,
        30,
        29,
        25,
        24,
        23,
        22,
        47,
        46,
        45,
        44,
        40,
        39,
        38,
        37,
        33,
        32,
        31,
        30,
        26,
        25,
        24,
        23,
        48,
        47,
        46,
        45,
        41,
        40,
        39,
        38,
        34,
        33,
        32,
        31,
        27,
        26,
        25,
        24,
    ]


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_"
    shape = [48, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_"
    shape = [192, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.144
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_"
    shape = [192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_"
    shape = [48, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_weight_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_bias_:
    name = "L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_bias_"
    shape = [48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_downsample_modules_reduction_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_downsample_modules_reduction_parameters_weight_"
    shape = [96, 192]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.072
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_bias_:
    name = "L_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_q_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_q_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_k_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_k_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.000
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_v_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_v_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_"
    shape = [288, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_logit_scale_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_logit_scale_"
    shape = [6, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_"
    shape = [1, 7, 7, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.124
    std = 2.346
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_"
    shape = [512, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.707
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_"
    shape = [6, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_"
    shape = [16, 16]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        139849990349536,
        139849990349536,
        93899507794480,
        93899507794480,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        1103806595329,
        1103806595329,
        1103806595329,
        1103806595329,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        1103806595329,
        1103806595329,
        1103806595329,
        1103806595329,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        1103806595329,
        1103806595329,
        1103806595329,
        1103806595329,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        1103806595329,
        1103806595329,
        1103806595329,
        1103806595329,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        72340172838076673,
        1103806595329,
        1103806595329,
        1103806595329,
        1103806595329,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        1103806595329,
        1103806595329,
        1103806595329,
        1103806595329,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        1103806595329,
        1103806595329,
        1103806595329,
        1103806595329,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        1103806595329,
        1103806595329,
        1103806595329,
        1103806595329,
        72339069031481344,
        72339069031481344,
        72339069031481344,
        72339069031481344,
    ]


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_"
    shape = [96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_"
    shape = [384, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_"
    shape = [96, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_buffers_attn_mask_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_buffers_attn_mask_"
    shape = [4, 16, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = -43.750
    std = 49.608
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_q_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_q_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_k_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_k_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.000
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_v_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_v_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_"
    shape = [288, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_logit_scale_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_logit_scale_"
    shape = [6, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_"
    shape = [1, 7, 7, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.013
    std = 1.124
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_"
    shape = [512, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.707
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_"
    shape = [6, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_"
    shape = [16, 16]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        -54853303401509887,
        1729121672654443263,
        2397098313221479423,
        2687817743226317055,
        -189966415737782,
        4056378770330686266,
        2969286337114539007,
        5049680869237654608,
        432345564215131136,
        1801170467347710975,
        2882051969428430164,
        -201059930200833,
        3034353244542272064,
        3386434580185489467,
        139849117358160,
        139849119816944,
        139849143322720,
        139849139022224,
        139849116681424,
        139849119212672,
        139849119843344,
        139849116681616,
        139849155819808,
        139849118907920,
        139849116684944,
        139849134738944,
        139849127980816,
        139849116686160,
        139849136769040,
        139849117464784,
        139849116682288,
        139849116049280,
        139849139019408,
        139849116688976,
        139849146581536,
        139849134151504,
        139849116690448,
        139849121768496,
        139849118332304,
        139849116687664,
        139849145486608,
        139849116964368,
        139849116689008,
        139849124470416,
        139849117196688,
        139849116694704,
        139849116043520,
        139849116777360,
        139849116694960,
        139849157829600,
        139849117272080,
        139849116689744,
        139849121312304,
        139849116966608,
        139849116693968,
        139849146265136,
        139849123043536,
        139849116695408,
        139849113543968,
        139849118601296,
        139849116682576,
        139849110474960,
        139849117804112,
        139849116686576,
        139849116051280,
        139849119858576,
        139849116689520,
        139849133697568,
        139849134147984,
        139849116695792,
        139849133777168,
        139849110551824,
        139849116685872,
        139849117731232,
        139849117200784,
        139849116683024,
        139849108563232,
        139849139022416,
        139849116694608,
        139849110476160,
        139849116719952,
        139849116696464,
        139849110474320,
        139849134154192,
        139849116694672,
        139849108564352,
        139849134152144,
        139849116686608,
        139849108563392,
        139849122713488,
        139849116696304,
        139849108565152,
        139849118851728,
        139849116691248,
        139849117130704,
        139849110542864,
        139849116695856,
        139849108566192,
        139849110546896,
        139849116681008,
        139849119208192,
        139849119392272,
        139849116681808,
        139849117129664,
        139849110536848,
        139849116690512,
        139849110368832,
        139849110546576,
        139849116688784,
        139849111393824,
        139849119384848,
        139849116680336,
        139849110476720,
        139849118765776,
        139849116693648,
        139849110369792,
        139849110552464,
        139849116695376,
        139849108565552,
        139849116423824,
        139849116694192,
        139849110371152,
        139849110541072,
        139849116692592,
        139849108566112,
        139849118766032,
        139849116687504,
        139849108569632,
        139849139019152,
        139849116681040,
        139849108569712,
        139849118980816,
        139849116690544,
        139849108564512,
        139849119603472,
        139849116695344,
        139849118225632,
        139849110431440,
        139849116690480,
        139849136635744,
        139849117038224,
        139849116696336,
        139849108568032,
        139849110430288,
        139849116683216,
        139849108639312,
        139849110424464,
        139849116693072,
        139849108640512,
        139849116967760,
        139849116688848,
        139849108640432,
        139849110437264,
        139849116689552,
        139849108639152,
        139849139027664,
        139849116688720,
        139849110476640,
        139849110430736,
        139849116695184,
        139849108641392,
        139849110551056,
        139849116695824,
        139849108642512,
        139849110266832,
        139849116695216,
        139849128551792,
        139849110551120,
        139849116690000,
        139849108570032,
        139849110552272,
        139849116695280,
        139849127465888,
        139849118603856,
        139849116688624,
        139849110369072,
        139849134155920,
        139849116693936,
        139849110485840,
        139849110429328,
        139849116681488,
        139849108569952,
        139849118074320,
        139849116685168,
        139849110478800,
        139849114980944,
        139849116696528,
        139849108643872,
        139849116309136,
        139849116695440,
        139849117296624,
        139849110543248,
        139849116687152,
        139849108641712,
        139849110551952,
        139849116686544,
        139849108644672,
        139849110552080,
        139849116688944,
        139849108568272,
        139849110427984,
        139849116692400,
        139849117132624,
        139849118607056,
        139849116691088,
        139849108645792,
        139849116594896,
        139849116682800,
        139849110481200,
        139849119393168,
        139849116686128,
        139849108645872,
        139849110449872,
        139849116688656,
        139849116048640,
        139849118766800,
        139849116694128,
        139849108672480,
        139849110434448,
        139849116685776,
        139849108638432,
        139849108591376,
        139849116695952,
        139849108651872,
        139849116219344,
        139849116694640,
        139849110475840,
        139849110428048,
        139849116682192,
        139849108567312,
        139849118892688,
        139849116685392,
        139849108647232,
        139849110451088,
        139849116687728,
        139849108672880,
        139849119847440,
        139849116689296,
        139849110475600,
        139849110428496,
        139849116681904,
        139849108670880,
        139849110551248,
        139849116693744,
        139849108673680,
        139849116966928,
        139849116694896,
        139849116052800,
        139849110436624,
        139849116681136,
        139849108648992,
        139849110439888,
        139849116686288,
        139849108674720,
        139849116616912,
        139849116689392,
    ]


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_"
    shape = [96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_"
    shape = [384, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_"
    shape = [96, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_bias_:
    name = "L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_parameters_weight_:
    name = "L_self_modules_norm_parameters_weight_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_norm_parameters_bias_:
    name = "L_self_modules_norm_parameters_bias_"
    shape = [96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_fc_parameters_weight_:
    name = "L_self_modules_head_modules_fc_parameters_weight_"
    shape = [1000, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.102
    data = None


class Program_weight_tensor_meta_L_self_modules_head_modules_fc_parameters_bias_:
    name = "L_self_modules_head_modules_fc_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
