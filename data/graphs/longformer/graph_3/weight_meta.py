class Program_weight_tensor_meta_dict_getitem_L_stack0_list_dict_keys_L_stack0_0_:
    name = "dict_getitem_L_stack0_list_dict_keys_L_stack0_0_"
    shape = [1, 64, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.004
    std = 0.995
    data = None


class Program_weight_tensor_meta_L_self_modules_pooler_modules_dense_parameters_weight_:
    name = "L_self_modules_pooler_modules_dense_parameters_weight_"
    shape = [128, 128]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_pooler_modules_dense_parameters_bias_:
    name = "L_self_modules_pooler_modules_dense_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.092
    data = None
