import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_pixel_values_: torch.Tensor,
        L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_parameters_cls_token_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_relative_position_bias_parameters_relative_position_bias_table_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_parameters_lambda_1_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_parameters_lambda_2_: torch.nn.parameter.Parameter,
        L_self_modules_pooler_modules_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_pooler_modules_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_pixel_values_ = L_kwargs_pixel_values_
        l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_ = L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_
        l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_ = L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_
        l_self_modules_embeddings_parameters_cls_token_ = (
            L_self_modules_embeddings_parameters_cls_token_
        )
        l_self_modules_layers_modules_0_modules_relative_position_bias_parameters_relative_position_bias_table_ = L_self_modules_layers_modules_0_modules_relative_position_bias_parameters_relative_position_bias_table_
        l_self_modules_layers_modules_0_modules_layernorm_before_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_layernorm_before_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_layernorm_before_parameters_bias_ = (
            L_self_modules_layers_modules_0_modules_layernorm_before_parameters_bias_
        )
        l_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_ = L_self_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_
        l_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_ = L_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_
        l_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_ = L_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_
        l_self_modules_layers_modules_0_parameters_lambda_1_ = (
            L_self_modules_layers_modules_0_parameters_lambda_1_
        )
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
        l_self_modules_layers_modules_0_parameters_lambda_2_ = (
            L_self_modules_layers_modules_0_parameters_lambda_2_
        )
        l_self_modules_pooler_modules_layernorm_parameters_weight_ = (
            L_self_modules_pooler_modules_layernorm_parameters_weight_
        )
        l_self_modules_pooler_modules_layernorm_parameters_bias_ = (
            L_self_modules_pooler_modules_layernorm_parameters_bias_
        )
        conv2d = torch.conv2d(
            l_kwargs_pixel_values_,
            l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_,
            l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_,
            (16, 16),
            (0, 0),
            (1, 1),
            1,
        )
        l_kwargs_pixel_values_ = l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_ = l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_ = None
        flatten = conv2d.flatten(2)
        conv2d = None
        embeddings = flatten.transpose(1, 2)
        flatten = None
        cls_tokens = l_self_modules_embeddings_parameters_cls_token_.expand(1, -1, -1)
        l_self_modules_embeddings_parameters_cls_token_ = None
        embeddings_1 = torch.cat((cls_tokens, embeddings), dim=1)
        cls_tokens = embeddings = None
        embeddings_2 = torch.nn.functional.dropout(embeddings_1, 0.0, False, False)
        embeddings_1 = None
        old_sub_table = l_self_modules_layers_modules_0_modules_relative_position_bias_parameters_relative_position_bias_table_[
            slice(None, 729, None)
        ]
        reshape = old_sub_table.reshape(1, 27, 27, -1)
        old_sub_table = None
        old_sub_table_1 = reshape.permute(0, 3, 1, 2)
        reshape = None
        new_sub_table = torch.nn.functional.interpolate(
            old_sub_table_1, size=(27, 27), mode="bilinear"
        )
        old_sub_table_1 = None
        permute_1 = new_sub_table.permute(0, 2, 3, 1)
        new_sub_table = None
        new_sub_table_1 = permute_1.reshape(729, -1)
        permute_1 = None
        getitem_1 = l_self_modules_layers_modules_0_modules_relative_position_bias_parameters_relative_position_bias_table_[
            slice(729, None, None)
        ]
        l_self_modules_layers_modules_0_modules_relative_position_bias_parameters_relative_position_bias_table_ = None
        new_relative_position_bias_table = torch.cat([new_sub_table_1, getitem_1])
        new_sub_table_1 = getitem_1 = None
        arange = torch.arange(14)
        arange_1 = torch.arange(14)
        meshgrid = torch.functional.meshgrid(arange, arange_1, indexing="ij")
        arange = arange_1 = None
        getitem_2 = meshgrid[0]
        getitem_3 = meshgrid[1]
        meshgrid = None
        stack = torch.stack((getitem_2, getitem_3))
        getitem_2 = getitem_3 = None
        coords_flatten = torch.flatten(stack, start_dim=1)
        stack = None
        getitem_4 = coords_flatten[
            (slice(None, None, None), slice(None, None, None), None)
        ]
        getitem_5 = coords_flatten[
            (slice(None, None, None), None, slice(None, None, None))
        ]
        coords_flatten = None
        sub = getitem_4 - getitem_5
        getitem_4 = getitem_5 = None
        permute_2 = sub.permute(1, 2, 0)
        sub = None
        relative_coords = permute_2.contiguous()
        permute_2 = None
        getitem_6 = relative_coords[
            (slice(None, None, None), slice(None, None, None), 0)
        ]
        getitem_6 += 13
        iadd = getitem_6
        getitem_6 = None
        relative_coords[(slice(None, None, None), slice(None, None, None), 0)] = iadd
        setitem = relative_coords
        iadd = setitem = None
        getitem_7 = relative_coords[
            (slice(None, None, None), slice(None, None, None), 1)
        ]
        getitem_7 += 13
        iadd_1 = getitem_7
        getitem_7 = None
        relative_coords[(slice(None, None, None), slice(None, None, None), 1)] = iadd_1
        setitem_1 = relative_coords
        iadd_1 = setitem_1 = None
        getitem_8 = relative_coords[
            (slice(None, None, None), slice(None, None, None), 0)
        ]
        getitem_8 *= 27
        imul = getitem_8
        getitem_8 = None
        relative_coords[(slice(None, None, None), slice(None, None, None), 0)] = imul
        setitem_2 = relative_coords
        imul = setitem_2 = None
        relative_position_index = torch.zeros(size=(197, 197), dtype=torch.int64)
        sum_1 = relative_coords.sum(-1)
        relative_coords = None
        relative_position_index[(slice(1, None, None), slice(1, None, None))] = sum_1
        setitem_3 = relative_position_index
        sum_1 = setitem_3 = None
        relative_position_index[(0, slice(0, None, None))] = 729
        setitem_4 = relative_position_index
        setitem_4 = None
        relative_position_index[(slice(0, None, None), 0)] = 730
        setitem_5 = relative_position_index
        setitem_5 = None
        relative_position_index[(0, 0)] = 731
        setitem_6 = relative_position_index
        setitem_6 = None
        view = relative_position_index.view(-1)
        relative_position_index = None
        relative_position_bias = new_relative_position_bias_table[view]
        new_relative_position_bias_table = view = None
        relative_position_bias_1 = relative_position_bias.view(197, 197, -1)
        relative_position_bias = None
        permute_3 = relative_position_bias_1.permute(2, 0, 1)
        relative_position_bias_1 = None
        relative_position_bias_2 = permute_3.contiguous()
        permute_3 = None
        relative_position_bias_3 = relative_position_bias_2.unsqueeze(0)
        relative_position_bias_2 = None
        hidden_states = torch.nn.functional.layer_norm(
            embeddings_2,
            (192,),
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
        view_2 = linear.view((1, 197, -1, 64))
        linear = None
        query_states = view_2.transpose(1, 2)
        view_2 = None
        linear_1 = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_,
            None,
        )
        l_self_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_ = None
        view_3 = linear_1.view((1, 197, -1, 64))
        linear_1 = None
        key_states = view_3.transpose(1, 2)
        view_3 = None
        linear_2 = torch._C._nn.linear(
            hidden_states,
            l_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_,
            l_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_,
        )
        hidden_states = l_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_ = l_self_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_ = None
        view_4 = linear_2.view((1, 197, -1, 64))
        linear_2 = None
        value_states = view_4.transpose(1, 2)
        view_4 = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            query_states,
            key_states,
            value_states,
            attn_mask=relative_position_bias_3,
            dropout_p=0.0,
            scale=0.125,
            is_causal=False,
        )
        query_states = key_states = value_states = relative_position_bias_3 = None
        attn_output_1 = attn_output.reshape(1, -1, 197, 64)
        attn_output = None
        transpose_4 = attn_output_1.transpose(1, 2)
        attn_output_1 = None
        attn_output_2 = transpose_4.contiguous()
        transpose_4 = None
        reshape_3 = attn_output_2.reshape(1, 197, -1)
        attn_output_2 = None
        attn_output_3 = reshape_3.contiguous()
        reshape_3 = None
        attn_output_4 = torch._C._nn.linear(
            attn_output_3,
            l_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_,
            l_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_,
        )
        attn_output_3 = l_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_ = l_self_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_ = None
        hidden_states_1 = torch.nn.functional.dropout(attn_output_4, 0.0, False, False)
        attn_output_4 = None
        hidden_states_2 = (
            l_self_modules_layers_modules_0_parameters_lambda_1_ * hidden_states_1
        )
        l_self_modules_layers_modules_0_parameters_lambda_1_ = hidden_states_1 = None
        hidden_states_3 = hidden_states_2 + embeddings_2
        hidden_states_2 = embeddings_2 = None
        hidden_states_4 = torch.nn.functional.layer_norm(
            hidden_states_3,
            (192,),
            l_self_modules_layers_modules_0_modules_layernorm_after_parameters_weight_,
            l_self_modules_layers_modules_0_modules_layernorm_after_parameters_bias_,
            1e-12,
        )
        l_self_modules_layers_modules_0_modules_layernorm_after_parameters_weight_ = l_self_modules_layers_modules_0_modules_layernorm_after_parameters_bias_ = None
        hidden_states_5 = torch._C._nn.linear(
            hidden_states_4,
            l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        hidden_states_4 = l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        hidden_states_6 = torch._C._nn.gelu(hidden_states_5)
        hidden_states_5 = None
        hidden_states_7 = torch._C._nn.linear(
            hidden_states_6,
            l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        hidden_states_6 = l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        hidden_states_8 = torch.nn.functional.dropout(
            hidden_states_7, 0.0, False, False
        )
        hidden_states_7 = None
        hidden_states_9 = (
            l_self_modules_layers_modules_0_parameters_lambda_2_ * hidden_states_8
        )
        l_self_modules_layers_modules_0_parameters_lambda_2_ = hidden_states_8 = None
        hidden_states_10 = hidden_states_9 + hidden_states_3
        hidden_states_9 = hidden_states_3 = None
        getitem_10 = hidden_states_10[
            (slice(None, None, None), slice(1, None, None), slice(None, None, None))
        ]
        mean = getitem_10.mean(1)
        getitem_10 = None
        pooled_output = torch.nn.functional.layer_norm(
            mean,
            (192,),
            l_self_modules_pooler_modules_layernorm_parameters_weight_,
            l_self_modules_pooler_modules_layernorm_parameters_bias_,
            1e-12,
        )
        mean = l_self_modules_pooler_modules_layernorm_parameters_weight_ = l_self_modules_pooler_modules_layernorm_parameters_bias_ = None
        return (hidden_states_10, pooled_output)
