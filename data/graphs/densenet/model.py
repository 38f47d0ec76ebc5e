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
        L_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_0_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_0_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_1_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_1_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_2_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_2_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_3_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_3_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transitions_modules_0_modules_0_buffers_running_mean_: torch.Tensor,
        L_self_modules_transitions_modules_0_modules_0_buffers_running_var_: torch.Tensor,
        L_self_modules_transitions_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transitions_modules_0_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transitions_modules_0_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_0_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_0_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_1_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_1_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_2_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_2_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_3_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_3_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transitions_modules_1_modules_0_buffers_running_mean_: torch.Tensor,
        L_self_modules_transitions_modules_1_modules_0_buffers_running_var_: torch.Tensor,
        L_self_modules_transitions_modules_1_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transitions_modules_1_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transitions_modules_1_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_0_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_0_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_1_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_1_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_2_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_2_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_3_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_3_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transitions_modules_2_modules_0_buffers_running_mean_: torch.Tensor,
        L_self_modules_transitions_modules_2_modules_0_buffers_running_var_: torch.Tensor,
        L_self_modules_transitions_modules_2_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transitions_modules_2_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transitions_modules_2_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm_buffers_running_mean_: torch.Tensor,
        L_self_modules_norm_buffers_running_var_: torch.Tensor,
        L_self_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_classify_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_classify_parameters_bias_: torch.nn.parameter.Parameter,
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
        l_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_mean_ = L_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_mean_
        l_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_var_ = (
            L_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_var_
        )
        l_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_0_modules_conv1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_0_modules_conv1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_mean_ = L_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_mean_
        l_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_var_ = (
            L_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_var_
        )
        l_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_0_modules_conv2_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_0_modules_conv2_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_mean_ = L_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_mean_
        l_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_var_ = (
            L_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_var_
        )
        l_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_1_modules_conv1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_1_modules_conv1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_mean_ = L_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_mean_
        l_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_var_ = (
            L_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_var_
        )
        l_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_1_modules_conv2_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_1_modules_conv2_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_mean_ = L_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_mean_
        l_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_var_ = (
            L_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_var_
        )
        l_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_2_modules_conv1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_2_modules_conv1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_mean_ = L_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_mean_
        l_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_var_ = (
            L_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_var_
        )
        l_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_2_modules_conv2_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_2_modules_conv2_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_mean_ = L_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_mean_
        l_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_var_ = (
            L_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_var_
        )
        l_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_3_modules_conv1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_3_modules_conv1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_mean_ = L_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_mean_
        l_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_var_ = (
            L_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_var_
        )
        l_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_3_modules_conv2_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_3_modules_conv2_parameters_weight_
        )
        l_self_modules_transitions_modules_0_modules_0_buffers_running_mean_ = (
            L_self_modules_transitions_modules_0_modules_0_buffers_running_mean_
        )
        l_self_modules_transitions_modules_0_modules_0_buffers_running_var_ = (
            L_self_modules_transitions_modules_0_modules_0_buffers_running_var_
        )
        l_self_modules_transitions_modules_0_modules_0_parameters_weight_ = (
            L_self_modules_transitions_modules_0_modules_0_parameters_weight_
        )
        l_self_modules_transitions_modules_0_modules_0_parameters_bias_ = (
            L_self_modules_transitions_modules_0_modules_0_parameters_bias_
        )
        l_self_modules_transitions_modules_0_modules_2_parameters_weight_ = (
            L_self_modules_transitions_modules_0_modules_2_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_mean_ = L_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_mean_
        l_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_var_ = (
            L_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_var_
        )
        l_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_0_modules_conv1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_0_modules_conv1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_mean_ = L_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_mean_
        l_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_var_ = (
            L_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_var_
        )
        l_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_0_modules_conv2_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_0_modules_conv2_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_mean_ = L_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_mean_
        l_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_var_ = (
            L_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_var_
        )
        l_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_1_modules_conv1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_1_modules_conv1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_mean_ = L_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_mean_
        l_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_var_ = (
            L_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_var_
        )
        l_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_1_modules_conv2_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_1_modules_conv2_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_mean_ = L_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_mean_
        l_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_var_ = (
            L_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_var_
        )
        l_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_2_modules_conv1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_2_modules_conv1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_mean_ = L_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_mean_
        l_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_var_ = (
            L_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_var_
        )
        l_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_2_modules_conv2_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_2_modules_conv2_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_mean_ = L_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_mean_
        l_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_var_ = (
            L_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_var_
        )
        l_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_3_modules_conv1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_3_modules_conv1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_mean_ = L_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_mean_
        l_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_var_ = (
            L_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_var_
        )
        l_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_3_modules_conv2_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_3_modules_conv2_parameters_weight_
        )
        l_self_modules_transitions_modules_1_modules_0_buffers_running_mean_ = (
            L_self_modules_transitions_modules_1_modules_0_buffers_running_mean_
        )
        l_self_modules_transitions_modules_1_modules_0_buffers_running_var_ = (
            L_self_modules_transitions_modules_1_modules_0_buffers_running_var_
        )
        l_self_modules_transitions_modules_1_modules_0_parameters_weight_ = (
            L_self_modules_transitions_modules_1_modules_0_parameters_weight_
        )
        l_self_modules_transitions_modules_1_modules_0_parameters_bias_ = (
            L_self_modules_transitions_modules_1_modules_0_parameters_bias_
        )
        l_self_modules_transitions_modules_1_modules_2_parameters_weight_ = (
            L_self_modules_transitions_modules_1_modules_2_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_mean_ = L_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_mean_
        l_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_var_ = (
            L_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_var_
        )
        l_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_2_modules_0_modules_conv1_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_0_modules_conv1_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_mean_ = L_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_mean_
        l_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_var_ = (
            L_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_var_
        )
        l_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_2_modules_0_modules_conv2_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_0_modules_conv2_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_mean_ = L_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_mean_
        l_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_var_ = (
            L_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_var_
        )
        l_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_2_modules_1_modules_conv1_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_1_modules_conv1_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_mean_ = L_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_mean_
        l_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_var_ = (
            L_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_var_
        )
        l_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_2_modules_1_modules_conv2_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_1_modules_conv2_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_mean_ = L_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_mean_
        l_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_var_ = (
            L_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_var_
        )
        l_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_2_modules_2_modules_conv1_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_2_modules_conv1_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_mean_ = L_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_mean_
        l_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_var_ = (
            L_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_var_
        )
        l_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_2_modules_2_modules_conv2_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_2_modules_conv2_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_mean_ = L_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_mean_
        l_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_var_ = (
            L_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_var_
        )
        l_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_2_modules_3_modules_conv1_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_3_modules_conv1_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_mean_ = L_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_mean_
        l_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_var_ = (
            L_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_var_
        )
        l_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_2_modules_3_modules_conv2_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_3_modules_conv2_parameters_weight_
        )
        l_self_modules_transitions_modules_2_modules_0_buffers_running_mean_ = (
            L_self_modules_transitions_modules_2_modules_0_buffers_running_mean_
        )
        l_self_modules_transitions_modules_2_modules_0_buffers_running_var_ = (
            L_self_modules_transitions_modules_2_modules_0_buffers_running_var_
        )
        l_self_modules_transitions_modules_2_modules_0_parameters_weight_ = (
            L_self_modules_transitions_modules_2_modules_0_parameters_weight_
        )
        l_self_modules_transitions_modules_2_modules_0_parameters_bias_ = (
            L_self_modules_transitions_modules_2_modules_0_parameters_bias_
        )
        l_self_modules_transitions_modules_2_modules_2_parameters_weight_ = (
            L_self_modules_transitions_modules_2_modules_2_parameters_weight_
        )
        l_self_modules_norm_buffers_running_mean_ = (
            L_self_modules_norm_buffers_running_mean_
        )
        l_self_modules_norm_buffers_running_var_ = (
            L_self_modules_norm_buffers_running_var_
        )
        l_self_modules_norm_parameters_weight_ = L_self_modules_norm_parameters_weight_
        l_self_modules_norm_parameters_bias_ = L_self_modules_norm_parameters_bias_
        l_self_modules_classify_parameters_weight_ = (
            L_self_modules_classify_parameters_weight_
        )
        l_self_modules_classify_parameters_bias_ = (
            L_self_modules_classify_parameters_bias_
        )
        input_1 = torch.conv2d(
            l_x_,
            l_self_modules_stem_modules_0_parameters_weight_,
            None,
            (2, 2),
            (3, 3),
            (1, 1),
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
        cat = torch.cat([input_3], 1)
        batch_norm_1 = torch.nn.functional.batch_norm(
            cat,
            l_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_mean_,
            l_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_var_,
            l_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat = l_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_mean_ = l_self_modules_blocks_modules_0_modules_0_modules_norm1_buffers_running_var_ = l_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_0_modules_0_modules_norm1_parameters_bias_ = None
        x = torch.nn.functional.relu(batch_norm_1, inplace=True)
        batch_norm_1 = None
        conv2d_1 = torch.conv2d(
            x,
            l_self_modules_blocks_modules_0_modules_0_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x = l_self_modules_blocks_modules_0_modules_0_modules_conv1_parameters_weight_ = None
        batch_norm_2 = torch.nn.functional.batch_norm(
            conv2d_1,
            l_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_mean_,
            l_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_var_,
            l_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_1 = l_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_mean_ = l_self_modules_blocks_modules_0_modules_0_modules_norm2_buffers_running_var_ = l_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_0_modules_0_modules_norm2_parameters_bias_ = None
        relu_2 = torch.nn.functional.relu(batch_norm_2, inplace=True)
        batch_norm_2 = None
        conv2d_2 = torch.conv2d(
            relu_2,
            l_self_modules_blocks_modules_0_modules_0_modules_conv2_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        relu_2 = l_self_modules_blocks_modules_0_modules_0_modules_conv2_parameters_weight_ = None
        cat_1 = torch.cat([input_3, conv2d_2], 1)
        batch_norm_3 = torch.nn.functional.batch_norm(
            cat_1,
            l_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_mean_,
            l_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_var_,
            l_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_1 = l_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_mean_ = l_self_modules_blocks_modules_0_modules_1_modules_norm1_buffers_running_var_ = l_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_0_modules_1_modules_norm1_parameters_bias_ = None
        x_1 = torch.nn.functional.relu(batch_norm_3, inplace=True)
        batch_norm_3 = None
        conv2d_3 = torch.conv2d(
            x_1,
            l_self_modules_blocks_modules_0_modules_1_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_1 = l_self_modules_blocks_modules_0_modules_1_modules_conv1_parameters_weight_ = None
        batch_norm_4 = torch.nn.functional.batch_norm(
            conv2d_3,
            l_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_mean_,
            l_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_var_,
            l_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_3 = l_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_mean_ = l_self_modules_blocks_modules_0_modules_1_modules_norm2_buffers_running_var_ = l_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_0_modules_1_modules_norm2_parameters_bias_ = None
        relu_4 = torch.nn.functional.relu(batch_norm_4, inplace=True)
        batch_norm_4 = None
        conv2d_4 = torch.conv2d(
            relu_4,
            l_self_modules_blocks_modules_0_modules_1_modules_conv2_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        relu_4 = l_self_modules_blocks_modules_0_modules_1_modules_conv2_parameters_weight_ = None
        cat_2 = torch.cat([input_3, conv2d_2, conv2d_4], 1)
        batch_norm_5 = torch.nn.functional.batch_norm(
            cat_2,
            l_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_mean_,
            l_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_var_,
            l_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_2 = l_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_mean_ = l_self_modules_blocks_modules_0_modules_2_modules_norm1_buffers_running_var_ = l_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_0_modules_2_modules_norm1_parameters_bias_ = None
        x_2 = torch.nn.functional.relu(batch_norm_5, inplace=True)
        batch_norm_5 = None
        conv2d_5 = torch.conv2d(
            x_2,
            l_self_modules_blocks_modules_0_modules_2_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_2 = l_self_modules_blocks_modules_0_modules_2_modules_conv1_parameters_weight_ = None
        batch_norm_6 = torch.nn.functional.batch_norm(
            conv2d_5,
            l_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_mean_,
            l_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_var_,
            l_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_5 = l_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_mean_ = l_self_modules_blocks_modules_0_modules_2_modules_norm2_buffers_running_var_ = l_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_0_modules_2_modules_norm2_parameters_bias_ = None
        relu_6 = torch.nn.functional.relu(batch_norm_6, inplace=True)
        batch_norm_6 = None
        conv2d_6 = torch.conv2d(
            relu_6,
            l_self_modules_blocks_modules_0_modules_2_modules_conv2_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        relu_6 = l_self_modules_blocks_modules_0_modules_2_modules_conv2_parameters_weight_ = None
        cat_3 = torch.cat([input_3, conv2d_2, conv2d_4, conv2d_6], 1)
        batch_norm_7 = torch.nn.functional.batch_norm(
            cat_3,
            l_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_mean_,
            l_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_var_,
            l_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_3 = l_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_mean_ = l_self_modules_blocks_modules_0_modules_3_modules_norm1_buffers_running_var_ = l_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_0_modules_3_modules_norm1_parameters_bias_ = None
        x_3 = torch.nn.functional.relu(batch_norm_7, inplace=True)
        batch_norm_7 = None
        conv2d_7 = torch.conv2d(
            x_3,
            l_self_modules_blocks_modules_0_modules_3_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_3 = l_self_modules_blocks_modules_0_modules_3_modules_conv1_parameters_weight_ = None
        batch_norm_8 = torch.nn.functional.batch_norm(
            conv2d_7,
            l_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_mean_,
            l_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_var_,
            l_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_7 = l_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_mean_ = l_self_modules_blocks_modules_0_modules_3_modules_norm2_buffers_running_var_ = l_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_0_modules_3_modules_norm2_parameters_bias_ = None
        relu_8 = torch.nn.functional.relu(batch_norm_8, inplace=True)
        batch_norm_8 = None
        conv2d_8 = torch.conv2d(
            relu_8,
            l_self_modules_blocks_modules_0_modules_3_modules_conv2_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        relu_8 = l_self_modules_blocks_modules_0_modules_3_modules_conv2_parameters_weight_ = None
        cat_4 = torch.cat([input_3, conv2d_2, conv2d_4, conv2d_6, conv2d_8], 1)
        input_3 = conv2d_2 = conv2d_4 = conv2d_6 = conv2d_8 = None
        input_4 = torch.nn.functional.batch_norm(
            cat_4,
            l_self_modules_transitions_modules_0_modules_0_buffers_running_mean_,
            l_self_modules_transitions_modules_0_modules_0_buffers_running_var_,
            l_self_modules_transitions_modules_0_modules_0_parameters_weight_,
            l_self_modules_transitions_modules_0_modules_0_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_4 = l_self_modules_transitions_modules_0_modules_0_buffers_running_mean_ = l_self_modules_transitions_modules_0_modules_0_buffers_running_var_ = l_self_modules_transitions_modules_0_modules_0_parameters_weight_ = l_self_modules_transitions_modules_0_modules_0_parameters_bias_ = None
        input_5 = torch.nn.functional.relu(input_4, inplace=True)
        input_4 = None
        input_6 = torch.conv2d(
            input_5,
            l_self_modules_transitions_modules_0_modules_2_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_5 = l_self_modules_transitions_modules_0_modules_2_parameters_weight_ = None
        input_7 = torch._C._nn.avg_pool2d(input_6, 2, 2, 0, False, True, None)
        input_6 = None
        cat_5 = torch.cat([input_7], 1)
        batch_norm_10 = torch.nn.functional.batch_norm(
            cat_5,
            l_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_mean_,
            l_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_var_,
            l_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_5 = l_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_mean_ = l_self_modules_blocks_modules_1_modules_0_modules_norm1_buffers_running_var_ = l_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_1_modules_0_modules_norm1_parameters_bias_ = None
        x_4 = torch.nn.functional.relu(batch_norm_10, inplace=True)
        batch_norm_10 = None
        conv2d_10 = torch.conv2d(
            x_4,
            l_self_modules_blocks_modules_1_modules_0_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_4 = l_self_modules_blocks_modules_1_modules_0_modules_conv1_parameters_weight_ = None
        batch_norm_11 = torch.nn.functional.batch_norm(
            conv2d_10,
            l_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_mean_,
            l_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_var_,
            l_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_10 = l_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_mean_ = l_self_modules_blocks_modules_1_modules_0_modules_norm2_buffers_running_var_ = l_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_1_modules_0_modules_norm2_parameters_bias_ = None
        relu_11 = torch.nn.functional.relu(batch_norm_11, inplace=True)
        batch_norm_11 = None
        conv2d_11 = torch.conv2d(
            relu_11,
            l_self_modules_blocks_modules_1_modules_0_modules_conv2_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        relu_11 = l_self_modules_blocks_modules_1_modules_0_modules_conv2_parameters_weight_ = None
        cat_6 = torch.cat([input_7, conv2d_11], 1)
        batch_norm_12 = torch.nn.functional.batch_norm(
            cat_6,
            l_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_mean_,
            l_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_var_,
            l_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_6 = l_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_mean_ = l_self_modules_blocks_modules_1_modules_1_modules_norm1_buffers_running_var_ = l_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_1_modules_1_modules_norm1_parameters_bias_ = None
        x_5 = torch.nn.functional.relu(batch_norm_12, inplace=True)
        batch_norm_12 = None
        conv2d_12 = torch.conv2d(
            x_5,
            l_self_modules_blocks_modules_1_modules_1_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_5 = l_self_modules_blocks_modules_1_modules_1_modules_conv1_parameters_weight_ = None
        batch_norm_13 = torch.nn.functional.batch_norm(
            conv2d_12,
            l_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_mean_,
            l_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_var_,
            l_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_12 = l_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_mean_ = l_self_modules_blocks_modules_1_modules_1_modules_norm2_buffers_running_var_ = l_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_1_modules_1_modules_norm2_parameters_bias_ = None
        relu_13 = torch.nn.functional.relu(batch_norm_13, inplace=True)
        batch_norm_13 = None
        conv2d_13 = torch.conv2d(
            relu_13,
            l_self_modules_blocks_modules_1_modules_1_modules_conv2_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        relu_13 = l_self_modules_blocks_modules_1_modules_1_modules_conv2_parameters_weight_ = None
        cat_7 = torch.cat([input_7, conv2d_11, conv2d_13], 1)
        batch_norm_14 = torch.nn.functional.batch_norm(
            cat_7,
            l_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_mean_,
            l_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_var_,
            l_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_7 = l_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_mean_ = l_self_modules_blocks_modules_1_modules_2_modules_norm1_buffers_running_var_ = l_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_1_modules_2_modules_norm1_parameters_bias_ = None
        x_6 = torch.nn.functional.relu(batch_norm_14, inplace=True)
        batch_norm_14 = None
        conv2d_14 = torch.conv2d(
            x_6,
            l_self_modules_blocks_modules_1_modules_2_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_6 = l_self_modules_blocks_modules_1_modules_2_modules_conv1_parameters_weight_ = None
        batch_norm_15 = torch.nn.functional.batch_norm(
            conv2d_14,
            l_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_mean_,
            l_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_var_,
            l_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_14 = l_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_mean_ = l_self_modules_blocks_modules_1_modules_2_modules_norm2_buffers_running_var_ = l_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_1_modules_2_modules_norm2_parameters_bias_ = None
        relu_15 = torch.nn.functional.relu(batch_norm_15, inplace=True)
        batch_norm_15 = None
        conv2d_15 = torch.conv2d(
            relu_15,
            l_self_modules_blocks_modules_1_modules_2_modules_conv2_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        relu_15 = l_self_modules_blocks_modules_1_modules_2_modules_conv2_parameters_weight_ = None
        cat_8 = torch.cat([input_7, conv2d_11, conv2d_13, conv2d_15], 1)
        batch_norm_16 = torch.nn.functional.batch_norm(
            cat_8,
            l_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_mean_,
            l_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_var_,
            l_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_8 = l_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_mean_ = l_self_modules_blocks_modules_1_modules_3_modules_norm1_buffers_running_var_ = l_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_1_modules_3_modules_norm1_parameters_bias_ = None
        x_7 = torch.nn.functional.relu(batch_norm_16, inplace=True)
        batch_norm_16 = None
        conv2d_16 = torch.conv2d(
            x_7,
            l_self_modules_blocks_modules_1_modules_3_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_7 = l_self_modules_blocks_modules_1_modules_3_modules_conv1_parameters_weight_ = None
        batch_norm_17 = torch.nn.functional.batch_norm(
            conv2d_16,
            l_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_mean_,
            l_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_var_,
            l_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_16 = l_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_mean_ = l_self_modules_blocks_modules_1_modules_3_modules_norm2_buffers_running_var_ = l_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_1_modules_3_modules_norm2_parameters_bias_ = None
        relu_17 = torch.nn.functional.relu(batch_norm_17, inplace=True)
        batch_norm_17 = None
        conv2d_17 = torch.conv2d(
            relu_17,
            l_self_modules_blocks_modules_1_modules_3_modules_conv2_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        relu_17 = l_self_modules_blocks_modules_1_modules_3_modules_conv2_parameters_weight_ = None
        cat_9 = torch.cat([input_7, conv2d_11, conv2d_13, conv2d_15, conv2d_17], 1)
        input_7 = conv2d_11 = conv2d_13 = conv2d_15 = conv2d_17 = None
        input_8 = torch.nn.functional.batch_norm(
            cat_9,
            l_self_modules_transitions_modules_1_modules_0_buffers_running_mean_,
            l_self_modules_transitions_modules_1_modules_0_buffers_running_var_,
            l_self_modules_transitions_modules_1_modules_0_parameters_weight_,
            l_self_modules_transitions_modules_1_modules_0_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_9 = l_self_modules_transitions_modules_1_modules_0_buffers_running_mean_ = l_self_modules_transitions_modules_1_modules_0_buffers_running_var_ = l_self_modules_transitions_modules_1_modules_0_parameters_weight_ = l_self_modules_transitions_modules_1_modules_0_parameters_bias_ = None
        input_9 = torch.nn.functional.relu(input_8, inplace=True)
        input_8 = None
        input_10 = torch.conv2d(
            input_9,
            l_self_modules_transitions_modules_1_modules_2_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_9 = l_self_modules_transitions_modules_1_modules_2_parameters_weight_ = None
        input_11 = torch._C._nn.avg_pool2d(input_10, 2, 2, 0, False, True, None)
        input_10 = None
        cat_10 = torch.cat([input_11], 1)
        batch_norm_19 = torch.nn.functional.batch_norm(
            cat_10,
            l_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_mean_,
            l_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_var_,
            l_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_10 = l_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_mean_ = l_self_modules_blocks_modules_2_modules_0_modules_norm1_buffers_running_var_ = l_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_2_modules_0_modules_norm1_parameters_bias_ = None
        x_8 = torch.nn.functional.relu(batch_norm_19, inplace=True)
        batch_norm_19 = None
        conv2d_19 = torch.conv2d(
            x_8,
            l_self_modules_blocks_modules_2_modules_0_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_8 = l_self_modules_blocks_modules_2_modules_0_modules_conv1_parameters_weight_ = None
        batch_norm_20 = torch.nn.functional.batch_norm(
            conv2d_19,
            l_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_mean_,
            l_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_var_,
            l_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_19 = l_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_mean_ = l_self_modules_blocks_modules_2_modules_0_modules_norm2_buffers_running_var_ = l_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_2_modules_0_modules_norm2_parameters_bias_ = None
        relu_20 = torch.nn.functional.relu(batch_norm_20, inplace=True)
        batch_norm_20 = None
        conv2d_20 = torch.conv2d(
            relu_20,
            l_self_modules_blocks_modules_2_modules_0_modules_conv2_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        relu_20 = l_self_modules_blocks_modules_2_modules_0_modules_conv2_parameters_weight_ = None
        cat_11 = torch.cat([input_11, conv2d_20], 1)
        batch_norm_21 = torch.nn.functional.batch_norm(
            cat_11,
            l_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_mean_,
            l_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_var_,
            l_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_11 = l_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_mean_ = l_self_modules_blocks_modules_2_modules_1_modules_norm1_buffers_running_var_ = l_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_2_modules_1_modules_norm1_parameters_bias_ = None
        x_9 = torch.nn.functional.relu(batch_norm_21, inplace=True)
        batch_norm_21 = None
        conv2d_21 = torch.conv2d(
            x_9,
            l_self_modules_blocks_modules_2_modules_1_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_9 = l_self_modules_blocks_modules_2_modules_1_modules_conv1_parameters_weight_ = None
        batch_norm_22 = torch.nn.functional.batch_norm(
            conv2d_21,
            l_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_mean_,
            l_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_var_,
            l_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_21 = l_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_mean_ = l_self_modules_blocks_modules_2_modules_1_modules_norm2_buffers_running_var_ = l_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_2_modules_1_modules_norm2_parameters_bias_ = None
        relu_22 = torch.nn.functional.relu(batch_norm_22, inplace=True)
        batch_norm_22 = None
        conv2d_22 = torch.conv2d(
            relu_22,
            l_self_modules_blocks_modules_2_modules_1_modules_conv2_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        relu_22 = l_self_modules_blocks_modules_2_modules_1_modules_conv2_parameters_weight_ = None
        cat_12 = torch.cat([input_11, conv2d_20, conv2d_22], 1)
        batch_norm_23 = torch.nn.functional.batch_norm(
            cat_12,
            l_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_mean_,
            l_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_var_,
            l_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_12 = l_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_mean_ = l_self_modules_blocks_modules_2_modules_2_modules_norm1_buffers_running_var_ = l_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_2_modules_2_modules_norm1_parameters_bias_ = None
        x_10 = torch.nn.functional.relu(batch_norm_23, inplace=True)
        batch_norm_23 = None
        conv2d_23 = torch.conv2d(
            x_10,
            l_self_modules_blocks_modules_2_modules_2_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_10 = l_self_modules_blocks_modules_2_modules_2_modules_conv1_parameters_weight_ = None
        batch_norm_24 = torch.nn.functional.batch_norm(
            conv2d_23,
            l_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_mean_,
            l_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_var_,
            l_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_23 = l_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_mean_ = l_self_modules_blocks_modules_2_modules_2_modules_norm2_buffers_running_var_ = l_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_2_modules_2_modules_norm2_parameters_bias_ = None
        relu_24 = torch.nn.functional.relu(batch_norm_24, inplace=True)
        batch_norm_24 = None
        conv2d_24 = torch.conv2d(
            relu_24,
            l_self_modules_blocks_modules_2_modules_2_modules_conv2_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        relu_24 = l_self_modules_blocks_modules_2_modules_2_modules_conv2_parameters_weight_ = None
        cat_13 = torch.cat([input_11, conv2d_20, conv2d_22, conv2d_24], 1)
        batch_norm_25 = torch.nn.functional.batch_norm(
            cat_13,
            l_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_mean_,
            l_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_var_,
            l_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_13 = l_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_mean_ = l_self_modules_blocks_modules_2_modules_3_modules_norm1_buffers_running_var_ = l_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_2_modules_3_modules_norm1_parameters_bias_ = None
        x_11 = torch.nn.functional.relu(batch_norm_25, inplace=True)
        batch_norm_25 = None
        conv2d_25 = torch.conv2d(
            x_11,
            l_self_modules_blocks_modules_2_modules_3_modules_conv1_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        x_11 = l_self_modules_blocks_modules_2_modules_3_modules_conv1_parameters_weight_ = None
        batch_norm_26 = torch.nn.functional.batch_norm(
            conv2d_25,
            l_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_mean_,
            l_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_var_,
            l_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        conv2d_25 = l_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_mean_ = l_self_modules_blocks_modules_2_modules_3_modules_norm2_buffers_running_var_ = l_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_2_modules_3_modules_norm2_parameters_bias_ = None
        relu_26 = torch.nn.functional.relu(batch_norm_26, inplace=True)
        batch_norm_26 = None
        conv2d_26 = torch.conv2d(
            relu_26,
            l_self_modules_blocks_modules_2_modules_3_modules_conv2_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        relu_26 = l_self_modules_blocks_modules_2_modules_3_modules_conv2_parameters_weight_ = None
        cat_14 = torch.cat([input_11, conv2d_20, conv2d_22, conv2d_24, conv2d_26], 1)
        input_11 = conv2d_20 = conv2d_22 = conv2d_24 = conv2d_26 = None
        input_12 = torch.nn.functional.batch_norm(
            cat_14,
            l_self_modules_transitions_modules_2_modules_0_buffers_running_mean_,
            l_self_modules_transitions_modules_2_modules_0_buffers_running_var_,
            l_self_modules_transitions_modules_2_modules_0_parameters_weight_,
            l_self_modules_transitions_modules_2_modules_0_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_14 = l_self_modules_transitions_modules_2_modules_0_buffers_running_mean_ = l_self_modules_transitions_modules_2_modules_0_buffers_running_var_ = l_self_modules_transitions_modules_2_modules_0_parameters_weight_ = l_self_modules_transitions_modules_2_modules_0_parameters_bias_ = None
        input_13 = torch.nn.functional.relu(input_12, inplace=True)
        input_12 = None
        input_14 = torch.conv2d(
            input_13,
            l_self_modules_transitions_modules_2_modules_2_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_13 = l_self_modules_transitions_modules_2_modules_2_parameters_weight_ = None
        input_15 = torch._C._nn.avg_pool2d(input_14, 2, 2, 0, False, True, None)
        input_14 = None
        batch_norm_28 = torch.nn.functional.batch_norm(
            input_15,
            l_self_modules_norm_buffers_running_mean_,
            l_self_modules_norm_buffers_running_var_,
            l_self_modules_norm_parameters_weight_,
            l_self_modules_norm_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_15 = l_self_modules_norm_buffers_running_mean_ = l_self_modules_norm_buffers_running_var_ = l_self_modules_norm_parameters_weight_ = l_self_modules_norm_parameters_bias_ = None
        x_12 = torch.nn.functional.relu(batch_norm_28, inplace=True)
        batch_norm_28 = None
        adaptive_avg_pool2d = torch.nn.functional.adaptive_avg_pool2d(x_12, (1, 1))
        x_12 = None
        flatten = torch.flatten(adaptive_avg_pool2d, 1)
        adaptive_avg_pool2d = None
        linear = torch._C._nn.linear(
            flatten,
            l_self_modules_classify_parameters_weight_,
            l_self_modules_classify_parameters_bias_,
        )
        flatten = l_self_modules_classify_parameters_weight_ = l_self_modules_classify_parameters_bias_ = None
        return (linear,)
