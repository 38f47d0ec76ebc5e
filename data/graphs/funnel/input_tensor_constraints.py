from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([S0, 64], "L_attention_mask_"),
    ([S0, 64], "L_input_ids_"),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_q_head_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_weight_",
    ),
    (
        [128, 4, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_kernel_",
    ),
    (
        [4, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_r_bias_",
    ),
    (
        [4, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_s_bias_",
    ),
    (
        [4, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_w_bias_",
    ),
    (
        [2, 4, 32],
        "L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_seg_embed_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_bias_",
    ),
    (
        [256, 128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_bias_",
    ),
    (
        [128, 256],
        "L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_q_head_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_weight_",
    ),
    (
        [128, 4, 32],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_kernel_",
    ),
    (
        [4, 32],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_r_bias_",
    ),
    (
        [4, 32],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_s_bias_",
    ),
    (
        [4, 32],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_w_bias_",
    ),
    (
        [2, 4, 32],
        "L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_seg_embed_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_bias_",
    ),
    (
        [256, 128],
        "L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_bias_",
    ),
    (
        [128, 256],
        "L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_weight_",
    ),
    ([128], "L_self_modules_embeddings_modules_layer_norm_parameters_bias_"),
    ([128], "L_self_modules_embeddings_modules_layer_norm_parameters_weight_"),
    (
        [30522, 128],
        "L_self_modules_embeddings_modules_word_embeddings_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_q_head_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_weight_",
    ),
    (
        [128, 4, 32],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_kernel_",
    ),
    (
        [4, 32],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_r_bias_",
    ),
    (
        [4, 32],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_s_bias_",
    ),
    (
        [4, 32],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_w_bias_",
    ),
    (
        [2, 4, 32],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_seg_embed_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_bias_",
    ),
    (
        [256, 128],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_bias_",
    ),
    (
        [128, 256],
        "L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_weight_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_q_head_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_bias_",
    ),
    (
        [128, 128],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_weight_",
    ),
    (
        [128, 4, 32],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_kernel_",
    ),
    (
        [4, 32],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_r_bias_",
    ),
    (
        [4, 32],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_s_bias_",
    ),
    (
        [4, 32],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_w_bias_",
    ),
    (
        [2, 4, 32],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_seg_embed_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_bias_",
    ),
    (
        [256, 128],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_bias_",
    ),
    (
        [128, 256],
        "L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_weight_",
    ),
]
