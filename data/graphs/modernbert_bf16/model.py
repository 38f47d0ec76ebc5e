import operator

import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_input_ids_: torch.Tensor,
        L_self_modules_embeddings_modules_tok_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_kwargs_attention_mask_: torch.Tensor,
        L_self_modules_rotary_emb_buffers_full_attention_inv_freq_: torch.Tensor,
        L_self_modules_rotary_emb_buffers_sliding_attention_inv_freq_: torch.Tensor,
        L_self_modules_layers_modules_0_modules_attn_modules_Wqkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attn_modules_Wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_Wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_Wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_attn_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_attn_modules_Wqkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_attn_modules_Wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_mlp_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_mlp_modules_Wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_mlp_modules_Wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_2_modules_attn_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_2_modules_attn_modules_Wqkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_2_modules_attn_modules_Wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_2_modules_mlp_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_2_modules_mlp_modules_Wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_2_modules_mlp_modules_Wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_final_norm_parameters_weight_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_input_ids_ = L_kwargs_input_ids_
        l_self_modules_embeddings_modules_tok_embeddings_parameters_weight_ = (
            L_self_modules_embeddings_modules_tok_embeddings_parameters_weight_
        )
        l_self_modules_embeddings_modules_norm_parameters_weight_ = (
            L_self_modules_embeddings_modules_norm_parameters_weight_
        )
        l_kwargs_attention_mask_ = L_kwargs_attention_mask_
        l_self_modules_rotary_emb_buffers_full_attention_inv_freq_ = (
            L_self_modules_rotary_emb_buffers_full_attention_inv_freq_
        )
        l_self_modules_rotary_emb_buffers_sliding_attention_inv_freq_ = (
            L_self_modules_rotary_emb_buffers_sliding_attention_inv_freq_
        )
        l_self_modules_layers_modules_0_modules_attn_modules_wqkv_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_attn_modules_Wqkv_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_attn_modules_wo_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_attn_modules_Wo_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_mlp_norm_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_mlp_norm_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_mlp_modules_wi_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_mlp_modules_Wi_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_mlp_modules_wo_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_mlp_modules_Wo_parameters_weight_
        )
        l_self_modules_layers_modules_1_modules_attn_norm_parameters_weight_ = (
            L_self_modules_layers_modules_1_modules_attn_norm_parameters_weight_
        )
        l_self_modules_layers_modules_1_modules_attn_modules_wqkv_parameters_weight_ = (
            L_self_modules_layers_modules_1_modules_attn_modules_Wqkv_parameters_weight_
        )
        l_self_modules_layers_modules_1_modules_attn_modules_wo_parameters_weight_ = (
            L_self_modules_layers_modules_1_modules_attn_modules_Wo_parameters_weight_
        )
        l_self_modules_layers_modules_1_modules_mlp_norm_parameters_weight_ = (
            L_self_modules_layers_modules_1_modules_mlp_norm_parameters_weight_
        )
        l_self_modules_layers_modules_1_modules_mlp_modules_wi_parameters_weight_ = (
            L_self_modules_layers_modules_1_modules_mlp_modules_Wi_parameters_weight_
        )
        l_self_modules_layers_modules_1_modules_mlp_modules_wo_parameters_weight_ = (
            L_self_modules_layers_modules_1_modules_mlp_modules_Wo_parameters_weight_
        )
        l_self_modules_layers_modules_2_modules_attn_norm_parameters_weight_ = (
            L_self_modules_layers_modules_2_modules_attn_norm_parameters_weight_
        )
        l_self_modules_layers_modules_2_modules_attn_modules_wqkv_parameters_weight_ = (
            L_self_modules_layers_modules_2_modules_attn_modules_Wqkv_parameters_weight_
        )
        l_self_modules_layers_modules_2_modules_attn_modules_wo_parameters_weight_ = (
            L_self_modules_layers_modules_2_modules_attn_modules_Wo_parameters_weight_
        )
        l_self_modules_layers_modules_2_modules_mlp_norm_parameters_weight_ = (
            L_self_modules_layers_modules_2_modules_mlp_norm_parameters_weight_
        )
        l_self_modules_layers_modules_2_modules_mlp_modules_wi_parameters_weight_ = (
            L_self_modules_layers_modules_2_modules_mlp_modules_Wi_parameters_weight_
        )
        l_self_modules_layers_modules_2_modules_mlp_modules_wo_parameters_weight_ = (
            L_self_modules_layers_modules_2_modules_mlp_modules_Wo_parameters_weight_
        )
        l_self_modules_final_norm_parameters_weight_ = (
            L_self_modules_final_norm_parameters_weight_
        )
        arange = torch.arange(64, device=device(type="cpu"))
        position_ids = arange.unsqueeze(0)
        arange = None
        embedding = torch.nn.functional.embedding(
            l_kwargs_input_ids_,
            l_self_modules_embeddings_modules_tok_embeddings_parameters_weight_,
            50283,
            None,
            2.0,
            False,
            False,
        )
        l_kwargs_input_ids_ = l_self_modules_embeddings_modules_tok_embeddings_parameters_weight_ = None
        layer_norm = torch.nn.functional.layer_norm(
            embedding,
            (256,),
            l_self_modules_embeddings_modules_norm_parameters_weight_,
            None,
            1e-05,
        )
        embedding = l_self_modules_embeddings_modules_norm_parameters_weight_ = None
        hidden_states = torch.nn.functional.dropout(layer_norm, 0.0, False, False)
        layer_norm = None
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
        ge = q_indices >= 0
        q_indices = None
        to_1 = ge.to(device(type="cpu"))
        ge = None
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
        sub = q_indices_1 - kv_indices_1
        abs_1 = operator.abs(sub)
        sub = None
        le = abs_1 <= 64
        abs_1 = None
        to_4 = le.to(device(type="cpu"))
        le = None
        result_5 = result_4 & to_4
        result_4 = to_4 = None
        ge_1 = q_indices_1 >= 0
        q_indices_1 = None
        to_5 = ge_1.to(device(type="cpu"))
        ge_1 = None
        result_6 = result_5 & to_5
        result_5 = to_5 = None
        to_6 = result_6.to(device(type="cpu"))
        result_6 = None
        result_7 = result_3 & to_6
        result_3 = to_6 = None
        getitem_9 = attention_mask_2[(batch_indices_1, kv_indices_1)]
        attention_mask_2 = batch_indices_1 = kv_indices_1 = None
        to_7 = getitem_9.to(device(type="cpu"))
        getitem_9 = None
        result_8 = result_7 & to_7
        result_7 = to_7 = None
        attention_mask_3 = result_8.expand(1, -1, 64, 64)
        result_8 = None
        getitem_10 = position_ids[(Ellipsis, None)]
        float_1 = getitem_10.float()
        getitem_10 = None
        to_8 = l_self_modules_rotary_emb_buffers_full_attention_inv_freq_.to(
            device=device(type="cpu"), dtype=torch.float32
        )
        l_self_modules_rotary_emb_buffers_full_attention_inv_freq_ = None
        freqs = float_1 * to_8
        float_1 = to_8 = None
        emb = torch.cat((freqs, freqs), dim=-1)
        freqs = None
        cos = emb.cos()
        cos_1 = cos * 1.0
        cos = None
        sin = emb.sin()
        emb = None
        sin_1 = sin * 1.0
        sin = None
        cos_4 = cos_1.to(dtype=torch.bfloat16)
        cos_1 = None
        sin_4 = sin_1.to(dtype=torch.bfloat16)
        sin_1 = None
        getitem_11 = position_ids[(Ellipsis, None)]
        position_ids = None
        float_2 = getitem_11.float()
        getitem_11 = None
        to_11 = l_self_modules_rotary_emb_buffers_sliding_attention_inv_freq_.to(
            device=device(type="cpu"), dtype=torch.float32
        )
        l_self_modules_rotary_emb_buffers_sliding_attention_inv_freq_ = None
        freqs_1 = float_2 * to_11
        float_2 = to_11 = None
        emb_1 = torch.cat((freqs_1, freqs_1), dim=-1)
        freqs_1 = None
        cos_2 = emb_1.cos()
        cos_3 = cos_2 * 1.0
        cos_2 = None
        sin_2 = emb_1.sin()
        emb_1 = None
        sin_3 = sin_2 * 1.0
        sin_2 = None
        cos_6 = cos_3.to(dtype=torch.bfloat16)
        cos_3 = None
        sin_6 = sin_3.to(dtype=torch.bfloat16)
        sin_3 = None
        qkv = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layers_modules_0_modules_attn_modules_wqkv_parameters_weight_,
            None,
        )
        l_self_modules_layers_modules_0_modules_attn_modules_wqkv_parameters_weight_ = (
            None
        )
        qkv_1 = qkv.view(1, 64, 3, -1, 64)
        qkv = None
        unbind = qkv_1.unbind(dim=-3)
        qkv_1 = None
        query_states = unbind[0]
        key_states = unbind[1]
        value_states = unbind[2]
        unbind = None
        query_states_1 = query_states.transpose(1, 2)
        query_states = None
        key_states_1 = key_states.transpose(1, 2)
        key_states = None
        value_states_1 = value_states.transpose(1, 2)
        value_states = None
        cos_5 = cos_4.unsqueeze(1)
        cos_4 = None
        sin_5 = sin_4.unsqueeze(1)
        sin_4 = None
        float_3 = query_states_1.float()
        mul_6 = float_3 * cos_5
        float_3 = None
        float_4 = query_states_1.float()
        query_states_1 = None
        x1 = float_4[(Ellipsis, slice(None, 32, None))]
        x2 = float_4[(Ellipsis, slice(32, None, None))]
        float_4 = None
        neg = -x2
        x2 = None
        cat_2 = torch.cat((neg, x1), dim=-1)
        neg = x1 = None
        mul_7 = cat_2 * sin_5
        cat_2 = None
        q_embed = mul_6 + mul_7
        mul_6 = mul_7 = None
        float_5 = key_states_1.float()
        mul_8 = float_5 * cos_5
        float_5 = cos_5 = None
        float_6 = key_states_1.float()
        key_states_1 = None
        x1_1 = float_6[(Ellipsis, slice(None, 32, None))]
        x2_1 = float_6[(Ellipsis, slice(32, None, None))]
        float_6 = None
        neg_1 = -x2_1
        x2_1 = None
        cat_3 = torch.cat((neg_1, x1_1), dim=-1)
        neg_1 = x1_1 = None
        mul_9 = cat_3 * sin_5
        cat_3 = sin_5 = None
        k_embed = mul_8 + mul_9
        mul_8 = mul_9 = None
        query_states_2 = q_embed.to(torch.bfloat16)
        q_embed = None
        key_states_2 = k_embed.to(torch.bfloat16)
        k_embed = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            query_states_2,
            key_states_2,
            value_states_1,
            attn_mask=attention_mask_1,
            dropout_p=0.0,
            scale=0.125,
            is_causal=False,
        )
        query_states_2 = key_states_2 = value_states_1 = attention_mask_1 = None
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
            l_self_modules_layers_modules_0_modules_attn_modules_wo_parameters_weight_,
            None,
        )
        attn_output_3 = l_self_modules_layers_modules_0_modules_attn_modules_wo_parameters_weight_ = None
        hidden_states_1 = hidden_states + attn_output_4
        hidden_states = attn_output_4 = None
        layer_norm_1 = torch.nn.functional.layer_norm(
            hidden_states_1,
            (256,),
            l_self_modules_layers_modules_0_modules_mlp_norm_parameters_weight_,
            None,
            1e-05,
        )
        l_self_modules_layers_modules_0_modules_mlp_norm_parameters_weight_ = None
        linear_2 = torch._C._nn.linear(
            layer_norm_1,
            l_self_modules_layers_modules_0_modules_mlp_modules_wi_parameters_weight_,
            None,
        )
        layer_norm_1 = l_self_modules_layers_modules_0_modules_mlp_modules_wi_parameters_weight_ = None
        chunk = linear_2.chunk(2, dim=-1)
        linear_2 = None
        input_1 = chunk[0]
        gate = chunk[1]
        chunk = None
        gelu = torch._C._nn.gelu(input_1)
        input_1 = None
        mul_10 = gelu * gate
        gelu = gate = None
        dropout_1 = torch.nn.functional.dropout(mul_10, 0.0, False, False)
        mul_10 = None
        linear_3 = torch._C._nn.linear(
            dropout_1,
            l_self_modules_layers_modules_0_modules_mlp_modules_wo_parameters_weight_,
            None,
        )
        dropout_1 = l_self_modules_layers_modules_0_modules_mlp_modules_wo_parameters_weight_ = None
        hidden_states_2 = hidden_states_1 + linear_3
        hidden_states_1 = linear_3 = None
        layer_norm_2 = torch.nn.functional.layer_norm(
            hidden_states_2,
            (256,),
            l_self_modules_layers_modules_1_modules_attn_norm_parameters_weight_,
            None,
            1e-05,
        )
        l_self_modules_layers_modules_1_modules_attn_norm_parameters_weight_ = None
        qkv_2 = torch._C._nn.linear(
            layer_norm_2,
            l_self_modules_layers_modules_1_modules_attn_modules_wqkv_parameters_weight_,
            None,
        )
        layer_norm_2 = l_self_modules_layers_modules_1_modules_attn_modules_wqkv_parameters_weight_ = None
        qkv_3 = qkv_2.view(1, 64, 3, -1, 64)
        qkv_2 = None
        unbind_1 = qkv_3.unbind(dim=-3)
        qkv_3 = None
        query_states_3 = unbind_1[0]
        key_states_3 = unbind_1[1]
        value_states_2 = unbind_1[2]
        unbind_1 = None
        query_states_4 = query_states_3.transpose(1, 2)
        query_states_3 = None
        key_states_4 = key_states_3.transpose(1, 2)
        key_states_3 = None
        value_states_3 = value_states_2.transpose(1, 2)
        value_states_2 = None
        cos_7 = cos_6.unsqueeze(1)
        sin_7 = sin_6.unsqueeze(1)
        float_7 = query_states_4.float()
        mul_11 = float_7 * cos_7
        float_7 = None
        float_8 = query_states_4.float()
        query_states_4 = None
        x1_2 = float_8[(Ellipsis, slice(None, 32, None))]
        x2_2 = float_8[(Ellipsis, slice(32, None, None))]
        float_8 = None
        neg_2 = -x2_2
        x2_2 = None
        cat_4 = torch.cat((neg_2, x1_2), dim=-1)
        neg_2 = x1_2 = None
        mul_12 = cat_4 * sin_7
        cat_4 = None
        q_embed_1 = mul_11 + mul_12
        mul_11 = mul_12 = None
        float_9 = key_states_4.float()
        mul_13 = float_9 * cos_7
        float_9 = cos_7 = None
        float_10 = key_states_4.float()
        key_states_4 = None
        x1_3 = float_10[(Ellipsis, slice(None, 32, None))]
        x2_3 = float_10[(Ellipsis, slice(32, None, None))]
        float_10 = None
        neg_3 = -x2_3
        x2_3 = None
        cat_5 = torch.cat((neg_3, x1_3), dim=-1)
        neg_3 = x1_3 = None
        mul_14 = cat_5 * sin_7
        cat_5 = sin_7 = None
        k_embed_1 = mul_13 + mul_14
        mul_13 = mul_14 = None
        query_states_5 = q_embed_1.to(torch.bfloat16)
        q_embed_1 = None
        key_states_5 = k_embed_1.to(torch.bfloat16)
        k_embed_1 = None
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(
            query_states_5,
            key_states_5,
            value_states_3,
            attn_mask=attention_mask_3,
            dropout_p=0.0,
            scale=0.125,
            is_causal=False,
        )
        query_states_5 = key_states_5 = value_states_3 = None
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
            l_self_modules_layers_modules_1_modules_attn_modules_wo_parameters_weight_,
            None,
        )
        attn_output_8 = l_self_modules_layers_modules_1_modules_attn_modules_wo_parameters_weight_ = None
        hidden_states_3 = hidden_states_2 + attn_output_9
        hidden_states_2 = attn_output_9 = None
        layer_norm_3 = torch.nn.functional.layer_norm(
            hidden_states_3,
            (256,),
            l_self_modules_layers_modules_1_modules_mlp_norm_parameters_weight_,
            None,
            1e-05,
        )
        l_self_modules_layers_modules_1_modules_mlp_norm_parameters_weight_ = None
        linear_6 = torch._C._nn.linear(
            layer_norm_3,
            l_self_modules_layers_modules_1_modules_mlp_modules_wi_parameters_weight_,
            None,
        )
        layer_norm_3 = l_self_modules_layers_modules_1_modules_mlp_modules_wi_parameters_weight_ = None
        chunk_1 = linear_6.chunk(2, dim=-1)
        linear_6 = None
        input_2 = chunk_1[0]
        gate_1 = chunk_1[1]
        chunk_1 = None
        gelu_1 = torch._C._nn.gelu(input_2)
        input_2 = None
        mul_15 = gelu_1 * gate_1
        gelu_1 = gate_1 = None
        dropout_2 = torch.nn.functional.dropout(mul_15, 0.0, False, False)
        mul_15 = None
        linear_7 = torch._C._nn.linear(
            dropout_2,
            l_self_modules_layers_modules_1_modules_mlp_modules_wo_parameters_weight_,
            None,
        )
        dropout_2 = l_self_modules_layers_modules_1_modules_mlp_modules_wo_parameters_weight_ = None
        hidden_states_4 = hidden_states_3 + linear_7
        hidden_states_3 = linear_7 = None
        layer_norm_4 = torch.nn.functional.layer_norm(
            hidden_states_4,
            (256,),
            l_self_modules_layers_modules_2_modules_attn_norm_parameters_weight_,
            None,
            1e-05,
        )
        l_self_modules_layers_modules_2_modules_attn_norm_parameters_weight_ = None
        qkv_4 = torch._C._nn.linear(
            layer_norm_4,
            l_self_modules_layers_modules_2_modules_attn_modules_wqkv_parameters_weight_,
            None,
        )
        layer_norm_4 = l_self_modules_layers_modules_2_modules_attn_modules_wqkv_parameters_weight_ = None
        qkv_5 = qkv_4.view(1, 64, 3, -1, 64)
        qkv_4 = None
        unbind_2 = qkv_5.unbind(dim=-3)
        qkv_5 = None
        query_states_6 = unbind_2[0]
        key_states_6 = unbind_2[1]
        value_states_4 = unbind_2[2]
        unbind_2 = None
        query_states_7 = query_states_6.transpose(1, 2)
        query_states_6 = None
        key_states_7 = key_states_6.transpose(1, 2)
        key_states_6 = None
        value_states_5 = value_states_4.transpose(1, 2)
        value_states_4 = None
        cos_8 = cos_6.unsqueeze(1)
        cos_6 = None
        sin_8 = sin_6.unsqueeze(1)
        sin_6 = None
        float_11 = query_states_7.float()
        mul_16 = float_11 * cos_8
        float_11 = None
        float_12 = query_states_7.float()
        query_states_7 = None
        x1_4 = float_12[(Ellipsis, slice(None, 32, None))]
        x2_4 = float_12[(Ellipsis, slice(32, None, None))]
        float_12 = None
        neg_4 = -x2_4
        x2_4 = None
        cat_6 = torch.cat((neg_4, x1_4), dim=-1)
        neg_4 = x1_4 = None
        mul_17 = cat_6 * sin_8
        cat_6 = None
        q_embed_2 = mul_16 + mul_17
        mul_16 = mul_17 = None
        float_13 = key_states_7.float()
        mul_18 = float_13 * cos_8
        float_13 = cos_8 = None
        float_14 = key_states_7.float()
        key_states_7 = None
        x1_5 = float_14[(Ellipsis, slice(None, 32, None))]
        x2_5 = float_14[(Ellipsis, slice(32, None, None))]
        float_14 = None
        neg_5 = -x2_5
        x2_5 = None
        cat_7 = torch.cat((neg_5, x1_5), dim=-1)
        neg_5 = x1_5 = None
        mul_19 = cat_7 * sin_8
        cat_7 = sin_8 = None
        k_embed_2 = mul_18 + mul_19
        mul_18 = mul_19 = None
        query_states_8 = q_embed_2.to(torch.bfloat16)
        q_embed_2 = None
        key_states_8 = k_embed_2.to(torch.bfloat16)
        k_embed_2 = None
        attn_output_10 = torch._C._nn.scaled_dot_product_attention(
            query_states_8,
            key_states_8,
            value_states_5,
            attn_mask=attention_mask_3,
            dropout_p=0.0,
            scale=0.125,
            is_causal=False,
        )
        query_states_8 = key_states_8 = value_states_5 = attention_mask_3 = None
        attn_output_11 = attn_output_10.reshape(1, -1, 64, 64)
        attn_output_10 = None
        transpose_11 = attn_output_11.transpose(1, 2)
        attn_output_11 = None
        attn_output_12 = transpose_11.contiguous()
        transpose_11 = None
        reshape_5 = attn_output_12.reshape(1, 64, -1)
        attn_output_12 = None
        attn_output_13 = reshape_5.contiguous()
        reshape_5 = None
        attn_output_14 = torch._C._nn.linear(
            attn_output_13,
            l_self_modules_layers_modules_2_modules_attn_modules_wo_parameters_weight_,
            None,
        )
        attn_output_13 = l_self_modules_layers_modules_2_modules_attn_modules_wo_parameters_weight_ = None
        hidden_states_5 = hidden_states_4 + attn_output_14
        hidden_states_4 = attn_output_14 = None
        layer_norm_5 = torch.nn.functional.layer_norm(
            hidden_states_5,
            (256,),
            l_self_modules_layers_modules_2_modules_mlp_norm_parameters_weight_,
            None,
            1e-05,
        )
        l_self_modules_layers_modules_2_modules_mlp_norm_parameters_weight_ = None
        linear_10 = torch._C._nn.linear(
            layer_norm_5,
            l_self_modules_layers_modules_2_modules_mlp_modules_wi_parameters_weight_,
            None,
        )
        layer_norm_5 = l_self_modules_layers_modules_2_modules_mlp_modules_wi_parameters_weight_ = None
        chunk_2 = linear_10.chunk(2, dim=-1)
        linear_10 = None
        input_3 = chunk_2[0]
        gate_2 = chunk_2[1]
        chunk_2 = None
        gelu_2 = torch._C._nn.gelu(input_3)
        input_3 = None
        mul_20 = gelu_2 * gate_2
        gelu_2 = gate_2 = None
        dropout_3 = torch.nn.functional.dropout(mul_20, 0.0, False, False)
        mul_20 = None
        linear_11 = torch._C._nn.linear(
            dropout_3,
            l_self_modules_layers_modules_2_modules_mlp_modules_wo_parameters_weight_,
            None,
        )
        dropout_3 = l_self_modules_layers_modules_2_modules_mlp_modules_wo_parameters_weight_ = None
        hidden_states_6 = hidden_states_5 + linear_11
        hidden_states_5 = linear_11 = None
        hidden_states_7 = torch.nn.functional.layer_norm(
            hidden_states_6,
            (256,),
            l_self_modules_final_norm_parameters_weight_,
            None,
            1e-05,
        )
        hidden_states_6 = l_self_modules_final_norm_parameters_weight_ = None
        return (hidden_states_7,)
