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
        L_self_modules_layers_modules_4_modules_first_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_second_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_5_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_6_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_6_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_6_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_6_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_first_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_second_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_first_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_second_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_10_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_11_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_11_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_11_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_first_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_second_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_first_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_second_modules_primary_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
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
        l_self_modules_layers_modules_4_modules_first_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_4_modules_first_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_4_modules_reduce_parameters_weight_ = (
            L_self_modules_layers_modules_4_modules_reduce_parameters_weight_
        )
        l_self_modules_layers_modules_4_modules_reduce_parameters_bias_ = (
            L_self_modules_layers_modules_4_modules_reduce_parameters_bias_
        )
        l_self_modules_layers_modules_4_modules_expand_parameters_weight_ = (
            L_self_modules_layers_modules_4_modules_expand_parameters_weight_
        )
        l_self_modules_layers_modules_4_modules_expand_parameters_bias_ = (
            L_self_modules_layers_modules_4_modules_expand_parameters_bias_
        )
        l_self_modules_layers_modules_4_modules_second_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_4_modules_second_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_5_parameters_weight_ = (
            L_self_modules_layers_modules_5_parameters_weight_
        )
        l_self_modules_layers_modules_6_buffers_running_mean_ = (
            L_self_modules_layers_modules_6_buffers_running_mean_
        )
        l_self_modules_layers_modules_6_buffers_running_var_ = (
            L_self_modules_layers_modules_6_buffers_running_var_
        )
        l_self_modules_layers_modules_6_parameters_weight_ = (
            L_self_modules_layers_modules_6_parameters_weight_
        )
        l_self_modules_layers_modules_6_parameters_bias_ = (
            L_self_modules_layers_modules_6_parameters_bias_
        )
        l_self_modules_layers_modules_8_modules_first_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_8_modules_first_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_8_modules_reduce_parameters_weight_ = (
            L_self_modules_layers_modules_8_modules_reduce_parameters_weight_
        )
        l_self_modules_layers_modules_8_modules_reduce_parameters_bias_ = (
            L_self_modules_layers_modules_8_modules_reduce_parameters_bias_
        )
        l_self_modules_layers_modules_8_modules_expand_parameters_weight_ = (
            L_self_modules_layers_modules_8_modules_expand_parameters_weight_
        )
        l_self_modules_layers_modules_8_modules_expand_parameters_bias_ = (
            L_self_modules_layers_modules_8_modules_expand_parameters_bias_
        )
        l_self_modules_layers_modules_8_modules_second_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_8_modules_second_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_9_modules_first_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_9_modules_first_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_9_modules_reduce_parameters_weight_ = (
            L_self_modules_layers_modules_9_modules_reduce_parameters_weight_
        )
        l_self_modules_layers_modules_9_modules_reduce_parameters_bias_ = (
            L_self_modules_layers_modules_9_modules_reduce_parameters_bias_
        )
        l_self_modules_layers_modules_9_modules_expand_parameters_weight_ = (
            L_self_modules_layers_modules_9_modules_expand_parameters_weight_
        )
        l_self_modules_layers_modules_9_modules_expand_parameters_bias_ = (
            L_self_modules_layers_modules_9_modules_expand_parameters_bias_
        )
        l_self_modules_layers_modules_9_modules_second_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_9_modules_second_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_10_parameters_weight_ = (
            L_self_modules_layers_modules_10_parameters_weight_
        )
        l_self_modules_layers_modules_11_buffers_running_mean_ = (
            L_self_modules_layers_modules_11_buffers_running_mean_
        )
        l_self_modules_layers_modules_11_buffers_running_var_ = (
            L_self_modules_layers_modules_11_buffers_running_var_
        )
        l_self_modules_layers_modules_11_parameters_weight_ = (
            L_self_modules_layers_modules_11_parameters_weight_
        )
        l_self_modules_layers_modules_11_parameters_bias_ = (
            L_self_modules_layers_modules_11_parameters_bias_
        )
        l_self_modules_layers_modules_13_modules_first_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_13_modules_first_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_13_modules_reduce_parameters_weight_ = (
            L_self_modules_layers_modules_13_modules_reduce_parameters_weight_
        )
        l_self_modules_layers_modules_13_modules_reduce_parameters_bias_ = (
            L_self_modules_layers_modules_13_modules_reduce_parameters_bias_
        )
        l_self_modules_layers_modules_13_modules_expand_parameters_weight_ = (
            L_self_modules_layers_modules_13_modules_expand_parameters_weight_
        )
        l_self_modules_layers_modules_13_modules_expand_parameters_bias_ = (
            L_self_modules_layers_modules_13_modules_expand_parameters_bias_
        )
        l_self_modules_layers_modules_13_modules_second_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_13_modules_second_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_14_modules_first_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_14_modules_first_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_bias_
        l_self_modules_layers_modules_14_modules_reduce_parameters_weight_ = (
            L_self_modules_layers_modules_14_modules_reduce_parameters_weight_
        )
        l_self_modules_layers_modules_14_modules_reduce_parameters_bias_ = (
            L_self_modules_layers_modules_14_modules_reduce_parameters_bias_
        )
        l_self_modules_layers_modules_14_modules_expand_parameters_weight_ = (
            L_self_modules_layers_modules_14_modules_expand_parameters_weight_
        )
        l_self_modules_layers_modules_14_modules_expand_parameters_bias_ = (
            L_self_modules_layers_modules_14_modules_expand_parameters_bias_
        )
        l_self_modules_layers_modules_14_modules_second_modules_primary_modules_0_parameters_weight_ = L_self_modules_layers_modules_14_modules_second_modules_primary_modules_0_parameters_weight_
        l_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_var_ = L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_var_
        l_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_weight_ = L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_weight_
        l_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_bias_ = L_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_bias_
        l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_0_parameters_weight_ = L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_0_parameters_weight_
        l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_mean_ = L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_mean_
        l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_var_ = L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_var_
        l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_weight_ = L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_weight_
        l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_bias_ = L_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_bias_
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
            l_self_modules_layers_modules_4_modules_first_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_layers_modules_4_modules_first_modules_primary_modules_0_parameters_weight_ = None
        input_14 = torch.nn.functional.batch_norm(
            input_13,
            l_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_13 = l_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_4_modules_first_modules_primary_modules_1_parameters_bias_ = None
        first_1 = torch.nn.functional.relu(input_14, inplace=True)
        input_14 = None
        input_15 = torch.conv2d(
            first_1,
            l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            48,
        )
        l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_0_parameters_weight_ = None
        input_16 = torch.nn.functional.batch_norm(
            input_15,
            l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_15 = l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_4_modules_first_modules_cheap_modules_1_parameters_bias_ = None
        second_1 = torch.nn.functional.relu(input_16, inplace=True)
        input_16 = None
        y_2 = torch.cat([first_1, second_1], dim=1)
        first_1 = second_1 = None
        scale_1 = torch.nn.functional.adaptive_avg_pool2d(y_2, 1)
        conv2d_9 = torch.conv2d(
            scale_1,
            l_self_modules_layers_modules_4_modules_reduce_parameters_weight_,
            l_self_modules_layers_modules_4_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale_1 = l_self_modules_layers_modules_4_modules_reduce_parameters_weight_ = l_self_modules_layers_modules_4_modules_reduce_parameters_bias_ = None
        relu_6 = torch.nn.functional.relu(conv2d_9)
        conv2d_9 = None
        conv2d_10 = torch.conv2d(
            relu_6,
            l_self_modules_layers_modules_4_modules_expand_parameters_weight_,
            l_self_modules_layers_modules_4_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_6 = l_self_modules_layers_modules_4_modules_expand_parameters_weight_ = l_self_modules_layers_modules_4_modules_expand_parameters_bias_ = None
        hardsigmoid_1 = torch.nn.functional.hardsigmoid(conv2d_10)
        conv2d_10 = None
        y_3 = y_2 * hardsigmoid_1
        y_2 = hardsigmoid_1 = None
        input_17 = torch.conv2d(
            y_3,
            l_self_modules_layers_modules_4_modules_second_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_3 = l_self_modules_layers_modules_4_modules_second_modules_primary_modules_0_parameters_weight_ = None
        input_18 = torch.nn.functional.batch_norm(
            input_17,
            l_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_17 = l_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_4_modules_second_modules_primary_modules_1_parameters_bias_ = None
        input_19 = torch.conv2d(
            input_18,
            l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            16,
        )
        l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_0_parameters_weight_ = None
        input_20 = torch.nn.functional.batch_norm(
            input_19,
            l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_19 = l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_4_modules_second_modules_cheap_modules_1_parameters_bias_ = None
        cat_3 = torch.cat([input_18, input_20], dim=1)
        input_18 = input_20 = None
        input_21 = cat_3 + input_12
        cat_3 = input_12 = None
        input_22 = torch.conv2d(
            input_21,
            l_self_modules_layers_modules_5_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        input_21 = l_self_modules_layers_modules_5_parameters_weight_ = None
        input_23 = torch.nn.functional.batch_norm(
            input_22,
            l_self_modules_layers_modules_6_buffers_running_mean_,
            l_self_modules_layers_modules_6_buffers_running_var_,
            l_self_modules_layers_modules_6_parameters_weight_,
            l_self_modules_layers_modules_6_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_22 = l_self_modules_layers_modules_6_buffers_running_mean_ = l_self_modules_layers_modules_6_buffers_running_var_ = l_self_modules_layers_modules_6_parameters_weight_ = l_self_modules_layers_modules_6_parameters_bias_ = None
        input_24 = torch.nn.functional.relu(input_23, inplace=True)
        input_23 = None
        input_25 = torch.conv2d(
            input_24,
            l_self_modules_layers_modules_8_modules_first_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_layers_modules_8_modules_first_modules_primary_modules_0_parameters_weight_ = None
        input_26 = torch.nn.functional.batch_norm(
            input_25,
            l_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_25 = l_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_8_modules_first_modules_primary_modules_1_parameters_bias_ = None
        first_2 = torch.nn.functional.relu(input_26, inplace=True)
        input_26 = None
        input_27 = torch.conv2d(
            first_2,
            l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            96,
        )
        l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_0_parameters_weight_ = None
        input_28 = torch.nn.functional.batch_norm(
            input_27,
            l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_27 = l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_8_modules_first_modules_cheap_modules_1_parameters_bias_ = None
        second_2 = torch.nn.functional.relu(input_28, inplace=True)
        input_28 = None
        y_4 = torch.cat([first_2, second_2], dim=1)
        first_2 = second_2 = None
        scale_2 = torch.nn.functional.adaptive_avg_pool2d(y_4, 1)
        conv2d_16 = torch.conv2d(
            scale_2,
            l_self_modules_layers_modules_8_modules_reduce_parameters_weight_,
            l_self_modules_layers_modules_8_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale_2 = l_self_modules_layers_modules_8_modules_reduce_parameters_weight_ = l_self_modules_layers_modules_8_modules_reduce_parameters_bias_ = None
        relu_10 = torch.nn.functional.relu(conv2d_16)
        conv2d_16 = None
        conv2d_17 = torch.conv2d(
            relu_10,
            l_self_modules_layers_modules_8_modules_expand_parameters_weight_,
            l_self_modules_layers_modules_8_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_10 = l_self_modules_layers_modules_8_modules_expand_parameters_weight_ = l_self_modules_layers_modules_8_modules_expand_parameters_bias_ = None
        hardsigmoid_2 = torch.nn.functional.hardsigmoid(conv2d_17)
        conv2d_17 = None
        y_5 = y_4 * hardsigmoid_2
        y_4 = hardsigmoid_2 = None
        input_29 = torch.conv2d(
            y_5,
            l_self_modules_layers_modules_8_modules_second_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_5 = l_self_modules_layers_modules_8_modules_second_modules_primary_modules_0_parameters_weight_ = None
        input_30 = torch.nn.functional.batch_norm(
            input_29,
            l_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_29 = l_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_8_modules_second_modules_primary_modules_1_parameters_bias_ = None
        input_31 = torch.conv2d(
            input_30,
            l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            32,
        )
        l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_0_parameters_weight_ = None
        input_32 = torch.nn.functional.batch_norm(
            input_31,
            l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_31 = l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_8_modules_second_modules_cheap_modules_1_parameters_bias_ = None
        cat_5 = torch.cat([input_30, input_32], dim=1)
        input_30 = input_32 = None
        input_33 = cat_5 + input_24
        cat_5 = input_24 = None
        input_34 = torch.conv2d(
            input_33,
            l_self_modules_layers_modules_9_modules_first_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_layers_modules_9_modules_first_modules_primary_modules_0_parameters_weight_ = None
        input_35 = torch.nn.functional.batch_norm(
            input_34,
            l_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_34 = l_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_9_modules_first_modules_primary_modules_1_parameters_bias_ = None
        first_3 = torch.nn.functional.relu(input_35, inplace=True)
        input_35 = None
        input_36 = torch.conv2d(
            first_3,
            l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            96,
        )
        l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_0_parameters_weight_ = None
        input_37 = torch.nn.functional.batch_norm(
            input_36,
            l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_36 = l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_9_modules_first_modules_cheap_modules_1_parameters_bias_ = None
        second_3 = torch.nn.functional.relu(input_37, inplace=True)
        input_37 = None
        y_6 = torch.cat([first_3, second_3], dim=1)
        first_3 = second_3 = None
        scale_3 = torch.nn.functional.adaptive_avg_pool2d(y_6, 1)
        conv2d_22 = torch.conv2d(
            scale_3,
            l_self_modules_layers_modules_9_modules_reduce_parameters_weight_,
            l_self_modules_layers_modules_9_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale_3 = l_self_modules_layers_modules_9_modules_reduce_parameters_weight_ = l_self_modules_layers_modules_9_modules_reduce_parameters_bias_ = None
        relu_13 = torch.nn.functional.relu(conv2d_22)
        conv2d_22 = None
        conv2d_23 = torch.conv2d(
            relu_13,
            l_self_modules_layers_modules_9_modules_expand_parameters_weight_,
            l_self_modules_layers_modules_9_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_13 = l_self_modules_layers_modules_9_modules_expand_parameters_weight_ = l_self_modules_layers_modules_9_modules_expand_parameters_bias_ = None
        hardsigmoid_3 = torch.nn.functional.hardsigmoid(conv2d_23)
        conv2d_23 = None
        y_7 = y_6 * hardsigmoid_3
        y_6 = hardsigmoid_3 = None
        input_38 = torch.conv2d(
            y_7,
            l_self_modules_layers_modules_9_modules_second_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_7 = l_self_modules_layers_modules_9_modules_second_modules_primary_modules_0_parameters_weight_ = None
        input_39 = torch.nn.functional.batch_norm(
            input_38,
            l_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_38 = l_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_9_modules_second_modules_primary_modules_1_parameters_bias_ = None
        input_40 = torch.conv2d(
            input_39,
            l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            32,
        )
        l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_0_parameters_weight_ = None
        input_41 = torch.nn.functional.batch_norm(
            input_40,
            l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_40 = l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_9_modules_second_modules_cheap_modules_1_parameters_bias_ = None
        cat_7 = torch.cat([input_39, input_41], dim=1)
        input_39 = input_41 = None
        input_42 = cat_7 + input_33
        cat_7 = input_33 = None
        input_43 = torch.conv2d(
            input_42,
            l_self_modules_layers_modules_10_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        input_42 = l_self_modules_layers_modules_10_parameters_weight_ = None
        input_44 = torch.nn.functional.batch_norm(
            input_43,
            l_self_modules_layers_modules_11_buffers_running_mean_,
            l_self_modules_layers_modules_11_buffers_running_var_,
            l_self_modules_layers_modules_11_parameters_weight_,
            l_self_modules_layers_modules_11_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_43 = l_self_modules_layers_modules_11_buffers_running_mean_ = l_self_modules_layers_modules_11_buffers_running_var_ = l_self_modules_layers_modules_11_parameters_weight_ = l_self_modules_layers_modules_11_parameters_bias_ = None
        input_45 = torch.nn.functional.relu(input_44, inplace=True)
        input_44 = None
        input_46 = torch.conv2d(
            input_45,
            l_self_modules_layers_modules_13_modules_first_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_layers_modules_13_modules_first_modules_primary_modules_0_parameters_weight_ = None
        input_47 = torch.nn.functional.batch_norm(
            input_46,
            l_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_46 = l_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_13_modules_first_modules_primary_modules_1_parameters_bias_ = None
        first_4 = torch.nn.functional.relu(input_47, inplace=True)
        input_47 = None
        input_48 = torch.conv2d(
            first_4,
            l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            192,
        )
        l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_0_parameters_weight_ = None
        input_49 = torch.nn.functional.batch_norm(
            input_48,
            l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_48 = l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_13_modules_first_modules_cheap_modules_1_parameters_bias_ = None
        second_4 = torch.nn.functional.relu(input_49, inplace=True)
        input_49 = None
        y_8 = torch.cat([first_4, second_4], dim=1)
        first_4 = second_4 = None
        scale_4 = torch.nn.functional.adaptive_avg_pool2d(y_8, 1)
        conv2d_29 = torch.conv2d(
            scale_4,
            l_self_modules_layers_modules_13_modules_reduce_parameters_weight_,
            l_self_modules_layers_modules_13_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale_4 = l_self_modules_layers_modules_13_modules_reduce_parameters_weight_ = l_self_modules_layers_modules_13_modules_reduce_parameters_bias_ = None
        relu_17 = torch.nn.functional.relu(conv2d_29)
        conv2d_29 = None
        conv2d_30 = torch.conv2d(
            relu_17,
            l_self_modules_layers_modules_13_modules_expand_parameters_weight_,
            l_self_modules_layers_modules_13_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_17 = l_self_modules_layers_modules_13_modules_expand_parameters_weight_ = l_self_modules_layers_modules_13_modules_expand_parameters_bias_ = None
        hardsigmoid_4 = torch.nn.functional.hardsigmoid(conv2d_30)
        conv2d_30 = None
        y_9 = y_8 * hardsigmoid_4
        y_8 = hardsigmoid_4 = None
        input_50 = torch.conv2d(
            y_9,
            l_self_modules_layers_modules_13_modules_second_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_9 = l_self_modules_layers_modules_13_modules_second_modules_primary_modules_0_parameters_weight_ = None
        input_51 = torch.nn.functional.batch_norm(
            input_50,
            l_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_50 = l_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_13_modules_second_modules_primary_modules_1_parameters_bias_ = None
        input_52 = torch.conv2d(
            input_51,
            l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            64,
        )
        l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_0_parameters_weight_ = None
        input_53 = torch.nn.functional.batch_norm(
            input_52,
            l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_52 = l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_13_modules_second_modules_cheap_modules_1_parameters_bias_ = None
        cat_9 = torch.cat([input_51, input_53], dim=1)
        input_51 = input_53 = None
        input_54 = cat_9 + input_45
        cat_9 = input_45 = None
        input_55 = torch.conv2d(
            input_54,
            l_self_modules_layers_modules_14_modules_first_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_layers_modules_14_modules_first_modules_primary_modules_0_parameters_weight_ = None
        input_56 = torch.nn.functional.batch_norm(
            input_55,
            l_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_55 = l_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_14_modules_first_modules_primary_modules_1_parameters_bias_ = None
        first_5 = torch.nn.functional.relu(input_56, inplace=True)
        input_56 = None
        input_57 = torch.conv2d(
            first_5,
            l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            192,
        )
        l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_0_parameters_weight_ = None
        input_58 = torch.nn.functional.batch_norm(
            input_57,
            l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_57 = l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_14_modules_first_modules_cheap_modules_1_parameters_bias_ = None
        second_5 = torch.nn.functional.relu(input_58, inplace=True)
        input_58 = None
        y_10 = torch.cat([first_5, second_5], dim=1)
        first_5 = second_5 = None
        scale_5 = torch.nn.functional.adaptive_avg_pool2d(y_10, 1)
        conv2d_35 = torch.conv2d(
            scale_5,
            l_self_modules_layers_modules_14_modules_reduce_parameters_weight_,
            l_self_modules_layers_modules_14_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale_5 = l_self_modules_layers_modules_14_modules_reduce_parameters_weight_ = l_self_modules_layers_modules_14_modules_reduce_parameters_bias_ = None
        relu_20 = torch.nn.functional.relu(conv2d_35)
        conv2d_35 = None
        conv2d_36 = torch.conv2d(
            relu_20,
            l_self_modules_layers_modules_14_modules_expand_parameters_weight_,
            l_self_modules_layers_modules_14_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_20 = l_self_modules_layers_modules_14_modules_expand_parameters_weight_ = l_self_modules_layers_modules_14_modules_expand_parameters_bias_ = None
        hardsigmoid_5 = torch.nn.functional.hardsigmoid(conv2d_36)
        conv2d_36 = None
        y_11 = y_10 * hardsigmoid_5
        y_10 = hardsigmoid_5 = None
        input_59 = torch.conv2d(
            y_11,
            l_self_modules_layers_modules_14_modules_second_modules_primary_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_11 = l_self_modules_layers_modules_14_modules_second_modules_primary_modules_0_parameters_weight_ = None
        input_60 = torch.nn.functional.batch_norm(
            input_59,
            l_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_weight_,
            l_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_59 = l_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_buffers_running_var_ = l_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_weight_ = l_self_modules_layers_modules_14_modules_second_modules_primary_modules_1_parameters_bias_ = None
        input_61 = torch.conv2d(
            input_60,
            l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            64,
        )
        l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_0_parameters_weight_ = None
        input_62 = torch.nn.functional.batch_norm(
            input_61,
            l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_mean_,
            l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_var_,
            l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_weight_,
            l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_61 = l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_mean_ = l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_buffers_running_var_ = l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_weight_ = l_self_modules_layers_modules_14_modules_second_modules_cheap_modules_1_parameters_bias_ = None
        cat_11 = torch.cat([input_60, input_62], dim=1)
        input_60 = input_62 = None
        input_63 = cat_11 + input_54
        cat_11 = input_54 = None
        mean = input_63.mean([2, 3])
        input_63 = None
        linear = torch._C._nn.linear(
            mean,
            l_self_modules_classify_parameters_weight_,
            l_self_modules_classify_parameters_bias_,
        )
        mean = l_self_modules_classify_parameters_weight_ = l_self_modules_classify_parameters_bias_ = None
        return (linear,)
