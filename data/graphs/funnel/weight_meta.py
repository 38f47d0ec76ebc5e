class Program_weight_tensor_meta_L_input_ids_:
    name = "L_input_ids_"
    shape = [1, 64]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [
        13550,
        11433,
        11375,
        19116,
        3445,
        18885,
        11599,
        24619,
        14467,
        2271,
        10565,
        2408,
        84,
        6303,
        21664,
        14816,
        25290,
        12294,
        23762,
        19803,
        7628,
        827,
        17063,
        30374,
        17798,
        16379,
        8335,
        17669,
        30159,
        12486,
        17761,
        26436,
        2273,
        26886,
        25909,
        2949,
        29344,
        23021,
        17861,
        4696,
        10202,
        22875,
        8386,
        25567,
        1135,
        2477,
        24457,
        29257,
        7136,
        10261,
        25306,
        4169,
        7889,
        18367,
        2129,
        5780,
        29999,
        340,
        776,
        20681,
        15205,
        4486,
        28029,
        30162,
    ]


class Program_weight_tensor_meta_L_attention_mask_:
    name = "L_attention_mask_"
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


class Program_weight_tensor_meta_L_self_modules_embeddings_modules_word_embeddings_parameters_weight_:
    name = "L_self_modules_embeddings_modules_word_embeddings_parameters_weight_"
    shape = [30522, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_embeddings_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_embeddings_modules_layer_norm_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_embeddings_modules_layer_norm_parameters_bias_:
    name = "L_self_modules_embeddings_modules_layer_norm_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_q_head_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_q_head_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_w_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_w_bias_"
    shape = [4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_r_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_r_bias_"
    shape = [4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_kernel_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_kernel_"
    shape = [128, 4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_s_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_s_bias_"
    shape = [4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_seg_embed_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_seg_embed_"
    shape = [2, 4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_weight_"
    shape = [256, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_weight_"
    shape = [128, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_q_head_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_q_head_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_w_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_w_bias_"
    shape = [4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_r_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_r_bias_"
    shape = [4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_kernel_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_kernel_"
    shape = [128, 4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_s_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_s_bias_"
    shape = [4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_seg_embed_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_seg_embed_"
    shape = [2, 4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_weight_"
    shape = [256, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_weight_"
    shape = [128, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_bias_:
    name = "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_q_head_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_q_head_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_w_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_w_bias_"
    shape = [4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_r_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_r_bias_"
    shape = [4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_kernel_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_kernel_"
    shape = [128, 4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_s_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_s_bias_"
    shape = [4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_seg_embed_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_seg_embed_"
    shape = [2, 4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_weight_"
    shape = [256, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_weight_"
    shape = [128, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_q_head_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_q_head_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_w_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_w_bias_"
    shape = [4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_r_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_r_bias_"
    shape = [4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_kernel_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_kernel_"
    shape = [128, 4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_s_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_s_bias_"
    shape = [4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_seg_embed_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_seg_embed_"
    shape = [2, 4, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_weight_"
    shape = [256, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_weight_"
    shape = [128, 256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_bias_:
    name = "L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
