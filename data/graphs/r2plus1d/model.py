import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_stem_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_x_: torch.Tensor,
        L_self_modules_stem_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_stem_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_stem_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_4_buffers_running_mean_: torch.Tensor,
        L_self_modules_stem_modules_4_buffers_running_var_: torch.Tensor,
        L_self_modules_stem_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_4_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_fc_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_self_modules_stem_modules_0_parameters_weight_ = (
            L_self_modules_stem_modules_0_parameters_weight_
        )
        l_x_ = L_x_
        l_self_modules_stem_modules_1_buffers_running_mean_ = (
            L_self_modules_stem_modules_1_buffers_running_mean_
        )
        l_self_modules_stem_modules_1_buffers_running_var_ = (
            L_self_modules_stem_modules_1_buffers_running_var_
        )
        l_self_modules_stem_modules_1_parameters_weight_ = (
            L_self_modules_stem_modules_1_parameters_weight_
        )
        l_self_modules_stem_modules_1_parameters_bias_ = (
            L_self_modules_stem_modules_1_parameters_bias_
        )
        l_self_modules_stem_modules_3_parameters_weight_ = (
            L_self_modules_stem_modules_3_parameters_weight_
        )
        l_self_modules_stem_modules_4_buffers_running_mean_ = (
            L_self_modules_stem_modules_4_buffers_running_mean_
        )
        l_self_modules_stem_modules_4_buffers_running_var_ = (
            L_self_modules_stem_modules_4_buffers_running_var_
        )
        l_self_modules_stem_modules_4_parameters_weight_ = (
            L_self_modules_stem_modules_4_parameters_weight_
        )
        l_self_modules_stem_modules_4_parameters_bias_ = (
            L_self_modules_stem_modules_4_parameters_bias_
        )
        l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_ = L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_
        l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_ = L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_
        l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_ = L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_
        l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_ = L_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_
        l_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_mean_ = L_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_mean_
        l_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_var_ = (
            L_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_var_
        )
        l_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_bias_ = (
            L_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_bias_
        )
        l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_ = L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_
        l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_ = L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_
        l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_ = L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_
        l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_ = L_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_
        l_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_mean_ = L_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_mean_
        l_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_var_ = (
            L_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_var_
        )
        l_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_bias_ = (
            L_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_bias_
        )
        l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_ = L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_
        l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_ = L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_
        l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_ = L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_
        l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_ = L_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_
        l_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_mean_ = L_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_mean_
        l_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_var_ = (
            L_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_var_
        )
        l_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_weight_ = (
            L_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_weight_
        )
        l_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_bias_ = (
            L_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_bias_
        )
        l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_ = L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_
        l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_ = L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_
        l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_ = L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_
        l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_ = L_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_
        l_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_mean_ = L_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_mean_
        l_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_var_ = (
            L_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_var_
        )
        l_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_weight_ = (
            L_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_weight_
        )
        l_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_bias_ = (
            L_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_bias_
        )
        l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_ = L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_
        l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_ = L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_
        l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_ = L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_
        l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_ = L_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_
        l_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_mean_ = L_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_mean_
        l_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_var_ = (
            L_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_var_
        )
        l_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_bias_ = (
            L_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_bias_
        )
        l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_ = L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_
        l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_ = L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_
        l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_ = L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_
        l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_ = L_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_
        l_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_mean_ = L_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_mean_
        l_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_var_ = (
            L_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_var_
        )
        l_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_bias_ = (
            L_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_bias_
        )
        l_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_ = L_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_
        l_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_ = L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_
        l_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_ = L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_
        l_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_ = L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_
        l_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_ = L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_
        l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_ = L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_
        l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_ = L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_
        l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_ = L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_
        l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_ = L_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_
        l_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_mean_ = L_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_mean_
        l_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_var_ = (
            L_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_var_
        )
        l_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_weight_ = (
            L_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_weight_
        )
        l_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_bias_ = (
            L_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_bias_
        )
        l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_ = L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_
        l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_ = L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_
        l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_ = L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_
        l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_ = L_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_
        l_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_mean_ = L_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_mean_
        l_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_var_ = (
            L_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_var_
        )
        l_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_weight_ = (
            L_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_weight_
        )
        l_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_bias_ = (
            L_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_bias_
        )
        l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_ = L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_
        l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_ = L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_
        l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_ = L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_
        l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_ = L_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_
        l_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_mean_ = L_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_mean_
        l_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_var_ = (
            L_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_var_
        )
        l_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_bias_ = (
            L_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_bias_
        )
        l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_ = L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_
        l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_ = L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_
        l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_ = L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_
        l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_ = L_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_
        l_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_mean_ = L_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_mean_
        l_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_var_ = (
            L_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_var_
        )
        l_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_bias_ = (
            L_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_bias_
        )
        l_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_ = L_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_
        l_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_ = L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_
        l_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_ = L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_
        l_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_ = L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_
        l_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_ = L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_
        l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_ = L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_
        l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_ = L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_
        l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_ = L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_
        l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_ = L_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_
        l_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_mean_ = L_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_mean_
        l_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_var_ = (
            L_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_var_
        )
        l_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_weight_ = (
            L_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_weight_
        )
        l_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_bias_ = (
            L_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_bias_
        )
        l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_ = L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_
        l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_ = L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_
        l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_ = L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_
        l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_ = L_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_
        l_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_mean_ = L_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_mean_
        l_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_var_ = (
            L_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_var_
        )
        l_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_weight_ = (
            L_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_weight_
        )
        l_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_bias_ = (
            L_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_bias_
        )
        l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_ = L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_
        l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_ = L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_
        l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_ = L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_
        l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_ = L_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_
        l_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_mean_ = L_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_mean_
        l_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_var_ = (
            L_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_var_
        )
        l_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_bias_ = (
            L_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_bias_
        )
        l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_ = L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_
        l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_ = L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_
        l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_ = L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_
        l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_ = L_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_
        l_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_mean_ = L_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_mean_
        l_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_var_ = (
            L_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_var_
        )
        l_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_bias_ = (
            L_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_bias_
        )
        l_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_ = L_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_
        l_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_ = L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_
        l_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_ = L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_
        l_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_ = L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_
        l_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_ = L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_
        l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_ = L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_
        l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_ = L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_
        l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_ = L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_
        l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_ = L_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_
        l_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_mean_ = L_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_mean_
        l_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_var_ = (
            L_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_var_
        )
        l_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_weight_ = (
            L_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_weight_
        )
        l_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_bias_ = (
            L_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_bias_
        )
        l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_ = L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_
        l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_ = L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_
        l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_ = L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_
        l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_ = L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_
        l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_ = L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_
        l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_ = L_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_
        l_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_mean_ = L_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_mean_
        l_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_var_ = (
            L_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_var_
        )
        l_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_weight_ = (
            L_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_weight_
        )
        l_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_bias_ = (
            L_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_bias_
        )
        l_self_modules_fc_parameters_weight_ = L_self_modules_fc_parameters_weight_
        l_self_modules_fc_parameters_bias_ = L_self_modules_fc_parameters_bias_
        input_1 = torch.conv3d(
            l_x_,
            l_self_modules_stem_modules_0_parameters_weight_,
            None,
            (1, 2, 2),
            (0, 3, 3),
            (1, 1, 1),
            1,
        )
        l_x_ = l_self_modules_stem_modules_0_parameters_weight_ = None
        input_2 = torch.nn.functional.batch_norm(
            input_1,
            l_self_modules_stem_modules_1_buffers_running_mean_,
            l_self_modules_stem_modules_1_buffers_running_var_,
            l_self_modules_stem_modules_1_parameters_weight_,
            l_self_modules_stem_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_1 = l_self_modules_stem_modules_1_buffers_running_mean_ = l_self_modules_stem_modules_1_buffers_running_var_ = l_self_modules_stem_modules_1_parameters_weight_ = l_self_modules_stem_modules_1_parameters_bias_ = None
        input_3 = torch.nn.functional.relu(input_2, inplace=True)
        input_2 = None
        input_4 = torch.conv3d(
            input_3,
            l_self_modules_stem_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_3 = l_self_modules_stem_modules_3_parameters_weight_ = None
        input_5 = torch.nn.functional.batch_norm(
            input_4,
            l_self_modules_stem_modules_4_buffers_running_mean_,
            l_self_modules_stem_modules_4_buffers_running_var_,
            l_self_modules_stem_modules_4_parameters_weight_,
            l_self_modules_stem_modules_4_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_4 = l_self_modules_stem_modules_4_buffers_running_mean_ = l_self_modules_stem_modules_4_buffers_running_var_ = l_self_modules_stem_modules_4_parameters_weight_ = l_self_modules_stem_modules_4_parameters_bias_ = None
        input_6 = torch.nn.functional.relu(input_5, inplace=True)
        input_5 = None
        input_7 = torch.conv3d(
            input_6,
            l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_,
            None,
            (1, 1, 1),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_ = None
        input_8 = torch.nn.functional.batch_norm(
            input_7,
            l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_7 = l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_ = l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_ = None
        input_9 = torch.nn.functional.relu(input_8, inplace=True)
        input_8 = None
        input_10 = torch.conv3d(
            input_9,
            l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_9 = l_self_modules_layer1_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_ = None
        input_11 = torch.nn.functional.batch_norm(
            input_10,
            l_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_10 = l_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_conv1_modules_1_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_weight_ = l_self_modules_layer1_modules_0_modules_conv1_modules_1_parameters_bias_ = None
        input_12 = torch.nn.functional.relu(input_11, inplace=True)
        input_11 = None
        input_13 = torch.conv3d(
            input_12,
            l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_,
            None,
            (1, 1, 1),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        input_12 = l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_ = None
        input_14 = torch.nn.functional.batch_norm(
            input_13,
            l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_13 = l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_ = l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_ = None
        input_15 = torch.nn.functional.relu(input_14, inplace=True)
        input_14 = None
        input_16 = torch.conv3d(
            input_15,
            l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_15 = l_self_modules_layer1_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_ = None
        input_17 = torch.nn.functional.batch_norm(
            input_16,
            l_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_16 = l_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_conv2_modules_1_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_weight_ = l_self_modules_layer1_modules_0_modules_conv2_modules_1_parameters_bias_ = None
        input_17 += input_6
        out = input_17
        input_17 = input_6 = None
        out_1 = torch.nn.functional.relu(out, inplace=True)
        out = None
        input_18 = torch.conv3d(
            out_1,
            l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_,
            None,
            (1, 1, 1),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_ = None
        input_19 = torch.nn.functional.batch_norm(
            input_18,
            l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_18 = l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_ = l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_ = None
        input_20 = torch.nn.functional.relu(input_19, inplace=True)
        input_19 = None
        input_21 = torch.conv3d(
            input_20,
            l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_20 = l_self_modules_layer1_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_ = None
        input_22 = torch.nn.functional.batch_norm(
            input_21,
            l_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_mean_,
            l_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_var_,
            l_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_weight_,
            l_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_21 = l_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_mean_ = l_self_modules_layer1_modules_1_modules_conv1_modules_1_buffers_running_var_ = l_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_weight_ = l_self_modules_layer1_modules_1_modules_conv1_modules_1_parameters_bias_ = None
        input_23 = torch.nn.functional.relu(input_22, inplace=True)
        input_22 = None
        input_24 = torch.conv3d(
            input_23,
            l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_,
            None,
            (1, 1, 1),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        input_23 = l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_ = None
        input_25 = torch.nn.functional.batch_norm(
            input_24,
            l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_24 = l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_ = l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_ = None
        input_26 = torch.nn.functional.relu(input_25, inplace=True)
        input_25 = None
        input_27 = torch.conv3d(
            input_26,
            l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_26 = l_self_modules_layer1_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_ = None
        input_28 = torch.nn.functional.batch_norm(
            input_27,
            l_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_mean_,
            l_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_var_,
            l_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_weight_,
            l_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_27 = l_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_mean_ = l_self_modules_layer1_modules_1_modules_conv2_modules_1_buffers_running_var_ = l_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_weight_ = l_self_modules_layer1_modules_1_modules_conv2_modules_1_parameters_bias_ = None
        input_28 += out_1
        out_2 = input_28
        input_28 = out_1 = None
        out_3 = torch.nn.functional.relu(out_2, inplace=True)
        out_2 = None
        input_29 = torch.conv3d(
            out_3,
            l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_,
            None,
            (1, 2, 2),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_ = None
        input_30 = torch.nn.functional.batch_norm(
            input_29,
            l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_29 = l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_ = l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_ = None
        input_31 = torch.nn.functional.relu(input_30, inplace=True)
        input_30 = None
        input_32 = torch.conv3d(
            input_31,
            l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_,
            None,
            (2, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_31 = l_self_modules_layer2_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_ = None
        input_33 = torch.nn.functional.batch_norm(
            input_32,
            l_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_32 = l_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_conv1_modules_1_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_weight_ = l_self_modules_layer2_modules_0_modules_conv1_modules_1_parameters_bias_ = None
        input_34 = torch.nn.functional.relu(input_33, inplace=True)
        input_33 = None
        input_35 = torch.conv3d(
            input_34,
            l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_,
            None,
            (1, 1, 1),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        input_34 = l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_ = None
        input_36 = torch.nn.functional.batch_norm(
            input_35,
            l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_35 = l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_ = l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_ = None
        input_37 = torch.nn.functional.relu(input_36, inplace=True)
        input_36 = None
        input_38 = torch.conv3d(
            input_37,
            l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_37 = l_self_modules_layer2_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_ = None
        input_39 = torch.nn.functional.batch_norm(
            input_38,
            l_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_38 = l_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_conv2_modules_1_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_weight_ = l_self_modules_layer2_modules_0_modules_conv2_modules_1_parameters_bias_ = None
        input_40 = torch.conv3d(
            out_3,
            l_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_,
            None,
            (2, 2, 2),
            (0, 0, 0),
            (1, 1, 1),
            1,
        )
        out_3 = l_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_ = None
        input_41 = torch.nn.functional.batch_norm(
            input_40,
            l_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_40 = l_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_ = l_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_ = None
        input_39 += input_41
        out_4 = input_39
        input_39 = input_41 = None
        out_5 = torch.nn.functional.relu(out_4, inplace=True)
        out_4 = None
        input_42 = torch.conv3d(
            out_5,
            l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_,
            None,
            (1, 1, 1),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_ = None
        input_43 = torch.nn.functional.batch_norm(
            input_42,
            l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_42 = l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_ = l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_ = None
        input_44 = torch.nn.functional.relu(input_43, inplace=True)
        input_43 = None
        input_45 = torch.conv3d(
            input_44,
            l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_44 = l_self_modules_layer2_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_ = None
        input_46 = torch.nn.functional.batch_norm(
            input_45,
            l_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_mean_,
            l_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_var_,
            l_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_weight_,
            l_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_45 = l_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_mean_ = l_self_modules_layer2_modules_1_modules_conv1_modules_1_buffers_running_var_ = l_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_weight_ = l_self_modules_layer2_modules_1_modules_conv1_modules_1_parameters_bias_ = None
        input_47 = torch.nn.functional.relu(input_46, inplace=True)
        input_46 = None
        input_48 = torch.conv3d(
            input_47,
            l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_,
            None,
            (1, 1, 1),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        input_47 = l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_ = None
        input_49 = torch.nn.functional.batch_norm(
            input_48,
            l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_48 = l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_ = l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_ = None
        input_50 = torch.nn.functional.relu(input_49, inplace=True)
        input_49 = None
        input_51 = torch.conv3d(
            input_50,
            l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_50 = l_self_modules_layer2_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_ = None
        input_52 = torch.nn.functional.batch_norm(
            input_51,
            l_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_mean_,
            l_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_var_,
            l_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_weight_,
            l_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_51 = l_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_mean_ = l_self_modules_layer2_modules_1_modules_conv2_modules_1_buffers_running_var_ = l_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_weight_ = l_self_modules_layer2_modules_1_modules_conv2_modules_1_parameters_bias_ = None
        input_52 += out_5
        out_6 = input_52
        input_52 = out_5 = None
        out_7 = torch.nn.functional.relu(out_6, inplace=True)
        out_6 = None
        input_53 = torch.conv3d(
            out_7,
            l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_,
            None,
            (1, 2, 2),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_ = None
        input_54 = torch.nn.functional.batch_norm(
            input_53,
            l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_53 = l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_ = l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_ = None
        input_55 = torch.nn.functional.relu(input_54, inplace=True)
        input_54 = None
        input_56 = torch.conv3d(
            input_55,
            l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_,
            None,
            (2, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_55 = l_self_modules_layer3_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_ = None
        input_57 = torch.nn.functional.batch_norm(
            input_56,
            l_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_56 = l_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_conv1_modules_1_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_weight_ = l_self_modules_layer3_modules_0_modules_conv1_modules_1_parameters_bias_ = None
        input_58 = torch.nn.functional.relu(input_57, inplace=True)
        input_57 = None
        input_59 = torch.conv3d(
            input_58,
            l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_,
            None,
            (1, 1, 1),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        input_58 = l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_ = None
        input_60 = torch.nn.functional.batch_norm(
            input_59,
            l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_59 = l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_ = l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_ = None
        input_61 = torch.nn.functional.relu(input_60, inplace=True)
        input_60 = None
        input_62 = torch.conv3d(
            input_61,
            l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_61 = l_self_modules_layer3_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_ = None
        input_63 = torch.nn.functional.batch_norm(
            input_62,
            l_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_62 = l_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_conv2_modules_1_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_weight_ = l_self_modules_layer3_modules_0_modules_conv2_modules_1_parameters_bias_ = None
        input_64 = torch.conv3d(
            out_7,
            l_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_,
            None,
            (2, 2, 2),
            (0, 0, 0),
            (1, 1, 1),
            1,
        )
        out_7 = l_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_ = None
        input_65 = torch.nn.functional.batch_norm(
            input_64,
            l_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_64 = l_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_ = l_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_ = None
        input_63 += input_65
        out_8 = input_63
        input_63 = input_65 = None
        out_9 = torch.nn.functional.relu(out_8, inplace=True)
        out_8 = None
        input_66 = torch.conv3d(
            out_9,
            l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_,
            None,
            (1, 1, 1),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_ = None
        input_67 = torch.nn.functional.batch_norm(
            input_66,
            l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_66 = l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_ = l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_ = None
        input_68 = torch.nn.functional.relu(input_67, inplace=True)
        input_67 = None
        input_69 = torch.conv3d(
            input_68,
            l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_68 = l_self_modules_layer3_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_ = None
        input_70 = torch.nn.functional.batch_norm(
            input_69,
            l_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_mean_,
            l_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_var_,
            l_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_weight_,
            l_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_69 = l_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_mean_ = l_self_modules_layer3_modules_1_modules_conv1_modules_1_buffers_running_var_ = l_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_weight_ = l_self_modules_layer3_modules_1_modules_conv1_modules_1_parameters_bias_ = None
        input_71 = torch.nn.functional.relu(input_70, inplace=True)
        input_70 = None
        input_72 = torch.conv3d(
            input_71,
            l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_,
            None,
            (1, 1, 1),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        input_71 = l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_ = None
        input_73 = torch.nn.functional.batch_norm(
            input_72,
            l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_72 = l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_ = l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_ = None
        input_74 = torch.nn.functional.relu(input_73, inplace=True)
        input_73 = None
        input_75 = torch.conv3d(
            input_74,
            l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_74 = l_self_modules_layer3_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_ = None
        input_76 = torch.nn.functional.batch_norm(
            input_75,
            l_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_mean_,
            l_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_var_,
            l_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_weight_,
            l_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_75 = l_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_mean_ = l_self_modules_layer3_modules_1_modules_conv2_modules_1_buffers_running_var_ = l_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_weight_ = l_self_modules_layer3_modules_1_modules_conv2_modules_1_parameters_bias_ = None
        input_76 += out_9
        out_10 = input_76
        input_76 = out_9 = None
        out_11 = torch.nn.functional.relu(out_10, inplace=True)
        out_10 = None
        input_77 = torch.conv3d(
            out_11,
            l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_,
            None,
            (1, 2, 2),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_0_parameters_weight_ = None
        input_78 = torch.nn.functional.batch_norm(
            input_77,
            l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_77 = l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_weight_ = l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_1_parameters_bias_ = None
        input_79 = torch.nn.functional.relu(input_78, inplace=True)
        input_78 = None
        input_80 = torch.conv3d(
            input_79,
            l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_,
            None,
            (2, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_79 = l_self_modules_layer4_modules_0_modules_conv1_modules_0_modules_3_parameters_weight_ = None
        input_81 = torch.nn.functional.batch_norm(
            input_80,
            l_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_80 = l_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_conv1_modules_1_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_weight_ = l_self_modules_layer4_modules_0_modules_conv1_modules_1_parameters_bias_ = None
        input_82 = torch.nn.functional.relu(input_81, inplace=True)
        input_81 = None
        input_83 = torch.conv3d(
            input_82,
            l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_,
            None,
            (1, 1, 1),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        input_82 = l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_0_parameters_weight_ = None
        input_84 = torch.nn.functional.batch_norm(
            input_83,
            l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_83 = l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_weight_ = l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_1_parameters_bias_ = None
        input_85 = torch.nn.functional.relu(input_84, inplace=True)
        input_84 = None
        input_86 = torch.conv3d(
            input_85,
            l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_85 = l_self_modules_layer4_modules_0_modules_conv2_modules_0_modules_3_parameters_weight_ = None
        input_87 = torch.nn.functional.batch_norm(
            input_86,
            l_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_86 = l_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_conv2_modules_1_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_weight_ = l_self_modules_layer4_modules_0_modules_conv2_modules_1_parameters_bias_ = None
        input_88 = torch.conv3d(
            out_11,
            l_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_,
            None,
            (2, 2, 2),
            (0, 0, 0),
            (1, 1, 1),
            1,
        )
        out_11 = l_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_ = None
        input_89 = torch.nn.functional.batch_norm(
            input_88,
            l_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_88 = l_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_ = l_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_ = None
        input_87 += input_89
        out_12 = input_87
        input_87 = input_89 = None
        out_13 = torch.nn.functional.relu(out_12, inplace=True)
        out_12 = None
        input_90 = torch.conv3d(
            out_13,
            l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_,
            None,
            (1, 1, 1),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_0_parameters_weight_ = None
        input_91 = torch.nn.functional.batch_norm(
            input_90,
            l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_90 = l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_weight_ = l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_1_parameters_bias_ = None
        input_92 = torch.nn.functional.relu(input_91, inplace=True)
        input_91 = None
        input_93 = torch.conv3d(
            input_92,
            l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_92 = l_self_modules_layer4_modules_1_modules_conv1_modules_0_modules_3_parameters_weight_ = None
        input_94 = torch.nn.functional.batch_norm(
            input_93,
            l_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_mean_,
            l_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_var_,
            l_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_weight_,
            l_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_93 = l_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_mean_ = l_self_modules_layer4_modules_1_modules_conv1_modules_1_buffers_running_var_ = l_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_weight_ = l_self_modules_layer4_modules_1_modules_conv1_modules_1_parameters_bias_ = None
        input_95 = torch.nn.functional.relu(input_94, inplace=True)
        input_94 = None
        input_96 = torch.conv3d(
            input_95,
            l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_,
            None,
            (1, 1, 1),
            (0, 1, 1),
            (1, 1, 1),
            1,
        )
        input_95 = l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_0_parameters_weight_ = None
        input_97 = torch.nn.functional.batch_norm(
            input_96,
            l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_,
            l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_,
            l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_96 = l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_mean_ = l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_buffers_running_var_ = l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_weight_ = l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_1_parameters_bias_ = None
        input_98 = torch.nn.functional.relu(input_97, inplace=True)
        input_97 = None
        input_99 = torch.conv3d(
            input_98,
            l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_,
            None,
            (1, 1, 1),
            (1, 0, 0),
            (1, 1, 1),
            1,
        )
        input_98 = l_self_modules_layer4_modules_1_modules_conv2_modules_0_modules_3_parameters_weight_ = None
        input_100 = torch.nn.functional.batch_norm(
            input_99,
            l_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_mean_,
            l_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_var_,
            l_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_weight_,
            l_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_99 = l_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_mean_ = l_self_modules_layer4_modules_1_modules_conv2_modules_1_buffers_running_var_ = l_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_weight_ = l_self_modules_layer4_modules_1_modules_conv2_modules_1_parameters_bias_ = None
        input_100 += out_13
        out_14 = input_100
        input_100 = out_13 = None
        out_15 = torch.nn.functional.relu(out_14, inplace=True)
        out_14 = None
        x = torch.nn.functional.adaptive_avg_pool3d(out_15, (1, 1, 1))
        out_15 = None
        x_1 = x.flatten(1)
        x = None
        x_2 = torch._C._nn.linear(
            x_1,
            l_self_modules_fc_parameters_weight_,
            l_self_modules_fc_parameters_bias_,
        )
        x_1 = l_self_modules_fc_parameters_weight_ = l_self_modules_fc_parameters_bias_ = None
        return (x_2,)
