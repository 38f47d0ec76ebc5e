class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attention_modules_output_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_attention_modules_output_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_feed_forward_modules_value_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_feed_forward_modules_value_parameters_weight_"
    shape = [128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.044
    data = None


class Program_weight_tensor_meta_L_input_ids_:
    name = "L_input_ids_"
    shape = [1, 8]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [2732, 2607, 1653, 3264, 835, 763, 1731, 3431]


class Program_weight_tensor_meta_L_self_modules_embeddings_parameters_weight_:
    name = "L_self_modules_embeddings_parameters_weight_"
    shape = [4096, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_pre_ln_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_pre_ln_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_pre_ln_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_pre_ln_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_ln1_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_ln1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_ln1_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_ln1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_key_:
    name = "L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_key_"
    shape = [1, 1, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_value_:
    name = (
        "L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_value_"
    )
    shape = [1, 1, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_receptance_:
    name = "L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_receptance_"
    shape = [1, 1, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attention_modules_key_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_attention_modules_key_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attention_modules_value_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_attention_modules_value_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attention_modules_receptance_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_attention_modules_receptance_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attention_parameters_time_decay_:
    name = "L_self_modules_blocks_modules_0_modules_attention_parameters_time_decay_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_attention_parameters_time_first_:
    name = "L_self_modules_blocks_modules_0_modules_attention_parameters_time_first_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_ln2_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_ln2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_ln2_parameters_bias_:
    name = "L_self_modules_blocks_modules_0_modules_ln2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_key_:
    name = (
        "L_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_key_"
    )
    shape = [1, 1, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_receptance_:
    name = "L_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_receptance_"
    shape = [1, 1, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_feed_forward_modules_key_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_feed_forward_modules_key_parameters_weight_"
    shape = [512, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_blocks_modules_0_modules_feed_forward_modules_receptance_parameters_weight_:
    name = "L_self_modules_blocks_modules_0_modules_feed_forward_modules_receptance_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_ln_out_parameters_weight_:
    name = "L_self_modules_ln_out_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_ln_out_parameters_bias_:
    name = "L_self_modules_ln_out_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
