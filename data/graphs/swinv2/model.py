import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_x_: torch.Tensor,
        L_self_modules_patch_embed_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_patch_embed_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_q_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_k_bias_: torch.Tensor,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_v_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_logit_scale_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_: torch.Tensor,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_: torch.Tensor,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_buffers_attn_mask_: torch.Tensor,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_q_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_k_bias_: torch.Tensor,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_v_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_logit_scale_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_: torch.Tensor,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_: torch.Tensor,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_downsample_modules_reduction_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_q_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_k_bias_: torch.Tensor,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_v_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_logit_scale_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_: torch.Tensor,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_: torch.Tensor,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_buffers_attn_mask_: torch.Tensor,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_q_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_k_bias_: torch.Tensor,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_v_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_logit_scale_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_: torch.Tensor,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_: torch.Tensor,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_head_modules_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_head_modules_fc_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_x_ = L_x_
        l_self_modules_patch_embed_modules_proj_parameters_weight_ = (
            L_self_modules_patch_embed_modules_proj_parameters_weight_
        )
        l_self_modules_patch_embed_modules_proj_parameters_bias_ = (
            L_self_modules_patch_embed_modules_proj_parameters_bias_
        )
        l_self_modules_patch_embed_modules_norm_parameters_weight_ = (
            L_self_modules_patch_embed_modules_norm_parameters_weight_
        )
        l_self_modules_patch_embed_modules_norm_parameters_bias_ = (
            L_self_modules_patch_embed_modules_norm_parameters_bias_
        )
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_q_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_q_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_k_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_k_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_v_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_v_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_logit_scale_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_logit_scale_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_buffers_attn_mask_ = (
            L_self_modules_layers_modules_0_modules_blocks_modules_1_buffers_attn_mask_
        )
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_q_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_q_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_k_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_k_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_v_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_v_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_logit_scale_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_logit_scale_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_weight_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_weight_
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_bias_ = L_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_bias_
        l_self_modules_layers_modules_1_modules_downsample_modules_reduction_parameters_weight_ = L_self_modules_layers_modules_1_modules_downsample_modules_reduction_parameters_weight_
        l_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_weight_ = L_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_weight_
        l_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_bias_ = L_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_q_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_q_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_k_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_k_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_v_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_v_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_logit_scale_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_logit_scale_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_buffers_attn_mask_ = (
            L_self_modules_layers_modules_1_modules_blocks_modules_1_buffers_attn_mask_
        )
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_q_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_q_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_k_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_k_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_v_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_v_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_logit_scale_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_logit_scale_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_weight_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_weight_
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_bias_ = L_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_bias_
        l_self_modules_norm_parameters_weight_ = L_self_modules_norm_parameters_weight_
        l_self_modules_norm_parameters_bias_ = L_self_modules_norm_parameters_bias_
        l_self_modules_head_modules_fc_parameters_weight_ = (
            L_self_modules_head_modules_fc_parameters_weight_
        )
        l_self_modules_head_modules_fc_parameters_bias_ = (
            L_self_modules_head_modules_fc_parameters_bias_
        )
        x = torch.conv2d(
            l_x_,
            l_self_modules_patch_embed_modules_proj_parameters_weight_,
            l_self_modules_patch_embed_modules_proj_parameters_bias_,
            (4, 4),
            (0, 0),
            (1, 1),
            1,
        )
        l_x_ = l_self_modules_patch_embed_modules_proj_parameters_weight_ = l_self_modules_patch_embed_modules_proj_parameters_bias_ = None
        x_1 = x.permute(0, 2, 3, 1)
        x = None
        x_2 = torch.nn.functional.layer_norm(
            x_1,
            (48,),
            l_self_modules_patch_embed_modules_norm_parameters_weight_,
            l_self_modules_patch_embed_modules_norm_parameters_bias_,
            1e-05,
        )
        x_1 = l_self_modules_patch_embed_modules_norm_parameters_weight_ = l_self_modules_patch_embed_modules_norm_parameters_bias_ = None
        shifted_x = torch._C._nn.pad(x_2, (0, 0, 0, 0, 0, 0), "constant", None)
        x_3 = shifted_x.view(1, 4, 4, 4, 4, 48)
        shifted_x = None
        permute_1 = x_3.permute(0, 1, 3, 2, 4, 5)
        x_3 = None
        contiguous = permute_1.contiguous()
        permute_1 = None
        windows = contiguous.view(-1, 4, 4, 48)
        contiguous = None
        x_windows = windows.view(-1, 16, 48)
        windows = None
        qkv_bias = torch.cat(
            (
                l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_q_bias_,
                l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_k_bias_,
                l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_v_bias_,
            ),
        )
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_q_bias_ = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_k_bias_ = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_v_bias_ = None
        qkv = torch._C._nn.linear(
            x_windows,
            weight=l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_,
            bias=qkv_bias,
        )
        x_windows = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_ = qkv_bias = None
        reshape = qkv.reshape(16, 16, 3, 3, -1)
        qkv = None
        qkv_1 = reshape.permute(2, 0, 3, 1, 4)
        reshape = None
        unbind = qkv_1.unbind(0)
        qkv_1 = None
        q = unbind[0]
        k = unbind[1]
        v = unbind[2]
        unbind = None
        normalize = torch.nn.functional.normalize(q, dim=-1)
        q = None
        normalize_1 = torch.nn.functional.normalize(k, dim=-1)
        k = None
        transpose = normalize_1.transpose(-2, -1)
        normalize_1 = None
        attn = normalize @ transpose
        normalize = transpose = None
        clamp = torch.clamp(
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_logit_scale_,
            max=4.605170185988092,
        )
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_parameters_logit_scale_ = None
        logit_scale = clamp.exp()
        clamp = None
        attn_1 = attn * logit_scale
        attn = logit_scale = None
        input_1 = torch._C._nn.linear(
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_,
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_,
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_,
        )
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_ = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_ = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_ = None
        input_2 = torch.nn.functional.relu(input_1, inplace=True)
        input_1 = None
        input_3 = torch._C._nn.linear(
            input_2,
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_,
            None,
        )
        input_2 = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_ = None
        relative_position_bias_table = input_3.view(-1, 3)
        input_3 = None
        view_4 = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_.view(
            -1
        )
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_ = None
        getitem_3 = relative_position_bias_table[view_4]
        relative_position_bias_table = view_4 = None
        relative_position_bias = getitem_3.view(16, 16, -1)
        getitem_3 = None
        permute_3 = relative_position_bias.permute(2, 0, 1)
        relative_position_bias = None
        relative_position_bias_1 = permute_3.contiguous()
        permute_3 = None
        sigmoid = torch.sigmoid(relative_position_bias_1)
        relative_position_bias_1 = None
        relative_position_bias_2 = 16 * sigmoid
        sigmoid = None
        unsqueeze = relative_position_bias_2.unsqueeze(0)
        relative_position_bias_2 = None
        attn_2 = attn_1 + unsqueeze
        attn_1 = unsqueeze = None
        attn_3 = torch.nn.functional.softmax(attn_2, -1, _stacklevel=5)
        attn_2 = None
        attn_4 = torch.nn.functional.dropout(attn_3, 0.0, False, False)
        attn_3 = None
        matmul_1 = attn_4 @ v
        attn_4 = v = None
        transpose_1 = matmul_1.transpose(1, 2)
        matmul_1 = None
        x_4 = transpose_1.reshape(16, 16, 48)
        transpose_1 = None
        x_5 = torch._C._nn.linear(
            x_4,
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_,
        )
        x_4 = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_ = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_ = None
        x_6 = torch.nn.functional.dropout(x_5, 0.0, False, False)
        x_5 = None
        attn_windows = x_6.view(-1, 4, 4, 48)
        x_6 = None
        x_7 = attn_windows.view(-1, 4, 4, 4, 4, 48)
        attn_windows = None
        permute_4 = x_7.permute(0, 1, 3, 2, 4, 5)
        x_7 = None
        contiguous_2 = permute_4.contiguous()
        permute_4 = None
        x_8 = contiguous_2.view(-1, 16, 16, 48)
        contiguous_2 = None
        getitem_4 = x_8[
            (
                slice(None, None, None),
                slice(None, 16, None),
                slice(None, 16, None),
                slice(None, None, None),
            )
        ]
        x_8 = None
        shifted_x_1 = getitem_4.contiguous()
        getitem_4 = None
        layer_norm_1 = torch.nn.functional.layer_norm(
            shifted_x_1,
            (48,),
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_weight_,
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_bias_,
            1e-05,
        )
        shifted_x_1 = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_weight_ = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm1_parameters_bias_ = None
        x_9 = x_2 + layer_norm_1
        x_2 = layer_norm_1 = None
        x_10 = x_9.reshape(1, -1, 48)
        x_9 = None
        x_11 = torch._C._nn.linear(
            x_10,
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        x_12 = torch._C._nn.gelu(x_11)
        x_11 = None
        x_13 = torch.nn.functional.dropout(x_12, 0.0, False, False)
        x_12 = None
        x_14 = torch._C._nn.linear(
            x_13,
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_13 = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        x_15 = torch.nn.functional.dropout(x_14, 0.0, False, False)
        x_14 = None
        layer_norm_2 = torch.nn.functional.layer_norm(
            x_15,
            (48,),
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_weight_,
            l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_bias_,
            1e-05,
        )
        x_15 = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_weight_ = l_self_modules_layers_modules_0_modules_blocks_modules_0_modules_norm2_parameters_bias_ = None
        x_16 = x_10 + layer_norm_2
        x_10 = layer_norm_2 = None
        x_17 = x_16.reshape(1, 16, 16, 48)
        x_16 = None
        shifted_x_2 = torch.roll(x_17, shifts=(-2, -2), dims=(1, 2))
        shifted_x_3 = torch._C._nn.pad(
            shifted_x_2, (0, 0, 0, 0, 0, 0), "constant", None
        )
        shifted_x_2 = None
        x_18 = shifted_x_3.view(1, 4, 4, 4, 4, 48)
        shifted_x_3 = None
        permute_5 = x_18.permute(0, 1, 3, 2, 4, 5)
        x_18 = None
        contiguous_4 = permute_5.contiguous()
        permute_5 = None
        windows_1 = contiguous_4.view(-1, 4, 4, 48)
        contiguous_4 = None
        x_windows_1 = windows_1.view(-1, 16, 48)
        windows_1 = None
        qkv_bias_1 = torch.cat(
            (
                l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_q_bias_,
                l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_k_bias_,
                l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_v_bias_,
            ),
        )
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_q_bias_ = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_k_bias_ = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_v_bias_ = None
        qkv_2 = torch._C._nn.linear(
            x_windows_1,
            weight=l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_,
            bias=qkv_bias_1,
        )
        x_windows_1 = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_ = qkv_bias_1 = None
        reshape_4 = qkv_2.reshape(16, 16, 3, 3, -1)
        qkv_2 = None
        qkv_3 = reshape_4.permute(2, 0, 3, 1, 4)
        reshape_4 = None
        unbind_1 = qkv_3.unbind(0)
        qkv_3 = None
        q_1 = unbind_1[0]
        k_1 = unbind_1[1]
        v_1 = unbind_1[2]
        unbind_1 = None
        normalize_2 = torch.nn.functional.normalize(q_1, dim=-1)
        q_1 = None
        normalize_3 = torch.nn.functional.normalize(k_1, dim=-1)
        k_1 = None
        transpose_2 = normalize_3.transpose(-2, -1)
        normalize_3 = None
        attn_5 = normalize_2 @ transpose_2
        normalize_2 = transpose_2 = None
        clamp_1 = torch.clamp(
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_logit_scale_,
            max=4.605170185988092,
        )
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_parameters_logit_scale_ = None
        logit_scale_1 = clamp_1.exp()
        clamp_1 = None
        attn_6 = attn_5 * logit_scale_1
        attn_5 = logit_scale_1 = None
        input_4 = torch._C._nn.linear(
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_,
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_,
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_,
        )
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_ = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_ = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_ = None
        input_5 = torch.nn.functional.relu(input_4, inplace=True)
        input_4 = None
        input_6 = torch._C._nn.linear(
            input_5,
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_,
            None,
        )
        input_5 = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_ = None
        relative_position_bias_table_1 = input_6.view(-1, 3)
        input_6 = None
        view_13 = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_.view(
            -1
        )
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_ = None
        getitem_8 = relative_position_bias_table_1[view_13]
        relative_position_bias_table_1 = view_13 = None
        relative_position_bias_3 = getitem_8.view(16, 16, -1)
        getitem_8 = None
        permute_7 = relative_position_bias_3.permute(2, 0, 1)
        relative_position_bias_3 = None
        relative_position_bias_4 = permute_7.contiguous()
        permute_7 = None
        sigmoid_1 = torch.sigmoid(relative_position_bias_4)
        relative_position_bias_4 = None
        relative_position_bias_5 = 16 * sigmoid_1
        sigmoid_1 = None
        unsqueeze_1 = relative_position_bias_5.unsqueeze(0)
        relative_position_bias_5 = None
        attn_7 = attn_6 + unsqueeze_1
        attn_6 = unsqueeze_1 = None
        view_15 = attn_7.view(-1, 16, 3, 16, 16)
        attn_7 = None
        unsqueeze_2 = l_self_modules_layers_modules_0_modules_blocks_modules_1_buffers_attn_mask_.unsqueeze(
            1
        )
        l_self_modules_layers_modules_0_modules_blocks_modules_1_buffers_attn_mask_ = (
            None
        )
        unsqueeze_3 = unsqueeze_2.unsqueeze(0)
        unsqueeze_2 = None
        attn_8 = view_15 + unsqueeze_3
        view_15 = unsqueeze_3 = None
        attn_9 = attn_8.view(-1, 3, 16, 16)
        attn_8 = None
        attn_10 = torch.nn.functional.softmax(attn_9, -1, _stacklevel=5)
        attn_9 = None
        attn_11 = torch.nn.functional.dropout(attn_10, 0.0, False, False)
        attn_10 = None
        matmul_3 = attn_11 @ v_1
        attn_11 = v_1 = None
        transpose_3 = matmul_3.transpose(1, 2)
        matmul_3 = None
        x_19 = transpose_3.reshape(16, 16, 48)
        transpose_3 = None
        x_20 = torch._C._nn.linear(
            x_19,
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_,
        )
        x_19 = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_ = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_ = None
        x_21 = torch.nn.functional.dropout(x_20, 0.0, False, False)
        x_20 = None
        attn_windows_1 = x_21.view(-1, 4, 4, 48)
        x_21 = None
        x_22 = attn_windows_1.view(-1, 4, 4, 4, 4, 48)
        attn_windows_1 = None
        permute_8 = x_22.permute(0, 1, 3, 2, 4, 5)
        x_22 = None
        contiguous_6 = permute_8.contiguous()
        permute_8 = None
        x_23 = contiguous_6.view(-1, 16, 16, 48)
        contiguous_6 = None
        getitem_9 = x_23[
            (
                slice(None, None, None),
                slice(None, 16, None),
                slice(None, 16, None),
                slice(None, None, None),
            )
        ]
        x_23 = None
        shifted_x_4 = getitem_9.contiguous()
        getitem_9 = None
        x_24 = torch.roll(shifted_x_4, shifts=(2, 2), dims=(1, 2))
        shifted_x_4 = None
        layer_norm_3 = torch.nn.functional.layer_norm(
            x_24,
            (48,),
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_weight_,
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_bias_,
            1e-05,
        )
        x_24 = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_weight_ = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm1_parameters_bias_ = None
        x_25 = x_17 + layer_norm_3
        x_17 = layer_norm_3 = None
        x_26 = x_25.reshape(1, -1, 48)
        x_25 = None
        x_27 = torch._C._nn.linear(
            x_26,
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_,
        )
        l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_ = None
        x_28 = torch._C._nn.gelu(x_27)
        x_27 = None
        x_29 = torch.nn.functional.dropout(x_28, 0.0, False, False)
        x_28 = None
        x_30 = torch._C._nn.linear(
            x_29,
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_29 = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_ = None
        x_31 = torch.nn.functional.dropout(x_30, 0.0, False, False)
        x_30 = None
        layer_norm_4 = torch.nn.functional.layer_norm(
            x_31,
            (48,),
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_weight_,
            l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_bias_,
            1e-05,
        )
        x_31 = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_weight_ = l_self_modules_layers_modules_0_modules_blocks_modules_1_modules_norm2_parameters_bias_ = None
        x_32 = x_26 + layer_norm_4
        x_26 = layer_norm_4 = None
        x_33 = x_32.reshape(1, 16, 16, 48)
        x_32 = None
        x_34 = torch._C._nn.pad(x_33, (0, 0, 0, 0, 0, 0), "constant", None)
        x_33 = None
        reshape_8 = x_34.reshape(1, 8, 2, 8, 2, 48)
        x_34 = None
        permute_9 = reshape_8.permute(0, 1, 3, 4, 2, 5)
        reshape_8 = None
        x_35 = permute_9.flatten(3)
        permute_9 = None
        x_36 = torch._C._nn.linear(
            x_35,
            l_self_modules_layers_modules_1_modules_downsample_modules_reduction_parameters_weight_,
            None,
        )
        x_35 = l_self_modules_layers_modules_1_modules_downsample_modules_reduction_parameters_weight_ = None
        x_37 = torch.nn.functional.layer_norm(
            x_36,
            (96,),
            l_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_weight_,
            l_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_bias_,
            1e-05,
        )
        x_36 = l_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_weight_ = l_self_modules_layers_modules_1_modules_downsample_modules_norm_parameters_bias_ = None
        shifted_x_5 = torch._C._nn.pad(x_37, (0, 0, 0, 0, 0, 0), "constant", None)
        x_38 = shifted_x_5.view(1, 2, 4, 2, 4, 96)
        shifted_x_5 = None
        permute_10 = x_38.permute(0, 1, 3, 2, 4, 5)
        x_38 = None
        contiguous_8 = permute_10.contiguous()
        permute_10 = None
        windows_2 = contiguous_8.view(-1, 4, 4, 96)
        contiguous_8 = None
        x_windows_2 = windows_2.view(-1, 16, 96)
        windows_2 = None
        qkv_bias_2 = torch.cat(
            (
                l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_q_bias_,
                l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_k_bias_,
                l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_v_bias_,
            ),
        )
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_q_bias_ = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_k_bias_ = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_v_bias_ = None
        qkv_4 = torch._C._nn.linear(
            x_windows_2,
            weight=l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_,
            bias=qkv_bias_2,
        )
        x_windows_2 = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_qkv_parameters_weight_ = qkv_bias_2 = None
        reshape_9 = qkv_4.reshape(4, 16, 3, 6, -1)
        qkv_4 = None
        qkv_5 = reshape_9.permute(2, 0, 3, 1, 4)
        reshape_9 = None
        unbind_2 = qkv_5.unbind(0)
        qkv_5 = None
        q_2 = unbind_2[0]
        k_2 = unbind_2[1]
        v_2 = unbind_2[2]
        unbind_2 = None
        normalize_4 = torch.nn.functional.normalize(q_2, dim=-1)
        q_2 = None
        normalize_5 = torch.nn.functional.normalize(k_2, dim=-1)
        k_2 = None
        transpose_4 = normalize_5.transpose(-2, -1)
        normalize_5 = None
        attn_12 = normalize_4 @ transpose_4
        normalize_4 = transpose_4 = None
        clamp_2 = torch.clamp(
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_logit_scale_,
            max=4.605170185988092,
        )
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_parameters_logit_scale_ = None
        logit_scale_2 = clamp_2.exp()
        clamp_2 = None
        attn_13 = attn_12 * logit_scale_2
        attn_12 = logit_scale_2 = None
        input_7 = torch._C._nn.linear(
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_,
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_,
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_,
        )
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_coords_table_ = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_ = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_ = None
        input_8 = torch.nn.functional.relu(input_7, inplace=True)
        input_7 = None
        input_9 = torch._C._nn.linear(
            input_8,
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_,
            None,
        )
        input_8 = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_ = None
        relative_position_bias_table_2 = input_9.view(-1, 6)
        input_9 = None
        view_24 = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_.view(
            -1
        )
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_buffers_relative_position_index_ = None
        getitem_13 = relative_position_bias_table_2[view_24]
        relative_position_bias_table_2 = view_24 = None
        relative_position_bias_6 = getitem_13.view(16, 16, -1)
        getitem_13 = None
        permute_12 = relative_position_bias_6.permute(2, 0, 1)
        relative_position_bias_6 = None
        relative_position_bias_7 = permute_12.contiguous()
        permute_12 = None
        sigmoid_2 = torch.sigmoid(relative_position_bias_7)
        relative_position_bias_7 = None
        relative_position_bias_8 = 16 * sigmoid_2
        sigmoid_2 = None
        unsqueeze_4 = relative_position_bias_8.unsqueeze(0)
        relative_position_bias_8 = None
        attn_14 = attn_13 + unsqueeze_4
        attn_13 = unsqueeze_4 = None
        attn_15 = torch.nn.functional.softmax(attn_14, -1, _stacklevel=5)
        attn_14 = None
        attn_16 = torch.nn.functional.dropout(attn_15, 0.0, False, False)
        attn_15 = None
        matmul_5 = attn_16 @ v_2
        attn_16 = v_2 = None
        transpose_5 = matmul_5.transpose(1, 2)
        matmul_5 = None
        x_39 = transpose_5.reshape(4, 16, 96)
        transpose_5 = None
        x_40 = torch._C._nn.linear(
            x_39,
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_,
        )
        x_39 = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_weight_ = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_attn_modules_proj_parameters_bias_ = None
        x_41 = torch.nn.functional.dropout(x_40, 0.0, False, False)
        x_40 = None
        attn_windows_2 = x_41.view(-1, 4, 4, 96)
        x_41 = None
        x_42 = attn_windows_2.view(-1, 2, 2, 4, 4, 96)
        attn_windows_2 = None
        permute_13 = x_42.permute(0, 1, 3, 2, 4, 5)
        x_42 = None
        contiguous_10 = permute_13.contiguous()
        permute_13 = None
        x_43 = contiguous_10.view(-1, 8, 8, 96)
        contiguous_10 = None
        getitem_14 = x_43[
            (
                slice(None, None, None),
                slice(None, 8, None),
                slice(None, 8, None),
                slice(None, None, None),
            )
        ]
        x_43 = None
        shifted_x_6 = getitem_14.contiguous()
        getitem_14 = None
        layer_norm_6 = torch.nn.functional.layer_norm(
            shifted_x_6,
            (96,),
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_weight_,
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_bias_,
            1e-05,
        )
        shifted_x_6 = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_weight_ = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm1_parameters_bias_ = None
        x_44 = x_37 + layer_norm_6
        x_37 = layer_norm_6 = None
        x_45 = x_44.reshape(1, -1, 96)
        x_44 = None
        x_46 = torch._C._nn.linear(
            x_45,
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        x_47 = torch._C._nn.gelu(x_46)
        x_46 = None
        x_48 = torch.nn.functional.dropout(x_47, 0.0, False, False)
        x_47 = None
        x_49 = torch._C._nn.linear(
            x_48,
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_48 = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        x_50 = torch.nn.functional.dropout(x_49, 0.0, False, False)
        x_49 = None
        layer_norm_7 = torch.nn.functional.layer_norm(
            x_50,
            (96,),
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_weight_,
            l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_bias_,
            1e-05,
        )
        x_50 = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_weight_ = l_self_modules_layers_modules_1_modules_blocks_modules_0_modules_norm2_parameters_bias_ = None
        x_51 = x_45 + layer_norm_7
        x_45 = layer_norm_7 = None
        x_52 = x_51.reshape(1, 8, 8, 96)
        x_51 = None
        shifted_x_7 = torch.roll(x_52, shifts=(-2, -2), dims=(1, 2))
        shifted_x_8 = torch._C._nn.pad(
            shifted_x_7, (0, 0, 0, 0, 0, 0), "constant", None
        )
        shifted_x_7 = None
        x_53 = shifted_x_8.view(1, 2, 4, 2, 4, 96)
        shifted_x_8 = None
        permute_14 = x_53.permute(0, 1, 3, 2, 4, 5)
        x_53 = None
        contiguous_12 = permute_14.contiguous()
        permute_14 = None
        windows_3 = contiguous_12.view(-1, 4, 4, 96)
        contiguous_12 = None
        x_windows_3 = windows_3.view(-1, 16, 96)
        windows_3 = None
        qkv_bias_3 = torch.cat(
            (
                l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_q_bias_,
                l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_k_bias_,
                l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_v_bias_,
            ),
        )
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_q_bias_ = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_k_bias_ = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_v_bias_ = None
        qkv_6 = torch._C._nn.linear(
            x_windows_3,
            weight=l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_,
            bias=qkv_bias_3,
        )
        x_windows_3 = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_qkv_parameters_weight_ = qkv_bias_3 = None
        reshape_13 = qkv_6.reshape(4, 16, 3, 6, -1)
        qkv_6 = None
        qkv_7 = reshape_13.permute(2, 0, 3, 1, 4)
        reshape_13 = None
        unbind_3 = qkv_7.unbind(0)
        qkv_7 = None
        q_3 = unbind_3[0]
        k_3 = unbind_3[1]
        v_3 = unbind_3[2]
        unbind_3 = None
        normalize_6 = torch.nn.functional.normalize(q_3, dim=-1)
        q_3 = None
        normalize_7 = torch.nn.functional.normalize(k_3, dim=-1)
        k_3 = None
        transpose_6 = normalize_7.transpose(-2, -1)
        normalize_7 = None
        attn_17 = normalize_6 @ transpose_6
        normalize_6 = transpose_6 = None
        clamp_3 = torch.clamp(
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_logit_scale_,
            max=4.605170185988092,
        )
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_parameters_logit_scale_ = None
        logit_scale_3 = clamp_3.exp()
        clamp_3 = None
        attn_18 = attn_17 * logit_scale_3
        attn_17 = logit_scale_3 = None
        input_10 = torch._C._nn.linear(
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_,
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_,
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_,
        )
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_coords_table_ = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_weight_ = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_0_parameters_bias_ = None
        input_11 = torch.nn.functional.relu(input_10, inplace=True)
        input_10 = None
        input_12 = torch._C._nn.linear(
            input_11,
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_,
            None,
        )
        input_11 = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_cpb_mlp_modules_2_parameters_weight_ = None
        relative_position_bias_table_3 = input_12.view(-1, 6)
        input_12 = None
        view_33 = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_.view(
            -1
        )
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_buffers_relative_position_index_ = None
        getitem_18 = relative_position_bias_table_3[view_33]
        relative_position_bias_table_3 = view_33 = None
        relative_position_bias_9 = getitem_18.view(16, 16, -1)
        getitem_18 = None
        permute_16 = relative_position_bias_9.permute(2, 0, 1)
        relative_position_bias_9 = None
        relative_position_bias_10 = permute_16.contiguous()
        permute_16 = None
        sigmoid_3 = torch.sigmoid(relative_position_bias_10)
        relative_position_bias_10 = None
        relative_position_bias_11 = 16 * sigmoid_3
        sigmoid_3 = None
        unsqueeze_5 = relative_position_bias_11.unsqueeze(0)
        relative_position_bias_11 = None
        attn_19 = attn_18 + unsqueeze_5
        attn_18 = unsqueeze_5 = None
        view_35 = attn_19.view(-1, 4, 6, 16, 16)
        attn_19 = None
        unsqueeze_6 = l_self_modules_layers_modules_1_modules_blocks_modules_1_buffers_attn_mask_.unsqueeze(
            1
        )
        l_self_modules_layers_modules_1_modules_blocks_modules_1_buffers_attn_mask_ = (
            None
        )
        unsqueeze_7 = unsqueeze_6.unsqueeze(0)
        unsqueeze_6 = None
        attn_20 = view_35 + unsqueeze_7
        view_35 = unsqueeze_7 = None
        attn_21 = attn_20.view(-1, 6, 16, 16)
        attn_20 = None
        attn_22 = torch.nn.functional.softmax(attn_21, -1, _stacklevel=5)
        attn_21 = None
        attn_23 = torch.nn.functional.dropout(attn_22, 0.0, False, False)
        attn_22 = None
        matmul_7 = attn_23 @ v_3
        attn_23 = v_3 = None
        transpose_7 = matmul_7.transpose(1, 2)
        matmul_7 = None
        x_54 = transpose_7.reshape(4, 16, 96)
        transpose_7 = None
        x_55 = torch._C._nn.linear(
            x_54,
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_,
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_,
        )
        x_54 = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_weight_ = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_attn_modules_proj_parameters_bias_ = None
        x_56 = torch.nn.functional.dropout(x_55, 0.0, False, False)
        x_55 = None
        attn_windows_3 = x_56.view(-1, 4, 4, 96)
        x_56 = None
        x_57 = attn_windows_3.view(-1, 2, 2, 4, 4, 96)
        attn_windows_3 = None
        permute_17 = x_57.permute(0, 1, 3, 2, 4, 5)
        x_57 = None
        contiguous_14 = permute_17.contiguous()
        permute_17 = None
        x_58 = contiguous_14.view(-1, 8, 8, 96)
        contiguous_14 = None
        getitem_19 = x_58[
            (
                slice(None, None, None),
                slice(None, 8, None),
                slice(None, 8, None),
                slice(None, None, None),
            )
        ]
        x_58 = None
        shifted_x_9 = getitem_19.contiguous()
        getitem_19 = None
        x_59 = torch.roll(shifted_x_9, shifts=(2, 2), dims=(1, 2))
        shifted_x_9 = None
        layer_norm_8 = torch.nn.functional.layer_norm(
            x_59,
            (96,),
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_weight_,
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_bias_,
            1e-05,
        )
        x_59 = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_weight_ = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm1_parameters_bias_ = None
        x_60 = x_52 + layer_norm_8
        x_52 = layer_norm_8 = None
        x_61 = x_60.reshape(1, -1, 96)
        x_60 = None
        x_62 = torch._C._nn.linear(
            x_61,
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_,
        )
        l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_ = None
        x_63 = torch._C._nn.gelu(x_62)
        x_62 = None
        x_64 = torch.nn.functional.dropout(x_63, 0.0, False, False)
        x_63 = None
        x_65 = torch._C._nn.linear(
            x_64,
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_,
        )
        x_64 = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_ = None
        x_66 = torch.nn.functional.dropout(x_65, 0.0, False, False)
        x_65 = None
        layer_norm_9 = torch.nn.functional.layer_norm(
            x_66,
            (96,),
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_weight_,
            l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_bias_,
            1e-05,
        )
        x_66 = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_weight_ = l_self_modules_layers_modules_1_modules_blocks_modules_1_modules_norm2_parameters_bias_ = None
        x_67 = x_61 + layer_norm_9
        x_61 = layer_norm_9 = None
        x_68 = x_67.reshape(1, 8, 8, 96)
        x_67 = None
        x_69 = torch.nn.functional.layer_norm(
            x_68,
            (96,),
            l_self_modules_norm_parameters_weight_,
            l_self_modules_norm_parameters_bias_,
            1e-05,
        )
        x_68 = l_self_modules_norm_parameters_weight_ = l_self_modules_norm_parameters_bias_ = None
        x_70 = x_69.mean((1, 2), keepdim=False)
        x_69 = None
        x_71 = torch.nn.functional.dropout(x_70, 0.0, False, False)
        x_70 = None
        x_72 = torch._C._nn.linear(
            x_71,
            l_self_modules_head_modules_fc_parameters_weight_,
            l_self_modules_head_modules_fc_parameters_bias_,
        )
        x_71 = l_self_modules_head_modules_fc_parameters_weight_ = l_self_modules_head_modules_fc_parameters_bias_ = None
        return (x_72,)
