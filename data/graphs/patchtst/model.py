import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_past_values_: torch.Tensor,
        L_self_modules_encoder_modules_embedder_modules_input_embedding_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_embedder_modules_input_embedding_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_positional_encoder_parameters_position_enc_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_buffers_running_mean_: torch.Tensor,
        L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_buffers_running_var_: torch.Tensor,
        L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_buffers_running_mean_: torch.Tensor,
        L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_buffers_running_var_: torch.Tensor,
        L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_3_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_past_values_ = L_past_values_
        l_self_modules_encoder_modules_embedder_modules_input_embedding_parameters_weight_ = L_self_modules_encoder_modules_embedder_modules_input_embedding_parameters_weight_
        l_self_modules_encoder_modules_embedder_modules_input_embedding_parameters_bias_ = L_self_modules_encoder_modules_embedder_modules_input_embedding_parameters_bias_
        l_self_modules_encoder_modules_positional_encoder_parameters_position_enc_ = (
            L_self_modules_encoder_modules_positional_encoder_parameters_position_enc_
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_buffers_running_mean_ = L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_buffers_running_mean_
        l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_buffers_running_var_ = L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_buffers_running_var_
        l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_buffers_running_mean_ = L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_buffers_running_mean_
        l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_buffers_running_var_ = L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_buffers_running_var_
        l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_0_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_0_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_0_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_0_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_3_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_3_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_3_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_3_parameters_bias_
        past_observed_mask = torch.ones_like(l_past_values_)
        denominator = past_observed_mask.sum(1, keepdim=True)
        denominator_1 = denominator.clamp_min(1.0)
        denominator = None
        mul = l_past_values_ * past_observed_mask
        sum_2 = mul.sum(1, keepdim=True)
        mul = None
        loc = sum_2 / denominator_1
        sum_2 = None
        sub = l_past_values_ - loc
        mul_1 = sub * past_observed_mask
        sub = past_observed_mask = None
        pow_1 = mul_1 ** 2
        mul_1 = None
        sum_3 = pow_1.sum(1, keepdim=True)
        pow_1 = None
        variance = sum_3 / denominator_1
        sum_3 = denominator_1 = None
        add = variance + 1e-05
        variance = None
        scale = torch.sqrt(add)
        add = None
        sub_1 = l_past_values_ - loc
        l_past_values_ = None
        data = sub_1 / scale
        sub_1 = None
        output = data[
            (slice(None, None, None), slice(0, None, None), slice(None, None, None))
        ]
        data = None
        output_1 = output.unfold(dimension=-2, size=1, step=1)
        output = None
        transpose = output_1.transpose(-2, -3)
        output_1 = None
        output_2 = transpose.contiguous()
        transpose = None
        embeddings = torch._C._nn.linear(
            output_2,
            l_self_modules_encoder_modules_embedder_modules_input_embedding_parameters_weight_,
            l_self_modules_encoder_modules_embedder_modules_input_embedding_parameters_bias_,
        )
        l_self_modules_encoder_modules_embedder_modules_input_embedding_parameters_weight_ = l_self_modules_encoder_modules_embedder_modules_input_embedding_parameters_bias_ = None
        hidden_state = embeddings + l_self_modules_encoder_modules_positional_encoder_parameters_position_enc_
        embeddings = l_self_modules_encoder_modules_positional_encoder_parameters_position_enc_ = None
        hidden_state_1 = hidden_state.view(3, 64, 128)
        hidden_state = None
        output_3 = hidden_state_1.transpose(1, 2)
        output_4 = torch.nn.functional.batch_norm(
            output_3,
            l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_buffers_running_mean_,
            l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_buffers_running_var_,
            l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        output_3 = l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_buffers_running_mean_ = l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_buffers_running_var_ = l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer1_modules_batchnorm_parameters_bias_ = None
        current_states = output_4.transpose(1, 2)
        output_4 = None
        linear_1 = torch._C._nn.linear(
            current_states,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = None
        view_1 = linear_1.view((3, 64, -1, 32))
        linear_1 = None
        query_states = view_1.transpose(1, 2)
        view_1 = None
        linear_2 = torch._C._nn.linear(
            current_states,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = None
        view_2 = linear_2.view((3, 64, -1, 32))
        linear_2 = None
        key_states = view_2.transpose(1, 2)
        view_2 = None
        linear_3 = torch._C._nn.linear(
            current_states,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_,
        )
        current_states = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = None
        view_3 = linear_3.view((3, 64, -1, 32))
        linear_3 = None
        value_states = view_3.transpose(1, 2)
        view_3 = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            query_states,
            key_states,
            value_states,
            attn_mask=None,
            dropout_p=0.0,
            scale=0.1767766952966369,
            is_causal=False,
        )
        query_states = key_states = value_states = None
        attn_output_1 = attn_output.reshape(3, -1, 64, 32)
        attn_output = None
        transpose_6 = attn_output_1.transpose(1, 2)
        attn_output_1 = None
        attn_output_2 = transpose_6.contiguous()
        transpose_6 = None
        reshape_1 = attn_output_2.reshape(3, 64, -1)
        attn_output_2 = None
        attn_output_3 = reshape_1.contiguous()
        reshape_1 = None
        attn_output_4 = torch._C._nn.linear(
            attn_output_3,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_,
        )
        attn_output_3 = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = None
        hidden_state_2 = hidden_state_1 + attn_output_4
        hidden_state_1 = attn_output_4 = None
        hidden_state_3 = hidden_state_2.reshape(1, 3, 64, 128)
        hidden_state_2 = None
        hidden_state_4 = hidden_state_3.view(3, 64, 128)
        hidden_state_3 = None
        output_5 = hidden_state_4.transpose(1, 2)
        output_6 = torch.nn.functional.batch_norm(
            output_5,
            l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_buffers_running_mean_,
            l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_buffers_running_var_,
            l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        output_5 = l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_buffers_running_mean_ = l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_buffers_running_var_ = l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_norm_sublayer3_modules_batchnorm_parameters_bias_ = None
        transpose_8 = output_6.transpose(1, 2)
        output_6 = None
        input_1 = torch._C._nn.linear(
            transpose_8,
            l_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_0_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_0_parameters_bias_,
        )
        transpose_8 = l_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_0_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_0_parameters_bias_ = None
        input_2 = torch._C._nn.gelu(input_1)
        input_1 = None
        input_3 = torch._C._nn.linear(
            input_2,
            l_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_3_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_3_parameters_bias_,
        )
        input_2 = l_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_3_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_ff_modules_3_parameters_bias_ = None
        hidden_state_5 = hidden_state_4 + input_3
        hidden_state_4 = input_3 = None
        hidden_state_6 = hidden_state_5.reshape(1, 3, 64, 128)
        hidden_state_5 = None
        return (hidden_state_6, loc, scale, output_2)
