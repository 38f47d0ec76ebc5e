import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_input_ids_: torch.Tensor,
        L_attention_mask_: torch.Tensor,
        L_self_modules_embeddings_buffers_position_ids_: torch.Tensor,
        L_self_modules_embeddings_modules_word_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_position_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_rel_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_key_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_key_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_query_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_query_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_input_ids_ = L_input_ids_
        l_attention_mask_ = L_attention_mask_
        l_self_modules_embeddings_buffers_position_ids_ = (
            L_self_modules_embeddings_buffers_position_ids_
        )
        l_self_modules_embeddings_modules_word_embeddings_parameters_weight_ = (
            L_self_modules_embeddings_modules_word_embeddings_parameters_weight_
        )
        l_self_modules_embeddings_modules_position_embeddings_parameters_weight_ = (
            L_self_modules_embeddings_modules_position_embeddings_parameters_weight_
        )
        l_self_modules_embeddings_modules_layer_norm_parameters_weight_ = (
            L_self_modules_embeddings_modules_LayerNorm_parameters_weight_
        )
        l_self_modules_embeddings_modules_layer_norm_parameters_bias_ = (
            L_self_modules_embeddings_modules_LayerNorm_parameters_bias_
        )
        l_self_modules_encoder_modules_rel_embeddings_parameters_weight_ = (
            L_self_modules_encoder_modules_rel_embeddings_parameters_weight_
        )
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_proj_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_proj_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_proj_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_proj_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_proj_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_proj_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_proj_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_proj_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_proj_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_proj_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_proj_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_proj_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_key_proj_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_key_proj_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_key_proj_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_key_proj_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_query_proj_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_query_proj_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_query_proj_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_query_proj_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_LayerNorm_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_LayerNorm_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_LayerNorm_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_LayerNorm_parameters_bias_
        token_type_ids = torch.zeros(
            (1, 64), dtype=torch.int64, device=device(type="cpu")
        )
        token_type_ids = None
        position_ids = l_self_modules_embeddings_buffers_position_ids_[
            (slice(None, None, None), slice(None, 64, None))
        ]
        l_self_modules_embeddings_buffers_position_ids_ = None
        inputs_embeds = torch.nn.functional.embedding(
            l_input_ids_,
            l_self_modules_embeddings_modules_word_embeddings_parameters_weight_,
            0,
            None,
            2.0,
            False,
            False,
        )
        l_input_ids_ = l_self_modules_embeddings_modules_word_embeddings_parameters_weight_ = None
        long = position_ids.long()
        position_ids = None
        position_embeddings = torch.nn.functional.embedding(
            long,
            l_self_modules_embeddings_modules_position_embeddings_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        long = l_self_modules_embeddings_modules_position_embeddings_parameters_weight_ = None
        embeddings = inputs_embeds + position_embeddings
        inputs_embeds = position_embeddings = None
        embeddings_1 = torch.nn.functional.layer_norm(
            embeddings,
            (256,),
            l_self_modules_embeddings_modules_layer_norm_parameters_weight_,
            l_self_modules_embeddings_modules_layer_norm_parameters_bias_,
            1e-07,
        )
        embeddings = l_self_modules_embeddings_modules_layer_norm_parameters_weight_ = l_self_modules_embeddings_modules_layer_norm_parameters_bias_ = None
        mask = l_attention_mask_.unsqueeze(2)
        mask_1 = mask.to(torch.float32)
        mask = None
        embeddings_2 = embeddings_1 * mask_1
        embeddings_1 = mask_1 = None
        embeddings_3 = torch.nn.functional.dropout(embeddings_2, 0.1, False, False)
        embeddings_2 = None
        unsqueeze_1 = l_attention_mask_.unsqueeze(1)
        l_attention_mask_ = None
        extended_attention_mask = unsqueeze_1.unsqueeze(2)
        unsqueeze_1 = None
        squeeze = extended_attention_mask.squeeze(-2)
        unsqueeze_3 = squeeze.unsqueeze(-1)
        squeeze = None
        attention_mask = extended_attention_mask * unsqueeze_3
        extended_attention_mask = unsqueeze_3 = None
        q_ids = torch.arange(64, dtype=torch.int64, device=device(type="cpu"))
        k_ids = torch.arange(64, dtype=torch.int64, device=device(type="cpu"))
        getitem_1 = q_ids[(slice(None, None, None), None)]
        q_ids = None
        getitem_2 = k_ids[(None, slice(None, None, None))]
        k_ids = None
        rel_pos_ids = getitem_1 - getitem_2
        getitem_1 = getitem_2 = None
        sign = torch.sign(rel_pos_ids)
        lt = rel_pos_ids < 16
        gt = rel_pos_ids > -16
        and_ = lt & gt
        lt = gt = None
        tensor = torch.tensor(15)
        type_as = tensor.type_as(rel_pos_ids)
        tensor = None
        abs_1 = torch.abs(rel_pos_ids)
        abs_pos = torch.where(and_, type_as, abs_1)
        and_ = type_as = abs_1 = None
        truediv = abs_pos / 16
        log = torch.log(truediv)
        truediv = None
        tensor_1 = torch.tensor(31.9375)
        log_1 = torch.log(tensor_1)
        tensor_1 = None
        truediv_1 = log / log_1
        log = log_1 = None
        mul_2 = truediv_1 * 15
        truediv_1 = None
        ceil = torch.ceil(mul_2)
        mul_2 = None
        log_pos = ceil + 16
        ceil = None
        le = abs_pos <= 16
        abs_pos = None
        type_as_1 = rel_pos_ids.type_as(log_pos)
        rel_pos_ids = None
        mul_3 = log_pos * sign
        log_pos = sign = None
        bucket_pos = torch.where(le, type_as_1, mul_3)
        le = type_as_1 = mul_3 = None
        rel_pos_ids_1 = bucket_pos.to(torch.int64)
        bucket_pos = None
        rel_pos_ids_2 = rel_pos_ids_1[(slice(None, 64, None), slice(None, None, None))]
        rel_pos_ids_1 = None
        rel_pos_ids_3 = rel_pos_ids_2.unsqueeze(0)
        rel_pos_ids_2 = None
        linear = torch._C._nn.linear(
            embeddings_3,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_proj_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_proj_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_proj_parameters_bias_ = None
        x = linear.view((1, 64, 4, -1))
        linear = None
        permute = x.permute(0, 2, 1, 3)
        x = None
        contiguous = permute.contiguous()
        permute = None
        query_layer = contiguous.view(-1, 64, 64)
        contiguous = None
        linear_1 = torch._C._nn.linear(
            embeddings_3,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_proj_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_proj_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_proj_parameters_bias_ = None
        x_1 = linear_1.view((1, 64, 4, -1))
        linear_1 = None
        permute_1 = x_1.permute(0, 2, 1, 3)
        x_1 = None
        contiguous_1 = permute_1.contiguous()
        permute_1 = None
        key_layer = contiguous_1.view(-1, 64, 64)
        contiguous_1 = None
        linear_2 = torch._C._nn.linear(
            embeddings_3,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_proj_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_proj_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_proj_parameters_bias_ = None
        x_2 = linear_2.view((1, 64, 4, -1))
        linear_2 = None
        permute_2 = x_2.permute(0, 2, 1, 3)
        x_2 = None
        contiguous_2 = permute_2.contiguous()
        permute_2 = None
        value_layer = contiguous_2.view(-1, 64, 64)
        contiguous_2 = None
        tensor_2 = torch.tensor(64, dtype=torch.float32)
        mul_4 = tensor_2 * 3
        tensor_2 = None
        scale = torch.sqrt(mul_4)
        mul_4 = None
        transpose = key_layer.transpose(-1, -2)
        to_2 = scale.to(dtype=torch.float32)
        scale = None
        truediv_2 = transpose / to_2
        transpose = to_2 = None
        attention_scores = torch.bmm(query_layer, truediv_2)
        truediv_2 = None
        rel_embeddings = torch.nn.functional.dropout(
            l_self_modules_encoder_modules_rel_embeddings_parameters_weight_,
            0.1,
            False,
            False,
        )
        l_self_modules_encoder_modules_rel_embeddings_parameters_weight_ = None
        relative_pos = rel_pos_ids_3.unsqueeze(1)
        rel_pos_ids_3 = None
        relative_pos_1 = relative_pos.to(device=device(type="cpu"), dtype=torch.int64)
        relative_pos = None
        getitem_4 = rel_embeddings[(slice(0, 64, None), slice(None, None, None))]
        rel_embeddings = None
        rel_embeddings_1 = getitem_4.unsqueeze(0)
        getitem_4 = None
        linear_3 = torch._C._nn.linear(
            rel_embeddings_1,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_key_proj_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_key_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_key_proj_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_key_proj_parameters_bias_ = None
        x_3 = linear_3.view((1, 64, 4, -1))
        linear_3 = None
        permute_3 = x_3.permute(0, 2, 1, 3)
        x_3 = None
        contiguous_3 = permute_3.contiguous()
        permute_3 = None
        view_7 = contiguous_3.view(-1, 64, 64)
        contiguous_3 = None
        pos_key_layer = view_7.repeat(1, 1, 1)
        view_7 = None
        linear_4 = torch._C._nn.linear(
            rel_embeddings_1,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_query_proj_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_query_proj_parameters_bias_,
        )
        rel_embeddings_1 = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_query_proj_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_pos_query_proj_parameters_bias_ = None
        x_4 = linear_4.view((1, 64, 4, -1))
        linear_4 = None
        permute_4 = x_4.permute(0, 2, 1, 3)
        x_4 = None
        contiguous_4 = permute_4.contiguous()
        permute_4 = None
        view_9 = contiguous_4.view(-1, 64, 64)
        contiguous_4 = None
        pos_query_layer = view_9.repeat(1, 1, 1)
        view_9 = None
        tensor_3 = torch.tensor(64, dtype=torch.float32)
        mul_5 = tensor_3 * 3
        tensor_3 = None
        scale_1 = torch.sqrt(mul_5)
        mul_5 = None
        transpose_1 = pos_key_layer.transpose(-1, -2)
        pos_key_layer = None
        c2p_att = torch.bmm(query_layer, transpose_1)
        query_layer = transpose_1 = None
        add_2 = relative_pos_1 + 32
        c2p_pos = torch.clamp(add_2, 0, 63)
        add_2 = None
        squeeze_1 = c2p_pos.squeeze(0)
        c2p_pos = None
        expand = squeeze_1.expand([4, 64, 64])
        squeeze_1 = None
        c2p_att_1 = torch.gather(c2p_att, dim=-1, index=expand)
        c2p_att = expand = None
        to_4 = scale_1.to(dtype=torch.float32)
        scale_1 = None
        truediv_3 = c2p_att_1 / to_4
        c2p_att_1 = to_4 = None
        score = 0 + truediv_3
        truediv_3 = None
        tensor_4 = torch.tensor(64, dtype=torch.float32)
        mul_6 = tensor_4 * 3
        tensor_4 = None
        scale_2 = torch.sqrt(mul_6)
        mul_6 = None
        neg = -relative_pos_1
        relative_pos_1 = None
        add_4 = neg + 32
        neg = None
        p2c_pos = torch.clamp(add_4, 0, 63)
        add_4 = None
        transpose_2 = pos_query_layer.transpose(-1, -2)
        pos_query_layer = None
        p2c_att = torch.bmm(key_layer, transpose_2)
        key_layer = transpose_2 = None
        squeeze_2 = p2c_pos.squeeze(0)
        p2c_pos = None
        expand_1 = squeeze_2.expand([4, 64, 64])
        squeeze_2 = None
        gather_1 = torch.gather(p2c_att, dim=-1, index=expand_1)
        p2c_att = expand_1 = None
        p2c_att_1 = gather_1.transpose(-1, -2)
        gather_1 = None
        to_5 = scale_2.to(dtype=torch.float32)
        scale_2 = None
        truediv_4 = p2c_att_1 / to_5
        p2c_att_1 = to_5 = None
        score += truediv_4
        score_1 = score
        score = truediv_4 = None
        attention_scores_1 = attention_scores + score_1
        attention_scores = score_1 = None
        attention_scores_2 = attention_scores_1.view(-1, 4, 64, 64)
        attention_scores_1 = None
        attention_mask_1 = attention_mask.bool()
        attention_mask = None
        invert = ~attention_mask_1
        attention_mask_1 = None
        attention_scores_3 = attention_scores_2.masked_fill(
            invert, -3.4028234663852886e+38
        )
        attention_scores_2 = invert = None
        attention_probs = torch.nn.functional.softmax(attention_scores_3, dim=-1)
        attention_scores_3 = None
        attention_probs_1 = torch.nn.functional.dropout(
            attention_probs, 0.1, False, False
        )
        attention_probs = None
        view_11 = attention_probs_1.view(-1, 64, 64)
        attention_probs_1 = None
        context_layer = torch.bmm(view_11, value_layer)
        view_11 = value_layer = None
        view_12 = context_layer.view(-1, 4, 64, 64)
        context_layer = None
        permute_5 = view_12.permute(0, 2, 1, 3)
        view_12 = None
        context_layer_1 = permute_5.contiguous()
        permute_5 = None
        context_layer_2 = context_layer_1.view((1, 64, -1))
        context_layer_1 = None
        hidden_states = torch._C._nn.linear(
            context_layer_2,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_,
        )
        context_layer_2 = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_ = None
        hidden_states_1 = torch.nn.functional.dropout(hidden_states, 0.1, False, False)
        hidden_states = None
        add_6 = hidden_states_1 + embeddings_3
        hidden_states_1 = embeddings_3 = None
        hidden_states_2 = torch.nn.functional.layer_norm(
            add_6,
            (256,),
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_layer_norm_parameters_bias_,
            1e-07,
        )
        add_6 = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_layer_norm_parameters_bias_ = None
        hidden_states_3 = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_,
        )
        l_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_ = None
        hidden_states_4 = torch._C._nn.gelu(hidden_states_3)
        hidden_states_3 = None
        hidden_states_5 = torch._C._nn.linear(
            hidden_states_4,
            l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_,
        )
        hidden_states_4 = l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_ = None
        hidden_states_6 = torch.nn.functional.dropout(
            hidden_states_5, 0.1, False, False
        )
        hidden_states_5 = None
        add_7 = hidden_states_6 + hidden_states_2
        hidden_states_6 = hidden_states_2 = None
        hidden_states_7 = torch.nn.functional.layer_norm(
            add_7,
            (256,),
            l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_layer_norm_parameters_bias_,
            1e-07,
        )
        add_7 = l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_layer_norm_parameters_bias_ = None
        return (hidden_states_7,)
