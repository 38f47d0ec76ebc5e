import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_input_values_: torch.Tensor,
        L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_parameters_cls_token_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_parameters_distillation_token_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_parameters_position_embeddings_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_input_values_ = L_kwargs_input_values_
        l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_ = L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_
        l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_ = L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_
        l_self_modules_embeddings_parameters_cls_token_ = (
            L_self_modules_embeddings_parameters_cls_token_
        )
        l_self_modules_embeddings_parameters_distillation_token_ = (
            L_self_modules_embeddings_parameters_distillation_token_
        )
        l_self_modules_embeddings_parameters_position_embeddings_ = (
            L_self_modules_embeddings_parameters_position_embeddings_
        )
        l_self_modules_layers_modules_0_modules_layernorm_before_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_layernorm_before_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_layernorm_before_parameters_bias_ = (
            L_self_modules_layers_modules_0_modules_layernorm_before_parameters_bias_
        )
        l_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_ = L_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_
        l_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_ = L_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_
        l_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_ = L_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_
        l_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_ = L_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_
        l_self_modules_layers_modules_0_modules_layernorm_after_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_layernorm_after_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_layernorm_after_parameters_bias_ = (
            L_self_modules_layers_modules_0_modules_layernorm_after_parameters_bias_
        )
        l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_ = (
            L_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_
        )
        l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_ = (
            L_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_
        )
        l_self_modules_layernorm_parameters_weight_ = (
            L_self_modules_layernorm_parameters_weight_
        )
        l_self_modules_layernorm_parameters_bias_ = (
            L_self_modules_layernorm_parameters_bias_
        )
        input_values = l_kwargs_input_values_.unsqueeze(1)
        l_kwargs_input_values_ = None
        input_values_1 = input_values.transpose(2, 3)
        input_values = None
        conv2d = torch.conv2d(
            input_values_1,
            l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_,
            l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_,
            (10, 10),
            (0, 0),
            (1, 1),
            1,
        )
        input_values_1 = l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_ = l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_ = None
        flatten = conv2d.flatten(2)
        conv2d = None
        embeddings = flatten.transpose(1, 2)
        flatten = None
        cls_tokens = l_self_modules_embeddings_parameters_cls_token_.expand(1, -1, -1)
        l_self_modules_embeddings_parameters_cls_token_ = None
        distillation_tokens = l_self_modules_embeddings_parameters_distillation_token_.expand(
            1, -1, -1
        )
        l_self_modules_embeddings_parameters_distillation_token_ = None
        embeddings_1 = torch.cat((cls_tokens, distillation_tokens, embeddings), dim=1)
        cls_tokens = distillation_tokens = embeddings = None
        embeddings_2 = (
            embeddings_1 + l_self_modules_embeddings_parameters_position_embeddings_
        )
        embeddings_1 = l_self_modules_embeddings_parameters_position_embeddings_ = None
        embeddings_3 = torch.nn.functional.dropout(embeddings_2, 0.0, False, False)
        embeddings_2 = None
        hidden_states = torch.nn.functional.layer_norm(
            embeddings_3,
            (96,),
            l_self_modules_layers_modules_0_modules_layernorm_before_parameters_weight_,
            l_self_modules_layers_modules_0_modules_layernorm_before_parameters_bias_,
            1e-12,
        )
        l_self_modules_layers_modules_0_modules_layernorm_before_parameters_weight_ = l_self_modules_layers_modules_0_modules_layernorm_before_parameters_bias_ = None
        linear = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_,
            l_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_,
        )
        l_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_ = l_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_ = None
        view = linear.view((1, 146, -1, 32))
        linear = None
        query_states = view.transpose(1, 2)
        view = None
        linear_1 = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_,
            l_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_,
        )
        l_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_ = l_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_ = None
        view_1 = linear_1.view((1, 146, -1, 32))
        linear_1 = None
        key_states = view_1.transpose(1, 2)
        view_1 = None
        linear_2 = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_,
            l_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_,
        )
        hidden_states = l_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_ = l_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_ = None
        view_2 = linear_2.view((1, 146, -1, 32))
        linear_2 = None
        value_states = view_2.transpose(1, 2)
        view_2 = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            query_states,
            key_states,
            value_states,
            attn_mask=None,
            dropout_p=0.0,
            scale=0.1767766952966369,
            is_causal=False,
        )
        query_states = key_states = value_states = None
        attn_output_1 = attn_output.reshape(1, -1, 146, 32)
        attn_output = None
        transpose_5 = attn_output_1.transpose(1, 2)
        attn_output_1 = None
        attn_output_2 = transpose_5.contiguous()
        transpose_5 = None
        reshape_1 = attn_output_2.reshape(1, 146, -1)
        attn_output_2 = None
        attn_output_3 = reshape_1.contiguous()
        reshape_1 = None
        attn_output_4 = torch._C._nn.linear(
            attn_output_3,
            l_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_,
            l_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_,
        )
        attn_output_3 = l_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_ = l_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_ = None
        hidden_states_1 = torch.nn.functional.dropout(attn_output_4, 0.0, False, False)
        attn_output_4 = None
        hidden_states_2 = hidden_states_1 + embeddings_3
        hidden_states_1 = embeddings_3 = None
        hidden_states_3 = torch.nn.functional.layer_norm(
            hidden_states_2,
            (96,),
            l_self_modules_layers_modules_0_modules_layernorm_after_parameters_weight_,
            l_self_modules_layers_modules_0_modules_layernorm_after_parameters_bias_,
            1e-12,
        )
        l_self_modules_layers_modules_0_modules_layernorm_after_parameters_weight_ = l_self_modules_layers_modules_0_modules_layernorm_after_parameters_bias_ = None
        hidden_states_4 = torch._C._nn.linear(
            hidden_states_3,
            l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        hidden_states_3 = l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        hidden_states_5 = torch._C._nn.gelu(hidden_states_4)
        hidden_states_4 = None
        hidden_states_6 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        hidden_states_5 = l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        hidden_states_7 = torch.nn.functional.dropout(
            hidden_states_6, 0.0, False, False
        )
        hidden_states_6 = None
        hidden_states_8 = hidden_states_7 + hidden_states_2
        hidden_states_7 = hidden_states_2 = None
        sequence_output = torch.nn.functional.layer_norm(
            hidden_states_8,
            (96,),
            l_self_modules_layernorm_parameters_weight_,
            l_self_modules_layernorm_parameters_bias_,
            1e-12,
        )
        hidden_states_8 = l_self_modules_layernorm_parameters_weight_ = l_self_modules_layernorm_parameters_bias_ = None
        getitem = sequence_output[(slice(None, None, None), 0)]
        getitem_1 = sequence_output[(slice(None, None, None), 1)]
        add_3 = getitem + getitem_1
        getitem = getitem_1 = None
        pooled_output = add_3 / 2
        add_3 = None
        return (sequence_output, pooled_output)
