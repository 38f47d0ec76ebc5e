import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_x_: torch.Tensor,
        L_self_modules_patch_embed_modules_proj_modules_0_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_proj_modules_2_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_proj_modules_4_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_proj_modules_6_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_mean_: torch.Tensor,
        L_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_var_: torch.Tensor,
        L_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_pos_embed_modules_token_projection_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_pos_embed_modules_token_projection_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_parameters_gamma1_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_attn_parameters_temperature_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_parameters_gamma3_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_norm3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_norm3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_parameters_gamma2_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_parameters_gamma1_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_attn_parameters_temperature_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_parameters_gamma3_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_norm3_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_norm3_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_parameters_gamma2_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_parameters_cls_token_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_parameters_gamma1_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_parameters_gamma2_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_parameters_gamma1_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_parameters_gamma2_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_head_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_x_ = L_x_
        l_self_modules_patch_embed_modules_proj_modules_0_modules_0_parameters_weight_ = L_self_modules_patch_embed_modules_proj_modules_0_modules_0_parameters_weight_
        l_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_mean_ = L_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_mean_
        l_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_var_ = L_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_var_
        l_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_weight_ = L_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_weight_
        l_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_bias_ = (
            L_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_bias_
        )
        l_self_modules_patch_embed_modules_proj_modules_2_modules_0_parameters_weight_ = L_self_modules_patch_embed_modules_proj_modules_2_modules_0_parameters_weight_
        l_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_mean_ = L_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_mean_
        l_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_var_ = L_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_var_
        l_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_weight_ = L_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_weight_
        l_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_bias_ = (
            L_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_bias_
        )
        l_self_modules_patch_embed_modules_proj_modules_4_modules_0_parameters_weight_ = L_self_modules_patch_embed_modules_proj_modules_4_modules_0_parameters_weight_
        l_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_mean_ = L_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_mean_
        l_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_var_ = L_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_var_
        l_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_weight_ = L_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_weight_
        l_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_bias_ = (
            L_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_bias_
        )
        l_self_modules_patch_embed_modules_proj_modules_6_modules_0_parameters_weight_ = L_self_modules_patch_embed_modules_proj_modules_6_modules_0_parameters_weight_
        l_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_mean_ = L_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_mean_
        l_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_var_ = L_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_var_
        l_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_weight_ = L_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_weight_
        l_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_bias_ = (
            L_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_bias_
        )
        l_self_modules_pos_embed_modules_token_projection_parameters_weight_ = (
            L_self_modules_pos_embed_modules_token_projection_parameters_weight_
        )
        l_self_modules_pos_embed_modules_token_projection_parameters_bias_ = (
            L_self_modules_pos_embed_modules_token_projection_parameters_bias_
        )
        l_self_modules_blocks_modules_0_parameters_gamma1_ = (
            L_self_modules_blocks_modules_0_parameters_gamma1_
        )
        l_self_modules_blocks_modules_0_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_attn_parameters_temperature_ = (
            L_self_modules_blocks_modules_0_modules_attn_parameters_temperature_
        )
        l_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_
        )
        l_self_modules_blocks_modules_0_parameters_gamma3_ = (
            L_self_modules_blocks_modules_0_parameters_gamma3_
        )
        l_self_modules_blocks_modules_0_modules_norm3_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_norm3_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_norm3_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_norm3_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_weight_ = L_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_weight_
        l_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_bias_ = L_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_bias_
        l_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_mean_ = L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_mean_
        l_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_var_ = L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_var_
        l_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_weight_ = L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_weight_
        l_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_weight_ = L_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_weight_
        l_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_bias_ = L_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_bias_
        l_self_modules_blocks_modules_0_parameters_gamma2_ = (
            L_self_modules_blocks_modules_0_parameters_gamma2_
        )
        l_self_modules_blocks_modules_0_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_
        )
        l_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_ = (
            L_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_
        )
        l_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_ = (
            L_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_
        )
        l_self_modules_blocks_modules_1_parameters_gamma1_ = (
            L_self_modules_blocks_modules_1_parameters_gamma1_
        )
        l_self_modules_blocks_modules_1_modules_norm1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_norm1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_norm1_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_norm1_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_attn_parameters_temperature_ = (
            L_self_modules_blocks_modules_1_modules_attn_parameters_temperature_
        )
        l_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_
        )
        l_self_modules_blocks_modules_1_parameters_gamma3_ = (
            L_self_modules_blocks_modules_1_parameters_gamma3_
        )
        l_self_modules_blocks_modules_1_modules_norm3_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_norm3_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_norm3_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_norm3_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_weight_ = L_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_weight_
        l_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_bias_ = L_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_bias_
        l_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_mean_ = L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_mean_
        l_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_var_ = L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_var_
        l_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_weight_ = L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_weight_
        l_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_weight_ = L_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_weight_
        l_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_bias_ = L_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_bias_
        l_self_modules_blocks_modules_1_parameters_gamma2_ = (
            L_self_modules_blocks_modules_1_parameters_gamma2_
        )
        l_self_modules_blocks_modules_1_modules_norm2_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_norm2_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_norm2_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_norm2_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_
        )
        l_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_ = (
            L_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_
        )
        l_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_ = (
            L_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_
        )
        l_self_parameters_cls_token_ = L_self_parameters_cls_token_
        l_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_weight_ = (
            L_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_weight_
        )
        l_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_bias_ = (
            L_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_bias_
        )
        l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_weight_ = L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_weight_
        l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_bias_ = L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_bias_
        l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_weight_ = L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_weight_
        l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_bias_ = L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_bias_
        l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_weight_ = L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_weight_
        l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_bias_ = L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_bias_
        l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_weight_ = L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_weight_
        l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_bias_ = L_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_bias_
        l_self_modules_cls_attn_blocks_modules_0_parameters_gamma1_ = (
            L_self_modules_cls_attn_blocks_modules_0_parameters_gamma1_
        )
        l_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_weight_ = (
            L_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_weight_
        )
        l_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_bias_ = (
            L_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_bias_
        )
        l_self_modules_cls_attn_blocks_modules_0_parameters_gamma2_ = (
            L_self_modules_cls_attn_blocks_modules_0_parameters_gamma2_
        )
        l_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_weight_ = (
            L_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_weight_
        )
        l_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_bias_ = (
            L_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_bias_
        )
        l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_weight_ = L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_weight_
        l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_bias_ = L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_bias_
        l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_weight_ = L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_weight_
        l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_bias_ = L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_bias_
        l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_weight_ = L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_weight_
        l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_bias_ = L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_bias_
        l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_weight_ = L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_weight_
        l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_bias_ = L_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_bias_
        l_self_modules_cls_attn_blocks_modules_1_parameters_gamma1_ = (
            L_self_modules_cls_attn_blocks_modules_1_parameters_gamma1_
        )
        l_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_weight_ = (
            L_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_weight_
        )
        l_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_bias_ = (
            L_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_bias_
        )
        l_self_modules_cls_attn_blocks_modules_1_parameters_gamma2_ = (
            L_self_modules_cls_attn_blocks_modules_1_parameters_gamma2_
        )
        l_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_norm_parameters_weight_ = L_self_modules_norm_parameters_weight_
        l_self_modules_norm_parameters_bias_ = L_self_modules_norm_parameters_bias_
        l_self_modules_head_parameters_weight_ = L_self_modules_head_parameters_weight_
        l_self_modules_head_parameters_bias_ = L_self_modules_head_parameters_bias_
        input_1 = torch.conv2d(
            l_x_,
            l_self_modules_patch_embed_modules_proj_modules_0_modules_0_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        l_x_ = l_self_modules_patch_embed_modules_proj_modules_0_modules_0_parameters_weight_ = None
        input_2 = torch.nn.functional.batch_norm(
            input_1,
            l_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_mean_,
            l_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_var_,
            l_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_weight_,
            l_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_1 = l_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_mean_ = l_self_modules_patch_embed_modules_proj_modules_0_modules_1_buffers_running_var_ = l_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_weight_ = l_self_modules_patch_embed_modules_proj_modules_0_modules_1_parameters_bias_ = None
        input_3 = torch._C._nn.gelu(input_2, approximate="none")
        input_2 = None
        input_4 = torch.conv2d(
            input_3,
            l_self_modules_patch_embed_modules_proj_modules_2_modules_0_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        input_3 = l_self_modules_patch_embed_modules_proj_modules_2_modules_0_parameters_weight_ = None
        input_5 = torch.nn.functional.batch_norm(
            input_4,
            l_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_mean_,
            l_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_var_,
            l_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_weight_,
            l_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_4 = l_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_mean_ = l_self_modules_patch_embed_modules_proj_modules_2_modules_1_buffers_running_var_ = l_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_weight_ = l_self_modules_patch_embed_modules_proj_modules_2_modules_1_parameters_bias_ = None
        input_6 = torch._C._nn.gelu(input_5, approximate="none")
        input_5 = None
        input_7 = torch.conv2d(
            input_6,
            l_self_modules_patch_embed_modules_proj_modules_4_modules_0_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        input_6 = l_self_modules_patch_embed_modules_proj_modules_4_modules_0_parameters_weight_ = None
        input_8 = torch.nn.functional.batch_norm(
            input_7,
            l_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_mean_,
            l_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_var_,
            l_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_weight_,
            l_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_7 = l_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_mean_ = l_self_modules_patch_embed_modules_proj_modules_4_modules_1_buffers_running_var_ = l_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_weight_ = l_self_modules_patch_embed_modules_proj_modules_4_modules_1_parameters_bias_ = None
        input_9 = torch._C._nn.gelu(input_8, approximate="none")
        input_8 = None
        input_10 = torch.conv2d(
            input_9,
            l_self_modules_patch_embed_modules_proj_modules_6_modules_0_parameters_weight_,
            None,
            (2, 2),
            (1, 1),
            (1, 1),
            1,
        )
        input_9 = l_self_modules_patch_embed_modules_proj_modules_6_modules_0_parameters_weight_ = None
        input_11 = torch.nn.functional.batch_norm(
            input_10,
            l_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_mean_,
            l_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_var_,
            l_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_weight_,
            l_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        input_10 = l_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_mean_ = l_self_modules_patch_embed_modules_proj_modules_6_modules_1_buffers_running_var_ = l_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_weight_ = l_self_modules_patch_embed_modules_proj_modules_6_modules_1_parameters_bias_ = None
        flatten = input_11.flatten(2)
        input_11 = None
        x = flatten.transpose(1, 2)
        flatten = None
        arange = torch.arange(1, 15, device=device(type="cpu"))
        to = arange.to(torch.float32)
        arange = None
        unsqueeze = to.unsqueeze(1)
        to = None
        y_embed = unsqueeze.repeat(1, 1, 14)
        unsqueeze = None
        arange_1 = torch.arange(1, 15, device=device(type="cpu"))
        to_1 = arange_1.to(torch.float32)
        arange_1 = None
        x_embed = to_1.repeat(1, 14, 1)
        to_1 = None
        getitem = y_embed[
            (slice(None, None, None), slice(-1, None, None), slice(None, None, None))
        ]
        add = getitem + 1e-06
        getitem = None
        truediv = y_embed / add
        y_embed = add = None
        y_embed_1 = truediv * 6.283185307179586
        truediv = None
        getitem_1 = x_embed[
            (slice(None, None, None), slice(None, None, None), slice(-1, None, None))
        ]
        add_1 = getitem_1 + 1e-06
        getitem_1 = None
        truediv_1 = x_embed / add_1
        x_embed = add_1 = None
        x_embed_1 = truediv_1 * 6.283185307179586
        truediv_1 = None
        arange_2 = torch.arange(32, device=device(type="cpu"))
        dim_t = arange_2.to(torch.float32)
        arange_2 = None
        div = torch.div(dim_t, 2, rounding_mode="floor")
        dim_t = None
        mul_2 = 2 * div
        div = None
        truediv_2 = mul_2 / 32
        mul_2 = None
        dim_t_1 = 10000 ** truediv_2
        truediv_2 = None
        getitem_2 = x_embed_1[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(None, None, None),
                None,
            )
        ]
        x_embed_1 = None
        pos_x = getitem_2 / dim_t_1
        getitem_2 = None
        getitem_3 = y_embed_1[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(None, None, None),
                None,
            )
        ]
        y_embed_1 = None
        pos_y = getitem_3 / dim_t_1
        getitem_3 = dim_t_1 = None
        getitem_4 = pos_x[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(None, None, None),
                slice(0, None, 2),
            )
        ]
        sin = getitem_4.sin()
        getitem_4 = None
        getitem_5 = pos_x[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(None, None, None),
                slice(1, None, 2),
            )
        ]
        pos_x = None
        cos = getitem_5.cos()
        getitem_5 = None
        stack = torch.stack([sin, cos], dim=4)
        sin = cos = None
        pos_x_1 = stack.flatten(3)
        stack = None
        getitem_6 = pos_y[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(None, None, None),
                slice(0, None, 2),
            )
        ]
        sin_1 = getitem_6.sin()
        getitem_6 = None
        getitem_7 = pos_y[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(None, None, None),
                slice(1, None, 2),
            )
        ]
        pos_y = None
        cos_1 = getitem_7.cos()
        getitem_7 = None
        stack_1 = torch.stack([sin_1, cos_1], dim=4)
        sin_1 = cos_1 = None
        pos_y_1 = stack_1.flatten(3)
        stack_1 = None
        cat = torch.cat((pos_y_1, pos_x_1), dim=3)
        pos_y_1 = pos_x_1 = None
        pos = cat.permute(0, 3, 1, 2)
        cat = None
        to_3 = pos.to(torch.float32)
        pos = None
        pos_1 = torch.conv2d(
            to_3,
            l_self_modules_pos_embed_modules_token_projection_parameters_weight_,
            l_self_modules_pos_embed_modules_token_projection_parameters_bias_,
            (1, 1),
            (0, 0),
            (1, 1),
            1,
        )
        to_3 = l_self_modules_pos_embed_modules_token_projection_parameters_weight_ = l_self_modules_pos_embed_modules_token_projection_parameters_bias_ = None
        repeat_2 = pos_1.repeat(1, 1, 1, 1)
        pos_1 = None
        reshape = repeat_2.reshape(1, -1, 196)
        repeat_2 = None
        pos_encoding = reshape.permute(0, 2, 1)
        reshape = None
        x_1 = x + pos_encoding
        x = pos_encoding = None
        x_2 = torch.nn.functional.dropout(x_1, 0.0, False, False)
        x_1 = None
        layer_norm = torch.nn.functional.layer_norm(
            x_2,
            (128,),
            l_self_modules_blocks_modules_0_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_norm1_parameters_bias_,
            1e-06,
        )
        l_self_modules_blocks_modules_0_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_0_modules_norm1_parameters_bias_ = None
        linear = torch._C._nn.linear(
            layer_norm,
            l_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_bias_,
        )
        layer_norm = l_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_ = l_self_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_bias_ = None
        reshape_1 = linear.reshape(1, 196, 3, 4, 32)
        linear = None
        qkv = reshape_1.permute(2, 0, 3, 4, 1)
        reshape_1 = None
        unbind = qkv.unbind(0)
        qkv = None
        q = unbind[0]
        k = unbind[1]
        v = unbind[2]
        unbind = None
        q_1 = torch.nn.functional.normalize(q, dim=-1)
        q = None
        k_1 = torch.nn.functional.normalize(k, dim=-1)
        k = None
        transpose_1 = k_1.transpose(-2, -1)
        k_1 = None
        matmul = q_1 @ transpose_1
        q_1 = transpose_1 = None
        attn = matmul * l_self_modules_blocks_modules_0_modules_attn_parameters_temperature_
        matmul = l_self_modules_blocks_modules_0_modules_attn_parameters_temperature_ = None
        attn_1 = attn.softmax(dim=-1)
        attn = None
        attn_2 = torch.nn.functional.dropout(attn_1, 0.0, False, False)
        attn_1 = None
        x_3 = attn_2 @ v
        attn_2 = v = None
        permute_3 = x_3.permute(0, 3, 1, 2)
        x_3 = None
        x_4 = permute_3.reshape(1, 196, 128)
        permute_3 = None
        x_5 = torch._C._nn.linear(
            x_4,
            l_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_,
        )
        x_4 = l_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_ = l_self_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_ = None
        x_6 = torch.nn.functional.dropout(x_5, 0.0, False, False)
        x_5 = None
        mul_4 = l_self_modules_blocks_modules_0_parameters_gamma1_ * x_6
        l_self_modules_blocks_modules_0_parameters_gamma1_ = x_6 = None
        x_7 = x_2 + mul_4
        x_2 = mul_4 = None
        layer_norm_1 = torch.nn.functional.layer_norm(
            x_7,
            (128,),
            l_self_modules_blocks_modules_0_modules_norm3_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_norm3_parameters_bias_,
            1e-06,
        )
        l_self_modules_blocks_modules_0_modules_norm3_parameters_weight_ = l_self_modules_blocks_modules_0_modules_norm3_parameters_bias_ = None
        permute_4 = layer_norm_1.permute(0, 2, 1)
        layer_norm_1 = None
        x_8 = permute_4.reshape(1, 128, 14, 14)
        permute_4 = None
        x_9 = torch.conv2d(
            x_8,
            l_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            128,
        )
        x_8 = l_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_weight_ = l_self_modules_blocks_modules_0_modules_local_mp_modules_conv1_parameters_bias_ = None
        x_10 = torch._C._nn.gelu(x_9, approximate="none")
        x_9 = None
        x_11 = torch.nn.functional.batch_norm(
            x_10,
            l_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_mean_,
            l_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_var_,
            l_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_10 = l_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_mean_ = l_self_modules_blocks_modules_0_modules_local_mp_modules_bn_buffers_running_var_ = l_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_weight_ = l_self_modules_blocks_modules_0_modules_local_mp_modules_bn_parameters_bias_ = None
        x_12 = torch.conv2d(
            x_11,
            l_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            128,
        )
        x_11 = l_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_weight_ = l_self_modules_blocks_modules_0_modules_local_mp_modules_conv2_parameters_bias_ = None
        reshape_4 = x_12.reshape(1, 128, 196)
        x_12 = None
        x_13 = reshape_4.permute(0, 2, 1)
        reshape_4 = None
        mul_5 = l_self_modules_blocks_modules_0_parameters_gamma3_ * x_13
        l_self_modules_blocks_modules_0_parameters_gamma3_ = x_13 = None
        x_14 = x_7 + mul_5
        x_7 = mul_5 = None
        layer_norm_2 = torch.nn.functional.layer_norm(
            x_14,
            (128,),
            l_self_modules_blocks_modules_0_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_norm2_parameters_bias_,
            1e-06,
        )
        l_self_modules_blocks_modules_0_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_0_modules_norm2_parameters_bias_ = None
        x_15 = torch._C._nn.linear(
            layer_norm_2,
            l_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        layer_norm_2 = l_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        x_16 = torch._C._nn.gelu(x_15, approximate="none")
        x_15 = None
        x_17 = torch.nn.functional.dropout(x_16, 0.0, False, False)
        x_16 = None
        x_18 = torch._C._nn.linear(
            x_17,
            l_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_17 = l_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        x_19 = torch.nn.functional.dropout(x_18, 0.0, False, False)
        x_18 = None
        mul_6 = l_self_modules_blocks_modules_0_parameters_gamma2_ * x_19
        l_self_modules_blocks_modules_0_parameters_gamma2_ = x_19 = None
        x_20 = x_14 + mul_6
        x_14 = mul_6 = None
        layer_norm_3 = torch.nn.functional.layer_norm(
            x_20,
            (128,),
            l_self_modules_blocks_modules_1_modules_norm1_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_norm1_parameters_bias_,
            1e-06,
        )
        l_self_modules_blocks_modules_1_modules_norm1_parameters_weight_ = l_self_modules_blocks_modules_1_modules_norm1_parameters_bias_ = None
        linear_4 = torch._C._nn.linear(
            layer_norm_3,
            l_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_bias_,
        )
        layer_norm_3 = l_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_ = l_self_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_bias_ = None
        reshape_5 = linear_4.reshape(1, 196, 3, 4, 32)
        linear_4 = None
        qkv_1 = reshape_5.permute(2, 0, 3, 4, 1)
        reshape_5 = None
        unbind_1 = qkv_1.unbind(0)
        qkv_1 = None
        q_2 = unbind_1[0]
        k_2 = unbind_1[1]
        v_1 = unbind_1[2]
        unbind_1 = None
        q_3 = torch.nn.functional.normalize(q_2, dim=-1)
        q_2 = None
        k_3 = torch.nn.functional.normalize(k_2, dim=-1)
        k_2 = None
        transpose_2 = k_3.transpose(-2, -1)
        k_3 = None
        matmul_2 = q_3 @ transpose_2
        q_3 = transpose_2 = None
        attn_3 = matmul_2 * l_self_modules_blocks_modules_1_modules_attn_parameters_temperature_
        matmul_2 = l_self_modules_blocks_modules_1_modules_attn_parameters_temperature_ = None
        attn_4 = attn_3.softmax(dim=-1)
        attn_3 = None
        attn_5 = torch.nn.functional.dropout(attn_4, 0.0, False, False)
        attn_4 = None
        x_21 = attn_5 @ v_1
        attn_5 = v_1 = None
        permute_7 = x_21.permute(0, 3, 1, 2)
        x_21 = None
        x_22 = permute_7.reshape(1, 196, 128)
        permute_7 = None
        x_23 = torch._C._nn.linear(
            x_22,
            l_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_,
        )
        x_22 = l_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_ = l_self_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_ = None
        x_24 = torch.nn.functional.dropout(x_23, 0.0, False, False)
        x_23 = None
        mul_8 = l_self_modules_blocks_modules_1_parameters_gamma1_ * x_24
        l_self_modules_blocks_modules_1_parameters_gamma1_ = x_24 = None
        x_25 = x_20 + mul_8
        x_20 = mul_8 = None
        layer_norm_4 = torch.nn.functional.layer_norm(
            x_25,
            (128,),
            l_self_modules_blocks_modules_1_modules_norm3_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_norm3_parameters_bias_,
            1e-06,
        )
        l_self_modules_blocks_modules_1_modules_norm3_parameters_weight_ = l_self_modules_blocks_modules_1_modules_norm3_parameters_bias_ = None
        permute_8 = layer_norm_4.permute(0, 2, 1)
        layer_norm_4 = None
        x_26 = permute_8.reshape(1, 128, 14, 14)
        permute_8 = None
        x_27 = torch.conv2d(
            x_26,
            l_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            128,
        )
        x_26 = l_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_weight_ = l_self_modules_blocks_modules_1_modules_local_mp_modules_conv1_parameters_bias_ = None
        x_28 = torch._C._nn.gelu(x_27, approximate="none")
        x_27 = None
        x_29 = torch.nn.functional.batch_norm(
            x_28,
            l_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_mean_,
            l_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_var_,
            l_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        x_28 = l_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_mean_ = l_self_modules_blocks_modules_1_modules_local_mp_modules_bn_buffers_running_var_ = l_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_weight_ = l_self_modules_blocks_modules_1_modules_local_mp_modules_bn_parameters_bias_ = None
        x_30 = torch.conv2d(
            x_29,
            l_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_bias_,
            (1, 1),
            (1, 1),
            (1, 1),
            128,
        )
        x_29 = l_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_weight_ = l_self_modules_blocks_modules_1_modules_local_mp_modules_conv2_parameters_bias_ = None
        reshape_8 = x_30.reshape(1, 128, 196)
        x_30 = None
        x_31 = reshape_8.permute(0, 2, 1)
        reshape_8 = None
        mul_9 = l_self_modules_blocks_modules_1_parameters_gamma3_ * x_31
        l_self_modules_blocks_modules_1_parameters_gamma3_ = x_31 = None
        x_32 = x_25 + mul_9
        x_25 = mul_9 = None
        layer_norm_5 = torch.nn.functional.layer_norm(
            x_32,
            (128,),
            l_self_modules_blocks_modules_1_modules_norm2_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_norm2_parameters_bias_,
            1e-06,
        )
        l_self_modules_blocks_modules_1_modules_norm2_parameters_weight_ = l_self_modules_blocks_modules_1_modules_norm2_parameters_bias_ = None
        x_33 = torch._C._nn.linear(
            layer_norm_5,
            l_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_,
        )
        layer_norm_5 = l_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_ = None
        x_34 = torch._C._nn.gelu(x_33, approximate="none")
        x_33 = None
        x_35 = torch.nn.functional.dropout(x_34, 0.0, False, False)
        x_34 = None
        x_36 = torch._C._nn.linear(
            x_35,
            l_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_35 = l_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_ = None
        x_37 = torch.nn.functional.dropout(x_36, 0.0, False, False)
        x_36 = None
        mul_10 = l_self_modules_blocks_modules_1_parameters_gamma2_ * x_37
        l_self_modules_blocks_modules_1_parameters_gamma2_ = x_37 = None
        x_38 = x_32 + mul_10
        x_32 = mul_10 = None
        expand = l_self_parameters_cls_token_.expand(1, -1, -1)
        l_self_parameters_cls_token_ = None
        x_39 = torch.cat((expand, x_38), dim=1)
        expand = x_38 = None
        x_norm1 = torch.nn.functional.layer_norm(
            x_39,
            (128,),
            l_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_bias_,
            1e-06,
        )
        l_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_0_modules_norm1_parameters_bias_ = None
        getitem_14 = x_norm1[(slice(None, None, None), 0)]
        linear_8 = torch._C._nn.linear(
            getitem_14,
            l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_bias_,
        )
        getitem_14 = l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_q_parameters_bias_ = None
        unsqueeze_1 = linear_8.unsqueeze(1)
        linear_8 = None
        reshape_9 = unsqueeze_1.reshape(1, 1, 4, 32)
        unsqueeze_1 = None
        q_4 = reshape_9.permute(0, 2, 1, 3)
        reshape_9 = None
        linear_9 = torch._C._nn.linear(
            x_norm1,
            l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_bias_,
        )
        l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_k_parameters_bias_ = None
        reshape_10 = linear_9.reshape(1, 197, 4, 32)
        linear_9 = None
        k_4 = reshape_10.permute(0, 2, 1, 3)
        reshape_10 = None
        linear_10 = torch._C._nn.linear(
            x_norm1,
            l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_bias_,
        )
        l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_v_parameters_bias_ = None
        reshape_11 = linear_10.reshape(1, 197, 4, 32)
        linear_10 = None
        v_2 = reshape_11.permute(0, 2, 1, 3)
        reshape_11 = None
        x_cls = torch._C._nn.scaled_dot_product_attention(q_4, k_4, v_2, dropout_p=0.0)
        q_4 = k_4 = v_2 = None
        transpose_3 = x_cls.transpose(1, 2)
        x_cls = None
        x_cls_1 = transpose_3.reshape(1, 1, 128)
        transpose_3 = None
        x_cls_2 = torch._C._nn.linear(
            x_cls_1,
            l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_bias_,
        )
        x_cls_1 = l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_0_modules_attn_modules_proj_parameters_bias_ = None
        x_cls_3 = torch.nn.functional.dropout(x_cls_2, 0.0, False, False)
        x_cls_2 = None
        getitem_15 = x_norm1[(slice(None, None, None), slice(1, None, None))]
        x_norm1 = None
        x_attn = torch.cat([x_cls_3, getitem_15], dim=1)
        x_cls_3 = getitem_15 = None
        mul_11 = l_self_modules_cls_attn_blocks_modules_0_parameters_gamma1_ * x_attn
        l_self_modules_cls_attn_blocks_modules_0_parameters_gamma1_ = x_attn = None
        x_40 = x_39 + mul_11
        x_39 = mul_11 = None
        getitem_16 = x_40[(slice(None, None, None), slice(0, 1, None))]
        layer_norm_7 = torch.nn.functional.layer_norm(
            getitem_16,
            (128,),
            l_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_bias_,
            1e-06,
        )
        getitem_16 = l_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_0_modules_norm2_parameters_bias_ = None
        getitem_17 = x_40[(slice(None, None, None), slice(1, None, None))]
        x_40 = None
        x_41 = torch.cat([layer_norm_7, getitem_17], dim=1)
        layer_norm_7 = getitem_17 = None
        cls_token = x_41[(slice(None, None, None), slice(0, 1, None))]
        x_42 = torch._C._nn.linear(
            cls_token,
            l_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        cls_token = l_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        x_43 = torch._C._nn.gelu(x_42, approximate="none")
        x_42 = None
        x_44 = torch.nn.functional.dropout(x_43, 0.0, False, False)
        x_43 = None
        x_45 = torch._C._nn.linear(
            x_44,
            l_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_44 = l_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        x_46 = torch.nn.functional.dropout(x_45, 0.0, False, False)
        x_45 = None
        cls_token_1 = l_self_modules_cls_attn_blocks_modules_0_parameters_gamma2_ * x_46
        l_self_modules_cls_attn_blocks_modules_0_parameters_gamma2_ = x_46 = None
        getitem_19 = x_41[(slice(None, None, None), slice(1, None, None))]
        x_47 = torch.cat([cls_token_1, getitem_19], dim=1)
        cls_token_1 = getitem_19 = None
        x_48 = x_41 + x_47
        x_41 = x_47 = None
        x_norm1_1 = torch.nn.functional.layer_norm(
            x_48,
            (128,),
            l_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_bias_,
            1e-06,
        )
        l_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_1_modules_norm1_parameters_bias_ = None
        getitem_20 = x_norm1_1[(slice(None, None, None), 0)]
        linear_14 = torch._C._nn.linear(
            getitem_20,
            l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_bias_,
        )
        getitem_20 = l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_q_parameters_bias_ = None
        unsqueeze_2 = linear_14.unsqueeze(1)
        linear_14 = None
        reshape_13 = unsqueeze_2.reshape(1, 1, 4, 32)
        unsqueeze_2 = None
        q_5 = reshape_13.permute(0, 2, 1, 3)
        reshape_13 = None
        linear_15 = torch._C._nn.linear(
            x_norm1_1,
            l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_bias_,
        )
        l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_k_parameters_bias_ = None
        reshape_14 = linear_15.reshape(1, 197, 4, 32)
        linear_15 = None
        k_5 = reshape_14.permute(0, 2, 1, 3)
        reshape_14 = None
        linear_16 = torch._C._nn.linear(
            x_norm1_1,
            l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_bias_,
        )
        l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_v_parameters_bias_ = None
        reshape_15 = linear_16.reshape(1, 197, 4, 32)
        linear_16 = None
        v_3 = reshape_15.permute(0, 2, 1, 3)
        reshape_15 = None
        x_cls_4 = torch._C._nn.scaled_dot_product_attention(
            q_5, k_5, v_3, dropout_p=0.0
        )
        q_5 = k_5 = v_3 = None
        transpose_4 = x_cls_4.transpose(1, 2)
        x_cls_4 = None
        x_cls_5 = transpose_4.reshape(1, 1, 128)
        transpose_4 = None
        x_cls_6 = torch._C._nn.linear(
            x_cls_5,
            l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_bias_,
        )
        x_cls_5 = l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_1_modules_attn_modules_proj_parameters_bias_ = None
        x_cls_7 = torch.nn.functional.dropout(x_cls_6, 0.0, False, False)
        x_cls_6 = None
        getitem_21 = x_norm1_1[(slice(None, None, None), slice(1, None, None))]
        x_norm1_1 = None
        x_attn_1 = torch.cat([x_cls_7, getitem_21], dim=1)
        x_cls_7 = getitem_21 = None
        mul_13 = l_self_modules_cls_attn_blocks_modules_1_parameters_gamma1_ * x_attn_1
        l_self_modules_cls_attn_blocks_modules_1_parameters_gamma1_ = x_attn_1 = None
        x_49 = x_48 + mul_13
        x_48 = mul_13 = None
        getitem_22 = x_49[(slice(None, None, None), slice(0, 1, None))]
        layer_norm_9 = torch.nn.functional.layer_norm(
            getitem_22,
            (128,),
            l_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_bias_,
            1e-06,
        )
        getitem_22 = l_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_1_modules_norm2_parameters_bias_ = None
        getitem_23 = x_49[(slice(None, None, None), slice(1, None, None))]
        x_49 = None
        x_50 = torch.cat([layer_norm_9, getitem_23], dim=1)
        layer_norm_9 = getitem_23 = None
        cls_token_2 = x_50[(slice(None, None, None), slice(0, 1, None))]
        x_51 = torch._C._nn.linear(
            cls_token_2,
            l_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_,
        )
        cls_token_2 = l_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_ = None
        x_52 = torch._C._nn.gelu(x_51, approximate="none")
        x_51 = None
        x_53 = torch.nn.functional.dropout(x_52, 0.0, False, False)
        x_52 = None
        x_54 = torch._C._nn.linear(
            x_53,
            l_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_53 = l_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_cls_attn_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_ = None
        x_55 = torch.nn.functional.dropout(x_54, 0.0, False, False)
        x_54 = None
        cls_token_3 = l_self_modules_cls_attn_blocks_modules_1_parameters_gamma2_ * x_55
        l_self_modules_cls_attn_blocks_modules_1_parameters_gamma2_ = x_55 = None
        getitem_25 = x_50[(slice(None, None, None), slice(1, None, None))]
        x_56 = torch.cat([cls_token_3, getitem_25], dim=1)
        cls_token_3 = getitem_25 = None
        x_57 = x_50 + x_56
        x_50 = x_56 = None
        x_58 = torch.nn.functional.layer_norm(
            x_57,
            (128,),
            l_self_modules_norm_parameters_weight_,
            l_self_modules_norm_parameters_bias_,
            1e-06,
        )
        x_57 = l_self_modules_norm_parameters_weight_ = l_self_modules_norm_parameters_bias_ = None
        x_59 = x_58[(slice(None, None, None), 0)]
        x_58 = None
        x_60 = torch.nn.functional.dropout(x_59, 0.0, False, False)
        x_59 = None
        x_61 = torch._C._nn.linear(
            x_60,
            l_self_modules_head_parameters_weight_,
            l_self_modules_head_parameters_bias_,
        )
        x_60 = l_self_modules_head_parameters_weight_ = l_self_modules_head_parameters_bias_ = None
        return (x_61,)
