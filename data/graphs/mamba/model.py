import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_input_ids_: torch.Tensor,
        L_self_modules_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_attention_mask_: torch.Tensor,
        L_self_modules_layers_modules_0_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm_f_parameters_weight_: torch.nn.parameter.Parameter,
    ):
        l_input_ids_ = L_input_ids_
        l_self_modules_embeddings_parameters_weight_ = (
            L_self_modules_embeddings_parameters_weight_
        )
        l_self_modules_layers_modules_0_modules_norm_parameters_weight_ = (
            L_self_modules_layers_modules_0_modules_norm_parameters_weight_
        )
        l_attention_mask_ = L_attention_mask_
        l_self_modules_layers_modules_0_modules_mixer_modules_in_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_mixer_modules_in_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_mixer_parameters_a_log_ = (
            L_self_modules_layers_modules_0_modules_mixer_parameters_A_log_
        )
        l_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_weight_ = L_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_weight_
        l_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_bias_ = L_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_bias_
        l_self_modules_layers_modules_0_modules_mixer_modules_x_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_mixer_modules_x_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_bias_ = L_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_bias_
        l_self_modules_layers_modules_0_modules_mixer_parameters_d_ = (
            L_self_modules_layers_modules_0_modules_mixer_parameters_D_
        )
        l_self_modules_layers_modules_0_modules_mixer_modules_out_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_mixer_modules_out_proj_parameters_weight_
        l_self_modules_norm_f_parameters_weight_ = (
            L_self_modules_norm_f_parameters_weight_
        )
        inputs_embeds = torch.nn.functional.embedding(
            l_input_ids_,
            l_self_modules_embeddings_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        l_input_ids_ = l_self_modules_embeddings_parameters_weight_ = None
        to = inputs_embeds.to(dtype=torch.float32)
        hidden_states = to.to(torch.float32)
        to = None
        pow_1 = hidden_states.pow(2)
        variance = pow_1.mean(-1, keepdim=True)
        pow_1 = None
        add = variance + 1e-05
        variance = None
        rsqrt = torch.rsqrt(add)
        add = None
        hidden_states_1 = hidden_states * rsqrt
        hidden_states = rsqrt = None
        to_2 = hidden_states_1.to(torch.float32)
        hidden_states_1 = None
        hidden_states_2 = (
            l_self_modules_layers_modules_0_modules_norm_parameters_weight_ * to_2
        )
        l_self_modules_layers_modules_0_modules_norm_parameters_weight_ = to_2 = None
        residual = inputs_embeds.to(torch.float32)
        inputs_embeds = None
        getitem = l_attention_mask_[
            (slice(None, None, None), slice(None, None, None), None)
        ]
        mul_2 = hidden_states_2 * getitem
        hidden_states_2 = getitem = None
        hidden_states_3 = mul_2.to(torch.float32)
        mul_2 = None
        linear = torch._C._nn.linear(
            hidden_states_3,
            l_self_modules_layers_modules_0_modules_mixer_modules_in_proj_parameters_weight_,
            None,
        )
        hidden_states_3 = l_self_modules_layers_modules_0_modules_mixer_modules_in_proj_parameters_weight_ = None
        projected_states = linear.transpose(1, 2)
        linear = None
        float_1 = l_self_modules_layers_modules_0_modules_mixer_parameters_a_log_.float()
        l_self_modules_layers_modules_0_modules_mixer_parameters_a_log_ = None
        exp = torch.exp(float_1)
        float_1 = None
        A = -exp
        exp = None
        chunk = projected_states.chunk(2, dim=1)
        projected_states = None
        hidden_states_B_C = chunk[0]
        gate = chunk[1]
        chunk = None
        squeeze = l_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_weight_.squeeze(
            1
        )
        l_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_weight_ = None
        to_5 = hidden_states_B_C.to(torch.float32)
        hidden_states_B_C = None
        unsqueeze = squeeze.unsqueeze(1)
        squeeze = None
        conv1d = torch.conv1d(
            to_5,
            weight=unsqueeze,
            bias=l_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_bias_,
            padding=3,
            groups=256,
        )
        to_5 = unsqueeze = l_self_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_bias_ = None
        out = conv1d[
            (slice(None, None, None), slice(None, None, None), slice(None, 16, None))
        ]
        conv1d = None
        _log_api_usage_once = torch._C._log_api_usage_once("python.nn_module")
        _log_api_usage_once = None
        out_1 = torch.nn.functional.silu(out)
        out = None
        hidden_states_B_C_1 = out_1.to(torch.float32)
        out_1 = None
        transpose_1 = hidden_states_B_C_1.transpose(1, 2)
        hidden_states_B_C_1 = None
        getitem_4 = l_attention_mask_[
            (slice(None, None, None), slice(None, None, None), None)
        ]
        l_attention_mask_ = None
        mul_3 = transpose_1 * getitem_4
        transpose_1 = getitem_4 = None
        hidden_states_4 = mul_3.to(torch.float32)
        mul_3 = None
        linear_1 = torch._C._nn.linear(
            hidden_states_4,
            l_self_modules_layers_modules_0_modules_mixer_modules_x_proj_parameters_weight_,
            None,
        )
        l_self_modules_layers_modules_0_modules_mixer_modules_x_proj_parameters_weight_ = None
        split = torch.functional.split(linear_1, [8, 16, 16], dim=-1)
        linear_1 = None
        time_step = split[0]
        B = split[1]
        C = split[2]
        split = None
        transpose_2 = time_step.transpose(1, 2)
        time_step = None
        time_step_1 = l_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_2
        l_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_weight_ = transpose_2 = None
        time_proj_bias = l_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_bias_.float()
        l_self_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_bias_ = None
        transpose_3 = hidden_states_4.transpose(1, 2)
        hidden_states_4 = None
        transpose_4 = B.transpose(1, 2)
        B = None
        transpose_5 = C.transpose(1, 2)
        C = None
        v = l_self_modules_layers_modules_0_modules_mixer_parameters_d_.float()
        l_self_modules_layers_modules_0_modules_mixer_parameters_d_ = None
        to_8 = time_proj_bias.to(torch.float32)
        time_proj_bias = None
        getitem_8 = to_8[(Ellipsis, None)]
        to_8 = None
        dt = time_step_1 + getitem_8
        time_step_1 = getitem_8 = None
        dt_1 = torch._C._nn.softplus(dt)
        dt = None
        B_1 = transpose_4.transpose(1, 2)
        transpose_4 = None
        C_1 = transpose_5.transpose(1, 2)
        transpose_5 = None
        getitem_9 = A[(None, slice(None, None, None), None, slice(None, None, None))]
        A = None
        getitem_10 = dt_1[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(None, None, None),
                None,
            )
        ]
        mul_4 = getitem_9 * getitem_10
        getitem_9 = getitem_10 = None
        discrete_A = torch.exp(mul_4)
        mul_4 = None
        getitem_11 = dt_1[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(None, None, None),
                None,
            )
        ]
        dt_1 = None
        getitem_12 = B_1[
            (
                slice(None, None, None),
                None,
                slice(None, None, None),
                slice(None, None, None),
            )
        ]
        B_1 = None
        float_4 = getitem_12.float()
        getitem_12 = None
        discrete_B = getitem_11 * float_4
        getitem_11 = float_4 = None
        getitem_13 = transpose_3[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(None, None, None),
                None,
            )
        ]
        float_5 = getitem_13.float()
        getitem_13 = None
        deltaB_u = discrete_B * float_5
        discrete_B = float_5 = None
        elem = torch.movedim(discrete_A, 2, 0)
        discrete_A = None
        elem_1 = torch.movedim(deltaB_u, 2, 0)
        deltaB_u = None
        child = torch.ops.aten.slice(elem, 0, 0, -1, 2)
        child_1 = torch.ops.aten.slice(elem_1, 0, 0, -1, 2)
        child_2 = torch.ops.aten.slice(elem, 0, 1, None, 2)
        child_3 = torch.ops.aten.slice(elem_1, 0, 1, None, 2)
        lazy_load_decompositions = torch._functorch.predispatch.lazy_load_decompositions()
        lazy_load_decompositions = None
        _vmap_increment_nesting = torch._functorch.predispatch._vmap_increment_nesting(
            8, "error"
        )
        _vmap_increment_nesting = None
        a_left = torch._functorch.predispatch._add_batch_dim(child, 0, 1)
        child = None
        b_left = torch._functorch.predispatch._add_batch_dim(child_1, 0, 1)
        child_1 = None
        a_right = torch._functorch.predispatch._add_batch_dim(child_2, 0, 1)
        child_2 = None
        b_right = torch._functorch.predispatch._add_batch_dim(child_3, 0, 1)
        child_3 = None
        child_4 = a_left * a_right
        a_left = None
        mul_8 = a_right * b_left
        a_right = b_left = None
        child_5 = mul_8 + b_right
        mul_8 = b_right = None
        child_6 = torch._functorch.predispatch._remove_batch_dim(child_4, 1, 8, 0)
        child_4 = None
        child_7 = torch._functorch.predispatch._remove_batch_dim(child_5, 1, 8, 0)
        child_5 = None
        _vmap_decrement_nesting = torch._functorch.predispatch._vmap_decrement_nesting()
        _vmap_decrement_nesting = None
        child_8 = torch.ops.aten.slice(child_6, 0, 0, -1, 2)
        child_9 = torch.ops.aten.slice(child_7, 0, 0, -1, 2)
        child_10 = torch.ops.aten.slice(child_6, 0, 1, None, 2)
        child_11 = torch.ops.aten.slice(child_7, 0, 1, None, 2)
        lazy_load_decompositions_1 = torch._functorch.predispatch.lazy_load_decompositions()
        lazy_load_decompositions_1 = None
        _vmap_increment_nesting_1 = torch._functorch.predispatch._vmap_increment_nesting(
            4, "error"
        )
        _vmap_increment_nesting_1 = None
        a_left_1 = torch._functorch.predispatch._add_batch_dim(child_8, 0, 1)
        child_8 = None
        b_left_1 = torch._functorch.predispatch._add_batch_dim(child_9, 0, 1)
        child_9 = None
        a_right_1 = torch._functorch.predispatch._add_batch_dim(child_10, 0, 1)
        child_10 = None
        b_right_1 = torch._functorch.predispatch._add_batch_dim(child_11, 0, 1)
        child_11 = None
        child_12 = a_left_1 * a_right_1
        a_left_1 = None
        mul_10 = a_right_1 * b_left_1
        a_right_1 = b_left_1 = None
        child_13 = mul_10 + b_right_1
        mul_10 = b_right_1 = None
        child_14 = torch._functorch.predispatch._remove_batch_dim(child_12, 1, 4, 0)
        child_12 = None
        child_15 = torch._functorch.predispatch._remove_batch_dim(child_13, 1, 4, 0)
        child_13 = None
        _vmap_decrement_nesting_1 = torch._functorch.predispatch._vmap_decrement_nesting()
        _vmap_decrement_nesting_1 = None
        child_16 = torch.ops.aten.slice(child_14, 0, 0, -1, 2)
        child_17 = torch.ops.aten.slice(child_15, 0, 0, -1, 2)
        child_18 = torch.ops.aten.slice(child_14, 0, 1, None, 2)
        child_19 = torch.ops.aten.slice(child_15, 0, 1, None, 2)
        lazy_load_decompositions_2 = torch._functorch.predispatch.lazy_load_decompositions()
        lazy_load_decompositions_2 = None
        _vmap_increment_nesting_2 = torch._functorch.predispatch._vmap_increment_nesting(
            2, "error"
        )
        _vmap_increment_nesting_2 = None
        a_left_2 = torch._functorch.predispatch._add_batch_dim(child_16, 0, 1)
        child_16 = None
        b_left_2 = torch._functorch.predispatch._add_batch_dim(child_17, 0, 1)
        child_17 = None
        a_right_2 = torch._functorch.predispatch._add_batch_dim(child_18, 0, 1)
        child_18 = None
        b_right_2 = torch._functorch.predispatch._add_batch_dim(child_19, 0, 1)
        child_19 = None
        child_20 = a_left_2 * a_right_2
        a_left_2 = None
        mul_12 = a_right_2 * b_left_2
        a_right_2 = b_left_2 = None
        child_21 = mul_12 + b_right_2
        mul_12 = b_right_2 = None
        child_22 = torch._functorch.predispatch._remove_batch_dim(child_20, 1, 2, 0)
        child_20 = None
        child_23 = torch._functorch.predispatch._remove_batch_dim(child_21, 1, 2, 0)
        child_21 = None
        _vmap_decrement_nesting_2 = torch._functorch.predispatch._vmap_decrement_nesting()
        _vmap_decrement_nesting_2 = None
        child_24 = torch.ops.aten.slice(child_22, 0, 0, -1, 2)
        child_25 = torch.ops.aten.slice(child_23, 0, 0, -1, 2)
        child_26 = torch.ops.aten.slice(child_22, 0, 1, None, 2)
        child_27 = torch.ops.aten.slice(child_23, 0, 1, None, 2)
        lazy_load_decompositions_3 = torch._functorch.predispatch.lazy_load_decompositions()
        lazy_load_decompositions_3 = None
        _vmap_increment_nesting_3 = torch._functorch.predispatch._vmap_increment_nesting(
            1, "error"
        )
        _vmap_increment_nesting_3 = None
        a_left_3 = torch._functorch.predispatch._add_batch_dim(child_24, 0, 1)
        child_24 = None
        b_left_3 = torch._functorch.predispatch._add_batch_dim(child_25, 0, 1)
        child_25 = None
        a_right_3 = torch._functorch.predispatch._add_batch_dim(child_26, 0, 1)
        child_26 = None
        b_right_3 = torch._functorch.predispatch._add_batch_dim(child_27, 0, 1)
        child_27 = None
        child_28 = a_left_3 * a_right_3
        a_left_3 = None
        mul_14 = a_right_3 * b_left_3
        a_right_3 = b_left_3 = None
        child_29 = mul_14 + b_right_3
        mul_14 = b_right_3 = None
        child_30 = torch._functorch.predispatch._remove_batch_dim(child_28, 1, 1, 0)
        child_28 = None
        child_31 = torch._functorch.predispatch._remove_batch_dim(child_29, 1, 1, 0)
        child_29 = None
        _vmap_decrement_nesting_3 = torch._functorch.predispatch._vmap_decrement_nesting()
        _vmap_decrement_nesting_3 = None
        child_32 = torch.ops.aten.slice(child_30, 0, 0, -1)
        child_33 = torch.ops.aten.slice(child_31, 0, 0, -1)
        child_34 = torch.ops.aten.slice(child_22, 0, 2, None, 2)
        child_35 = torch.ops.aten.slice(child_23, 0, 2, None, 2)
        lazy_load_decompositions_4 = torch._functorch.predispatch.lazy_load_decompositions()
        lazy_load_decompositions_4 = None
        _vmap_increment_nesting_4 = torch._functorch.predispatch._vmap_increment_nesting(
            0, "error"
        )
        _vmap_increment_nesting_4 = None
        a_left_4 = torch._functorch.predispatch._add_batch_dim(child_32, 0, 1)
        child_32 = None
        b_left_4 = torch._functorch.predispatch._add_batch_dim(child_33, 0, 1)
        child_33 = None
        a_right_4 = torch._functorch.predispatch._add_batch_dim(child_34, 0, 1)
        child_34 = None
        b_right_4 = torch._functorch.predispatch._add_batch_dim(child_35, 0, 1)
        child_35 = None
        child_36 = a_left_4 * a_right_4
        a_left_4 = None
        mul_16 = a_right_4 * b_left_4
        a_right_4 = b_left_4 = None
        child_37 = mul_16 + b_right_4
        mul_16 = b_right_4 = None
        child_38 = torch._functorch.predispatch._remove_batch_dim(child_36, 1, 0, 0)
        child_36 = child_38 = None
        child_39 = torch._functorch.predispatch._remove_batch_dim(child_37, 1, 0, 0)
        child_37 = child_39 = None
        _vmap_decrement_nesting_4 = torch._functorch.predispatch._vmap_decrement_nesting()
        _vmap_decrement_nesting_4 = None
        slice_21 = torch.ops.aten.slice(child_22, 0, 0, 1)
        child_22 = None
        slice_22 = torch.ops.aten.slice(child_23, 0, 0, 1)
        child_23 = None
        stacked = torch.stack([slice_21, child_30], dim=1)
        slice_21 = child_30 = None
        interleaved = torch.flatten(stacked, start_dim=0, end_dim=1)
        stacked = None
        stacked_1 = torch.stack([slice_22, child_31], dim=1)
        slice_22 = child_31 = None
        interleaved_1 = torch.flatten(stacked_1, start_dim=0, end_dim=1)
        stacked_1 = None
        child_40 = torch.ops.aten.slice(interleaved, 0, 0, -1)
        child_41 = torch.ops.aten.slice(interleaved_1, 0, 0, -1)
        child_42 = torch.ops.aten.slice(child_14, 0, 2, None, 2)
        child_43 = torch.ops.aten.slice(child_15, 0, 2, None, 2)
        lazy_load_decompositions_5 = torch._functorch.predispatch.lazy_load_decompositions()
        lazy_load_decompositions_5 = None
        _vmap_increment_nesting_5 = torch._functorch.predispatch._vmap_increment_nesting(
            1, "error"
        )
        _vmap_increment_nesting_5 = None
        a_left_5 = torch._functorch.predispatch._add_batch_dim(child_40, 0, 1)
        child_40 = None
        b_left_5 = torch._functorch.predispatch._add_batch_dim(child_41, 0, 1)
        child_41 = None
        a_right_5 = torch._functorch.predispatch._add_batch_dim(child_42, 0, 1)
        child_42 = None
        b_right_5 = torch._functorch.predispatch._add_batch_dim(child_43, 0, 1)
        child_43 = None
        child_44 = a_left_5 * a_right_5
        a_left_5 = None
        mul_18 = a_right_5 * b_left_5
        a_right_5 = b_left_5 = None
        child_45 = mul_18 + b_right_5
        mul_18 = b_right_5 = None
        child_46 = torch._functorch.predispatch._remove_batch_dim(child_44, 1, 1, 0)
        child_44 = None
        child_47 = torch._functorch.predispatch._remove_batch_dim(child_45, 1, 1, 0)
        child_45 = None
        _vmap_decrement_nesting_5 = torch._functorch.predispatch._vmap_decrement_nesting()
        _vmap_decrement_nesting_5 = None
        slice_27 = torch.ops.aten.slice(child_14, 0, 0, 1)
        child_14 = None
        cat = torch.cat([slice_27, child_46], dim=0)
        slice_27 = child_46 = None
        slice_28 = torch.ops.aten.slice(child_15, 0, 0, 1)
        child_15 = None
        cat_1 = torch.cat([slice_28, child_47], dim=0)
        slice_28 = child_47 = None
        stacked_2 = torch.stack([cat, interleaved], dim=1)
        cat = interleaved = None
        interleaved_2 = torch.flatten(stacked_2, start_dim=0, end_dim=1)
        stacked_2 = None
        stacked_3 = torch.stack([cat_1, interleaved_1], dim=1)
        cat_1 = interleaved_1 = None
        interleaved_3 = torch.flatten(stacked_3, start_dim=0, end_dim=1)
        stacked_3 = None
        child_48 = torch.ops.aten.slice(interleaved_2, 0, 0, -1)
        child_49 = torch.ops.aten.slice(interleaved_3, 0, 0, -1)
        child_50 = torch.ops.aten.slice(child_6, 0, 2, None, 2)
        child_51 = torch.ops.aten.slice(child_7, 0, 2, None, 2)
        lazy_load_decompositions_6 = torch._functorch.predispatch.lazy_load_decompositions()
        lazy_load_decompositions_6 = None
        _vmap_increment_nesting_6 = torch._functorch.predispatch._vmap_increment_nesting(
            3, "error"
        )
        _vmap_increment_nesting_6 = None
        a_left_6 = torch._functorch.predispatch._add_batch_dim(child_48, 0, 1)
        child_48 = None
        b_left_6 = torch._functorch.predispatch._add_batch_dim(child_49, 0, 1)
        child_49 = None
        a_right_6 = torch._functorch.predispatch._add_batch_dim(child_50, 0, 1)
        child_50 = None
        b_right_6 = torch._functorch.predispatch._add_batch_dim(child_51, 0, 1)
        child_51 = None
        child_52 = a_left_6 * a_right_6
        a_left_6 = None
        mul_20 = a_right_6 * b_left_6
        a_right_6 = b_left_6 = None
        child_53 = mul_20 + b_right_6
        mul_20 = b_right_6 = None
        child_54 = torch._functorch.predispatch._remove_batch_dim(child_52, 1, 3, 0)
        child_52 = None
        child_55 = torch._functorch.predispatch._remove_batch_dim(child_53, 1, 3, 0)
        child_53 = None
        _vmap_decrement_nesting_6 = torch._functorch.predispatch._vmap_decrement_nesting()
        _vmap_decrement_nesting_6 = None
        slice_33 = torch.ops.aten.slice(child_6, 0, 0, 1)
        child_6 = None
        cat_2 = torch.cat([slice_33, child_54], dim=0)
        slice_33 = child_54 = None
        slice_34 = torch.ops.aten.slice(child_7, 0, 0, 1)
        child_7 = None
        cat_3 = torch.cat([slice_34, child_55], dim=0)
        slice_34 = child_55 = None
        stacked_4 = torch.stack([cat_2, interleaved_2], dim=1)
        cat_2 = interleaved_2 = None
        interleaved_4 = torch.flatten(stacked_4, start_dim=0, end_dim=1)
        stacked_4 = None
        stacked_5 = torch.stack([cat_3, interleaved_3], dim=1)
        cat_3 = interleaved_3 = None
        interleaved_5 = torch.flatten(stacked_5, start_dim=0, end_dim=1)
        stacked_5 = None
        child_56 = torch.ops.aten.slice(interleaved_4, 0, 0, -1)
        child_57 = torch.ops.aten.slice(interleaved_5, 0, 0, -1)
        child_58 = torch.ops.aten.slice(elem, 0, 2, None, 2)
        child_59 = torch.ops.aten.slice(elem_1, 0, 2, None, 2)
        lazy_load_decompositions_7 = torch._functorch.predispatch.lazy_load_decompositions()
        lazy_load_decompositions_7 = None
        _vmap_increment_nesting_7 = torch._functorch.predispatch._vmap_increment_nesting(
            7, "error"
        )
        _vmap_increment_nesting_7 = None
        a_left_7 = torch._functorch.predispatch._add_batch_dim(child_56, 0, 1)
        child_56 = None
        b_left_7 = torch._functorch.predispatch._add_batch_dim(child_57, 0, 1)
        child_57 = None
        a_right_7 = torch._functorch.predispatch._add_batch_dim(child_58, 0, 1)
        child_58 = None
        b_right_7 = torch._functorch.predispatch._add_batch_dim(child_59, 0, 1)
        child_59 = None
        child_60 = a_left_7 * a_right_7
        a_left_7 = None
        mul_22 = a_right_7 * b_left_7
        a_right_7 = b_left_7 = None
        child_61 = mul_22 + b_right_7
        mul_22 = b_right_7 = None
        child_62 = torch._functorch.predispatch._remove_batch_dim(child_60, 1, 7, 0)
        child_60 = None
        child_63 = torch._functorch.predispatch._remove_batch_dim(child_61, 1, 7, 0)
        child_61 = None
        _vmap_decrement_nesting_7 = torch._functorch.predispatch._vmap_decrement_nesting()
        _vmap_decrement_nesting_7 = None
        slice_39 = torch.ops.aten.slice(elem, 0, 0, 1)
        elem = None
        cat_4 = torch.cat([slice_39, child_62], dim=0)
        slice_39 = child_62 = None
        slice_40 = torch.ops.aten.slice(elem_1, 0, 0, 1)
        elem_1 = None
        cat_5 = torch.cat([slice_40, child_63], dim=0)
        slice_40 = child_63 = None
        stacked_6 = torch.stack([cat_4, interleaved_4], dim=1)
        cat_4 = interleaved_4 = None
        interleaved_6 = torch.flatten(stacked_6, start_dim=0, end_dim=1)
        stacked_6 = None
        stacked_7 = torch.stack([cat_5, interleaved_5], dim=1)
        cat_5 = interleaved_5 = None
        interleaved_7 = torch.flatten(stacked_7, start_dim=0, end_dim=1)
        stacked_7 = None
        _ = torch.movedim(interleaved_6, 0, 2)
        interleaved_6 = _ = None
        all_states = torch.movedim(interleaved_7, 0, 2)
        interleaved_7 = None
        transpose_8 = all_states.transpose(1, 2)
        all_states = None
        to_9 = transpose_8.to(torch.float32)
        transpose_8 = None
        unsqueeze_1 = C_1.unsqueeze(-1)
        C_1 = None
        scan_output = torch.matmul(to_9, unsqueeze_1)
        to_9 = unsqueeze_1 = None
        squeeze_1 = scan_output.squeeze(-1)
        scan_output = None
        scan_output_1 = squeeze_1.transpose(1, 2)
        squeeze_1 = None
        getitem_15 = v[(None, slice(None, None, None), None)]
        v = None
        mul_23 = transpose_3 * getitem_15
        transpose_3 = getitem_15 = None
        scan_output_2 = scan_output_1 + mul_23
        scan_output_1 = mul_23 = None
        silu_1 = torch.nn.functional.silu(gate)
        gate = None
        scan_output_3 = scan_output_2 * silu_1
        scan_output_2 = silu_1 = None
        transpose_10 = scan_output_3.transpose(1, 2)
        scan_output_3 = None
        to_10 = transpose_10.to(torch.float32)
        transpose_10 = None
        contextualized_states = torch._C._nn.linear(
            to_10,
            l_self_modules_layers_modules_0_modules_mixer_modules_out_proj_parameters_weight_,
            None,
        )
        to_10 = l_self_modules_layers_modules_0_modules_mixer_modules_out_proj_parameters_weight_ = None
        hidden_states_5 = residual + contextualized_states
        residual = contextualized_states = None
        hidden_states_6 = hidden_states_5.to(torch.float32)
        hidden_states_5 = None
        pow_2 = hidden_states_6.pow(2)
        variance_1 = pow_2.mean(-1, keepdim=True)
        pow_2 = None
        add_12 = variance_1 + 1e-05
        variance_1 = None
        rsqrt_1 = torch.rsqrt(add_12)
        add_12 = None
        hidden_states_7 = hidden_states_6 * rsqrt_1
        hidden_states_6 = rsqrt_1 = None
        to_12 = hidden_states_7.to(torch.float32)
        hidden_states_7 = None
        hidden_states_8 = l_self_modules_norm_f_parameters_weight_ * to_12
        l_self_modules_norm_f_parameters_weight_ = to_12 = None
        return (hidden_states_8,)
