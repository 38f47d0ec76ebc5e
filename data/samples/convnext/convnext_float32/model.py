import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_stem_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_x_: torch.Tensor,
        L_self_modules_stem_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stem_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_depth_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_depth_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_parameters_scale_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_project_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_0_modules_project_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_depth_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_depth_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_parameters_scale_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_project_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_1_modules_project_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_depth_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_depth_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_parameters_scale_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_project_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_4_modules_project_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_5_modules_depth_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_5_modules_depth_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_5_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_5_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_5_parameters_scale_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_5_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_5_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_5_modules_project_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_5_modules_project_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_6_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_6_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_7_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_7_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_8_modules_depth_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_8_modules_depth_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_8_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_8_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_8_parameters_scale_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_8_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_8_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_8_modules_project_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_8_modules_project_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_9_modules_depth_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_9_modules_depth_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_9_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_9_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_9_parameters_scale_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_9_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_9_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_9_modules_project_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_stages_modules_9_modules_project_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_classify_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_classify_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_self_modules_stem_modules_0_parameters_weight_ = (
            L_self_modules_stem_modules_0_parameters_weight_
        )
        l_self_modules_stem_modules_0_parameters_bias_ = (
            L_self_modules_stem_modules_0_parameters_bias_
        )
        l_x_ = L_x_
        l_self_modules_stem_modules_1_parameters_weight_ = (
            L_self_modules_stem_modules_1_parameters_weight_
        )
        l_self_modules_stem_modules_1_parameters_bias_ = (
            L_self_modules_stem_modules_1_parameters_bias_
        )
        l_self_modules_stages_modules_0_modules_depth_parameters_weight_ = (
            L_self_modules_stages_modules_0_modules_depth_parameters_weight_
        )
        l_self_modules_stages_modules_0_modules_depth_parameters_bias_ = (
            L_self_modules_stages_modules_0_modules_depth_parameters_bias_
        )
        l_self_modules_stages_modules_0_modules_norm_parameters_weight_ = (
            L_self_modules_stages_modules_0_modules_norm_parameters_weight_
        )
        l_self_modules_stages_modules_0_modules_norm_parameters_bias_ = (
            L_self_modules_stages_modules_0_modules_norm_parameters_bias_
        )
        l_self_modules_stages_modules_0_parameters_scale_ = (
            L_self_modules_stages_modules_0_parameters_scale_
        )
        l_self_modules_stages_modules_0_modules_expand_parameters_weight_ = (
            L_self_modules_stages_modules_0_modules_expand_parameters_weight_
        )
        l_self_modules_stages_modules_0_modules_expand_parameters_bias_ = (
            L_self_modules_stages_modules_0_modules_expand_parameters_bias_
        )
        l_self_modules_stages_modules_0_modules_project_parameters_weight_ = (
            L_self_modules_stages_modules_0_modules_project_parameters_weight_
        )
        l_self_modules_stages_modules_0_modules_project_parameters_bias_ = (
            L_self_modules_stages_modules_0_modules_project_parameters_bias_
        )
        l_self_modules_stages_modules_1_modules_depth_parameters_weight_ = (
            L_self_modules_stages_modules_1_modules_depth_parameters_weight_
        )
        l_self_modules_stages_modules_1_modules_depth_parameters_bias_ = (
            L_self_modules_stages_modules_1_modules_depth_parameters_bias_
        )
        l_self_modules_stages_modules_1_modules_norm_parameters_weight_ = (
            L_self_modules_stages_modules_1_modules_norm_parameters_weight_
        )
        l_self_modules_stages_modules_1_modules_norm_parameters_bias_ = (
            L_self_modules_stages_modules_1_modules_norm_parameters_bias_
        )
        l_self_modules_stages_modules_1_parameters_scale_ = (
            L_self_modules_stages_modules_1_parameters_scale_
        )
        l_self_modules_stages_modules_1_modules_expand_parameters_weight_ = (
            L_self_modules_stages_modules_1_modules_expand_parameters_weight_
        )
        l_self_modules_stages_modules_1_modules_expand_parameters_bias_ = (
            L_self_modules_stages_modules_1_modules_expand_parameters_bias_
        )
        l_self_modules_stages_modules_1_modules_project_parameters_weight_ = (
            L_self_modules_stages_modules_1_modules_project_parameters_weight_
        )
        l_self_modules_stages_modules_1_modules_project_parameters_bias_ = (
            L_self_modules_stages_modules_1_modules_project_parameters_bias_
        )
        l_self_modules_stages_modules_2_parameters_weight_ = (
            L_self_modules_stages_modules_2_parameters_weight_
        )
        l_self_modules_stages_modules_2_parameters_bias_ = (
            L_self_modules_stages_modules_2_parameters_bias_
        )
        l_self_modules_stages_modules_3_parameters_weight_ = (
            L_self_modules_stages_modules_3_parameters_weight_
        )
        l_self_modules_stages_modules_3_parameters_bias_ = (
            L_self_modules_stages_modules_3_parameters_bias_
        )
        l_self_modules_stages_modules_4_modules_depth_parameters_weight_ = (
            L_self_modules_stages_modules_4_modules_depth_parameters_weight_
        )
        l_self_modules_stages_modules_4_modules_depth_parameters_bias_ = (
            L_self_modules_stages_modules_4_modules_depth_parameters_bias_
        )
        l_self_modules_stages_modules_4_modules_norm_parameters_weight_ = (
            L_self_modules_stages_modules_4_modules_norm_parameters_weight_
        )
        l_self_modules_stages_modules_4_modules_norm_parameters_bias_ = (
            L_self_modules_stages_modules_4_modules_norm_parameters_bias_
        )
        l_self_modules_stages_modules_4_parameters_scale_ = (
            L_self_modules_stages_modules_4_parameters_scale_
        )
        l_self_modules_stages_modules_4_modules_expand_parameters_weight_ = (
            L_self_modules_stages_modules_4_modules_expand_parameters_weight_
        )
        l_self_modules_stages_modules_4_modules_expand_parameters_bias_ = (
            L_self_modules_stages_modules_4_modules_expand_parameters_bias_
        )
        l_self_modules_stages_modules_4_modules_project_parameters_weight_ = (
            L_self_modules_stages_modules_4_modules_project_parameters_weight_
        )
        l_self_modules_stages_modules_4_modules_project_parameters_bias_ = (
            L_self_modules_stages_modules_4_modules_project_parameters_bias_
        )
        l_self_modules_stages_modules_5_modules_depth_parameters_weight_ = (
            L_self_modules_stages_modules_5_modules_depth_parameters_weight_
        )
        l_self_modules_stages_modules_5_modules_depth_parameters_bias_ = (
            L_self_modules_stages_modules_5_modules_depth_parameters_bias_
        )
        l_self_modules_stages_modules_5_modules_norm_parameters_weight_ = (
            L_self_modules_stages_modules_5_modules_norm_parameters_weight_
        )
        l_self_modules_stages_modules_5_modules_norm_parameters_bias_ = (
            L_self_modules_stages_modules_5_modules_norm_parameters_bias_
        )
        l_self_modules_stages_modules_5_parameters_scale_ = (
            L_self_modules_stages_modules_5_parameters_scale_
        )
        l_self_modules_stages_modules_5_modules_expand_parameters_weight_ = (
            L_self_modules_stages_modules_5_modules_expand_parameters_weight_
        )
        l_self_modules_stages_modules_5_modules_expand_parameters_bias_ = (
            L_self_modules_stages_modules_5_modules_expand_parameters_bias_
        )
        l_self_modules_stages_modules_5_modules_project_parameters_weight_ = (
            L_self_modules_stages_modules_5_modules_project_parameters_weight_
        )
        l_self_modules_stages_modules_5_modules_project_parameters_bias_ = (
            L_self_modules_stages_modules_5_modules_project_parameters_bias_
        )
        l_self_modules_stages_modules_6_parameters_weight_ = (
            L_self_modules_stages_modules_6_parameters_weight_
        )
        l_self_modules_stages_modules_6_parameters_bias_ = (
            L_self_modules_stages_modules_6_parameters_bias_
        )
        l_self_modules_stages_modules_7_parameters_weight_ = (
            L_self_modules_stages_modules_7_parameters_weight_
        )
        l_self_modules_stages_modules_7_parameters_bias_ = (
            L_self_modules_stages_modules_7_parameters_bias_
        )
        l_self_modules_stages_modules_8_modules_depth_parameters_weight_ = (
            L_self_modules_stages_modules_8_modules_depth_parameters_weight_
        )
        l_self_modules_stages_modules_8_modules_depth_parameters_bias_ = (
            L_self_modules_stages_modules_8_modules_depth_parameters_bias_
        )
        l_self_modules_stages_modules_8_modules_norm_parameters_weight_ = (
            L_self_modules_stages_modules_8_modules_norm_parameters_weight_
        )
        l_self_modules_stages_modules_8_modules_norm_parameters_bias_ = (
            L_self_modules_stages_modules_8_modules_norm_parameters_bias_
        )
        l_self_modules_stages_modules_8_parameters_scale_ = (
            L_self_modules_stages_modules_8_parameters_scale_
        )
        l_self_modules_stages_modules_8_modules_expand_parameters_weight_ = (
            L_self_modules_stages_modules_8_modules_expand_parameters_weight_
        )
        l_self_modules_stages_modules_8_modules_expand_parameters_bias_ = (
            L_self_modules_stages_modules_8_modules_expand_parameters_bias_
        )
        l_self_modules_stages_modules_8_modules_project_parameters_weight_ = (
            L_self_modules_stages_modules_8_modules_project_parameters_weight_
        )
        l_self_modules_stages_modules_8_modules_project_parameters_bias_ = (
            L_self_modules_stages_modules_8_modules_project_parameters_bias_
        )
        l_self_modules_stages_modules_9_modules_depth_parameters_weight_ = (
            L_self_modules_stages_modules_9_modules_depth_parameters_weight_
        )
        l_self_modules_stages_modules_9_modules_depth_parameters_bias_ = (
            L_self_modules_stages_modules_9_modules_depth_parameters_bias_
        )
        l_self_modules_stages_modules_9_modules_norm_parameters_weight_ = (
            L_self_modules_stages_modules_9_modules_norm_parameters_weight_
        )
        l_self_modules_stages_modules_9_modules_norm_parameters_bias_ = (
            L_self_modules_stages_modules_9_modules_norm_parameters_bias_
        )
        l_self_modules_stages_modules_9_parameters_scale_ = (
            L_self_modules_stages_modules_9_parameters_scale_
        )
        l_self_modules_stages_modules_9_modules_expand_parameters_weight_ = (
            L_self_modules_stages_modules_9_modules_expand_parameters_weight_
        )
        l_self_modules_stages_modules_9_modules_expand_parameters_bias_ = (
            L_self_modules_stages_modules_9_modules_expand_parameters_bias_
        )
        l_self_modules_stages_modules_9_modules_project_parameters_weight_ = (
            L_self_modules_stages_modules_9_modules_project_parameters_weight_
        )
        l_self_modules_stages_modules_9_modules_project_parameters_bias_ = (
            L_self_modules_stages_modules_9_modules_project_parameters_bias_
        )
        l_self_modules_norm_parameters_weight_ = L_self_modules_norm_parameters_weight_
        l_self_modules_norm_parameters_bias_ = L_self_modules_norm_parameters_bias_
        l_self_modules_classify_parameters_weight_ = (
            L_self_modules_classify_parameters_weight_
        )
        l_self_modules_classify_parameters_bias_ = (
            L_self_modules_classify_parameters_bias_
        )
        input_1 = torch.conv2d(
            l_x_,
            l_self_modules_stem_modules_0_parameters_weight_,
            l_self_modules_stem_modules_0_parameters_bias_,
            (4, 4),
            (0, 0),
            (1, 1),
            1,
        )
        l_x_ = l_self_modules_stem_modules_0_parameters_weight_ = l_self_modules_stem_modules_0_parameters_bias_ = None
        mean = input_1.mean(1, keepdim=True)
        sub = input_1 - mean
        pow_1 = sub.pow(2)
        sub = None
        variance = pow_1.mean(1, keepdim=True)
        pow_1 = None
        sub_1 = input_1 - mean
        input_1 = mean = None
        add = variance + 1e-06
        variance = None
        rsqrt = add.rsqrt()
        add = None
        x = sub_1 * rsqrt
        sub_1 = rsqrt = None
        view = l_self_modules_stem_modules_1_parameters_weight_.view(1, -1, 1, 1)
        l_self_modules_stem_modules_1_parameters_weight_ = None
        mul_1 = view * x
        view = x = None
        view_1 = l_self_modules_stem_modules_1_parameters_bias_.view(1, -1, 1, 1)
        l_self_modules_stem_modules_1_parameters_bias_ = None
        input_2 = mul_1 + view_1
        mul_1 = view_1 = None
        conv2d_1 = torch.conv2d(
            input_2,
            l_self_modules_stages_modules_0_modules_depth_parameters_weight_,
            l_self_modules_stages_modules_0_modules_depth_parameters_bias_,
            (1, 1),
            (3, 3),
            (1, 1),
            96,
        )
        l_self_modules_stages_modules_0_modules_depth_parameters_weight_ = l_self_modules_stages_modules_0_modules_depth_parameters_bias_ = None
        permute = conv2d_1.permute(0, 2, 3, 1)
        conv2d_1 = None
        y = torch.nn.functional.layer_norm(
            permute,
            (96,),
            l_self_modules_stages_modules_0_modules_norm_parameters_weight_,
            l_self_modules_stages_modules_0_modules_norm_parameters_bias_,
            1e-06,
        )
        permute = l_self_modules_stages_modules_0_modules_norm_parameters_weight_ = l_self_modules_stages_modules_0_modules_norm_parameters_bias_ = None
        linear = torch._C._nn.linear(
            y,
            l_self_modules_stages_modules_0_modules_expand_parameters_weight_,
            l_self_modules_stages_modules_0_modules_expand_parameters_bias_,
        )
        y = l_self_modules_stages_modules_0_modules_expand_parameters_weight_ = l_self_modules_stages_modules_0_modules_expand_parameters_bias_ = None
        gelu = torch._C._nn.gelu(linear)
        linear = None
        linear_1 = torch._C._nn.linear(
            gelu,
            l_self_modules_stages_modules_0_modules_project_parameters_weight_,
            l_self_modules_stages_modules_0_modules_project_parameters_bias_,
        )
        gelu = l_self_modules_stages_modules_0_modules_project_parameters_weight_ = l_self_modules_stages_modules_0_modules_project_parameters_bias_ = None
        y_1 = l_self_modules_stages_modules_0_parameters_scale_ * linear_1
        l_self_modules_stages_modules_0_parameters_scale_ = linear_1 = None
        permute_1 = y_1.permute(0, 3, 1, 2)
        y_1 = None
        input_3 = input_2 + permute_1
        input_2 = permute_1 = None
        conv2d_2 = torch.conv2d(
            input_3,
            l_self_modules_stages_modules_1_modules_depth_parameters_weight_,
            l_self_modules_stages_modules_1_modules_depth_parameters_bias_,
            (1, 1),
            (3, 3),
            (1, 1),
            96,
        )
        l_self_modules_stages_modules_1_modules_depth_parameters_weight_ = l_self_modules_stages_modules_1_modules_depth_parameters_bias_ = None
        permute_2 = conv2d_2.permute(0, 2, 3, 1)
        conv2d_2 = None
        y_2 = torch.nn.functional.layer_norm(
            permute_2,
            (96,),
            l_self_modules_stages_modules_1_modules_norm_parameters_weight_,
            l_self_modules_stages_modules_1_modules_norm_parameters_bias_,
            1e-06,
        )
        permute_2 = l_self_modules_stages_modules_1_modules_norm_parameters_weight_ = l_self_modules_stages_modules_1_modules_norm_parameters_bias_ = None
        linear_2 = torch._C._nn.linear(
            y_2,
            l_self_modules_stages_modules_1_modules_expand_parameters_weight_,
            l_self_modules_stages_modules_1_modules_expand_parameters_bias_,
        )
        y_2 = l_self_modules_stages_modules_1_modules_expand_parameters_weight_ = l_self_modules_stages_modules_1_modules_expand_parameters_bias_ = None
        gelu_1 = torch._C._nn.gelu(linear_2)
        linear_2 = None
        linear_3 = torch._C._nn.linear(
            gelu_1,
            l_self_modules_stages_modules_1_modules_project_parameters_weight_,
            l_self_modules_stages_modules_1_modules_project_parameters_bias_,
        )
        gelu_1 = l_self_modules_stages_modules_1_modules_project_parameters_weight_ = l_self_modules_stages_modules_1_modules_project_parameters_bias_ = None
        y_3 = l_self_modules_stages_modules_1_parameters_scale_ * linear_3
        l_self_modules_stages_modules_1_parameters_scale_ = linear_3 = None
        permute_3 = y_3.permute(0, 3, 1, 2)
        y_3 = None
        input_4 = input_3 + permute_3
        input_3 = permute_3 = None
        mean_3 = input_4.mean(1, keepdim=True)
        sub_2 = input_4 - mean_3
        pow_2 = sub_2.pow(2)
        sub_2 = None
        variance_1 = pow_2.mean(1, keepdim=True)
        pow_2 = None
        sub_3 = input_4 - mean_3
        input_4 = mean_3 = None
        add_4 = variance_1 + 1e-06
        variance_1 = None
        rsqrt_1 = add_4.rsqrt()
        add_4 = None
        x_1 = sub_3 * rsqrt_1
        sub_3 = rsqrt_1 = None
        view_2 = l_self_modules_stages_modules_2_parameters_weight_.view(1, -1, 1, 1)
        l_self_modules_stages_modules_2_parameters_weight_ = None
        mul_5 = view_2 * x_1
        view_2 = x_1 = None
        view_3 = l_self_modules_stages_modules_2_parameters_bias_.view(1, -1, 1, 1)
        l_self_modules_stages_modules_2_parameters_bias_ = None
        input_5 = mul_5 + view_3
        mul_5 = view_3 = None
        input_6 = torch.conv2d(
            input_5,
            l_self_modules_stages_modules_3_parameters_weight_,
            l_self_modules_stages_modules_3_parameters_bias_,
            (2, 2),
            (0, 0),
            (1, 1),
            1,
        )
        input_5 = l_self_modules_stages_modules_3_parameters_weight_ = l_self_modules_stages_modules_3_parameters_bias_ = None
        conv2d_4 = torch.conv2d(
            input_6,
            l_self_modules_stages_modules_4_modules_depth_parameters_weight_,
            l_self_modules_stages_modules_4_modules_depth_parameters_bias_,
            (1, 1),
            (3, 3),
            (1, 1),
            192,
        )
        l_self_modules_stages_modules_4_modules_depth_parameters_weight_ = l_self_modules_stages_modules_4_modules_depth_parameters_bias_ = None
        permute_4 = conv2d_4.permute(0, 2, 3, 1)
        conv2d_4 = None
        y_4 = torch.nn.functional.layer_norm(
            permute_4,
            (192,),
            l_self_modules_stages_modules_4_modules_norm_parameters_weight_,
            l_self_modules_stages_modules_4_modules_norm_parameters_bias_,
            1e-06,
        )
        permute_4 = l_self_modules_stages_modules_4_modules_norm_parameters_weight_ = l_self_modules_stages_modules_4_modules_norm_parameters_bias_ = None
        linear_4 = torch._C._nn.linear(
            y_4,
            l_self_modules_stages_modules_4_modules_expand_parameters_weight_,
            l_self_modules_stages_modules_4_modules_expand_parameters_bias_,
        )
        y_4 = l_self_modules_stages_modules_4_modules_expand_parameters_weight_ = l_self_modules_stages_modules_4_modules_expand_parameters_bias_ = None
        gelu_2 = torch._C._nn.gelu(linear_4)
        linear_4 = None
        linear_5 = torch._C._nn.linear(
            gelu_2,
            l_self_modules_stages_modules_4_modules_project_parameters_weight_,
            l_self_modules_stages_modules_4_modules_project_parameters_bias_,
        )
        gelu_2 = l_self_modules_stages_modules_4_modules_project_parameters_weight_ = l_self_modules_stages_modules_4_modules_project_parameters_bias_ = None
        y_5 = l_self_modules_stages_modules_4_parameters_scale_ * linear_5
        l_self_modules_stages_modules_4_parameters_scale_ = linear_5 = None
        permute_5 = y_5.permute(0, 3, 1, 2)
        y_5 = None
        input_7 = input_6 + permute_5
        input_6 = permute_5 = None
        conv2d_5 = torch.conv2d(
            input_7,
            l_self_modules_stages_modules_5_modules_depth_parameters_weight_,
            l_self_modules_stages_modules_5_modules_depth_parameters_bias_,
            (1, 1),
            (3, 3),
            (1, 1),
            192,
        )
        l_self_modules_stages_modules_5_modules_depth_parameters_weight_ = l_self_modules_stages_modules_5_modules_depth_parameters_bias_ = None
        permute_6 = conv2d_5.permute(0, 2, 3, 1)
        conv2d_5 = None
        y_6 = torch.nn.functional.layer_norm(
            permute_6,
            (192,),
            l_self_modules_stages_modules_5_modules_norm_parameters_weight_,
            l_self_modules_stages_modules_5_modules_norm_parameters_bias_,
            1e-06,
        )
        permute_6 = l_self_modules_stages_modules_5_modules_norm_parameters_weight_ = l_self_modules_stages_modules_5_modules_norm_parameters_bias_ = None
        linear_6 = torch._C._nn.linear(
            y_6,
            l_self_modules_stages_modules_5_modules_expand_parameters_weight_,
            l_self_modules_stages_modules_5_modules_expand_parameters_bias_,
        )
        y_6 = l_self_modules_stages_modules_5_modules_expand_parameters_weight_ = l_self_modules_stages_modules_5_modules_expand_parameters_bias_ = None
        gelu_3 = torch._C._nn.gelu(linear_6)
        linear_6 = None
        linear_7 = torch._C._nn.linear(
            gelu_3,
            l_self_modules_stages_modules_5_modules_project_parameters_weight_,
            l_self_modules_stages_modules_5_modules_project_parameters_bias_,
        )
        gelu_3 = l_self_modules_stages_modules_5_modules_project_parameters_weight_ = l_self_modules_stages_modules_5_modules_project_parameters_bias_ = None
        y_7 = l_self_modules_stages_modules_5_parameters_scale_ * linear_7
        l_self_modules_stages_modules_5_parameters_scale_ = linear_7 = None
        permute_7 = y_7.permute(0, 3, 1, 2)
        y_7 = None
        input_8 = input_7 + permute_7
        input_7 = permute_7 = None
        mean_6 = input_8.mean(1, keepdim=True)
        sub_4 = input_8 - mean_6
        pow_3 = sub_4.pow(2)
        sub_4 = None
        variance_2 = pow_3.mean(1, keepdim=True)
        pow_3 = None
        sub_5 = input_8 - mean_6
        input_8 = mean_6 = None
        add_8 = variance_2 + 1e-06
        variance_2 = None
        rsqrt_2 = add_8.rsqrt()
        add_8 = None
        x_2 = sub_5 * rsqrt_2
        sub_5 = rsqrt_2 = None
        view_4 = l_self_modules_stages_modules_6_parameters_weight_.view(1, -1, 1, 1)
        l_self_modules_stages_modules_6_parameters_weight_ = None
        mul_9 = view_4 * x_2
        view_4 = x_2 = None
        view_5 = l_self_modules_stages_modules_6_parameters_bias_.view(1, -1, 1, 1)
        l_self_modules_stages_modules_6_parameters_bias_ = None
        input_9 = mul_9 + view_5
        mul_9 = view_5 = None
        input_10 = torch.conv2d(
            input_9,
            l_self_modules_stages_modules_7_parameters_weight_,
            l_self_modules_stages_modules_7_parameters_bias_,
            (2, 2),
            (0, 0),
            (1, 1),
            1,
        )
        input_9 = l_self_modules_stages_modules_7_parameters_weight_ = l_self_modules_stages_modules_7_parameters_bias_ = None
        conv2d_7 = torch.conv2d(
            input_10,
            l_self_modules_stages_modules_8_modules_depth_parameters_weight_,
            l_self_modules_stages_modules_8_modules_depth_parameters_bias_,
            (1, 1),
            (3, 3),
            (1, 1),
            384,
        )
        l_self_modules_stages_modules_8_modules_depth_parameters_weight_ = l_self_modules_stages_modules_8_modules_depth_parameters_bias_ = None
        permute_8 = conv2d_7.permute(0, 2, 3, 1)
        conv2d_7 = None
        y_8 = torch.nn.functional.layer_norm(
            permute_8,
            (384,),
            l_self_modules_stages_modules_8_modules_norm_parameters_weight_,
            l_self_modules_stages_modules_8_modules_norm_parameters_bias_,
            1e-06,
        )
        permute_8 = l_self_modules_stages_modules_8_modules_norm_parameters_weight_ = l_self_modules_stages_modules_8_modules_norm_parameters_bias_ = None
        linear_8 = torch._C._nn.linear(
            y_8,
            l_self_modules_stages_modules_8_modules_expand_parameters_weight_,
            l_self_modules_stages_modules_8_modules_expand_parameters_bias_,
        )
        y_8 = l_self_modules_stages_modules_8_modules_expand_parameters_weight_ = l_self_modules_stages_modules_8_modules_expand_parameters_bias_ = None
        gelu_4 = torch._C._nn.gelu(linear_8)
        linear_8 = None
        linear_9 = torch._C._nn.linear(
            gelu_4,
            l_self_modules_stages_modules_8_modules_project_parameters_weight_,
            l_self_modules_stages_modules_8_modules_project_parameters_bias_,
        )
        gelu_4 = l_self_modules_stages_modules_8_modules_project_parameters_weight_ = l_self_modules_stages_modules_8_modules_project_parameters_bias_ = None
        y_9 = l_self_modules_stages_modules_8_parameters_scale_ * linear_9
        l_self_modules_stages_modules_8_parameters_scale_ = linear_9 = None
        permute_9 = y_9.permute(0, 3, 1, 2)
        y_9 = None
        input_11 = input_10 + permute_9
        input_10 = permute_9 = None
        conv2d_8 = torch.conv2d(
            input_11,
            l_self_modules_stages_modules_9_modules_depth_parameters_weight_,
            l_self_modules_stages_modules_9_modules_depth_parameters_bias_,
            (1, 1),
            (3, 3),
            (1, 1),
            384,
        )
        l_self_modules_stages_modules_9_modules_depth_parameters_weight_ = l_self_modules_stages_modules_9_modules_depth_parameters_bias_ = None
        permute_10 = conv2d_8.permute(0, 2, 3, 1)
        conv2d_8 = None
        y_10 = torch.nn.functional.layer_norm(
            permute_10,
            (384,),
            l_self_modules_stages_modules_9_modules_norm_parameters_weight_,
            l_self_modules_stages_modules_9_modules_norm_parameters_bias_,
            1e-06,
        )
        permute_10 = l_self_modules_stages_modules_9_modules_norm_parameters_weight_ = l_self_modules_stages_modules_9_modules_norm_parameters_bias_ = None
        linear_10 = torch._C._nn.linear(
            y_10,
            l_self_modules_stages_modules_9_modules_expand_parameters_weight_,
            l_self_modules_stages_modules_9_modules_expand_parameters_bias_,
        )
        y_10 = l_self_modules_stages_modules_9_modules_expand_parameters_weight_ = l_self_modules_stages_modules_9_modules_expand_parameters_bias_ = None
        gelu_5 = torch._C._nn.gelu(linear_10)
        linear_10 = None
        linear_11 = torch._C._nn.linear(
            gelu_5,
            l_self_modules_stages_modules_9_modules_project_parameters_weight_,
            l_self_modules_stages_modules_9_modules_project_parameters_bias_,
        )
        gelu_5 = l_self_modules_stages_modules_9_modules_project_parameters_weight_ = l_self_modules_stages_modules_9_modules_project_parameters_bias_ = None
        y_11 = l_self_modules_stages_modules_9_parameters_scale_ * linear_11
        l_self_modules_stages_modules_9_parameters_scale_ = linear_11 = None
        permute_11 = y_11.permute(0, 3, 1, 2)
        y_11 = None
        input_12 = input_11 + permute_11
        input_11 = permute_11 = None
        mean_8 = input_12.mean([-2, -1])
        input_12 = None
        layer_norm_6 = torch.nn.functional.layer_norm(
            mean_8,
            (384,),
            l_self_modules_norm_parameters_weight_,
            l_self_modules_norm_parameters_bias_,
            1e-06,
        )
        mean_8 = l_self_modules_norm_parameters_weight_ = l_self_modules_norm_parameters_bias_ = None
        linear_12 = torch._C._nn.linear(
            layer_norm_6,
            l_self_modules_classify_parameters_weight_,
            l_self_modules_classify_parameters_bias_,
        )
        layer_norm_6 = l_self_modules_classify_parameters_weight_ = l_self_modules_classify_parameters_bias_ = None
        return (linear_12,)
