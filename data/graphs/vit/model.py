import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_: torch.nn.parameter.Parameter,
        L_kwargs_pixel_values_: torch.Tensor,
        L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_embeddings_parameters_cls_token_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_embeddings_parameters_position_embeddings_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_classifier_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_classifier_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_ = L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_
        l_kwargs_pixel_values_ = L_kwargs_pixel_values_
        l_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_ = L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_
        l_self_modules_vit_modules_embeddings_parameters_cls_token_ = (
            L_self_modules_vit_modules_embeddings_parameters_cls_token_
        )
        l_self_modules_vit_modules_embeddings_parameters_position_embeddings_ = (
            L_self_modules_vit_modules_embeddings_parameters_position_embeddings_
        )
        l_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_weight_ = L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_weight_
        l_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_bias_ = L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_bias_
        l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_ = L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_
        l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_ = L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_
        l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_ = L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_
        l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_ = L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_
        l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_ = L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_
        l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_ = L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_
        l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_ = L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_
        l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_ = L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_
        l_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_weight_ = L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_weight_
        l_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_bias_ = L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_bias_
        l_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_weight_ = L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_weight_
        l_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_bias_ = L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_bias_
        l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_weight_ = L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_weight_
        l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_bias_ = L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_bias_
        l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_weight_ = L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_weight_
        l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_bias_ = L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_bias_
        l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_weight_ = L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_weight_
        l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_bias_ = L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_bias_
        l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_weight_ = L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_weight_
        l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_bias_ = L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_bias_
        l_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_weight_ = L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_weight_
        l_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_bias_ = L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_bias_
        l_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_vit_modules_layernorm_parameters_weight_ = (
            L_self_modules_vit_modules_layernorm_parameters_weight_
        )
        l_self_modules_vit_modules_layernorm_parameters_bias_ = (
            L_self_modules_vit_modules_layernorm_parameters_bias_
        )
        l_self_modules_classifier_parameters_weight_ = (
            L_self_modules_classifier_parameters_weight_
        )
        l_self_modules_classifier_parameters_bias_ = (
            L_self_modules_classifier_parameters_bias_
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
        embeddings_1 = torch.cat((cls_tokens, embeddings), dim=1)
        cls_tokens = embeddings = None
        embeddings_2 = embeddings_1 + l_self_modules_vit_modules_embeddings_parameters_position_embeddings_
        embeddings_1 = l_self_modules_vit_modules_embeddings_parameters_position_embeddings_ = None
        embeddings_3 = torch.nn.functional.dropout(embeddings_2, 0.0, False, False)
        embeddings_2 = None
        hidden_states = torch.nn.functional.layer_norm(
            embeddings_3,
            (192,),
            l_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_bias_,
            1e-12,
        )
        l_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_weight_ = l_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_bias_ = None
        linear = torch._C._nn.linear(
            hidden_states,
            l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_,
        )
        l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_ = l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_ = None
        view = linear.view((1, 197, -1, 64))
        linear = None
        query_states = view.transpose(1, 2)
        view = None
        linear_1 = torch._C._nn.linear(
            hidden_states,
            l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_,
        )
        l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_ = l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_ = None
        view_1 = linear_1.view((1, 197, -1, 64))
        linear_1 = None
        key_states = view_1.transpose(1, 2)
        view_1 = None
        linear_2 = torch._C._nn.linear(
            hidden_states,
            l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_,
        )
        hidden_states = l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_ = l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_ = None
        view_2 = linear_2.view((1, 197, -1, 64))
        linear_2 = None
        value_states = view_2.transpose(1, 2)
        view_2 = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            query_states,
            key_states,
            value_states,
            attn_mask=None,
            dropout_p=0.0,
            scale=0.125,
            is_causal=False,
        )
        query_states = key_states = value_states = None
        attn_output_1 = attn_output.reshape(1, -1, 197, 64)
        attn_output = None
        transpose_4 = attn_output_1.transpose(1, 2)
        attn_output_1 = None
        attn_output_2 = transpose_4.contiguous()
        transpose_4 = None
        reshape_1 = attn_output_2.reshape(1, 197, -1)
        attn_output_2 = None
        attn_output_3 = reshape_1.contiguous()
        reshape_1 = None
        attn_output_4 = torch._C._nn.linear(
            attn_output_3,
            l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_,
        )
        attn_output_3 = l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_ = l_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_ = None
        hidden_states_1 = torch.nn.functional.dropout(attn_output_4, 0.0, False, False)
        attn_output_4 = None
        hidden_states_2 = hidden_states_1 + embeddings_3
        hidden_states_1 = embeddings_3 = None
        hidden_states_3 = torch.nn.functional.layer_norm(
            hidden_states_2,
            (192,),
            l_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_bias_,
            1e-12,
        )
        l_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_weight_ = l_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_bias_ = None
        hidden_states_4 = torch._C._nn.linear(
            hidden_states_3,
            l_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        hidden_states_3 = l_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        hidden_states_5 = torch._C._nn.gelu(hidden_states_4)
        hidden_states_4 = None
        hidden_states_6 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        hidden_states_5 = l_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        hidden_states_7 = torch.nn.functional.dropout(
            hidden_states_6, 0.0, False, False
        )
        hidden_states_6 = None
        hidden_states_8 = hidden_states_7 + hidden_states_2
        hidden_states_7 = hidden_states_2 = None
        hidden_states_9 = torch.nn.functional.layer_norm(
            hidden_states_8,
            (192,),
            l_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_bias_,
            1e-12,
        )
        l_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_weight_ = l_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_bias_ = None
        linear_6 = torch._C._nn.linear(
            hidden_states_9,
            l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_bias_,
        )
        l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_weight_ = l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_bias_ = None
        view_3 = linear_6.view((1, 197, -1, 64))
        linear_6 = None
        query_states_1 = view_3.transpose(1, 2)
        view_3 = None
        linear_7 = torch._C._nn.linear(
            hidden_states_9,
            l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_bias_,
        )
        l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_weight_ = l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_bias_ = None
        view_4 = linear_7.view((1, 197, -1, 64))
        linear_7 = None
        key_states_1 = view_4.transpose(1, 2)
        view_4 = None
        linear_8 = torch._C._nn.linear(
            hidden_states_9,
            l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_bias_,
        )
        hidden_states_9 = l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_weight_ = l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_bias_ = None
        view_5 = linear_8.view((1, 197, -1, 64))
        linear_8 = None
        value_states_1 = view_5.transpose(1, 2)
        view_5 = None
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(
            query_states_1,
            key_states_1,
            value_states_1,
            attn_mask=None,
            dropout_p=0.0,
            scale=0.125,
            is_causal=False,
        )
        query_states_1 = key_states_1 = value_states_1 = None
        attn_output_6 = attn_output_5.reshape(1, -1, 197, 64)
        attn_output_5 = None
        transpose_8 = attn_output_6.transpose(1, 2)
        attn_output_6 = None
        attn_output_7 = transpose_8.contiguous()
        transpose_8 = None
        reshape_3 = attn_output_7.reshape(1, 197, -1)
        attn_output_7 = None
        attn_output_8 = reshape_3.contiguous()
        reshape_3 = None
        attn_output_9 = torch._C._nn.linear(
            attn_output_8,
            l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_bias_,
        )
        attn_output_8 = l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_weight_ = l_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_bias_ = None
        hidden_states_10 = torch.nn.functional.dropout(attn_output_9, 0.0, False, False)
        attn_output_9 = None
        hidden_states_11 = hidden_states_10 + hidden_states_8
        hidden_states_10 = hidden_states_8 = None
        hidden_states_12 = torch.nn.functional.layer_norm(
            hidden_states_11,
            (192,),
            l_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_bias_,
            1e-12,
        )
        l_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_weight_ = l_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_bias_ = None
        hidden_states_13 = torch._C._nn.linear(
            hidden_states_12,
            l_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_,
        )
        hidden_states_12 = l_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_ = None
        hidden_states_14 = torch._C._nn.gelu(hidden_states_13)
        hidden_states_13 = None
        hidden_states_15 = torch._C._nn.linear(
            hidden_states_14,
            l_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_,
        )
        hidden_states_14 = l_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_ = None
        hidden_states_16 = torch.nn.functional.dropout(
            hidden_states_15, 0.0, False, False
        )
        hidden_states_15 = None
        hidden_states_17 = hidden_states_16 + hidden_states_11
        hidden_states_16 = hidden_states_11 = None
        sequence_output = torch.nn.functional.layer_norm(
            hidden_states_17,
            (192,),
            l_self_modules_vit_modules_layernorm_parameters_weight_,
            l_self_modules_vit_modules_layernorm_parameters_bias_,
            1e-12,
        )
        hidden_states_17 = l_self_modules_vit_modules_layernorm_parameters_weight_ = l_self_modules_vit_modules_layernorm_parameters_bias_ = None
        pooled_output = sequence_output[
            (slice(None, None, None), 0, slice(None, None, None))
        ]
        sequence_output = None
        logits = torch._C._nn.linear(
            pooled_output,
            l_self_modules_classifier_parameters_weight_,
            l_self_modules_classifier_parameters_bias_,
        )
        pooled_output = l_self_modules_classifier_parameters_weight_ = l_self_modules_classifier_parameters_bias_ = None
        return (logits,)
