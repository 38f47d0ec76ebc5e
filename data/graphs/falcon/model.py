import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_input_ids_: torch.Tensor,
        L_self_modules_word_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_attention_mask_: torch.Tensor,
        L_self_modules_rotary_emb_buffers_inv_freq_: torch.Tensor,
        L_self_modules_h_modules_0_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_input_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_ln_f_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_ln_f_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_input_ids_ = L_input_ids_
        l_self_modules_word_embeddings_parameters_weight_ = (
            L_self_modules_word_embeddings_parameters_weight_
        )
        l_attention_mask_ = L_attention_mask_
        l_self_modules_rotary_emb_buffers_inv_freq_ = (
            L_self_modules_rotary_emb_buffers_inv_freq_
        )
        l_self_modules_h_modules_0_modules_input_layernorm_parameters_weight_ = (
            L_self_modules_h_modules_0_modules_input_layernorm_parameters_weight_
        )
        l_self_modules_h_modules_0_modules_input_layernorm_parameters_bias_ = (
            L_self_modules_h_modules_0_modules_input_layernorm_parameters_bias_
        )
        l_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_weight_ = L_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_weight_
        l_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_weight_ = L_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_weight_
        l_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_weight_ = L_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_weight_
        l_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_weight_ = L_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_weight_
        l_self_modules_ln_f_parameters_weight_ = L_self_modules_ln_f_parameters_weight_
        l_self_modules_ln_f_parameters_bias_ = L_self_modules_ln_f_parameters_bias_
        inputs_embeds = torch.nn.functional.embedding(
            l_input_ids_,
            l_self_modules_word_embeddings_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        l_input_ids_ = l_self_modules_word_embeddings_parameters_weight_ = None
        arange = torch.arange(64, device=device(type="cpu"))
        position_ids = arange + 0
        arange = None
        position_ids_1 = position_ids.unsqueeze(0)
        position_ids = None
        attention_mask = l_attention_mask_.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        l_attention_mask_ = None
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
        cos_2 = cos_1.to(dtype=torch.float32)
        cos_1 = None
        sin_2 = sin_1.to(dtype=torch.float32)
        sin_1 = None
        attention_layernorm_out = torch.nn.functional.layer_norm(
            inputs_embeds,
            (256,),
            l_self_modules_h_modules_0_modules_input_layernorm_parameters_weight_,
            l_self_modules_h_modules_0_modules_input_layernorm_parameters_bias_,
            1e-05,
        )
        l_self_modules_h_modules_0_modules_input_layernorm_parameters_weight_ = l_self_modules_h_modules_0_modules_input_layernorm_parameters_bias_ = None
        getattr_1 = l_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_weight_.T
        l_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_weight_ = None
        hidden_states = attention_layernorm_out @ getattr_1
        getattr_1 = None
        fused_qkv = hidden_states.view(1, 64, 6, 64)
        hidden_states = None
        query_layer = fused_qkv[
            (Ellipsis, slice(None, -2, None), slice(None, None, None))
        ]
        key_layer = fused_qkv[(Ellipsis, [-2], slice(None, None, None))]
        value_layer = fused_qkv[(Ellipsis, [-1], slice(None, None, None))]
        fused_qkv = None
        transpose = query_layer.transpose(1, 2)
        query_layer = None
        query_layer_1 = transpose.reshape(1, 4, 64, 64)
        transpose = None
        transpose_1 = key_layer.transpose(1, 2)
        key_layer = None
        key_layer_1 = transpose_1.reshape(1, 1, 64, 64)
        transpose_1 = None
        transpose_2 = value_layer.transpose(1, 2)
        value_layer = None
        value_layer_1 = transpose_2.reshape(1, 1, 64, 64)
        transpose_2 = None
        cos_3 = cos_2.unsqueeze(1)
        cos_2 = None
        sin_3 = sin_2.unsqueeze(1)
        sin_2 = None
        mul_3 = query_layer_1 * cos_3
        x1 = query_layer_1[(Ellipsis, slice(None, 32, None))]
        x2 = query_layer_1[(Ellipsis, slice(32, None, None))]
        query_layer_1 = None
        neg = -x2
        x2 = None
        cat_1 = torch.cat((neg, x1), dim=-1)
        neg = x1 = None
        mul_4 = cat_1 * sin_3
        cat_1 = None
        q_embed = mul_3 + mul_4
        mul_3 = mul_4 = None
        mul_5 = key_layer_1 * cos_3
        cos_3 = None
        x1_1 = key_layer_1[(Ellipsis, slice(None, 32, None))]
        x2_1 = key_layer_1[(Ellipsis, slice(32, None, None))]
        key_layer_1 = None
        neg_1 = -x2_1
        x2_1 = None
        cat_2 = torch.cat((neg_1, x1_1), dim=-1)
        neg_1 = x1_1 = None
        mul_6 = cat_2 * sin_3
        cat_2 = sin_3 = None
        k_embed = mul_5 + mul_6
        mul_5 = mul_6 = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            q_embed,
            k_embed,
            value_layer_1,
            attn_mask=attention_mask_1,
            dropout_p=0.0,
            is_causal=False,
        )
        q_embed = k_embed = value_layer_1 = attention_mask_1 = None
        attn_output_1 = attn_output.view(1, 4, 64, 64)
        attn_output = None
        attn_output_2 = attn_output_1.permute(0, 2, 1, 3)
        attn_output_1 = None
        attn_output_3 = attn_output_2.reshape(1, 64, 256)
        attn_output_2 = None
        getattr_2 = l_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_weight_.T
        l_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_weight_ = None
        hidden_states_1 = attn_output_3 @ getattr_2
        attn_output_3 = getattr_2 = None
        getattr_3 = l_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_weight_.T
        l_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_weight_ = None
        hidden_states_2 = attention_layernorm_out @ getattr_3
        attention_layernorm_out = getattr_3 = None
        x = torch._C._nn.gelu(hidden_states_2)
        hidden_states_2 = None
        getattr_4 = l_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_weight_.T
        l_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_weight_ = None
        hidden_states_3 = x @ getattr_4
        x = getattr_4 = None
        hidden_states_3 += hidden_states_1
        mlp_output = hidden_states_3
        hidden_states_3 = hidden_states_1 = None
        out = torch.nn.functional.dropout(mlp_output, p=0.0, training=False)
        mlp_output = None
        out_1 = inputs_embeds + out
        inputs_embeds = out = None
        hidden_states_4 = torch.nn.functional.layer_norm(
            out_1,
            (256,),
            l_self_modules_ln_f_parameters_weight_,
            l_self_modules_ln_f_parameters_bias_,
            1e-05,
        )
        out_1 = l_self_modules_ln_f_parameters_weight_ = l_self_modules_ln_f_parameters_bias_ = None
        return (hidden_states_4,)
