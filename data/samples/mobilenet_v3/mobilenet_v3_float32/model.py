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
        L_self_modules_blocks_modules_0_modules_expand_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_depth_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_project_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_project_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_project_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_expand_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_depth_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_project_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_project_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_project_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_expand_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_depth_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_project_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_2_modules_project_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_2_modules_project_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_3_modules_expand_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_3_modules_depth_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_3_modules_project_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_3_modules_project_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_3_modules_project_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_4_modules_expand_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_4_modules_depth_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_4_modules_project_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_4_modules_project_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_4_modules_project_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_5_modules_expand_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_5_modules_depth_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_5_modules_project_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_5_modules_project_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_5_modules_project_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_6_modules_expand_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_6_modules_depth_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_6_modules_project_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_6_modules_project_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_6_modules_project_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_head_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_head_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_head_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_head_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_head_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
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
        l_self_modules_blocks_modules_0_modules_expand_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_expand_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_depth_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_depth_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_var_ = (
            L_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_var_
        )
        l_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_weight_ = L_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_weight_
        l_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_bias_ = L_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_bias_
        l_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_weight_ = L_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_weight_
        l_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_bias_ = L_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_bias_
        l_self_modules_blocks_modules_0_modules_project_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_project_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_0_modules_project_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_project_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_project_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_project_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_expand_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_expand_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_depth_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_depth_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_var_ = (
            L_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_var_
        )
        l_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_weight_ = L_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_weight_
        l_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_bias_ = L_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_bias_
        l_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_weight_ = L_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_weight_
        l_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_bias_ = L_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_bias_
        l_self_modules_blocks_modules_1_modules_project_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_project_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_1_modules_project_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_project_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_project_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_project_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_2_modules_expand_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_expand_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_2_modules_depth_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_depth_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_var_ = (
            L_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_var_
        )
        l_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_weight_ = L_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_weight_
        l_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_bias_ = L_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_bias_
        l_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_weight_ = L_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_weight_
        l_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_bias_ = L_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_bias_
        l_self_modules_blocks_modules_2_modules_project_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_project_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_2_modules_project_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_2_modules_project_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_2_modules_project_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_2_modules_project_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_3_modules_expand_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_3_modules_expand_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_3_modules_depth_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_3_modules_depth_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_var_ = (
            L_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_var_
        )
        l_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_weight_ = L_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_weight_
        l_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_bias_ = L_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_bias_
        l_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_weight_ = L_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_weight_
        l_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_bias_ = L_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_bias_
        l_self_modules_blocks_modules_3_modules_project_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_3_modules_project_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_3_modules_project_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_3_modules_project_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_3_modules_project_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_3_modules_project_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_4_modules_expand_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_4_modules_expand_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_4_modules_depth_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_4_modules_depth_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_var_ = (
            L_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_var_
        )
        l_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_weight_ = L_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_weight_
        l_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_bias_ = L_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_bias_
        l_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_weight_ = L_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_weight_
        l_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_bias_ = L_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_bias_
        l_self_modules_blocks_modules_4_modules_project_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_4_modules_project_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_4_modules_project_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_4_modules_project_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_4_modules_project_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_4_modules_project_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_5_modules_expand_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_5_modules_expand_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_5_modules_depth_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_5_modules_depth_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_var_ = (
            L_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_var_
        )
        l_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_weight_ = L_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_weight_
        l_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_bias_ = L_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_bias_
        l_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_weight_ = L_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_weight_
        l_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_bias_ = L_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_bias_
        l_self_modules_blocks_modules_5_modules_project_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_5_modules_project_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_5_modules_project_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_5_modules_project_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_5_modules_project_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_5_modules_project_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_6_modules_expand_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_6_modules_expand_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_6_modules_depth_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_6_modules_depth_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_var_ = (
            L_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_var_
        )
        l_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_bias_
        )
        l_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_weight_ = L_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_weight_
        l_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_bias_ = L_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_bias_
        l_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_weight_ = L_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_weight_
        l_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_bias_ = L_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_bias_
        l_self_modules_blocks_modules_6_modules_project_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_6_modules_project_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_mean_ = L_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_mean_
        l_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_var_ = L_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_var_
        l_self_modules_blocks_modules_6_modules_project_modules_1_parameters_weight_ = (
            L_self_modules_blocks_modules_6_modules_project_modules_1_parameters_weight_
        )
        l_self_modules_blocks_modules_6_modules_project_modules_1_parameters_bias_ = (
            L_self_modules_blocks_modules_6_modules_project_modules_1_parameters_bias_
        )
        l_self_modules_head_modules_0_parameters_weight_ = (
            L_self_modules_head_modules_0_parameters_weight_
        )
        l_self_modules_head_modules_1_buffers_running_mean_ = (
            L_self_modules_head_modules_1_buffers_running_mean_
        )
        l_self_modules_head_modules_1_buffers_running_var_ = (
            L_self_modules_head_modules_1_buffers_running_var_
        )
        l_self_modules_head_modules_1_parameters_weight_ = (
            L_self_modules_head_modules_1_parameters_weight_
        )
        l_self_modules_head_modules_1_parameters_bias_ = (
            L_self_modules_head_modules_1_parameters_bias_
        )
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
            (1, 1),
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
        input_3 = torch.nn.functional.hardswish(input_2, True)
        input_2 = None
        input_4 = torch.conv2d(
            input_3,
            l_self_modules_blocks_modules_0_modules_expand_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_blocks_modules_0_modules_expand_modules_0_parameters_weight_ = (
            None
        )
        input_5 = torch.nn.functional.batch_norm(
            input_4,
            l_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_4 = l_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_0_modules_expand_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_weight_ = l_self_modules_blocks_modules_0_modules_expand_modules_1_parameters_bias_ = None
        input_6 = torch.nn.functional.hardswish(input_5, True)
        input_5 = None
        input_7 = torch.conv2d(
            input_6,
            l_self_modules_blocks_modules_0_modules_depth_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            96,
        )
        input_6 = l_self_modules_blocks_modules_0_modules_depth_modules_0_parameters_weight_ = None
        input_8 = torch.nn.functional.batch_norm(
            input_7,
            l_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_7 = l_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_0_modules_depth_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_weight_ = l_self_modules_blocks_modules_0_modules_depth_modules_1_parameters_bias_ = None
        input_9 = torch.nn.functional.hardswish(input_8, True)
        input_8 = None
        scale = input_9.mean((2, 3), keepdim=True)
        conv2d_3 = torch.conv2d(
            scale,
            l_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale = l_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_weight_ = l_self_modules_blocks_modules_0_modules_gates_modules_reduce_parameters_bias_ = None
        relu = torch.nn.functional.relu(conv2d_3, inplace=True)
        conv2d_3 = None
        conv2d_4 = torch.conv2d(
            relu,
            l_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu = l_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_weight_ = l_self_modules_blocks_modules_0_modules_gates_modules_expand_parameters_bias_ = None
        hardsigmoid = torch.nn.functional.hardsigmoid(conv2d_4, False)
        conv2d_4 = None
        y = input_9 * hardsigmoid
        input_9 = hardsigmoid = None
        input_10 = torch.conv2d(
            y,
            l_self_modules_blocks_modules_0_modules_project_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y = l_self_modules_blocks_modules_0_modules_project_modules_0_parameters_weight_ = None
        input_11 = torch.nn.functional.batch_norm(
            input_10,
            l_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_0_modules_project_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_project_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_10 = l_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_0_modules_project_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_0_modules_project_modules_1_parameters_weight_ = l_self_modules_blocks_modules_0_modules_project_modules_1_parameters_bias_ = None
        input_12 = input_3 + input_11
        input_3 = input_11 = None
        input_13 = torch.conv2d(
            input_12,
            l_self_modules_blocks_modules_1_modules_expand_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_12 = l_self_modules_blocks_modules_1_modules_expand_modules_0_parameters_weight_ = None
        input_14 = torch.nn.functional.batch_norm(
            input_13,
            l_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_13 = l_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_1_modules_expand_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_weight_ = l_self_modules_blocks_modules_1_modules_expand_modules_1_parameters_bias_ = None
        input_15 = torch.nn.functional.hardswish(input_14, True)
        input_14 = None
        input_16 = torch.conv2d(
            input_15,
            l_self_modules_blocks_modules_1_modules_depth_modules_0_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            96,
        )
        input_15 = l_self_modules_blocks_modules_1_modules_depth_modules_0_parameters_weight_ = None
        input_17 = torch.nn.functional.batch_norm(
            input_16,
            l_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_16 = l_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_1_modules_depth_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_weight_ = l_self_modules_blocks_modules_1_modules_depth_modules_1_parameters_bias_ = None
        input_18 = torch.nn.functional.hardswish(input_17, True)
        input_17 = None
        scale_1 = input_18.mean((2, 3), keepdim=True)
        conv2d_8 = torch.conv2d(
            scale_1,
            l_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale_1 = l_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_weight_ = l_self_modules_blocks_modules_1_modules_gates_modules_reduce_parameters_bias_ = None
        relu_1 = torch.nn.functional.relu(conv2d_8, inplace=True)
        conv2d_8 = None
        conv2d_9 = torch.conv2d(
            relu_1,
            l_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_1 = l_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_weight_ = l_self_modules_blocks_modules_1_modules_gates_modules_expand_parameters_bias_ = None
        hardsigmoid_1 = torch.nn.functional.hardsigmoid(conv2d_9, False)
        conv2d_9 = None
        y_1 = input_18 * hardsigmoid_1
        input_18 = hardsigmoid_1 = None
        input_19 = torch.conv2d(
            y_1,
            l_self_modules_blocks_modules_1_modules_project_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_1 = l_self_modules_blocks_modules_1_modules_project_modules_0_parameters_weight_ = None
        input_20 = torch.nn.functional.batch_norm(
            input_19,
            l_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_1_modules_project_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_project_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_19 = l_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_1_modules_project_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_1_modules_project_modules_1_parameters_weight_ = l_self_modules_blocks_modules_1_modules_project_modules_1_parameters_bias_ = None
        input_21 = torch.conv2d(
            input_20,
            l_self_modules_blocks_modules_2_modules_expand_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_blocks_modules_2_modules_expand_modules_0_parameters_weight_ = (
            None
        )
        input_22 = torch.nn.functional.batch_norm(
            input_21,
            l_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_21 = l_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_2_modules_expand_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_weight_ = l_self_modules_blocks_modules_2_modules_expand_modules_1_parameters_bias_ = None
        input_23 = torch.nn.functional.hardswish(input_22, True)
        input_22 = None
        input_24 = torch.conv2d(
            input_23,
            l_self_modules_blocks_modules_2_modules_depth_modules_0_parameters_weight_,
            None,
            (1, 1),
            (2, 2),
            (1, 1),
            160,
        )
        input_23 = l_self_modules_blocks_modules_2_modules_depth_modules_0_parameters_weight_ = None
        input_25 = torch.nn.functional.batch_norm(
            input_24,
            l_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_24 = l_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_2_modules_depth_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_weight_ = l_self_modules_blocks_modules_2_modules_depth_modules_1_parameters_bias_ = None
        input_26 = torch.nn.functional.hardswish(input_25, True)
        input_25 = None
        scale_2 = input_26.mean((2, 3), keepdim=True)
        conv2d_13 = torch.conv2d(
            scale_2,
            l_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_weight_,
            l_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale_2 = l_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_weight_ = l_self_modules_blocks_modules_2_modules_gates_modules_reduce_parameters_bias_ = None
        relu_2 = torch.nn.functional.relu(conv2d_13, inplace=True)
        conv2d_13 = None
        conv2d_14 = torch.conv2d(
            relu_2,
            l_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_weight_,
            l_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_2 = l_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_weight_ = l_self_modules_blocks_modules_2_modules_gates_modules_expand_parameters_bias_ = None
        hardsigmoid_2 = torch.nn.functional.hardsigmoid(conv2d_14, False)
        conv2d_14 = None
        y_2 = input_26 * hardsigmoid_2
        input_26 = hardsigmoid_2 = None
        input_27 = torch.conv2d(
            y_2,
            l_self_modules_blocks_modules_2_modules_project_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_2 = l_self_modules_blocks_modules_2_modules_project_modules_0_parameters_weight_ = None
        input_28 = torch.nn.functional.batch_norm(
            input_27,
            l_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_2_modules_project_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_2_modules_project_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_27 = l_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_2_modules_project_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_2_modules_project_modules_1_parameters_weight_ = l_self_modules_blocks_modules_2_modules_project_modules_1_parameters_bias_ = None
        input_29 = input_20 + input_28
        input_20 = input_28 = None
        input_30 = torch.conv2d(
            input_29,
            l_self_modules_blocks_modules_3_modules_expand_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_29 = l_self_modules_blocks_modules_3_modules_expand_modules_0_parameters_weight_ = None
        input_31 = torch.nn.functional.batch_norm(
            input_30,
            l_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_30 = l_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_3_modules_expand_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_weight_ = l_self_modules_blocks_modules_3_modules_expand_modules_1_parameters_bias_ = None
        input_32 = torch.nn.functional.hardswish(input_31, True)
        input_31 = None
        input_33 = torch.conv2d(
            input_32,
            l_self_modules_blocks_modules_3_modules_depth_modules_0_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            160,
        )
        input_32 = l_self_modules_blocks_modules_3_modules_depth_modules_0_parameters_weight_ = None
        input_34 = torch.nn.functional.batch_norm(
            input_33,
            l_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_33 = l_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_3_modules_depth_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_weight_ = l_self_modules_blocks_modules_3_modules_depth_modules_1_parameters_bias_ = None
        input_35 = torch.nn.functional.hardswish(input_34, True)
        input_34 = None
        scale_3 = input_35.mean((2, 3), keepdim=True)
        conv2d_18 = torch.conv2d(
            scale_3,
            l_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_weight_,
            l_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale_3 = l_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_weight_ = l_self_modules_blocks_modules_3_modules_gates_modules_reduce_parameters_bias_ = None
        relu_3 = torch.nn.functional.relu(conv2d_18, inplace=True)
        conv2d_18 = None
        conv2d_19 = torch.conv2d(
            relu_3,
            l_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_weight_,
            l_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_3 = l_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_weight_ = l_self_modules_blocks_modules_3_modules_gates_modules_expand_parameters_bias_ = None
        hardsigmoid_3 = torch.nn.functional.hardsigmoid(conv2d_19, False)
        conv2d_19 = None
        y_3 = input_35 * hardsigmoid_3
        input_35 = hardsigmoid_3 = None
        input_36 = torch.conv2d(
            y_3,
            l_self_modules_blocks_modules_3_modules_project_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_3 = l_self_modules_blocks_modules_3_modules_project_modules_0_parameters_weight_ = None
        input_37 = torch.nn.functional.batch_norm(
            input_36,
            l_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_3_modules_project_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_3_modules_project_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_36 = l_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_3_modules_project_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_3_modules_project_modules_1_parameters_weight_ = l_self_modules_blocks_modules_3_modules_project_modules_1_parameters_bias_ = None
        input_38 = torch.conv2d(
            input_37,
            l_self_modules_blocks_modules_4_modules_expand_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_blocks_modules_4_modules_expand_modules_0_parameters_weight_ = (
            None
        )
        input_39 = torch.nn.functional.batch_norm(
            input_38,
            l_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_38 = l_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_4_modules_expand_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_weight_ = l_self_modules_blocks_modules_4_modules_expand_modules_1_parameters_bias_ = None
        input_40 = torch.nn.functional.hardswish(input_39, True)
        input_39 = None
        input_41 = torch.conv2d(
            input_40,
            l_self_modules_blocks_modules_4_modules_depth_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            320,
        )
        input_40 = l_self_modules_blocks_modules_4_modules_depth_modules_0_parameters_weight_ = None
        input_42 = torch.nn.functional.batch_norm(
            input_41,
            l_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_41 = l_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_4_modules_depth_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_weight_ = l_self_modules_blocks_modules_4_modules_depth_modules_1_parameters_bias_ = None
        input_43 = torch.nn.functional.hardswish(input_42, True)
        input_42 = None
        scale_4 = input_43.mean((2, 3), keepdim=True)
        conv2d_23 = torch.conv2d(
            scale_4,
            l_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_weight_,
            l_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale_4 = l_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_weight_ = l_self_modules_blocks_modules_4_modules_gates_modules_reduce_parameters_bias_ = None
        relu_4 = torch.nn.functional.relu(conv2d_23, inplace=True)
        conv2d_23 = None
        conv2d_24 = torch.conv2d(
            relu_4,
            l_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_weight_,
            l_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_4 = l_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_weight_ = l_self_modules_blocks_modules_4_modules_gates_modules_expand_parameters_bias_ = None
        hardsigmoid_4 = torch.nn.functional.hardsigmoid(conv2d_24, False)
        conv2d_24 = None
        y_4 = input_43 * hardsigmoid_4
        input_43 = hardsigmoid_4 = None
        input_44 = torch.conv2d(
            y_4,
            l_self_modules_blocks_modules_4_modules_project_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_4 = l_self_modules_blocks_modules_4_modules_project_modules_0_parameters_weight_ = None
        input_45 = torch.nn.functional.batch_norm(
            input_44,
            l_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_4_modules_project_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_4_modules_project_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_44 = l_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_4_modules_project_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_4_modules_project_modules_1_parameters_weight_ = l_self_modules_blocks_modules_4_modules_project_modules_1_parameters_bias_ = None
        input_46 = input_37 + input_45
        input_37 = input_45 = None
        input_47 = torch.conv2d(
            input_46,
            l_self_modules_blocks_modules_5_modules_expand_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_46 = l_self_modules_blocks_modules_5_modules_expand_modules_0_parameters_weight_ = None
        input_48 = torch.nn.functional.batch_norm(
            input_47,
            l_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_47 = l_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_5_modules_expand_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_weight_ = l_self_modules_blocks_modules_5_modules_expand_modules_1_parameters_bias_ = None
        input_49 = torch.nn.functional.hardswish(input_48, True)
        input_48 = None
        input_50 = torch.conv2d(
            input_49,
            l_self_modules_blocks_modules_5_modules_depth_modules_0_parameters_weight_,
            None,
            (1, 1),
            (2, 2),
            (1, 1),
            320,
        )
        input_49 = l_self_modules_blocks_modules_5_modules_depth_modules_0_parameters_weight_ = None
        input_51 = torch.nn.functional.batch_norm(
            input_50,
            l_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_50 = l_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_5_modules_depth_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_weight_ = l_self_modules_blocks_modules_5_modules_depth_modules_1_parameters_bias_ = None
        input_52 = torch.nn.functional.hardswish(input_51, True)
        input_51 = None
        scale_5 = input_52.mean((2, 3), keepdim=True)
        conv2d_28 = torch.conv2d(
            scale_5,
            l_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_weight_,
            l_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale_5 = l_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_weight_ = l_self_modules_blocks_modules_5_modules_gates_modules_reduce_parameters_bias_ = None
        relu_5 = torch.nn.functional.relu(conv2d_28, inplace=True)
        conv2d_28 = None
        conv2d_29 = torch.conv2d(
            relu_5,
            l_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_weight_,
            l_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_5 = l_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_weight_ = l_self_modules_blocks_modules_5_modules_gates_modules_expand_parameters_bias_ = None
        hardsigmoid_5 = torch.nn.functional.hardsigmoid(conv2d_29, False)
        conv2d_29 = None
        y_5 = input_52 * hardsigmoid_5
        input_52 = hardsigmoid_5 = None
        input_53 = torch.conv2d(
            y_5,
            l_self_modules_blocks_modules_5_modules_project_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_5 = l_self_modules_blocks_modules_5_modules_project_modules_0_parameters_weight_ = None
        input_54 = torch.nn.functional.batch_norm(
            input_53,
            l_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_5_modules_project_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_5_modules_project_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_53 = l_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_5_modules_project_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_5_modules_project_modules_1_parameters_weight_ = l_self_modules_blocks_modules_5_modules_project_modules_1_parameters_bias_ = None
        input_55 = torch.conv2d(
            input_54,
            l_self_modules_blocks_modules_6_modules_expand_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_blocks_modules_6_modules_expand_modules_0_parameters_weight_ = (
            None
        )
        input_56 = torch.nn.functional.batch_norm(
            input_55,
            l_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_55 = l_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_6_modules_expand_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_weight_ = l_self_modules_blocks_modules_6_modules_expand_modules_1_parameters_bias_ = None
        input_57 = torch.nn.functional.hardswish(input_56, True)
        input_56 = None
        input_58 = torch.conv2d(
            input_57,
            l_self_modules_blocks_modules_6_modules_depth_modules_0_parameters_weight_,
            None,
            (1, 1),
            (2, 2),
            (1, 1),
            448,
        )
        input_57 = l_self_modules_blocks_modules_6_modules_depth_modules_0_parameters_weight_ = None
        input_59 = torch.nn.functional.batch_norm(
            input_58,
            l_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_58 = l_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_6_modules_depth_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_weight_ = l_self_modules_blocks_modules_6_modules_depth_modules_1_parameters_bias_ = None
        input_60 = torch.nn.functional.hardswish(input_59, True)
        input_59 = None
        scale_6 = input_60.mean((2, 3), keepdim=True)
        conv2d_33 = torch.conv2d(
            scale_6,
            l_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_weight_,
            l_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        scale_6 = l_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_weight_ = l_self_modules_blocks_modules_6_modules_gates_modules_reduce_parameters_bias_ = None
        relu_6 = torch.nn.functional.relu(conv2d_33, inplace=True)
        conv2d_33 = None
        conv2d_34 = torch.conv2d(
            relu_6,
            l_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_weight_,
            l_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        relu_6 = l_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_weight_ = l_self_modules_blocks_modules_6_modules_gates_modules_expand_parameters_bias_ = None
        hardsigmoid_6 = torch.nn.functional.hardsigmoid(conv2d_34, False)
        conv2d_34 = None
        y_6 = input_60 * hardsigmoid_6
        input_60 = hardsigmoid_6 = None
        input_61 = torch.conv2d(
            y_6,
            l_self_modules_blocks_modules_6_modules_project_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        y_6 = l_self_modules_blocks_modules_6_modules_project_modules_0_parameters_weight_ = None
        input_62 = torch.nn.functional.batch_norm(
            input_61,
            l_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_mean_,
            l_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_var_,
            l_self_modules_blocks_modules_6_modules_project_modules_1_parameters_weight_,
            l_self_modules_blocks_modules_6_modules_project_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_61 = l_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_mean_ = l_self_modules_blocks_modules_6_modules_project_modules_1_buffers_running_var_ = l_self_modules_blocks_modules_6_modules_project_modules_1_parameters_weight_ = l_self_modules_blocks_modules_6_modules_project_modules_1_parameters_bias_ = None
        input_63 = input_54 + input_62
        input_54 = input_62 = None
        input_64 = torch.conv2d(
            input_63,
            l_self_modules_head_modules_0_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_63 = l_self_modules_head_modules_0_parameters_weight_ = None
        input_65 = torch.nn.functional.batch_norm(
            input_64,
            l_self_modules_head_modules_1_buffers_running_mean_,
            l_self_modules_head_modules_1_buffers_running_var_,
            l_self_modules_head_modules_1_parameters_weight_,
            l_self_modules_head_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_64 = l_self_modules_head_modules_1_buffers_running_mean_ = l_self_modules_head_modules_1_buffers_running_var_ = l_self_modules_head_modules_1_parameters_weight_ = l_self_modules_head_modules_1_parameters_bias_ = None
        input_66 = torch.nn.functional.hardswish(input_65, True)
        input_65 = None
        adaptive_avg_pool2d = torch.nn.functional.adaptive_avg_pool2d(input_66, 1)
        input_66 = None
        x = adaptive_avg_pool2d.flatten(1)
        adaptive_avg_pool2d = None
        dropout = torch.nn.functional.dropout(x, 0.2, False, False)
        x = None
        linear = torch._C._nn.linear(
            dropout,
            l_self_modules_classify_parameters_weight_,
            l_self_modules_classify_parameters_bias_,
        )
        dropout = l_self_modules_classify_parameters_weight_ = l_self_modules_classify_parameters_bias_ = None
        return (linear,)
