import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_input_ids_: torch.Tensor,
        L_self_modules_embed_tokens_parameters_weight_: torch.nn.parameter.Parameter,
        L_kwargs_attention_mask_: torch.Tensor,
        L_self_modules_rotary_emb_buffers_inv_freq_: torch.Tensor,
        L_self_modules_layers_modules_0_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_input_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_self_attn_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_self_attn_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_input_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_self_attn_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_self_attn_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_final_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_final_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_input_ids_ = L_kwargs_input_ids_
        l_self_modules_embed_tokens_parameters_weight_ = (
            L_self_modules_embed_tokens_parameters_weight_
        )
        l_kwargs_attention_mask_ = L_kwargs_attention_mask_
        l_self_modules_rotary_emb_buffers_inv_freq_ = (
            L_self_modules_rotary_emb_buffers_inv_freq_
        )
        l_self_modules_layers_modules_0_modules_input_layernorm_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_input_layernorm_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_input_layernorm_parameters_bias_ = (
            L_self_modules_layers_modules_0_modules_input_layernorm_parameters_bias_
        )
        l_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = L_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_
        l_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = L_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_
        l_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = L_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_
        l_self_modules_layers_modules_0_modules_self_attn_modules_dense_parameters_weight_ = L_self_modules_layers_modules_0_modules_self_attn_modules_dense_parameters_weight_
        l_self_modules_layers_modules_0_modules_self_attn_modules_dense_parameters_bias_ = L_self_modules_layers_modules_0_modules_self_attn_modules_dense_parameters_bias_
        l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_ = (
            L_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_
        )
        l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_ = (
            L_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_
        )
        l_self_modules_layers_modules_1_modules_input_layernorm_parameters_weight_ = (
            L_self_modules_layers_modules_1_modules_input_layernorm_parameters_weight_
        )
        l_self_modules_layers_modules_1_modules_input_layernorm_parameters_bias_ = (
            L_self_modules_layers_modules_1_modules_input_layernorm_parameters_bias_
        )
        l_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_bias_ = L_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_bias_
        l_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_bias_ = L_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_bias_
        l_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_bias_ = L_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_bias_
        l_self_modules_layers_modules_1_modules_self_attn_modules_dense_parameters_weight_ = L_self_modules_layers_modules_1_modules_self_attn_modules_dense_parameters_weight_
        l_self_modules_layers_modules_1_modules_self_attn_modules_dense_parameters_bias_ = L_self_modules_layers_modules_1_modules_self_attn_modules_dense_parameters_bias_
        l_self_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_ = (
            L_self_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_
        )
        l_self_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_ = (
            L_self_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_
        )
        l_self_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_ = (
            L_self_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_
        )
        l_self_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_ = (
            L_self_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_
        )
        l_self_modules_final_layernorm_parameters_weight_ = (
            L_self_modules_final_layernorm_parameters_weight_
        )
        l_self_modules_final_layernorm_parameters_bias_ = (
            L_self_modules_final_layernorm_parameters_bias_
        )
        inputs_embeds = torch.nn.functional.embedding(
            l_kwargs_input_ids_,
            l_self_modules_embed_tokens_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        l_kwargs_input_ids_ = l_self_modules_embed_tokens_parameters_weight_ = None
        arange = torch.arange(64, device=device(type="cpu"))
        position_ids = arange + 0
        arange = None
        position_ids_1 = position_ids.unsqueeze(0)
        position_ids = None
        attention_mask = l_kwargs_attention_mask_.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        l_kwargs_attention_mask_ = None
        batch_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = None
        arange_3 = torch.arange(64, device=device(type="cpu"))
        q_arange = arange_3 + 0
        arange_3 = None
        arange_4 = torch.arange(64, device=device(type="cpu"))
        kv_arange = arange_4 + 0
        arange_4 = None
        batch_indices = batch_arange[(slice(None, None, None), None, None, None)]
        batch_arange = None
        q_indices = q_arange[(None, None, slice(None, None, None), None)]
        q_arange = None
        kv_indices = kv_arange[(None, None, None, slice(None, None, None))]
        kv_arange = None
        result = q_indices.new_ones((), dtype=torch.bool)
        le = kv_indices <= q_indices
        q_indices = None
        to_1 = le.to(device(type="cpu"))
        le = None
        result_1 = result & to_1
        result = to_1 = None
        getitem_4 = attention_mask[(batch_indices, kv_indices)]
        attention_mask = batch_indices = kv_indices = None
        to_2 = getitem_4.to(device(type="cpu"))
        getitem_4 = None
        result_2 = result_1 & to_2
        result_1 = to_2 = None
        attention_mask_1 = result_2.expand(1, -1, 64, 64)
        result_2 = None
        inputs_embeds_1 = torch.nn.functional.dropout(inputs_embeds, 0.0, False, False)
        inputs_embeds = None
        getitem_5 = position_ids_1[(Ellipsis, None)]
        position_ids_1 = None
        float_1 = getitem_5.float()
        getitem_5 = None
        to_3 = l_self_modules_rotary_emb_buffers_inv_freq_.to(
            device=device(type="cpu"), dtype=torch.float32
        )
        l_self_modules_rotary_emb_buffers_inv_freq_ = None
        freqs = float_1 * to_3
        float_1 = to_3 = None
        emb = torch.cat((freqs, freqs), dim=-1)
        freqs = None
        cos = emb.cos()
        cos_1 = cos * 1.0
        cos = None
        sin = emb.sin()
        emb = None
        sin_1 = sin * 1.0
        sin = None
        cos_2 = cos_1.to(dtype=torch.float16)
        cos_1 = None
        sin_2 = sin_1.to(dtype=torch.float16)
        sin_1 = None
        _log_api_usage_once = torch._C._log_api_usage_once("python.nn_module")
        _log_api_usage_once = None
        hidden_states = torch.nn.functional.layer_norm(
            inputs_embeds_1,
            (256,),
            l_self_modules_layers_modules_0_modules_input_layernorm_parameters_weight_,
            l_self_modules_layers_modules_0_modules_input_layernorm_parameters_bias_,
            1e-05,
        )
        l_self_modules_layers_modules_0_modules_input_layernorm_parameters_weight_ = l_self_modules_layers_modules_0_modules_input_layernorm_parameters_bias_ = None
        linear = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_,
            l_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_,
        )
        l_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = l_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = None
        view = linear.view((1, 64, -1, 64))
        linear = None
        query_states = view.transpose(1, 2)
        view = None
        linear_1 = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_,
            l_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_,
        )
        l_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = l_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = None
        view_1 = linear_1.view((1, 64, -1, 64))
        linear_1 = None
        key_states = view_1.transpose(1, 2)
        view_1 = None
        linear_2 = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_,
            l_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_,
        )
        l_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = l_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = None
        view_2 = linear_2.view((1, 64, -1, 64))
        linear_2 = None
        value_states = view_2.transpose(1, 2)
        view_2 = None
        query_rot = query_states[(Ellipsis, slice(None, 32, None))]
        query_pass = query_states[(Ellipsis, slice(32, None, None))]
        query_states = None
        key_rot = key_states[(Ellipsis, slice(None, 32, None))]
        key_pass = key_states[(Ellipsis, slice(32, None, None))]
        key_states = None
        cos_3 = cos_2.unsqueeze(1)
        sin_3 = sin_2.unsqueeze(1)
        mul_3 = query_rot * cos_3
        x1 = query_rot[(Ellipsis, slice(None, 16, None))]
        x2 = query_rot[(Ellipsis, slice(16, None, None))]
        query_rot = None
        neg = -x2
        x2 = None
        cat_1 = torch.cat((neg, x1), dim=-1)
        neg = x1 = None
        mul_4 = cat_1 * sin_3
        cat_1 = None
        q_embed = mul_3 + mul_4
        mul_3 = mul_4 = None
        mul_5 = key_rot * cos_3
        cos_3 = None
        x1_1 = key_rot[(Ellipsis, slice(None, 16, None))]
        x2_1 = key_rot[(Ellipsis, slice(16, None, None))]
        key_rot = None
        neg_1 = -x2_1
        x2_1 = None
        cat_2 = torch.cat((neg_1, x1_1), dim=-1)
        neg_1 = x1_1 = None
        mul_6 = cat_2 * sin_3
        cat_2 = sin_3 = None
        k_embed = mul_5 + mul_6
        mul_5 = mul_6 = None
        query_states_1 = torch.cat((q_embed, query_pass), dim=-1)
        q_embed = query_pass = None
        key_states_1 = torch.cat((k_embed, key_pass), dim=-1)
        k_embed = key_pass = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            query_states_1,
            key_states_1,
            value_states,
            attn_mask=attention_mask_1,
            dropout_p=0.0,
            scale=0.125,
            is_causal=False,
        )
        query_states_1 = key_states_1 = value_states = None
        attn_output_1 = attn_output.reshape(1, -1, 64, 64)
        attn_output = None
        transpose_3 = attn_output_1.transpose(1, 2)
        attn_output_1 = None
        attn_output_2 = transpose_3.contiguous()
        transpose_3 = None
        reshape_1 = attn_output_2.reshape(1, 64, -1)
        attn_output_2 = None
        attn_output_3 = reshape_1.contiguous()
        reshape_1 = None
        attn_output_4 = torch._C._nn.linear(
            attn_output_3,
            l_self_modules_layers_modules_0_modules_self_attn_modules_dense_parameters_weight_,
            l_self_modules_layers_modules_0_modules_self_attn_modules_dense_parameters_bias_,
        )
        attn_output_3 = l_self_modules_layers_modules_0_modules_self_attn_modules_dense_parameters_weight_ = l_self_modules_layers_modules_0_modules_self_attn_modules_dense_parameters_bias_ = None
        attn_outputs = torch.nn.functional.dropout(attn_output_4, 0.0, False, False)
        attn_output_4 = None
        hidden_states_1 = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        hidden_states = l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        mul_7 = 0.5 * hidden_states_1
        pow_1 = torch.pow(hidden_states_1, 3.0)
        mul_8 = 0.044715 * pow_1
        pow_1 = None
        add_5 = hidden_states_1 + mul_8
        hidden_states_1 = mul_8 = None
        mul_9 = 0.7978845608028654 * add_5
        add_5 = None
        tanh = torch.tanh(mul_9)
        mul_9 = None
        add_6 = 1.0 + tanh
        tanh = None
        hidden_states_2 = mul_7 * add_6
        mul_7 = add_6 = None
        hidden_states_3 = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        hidden_states_2 = l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        feed_forward_hidden_states = torch.nn.functional.dropout(
            hidden_states_3, 0.0, False, False
        )
        hidden_states_3 = None
        add_7 = attn_outputs + feed_forward_hidden_states
        attn_outputs = feed_forward_hidden_states = None
        hidden_states_4 = add_7 + inputs_embeds_1
        add_7 = inputs_embeds_1 = None
        hidden_states_5 = torch.nn.functional.layer_norm(
            hidden_states_4,
            (256,),
            l_self_modules_layers_modules_1_modules_input_layernorm_parameters_weight_,
            l_self_modules_layers_modules_1_modules_input_layernorm_parameters_bias_,
            1e-05,
        )
        l_self_modules_layers_modules_1_modules_input_layernorm_parameters_weight_ = l_self_modules_layers_modules_1_modules_input_layernorm_parameters_bias_ = None
        linear_6 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_,
            l_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_bias_,
        )
        l_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_ = l_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_bias_ = None
        view_3 = linear_6.view((1, 64, -1, 64))
        linear_6 = None
        query_states_2 = view_3.transpose(1, 2)
        view_3 = None
        linear_7 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_,
            l_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_bias_,
        )
        l_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_ = l_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_bias_ = None
        view_4 = linear_7.view((1, 64, -1, 64))
        linear_7 = None
        key_states_2 = view_4.transpose(1, 2)
        view_4 = None
        linear_8 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_,
            l_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_bias_,
        )
        l_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_ = l_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_bias_ = None
        view_5 = linear_8.view((1, 64, -1, 64))
        linear_8 = None
        value_states_1 = view_5.transpose(1, 2)
        view_5 = None
        query_rot_1 = query_states_2[(Ellipsis, slice(None, 32, None))]
        query_pass_1 = query_states_2[(Ellipsis, slice(32, None, None))]
        query_states_2 = None
        key_rot_1 = key_states_2[(Ellipsis, slice(None, 32, None))]
        key_pass_1 = key_states_2[(Ellipsis, slice(32, None, None))]
        key_states_2 = None
        cos_4 = cos_2.unsqueeze(1)
        cos_2 = None
        sin_4 = sin_2.unsqueeze(1)
        sin_2 = None
        mul_11 = query_rot_1 * cos_4
        x1_2 = query_rot_1[(Ellipsis, slice(None, 16, None))]
        x2_2 = query_rot_1[(Ellipsis, slice(16, None, None))]
        query_rot_1 = None
        neg_2 = -x2_2
        x2_2 = None
        cat_5 = torch.cat((neg_2, x1_2), dim=-1)
        neg_2 = x1_2 = None
        mul_12 = cat_5 * sin_4
        cat_5 = None
        q_embed_1 = mul_11 + mul_12
        mul_11 = mul_12 = None
        mul_13 = key_rot_1 * cos_4
        cos_4 = None
        x1_3 = key_rot_1[(Ellipsis, slice(None, 16, None))]
        x2_3 = key_rot_1[(Ellipsis, slice(16, None, None))]
        key_rot_1 = None
        neg_3 = -x2_3
        x2_3 = None
        cat_6 = torch.cat((neg_3, x1_3), dim=-1)
        neg_3 = x1_3 = None
        mul_14 = cat_6 * sin_4
        cat_6 = sin_4 = None
        k_embed_1 = mul_13 + mul_14
        mul_13 = mul_14 = None
        query_states_3 = torch.cat((q_embed_1, query_pass_1), dim=-1)
        q_embed_1 = query_pass_1 = None
        key_states_3 = torch.cat((k_embed_1, key_pass_1), dim=-1)
        k_embed_1 = key_pass_1 = None
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(
            query_states_3,
            key_states_3,
            value_states_1,
            attn_mask=attention_mask_1,
            dropout_p=0.0,
            scale=0.125,
            is_causal=False,
        )
        query_states_3 = key_states_3 = value_states_1 = attention_mask_1 = None
        attn_output_6 = attn_output_5.reshape(1, -1, 64, 64)
        attn_output_5 = None
        transpose_7 = attn_output_6.transpose(1, 2)
        attn_output_6 = None
        attn_output_7 = transpose_7.contiguous()
        transpose_7 = None
        reshape_3 = attn_output_7.reshape(1, 64, -1)
        attn_output_7 = None
        attn_output_8 = reshape_3.contiguous()
        reshape_3 = None
        attn_output_9 = torch._C._nn.linear(
            attn_output_8,
            l_self_modules_layers_modules_1_modules_self_attn_modules_dense_parameters_weight_,
            l_self_modules_layers_modules_1_modules_self_attn_modules_dense_parameters_bias_,
        )
        attn_output_8 = l_self_modules_layers_modules_1_modules_self_attn_modules_dense_parameters_weight_ = l_self_modules_layers_modules_1_modules_self_attn_modules_dense_parameters_bias_ = None
        attn_outputs_1 = torch.nn.functional.dropout(attn_output_9, 0.0, False, False)
        attn_output_9 = None
        hidden_states_6 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_,
        )
        hidden_states_5 = l_self_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_ = None
        mul_15 = 0.5 * hidden_states_6
        pow_2 = torch.pow(hidden_states_6, 3.0)
        mul_16 = 0.044715 * pow_2
        pow_2 = None
        add_11 = hidden_states_6 + mul_16
        hidden_states_6 = mul_16 = None
        mul_17 = 0.7978845608028654 * add_11
        add_11 = None
        tanh_1 = torch.tanh(mul_17)
        mul_17 = None
        add_12 = 1.0 + tanh_1
        tanh_1 = None
        hidden_states_7 = mul_15 * add_12
        mul_15 = add_12 = None
        hidden_states_8 = torch._C._nn.linear(
            hidden_states_7,
            l_self_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_,
        )
        hidden_states_7 = l_self_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_ = None
        feed_forward_hidden_states_1 = torch.nn.functional.dropout(
            hidden_states_8, 0.0, False, False
        )
        hidden_states_8 = None
        add_13 = attn_outputs_1 + feed_forward_hidden_states_1
        attn_outputs_1 = feed_forward_hidden_states_1 = None
        hidden_states_9 = add_13 + hidden_states_4
        add_13 = hidden_states_4 = None
        hidden_states_10 = torch.nn.functional.layer_norm(
            hidden_states_9,
            (256,),
            l_self_modules_final_layernorm_parameters_weight_,
            l_self_modules_final_layernorm_parameters_bias_,
            1e-05,
        )
        hidden_states_9 = l_self_modules_final_layernorm_parameters_weight_ = l_self_modules_final_layernorm_parameters_bias_ = None
        return (hidden_states_10,)
