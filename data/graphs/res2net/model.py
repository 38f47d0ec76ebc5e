import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_x_: torch.Tensor,
        L_self_modules_bn1_buffers_running_mean_: torch.Tensor,
        L_self_modules_bn1_buffers_running_var_: torch.Tensor,
        L_self_modules_bn1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_bn1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bn1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bn1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bn1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bn1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_convs_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_convs_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_convs_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_convs_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_convs_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_convs_modules_5_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_convs_modules_6_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_conv3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bn3_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bn3_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_bn3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_bn3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_downsample_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bn1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bn1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bn1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bn1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_convs_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_convs_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_convs_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_convs_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_convs_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_convs_modules_5_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_convs_modules_6_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_conv3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bn3_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bn3_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_bn3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_bn3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bn1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bn1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bn1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bn1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_convs_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_convs_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_convs_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_convs_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_convs_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_convs_modules_5_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_convs_modules_6_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_conv3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bn3_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bn3_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_bn3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_bn3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bn1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bn1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bn1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bn1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_convs_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_convs_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_convs_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_convs_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_convs_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_convs_modules_5_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_convs_modules_6_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_conv3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bn3_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bn3_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_bn3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_bn3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_fc_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_self_modules_conv1_parameters_weight_ = (
            L_self_modules_conv1_parameters_weight_
        )
        l_x_ = L_x_
        l_self_modules_bn1_buffers_running_mean_ = (
            L_self_modules_bn1_buffers_running_mean_
        )
        l_self_modules_bn1_buffers_running_var_ = (
            L_self_modules_bn1_buffers_running_var_
        )
        l_self_modules_bn1_parameters_weight_ = L_self_modules_bn1_parameters_weight_
        l_self_modules_bn1_parameters_bias_ = L_self_modules_bn1_parameters_bias_
        l_self_modules_layer1_modules_0_modules_conv1_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_conv1_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bn1_buffers_running_mean_ = (
            L_self_modules_layer1_modules_0_modules_bn1_buffers_running_mean_
        )
        l_self_modules_layer1_modules_0_modules_bn1_buffers_running_var_ = (
            L_self_modules_layer1_modules_0_modules_bn1_buffers_running_var_
        )
        l_self_modules_layer1_modules_0_modules_bn1_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_bn1_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bn1_parameters_bias_ = (
            L_self_modules_layer1_modules_0_modules_bn1_parameters_bias_
        )
        l_self_modules_layer1_modules_0_modules_convs_modules_0_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_convs_modules_0_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_mean_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_mean_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_var_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_var_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_bias_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_bias_
        )
        l_self_modules_layer1_modules_0_modules_convs_modules_1_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_convs_modules_1_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_mean_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_mean_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_var_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_var_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_bias_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_bias_
        )
        l_self_modules_layer1_modules_0_modules_convs_modules_2_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_convs_modules_2_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_mean_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_mean_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_var_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_var_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_bias_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_bias_
        )
        l_self_modules_layer1_modules_0_modules_convs_modules_3_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_convs_modules_3_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_mean_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_mean_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_var_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_var_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_bias_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_bias_
        )
        l_self_modules_layer1_modules_0_modules_convs_modules_4_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_convs_modules_4_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_mean_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_mean_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_var_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_var_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_bias_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_bias_
        )
        l_self_modules_layer1_modules_0_modules_convs_modules_5_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_convs_modules_5_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_mean_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_mean_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_var_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_var_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_bias_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_bias_
        )
        l_self_modules_layer1_modules_0_modules_convs_modules_6_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_convs_modules_6_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_mean_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_mean_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_var_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_var_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_bias_ = (
            L_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_bias_
        )
        l_self_modules_layer1_modules_0_modules_conv3_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_conv3_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bn3_buffers_running_mean_ = (
            L_self_modules_layer1_modules_0_modules_bn3_buffers_running_mean_
        )
        l_self_modules_layer1_modules_0_modules_bn3_buffers_running_var_ = (
            L_self_modules_layer1_modules_0_modules_bn3_buffers_running_var_
        )
        l_self_modules_layer1_modules_0_modules_bn3_parameters_weight_ = (
            L_self_modules_layer1_modules_0_modules_bn3_parameters_weight_
        )
        l_self_modules_layer1_modules_0_modules_bn3_parameters_bias_ = (
            L_self_modules_layer1_modules_0_modules_bn3_parameters_bias_
        )
        l_self_modules_layer1_modules_0_modules_downsample_modules_0_parameters_weight_ = L_self_modules_layer1_modules_0_modules_downsample_modules_0_parameters_weight_
        l_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_mean_ = L_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_mean_
        l_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_var_ = L_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_var_
        l_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_weight_ = L_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_weight_
        l_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_bias_ = L_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_bias_
        l_self_modules_layer2_modules_0_modules_conv1_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_conv1_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bn1_buffers_running_mean_ = (
            L_self_modules_layer2_modules_0_modules_bn1_buffers_running_mean_
        )
        l_self_modules_layer2_modules_0_modules_bn1_buffers_running_var_ = (
            L_self_modules_layer2_modules_0_modules_bn1_buffers_running_var_
        )
        l_self_modules_layer2_modules_0_modules_bn1_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_bn1_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bn1_parameters_bias_ = (
            L_self_modules_layer2_modules_0_modules_bn1_parameters_bias_
        )
        l_self_modules_layer2_modules_0_modules_convs_modules_0_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_convs_modules_0_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_mean_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_mean_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_var_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_var_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_bias_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_bias_
        )
        l_self_modules_layer2_modules_0_modules_convs_modules_1_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_convs_modules_1_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_mean_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_mean_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_var_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_var_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_bias_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_bias_
        )
        l_self_modules_layer2_modules_0_modules_convs_modules_2_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_convs_modules_2_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_mean_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_mean_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_var_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_var_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_bias_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_bias_
        )
        l_self_modules_layer2_modules_0_modules_convs_modules_3_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_convs_modules_3_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_mean_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_mean_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_var_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_var_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_bias_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_bias_
        )
        l_self_modules_layer2_modules_0_modules_convs_modules_4_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_convs_modules_4_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_mean_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_mean_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_var_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_var_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_bias_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_bias_
        )
        l_self_modules_layer2_modules_0_modules_convs_modules_5_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_convs_modules_5_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_mean_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_mean_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_var_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_var_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_bias_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_bias_
        )
        l_self_modules_layer2_modules_0_modules_convs_modules_6_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_convs_modules_6_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_mean_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_mean_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_var_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_var_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_bias_ = (
            L_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_bias_
        )
        l_self_modules_layer2_modules_0_modules_conv3_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_conv3_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bn3_buffers_running_mean_ = (
            L_self_modules_layer2_modules_0_modules_bn3_buffers_running_mean_
        )
        l_self_modules_layer2_modules_0_modules_bn3_buffers_running_var_ = (
            L_self_modules_layer2_modules_0_modules_bn3_buffers_running_var_
        )
        l_self_modules_layer2_modules_0_modules_bn3_parameters_weight_ = (
            L_self_modules_layer2_modules_0_modules_bn3_parameters_weight_
        )
        l_self_modules_layer2_modules_0_modules_bn3_parameters_bias_ = (
            L_self_modules_layer2_modules_0_modules_bn3_parameters_bias_
        )
        l_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_ = L_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_
        l_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_ = L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_
        l_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_ = L_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_
        l_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_ = L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_
        l_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_ = L_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_
        l_self_modules_layer3_modules_0_modules_conv1_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_conv1_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bn1_buffers_running_mean_ = (
            L_self_modules_layer3_modules_0_modules_bn1_buffers_running_mean_
        )
        l_self_modules_layer3_modules_0_modules_bn1_buffers_running_var_ = (
            L_self_modules_layer3_modules_0_modules_bn1_buffers_running_var_
        )
        l_self_modules_layer3_modules_0_modules_bn1_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_bn1_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bn1_parameters_bias_ = (
            L_self_modules_layer3_modules_0_modules_bn1_parameters_bias_
        )
        l_self_modules_layer3_modules_0_modules_convs_modules_0_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_convs_modules_0_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_mean_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_mean_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_var_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_var_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_bias_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_bias_
        )
        l_self_modules_layer3_modules_0_modules_convs_modules_1_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_convs_modules_1_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_mean_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_mean_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_var_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_var_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_bias_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_bias_
        )
        l_self_modules_layer3_modules_0_modules_convs_modules_2_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_convs_modules_2_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_mean_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_mean_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_var_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_var_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_bias_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_bias_
        )
        l_self_modules_layer3_modules_0_modules_convs_modules_3_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_convs_modules_3_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_mean_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_mean_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_var_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_var_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_bias_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_bias_
        )
        l_self_modules_layer3_modules_0_modules_convs_modules_4_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_convs_modules_4_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_mean_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_mean_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_var_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_var_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_bias_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_bias_
        )
        l_self_modules_layer3_modules_0_modules_convs_modules_5_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_convs_modules_5_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_mean_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_mean_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_var_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_var_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_bias_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_bias_
        )
        l_self_modules_layer3_modules_0_modules_convs_modules_6_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_convs_modules_6_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_mean_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_mean_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_var_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_var_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_bias_ = (
            L_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_bias_
        )
        l_self_modules_layer3_modules_0_modules_conv3_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_conv3_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bn3_buffers_running_mean_ = (
            L_self_modules_layer3_modules_0_modules_bn3_buffers_running_mean_
        )
        l_self_modules_layer3_modules_0_modules_bn3_buffers_running_var_ = (
            L_self_modules_layer3_modules_0_modules_bn3_buffers_running_var_
        )
        l_self_modules_layer3_modules_0_modules_bn3_parameters_weight_ = (
            L_self_modules_layer3_modules_0_modules_bn3_parameters_weight_
        )
        l_self_modules_layer3_modules_0_modules_bn3_parameters_bias_ = (
            L_self_modules_layer3_modules_0_modules_bn3_parameters_bias_
        )
        l_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_ = L_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_
        l_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_ = L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_
        l_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_ = L_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_
        l_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_ = L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_
        l_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_ = L_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_
        l_self_modules_layer4_modules_0_modules_conv1_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_conv1_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bn1_buffers_running_mean_ = (
            L_self_modules_layer4_modules_0_modules_bn1_buffers_running_mean_
        )
        l_self_modules_layer4_modules_0_modules_bn1_buffers_running_var_ = (
            L_self_modules_layer4_modules_0_modules_bn1_buffers_running_var_
        )
        l_self_modules_layer4_modules_0_modules_bn1_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_bn1_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bn1_parameters_bias_ = (
            L_self_modules_layer4_modules_0_modules_bn1_parameters_bias_
        )
        l_self_modules_layer4_modules_0_modules_convs_modules_0_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_convs_modules_0_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_mean_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_mean_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_var_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_var_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_bias_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_bias_
        )
        l_self_modules_layer4_modules_0_modules_convs_modules_1_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_convs_modules_1_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_mean_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_mean_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_var_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_var_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_bias_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_bias_
        )
        l_self_modules_layer4_modules_0_modules_convs_modules_2_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_convs_modules_2_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_mean_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_mean_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_var_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_var_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_bias_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_bias_
        )
        l_self_modules_layer4_modules_0_modules_convs_modules_3_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_convs_modules_3_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_mean_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_mean_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_var_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_var_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_bias_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_bias_
        )
        l_self_modules_layer4_modules_0_modules_convs_modules_4_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_convs_modules_4_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_mean_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_mean_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_var_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_var_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_bias_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_bias_
        )
        l_self_modules_layer4_modules_0_modules_convs_modules_5_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_convs_modules_5_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_mean_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_mean_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_var_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_var_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_bias_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_bias_
        )
        l_self_modules_layer4_modules_0_modules_convs_modules_6_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_convs_modules_6_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_mean_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_mean_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_var_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_var_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_bias_ = (
            L_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_bias_
        )
        l_self_modules_layer4_modules_0_modules_conv3_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_conv3_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bn3_buffers_running_mean_ = (
            L_self_modules_layer4_modules_0_modules_bn3_buffers_running_mean_
        )
        l_self_modules_layer4_modules_0_modules_bn3_buffers_running_var_ = (
            L_self_modules_layer4_modules_0_modules_bn3_buffers_running_var_
        )
        l_self_modules_layer4_modules_0_modules_bn3_parameters_weight_ = (
            L_self_modules_layer4_modules_0_modules_bn3_parameters_weight_
        )
        l_self_modules_layer4_modules_0_modules_bn3_parameters_bias_ = (
            L_self_modules_layer4_modules_0_modules_bn3_parameters_bias_
        )
        l_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_ = L_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_
        l_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_ = L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_
        l_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_ = L_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_
        l_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_ = L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_
        l_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_ = L_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_
        l_self_modules_fc_parameters_weight_ = L_self_modules_fc_parameters_weight_
        l_self_modules_fc_parameters_bias_ = L_self_modules_fc_parameters_bias_
        x = torch.conv2d(
            l_x_,
            l_self_modules_conv1_parameters_weight_,
            None,
            (2, 2),
            (3, 3),
            (1, 1),
            1,
        )
        l_x_ = l_self_modules_conv1_parameters_weight_ = None
        x_1 = torch.nn.functional.batch_norm(
            x,
            l_self_modules_bn1_buffers_running_mean_,
            l_self_modules_bn1_buffers_running_var_,
            l_self_modules_bn1_parameters_weight_,
            l_self_modules_bn1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x = l_self_modules_bn1_buffers_running_mean_ = l_self_modules_bn1_buffers_running_var_ = l_self_modules_bn1_parameters_weight_ = l_self_modules_bn1_parameters_bias_ = None
        x_2 = torch.nn.functional.relu(x_1, inplace=True)
        x_1 = None
        x_3 = torch.nn.functional.max_pool2d(
            x_2, 3, 2, 1, 1, ceil_mode=False, return_indices=False
        )
        x_2 = None
        out = torch.conv2d(
            x_3,
            l_self_modules_layer1_modules_0_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_layer1_modules_0_modules_conv1_parameters_weight_ = None
        out_1 = torch.nn.functional.batch_norm(
            out,
            l_self_modules_layer1_modules_0_modules_bn1_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_bn1_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_bn1_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_bn1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        out = l_self_modules_layer1_modules_0_modules_bn1_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_bn1_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_bn1_parameters_weight_ = l_self_modules_layer1_modules_0_modules_bn1_parameters_bias_ = None
        out_2 = torch.nn.functional.relu(out_1, inplace=True)
        out_1 = None
        split = torch.functional.split(out_2, 14, 1)
        out_2 = None
        sp = split[0]
        sp_4 = split[1]
        sp_8 = split[2]
        sp_12 = split[3]
        sp_16 = split[4]
        sp_20 = split[5]
        sp_24 = split[6]
        getitem_7 = split[7]
        split = None
        sp_1 = torch.conv2d(
            sp,
            l_self_modules_layer1_modules_0_modules_convs_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        sp = l_self_modules_layer1_modules_0_modules_convs_modules_0_parameters_weight_ = None
        sp_2 = torch.nn.functional.batch_norm(
            sp_1,
            l_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_1 = l_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_bns_modules_0_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_weight_ = l_self_modules_layer1_modules_0_modules_bns_modules_0_parameters_bias_ = None
        sp_3 = torch.nn.functional.relu(sp_2, inplace=True)
        sp_2 = None
        sp_5 = torch.conv2d(
            sp_4,
            l_self_modules_layer1_modules_0_modules_convs_modules_1_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        sp_4 = l_self_modules_layer1_modules_0_modules_convs_modules_1_parameters_weight_ = None
        sp_6 = torch.nn.functional.batch_norm(
            sp_5,
            l_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_5 = l_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_bns_modules_1_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_weight_ = l_self_modules_layer1_modules_0_modules_bns_modules_1_parameters_bias_ = None
        sp_7 = torch.nn.functional.relu(sp_6, inplace=True)
        sp_6 = None
        sp_9 = torch.conv2d(
            sp_8,
            l_self_modules_layer1_modules_0_modules_convs_modules_2_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        sp_8 = l_self_modules_layer1_modules_0_modules_convs_modules_2_parameters_weight_ = None
        sp_10 = torch.nn.functional.batch_norm(
            sp_9,
            l_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_9 = l_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_bns_modules_2_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_weight_ = l_self_modules_layer1_modules_0_modules_bns_modules_2_parameters_bias_ = None
        sp_11 = torch.nn.functional.relu(sp_10, inplace=True)
        sp_10 = None
        sp_13 = torch.conv2d(
            sp_12,
            l_self_modules_layer1_modules_0_modules_convs_modules_3_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        sp_12 = l_self_modules_layer1_modules_0_modules_convs_modules_3_parameters_weight_ = None
        sp_14 = torch.nn.functional.batch_norm(
            sp_13,
            l_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_13 = l_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_bns_modules_3_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_weight_ = l_self_modules_layer1_modules_0_modules_bns_modules_3_parameters_bias_ = None
        sp_15 = torch.nn.functional.relu(sp_14, inplace=True)
        sp_14 = None
        sp_17 = torch.conv2d(
            sp_16,
            l_self_modules_layer1_modules_0_modules_convs_modules_4_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        sp_16 = l_self_modules_layer1_modules_0_modules_convs_modules_4_parameters_weight_ = None
        sp_18 = torch.nn.functional.batch_norm(
            sp_17,
            l_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_17 = l_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_bns_modules_4_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_weight_ = l_self_modules_layer1_modules_0_modules_bns_modules_4_parameters_bias_ = None
        sp_19 = torch.nn.functional.relu(sp_18, inplace=True)
        sp_18 = None
        sp_21 = torch.conv2d(
            sp_20,
            l_self_modules_layer1_modules_0_modules_convs_modules_5_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        sp_20 = l_self_modules_layer1_modules_0_modules_convs_modules_5_parameters_weight_ = None
        sp_22 = torch.nn.functional.batch_norm(
            sp_21,
            l_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_21 = l_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_bns_modules_5_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_weight_ = l_self_modules_layer1_modules_0_modules_bns_modules_5_parameters_bias_ = None
        sp_23 = torch.nn.functional.relu(sp_22, inplace=True)
        sp_22 = None
        sp_25 = torch.conv2d(
            sp_24,
            l_self_modules_layer1_modules_0_modules_convs_modules_6_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        sp_24 = l_self_modules_layer1_modules_0_modules_convs_modules_6_parameters_weight_ = None
        sp_26 = torch.nn.functional.batch_norm(
            sp_25,
            l_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_25 = l_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_bns_modules_6_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_weight_ = l_self_modules_layer1_modules_0_modules_bns_modules_6_parameters_bias_ = None
        sp_27 = torch.nn.functional.relu(sp_26, inplace=True)
        sp_26 = None
        avg_pool2d = torch._C._nn.avg_pool2d(getitem_7, 3, 1, 1, False, True, None)
        getitem_7 = None
        out_3 = torch.cat(
            [sp_3, sp_7, sp_11, sp_15, sp_19, sp_23, sp_27, avg_pool2d], 1
        )
        sp_3 = sp_7 = sp_11 = sp_15 = sp_19 = sp_23 = sp_27 = avg_pool2d = None
        out_4 = torch.conv2d(
            out_3,
            l_self_modules_layer1_modules_0_modules_conv3_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        out_3 = l_self_modules_layer1_modules_0_modules_conv3_parameters_weight_ = None
        out_5 = torch.nn.functional.batch_norm(
            out_4,
            l_self_modules_layer1_modules_0_modules_bn3_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_bn3_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_bn3_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_bn3_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        out_4 = l_self_modules_layer1_modules_0_modules_bn3_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_bn3_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_bn3_parameters_weight_ = l_self_modules_layer1_modules_0_modules_bn3_parameters_bias_ = None
        input_1 = torch.conv2d(
            x_3,
            l_self_modules_layer1_modules_0_modules_downsample_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_3 = l_self_modules_layer1_modules_0_modules_downsample_modules_0_parameters_weight_ = None
        input_2 = torch.nn.functional.batch_norm(
            input_1,
            l_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_mean_,
            l_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_var_,
            l_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_weight_,
            l_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_1 = l_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_mean_ = l_self_modules_layer1_modules_0_modules_downsample_modules_1_buffers_running_var_ = l_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_weight_ = l_self_modules_layer1_modules_0_modules_downsample_modules_1_parameters_bias_ = None
        out_5 += input_2
        out_6 = out_5
        out_5 = input_2 = None
        out_7 = torch.nn.functional.relu(out_6, inplace=True)
        out_6 = None
        out_8 = torch.conv2d(
            out_7,
            l_self_modules_layer2_modules_0_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_layer2_modules_0_modules_conv1_parameters_weight_ = None
        out_9 = torch.nn.functional.batch_norm(
            out_8,
            l_self_modules_layer2_modules_0_modules_bn1_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_bn1_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_bn1_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_bn1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        out_8 = l_self_modules_layer2_modules_0_modules_bn1_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_bn1_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_bn1_parameters_weight_ = l_self_modules_layer2_modules_0_modules_bn1_parameters_bias_ = None
        out_10 = torch.nn.functional.relu(out_9, inplace=True)
        out_9 = None
        split_1 = torch.functional.split(out_10, 28, 1)
        out_10 = None
        sp_28 = split_1[0]
        sp_32 = split_1[1]
        sp_36 = split_1[2]
        sp_40 = split_1[3]
        sp_44 = split_1[4]
        sp_48 = split_1[5]
        sp_52 = split_1[6]
        getitem_15 = split_1[7]
        split_1 = None
        sp_29 = torch.conv2d(
            sp_28,
            l_self_modules_layer2_modules_0_modules_convs_modules_0_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_28 = l_self_modules_layer2_modules_0_modules_convs_modules_0_parameters_weight_ = None
        sp_30 = torch.nn.functional.batch_norm(
            sp_29,
            l_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_29 = l_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_bns_modules_0_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_weight_ = l_self_modules_layer2_modules_0_modules_bns_modules_0_parameters_bias_ = None
        sp_31 = torch.nn.functional.relu(sp_30, inplace=True)
        sp_30 = None
        sp_33 = torch.conv2d(
            sp_32,
            l_self_modules_layer2_modules_0_modules_convs_modules_1_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_32 = l_self_modules_layer2_modules_0_modules_convs_modules_1_parameters_weight_ = None
        sp_34 = torch.nn.functional.batch_norm(
            sp_33,
            l_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_33 = l_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_bns_modules_1_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_weight_ = l_self_modules_layer2_modules_0_modules_bns_modules_1_parameters_bias_ = None
        sp_35 = torch.nn.functional.relu(sp_34, inplace=True)
        sp_34 = None
        sp_37 = torch.conv2d(
            sp_36,
            l_self_modules_layer2_modules_0_modules_convs_modules_2_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_36 = l_self_modules_layer2_modules_0_modules_convs_modules_2_parameters_weight_ = None
        sp_38 = torch.nn.functional.batch_norm(
            sp_37,
            l_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_37 = l_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_bns_modules_2_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_weight_ = l_self_modules_layer2_modules_0_modules_bns_modules_2_parameters_bias_ = None
        sp_39 = torch.nn.functional.relu(sp_38, inplace=True)
        sp_38 = None
        sp_41 = torch.conv2d(
            sp_40,
            l_self_modules_layer2_modules_0_modules_convs_modules_3_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_40 = l_self_modules_layer2_modules_0_modules_convs_modules_3_parameters_weight_ = None
        sp_42 = torch.nn.functional.batch_norm(
            sp_41,
            l_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_41 = l_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_bns_modules_3_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_weight_ = l_self_modules_layer2_modules_0_modules_bns_modules_3_parameters_bias_ = None
        sp_43 = torch.nn.functional.relu(sp_42, inplace=True)
        sp_42 = None
        sp_45 = torch.conv2d(
            sp_44,
            l_self_modules_layer2_modules_0_modules_convs_modules_4_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_44 = l_self_modules_layer2_modules_0_modules_convs_modules_4_parameters_weight_ = None
        sp_46 = torch.nn.functional.batch_norm(
            sp_45,
            l_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_45 = l_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_bns_modules_4_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_weight_ = l_self_modules_layer2_modules_0_modules_bns_modules_4_parameters_bias_ = None
        sp_47 = torch.nn.functional.relu(sp_46, inplace=True)
        sp_46 = None
        sp_49 = torch.conv2d(
            sp_48,
            l_self_modules_layer2_modules_0_modules_convs_modules_5_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_48 = l_self_modules_layer2_modules_0_modules_convs_modules_5_parameters_weight_ = None
        sp_50 = torch.nn.functional.batch_norm(
            sp_49,
            l_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_49 = l_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_bns_modules_5_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_weight_ = l_self_modules_layer2_modules_0_modules_bns_modules_5_parameters_bias_ = None
        sp_51 = torch.nn.functional.relu(sp_50, inplace=True)
        sp_50 = None
        sp_53 = torch.conv2d(
            sp_52,
            l_self_modules_layer2_modules_0_modules_convs_modules_6_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_52 = l_self_modules_layer2_modules_0_modules_convs_modules_6_parameters_weight_ = None
        sp_54 = torch.nn.functional.batch_norm(
            sp_53,
            l_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_53 = l_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_bns_modules_6_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_weight_ = l_self_modules_layer2_modules_0_modules_bns_modules_6_parameters_bias_ = None
        sp_55 = torch.nn.functional.relu(sp_54, inplace=True)
        sp_54 = None
        avg_pool2d_1 = torch._C._nn.avg_pool2d(getitem_15, 3, 2, 1, False, True, None)
        getitem_15 = None
        out_11 = torch.cat(
            [sp_31, sp_35, sp_39, sp_43, sp_47, sp_51, sp_55, avg_pool2d_1], 1
        )
        sp_31 = sp_35 = sp_39 = sp_43 = sp_47 = sp_51 = sp_55 = avg_pool2d_1 = None
        out_12 = torch.conv2d(
            out_11,
            l_self_modules_layer2_modules_0_modules_conv3_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        out_11 = l_self_modules_layer2_modules_0_modules_conv3_parameters_weight_ = None
        out_13 = torch.nn.functional.batch_norm(
            out_12,
            l_self_modules_layer2_modules_0_modules_bn3_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_bn3_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_bn3_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_bn3_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        out_12 = l_self_modules_layer2_modules_0_modules_bn3_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_bn3_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_bn3_parameters_weight_ = l_self_modules_layer2_modules_0_modules_bn3_parameters_bias_ = None
        input_3 = torch.conv2d(
            out_7,
            l_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_,
            None,
            (2, 2),
            (0, 0),
            (1, 1),
            1,
        )
        out_7 = l_self_modules_layer2_modules_0_modules_downsample_modules_0_parameters_weight_ = None
        input_4 = torch.nn.functional.batch_norm(
            input_3,
            l_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_,
            l_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_,
            l_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_,
            l_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_3 = l_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_mean_ = l_self_modules_layer2_modules_0_modules_downsample_modules_1_buffers_running_var_ = l_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_weight_ = l_self_modules_layer2_modules_0_modules_downsample_modules_1_parameters_bias_ = None
        out_13 += input_4
        out_14 = out_13
        out_13 = input_4 = None
        out_15 = torch.nn.functional.relu(out_14, inplace=True)
        out_14 = None
        out_16 = torch.conv2d(
            out_15,
            l_self_modules_layer3_modules_0_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_layer3_modules_0_modules_conv1_parameters_weight_ = None
        out_17 = torch.nn.functional.batch_norm(
            out_16,
            l_self_modules_layer3_modules_0_modules_bn1_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_bn1_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_bn1_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_bn1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        out_16 = l_self_modules_layer3_modules_0_modules_bn1_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_bn1_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_bn1_parameters_weight_ = l_self_modules_layer3_modules_0_modules_bn1_parameters_bias_ = None
        out_18 = torch.nn.functional.relu(out_17, inplace=True)
        out_17 = None
        split_2 = torch.functional.split(out_18, 56, 1)
        out_18 = None
        sp_56 = split_2[0]
        sp_60 = split_2[1]
        sp_64 = split_2[2]
        sp_68 = split_2[3]
        sp_72 = split_2[4]
        sp_76 = split_2[5]
        sp_80 = split_2[6]
        getitem_23 = split_2[7]
        split_2 = None
        sp_57 = torch.conv2d(
            sp_56,
            l_self_modules_layer3_modules_0_modules_convs_modules_0_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_56 = l_self_modules_layer3_modules_0_modules_convs_modules_0_parameters_weight_ = None
        sp_58 = torch.nn.functional.batch_norm(
            sp_57,
            l_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_57 = l_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_bns_modules_0_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_weight_ = l_self_modules_layer3_modules_0_modules_bns_modules_0_parameters_bias_ = None
        sp_59 = torch.nn.functional.relu(sp_58, inplace=True)
        sp_58 = None
        sp_61 = torch.conv2d(
            sp_60,
            l_self_modules_layer3_modules_0_modules_convs_modules_1_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_60 = l_self_modules_layer3_modules_0_modules_convs_modules_1_parameters_weight_ = None
        sp_62 = torch.nn.functional.batch_norm(
            sp_61,
            l_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_61 = l_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_bns_modules_1_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_weight_ = l_self_modules_layer3_modules_0_modules_bns_modules_1_parameters_bias_ = None
        sp_63 = torch.nn.functional.relu(sp_62, inplace=True)
        sp_62 = None
        sp_65 = torch.conv2d(
            sp_64,
            l_self_modules_layer3_modules_0_modules_convs_modules_2_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_64 = l_self_modules_layer3_modules_0_modules_convs_modules_2_parameters_weight_ = None
        sp_66 = torch.nn.functional.batch_norm(
            sp_65,
            l_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_65 = l_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_bns_modules_2_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_weight_ = l_self_modules_layer3_modules_0_modules_bns_modules_2_parameters_bias_ = None
        sp_67 = torch.nn.functional.relu(sp_66, inplace=True)
        sp_66 = None
        sp_69 = torch.conv2d(
            sp_68,
            l_self_modules_layer3_modules_0_modules_convs_modules_3_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_68 = l_self_modules_layer3_modules_0_modules_convs_modules_3_parameters_weight_ = None
        sp_70 = torch.nn.functional.batch_norm(
            sp_69,
            l_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_69 = l_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_bns_modules_3_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_weight_ = l_self_modules_layer3_modules_0_modules_bns_modules_3_parameters_bias_ = None
        sp_71 = torch.nn.functional.relu(sp_70, inplace=True)
        sp_70 = None
        sp_73 = torch.conv2d(
            sp_72,
            l_self_modules_layer3_modules_0_modules_convs_modules_4_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_72 = l_self_modules_layer3_modules_0_modules_convs_modules_4_parameters_weight_ = None
        sp_74 = torch.nn.functional.batch_norm(
            sp_73,
            l_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_73 = l_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_bns_modules_4_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_weight_ = l_self_modules_layer3_modules_0_modules_bns_modules_4_parameters_bias_ = None
        sp_75 = torch.nn.functional.relu(sp_74, inplace=True)
        sp_74 = None
        sp_77 = torch.conv2d(
            sp_76,
            l_self_modules_layer3_modules_0_modules_convs_modules_5_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_76 = l_self_modules_layer3_modules_0_modules_convs_modules_5_parameters_weight_ = None
        sp_78 = torch.nn.functional.batch_norm(
            sp_77,
            l_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_77 = l_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_bns_modules_5_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_weight_ = l_self_modules_layer3_modules_0_modules_bns_modules_5_parameters_bias_ = None
        sp_79 = torch.nn.functional.relu(sp_78, inplace=True)
        sp_78 = None
        sp_81 = torch.conv2d(
            sp_80,
            l_self_modules_layer3_modules_0_modules_convs_modules_6_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_80 = l_self_modules_layer3_modules_0_modules_convs_modules_6_parameters_weight_ = None
        sp_82 = torch.nn.functional.batch_norm(
            sp_81,
            l_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_81 = l_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_bns_modules_6_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_weight_ = l_self_modules_layer3_modules_0_modules_bns_modules_6_parameters_bias_ = None
        sp_83 = torch.nn.functional.relu(sp_82, inplace=True)
        sp_82 = None
        avg_pool2d_2 = torch._C._nn.avg_pool2d(getitem_23, 3, 2, 1, False, True, None)
        getitem_23 = None
        out_19 = torch.cat(
            [sp_59, sp_63, sp_67, sp_71, sp_75, sp_79, sp_83, avg_pool2d_2], 1
        )
        sp_59 = sp_63 = sp_67 = sp_71 = sp_75 = sp_79 = sp_83 = avg_pool2d_2 = None
        out_20 = torch.conv2d(
            out_19,
            l_self_modules_layer3_modules_0_modules_conv3_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        out_19 = l_self_modules_layer3_modules_0_modules_conv3_parameters_weight_ = None
        out_21 = torch.nn.functional.batch_norm(
            out_20,
            l_self_modules_layer3_modules_0_modules_bn3_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_bn3_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_bn3_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_bn3_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        out_20 = l_self_modules_layer3_modules_0_modules_bn3_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_bn3_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_bn3_parameters_weight_ = l_self_modules_layer3_modules_0_modules_bn3_parameters_bias_ = None
        input_5 = torch.conv2d(
            out_15,
            l_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_,
            None,
            (2, 2),
            (0, 0),
            (1, 1),
            1,
        )
        out_15 = l_self_modules_layer3_modules_0_modules_downsample_modules_0_parameters_weight_ = None
        input_6 = torch.nn.functional.batch_norm(
            input_5,
            l_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_,
            l_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_,
            l_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_,
            l_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_5 = l_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_mean_ = l_self_modules_layer3_modules_0_modules_downsample_modules_1_buffers_running_var_ = l_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_weight_ = l_self_modules_layer3_modules_0_modules_downsample_modules_1_parameters_bias_ = None
        out_21 += input_6
        out_22 = out_21
        out_21 = input_6 = None
        out_23 = torch.nn.functional.relu(out_22, inplace=True)
        out_22 = None
        out_24 = torch.conv2d(
            out_23,
            l_self_modules_layer4_modules_0_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_layer4_modules_0_modules_conv1_parameters_weight_ = None
        out_25 = torch.nn.functional.batch_norm(
            out_24,
            l_self_modules_layer4_modules_0_modules_bn1_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_bn1_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_bn1_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_bn1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        out_24 = l_self_modules_layer4_modules_0_modules_bn1_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_bn1_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_bn1_parameters_weight_ = l_self_modules_layer4_modules_0_modules_bn1_parameters_bias_ = None
        out_26 = torch.nn.functional.relu(out_25, inplace=True)
        out_25 = None
        split_3 = torch.functional.split(out_26, 112, 1)
        out_26 = None
        sp_84 = split_3[0]
        sp_88 = split_3[1]
        sp_92 = split_3[2]
        sp_96 = split_3[3]
        sp_100 = split_3[4]
        sp_104 = split_3[5]
        sp_108 = split_3[6]
        getitem_31 = split_3[7]
        split_3 = None
        sp_85 = torch.conv2d(
            sp_84,
            l_self_modules_layer4_modules_0_modules_convs_modules_0_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_84 = l_self_modules_layer4_modules_0_modules_convs_modules_0_parameters_weight_ = None
        sp_86 = torch.nn.functional.batch_norm(
            sp_85,
            l_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_85 = l_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_bns_modules_0_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_weight_ = l_self_modules_layer4_modules_0_modules_bns_modules_0_parameters_bias_ = None
        sp_87 = torch.nn.functional.relu(sp_86, inplace=True)
        sp_86 = None
        sp_89 = torch.conv2d(
            sp_88,
            l_self_modules_layer4_modules_0_modules_convs_modules_1_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_88 = l_self_modules_layer4_modules_0_modules_convs_modules_1_parameters_weight_ = None
        sp_90 = torch.nn.functional.batch_norm(
            sp_89,
            l_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_89 = l_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_bns_modules_1_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_weight_ = l_self_modules_layer4_modules_0_modules_bns_modules_1_parameters_bias_ = None
        sp_91 = torch.nn.functional.relu(sp_90, inplace=True)
        sp_90 = None
        sp_93 = torch.conv2d(
            sp_92,
            l_self_modules_layer4_modules_0_modules_convs_modules_2_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_92 = l_self_modules_layer4_modules_0_modules_convs_modules_2_parameters_weight_ = None
        sp_94 = torch.nn.functional.batch_norm(
            sp_93,
            l_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_93 = l_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_bns_modules_2_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_weight_ = l_self_modules_layer4_modules_0_modules_bns_modules_2_parameters_bias_ = None
        sp_95 = torch.nn.functional.relu(sp_94, inplace=True)
        sp_94 = None
        sp_97 = torch.conv2d(
            sp_96,
            l_self_modules_layer4_modules_0_modules_convs_modules_3_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_96 = l_self_modules_layer4_modules_0_modules_convs_modules_3_parameters_weight_ = None
        sp_98 = torch.nn.functional.batch_norm(
            sp_97,
            l_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_97 = l_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_bns_modules_3_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_weight_ = l_self_modules_layer4_modules_0_modules_bns_modules_3_parameters_bias_ = None
        sp_99 = torch.nn.functional.relu(sp_98, inplace=True)
        sp_98 = None
        sp_101 = torch.conv2d(
            sp_100,
            l_self_modules_layer4_modules_0_modules_convs_modules_4_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_100 = l_self_modules_layer4_modules_0_modules_convs_modules_4_parameters_weight_ = None
        sp_102 = torch.nn.functional.batch_norm(
            sp_101,
            l_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_101 = l_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_bns_modules_4_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_weight_ = l_self_modules_layer4_modules_0_modules_bns_modules_4_parameters_bias_ = None
        sp_103 = torch.nn.functional.relu(sp_102, inplace=True)
        sp_102 = None
        sp_105 = torch.conv2d(
            sp_104,
            l_self_modules_layer4_modules_0_modules_convs_modules_5_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_104 = l_self_modules_layer4_modules_0_modules_convs_modules_5_parameters_weight_ = None
        sp_106 = torch.nn.functional.batch_norm(
            sp_105,
            l_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_105 = l_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_bns_modules_5_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_weight_ = l_self_modules_layer4_modules_0_modules_bns_modules_5_parameters_bias_ = None
        sp_107 = torch.nn.functional.relu(sp_106, inplace=True)
        sp_106 = None
        sp_109 = torch.conv2d(
            sp_108,
            l_self_modules_layer4_modules_0_modules_convs_modules_6_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        sp_108 = l_self_modules_layer4_modules_0_modules_convs_modules_6_parameters_weight_ = None
        sp_110 = torch.nn.functional.batch_norm(
            sp_109,
            l_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        sp_109 = l_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_bns_modules_6_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_weight_ = l_self_modules_layer4_modules_0_modules_bns_modules_6_parameters_bias_ = None
        sp_111 = torch.nn.functional.relu(sp_110, inplace=True)
        sp_110 = None
        avg_pool2d_3 = torch._C._nn.avg_pool2d(getitem_31, 3, 2, 1, False, True, None)
        getitem_31 = None
        out_27 = torch.cat(
            [sp_87, sp_91, sp_95, sp_99, sp_103, sp_107, sp_111, avg_pool2d_3], 1
        )
        sp_87 = sp_91 = sp_95 = sp_99 = sp_103 = sp_107 = sp_111 = avg_pool2d_3 = None
        out_28 = torch.conv2d(
            out_27,
            l_self_modules_layer4_modules_0_modules_conv3_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        out_27 = l_self_modules_layer4_modules_0_modules_conv3_parameters_weight_ = None
        out_29 = torch.nn.functional.batch_norm(
            out_28,
            l_self_modules_layer4_modules_0_modules_bn3_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_bn3_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_bn3_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_bn3_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        out_28 = l_self_modules_layer4_modules_0_modules_bn3_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_bn3_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_bn3_parameters_weight_ = l_self_modules_layer4_modules_0_modules_bn3_parameters_bias_ = None
        input_7 = torch.conv2d(
            out_23,
            l_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_,
            None,
            (2, 2),
            (0, 0),
            (1, 1),
            1,
        )
        out_23 = l_self_modules_layer4_modules_0_modules_downsample_modules_0_parameters_weight_ = None
        input_8 = torch.nn.functional.batch_norm(
            input_7,
            l_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_,
            l_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_,
            l_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_,
            l_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_7 = l_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_mean_ = l_self_modules_layer4_modules_0_modules_downsample_modules_1_buffers_running_var_ = l_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_weight_ = l_self_modules_layer4_modules_0_modules_downsample_modules_1_parameters_bias_ = None
        out_29 += input_8
        out_30 = out_29
        out_29 = input_8 = None
        out_31 = torch.nn.functional.relu(out_30, inplace=True)
        out_30 = None
        x_4 = torch.nn.functional.adaptive_avg_pool2d(out_31, 1)
        out_31 = None
        x_5 = x_4.flatten(1, -1)
        x_4 = None
        x_6 = torch._C._nn.linear(
            x_5,
            l_self_modules_fc_parameters_weight_,
            l_self_modules_fc_parameters_bias_,
        )
        x_5 = l_self_modules_fc_parameters_weight_ = l_self_modules_fc_parameters_bias_ = None
        return (x_6,)
