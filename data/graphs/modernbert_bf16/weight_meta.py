class Program_weight_tensor_meta_L_kwargs_input_ids_:
    name = "L_kwargs_input_ids_"
    shape = [1, 64]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        14380,
        45103,
        22453,
        704,
        34499,
        26235,
        7043,
        31975,
        39497,
        18387,
        26133,
        45298,
        41572,
        14871,
        2054,
        728,
        10392,
        44236,
        36666,
        17025,
        39078,
        2279,
        39959,
        24750,
        7640,
        22417,
        12133,
        45145,
        18573,
        18120,
        33609,
        37652,
        2931,
        30160,
        47731,
        14661,
        39550,
        48143,
        22895,
        43264,
        24914,
        19363,
        32536,
        2929,
        7603,
        1181,
        4307,
        12243,
        23502,
        30439,
        9184,
        42497,
        49609,
        37945,
        28607,
        24096,
        46239,
        46666,
        47732,
        37015,
        5987,
        44542,
        13003,
        15090,
    ]


class Program_weight_tensor_meta_L_self_modules_embeddings_modules_tok_embeddings_parameters_weight_:
    name = "L_self_modules_embeddings_modules_tok_embeddings_parameters_weight_"
    shape = [50368, 256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_embeddings_modules_norm_parameters_weight_:
    name = "L_self_modules_embeddings_modules_norm_parameters_weight_"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_kwargs_attention_mask_:
    name = "L_kwargs_attention_mask_"
    shape = [1, 64]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
    ]


class Program_weight_tensor_meta_L_self_modules_rotary_emb_buffers_full_attention_inv_freq_:
    name = "L_self_modules_rotary_emb_buffers_full_attention_inv_freq_"
    shape = [32]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.100
    std = 0.222
    data = None


class Program_weight_tensor_meta_L_self_modules_rotary_emb_buffers_sliding_attention_inv_freq_:
    name = "L_self_modules_rotary_emb_buffers_sliding_attention_inv_freq_"
    shape = [32]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.125
    std = 0.236
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_attn_modules_Wqkv_parameters_weight_:
    name = (
        "L_self_modules_layers_modules_0_modules_attn_modules_Wqkv_parameters_weight_"
    )
    shape = [768, 256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_attn_modules_Wo_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_attn_modules_Wo_parameters_weight_"
    shape = [256, 256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_mlp_norm_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_mlp_norm_parameters_weight_"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_mlp_modules_Wi_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_mlp_modules_Wi_parameters_weight_"
    shape = [1024, 256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_0_modules_mlp_modules_Wo_parameters_weight_:
    name = "L_self_modules_layers_modules_0_modules_mlp_modules_Wo_parameters_weight_"
    shape = [256, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_attn_norm_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_attn_norm_parameters_weight_"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_attn_modules_Wqkv_parameters_weight_:
    name = (
        "L_self_modules_layers_modules_1_modules_attn_modules_Wqkv_parameters_weight_"
    )
    shape = [768, 256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_attn_modules_Wo_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_attn_modules_Wo_parameters_weight_"
    shape = [256, 256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_mlp_norm_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_mlp_norm_parameters_weight_"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_mlp_modules_Wi_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_mlp_modules_Wi_parameters_weight_"
    shape = [1024, 256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_1_modules_mlp_modules_Wo_parameters_weight_:
    name = "L_self_modules_layers_modules_1_modules_mlp_modules_Wo_parameters_weight_"
    shape = [256, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_2_modules_attn_norm_parameters_weight_:
    name = "L_self_modules_layers_modules_2_modules_attn_norm_parameters_weight_"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_2_modules_attn_modules_Wqkv_parameters_weight_:
    name = (
        "L_self_modules_layers_modules_2_modules_attn_modules_Wqkv_parameters_weight_"
    )
    shape = [768, 256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_2_modules_attn_modules_Wo_parameters_weight_:
    name = "L_self_modules_layers_modules_2_modules_attn_modules_Wo_parameters_weight_"
    shape = [256, 256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_2_modules_mlp_norm_parameters_weight_:
    name = "L_self_modules_layers_modules_2_modules_mlp_norm_parameters_weight_"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_2_modules_mlp_modules_Wi_parameters_weight_:
    name = "L_self_modules_layers_modules_2_modules_mlp_modules_Wi_parameters_weight_"
    shape = [1024, 256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_layers_modules_2_modules_mlp_modules_Wo_parameters_weight_:
    name = "L_self_modules_layers_modules_2_modules_mlp_modules_Wo_parameters_weight_"
    shape = [256, 512]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_final_norm_parameters_weight_:
    name = "L_self_modules_final_norm_parameters_weight_"
    shape = [256]
    dtype = "torch.bfloat16"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None
