class Program_weight_tensor_meta_L_states_:
    name = "L_states_"
    shape = [1, 12, 17]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.026
    std = 0.967
    data = None


class Program_weight_tensor_meta_L_attention_mask_:
    name = "L_attention_mask_"
    shape = [1, 12]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]


class Program_weight_tensor_meta_L_self_modules_embed_state_parameters_weight_:
    name = "L_self_modules_embed_state_parameters_weight_"
    shape = [128, 17]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.243
    data = None


class Program_weight_tensor_meta_L_self_modules_embed_state_parameters_bias_:
    name = "L_self_modules_embed_state_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_embed_action_parameters_weight_:
    name = "L_self_modules_embed_action_parameters_weight_"
    shape = [128, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.500
    data = None


class Program_weight_tensor_meta_L_self_modules_embed_action_parameters_bias_:
    name = "L_self_modules_embed_action_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_actions_:
    name = "L_actions_"
    shape = [1, 12, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.029
    std = 0.960
    data = None


class Program_weight_tensor_meta_L_self_modules_embed_return_parameters_weight_:
    name = "L_self_modules_embed_return_parameters_weight_"
    shape = [128, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_embed_return_parameters_bias_:
    name = "L_self_modules_embed_return_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_returns_to_go_:
    name = "L_returns_to_go_"
    shape = [1, 12, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.109
    std = 1.057
    data = None


class Program_weight_tensor_meta_L_self_modules_embed_timestep_parameters_weight_:
    name = "L_self_modules_embed_timestep_parameters_weight_"
    shape = [4096, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_timesteps_:
    name = "L_timesteps_"
    shape = [1, 12]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [2595, 807, 3465, 2121, 297, 2967, 3971, 3886, 730, 1970, 2924, 1795]


class Program_weight_tensor_meta_L_self_modules_embed_ln_parameters_weight_:
    name = "L_self_modules_embed_ln_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_embed_ln_parameters_bias_:
    name = "L_self_modules_embed_ln_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_wpe_parameters_weight_:
    name = "L_self_modules_encoder_modules_wpe_parameters_weight_"
    shape = [1024, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_weight_:
    name = "L_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_bias_:
    name = "L_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_bias_:
    name = "L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_bias_"
    shape = [384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_weight_:
    name = "L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_weight_"
    shape = [128, 384]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.051
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_bias_:
    name = "L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_weight_:
    name = "L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_weight_:
    name = "L_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_bias_:
    name = "L_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_bias_:
    name = "L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_weight_:
    name = "L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_weight_"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_bias_:
    name = "L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_weight_:
    name = "L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_weight_"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_ln_f_parameters_weight_:
    name = "L_self_modules_encoder_modules_ln_f_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_encoder_modules_ln_f_parameters_bias_:
    name = "L_self_modules_encoder_modules_ln_f_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_predict_return_parameters_weight_:
    name = "L_self_modules_predict_return_parameters_weight_"
    shape = [1, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_predict_return_parameters_bias_:
    name = "L_self_modules_predict_return_parameters_bias_"
    shape = [1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_predict_state_parameters_weight_:
    name = "L_self_modules_predict_state_parameters_weight_"
    shape = [17, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_predict_state_parameters_bias_:
    name = "L_self_modules_predict_state_parameters_bias_"
    shape = [17]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_predict_action_modules_0_parameters_weight_:
    name = "L_self_modules_predict_action_modules_0_parameters_weight_"
    shape = [4, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_predict_action_modules_0_parameters_bias_:
    name = "L_self_modules_predict_action_modules_0_parameters_bias_"
    shape = [4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
