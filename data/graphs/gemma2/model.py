import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_input_ids_: torch.Tensor,
        L_self_modules_embed_tokens_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embed_tokens_buffers_embed_scale_: torch.Tensor,
        L_kwargs_attention_mask_: torch.Tensor,
        L_self_modules_rotary_emb_buffers_inv_freq_: torch.Tensor,
        L_self_modules_layers_modules_0_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_pre_feedforward_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_post_feedforward_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_pre_feedforward_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_post_feedforward_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_input_ids_ = L_kwargs_input_ids_
        l_self_modules_embed_tokens_parameters_weight_ = (
            L_self_modules_embed_tokens_parameters_weight_
        )
        l_self_modules_embed_tokens_buffers_embed_scale_ = (
            L_self_modules_embed_tokens_buffers_embed_scale_
        )
        l_kwargs_attention_mask_ = L_kwargs_attention_mask_
        l_self_modules_rotary_emb_buffers_inv_freq_ = (
            L_self_modules_rotary_emb_buffers_inv_freq_
        )
        l_self_modules_layers_modules_0_modules_input_layernorm_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_input_layernorm_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_self_attn_modules_o_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_self_attn_modules_o_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_post_attention_layernorm_parameters_weight_ = L_self_modules_layers_modules_0_modules_post_attention_layernorm_parameters_weight_
        l_self_modules_layers_modules_0_modules_pre_feedforward_layernorm_parameters_weight_ = L_self_modules_layers_modules_0_modules_pre_feedforward_layernorm_parameters_weight_
        l_self_modules_layers_modules_0_modules_mlp_modules_gate_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_mlp_modules_gate_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_mlp_modules_up_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_mlp_modules_up_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_mlp_modules_down_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_mlp_modules_down_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_post_feedforward_layernorm_parameters_weight_ = L_self_modules_layers_modules_0_modules_post_feedforward_layernorm_parameters_weight_
        l_self_modules_layers_modules_1_modules_input_layernorm_parameters_weight_ = (
            L_self_modules_layers_modules_1_modules_input_layernorm_parameters_weight_
        )
        l_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_layers_modules_1_modules_self_attn_modules_o_proj_parameters_weight_ = L_self_modules_layers_modules_1_modules_self_attn_modules_o_proj_parameters_weight_
        l_self_modules_layers_modules_1_modules_post_attention_layernorm_parameters_weight_ = L_self_modules_layers_modules_1_modules_post_attention_layernorm_parameters_weight_
        l_self_modules_layers_modules_1_modules_pre_feedforward_layernorm_parameters_weight_ = L_self_modules_layers_modules_1_modules_pre_feedforward_layernorm_parameters_weight_
        l_self_modules_layers_modules_1_modules_mlp_modules_gate_proj_parameters_weight_ = L_self_modules_layers_modules_1_modules_mlp_modules_gate_proj_parameters_weight_
        l_self_modules_layers_modules_1_modules_mlp_modules_up_proj_parameters_weight_ = L_self_modules_layers_modules_1_modules_mlp_modules_up_proj_parameters_weight_
        l_self_modules_layers_modules_1_modules_mlp_modules_down_proj_parameters_weight_ = L_self_modules_layers_modules_1_modules_mlp_modules_down_proj_parameters_weight_
        l_self_modules_layers_modules_1_modules_post_feedforward_layernorm_parameters_weight_ = L_self_modules_layers_modules_1_modules_post_feedforward_layernorm_parameters_weight_
        l_self_modules_norm_parameters_weight_ = L_self_modules_norm_parameters_weight_
        embedding = torch.nn.functional.embedding(
            l_kwargs_input_ids_,
            l_self_modules_embed_tokens_parameters_weight_,
            0,
            None,
            2.0,
            False,
            False,
        )
        l_kwargs_input_ids_ = l_self_modules_embed_tokens_parameters_weight_ = None
        to = l_self_modules_embed_tokens_buffers_embed_scale_.to(torch.float32)
        l_self_modules_embed_tokens_buffers_embed_scale_ = None
        inputs_embeds = embedding * to
        embedding = to = None
        arange = torch.arange(64, device=device(type="cpu"))
        position_ids = arange + 0
        arange = None
        position_ids_1 = position_ids.unsqueeze(0)
        position_ids = None
        attention_mask = l_kwargs_attention_mask_.to(
            device=device(type="cpu"), dtype=torch.bool
        )
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
        to_2 = le.to(device(type="cpu"))
        le = None
        result_1 = result & to_2
        result = to_2 = None
        getitem_4 = attention_mask[(batch_indices, kv_indices)]
        attention_mask = batch_indices = kv_indices = None
        to_3 = getitem_4.to(device(type="cpu"))
        getitem_4 = None
        result_2 = result_1 & to_3
        result_1 = to_3 = None
        attention_mask_1 = result_2.expand(1, -1, 64, 64)
        result_2 = None
        zeros = torch.zeros((), device=device(type="cpu"), dtype=torch.float32)
        mask = torch.where(attention_mask_1, zeros, -3.4028234663852886e+38)
        attention_mask_1 = zeros = None
        attention_mask_2 = l_kwargs_attention_mask_.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        l_kwargs_attention_mask_ = None
        batch_arange_1 = torch.arange(1, device=device(type="cpu"))
        head_arange_1 = torch.arange(1, device=device(type="cpu"))
        head_arange_1 = None
        arange_7 = torch.arange(64, device=device(type="cpu"))
        q_arange_1 = arange_7 + 0
        arange_7 = None
        arange_8 = torch.arange(64, device=device(type="cpu"))
        kv_arange_1 = arange_8 + 0
        arange_8 = None
        batch_indices_1 = batch_arange_1[(slice(None, None, None), None, None, None)]
        batch_arange_1 = None
        q_indices_1 = q_arange_1[(None, None, slice(None, None, None), None)]
        q_arange_1 = None
        kv_indices_1 = kv_arange_1[(None, None, None, slice(None, None, None))]
        kv_arange_1 = None
        result_3 = q_indices_1.new_ones((), dtype=torch.bool)
        result_4 = q_indices_1.new_ones((), dtype=torch.bool)
        sub = q_indices_1 - 4096
        gt = kv_indices_1 > sub
        sub = None
        to_5 = gt.to(device(type="cpu"))
        gt = None
        result_5 = result_4 & to_5
        result_4 = to_5 = None
        le_1 = kv_indices_1 <= q_indices_1
        q_indices_1 = None
        to_6 = le_1.to(device(type="cpu"))
        le_1 = None
        result_6 = result_5 & to_6
        result_5 = to_6 = None
        to_7 = result_6.to(device(type="cpu"))
        result_6 = None
        result_7 = result_3 & to_7
        result_3 = to_7 = None
        getitem_9 = attention_mask_2[(batch_indices_1, kv_indices_1)]
        attention_mask_2 = batch_indices_1 = kv_indices_1 = None
        to_8 = getitem_9.to(device(type="cpu"))
        getitem_9 = None
        result_8 = result_7 & to_8
        result_7 = to_8 = None
        attention_mask_3 = result_8.expand(1, -1, 64, 64)
        result_8 = None
        zeros_1 = torch.zeros((), device=device(type="cpu"), dtype=torch.float32)
        mask_1 = torch.where(attention_mask_3, zeros_1, -3.4028234663852886e+38)
        attention_mask_3 = zeros_1 = None
        getitem_10 = position_ids_1[(Ellipsis, None)]
        position_ids_1 = None
        float_1 = getitem_10.float()
        getitem_10 = None
        to_9 = l_self_modules_rotary_emb_buffers_inv_freq_.to(
            device=device(type="cpu"), dtype=torch.float32
        )
        l_self_modules_rotary_emb_buffers_inv_freq_ = None
        freqs = float_1 * to_9
        float_1 = to_9 = None
        emb = torch.cat((freqs, freqs), dim=-1)
        freqs = None
        cos = emb.cos()
        cos_1 = cos * 1.0
        cos = None
        sin = emb.sin()
        emb = None
        sin_1 = sin * 1.0
        sin = None
        cos_2 = cos_1.to(dtype=torch.float32)
        cos_1 = None
        sin_2 = sin_1.to(dtype=torch.float32)
        sin_1 = None
        _log_api_usage_once = torch._C._log_api_usage_once("python.nn_module")
        _log_api_usage_once = None
        float_2 = inputs_embeds.float()
        pow_1 = float_2.pow(2)
        mean = pow_1.mean(-1, keepdim=True)
        pow_1 = None
        add_5 = mean + 1e-06
        mean = None
        rsqrt = torch.rsqrt(add_5)
        add_5 = None
        output = float_2 * rsqrt
        float_2 = rsqrt = None
        float_3 = l_self_modules_layers_modules_0_modules_input_layernorm_parameters_weight_.float()
        l_self_modules_layers_modules_0_modules_input_layernorm_parameters_weight_ = (
            None
        )
        add_6 = 1.0 + float_3
        float_3 = None
        output_1 = output * add_6
        output = add_6 = None
        hidden_states = output_1.type_as(inputs_embeds)
        output_1 = None
        linear = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_,
            None,
        )
        l_self_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = None
        view = linear.view((1, 64, -1, 64))
        linear = None
        query_states = view.transpose(1, 2)
        view = None
        linear_1 = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_,
            None,
        )
        l_self_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = None
        view_1 = linear_1.view((1, 64, -1, 64))
        linear_1 = None
        key_states = view_1.transpose(1, 2)
        view_1 = None
        linear_2 = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_,
            None,
        )
        hidden_states = l_self_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = None
        view_2 = linear_2.view((1, 64, -1, 64))
        linear_2 = None
        value_states = view_2.transpose(1, 2)
        view_2 = None
        cos_3 = cos_2.unsqueeze(1)
        sin_3 = sin_2.unsqueeze(1)
        mul_6 = query_states * cos_3
        x1 = query_states[(Ellipsis, slice(None, 32, None))]
        x2 = query_states[(Ellipsis, slice(32, None, None))]
        query_states = None
        neg = -x2
        x2 = None
        cat_1 = torch.cat((neg, x1), dim=-1)
        neg = x1 = None
        mul_7 = cat_1 * sin_3
        cat_1 = None
        q_embed = mul_6 + mul_7
        mul_6 = mul_7 = None
        mul_8 = key_states * cos_3
        cos_3 = None
        x1_1 = key_states[(Ellipsis, slice(None, 32, None))]
        x2_1 = key_states[(Ellipsis, slice(32, None, None))]
        key_states = None
        neg_1 = -x2_1
        x2_1 = None
        cat_2 = torch.cat((neg_1, x1_1), dim=-1)
        neg_1 = x1_1 = None
        mul_9 = cat_2 * sin_3
        cat_2 = sin_3 = None
        k_embed = mul_8 + mul_9
        mul_8 = mul_9 = None
        getitem_15 = k_embed[
            (
                slice(None, None, None),
                slice(None, None, None),
                None,
                slice(None, None, None),
                slice(None, None, None),
            )
        ]
        k_embed = None
        hidden_states_1 = getitem_15.expand(1, 2, 2, 64, 64)
        getitem_15 = None
        key_states_1 = hidden_states_1.reshape(1, 4, 64, 64)
        hidden_states_1 = None
        getitem_16 = value_states[
            (
                slice(None, None, None),
                slice(None, None, None),
                None,
                slice(None, None, None),
                slice(None, None, None),
            )
        ]
        value_states = None
        hidden_states_2 = getitem_16.expand(1, 2, 2, 64, 64)
        getitem_16 = None
        value_states_1 = hidden_states_2.reshape(1, 4, 64, 64)
        hidden_states_2 = None
        transpose_3 = key_states_1.transpose(2, 3)
        key_states_1 = None
        matmul = torch.matmul(q_embed, transpose_3)
        q_embed = transpose_3 = None
        attn_weights = matmul * 0.0625
        matmul = None
        attn_weights_1 = attn_weights / 50.0
        attn_weights = None
        attn_weights_2 = torch.tanh(attn_weights_1)
        attn_weights_1 = None
        attn_weights_3 = attn_weights_2 * 50.0
        attn_weights_2 = None
        attn_weights_4 = attn_weights_3 + mask_1
        attn_weights_3 = mask_1 = None
        softmax = torch.nn.functional.softmax(
            attn_weights_4, dim=-1, dtype=torch.float32
        )
        attn_weights_4 = None
        attn_weights_5 = softmax.to(torch.float32)
        softmax = None
        attn_weights_6 = torch.nn.functional.dropout(
            attn_weights_5, p=0.0, training=False
        )
        attn_weights_5 = None
        attn_output = torch.matmul(attn_weights_6, value_states_1)
        attn_weights_6 = value_states_1 = None
        transpose_4 = attn_output.transpose(1, 2)
        attn_output = None
        attn_output_1 = transpose_4.contiguous()
        transpose_4 = None
        reshape_2 = attn_output_1.reshape(1, 64, -1)
        attn_output_1 = None
        attn_output_2 = reshape_2.contiguous()
        reshape_2 = None
        attn_output_3 = torch._C._nn.linear(
            attn_output_2,
            l_self_modules_layers_modules_0_modules_self_attn_modules_o_proj_parameters_weight_,
            None,
        )
        attn_output_2 = l_self_modules_layers_modules_0_modules_self_attn_modules_o_proj_parameters_weight_ = None
        float_4 = attn_output_3.float()
        pow_2 = float_4.pow(2)
        mean_1 = pow_2.mean(-1, keepdim=True)
        pow_2 = None
        add_10 = mean_1 + 1e-06
        mean_1 = None
        rsqrt_1 = torch.rsqrt(add_10)
        add_10 = None
        output_2 = float_4 * rsqrt_1
        float_4 = rsqrt_1 = None
        float_5 = l_self_modules_layers_modules_0_modules_post_attention_layernorm_parameters_weight_.float()
        l_self_modules_layers_modules_0_modules_post_attention_layernorm_parameters_weight_ = None
        add_11 = 1.0 + float_5
        float_5 = None
        output_3 = output_2 * add_11
        output_2 = add_11 = None
        hidden_states_3 = output_3.type_as(attn_output_3)
        output_3 = attn_output_3 = None
        hidden_states_4 = inputs_embeds + hidden_states_3
        inputs_embeds = hidden_states_3 = None
        float_6 = hidden_states_4.float()
        pow_3 = float_6.pow(2)
        mean_2 = pow_3.mean(-1, keepdim=True)
        pow_3 = None
        add_13 = mean_2 + 1e-06
        mean_2 = None
        rsqrt_2 = torch.rsqrt(add_13)
        add_13 = None
        output_4 = float_6 * rsqrt_2
        float_6 = rsqrt_2 = None
        float_7 = l_self_modules_layers_modules_0_modules_pre_feedforward_layernorm_parameters_weight_.float()
        l_self_modules_layers_modules_0_modules_pre_feedforward_layernorm_parameters_weight_ = None
        add_14 = 1.0 + float_7
        float_7 = None
        output_5 = output_4 * add_14
        output_4 = add_14 = None
        hidden_states_5 = output_5.type_as(hidden_states_4)
        output_5 = None
        linear_4 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_layers_modules_0_modules_mlp_modules_gate_proj_parameters_weight_,
            None,
        )
        l_self_modules_layers_modules_0_modules_mlp_modules_gate_proj_parameters_weight_ = None
        gelu = torch._C._nn.gelu(linear_4, approximate="tanh")
        linear_4 = None
        linear_5 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_layers_modules_0_modules_mlp_modules_up_proj_parameters_weight_,
            None,
        )
        hidden_states_5 = l_self_modules_layers_modules_0_modules_mlp_modules_up_proj_parameters_weight_ = None
        mul_16 = gelu * linear_5
        gelu = linear_5 = None
        down_proj = torch._C._nn.linear(
            mul_16,
            l_self_modules_layers_modules_0_modules_mlp_modules_down_proj_parameters_weight_,
            None,
        )
        mul_16 = l_self_modules_layers_modules_0_modules_mlp_modules_down_proj_parameters_weight_ = None
        float_8 = down_proj.float()
        pow_4 = float_8.pow(2)
        mean_3 = pow_4.mean(-1, keepdim=True)
        pow_4 = None
        add_15 = mean_3 + 1e-06
        mean_3 = None
        rsqrt_3 = torch.rsqrt(add_15)
        add_15 = None
        output_6 = float_8 * rsqrt_3
        float_8 = rsqrt_3 = None
        float_9 = l_self_modules_layers_modules_0_modules_post_feedforward_layernorm_parameters_weight_.float()
        l_self_modules_layers_modules_0_modules_post_feedforward_layernorm_parameters_weight_ = None
        add_16 = 1.0 + float_9
        float_9 = None
        output_7 = output_6 * add_16
        output_6 = add_16 = None
        hidden_states_6 = output_7.type_as(down_proj)
        output_7 = down_proj = None
        hidden_states_7 = hidden_states_4 + hidden_states_6
        hidden_states_4 = hidden_states_6 = None
        float_10 = hidden_states_7.float()
        pow_5 = float_10.pow(2)
        mean_4 = pow_5.mean(-1, keepdim=True)
        pow_5 = None
        add_18 = mean_4 + 1e-06
        mean_4 = None
        rsqrt_4 = torch.rsqrt(add_18)
        add_18 = None
        output_8 = float_10 * rsqrt_4
        float_10 = rsqrt_4 = None
        float_11 = l_self_modules_layers_modules_1_modules_input_layernorm_parameters_weight_.float()
        l_self_modules_layers_modules_1_modules_input_layernorm_parameters_weight_ = (
            None
        )
        add_19 = 1.0 + float_11
        float_11 = None
        output_9 = output_8 * add_19
        output_8 = add_19 = None
        hidden_states_8 = output_9.type_as(hidden_states_7)
        output_9 = None
        linear_7 = torch._C._nn.linear(
            hidden_states_8,
            l_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_,
            None,
        )
        l_self_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_ = None
        view_3 = linear_7.view((1, 64, -1, 64))
        linear_7 = None
        query_states_1 = view_3.transpose(1, 2)
        view_3 = None
        linear_8 = torch._C._nn.linear(
            hidden_states_8,
            l_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_,
            None,
        )
        l_self_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_ = None
        view_4 = linear_8.view((1, 64, -1, 64))
        linear_8 = None
        key_states_2 = view_4.transpose(1, 2)
        view_4 = None
        linear_9 = torch._C._nn.linear(
            hidden_states_8,
            l_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_,
            None,
        )
        hidden_states_8 = l_self_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_ = None
        view_5 = linear_9.view((1, 64, -1, 64))
        linear_9 = None
        value_states_2 = view_5.transpose(1, 2)
        view_5 = None
        cos_4 = cos_2.unsqueeze(1)
        cos_2 = None
        sin_4 = sin_2.unsqueeze(1)
        sin_2 = None
        mul_21 = query_states_1 * cos_4
        x1_2 = query_states_1[(Ellipsis, slice(None, 32, None))]
        x2_2 = query_states_1[(Ellipsis, slice(32, None, None))]
        query_states_1 = None
        neg_2 = -x2_2
        x2_2 = None
        cat_3 = torch.cat((neg_2, x1_2), dim=-1)
        neg_2 = x1_2 = None
        mul_22 = cat_3 * sin_4
        cat_3 = None
        q_embed_1 = mul_21 + mul_22
        mul_21 = mul_22 = None
        mul_23 = key_states_2 * cos_4
        cos_4 = None
        x1_3 = key_states_2[(Ellipsis, slice(None, 32, None))]
        x2_3 = key_states_2[(Ellipsis, slice(32, None, None))]
        key_states_2 = None
        neg_3 = -x2_3
        x2_3 = None
        cat_4 = torch.cat((neg_3, x1_3), dim=-1)
        neg_3 = x1_3 = None
        mul_24 = cat_4 * sin_4
        cat_4 = sin_4 = None
        k_embed_1 = mul_23 + mul_24
        mul_23 = mul_24 = None
        getitem_21 = k_embed_1[
            (
                slice(None, None, None),
                slice(None, None, None),
                None,
                slice(None, None, None),
                slice(None, None, None),
            )
        ]
        k_embed_1 = None
        hidden_states_9 = getitem_21.expand(1, 2, 2, 64, 64)
        getitem_21 = None
        key_states_3 = hidden_states_9.reshape(1, 4, 64, 64)
        hidden_states_9 = None
        getitem_22 = value_states_2[
            (
                slice(None, None, None),
                slice(None, None, None),
                None,
                slice(None, None, None),
                slice(None, None, None),
            )
        ]
        value_states_2 = None
        hidden_states_10 = getitem_22.expand(1, 2, 2, 64, 64)
        getitem_22 = None
        value_states_3 = hidden_states_10.reshape(1, 4, 64, 64)
        hidden_states_10 = None
        transpose_8 = key_states_3.transpose(2, 3)
        key_states_3 = None
        matmul_2 = torch.matmul(q_embed_1, transpose_8)
        q_embed_1 = transpose_8 = None
        attn_weights_7 = matmul_2 * 0.0625
        matmul_2 = None
        attn_weights_8 = attn_weights_7 / 50.0
        attn_weights_7 = None
        attn_weights_9 = torch.tanh(attn_weights_8)
        attn_weights_8 = None
        attn_weights_10 = attn_weights_9 * 50.0
        attn_weights_9 = None
        attn_weights_11 = attn_weights_10 + mask
        attn_weights_10 = mask = None
        softmax_1 = torch.nn.functional.softmax(
            attn_weights_11, dim=-1, dtype=torch.float32
        )
        attn_weights_11 = None
        attn_weights_12 = softmax_1.to(torch.float32)
        softmax_1 = None
        attn_weights_13 = torch.nn.functional.dropout(
            attn_weights_12, p=0.0, training=False
        )
        attn_weights_12 = None
        attn_output_4 = torch.matmul(attn_weights_13, value_states_3)
        attn_weights_13 = value_states_3 = None
        transpose_9 = attn_output_4.transpose(1, 2)
        attn_output_4 = None
        attn_output_5 = transpose_9.contiguous()
        transpose_9 = None
        reshape_5 = attn_output_5.reshape(1, 64, -1)
        attn_output_5 = None
        attn_output_6 = reshape_5.contiguous()
        reshape_5 = None
        attn_output_7 = torch._C._nn.linear(
            attn_output_6,
            l_self_modules_layers_modules_1_modules_self_attn_modules_o_proj_parameters_weight_,
            None,
        )
        attn_output_6 = l_self_modules_layers_modules_1_modules_self_attn_modules_o_proj_parameters_weight_ = None
        float_12 = attn_output_7.float()
        pow_6 = float_12.pow(2)
        mean_5 = pow_6.mean(-1, keepdim=True)
        pow_6 = None
        add_23 = mean_5 + 1e-06
        mean_5 = None
        rsqrt_5 = torch.rsqrt(add_23)
        add_23 = None
        output_10 = float_12 * rsqrt_5
        float_12 = rsqrt_5 = None
        float_13 = l_self_modules_layers_modules_1_modules_post_attention_layernorm_parameters_weight_.float()
        l_self_modules_layers_modules_1_modules_post_attention_layernorm_parameters_weight_ = None
        add_24 = 1.0 + float_13
        float_13 = None
        output_11 = output_10 * add_24
        output_10 = add_24 = None
        hidden_states_11 = output_11.type_as(attn_output_7)
        output_11 = attn_output_7 = None
        hidden_states_12 = hidden_states_7 + hidden_states_11
        hidden_states_7 = hidden_states_11 = None
        float_14 = hidden_states_12.float()
        pow_7 = float_14.pow(2)
        mean_6 = pow_7.mean(-1, keepdim=True)
        pow_7 = None
        add_26 = mean_6 + 1e-06
        mean_6 = None
        rsqrt_6 = torch.rsqrt(add_26)
        add_26 = None
        output_12 = float_14 * rsqrt_6
        float_14 = rsqrt_6 = None
        float_15 = l_self_modules_layers_modules_1_modules_pre_feedforward_layernorm_parameters_weight_.float()
        l_self_modules_layers_modules_1_modules_pre_feedforward_layernorm_parameters_weight_ = None
        add_27 = 1.0 + float_15
        float_15 = None
        output_13 = output_12 * add_27
        output_12 = add_27 = None
        hidden_states_13 = output_13.type_as(hidden_states_12)
        output_13 = None
        linear_11 = torch._C._nn.linear(
            hidden_states_13,
            l_self_modules_layers_modules_1_modules_mlp_modules_gate_proj_parameters_weight_,
            None,
        )
        l_self_modules_layers_modules_1_modules_mlp_modules_gate_proj_parameters_weight_ = None
        gelu_1 = torch._C._nn.gelu(linear_11, approximate="tanh")
        linear_11 = None
        linear_12 = torch._C._nn.linear(
            hidden_states_13,
            l_self_modules_layers_modules_1_modules_mlp_modules_up_proj_parameters_weight_,
            None,
        )
        hidden_states_13 = l_self_modules_layers_modules_1_modules_mlp_modules_up_proj_parameters_weight_ = None
        mul_31 = gelu_1 * linear_12
        gelu_1 = linear_12 = None
        down_proj_1 = torch._C._nn.linear(
            mul_31,
            l_self_modules_layers_modules_1_modules_mlp_modules_down_proj_parameters_weight_,
            None,
        )
        mul_31 = l_self_modules_layers_modules_1_modules_mlp_modules_down_proj_parameters_weight_ = None
        float_16 = down_proj_1.float()
        pow_8 = float_16.pow(2)
        mean_7 = pow_8.mean(-1, keepdim=True)
        pow_8 = None
        add_28 = mean_7 + 1e-06
        mean_7 = None
        rsqrt_7 = torch.rsqrt(add_28)
        add_28 = None
        output_14 = float_16 * rsqrt_7
        float_16 = rsqrt_7 = None
        float_17 = l_self_modules_layers_modules_1_modules_post_feedforward_layernorm_parameters_weight_.float()
        l_self_modules_layers_modules_1_modules_post_feedforward_layernorm_parameters_weight_ = None
        add_29 = 1.0 + float_17
        float_17 = None
        output_15 = output_14 * add_29
        output_14 = add_29 = None
        hidden_states_14 = output_15.type_as(down_proj_1)
        output_15 = down_proj_1 = None
        hidden_states_15 = hidden_states_12 + hidden_states_14
        hidden_states_12 = hidden_states_14 = None
        float_18 = hidden_states_15.float()
        pow_9 = float_18.pow(2)
        mean_8 = pow_9.mean(-1, keepdim=True)
        pow_9 = None
        add_31 = mean_8 + 1e-06
        mean_8 = None
        rsqrt_8 = torch.rsqrt(add_31)
        add_31 = None
        output_16 = float_18 * rsqrt_8
        float_18 = rsqrt_8 = None
        float_19 = l_self_modules_norm_parameters_weight_.float()
        l_self_modules_norm_parameters_weight_ = None
        add_32 = 1.0 + float_19
        float_19 = None
        output_17 = output_16 * add_32
        output_16 = add_32 = None
        hidden_states_16 = output_17.type_as(hidden_states_15)
        output_17 = hidden_states_15 = None
        return (hidden_states_16,)
