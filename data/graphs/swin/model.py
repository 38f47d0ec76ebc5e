import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_pixel_values_: torch.Tensor,
        L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_buffers_relative_position_index_: torch.Tensor,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_buffers_relative_position_index_: torch.Tensor,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_reduction_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_buffers_relative_position_index_: torch.Tensor,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_buffers_relative_position_index_: torch.Tensor,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_pixel_values_ = L_kwargs_pixel_values_
        l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_ = L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_
        l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_ = L_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_
        l_self_modules_embeddings_modules_norm_parameters_weight_ = (
            L_self_modules_embeddings_modules_norm_parameters_weight_
        )
        l_self_modules_embeddings_modules_norm_parameters_bias_ = (
            L_self_modules_embeddings_modules_norm_parameters_bias_
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_before_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_before_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_before_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_before_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_buffers_relative_position_index_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_buffers_relative_position_index_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_after_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_after_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_after_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_after_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_before_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_before_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_before_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_before_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_buffers_relative_position_index_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_buffers_relative_position_index_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_after_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_after_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_after_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_after_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_norm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_norm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_norm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_norm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_reduction_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_reduction_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_before_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_before_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_before_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_before_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_buffers_relative_position_index_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_buffers_relative_position_index_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_after_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_after_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_after_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_after_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_before_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_before_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_before_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_before_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_buffers_relative_position_index_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_buffers_relative_position_index_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_after_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_after_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_after_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_after_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_layernorm_parameters_weight_ = (
            L_self_modules_layernorm_parameters_weight_
        )
        l_self_modules_layernorm_parameters_bias_ = (
            L_self_modules_layernorm_parameters_bias_
        )
        embeddings = torch.conv2d(
            l_kwargs_pixel_values_,
            l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_,
            l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_,
            (4, 4),
            (0, 0),
            (1, 1),
            1,
        )
        l_kwargs_pixel_values_ = l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_ = l_self_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_ = None
        flatten = embeddings.flatten(2)
        embeddings = None
        embeddings_1 = flatten.transpose(1, 2)
        flatten = None
        embeddings_2 = torch.nn.functional.layer_norm(
            embeddings_1,
            (48,),
            l_self_modules_embeddings_modules_norm_parameters_weight_,
            l_self_modules_embeddings_modules_norm_parameters_bias_,
            1e-05,
        )
        embeddings_1 = l_self_modules_embeddings_modules_norm_parameters_weight_ = l_self_modules_embeddings_modules_norm_parameters_bias_ = None
        embeddings_3 = torch.nn.functional.dropout(embeddings_2, 0.0, False, False)
        embeddings_2 = None
        hidden_states = torch.nn.functional.layer_norm(
            embeddings_3,
            (48,),
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_before_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_before_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_before_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_before_parameters_bias_ = None
        hidden_states_1 = hidden_states.view(1, 28, 28, 48)
        hidden_states = None
        hidden_states_2 = torch._C._nn.pad(
            hidden_states_1, (0, 0, 0, 0, 0, 0), "constant", None
        )
        hidden_states_1 = None
        input_feature = hidden_states_2.view(1, 4, 7, 4, 7, 48)
        hidden_states_2 = None
        transpose_1 = input_feature.transpose(2, 3)
        input_feature = None
        contiguous = transpose_1.contiguous()
        transpose_1 = None
        windows = contiguous.view(-1, 7, 7, 48)
        contiguous = None
        hidden_states_windows = windows.view(-1, 49, 48)
        windows = None
        linear = torch._C._nn.linear(
            hidden_states_windows,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_bias_ = None
        view_4 = linear.view((16, 49, -1, 16))
        linear = None
        query_states = view_4.transpose(1, 2)
        view_4 = None
        linear_1 = torch._C._nn.linear(
            hidden_states_windows,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_bias_ = None
        view_5 = linear_1.view((16, 49, -1, 16))
        linear_1 = None
        key_states = view_5.transpose(1, 2)
        view_5 = None
        linear_2 = torch._C._nn.linear(
            hidden_states_windows,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_bias_,
        )
        hidden_states_windows = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_bias_ = None
        view_6 = linear_2.view((16, 49, -1, 16))
        linear_2 = None
        value_states = view_6.transpose(1, 2)
        view_6 = None
        relative_position_bias = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_[
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_buffers_relative_position_index_
        ]
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_buffers_relative_position_index_ = None
        relative_position_bias_1 = relative_position_bias.view(49, 49, -1)
        relative_position_bias = None
        permute = relative_position_bias_1.permute(2, 0, 1)
        relative_position_bias_1 = None
        contiguous_1 = permute.contiguous()
        permute = None
        relative_position_bias_2 = contiguous_1.unsqueeze(0)
        contiguous_1 = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            query_states,
            key_states,
            value_states,
            attn_mask=relative_position_bias_2,
            dropout_p=0.0,
            scale=0.25,
            is_causal=False,
        )
        query_states = key_states = value_states = relative_position_bias_2 = None
        attn_output_1 = attn_output.reshape(16, -1, 49, 16)
        attn_output = None
        transpose_5 = attn_output_1.transpose(1, 2)
        attn_output_1 = None
        attn_output_2 = transpose_5.contiguous()
        transpose_5 = None
        reshape_1 = attn_output_2.reshape(16, 49, -1)
        attn_output_2 = None
        attn_output_3 = reshape_1.contiguous()
        reshape_1 = None
        attn_output_4 = torch._C._nn.linear(
            attn_output_3,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_bias_,
        )
        attn_output_3 = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_bias_ = None
        attention_output = torch.nn.functional.dropout(attn_output_4, 0.0, False, False)
        attn_output_4 = None
        attention_windows = attention_output.view(-1, 7, 7, 48)
        attention_output = None
        windows_1 = attention_windows.view(-1, 4, 4, 7, 7, 48)
        attention_windows = None
        transpose_6 = windows_1.transpose(2, 3)
        windows_1 = None
        contiguous_4 = transpose_6.contiguous()
        transpose_6 = None
        windows_2 = contiguous_4.view(-1, 28, 28, 48)
        contiguous_4 = None
        attention_windows_1 = windows_2.view(1, 784, 48)
        windows_2 = None
        hidden_states_3 = embeddings_3 + attention_windows_1
        embeddings_3 = attention_windows_1 = None
        hidden_states_4 = torch.nn.functional.layer_norm(
            hidden_states_3,
            (48,),
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_after_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_after_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_after_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_layernorm_after_parameters_bias_ = None
        hidden_states_5 = torch._C._nn.linear(
            hidden_states_4,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        hidden_states_4 = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        hidden_states_6 = torch._C._nn.gelu(hidden_states_5)
        hidden_states_5 = None
        hidden_states_7 = torch._C._nn.linear(
            hidden_states_6,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        hidden_states_6 = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        dropout_2 = torch.nn.functional.dropout(hidden_states_7, 0.0, False, False)
        hidden_states_7 = None
        hidden_states_8 = dropout_2 + hidden_states_3
        dropout_2 = hidden_states_3 = None
        hidden_states_9 = torch.nn.functional.layer_norm(
            hidden_states_8,
            (48,),
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_before_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_before_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_before_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_before_parameters_bias_ = None
        hidden_states_10 = hidden_states_9.view(1, 28, 28, 48)
        hidden_states_9 = None
        hidden_states_11 = torch._C._nn.pad(
            hidden_states_10, (0, 0, 0, 0, 0, 0), "constant", None
        )
        hidden_states_10 = None
        hidden_states_12 = torch.roll(hidden_states_11, shifts=(-3, -3), dims=(1, 2))
        hidden_states_11 = None
        input_feature_1 = hidden_states_12.view(1, 4, 7, 4, 7, 48)
        hidden_states_12 = None
        transpose_7 = input_feature_1.transpose(2, 3)
        input_feature_1 = None
        contiguous_5 = transpose_7.contiguous()
        transpose_7 = None
        windows_3 = contiguous_5.view(-1, 7, 7, 48)
        contiguous_5 = None
        hidden_states_windows_1 = windows_3.view(-1, 49, 48)
        windows_3 = None
        h_idx = torch.arange(28, device=device(type="cpu"))
        w_idx = torch.arange(28, device=device(type="cpu"))
        ge = h_idx >= 21
        long = ge.long()
        ge = None
        ge_1 = h_idx >= 25
        h_idx = None
        long_1 = ge_1.long()
        ge_1 = None
        h_region = long + long_1
        long = long_1 = None
        ge_2 = w_idx >= 21
        long_2 = ge_2.long()
        ge_2 = None
        ge_3 = w_idx >= 25
        w_idx = None
        long_3 = ge_3.long()
        ge_3 = None
        w_region = long_2 + long_3
        long_2 = long_3 = None
        getitem_1 = h_region[(None, slice(None, None, None), None, None)]
        h_region = None
        mul = getitem_1 * 3
        getitem_1 = None
        getitem_2 = w_region[(None, None, slice(None, None, None), None)]
        w_region = None
        add_4 = mul + getitem_2
        mul = getitem_2 = None
        img_mask = add_4.to(torch.float32)
        add_4 = None
        input_feature_2 = img_mask.view(1, 4, 7, 4, 7, 1)
        img_mask = None
        transpose_8 = input_feature_2.transpose(2, 3)
        input_feature_2 = None
        contiguous_6 = transpose_8.contiguous()
        transpose_8 = None
        windows_4 = contiguous_6.view(-1, 7, 7, 1)
        contiguous_6 = None
        mask_windows = windows_4.view(-1, 49)
        windows_4 = None
        unsqueeze_1 = mask_windows.unsqueeze(1)
        unsqueeze_2 = mask_windows.unsqueeze(2)
        mask_windows = None
        attn_mask = unsqueeze_1 - unsqueeze_2
        unsqueeze_1 = unsqueeze_2 = None
        ne = attn_mask != 0
        masked_fill = attn_mask.masked_fill(ne, -100.0)
        ne = None
        eq = attn_mask == 0
        attn_mask = None
        attn_mask_1 = masked_fill.masked_fill(eq, 0.0)
        masked_fill = eq = None
        linear_6 = torch._C._nn.linear(
            hidden_states_windows_1,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_bias_ = None
        view_19 = linear_6.view((16, 49, -1, 16))
        linear_6 = None
        query_states_1 = view_19.transpose(1, 2)
        view_19 = None
        linear_7 = torch._C._nn.linear(
            hidden_states_windows_1,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_bias_ = None
        view_20 = linear_7.view((16, 49, -1, 16))
        linear_7 = None
        key_states_1 = view_20.transpose(1, 2)
        view_20 = None
        linear_8 = torch._C._nn.linear(
            hidden_states_windows_1,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_bias_,
        )
        hidden_states_windows_1 = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_bias_ = None
        view_21 = linear_8.view((16, 49, -1, 16))
        linear_8 = None
        value_states_1 = view_21.transpose(1, 2)
        view_21 = None
        relative_position_bias_3 = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_[
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_buffers_relative_position_index_
        ]
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_buffers_relative_position_index_ = None
        relative_position_bias_4 = relative_position_bias_3.view(49, 49, -1)
        relative_position_bias_3 = None
        permute_1 = relative_position_bias_4.permute(2, 0, 1)
        relative_position_bias_4 = None
        contiguous_7 = permute_1.contiguous()
        permute_1 = None
        relative_position_bias_5 = contiguous_7.unsqueeze(0)
        contiguous_7 = None
        unsqueeze_4 = attn_mask_1.unsqueeze(1)
        attn_mask_1 = None
        unsqueeze_5 = unsqueeze_4.unsqueeze(0)
        unsqueeze_4 = None
        expand = unsqueeze_5.expand(1, -1, -1, -1, -1)
        unsqueeze_5 = None
        attention_mask = expand.reshape(-1, 1, 49, 49)
        expand = None
        combined_mask = relative_position_bias_5 + attention_mask
        relative_position_bias_5 = attention_mask = None
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(
            query_states_1,
            key_states_1,
            value_states_1,
            attn_mask=combined_mask,
            dropout_p=0.0,
            scale=0.25,
            is_causal=False,
        )
        query_states_1 = key_states_1 = value_states_1 = combined_mask = None
        attn_output_6 = attn_output_5.reshape(16, -1, 49, 16)
        attn_output_5 = None
        transpose_12 = attn_output_6.transpose(1, 2)
        attn_output_6 = None
        attn_output_7 = transpose_12.contiguous()
        transpose_12 = None
        reshape_4 = attn_output_7.reshape(16, 49, -1)
        attn_output_7 = None
        attn_output_8 = reshape_4.contiguous()
        reshape_4 = None
        attn_output_9 = torch._C._nn.linear(
            attn_output_8,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_bias_,
        )
        attn_output_8 = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_bias_ = None
        attention_output_1 = torch.nn.functional.dropout(
            attn_output_9, 0.0, False, False
        )
        attn_output_9 = None
        attention_windows_2 = attention_output_1.view(-1, 7, 7, 48)
        attention_output_1 = None
        windows_5 = attention_windows_2.view(-1, 4, 4, 7, 7, 48)
        attention_windows_2 = None
        transpose_13 = windows_5.transpose(2, 3)
        windows_5 = None
        contiguous_10 = transpose_13.contiguous()
        transpose_13 = None
        windows_6 = contiguous_10.view(-1, 28, 28, 48)
        contiguous_10 = None
        hidden_states_13 = torch.roll(windows_6, shifts=(3, 3), dims=(1, 2))
        windows_6 = None
        attention_windows_3 = hidden_states_13.view(1, 784, 48)
        hidden_states_13 = None
        hidden_states_14 = hidden_states_8 + attention_windows_3
        hidden_states_8 = attention_windows_3 = None
        hidden_states_15 = torch.nn.functional.layer_norm(
            hidden_states_14,
            (48,),
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_after_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_after_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_after_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_layernorm_after_parameters_bias_ = None
        hidden_states_16 = torch._C._nn.linear(
            hidden_states_15,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_,
        )
        hidden_states_15 = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_ = None
        hidden_states_17 = torch._C._nn.gelu(hidden_states_16)
        hidden_states_16 = None
        hidden_states_18 = torch._C._nn.linear(
            hidden_states_17,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_,
        )
        hidden_states_17 = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_ = None
        dropout_4 = torch.nn.functional.dropout(hidden_states_18, 0.0, False, False)
        hidden_states_18 = None
        hidden_states_19 = dropout_4 + hidden_states_14
        dropout_4 = hidden_states_14 = None
        view_27 = hidden_states_19.view(1, 28, 28, 48)
        hidden_states_19 = None
        getitem_4 = view_27[
            (
                slice(None, None, None),
                slice(0, None, 2),
                slice(0, None, 2),
                slice(None, None, None),
            )
        ]
        getitem_5 = view_27[
            (
                slice(None, None, None),
                slice(1, None, 2),
                slice(0, None, 2),
                slice(None, None, None),
            )
        ]
        getitem_6 = view_27[
            (
                slice(None, None, None),
                slice(0, None, 2),
                slice(1, None, 2),
                slice(None, None, None),
            )
        ]
        getitem_7 = view_27[
            (
                slice(None, None, None),
                slice(1, None, 2),
                slice(1, None, 2),
                slice(None, None, None),
            )
        ]
        view_27 = None
        cat = torch.cat([getitem_4, getitem_5, getitem_6, getitem_7], dim=-1)
        getitem_4 = getitem_5 = getitem_6 = getitem_7 = None
        view_28 = cat.view(1, -1, 192)
        cat = None
        layer_norm_5 = torch.nn.functional.layer_norm(
            view_28,
            (192,),
            l_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_norm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_norm_parameters_bias_,
            1e-05,
        )
        view_28 = l_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_norm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_norm_parameters_bias_ = None
        hidden_states_20 = torch._C._nn.linear(
            layer_norm_5,
            l_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_reduction_parameters_weight_,
            None,
        )
        layer_norm_5 = l_self_modules_encoder_modules_layers_modules_0_modules_downsample_modules_reduction_parameters_weight_ = None
        view_29 = hidden_states_20.view(1, 14, 14, 96)
        permute_2 = view_29.permute(0, 3, 1, 2)
        view_29 = None
        reshaped_hidden_states = permute_2.contiguous()
        permute_2 = reshaped_hidden_states = None
        hidden_states_21 = torch.nn.functional.layer_norm(
            hidden_states_20,
            (96,),
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_before_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_before_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_before_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_before_parameters_bias_ = None
        hidden_states_22 = hidden_states_21.view(1, 14, 14, 96)
        hidden_states_21 = None
        hidden_states_23 = torch._C._nn.pad(
            hidden_states_22, (0, 0, 0, 0, 0, 0), "constant", None
        )
        hidden_states_22 = None
        input_feature_3 = hidden_states_23.view(1, 2, 7, 2, 7, 96)
        hidden_states_23 = None
        transpose_14 = input_feature_3.transpose(2, 3)
        input_feature_3 = None
        contiguous_12 = transpose_14.contiguous()
        transpose_14 = None
        windows_7 = contiguous_12.view(-1, 7, 7, 96)
        contiguous_12 = None
        hidden_states_windows_2 = windows_7.view(-1, 49, 96)
        windows_7 = None
        linear_13 = torch._C._nn.linear(
            hidden_states_windows_2,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_q_proj_parameters_bias_ = None
        view_34 = linear_13.view((4, 49, -1, 16))
        linear_13 = None
        query_states_2 = view_34.transpose(1, 2)
        view_34 = None
        linear_14 = torch._C._nn.linear(
            hidden_states_windows_2,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_k_proj_parameters_bias_ = None
        view_35 = linear_14.view((4, 49, -1, 16))
        linear_14 = None
        key_states_2 = view_35.transpose(1, 2)
        view_35 = None
        linear_15 = torch._C._nn.linear(
            hidden_states_windows_2,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_bias_,
        )
        hidden_states_windows_2 = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_v_proj_parameters_bias_ = None
        view_36 = linear_15.view((4, 49, -1, 16))
        linear_15 = None
        value_states_2 = view_36.transpose(1, 2)
        view_36 = None
        relative_position_bias_6 = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_[
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_buffers_relative_position_index_
        ]
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_relative_position_bias_buffers_relative_position_index_ = None
        relative_position_bias_7 = relative_position_bias_6.view(49, 49, -1)
        relative_position_bias_6 = None
        permute_3 = relative_position_bias_7.permute(2, 0, 1)
        relative_position_bias_7 = None
        contiguous_13 = permute_3.contiguous()
        permute_3 = None
        relative_position_bias_8 = contiguous_13.unsqueeze(0)
        contiguous_13 = None
        attn_output_10 = torch._C._nn.scaled_dot_product_attention(
            query_states_2,
            key_states_2,
            value_states_2,
            attn_mask=relative_position_bias_8,
            dropout_p=0.0,
            scale=0.25,
            is_causal=False,
        )
        query_states_2 = key_states_2 = value_states_2 = relative_position_bias_8 = None
        attn_output_11 = attn_output_10.reshape(4, -1, 49, 16)
        attn_output_10 = None
        transpose_18 = attn_output_11.transpose(1, 2)
        attn_output_11 = None
        attn_output_12 = transpose_18.contiguous()
        transpose_18 = None
        reshape_6 = attn_output_12.reshape(4, 49, -1)
        attn_output_12 = None
        attn_output_13 = reshape_6.contiguous()
        reshape_6 = None
        attn_output_14 = torch._C._nn.linear(
            attn_output_13,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_bias_,
        )
        attn_output_13 = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_attention_modules_o_proj_parameters_bias_ = None
        attention_output_2 = torch.nn.functional.dropout(
            attn_output_14, 0.0, False, False
        )
        attn_output_14 = None
        attention_windows_4 = attention_output_2.view(-1, 7, 7, 96)
        attention_output_2 = None
        windows_8 = attention_windows_4.view(-1, 2, 2, 7, 7, 96)
        attention_windows_4 = None
        transpose_19 = windows_8.transpose(2, 3)
        windows_8 = None
        contiguous_16 = transpose_19.contiguous()
        transpose_19 = None
        windows_9 = contiguous_16.view(-1, 14, 14, 96)
        contiguous_16 = None
        attention_windows_5 = windows_9.view(1, 196, 96)
        windows_9 = None
        hidden_states_24 = hidden_states_20 + attention_windows_5
        hidden_states_20 = attention_windows_5 = None
        hidden_states_25 = torch.nn.functional.layer_norm(
            hidden_states_24,
            (96,),
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_after_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_after_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_after_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_layernorm_after_parameters_bias_ = None
        hidden_states_26 = torch._C._nn.linear(
            hidden_states_25,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        hidden_states_25 = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        hidden_states_27 = torch._C._nn.gelu(hidden_states_26)
        hidden_states_26 = None
        hidden_states_28 = torch._C._nn.linear(
            hidden_states_27,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        hidden_states_27 = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        dropout_6 = torch.nn.functional.dropout(hidden_states_28, 0.0, False, False)
        hidden_states_28 = None
        hidden_states_29 = dropout_6 + hidden_states_24
        dropout_6 = hidden_states_24 = None
        hidden_states_30 = torch.nn.functional.layer_norm(
            hidden_states_29,
            (96,),
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_before_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_before_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_before_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_before_parameters_bias_ = None
        hidden_states_31 = hidden_states_30.view(1, 14, 14, 96)
        hidden_states_30 = None
        hidden_states_32 = torch._C._nn.pad(
            hidden_states_31, (0, 0, 0, 0, 0, 0), "constant", None
        )
        hidden_states_31 = None
        hidden_states_33 = torch.roll(hidden_states_32, shifts=(-3, -3), dims=(1, 2))
        hidden_states_32 = None
        input_feature_4 = hidden_states_33.view(1, 2, 7, 2, 7, 96)
        hidden_states_33 = None
        transpose_20 = input_feature_4.transpose(2, 3)
        input_feature_4 = None
        contiguous_17 = transpose_20.contiguous()
        transpose_20 = None
        windows_10 = contiguous_17.view(-1, 7, 7, 96)
        contiguous_17 = None
        hidden_states_windows_3 = windows_10.view(-1, 49, 96)
        windows_10 = None
        h_idx_1 = torch.arange(14, device=device(type="cpu"))
        w_idx_1 = torch.arange(14, device=device(type="cpu"))
        ge_4 = h_idx_1 >= 7
        long_4 = ge_4.long()
        ge_4 = None
        ge_5 = h_idx_1 >= 11
        h_idx_1 = None
        long_5 = ge_5.long()
        ge_5 = None
        h_region_1 = long_4 + long_5
        long_4 = long_5 = None
        ge_6 = w_idx_1 >= 7
        long_6 = ge_6.long()
        ge_6 = None
        ge_7 = w_idx_1 >= 11
        w_idx_1 = None
        long_7 = ge_7.long()
        ge_7 = None
        w_region_1 = long_6 + long_7
        long_6 = long_7 = None
        getitem_9 = h_region_1[(None, slice(None, None, None), None, None)]
        h_region_1 = None
        mul_1 = getitem_9 * 3
        getitem_9 = None
        getitem_10 = w_region_1[(None, None, slice(None, None, None), None)]
        w_region_1 = None
        add_12 = mul_1 + getitem_10
        mul_1 = getitem_10 = None
        img_mask_1 = add_12.to(torch.float32)
        add_12 = None
        input_feature_5 = img_mask_1.view(1, 2, 7, 2, 7, 1)
        img_mask_1 = None
        transpose_21 = input_feature_5.transpose(2, 3)
        input_feature_5 = None
        contiguous_18 = transpose_21.contiguous()
        transpose_21 = None
        windows_11 = contiguous_18.view(-1, 7, 7, 1)
        contiguous_18 = None
        mask_windows_1 = windows_11.view(-1, 49)
        windows_11 = None
        unsqueeze_7 = mask_windows_1.unsqueeze(1)
        unsqueeze_8 = mask_windows_1.unsqueeze(2)
        mask_windows_1 = None
        attn_mask_2 = unsqueeze_7 - unsqueeze_8
        unsqueeze_7 = unsqueeze_8 = None
        ne_1 = attn_mask_2 != 0
        masked_fill_2 = attn_mask_2.masked_fill(ne_1, -100.0)
        ne_1 = None
        eq_1 = attn_mask_2 == 0
        attn_mask_2 = None
        attn_mask_3 = masked_fill_2.masked_fill(eq_1, 0.0)
        masked_fill_2 = eq_1 = None
        linear_19 = torch._C._nn.linear(
            hidden_states_windows_3,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_q_proj_parameters_bias_ = None
        view_49 = linear_19.view((4, 49, -1, 16))
        linear_19 = None
        query_states_3 = view_49.transpose(1, 2)
        view_49 = None
        linear_20 = torch._C._nn.linear(
            hidden_states_windows_3,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_k_proj_parameters_bias_ = None
        view_50 = linear_20.view((4, 49, -1, 16))
        linear_20 = None
        key_states_3 = view_50.transpose(1, 2)
        view_50 = None
        linear_21 = torch._C._nn.linear(
            hidden_states_windows_3,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_bias_,
        )
        hidden_states_windows_3 = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_v_proj_parameters_bias_ = None
        view_51 = linear_21.view((4, 49, -1, 16))
        linear_21 = None
        value_states_3 = view_51.transpose(1, 2)
        view_51 = None
        relative_position_bias_9 = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_[
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_buffers_relative_position_index_
        ]
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_parameters_relative_position_bias_table_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_relative_position_bias_buffers_relative_position_index_ = None
        relative_position_bias_10 = relative_position_bias_9.view(49, 49, -1)
        relative_position_bias_9 = None
        permute_4 = relative_position_bias_10.permute(2, 0, 1)
        relative_position_bias_10 = None
        contiguous_19 = permute_4.contiguous()
        permute_4 = None
        relative_position_bias_11 = contiguous_19.unsqueeze(0)
        contiguous_19 = None
        unsqueeze_10 = attn_mask_3.unsqueeze(1)
        attn_mask_3 = None
        unsqueeze_11 = unsqueeze_10.unsqueeze(0)
        unsqueeze_10 = None
        expand_1 = unsqueeze_11.expand(1, -1, -1, -1, -1)
        unsqueeze_11 = None
        attention_mask_1 = expand_1.reshape(-1, 1, 49, 49)
        expand_1 = None
        combined_mask_1 = relative_position_bias_11 + attention_mask_1
        relative_position_bias_11 = attention_mask_1 = None
        attn_output_15 = torch._C._nn.scaled_dot_product_attention(
            query_states_3,
            key_states_3,
            value_states_3,
            attn_mask=combined_mask_1,
            dropout_p=0.0,
            scale=0.25,
            is_causal=False,
        )
        query_states_3 = key_states_3 = value_states_3 = combined_mask_1 = None
        attn_output_16 = attn_output_15.reshape(4, -1, 49, 16)
        attn_output_15 = None
        transpose_25 = attn_output_16.transpose(1, 2)
        attn_output_16 = None
        attn_output_17 = transpose_25.contiguous()
        transpose_25 = None
        reshape_9 = attn_output_17.reshape(4, 49, -1)
        attn_output_17 = None
        attn_output_18 = reshape_9.contiguous()
        reshape_9 = None
        attn_output_19 = torch._C._nn.linear(
            attn_output_18,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_bias_,
        )
        attn_output_18 = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_attention_modules_o_proj_parameters_bias_ = None
        attention_output_3 = torch.nn.functional.dropout(
            attn_output_19, 0.0, False, False
        )
        attn_output_19 = None
        attention_windows_6 = attention_output_3.view(-1, 7, 7, 96)
        attention_output_3 = None
        windows_12 = attention_windows_6.view(-1, 2, 2, 7, 7, 96)
        attention_windows_6 = None
        transpose_26 = windows_12.transpose(2, 3)
        windows_12 = None
        contiguous_22 = transpose_26.contiguous()
        transpose_26 = None
        windows_13 = contiguous_22.view(-1, 14, 14, 96)
        contiguous_22 = None
        hidden_states_34 = torch.roll(windows_13, shifts=(3, 3), dims=(1, 2))
        windows_13 = None
        attention_windows_7 = hidden_states_34.view(1, 196, 96)
        hidden_states_34 = None
        hidden_states_35 = hidden_states_29 + attention_windows_7
        hidden_states_29 = attention_windows_7 = None
        hidden_states_36 = torch.nn.functional.layer_norm(
            hidden_states_35,
            (96,),
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_after_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_after_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_after_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_layernorm_after_parameters_bias_ = None
        hidden_states_37 = torch._C._nn.linear(
            hidden_states_36,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_,
        )
        hidden_states_36 = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc1_parameters_bias_ = None
        hidden_states_38 = torch._C._nn.gelu(hidden_states_37)
        hidden_states_37 = None
        hidden_states_39 = torch._C._nn.linear(
            hidden_states_38,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_,
        )
        hidden_states_38 = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_1_modules_blocks_modules_1_modules_mlp_modules_fc2_parameters_bias_ = None
        dropout_8 = torch.nn.functional.dropout(hidden_states_39, 0.0, False, False)
        hidden_states_39 = None
        hidden_states_40 = dropout_8 + hidden_states_35
        dropout_8 = hidden_states_35 = None
        view_57 = hidden_states_40.view(1, 14, 14, 96)
        permute_5 = view_57.permute(0, 3, 1, 2)
        view_57 = None
        reshaped_hidden_states_1 = permute_5.contiguous()
        permute_5 = reshaped_hidden_states_1 = None
        sequence_output = torch.nn.functional.layer_norm(
            hidden_states_40,
            (96,),
            l_self_modules_layernorm_parameters_weight_,
            l_self_modules_layernorm_parameters_bias_,
            1e-05,
        )
        hidden_states_40 = l_self_modules_layernorm_parameters_weight_ = l_self_modules_layernorm_parameters_bias_ = None
        transpose_27 = sequence_output.transpose(1, 2)
        pooled_output = torch.adaptive_avg_pool1d(transpose_27, 1)
        transpose_27 = None
        pooled_output_1 = torch.flatten(pooled_output, 1)
        pooled_output = None
        return (sequence_output, pooled_output_1)
