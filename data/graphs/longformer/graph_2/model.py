import torch

from torch import inf


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_hidden_states_: torch.Tensor,
        L_self_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_attention_mask_: torch.Tensor,
        L_is_index_masked_: torch.Tensor,
        L_self_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layer_modules_0_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_hidden_states_ = L_hidden_states_
        l_self_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_weight_ = L_self_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_weight_
        l_self_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_bias_ = L_self_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_bias_
        l_self_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_weight_ = L_self_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_weight_
        l_self_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_bias_ = L_self_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_bias_
        l_self_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_weight_ = L_self_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_weight_
        l_self_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_bias_ = L_self_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_bias_
        l_attention_mask_ = L_attention_mask_
        l_is_index_masked_ = L_is_index_masked_
        l_self_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_ = L_self_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_
        l_self_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_ = L_self_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_
        l_self_modules_layer_modules_0_modules_attention_modules_output_modules_layer_norm_parameters_weight_ = L_self_modules_layer_modules_0_modules_attention_modules_output_modules_LayerNorm_parameters_weight_
        l_self_modules_layer_modules_0_modules_attention_modules_output_modules_layer_norm_parameters_bias_ = L_self_modules_layer_modules_0_modules_attention_modules_output_modules_LayerNorm_parameters_bias_
        l_self_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_ = L_self_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_
        l_self_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_ = L_self_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_
        l_self_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_ = L_self_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_
        l_self_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_ = (
            L_self_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_
        )
        l_self_modules_layer_modules_0_modules_output_modules_layer_norm_parameters_weight_ = L_self_modules_layer_modules_0_modules_output_modules_LayerNorm_parameters_weight_
        l_self_modules_layer_modules_0_modules_output_modules_layer_norm_parameters_bias_ = L_self_modules_layer_modules_0_modules_output_modules_LayerNorm_parameters_bias_
        hidden_states = l_hidden_states_.transpose(0, 1)
        query_vectors = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_weight_,
            l_self_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_bias_,
        )
        l_self_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_weight_ = l_self_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_bias_ = None
        key_vectors = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_weight_,
            l_self_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_bias_,
        )
        l_self_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_weight_ = l_self_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_bias_ = None
        value_vectors = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_weight_,
            l_self_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_bias_,
        )
        hidden_states = l_self_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_weight_ = l_self_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_bias_ = None
        query_vectors /= 8.0
        query_vectors_1 = query_vectors
        query_vectors = None
        view = query_vectors_1.view(64, 1, 2, 64)
        query_vectors_1 = None
        query_vectors_2 = view.transpose(0, 1)
        view = None
        view_1 = key_vectors.view(64, 1, 2, 64)
        key_vectors = None
        key_vectors_1 = view_1.transpose(0, 1)
        view_1 = None
        div = torch.div(64, 16, rounding_mode="trunc")
        chunks_count = div - 1
        div = None
        transpose_3 = query_vectors_2.transpose(1, 2)
        query = transpose_3.reshape(2, 64, 64)
        transpose_3 = None
        transpose_4 = key_vectors_1.transpose(1, 2)
        key_vectors_1 = None
        key = transpose_4.reshape(2, 64, 64)
        transpose_4 = None
        div_1 = torch.div(64, 32, rounding_mode="trunc")
        hidden_states_1 = query.view(2, div_1, 32, 64)
        query = div_1 = None
        query_1 = hidden_states_1.as_strided(
            size=[2, 3, 32, 64], stride=[64, 2048, 128, 1]
        )
        hidden_states_1 = None
        div_2 = torch.div(64, 32, rounding_mode="trunc")
        hidden_states_2 = key.view(2, div_2, 32, 64)
        key = div_2 = None
        key_1 = hidden_states_2.as_strided(
            size=[2, 3, 32, 64], stride=[64, 2048, 128, 1]
        )
        hidden_states_2 = None
        diagonal_chunked_attention_scores = torch.functional.einsum(
            "bcxd,bcyd->bcxy", (query_1, key_1)
        )
        query_1 = key_1 = None
        hidden_states_padded = torch._C._nn.pad(
            diagonal_chunked_attention_scores, (0, 0, 0, 1), "constant", None
        )
        diagonal_chunked_attention_scores = None
        hidden_states_padded_1 = hidden_states_padded.view(2, 3, 32, 33)
        hidden_states_padded = None
        add = chunks_count + 1
        chunks_count = None
        diagonal_attention_scores = hidden_states_padded_1.new_zeros((2, add, 16, 33))
        add = None
        getitem = hidden_states_padded_1[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(None, 16, None),
                slice(None, 17, None),
            )
        ]
        diagonal_attention_scores[(slice(None, None, None), slice(None, -1, None), slice(None, None, None), slice(16, None, None))] = getitem
        setitem = diagonal_attention_scores
        getitem = setitem = None
        getitem_1 = hidden_states_padded_1[
            (slice(None, None, None), -1, slice(16, None, None), slice(None, 17, None))
        ]
        diagonal_attention_scores[(slice(None, None, None), -1, slice(None, None, None), slice(16, None, None))] = getitem_1
        setitem_1 = diagonal_attention_scores
        getitem_1 = setitem_1 = None
        getitem_2 = hidden_states_padded_1[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(-17, -1, None),
                slice(17, None, None),
            )
        ]
        diagonal_attention_scores[(slice(None, None, None), slice(1, None, None), slice(None, None, None), slice(None, 16, None))] = getitem_2
        setitem_2 = diagonal_attention_scores
        getitem_2 = setitem_2 = None
        getitem_3 = hidden_states_padded_1[
            (slice(None, None, None), 0, slice(None, 15, None), slice(-15, None, None))
        ]
        hidden_states_padded_1 = None
        diagonal_attention_scores[(slice(None, None, None), 0, slice(1, 16, None), slice(1, 16, None))] = getitem_3
        setitem_3 = diagonal_attention_scores
        getitem_3 = setitem_3 = None
        view_5 = diagonal_attention_scores.view(1, 2, 64, 33)
        diagonal_attention_scores = None
        diagonal_attention_scores_1 = view_5.transpose(2, 1)
        view_5 = None
        new_ones = diagonal_attention_scores_1.new_ones(16, 17)
        tril = new_ones.tril()
        new_ones = None
        beginning_mask_2d = tril.flip(dims=[0])
        tril = None
        beginning_mask = beginning_mask_2d[
            (None, slice(None, None, None), None, slice(None, None, None))
        ]
        beginning_mask_2d = None
        ending_mask = beginning_mask.flip(dims=(1, 3))
        beginning_input = diagonal_attention_scores_1[
            (
                slice(None, None, None),
                slice(None, 16, None),
                slice(None, None, None),
                slice(None, 17, None),
            )
        ]
        beginning_mask_1 = beginning_mask.expand((1, 16, 2, 17))
        beginning_mask = None
        full_like = torch.full_like(beginning_input, -inf)
        bool_1 = beginning_mask_1.bool()
        beginning_mask_1 = None
        where = full_like.where(bool_1, beginning_input)
        full_like = bool_1 = beginning_input = None
        diagonal_attention_scores_1[(slice(None, None, None), slice(None, 16, None), slice(None, None, None), slice(None, 17, None))] = where
        setitem_4 = diagonal_attention_scores_1
        where = setitem_4 = None
        ending_input = diagonal_attention_scores_1[
            (
                slice(None, None, None),
                slice(-16, None, None),
                slice(None, None, None),
                slice(-17, None, None),
            )
        ]
        ending_mask_1 = ending_mask.expand((1, 16, 2, 17))
        ending_mask = None
        full_like_1 = torch.full_like(ending_input, -inf)
        bool_2 = ending_mask_1.bool()
        ending_mask_1 = None
        where_1 = full_like_1.where(bool_2, ending_input)
        full_like_1 = bool_2 = ending_input = None
        diagonal_attention_scores_1[(slice(None, None, None), slice(-16, None, None), slice(None, None, None), slice(-17, None, None))] = where_1
        setitem_5 = diagonal_attention_scores_1
        where_1 = setitem_5 = None
        ne = l_attention_mask_ != 0
        l_attention_mask_ = None
        remove_from_windowed_attention_mask = ne[
            (slice(None, None, None), slice(None, None, None), None, None)
        ]
        ne = None
        type_as = remove_from_windowed_attention_mask.type_as(query_vectors_2)
        query_vectors_2 = None
        float_mask = type_as.masked_fill(
            remove_from_windowed_attention_mask, -3.4028234663852886e+38
        )
        type_as = remove_from_windowed_attention_mask = None
        new_ones_1 = float_mask.new_ones(size=(1, 64, 1, 1))
        div_3 = torch.div(64, 16, rounding_mode="trunc")
        chunks_count_1 = div_3 - 1
        div_3 = None
        transpose_6 = new_ones_1.transpose(1, 2)
        new_ones_1 = None
        query_2 = transpose_6.reshape(1, 64, 1)
        transpose_6 = None
        transpose_7 = float_mask.transpose(1, 2)
        float_mask = None
        key_2 = transpose_7.reshape(1, 64, 1)
        transpose_7 = None
        div_4 = torch.div(64, 32, rounding_mode="trunc")
        hidden_states_3 = query_2.view(1, div_4, 32, 1)
        query_2 = div_4 = None
        query_3 = hidden_states_3.as_strided(size=[1, 3, 32, 1], stride=[64, 16, 1, 1])
        hidden_states_3 = None
        div_5 = torch.div(64, 32, rounding_mode="trunc")
        hidden_states_4 = key_2.view(1, div_5, 32, 1)
        key_2 = div_5 = None
        key_3 = hidden_states_4.as_strided(size=[1, 3, 32, 1], stride=[64, 16, 1, 1])
        hidden_states_4 = None
        diagonal_chunked_attention_scores_1 = torch.functional.einsum(
            "bcxd,bcyd->bcxy", (query_3, key_3)
        )
        query_3 = key_3 = None
        hidden_states_padded_2 = torch._C._nn.pad(
            diagonal_chunked_attention_scores_1, (0, 0, 0, 1), "constant", None
        )
        diagonal_chunked_attention_scores_1 = None
        hidden_states_padded_3 = hidden_states_padded_2.view(1, 3, 32, 33)
        hidden_states_padded_2 = None
        add_1 = chunks_count_1 + 1
        chunks_count_1 = None
        diagonal_attention_scores_2 = hidden_states_padded_3.new_zeros(
            (1, add_1, 16, 33)
        )
        add_1 = None
        getitem_8 = hidden_states_padded_3[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(None, 16, None),
                slice(None, 17, None),
            )
        ]
        diagonal_attention_scores_2[(slice(None, None, None), slice(None, -1, None), slice(None, None, None), slice(16, None, None))] = getitem_8
        setitem_6 = diagonal_attention_scores_2
        getitem_8 = setitem_6 = None
        getitem_9 = hidden_states_padded_3[
            (slice(None, None, None), -1, slice(16, None, None), slice(None, 17, None))
        ]
        diagonal_attention_scores_2[(slice(None, None, None), -1, slice(None, None, None), slice(16, None, None))] = getitem_9
        setitem_7 = diagonal_attention_scores_2
        getitem_9 = setitem_7 = None
        getitem_10 = hidden_states_padded_3[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(-17, -1, None),
                slice(17, None, None),
            )
        ]
        diagonal_attention_scores_2[(slice(None, None, None), slice(1, None, None), slice(None, None, None), slice(None, 16, None))] = getitem_10
        setitem_8 = diagonal_attention_scores_2
        getitem_10 = setitem_8 = None
        getitem_11 = hidden_states_padded_3[
            (slice(None, None, None), 0, slice(None, 15, None), slice(-15, None, None))
        ]
        hidden_states_padded_3 = None
        diagonal_attention_scores_2[(slice(None, None, None), 0, slice(1, 16, None), slice(1, 16, None))] = getitem_11
        setitem_9 = diagonal_attention_scores_2
        getitem_11 = setitem_9 = None
        view_9 = diagonal_attention_scores_2.view(1, 1, 64, 33)
        diagonal_attention_scores_2 = None
        diagonal_attention_scores_3 = view_9.transpose(2, 1)
        view_9 = None
        new_ones_2 = diagonal_attention_scores_3.new_ones(16, 17)
        tril_1 = new_ones_2.tril()
        new_ones_2 = None
        beginning_mask_2d_1 = tril_1.flip(dims=[0])
        tril_1 = None
        beginning_mask_2 = beginning_mask_2d_1[
            (None, slice(None, None, None), None, slice(None, None, None))
        ]
        beginning_mask_2d_1 = None
        ending_mask_2 = beginning_mask_2.flip(dims=(1, 3))
        beginning_input_1 = diagonal_attention_scores_3[
            (
                slice(None, None, None),
                slice(None, 16, None),
                slice(None, None, None),
                slice(None, 17, None),
            )
        ]
        beginning_mask_3 = beginning_mask_2.expand((1, 16, 1, 17))
        beginning_mask_2 = None
        full_like_2 = torch.full_like(beginning_input_1, -inf)
        bool_3 = beginning_mask_3.bool()
        beginning_mask_3 = None
        where_2 = full_like_2.where(bool_3, beginning_input_1)
        full_like_2 = bool_3 = beginning_input_1 = None
        diagonal_attention_scores_3[(slice(None, None, None), slice(None, 16, None), slice(None, None, None), slice(None, 17, None))] = where_2
        setitem_10 = diagonal_attention_scores_3
        where_2 = setitem_10 = None
        ending_input_1 = diagonal_attention_scores_3[
            (
                slice(None, None, None),
                slice(-16, None, None),
                slice(None, None, None),
                slice(-17, None, None),
            )
        ]
        ending_mask_3 = ending_mask_2.expand((1, 16, 1, 17))
        ending_mask_2 = None
        full_like_3 = torch.full_like(ending_input_1, -inf)
        bool_4 = ending_mask_3.bool()
        ending_mask_3 = None
        where_3 = full_like_3.where(bool_4, ending_input_1)
        full_like_3 = bool_4 = ending_input_1 = None
        diagonal_attention_scores_3[(slice(None, None, None), slice(-16, None, None), slice(None, None, None), slice(-17, None, None))] = where_3
        setitem_11 = diagonal_attention_scores_3
        where_3 = setitem_11 = None
        diagonal_attention_scores_1 += diagonal_attention_scores_3
        attn_scores = diagonal_attention_scores_1
        diagonal_attention_scores_1 = diagonal_attention_scores_3 = None
        attn_probs = torch.nn.functional.softmax(
            attn_scores, dim=-1, dtype=torch.float32
        )
        getitem_15 = l_is_index_masked_[
            (slice(None, None, None), slice(None, None, None), None, None)
        ]
        l_is_index_masked_ = None
        attn_probs_1 = torch.masked_fill(attn_probs, getitem_15, 0.0)
        attn_probs = getitem_15 = None
        attn_probs_2 = attn_probs_1.type_as(attn_scores)
        attn_probs_1 = attn_scores = None
        attn_probs_3 = torch.nn.functional.dropout(attn_probs_2, p=0.1, training=False)
        attn_probs_2 = None
        view_10 = value_vectors.view(64, 1, 2, 64)
        value_vectors = None
        value_vectors_1 = view_10.transpose(0, 1)
        view_10 = None
        div_6 = torch.div(64, 16, rounding_mode="trunc")
        chunks_count_2 = div_6 - 1
        div_6 = None
        transpose_10 = attn_probs_3.transpose(1, 2)
        attn_probs_3 = None
        div_7 = torch.div(64, 16, rounding_mode="trunc")
        chunked_attn_probs = transpose_10.reshape(2, div_7, 16, 33)
        transpose_10 = div_7 = None
        transpose_11 = value_vectors_1.transpose(1, 2)
        value_vectors_1 = None
        value = transpose_11.reshape(2, 64, 64)
        transpose_11 = None
        padded_value = torch._C._nn.pad(value, (0, 0, 16, 16), "constant", -1)
        value = None
        add_2 = chunks_count_2 + 1
        chunks_count_2 = None
        chunked_value = padded_value.as_strided(
            size=(2, add_2, 48, 64), stride=(6144, 1024, 64, 1)
        )
        padded_value = add_2 = None
        chunked_hidden_states = torch._C._nn.pad(
            chunked_attn_probs, (0, 17), "constant", None
        )
        chunked_attn_probs = None
        chunked_hidden_states_1 = chunked_hidden_states.view(2, 4, -1)
        chunked_hidden_states = None
        chunked_hidden_states_2 = chunked_hidden_states_1[
            (slice(None, None, None), slice(None, None, None), slice(None, -16, None))
        ]
        chunked_hidden_states_1 = None
        chunked_hidden_states_3 = chunked_hidden_states_2.view(2, 4, 16, 49)
        chunked_hidden_states_2 = None
        chunked_hidden_states_4 = chunked_hidden_states_3[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(None, None, None),
                slice(None, -1, None),
            )
        ]
        chunked_hidden_states_3 = None
        context = torch.functional.einsum(
            "bcwd,bcdh->bcwh", (chunked_hidden_states_4, chunked_value)
        )
        chunked_hidden_states_4 = chunked_value = None
        view_13 = context.view(1, 2, 64, 64)
        context = None
        attn_output = view_13.transpose(1, 2)
        view_13 = None
        transpose_13 = attn_output.transpose(0, 1)
        attn_output = None
        reshape_6 = transpose_13.reshape(64, 1, 128)
        transpose_13 = None
        attn_output_1 = reshape_6.contiguous()
        reshape_6 = None
        transpose_14 = attn_output_1.transpose(0, 1)
        attn_output_1 = None
        hidden_states_5 = torch._C._nn.linear(
            transpose_14,
            l_self_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_,
            l_self_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_,
        )
        transpose_14 = l_self_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_ = l_self_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_ = None
        hidden_states_6 = torch.nn.functional.dropout(
            hidden_states_5, 0.1, False, False
        )
        hidden_states_5 = None
        add_3 = hidden_states_6 + l_hidden_states_
        hidden_states_6 = l_hidden_states_ = None
        hidden_states_7 = torch.nn.functional.layer_norm(
            add_3,
            (128,),
            l_self_modules_layer_modules_0_modules_attention_modules_output_modules_layer_norm_parameters_weight_,
            l_self_modules_layer_modules_0_modules_attention_modules_output_modules_layer_norm_parameters_bias_,
            1e-12,
        )
        add_3 = l_self_modules_layer_modules_0_modules_attention_modules_output_modules_layer_norm_parameters_weight_ = l_self_modules_layer_modules_0_modules_attention_modules_output_modules_layer_norm_parameters_bias_ = None
        hidden_states_8 = torch._C._nn.linear(
            hidden_states_7,
            l_self_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_,
            l_self_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_,
        )
        l_self_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_ = l_self_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_ = None
        hidden_states_9 = torch._C._nn.gelu(hidden_states_8)
        hidden_states_8 = None
        hidden_states_10 = torch._C._nn.linear(
            hidden_states_9,
            l_self_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_,
            l_self_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_,
        )
        hidden_states_9 = l_self_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_ = l_self_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_ = None
        hidden_states_11 = torch.nn.functional.dropout(
            hidden_states_10, 0.1, False, False
        )
        hidden_states_10 = None
        add_4 = hidden_states_11 + hidden_states_7
        hidden_states_11 = hidden_states_7 = None
        hidden_states_12 = torch.nn.functional.layer_norm(
            add_4,
            (128,),
            l_self_modules_layer_modules_0_modules_output_modules_layer_norm_parameters_weight_,
            l_self_modules_layer_modules_0_modules_output_modules_layer_norm_parameters_bias_,
            1e-12,
        )
        add_4 = l_self_modules_layer_modules_0_modules_output_modules_layer_norm_parameters_weight_ = l_self_modules_layer_modules_0_modules_output_modules_layer_norm_parameters_bias_ = None
        hidden_states_13 = hidden_states_12[
            (slice(None, None, None), slice(None, 64, None))
        ]
        hidden_states_12 = None
        return (hidden_states_13,)
