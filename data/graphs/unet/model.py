import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_down_modules_0_modules_layers_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_x_: torch.Tensor,
        L_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_down_modules_0_modules_layers_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_0_modules_layers_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_0_modules_layers_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_mean_: torch.Tensor,
        L_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_var_: torch.Tensor,
        L_self_modules_down_modules_0_modules_layers_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_0_modules_layers_modules_4_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_1_modules_layers_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_down_modules_1_modules_layers_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_1_modules_layers_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_1_modules_layers_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_mean_: torch.Tensor,
        L_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_var_: torch.Tensor,
        L_self_modules_down_modules_1_modules_layers_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_1_modules_layers_modules_4_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_2_modules_layers_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_down_modules_2_modules_layers_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_2_modules_layers_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_2_modules_layers_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_mean_: torch.Tensor,
        L_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_var_: torch.Tensor,
        L_self_modules_down_modules_2_modules_layers_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_2_modules_layers_modules_4_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_gate_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_gate_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_merge_modules_0_buffers_running_mean_: torch.Tensor,
        L_self_modules_merge_modules_0_buffers_running_var_: torch.Tensor,
        L_self_modules_merge_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_merge_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_refine_modules_0_modules_layers_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_refine_modules_0_modules_layers_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_refine_modules_0_modules_layers_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_refine_modules_0_modules_layers_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_mean_: torch.Tensor,
        L_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_var_: torch.Tensor,
        L_self_modules_refine_modules_0_modules_layers_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_refine_modules_0_modules_layers_modules_4_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_gate_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_gate_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_merge_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_merge_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_merge_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_merge_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_refine_modules_1_modules_layers_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_refine_modules_1_modules_layers_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_refine_modules_1_modules_layers_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_refine_modules_1_modules_layers_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_mean_: torch.Tensor,
        L_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_var_: torch.Tensor,
        L_self_modules_refine_modules_1_modules_layers_modules_4_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_refine_modules_1_modules_layers_modules_4_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_head_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_self_modules_down_modules_0_modules_layers_modules_0_parameters_weight_ = (
            L_self_modules_down_modules_0_modules_layers_modules_0_parameters_weight_
        )
        l_x_ = L_x_
        l_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_mean_ = (
            L_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_mean_
        )
        l_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_var_ = (
            L_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_var_
        )
        l_self_modules_down_modules_0_modules_layers_modules_1_parameters_weight_ = (
            L_self_modules_down_modules_0_modules_layers_modules_1_parameters_weight_
        )
        l_self_modules_down_modules_0_modules_layers_modules_1_parameters_bias_ = (
            L_self_modules_down_modules_0_modules_layers_modules_1_parameters_bias_
        )
        l_self_modules_down_modules_0_modules_layers_modules_3_parameters_weight_ = (
            L_self_modules_down_modules_0_modules_layers_modules_3_parameters_weight_
        )
        l_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_mean_ = (
            L_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_mean_
        )
        l_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_var_ = (
            L_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_var_
        )
        l_self_modules_down_modules_0_modules_layers_modules_4_parameters_weight_ = (
            L_self_modules_down_modules_0_modules_layers_modules_4_parameters_weight_
        )
        l_self_modules_down_modules_0_modules_layers_modules_4_parameters_bias_ = (
            L_self_modules_down_modules_0_modules_layers_modules_4_parameters_bias_
        )
        l_self_modules_down_modules_1_modules_layers_modules_0_parameters_weight_ = (
            L_self_modules_down_modules_1_modules_layers_modules_0_parameters_weight_
        )
        l_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_mean_ = (
            L_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_mean_
        )
        l_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_var_ = (
            L_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_var_
        )
        l_self_modules_down_modules_1_modules_layers_modules_1_parameters_weight_ = (
            L_self_modules_down_modules_1_modules_layers_modules_1_parameters_weight_
        )
        l_self_modules_down_modules_1_modules_layers_modules_1_parameters_bias_ = (
            L_self_modules_down_modules_1_modules_layers_modules_1_parameters_bias_
        )
        l_self_modules_down_modules_1_modules_layers_modules_3_parameters_weight_ = (
            L_self_modules_down_modules_1_modules_layers_modules_3_parameters_weight_
        )
        l_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_mean_ = (
            L_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_mean_
        )
        l_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_var_ = (
            L_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_var_
        )
        l_self_modules_down_modules_1_modules_layers_modules_4_parameters_weight_ = (
            L_self_modules_down_modules_1_modules_layers_modules_4_parameters_weight_
        )
        l_self_modules_down_modules_1_modules_layers_modules_4_parameters_bias_ = (
            L_self_modules_down_modules_1_modules_layers_modules_4_parameters_bias_
        )
        l_self_modules_down_modules_2_modules_layers_modules_0_parameters_weight_ = (
            L_self_modules_down_modules_2_modules_layers_modules_0_parameters_weight_
        )
        l_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_mean_ = (
            L_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_mean_
        )
        l_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_var_ = (
            L_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_var_
        )
        l_self_modules_down_modules_2_modules_layers_modules_1_parameters_weight_ = (
            L_self_modules_down_modules_2_modules_layers_modules_1_parameters_weight_
        )
        l_self_modules_down_modules_2_modules_layers_modules_1_parameters_bias_ = (
            L_self_modules_down_modules_2_modules_layers_modules_1_parameters_bias_
        )
        l_self_modules_down_modules_2_modules_layers_modules_3_parameters_weight_ = (
            L_self_modules_down_modules_2_modules_layers_modules_3_parameters_weight_
        )
        l_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_mean_ = (
            L_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_mean_
        )
        l_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_var_ = (
            L_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_var_
        )
        l_self_modules_down_modules_2_modules_layers_modules_4_parameters_weight_ = (
            L_self_modules_down_modules_2_modules_layers_modules_4_parameters_weight_
        )
        l_self_modules_down_modules_2_modules_layers_modules_4_parameters_bias_ = (
            L_self_modules_down_modules_2_modules_layers_modules_4_parameters_bias_
        )
        l_self_modules_up_modules_0_parameters_weight_ = (
            L_self_modules_up_modules_0_parameters_weight_
        )
        l_self_modules_up_modules_0_parameters_bias_ = (
            L_self_modules_up_modules_0_parameters_bias_
        )
        l_self_modules_gate_modules_0_parameters_weight_ = (
            L_self_modules_gate_modules_0_parameters_weight_
        )
        l_self_modules_gate_modules_0_parameters_bias_ = (
            L_self_modules_gate_modules_0_parameters_bias_
        )
        l_self_modules_merge_modules_0_buffers_running_mean_ = (
            L_self_modules_merge_modules_0_buffers_running_mean_
        )
        l_self_modules_merge_modules_0_buffers_running_var_ = (
            L_self_modules_merge_modules_0_buffers_running_var_
        )
        l_self_modules_merge_modules_0_parameters_weight_ = (
            L_self_modules_merge_modules_0_parameters_weight_
        )
        l_self_modules_merge_modules_0_parameters_bias_ = (
            L_self_modules_merge_modules_0_parameters_bias_
        )
        l_self_modules_refine_modules_0_modules_layers_modules_0_parameters_weight_ = (
            L_self_modules_refine_modules_0_modules_layers_modules_0_parameters_weight_
        )
        l_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_mean_ = L_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_mean_
        l_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_var_ = L_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_var_
        l_self_modules_refine_modules_0_modules_layers_modules_1_parameters_weight_ = (
            L_self_modules_refine_modules_0_modules_layers_modules_1_parameters_weight_
        )
        l_self_modules_refine_modules_0_modules_layers_modules_1_parameters_bias_ = (
            L_self_modules_refine_modules_0_modules_layers_modules_1_parameters_bias_
        )
        l_self_modules_refine_modules_0_modules_layers_modules_3_parameters_weight_ = (
            L_self_modules_refine_modules_0_modules_layers_modules_3_parameters_weight_
        )
        l_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_mean_ = L_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_mean_
        l_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_var_ = L_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_var_
        l_self_modules_refine_modules_0_modules_layers_modules_4_parameters_weight_ = (
            L_self_modules_refine_modules_0_modules_layers_modules_4_parameters_weight_
        )
        l_self_modules_refine_modules_0_modules_layers_modules_4_parameters_bias_ = (
            L_self_modules_refine_modules_0_modules_layers_modules_4_parameters_bias_
        )
        l_self_modules_up_modules_1_parameters_weight_ = (
            L_self_modules_up_modules_1_parameters_weight_
        )
        l_self_modules_up_modules_1_parameters_bias_ = (
            L_self_modules_up_modules_1_parameters_bias_
        )
        l_self_modules_gate_modules_1_parameters_weight_ = (
            L_self_modules_gate_modules_1_parameters_weight_
        )
        l_self_modules_gate_modules_1_parameters_bias_ = (
            L_self_modules_gate_modules_1_parameters_bias_
        )
        l_self_modules_merge_modules_1_buffers_running_mean_ = (
            L_self_modules_merge_modules_1_buffers_running_mean_
        )
        l_self_modules_merge_modules_1_buffers_running_var_ = (
            L_self_modules_merge_modules_1_buffers_running_var_
        )
        l_self_modules_merge_modules_1_parameters_weight_ = (
            L_self_modules_merge_modules_1_parameters_weight_
        )
        l_self_modules_merge_modules_1_parameters_bias_ = (
            L_self_modules_merge_modules_1_parameters_bias_
        )
        l_self_modules_refine_modules_1_modules_layers_modules_0_parameters_weight_ = (
            L_self_modules_refine_modules_1_modules_layers_modules_0_parameters_weight_
        )
        l_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_mean_ = L_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_mean_
        l_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_var_ = L_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_var_
        l_self_modules_refine_modules_1_modules_layers_modules_1_parameters_weight_ = (
            L_self_modules_refine_modules_1_modules_layers_modules_1_parameters_weight_
        )
        l_self_modules_refine_modules_1_modules_layers_modules_1_parameters_bias_ = (
            L_self_modules_refine_modules_1_modules_layers_modules_1_parameters_bias_
        )
        l_self_modules_refine_modules_1_modules_layers_modules_3_parameters_weight_ = (
            L_self_modules_refine_modules_1_modules_layers_modules_3_parameters_weight_
        )
        l_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_mean_ = L_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_mean_
        l_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_var_ = L_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_var_
        l_self_modules_refine_modules_1_modules_layers_modules_4_parameters_weight_ = (
            L_self_modules_refine_modules_1_modules_layers_modules_4_parameters_weight_
        )
        l_self_modules_refine_modules_1_modules_layers_modules_4_parameters_bias_ = (
            L_self_modules_refine_modules_1_modules_layers_modules_4_parameters_bias_
        )
        l_self_modules_head_parameters_weight_ = L_self_modules_head_parameters_weight_
        l_self_modules_head_parameters_bias_ = L_self_modules_head_parameters_bias_
        input_1 = torch.conv2d(
            l_x_,
            l_self_modules_down_modules_0_modules_layers_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        l_x_ = l_self_modules_down_modules_0_modules_layers_modules_0_parameters_weight_ = None
        input_2 = torch.nn.functional.batch_norm(
            input_1,
            l_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_mean_,
            l_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_var_,
            l_self_modules_down_modules_0_modules_layers_modules_1_parameters_weight_,
            l_self_modules_down_modules_0_modules_layers_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_1 = l_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_mean_ = l_self_modules_down_modules_0_modules_layers_modules_1_buffers_running_var_ = l_self_modules_down_modules_0_modules_layers_modules_1_parameters_weight_ = l_self_modules_down_modules_0_modules_layers_modules_1_parameters_bias_ = None
        input_3 = torch.nn.functional.leaky_relu(input_2, 0.1, True)
        input_2 = None
        input_4 = torch.conv2d(
            input_3,
            l_self_modules_down_modules_0_modules_layers_modules_3_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_3 = l_self_modules_down_modules_0_modules_layers_modules_3_parameters_weight_ = None
        input_5 = torch.nn.functional.batch_norm(
            input_4,
            l_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_mean_,
            l_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_var_,
            l_self_modules_down_modules_0_modules_layers_modules_4_parameters_weight_,
            l_self_modules_down_modules_0_modules_layers_modules_4_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_4 = l_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_mean_ = l_self_modules_down_modules_0_modules_layers_modules_4_buffers_running_var_ = l_self_modules_down_modules_0_modules_layers_modules_4_parameters_weight_ = l_self_modules_down_modules_0_modules_layers_modules_4_parameters_bias_ = None
        input_6 = torch.nn.functional.relu(input_5, inplace=True)
        input_5 = None
        max_pool2d = torch.nn.functional.max_pool2d(input_6, 2)
        input_7 = torch.conv2d(
            max_pool2d,
            l_self_modules_down_modules_1_modules_layers_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        max_pool2d = l_self_modules_down_modules_1_modules_layers_modules_0_parameters_weight_ = None
        input_8 = torch.nn.functional.batch_norm(
            input_7,
            l_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_mean_,
            l_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_var_,
            l_self_modules_down_modules_1_modules_layers_modules_1_parameters_weight_,
            l_self_modules_down_modules_1_modules_layers_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_7 = l_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_mean_ = l_self_modules_down_modules_1_modules_layers_modules_1_buffers_running_var_ = l_self_modules_down_modules_1_modules_layers_modules_1_parameters_weight_ = l_self_modules_down_modules_1_modules_layers_modules_1_parameters_bias_ = None
        input_9 = torch.nn.functional.leaky_relu(input_8, 0.1, True)
        input_8 = None
        input_10 = torch.conv2d(
            input_9,
            l_self_modules_down_modules_1_modules_layers_modules_3_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_9 = l_self_modules_down_modules_1_modules_layers_modules_3_parameters_weight_ = None
        input_11 = torch.nn.functional.batch_norm(
            input_10,
            l_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_mean_,
            l_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_var_,
            l_self_modules_down_modules_1_modules_layers_modules_4_parameters_weight_,
            l_self_modules_down_modules_1_modules_layers_modules_4_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_10 = l_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_mean_ = l_self_modules_down_modules_1_modules_layers_modules_4_buffers_running_var_ = l_self_modules_down_modules_1_modules_layers_modules_4_parameters_weight_ = l_self_modules_down_modules_1_modules_layers_modules_4_parameters_bias_ = None
        input_12 = torch.nn.functional.relu(input_11, inplace=True)
        input_11 = None
        max_pool2d_1 = torch.nn.functional.max_pool2d(input_12, 2)
        input_13 = torch.conv2d(
            max_pool2d_1,
            l_self_modules_down_modules_2_modules_layers_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        max_pool2d_1 = l_self_modules_down_modules_2_modules_layers_modules_0_parameters_weight_ = None
        input_14 = torch.nn.functional.batch_norm(
            input_13,
            l_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_mean_,
            l_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_var_,
            l_self_modules_down_modules_2_modules_layers_modules_1_parameters_weight_,
            l_self_modules_down_modules_2_modules_layers_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_13 = l_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_mean_ = l_self_modules_down_modules_2_modules_layers_modules_1_buffers_running_var_ = l_self_modules_down_modules_2_modules_layers_modules_1_parameters_weight_ = l_self_modules_down_modules_2_modules_layers_modules_1_parameters_bias_ = None
        input_15 = torch.nn.functional.leaky_relu(input_14, 0.1, True)
        input_14 = None
        input_16 = torch.conv2d(
            input_15,
            l_self_modules_down_modules_2_modules_layers_modules_3_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_15 = l_self_modules_down_modules_2_modules_layers_modules_3_parameters_weight_ = None
        input_17 = torch.nn.functional.batch_norm(
            input_16,
            l_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_mean_,
            l_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_var_,
            l_self_modules_down_modules_2_modules_layers_modules_4_parameters_weight_,
            l_self_modules_down_modules_2_modules_layers_modules_4_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_16 = l_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_mean_ = l_self_modules_down_modules_2_modules_layers_modules_4_buffers_running_var_ = l_self_modules_down_modules_2_modules_layers_modules_4_parameters_weight_ = l_self_modules_down_modules_2_modules_layers_modules_4_parameters_bias_ = None
        input_18 = torch.nn.functional.relu(input_17, inplace=True)
        input_17 = None
        x = torch.conv_transpose2d(
            input_18,
            l_self_modules_up_modules_0_parameters_weight_,
            l_self_modules_up_modules_0_parameters_bias_,
            (2, 2),
            (0, 0),
            (0, 0),
            1,
            (1, 1),
        )
        input_18 = l_self_modules_up_modules_0_parameters_weight_ = l_self_modules_up_modules_0_parameters_bias_ = None
        gate = torch.conv2d(
            x,
            l_self_modules_gate_modules_0_parameters_weight_,
            l_self_modules_gate_modules_0_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_gate_modules_0_parameters_weight_ = l_self_modules_gate_modules_0_parameters_bias_ = None
        sigmoid = torch.sigmoid(gate)
        gate = None
        skip = input_12 * sigmoid
        input_12 = sigmoid = None
        cat = torch.cat([skip, x], dim=1)
        skip = x = None
        batch_norm_6 = torch.nn.functional.batch_norm(
            cat,
            l_self_modules_merge_modules_0_buffers_running_mean_,
            l_self_modules_merge_modules_0_buffers_running_var_,
            l_self_modules_merge_modules_0_parameters_weight_,
            l_self_modules_merge_modules_0_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat = l_self_modules_merge_modules_0_buffers_running_mean_ = l_self_modules_merge_modules_0_buffers_running_var_ = l_self_modules_merge_modules_0_parameters_weight_ = l_self_modules_merge_modules_0_parameters_bias_ = None
        x_1 = torch.nn.functional.relu(batch_norm_6)
        batch_norm_6 = None
        input_19 = torch.conv2d(
            x_1,
            l_self_modules_refine_modules_0_modules_layers_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        x_1 = l_self_modules_refine_modules_0_modules_layers_modules_0_parameters_weight_ = None
        input_20 = torch.nn.functional.batch_norm(
            input_19,
            l_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_mean_,
            l_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_var_,
            l_self_modules_refine_modules_0_modules_layers_modules_1_parameters_weight_,
            l_self_modules_refine_modules_0_modules_layers_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_19 = l_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_mean_ = l_self_modules_refine_modules_0_modules_layers_modules_1_buffers_running_var_ = l_self_modules_refine_modules_0_modules_layers_modules_1_parameters_weight_ = l_self_modules_refine_modules_0_modules_layers_modules_1_parameters_bias_ = None
        input_21 = torch.nn.functional.leaky_relu(input_20, 0.1, True)
        input_20 = None
        input_22 = torch.conv2d(
            input_21,
            l_self_modules_refine_modules_0_modules_layers_modules_3_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_21 = l_self_modules_refine_modules_0_modules_layers_modules_3_parameters_weight_ = None
        input_23 = torch.nn.functional.batch_norm(
            input_22,
            l_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_mean_,
            l_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_var_,
            l_self_modules_refine_modules_0_modules_layers_modules_4_parameters_weight_,
            l_self_modules_refine_modules_0_modules_layers_modules_4_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_22 = l_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_mean_ = l_self_modules_refine_modules_0_modules_layers_modules_4_buffers_running_var_ = l_self_modules_refine_modules_0_modules_layers_modules_4_parameters_weight_ = l_self_modules_refine_modules_0_modules_layers_modules_4_parameters_bias_ = None
        input_24 = torch.nn.functional.relu(input_23, inplace=True)
        input_23 = None
        x_2 = torch.conv_transpose2d(
            input_24,
            l_self_modules_up_modules_1_parameters_weight_,
            l_self_modules_up_modules_1_parameters_bias_,
            (2, 2),
            (0, 0),
            (0, 0),
            1,
            (1, 1),
        )
        input_24 = l_self_modules_up_modules_1_parameters_weight_ = l_self_modules_up_modules_1_parameters_bias_ = None
        gate_1 = torch.conv2d(
            x_2,
            l_self_modules_gate_modules_1_parameters_weight_,
            l_self_modules_gate_modules_1_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        l_self_modules_gate_modules_1_parameters_weight_ = l_self_modules_gate_modules_1_parameters_bias_ = None
        sigmoid_1 = torch.sigmoid(gate_1)
        gate_1 = None
        skip_1 = input_6 * sigmoid_1
        input_6 = sigmoid_1 = None
        cat_1 = torch.cat([skip_1, x_2], dim=1)
        skip_1 = x_2 = None
        batch_norm_9 = torch.nn.functional.batch_norm(
            cat_1,
            l_self_modules_merge_modules_1_buffers_running_mean_,
            l_self_modules_merge_modules_1_buffers_running_var_,
            l_self_modules_merge_modules_1_parameters_weight_,
            l_self_modules_merge_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        cat_1 = l_self_modules_merge_modules_1_buffers_running_mean_ = l_self_modules_merge_modules_1_buffers_running_var_ = l_self_modules_merge_modules_1_parameters_weight_ = l_self_modules_merge_modules_1_parameters_bias_ = None
        x_3 = torch.nn.functional.relu(batch_norm_9)
        batch_norm_9 = None
        input_25 = torch.conv2d(
            x_3,
            l_self_modules_refine_modules_1_modules_layers_modules_0_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        x_3 = l_self_modules_refine_modules_1_modules_layers_modules_0_parameters_weight_ = None
        input_26 = torch.nn.functional.batch_norm(
            input_25,
            l_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_mean_,
            l_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_var_,
            l_self_modules_refine_modules_1_modules_layers_modules_1_parameters_weight_,
            l_self_modules_refine_modules_1_modules_layers_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_25 = l_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_mean_ = l_self_modules_refine_modules_1_modules_layers_modules_1_buffers_running_var_ = l_self_modules_refine_modules_1_modules_layers_modules_1_parameters_weight_ = l_self_modules_refine_modules_1_modules_layers_modules_1_parameters_bias_ = None
        input_27 = torch.nn.functional.leaky_relu(input_26, 0.1, True)
        input_26 = None
        input_28 = torch.conv2d(
            input_27,
            l_self_modules_refine_modules_1_modules_layers_modules_3_parameters_weight_,
            None,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        input_27 = l_self_modules_refine_modules_1_modules_layers_modules_3_parameters_weight_ = None
        input_29 = torch.nn.functional.batch_norm(
            input_28,
            l_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_mean_,
            l_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_var_,
            l_self_modules_refine_modules_1_modules_layers_modules_4_parameters_weight_,
            l_self_modules_refine_modules_1_modules_layers_modules_4_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_28 = l_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_mean_ = l_self_modules_refine_modules_1_modules_layers_modules_4_buffers_running_var_ = l_self_modules_refine_modules_1_modules_layers_modules_4_parameters_weight_ = l_self_modules_refine_modules_1_modules_layers_modules_4_parameters_bias_ = None
        input_30 = torch.nn.functional.relu(input_29, inplace=True)
        input_29 = None
        conv2d_12 = torch.conv2d(
            input_30,
            l_self_modules_head_parameters_weight_,
            l_self_modules_head_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        input_30 = l_self_modules_head_parameters_weight_ = l_self_modules_head_parameters_bias_ = None
        softmax = conv2d_12.softmax(dim=1)
        conv2d_12 = None
        return (softmax,)
