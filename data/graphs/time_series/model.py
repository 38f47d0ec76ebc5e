import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_past_values_: torch.Tensor,
        L_kwargs_future_values_: torch.Tensor,
        L_kwargs_past_time_features_: torch.Tensor,
        L_kwargs_future_time_features_: torch.Tensor,
        L_kwargs_past_observed_mask_: torch.Tensor,
        L_self_modules_encoder_modules_value_embedding_modules_value_projection_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_embed_positions_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layernorm_embedding_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layernorm_embedding_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_value_embedding_modules_value_projection_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_embed_positions_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layernorm_embedding_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layernorm_embedding_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_past_values_ = L_kwargs_past_values_
        l_kwargs_future_values_ = L_kwargs_future_values_
        l_kwargs_past_time_features_ = L_kwargs_past_time_features_
        l_kwargs_future_time_features_ = L_kwargs_future_time_features_
        l_kwargs_past_observed_mask_ = L_kwargs_past_observed_mask_
        l_self_modules_encoder_modules_value_embedding_modules_value_projection_parameters_weight_ = L_self_modules_encoder_modules_value_embedding_modules_value_projection_parameters_weight_
        l_self_modules_encoder_modules_embed_positions_parameters_weight_ = (
            L_self_modules_encoder_modules_embed_positions_parameters_weight_
        )
        l_self_modules_encoder_modules_layernorm_embedding_parameters_weight_ = (
            L_self_modules_encoder_modules_layernorm_embedding_parameters_weight_
        )
        l_self_modules_encoder_modules_layernorm_embedding_parameters_bias_ = (
            L_self_modules_encoder_modules_layernorm_embedding_parameters_bias_
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_ = (
            L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_ = (
            L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_
        l_self_modules_decoder_modules_value_embedding_modules_value_projection_parameters_weight_ = L_self_modules_decoder_modules_value_embedding_modules_value_projection_parameters_weight_
        l_self_modules_decoder_modules_embed_positions_parameters_weight_ = (
            L_self_modules_decoder_modules_embed_positions_parameters_weight_
        )
        l_self_modules_decoder_modules_layernorm_embedding_parameters_weight_ = (
            L_self_modules_decoder_modules_layernorm_embedding_parameters_weight_
        )
        l_self_modules_decoder_modules_layernorm_embedding_parameters_bias_ = (
            L_self_modules_decoder_modules_layernorm_embedding_parameters_bias_
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_ = (
            L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_ = (
            L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_
        getitem = l_kwargs_past_time_features_[
            (slice(None, None, None), slice(7, None, None), Ellipsis)
        ]
        l_kwargs_past_time_features_ = None
        time_feat = torch.cat((getitem, l_kwargs_future_time_features_), dim=1)
        getitem = l_kwargs_future_time_features_ = None
        context = l_kwargs_past_values_[
            (slice(None, None, None), slice(-24, None, None))
        ]
        observed_context = l_kwargs_past_observed_mask_[
            (slice(None, None, None), slice(-24, None, None))
        ]
        l_kwargs_past_observed_mask_ = None
        mul = context * observed_context
        abs_1 = mul.abs()
        mul = None
        ts_sum = abs_1.sum(1, keepdim=True)
        abs_1 = None
        num_observed = observed_context.sum(1, keepdim=True)
        observed_context = None
        clamp = torch.clamp(num_observed, min=1)
        scale = ts_sum / clamp
        clamp = None
        batch_sum = ts_sum.sum(dim=0)
        ts_sum = None
        sum_4 = num_observed.sum(0)
        batch_observations = torch.clamp(sum_4, min=1)
        sum_4 = None
        truediv_1 = batch_sum / batch_observations
        batch_sum = batch_observations = None
        default_scale = torch.squeeze(truediv_1)
        truediv_1 = None
        gt = num_observed > 0
        num_observed = None
        scale_1 = torch.where(gt, scale, default_scale)
        gt = scale = default_scale = None
        scale_2 = torch.clamp(scale_1, min=1e-10)
        scale_1 = None
        scaled_data = context / scale_2
        context = scaled_data = None
        loc = torch.zeros_like(scale_2)
        cat_1 = torch.cat((l_kwargs_past_values_, l_kwargs_future_values_), dim=1)
        l_kwargs_past_values_ = l_kwargs_future_values_ = None
        sub = cat_1 - loc
        cat_1 = None
        inputs = sub / scale_2
        sub = None
        abs_2 = loc.abs()
        log_abs_loc = abs_2.log1p()
        abs_2 = None
        log_scale = scale_2.log()
        static_feat = torch.cat((log_abs_loc, log_scale), dim=1)
        log_abs_loc = log_scale = None
        unsqueeze = static_feat.unsqueeze(1)
        expanded_static_feat = unsqueeze.expand(-1, 36, -1)
        unsqueeze = None
        features = torch.cat((expanded_static_feat, time_feat), dim=-1)
        expanded_static_feat = time_feat = None
        getitem_3 = inputs[(slice(None, None, None), slice(-37, -1, None), Ellipsis)]
        getitem_4 = inputs[(slice(None, None, None), slice(-38, -2, None), Ellipsis)]
        getitem_5 = inputs[(slice(None, None, None), slice(-39, -3, None), Ellipsis)]
        getitem_6 = inputs[(slice(None, None, None), slice(-40, -4, None), Ellipsis)]
        getitem_7 = inputs[(slice(None, None, None), slice(-41, -5, None), Ellipsis)]
        getitem_8 = inputs[(slice(None, None, None), slice(-42, -6, None), Ellipsis)]
        getitem_9 = inputs[(slice(None, None, None), slice(-43, -7, None), Ellipsis)]
        inputs = None
        lagged_sequence = torch.stack(
            [
                getitem_3,
                getitem_4,
                getitem_5,
                getitem_6,
                getitem_7,
                getitem_8,
                getitem_9,
            ],
            dim=-1,
        )
        getitem_3 = getitem_4 = getitem_5 = getitem_6 = getitem_7 = getitem_8 = getitem_9 = None
        reshaped_lagged_sequence = lagged_sequence.reshape(1, 36, -1)
        lagged_sequence = None
        transformer_inputs = torch.cat((reshaped_lagged_sequence, features), dim=-1)
        reshaped_lagged_sequence = features = None
        enc_input = transformer_inputs[
            (slice(None, None, None), slice(None, 24, None), Ellipsis)
        ]
        hidden_states = torch._C._nn.linear(
            enc_input,
            l_self_modules_encoder_modules_value_embedding_modules_value_projection_parameters_weight_,
            None,
        )
        enc_input = l_self_modules_encoder_modules_value_embedding_modules_value_projection_parameters_weight_ = None
        position_ids = torch.arange(0, 24, dtype=torch.int64, device=device(type="cpu"))
        embed_pos = torch.nn.functional.embedding(
            position_ids,
            l_self_modules_encoder_modules_embed_positions_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        position_ids = l_self_modules_encoder_modules_embed_positions_parameters_weight_ = None
        add = hidden_states + embed_pos
        hidden_states = embed_pos = None
        hidden_states_1 = torch.nn.functional.layer_norm(
            add,
            (32,),
            l_self_modules_encoder_modules_layernorm_embedding_parameters_weight_,
            l_self_modules_encoder_modules_layernorm_embedding_parameters_bias_,
            1e-05,
        )
        add = l_self_modules_encoder_modules_layernorm_embedding_parameters_weight_ = l_self_modules_encoder_modules_layernorm_embedding_parameters_bias_ = None
        hidden_states_2 = torch.nn.functional.dropout(
            hidden_states_1, p=0.1, training=False
        )
        hidden_states_1 = None
        linear_1 = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = None
        view = linear_1.view((1, 24, -1, 16))
        linear_1 = None
        query_states = view.transpose(1, 2)
        view = None
        key_states = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = None
        value_states = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = None
        view_1 = key_states.view((1, 24, -1, 16))
        key_states = None
        key_states_1 = view_1.transpose(1, 2)
        view_1 = None
        view_2 = value_states.view((1, 24, -1, 16))
        value_states = None
        value_states_1 = view_2.transpose(1, 2)
        view_2 = None
        transpose_3 = key_states_1.transpose(2, 3)
        key_states_1 = None
        matmul = torch.matmul(query_states, transpose_3)
        query_states = transpose_3 = None
        attn_weights = matmul * 0.25
        matmul = None
        attn_weights_1 = torch.nn.functional.softmax(attn_weights, dim=-1)
        attn_weights = None
        attn_weights_2 = torch.nn.functional.dropout(
            attn_weights_1, p=0.0, training=False
        )
        attn_weights_1 = None
        attn_output = torch.matmul(attn_weights_2, value_states_1)
        attn_weights_2 = value_states_1 = None
        transpose_4 = attn_output.transpose(1, 2)
        attn_output = None
        attn_output_1 = transpose_4.contiguous()
        transpose_4 = None
        reshape_1 = attn_output_1.reshape(1, 24, -1)
        attn_output_1 = None
        attn_output_2 = reshape_1.contiguous()
        reshape_1 = None
        attn_output_3 = torch._C._nn.linear(
            attn_output_2,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_,
        )
        attn_output_2 = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = None
        hidden_states_3 = torch.nn.functional.dropout(
            attn_output_3, p=0.1, training=False
        )
        attn_output_3 = None
        hidden_states_4 = hidden_states_2 + hidden_states_3
        hidden_states_2 = hidden_states_3 = None
        hidden_states_5 = torch.nn.functional.layer_norm(
            hidden_states_4,
            (32,),
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_4 = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = None
        linear_5 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_ = None
        hidden_states_6 = torch._C._nn.gelu(linear_5)
        linear_5 = None
        hidden_states_7 = torch.nn.functional.dropout(
            hidden_states_6, p=0.1, training=False
        )
        hidden_states_6 = None
        hidden_states_8 = torch._C._nn.linear(
            hidden_states_7,
            l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_,
        )
        hidden_states_7 = l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_ = None
        hidden_states_9 = torch.nn.functional.dropout(
            hidden_states_8, p=0.1, training=False
        )
        hidden_states_8 = None
        hidden_states_10 = hidden_states_5 + hidden_states_9
        hidden_states_5 = hidden_states_9 = None
        hidden_states_11 = torch.nn.functional.layer_norm(
            hidden_states_10,
            (32,),
            l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_10 = l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = None
        dec_input = transformer_inputs[
            (slice(None, None, None), slice(24, None, None), Ellipsis)
        ]
        transformer_inputs = None
        batch_arange = torch.arange(1, device=device(type="cpu"))
        batch_arange = None
        head_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = None
        arange_3 = torch.arange(12, device=device(type="cpu"))
        q_arange = arange_3 + 0
        arange_3 = None
        arange_4 = torch.arange(12, device=device(type="cpu"))
        kv_arange = arange_4 + 0
        arange_4 = None
        q_indices = q_arange[(None, None, slice(None, None, None), None)]
        q_arange = None
        kv_indices = kv_arange[(None, None, None, slice(None, None, None))]
        kv_arange = None
        attention_mask = kv_indices <= q_indices
        kv_indices = q_indices = None
        attention_mask_1 = attention_mask.expand(1, -1, 12, 12)
        attention_mask = None
        zeros = torch.zeros((), device=device(type="cpu"), dtype=torch.float32)
        mask = torch.where(attention_mask_1, zeros, -3.4028234663852886e+38)
        attention_mask_1 = zeros = None
        hidden_states_12 = torch._C._nn.linear(
            dec_input,
            l_self_modules_decoder_modules_value_embedding_modules_value_projection_parameters_weight_,
            None,
        )
        dec_input = l_self_modules_decoder_modules_value_embedding_modules_value_projection_parameters_weight_ = None
        position_ids_1 = torch.arange(
            24, 36, dtype=torch.int64, device=device(type="cpu")
        )
        embed_pos_1 = torch.nn.functional.embedding(
            position_ids_1,
            l_self_modules_decoder_modules_embed_positions_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        position_ids_1 = l_self_modules_decoder_modules_embed_positions_parameters_weight_ = None
        add_5 = hidden_states_12 + embed_pos_1
        hidden_states_12 = embed_pos_1 = None
        hidden_states_13 = torch.nn.functional.layer_norm(
            add_5,
            (32,),
            l_self_modules_decoder_modules_layernorm_embedding_parameters_weight_,
            l_self_modules_decoder_modules_layernorm_embedding_parameters_bias_,
            1e-05,
        )
        add_5 = l_self_modules_decoder_modules_layernorm_embedding_parameters_weight_ = l_self_modules_decoder_modules_layernorm_embedding_parameters_bias_ = None
        hidden_states_14 = torch.nn.functional.dropout(
            hidden_states_13, p=0.1, training=False
        )
        hidden_states_13 = None
        linear_8 = torch._C._nn.linear(
            hidden_states_14,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = None
        view_3 = linear_8.view((1, 12, -1, 16))
        linear_8 = None
        query_states_1 = view_3.transpose(1, 2)
        view_3 = None
        key_states_2 = torch._C._nn.linear(
            hidden_states_14,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = None
        value_states_2 = torch._C._nn.linear(
            hidden_states_14,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = None
        view_4 = key_states_2.view((1, 12, -1, 16))
        key_states_2 = None
        key_states_3 = view_4.transpose(1, 2)
        view_4 = None
        view_5 = value_states_2.view((1, 12, -1, 16))
        value_states_2 = None
        value_states_3 = view_5.transpose(1, 2)
        view_5 = None
        transpose_8 = key_states_3.transpose(2, 3)
        key_states_3 = None
        matmul_2 = torch.matmul(query_states_1, transpose_8)
        query_states_1 = transpose_8 = None
        attn_weights_3 = matmul_2 * 0.25
        matmul_2 = None
        attn_weights_4 = attn_weights_3 + mask
        attn_weights_3 = mask = None
        attn_weights_5 = torch.nn.functional.softmax(attn_weights_4, dim=-1)
        attn_weights_4 = None
        attn_weights_6 = torch.nn.functional.dropout(
            attn_weights_5, p=0.0, training=False
        )
        attn_weights_5 = None
        attn_output_4 = torch.matmul(attn_weights_6, value_states_3)
        attn_weights_6 = value_states_3 = None
        transpose_9 = attn_output_4.transpose(1, 2)
        attn_output_4 = None
        attn_output_5 = transpose_9.contiguous()
        transpose_9 = None
        reshape_2 = attn_output_5.reshape(1, 12, -1)
        attn_output_5 = None
        attn_output_6 = reshape_2.contiguous()
        reshape_2 = None
        attn_output_7 = torch._C._nn.linear(
            attn_output_6,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_,
        )
        attn_output_6 = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = None
        hidden_states_15 = torch.nn.functional.dropout(
            attn_output_7, p=0.1, training=False
        )
        attn_output_7 = None
        hidden_states_16 = hidden_states_14 + hidden_states_15
        hidden_states_14 = hidden_states_15 = None
        hidden_states_17 = torch.nn.functional.layer_norm(
            hidden_states_16,
            (32,),
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_16 = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = None
        linear_12 = torch._C._nn.linear(
            hidden_states_17,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_ = None
        view_6 = linear_12.view((1, 12, -1, 16))
        linear_12 = None
        query_states_2 = view_6.transpose(1, 2)
        view_6 = None
        key_states_4 = torch._C._nn.linear(
            hidden_states_11,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_bias_ = None
        value_states_4 = torch._C._nn.linear(
            hidden_states_11,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_ = None
        view_7 = key_states_4.view((1, 24, -1, 16))
        key_states_4 = None
        key_states_5 = view_7.transpose(1, 2)
        view_7 = None
        view_8 = value_states_4.view((1, 24, -1, 16))
        value_states_4 = None
        value_states_5 = view_8.transpose(1, 2)
        view_8 = None
        transpose_13 = key_states_5.transpose(2, 3)
        key_states_5 = None
        matmul_4 = torch.matmul(query_states_2, transpose_13)
        query_states_2 = transpose_13 = None
        attn_weights_7 = matmul_4 * 0.25
        matmul_4 = None
        attn_weights_8 = torch.nn.functional.softmax(attn_weights_7, dim=-1)
        attn_weights_7 = None
        attn_weights_9 = torch.nn.functional.dropout(
            attn_weights_8, p=0.0, training=False
        )
        attn_weights_8 = None
        attn_output_8 = torch.matmul(attn_weights_9, value_states_5)
        attn_weights_9 = value_states_5 = None
        transpose_14 = attn_output_8.transpose(1, 2)
        attn_output_8 = None
        attn_output_9 = transpose_14.contiguous()
        transpose_14 = None
        reshape_3 = attn_output_9.reshape(1, 12, -1)
        attn_output_9 = None
        attn_output_10 = reshape_3.contiguous()
        reshape_3 = None
        attn_output_11 = torch._C._nn.linear(
            attn_output_10,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_,
        )
        attn_output_10 = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_ = None
        hidden_states_18 = torch.nn.functional.dropout(
            attn_output_11, p=0.1, training=False
        )
        attn_output_11 = None
        hidden_states_19 = hidden_states_17 + hidden_states_18
        hidden_states_17 = hidden_states_18 = None
        hidden_states_20 = torch.nn.functional.layer_norm(
            hidden_states_19,
            (32,),
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_19 = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_ = None
        linear_16 = torch._C._nn.linear(
            hidden_states_20,
            l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_ = None
        hidden_states_21 = torch._C._nn.gelu(linear_16)
        linear_16 = None
        hidden_states_22 = torch.nn.functional.dropout(
            hidden_states_21, p=0.1, training=False
        )
        hidden_states_21 = None
        hidden_states_23 = torch._C._nn.linear(
            hidden_states_22,
            l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_,
        )
        hidden_states_22 = l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_ = None
        hidden_states_24 = torch.nn.functional.dropout(
            hidden_states_23, p=0.1, training=False
        )
        hidden_states_23 = None
        hidden_states_25 = hidden_states_20 + hidden_states_24
        hidden_states_20 = hidden_states_24 = None
        hidden_states_26 = torch.nn.functional.layer_norm(
            hidden_states_25,
            (32,),
            l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_25 = l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = None
        return (hidden_states_26, hidden_states_11, loc, scale_2, static_feat)
