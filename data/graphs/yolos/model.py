import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_pixel_values_: torch.Tensor,
        L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_embeddings_parameters_cls_token_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_embeddings_parameters_detection_tokens_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_embeddings_parameters_position_embeddings_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_interpolation_parameters_mid_position_embeddings_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_class_labels_classifier_modules_layers_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_class_labels_classifier_modules_layers_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_class_labels_classifier_modules_layers_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_class_labels_classifier_modules_layers_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_class_labels_classifier_modules_layers_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_class_labels_classifier_modules_layers_modules_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_bbox_predictor_modules_layers_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_bbox_predictor_modules_layers_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_bbox_predictor_modules_layers_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_bbox_predictor_modules_layers_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_bbox_predictor_modules_layers_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_bbox_predictor_modules_layers_modules_2_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_pixel_values_ = L_kwargs_pixel_values_
        l_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_ = L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_
        l_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_ = L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_
        l_self_modules_vit_modules_embeddings_parameters_cls_token_ = (
            L_self_modules_vit_modules_embeddings_parameters_cls_token_
        )
        l_self_modules_vit_modules_embeddings_parameters_detection_tokens_ = (
            L_self_modules_vit_modules_embeddings_parameters_detection_tokens_
        )
        l_self_modules_vit_modules_embeddings_parameters_position_embeddings_ = (
            L_self_modules_vit_modules_embeddings_parameters_position_embeddings_
        )
        l_self_modules_vit_modules_encoder_modules_interpolation_parameters_mid_position_embeddings_ = L_self_modules_vit_modules_encoder_modules_interpolation_parameters_mid_position_embeddings_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_weight_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_weight_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_bias_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_bias_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_key_parameters_weight_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_key_parameters_weight_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_key_parameters_bias_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_key_parameters_bias_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_value_parameters_weight_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_value_parameters_weight_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_value_parameters_bias_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_value_parameters_bias_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_query_parameters_weight_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_query_parameters_weight_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_query_parameters_bias_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_query_parameters_bias_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_weight_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_weight_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_bias_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_bias_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_ = L_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_
        l_self_modules_vit_modules_layernorm_parameters_weight_ = (
            L_self_modules_vit_modules_layernorm_parameters_weight_
        )
        l_self_modules_vit_modules_layernorm_parameters_bias_ = (
            L_self_modules_vit_modules_layernorm_parameters_bias_
        )
        l_self_modules_class_labels_classifier_modules_layers_modules_0_parameters_weight_ = L_self_modules_class_labels_classifier_modules_layers_modules_0_parameters_weight_
        l_self_modules_class_labels_classifier_modules_layers_modules_0_parameters_bias_ = L_self_modules_class_labels_classifier_modules_layers_modules_0_parameters_bias_
        l_self_modules_class_labels_classifier_modules_layers_modules_1_parameters_weight_ = L_self_modules_class_labels_classifier_modules_layers_modules_1_parameters_weight_
        l_self_modules_class_labels_classifier_modules_layers_modules_1_parameters_bias_ = L_self_modules_class_labels_classifier_modules_layers_modules_1_parameters_bias_
        l_self_modules_class_labels_classifier_modules_layers_modules_2_parameters_weight_ = L_self_modules_class_labels_classifier_modules_layers_modules_2_parameters_weight_
        l_self_modules_class_labels_classifier_modules_layers_modules_2_parameters_bias_ = L_self_modules_class_labels_classifier_modules_layers_modules_2_parameters_bias_
        l_self_modules_bbox_predictor_modules_layers_modules_0_parameters_weight_ = (
            L_self_modules_bbox_predictor_modules_layers_modules_0_parameters_weight_
        )
        l_self_modules_bbox_predictor_modules_layers_modules_0_parameters_bias_ = (
            L_self_modules_bbox_predictor_modules_layers_modules_0_parameters_bias_
        )
        l_self_modules_bbox_predictor_modules_layers_modules_1_parameters_weight_ = (
            L_self_modules_bbox_predictor_modules_layers_modules_1_parameters_weight_
        )
        l_self_modules_bbox_predictor_modules_layers_modules_1_parameters_bias_ = (
            L_self_modules_bbox_predictor_modules_layers_modules_1_parameters_bias_
        )
        l_self_modules_bbox_predictor_modules_layers_modules_2_parameters_weight_ = (
            L_self_modules_bbox_predictor_modules_layers_modules_2_parameters_weight_
        )
        l_self_modules_bbox_predictor_modules_layers_modules_2_parameters_bias_ = (
            L_self_modules_bbox_predictor_modules_layers_modules_2_parameters_bias_
        )
        conv2d = torch.conv2d(
            l_kwargs_pixel_values_,
            l_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_,
            l_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_,
            (16, 16),
            (0, 0),
            (1, 1),
            1,
        )
        l_kwargs_pixel_values_ = l_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_ = l_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_ = None
        flatten = conv2d.flatten(2)
        conv2d = None
        embeddings = flatten.transpose(1, 2)
        flatten = None
        cls_tokens = l_self_modules_vit_modules_embeddings_parameters_cls_token_.expand(
            1, -1, -1
        )
        l_self_modules_vit_modules_embeddings_parameters_cls_token_ = None
        detection_tokens = l_self_modules_vit_modules_embeddings_parameters_detection_tokens_.expand(
            1, -1, -1
        )
        l_self_modules_vit_modules_embeddings_parameters_detection_tokens_ = None
        embeddings_1 = torch.cat((cls_tokens, embeddings, detection_tokens), dim=1)
        cls_tokens = embeddings = detection_tokens = None
        cls_pos_embed = l_self_modules_vit_modules_embeddings_parameters_position_embeddings_[
            (slice(None, None, None), 0, slice(None, None, None))
        ]
        cls_pos_embed_1 = cls_pos_embed[(slice(None, None, None), None)]
        cls_pos_embed = None
        det_pos_embed = l_self_modules_vit_modules_embeddings_parameters_position_embeddings_[
            (slice(None, None, None), slice(-10, None, None), slice(None, None, None))
        ]
        patch_pos_embed = l_self_modules_vit_modules_embeddings_parameters_position_embeddings_[
            (slice(None, None, None), slice(1, -10, None), slice(None, None, None))
        ]
        l_self_modules_vit_modules_embeddings_parameters_position_embeddings_ = None
        patch_pos_embed_1 = patch_pos_embed.transpose(1, 2)
        patch_pos_embed = None
        patch_pos_embed_2 = patch_pos_embed_1.view(1, 96, 6, 6)
        patch_pos_embed_1 = None
        patch_pos_embed_3 = torch.nn.functional.interpolate(
            patch_pos_embed_2, size=(6, 6), mode="bicubic", align_corners=False
        )
        patch_pos_embed_2 = None
        flatten_1 = patch_pos_embed_3.flatten(2)
        patch_pos_embed_3 = None
        patch_pos_embed_4 = flatten_1.transpose(1, 2)
        flatten_1 = None
        scale_pos_embed = torch.cat(
            (cls_pos_embed_1, patch_pos_embed_4, det_pos_embed), dim=1
        )
        cls_pos_embed_1 = patch_pos_embed_4 = det_pos_embed = None
        embeddings_2 = embeddings_1 + scale_pos_embed
        embeddings_1 = scale_pos_embed = None
        embeddings_3 = torch.nn.functional.dropout(embeddings_2, 0.0, False, False)
        embeddings_2 = None
        cls_pos_embed_2 = l_self_modules_vit_modules_encoder_modules_interpolation_parameters_mid_position_embeddings_[
            (
                slice(None, None, None),
                slice(None, None, None),
                0,
                slice(None, None, None),
            )
        ]
        cls_pos_embed_3 = cls_pos_embed_2[(slice(None, None, None), None)]
        cls_pos_embed_2 = None
        det_pos_embed_1 = l_self_modules_vit_modules_encoder_modules_interpolation_parameters_mid_position_embeddings_[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(-10, None, None),
                slice(None, None, None),
            )
        ]
        patch_pos_embed_5 = l_self_modules_vit_modules_encoder_modules_interpolation_parameters_mid_position_embeddings_[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(1, -10, None),
                slice(None, None, None),
            )
        ]
        l_self_modules_vit_modules_encoder_modules_interpolation_parameters_mid_position_embeddings_ = None
        patch_pos_embed_6 = patch_pos_embed_5.transpose(2, 3)
        patch_pos_embed_5 = None
        patch_pos_embed_7 = patch_pos_embed_6.view(0, 96, 6, 6)
        patch_pos_embed_6 = None
        patch_pos_embed_8 = torch.nn.functional.interpolate(
            patch_pos_embed_7, size=(6, 6), mode="bicubic", align_corners=False
        )
        patch_pos_embed_7 = None
        flatten_2 = patch_pos_embed_8.flatten(2)
        patch_pos_embed_8 = None
        transpose_4 = flatten_2.transpose(1, 2)
        flatten_2 = None
        contiguous = transpose_4.contiguous()
        transpose_4 = None
        patch_pos_embed_9 = contiguous.view(0, 1, 36, 96)
        contiguous = None
        scale_pos_embed_1 = torch.cat(
            (cls_pos_embed_3, patch_pos_embed_9, det_pos_embed_1), dim=2
        )
        cls_pos_embed_3 = patch_pos_embed_9 = det_pos_embed_1 = scale_pos_embed_1 = None
        hidden_states_norm = torch.nn.functional.layer_norm(
            embeddings_3,
            (96,),
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_weight_,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_bias_,
            1e-12,
        )
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_weight_ = l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_before_parameters_bias_ = None
        linear = torch._C._nn.linear(
            hidden_states_norm,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_key_parameters_weight_,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_key_parameters_bias_,
        )
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_key_parameters_weight_ = l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_key_parameters_bias_ = None
        view_3 = linear.view(1, -1, 3, 32)
        linear = None
        key_layer = view_3.transpose(1, 2)
        view_3 = None
        linear_1 = torch._C._nn.linear(
            hidden_states_norm,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_value_parameters_weight_,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_value_parameters_bias_,
        )
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_value_parameters_weight_ = l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_value_parameters_bias_ = None
        view_4 = linear_1.view(1, -1, 3, 32)
        linear_1 = None
        value_layer = view_4.transpose(1, 2)
        view_4 = None
        linear_2 = torch._C._nn.linear(
            hidden_states_norm,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_query_parameters_weight_,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_query_parameters_bias_,
        )
        hidden_states_norm = l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_query_parameters_weight_ = l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_attention_modules_query_parameters_bias_ = None
        view_5 = linear_2.view(1, -1, 3, 32)
        linear_2 = None
        query_layer = view_5.transpose(1, 2)
        view_5 = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            query_layer,
            key_layer,
            value_layer,
            attn_mask=None,
            dropout_p=0.0,
            scale=0.1767766952966369,
            is_causal=False,
        )
        query_layer = key_layer = value_layer = None
        attn_output_1 = attn_output.reshape(1, -1, 47, 32)
        attn_output = None
        transpose_8 = attn_output_1.transpose(1, 2)
        attn_output_1 = None
        attn_output_2 = transpose_8.contiguous()
        transpose_8 = None
        context_layer = attn_output_2.reshape((1, 47, 96))
        attn_output_2 = None
        hidden_states = torch._C._nn.linear(
            context_layer,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_,
        )
        context_layer = l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_ = l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_ = None
        hidden_states_1 = torch.nn.functional.dropout(hidden_states, 0.0, False, False)
        hidden_states = None
        hidden_states_2 = hidden_states_1 + embeddings_3
        hidden_states_1 = embeddings_3 = None
        layer_output = torch.nn.functional.layer_norm(
            hidden_states_2,
            (96,),
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_weight_,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_bias_,
            1e-12,
        )
        l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_weight_ = l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_layernorm_after_parameters_bias_ = None
        hidden_states_3 = torch._C._nn.linear(
            layer_output,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_,
        )
        layer_output = l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_ = l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_ = None
        hidden_states_4 = torch._C._nn.gelu(hidden_states_3)
        hidden_states_3 = None
        hidden_states_5 = torch._C._nn.linear(
            hidden_states_4,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_,
            l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_,
        )
        hidden_states_4 = l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_ = l_self_modules_vit_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_ = None
        hidden_states_6 = torch.nn.functional.dropout(
            hidden_states_5, 0.0, False, False
        )
        hidden_states_5 = None
        hidden_states_7 = hidden_states_6 + hidden_states_2
        hidden_states_6 = hidden_states_2 = None
        sequence_output = torch.nn.functional.layer_norm(
            hidden_states_7,
            (96,),
            l_self_modules_vit_modules_layernorm_parameters_weight_,
            l_self_modules_vit_modules_layernorm_parameters_bias_,
            1e-12,
        )
        hidden_states_7 = l_self_modules_vit_modules_layernorm_parameters_weight_ = l_self_modules_vit_modules_layernorm_parameters_bias_ = None
        sequence_output_1 = sequence_output[
            (slice(None, None, None), slice(-10, None, None), slice(None, None, None))
        ]
        linear_6 = torch._C._nn.linear(
            sequence_output_1,
            l_self_modules_class_labels_classifier_modules_layers_modules_0_parameters_weight_,
            l_self_modules_class_labels_classifier_modules_layers_modules_0_parameters_bias_,
        )
        l_self_modules_class_labels_classifier_modules_layers_modules_0_parameters_weight_ = l_self_modules_class_labels_classifier_modules_layers_modules_0_parameters_bias_ = None
        x = torch.nn.functional.relu(linear_6)
        linear_6 = None
        linear_7 = torch._C._nn.linear(
            x,
            l_self_modules_class_labels_classifier_modules_layers_modules_1_parameters_weight_,
            l_self_modules_class_labels_classifier_modules_layers_modules_1_parameters_bias_,
        )
        x = l_self_modules_class_labels_classifier_modules_layers_modules_1_parameters_weight_ = l_self_modules_class_labels_classifier_modules_layers_modules_1_parameters_bias_ = None
        x_1 = torch.nn.functional.relu(linear_7)
        linear_7 = None
        x_2 = torch._C._nn.linear(
            x_1,
            l_self_modules_class_labels_classifier_modules_layers_modules_2_parameters_weight_,
            l_self_modules_class_labels_classifier_modules_layers_modules_2_parameters_bias_,
        )
        x_1 = l_self_modules_class_labels_classifier_modules_layers_modules_2_parameters_weight_ = l_self_modules_class_labels_classifier_modules_layers_modules_2_parameters_bias_ = None
        linear_9 = torch._C._nn.linear(
            sequence_output_1,
            l_self_modules_bbox_predictor_modules_layers_modules_0_parameters_weight_,
            l_self_modules_bbox_predictor_modules_layers_modules_0_parameters_bias_,
        )
        sequence_output_1 = l_self_modules_bbox_predictor_modules_layers_modules_0_parameters_weight_ = l_self_modules_bbox_predictor_modules_layers_modules_0_parameters_bias_ = None
        x_3 = torch.nn.functional.relu(linear_9)
        linear_9 = None
        linear_10 = torch._C._nn.linear(
            x_3,
            l_self_modules_bbox_predictor_modules_layers_modules_1_parameters_weight_,
            l_self_modules_bbox_predictor_modules_layers_modules_1_parameters_bias_,
        )
        x_3 = l_self_modules_bbox_predictor_modules_layers_modules_1_parameters_weight_ = l_self_modules_bbox_predictor_modules_layers_modules_1_parameters_bias_ = None
        x_4 = torch.nn.functional.relu(linear_10)
        linear_10 = None
        x_5 = torch._C._nn.linear(
            x_4,
            l_self_modules_bbox_predictor_modules_layers_modules_2_parameters_weight_,
            l_self_modules_bbox_predictor_modules_layers_modules_2_parameters_bias_,
        )
        x_4 = l_self_modules_bbox_predictor_modules_layers_modules_2_parameters_weight_ = l_self_modules_bbox_predictor_modules_layers_modules_2_parameters_bias_ = None
        pred_boxes = x_5.sigmoid()
        x_5 = None
        return (x_2, pred_boxes, sequence_output)
