import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_patches_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_patches_parameters_bias_: torch.nn.parameter.Parameter,
        L_x_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_classify_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_classify_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_self_modules_patches_parameters_weight_ = (
            L_self_modules_patches_parameters_weight_
        )
        l_self_modules_patches_parameters_bias_ = (
            L_self_modules_patches_parameters_bias_
        )
        l_x_ = L_x_
        l_self_modules_blocks_modules_0_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_weight_ = L_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_weight_
        l_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_weight_ = L_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_weight_
        l_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_weight_ = L_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_weight_
        l_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_weight_ = L_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_weight_
        l_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_bias_
        )
        l_self_modules_norm_parameters_weight_ = L_self_modules_norm_parameters_weight_
        l_self_modules_norm_parameters_bias_ = L_self_modules_norm_parameters_bias_
        l_self_modules_classify_parameters_weight_ = (
            L_self_modules_classify_parameters_weight_
        )
        l_self_modules_classify_parameters_bias_ = (
            L_self_modules_classify_parameters_bias_
        )
        conv2d = torch.conv2d(
            l_x_,
            l_self_modules_patches_parameters_weight_,
            l_self_modules_patches_parameters_bias_,
            (8, 8),
            (0, 0),
            (1, 1),
            1,
        )
        l_x_ = l_self_modules_patches_parameters_weight_ = l_self_modules_patches_parameters_bias_ = None
        flatten = conv2d.flatten(2)
        conv2d = None
        x = flatten.transpose(1, 2)
        flatten = None
        layer_norm = torch.nn.functional.layer_norm(
            x,
            (128,),
            l_self_modules_blocks_modules_0_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_blocks_modules_0_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_0_modules_norm1_parameters_bias_ = None
        transpose_1 = layer_norm.transpose(1, 2)
        layer_norm = None
        input_1 = torch._C._nn.linear(
            transpose_1,
            l_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_bias_,
        )
        transpose_1 = l_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_weight_ = l_self_modules_blocks_modules_0_modules_tokens_modules_0_parameters_bias_ = None
        input_2 = torch._C._nn.gelu(input_1, approximate="none")
        input_1 = None
        input_3 = torch.nn.functional.dropout(input_2, 0.0, False, False)
        input_2 = None
        input_4 = torch._C._nn.linear(
            input_3,
            l_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_bias_,
        )
        input_3 = l_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_weight_ = l_self_modules_blocks_modules_0_modules_tokens_modules_3_parameters_bias_ = None
        transpose_2 = input_4.transpose(1, 2)
        input_4 = None
        x_1 = x + transpose_2
        x = transpose_2 = None
        layer_norm_1 = torch.nn.functional.layer_norm(
            x_1,
            (128,),
            l_self_modules_blocks_modules_0_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_blocks_modules_0_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_0_modules_norm2_parameters_bias_ = None
        input_5 = torch._C._nn.linear(
            layer_norm_1,
            l_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_bias_,
        )
        layer_norm_1 = l_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_weight_ = l_self_modules_blocks_modules_0_modules_channels_modules_0_parameters_bias_ = None
        input_6 = torch._C._nn.gelu(input_5, approximate="none")
        input_5 = None
        input_7 = torch.nn.functional.dropout(input_6, 0.0, False, False)
        input_6 = None
        input_8 = torch._C._nn.linear(
            input_7,
            l_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_bias_,
        )
        input_7 = l_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_weight_ = l_self_modules_blocks_modules_0_modules_channels_modules_3_parameters_bias_ = None
        input_9 = x_1 + input_8
        x_1 = input_8 = None
        layer_norm_2 = torch.nn.functional.layer_norm(
            input_9,
            (128,),
            l_self_modules_blocks_modules_1_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_blocks_modules_1_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_1_modules_norm1_parameters_bias_ = None
        transpose_3 = layer_norm_2.transpose(1, 2)
        layer_norm_2 = None
        input_10 = torch._C._nn.linear(
            transpose_3,
            l_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_bias_,
        )
        transpose_3 = l_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_weight_ = l_self_modules_blocks_modules_1_modules_tokens_modules_0_parameters_bias_ = None
        input_11 = torch._C._nn.gelu(input_10, approximate="none")
        input_10 = None
        input_12 = torch.nn.functional.dropout(input_11, 0.0, False, False)
        input_11 = None
        input_13 = torch._C._nn.linear(
            input_12,
            l_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_bias_,
        )
        input_12 = l_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_weight_ = l_self_modules_blocks_modules_1_modules_tokens_modules_3_parameters_bias_ = None
        transpose_4 = input_13.transpose(1, 2)
        input_13 = None
        x_2 = input_9 + transpose_4
        input_9 = transpose_4 = None
        layer_norm_3 = torch.nn.functional.layer_norm(
            x_2,
            (128,),
            l_self_modules_blocks_modules_1_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_blocks_modules_1_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_1_modules_norm2_parameters_bias_ = None
        input_14 = torch._C._nn.linear(
            layer_norm_3,
            l_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_bias_,
        )
        layer_norm_3 = l_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_weight_ = l_self_modules_blocks_modules_1_modules_channels_modules_0_parameters_bias_ = None
        input_15 = torch._C._nn.gelu(input_14, approximate="none")
        input_14 = None
        input_16 = torch.nn.functional.dropout(input_15, 0.0, False, False)
        input_15 = None
        input_17 = torch._C._nn.linear(
            input_16,
            l_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_bias_,
        )
        input_16 = l_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_weight_ = l_self_modules_blocks_modules_1_modules_channels_modules_3_parameters_bias_ = None
        input_18 = x_2 + input_17
        x_2 = input_17 = None
        layer_norm_4 = torch.nn.functional.layer_norm(
            input_18,
            (128,),
            l_self_modules_norm_parameters_weight_,
            l_self_modules_norm_parameters_bias_,
            1e-05,
        )
        input_18 = l_self_modules_norm_parameters_weight_ = l_self_modules_norm_parameters_bias_ = None
        mean = layer_norm_4.mean(dim=1)
        layer_norm_4 = None
        linear_8 = torch._C._nn.linear(
            mean,
            l_self_modules_classify_parameters_weight_,
            l_self_modules_classify_parameters_bias_,
        )
        mean = l_self_modules_classify_parameters_weight_ = l_self_modules_classify_parameters_bias_ = None
        return (linear_8,)
