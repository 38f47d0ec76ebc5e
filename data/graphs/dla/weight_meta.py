class Program_weight_tensor_meta_L_self_modules_base_layer_modules_0_parameters_weight_:
    name = "L_self_modules_base_layer_modules_0_parameters_weight_"
    shape = [16, 3, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.082
    data = None


class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [1, 3, 96, 96]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 1.000
    data = None


class Program_weight_tensor_meta_L_self_modules_base_layer_modules_1_buffers_running_mean_:
    name = "L_self_modules_base_layer_modules_1_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_base_layer_modules_1_buffers_running_var_:
    name = "L_self_modules_base_layer_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_base_layer_modules_1_parameters_weight_:
    name = "L_self_modules_base_layer_modules_1_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_base_layer_modules_1_parameters_bias_:
    name = "L_self_modules_base_layer_modules_1_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level0_modules_0_parameters_weight_:
    name = "L_self_modules_level0_modules_0_parameters_weight_"
    shape = [16, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_level0_modules_1_buffers_running_mean_:
    name = "L_self_modules_level0_modules_1_buffers_running_mean_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level0_modules_1_buffers_running_var_:
    name = "L_self_modules_level0_modules_1_buffers_running_var_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level0_modules_1_parameters_weight_:
    name = "L_self_modules_level0_modules_1_parameters_weight_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level0_modules_1_parameters_bias_:
    name = "L_self_modules_level0_modules_1_parameters_bias_"
    shape = [16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level1_modules_0_parameters_weight_:
    name = "L_self_modules_level1_modules_0_parameters_weight_"
    shape = [32, 16, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.083
    data = None


class Program_weight_tensor_meta_L_self_modules_level1_modules_1_buffers_running_mean_:
    name = "L_self_modules_level1_modules_1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level1_modules_1_buffers_running_var_:
    name = "L_self_modules_level1_modules_1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level1_modules_1_parameters_weight_:
    name = "L_self_modules_level1_modules_1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level1_modules_1_parameters_bias_:
    name = "L_self_modules_level1_modules_1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_project_modules_0_parameters_weight_:
    name = "L_self_modules_level2_modules_project_modules_0_parameters_weight_"
    shape = [64, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_project_modules_1_buffers_running_mean_:
    name = "L_self_modules_level2_modules_project_modules_1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_project_modules_1_buffers_running_var_:
    name = "L_self_modules_level2_modules_project_modules_1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level2_modules_project_modules_1_parameters_weight_:
    name = "L_self_modules_level2_modules_project_modules_1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_project_modules_1_parameters_bias_:
    name = "L_self_modules_level2_modules_project_modules_1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_conv1_parameters_weight_:
    name = "L_self_modules_level2_modules_tree1_modules_conv1_parameters_weight_"
    shape = [32, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_level2_modules_tree1_modules_bn1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_bn1_buffers_running_var_:
    name = "L_self_modules_level2_modules_tree1_modules_bn1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_bn1_parameters_weight_:
    name = "L_self_modules_level2_modules_tree1_modules_bn1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_bn1_parameters_bias_:
    name = "L_self_modules_level2_modules_tree1_modules_bn1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_conv2_parameters_weight_:
    name = "L_self_modules_level2_modules_tree1_modules_conv2_parameters_weight_"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_level2_modules_tree1_modules_bn2_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_bn2_buffers_running_var_:
    name = "L_self_modules_level2_modules_tree1_modules_bn2_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_bn2_parameters_weight_:
    name = "L_self_modules_level2_modules_tree1_modules_bn2_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_bn2_parameters_bias_:
    name = "L_self_modules_level2_modules_tree1_modules_bn2_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_conv3_parameters_weight_:
    name = "L_self_modules_level2_modules_tree1_modules_conv3_parameters_weight_"
    shape = [64, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_level2_modules_tree1_modules_bn3_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_bn3_buffers_running_var_:
    name = "L_self_modules_level2_modules_tree1_modules_bn3_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_bn3_parameters_weight_:
    name = "L_self_modules_level2_modules_tree1_modules_bn3_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree1_modules_bn3_parameters_bias_:
    name = "L_self_modules_level2_modules_tree1_modules_bn3_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_conv1_parameters_weight_:
    name = "L_self_modules_level2_modules_tree2_modules_conv1_parameters_weight_"
    shape = [32, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_level2_modules_tree2_modules_bn1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_bn1_buffers_running_var_:
    name = "L_self_modules_level2_modules_tree2_modules_bn1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_bn1_parameters_weight_:
    name = "L_self_modules_level2_modules_tree2_modules_bn1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_bn1_parameters_bias_:
    name = "L_self_modules_level2_modules_tree2_modules_bn1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_conv2_parameters_weight_:
    name = "L_self_modules_level2_modules_tree2_modules_conv2_parameters_weight_"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_level2_modules_tree2_modules_bn2_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_bn2_buffers_running_var_:
    name = "L_self_modules_level2_modules_tree2_modules_bn2_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_bn2_parameters_weight_:
    name = "L_self_modules_level2_modules_tree2_modules_bn2_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_bn2_parameters_bias_:
    name = "L_self_modules_level2_modules_tree2_modules_bn2_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_conv3_parameters_weight_:
    name = "L_self_modules_level2_modules_tree2_modules_conv3_parameters_weight_"
    shape = [64, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_level2_modules_tree2_modules_bn3_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_bn3_buffers_running_var_:
    name = "L_self_modules_level2_modules_tree2_modules_bn3_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_bn3_parameters_weight_:
    name = "L_self_modules_level2_modules_tree2_modules_bn3_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_tree2_modules_bn3_parameters_bias_:
    name = "L_self_modules_level2_modules_tree2_modules_bn3_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_root_modules_conv_parameters_weight_:
    name = "L_self_modules_level2_modules_root_modules_conv_parameters_weight_"
    shape = [64, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_root_modules_bn_buffers_running_mean_:
    name = "L_self_modules_level2_modules_root_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_root_modules_bn_buffers_running_var_:
    name = "L_self_modules_level2_modules_root_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level2_modules_root_modules_bn_parameters_weight_:
    name = "L_self_modules_level2_modules_root_modules_bn_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level2_modules_root_modules_bn_parameters_bias_:
    name = "L_self_modules_level2_modules_root_modules_bn_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_conv1_parameters_weight_:
    name = "L_self_modules_level3_modules_tree1_modules_tree1_modules_conv1_parameters_weight_"
    shape = [32, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree1_modules_tree1_modules_bn1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_bn1_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree1_modules_tree1_modules_bn1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_bn1_parameters_weight_:
    name = "L_self_modules_level3_modules_tree1_modules_tree1_modules_bn1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_bn1_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree1_modules_tree1_modules_bn1_parameters_bias_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_conv2_parameters_weight_:
    name = "L_self_modules_level3_modules_tree1_modules_tree1_modules_conv2_parameters_weight_"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree1_modules_tree1_modules_bn2_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_bn2_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree1_modules_tree1_modules_bn2_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_bn2_parameters_weight_:
    name = "L_self_modules_level3_modules_tree1_modules_tree1_modules_bn2_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_bn2_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree1_modules_tree1_modules_bn2_parameters_bias_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_conv3_parameters_weight_:
    name = "L_self_modules_level3_modules_tree1_modules_tree1_modules_conv3_parameters_weight_"
    shape = [64, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree1_modules_tree1_modules_bn3_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_bn3_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree1_modules_tree1_modules_bn3_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_bn3_parameters_weight_:
    name = "L_self_modules_level3_modules_tree1_modules_tree1_modules_bn3_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree1_modules_bn3_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree1_modules_tree1_modules_bn3_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_conv1_parameters_weight_:
    name = "L_self_modules_level3_modules_tree1_modules_tree2_modules_conv1_parameters_weight_"
    shape = [32, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree1_modules_tree2_modules_bn1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_bn1_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree1_modules_tree2_modules_bn1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_bn1_parameters_weight_:
    name = "L_self_modules_level3_modules_tree1_modules_tree2_modules_bn1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_bn1_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree1_modules_tree2_modules_bn1_parameters_bias_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_conv2_parameters_weight_:
    name = "L_self_modules_level3_modules_tree1_modules_tree2_modules_conv2_parameters_weight_"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree1_modules_tree2_modules_bn2_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_bn2_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree1_modules_tree2_modules_bn2_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_bn2_parameters_weight_:
    name = "L_self_modules_level3_modules_tree1_modules_tree2_modules_bn2_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_bn2_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree1_modules_tree2_modules_bn2_parameters_bias_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_conv3_parameters_weight_:
    name = "L_self_modules_level3_modules_tree1_modules_tree2_modules_conv3_parameters_weight_"
    shape = [64, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree1_modules_tree2_modules_bn3_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_bn3_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree1_modules_tree2_modules_bn3_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_bn3_parameters_weight_:
    name = "L_self_modules_level3_modules_tree1_modules_tree2_modules_bn3_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_tree2_modules_bn3_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree1_modules_tree2_modules_bn3_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_root_modules_conv_parameters_weight_:
    name = "L_self_modules_level3_modules_tree1_modules_root_modules_conv_parameters_weight_"
    shape = [64, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_root_modules_bn_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree1_modules_root_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_root_modules_bn_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree1_modules_root_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_root_modules_bn_parameters_weight_:
    name = (
        "L_self_modules_level3_modules_tree1_modules_root_modules_bn_parameters_weight_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree1_modules_root_modules_bn_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree1_modules_root_modules_bn_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_conv1_parameters_weight_:
    name = "L_self_modules_level3_modules_tree2_modules_tree1_modules_conv1_parameters_weight_"
    shape = [32, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree2_modules_tree1_modules_bn1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_bn1_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree2_modules_tree1_modules_bn1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_bn1_parameters_weight_:
    name = "L_self_modules_level3_modules_tree2_modules_tree1_modules_bn1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_bn1_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree2_modules_tree1_modules_bn1_parameters_bias_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_conv2_parameters_weight_:
    name = "L_self_modules_level3_modules_tree2_modules_tree1_modules_conv2_parameters_weight_"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree2_modules_tree1_modules_bn2_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_bn2_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree2_modules_tree1_modules_bn2_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_bn2_parameters_weight_:
    name = "L_self_modules_level3_modules_tree2_modules_tree1_modules_bn2_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_bn2_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree2_modules_tree1_modules_bn2_parameters_bias_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_conv3_parameters_weight_:
    name = "L_self_modules_level3_modules_tree2_modules_tree1_modules_conv3_parameters_weight_"
    shape = [64, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree2_modules_tree1_modules_bn3_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_bn3_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree2_modules_tree1_modules_bn3_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_bn3_parameters_weight_:
    name = "L_self_modules_level3_modules_tree2_modules_tree1_modules_bn3_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree1_modules_bn3_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree2_modules_tree1_modules_bn3_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_conv1_parameters_weight_:
    name = "L_self_modules_level3_modules_tree2_modules_tree2_modules_conv1_parameters_weight_"
    shape = [32, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree2_modules_tree2_modules_bn1_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_bn1_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree2_modules_tree2_modules_bn1_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_bn1_parameters_weight_:
    name = "L_self_modules_level3_modules_tree2_modules_tree2_modules_bn1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_bn1_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree2_modules_tree2_modules_bn1_parameters_bias_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_conv2_parameters_weight_:
    name = "L_self_modules_level3_modules_tree2_modules_tree2_modules_conv2_parameters_weight_"
    shape = [32, 32, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.059
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree2_modules_tree2_modules_bn2_buffers_running_mean_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_bn2_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree2_modules_tree2_modules_bn2_buffers_running_var_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_bn2_parameters_weight_:
    name = "L_self_modules_level3_modules_tree2_modules_tree2_modules_bn2_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_bn2_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree2_modules_tree2_modules_bn2_parameters_bias_"
    )
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_conv3_parameters_weight_:
    name = "L_self_modules_level3_modules_tree2_modules_tree2_modules_conv3_parameters_weight_"
    shape = [64, 32, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.177
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree2_modules_tree2_modules_bn3_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_bn3_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree2_modules_tree2_modules_bn3_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_bn3_parameters_weight_:
    name = "L_self_modules_level3_modules_tree2_modules_tree2_modules_bn3_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_tree2_modules_bn3_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree2_modules_tree2_modules_bn3_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_root_modules_conv_parameters_weight_:
    name = "L_self_modules_level3_modules_tree2_modules_root_modules_conv_parameters_weight_"
    shape = [64, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_root_modules_bn_buffers_running_mean_:
    name = "L_self_modules_level3_modules_tree2_modules_root_modules_bn_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_root_modules_bn_buffers_running_var_:
    name = "L_self_modules_level3_modules_tree2_modules_root_modules_bn_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_root_modules_bn_parameters_weight_:
    name = (
        "L_self_modules_level3_modules_tree2_modules_root_modules_bn_parameters_weight_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level3_modules_tree2_modules_root_modules_bn_parameters_bias_:
    name = (
        "L_self_modules_level3_modules_tree2_modules_root_modules_bn_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_project_modules_0_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_project_modules_0_parameters_weight_"
    shape = [128, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_project_modules_1_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree1_modules_project_modules_1_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_project_modules_1_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree1_modules_project_modules_1_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_project_modules_1_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_project_modules_1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_project_modules_1_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree1_modules_project_modules_1_parameters_bias_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_conv1_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_tree1_modules_conv1_parameters_weight_"
    shape = [64, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree1_modules_tree1_modules_bn1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_bn1_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree1_modules_tree1_modules_bn1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_bn1_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_tree1_modules_bn1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_bn1_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree1_modules_tree1_modules_bn1_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_conv2_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_tree1_modules_conv2_parameters_weight_"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree1_modules_tree1_modules_bn2_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_bn2_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree1_modules_tree1_modules_bn2_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_bn2_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_tree1_modules_bn2_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_bn2_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree1_modules_tree1_modules_bn2_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_conv3_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_tree1_modules_conv3_parameters_weight_"
    shape = [128, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree1_modules_tree1_modules_bn3_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_bn3_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree1_modules_tree1_modules_bn3_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_bn3_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_tree1_modules_bn3_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree1_modules_bn3_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree1_modules_tree1_modules_bn3_parameters_bias_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_conv1_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_tree2_modules_conv1_parameters_weight_"
    shape = [64, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree1_modules_tree2_modules_bn1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_bn1_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree1_modules_tree2_modules_bn1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_bn1_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_tree2_modules_bn1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_bn1_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree1_modules_tree2_modules_bn1_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_conv2_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_tree2_modules_conv2_parameters_weight_"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree1_modules_tree2_modules_bn2_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_bn2_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree1_modules_tree2_modules_bn2_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_bn2_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_tree2_modules_bn2_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_bn2_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree1_modules_tree2_modules_bn2_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_conv3_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_tree2_modules_conv3_parameters_weight_"
    shape = [128, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree1_modules_tree2_modules_bn3_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_bn3_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree1_modules_tree2_modules_bn3_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_bn3_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_tree2_modules_bn3_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_tree2_modules_bn3_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree1_modules_tree2_modules_bn3_parameters_bias_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_root_modules_conv_parameters_weight_:
    name = "L_self_modules_level4_modules_tree1_modules_root_modules_conv_parameters_weight_"
    shape = [128, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_root_modules_bn_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree1_modules_root_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_root_modules_bn_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree1_modules_root_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_root_modules_bn_parameters_weight_:
    name = (
        "L_self_modules_level4_modules_tree1_modules_root_modules_bn_parameters_weight_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree1_modules_root_modules_bn_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree1_modules_root_modules_bn_parameters_bias_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_conv1_parameters_weight_:
    name = "L_self_modules_level4_modules_tree2_modules_tree1_modules_conv1_parameters_weight_"
    shape = [64, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree2_modules_tree1_modules_bn1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_bn1_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree2_modules_tree1_modules_bn1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_bn1_parameters_weight_:
    name = "L_self_modules_level4_modules_tree2_modules_tree1_modules_bn1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_bn1_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree2_modules_tree1_modules_bn1_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_conv2_parameters_weight_:
    name = "L_self_modules_level4_modules_tree2_modules_tree1_modules_conv2_parameters_weight_"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree2_modules_tree1_modules_bn2_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_bn2_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree2_modules_tree1_modules_bn2_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_bn2_parameters_weight_:
    name = "L_self_modules_level4_modules_tree2_modules_tree1_modules_bn2_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_bn2_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree2_modules_tree1_modules_bn2_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_conv3_parameters_weight_:
    name = "L_self_modules_level4_modules_tree2_modules_tree1_modules_conv3_parameters_weight_"
    shape = [128, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree2_modules_tree1_modules_bn3_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_bn3_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree2_modules_tree1_modules_bn3_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_bn3_parameters_weight_:
    name = "L_self_modules_level4_modules_tree2_modules_tree1_modules_bn3_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree1_modules_bn3_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree2_modules_tree1_modules_bn3_parameters_bias_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_conv1_parameters_weight_:
    name = "L_self_modules_level4_modules_tree2_modules_tree2_modules_conv1_parameters_weight_"
    shape = [64, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree2_modules_tree2_modules_bn1_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_bn1_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree2_modules_tree2_modules_bn1_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_bn1_parameters_weight_:
    name = "L_self_modules_level4_modules_tree2_modules_tree2_modules_bn1_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_bn1_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree2_modules_tree2_modules_bn1_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_conv2_parameters_weight_:
    name = "L_self_modules_level4_modules_tree2_modules_tree2_modules_conv2_parameters_weight_"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.042
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree2_modules_tree2_modules_bn2_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_bn2_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree2_modules_tree2_modules_bn2_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_bn2_parameters_weight_:
    name = "L_self_modules_level4_modules_tree2_modules_tree2_modules_bn2_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_bn2_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree2_modules_tree2_modules_bn2_parameters_bias_"
    )
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_conv3_parameters_weight_:
    name = "L_self_modules_level4_modules_tree2_modules_tree2_modules_conv3_parameters_weight_"
    shape = [128, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree2_modules_tree2_modules_bn3_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_bn3_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree2_modules_tree2_modules_bn3_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_bn3_parameters_weight_:
    name = "L_self_modules_level4_modules_tree2_modules_tree2_modules_bn3_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_tree2_modules_bn3_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree2_modules_tree2_modules_bn3_parameters_bias_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_root_modules_conv_parameters_weight_:
    name = "L_self_modules_level4_modules_tree2_modules_root_modules_conv_parameters_weight_"
    shape = [128, 448, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.047
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_root_modules_bn_buffers_running_mean_:
    name = "L_self_modules_level4_modules_tree2_modules_root_modules_bn_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_root_modules_bn_buffers_running_var_:
    name = "L_self_modules_level4_modules_tree2_modules_root_modules_bn_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_root_modules_bn_parameters_weight_:
    name = (
        "L_self_modules_level4_modules_tree2_modules_root_modules_bn_parameters_weight_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level4_modules_tree2_modules_root_modules_bn_parameters_bias_:
    name = (
        "L_self_modules_level4_modules_tree2_modules_root_modules_bn_parameters_bias_"
    )
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_project_modules_0_parameters_weight_:
    name = "L_self_modules_level5_modules_project_modules_0_parameters_weight_"
    shape = [256, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_project_modules_1_buffers_running_mean_:
    name = "L_self_modules_level5_modules_project_modules_1_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_project_modules_1_buffers_running_var_:
    name = "L_self_modules_level5_modules_project_modules_1_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level5_modules_project_modules_1_parameters_weight_:
    name = "L_self_modules_level5_modules_project_modules_1_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_project_modules_1_parameters_bias_:
    name = "L_self_modules_level5_modules_project_modules_1_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_conv1_parameters_weight_:
    name = "L_self_modules_level5_modules_tree1_modules_conv1_parameters_weight_"
    shape = [128, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_level5_modules_tree1_modules_bn1_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_bn1_buffers_running_var_:
    name = "L_self_modules_level5_modules_tree1_modules_bn1_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_bn1_parameters_weight_:
    name = "L_self_modules_level5_modules_tree1_modules_bn1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_bn1_parameters_bias_:
    name = "L_self_modules_level5_modules_tree1_modules_bn1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_conv2_parameters_weight_:
    name = "L_self_modules_level5_modules_tree1_modules_conv2_parameters_weight_"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_level5_modules_tree1_modules_bn2_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_bn2_buffers_running_var_:
    name = "L_self_modules_level5_modules_tree1_modules_bn2_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_bn2_parameters_weight_:
    name = "L_self_modules_level5_modules_tree1_modules_bn2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_bn2_parameters_bias_:
    name = "L_self_modules_level5_modules_tree1_modules_bn2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_conv3_parameters_weight_:
    name = "L_self_modules_level5_modules_tree1_modules_conv3_parameters_weight_"
    shape = [256, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_level5_modules_tree1_modules_bn3_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_bn3_buffers_running_var_:
    name = "L_self_modules_level5_modules_tree1_modules_bn3_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_bn3_parameters_weight_:
    name = "L_self_modules_level5_modules_tree1_modules_bn3_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree1_modules_bn3_parameters_bias_:
    name = "L_self_modules_level5_modules_tree1_modules_bn3_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_conv1_parameters_weight_:
    name = "L_self_modules_level5_modules_tree2_modules_conv1_parameters_weight_"
    shape = [128, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_level5_modules_tree2_modules_bn1_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_bn1_buffers_running_var_:
    name = "L_self_modules_level5_modules_tree2_modules_bn1_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_bn1_parameters_weight_:
    name = "L_self_modules_level5_modules_tree2_modules_bn1_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_bn1_parameters_bias_:
    name = "L_self_modules_level5_modules_tree2_modules_bn1_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_conv2_parameters_weight_:
    name = "L_self_modules_level5_modules_tree2_modules_conv2_parameters_weight_"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.029
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_level5_modules_tree2_modules_bn2_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_bn2_buffers_running_var_:
    name = "L_self_modules_level5_modules_tree2_modules_bn2_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_bn2_parameters_weight_:
    name = "L_self_modules_level5_modules_tree2_modules_bn2_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_bn2_parameters_bias_:
    name = "L_self_modules_level5_modules_tree2_modules_bn2_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_conv3_parameters_weight_:
    name = "L_self_modules_level5_modules_tree2_modules_conv3_parameters_weight_"
    shape = [256, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.088
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_bn3_buffers_running_mean_:
    name = "L_self_modules_level5_modules_tree2_modules_bn3_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_bn3_buffers_running_var_:
    name = "L_self_modules_level5_modules_tree2_modules_bn3_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_bn3_parameters_weight_:
    name = "L_self_modules_level5_modules_tree2_modules_bn3_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_tree2_modules_bn3_parameters_bias_:
    name = "L_self_modules_level5_modules_tree2_modules_bn3_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_root_modules_conv_parameters_weight_:
    name = "L_self_modules_level5_modules_root_modules_conv_parameters_weight_"
    shape = [256, 640, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.040
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_root_modules_bn_buffers_running_mean_:
    name = "L_self_modules_level5_modules_root_modules_bn_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_root_modules_bn_buffers_running_var_:
    name = "L_self_modules_level5_modules_root_modules_bn_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.100
    data = None
    min_val = 0


class Program_weight_tensor_meta_L_self_modules_level5_modules_root_modules_bn_parameters_weight_:
    name = "L_self_modules_level5_modules_root_modules_bn_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_level5_modules_root_modules_bn_parameters_bias_:
    name = "L_self_modules_level5_modules_root_modules_bn_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None


class Program_weight_tensor_meta_L_self_modules_fc_parameters_weight_:
    name = "L_self_modules_fc_parameters_weight_"
    shape = [1000, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.062
    data = None


class Program_weight_tensor_meta_L_self_modules_fc_parameters_bias_:
    name = "L_self_modules_fc_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000
    std = 0.020
    data = None
