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
        L_self_modules_embeddings_modules_token_type_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_intermediate_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_intermediate_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_output_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_output_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_output_modules_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_output_modules_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_intermediate_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_intermediate_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_output_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_output_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_output_modules_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_output_modules_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_pooler_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_pooler_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
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
        l_self_modules_embeddings_modules_token_type_embeddings_parameters_weight_ = (
            L_self_modules_embeddings_modules_token_type_embeddings_parameters_weight_
        )
        l_self_modules_embeddings_modules_layer_norm_parameters_weight_ = (
            L_self_modules_embeddings_modules_LayerNorm_parameters_weight_
        )
        l_self_modules_embeddings_modules_layer_norm_parameters_bias_ = (
            L_self_modules_embeddings_modules_LayerNorm_parameters_bias_
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_query_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_query_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_query_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_query_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_key_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_key_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_key_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_key_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_value_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_value_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_value_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_value_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_conv1d_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_conv1d_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_conv1d_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_conv1d_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_layernorm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_layernorm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_layernorm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_layernorm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_intermediate_modules_conv1d_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_intermediate_modules_conv1d_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_intermediate_modules_conv1d_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_intermediate_modules_conv1d_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_output_modules_conv1d_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_output_modules_conv1d_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_output_modules_conv1d_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_output_modules_conv1d_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_output_modules_layernorm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_output_modules_layernorm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_output_modules_layernorm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_output_modules_layernorm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_query_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_query_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_query_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_query_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_key_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_key_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_key_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_key_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_value_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_value_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_value_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_value_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_conv1d_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_conv1d_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_conv1d_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_conv1d_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_layernorm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_layernorm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_layernorm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_layernorm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_intermediate_modules_conv1d_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_intermediate_modules_conv1d_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_intermediate_modules_conv1d_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_intermediate_modules_conv1d_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_output_modules_conv1d_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_output_modules_conv1d_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_output_modules_conv1d_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_output_modules_conv1d_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_output_modules_layernorm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_output_modules_layernorm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_output_modules_layernorm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_output_modules_layernorm_parameters_bias_
        l_self_modules_pooler_modules_dense_parameters_weight_ = (
            L_self_modules_pooler_modules_dense_parameters_weight_
        )
        l_self_modules_pooler_modules_dense_parameters_bias_ = (
            L_self_modules_pooler_modules_dense_parameters_bias_
        )
        token_type_ids = torch.zeros(
            (1, 64), dtype=torch.int64, device=device(type="cpu")
        )
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
        position_embeddings = torch.nn.functional.embedding(
            position_ids,
            l_self_modules_embeddings_modules_position_embeddings_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        position_ids = l_self_modules_embeddings_modules_position_embeddings_parameters_weight_ = None
        token_type_embeddings = torch.nn.functional.embedding(
            token_type_ids,
            l_self_modules_embeddings_modules_token_type_embeddings_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        token_type_ids = l_self_modules_embeddings_modules_token_type_embeddings_parameters_weight_ = None
        add = inputs_embeds + position_embeddings
        inputs_embeds = position_embeddings = None
        embeddings = add + token_type_embeddings
        add = token_type_embeddings = None
        embeddings_1 = torch.nn.functional.layer_norm(
            embeddings,
            (256,),
            l_self_modules_embeddings_modules_layer_norm_parameters_weight_,
            l_self_modules_embeddings_modules_layer_norm_parameters_bias_,
            1e-12,
        )
        embeddings = l_self_modules_embeddings_modules_layer_norm_parameters_weight_ = l_self_modules_embeddings_modules_layer_norm_parameters_bias_ = None
        embeddings_2 = torch.nn.functional.dropout(embeddings_1, 0.1, False, False)
        embeddings_1 = None
        attention_mask = l_attention_mask_.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        l_attention_mask_ = None
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
        getitem_5 = attention_mask[(batch_indices, kv_indices)]
        attention_mask = batch_indices = kv_indices = None
        to_2 = getitem_5.to(device(type="cpu"))
        getitem_5 = None
        result_2 = result_1 & to_2
        result_1 = to_2 = None
        attention_mask_1 = result_2.expand(1, -1, 64, 64)
        result_2 = None
        zeros_1 = torch.zeros((), device=device(type="cpu"), dtype=torch.float32)
        mask = torch.where(attention_mask_1, zeros_1, -3.4028234663852886e+38)
        attention_mask_1 = zeros_1 = None
        hidden_states = embeddings_2.permute(0, 2, 1)
        embeddings_2 = None
        mixed_query_layer = torch.conv1d(
            hidden_states,
            l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_query_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_query_parameters_bias_,
            (1,),
            (0,),
            (1,),
            4,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_query_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_query_parameters_bias_ = None
        mixed_key_layer = torch.conv1d(
            hidden_states,
            l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_key_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_key_parameters_bias_,
            (1,),
            (0,),
            (1,),
            4,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_key_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_key_parameters_bias_ = None
        mixed_value_layer = torch.conv1d(
            hidden_states,
            l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_value_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_value_parameters_bias_,
            (1,),
            (0,),
            (1,),
            4,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_value_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_attention_modules_value_parameters_bias_ = None
        x = mixed_query_layer.view(1, 4, 64, 64)
        mixed_query_layer = None
        query_layer = x.permute(0, 1, 3, 2)
        x = None
        x_1 = mixed_key_layer.view(1, 4, 64, 64)
        mixed_key_layer = None
        x_2 = mixed_value_layer.view(1, 4, 64, 64)
        mixed_value_layer = None
        value_layer = x_2.permute(0, 1, 3, 2)
        x_2 = None
        attention_score = torch.matmul(query_layer, x_1)
        query_layer = x_1 = None
        attention_score_1 = attention_score / 8.0
        attention_score = None
        attention_score_2 = attention_score_1 + mask
        attention_score_1 = None
        attention_probs = torch.nn.functional.softmax(
            attention_score_2, -1, _stacklevel=5
        )
        attention_score_2 = None
        attention_probs_1 = torch.nn.functional.dropout(
            attention_probs, 0.1, False, False
        )
        attention_probs = None
        context_layer = torch.matmul(attention_probs_1, value_layer)
        attention_probs_1 = value_layer = None
        permute_3 = context_layer.permute(0, 1, 3, 2)
        context_layer = None
        x_3 = permute_3.contiguous()
        permute_3 = None
        x_4 = x_3.view(1, 256, 64)
        x_3 = None
        x_5 = torch.conv1d(
            x_4,
            l_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_conv1d_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_conv1d_parameters_bias_,
            (1,),
            (0,),
            (1,),
            1,
        )
        x_4 = l_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_conv1d_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_conv1d_parameters_bias_ = None
        x_6 = torch.nn.functional.dropout(x_5, 0.1, False, False)
        x_5 = None
        x_7 = x_6 + hidden_states
        x_6 = hidden_states = None
        x_8 = x_7.permute(0, 2, 1)
        x_7 = None
        x_9 = torch.nn.functional.layer_norm(
            x_8,
            (256,),
            l_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_layernorm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_layernorm_parameters_bias_,
            1e-12,
        )
        x_8 = l_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_layernorm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_post_attention_modules_layernorm_parameters_bias_ = None
        x_10 = x_9.permute(0, 2, 1)
        x_9 = None
        output = torch.conv1d(
            x_10,
            l_self_modules_encoder_modules_layers_modules_0_modules_intermediate_modules_conv1d_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_intermediate_modules_conv1d_parameters_bias_,
            (1,),
            (0,),
            (1,),
            4,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_intermediate_modules_conv1d_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_intermediate_modules_conv1d_parameters_bias_ = None
        intermediate_output = torch._C._nn.gelu(output)
        output = None
        x_11 = torch.conv1d(
            intermediate_output,
            l_self_modules_encoder_modules_layers_modules_0_modules_output_modules_conv1d_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_output_modules_conv1d_parameters_bias_,
            (1,),
            (0,),
            (1,),
            4,
        )
        intermediate_output = l_self_modules_encoder_modules_layers_modules_0_modules_output_modules_conv1d_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_output_modules_conv1d_parameters_bias_ = None
        x_12 = torch.nn.functional.dropout(x_11, 0.1, False, False)
        x_11 = None
        x_13 = x_12 + x_10
        x_12 = x_10 = None
        x_14 = x_13.permute(0, 2, 1)
        x_13 = None
        x_15 = torch.nn.functional.layer_norm(
            x_14,
            (256,),
            l_self_modules_encoder_modules_layers_modules_0_modules_output_modules_layernorm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_output_modules_layernorm_parameters_bias_,
            1e-12,
        )
        x_14 = l_self_modules_encoder_modules_layers_modules_0_modules_output_modules_layernorm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_output_modules_layernorm_parameters_bias_ = None
        x_16 = x_15.permute(0, 2, 1)
        x_15 = None
        mixed_query_layer_1 = torch.conv1d(
            x_16,
            l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_query_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_query_parameters_bias_,
            (1,),
            (0,),
            (1,),
            4,
        )
        l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_query_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_query_parameters_bias_ = None
        mixed_key_layer_1 = torch.conv1d(
            x_16,
            l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_key_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_key_parameters_bias_,
            (1,),
            (0,),
            (1,),
            4,
        )
        l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_key_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_key_parameters_bias_ = None
        mixed_value_layer_1 = torch.conv1d(
            x_16,
            l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_value_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_value_parameters_bias_,
            (1,),
            (0,),
            (1,),
            4,
        )
        l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_value_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_attention_modules_value_parameters_bias_ = None
        x_17 = mixed_query_layer_1.view(1, 4, 64, 64)
        mixed_query_layer_1 = None
        query_layer_1 = x_17.permute(0, 1, 3, 2)
        x_17 = None
        x_18 = mixed_key_layer_1.view(1, 4, 64, 64)
        mixed_key_layer_1 = None
        x_19 = mixed_value_layer_1.view(1, 4, 64, 64)
        mixed_value_layer_1 = None
        value_layer_1 = x_19.permute(0, 1, 3, 2)
        x_19 = None
        attention_score_3 = torch.matmul(query_layer_1, x_18)
        query_layer_1 = x_18 = None
        attention_score_4 = attention_score_3 / 8.0
        attention_score_3 = None
        attention_score_5 = attention_score_4 + mask
        attention_score_4 = mask = None
        attention_probs_2 = torch.nn.functional.softmax(
            attention_score_5, -1, _stacklevel=5
        )
        attention_score_5 = None
        attention_probs_3 = torch.nn.functional.dropout(
            attention_probs_2, 0.1, False, False
        )
        attention_probs_2 = None
        context_layer_1 = torch.matmul(attention_probs_3, value_layer_1)
        attention_probs_3 = value_layer_1 = None
        permute_10 = context_layer_1.permute(0, 1, 3, 2)
        context_layer_1 = None
        x_20 = permute_10.contiguous()
        permute_10 = None
        x_21 = x_20.view(1, 256, 64)
        x_20 = None
        x_22 = torch.conv1d(
            x_21,
            l_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_conv1d_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_conv1d_parameters_bias_,
            (1,),
            (0,),
            (1,),
            1,
        )
        x_21 = l_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_conv1d_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_conv1d_parameters_bias_ = None
        x_23 = torch.nn.functional.dropout(x_22, 0.1, False, False)
        x_22 = None
        x_24 = x_23 + x_16
        x_23 = x_16 = None
        x_25 = x_24.permute(0, 2, 1)
        x_24 = None
        x_26 = torch.nn.functional.layer_norm(
            x_25,
            (256,),
            l_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_layernorm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_layernorm_parameters_bias_,
            1e-12,
        )
        x_25 = l_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_layernorm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_post_attention_modules_layernorm_parameters_bias_ = None
        x_27 = x_26.permute(0, 2, 1)
        x_26 = None
        output_1 = torch.conv1d(
            x_27,
            l_self_modules_encoder_modules_layers_modules_1_modules_intermediate_modules_conv1d_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_intermediate_modules_conv1d_parameters_bias_,
            (1,),
            (0,),
            (1,),
            4,
        )
        l_self_modules_encoder_modules_layers_modules_1_modules_intermediate_modules_conv1d_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_intermediate_modules_conv1d_parameters_bias_ = None
        intermediate_output_1 = torch._C._nn.gelu(output_1)
        output_1 = None
        x_28 = torch.conv1d(
            intermediate_output_1,
            l_self_modules_encoder_modules_layers_modules_1_modules_output_modules_conv1d_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_output_modules_conv1d_parameters_bias_,
            (1,),
            (0,),
            (1,),
            4,
        )
        intermediate_output_1 = l_self_modules_encoder_modules_layers_modules_1_modules_output_modules_conv1d_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_output_modules_conv1d_parameters_bias_ = None
        x_29 = torch.nn.functional.dropout(x_28, 0.1, False, False)
        x_28 = None
        x_30 = x_29 + x_27
        x_29 = x_27 = None
        x_31 = x_30.permute(0, 2, 1)
        x_30 = None
        x_32 = torch.nn.functional.layer_norm(
            x_31,
            (256,),
            l_self_modules_encoder_modules_layers_modules_1_modules_output_modules_layernorm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_output_modules_layernorm_parameters_bias_,
            1e-12,
        )
        x_31 = l_self_modules_encoder_modules_layers_modules_1_modules_output_modules_layernorm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_output_modules_layernorm_parameters_bias_ = None
        x_33 = x_32.permute(0, 2, 1)
        x_32 = None
        hidden_states_1 = x_33.permute(0, 2, 1)
        x_33 = None
        first_token_tensor = hidden_states_1[(slice(None, None, None), 0)]
        pooled_output = torch._C._nn.linear(
            first_token_tensor,
            l_self_modules_pooler_modules_dense_parameters_weight_,
            l_self_modules_pooler_modules_dense_parameters_bias_,
        )
        first_token_tensor = l_self_modules_pooler_modules_dense_parameters_weight_ = l_self_modules_pooler_modules_dense_parameters_bias_ = None
        pooled_output_1 = torch.tanh(pooled_output)
        pooled_output = None
        return (hidden_states_1, pooled_output_1)
