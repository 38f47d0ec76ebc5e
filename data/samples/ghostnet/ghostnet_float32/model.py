import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_layers_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_x_: torch.Tensor,
        L_self_modules_layers_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_first_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_second_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_5_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_5_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_5_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_5_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_first_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_second_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_9_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_9_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_first_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_second_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_classify_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_classify_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_self_modules_layers_modules_0_parameters_weight_ = (
            L_self_modules_layers_modules_0_parameters_weight_
        )
        l_x_ = L_x_
        l_self_modules_layers_modules_1_buffers_running_mean_ = (
            L_self_modules_layers_modules_1_buffers_running_mean_
        )
        l_self_modules_layers_modules_1_buffers_running_var_ = (
            L_self_modules_layers_modules_1_buffers_running_var_
        )
        l_self_modules_layers_modules_1_parameters_weight_ = (
            L_self_modules_layers_modules_1_parameters_weight_
        )
        l_self_modules_layers_modules_1_parameters_bias_ = (
            L_self_modules_layers_modules_1_parameters_bias_
        )
        l_self_modules_layers_modules_3_modules_first_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_3_modules_first_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_3_modules_reduce_parameters_weight_ = (
            L_self_modules_layers_modules_3_modules_reduce_parameters_weight_
        )
        l_self_modules_layers_modules_3_modules_reduce_parameters_bias_ = (
            L_self_modules_layers_modules_3_modules_reduce_parameters_bias_
        )
        l_self_modules_layers_modules_3_modules_expand_parameters_weight_ = (
            L_self_modules_layers_modules_3_modules_expand_parameters_weight_
        )
        l_self_modules_layers_modules_3_modules_expand_parameters_bias_ = (
            L_self_modules_layers_modules_3_modules_expand_parameters_bias_
        )
        l_self_modules_layers_modules_3_modules_second_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_3_modules_second_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_4_parameters_weight_ = (
            L_self_modules_layers_modules_4_parameters_weight_
        )
        l_self_modules_layers_modules_5_buffers_running_mean_ = (
            L_self_modules_layers_modules_5_buffers_running_mean_
        )
        l_self_modules_layers_modules_5_buffers_running_var_ = (
            L_self_modules_layers_modules_5_buffers_running_var_
        )
        l_self_modules_layers_modules_5_parameters_weight_ = (
            L_self_modules_layers_modules_5_parameters_weight_
        )
        l_self_modules_layers_modules_5_parameters_bias_ = (
            L_self_modules_layers_modules_5_parameters_bias_
        )
        l_self_modules_layers_modules_7_modules_first_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_7_modules_first_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_7_modules_reduce_parameters_weight_ = (
            L_self_modules_layers_modules_7_modules_reduce_parameters_weight_
        )
        l_self_modules_layers_modules_7_modules_reduce_parameters_bias_ = (
            L_self_modules_layers_modules_7_modules_reduce_parameters_bias_
        )
        l_self_modules_layers_modules_7_modules_expand_parameters_weight_ = (
            L_self_modules_layers_modules_7_modules_expand_parameters_weight_
        )
        l_self_modules_layers_modules_7_modules_expand_parameters_bias_ = (
            L_self_modules_layers_modules_7_modules_expand_parameters_bias_
        )
        l_self_modules_layers_modules_7_modules_second_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_7_modules_second_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_8_parameters_weight_ = (
            L_self_modules_layers_modules_8_parameters_weight_
        )
        l_self_modules_layers_modules_9_buffers_running_mean_ = (
            L_self_modules_layers_modules_9_buffers_running_mean_
        )
        l_self_modules_layers_modules_9_buffers_running_var_ = (
            L_self_modules_layers_modules_9_buffers_running_var_
        )
        l_self_modules_layers_modules_9_parameters_weight_ = (
            L_self_modules_layers_modules_9_parameters_weight_
        )
        l_self_modules_layers_modules_9_parameters_bias_ = (
            L_self_modules_layers_modules_9_parameters_bias_
        )
        l_self_modules_layers_modules_11_modules_first_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_11_modules_first_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_11_modules_reduce_parameters_weight_ = (
            L_self_modules_layers_modules_11_modules_reduce_parameters_weight_
        )
        l_self_modules_layers_modules_11_modules_reduce_parameters_bias_ = (
            L_self_modules_layers_modules_11_modules_reduce_parameters_bias_
        )
        l_self_modules_layers_modules_11_modules_expand_parameters_weight_ = (
            L_self_modules_layers_modules_11_modules_expand_parameters_weight_
        )
        l_self_modules_layers_modules_11_modules_expand_parameters_bias_ = (
            L_self_modules_layers_modules_11_modules_expand_parameters_bias_
        )
        l_self_modules_layers_modules_11_modules_second_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_11_modules_second_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_bias_
        l_self_modules_classify_parameters_weight_ = (
            L_self_modules_classify_parameters_weight_
        )
        l_self_modules_classify_parameters_bias_ = (
            L_self_modules_classify_parameters_bias_
        )
        input_1 = torch.conv2d(
            l_x_,
            l_self_modules_layers_modules_0_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        l_x_ = l_self_modules_layers_modules_0_parameters_weight_ = None
        input_2 = torch.nn.functional.batch_norm(
            input_1,
            l_self_modules_layers_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_1_parameters_weight_,
            l_self_modules_layers_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_1 = l_self_modules_layers_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_1_buffers_running_var_ = l_self_modules_layers_modules_1_parameters_weight_ = l_self_modules_layers_modules_1_parameters_bias_ = None
        input_3 = torch.nn.functional.relu(input_2, inplace=True)
        input_2 = None
        input_4 = torch.conv2d(
            input_3,
            l_self_modules_layers_modules_3_modules_first_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_layers_modules_3_modules_first_modules_primary_modules_0_parameters_weight_ = None
        input_5 = torch.nn.functional.batch_norm(
            input_4,
            l_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_4 = l_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_3_modules_first_modules_primary_modules_1_parameters_bias_ = None
        first = torch.nn.functional.relu(input_5, inplace=True)
        input_5 = None
        input_6 = torch.conv2d(
            first,
            l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            48,
        )
        l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_0_parameters_weight_ = None
        input_7 = torch.nn.functional.batch_norm(
            input_6,
            l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_6 = l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_3_modules_first_modules_cheap_modules_1_parameters_bias_ = None
        second = torch.nn.functional.relu(input_7, inplace=True)
        input_7 = None
        y = torch.cat([first, second], dim=1)
        first = second = None
        scale = torch.nn.functional.adaptive_avg_pool2d(y, 1)
        conv2d_3 = torch.conv2d(
            scale,
            l_self_modules_layers_modules_3_modules_reduce_parameters_weight_,
            l_self_modules_layers_modules_3_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale = l_self_modules_layers_modules_3_modules_reduce_parameters_weight_ = l_self_modules_layers_modules_3_modules_reduce_parameters_bias_ = None
        relu_3 = torch.nn.functional.relu(conv2d_3)
        conv2d_3 = None
        conv2d_4 = torch.conv2d(
            relu_3,
            l_self_modules_layers_modules_3_modules_expand_parameters_weight_,
            l_self_modules_layers_modules_3_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_3 = l_self_modules_layers_modules_3_modules_expand_parameters_weight_ = l_self_modules_layers_modules_3_modules_expand_parameters_bias_ = None
        hardsigmoid = torch.nn.functional.hardsigmoid(conv2d_4)
        conv2d_4 = None
        y_1 = y * hardsigmoid
        y = hardsigmoid = None
        input_8 = torch.conv2d(
            y_1,
            l_self_modules_layers_modules_3_modules_second_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_1 = l_self_modules_layers_modules_3_modules_second_modules_primary_modules_0_parameters_weight_ = None
        input_9 = torch.nn.functional.batch_norm(
            input_8,
            l_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_8 = l_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_3_modules_second_modules_primary_modules_1_parameters_bias_ = None
        input_10 = torch.conv2d(
            input_9,
            l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            16,
        )
        l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_0_parameters_weight_ = None
        input_11 = torch.nn.functional.batch_norm(
            input_10,
            l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_10 = l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_3_modules_second_modules_cheap_modules_1_parameters_bias_ = None
        cat_1 = torch.cat([input_9, input_11], dim=1)
        input_9 = input_11 = None
        input_12 = cat_1 + input_3
        cat_1 = input_3 = None
        input_13 = torch.conv2d(
            input_12,
            l_self_modules_layers_modules_4_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        input_12 = l_self_modules_layers_modules_4_parameters_weight_ = None
        input_14 = torch.nn.functional.batch_norm(
            input_13,
            l_self_modules_layers_modules_5_buffers_running_mean_,
            l_self_modules_layers_modules_5_buffers_running_var_,
            l_self_modules_layers_modules_5_parameters_weight_,
            l_self_modules_layers_modules_5_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_13 = l_self_modules_layers_modules_5_buffers_running_mean_ = l_self_modules_layers_modules_5_buffers_running_var_ = l_self_modules_layers_modules_5_parameters_weight_ = l_self_modules_layers_modules_5_parameters_bias_ = None
        input_15 = torch.nn.functional.relu(input_14, inplace=True)
        input_14 = None
        input_16 = torch.conv2d(
            input_15,
            l_self_modules_layers_modules_7_modules_first_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_layers_modules_7_modules_first_modules_primary_modules_0_parameters_weight_ = None
        input_17 = torch.nn.functional.batch_norm(
            input_16,
            l_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_16 = l_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_7_modules_first_modules_primary_modules_1_parameters_bias_ = None
        first_1 = torch.nn.functional.relu(input_17, inplace=True)
        input_17 = None
        input_18 = torch.conv2d(
            first_1,
            l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            96,
        )
        l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_0_parameters_weight_ = None
        input_19 = torch.nn.functional.batch_norm(
            input_18,
            l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_18 = l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_7_modules_first_modules_cheap_modules_1_parameters_bias_ = None
        second_1 = torch.nn.functional.relu(input_19, inplace=True)
        input_19 = None
        y_2 = torch.cat([first_1, second_1], dim=1)
        first_1 = second_1 = None
        scale_1 = torch.nn.functional.adaptive_avg_pool2d(y_2, 1)
        conv2d_10 = torch.conv2d(
            scale_1,
            l_self_modules_layers_modules_7_modules_reduce_parameters_weight_,
            l_self_modules_layers_modules_7_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale_1 = l_self_modules_layers_modules_7_modules_reduce_parameters_weight_ = l_self_modules_layers_modules_7_modules_reduce_parameters_bias_ = None
        relu_7 = torch.nn.functional.relu(conv2d_10)
        conv2d_10 = None
        conv2d_11 = torch.conv2d(
            relu_7,
            l_self_modules_layers_modules_7_modules_expand_parameters_weight_,
            l_self_modules_layers_modules_7_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_7 = l_self_modules_layers_modules_7_modules_expand_parameters_weight_ = l_self_modules_layers_modules_7_modules_expand_parameters_bias_ = None
        hardsigmoid_1 = torch.nn.functional.hardsigmoid(conv2d_11)
        conv2d_11 = None
        y_3 = y_2 * hardsigmoid_1
        y_2 = hardsigmoid_1 = None
        input_20 = torch.conv2d(
            y_3,
            l_self_modules_layers_modules_7_modules_second_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_3 = l_self_modules_layers_modules_7_modules_second_modules_primary_modules_0_parameters_weight_ = None
        input_21 = torch.nn.functional.batch_norm(
            input_20,
            l_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_20 = l_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_7_modules_second_modules_primary_modules_1_parameters_bias_ = None
        input_22 = torch.conv2d(
            input_21,
            l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            32,
        )
        l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_0_parameters_weight_ = None
        input_23 = torch.nn.functional.batch_norm(
            input_22,
            l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_22 = l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_7_modules_second_modules_cheap_modules_1_parameters_bias_ = None
        cat_3 = torch.cat([input_21, input_23], dim=1)
        input_21 = input_23 = None
        input_24 = cat_3 + input_15
        cat_3 = input_15 = None
        input_25 = torch.conv2d(
            input_24,
            l_self_modules_layers_modules_8_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        input_24 = l_self_modules_layers_modules_8_parameters_weight_ = None
        input_26 = torch.nn.functional.batch_norm(
            input_25,
            l_self_modules_layers_modules_9_buffers_running_mean_,
            l_self_modules_layers_modules_9_buffers_running_var_,
            l_self_modules_layers_modules_9_parameters_weight_,
            l_self_modules_layers_modules_9_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_25 = l_self_modules_layers_modules_9_buffers_running_mean_ = l_self_modules_layers_modules_9_buffers_running_var_ = l_self_modules_layers_modules_9_parameters_weight_ = l_self_modules_layers_modules_9_parameters_bias_ = None
        input_27 = torch.nn.functional.relu(input_26, inplace=True)
        input_26 = None
        input_28 = torch.conv2d(
            input_27,
            l_self_modules_layers_modules_11_modules_first_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_layers_modules_11_modules_first_modules_primary_modules_0_parameters_weight_ = None
        input_29 = torch.nn.functional.batch_norm(
            input_28,
            l_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_28 = l_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_11_modules_first_modules_primary_modules_1_parameters_bias_ = None
        first_2 = torch.nn.functional.relu(input_29, inplace=True)
        input_29 = None
        input_30 = torch.conv2d(
            first_2,
            l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            192,
        )
        l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_0_parameters_weight_ = None
        input_31 = torch.nn.functional.batch_norm(
            input_30,
            l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_30 = l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_11_modules_first_modules_cheap_modules_1_parameters_bias_ = None
        second_2 = torch.nn.functional.relu(input_31, inplace=True)
        input_31 = None
        y_4 = torch.cat([first_2, second_2], dim=1)
        first_2 = second_2 = None
        scale_2 = torch.nn.functional.adaptive_avg_pool2d(y_4, 1)
        conv2d_17 = torch.conv2d(
            scale_2,
            l_self_modules_layers_modules_11_modules_reduce_parameters_weight_,
            l_self_modules_layers_modules_11_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale_2 = l_self_modules_layers_modules_11_modules_reduce_parameters_weight_ = l_self_modules_layers_modules_11_modules_reduce_parameters_bias_ = None
        relu_11 = torch.nn.functional.relu(conv2d_17)
        conv2d_17 = None
        conv2d_18 = torch.conv2d(
            relu_11,
            l_self_modules_layers_modules_11_modules_expand_parameters_weight_,
            l_self_modules_layers_modules_11_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_11 = l_self_modules_layers_modules_11_modules_expand_parameters_weight_ = l_self_modules_layers_modules_11_modules_expand_parameters_bias_ = None
        hardsigmoid_2 = torch.nn.functional.hardsigmoid(conv2d_18)
        conv2d_18 = None
        y_5 = y_4 * hardsigmoid_2
        y_4 = hardsigmoid_2 = None
        input_32 = torch.conv2d(
            y_5,
            l_self_modules_layers_modules_11_modules_second_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_5 = l_self_modules_layers_modules_11_modules_second_modules_primary_modules_0_parameters_weight_ = None
        input_33 = torch.nn.functional.batch_norm(
            input_32,
            l_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_32 = l_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_11_modules_second_modules_primary_modules_1_parameters_bias_ = None
        input_34 = torch.conv2d(
            input_33,
            l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            64,
        )
        l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_0_parameters_weight_ = None
        input_35 = torch.nn.functional.batch_norm(
            input_34,
            l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_34 = l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_11_modules_second_modules_cheap_modules_1_parameters_bias_ = None
        cat_5 = torch.cat([input_33, input_35], dim=1)
        input_33 = input_35 = None
        input_36 = cat_5 + input_27
        cat_5 = input_27 = None
        mean = input_36.mean([2, 3])
        input_36 = None
        linear = torch._C._nn.linear(
            mean,
            l_self_modules_classify_parameters_weight_,
            l_self_modules_classify_parameters_bias_,
        )
        mean = l_self_modules_classify_parameters_weight_ = l_self_modules_classify_parameters_bias_ = None
        return (linear,)
