import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_blocks_modules_0_modules_attention_modules_output_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_feed_forward_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_input_ids_: torch.Tensor,
        L_self_modules_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_pre_ln_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_pre_ln_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_ln1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_ln1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_key_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_value_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_receptance_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_attention_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_attention_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_attention_modules_receptance_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_attention_parameters_time_decay_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_attention_parameters_time_first_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_ln2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_ln2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_key_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_receptance_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_feed_forward_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_feed_forward_modules_receptance_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_ln_out_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_ln_out_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_self_modules_blocks_modules_0_modules_attention_modules_output_parameters_weight_ = L_self_modules_blocks_modules_0_modules_attention_modules_output_parameters_weight_
        l_self_modules_blocks_modules_0_modules_feed_forward_modules_value_parameters_weight_ = L_self_modules_blocks_modules_0_modules_feed_forward_modules_value_parameters_weight_
        l_input_ids_ = L_input_ids_
        l_self_modules_embeddings_parameters_weight_ = (
            L_self_modules_embeddings_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_pre_ln_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_pre_ln_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_pre_ln_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_pre_ln_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_ln1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_ln1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_ln1_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_ln1_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_key_ = (
            L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_key_
        )
        l_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_value_ = (
            L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_value_
        )
        l_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_receptance_ = L_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_receptance_
        l_self_modules_blocks_modules_0_modules_attention_modules_key_parameters_weight_ = L_self_modules_blocks_modules_0_modules_attention_modules_key_parameters_weight_
        l_self_modules_blocks_modules_0_modules_attention_modules_value_parameters_weight_ = L_self_modules_blocks_modules_0_modules_attention_modules_value_parameters_weight_
        l_self_modules_blocks_modules_0_modules_attention_modules_receptance_parameters_weight_ = L_self_modules_blocks_modules_0_modules_attention_modules_receptance_parameters_weight_
        l_self_modules_blocks_modules_0_modules_attention_parameters_time_decay_ = (
            L_self_modules_blocks_modules_0_modules_attention_parameters_time_decay_
        )
        l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_ = (
            L_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        )
        l_self_modules_blocks_modules_0_modules_ln2_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_ln2_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_ln2_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_ln2_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_key_ = L_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_key_
        l_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_receptance_ = L_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_receptance_
        l_self_modules_blocks_modules_0_modules_feed_forward_modules_key_parameters_weight_ = L_self_modules_blocks_modules_0_modules_feed_forward_modules_key_parameters_weight_
        l_self_modules_blocks_modules_0_modules_feed_forward_modules_receptance_parameters_weight_ = L_self_modules_blocks_modules_0_modules_feed_forward_modules_receptance_parameters_weight_
        l_self_modules_ln_out_parameters_weight_ = (
            L_self_modules_ln_out_parameters_weight_
        )
        l_self_modules_ln_out_parameters_bias_ = L_self_modules_ln_out_parameters_bias_
        div_ = l_self_modules_blocks_modules_0_modules_attention_modules_output_parameters_weight_.div_(
            1
        )
        div_ = None
        div__1 = l_self_modules_blocks_modules_0_modules_feed_forward_modules_value_parameters_weight_.div_(
            1
        )
        div__1 = None
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
        hidden = torch.nn.functional.layer_norm(
            inputs_embeds,
            (128,),
            l_self_modules_blocks_modules_0_modules_pre_ln_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_pre_ln_parameters_bias_,
            1e-05,
        )
        l_self_modules_blocks_modules_0_modules_pre_ln_parameters_weight_ = l_self_modules_blocks_modules_0_modules_pre_ln_parameters_bias_ = None
        layer_norm_1 = torch.nn.functional.layer_norm(
            hidden,
            (128,),
            l_self_modules_blocks_modules_0_modules_ln1_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_ln1_parameters_bias_,
            1e-05,
        )
        l_self_modules_blocks_modules_0_modules_ln1_parameters_weight_ = l_self_modules_blocks_modules_0_modules_ln1_parameters_bias_ = None
        shifted = torch._C._nn.pad(layer_norm_1, (0, 0, 1, -1), "constant", 0.0)
        mul = layer_norm_1 * l_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_key_
        sub = 1 - l_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_key_
        l_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_key_ = (
            None
        )
        mul_1 = shifted * sub
        sub = None
        key = mul + mul_1
        mul = mul_1 = None
        mul_2 = layer_norm_1 * l_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_value_
        sub_1 = 1 - l_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_value_
        l_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_value_ = (
            None
        )
        mul_3 = shifted * sub_1
        sub_1 = None
        value = mul_2 + mul_3
        mul_2 = mul_3 = None
        mul_4 = layer_norm_1 * l_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_receptance_
        layer_norm_1 = None
        sub_2 = 1 - l_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_receptance_
        l_self_modules_blocks_modules_0_modules_attention_parameters_time_mix_receptance_ = None
        mul_5 = shifted * sub_2
        shifted = sub_2 = None
        receptance = mul_4 + mul_5
        mul_4 = mul_5 = None
        key_1 = torch._C._nn.linear(
            key,
            l_self_modules_blocks_modules_0_modules_attention_modules_key_parameters_weight_,
            None,
        )
        key = l_self_modules_blocks_modules_0_modules_attention_modules_key_parameters_weight_ = None
        value_1 = torch._C._nn.linear(
            value,
            l_self_modules_blocks_modules_0_modules_attention_modules_value_parameters_weight_,
            None,
        )
        value = l_self_modules_blocks_modules_0_modules_attention_modules_value_parameters_weight_ = None
        linear_2 = torch._C._nn.linear(
            receptance,
            l_self_modules_blocks_modules_0_modules_attention_modules_receptance_parameters_weight_,
            None,
        )
        receptance = l_self_modules_blocks_modules_0_modules_attention_modules_receptance_parameters_weight_ = None
        receptance_1 = torch.sigmoid(linear_2)
        linear_2 = None
        output = torch.zeros_like(key_1)
        getitem = key_1[(slice(None, None, None), 0)]
        num_state = torch.zeros_like(getitem, dtype=torch.float32)
        getitem = None
        getitem_1 = key_1[(slice(None, None, None), 0)]
        den_state = torch.zeros_like(getitem_1, dtype=torch.float32)
        getitem_1 = None
        getitem_2 = key_1[(slice(None, None, None), 0)]
        zeros_like_3 = torch.zeros_like(getitem_2, dtype=torch.float32)
        getitem_2 = None
        max_state = zeros_like_3 - 1e+38
        zeros_like_3 = None
        exp = torch.exp(
            l_self_modules_blocks_modules_0_modules_attention_parameters_time_decay_
        )
        l_self_modules_blocks_modules_0_modules_attention_parameters_time_decay_ = None
        time_decay = -exp
        exp = None
        getitem_3 = key_1[(slice(None, None, None), 0)]
        current_key = getitem_3.float()
        getitem_3 = None
        current_value = value_1[(slice(None, None, None), 0)]
        add_3 = current_key + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        max_for_output = torch.maximum(max_state, add_3)
        add_3 = None
        sub_4 = max_state - max_for_output
        e1 = torch.exp(sub_4)
        sub_4 = None
        add_4 = current_key + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        sub_5 = add_4 - max_for_output
        add_4 = max_for_output = None
        e2 = torch.exp(sub_5)
        sub_5 = None
        mul_6 = e1 * num_state
        mul_7 = e2 * current_value
        numerator = mul_6 + mul_7
        mul_6 = mul_7 = None
        mul_8 = e1 * den_state
        e1 = None
        denominator = mul_8 + e2
        mul_8 = e2 = None
        truediv = numerator / denominator
        numerator = denominator = None
        to = truediv.to(torch.float32)
        truediv = None
        output[(slice(None, None, None), 0)] = to
        setitem = output
        to = setitem = None
        add_7 = max_state + time_decay
        max_for_state = torch.maximum(add_7, current_key)
        add_7 = None
        add_8 = max_state + time_decay
        max_state = None
        sub_6 = add_8 - max_for_state
        add_8 = None
        e1_1 = torch.exp(sub_6)
        sub_6 = None
        sub_7 = current_key - max_for_state
        current_key = None
        e2_1 = torch.exp(sub_7)
        sub_7 = None
        mul_9 = e1_1 * num_state
        num_state = None
        mul_10 = e2_1 * current_value
        current_value = None
        num_state_1 = mul_9 + mul_10
        mul_9 = mul_10 = None
        mul_11 = e1_1 * den_state
        e1_1 = den_state = None
        den_state_1 = mul_11 + e2_1
        mul_11 = e2_1 = None
        getitem_5 = key_1[(slice(None, None, None), 1)]
        current_key_1 = getitem_5.float()
        getitem_5 = None
        current_value_1 = value_1[(slice(None, None, None), 1)]
        add_11 = current_key_1 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        max_for_output_1 = torch.maximum(max_for_state, add_11)
        add_11 = None
        sub_8 = max_for_state - max_for_output_1
        e1_2 = torch.exp(sub_8)
        sub_8 = None
        add_12 = current_key_1 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        sub_9 = add_12 - max_for_output_1
        add_12 = max_for_output_1 = None
        e2_2 = torch.exp(sub_9)
        sub_9 = None
        mul_12 = e1_2 * num_state_1
        mul_13 = e2_2 * current_value_1
        numerator_1 = mul_12 + mul_13
        mul_12 = mul_13 = None
        mul_14 = e1_2 * den_state_1
        e1_2 = None
        denominator_1 = mul_14 + e2_2
        mul_14 = e2_2 = None
        truediv_1 = numerator_1 / denominator_1
        numerator_1 = denominator_1 = None
        to_1 = truediv_1.to(torch.float32)
        truediv_1 = None
        output[(slice(None, None, None), 1)] = to_1
        setitem_1 = output
        to_1 = setitem_1 = None
        add_15 = max_for_state + time_decay
        max_for_state_1 = torch.maximum(add_15, current_key_1)
        add_15 = None
        add_16 = max_for_state + time_decay
        max_for_state = None
        sub_10 = add_16 - max_for_state_1
        add_16 = None
        e1_3 = torch.exp(sub_10)
        sub_10 = None
        sub_11 = current_key_1 - max_for_state_1
        current_key_1 = None
        e2_3 = torch.exp(sub_11)
        sub_11 = None
        mul_15 = e1_3 * num_state_1
        num_state_1 = None
        mul_16 = e2_3 * current_value_1
        current_value_1 = None
        num_state_2 = mul_15 + mul_16
        mul_15 = mul_16 = None
        mul_17 = e1_3 * den_state_1
        e1_3 = den_state_1 = None
        den_state_2 = mul_17 + e2_3
        mul_17 = e2_3 = None
        getitem_7 = key_1[(slice(None, None, None), 2)]
        current_key_2 = getitem_7.float()
        getitem_7 = None
        current_value_2 = value_1[(slice(None, None, None), 2)]
        add_19 = current_key_2 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        max_for_output_2 = torch.maximum(max_for_state_1, add_19)
        add_19 = None
        sub_12 = max_for_state_1 - max_for_output_2
        e1_4 = torch.exp(sub_12)
        sub_12 = None
        add_20 = current_key_2 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        sub_13 = add_20 - max_for_output_2
        add_20 = max_for_output_2 = None
        e2_4 = torch.exp(sub_13)
        sub_13 = None
        mul_18 = e1_4 * num_state_2
        mul_19 = e2_4 * current_value_2
        numerator_2 = mul_18 + mul_19
        mul_18 = mul_19 = None
        mul_20 = e1_4 * den_state_2
        e1_4 = None
        denominator_2 = mul_20 + e2_4
        mul_20 = e2_4 = None
        truediv_2 = numerator_2 / denominator_2
        numerator_2 = denominator_2 = None
        to_2 = truediv_2.to(torch.float32)
        truediv_2 = None
        output[(slice(None, None, None), 2)] = to_2
        setitem_2 = output
        to_2 = setitem_2 = None
        add_23 = max_for_state_1 + time_decay
        max_for_state_2 = torch.maximum(add_23, current_key_2)
        add_23 = None
        add_24 = max_for_state_1 + time_decay
        max_for_state_1 = None
        sub_14 = add_24 - max_for_state_2
        add_24 = None
        e1_5 = torch.exp(sub_14)
        sub_14 = None
        sub_15 = current_key_2 - max_for_state_2
        current_key_2 = None
        e2_5 = torch.exp(sub_15)
        sub_15 = None
        mul_21 = e1_5 * num_state_2
        num_state_2 = None
        mul_22 = e2_5 * current_value_2
        current_value_2 = None
        num_state_3 = mul_21 + mul_22
        mul_21 = mul_22 = None
        mul_23 = e1_5 * den_state_2
        e1_5 = den_state_2 = None
        den_state_3 = mul_23 + e2_5
        mul_23 = e2_5 = None
        getitem_9 = key_1[(slice(None, None, None), 3)]
        current_key_3 = getitem_9.float()
        getitem_9 = None
        current_value_3 = value_1[(slice(None, None, None), 3)]
        add_27 = current_key_3 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        max_for_output_3 = torch.maximum(max_for_state_2, add_27)
        add_27 = None
        sub_16 = max_for_state_2 - max_for_output_3
        e1_6 = torch.exp(sub_16)
        sub_16 = None
        add_28 = current_key_3 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        sub_17 = add_28 - max_for_output_3
        add_28 = max_for_output_3 = None
        e2_6 = torch.exp(sub_17)
        sub_17 = None
        mul_24 = e1_6 * num_state_3
        mul_25 = e2_6 * current_value_3
        numerator_3 = mul_24 + mul_25
        mul_24 = mul_25 = None
        mul_26 = e1_6 * den_state_3
        e1_6 = None
        denominator_3 = mul_26 + e2_6
        mul_26 = e2_6 = None
        truediv_3 = numerator_3 / denominator_3
        numerator_3 = denominator_3 = None
        to_3 = truediv_3.to(torch.float32)
        truediv_3 = None
        output[(slice(None, None, None), 3)] = to_3
        setitem_3 = output
        to_3 = setitem_3 = None
        add_31 = max_for_state_2 + time_decay
        max_for_state_3 = torch.maximum(add_31, current_key_3)
        add_31 = None
        add_32 = max_for_state_2 + time_decay
        max_for_state_2 = None
        sub_18 = add_32 - max_for_state_3
        add_32 = None
        e1_7 = torch.exp(sub_18)
        sub_18 = None
        sub_19 = current_key_3 - max_for_state_3
        current_key_3 = None
        e2_7 = torch.exp(sub_19)
        sub_19 = None
        mul_27 = e1_7 * num_state_3
        num_state_3 = None
        mul_28 = e2_7 * current_value_3
        current_value_3 = None
        num_state_4 = mul_27 + mul_28
        mul_27 = mul_28 = None
        mul_29 = e1_7 * den_state_3
        e1_7 = den_state_3 = None
        den_state_4 = mul_29 + e2_7
        mul_29 = e2_7 = None
        getitem_11 = key_1[(slice(None, None, None), 4)]
        current_key_4 = getitem_11.float()
        getitem_11 = None
        current_value_4 = value_1[(slice(None, None, None), 4)]
        add_35 = current_key_4 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        max_for_output_4 = torch.maximum(max_for_state_3, add_35)
        add_35 = None
        sub_20 = max_for_state_3 - max_for_output_4
        e1_8 = torch.exp(sub_20)
        sub_20 = None
        add_36 = current_key_4 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        sub_21 = add_36 - max_for_output_4
        add_36 = max_for_output_4 = None
        e2_8 = torch.exp(sub_21)
        sub_21 = None
        mul_30 = e1_8 * num_state_4
        mul_31 = e2_8 * current_value_4
        numerator_4 = mul_30 + mul_31
        mul_30 = mul_31 = None
        mul_32 = e1_8 * den_state_4
        e1_8 = None
        denominator_4 = mul_32 + e2_8
        mul_32 = e2_8 = None
        truediv_4 = numerator_4 / denominator_4
        numerator_4 = denominator_4 = None
        to_4 = truediv_4.to(torch.float32)
        truediv_4 = None
        output[(slice(None, None, None), 4)] = to_4
        setitem_4 = output
        to_4 = setitem_4 = None
        add_39 = max_for_state_3 + time_decay
        max_for_state_4 = torch.maximum(add_39, current_key_4)
        add_39 = None
        add_40 = max_for_state_3 + time_decay
        max_for_state_3 = None
        sub_22 = add_40 - max_for_state_4
        add_40 = None
        e1_9 = torch.exp(sub_22)
        sub_22 = None
        sub_23 = current_key_4 - max_for_state_4
        current_key_4 = None
        e2_9 = torch.exp(sub_23)
        sub_23 = None
        mul_33 = e1_9 * num_state_4
        num_state_4 = None
        mul_34 = e2_9 * current_value_4
        current_value_4 = None
        num_state_5 = mul_33 + mul_34
        mul_33 = mul_34 = None
        mul_35 = e1_9 * den_state_4
        e1_9 = den_state_4 = None
        den_state_5 = mul_35 + e2_9
        mul_35 = e2_9 = None
        getitem_13 = key_1[(slice(None, None, None), 5)]
        current_key_5 = getitem_13.float()
        getitem_13 = None
        current_value_5 = value_1[(slice(None, None, None), 5)]
        add_43 = current_key_5 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        max_for_output_5 = torch.maximum(max_for_state_4, add_43)
        add_43 = None
        sub_24 = max_for_state_4 - max_for_output_5
        e1_10 = torch.exp(sub_24)
        sub_24 = None
        add_44 = current_key_5 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        sub_25 = add_44 - max_for_output_5
        add_44 = max_for_output_5 = None
        e2_10 = torch.exp(sub_25)
        sub_25 = None
        mul_36 = e1_10 * num_state_5
        mul_37 = e2_10 * current_value_5
        numerator_5 = mul_36 + mul_37
        mul_36 = mul_37 = None
        mul_38 = e1_10 * den_state_5
        e1_10 = None
        denominator_5 = mul_38 + e2_10
        mul_38 = e2_10 = None
        truediv_5 = numerator_5 / denominator_5
        numerator_5 = denominator_5 = None
        to_5 = truediv_5.to(torch.float32)
        truediv_5 = None
        output[(slice(None, None, None), 5)] = to_5
        setitem_5 = output
        to_5 = setitem_5 = None
        add_47 = max_for_state_4 + time_decay
        max_for_state_5 = torch.maximum(add_47, current_key_5)
        add_47 = None
        add_48 = max_for_state_4 + time_decay
        max_for_state_4 = None
        sub_26 = add_48 - max_for_state_5
        add_48 = None
        e1_11 = torch.exp(sub_26)
        sub_26 = None
        sub_27 = current_key_5 - max_for_state_5
        current_key_5 = None
        e2_11 = torch.exp(sub_27)
        sub_27 = None
        mul_39 = e1_11 * num_state_5
        num_state_5 = None
        mul_40 = e2_11 * current_value_5
        current_value_5 = None
        num_state_6 = mul_39 + mul_40
        mul_39 = mul_40 = None
        mul_41 = e1_11 * den_state_5
        e1_11 = den_state_5 = None
        den_state_6 = mul_41 + e2_11
        mul_41 = e2_11 = None
        getitem_15 = key_1[(slice(None, None, None), 6)]
        current_key_6 = getitem_15.float()
        getitem_15 = None
        current_value_6 = value_1[(slice(None, None, None), 6)]
        add_51 = current_key_6 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        max_for_output_6 = torch.maximum(max_for_state_5, add_51)
        add_51 = None
        sub_28 = max_for_state_5 - max_for_output_6
        e1_12 = torch.exp(sub_28)
        sub_28 = None
        add_52 = current_key_6 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        sub_29 = add_52 - max_for_output_6
        add_52 = max_for_output_6 = None
        e2_12 = torch.exp(sub_29)
        sub_29 = None
        mul_42 = e1_12 * num_state_6
        mul_43 = e2_12 * current_value_6
        numerator_6 = mul_42 + mul_43
        mul_42 = mul_43 = None
        mul_44 = e1_12 * den_state_6
        e1_12 = None
        denominator_6 = mul_44 + e2_12
        mul_44 = e2_12 = None
        truediv_6 = numerator_6 / denominator_6
        numerator_6 = denominator_6 = None
        to_6 = truediv_6.to(torch.float32)
        truediv_6 = None
        output[(slice(None, None, None), 6)] = to_6
        setitem_6 = output
        to_6 = setitem_6 = None
        add_55 = max_for_state_5 + time_decay
        max_for_state_6 = torch.maximum(add_55, current_key_6)
        add_55 = None
        add_56 = max_for_state_5 + time_decay
        max_for_state_5 = None
        sub_30 = add_56 - max_for_state_6
        add_56 = None
        e1_13 = torch.exp(sub_30)
        sub_30 = None
        sub_31 = current_key_6 - max_for_state_6
        current_key_6 = None
        e2_13 = torch.exp(sub_31)
        sub_31 = None
        mul_45 = e1_13 * num_state_6
        num_state_6 = None
        mul_46 = e2_13 * current_value_6
        current_value_6 = None
        num_state_7 = mul_45 + mul_46
        mul_45 = mul_46 = None
        mul_47 = e1_13 * den_state_6
        e1_13 = den_state_6 = None
        den_state_7 = mul_47 + e2_13
        mul_47 = e2_13 = None
        getitem_17 = key_1[(slice(None, None, None), 7)]
        key_1 = None
        current_key_7 = getitem_17.float()
        getitem_17 = None
        current_value_7 = value_1[(slice(None, None, None), 7)]
        value_1 = None
        add_59 = current_key_7 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        max_for_output_7 = torch.maximum(max_for_state_6, add_59)
        add_59 = None
        sub_32 = max_for_state_6 - max_for_output_7
        e1_14 = torch.exp(sub_32)
        sub_32 = None
        add_60 = current_key_7 + l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_
        l_self_modules_blocks_modules_0_modules_attention_parameters_time_first_ = None
        sub_33 = add_60 - max_for_output_7
        add_60 = max_for_output_7 = None
        e2_14 = torch.exp(sub_33)
        sub_33 = None
        mul_48 = e1_14 * num_state_7
        mul_49 = e2_14 * current_value_7
        numerator_7 = mul_48 + mul_49
        mul_48 = mul_49 = None
        mul_50 = e1_14 * den_state_7
        e1_14 = None
        denominator_7 = mul_50 + e2_14
        mul_50 = e2_14 = None
        truediv_7 = numerator_7 / denominator_7
        numerator_7 = denominator_7 = None
        to_7 = truediv_7.to(torch.float32)
        truediv_7 = None
        output[(slice(None, None, None), 7)] = to_7
        setitem_7 = output
        to_7 = setitem_7 = None
        add_63 = max_for_state_6 + time_decay
        max_for_state_7 = torch.maximum(add_63, current_key_7)
        add_63 = None
        add_64 = max_for_state_6 + time_decay
        max_for_state_6 = time_decay = None
        sub_34 = add_64 - max_for_state_7
        add_64 = None
        e1_15 = torch.exp(sub_34)
        sub_34 = None
        sub_35 = current_key_7 - max_for_state_7
        current_key_7 = max_for_state_7 = None
        e2_15 = torch.exp(sub_35)
        sub_35 = None
        mul_51 = e1_15 * num_state_7
        num_state_7 = None
        mul_52 = e2_15 * current_value_7
        current_value_7 = None
        num_state_8 = mul_51 + mul_52
        mul_51 = mul_52 = num_state_8 = None
        mul_53 = e1_15 * den_state_7
        e1_15 = den_state_7 = None
        den_state_8 = mul_53 + e2_15
        mul_53 = e2_15 = den_state_8 = None
        mul_54 = receptance_1 * output
        receptance_1 = output = None
        attention = torch._C._nn.linear(
            mul_54,
            l_self_modules_blocks_modules_0_modules_attention_modules_output_parameters_weight_,
            None,
        )
        mul_54 = l_self_modules_blocks_modules_0_modules_attention_modules_output_parameters_weight_ = None
        hidden_1 = hidden + attention
        hidden = attention = None
        layer_norm_2 = torch.nn.functional.layer_norm(
            hidden_1,
            (128,),
            l_self_modules_blocks_modules_0_modules_ln2_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_ln2_parameters_bias_,
            1e-05,
        )
        l_self_modules_blocks_modules_0_modules_ln2_parameters_weight_ = l_self_modules_blocks_modules_0_modules_ln2_parameters_bias_ = None
        shifted_1 = torch._C._nn.pad(layer_norm_2, (0, 0, 1, -1), "constant", 0.0)
        mul_55 = layer_norm_2 * l_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_key_
        sub_36 = 1 - l_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_key_
        l_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_key_ = None
        mul_56 = shifted_1 * sub_36
        sub_36 = None
        key_2 = mul_55 + mul_56
        mul_55 = mul_56 = None
        mul_57 = layer_norm_2 * l_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_receptance_
        layer_norm_2 = None
        sub_37 = 1 - l_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_receptance_
        l_self_modules_blocks_modules_0_modules_feed_forward_parameters_time_mix_receptance_ = None
        mul_58 = shifted_1 * sub_37
        shifted_1 = sub_37 = None
        receptance_2 = mul_57 + mul_58
        mul_57 = mul_58 = None
        linear_4 = torch._C._nn.linear(
            key_2,
            l_self_modules_blocks_modules_0_modules_feed_forward_modules_key_parameters_weight_,
            None,
        )
        key_2 = l_self_modules_blocks_modules_0_modules_feed_forward_modules_key_parameters_weight_ = None
        relu = torch.relu(linear_4)
        linear_4 = None
        key_3 = torch.square(relu)
        relu = None
        value_2 = torch._C._nn.linear(
            key_3,
            l_self_modules_blocks_modules_0_modules_feed_forward_modules_value_parameters_weight_,
            None,
        )
        key_3 = l_self_modules_blocks_modules_0_modules_feed_forward_modules_value_parameters_weight_ = None
        linear_6 = torch._C._nn.linear(
            receptance_2,
            l_self_modules_blocks_modules_0_modules_feed_forward_modules_receptance_parameters_weight_,
            None,
        )
        receptance_2 = l_self_modules_blocks_modules_0_modules_feed_forward_modules_receptance_parameters_weight_ = None
        receptance_3 = torch.sigmoid(linear_6)
        linear_6 = None
        feed_forward = receptance_3 * value_2
        receptance_3 = value_2 = None
        hidden_2 = hidden_1 + feed_forward
        hidden_1 = feed_forward = None
        hidden_states = torch.nn.functional.layer_norm(
            hidden_2,
            (128,),
            l_self_modules_ln_out_parameters_weight_,
            l_self_modules_ln_out_parameters_bias_,
            1e-05,
        )
        hidden_2 = l_self_modules_ln_out_parameters_weight_ = l_self_modules_ln_out_parameters_bias_ = None
        return (inputs_embeds, hidden_states)
