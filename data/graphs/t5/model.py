import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_input_ids_: torch.Tensor,
        L_self_modules_encoder_modules_embed_tokens_parameters_weight_: torch.nn.parameter.Parameter,
        L_kwargs_attention_mask_: torch.Tensor,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_relative_attention_bias_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_kwargs_decoder_input_ids_: torch.Tensor,
        L_self_modules_decoder_modules_embed_tokens_parameters_weight_: torch.nn.parameter.Parameter,
        L_kwargs_decoder_attention_mask_: torch.Tensor,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_relative_attention_bias_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_input_ids_ = L_kwargs_input_ids_
        l_self_modules_encoder_modules_embed_tokens_parameters_weight_ = (
            L_self_modules_encoder_modules_embed_tokens_parameters_weight_
        )
        l_kwargs_attention_mask_ = L_kwargs_attention_mask_
        l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_q_parameters_weight_ = L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_
        l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_k_parameters_weight_ = L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_
        l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_v_parameters_weight_ = L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_
        l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_relative_attention_bias_parameters_weight_ = L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_relative_attention_bias_parameters_weight_
        l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_o_parameters_weight_ = L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_
        l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_dense_relu_dense_modules_wi_parameters_weight_ = L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_
        l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_dense_relu_dense_modules_wo_parameters_weight_ = L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_
        l_self_modules_encoder_modules_final_layer_norm_parameters_weight_ = (
            L_self_modules_encoder_modules_final_layer_norm_parameters_weight_
        )
        l_kwargs_decoder_input_ids_ = L_kwargs_decoder_input_ids_
        l_self_modules_decoder_modules_embed_tokens_parameters_weight_ = (
            L_self_modules_decoder_modules_embed_tokens_parameters_weight_
        )
        l_kwargs_decoder_attention_mask_ = L_kwargs_decoder_attention_mask_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_q_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_k_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_v_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_relative_attention_bias_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_relative_attention_bias_parameters_weight_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_o_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_enc_dec_attention_modules_q_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_enc_dec_attention_modules_k_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_enc_dec_attention_modules_v_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_enc_dec_attention_modules_o_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_dense_relu_dense_modules_wi_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_dense_relu_dense_modules_wo_parameters_weight_ = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_
        l_self_modules_decoder_modules_final_layer_norm_parameters_weight_ = (
            L_self_modules_decoder_modules_final_layer_norm_parameters_weight_
        )
        inputs_embeds = torch.nn.functional.embedding(
            l_kwargs_input_ids_,
            l_self_modules_encoder_modules_embed_tokens_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        l_kwargs_input_ids_ = l_self_modules_encoder_modules_embed_tokens_parameters_weight_ = None
        attention_mask = l_kwargs_attention_mask_.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        batch_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = None
        arange_2 = torch.arange(64, device=device(type="cpu"))
        q_arange = arange_2 + 0
        arange_2 = None
        arange_3 = torch.arange(64, device=device(type="cpu"))
        kv_arange = arange_3 + 0
        arange_3 = None
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
        hidden_states = torch.nn.functional.dropout(inputs_embeds, 0.1, False, False)
        inputs_embeds = None
        to_3 = hidden_states.to(torch.float32)
        pow_1 = to_3.pow(2)
        to_3 = None
        variance = pow_1.mean(-1, keepdim=True)
        pow_1 = None
        add_2 = variance + 1e-06
        variance = None
        rsqrt = torch.rsqrt(add_2)
        add_2 = None
        hidden_states_1 = hidden_states * rsqrt
        rsqrt = None
        normed_hidden_states = l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_1
        l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_ = hidden_states_1 = None
        linear = torch._C._nn.linear(
            normed_hidden_states,
            l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_q_parameters_weight_,
            None,
        )
        l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_q_parameters_weight_ = None
        view = linear.view((1, 64, -1, 32))
        linear = None
        query_states = view.transpose(1, 2)
        view = None
        linear_1 = torch._C._nn.linear(
            normed_hidden_states,
            l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_k_parameters_weight_,
            None,
        )
        l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_k_parameters_weight_ = None
        view_1 = linear_1.view((1, 64, -1, 32))
        linear_1 = None
        key_states = view_1.transpose(1, 2)
        view_1 = None
        linear_2 = torch._C._nn.linear(
            normed_hidden_states,
            l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_v_parameters_weight_,
            None,
        )
        normed_hidden_states = l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_v_parameters_weight_ = None
        view_2 = linear_2.view((1, 64, -1, 32))
        linear_2 = None
        value_states = view_2.transpose(1, 2)
        view_2 = None
        arange_4 = torch.arange(64, dtype=torch.int64, device=device(type="cpu"))
        getitem_5 = arange_4[(slice(None, None, None), None)]
        arange_4 = None
        context_position = getitem_5 + 0
        getitem_5 = None
        arange_5 = torch.arange(64, dtype=torch.int64, device=device(type="cpu"))
        memory_position = arange_5[(None, slice(None, None, None))]
        arange_5 = None
        relative_position = memory_position - context_position
        memory_position = context_position = None
        gt = relative_position > 0
        to_4 = gt.to(torch.int64)
        gt = None
        mul_2 = to_4 * 16
        to_4 = None
        relative_buckets = 0 + mul_2
        mul_2 = None
        relative_position_1 = torch.abs(relative_position)
        relative_position = None
        is_small = relative_position_1 < 8
        float_1 = relative_position_1.float()
        truediv = float_1 / 8
        float_1 = None
        log = torch.log(truediv)
        truediv = None
        truediv_1 = log / 2.772588722239781
        log = None
        mul_3 = truediv_1 * 8
        truediv_1 = None
        to_5 = mul_3.to(torch.int64)
        mul_3 = None
        relative_position_if_large = 8 + to_5
        to_5 = None
        full_like = torch.full_like(relative_position_if_large, 15)
        relative_position_if_large_1 = torch.min(relative_position_if_large, full_like)
        relative_position_if_large = full_like = None
        where = torch.where(is_small, relative_position_1, relative_position_if_large_1)
        is_small = relative_position_1 = relative_position_if_large_1 = None
        relative_buckets += where
        relative_buckets_1 = relative_buckets
        relative_buckets = where = None
        values = torch.nn.functional.embedding(
            relative_buckets_1,
            l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_relative_attention_bias_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        relative_buckets_1 = l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_relative_attention_bias_parameters_weight_ = None
        permute = values.permute([2, 0, 1])
        values = None
        values_1 = permute.unsqueeze(0)
        permute = None
        position_bias_mask = torch.where(
            attention_mask_1, values_1, -3.4028234663852886e+38
        )
        attention_mask_1 = values_1 = None
        attention_mask_2 = position_bias_mask.contiguous()
        position_bias_mask = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            query_states,
            key_states,
            value_states,
            attn_mask=attention_mask_2,
            dropout_p=0.0,
            scale=1.0,
            is_causal=False,
        )
        query_states = key_states = value_states = attention_mask_2 = None
        attn_output_1 = attn_output.reshape(1, -1, 64, 32)
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
            l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_o_parameters_weight_,
            None,
        )
        attn_output_3 = l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_o_parameters_weight_ = None
        dropout_1 = torch.nn.functional.dropout(attn_output_4, 0.1, False, False)
        attn_output_4 = None
        attention_output = hidden_states + dropout_1
        hidden_states = dropout_1 = None
        to_6 = attention_output.to(torch.float32)
        pow_2 = to_6.pow(2)
        to_6 = None
        variance_1 = pow_2.mean(-1, keepdim=True)
        pow_2 = None
        add_7 = variance_1 + 1e-06
        variance_1 = None
        rsqrt_1 = torch.rsqrt(add_7)
        add_7 = None
        hidden_states_2 = attention_output * rsqrt_1
        rsqrt_1 = None
        forwarded_states = l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_2
        l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_ = hidden_states_2 = None
        hidden_states_3 = torch._C._nn.linear(
            forwarded_states,
            l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_dense_relu_dense_modules_wi_parameters_weight_,
            None,
        )
        forwarded_states = l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_dense_relu_dense_modules_wi_parameters_weight_ = None
        hidden_states_4 = torch.nn.functional.relu(hidden_states_3, inplace=False)
        hidden_states_3 = None
        hidden_states_5 = torch.nn.functional.dropout(
            hidden_states_4, 0.1, False, False
        )
        hidden_states_4 = None
        hidden_states_6 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_dense_relu_dense_modules_wo_parameters_weight_,
            None,
        )
        hidden_states_5 = l_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_dense_relu_dense_modules_wo_parameters_weight_ = None
        dropout_3 = torch.nn.functional.dropout(hidden_states_6, 0.1, False, False)
        hidden_states_6 = None
        hidden_states_7 = attention_output + dropout_3
        attention_output = dropout_3 = None
        to_7 = hidden_states_7.to(torch.float32)
        pow_3 = to_7.pow(2)
        to_7 = None
        variance_2 = pow_3.mean(-1, keepdim=True)
        pow_3 = None
        add_9 = variance_2 + 1e-06
        variance_2 = None
        rsqrt_2 = torch.rsqrt(add_9)
        add_9 = None
        hidden_states_8 = hidden_states_7 * rsqrt_2
        hidden_states_7 = rsqrt_2 = None
        hidden_states_9 = l_self_modules_encoder_modules_final_layer_norm_parameters_weight_ * hidden_states_8
        l_self_modules_encoder_modules_final_layer_norm_parameters_weight_ = hidden_states_8 = None
        hidden_states_10 = torch.nn.functional.dropout(
            hidden_states_9, 0.1, False, False
        )
        hidden_states_9 = None
        inputs_embeds_1 = torch.nn.functional.embedding(
            l_kwargs_decoder_input_ids_,
            l_self_modules_decoder_modules_embed_tokens_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        l_kwargs_decoder_input_ids_ = l_self_modules_decoder_modules_embed_tokens_parameters_weight_ = None
        attention_mask_3 = l_kwargs_decoder_attention_mask_.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        l_kwargs_decoder_attention_mask_ = None
        batch_arange_1 = torch.arange(1, device=device(type="cpu"))
        head_arange_1 = torch.arange(1, device=device(type="cpu"))
        head_arange_1 = None
        arange_8 = torch.arange(64, device=device(type="cpu"))
        q_arange_1 = arange_8 + 0
        arange_8 = None
        arange_9 = torch.arange(64, device=device(type="cpu"))
        kv_arange_1 = arange_9 + 0
        arange_9 = None
        batch_indices_1 = batch_arange_1[(slice(None, None, None), None, None, None)]
        batch_arange_1 = None
        q_indices_1 = q_arange_1[(None, None, slice(None, None, None), None)]
        q_arange_1 = None
        kv_indices_1 = kv_arange_1[(None, None, None, slice(None, None, None))]
        kv_arange_1 = None
        result_3 = q_indices_1.new_ones((), dtype=torch.bool)
        le = kv_indices_1 <= q_indices_1
        q_indices_1 = None
        to_9 = le.to(device(type="cpu"))
        le = None
        result_4 = result_3 & to_9
        result_3 = to_9 = None
        getitem_11 = attention_mask_3[(batch_indices_1, kv_indices_1)]
        attention_mask_3 = batch_indices_1 = kv_indices_1 = None
        to_10 = getitem_11.to(device(type="cpu"))
        getitem_11 = None
        result_5 = result_4 & to_10
        result_4 = to_10 = None
        attention_mask_4 = result_5.expand(1, -1, 64, 64)
        result_5 = None
        attention_mask_5 = l_kwargs_attention_mask_.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        l_kwargs_attention_mask_ = None
        batch_arange_2 = torch.arange(1, device=device(type="cpu"))
        head_arange_2 = torch.arange(1, device=device(type="cpu"))
        head_arange_2 = None
        arange_12 = torch.arange(64, device=device(type="cpu"))
        q_arange_2 = arange_12 + 0
        arange_12 = None
        arange_13 = torch.arange(64, device=device(type="cpu"))
        kv_arange_2 = arange_13 + 0
        arange_13 = None
        batch_indices_2 = batch_arange_2[(slice(None, None, None), None, None, None)]
        batch_arange_2 = None
        q_indices_2 = q_arange_2[(None, None, slice(None, None, None), None)]
        q_arange_2 = None
        kv_indices_2 = kv_arange_2[(None, None, None, slice(None, None, None))]
        kv_arange_2 = None
        result_6 = q_indices_2.new_ones((), dtype=torch.bool)
        ge_1 = q_indices_2 >= 0
        q_indices_2 = None
        to_12 = ge_1.to(device(type="cpu"))
        ge_1 = None
        result_7 = result_6 & to_12
        result_6 = to_12 = None
        getitem_16 = attention_mask_5[(batch_indices_2, kv_indices_2)]
        attention_mask_5 = batch_indices_2 = kv_indices_2 = None
        to_13 = getitem_16.to(device(type="cpu"))
        getitem_16 = None
        result_8 = result_7 & to_13
        result_7 = to_13 = None
        attention_mask_6 = result_8.expand(1, -1, 64, 64)
        result_8 = None
        hidden_states_11 = torch.nn.functional.dropout(
            inputs_embeds_1, 0.1, False, False
        )
        inputs_embeds_1 = None
        to_14 = hidden_states_11.to(torch.float32)
        pow_4 = to_14.pow(2)
        to_14 = None
        variance_3 = pow_4.mean(-1, keepdim=True)
        pow_4 = None
        add_14 = variance_3 + 1e-06
        variance_3 = None
        rsqrt_3 = torch.rsqrt(add_14)
        add_14 = None
        hidden_states_12 = hidden_states_11 * rsqrt_3
        rsqrt_3 = None
        normed_hidden_states_1 = l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_12
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_ = hidden_states_12 = None
        linear_6 = torch._C._nn.linear(
            normed_hidden_states_1,
            l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_q_parameters_weight_,
            None,
        )
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_q_parameters_weight_ = None
        view_3 = linear_6.view((1, 64, -1, 32))
        linear_6 = None
        query_states_1 = view_3.transpose(1, 2)
        view_3 = None
        linear_7 = torch._C._nn.linear(
            normed_hidden_states_1,
            l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_k_parameters_weight_,
            None,
        )
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_k_parameters_weight_ = None
        view_4 = linear_7.view((1, 64, -1, 32))
        linear_7 = None
        key_states_1 = view_4.transpose(1, 2)
        view_4 = None
        linear_8 = torch._C._nn.linear(
            normed_hidden_states_1,
            l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_v_parameters_weight_,
            None,
        )
        normed_hidden_states_1 = l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_v_parameters_weight_ = None
        view_5 = linear_8.view((1, 64, -1, 32))
        linear_8 = None
        value_states_1 = view_5.transpose(1, 2)
        view_5 = None
        arange_14 = torch.arange(64, dtype=torch.int64, device=device(type="cpu"))
        getitem_17 = arange_14[(slice(None, None, None), None)]
        arange_14 = None
        context_position_1 = getitem_17 + 0
        getitem_17 = None
        arange_15 = torch.arange(64, dtype=torch.int64, device=device(type="cpu"))
        memory_position_1 = arange_15[(None, slice(None, None, None))]
        arange_15 = None
        relative_position_2 = memory_position_1 - context_position_1
        memory_position_1 = context_position_1 = None
        zeros_like = torch.zeros_like(relative_position_2)
        min_2 = torch.min(relative_position_2, zeros_like)
        relative_position_2 = zeros_like = None
        relative_position_3 = -min_2
        min_2 = None
        is_small_1 = relative_position_3 < 16
        float_2 = relative_position_3.float()
        truediv_2 = float_2 / 16
        float_2 = None
        log_1 = torch.log(truediv_2)
        truediv_2 = None
        truediv_3 = log_1 / 2.0794415416798357
        log_1 = None
        mul_10 = truediv_3 * 16
        truediv_3 = None
        to_15 = mul_10.to(torch.int64)
        mul_10 = None
        relative_position_if_large_2 = 16 + to_15
        to_15 = None
        full_like_1 = torch.full_like(relative_position_if_large_2, 31)
        relative_position_if_large_3 = torch.min(
            relative_position_if_large_2, full_like_1
        )
        relative_position_if_large_2 = full_like_1 = None
        where_2 = torch.where(
            is_small_1, relative_position_3, relative_position_if_large_3
        )
        is_small_1 = relative_position_3 = relative_position_if_large_3 = None
        relative_buckets_2 = 0 + where_2
        where_2 = None
        values_2 = torch.nn.functional.embedding(
            relative_buckets_2,
            l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_relative_attention_bias_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        relative_buckets_2 = l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_relative_attention_bias_parameters_weight_ = None
        permute_1 = values_2.permute([2, 0, 1])
        values_2 = None
        values_3 = permute_1.unsqueeze(0)
        permute_1 = None
        position_bias_mask_1 = torch.where(
            attention_mask_4, values_3, -3.4028234663852886e+38
        )
        attention_mask_4 = values_3 = None
        attention_mask_7 = position_bias_mask_1.contiguous()
        position_bias_mask_1 = None
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(
            query_states_1,
            key_states_1,
            value_states_1,
            attn_mask=attention_mask_7,
            dropout_p=0.0,
            scale=1.0,
            is_causal=False,
        )
        query_states_1 = key_states_1 = value_states_1 = attention_mask_7 = None
        attn_output_6 = attn_output_5.reshape(1, -1, 64, 32)
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
            l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_o_parameters_weight_,
            None,
        )
        attn_output_8 = l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_self_attention_modules_o_parameters_weight_ = None
        dropout_6 = torch.nn.functional.dropout(attn_output_9, 0.1, False, False)
        attn_output_9 = None
        attention_output_1 = hidden_states_11 + dropout_6
        hidden_states_11 = dropout_6 = None
        to_16 = attention_output_1.to(torch.float32)
        pow_5 = to_16.pow(2)
        to_16 = None
        variance_4 = pow_5.mean(-1, keepdim=True)
        pow_5 = None
        add_19 = variance_4 + 1e-06
        variance_4 = None
        rsqrt_4 = torch.rsqrt(add_19)
        add_19 = None
        hidden_states_13 = attention_output_1 * rsqrt_4
        rsqrt_4 = None
        normed_hidden_states_2 = l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_13
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_ = hidden_states_13 = None
        linear_10 = torch._C._nn.linear(
            normed_hidden_states_2,
            l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_enc_dec_attention_modules_q_parameters_weight_,
            None,
        )
        normed_hidden_states_2 = l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_enc_dec_attention_modules_q_parameters_weight_ = None
        view_6 = linear_10.view((1, 64, -1, 32))
        linear_10 = None
        query_states_2 = view_6.transpose(1, 2)
        view_6 = None
        linear_11 = torch._C._nn.linear(
            hidden_states_10,
            l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_enc_dec_attention_modules_k_parameters_weight_,
            None,
        )
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_enc_dec_attention_modules_k_parameters_weight_ = None
        view_7 = linear_11.view((1, 64, -1, 32))
        linear_11 = None
        key_states_2 = view_7.transpose(1, 2)
        view_7 = None
        linear_12 = torch._C._nn.linear(
            hidden_states_10,
            l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_enc_dec_attention_modules_v_parameters_weight_,
            None,
        )
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_enc_dec_attention_modules_v_parameters_weight_ = None
        view_8 = linear_12.view((1, 64, -1, 32))
        linear_12 = None
        value_states_2 = view_8.transpose(1, 2)
        view_8 = None
        position_bias = torch.zeros(
            (1, 4, 64, 64), device=device(type="cpu"), dtype=torch.float32
        )
        position_bias_mask_2 = torch.where(
            attention_mask_6, position_bias, -3.4028234663852886e+38
        )
        attention_mask_6 = position_bias = None
        attention_mask_8 = position_bias_mask_2.contiguous()
        position_bias_mask_2 = None
        attn_output_10 = torch._C._nn.scaled_dot_product_attention(
            query_states_2,
            key_states_2,
            value_states_2,
            attn_mask=attention_mask_8,
            dropout_p=0.0,
            scale=1.0,
            is_causal=False,
        )
        query_states_2 = key_states_2 = value_states_2 = attention_mask_8 = None
        attn_output_11 = attn_output_10.reshape(1, -1, 64, 32)
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
            l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_enc_dec_attention_modules_o_parameters_weight_,
            None,
        )
        attn_output_13 = l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_enc_dec_attention_modules_o_parameters_weight_ = None
        dropout_7 = torch.nn.functional.dropout(attn_output_14, 0.1, False, False)
        attn_output_14 = None
        layer_output = attention_output_1 + dropout_7
        attention_output_1 = dropout_7 = None
        to_17 = layer_output.to(torch.float32)
        pow_6 = to_17.pow(2)
        to_17 = None
        variance_5 = pow_6.mean(-1, keepdim=True)
        pow_6 = None
        add_21 = variance_5 + 1e-06
        variance_5 = None
        rsqrt_5 = torch.rsqrt(add_21)
        add_21 = None
        hidden_states_14 = layer_output * rsqrt_5
        rsqrt_5 = None
        forwarded_states_1 = l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_layer_norm_parameters_weight_ * hidden_states_14
        l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_layer_norm_parameters_weight_ = hidden_states_14 = None
        hidden_states_15 = torch._C._nn.linear(
            forwarded_states_1,
            l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_dense_relu_dense_modules_wi_parameters_weight_,
            None,
        )
        forwarded_states_1 = l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_dense_relu_dense_modules_wi_parameters_weight_ = None
        hidden_states_16 = torch.nn.functional.relu(hidden_states_15, inplace=False)
        hidden_states_15 = None
        hidden_states_17 = torch.nn.functional.dropout(
            hidden_states_16, 0.1, False, False
        )
        hidden_states_16 = None
        hidden_states_18 = torch._C._nn.linear(
            hidden_states_17,
            l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_dense_relu_dense_modules_wo_parameters_weight_,
            None,
        )
        hidden_states_17 = l_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_dense_relu_dense_modules_wo_parameters_weight_ = None
        dropout_9 = torch.nn.functional.dropout(hidden_states_18, 0.1, False, False)
        hidden_states_18 = None
        hidden_states_19 = layer_output + dropout_9
        layer_output = dropout_9 = None
        to_18 = hidden_states_19.to(torch.float32)
        pow_7 = to_18.pow(2)
        to_18 = None
        variance_6 = pow_7.mean(-1, keepdim=True)
        pow_7 = None
        add_23 = variance_6 + 1e-06
        variance_6 = None
        rsqrt_6 = torch.rsqrt(add_23)
        add_23 = None
        hidden_states_20 = hidden_states_19 * rsqrt_6
        hidden_states_19 = rsqrt_6 = None
        hidden_states_21 = l_self_modules_decoder_modules_final_layer_norm_parameters_weight_ * hidden_states_20
        l_self_modules_decoder_modules_final_layer_norm_parameters_weight_ = hidden_states_20 = None
        hidden_states_22 = torch.nn.functional.dropout(
            hidden_states_21, 0.1, False, False
        )
        hidden_states_21 = None
        return (hidden_states_22, hidden_states_10)
