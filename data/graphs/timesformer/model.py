import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_pixel_values_: torch.Tensor,
        L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_parameters_cls_token_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_parameters_position_embeddings_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_parameters_time_embeddings_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_temporal_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_temporal_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_attention_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_attention_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_temporal_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_temporal_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_pixel_values_ = L_pixel_values_
        l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_ = L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_
        l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_ = L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_
        l_self_modules_embeddings_parameters_cls_token_ = (
            L_self_modules_embeddings_parameters_cls_token_
        )
        l_self_modules_embeddings_parameters_position_embeddings_ = (
            L_self_modules_embeddings_parameters_position_embeddings_
        )
        l_self_modules_embeddings_parameters_time_embeddings_ = (
            L_self_modules_embeddings_parameters_time_embeddings_
        )
        l_self_modules_encoder_modules_layer_modules_0_modules_temporal_layernorm_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_temporal_layernorm_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_temporal_layernorm_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_temporal_layernorm_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_attention_modules_qkv_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_attention_modules_qkv_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_attention_modules_qkv_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_attention_modules_qkv_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_output_modules_dense_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_output_modules_dense_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_output_modules_dense_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_output_modules_dense_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_temporal_dense_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_temporal_dense_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_temporal_dense_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_temporal_dense_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_qkv_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_qkv_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_qkv_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_qkv_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_
        l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_ = L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_
        l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_ = L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_
        l_self_modules_layernorm_parameters_weight_ = (
            L_self_modules_layernorm_parameters_weight_
        )
        l_self_modules_layernorm_parameters_bias_ = (
            L_self_modules_layernorm_parameters_bias_
        )
        pixel_values = l_pixel_values_.reshape(4, 3, 64, 64)
        l_pixel_values_ = None
        embeddings = torch.conv2d(
            pixel_values,
            l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_,
            l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_,
            (16, 16),
            (0, 0),
            (1, 1),
            1,
        )
        pixel_values = l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_ = l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_ = None
        flatten = embeddings.flatten(2)
        embeddings = None
        embeddings_1 = flatten.transpose(1, 2)
        flatten = None
        cls_tokens = l_self_modules_embeddings_parameters_cls_token_.expand(4, -1, -1)
        l_self_modules_embeddings_parameters_cls_token_ = None
        embeddings_2 = torch.cat((cls_tokens, embeddings_1), dim=1)
        cls_tokens = embeddings_1 = None
        embeddings_3 = (
            embeddings_2 + l_self_modules_embeddings_parameters_position_embeddings_
        )
        embeddings_2 = l_self_modules_embeddings_parameters_position_embeddings_ = None
        embeddings_4 = torch.nn.functional.dropout(embeddings_3, 0.0, False, False)
        embeddings_3 = None
        getitem = embeddings_4[(slice(None, 1, None), 0, slice(None, None, None))]
        cls_tokens_1 = getitem.unsqueeze(1)
        getitem = None
        embeddings_5 = embeddings_4[(slice(None, None, None), slice(1, None, None))]
        embeddings_4 = None
        reshape_1 = embeddings_5.reshape(1, 4, 16, 96)
        embeddings_5 = None
        permute = reshape_1.permute(0, 2, 1, 3)
        reshape_1 = None
        embeddings_6 = permute.reshape(16, 4, 96)
        permute = None
        embeddings_7 = (
            embeddings_6 + l_self_modules_embeddings_parameters_time_embeddings_
        )
        embeddings_6 = l_self_modules_embeddings_parameters_time_embeddings_ = None
        embeddings_8 = torch.nn.functional.dropout(embeddings_7, 0.0, False, False)
        embeddings_7 = None
        view = embeddings_8.view(1, 16, 4, 96)
        embeddings_8 = None
        embeddings_9 = view.reshape(1, 64, 96)
        view = None
        embeddings_10 = torch.cat((cls_tokens_1, embeddings_9), dim=1)
        cls_tokens_1 = embeddings_9 = None
        temporal_embedding = embeddings_10[
            (slice(None, None, None), slice(1, None, None), slice(None, None, None))
        ]
        reshape_4 = temporal_embedding.reshape(1, 4, 4, 4, 96)
        temporal_embedding = None
        temporal_embedding_1 = reshape_4.reshape(16, 4, 96)
        reshape_4 = None
        layer_norm = torch.nn.functional.layer_norm(
            temporal_embedding_1,
            (96,),
            l_self_modules_encoder_modules_layer_modules_0_modules_temporal_layernorm_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_temporal_layernorm_parameters_bias_,
            1e-06,
        )
        temporal_embedding_1 = l_self_modules_encoder_modules_layer_modules_0_modules_temporal_layernorm_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_temporal_layernorm_parameters_bias_ = None
        linear = torch._C._nn.linear(
            layer_norm,
            l_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_attention_modules_qkv_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_attention_modules_qkv_parameters_bias_,
        )
        layer_norm = l_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_attention_modules_qkv_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_attention_modules_qkv_parameters_bias_ = None
        reshape_6 = linear.reshape(16, 4, 3, 3, 32)
        linear = None
        qkv = reshape_6.permute(2, 0, 3, 1, 4)
        reshape_6 = None
        query = qkv[0]
        key = qkv[1]
        value = qkv[2]
        qkv = None
        transpose_1 = key.transpose(-2, -1)
        key = None
        matmul = query @ transpose_1
        query = transpose_1 = None
        attention_probs = matmul * 0.1767766952966369
        matmul = None
        attention_probs_1 = attention_probs.softmax(dim=-1)
        attention_probs = None
        attention_probs_2 = torch.nn.functional.dropout(
            attention_probs_1, 0.0, False, False
        )
        attention_probs_1 = None
        matmul_1 = attention_probs_2 @ value
        attention_probs_2 = value = None
        transpose_2 = matmul_1.transpose(1, 2)
        matmul_1 = None
        context_layer = transpose_2.reshape(16, 4, 96)
        transpose_2 = None
        hidden_states = torch._C._nn.linear(
            context_layer,
            l_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_output_modules_dense_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_output_modules_dense_parameters_bias_,
        )
        context_layer = l_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_output_modules_dense_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_temporal_attention_modules_output_modules_dense_parameters_bias_ = None
        hidden_states_1 = torch.nn.functional.dropout(hidden_states, 0.0, False, False)
        hidden_states = None
        reshape_8 = hidden_states_1.reshape(1, 4, 4, 4, 96)
        hidden_states_1 = None
        residual_temporal = reshape_8.reshape(1, 64, 96)
        reshape_8 = None
        residual_temporal_1 = torch._C._nn.linear(
            residual_temporal,
            l_self_modules_encoder_modules_layer_modules_0_modules_temporal_dense_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_temporal_dense_parameters_bias_,
        )
        residual_temporal = l_self_modules_encoder_modules_layer_modules_0_modules_temporal_dense_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_temporal_dense_parameters_bias_ = None
        getitem_6 = embeddings_10[
            (slice(None, None, None), slice(1, None, None), slice(None, None, None))
        ]
        temporal_embedding_2 = getitem_6 + residual_temporal_1
        getitem_6 = residual_temporal_1 = None
        getitem_7 = embeddings_10[(slice(None, None, None), 0, slice(None, None, None))]
        embeddings_10 = None
        init_cls_token = getitem_7.unsqueeze(1)
        getitem_7 = None
        cls_token = init_cls_token.repeat(1, 4, 1)
        cls_token_1 = cls_token.reshape(4, 1, 96)
        cls_token = None
        reshape_11 = temporal_embedding_2.reshape(1, 4, 4, 4, 96)
        permute_2 = reshape_11.permute(0, 3, 1, 2, 4)
        reshape_11 = None
        spatial_embedding = permute_2.reshape(4, 16, 96)
        permute_2 = None
        spatial_embedding_1 = torch.cat((cls_token_1, spatial_embedding), 1)
        cls_token_1 = spatial_embedding = None
        layer_norm_1 = torch.nn.functional.layer_norm(
            spatial_embedding_1,
            (96,),
            l_self_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_bias_,
            1e-06,
        )
        spatial_embedding_1 = l_self_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_bias_ = None
        linear_3 = torch._C._nn.linear(
            layer_norm_1,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_qkv_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_qkv_parameters_bias_,
        )
        layer_norm_1 = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_qkv_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_qkv_parameters_bias_ = None
        reshape_13 = linear_3.reshape(4, 17, 3, 3, 32)
        linear_3 = None
        qkv_1 = reshape_13.permute(2, 0, 3, 1, 4)
        reshape_13 = None
        query_1 = qkv_1[0]
        key_1 = qkv_1[1]
        value_1 = qkv_1[2]
        qkv_1 = None
        transpose_3 = key_1.transpose(-2, -1)
        key_1 = None
        matmul_2 = query_1 @ transpose_3
        query_1 = transpose_3 = None
        attention_probs_3 = matmul_2 * 0.1767766952966369
        matmul_2 = None
        attention_probs_4 = attention_probs_3.softmax(dim=-1)
        attention_probs_3 = None
        attention_probs_5 = torch.nn.functional.dropout(
            attention_probs_4, 0.0, False, False
        )
        attention_probs_4 = None
        matmul_3 = attention_probs_5 @ value_1
        attention_probs_5 = value_1 = None
        transpose_4 = matmul_3.transpose(1, 2)
        matmul_3 = None
        context_layer_1 = transpose_4.reshape(4, 17, 96)
        transpose_4 = None
        hidden_states_2 = torch._C._nn.linear(
            context_layer_1,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_,
        )
        context_layer_1 = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_ = None
        hidden_states_3 = torch.nn.functional.dropout(
            hidden_states_2, 0.0, False, False
        )
        hidden_states_2 = None
        cls_token_2 = hidden_states_3[
            (slice(None, None, None), 0, slice(None, None, None))
        ]
        cls_token_3 = cls_token_2.reshape(1, 4, 96)
        cls_token_2 = None
        cls_token_4 = torch.mean(cls_token_3, 1, True)
        cls_token_3 = None
        residual_spatial = hidden_states_3[
            (slice(None, None, None), slice(1, None, None), slice(None, None, None))
        ]
        hidden_states_3 = None
        reshape_16 = residual_spatial.reshape(1, 4, 4, 4, 96)
        residual_spatial = None
        permute_4 = reshape_16.permute(0, 2, 3, 1, 4)
        reshape_16 = None
        residual_spatial_1 = permute_4.reshape(1, 64, 96)
        permute_4 = None
        cat_3 = torch.cat((init_cls_token, temporal_embedding_2), 1)
        init_cls_token = temporal_embedding_2 = None
        cat_4 = torch.cat((cls_token_4, residual_spatial_1), 1)
        cls_token_4 = residual_spatial_1 = None
        hidden_states_4 = cat_3 + cat_4
        cat_3 = cat_4 = None
        layer_output = torch.nn.functional.layer_norm(
            hidden_states_4,
            (96,),
            l_self_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_bias_,
            1e-06,
        )
        l_self_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_bias_ = None
        hidden_states_5 = torch._C._nn.linear(
            layer_output,
            l_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_,
        )
        layer_output = l_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_ = None
        hidden_states_6 = torch._C._nn.gelu(hidden_states_5)
        hidden_states_5 = None
        hidden_states_7 = torch.nn.functional.dropout(
            hidden_states_6, 0.0, False, False
        )
        hidden_states_6 = None
        hidden_states_8 = torch._C._nn.linear(
            hidden_states_7,
            l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_,
            l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_,
        )
        hidden_states_7 = l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_ = l_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_ = None
        hidden_states_9 = torch.nn.functional.dropout(
            hidden_states_8, 0.0, False, False
        )
        hidden_states_8 = None
        layer_output_1 = hidden_states_4 + hidden_states_9
        hidden_states_4 = hidden_states_9 = None
        sequence_output = torch.nn.functional.layer_norm(
            layer_output_1,
            (96,),
            l_self_modules_layernorm_parameters_weight_,
            l_self_modules_layernorm_parameters_bias_,
            1e-06,
        )
        layer_output_1 = l_self_modules_layernorm_parameters_weight_ = l_self_modules_layernorm_parameters_bias_ = None
        return (sequence_output,)
