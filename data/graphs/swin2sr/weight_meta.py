class Program_weight_tensor_meta_L_pixel_values_:
    name = "L_pixel_values_"
    shape = [1, 3, 32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.002
    std = 1.002
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_buffers_mean_:
    name = "L_self_modules_swin2sr_buffers_mean_"
    shape = [1, 3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.430
    std = 0.019
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_first_convolution_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_first_convolution_parameters_weight_"
    shape = [60, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.192
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_first_convolution_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_first_convolution_parameters_bias_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_"
    shape = [60, 60, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.129
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_embeddings_modules_patch_embeddings_modules_layernorm_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_embeddings_modules_patch_embeddings_modules_layernorm_parameters_weight_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_embeddings_modules_patch_embeddings_modules_layernorm_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_embeddings_modules_patch_embeddings_modules_layernorm_parameters_bias_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_query_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_query_parameters_weight_"
    shape = [60, 60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.129
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_query_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_query_parameters_bias_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_key_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_key_parameters_weight_"
    shape = [60, 60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.129
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_value_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_value_parameters_weight_"
    shape = [60, 60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.129
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_value_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_value_parameters_bias_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_parameters_logit_scale_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_parameters_logit_scale_"
    shape = [3, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_buffers_relative_coords_table_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_buffers_relative_coords_table_"
    shape = [1, 15, 15, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.783
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_continuous_position_bias_mlp_modules_0_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_continuous_position_bias_mlp_modules_0_parameters_weight_"
    shape = [512, 2]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.707
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_continuous_position_bias_mlp_modules_0_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_continuous_position_bias_mlp_modules_0_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_continuous_position_bias_mlp_modules_2_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_modules_continuous_position_bias_mlp_modules_2_parameters_weight_"
    shape = [3, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_buffers_relative_position_index_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_self_buffers_relative_position_index_"
    shape = [64, 64]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    min_val = 0
    max_val = 224


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_"
    shape = [60, 60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.129
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layernorm_before_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layernorm_before_parameters_weight_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layernorm_before_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layernorm_before_parameters_bias_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_intermediate_modules_dense_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_intermediate_modules_dense_parameters_weight_"
    shape = [120, 60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.129
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_intermediate_modules_dense_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_intermediate_modules_dense_parameters_bias_"
    shape = [120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_output_modules_dense_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_output_modules_dense_parameters_weight_"
    shape = [60, 120]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.091
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_output_modules_dense_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_output_modules_dense_parameters_bias_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layernorm_after_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layernorm_after_parameters_weight_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layernorm_after_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layernorm_after_parameters_bias_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_conv_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_conv_parameters_weight_"
    shape = [60, 60, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.043
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_conv_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_conv_parameters_bias_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_patch_embed_modules_projection_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_patch_embed_modules_projection_parameters_weight_"
    shape = [60, 60, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.129
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_patch_embed_modules_projection_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_encoder_modules_stages_modules_0_modules_patch_embed_modules_projection_parameters_bias_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_layernorm_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_layernorm_parameters_weight_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_layernorm_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_layernorm_parameters_bias_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_conv_after_body_parameters_weight_:
    name = "L_self_modules_swin2sr_modules_conv_after_body_parameters_weight_"
    shape = [60, 60, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.043
    data = None


class Program_weight_tensor_meta_L_self_modules_swin2sr_modules_conv_after_body_parameters_bias_:
    name = "L_self_modules_swin2sr_modules_conv_after_body_parameters_bias_"
    shape = [60]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_upsample_modules_conv_before_upsample_parameters_weight_:
    name = "L_self_modules_upsample_modules_conv_before_upsample_parameters_weight_"
    shape = [64, 60, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.043
    data = None


class Program_weight_tensor_meta_L_self_modules_upsample_modules_conv_before_upsample_parameters_bias_:
    name = "L_self_modules_upsample_modules_conv_before_upsample_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_upsample_modules_upsample_dict_modules_convolution_0_parameters_weight_:
    name = "L_self_modules_upsample_modules_upsample_dict_modules_convolution_0_parameters_weight_"
    shape = [256, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_upsample_modules_upsample_dict_modules_convolution_0_parameters_bias_:
    name = "L_self_modules_upsample_modules_upsample_dict_modules_convolution_0_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_upsample_modules_final_convolution_parameters_weight_:
    name = "L_self_modules_upsample_modules_final_convolution_parameters_weight_"
    shape = [3, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_upsample_modules_final_convolution_parameters_bias_:
    name = "L_self_modules_upsample_modules_final_convolution_parameters_bias_"
    shape = [3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
