import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_input_ids_: torch.Tensor,
        L_self_modules_word_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_word_embeddings_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_word_embeddings_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_attention_mask_: torch.Tensor,
        L_self_modules_h_modules_0_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_input_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_post_attention_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_1_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_1_modules_input_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_1_modules_self_attention_modules_query_key_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_1_modules_self_attention_modules_query_key_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_1_modules_self_attention_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_1_modules_self_attention_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_1_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_1_modules_post_attention_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_1_modules_mlp_modules_dense_h_to_4h_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_1_modules_mlp_modules_dense_h_to_4h_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_1_modules_mlp_modules_dense_4h_to_h_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_h_modules_1_modules_mlp_modules_dense_4h_to_h_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_ln_f_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_ln_f_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_input_ids_ = L_input_ids_
        l_self_modules_word_embeddings_parameters_weight_ = (
            L_self_modules_word_embeddings_parameters_weight_
        )
        l_self_modules_word_embeddings_layernorm_parameters_weight_ = (
            L_self_modules_word_embeddings_layernorm_parameters_weight_
        )
        l_self_modules_word_embeddings_layernorm_parameters_bias_ = (
            L_self_modules_word_embeddings_layernorm_parameters_bias_
        )
        l_attention_mask_ = L_attention_mask_
        l_self_modules_h_modules_0_modules_input_layernorm_parameters_weight_ = (
            L_self_modules_h_modules_0_modules_input_layernorm_parameters_weight_
        )
        l_self_modules_h_modules_0_modules_input_layernorm_parameters_bias_ = (
            L_self_modules_h_modules_0_modules_input_layernorm_parameters_bias_
        )
        l_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_weight_ = L_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_weight_
        l_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_bias_ = L_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_bias_
        l_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_weight_ = L_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_weight_
        l_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_bias_ = L_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_bias_
        l_self_modules_h_modules_0_modules_post_attention_layernorm_parameters_weight_ = L_self_modules_h_modules_0_modules_post_attention_layernorm_parameters_weight_
        l_self_modules_h_modules_0_modules_post_attention_layernorm_parameters_bias_ = (
            L_self_modules_h_modules_0_modules_post_attention_layernorm_parameters_bias_
        )
        l_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_weight_ = L_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_weight_
        l_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_bias_ = L_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_bias_
        l_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_weight_ = L_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_weight_
        l_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_bias_ = L_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_bias_
        l_self_modules_h_modules_1_modules_input_layernorm_parameters_weight_ = (
            L_self_modules_h_modules_1_modules_input_layernorm_parameters_weight_
        )
        l_self_modules_h_modules_1_modules_input_layernorm_parameters_bias_ = (
            L_self_modules_h_modules_1_modules_input_layernorm_parameters_bias_
        )
        l_self_modules_h_modules_1_modules_self_attention_modules_query_key_value_parameters_weight_ = L_self_modules_h_modules_1_modules_self_attention_modules_query_key_value_parameters_weight_
        l_self_modules_h_modules_1_modules_self_attention_modules_query_key_value_parameters_bias_ = L_self_modules_h_modules_1_modules_self_attention_modules_query_key_value_parameters_bias_
        l_self_modules_h_modules_1_modules_self_attention_modules_dense_parameters_weight_ = L_self_modules_h_modules_1_modules_self_attention_modules_dense_parameters_weight_
        l_self_modules_h_modules_1_modules_self_attention_modules_dense_parameters_bias_ = L_self_modules_h_modules_1_modules_self_attention_modules_dense_parameters_bias_
        l_self_modules_h_modules_1_modules_post_attention_layernorm_parameters_weight_ = L_self_modules_h_modules_1_modules_post_attention_layernorm_parameters_weight_
        l_self_modules_h_modules_1_modules_post_attention_layernorm_parameters_bias_ = (
            L_self_modules_h_modules_1_modules_post_attention_layernorm_parameters_bias_
        )
        l_self_modules_h_modules_1_modules_mlp_modules_dense_h_to_4h_parameters_weight_ = L_self_modules_h_modules_1_modules_mlp_modules_dense_h_to_4h_parameters_weight_
        l_self_modules_h_modules_1_modules_mlp_modules_dense_h_to_4h_parameters_bias_ = L_self_modules_h_modules_1_modules_mlp_modules_dense_h_to_4h_parameters_bias_
        l_self_modules_h_modules_1_modules_mlp_modules_dense_4h_to_h_parameters_weight_ = L_self_modules_h_modules_1_modules_mlp_modules_dense_4h_to_h_parameters_weight_
        l_self_modules_h_modules_1_modules_mlp_modules_dense_4h_to_h_parameters_bias_ = L_self_modules_h_modules_1_modules_mlp_modules_dense_4h_to_h_parameters_bias_
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
        hidden_states = torch.nn.functional.layer_norm(
            inputs_embeds,
            (128,),
            l_self_modules_word_embeddings_layernorm_parameters_weight_,
            l_self_modules_word_embeddings_layernorm_parameters_bias_,
            1e-05,
        )
        inputs_embeds = l_self_modules_word_embeddings_layernorm_parameters_weight_ = l_self_modules_word_embeddings_layernorm_parameters_bias_ = None
        attention_mask = l_attention_mask_.to(device(type="cpu"))
        l_attention_mask_ = None
        base = torch.full((), 0.25, device=device(type="cpu"), dtype=torch.float32)
        powers = torch.arange(1, 5, device=device(type="cpu"), dtype=torch.int32)
        slopes = torch.pow(base, powers)
        base = powers = None
        cumsum = attention_mask.cumsum(dim=-1)
        sub = cumsum - 1
        cumsum = None
        mul = sub * attention_mask
        sub = None
        arange_tensor = mul[(slice(None, None, None), None, slice(None, None, None))]
        mul = None
        getitem_1 = slopes[(Ellipsis, None)]
        slopes = None
        alibi = getitem_1 * arange_tensor
        getitem_1 = arange_tensor = None
        reshape = alibi.reshape(4, 1, 64)
        alibi = None
        alibi_1 = reshape.to(torch.float32)
        reshape = None
        attention_mask_1 = attention_mask.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        attention_mask = None
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
        to_3 = le.to(device(type="cpu"))
        le = None
        result_1 = result & to_3
        result = to_3 = None
        getitem_6 = attention_mask_1[(batch_indices, kv_indices)]
        attention_mask_1 = batch_indices = kv_indices = None
        to_4 = getitem_6.to(device(type="cpu"))
        getitem_6 = None
        result_2 = result_1 & to_4
        result_1 = to_4 = None
        attention_mask_2 = result_2.expand(1, -1, 64, 64)
        result_2 = None
        zeros = torch.zeros((), device=device(type="cpu"), dtype=torch.float32)
        mask = torch.where(attention_mask_2, zeros, -3.4028234663852886e+38)
        attention_mask_2 = zeros = None
        layernorm_output = torch.nn.functional.layer_norm(
            hidden_states,
            (128,),
            l_self_modules_h_modules_0_modules_input_layernorm_parameters_weight_,
            l_self_modules_h_modules_0_modules_input_layernorm_parameters_bias_,
            1e-05,
        )
        l_self_modules_h_modules_0_modules_input_layernorm_parameters_weight_ = l_self_modules_h_modules_0_modules_input_layernorm_parameters_bias_ = None
        fused_qkv = torch._C._nn.linear(
            layernorm_output,
            l_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_weight_,
            l_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_bias_,
        )
        layernorm_output = l_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_weight_ = l_self_modules_h_modules_0_modules_self_attention_modules_query_key_value_parameters_bias_ = None
        fused_qkv_1 = fused_qkv.view(1, 64, 4, 3, 32)
        fused_qkv = None
        getitem_7 = fused_qkv_1[(Ellipsis, 0, slice(None, None, None))]
        query_layer = getitem_7.transpose(1, 2)
        getitem_7 = None
        getitem_8 = fused_qkv_1[(Ellipsis, 1, slice(None, None, None))]
        key_layer = getitem_8.transpose(1, 2)
        getitem_8 = None
        getitem_9 = fused_qkv_1[(Ellipsis, 2, slice(None, None, None))]
        fused_qkv_1 = None
        value_layer = getitem_9.transpose(1, 2)
        getitem_9 = None
        query_layer_1 = query_layer.reshape(4, -1, 32)
        query_layer = None
        reshape_2 = key_layer.reshape(4, -1, 32)
        key_layer = None
        key_layer_1 = reshape_2.transpose(-1, -2)
        reshape_2 = None
        value_layer_1 = value_layer.reshape(4, -1, 32)
        value_layer = None
        attention_scores = alibi_1.baddbmm(
            batch1=query_layer_1,
            batch2=key_layer_1,
            beta=1.0,
            alpha=0.17677669529663687,
        )
        query_layer_1 = key_layer_1 = None
        attn_weights = attention_scores.view(1, 4, 64, -1)
        attention_scores = None
        attn_weights_1 = attn_weights + mask
        attn_weights = None
        softmax = torch.nn.functional.softmax(
            attn_weights_1, dim=-1, dtype=torch.float32
        )
        attn_weights_1 = None
        attention_probs = softmax.to(torch.float32)
        softmax = None
        attention_probs_1 = torch.nn.functional.dropout(
            attention_probs, 0.0, False, False
        )
        attention_probs = None
        attention_probs_reshaped = attention_probs_1.view(4, 64, -1)
        attention_probs_1 = None
        context_layer = torch.bmm(attention_probs_reshaped, value_layer_1)
        attention_probs_reshaped = value_layer_1 = None
        x = context_layer.view(1, 4, 64, 32)
        context_layer = None
        x_1 = x.permute(0, 2, 1, 3)
        x = None
        context_layer_1 = x_1.reshape(1, 64, 128)
        x_1 = None
        output_tensor = torch._C._nn.linear(
            context_layer_1,
            l_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_weight_,
            l_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_bias_,
        )
        context_layer_1 = l_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_weight_ = l_self_modules_h_modules_0_modules_self_attention_modules_dense_parameters_bias_ = None
        out = torch.nn.functional.dropout(output_tensor, p=0.0, training=False)
        output_tensor = None
        out_1 = hidden_states + out
        hidden_states = out = None
        layernorm_output_1 = torch.nn.functional.layer_norm(
            out_1,
            (128,),
            l_self_modules_h_modules_0_modules_post_attention_layernorm_parameters_weight_,
            l_self_modules_h_modules_0_modules_post_attention_layernorm_parameters_bias_,
            1e-05,
        )
        l_self_modules_h_modules_0_modules_post_attention_layernorm_parameters_weight_ = l_self_modules_h_modules_0_modules_post_attention_layernorm_parameters_bias_ = None
        linear_2 = torch._C._nn.linear(
            layernorm_output_1,
            l_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_weight_,
            l_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_bias_,
        )
        layernorm_output_1 = l_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_weight_ = l_self_modules_h_modules_0_modules_mlp_modules_dense_h_to_4h_parameters_bias_ = None
        mul_2 = linear_2 * 0.5
        mul_3 = 0.79788456 * linear_2
        mul_4 = 0.044715 * linear_2
        mul_5 = mul_4 * linear_2
        mul_4 = linear_2 = None
        add_4 = 1 + mul_5
        mul_5 = None
        mul_6 = mul_3 * add_4
        mul_3 = add_4 = None
        tanh = torch.tanh(mul_6)
        mul_6 = None
        add_5 = 1.0 + tanh
        tanh = None
        hidden_states_1 = mul_2 * add_5
        mul_2 = add_5 = None
        intermediate_output = torch._C._nn.linear(
            hidden_states_1,
            l_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_weight_,
            l_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_bias_,
        )
        hidden_states_1 = l_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_weight_ = l_self_modules_h_modules_0_modules_mlp_modules_dense_4h_to_h_parameters_bias_ = None
        out_2 = torch.nn.functional.dropout(intermediate_output, p=0.0, training=False)
        intermediate_output = None
        out_3 = out_1 + out_2
        out_1 = out_2 = None
        layernorm_output_2 = torch.nn.functional.layer_norm(
            out_3,
            (128,),
            l_self_modules_h_modules_1_modules_input_layernorm_parameters_weight_,
            l_self_modules_h_modules_1_modules_input_layernorm_parameters_bias_,
            1e-05,
        )
        l_self_modules_h_modules_1_modules_input_layernorm_parameters_weight_ = l_self_modules_h_modules_1_modules_input_layernorm_parameters_bias_ = None
        fused_qkv_2 = torch._C._nn.linear(
            layernorm_output_2,
            l_self_modules_h_modules_1_modules_self_attention_modules_query_key_value_parameters_weight_,
            l_self_modules_h_modules_1_modules_self_attention_modules_query_key_value_parameters_bias_,
        )
        layernorm_output_2 = l_self_modules_h_modules_1_modules_self_attention_modules_query_key_value_parameters_weight_ = l_self_modules_h_modules_1_modules_self_attention_modules_query_key_value_parameters_bias_ = None
        fused_qkv_3 = fused_qkv_2.view(1, 64, 4, 3, 32)
        fused_qkv_2 = None
        getitem_10 = fused_qkv_3[(Ellipsis, 0, slice(None, None, None))]
        query_layer_2 = getitem_10.transpose(1, 2)
        getitem_10 = None
        getitem_11 = fused_qkv_3[(Ellipsis, 1, slice(None, None, None))]
        key_layer_2 = getitem_11.transpose(1, 2)
        getitem_11 = None
        getitem_12 = fused_qkv_3[(Ellipsis, 2, slice(None, None, None))]
        fused_qkv_3 = None
        value_layer_2 = getitem_12.transpose(1, 2)
        getitem_12 = None
        query_layer_3 = query_layer_2.reshape(4, -1, 32)
        query_layer_2 = None
        reshape_6 = key_layer_2.reshape(4, -1, 32)
        key_layer_2 = None
        key_layer_3 = reshape_6.transpose(-1, -2)
        reshape_6 = None
        value_layer_3 = value_layer_2.reshape(4, -1, 32)
        value_layer_2 = None
        attention_scores_1 = alibi_1.baddbmm(
            batch1=query_layer_3,
            batch2=key_layer_3,
            beta=1.0,
            alpha=0.17677669529663687,
        )
        alibi_1 = query_layer_3 = key_layer_3 = None
        attn_weights_2 = attention_scores_1.view(1, 4, 64, -1)
        attention_scores_1 = None
        attn_weights_3 = attn_weights_2 + mask
        attn_weights_2 = mask = None
        softmax_1 = torch.nn.functional.softmax(
            attn_weights_3, dim=-1, dtype=torch.float32
        )
        attn_weights_3 = None
        attention_probs_2 = softmax_1.to(torch.float32)
        softmax_1 = None
        attention_probs_3 = torch.nn.functional.dropout(
            attention_probs_2, 0.0, False, False
        )
        attention_probs_2 = None
        attention_probs_reshaped_1 = attention_probs_3.view(4, 64, -1)
        attention_probs_3 = None
        context_layer_2 = torch.bmm(attention_probs_reshaped_1, value_layer_3)
        attention_probs_reshaped_1 = value_layer_3 = None
        x_2 = context_layer_2.view(1, 4, 64, 32)
        context_layer_2 = None
        x_3 = x_2.permute(0, 2, 1, 3)
        x_2 = None
        context_layer_3 = x_3.reshape(1, 64, 128)
        x_3 = None
        output_tensor_1 = torch._C._nn.linear(
            context_layer_3,
            l_self_modules_h_modules_1_modules_self_attention_modules_dense_parameters_weight_,
            l_self_modules_h_modules_1_modules_self_attention_modules_dense_parameters_bias_,
        )
        context_layer_3 = l_self_modules_h_modules_1_modules_self_attention_modules_dense_parameters_weight_ = l_self_modules_h_modules_1_modules_self_attention_modules_dense_parameters_bias_ = None
        out_4 = torch.nn.functional.dropout(output_tensor_1, p=0.0, training=False)
        output_tensor_1 = None
        out_5 = out_3 + out_4
        out_3 = out_4 = None
        layernorm_output_3 = torch.nn.functional.layer_norm(
            out_5,
            (128,),
            l_self_modules_h_modules_1_modules_post_attention_layernorm_parameters_weight_,
            l_self_modules_h_modules_1_modules_post_attention_layernorm_parameters_bias_,
            1e-05,
        )
        l_self_modules_h_modules_1_modules_post_attention_layernorm_parameters_weight_ = l_self_modules_h_modules_1_modules_post_attention_layernorm_parameters_bias_ = None
        linear_6 = torch._C._nn.linear(
            layernorm_output_3,
            l_self_modules_h_modules_1_modules_mlp_modules_dense_h_to_4h_parameters_weight_,
            l_self_modules_h_modules_1_modules_mlp_modules_dense_h_to_4h_parameters_bias_,
        )
        layernorm_output_3 = l_self_modules_h_modules_1_modules_mlp_modules_dense_h_to_4h_parameters_weight_ = l_self_modules_h_modules_1_modules_mlp_modules_dense_h_to_4h_parameters_bias_ = None
        mul_8 = linear_6 * 0.5
        mul_9 = 0.79788456 * linear_6
        mul_10 = 0.044715 * linear_6
        mul_11 = mul_10 * linear_6
        mul_10 = linear_6 = None
        add_9 = 1 + mul_11
        mul_11 = None
        mul_12 = mul_9 * add_9
        mul_9 = add_9 = None
        tanh_1 = torch.tanh(mul_12)
        mul_12 = None
        add_10 = 1.0 + tanh_1
        tanh_1 = None
        hidden_states_2 = mul_8 * add_10
        mul_8 = add_10 = None
        intermediate_output_1 = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_h_modules_1_modules_mlp_modules_dense_4h_to_h_parameters_weight_,
            l_self_modules_h_modules_1_modules_mlp_modules_dense_4h_to_h_parameters_bias_,
        )
        hidden_states_2 = l_self_modules_h_modules_1_modules_mlp_modules_dense_4h_to_h_parameters_weight_ = l_self_modules_h_modules_1_modules_mlp_modules_dense_4h_to_h_parameters_bias_ = None
        out_6 = torch.nn.functional.dropout(
            intermediate_output_1, p=0.0, training=False
        )
        intermediate_output_1 = None
        out_7 = out_5 + out_6
        out_5 = out_6 = None
        hidden_states_3 = torch.nn.functional.layer_norm(
            out_7,
            (128,),
            l_self_modules_ln_f_parameters_weight_,
            l_self_modules_ln_f_parameters_bias_,
            1e-05,
        )
        out_7 = l_self_modules_ln_f_parameters_weight_ = l_self_modules_ln_f_parameters_bias_ = None
        return (hidden_states_3,)
