import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_x_: torch.Tensor,
        L_self_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception3a_modules_branch1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch2_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch2_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch3_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch3_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch4_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception3b_modules_branch1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch2_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch2_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch3_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch3_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch4_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4a_modules_branch1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch2_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch2_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch3_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch3_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch4_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4b_modules_branch1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch2_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch2_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch3_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch3_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch4_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4c_modules_branch1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch2_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch2_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch3_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch3_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch4_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4d_modules_branch1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch2_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch2_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch3_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch3_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch4_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4e_modules_branch1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch2_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch2_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch3_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch3_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch4_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception5a_modules_branch1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch2_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch2_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch3_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch3_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch4_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception5b_modules_branch1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch2_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch2_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch3_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch3_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch4_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_fc_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_self_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_conv1_modules_conv_parameters_weight_
        )
        l_x_ = L_x_
        l_self_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_inception3a_modules_branch1_modules_conv_parameters_weight_ = (
            L_self_modules_inception3a_modules_branch1_modules_conv_parameters_weight_
        )
        l_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_mean_ = (
            L_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_mean_
        )
        l_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_var_ = (
            L_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_var_
        )
        l_self_modules_inception3a_modules_branch1_modules_bn_parameters_weight_ = (
            L_self_modules_inception3a_modules_branch1_modules_bn_parameters_weight_
        )
        l_self_modules_inception3a_modules_branch1_modules_bn_parameters_bias_ = (
            L_self_modules_inception3a_modules_branch1_modules_bn_parameters_bias_
        )
        l_self_modules_inception3a_modules_branch2_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception3a_modules_branch2_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception3a_modules_branch2_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception3a_modules_branch2_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception3a_modules_branch3_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception3a_modules_branch3_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception3a_modules_branch3_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception3a_modules_branch3_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception3a_modules_branch4_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception3a_modules_branch4_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception3b_modules_branch1_modules_conv_parameters_weight_ = (
            L_self_modules_inception3b_modules_branch1_modules_conv_parameters_weight_
        )
        l_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_mean_ = (
            L_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_mean_
        )
        l_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_var_ = (
            L_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_var_
        )
        l_self_modules_inception3b_modules_branch1_modules_bn_parameters_weight_ = (
            L_self_modules_inception3b_modules_branch1_modules_bn_parameters_weight_
        )
        l_self_modules_inception3b_modules_branch1_modules_bn_parameters_bias_ = (
            L_self_modules_inception3b_modules_branch1_modules_bn_parameters_bias_
        )
        l_self_modules_inception3b_modules_branch2_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception3b_modules_branch2_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception3b_modules_branch2_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception3b_modules_branch2_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception3b_modules_branch3_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception3b_modules_branch3_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception3b_modules_branch3_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception3b_modules_branch3_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception3b_modules_branch4_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception3b_modules_branch4_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4a_modules_branch1_modules_conv_parameters_weight_ = (
            L_self_modules_inception4a_modules_branch1_modules_conv_parameters_weight_
        )
        l_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_mean_ = (
            L_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_mean_
        )
        l_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_var_ = (
            L_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_var_
        )
        l_self_modules_inception4a_modules_branch1_modules_bn_parameters_weight_ = (
            L_self_modules_inception4a_modules_branch1_modules_bn_parameters_weight_
        )
        l_self_modules_inception4a_modules_branch1_modules_bn_parameters_bias_ = (
            L_self_modules_inception4a_modules_branch1_modules_bn_parameters_bias_
        )
        l_self_modules_inception4a_modules_branch2_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception4a_modules_branch2_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception4a_modules_branch2_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4a_modules_branch2_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4a_modules_branch3_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception4a_modules_branch3_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception4a_modules_branch3_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4a_modules_branch3_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4a_modules_branch4_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4a_modules_branch4_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4b_modules_branch1_modules_conv_parameters_weight_ = (
            L_self_modules_inception4b_modules_branch1_modules_conv_parameters_weight_
        )
        l_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_mean_ = (
            L_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_mean_
        )
        l_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_var_ = (
            L_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_var_
        )
        l_self_modules_inception4b_modules_branch1_modules_bn_parameters_weight_ = (
            L_self_modules_inception4b_modules_branch1_modules_bn_parameters_weight_
        )
        l_self_modules_inception4b_modules_branch1_modules_bn_parameters_bias_ = (
            L_self_modules_inception4b_modules_branch1_modules_bn_parameters_bias_
        )
        l_self_modules_inception4b_modules_branch2_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception4b_modules_branch2_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception4b_modules_branch2_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4b_modules_branch2_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4b_modules_branch3_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception4b_modules_branch3_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception4b_modules_branch3_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4b_modules_branch3_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4b_modules_branch4_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4b_modules_branch4_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4c_modules_branch1_modules_conv_parameters_weight_ = (
            L_self_modules_inception4c_modules_branch1_modules_conv_parameters_weight_
        )
        l_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_mean_ = (
            L_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_mean_
        )
        l_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_var_ = (
            L_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_var_
        )
        l_self_modules_inception4c_modules_branch1_modules_bn_parameters_weight_ = (
            L_self_modules_inception4c_modules_branch1_modules_bn_parameters_weight_
        )
        l_self_modules_inception4c_modules_branch1_modules_bn_parameters_bias_ = (
            L_self_modules_inception4c_modules_branch1_modules_bn_parameters_bias_
        )
        l_self_modules_inception4c_modules_branch2_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception4c_modules_branch2_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception4c_modules_branch2_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4c_modules_branch2_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4c_modules_branch3_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception4c_modules_branch3_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception4c_modules_branch3_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4c_modules_branch3_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4c_modules_branch4_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4c_modules_branch4_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4d_modules_branch1_modules_conv_parameters_weight_ = (
            L_self_modules_inception4d_modules_branch1_modules_conv_parameters_weight_
        )
        l_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_mean_ = (
            L_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_mean_
        )
        l_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_var_ = (
            L_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_var_
        )
        l_self_modules_inception4d_modules_branch1_modules_bn_parameters_weight_ = (
            L_self_modules_inception4d_modules_branch1_modules_bn_parameters_weight_
        )
        l_self_modules_inception4d_modules_branch1_modules_bn_parameters_bias_ = (
            L_self_modules_inception4d_modules_branch1_modules_bn_parameters_bias_
        )
        l_self_modules_inception4d_modules_branch2_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception4d_modules_branch2_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception4d_modules_branch2_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4d_modules_branch2_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4d_modules_branch3_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception4d_modules_branch3_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception4d_modules_branch3_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4d_modules_branch3_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4d_modules_branch4_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4d_modules_branch4_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4e_modules_branch1_modules_conv_parameters_weight_ = (
            L_self_modules_inception4e_modules_branch1_modules_conv_parameters_weight_
        )
        l_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_mean_ = (
            L_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_mean_
        )
        l_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_var_ = (
            L_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_var_
        )
        l_self_modules_inception4e_modules_branch1_modules_bn_parameters_weight_ = (
            L_self_modules_inception4e_modules_branch1_modules_bn_parameters_weight_
        )
        l_self_modules_inception4e_modules_branch1_modules_bn_parameters_bias_ = (
            L_self_modules_inception4e_modules_branch1_modules_bn_parameters_bias_
        )
        l_self_modules_inception4e_modules_branch2_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception4e_modules_branch2_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception4e_modules_branch2_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4e_modules_branch2_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4e_modules_branch3_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception4e_modules_branch3_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception4e_modules_branch3_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4e_modules_branch3_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception4e_modules_branch4_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception4e_modules_branch4_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception5a_modules_branch1_modules_conv_parameters_weight_ = (
            L_self_modules_inception5a_modules_branch1_modules_conv_parameters_weight_
        )
        l_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_mean_ = (
            L_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_mean_
        )
        l_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_var_ = (
            L_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_var_
        )
        l_self_modules_inception5a_modules_branch1_modules_bn_parameters_weight_ = (
            L_self_modules_inception5a_modules_branch1_modules_bn_parameters_weight_
        )
        l_self_modules_inception5a_modules_branch1_modules_bn_parameters_bias_ = (
            L_self_modules_inception5a_modules_branch1_modules_bn_parameters_bias_
        )
        l_self_modules_inception5a_modules_branch2_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception5a_modules_branch2_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception5a_modules_branch2_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception5a_modules_branch2_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception5a_modules_branch3_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception5a_modules_branch3_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception5a_modules_branch3_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception5a_modules_branch3_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception5a_modules_branch4_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception5a_modules_branch4_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception5b_modules_branch1_modules_conv_parameters_weight_ = (
            L_self_modules_inception5b_modules_branch1_modules_conv_parameters_weight_
        )
        l_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_mean_ = (
            L_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_mean_
        )
        l_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_var_ = (
            L_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_var_
        )
        l_self_modules_inception5b_modules_branch1_modules_bn_parameters_weight_ = (
            L_self_modules_inception5b_modules_branch1_modules_bn_parameters_weight_
        )
        l_self_modules_inception5b_modules_branch1_modules_bn_parameters_bias_ = (
            L_self_modules_inception5b_modules_branch1_modules_bn_parameters_bias_
        )
        l_self_modules_inception5b_modules_branch2_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception5b_modules_branch2_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception5b_modules_branch2_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception5b_modules_branch2_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception5b_modules_branch3_modules_0_modules_conv_parameters_weight_ = L_self_modules_inception5b_modules_branch3_modules_0_modules_conv_parameters_weight_
        l_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_mean_
        l_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_var_ = L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_var_
        l_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_weight_ = L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_weight_
        l_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_bias_ = L_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_bias_
        l_self_modules_inception5b_modules_branch3_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception5b_modules_branch3_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_bias_
        l_self_modules_inception5b_modules_branch4_modules_1_modules_conv_parameters_weight_ = L_self_modules_inception5b_modules_branch4_modules_1_modules_conv_parameters_weight_
        l_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_mean_
        l_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_var_ = L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_var_
        l_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_weight_ = L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_weight_
        l_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_bias_ = L_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_bias_
        l_self_modules_fc_parameters_weight_ = L_self_modules_fc_parameters_weight_
        l_self_modules_fc_parameters_bias_ = L_self_modules_fc_parameters_bias_
        x = torch.conv2d(
            l_x_,
            l_self_modules_conv1_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (3, 3),
            (1, 1),
            1,
        )
        l_x_ = l_self_modules_conv1_modules_conv_parameters_weight_ = None
        x_1 = torch.nn.functional.batch_norm(
            x,
            l_self_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x = l_self_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_conv1_modules_bn_parameters_bias_ = None
        x_2 = torch.nn.functional.relu(x_1, inplace=True)
        x_1 = None
        x_3 = torch.nn.functional.max_pool2d(
            x_2, 3, 2, 0, 1, ceil_mode=True, return_indices=False
        )
        x_2 = None
        x_4 = torch.conv2d(
            x_3,
            l_self_modules_conv2_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_3 = l_self_modules_conv2_modules_conv_parameters_weight_ = None
        x_5 = torch.nn.functional.batch_norm(
            x_4,
            l_self_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_4 = l_self_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_conv2_modules_bn_parameters_bias_ = None
        x_6 = torch.nn.functional.relu(x_5, inplace=True)
        x_5 = None
        x_7 = torch.conv2d(
            x_6,
            l_self_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        x_6 = l_self_modules_conv3_modules_conv_parameters_weight_ = None
        x_8 = torch.nn.functional.batch_norm(
            x_7,
            l_self_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_7 = l_self_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_conv3_modules_bn_parameters_bias_ = None
        x_9 = torch.nn.functional.relu(x_8, inplace=True)
        x_8 = None
        x_10 = torch.nn.functional.max_pool2d(
            x_9, 3, 2, 0, 1, ceil_mode=True, return_indices=False
        )
        x_9 = None
        x_11 = torch.conv2d(
            x_10,
            l_self_modules_inception3a_modules_branch1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception3a_modules_branch1_modules_conv_parameters_weight_ = (
            None
        )
        x_12 = torch.nn.functional.batch_norm(
            x_11,
            l_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_mean_,
            l_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_var_,
            l_self_modules_inception3a_modules_branch1_modules_bn_parameters_weight_,
            l_self_modules_inception3a_modules_branch1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_11 = l_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_mean_ = l_self_modules_inception3a_modules_branch1_modules_bn_buffers_running_var_ = l_self_modules_inception3a_modules_branch1_modules_bn_parameters_weight_ = l_self_modules_inception3a_modules_branch1_modules_bn_parameters_bias_ = None
        branch1 = torch.nn.functional.relu(x_12, inplace=True)
        x_12 = None
        x_13 = torch.conv2d(
            x_10,
            l_self_modules_inception3a_modules_branch2_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception3a_modules_branch2_modules_0_modules_conv_parameters_weight_ = None
        x_14 = torch.nn.functional.batch_norm(
            x_13,
            l_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_13 = l_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception3a_modules_branch2_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception3a_modules_branch2_modules_0_modules_bn_parameters_bias_ = None
        input_1 = torch.nn.functional.relu(x_14, inplace=True)
        x_14 = None
        x_15 = torch.conv2d(
            input_1,
            l_self_modules_inception3a_modules_branch2_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_1 = l_self_modules_inception3a_modules_branch2_modules_1_modules_conv_parameters_weight_ = None
        x_16 = torch.nn.functional.batch_norm(
            x_15,
            l_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_15 = l_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception3a_modules_branch2_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception3a_modules_branch2_modules_1_modules_bn_parameters_bias_ = None
        input_2 = torch.nn.functional.relu(x_16, inplace=True)
        x_16 = None
        x_17 = torch.conv2d(
            x_10,
            l_self_modules_inception3a_modules_branch3_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception3a_modules_branch3_modules_0_modules_conv_parameters_weight_ = None
        x_18 = torch.nn.functional.batch_norm(
            x_17,
            l_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_17 = l_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception3a_modules_branch3_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception3a_modules_branch3_modules_0_modules_bn_parameters_bias_ = None
        input_3 = torch.nn.functional.relu(x_18, inplace=True)
        x_18 = None
        x_19 = torch.conv2d(
            input_3,
            l_self_modules_inception3a_modules_branch3_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_3 = l_self_modules_inception3a_modules_branch3_modules_1_modules_conv_parameters_weight_ = None
        x_20 = torch.nn.functional.batch_norm(
            x_19,
            l_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_19 = l_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception3a_modules_branch3_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception3a_modules_branch3_modules_1_modules_bn_parameters_bias_ = None
        input_4 = torch.nn.functional.relu(x_20, inplace=True)
        x_20 = None
        input_5 = torch.nn.functional.max_pool2d(
            x_10, 3, 1, 1, 1, ceil_mode=True, return_indices=False
        )
        x_10 = None
        x_21 = torch.conv2d(
            input_5,
            l_self_modules_inception3a_modules_branch4_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_5 = l_self_modules_inception3a_modules_branch4_modules_1_modules_conv_parameters_weight_ = None
        x_22 = torch.nn.functional.batch_norm(
            x_21,
            l_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_21 = l_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception3a_modules_branch4_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception3a_modules_branch4_modules_1_modules_bn_parameters_bias_ = None
        input_6 = torch.nn.functional.relu(x_22, inplace=True)
        x_22 = None
        x_23 = torch.cat([branch1, input_2, input_4, input_6], 1)
        branch1 = input_2 = input_4 = input_6 = None
        x_24 = torch.conv2d(
            x_23,
            l_self_modules_inception3b_modules_branch1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception3b_modules_branch1_modules_conv_parameters_weight_ = (
            None
        )
        x_25 = torch.nn.functional.batch_norm(
            x_24,
            l_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_mean_,
            l_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_var_,
            l_self_modules_inception3b_modules_branch1_modules_bn_parameters_weight_,
            l_self_modules_inception3b_modules_branch1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_24 = l_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_mean_ = l_self_modules_inception3b_modules_branch1_modules_bn_buffers_running_var_ = l_self_modules_inception3b_modules_branch1_modules_bn_parameters_weight_ = l_self_modules_inception3b_modules_branch1_modules_bn_parameters_bias_ = None
        branch1_1 = torch.nn.functional.relu(x_25, inplace=True)
        x_25 = None
        x_26 = torch.conv2d(
            x_23,
            l_self_modules_inception3b_modules_branch2_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception3b_modules_branch2_modules_0_modules_conv_parameters_weight_ = None
        x_27 = torch.nn.functional.batch_norm(
            x_26,
            l_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_26 = l_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception3b_modules_branch2_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception3b_modules_branch2_modules_0_modules_bn_parameters_bias_ = None
        input_7 = torch.nn.functional.relu(x_27, inplace=True)
        x_27 = None
        x_28 = torch.conv2d(
            input_7,
            l_self_modules_inception3b_modules_branch2_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_7 = l_self_modules_inception3b_modules_branch2_modules_1_modules_conv_parameters_weight_ = None
        x_29 = torch.nn.functional.batch_norm(
            x_28,
            l_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_28 = l_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception3b_modules_branch2_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception3b_modules_branch2_modules_1_modules_bn_parameters_bias_ = None
        input_8 = torch.nn.functional.relu(x_29, inplace=True)
        x_29 = None
        x_30 = torch.conv2d(
            x_23,
            l_self_modules_inception3b_modules_branch3_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception3b_modules_branch3_modules_0_modules_conv_parameters_weight_ = None
        x_31 = torch.nn.functional.batch_norm(
            x_30,
            l_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_30 = l_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception3b_modules_branch3_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception3b_modules_branch3_modules_0_modules_bn_parameters_bias_ = None
        input_9 = torch.nn.functional.relu(x_31, inplace=True)
        x_31 = None
        x_32 = torch.conv2d(
            input_9,
            l_self_modules_inception3b_modules_branch3_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_9 = l_self_modules_inception3b_modules_branch3_modules_1_modules_conv_parameters_weight_ = None
        x_33 = torch.nn.functional.batch_norm(
            x_32,
            l_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_32 = l_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception3b_modules_branch3_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception3b_modules_branch3_modules_1_modules_bn_parameters_bias_ = None
        input_10 = torch.nn.functional.relu(x_33, inplace=True)
        x_33 = None
        input_11 = torch.nn.functional.max_pool2d(
            x_23, 3, 1, 1, 1, ceil_mode=True, return_indices=False
        )
        x_23 = None
        x_34 = torch.conv2d(
            input_11,
            l_self_modules_inception3b_modules_branch4_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_11 = l_self_modules_inception3b_modules_branch4_modules_1_modules_conv_parameters_weight_ = None
        x_35 = torch.nn.functional.batch_norm(
            x_34,
            l_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_34 = l_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception3b_modules_branch4_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception3b_modules_branch4_modules_1_modules_bn_parameters_bias_ = None
        input_12 = torch.nn.functional.relu(x_35, inplace=True)
        x_35 = None
        x_36 = torch.cat([branch1_1, input_8, input_10, input_12], 1)
        branch1_1 = input_8 = input_10 = input_12 = None
        x_37 = torch.nn.functional.max_pool2d(
            x_36, 3, 2, 0, 1, ceil_mode=True, return_indices=False
        )
        x_36 = None
        x_38 = torch.conv2d(
            x_37,
            l_self_modules_inception4a_modules_branch1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4a_modules_branch1_modules_conv_parameters_weight_ = (
            None
        )
        x_39 = torch.nn.functional.batch_norm(
            x_38,
            l_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_var_,
            l_self_modules_inception4a_modules_branch1_modules_bn_parameters_weight_,
            l_self_modules_inception4a_modules_branch1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_38 = l_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_mean_ = l_self_modules_inception4a_modules_branch1_modules_bn_buffers_running_var_ = l_self_modules_inception4a_modules_branch1_modules_bn_parameters_weight_ = l_self_modules_inception4a_modules_branch1_modules_bn_parameters_bias_ = None
        branch1_2 = torch.nn.functional.relu(x_39, inplace=True)
        x_39 = None
        x_40 = torch.conv2d(
            x_37,
            l_self_modules_inception4a_modules_branch2_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4a_modules_branch2_modules_0_modules_conv_parameters_weight_ = None
        x_41 = torch.nn.functional.batch_norm(
            x_40,
            l_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_40 = l_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception4a_modules_branch2_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception4a_modules_branch2_modules_0_modules_bn_parameters_bias_ = None
        input_13 = torch.nn.functional.relu(x_41, inplace=True)
        x_41 = None
        x_42 = torch.conv2d(
            input_13,
            l_self_modules_inception4a_modules_branch2_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_13 = l_self_modules_inception4a_modules_branch2_modules_1_modules_conv_parameters_weight_ = None
        x_43 = torch.nn.functional.batch_norm(
            x_42,
            l_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_42 = l_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4a_modules_branch2_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4a_modules_branch2_modules_1_modules_bn_parameters_bias_ = None
        input_14 = torch.nn.functional.relu(x_43, inplace=True)
        x_43 = None
        x_44 = torch.conv2d(
            x_37,
            l_self_modules_inception4a_modules_branch3_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4a_modules_branch3_modules_0_modules_conv_parameters_weight_ = None
        x_45 = torch.nn.functional.batch_norm(
            x_44,
            l_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_44 = l_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception4a_modules_branch3_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception4a_modules_branch3_modules_0_modules_bn_parameters_bias_ = None
        input_15 = torch.nn.functional.relu(x_45, inplace=True)
        x_45 = None
        x_46 = torch.conv2d(
            input_15,
            l_self_modules_inception4a_modules_branch3_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_15 = l_self_modules_inception4a_modules_branch3_modules_1_modules_conv_parameters_weight_ = None
        x_47 = torch.nn.functional.batch_norm(
            x_46,
            l_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_46 = l_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4a_modules_branch3_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4a_modules_branch3_modules_1_modules_bn_parameters_bias_ = None
        input_16 = torch.nn.functional.relu(x_47, inplace=True)
        x_47 = None
        input_17 = torch.nn.functional.max_pool2d(
            x_37, 3, 1, 1, 1, ceil_mode=True, return_indices=False
        )
        x_37 = None
        x_48 = torch.conv2d(
            input_17,
            l_self_modules_inception4a_modules_branch4_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_17 = l_self_modules_inception4a_modules_branch4_modules_1_modules_conv_parameters_weight_ = None
        x_49 = torch.nn.functional.batch_norm(
            x_48,
            l_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_48 = l_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4a_modules_branch4_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4a_modules_branch4_modules_1_modules_bn_parameters_bias_ = None
        input_18 = torch.nn.functional.relu(x_49, inplace=True)
        x_49 = None
        x_50 = torch.cat([branch1_2, input_14, input_16, input_18], 1)
        branch1_2 = input_14 = input_16 = input_18 = None
        x_51 = torch.conv2d(
            x_50,
            l_self_modules_inception4b_modules_branch1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4b_modules_branch1_modules_conv_parameters_weight_ = (
            None
        )
        x_52 = torch.nn.functional.batch_norm(
            x_51,
            l_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_var_,
            l_self_modules_inception4b_modules_branch1_modules_bn_parameters_weight_,
            l_self_modules_inception4b_modules_branch1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_51 = l_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_mean_ = l_self_modules_inception4b_modules_branch1_modules_bn_buffers_running_var_ = l_self_modules_inception4b_modules_branch1_modules_bn_parameters_weight_ = l_self_modules_inception4b_modules_branch1_modules_bn_parameters_bias_ = None
        branch1_3 = torch.nn.functional.relu(x_52, inplace=True)
        x_52 = None
        x_53 = torch.conv2d(
            x_50,
            l_self_modules_inception4b_modules_branch2_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4b_modules_branch2_modules_0_modules_conv_parameters_weight_ = None
        x_54 = torch.nn.functional.batch_norm(
            x_53,
            l_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_53 = l_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception4b_modules_branch2_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception4b_modules_branch2_modules_0_modules_bn_parameters_bias_ = None
        input_19 = torch.nn.functional.relu(x_54, inplace=True)
        x_54 = None
        x_55 = torch.conv2d(
            input_19,
            l_self_modules_inception4b_modules_branch2_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_19 = l_self_modules_inception4b_modules_branch2_modules_1_modules_conv_parameters_weight_ = None
        x_56 = torch.nn.functional.batch_norm(
            x_55,
            l_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_55 = l_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4b_modules_branch2_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4b_modules_branch2_modules_1_modules_bn_parameters_bias_ = None
        input_20 = torch.nn.functional.relu(x_56, inplace=True)
        x_56 = None
        x_57 = torch.conv2d(
            x_50,
            l_self_modules_inception4b_modules_branch3_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4b_modules_branch3_modules_0_modules_conv_parameters_weight_ = None
        x_58 = torch.nn.functional.batch_norm(
            x_57,
            l_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_57 = l_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception4b_modules_branch3_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception4b_modules_branch3_modules_0_modules_bn_parameters_bias_ = None
        input_21 = torch.nn.functional.relu(x_58, inplace=True)
        x_58 = None
        x_59 = torch.conv2d(
            input_21,
            l_self_modules_inception4b_modules_branch3_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_21 = l_self_modules_inception4b_modules_branch3_modules_1_modules_conv_parameters_weight_ = None
        x_60 = torch.nn.functional.batch_norm(
            x_59,
            l_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_59 = l_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4b_modules_branch3_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4b_modules_branch3_modules_1_modules_bn_parameters_bias_ = None
        input_22 = torch.nn.functional.relu(x_60, inplace=True)
        x_60 = None
        input_23 = torch.nn.functional.max_pool2d(
            x_50, 3, 1, 1, 1, ceil_mode=True, return_indices=False
        )
        x_50 = None
        x_61 = torch.conv2d(
            input_23,
            l_self_modules_inception4b_modules_branch4_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_23 = l_self_modules_inception4b_modules_branch4_modules_1_modules_conv_parameters_weight_ = None
        x_62 = torch.nn.functional.batch_norm(
            x_61,
            l_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_61 = l_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4b_modules_branch4_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4b_modules_branch4_modules_1_modules_bn_parameters_bias_ = None
        input_24 = torch.nn.functional.relu(x_62, inplace=True)
        x_62 = None
        x_63 = torch.cat([branch1_3, input_20, input_22, input_24], 1)
        branch1_3 = input_20 = input_22 = input_24 = None
        x_64 = torch.conv2d(
            x_63,
            l_self_modules_inception4c_modules_branch1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4c_modules_branch1_modules_conv_parameters_weight_ = (
            None
        )
        x_65 = torch.nn.functional.batch_norm(
            x_64,
            l_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_var_,
            l_self_modules_inception4c_modules_branch1_modules_bn_parameters_weight_,
            l_self_modules_inception4c_modules_branch1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_64 = l_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_mean_ = l_self_modules_inception4c_modules_branch1_modules_bn_buffers_running_var_ = l_self_modules_inception4c_modules_branch1_modules_bn_parameters_weight_ = l_self_modules_inception4c_modules_branch1_modules_bn_parameters_bias_ = None
        branch1_4 = torch.nn.functional.relu(x_65, inplace=True)
        x_65 = None
        x_66 = torch.conv2d(
            x_63,
            l_self_modules_inception4c_modules_branch2_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4c_modules_branch2_modules_0_modules_conv_parameters_weight_ = None
        x_67 = torch.nn.functional.batch_norm(
            x_66,
            l_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_66 = l_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception4c_modules_branch2_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception4c_modules_branch2_modules_0_modules_bn_parameters_bias_ = None
        input_25 = torch.nn.functional.relu(x_67, inplace=True)
        x_67 = None
        x_68 = torch.conv2d(
            input_25,
            l_self_modules_inception4c_modules_branch2_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_25 = l_self_modules_inception4c_modules_branch2_modules_1_modules_conv_parameters_weight_ = None
        x_69 = torch.nn.functional.batch_norm(
            x_68,
            l_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_68 = l_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4c_modules_branch2_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4c_modules_branch2_modules_1_modules_bn_parameters_bias_ = None
        input_26 = torch.nn.functional.relu(x_69, inplace=True)
        x_69 = None
        x_70 = torch.conv2d(
            x_63,
            l_self_modules_inception4c_modules_branch3_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4c_modules_branch3_modules_0_modules_conv_parameters_weight_ = None
        x_71 = torch.nn.functional.batch_norm(
            x_70,
            l_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_70 = l_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception4c_modules_branch3_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception4c_modules_branch3_modules_0_modules_bn_parameters_bias_ = None
        input_27 = torch.nn.functional.relu(x_71, inplace=True)
        x_71 = None
        x_72 = torch.conv2d(
            input_27,
            l_self_modules_inception4c_modules_branch3_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_27 = l_self_modules_inception4c_modules_branch3_modules_1_modules_conv_parameters_weight_ = None
        x_73 = torch.nn.functional.batch_norm(
            x_72,
            l_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_72 = l_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4c_modules_branch3_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4c_modules_branch3_modules_1_modules_bn_parameters_bias_ = None
        input_28 = torch.nn.functional.relu(x_73, inplace=True)
        x_73 = None
        input_29 = torch.nn.functional.max_pool2d(
            x_63, 3, 1, 1, 1, ceil_mode=True, return_indices=False
        )
        x_63 = None
        x_74 = torch.conv2d(
            input_29,
            l_self_modules_inception4c_modules_branch4_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_29 = l_self_modules_inception4c_modules_branch4_modules_1_modules_conv_parameters_weight_ = None
        x_75 = torch.nn.functional.batch_norm(
            x_74,
            l_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_74 = l_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4c_modules_branch4_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4c_modules_branch4_modules_1_modules_bn_parameters_bias_ = None
        input_30 = torch.nn.functional.relu(x_75, inplace=True)
        x_75 = None
        x_76 = torch.cat([branch1_4, input_26, input_28, input_30], 1)
        branch1_4 = input_26 = input_28 = input_30 = None
        x_77 = torch.conv2d(
            x_76,
            l_self_modules_inception4d_modules_branch1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4d_modules_branch1_modules_conv_parameters_weight_ = (
            None
        )
        x_78 = torch.nn.functional.batch_norm(
            x_77,
            l_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_var_,
            l_self_modules_inception4d_modules_branch1_modules_bn_parameters_weight_,
            l_self_modules_inception4d_modules_branch1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_77 = l_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_mean_ = l_self_modules_inception4d_modules_branch1_modules_bn_buffers_running_var_ = l_self_modules_inception4d_modules_branch1_modules_bn_parameters_weight_ = l_self_modules_inception4d_modules_branch1_modules_bn_parameters_bias_ = None
        branch1_5 = torch.nn.functional.relu(x_78, inplace=True)
        x_78 = None
        x_79 = torch.conv2d(
            x_76,
            l_self_modules_inception4d_modules_branch2_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4d_modules_branch2_modules_0_modules_conv_parameters_weight_ = None
        x_80 = torch.nn.functional.batch_norm(
            x_79,
            l_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_79 = l_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception4d_modules_branch2_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception4d_modules_branch2_modules_0_modules_bn_parameters_bias_ = None
        input_31 = torch.nn.functional.relu(x_80, inplace=True)
        x_80 = None
        x_81 = torch.conv2d(
            input_31,
            l_self_modules_inception4d_modules_branch2_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_31 = l_self_modules_inception4d_modules_branch2_modules_1_modules_conv_parameters_weight_ = None
        x_82 = torch.nn.functional.batch_norm(
            x_81,
            l_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_81 = l_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4d_modules_branch2_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4d_modules_branch2_modules_1_modules_bn_parameters_bias_ = None
        input_32 = torch.nn.functional.relu(x_82, inplace=True)
        x_82 = None
        x_83 = torch.conv2d(
            x_76,
            l_self_modules_inception4d_modules_branch3_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4d_modules_branch3_modules_0_modules_conv_parameters_weight_ = None
        x_84 = torch.nn.functional.batch_norm(
            x_83,
            l_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_83 = l_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception4d_modules_branch3_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception4d_modules_branch3_modules_0_modules_bn_parameters_bias_ = None
        input_33 = torch.nn.functional.relu(x_84, inplace=True)
        x_84 = None
        x_85 = torch.conv2d(
            input_33,
            l_self_modules_inception4d_modules_branch3_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_33 = l_self_modules_inception4d_modules_branch3_modules_1_modules_conv_parameters_weight_ = None
        x_86 = torch.nn.functional.batch_norm(
            x_85,
            l_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_85 = l_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4d_modules_branch3_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4d_modules_branch3_modules_1_modules_bn_parameters_bias_ = None
        input_34 = torch.nn.functional.relu(x_86, inplace=True)
        x_86 = None
        input_35 = torch.nn.functional.max_pool2d(
            x_76, 3, 1, 1, 1, ceil_mode=True, return_indices=False
        )
        x_76 = None
        x_87 = torch.conv2d(
            input_35,
            l_self_modules_inception4d_modules_branch4_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_35 = l_self_modules_inception4d_modules_branch4_modules_1_modules_conv_parameters_weight_ = None
        x_88 = torch.nn.functional.batch_norm(
            x_87,
            l_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_87 = l_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4d_modules_branch4_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4d_modules_branch4_modules_1_modules_bn_parameters_bias_ = None
        input_36 = torch.nn.functional.relu(x_88, inplace=True)
        x_88 = None
        x_89 = torch.cat([branch1_5, input_32, input_34, input_36], 1)
        branch1_5 = input_32 = input_34 = input_36 = None
        x_90 = torch.conv2d(
            x_89,
            l_self_modules_inception4e_modules_branch1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4e_modules_branch1_modules_conv_parameters_weight_ = (
            None
        )
        x_91 = torch.nn.functional.batch_norm(
            x_90,
            l_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_var_,
            l_self_modules_inception4e_modules_branch1_modules_bn_parameters_weight_,
            l_self_modules_inception4e_modules_branch1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_90 = l_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_mean_ = l_self_modules_inception4e_modules_branch1_modules_bn_buffers_running_var_ = l_self_modules_inception4e_modules_branch1_modules_bn_parameters_weight_ = l_self_modules_inception4e_modules_branch1_modules_bn_parameters_bias_ = None
        branch1_6 = torch.nn.functional.relu(x_91, inplace=True)
        x_91 = None
        x_92 = torch.conv2d(
            x_89,
            l_self_modules_inception4e_modules_branch2_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4e_modules_branch2_modules_0_modules_conv_parameters_weight_ = None
        x_93 = torch.nn.functional.batch_norm(
            x_92,
            l_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_92 = l_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception4e_modules_branch2_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception4e_modules_branch2_modules_0_modules_bn_parameters_bias_ = None
        input_37 = torch.nn.functional.relu(x_93, inplace=True)
        x_93 = None
        x_94 = torch.conv2d(
            input_37,
            l_self_modules_inception4e_modules_branch2_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_37 = l_self_modules_inception4e_modules_branch2_modules_1_modules_conv_parameters_weight_ = None
        x_95 = torch.nn.functional.batch_norm(
            x_94,
            l_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_94 = l_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4e_modules_branch2_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4e_modules_branch2_modules_1_modules_bn_parameters_bias_ = None
        input_38 = torch.nn.functional.relu(x_95, inplace=True)
        x_95 = None
        x_96 = torch.conv2d(
            x_89,
            l_self_modules_inception4e_modules_branch3_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception4e_modules_branch3_modules_0_modules_conv_parameters_weight_ = None
        x_97 = torch.nn.functional.batch_norm(
            x_96,
            l_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_96 = l_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception4e_modules_branch3_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception4e_modules_branch3_modules_0_modules_bn_parameters_bias_ = None
        input_39 = torch.nn.functional.relu(x_97, inplace=True)
        x_97 = None
        x_98 = torch.conv2d(
            input_39,
            l_self_modules_inception4e_modules_branch3_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_39 = l_self_modules_inception4e_modules_branch3_modules_1_modules_conv_parameters_weight_ = None
        x_99 = torch.nn.functional.batch_norm(
            x_98,
            l_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_98 = l_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4e_modules_branch3_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4e_modules_branch3_modules_1_modules_bn_parameters_bias_ = None
        input_40 = torch.nn.functional.relu(x_99, inplace=True)
        x_99 = None
        input_41 = torch.nn.functional.max_pool2d(
            x_89, 3, 1, 1, 1, ceil_mode=True, return_indices=False
        )
        x_89 = None
        x_100 = torch.conv2d(
            input_41,
            l_self_modules_inception4e_modules_branch4_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_41 = l_self_modules_inception4e_modules_branch4_modules_1_modules_conv_parameters_weight_ = None
        x_101 = torch.nn.functional.batch_norm(
            x_100,
            l_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_100 = l_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception4e_modules_branch4_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception4e_modules_branch4_modules_1_modules_bn_parameters_bias_ = None
        input_42 = torch.nn.functional.relu(x_101, inplace=True)
        x_101 = None
        x_102 = torch.cat([branch1_6, input_38, input_40, input_42], 1)
        branch1_6 = input_38 = input_40 = input_42 = None
        x_103 = torch.nn.functional.max_pool2d(
            x_102, 2, 2, 0, 1, ceil_mode=True, return_indices=False
        )
        x_102 = None
        x_104 = torch.conv2d(
            x_103,
            l_self_modules_inception5a_modules_branch1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception5a_modules_branch1_modules_conv_parameters_weight_ = (
            None
        )
        x_105 = torch.nn.functional.batch_norm(
            x_104,
            l_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_mean_,
            l_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_var_,
            l_self_modules_inception5a_modules_branch1_modules_bn_parameters_weight_,
            l_self_modules_inception5a_modules_branch1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_104 = l_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_mean_ = l_self_modules_inception5a_modules_branch1_modules_bn_buffers_running_var_ = l_self_modules_inception5a_modules_branch1_modules_bn_parameters_weight_ = l_self_modules_inception5a_modules_branch1_modules_bn_parameters_bias_ = None
        branch1_7 = torch.nn.functional.relu(x_105, inplace=True)
        x_105 = None
        x_106 = torch.conv2d(
            x_103,
            l_self_modules_inception5a_modules_branch2_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception5a_modules_branch2_modules_0_modules_conv_parameters_weight_ = None
        x_107 = torch.nn.functional.batch_norm(
            x_106,
            l_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_106 = l_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception5a_modules_branch2_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception5a_modules_branch2_modules_0_modules_bn_parameters_bias_ = None
        input_43 = torch.nn.functional.relu(x_107, inplace=True)
        x_107 = None
        x_108 = torch.conv2d(
            input_43,
            l_self_modules_inception5a_modules_branch2_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_43 = l_self_modules_inception5a_modules_branch2_modules_1_modules_conv_parameters_weight_ = None
        x_109 = torch.nn.functional.batch_norm(
            x_108,
            l_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_108 = l_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception5a_modules_branch2_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception5a_modules_branch2_modules_1_modules_bn_parameters_bias_ = None
        input_44 = torch.nn.functional.relu(x_109, inplace=True)
        x_109 = None
        x_110 = torch.conv2d(
            x_103,
            l_self_modules_inception5a_modules_branch3_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception5a_modules_branch3_modules_0_modules_conv_parameters_weight_ = None
        x_111 = torch.nn.functional.batch_norm(
            x_110,
            l_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_110 = l_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception5a_modules_branch3_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception5a_modules_branch3_modules_0_modules_bn_parameters_bias_ = None
        input_45 = torch.nn.functional.relu(x_111, inplace=True)
        x_111 = None
        x_112 = torch.conv2d(
            input_45,
            l_self_modules_inception5a_modules_branch3_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_45 = l_self_modules_inception5a_modules_branch3_modules_1_modules_conv_parameters_weight_ = None
        x_113 = torch.nn.functional.batch_norm(
            x_112,
            l_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_112 = l_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception5a_modules_branch3_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception5a_modules_branch3_modules_1_modules_bn_parameters_bias_ = None
        input_46 = torch.nn.functional.relu(x_113, inplace=True)
        x_113 = None
        input_47 = torch.nn.functional.max_pool2d(
            x_103, 3, 1, 1, 1, ceil_mode=True, return_indices=False
        )
        x_103 = None
        x_114 = torch.conv2d(
            input_47,
            l_self_modules_inception5a_modules_branch4_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_47 = l_self_modules_inception5a_modules_branch4_modules_1_modules_conv_parameters_weight_ = None
        x_115 = torch.nn.functional.batch_norm(
            x_114,
            l_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_114 = l_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception5a_modules_branch4_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception5a_modules_branch4_modules_1_modules_bn_parameters_bias_ = None
        input_48 = torch.nn.functional.relu(x_115, inplace=True)
        x_115 = None
        x_116 = torch.cat([branch1_7, input_44, input_46, input_48], 1)
        branch1_7 = input_44 = input_46 = input_48 = None
        x_117 = torch.conv2d(
            x_116,
            l_self_modules_inception5b_modules_branch1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception5b_modules_branch1_modules_conv_parameters_weight_ = (
            None
        )
        x_118 = torch.nn.functional.batch_norm(
            x_117,
            l_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_mean_,
            l_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_var_,
            l_self_modules_inception5b_modules_branch1_modules_bn_parameters_weight_,
            l_self_modules_inception5b_modules_branch1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_117 = l_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_mean_ = l_self_modules_inception5b_modules_branch1_modules_bn_buffers_running_var_ = l_self_modules_inception5b_modules_branch1_modules_bn_parameters_weight_ = l_self_modules_inception5b_modules_branch1_modules_bn_parameters_bias_ = None
        branch1_8 = torch.nn.functional.relu(x_118, inplace=True)
        x_118 = None
        x_119 = torch.conv2d(
            x_116,
            l_self_modules_inception5b_modules_branch2_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception5b_modules_branch2_modules_0_modules_conv_parameters_weight_ = None
        x_120 = torch.nn.functional.batch_norm(
            x_119,
            l_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_119 = l_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception5b_modules_branch2_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception5b_modules_branch2_modules_0_modules_bn_parameters_bias_ = None
        input_49 = torch.nn.functional.relu(x_120, inplace=True)
        x_120 = None
        x_121 = torch.conv2d(
            input_49,
            l_self_modules_inception5b_modules_branch2_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_49 = l_self_modules_inception5b_modules_branch2_modules_1_modules_conv_parameters_weight_ = None
        x_122 = torch.nn.functional.batch_norm(
            x_121,
            l_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_121 = l_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception5b_modules_branch2_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception5b_modules_branch2_modules_1_modules_bn_parameters_bias_ = None
        input_50 = torch.nn.functional.relu(x_122, inplace=True)
        x_122 = None
        x_123 = torch.conv2d(
            x_116,
            l_self_modules_inception5b_modules_branch3_modules_0_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_inception5b_modules_branch3_modules_0_modules_conv_parameters_weight_ = None
        x_124 = torch.nn.functional.batch_norm(
            x_123,
            l_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_mean_,
            l_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_var_,
            l_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_weight_,
            l_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_123 = l_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_mean_ = l_self_modules_inception5b_modules_branch3_modules_0_modules_bn_buffers_running_var_ = l_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_weight_ = l_self_modules_inception5b_modules_branch3_modules_0_modules_bn_parameters_bias_ = None
        input_51 = torch.nn.functional.relu(x_124, inplace=True)
        x_124 = None
        x_125 = torch.conv2d(
            input_51,
            l_self_modules_inception5b_modules_branch3_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_51 = l_self_modules_inception5b_modules_branch3_modules_1_modules_conv_parameters_weight_ = None
        x_126 = torch.nn.functional.batch_norm(
            x_125,
            l_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_125 = l_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception5b_modules_branch3_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception5b_modules_branch3_modules_1_modules_bn_parameters_bias_ = None
        input_52 = torch.nn.functional.relu(x_126, inplace=True)
        x_126 = None
        input_53 = torch.nn.functional.max_pool2d(
            x_116, 3, 1, 1, 1, ceil_mode=True, return_indices=False
        )
        x_116 = None
        x_127 = torch.conv2d(
            input_53,
            l_self_modules_inception5b_modules_branch4_modules_1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_53 = l_self_modules_inception5b_modules_branch4_modules_1_modules_conv_parameters_weight_ = None
        x_128 = torch.nn.functional.batch_norm(
            x_127,
            l_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_mean_,
            l_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_var_,
            l_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_weight_,
            l_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_bias_,
            False,
            0.1,
            0.001,
        )
        x_127 = l_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_mean_ = l_self_modules_inception5b_modules_branch4_modules_1_modules_bn_buffers_running_var_ = l_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_weight_ = l_self_modules_inception5b_modules_branch4_modules_1_modules_bn_parameters_bias_ = None
        input_54 = torch.nn.functional.relu(x_128, inplace=True)
        x_128 = None
        x_129 = torch.cat([branch1_8, input_50, input_52, input_54], 1)
        branch1_8 = input_50 = input_52 = input_54 = None
        x_130 = torch.nn.functional.adaptive_avg_pool2d(x_129, (1, 1))
        x_129 = None
        x_131 = torch.flatten(x_130, 1)
        x_130 = None
        x_132 = torch.nn.functional.dropout(x_131, 0.2, False, False)
        x_131 = None
        x_133 = torch._C._nn.linear(
            x_132,
            l_self_modules_fc_parameters_weight_,
            l_self_modules_fc_parameters_bias_,
        )
        x_132 = l_self_modules_fc_parameters_weight_ = l_self_modules_fc_parameters_bias_ = None
        return (x_133,)
