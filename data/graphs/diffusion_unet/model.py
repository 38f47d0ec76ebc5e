import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_steps_: torch.Tensor,
        L_x_: torch.Tensor,
        L_self_modules_embed_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embed_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_embed_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embed_modules_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_head_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_norm_in_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_norm_in_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_first_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_first_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_time_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_time_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_norm_out_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_norm_out_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_second_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_down_modules_second_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_shrink_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_shrink_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_low_modules_norm_in_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_low_modules_norm_in_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_low_modules_first_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_low_modules_first_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_low_modules_time_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_low_modules_time_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_low_modules_norm_out_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_low_modules_norm_out_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_low_modules_second_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_low_modules_second_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_low_modules_skip_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_low_modules_skip_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_attention_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_attention_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_attention_modules_project_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_attention_modules_project_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_attention_modules_out_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_attention_modules_out_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_middle_modules_norm_in_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_middle_modules_norm_in_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_middle_modules_first_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_middle_modules_first_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_middle_modules_time_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_middle_modules_time_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_middle_modules_norm_out_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_middle_modules_norm_out_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_middle_modules_second_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_middle_modules_second_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_grow_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_grow_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_norm_in_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_norm_in_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_first_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_first_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_time_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_time_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_norm_out_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_norm_out_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_second_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_second_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_skip_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_up_modules_skip_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_tail_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_tail_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_steps_ = L_steps_
        l_x_ = L_x_
        l_self_modules_embed_modules_0_parameters_weight_ = (
            L_self_modules_embed_modules_0_parameters_weight_
        )
        l_self_modules_embed_modules_0_parameters_bias_ = (
            L_self_modules_embed_modules_0_parameters_bias_
        )
        l_self_modules_embed_modules_2_parameters_weight_ = (
            L_self_modules_embed_modules_2_parameters_weight_
        )
        l_self_modules_embed_modules_2_parameters_bias_ = (
            L_self_modules_embed_modules_2_parameters_bias_
        )
        l_self_modules_head_parameters_weight_ = L_self_modules_head_parameters_weight_
        l_self_modules_head_parameters_bias_ = L_self_modules_head_parameters_bias_
        l_self_modules_down_modules_norm_in_parameters_weight_ = (
            L_self_modules_down_modules_norm_in_parameters_weight_
        )
        l_self_modules_down_modules_norm_in_parameters_bias_ = (
            L_self_modules_down_modules_norm_in_parameters_bias_
        )
        l_self_modules_down_modules_first_parameters_weight_ = (
            L_self_modules_down_modules_first_parameters_weight_
        )
        l_self_modules_down_modules_first_parameters_bias_ = (
            L_self_modules_down_modules_first_parameters_bias_
        )
        l_self_modules_down_modules_time_parameters_weight_ = (
            L_self_modules_down_modules_time_parameters_weight_
        )
        l_self_modules_down_modules_time_parameters_bias_ = (
            L_self_modules_down_modules_time_parameters_bias_
        )
        l_self_modules_down_modules_norm_out_parameters_weight_ = (
            L_self_modules_down_modules_norm_out_parameters_weight_
        )
        l_self_modules_down_modules_norm_out_parameters_bias_ = (
            L_self_modules_down_modules_norm_out_parameters_bias_
        )
        l_self_modules_down_modules_second_parameters_weight_ = (
            L_self_modules_down_modules_second_parameters_weight_
        )
        l_self_modules_down_modules_second_parameters_bias_ = (
            L_self_modules_down_modules_second_parameters_bias_
        )
        l_self_modules_shrink_parameters_weight_ = (
            L_self_modules_shrink_parameters_weight_
        )
        l_self_modules_shrink_parameters_bias_ = L_self_modules_shrink_parameters_bias_
        l_self_modules_low_modules_norm_in_parameters_weight_ = (
            L_self_modules_low_modules_norm_in_parameters_weight_
        )
        l_self_modules_low_modules_norm_in_parameters_bias_ = (
            L_self_modules_low_modules_norm_in_parameters_bias_
        )
        l_self_modules_low_modules_first_parameters_weight_ = (
            L_self_modules_low_modules_first_parameters_weight_
        )
        l_self_modules_low_modules_first_parameters_bias_ = (
            L_self_modules_low_modules_first_parameters_bias_
        )
        l_self_modules_low_modules_time_parameters_weight_ = (
            L_self_modules_low_modules_time_parameters_weight_
        )
        l_self_modules_low_modules_time_parameters_bias_ = (
            L_self_modules_low_modules_time_parameters_bias_
        )
        l_self_modules_low_modules_norm_out_parameters_weight_ = (
            L_self_modules_low_modules_norm_out_parameters_weight_
        )
        l_self_modules_low_modules_norm_out_parameters_bias_ = (
            L_self_modules_low_modules_norm_out_parameters_bias_
        )
        l_self_modules_low_modules_second_parameters_weight_ = (
            L_self_modules_low_modules_second_parameters_weight_
        )
        l_self_modules_low_modules_second_parameters_bias_ = (
            L_self_modules_low_modules_second_parameters_bias_
        )
        l_self_modules_low_modules_skip_parameters_weight_ = (
            L_self_modules_low_modules_skip_parameters_weight_
        )
        l_self_modules_low_modules_skip_parameters_bias_ = (
            L_self_modules_low_modules_skip_parameters_bias_
        )
        l_self_modules_attention_modules_norm_parameters_weight_ = (
            L_self_modules_attention_modules_norm_parameters_weight_
        )
        l_self_modules_attention_modules_norm_parameters_bias_ = (
            L_self_modules_attention_modules_norm_parameters_bias_
        )
        l_self_modules_attention_modules_project_parameters_weight_ = (
            L_self_modules_attention_modules_project_parameters_weight_
        )
        l_self_modules_attention_modules_project_parameters_bias_ = (
            L_self_modules_attention_modules_project_parameters_bias_
        )
        l_self_modules_attention_modules_out_parameters_weight_ = (
            L_self_modules_attention_modules_out_parameters_weight_
        )
        l_self_modules_attention_modules_out_parameters_bias_ = (
            L_self_modules_attention_modules_out_parameters_bias_
        )
        l_self_modules_middle_modules_norm_in_parameters_weight_ = (
            L_self_modules_middle_modules_norm_in_parameters_weight_
        )
        l_self_modules_middle_modules_norm_in_parameters_bias_ = (
            L_self_modules_middle_modules_norm_in_parameters_bias_
        )
        l_self_modules_middle_modules_first_parameters_weight_ = (
            L_self_modules_middle_modules_first_parameters_weight_
        )
        l_self_modules_middle_modules_first_parameters_bias_ = (
            L_self_modules_middle_modules_first_parameters_bias_
        )
        l_self_modules_middle_modules_time_parameters_weight_ = (
            L_self_modules_middle_modules_time_parameters_weight_
        )
        l_self_modules_middle_modules_time_parameters_bias_ = (
            L_self_modules_middle_modules_time_parameters_bias_
        )
        l_self_modules_middle_modules_norm_out_parameters_weight_ = (
            L_self_modules_middle_modules_norm_out_parameters_weight_
        )
        l_self_modules_middle_modules_norm_out_parameters_bias_ = (
            L_self_modules_middle_modules_norm_out_parameters_bias_
        )
        l_self_modules_middle_modules_second_parameters_weight_ = (
            L_self_modules_middle_modules_second_parameters_weight_
        )
        l_self_modules_middle_modules_second_parameters_bias_ = (
            L_self_modules_middle_modules_second_parameters_bias_
        )
        l_self_modules_grow_parameters_weight_ = L_self_modules_grow_parameters_weight_
        l_self_modules_grow_parameters_bias_ = L_self_modules_grow_parameters_bias_
        l_self_modules_up_modules_norm_in_parameters_weight_ = (
            L_self_modules_up_modules_norm_in_parameters_weight_
        )
        l_self_modules_up_modules_norm_in_parameters_bias_ = (
            L_self_modules_up_modules_norm_in_parameters_bias_
        )
        l_self_modules_up_modules_first_parameters_weight_ = (
            L_self_modules_up_modules_first_parameters_weight_
        )
        l_self_modules_up_modules_first_parameters_bias_ = (
            L_self_modules_up_modules_first_parameters_bias_
        )
        l_self_modules_up_modules_time_parameters_weight_ = (
            L_self_modules_up_modules_time_parameters_weight_
        )
        l_self_modules_up_modules_time_parameters_bias_ = (
            L_self_modules_up_modules_time_parameters_bias_
        )
        l_self_modules_up_modules_norm_out_parameters_weight_ = (
            L_self_modules_up_modules_norm_out_parameters_weight_
        )
        l_self_modules_up_modules_norm_out_parameters_bias_ = (
            L_self_modules_up_modules_norm_out_parameters_bias_
        )
        l_self_modules_up_modules_second_parameters_weight_ = (
            L_self_modules_up_modules_second_parameters_weight_
        )
        l_self_modules_up_modules_second_parameters_bias_ = (
            L_self_modules_up_modules_second_parameters_bias_
        )
        l_self_modules_up_modules_skip_parameters_weight_ = (
            L_self_modules_up_modules_skip_parameters_weight_
        )
        l_self_modules_up_modules_skip_parameters_bias_ = (
            L_self_modules_up_modules_skip_parameters_bias_
        )
        l_self_modules_norm_parameters_weight_ = L_self_modules_norm_parameters_weight_
        l_self_modules_norm_parameters_bias_ = L_self_modules_norm_parameters_bias_
        l_self_modules_tail_parameters_weight_ = L_self_modules_tail_parameters_weight_
        l_self_modules_tail_parameters_bias_ = L_self_modules_tail_parameters_bias_
        arange = torch.arange(16, dtype=torch.float32, device=device(type="cpu"))
        mul = arange * -0.5756462732485115
        arange = None
        scale = torch.exp(mul)
        mul = None
        float_1 = l_steps_.float()
        l_steps_ = None
        getitem = float_1[(slice(None, None, None), None)]
        float_1 = None
        getitem_1 = scale[(None, slice(None, None, None))]
        scale = None
        angles = getitem * getitem_1
        getitem = getitem_1 = None
        sin = angles.sin()
        cos = angles.cos()
        angles = None
        cat = torch.cat([sin, cos], dim=-1)
        sin = cos = None
        to = cat.to(torch.float32)
        cat = None
        input_1 = torch._C._nn.linear(
            to,
            l_self_modules_embed_modules_0_parameters_weight_,
            l_self_modules_embed_modules_0_parameters_bias_,
        )
        to = l_self_modules_embed_modules_0_parameters_weight_ = l_self_modules_embed_modules_0_parameters_bias_ = None
        input_2 = torch.nn.functional.silu(input_1, inplace=False)
        input_1 = None
        input_3 = torch._C._nn.linear(
            input_2,
            l_self_modules_embed_modules_2_parameters_weight_,
            l_self_modules_embed_modules_2_parameters_bias_,
        )
        input_2 = l_self_modules_embed_modules_2_parameters_weight_ = l_self_modules_embed_modules_2_parameters_bias_ = None
        conv2d = torch.conv2d(
            l_x_,
            l_self_modules_head_parameters_weight_,
            l_self_modules_head_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        l_x_ = l_self_modules_head_parameters_weight_ = l_self_modules_head_parameters_bias_ = None
        group_norm = torch.nn.functional.group_norm(
            conv2d,
            8,
            l_self_modules_down_modules_norm_in_parameters_weight_,
            l_self_modules_down_modules_norm_in_parameters_bias_,
            1e-05,
        )
        l_self_modules_down_modules_norm_in_parameters_weight_ = l_self_modules_down_modules_norm_in_parameters_bias_ = None
        silu_1 = torch.nn.functional.silu(group_norm)
        group_norm = None
        y = torch.conv2d(
            silu_1,
            l_self_modules_down_modules_first_parameters_weight_,
            l_self_modules_down_modules_first_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        silu_1 = l_self_modules_down_modules_first_parameters_weight_ = l_self_modules_down_modules_first_parameters_bias_ = None
        silu_2 = torch.nn.functional.silu(input_3)
        linear_2 = torch._C._nn.linear(
            silu_2,
            l_self_modules_down_modules_time_parameters_weight_,
            l_self_modules_down_modules_time_parameters_bias_,
        )
        silu_2 = l_self_modules_down_modules_time_parameters_weight_ = l_self_modules_down_modules_time_parameters_bias_ = None
        getitem_2 = linear_2[
            (slice(None, None, None), slice(None, None, None), None, None)
        ]
        linear_2 = None
        y_1 = y + getitem_2
        y = getitem_2 = None
        group_norm_1 = torch.nn.functional.group_norm(
            y_1,
            8,
            l_self_modules_down_modules_norm_out_parameters_weight_,
            l_self_modules_down_modules_norm_out_parameters_bias_,
            1e-05,
        )
        y_1 = l_self_modules_down_modules_norm_out_parameters_weight_ = l_self_modules_down_modules_norm_out_parameters_bias_ = None
        silu_3 = torch.nn.functional.silu(group_norm_1)
        group_norm_1 = None
        y_2 = torch.conv2d(
            silu_3,
            l_self_modules_down_modules_second_parameters_weight_,
            l_self_modules_down_modules_second_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        silu_3 = l_self_modules_down_modules_second_parameters_weight_ = l_self_modules_down_modules_second_parameters_bias_ = None
        first = y_2 + conv2d
        y_2 = conv2d = None
        conv2d_3 = torch.conv2d(
            first,
            l_self_modules_shrink_parameters_weight_,
            l_self_modules_shrink_parameters_bias_,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        l_self_modules_shrink_parameters_weight_ = l_self_modules_shrink_parameters_bias_ = None
        group_norm_2 = torch.nn.functional.group_norm(
            conv2d_3,
            8,
            l_self_modules_low_modules_norm_in_parameters_weight_,
            l_self_modules_low_modules_norm_in_parameters_bias_,
            1e-05,
        )
        l_self_modules_low_modules_norm_in_parameters_weight_ = l_self_modules_low_modules_norm_in_parameters_bias_ = None
        silu_4 = torch.nn.functional.silu(group_norm_2)
        group_norm_2 = None
        y_3 = torch.conv2d(
            silu_4,
            l_self_modules_low_modules_first_parameters_weight_,
            l_self_modules_low_modules_first_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        silu_4 = l_self_modules_low_modules_first_parameters_weight_ = l_self_modules_low_modules_first_parameters_bias_ = None
        silu_5 = torch.nn.functional.silu(input_3)
        linear_3 = torch._C._nn.linear(
            silu_5,
            l_self_modules_low_modules_time_parameters_weight_,
            l_self_modules_low_modules_time_parameters_bias_,
        )
        silu_5 = l_self_modules_low_modules_time_parameters_weight_ = l_self_modules_low_modules_time_parameters_bias_ = None
        getitem_3 = linear_3[
            (slice(None, None, None), slice(None, None, None), None, None)
        ]
        linear_3 = None
        y_4 = y_3 + getitem_3
        y_3 = getitem_3 = None
        group_norm_3 = torch.nn.functional.group_norm(
            y_4,
            8,
            l_self_modules_low_modules_norm_out_parameters_weight_,
            l_self_modules_low_modules_norm_out_parameters_bias_,
            1e-05,
        )
        y_4 = l_self_modules_low_modules_norm_out_parameters_weight_ = l_self_modules_low_modules_norm_out_parameters_bias_ = None
        silu_6 = torch.nn.functional.silu(group_norm_3)
        group_norm_3 = None
        y_5 = torch.conv2d(
            silu_6,
            l_self_modules_low_modules_second_parameters_weight_,
            l_self_modules_low_modules_second_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        silu_6 = l_self_modules_low_modules_second_parameters_weight_ = l_self_modules_low_modules_second_parameters_bias_ = None
        conv2d_6 = torch.conv2d(
            conv2d_3,
            l_self_modules_low_modules_skip_parameters_weight_,
            l_self_modules_low_modules_skip_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        conv2d_3 = l_self_modules_low_modules_skip_parameters_weight_ = l_self_modules_low_modules_skip_parameters_bias_ = None
        add_3 = y_5 + conv2d_6
        y_5 = conv2d_6 = None
        group_norm_4 = torch.nn.functional.group_norm(
            add_3,
            8,
            l_self_modules_attention_modules_norm_parameters_weight_,
            l_self_modules_attention_modules_norm_parameters_bias_,
            1e-05,
        )
        l_self_modules_attention_modules_norm_parameters_weight_ = l_self_modules_attention_modules_norm_parameters_bias_ = None
        conv2d_7 = torch.conv2d(
            group_norm_4,
            l_self_modules_attention_modules_project_parameters_weight_,
            l_self_modules_attention_modules_project_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        group_norm_4 = l_self_modules_attention_modules_project_parameters_weight_ = l_self_modules_attention_modules_project_parameters_bias_ = None
        split = conv2d_7.reshape(1, 3, 4, 16, 256)
        conv2d_7 = None
        transpose = split.transpose(-1, -2)
        split = None
        unbind = transpose.unbind(1)
        transpose = None
        query = unbind[0]
        key = unbind[1]
        value = unbind[2]
        unbind = None
        y_6 = torch._C._nn.scaled_dot_product_attention(query, key, value)
        query = key = value = None
        transpose_1 = y_6.transpose(-1, -2)
        y_6 = None
        reshape_1 = transpose_1.reshape(1, 64, 16, 16)
        transpose_1 = None
        conv2d_8 = torch.conv2d(
            reshape_1,
            l_self_modules_attention_modules_out_parameters_weight_,
            l_self_modules_attention_modules_out_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        reshape_1 = l_self_modules_attention_modules_out_parameters_weight_ = l_self_modules_attention_modules_out_parameters_bias_ = None
        add_4 = add_3 + conv2d_8
        add_3 = conv2d_8 = None
        group_norm_5 = torch.nn.functional.group_norm(
            add_4,
            8,
            l_self_modules_middle_modules_norm_in_parameters_weight_,
            l_self_modules_middle_modules_norm_in_parameters_bias_,
            1e-05,
        )
        l_self_modules_middle_modules_norm_in_parameters_weight_ = l_self_modules_middle_modules_norm_in_parameters_bias_ = None
        silu_7 = torch.nn.functional.silu(group_norm_5)
        group_norm_5 = None
        y_7 = torch.conv2d(
            silu_7,
            l_self_modules_middle_modules_first_parameters_weight_,
            l_self_modules_middle_modules_first_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        silu_7 = l_self_modules_middle_modules_first_parameters_weight_ = l_self_modules_middle_modules_first_parameters_bias_ = None
        silu_8 = torch.nn.functional.silu(input_3)
        linear_4 = torch._C._nn.linear(
            silu_8,
            l_self_modules_middle_modules_time_parameters_weight_,
            l_self_modules_middle_modules_time_parameters_bias_,
        )
        silu_8 = l_self_modules_middle_modules_time_parameters_weight_ = l_self_modules_middle_modules_time_parameters_bias_ = None
        getitem_7 = linear_4[
            (slice(None, None, None), slice(None, None, None), None, None)
        ]
        linear_4 = None
        y_8 = y_7 + getitem_7
        y_7 = getitem_7 = None
        group_norm_6 = torch.nn.functional.group_norm(
            y_8,
            8,
            l_self_modules_middle_modules_norm_out_parameters_weight_,
            l_self_modules_middle_modules_norm_out_parameters_bias_,
            1e-05,
        )
        y_8 = l_self_modules_middle_modules_norm_out_parameters_weight_ = l_self_modules_middle_modules_norm_out_parameters_bias_ = None
        silu_9 = torch.nn.functional.silu(group_norm_6)
        group_norm_6 = None
        y_9 = torch.conv2d(
            silu_9,
            l_self_modules_middle_modules_second_parameters_weight_,
            l_self_modules_middle_modules_second_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        silu_9 = l_self_modules_middle_modules_second_parameters_weight_ = l_self_modules_middle_modules_second_parameters_bias_ = None
        y_10 = y_9 + add_4
        y_9 = add_4 = None
        interpolate = torch.nn.functional.interpolate(
            y_10, scale_factor=2.0, mode="nearest"
        )
        y_10 = None
        y_11 = torch.conv2d(
            interpolate,
            l_self_modules_grow_parameters_weight_,
            l_self_modules_grow_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        interpolate = l_self_modules_grow_parameters_weight_ = l_self_modules_grow_parameters_bias_ = None
        cat_1 = torch.cat([y_11, first], dim=1)
        y_11 = first = None
        group_norm_7 = torch.nn.functional.group_norm(
            cat_1,
            8,
            l_self_modules_up_modules_norm_in_parameters_weight_,
            l_self_modules_up_modules_norm_in_parameters_bias_,
            1e-05,
        )
        l_self_modules_up_modules_norm_in_parameters_weight_ = l_self_modules_up_modules_norm_in_parameters_bias_ = None
        silu_10 = torch.nn.functional.silu(group_norm_7)
        group_norm_7 = None
        y_12 = torch.conv2d(
            silu_10,
            l_self_modules_up_modules_first_parameters_weight_,
            l_self_modules_up_modules_first_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        silu_10 = l_self_modules_up_modules_first_parameters_weight_ = l_self_modules_up_modules_first_parameters_bias_ = None
        silu_11 = torch.nn.functional.silu(input_3)
        input_3 = None
        linear_5 = torch._C._nn.linear(
            silu_11,
            l_self_modules_up_modules_time_parameters_weight_,
            l_self_modules_up_modules_time_parameters_bias_,
        )
        silu_11 = l_self_modules_up_modules_time_parameters_weight_ = l_self_modules_up_modules_time_parameters_bias_ = None
        getitem_8 = linear_5[
            (slice(None, None, None), slice(None, None, None), None, None)
        ]
        linear_5 = None
        y_13 = y_12 + getitem_8
        y_12 = getitem_8 = None
        group_norm_8 = torch.nn.functional.group_norm(
            y_13,
            8,
            l_self_modules_up_modules_norm_out_parameters_weight_,
            l_self_modules_up_modules_norm_out_parameters_bias_,
            1e-05,
        )
        y_13 = l_self_modules_up_modules_norm_out_parameters_weight_ = l_self_modules_up_modules_norm_out_parameters_bias_ = None
        silu_12 = torch.nn.functional.silu(group_norm_8)
        group_norm_8 = None
        y_14 = torch.conv2d(
            silu_12,
            l_self_modules_up_modules_second_parameters_weight_,
            l_self_modules_up_modules_second_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        silu_12 = l_self_modules_up_modules_second_parameters_weight_ = l_self_modules_up_modules_second_parameters_bias_ = None
        conv2d_14 = torch.conv2d(
            cat_1,
            l_self_modules_up_modules_skip_parameters_weight_,
            l_self_modules_up_modules_skip_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        cat_1 = l_self_modules_up_modules_skip_parameters_weight_ = l_self_modules_up_modules_skip_parameters_bias_ = None
        y_15 = y_14 + conv2d_14
        y_14 = conv2d_14 = None
        group_norm_9 = torch.nn.functional.group_norm(
            y_15,
            8,
            l_self_modules_norm_parameters_weight_,
            l_self_modules_norm_parameters_bias_,
            1e-05,
        )
        y_15 = l_self_modules_norm_parameters_weight_ = l_self_modules_norm_parameters_bias_ = None
        silu_13 = torch.nn.functional.silu(group_norm_9)
        group_norm_9 = None
        conv2d_15 = torch.conv2d(
            silu_13,
            l_self_modules_tail_parameters_weight_,
            l_self_modules_tail_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            1,
        )
        silu_13 = l_self_modules_tail_parameters_weight_ = l_self_modules_tail_parameters_bias_ = None
        return (conv2d_15,)
