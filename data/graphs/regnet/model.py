import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_stem_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_x_: torch.Tensor,
        L_self_modules_stem_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_stem_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_stem_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_downsample_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_downsample_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_downsample_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b2_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b2_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b2_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b3_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b3_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b3_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b4_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b4_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b4_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_downsample_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b2_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b2_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b2_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b3_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b3_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b3_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b4_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b4_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b4_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b5_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b5_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b5_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b6_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b6_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b6_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b7_modules_conv1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b7_modules_conv2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b7_modules_conv3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_head_modules_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_head_modules_fc_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_self_modules_stem_modules_conv_parameters_weight_ = (
            L_self_modules_stem_modules_conv_parameters_weight_
        )
        l_x_ = L_x_
        l_self_modules_stem_modules_bn_buffers_running_mean_ = (
            L_self_modules_stem_modules_bn_buffers_running_mean_
        )
        l_self_modules_stem_modules_bn_buffers_running_var_ = (
            L_self_modules_stem_modules_bn_buffers_running_var_
        )
        l_self_modules_stem_modules_bn_parameters_weight_ = (
            L_self_modules_stem_modules_bn_parameters_weight_
        )
        l_self_modules_stem_modules_bn_parameters_bias_ = (
            L_self_modules_stem_modules_bn_parameters_bias_
        )
        l_self_modules_s1_modules_b1_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_s1_modules_b1_modules_conv1_modules_conv_parameters_weight_
        )
        l_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_s1_modules_b1_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_s1_modules_b1_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_weight_ = (
            L_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_weight_
        )
        l_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_bias_ = (
            L_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_bias_
        )
        l_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_weight_ = (
            L_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_weight_
        )
        l_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_bias_ = (
            L_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_bias_
        )
        l_self_modules_s1_modules_b1_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_s1_modules_b1_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_s1_modules_b1_modules_downsample_modules_conv_parameters_weight_ = L_self_modules_s1_modules_b1_modules_downsample_modules_conv_parameters_weight_
        l_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_mean_ = L_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_mean_
        l_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_var_ = L_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_var_
        l_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_weight_ = L_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_weight_
        l_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_bias_ = (
            L_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_bias_
        )
        l_self_modules_s2_modules_b1_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_s2_modules_b1_modules_conv1_modules_conv_parameters_weight_
        )
        l_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_s2_modules_b1_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_s2_modules_b1_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_weight_ = (
            L_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_weight_
        )
        l_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_bias_ = (
            L_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_bias_
        )
        l_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_weight_ = (
            L_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_weight_
        )
        l_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_bias_ = (
            L_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_bias_
        )
        l_self_modules_s2_modules_b1_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_s2_modules_b1_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_s2_modules_b1_modules_downsample_modules_conv_parameters_weight_ = L_self_modules_s2_modules_b1_modules_downsample_modules_conv_parameters_weight_
        l_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_mean_ = L_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_mean_
        l_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_var_ = L_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_var_
        l_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_weight_ = L_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_weight_
        l_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_bias_ = (
            L_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_bias_
        )
        l_self_modules_s3_modules_b1_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_s3_modules_b1_modules_conv1_modules_conv_parameters_weight_
        )
        l_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_s3_modules_b1_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_s3_modules_b1_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_weight_ = (
            L_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_weight_
        )
        l_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_bias_ = (
            L_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_bias_
        )
        l_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_weight_ = (
            L_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_weight_
        )
        l_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_bias_ = (
            L_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_bias_
        )
        l_self_modules_s3_modules_b1_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_s3_modules_b1_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_s3_modules_b1_modules_downsample_modules_conv_parameters_weight_ = L_self_modules_s3_modules_b1_modules_downsample_modules_conv_parameters_weight_
        l_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_mean_ = L_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_mean_
        l_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_var_ = L_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_var_
        l_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_weight_ = L_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_weight_
        l_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_bias_ = (
            L_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_bias_
        )
        l_self_modules_s3_modules_b2_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_s3_modules_b2_modules_conv1_modules_conv_parameters_weight_
        )
        l_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_s3_modules_b2_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_s3_modules_b2_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_weight_ = (
            L_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_weight_
        )
        l_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_bias_ = (
            L_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_bias_
        )
        l_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_weight_ = (
            L_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_weight_
        )
        l_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_bias_ = (
            L_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_bias_
        )
        l_self_modules_s3_modules_b2_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_s3_modules_b2_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_s3_modules_b3_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_s3_modules_b3_modules_conv1_modules_conv_parameters_weight_
        )
        l_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_s3_modules_b3_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_s3_modules_b3_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_weight_ = (
            L_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_weight_
        )
        l_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_bias_ = (
            L_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_bias_
        )
        l_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_weight_ = (
            L_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_weight_
        )
        l_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_bias_ = (
            L_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_bias_
        )
        l_self_modules_s3_modules_b3_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_s3_modules_b3_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_s3_modules_b4_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_s3_modules_b4_modules_conv1_modules_conv_parameters_weight_
        )
        l_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_s3_modules_b4_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_s3_modules_b4_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_weight_ = (
            L_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_weight_
        )
        l_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_bias_ = (
            L_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_bias_
        )
        l_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_weight_ = (
            L_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_weight_
        )
        l_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_bias_ = (
            L_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_bias_
        )
        l_self_modules_s3_modules_b4_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_s3_modules_b4_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b1_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b1_modules_conv1_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b1_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b1_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_weight_ = (
            L_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_weight_
        )
        l_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_bias_ = (
            L_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_bias_
        )
        l_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_weight_ = (
            L_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_weight_
        )
        l_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_bias_ = (
            L_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_bias_
        )
        l_self_modules_s4_modules_b1_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b1_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b1_modules_downsample_modules_conv_parameters_weight_ = L_self_modules_s4_modules_b1_modules_downsample_modules_conv_parameters_weight_
        l_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_mean_ = L_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_mean_
        l_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_var_ = L_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_var_
        l_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_weight_ = L_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_weight_
        l_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b2_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b2_modules_conv1_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b2_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b2_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_weight_ = (
            L_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_weight_
        )
        l_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_bias_ = (
            L_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_bias_
        )
        l_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_weight_ = (
            L_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_weight_
        )
        l_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_bias_ = (
            L_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_bias_
        )
        l_self_modules_s4_modules_b2_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b2_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b3_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b3_modules_conv1_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b3_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b3_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_weight_ = (
            L_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_weight_
        )
        l_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_bias_ = (
            L_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_bias_
        )
        l_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_weight_ = (
            L_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_weight_
        )
        l_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_bias_ = (
            L_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_bias_
        )
        l_self_modules_s4_modules_b3_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b3_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b4_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b4_modules_conv1_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b4_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b4_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_weight_ = (
            L_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_weight_
        )
        l_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_bias_ = (
            L_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_bias_
        )
        l_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_weight_ = (
            L_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_weight_
        )
        l_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_bias_ = (
            L_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_bias_
        )
        l_self_modules_s4_modules_b4_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b4_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b5_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b5_modules_conv1_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b5_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b5_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_weight_ = (
            L_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_weight_
        )
        l_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_bias_ = (
            L_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_bias_
        )
        l_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_weight_ = (
            L_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_weight_
        )
        l_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_bias_ = (
            L_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_bias_
        )
        l_self_modules_s4_modules_b5_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b5_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b6_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b6_modules_conv1_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b6_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b6_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_weight_ = (
            L_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_weight_
        )
        l_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_bias_ = (
            L_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_bias_
        )
        l_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_weight_ = (
            L_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_weight_
        )
        l_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_bias_ = (
            L_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_bias_
        )
        l_self_modules_s4_modules_b6_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b6_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b7_modules_conv1_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b7_modules_conv1_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b7_modules_conv2_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b7_modules_conv2_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_bias_
        )
        l_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_weight_ = (
            L_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_weight_
        )
        l_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_bias_ = (
            L_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_bias_
        )
        l_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_weight_ = (
            L_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_weight_
        )
        l_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_bias_ = (
            L_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_bias_
        )
        l_self_modules_s4_modules_b7_modules_conv3_modules_conv_parameters_weight_ = (
            L_self_modules_s4_modules_b7_modules_conv3_modules_conv_parameters_weight_
        )
        l_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_mean_ = (
            L_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_mean_
        )
        l_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_var_ = (
            L_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_var_
        )
        l_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_weight_ = (
            L_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_weight_
        )
        l_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_bias_ = (
            L_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_bias_
        )
        l_self_modules_head_modules_fc_parameters_weight_ = (
            L_self_modules_head_modules_fc_parameters_weight_
        )
        l_self_modules_head_modules_fc_parameters_bias_ = (
            L_self_modules_head_modules_fc_parameters_bias_
        )
        x = torch.conv2d(
            l_x_,
            l_self_modules_stem_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        l_x_ = l_self_modules_stem_modules_conv_parameters_weight_ = None
        x_1 = torch.nn.functional.batch_norm(
            x,
            l_self_modules_stem_modules_bn_buffers_running_mean_,
            l_self_modules_stem_modules_bn_buffers_running_var_,
            l_self_modules_stem_modules_bn_parameters_weight_,
            l_self_modules_stem_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x = l_self_modules_stem_modules_bn_buffers_running_mean_ = l_self_modules_stem_modules_bn_buffers_running_var_ = l_self_modules_stem_modules_bn_parameters_weight_ = l_self_modules_stem_modules_bn_parameters_bias_ = None
        x_2 = torch.nn.functional.relu(x_1, inplace=True)
        x_1 = None
        x_3 = torch.conv2d(
            x_2,
            l_self_modules_s1_modules_b1_modules_conv1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_s1_modules_b1_modules_conv1_modules_conv_parameters_weight_ = (
            None
        )
        x_4 = torch.nn.functional.batch_norm(
            x_3,
            l_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_3 = l_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_s1_modules_b1_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_s1_modules_b1_modules_conv1_modules_bn_parameters_bias_ = None
        x_5 = torch.nn.functional.relu(x_4, inplace=True)
        x_4 = None
        x_6 = torch.conv2d(
            x_5,
            l_self_modules_s1_modules_b1_modules_conv2_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            3,
        )
        x_5 = l_self_modules_s1_modules_b1_modules_conv2_modules_conv_parameters_weight_ = None
        x_7 = torch.nn.functional.batch_norm(
            x_6,
            l_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_6 = l_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_s1_modules_b1_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_s1_modules_b1_modules_conv2_modules_bn_parameters_bias_ = None
        x_8 = torch.nn.functional.relu(x_7, inplace=True)
        x_7 = None
        x_se = x_8.mean((2, 3), keepdim=True)
        x_se_1 = torch.conv2d(
            x_se,
            l_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_weight_,
            l_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se = l_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_weight_ = l_self_modules_s1_modules_b1_modules_se_modules_fc1_parameters_bias_ = None
        x_se_2 = torch.nn.functional.relu(x_se_1, inplace=True)
        x_se_1 = None
        x_se_3 = torch.conv2d(
            x_se_2,
            l_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_weight_,
            l_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_2 = l_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_weight_ = l_self_modules_s1_modules_b1_modules_se_modules_fc2_parameters_bias_ = None
        sigmoid = x_se_3.sigmoid()
        x_se_3 = None
        x_9 = x_8 * sigmoid
        x_8 = sigmoid = None
        x_10 = torch.conv2d(
            x_9,
            l_self_modules_s1_modules_b1_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_9 = l_self_modules_s1_modules_b1_modules_conv3_modules_conv_parameters_weight_ = None
        x_11 = torch.nn.functional.batch_norm(
            x_10,
            l_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_10 = l_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_s1_modules_b1_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_s1_modules_b1_modules_conv3_modules_bn_parameters_bias_ = None
        x_12 = torch.conv2d(
            x_2,
            l_self_modules_s1_modules_b1_modules_downsample_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (0, 0),
            (1, 1),
            1,
        )
        x_2 = l_self_modules_s1_modules_b1_modules_downsample_modules_conv_parameters_weight_ = None
        x_13 = torch.nn.functional.batch_norm(
            x_12,
            l_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_mean_,
            l_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_var_,
            l_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_weight_,
            l_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_12 = l_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_mean_ = l_self_modules_s1_modules_b1_modules_downsample_modules_bn_buffers_running_var_ = l_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_weight_ = l_self_modules_s1_modules_b1_modules_downsample_modules_bn_parameters_bias_ = None
        x_14 = x_11 + x_13
        x_11 = x_13 = None
        x_15 = torch.nn.functional.relu(x_14, inplace=False)
        x_14 = None
        x_16 = torch.conv2d(
            x_15,
            l_self_modules_s2_modules_b1_modules_conv1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_s2_modules_b1_modules_conv1_modules_conv_parameters_weight_ = (
            None
        )
        x_17 = torch.nn.functional.batch_norm(
            x_16,
            l_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_16 = l_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_s2_modules_b1_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_s2_modules_b1_modules_conv1_modules_bn_parameters_bias_ = None
        x_18 = torch.nn.functional.relu(x_17, inplace=True)
        x_17 = None
        x_19 = torch.conv2d(
            x_18,
            l_self_modules_s2_modules_b1_modules_conv2_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            7,
        )
        x_18 = l_self_modules_s2_modules_b1_modules_conv2_modules_conv_parameters_weight_ = None
        x_20 = torch.nn.functional.batch_norm(
            x_19,
            l_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_19 = l_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_s2_modules_b1_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_s2_modules_b1_modules_conv2_modules_bn_parameters_bias_ = None
        x_21 = torch.nn.functional.relu(x_20, inplace=True)
        x_20 = None
        x_se_4 = x_21.mean((2, 3), keepdim=True)
        x_se_5 = torch.conv2d(
            x_se_4,
            l_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_weight_,
            l_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_4 = l_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_weight_ = l_self_modules_s2_modules_b1_modules_se_modules_fc1_parameters_bias_ = None
        x_se_6 = torch.nn.functional.relu(x_se_5, inplace=True)
        x_se_5 = None
        x_se_7 = torch.conv2d(
            x_se_6,
            l_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_weight_,
            l_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_6 = l_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_weight_ = l_self_modules_s2_modules_b1_modules_se_modules_fc2_parameters_bias_ = None
        sigmoid_1 = x_se_7.sigmoid()
        x_se_7 = None
        x_22 = x_21 * sigmoid_1
        x_21 = sigmoid_1 = None
        x_23 = torch.conv2d(
            x_22,
            l_self_modules_s2_modules_b1_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_22 = l_self_modules_s2_modules_b1_modules_conv3_modules_conv_parameters_weight_ = None
        x_24 = torch.nn.functional.batch_norm(
            x_23,
            l_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_23 = l_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_s2_modules_b1_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_s2_modules_b1_modules_conv3_modules_bn_parameters_bias_ = None
        x_25 = torch.conv2d(
            x_15,
            l_self_modules_s2_modules_b1_modules_downsample_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (0, 0),
            (1, 1),
            1,
        )
        x_15 = l_self_modules_s2_modules_b1_modules_downsample_modules_conv_parameters_weight_ = None
        x_26 = torch.nn.functional.batch_norm(
            x_25,
            l_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_mean_,
            l_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_var_,
            l_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_weight_,
            l_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_25 = l_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_mean_ = l_self_modules_s2_modules_b1_modules_downsample_modules_bn_buffers_running_var_ = l_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_weight_ = l_self_modules_s2_modules_b1_modules_downsample_modules_bn_parameters_bias_ = None
        x_27 = x_24 + x_26
        x_24 = x_26 = None
        x_28 = torch.nn.functional.relu(x_27, inplace=False)
        x_27 = None
        x_29 = torch.conv2d(
            x_28,
            l_self_modules_s3_modules_b1_modules_conv1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_s3_modules_b1_modules_conv1_modules_conv_parameters_weight_ = (
            None
        )
        x_30 = torch.nn.functional.batch_norm(
            x_29,
            l_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_29 = l_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_s3_modules_b1_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_s3_modules_b1_modules_conv1_modules_bn_parameters_bias_ = None
        x_31 = torch.nn.functional.relu(x_30, inplace=True)
        x_30 = None
        x_32 = torch.conv2d(
            x_31,
            l_self_modules_s3_modules_b1_modules_conv2_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            19,
        )
        x_31 = l_self_modules_s3_modules_b1_modules_conv2_modules_conv_parameters_weight_ = None
        x_33 = torch.nn.functional.batch_norm(
            x_32,
            l_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_32 = l_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_s3_modules_b1_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_s3_modules_b1_modules_conv2_modules_bn_parameters_bias_ = None
        x_34 = torch.nn.functional.relu(x_33, inplace=True)
        x_33 = None
        x_se_8 = x_34.mean((2, 3), keepdim=True)
        x_se_9 = torch.conv2d(
            x_se_8,
            l_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_weight_,
            l_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_8 = l_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_weight_ = l_self_modules_s3_modules_b1_modules_se_modules_fc1_parameters_bias_ = None
        x_se_10 = torch.nn.functional.relu(x_se_9, inplace=True)
        x_se_9 = None
        x_se_11 = torch.conv2d(
            x_se_10,
            l_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_weight_,
            l_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_10 = l_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_weight_ = l_self_modules_s3_modules_b1_modules_se_modules_fc2_parameters_bias_ = None
        sigmoid_2 = x_se_11.sigmoid()
        x_se_11 = None
        x_35 = x_34 * sigmoid_2
        x_34 = sigmoid_2 = None
        x_36 = torch.conv2d(
            x_35,
            l_self_modules_s3_modules_b1_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_35 = l_self_modules_s3_modules_b1_modules_conv3_modules_conv_parameters_weight_ = None
        x_37 = torch.nn.functional.batch_norm(
            x_36,
            l_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_36 = l_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_s3_modules_b1_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_s3_modules_b1_modules_conv3_modules_bn_parameters_bias_ = None
        x_38 = torch.conv2d(
            x_28,
            l_self_modules_s3_modules_b1_modules_downsample_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (0, 0),
            (1, 1),
            1,
        )
        x_28 = l_self_modules_s3_modules_b1_modules_downsample_modules_conv_parameters_weight_ = None
        x_39 = torch.nn.functional.batch_norm(
            x_38,
            l_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_mean_,
            l_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_var_,
            l_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_weight_,
            l_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_38 = l_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_mean_ = l_self_modules_s3_modules_b1_modules_downsample_modules_bn_buffers_running_var_ = l_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_weight_ = l_self_modules_s3_modules_b1_modules_downsample_modules_bn_parameters_bias_ = None
        x_40 = x_37 + x_39
        x_37 = x_39 = None
        x_41 = torch.nn.functional.relu(x_40, inplace=False)
        x_40 = None
        x_42 = torch.conv2d(
            x_41,
            l_self_modules_s3_modules_b2_modules_conv1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_s3_modules_b2_modules_conv1_modules_conv_parameters_weight_ = (
            None
        )
        x_43 = torch.nn.functional.batch_norm(
            x_42,
            l_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_42 = l_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_s3_modules_b2_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_s3_modules_b2_modules_conv1_modules_bn_parameters_bias_ = None
        x_44 = torch.nn.functional.relu(x_43, inplace=True)
        x_43 = None
        x_45 = torch.conv2d(
            x_44,
            l_self_modules_s3_modules_b2_modules_conv2_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            19,
        )
        x_44 = l_self_modules_s3_modules_b2_modules_conv2_modules_conv_parameters_weight_ = None
        x_46 = torch.nn.functional.batch_norm(
            x_45,
            l_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_45 = l_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_s3_modules_b2_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_s3_modules_b2_modules_conv2_modules_bn_parameters_bias_ = None
        x_47 = torch.nn.functional.relu(x_46, inplace=True)
        x_46 = None
        x_se_12 = x_47.mean((2, 3), keepdim=True)
        x_se_13 = torch.conv2d(
            x_se_12,
            l_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_weight_,
            l_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_12 = l_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_weight_ = l_self_modules_s3_modules_b2_modules_se_modules_fc1_parameters_bias_ = None
        x_se_14 = torch.nn.functional.relu(x_se_13, inplace=True)
        x_se_13 = None
        x_se_15 = torch.conv2d(
            x_se_14,
            l_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_weight_,
            l_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_14 = l_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_weight_ = l_self_modules_s3_modules_b2_modules_se_modules_fc2_parameters_bias_ = None
        sigmoid_3 = x_se_15.sigmoid()
        x_se_15 = None
        x_48 = x_47 * sigmoid_3
        x_47 = sigmoid_3 = None
        x_49 = torch.conv2d(
            x_48,
            l_self_modules_s3_modules_b2_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_48 = l_self_modules_s3_modules_b2_modules_conv3_modules_conv_parameters_weight_ = None
        x_50 = torch.nn.functional.batch_norm(
            x_49,
            l_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_49 = l_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_s3_modules_b2_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_s3_modules_b2_modules_conv3_modules_bn_parameters_bias_ = None
        x_51 = x_50 + x_41
        x_50 = x_41 = None
        x_52 = torch.nn.functional.relu(x_51, inplace=False)
        x_51 = None
        x_53 = torch.conv2d(
            x_52,
            l_self_modules_s3_modules_b3_modules_conv1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_s3_modules_b3_modules_conv1_modules_conv_parameters_weight_ = (
            None
        )
        x_54 = torch.nn.functional.batch_norm(
            x_53,
            l_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_53 = l_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_s3_modules_b3_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_s3_modules_b3_modules_conv1_modules_bn_parameters_bias_ = None
        x_55 = torch.nn.functional.relu(x_54, inplace=True)
        x_54 = None
        x_56 = torch.conv2d(
            x_55,
            l_self_modules_s3_modules_b3_modules_conv2_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            19,
        )
        x_55 = l_self_modules_s3_modules_b3_modules_conv2_modules_conv_parameters_weight_ = None
        x_57 = torch.nn.functional.batch_norm(
            x_56,
            l_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_56 = l_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_s3_modules_b3_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_s3_modules_b3_modules_conv2_modules_bn_parameters_bias_ = None
        x_58 = torch.nn.functional.relu(x_57, inplace=True)
        x_57 = None
        x_se_16 = x_58.mean((2, 3), keepdim=True)
        x_se_17 = torch.conv2d(
            x_se_16,
            l_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_weight_,
            l_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_16 = l_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_weight_ = l_self_modules_s3_modules_b3_modules_se_modules_fc1_parameters_bias_ = None
        x_se_18 = torch.nn.functional.relu(x_se_17, inplace=True)
        x_se_17 = None
        x_se_19 = torch.conv2d(
            x_se_18,
            l_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_weight_,
            l_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_18 = l_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_weight_ = l_self_modules_s3_modules_b3_modules_se_modules_fc2_parameters_bias_ = None
        sigmoid_4 = x_se_19.sigmoid()
        x_se_19 = None
        x_59 = x_58 * sigmoid_4
        x_58 = sigmoid_4 = None
        x_60 = torch.conv2d(
            x_59,
            l_self_modules_s3_modules_b3_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_59 = l_self_modules_s3_modules_b3_modules_conv3_modules_conv_parameters_weight_ = None
        x_61 = torch.nn.functional.batch_norm(
            x_60,
            l_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_60 = l_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_s3_modules_b3_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_s3_modules_b3_modules_conv3_modules_bn_parameters_bias_ = None
        x_62 = x_61 + x_52
        x_61 = x_52 = None
        x_63 = torch.nn.functional.relu(x_62, inplace=False)
        x_62 = None
        x_64 = torch.conv2d(
            x_63,
            l_self_modules_s3_modules_b4_modules_conv1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_s3_modules_b4_modules_conv1_modules_conv_parameters_weight_ = (
            None
        )
        x_65 = torch.nn.functional.batch_norm(
            x_64,
            l_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_64 = l_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_s3_modules_b4_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_s3_modules_b4_modules_conv1_modules_bn_parameters_bias_ = None
        x_66 = torch.nn.functional.relu(x_65, inplace=True)
        x_65 = None
        x_67 = torch.conv2d(
            x_66,
            l_self_modules_s3_modules_b4_modules_conv2_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            19,
        )
        x_66 = l_self_modules_s3_modules_b4_modules_conv2_modules_conv_parameters_weight_ = None
        x_68 = torch.nn.functional.batch_norm(
            x_67,
            l_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_67 = l_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_s3_modules_b4_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_s3_modules_b4_modules_conv2_modules_bn_parameters_bias_ = None
        x_69 = torch.nn.functional.relu(x_68, inplace=True)
        x_68 = None
        x_se_20 = x_69.mean((2, 3), keepdim=True)
        x_se_21 = torch.conv2d(
            x_se_20,
            l_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_weight_,
            l_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_20 = l_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_weight_ = l_self_modules_s3_modules_b4_modules_se_modules_fc1_parameters_bias_ = None
        x_se_22 = torch.nn.functional.relu(x_se_21, inplace=True)
        x_se_21 = None
        x_se_23 = torch.conv2d(
            x_se_22,
            l_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_weight_,
            l_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_22 = l_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_weight_ = l_self_modules_s3_modules_b4_modules_se_modules_fc2_parameters_bias_ = None
        sigmoid_5 = x_se_23.sigmoid()
        x_se_23 = None
        x_70 = x_69 * sigmoid_5
        x_69 = sigmoid_5 = None
        x_71 = torch.conv2d(
            x_70,
            l_self_modules_s3_modules_b4_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_70 = l_self_modules_s3_modules_b4_modules_conv3_modules_conv_parameters_weight_ = None
        x_72 = torch.nn.functional.batch_norm(
            x_71,
            l_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_71 = l_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_s3_modules_b4_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_s3_modules_b4_modules_conv3_modules_bn_parameters_bias_ = None
        x_73 = x_72 + x_63
        x_72 = x_63 = None
        x_74 = torch.nn.functional.relu(x_73, inplace=False)
        x_73 = None
        x_75 = torch.conv2d(
            x_74,
            l_self_modules_s4_modules_b1_modules_conv1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_s4_modules_b1_modules_conv1_modules_conv_parameters_weight_ = (
            None
        )
        x_76 = torch.nn.functional.batch_norm(
            x_75,
            l_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_75 = l_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b1_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b1_modules_conv1_modules_bn_parameters_bias_ = None
        x_77 = torch.nn.functional.relu(x_76, inplace=True)
        x_76 = None
        x_78 = torch.conv2d(
            x_77,
            l_self_modules_s4_modules_b1_modules_conv2_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            46,
        )
        x_77 = l_self_modules_s4_modules_b1_modules_conv2_modules_conv_parameters_weight_ = None
        x_79 = torch.nn.functional.batch_norm(
            x_78,
            l_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_78 = l_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b1_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b1_modules_conv2_modules_bn_parameters_bias_ = None
        x_80 = torch.nn.functional.relu(x_79, inplace=True)
        x_79 = None
        x_se_24 = x_80.mean((2, 3), keepdim=True)
        x_se_25 = torch.conv2d(
            x_se_24,
            l_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_weight_,
            l_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_24 = l_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_weight_ = l_self_modules_s4_modules_b1_modules_se_modules_fc1_parameters_bias_ = None
        x_se_26 = torch.nn.functional.relu(x_se_25, inplace=True)
        x_se_25 = None
        x_se_27 = torch.conv2d(
            x_se_26,
            l_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_weight_,
            l_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_26 = l_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_weight_ = l_self_modules_s4_modules_b1_modules_se_modules_fc2_parameters_bias_ = None
        sigmoid_6 = x_se_27.sigmoid()
        x_se_27 = None
        x_81 = x_80 * sigmoid_6
        x_80 = sigmoid_6 = None
        x_82 = torch.conv2d(
            x_81,
            l_self_modules_s4_modules_b1_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_81 = l_self_modules_s4_modules_b1_modules_conv3_modules_conv_parameters_weight_ = None
        x_83 = torch.nn.functional.batch_norm(
            x_82,
            l_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_82 = l_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b1_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b1_modules_conv3_modules_bn_parameters_bias_ = None
        x_84 = torch.conv2d(
            x_74,
            l_self_modules_s4_modules_b1_modules_downsample_modules_conv_parameters_weight_,
            None,
            (2, 2),
            (0, 0),
            (1, 1),
            1,
        )
        x_74 = l_self_modules_s4_modules_b1_modules_downsample_modules_conv_parameters_weight_ = None
        x_85 = torch.nn.functional.batch_norm(
            x_84,
            l_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_84 = l_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b1_modules_downsample_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b1_modules_downsample_modules_bn_parameters_bias_ = None
        x_86 = x_83 + x_85
        x_83 = x_85 = None
        x_87 = torch.nn.functional.relu(x_86, inplace=False)
        x_86 = None
        x_88 = torch.conv2d(
            x_87,
            l_self_modules_s4_modules_b2_modules_conv1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_s4_modules_b2_modules_conv1_modules_conv_parameters_weight_ = (
            None
        )
        x_89 = torch.nn.functional.batch_norm(
            x_88,
            l_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_88 = l_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b2_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b2_modules_conv1_modules_bn_parameters_bias_ = None
        x_90 = torch.nn.functional.relu(x_89, inplace=True)
        x_89 = None
        x_91 = torch.conv2d(
            x_90,
            l_self_modules_s4_modules_b2_modules_conv2_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            46,
        )
        x_90 = l_self_modules_s4_modules_b2_modules_conv2_modules_conv_parameters_weight_ = None
        x_92 = torch.nn.functional.batch_norm(
            x_91,
            l_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_91 = l_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b2_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b2_modules_conv2_modules_bn_parameters_bias_ = None
        x_93 = torch.nn.functional.relu(x_92, inplace=True)
        x_92 = None
        x_se_28 = x_93.mean((2, 3), keepdim=True)
        x_se_29 = torch.conv2d(
            x_se_28,
            l_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_weight_,
            l_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_28 = l_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_weight_ = l_self_modules_s4_modules_b2_modules_se_modules_fc1_parameters_bias_ = None
        x_se_30 = torch.nn.functional.relu(x_se_29, inplace=True)
        x_se_29 = None
        x_se_31 = torch.conv2d(
            x_se_30,
            l_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_weight_,
            l_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_30 = l_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_weight_ = l_self_modules_s4_modules_b2_modules_se_modules_fc2_parameters_bias_ = None
        sigmoid_7 = x_se_31.sigmoid()
        x_se_31 = None
        x_94 = x_93 * sigmoid_7
        x_93 = sigmoid_7 = None
        x_95 = torch.conv2d(
            x_94,
            l_self_modules_s4_modules_b2_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_94 = l_self_modules_s4_modules_b2_modules_conv3_modules_conv_parameters_weight_ = None
        x_96 = torch.nn.functional.batch_norm(
            x_95,
            l_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_95 = l_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b2_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b2_modules_conv3_modules_bn_parameters_bias_ = None
        x_97 = x_96 + x_87
        x_96 = x_87 = None
        x_98 = torch.nn.functional.relu(x_97, inplace=False)
        x_97 = None
        x_99 = torch.conv2d(
            x_98,
            l_self_modules_s4_modules_b3_modules_conv1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_s4_modules_b3_modules_conv1_modules_conv_parameters_weight_ = (
            None
        )
        x_100 = torch.nn.functional.batch_norm(
            x_99,
            l_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_99 = l_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b3_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b3_modules_conv1_modules_bn_parameters_bias_ = None
        x_101 = torch.nn.functional.relu(x_100, inplace=True)
        x_100 = None
        x_102 = torch.conv2d(
            x_101,
            l_self_modules_s4_modules_b3_modules_conv2_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            46,
        )
        x_101 = l_self_modules_s4_modules_b3_modules_conv2_modules_conv_parameters_weight_ = None
        x_103 = torch.nn.functional.batch_norm(
            x_102,
            l_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_102 = l_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b3_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b3_modules_conv2_modules_bn_parameters_bias_ = None
        x_104 = torch.nn.functional.relu(x_103, inplace=True)
        x_103 = None
        x_se_32 = x_104.mean((2, 3), keepdim=True)
        x_se_33 = torch.conv2d(
            x_se_32,
            l_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_weight_,
            l_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_32 = l_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_weight_ = l_self_modules_s4_modules_b3_modules_se_modules_fc1_parameters_bias_ = None
        x_se_34 = torch.nn.functional.relu(x_se_33, inplace=True)
        x_se_33 = None
        x_se_35 = torch.conv2d(
            x_se_34,
            l_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_weight_,
            l_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_34 = l_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_weight_ = l_self_modules_s4_modules_b3_modules_se_modules_fc2_parameters_bias_ = None
        sigmoid_8 = x_se_35.sigmoid()
        x_se_35 = None
        x_105 = x_104 * sigmoid_8
        x_104 = sigmoid_8 = None
        x_106 = torch.conv2d(
            x_105,
            l_self_modules_s4_modules_b3_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_105 = l_self_modules_s4_modules_b3_modules_conv3_modules_conv_parameters_weight_ = None
        x_107 = torch.nn.functional.batch_norm(
            x_106,
            l_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_106 = l_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b3_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b3_modules_conv3_modules_bn_parameters_bias_ = None
        x_108 = x_107 + x_98
        x_107 = x_98 = None
        x_109 = torch.nn.functional.relu(x_108, inplace=False)
        x_108 = None
        x_110 = torch.conv2d(
            x_109,
            l_self_modules_s4_modules_b4_modules_conv1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_s4_modules_b4_modules_conv1_modules_conv_parameters_weight_ = (
            None
        )
        x_111 = torch.nn.functional.batch_norm(
            x_110,
            l_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_110 = l_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b4_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b4_modules_conv1_modules_bn_parameters_bias_ = None
        x_112 = torch.nn.functional.relu(x_111, inplace=True)
        x_111 = None
        x_113 = torch.conv2d(
            x_112,
            l_self_modules_s4_modules_b4_modules_conv2_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            46,
        )
        x_112 = l_self_modules_s4_modules_b4_modules_conv2_modules_conv_parameters_weight_ = None
        x_114 = torch.nn.functional.batch_norm(
            x_113,
            l_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_113 = l_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b4_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b4_modules_conv2_modules_bn_parameters_bias_ = None
        x_115 = torch.nn.functional.relu(x_114, inplace=True)
        x_114 = None
        x_se_36 = x_115.mean((2, 3), keepdim=True)
        x_se_37 = torch.conv2d(
            x_se_36,
            l_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_weight_,
            l_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_36 = l_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_weight_ = l_self_modules_s4_modules_b4_modules_se_modules_fc1_parameters_bias_ = None
        x_se_38 = torch.nn.functional.relu(x_se_37, inplace=True)
        x_se_37 = None
        x_se_39 = torch.conv2d(
            x_se_38,
            l_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_weight_,
            l_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_38 = l_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_weight_ = l_self_modules_s4_modules_b4_modules_se_modules_fc2_parameters_bias_ = None
        sigmoid_9 = x_se_39.sigmoid()
        x_se_39 = None
        x_116 = x_115 * sigmoid_9
        x_115 = sigmoid_9 = None
        x_117 = torch.conv2d(
            x_116,
            l_self_modules_s4_modules_b4_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_116 = l_self_modules_s4_modules_b4_modules_conv3_modules_conv_parameters_weight_ = None
        x_118 = torch.nn.functional.batch_norm(
            x_117,
            l_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_117 = l_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b4_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b4_modules_conv3_modules_bn_parameters_bias_ = None
        x_119 = x_118 + x_109
        x_118 = x_109 = None
        x_120 = torch.nn.functional.relu(x_119, inplace=False)
        x_119 = None
        x_121 = torch.conv2d(
            x_120,
            l_self_modules_s4_modules_b5_modules_conv1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_s4_modules_b5_modules_conv1_modules_conv_parameters_weight_ = (
            None
        )
        x_122 = torch.nn.functional.batch_norm(
            x_121,
            l_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_121 = l_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b5_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b5_modules_conv1_modules_bn_parameters_bias_ = None
        x_123 = torch.nn.functional.relu(x_122, inplace=True)
        x_122 = None
        x_124 = torch.conv2d(
            x_123,
            l_self_modules_s4_modules_b5_modules_conv2_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            46,
        )
        x_123 = l_self_modules_s4_modules_b5_modules_conv2_modules_conv_parameters_weight_ = None
        x_125 = torch.nn.functional.batch_norm(
            x_124,
            l_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_124 = l_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b5_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b5_modules_conv2_modules_bn_parameters_bias_ = None
        x_126 = torch.nn.functional.relu(x_125, inplace=True)
        x_125 = None
        x_se_40 = x_126.mean((2, 3), keepdim=True)
        x_se_41 = torch.conv2d(
            x_se_40,
            l_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_weight_,
            l_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_40 = l_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_weight_ = l_self_modules_s4_modules_b5_modules_se_modules_fc1_parameters_bias_ = None
        x_se_42 = torch.nn.functional.relu(x_se_41, inplace=True)
        x_se_41 = None
        x_se_43 = torch.conv2d(
            x_se_42,
            l_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_weight_,
            l_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_42 = l_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_weight_ = l_self_modules_s4_modules_b5_modules_se_modules_fc2_parameters_bias_ = None
        sigmoid_10 = x_se_43.sigmoid()
        x_se_43 = None
        x_127 = x_126 * sigmoid_10
        x_126 = sigmoid_10 = None
        x_128 = torch.conv2d(
            x_127,
            l_self_modules_s4_modules_b5_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_127 = l_self_modules_s4_modules_b5_modules_conv3_modules_conv_parameters_weight_ = None
        x_129 = torch.nn.functional.batch_norm(
            x_128,
            l_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_128 = l_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b5_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b5_modules_conv3_modules_bn_parameters_bias_ = None
        x_130 = x_129 + x_120
        x_129 = x_120 = None
        x_131 = torch.nn.functional.relu(x_130, inplace=False)
        x_130 = None
        x_132 = torch.conv2d(
            x_131,
            l_self_modules_s4_modules_b6_modules_conv1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_s4_modules_b6_modules_conv1_modules_conv_parameters_weight_ = (
            None
        )
        x_133 = torch.nn.functional.batch_norm(
            x_132,
            l_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_132 = l_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b6_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b6_modules_conv1_modules_bn_parameters_bias_ = None
        x_134 = torch.nn.functional.relu(x_133, inplace=True)
        x_133 = None
        x_135 = torch.conv2d(
            x_134,
            l_self_modules_s4_modules_b6_modules_conv2_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            46,
        )
        x_134 = l_self_modules_s4_modules_b6_modules_conv2_modules_conv_parameters_weight_ = None
        x_136 = torch.nn.functional.batch_norm(
            x_135,
            l_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_135 = l_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b6_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b6_modules_conv2_modules_bn_parameters_bias_ = None
        x_137 = torch.nn.functional.relu(x_136, inplace=True)
        x_136 = None
        x_se_44 = x_137.mean((2, 3), keepdim=True)
        x_se_45 = torch.conv2d(
            x_se_44,
            l_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_weight_,
            l_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_44 = l_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_weight_ = l_self_modules_s4_modules_b6_modules_se_modules_fc1_parameters_bias_ = None
        x_se_46 = torch.nn.functional.relu(x_se_45, inplace=True)
        x_se_45 = None
        x_se_47 = torch.conv2d(
            x_se_46,
            l_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_weight_,
            l_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_46 = l_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_weight_ = l_self_modules_s4_modules_b6_modules_se_modules_fc2_parameters_bias_ = None
        sigmoid_11 = x_se_47.sigmoid()
        x_se_47 = None
        x_138 = x_137 * sigmoid_11
        x_137 = sigmoid_11 = None
        x_139 = torch.conv2d(
            x_138,
            l_self_modules_s4_modules_b6_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_138 = l_self_modules_s4_modules_b6_modules_conv3_modules_conv_parameters_weight_ = None
        x_140 = torch.nn.functional.batch_norm(
            x_139,
            l_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_139 = l_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b6_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b6_modules_conv3_modules_bn_parameters_bias_ = None
        x_141 = x_140 + x_131
        x_140 = x_131 = None
        x_142 = torch.nn.functional.relu(x_141, inplace=False)
        x_141 = None
        x_143 = torch.conv2d(
            x_142,
            l_self_modules_s4_modules_b7_modules_conv1_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_s4_modules_b7_modules_conv1_modules_conv_parameters_weight_ = (
            None
        )
        x_144 = torch.nn.functional.batch_norm(
            x_143,
            l_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_143 = l_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b7_modules_conv1_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b7_modules_conv1_modules_bn_parameters_bias_ = None
        x_145 = torch.nn.functional.relu(x_144, inplace=True)
        x_144 = None
        x_146 = torch.conv2d(
            x_145,
            l_self_modules_s4_modules_b7_modules_conv2_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            46,
        )
        x_145 = l_self_modules_s4_modules_b7_modules_conv2_modules_conv_parameters_weight_ = None
        x_147 = torch.nn.functional.batch_norm(
            x_146,
            l_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_146 = l_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b7_modules_conv2_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b7_modules_conv2_modules_bn_parameters_bias_ = None
        x_148 = torch.nn.functional.relu(x_147, inplace=True)
        x_147 = None
        x_se_48 = x_148.mean((2, 3), keepdim=True)
        x_se_49 = torch.conv2d(
            x_se_48,
            l_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_weight_,
            l_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_48 = l_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_weight_ = l_self_modules_s4_modules_b7_modules_se_modules_fc1_parameters_bias_ = None
        x_se_50 = torch.nn.functional.relu(x_se_49, inplace=True)
        x_se_49 = None
        x_se_51 = torch.conv2d(
            x_se_50,
            l_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_weight_,
            l_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_se_50 = l_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_weight_ = l_self_modules_s4_modules_b7_modules_se_modules_fc2_parameters_bias_ = None
        sigmoid_12 = x_se_51.sigmoid()
        x_se_51 = None
        x_149 = x_148 * sigmoid_12
        x_148 = sigmoid_12 = None
        x_150 = torch.conv2d(
            x_149,
            l_self_modules_s4_modules_b7_modules_conv3_modules_conv_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_149 = l_self_modules_s4_modules_b7_modules_conv3_modules_conv_parameters_weight_ = None
        x_151 = torch.nn.functional.batch_norm(
            x_150,
            l_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_mean_,
            l_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_var_,
            l_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_weight_,
            l_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_150 = l_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_mean_ = l_self_modules_s4_modules_b7_modules_conv3_modules_bn_buffers_running_var_ = l_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_weight_ = l_self_modules_s4_modules_b7_modules_conv3_modules_bn_parameters_bias_ = None
        x_152 = x_151 + x_142
        x_151 = x_142 = None
        x_153 = torch.nn.functional.relu(x_152, inplace=False)
        x_152 = None
        x_154 = torch.nn.functional.adaptive_avg_pool2d(x_153, 1)
        x_153 = None
        x_155 = x_154.flatten(1, -1)
        x_154 = None
        x_156 = torch.nn.functional.dropout(x_155, 0.0, False, False)
        x_155 = None
        x_157 = torch._C._nn.linear(
            x_156,
            l_self_modules_head_modules_fc_parameters_weight_,
            l_self_modules_head_modules_fc_parameters_bias_,
        )
        x_156 = l_self_modules_head_modules_fc_parameters_weight_ = l_self_modules_head_modules_fc_parameters_bias_ = None
        return (x_157,)
