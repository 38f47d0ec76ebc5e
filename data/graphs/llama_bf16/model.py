import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_input_ids_: torch.Tensor,
        L_self_modules_model_modules_embed_tokens_parameters_weight_: torch.nn.parameter.Parameter,
        L_kwargs_attention_mask_: torch.Tensor,
        L_self_modules_model_modules_rotary_emb_buffers_inv_freq_: torch.Tensor,
        L_self_modules_model_modules_layers_modules_0_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_lm_head_parameters_weight_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_input_ids_ = L_kwargs_input_ids_
        l_self_modules_model_modules_embed_tokens_parameters_weight_ = (
            L_self_modules_model_modules_embed_tokens_parameters_weight_
        )
        l_kwargs_attention_mask_ = L_kwargs_attention_mask_
        l_self_modules_model_modules_rotary_emb_buffers_inv_freq_ = (
            L_self_modules_model_modules_rotary_emb_buffers_inv_freq_
        )
        l_self_modules_model_modules_layers_modules_0_modules_input_layernorm_parameters_weight_ = L_self_modules_model_modules_layers_modules_0_modules_input_layernorm_parameters_weight_
        l_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_o_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_o_proj_parameters_weight_
        l_self_modules_model_modules_layers_modules_0_modules_post_attention_layernorm_parameters_weight_ = L_self_modules_model_modules_layers_modules_0_modules_post_attention_layernorm_parameters_weight_
        l_self_modules_model_modules_layers_modules_0_modules_mlp_modules_gate_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_0_modules_mlp_modules_gate_proj_parameters_weight_
        l_self_modules_model_modules_layers_modules_0_modules_mlp_modules_up_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_0_modules_mlp_modules_up_proj_parameters_weight_
        l_self_modules_model_modules_layers_modules_0_modules_mlp_modules_down_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_0_modules_mlp_modules_down_proj_parameters_weight_
        l_self_modules_model_modules_layers_modules_1_modules_input_layernorm_parameters_weight_ = L_self_modules_model_modules_layers_modules_1_modules_input_layernorm_parameters_weight_
        l_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_o_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_o_proj_parameters_weight_
        l_self_modules_model_modules_layers_modules_1_modules_post_attention_layernorm_parameters_weight_ = L_self_modules_model_modules_layers_modules_1_modules_post_attention_layernorm_parameters_weight_
        l_self_modules_model_modules_layers_modules_1_modules_mlp_modules_gate_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_1_modules_mlp_modules_gate_proj_parameters_weight_
        l_self_modules_model_modules_layers_modules_1_modules_mlp_modules_up_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_1_modules_mlp_modules_up_proj_parameters_weight_
        l_self_modules_model_modules_layers_modules_1_modules_mlp_modules_down_proj_parameters_weight_ = L_self_modules_model_modules_layers_modules_1_modules_mlp_modules_down_proj_parameters_weight_
        l_self_modules_model_modules_norm_parameters_weight_ = (
            L_self_modules_model_modules_norm_parameters_weight_
        )
        l_self_modules_lm_head_parameters_weight_ = (
            L_self_modules_lm_head_parameters_weight_
        )
        inputs_embeds = torch.nn.functional.embedding(
            l_kwargs_input_ids_,
            l_self_modules_model_modules_embed_tokens_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        l_kwargs_input_ids_ = l_self_modules_model_modules_embed_tokens_parameters_weight_ = None
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
        getitem_5 = position_ids_1[(Ellipsis, None)]
        position_ids_1 = None
        float_1 = getitem_5.float()
        getitem_5 = None
        to_3 = l_self_modules_model_modules_rotary_emb_buffers_inv_freq_.to(
            device=device(type="cpu"), dtype=torch.float32
        )
        l_self_modules_model_modules_rotary_emb_buffers_inv_freq_ = None
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
        cos_2 = cos_1.to(dtype=torch.bfloat16)
        cos_1 = None
        sin_2 = sin_1.to(dtype=torch.bfloat16)
        sin_1 = None
        _log_api_usage_once = torch._C._log_api_usage_once("python.nn_module")
        _log_api_usage_once = None
        hidden_states = inputs_embeds.to(torch.float32)
        pow_1 = hidden_states.pow(2)
        variance = pow_1.mean(-1, keepdim=True)
        pow_1 = None
        add_3 = variance + 1e-06
        variance = None
        rsqrt = torch.rsqrt(add_3)
        add_3 = None
        hidden_states_1 = hidden_states * rsqrt
        hidden_states = rsqrt = None
        to_7 = hidden_states_1.to(torch.bfloat16)
        hidden_states_1 = None
        hidden_states_2 = l_self_modules_model_modules_layers_modules_0_modules_input_layernorm_parameters_weight_ * to_7
        l_self_modules_model_modules_layers_modules_0_modules_input_layernorm_parameters_weight_ = to_7 = None
        linear = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_,
            None,
        )
        l_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = None
        view = linear.view((1, 64, -1, 32))
        linear = None
        query_states = view.transpose(1, 2)
        view = None
        linear_1 = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_,
            None,
        )
        l_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = None
        view_1 = linear_1.view((1, 64, -1, 32))
        linear_1 = None
        key_states = view_1.transpose(1, 2)
        view_1 = None
        linear_2 = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_,
            None,
        )
        hidden_states_2 = l_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = None
        view_2 = linear_2.view((1, 64, -1, 32))
        linear_2 = None
        value_states = view_2.transpose(1, 2)
        view_2 = None
        cos_3 = cos_2.unsqueeze(1)
        sin_3 = sin_2.unsqueeze(1)
        mul_5 = query_states * cos_3
        x1 = query_states[(Ellipsis, slice(None, 16, None))]
        x2 = query_states[(Ellipsis, slice(16, None, None))]
        query_states = None
        neg = -x2
        x2 = None
        cat_1 = torch.cat((neg, x1), dim=-1)
        neg = x1 = None
        mul_6 = cat_1 * sin_3
        cat_1 = None
        q_embed = mul_5 + mul_6
        mul_5 = mul_6 = None
        mul_7 = key_states * cos_3
        cos_3 = None
        x1_1 = key_states[(Ellipsis, slice(None, 16, None))]
        x2_1 = key_states[(Ellipsis, slice(16, None, None))]
        key_states = None
        neg_1 = -x2_1
        x2_1 = None
        cat_2 = torch.cat((neg_1, x1_1), dim=-1)
        neg_1 = x1_1 = None
        mul_8 = cat_2 * sin_3
        cat_2 = sin_3 = None
        k_embed = mul_7 + mul_8
        mul_7 = mul_8 = None
        getitem_10 = k_embed[
            (
                slice(None, None, None),
                slice(None, None, None),
                None,
                slice(None, None, None),
                slice(None, None, None),
            )
        ]
        k_embed = None
        hidden_states_3 = getitem_10.expand(1, 2, 4, 64, 32)
        getitem_10 = None
        key = hidden_states_3.reshape(1, 8, 64, 32)
        hidden_states_3 = None
        getitem_11 = value_states[
            (
                slice(None, None, None),
                slice(None, None, None),
                None,
                slice(None, None, None),
                slice(None, None, None),
            )
        ]
        value_states = None
        hidden_states_4 = getitem_11.expand(1, 2, 4, 64, 32)
        getitem_11 = None
        value = hidden_states_4.reshape(1, 8, 64, 32)
        hidden_states_4 = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            q_embed,
            key,
            value,
            attn_mask=attention_mask_1,
            dropout_p=0.0,
            scale=0.1767766952966369,
            is_causal=False,
        )
        q_embed = key = value = None
        attn_output_1 = attn_output.reshape(1, -1, 64, 32)
        attn_output = None
        transpose_3 = attn_output_1.transpose(1, 2)
        attn_output_1 = None
        attn_output_2 = transpose_3.contiguous()
        transpose_3 = None
        reshape_3 = attn_output_2.reshape(1, 64, -1)
        attn_output_2 = None
        attn_output_3 = reshape_3.contiguous()
        reshape_3 = None
        attn_output_4 = torch._C._nn.linear(
            attn_output_3,
            l_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_o_proj_parameters_weight_,
            None,
        )
        attn_output_3 = l_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_o_proj_parameters_weight_ = None
        hidden_states_5 = inputs_embeds + attn_output_4
        inputs_embeds = attn_output_4 = None
        hidden_states_6 = hidden_states_5.to(torch.float32)
        pow_2 = hidden_states_6.pow(2)
        variance_1 = pow_2.mean(-1, keepdim=True)
        pow_2 = None
        add_7 = variance_1 + 1e-06
        variance_1 = None
        rsqrt_1 = torch.rsqrt(add_7)
        add_7 = None
        hidden_states_7 = hidden_states_6 * rsqrt_1
        hidden_states_6 = rsqrt_1 = None
        to_9 = hidden_states_7.to(torch.bfloat16)
        hidden_states_7 = None
        hidden_states_8 = l_self_modules_model_modules_layers_modules_0_modules_post_attention_layernorm_parameters_weight_ * to_9
        l_self_modules_model_modules_layers_modules_0_modules_post_attention_layernorm_parameters_weight_ = to_9 = None
        linear_4 = torch._C._nn.linear(
            hidden_states_8,
            l_self_modules_model_modules_layers_modules_0_modules_mlp_modules_gate_proj_parameters_weight_,
            None,
        )
        l_self_modules_model_modules_layers_modules_0_modules_mlp_modules_gate_proj_parameters_weight_ = None
        silu = torch.nn.functional.silu(linear_4)
        linear_4 = None
        linear_5 = torch._C._nn.linear(
            hidden_states_8,
            l_self_modules_model_modules_layers_modules_0_modules_mlp_modules_up_proj_parameters_weight_,
            None,
        )
        hidden_states_8 = l_self_modules_model_modules_layers_modules_0_modules_mlp_modules_up_proj_parameters_weight_ = None
        mul_11 = silu * linear_5
        silu = linear_5 = None
        down_proj = torch._C._nn.linear(
            mul_11,
            l_self_modules_model_modules_layers_modules_0_modules_mlp_modules_down_proj_parameters_weight_,
            None,
        )
        mul_11 = l_self_modules_model_modules_layers_modules_0_modules_mlp_modules_down_proj_parameters_weight_ = None
        hidden_states_9 = hidden_states_5 + down_proj
        hidden_states_5 = down_proj = None
        hidden_states_10 = hidden_states_9.to(torch.float32)
        pow_3 = hidden_states_10.pow(2)
        variance_2 = pow_3.mean(-1, keepdim=True)
        pow_3 = None
        add_9 = variance_2 + 1e-06
        variance_2 = None
        rsqrt_2 = torch.rsqrt(add_9)
        add_9 = None
        hidden_states_11 = hidden_states_10 * rsqrt_2
        hidden_states_10 = rsqrt_2 = None
        to_11 = hidden_states_11.to(torch.bfloat16)
        hidden_states_11 = None
        hidden_states_12 = l_self_modules_model_modules_layers_modules_1_modules_input_layernorm_parameters_weight_ * to_11
        l_self_modules_model_modules_layers_modules_1_modules_input_layernorm_parameters_weight_ = to_11 = None
        linear_7 = torch._C._nn.linear(
            hidden_states_12,
            l_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_,
            None,
        )
        l_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_ = None
        view_3 = linear_7.view((1, 64, -1, 32))
        linear_7 = None
        query_states_1 = view_3.transpose(1, 2)
        view_3 = None
        linear_8 = torch._C._nn.linear(
            hidden_states_12,
            l_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_,
            None,
        )
        l_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_ = None
        view_4 = linear_8.view((1, 64, -1, 32))
        linear_8 = None
        key_states_1 = view_4.transpose(1, 2)
        view_4 = None
        linear_9 = torch._C._nn.linear(
            hidden_states_12,
            l_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_,
            None,
        )
        hidden_states_12 = l_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_ = None
        view_5 = linear_9.view((1, 64, -1, 32))
        linear_9 = None
        value_states_1 = view_5.transpose(1, 2)
        view_5 = None
        cos_4 = cos_2.unsqueeze(1)
        cos_2 = None
        sin_4 = sin_2.unsqueeze(1)
        sin_2 = None
        mul_14 = query_states_1 * cos_4
        x1_2 = query_states_1[(Ellipsis, slice(None, 16, None))]
        x2_2 = query_states_1[(Ellipsis, slice(16, None, None))]
        query_states_1 = None
        neg_2 = -x2_2
        x2_2 = None
        cat_3 = torch.cat((neg_2, x1_2), dim=-1)
        neg_2 = x1_2 = None
        mul_15 = cat_3 * sin_4
        cat_3 = None
        q_embed_1 = mul_14 + mul_15
        mul_14 = mul_15 = None
        mul_16 = key_states_1 * cos_4
        cos_4 = None
        x1_3 = key_states_1[(Ellipsis, slice(None, 16, None))]
        x2_3 = key_states_1[(Ellipsis, slice(16, None, None))]
        key_states_1 = None
        neg_3 = -x2_3
        x2_3 = None
        cat_4 = torch.cat((neg_3, x1_3), dim=-1)
        neg_3 = x1_3 = None
        mul_17 = cat_4 * sin_4
        cat_4 = sin_4 = None
        k_embed_1 = mul_16 + mul_17
        mul_16 = mul_17 = None
        getitem_16 = k_embed_1[
            (
                slice(None, None, None),
                slice(None, None, None),
                None,
                slice(None, None, None),
                slice(None, None, None),
            )
        ]
        k_embed_1 = None
        hidden_states_13 = getitem_16.expand(1, 2, 4, 64, 32)
        getitem_16 = None
        key_1 = hidden_states_13.reshape(1, 8, 64, 32)
        hidden_states_13 = None
        getitem_17 = value_states_1[
            (
                slice(None, None, None),
                slice(None, None, None),
                None,
                slice(None, None, None),
                slice(None, None, None),
            )
        ]
        value_states_1 = None
        hidden_states_14 = getitem_17.expand(1, 2, 4, 64, 32)
        getitem_17 = None
        value_1 = hidden_states_14.reshape(1, 8, 64, 32)
        hidden_states_14 = None
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(
            q_embed_1,
            key_1,
            value_1,
            attn_mask=attention_mask_1,
            dropout_p=0.0,
            scale=0.1767766952966369,
            is_causal=False,
        )
        q_embed_1 = key_1 = value_1 = attention_mask_1 = None
        attn_output_6 = attn_output_5.reshape(1, -1, 64, 32)
        attn_output_5 = None
        transpose_7 = attn_output_6.transpose(1, 2)
        attn_output_6 = None
        attn_output_7 = transpose_7.contiguous()
        transpose_7 = None
        reshape_7 = attn_output_7.reshape(1, 64, -1)
        attn_output_7 = None
        attn_output_8 = reshape_7.contiguous()
        reshape_7 = None
        attn_output_9 = torch._C._nn.linear(
            attn_output_8,
            l_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_o_proj_parameters_weight_,
            None,
        )
        attn_output_8 = l_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_o_proj_parameters_weight_ = None
        hidden_states_15 = hidden_states_9 + attn_output_9
        hidden_states_9 = attn_output_9 = None
        hidden_states_16 = hidden_states_15.to(torch.float32)
        pow_4 = hidden_states_16.pow(2)
        variance_3 = pow_4.mean(-1, keepdim=True)
        pow_4 = None
        add_13 = variance_3 + 1e-06
        variance_3 = None
        rsqrt_3 = torch.rsqrt(add_13)
        add_13 = None
        hidden_states_17 = hidden_states_16 * rsqrt_3
        hidden_states_16 = rsqrt_3 = None
        to_13 = hidden_states_17.to(torch.bfloat16)
        hidden_states_17 = None
        hidden_states_18 = l_self_modules_model_modules_layers_modules_1_modules_post_attention_layernorm_parameters_weight_ * to_13
        l_self_modules_model_modules_layers_modules_1_modules_post_attention_layernorm_parameters_weight_ = to_13 = None
        linear_11 = torch._C._nn.linear(
            hidden_states_18,
            l_self_modules_model_modules_layers_modules_1_modules_mlp_modules_gate_proj_parameters_weight_,
            None,
        )
        l_self_modules_model_modules_layers_modules_1_modules_mlp_modules_gate_proj_parameters_weight_ = None
        silu_1 = torch.nn.functional.silu(linear_11)
        linear_11 = None
        linear_12 = torch._C._nn.linear(
            hidden_states_18,
            l_self_modules_model_modules_layers_modules_1_modules_mlp_modules_up_proj_parameters_weight_,
            None,
        )
        hidden_states_18 = l_self_modules_model_modules_layers_modules_1_modules_mlp_modules_up_proj_parameters_weight_ = None
        mul_20 = silu_1 * linear_12
        silu_1 = linear_12 = None
        down_proj_1 = torch._C._nn.linear(
            mul_20,
            l_self_modules_model_modules_layers_modules_1_modules_mlp_modules_down_proj_parameters_weight_,
            None,
        )
        mul_20 = l_self_modules_model_modules_layers_modules_1_modules_mlp_modules_down_proj_parameters_weight_ = None
        hidden_states_19 = hidden_states_15 + down_proj_1
        hidden_states_15 = down_proj_1 = None
        hidden_states_20 = hidden_states_19.to(torch.float32)
        hidden_states_19 = None
        pow_5 = hidden_states_20.pow(2)
        variance_4 = pow_5.mean(-1, keepdim=True)
        pow_5 = None
        add_15 = variance_4 + 1e-06
        variance_4 = None
        rsqrt_4 = torch.rsqrt(add_15)
        add_15 = None
        hidden_states_21 = hidden_states_20 * rsqrt_4
        hidden_states_20 = rsqrt_4 = None
        to_15 = hidden_states_21.to(torch.bfloat16)
        hidden_states_21 = None
        hidden_states_22 = l_self_modules_model_modules_norm_parameters_weight_ * to_15
        l_self_modules_model_modules_norm_parameters_weight_ = to_15 = None
        hidden_states_23 = hidden_states_22[
            (slice(None, None, None), slice(0, None, None), slice(None, None, None))
        ]
        hidden_states_22 = None
        logits = torch._C._nn.linear(
            hidden_states_23, l_self_modules_lm_head_parameters_weight_, None
        )
        hidden_states_23 = l_self_modules_lm_head_parameters_weight_ = None
        return (logits,)
