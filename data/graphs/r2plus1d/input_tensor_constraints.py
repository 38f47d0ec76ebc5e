from sympy import Symbol

S0 = Symbol("S0")

dynamic_dim_constraint_symbols = [S0]

dynamic_dim_constraint_symbol2example_value = {S0: 1}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([400], "L_self_modules_fc_parameters_bias_"),
    ([400, 512], "L_self_modules_fc_parameters_weight_"),
    (
        [144, 64, 1, 3, 3],
        "L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_",
    ),
    (
        [64, 144, 3, 1, 1],
        "L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_mean_",
    ),
    (
        [64],
        "L_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_var_",
    ),
    ([64], "L_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_bias_"),
    (
        [64],
        "L_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_weight_",
    ),
    (
        [144, 64, 1, 3, 3],
        "L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_",
    ),
    (
        [64, 144, 3, 1, 1],
        "L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_mean_",
    ),
    (
        [64],
        "L_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_var_",
    ),
    ([64], "L_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_bias_"),
    (
        [64],
        "L_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_weight_",
    ),
    (
        [144, 64, 1, 3, 3],
        "L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_",
    ),
    (
        [64, 144, 3, 1, 1],
        "L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_mean_",
    ),
    (
        [64],
        "L_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_var_",
    ),
    ([64], "L_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_bias_"),
    (
        [64],
        "L_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_weight_",
    ),
    (
        [144, 64, 1, 3, 3],
        "L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_",
    ),
    (
        [144],
        "L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_",
    ),
    (
        [64, 144, 3, 1, 1],
        "L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_",
    ),
    (
        [64],
        "L_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_mean_",
    ),
    (
        [64],
        "L_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_var_",
    ),
    ([64], "L_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_bias_"),
    (
        [64],
        "L_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_weight_",
    ),
    (
        [230, 64, 1, 3, 3],
        "L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_",
    ),
    (
        [230],
        "L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [230],
        "L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [230],
        "L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_",
    ),
    (
        [230],
        "L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_",
    ),
    (
        [128, 230, 3, 1, 1],
        "L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_var_",
    ),
    ([128], "L_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_bias_"),
    (
        [128],
        "L_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_weight_",
    ),
    (
        [230, 128, 1, 3, 3],
        "L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_",
    ),
    (
        [230],
        "L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [230],
        "L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [230],
        "L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_",
    ),
    (
        [230],
        "L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_",
    ),
    (
        [128, 230, 3, 1, 1],
        "L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_var_",
    ),
    ([128], "L_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_bias_"),
    (
        [128],
        "L_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_weight_",
    ),
    (
        [128, 64, 1, 1, 1],
        "L_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_",
    ),
    (
        [128],
        "L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_",
    ),
    (
        [128],
        "L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_",
    ),
    (
        [288, 128, 1, 3, 3],
        "L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_",
    ),
    (
        [288],
        "L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [288],
        "L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [288],
        "L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_",
    ),
    (
        [288],
        "L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_",
    ),
    (
        [128, 288, 3, 1, 1],
        "L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_var_",
    ),
    ([128], "L_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_bias_"),
    (
        [128],
        "L_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_weight_",
    ),
    (
        [288, 128, 1, 3, 3],
        "L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_",
    ),
    (
        [288],
        "L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [288],
        "L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [288],
        "L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_",
    ),
    (
        [288],
        "L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_",
    ),
    (
        [128, 288, 3, 1, 1],
        "L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_",
    ),
    (
        [128],
        "L_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_mean_",
    ),
    (
        [128],
        "L_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_var_",
    ),
    ([128], "L_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_bias_"),
    (
        [128],
        "L_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_weight_",
    ),
    (
        [460, 128, 1, 3, 3],
        "L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_",
    ),
    (
        [460],
        "L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [460],
        "L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [460],
        "L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_",
    ),
    (
        [460],
        "L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_",
    ),
    (
        [256, 460, 3, 1, 1],
        "L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_var_",
    ),
    ([256], "L_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_bias_"),
    (
        [256],
        "L_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_weight_",
    ),
    (
        [460, 256, 1, 3, 3],
        "L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_",
    ),
    (
        [460],
        "L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [460],
        "L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [460],
        "L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_",
    ),
    (
        [460],
        "L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_",
    ),
    (
        [256, 460, 3, 1, 1],
        "L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_var_",
    ),
    ([256], "L_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_bias_"),
    (
        [256],
        "L_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_weight_",
    ),
    (
        [256, 128, 1, 1, 1],
        "L_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_",
    ),
    (
        [256],
        "L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_",
    ),
    (
        [256],
        "L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_",
    ),
    (
        [576, 256, 1, 3, 3],
        "L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_",
    ),
    (
        [576],
        "L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [576],
        "L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [576],
        "L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_",
    ),
    (
        [576],
        "L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_",
    ),
    (
        [256, 576, 3, 1, 1],
        "L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_var_",
    ),
    ([256], "L_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_bias_"),
    (
        [256],
        "L_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_weight_",
    ),
    (
        [576, 256, 1, 3, 3],
        "L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_",
    ),
    (
        [576],
        "L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [576],
        "L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [576],
        "L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_",
    ),
    (
        [576],
        "L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_",
    ),
    (
        [256, 576, 3, 1, 1],
        "L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_",
    ),
    (
        [256],
        "L_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_mean_",
    ),
    (
        [256],
        "L_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_var_",
    ),
    ([256], "L_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_bias_"),
    (
        [256],
        "L_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_weight_",
    ),
    (
        [921, 256, 1, 3, 3],
        "L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_",
    ),
    (
        [921],
        "L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [921],
        "L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [921],
        "L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_",
    ),
    (
        [921],
        "L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_",
    ),
    (
        [512, 921, 3, 1, 1],
        "L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_mean_",
    ),
    (
        [512],
        "L_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_var_",
    ),
    ([512], "L_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_bias_"),
    (
        [512],
        "L_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_weight_",
    ),
    (
        [921, 512, 1, 3, 3],
        "L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_",
    ),
    (
        [921],
        "L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [921],
        "L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [921],
        "L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_",
    ),
    (
        [921],
        "L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_",
    ),
    (
        [512, 921, 3, 1, 1],
        "L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_mean_",
    ),
    (
        [512],
        "L_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_var_",
    ),
    ([512], "L_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_bias_"),
    (
        [512],
        "L_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_weight_",
    ),
    (
        [512, 256, 1, 1, 1],
        "L_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_",
    ),
    (
        [512],
        "L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_",
    ),
    (
        [512],
        "L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_",
    ),
    (
        [512],
        "L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_",
    ),
    (
        [1152, 512, 1, 3, 3],
        "L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_",
    ),
    (
        [1152],
        "L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [1152],
        "L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [1152],
        "L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_",
    ),
    (
        [1152],
        "L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_",
    ),
    (
        [512, 1152, 3, 1, 1],
        "L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_mean_",
    ),
    (
        [512],
        "L_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_var_",
    ),
    ([512], "L_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_bias_"),
    (
        [512],
        "L_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_weight_",
    ),
    (
        [1152, 512, 1, 3, 3],
        "L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_",
    ),
    (
        [1152],
        "L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_",
    ),
    (
        [1152],
        "L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_",
    ),
    (
        [1152],
        "L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_",
    ),
    (
        [1152],
        "L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_",
    ),
    (
        [512, 1152, 3, 1, 1],
        "L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_",
    ),
    (
        [512],
        "L_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_mean_",
    ),
    (
        [512],
        "L_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_var_",
    ),
    ([512], "L_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_bias_"),
    (
        [512],
        "L_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_weight_",
    ),
    ([45, 3, 1, 7, 7], "L_self_modules_stem_modules_0_parameters_weight_"),
    ([45], "L_self_modules_stem_modules_1_buffers_running_mean_"),
    ([45], "L_self_modules_stem_modules_1_buffers_running_var_"),
    ([45], "L_self_modules_stem_modules_1_parameters_bias_"),
    ([45], "L_self_modules_stem_modules_1_parameters_weight_"),
    ([64, 45, 3, 1, 1], "L_self_modules_stem_modules_3_parameters_weight_"),
    ([64], "L_self_modules_stem_modules_4_buffers_running_mean_"),
    ([64], "L_self_modules_stem_modules_4_buffers_running_var_"),
    ([64], "L_self_modules_stem_modules_4_parameters_bias_"),
    ([64], "L_self_modules_stem_modules_4_parameters_weight_"),
    ([S0, 3, 16, 32, 32], "L_x_"),
]
