import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_stack0_hidden_states_3_: torch.Tensor,
        L_stack0_hidden_states_0_: torch.Tensor,
        L_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_stack0_hidden_states_1_: torch.Tensor,
        L_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_stack0_hidden_states_2_: torch.Tensor,
        L_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decode_head_modules_linear_fuse_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decode_head_modules_batch_norm_buffers_running_mean_: torch.Tensor,
        L_self_modules_decode_head_modules_batch_norm_buffers_running_var_: torch.Tensor,
        L_self_modules_decode_head_modules_batch_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decode_head_modules_batch_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decode_head_modules_classifier_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decode_head_modules_classifier_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_stack0_hidden_states_3_ = L_stack0_hidden_states_3_
        l_stack0_hidden_states_0_ = L_stack0_hidden_states_0_
        l_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_weight_ = L_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_weight_
        l_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_bias_ = L_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_bias_
        l_stack0_hidden_states_1_ = L_stack0_hidden_states_1_
        l_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_weight_ = L_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_weight_
        l_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_bias_ = L_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_bias_
        l_stack0_hidden_states_2_ = L_stack0_hidden_states_2_
        l_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_weight_ = L_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_weight_
        l_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_bias_ = L_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_bias_
        l_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_weight_ = L_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_weight_
        l_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_bias_ = L_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_bias_
        l_self_modules_decode_head_modules_linear_fuse_parameters_weight_ = (
            L_self_modules_decode_head_modules_linear_fuse_parameters_weight_
        )
        l_self_modules_decode_head_modules_batch_norm_buffers_running_mean_ = (
            L_self_modules_decode_head_modules_batch_norm_buffers_running_mean_
        )
        l_self_modules_decode_head_modules_batch_norm_buffers_running_var_ = (
            L_self_modules_decode_head_modules_batch_norm_buffers_running_var_
        )
        l_self_modules_decode_head_modules_batch_norm_parameters_weight_ = (
            L_self_modules_decode_head_modules_batch_norm_parameters_weight_
        )
        l_self_modules_decode_head_modules_batch_norm_parameters_bias_ = (
            L_self_modules_decode_head_modules_batch_norm_parameters_bias_
        )
        l_self_modules_decode_head_modules_classifier_parameters_weight_ = (
            L_self_modules_decode_head_modules_classifier_parameters_weight_
        )
        l_self_modules_decode_head_modules_classifier_parameters_bias_ = (
            L_self_modules_decode_head_modules_classifier_parameters_bias_
        )
        flatten = l_stack0_hidden_states_0_.flatten(2)
        l_stack0_hidden_states_0_ = None
        hidden_states = flatten.transpose(1, 2)
        flatten = None
        hidden_states_1 = torch._C._nn.linear(
            hidden_states,
            l_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_weight_,
            l_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_bias_,
        )
        hidden_states = l_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_weight_ = l_self_modules_decode_head_modules_linear_projections_modules_0_modules_proj_parameters_bias_ = None
        encoder_hidden_state = hidden_states_1.transpose(1, 2)
        hidden_states_1 = None
        encoder_hidden_state_1 = encoder_hidden_state.reshape(1, -1, 32, 32)
        encoder_hidden_state = None
        encoder_hidden_state_2 = torch.nn.functional.interpolate(
            encoder_hidden_state_1, size=(32, 32), mode="bilinear", align_corners=False
        )
        encoder_hidden_state_1 = None
        flatten_1 = l_stack0_hidden_states_1_.flatten(2)
        l_stack0_hidden_states_1_ = None
        hidden_states_2 = flatten_1.transpose(1, 2)
        flatten_1 = None
        hidden_states_3 = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_weight_,
            l_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_bias_,
        )
        hidden_states_2 = l_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_weight_ = l_self_modules_decode_head_modules_linear_projections_modules_1_modules_proj_parameters_bias_ = None
        encoder_hidden_state_3 = hidden_states_3.transpose(1, 2)
        hidden_states_3 = None
        encoder_hidden_state_4 = encoder_hidden_state_3.reshape(1, -1, 16, 16)
        encoder_hidden_state_3 = None
        encoder_hidden_state_5 = torch.nn.functional.interpolate(
            encoder_hidden_state_4, size=(32, 32), mode="bilinear", align_corners=False
        )
        encoder_hidden_state_4 = None
        flatten_2 = l_stack0_hidden_states_2_.flatten(2)
        l_stack0_hidden_states_2_ = None
        hidden_states_4 = flatten_2.transpose(1, 2)
        flatten_2 = None
        hidden_states_5 = torch._C._nn.linear(
            hidden_states_4,
            l_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_weight_,
            l_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_bias_,
        )
        hidden_states_4 = l_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_weight_ = l_self_modules_decode_head_modules_linear_projections_modules_2_modules_proj_parameters_bias_ = None
        encoder_hidden_state_6 = hidden_states_5.transpose(1, 2)
        hidden_states_5 = None
        encoder_hidden_state_7 = encoder_hidden_state_6.reshape(1, -1, 8, 8)
        encoder_hidden_state_6 = None
        encoder_hidden_state_8 = torch.nn.functional.interpolate(
            encoder_hidden_state_7, size=(32, 32), mode="bilinear", align_corners=False
        )
        encoder_hidden_state_7 = None
        flatten_3 = l_stack0_hidden_states_3_.flatten(2)
        l_stack0_hidden_states_3_ = None
        hidden_states_6 = flatten_3.transpose(1, 2)
        flatten_3 = None
        hidden_states_7 = torch._C._nn.linear(
            hidden_states_6,
            l_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_weight_,
            l_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_bias_,
        )
        hidden_states_6 = l_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_weight_ = l_self_modules_decode_head_modules_linear_projections_modules_3_modules_proj_parameters_bias_ = None
        encoder_hidden_state_9 = hidden_states_7.transpose(1, 2)
        hidden_states_7 = None
        encoder_hidden_state_10 = encoder_hidden_state_9.reshape(1, -1, 4, 4)
        encoder_hidden_state_9 = None
        encoder_hidden_state_11 = torch.nn.functional.interpolate(
            encoder_hidden_state_10, size=(32, 32), mode="bilinear", align_corners=False
        )
        encoder_hidden_state_10 = None
        cat = torch.cat(
            (
                encoder_hidden_state_11,
                encoder_hidden_state_8,
                encoder_hidden_state_5,
                encoder_hidden_state_2,
            ),
            dim=1,
        )
        encoder_hidden_state_11 = encoder_hidden_state_8 = encoder_hidden_state_5 = encoder_hidden_state_2 = None
        hidden_states_8 = torch.conv2d(
            cat,
            l_self_modules_decode_head_modules_linear_fuse_parameters_weight_,
            None,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        cat = l_self_modules_decode_head_modules_linear_fuse_parameters_weight_ = None
        hidden_states_9 = torch.nn.functional.batch_norm(
            hidden_states_8,
            l_self_modules_decode_head_modules_batch_norm_buffers_running_mean_,
            l_self_modules_decode_head_modules_batch_norm_buffers_running_var_,
            l_self_modules_decode_head_modules_batch_norm_parameters_weight_,
            l_self_modules_decode_head_modules_batch_norm_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        hidden_states_8 = l_self_modules_decode_head_modules_batch_norm_buffers_running_mean_ = l_self_modules_decode_head_modules_batch_norm_buffers_running_var_ = l_self_modules_decode_head_modules_batch_norm_parameters_weight_ = l_self_modules_decode_head_modules_batch_norm_parameters_bias_ = None
        hidden_states_10 = torch.nn.functional.relu(hidden_states_9, inplace=False)
        hidden_states_9 = None
        hidden_states_11 = torch.nn.functional.dropout(
            hidden_states_10, 0.1, False, False
        )
        hidden_states_10 = None
        logits = torch.conv2d(
            hidden_states_11,
            l_self_modules_decode_head_modules_classifier_parameters_weight_,
            l_self_modules_decode_head_modules_classifier_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        hidden_states_11 = l_self_modules_decode_head_modules_classifier_parameters_weight_ = l_self_modules_decode_head_modules_classifier_parameters_bias_ = None
        return (logits,)
