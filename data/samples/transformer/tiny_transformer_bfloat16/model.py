import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_embed_parameters_weight_: torch.nn.parameter.Parameter,
        L_ids_: torch.Tensor,
        L_self_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_out_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_out_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_expand_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_expand_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_project_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_project_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_self_modules_embed_parameters_weight_ = (
            L_self_modules_embed_parameters_weight_
        )
        l_ids_ = L_ids_
        l_self_modules_norm1_parameters_weight_ = (
            L_self_modules_norm1_parameters_weight_
        )
        l_self_modules_norm1_parameters_bias_ = L_self_modules_norm1_parameters_bias_
        l_self_modules_qkv_parameters_weight_ = L_self_modules_qkv_parameters_weight_
        l_self_modules_qkv_parameters_bias_ = L_self_modules_qkv_parameters_bias_
        l_self_modules_out_parameters_weight_ = L_self_modules_out_parameters_weight_
        l_self_modules_out_parameters_bias_ = L_self_modules_out_parameters_bias_
        l_self_modules_norm2_parameters_weight_ = (
            L_self_modules_norm2_parameters_weight_
        )
        l_self_modules_norm2_parameters_bias_ = L_self_modules_norm2_parameters_bias_
        l_self_modules_expand_parameters_weight_ = (
            L_self_modules_expand_parameters_weight_
        )
        l_self_modules_expand_parameters_bias_ = L_self_modules_expand_parameters_bias_
        l_self_modules_project_parameters_weight_ = (
            L_self_modules_project_parameters_weight_
        )
        l_self_modules_project_parameters_bias_ = (
            L_self_modules_project_parameters_bias_
        )
        x = torch.nn.functional.embedding(
            l_ids_,
            l_self_modules_embed_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        l_ids_ = l_self_modules_embed_parameters_weight_ = None
        layer_norm = torch.nn.functional.layer_norm(
            x,
            (64,),
            l_self_modules_norm1_parameters_weight_,
            l_self_modules_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_norm1_parameters_weight_ = l_self_modules_norm1_parameters_bias_ = None
        linear = torch._C._nn.linear(
            layer_norm,
            l_self_modules_qkv_parameters_weight_,
            l_self_modules_qkv_parameters_bias_,
        )
        layer_norm = l_self_modules_qkv_parameters_weight_ = l_self_modules_qkv_parameters_bias_ = None
        qkv = linear.view(2, 32, 3, 4, 16)
        linear = None
        qkv_1 = qkv.permute(2, 0, 3, 1, 4)
        qkv = None
        query = qkv_1[0]
        key = qkv_1[1]
        value = qkv_1[2]
        qkv_1 = None
        transpose = key.transpose(-1, -2)
        key = None
        matmul = torch.matmul(query, transpose)
        query = transpose = None
        scores = matmul / 4.0
        matmul = None
        softmax = torch.nn.functional.softmax(scores, dim=-1)
        scores = None
        y = torch.matmul(softmax, value)
        softmax = value = None
        transpose_1 = y.transpose(1, 2)
        y = None
        reshape = transpose_1.reshape(2, 32, 64)
        transpose_1 = None
        linear_1 = torch._C._nn.linear(
            reshape,
            l_self_modules_out_parameters_weight_,
            l_self_modules_out_parameters_bias_,
        )
        reshape = l_self_modules_out_parameters_weight_ = l_self_modules_out_parameters_bias_ = None
        x_1 = x + linear_1
        x = linear_1 = None
        layer_norm_1 = torch.nn.functional.layer_norm(
            x_1,
            (64,),
            l_self_modules_norm2_parameters_weight_,
            l_self_modules_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_norm2_parameters_weight_ = l_self_modules_norm2_parameters_bias_ = None
        linear_2 = torch._C._nn.linear(
            layer_norm_1,
            l_self_modules_expand_parameters_weight_,
            l_self_modules_expand_parameters_bias_,
        )
        layer_norm_1 = l_self_modules_expand_parameters_weight_ = l_self_modules_expand_parameters_bias_ = None
        gelu = torch._C._nn.gelu(linear_2)
        linear_2 = None
        linear_3 = torch._C._nn.linear(
            gelu,
            l_self_modules_project_parameters_weight_,
            l_self_modules_project_parameters_bias_,
        )
        gelu = l_self_modules_project_parameters_weight_ = l_self_modules_project_parameters_bias_ = None
        add_1 = x_1 + linear_3
        x_1 = linear_3 = None
        return (add_1,)
