import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_input_ids_: torch.Tensor,
        L_attention_mask_: torch.Tensor,
        L_self_modules_embeddings_modules_word_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_q_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_w_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_r_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_kernel_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_s_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_seg_embed_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_q_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_w_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_r_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_kernel_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_s_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_seg_embed_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_q_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_w_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_r_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_kernel_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_s_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_seg_embed_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_q_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_w_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_r_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_kernel_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_s_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_seg_embed_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_input_ids_ = L_input_ids_
        l_attention_mask_ = L_attention_mask_
        l_self_modules_embeddings_modules_word_embeddings_parameters_weight_ = (
            L_self_modules_embeddings_modules_word_embeddings_parameters_weight_
        )
        l_self_modules_embeddings_modules_layer_norm_parameters_weight_ = (
            L_self_modules_embeddings_modules_layer_norm_parameters_weight_
        )
        l_self_modules_embeddings_modules_layer_norm_parameters_bias_ = (
            L_self_modules_embeddings_modules_layer_norm_parameters_bias_
        )
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_q_head_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_q_head_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_bias_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_bias_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_w_bias_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_w_bias_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_r_bias_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_r_bias_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_kernel_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_kernel_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_s_bias_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_s_bias_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_seg_embed_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_seg_embed_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_bias_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_bias_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_bias_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_bias_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_bias_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_q_head_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_q_head_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_bias_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_bias_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_w_bias_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_w_bias_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_r_bias_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_r_bias_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_kernel_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_kernel_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_s_bias_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_s_bias_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_seg_embed_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_seg_embed_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_bias_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_bias_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_bias_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_bias_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_q_head_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_q_head_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_w_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_w_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_r_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_r_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_kernel_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_kernel_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_s_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_s_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_seg_embed_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_seg_embed_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_q_head_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_q_head_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_w_bias_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_w_bias_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_r_bias_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_r_bias_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_kernel_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_kernel_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_s_bias_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_s_bias_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_seg_embed_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_seg_embed_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_bias_
        token_type_ids = torch.zeros(
            (1, 64), dtype=torch.int64, device=device(type="cpu")
        )
        inputs_embeds = torch.nn.functional.embedding(
            l_input_ids_,
            l_self_modules_embeddings_modules_word_embeddings_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        l_input_ids_ = l_self_modules_embeddings_modules_word_embeddings_parameters_weight_ = None
        embeddings = torch.nn.functional.layer_norm(
            inputs_embeds,
            (128,),
            l_self_modules_embeddings_modules_layer_norm_parameters_weight_,
            l_self_modules_embeddings_modules_layer_norm_parameters_bias_,
            1e-09,
        )
        inputs_embeds = l_self_modules_embeddings_modules_layer_norm_parameters_weight_ = l_self_modules_embeddings_modules_layer_norm_parameters_bias_ = None
        embeddings_1 = torch.nn.functional.dropout(embeddings, 0.1, False, False)
        embeddings = None
        attention_mask = l_attention_mask_.type_as(embeddings_1)
        arange = torch.arange(0, 64, 1.0, dtype=torch.int64, device=device(type="cpu"))
        freq_seq = arange.to(torch.float32)
        arange = None
        truediv = freq_seq / 64
        freq_seq = None
        pow_1 = 10000 ** truediv
        truediv = None
        inv_freq = 1 / pow_1
        pow_1 = None
        arange_1 = torch.arange(
            -128, 128, 1.0, dtype=torch.int64, device=device(type="cpu")
        )
        rel_pos_id = arange_1.to(torch.float32)
        arange_1 = None
        getitem = rel_pos_id[(slice(None, None, None), None)]
        rel_pos_id = None
        getitem_1 = inv_freq[None]
        inv_freq = None
        sinusoid = getitem * getitem_1
        getitem = getitem_1 = None
        sin = torch.sin(sinusoid)
        sin_embed = torch.nn.functional.dropout(sin, 0.1, False, False)
        sin = None
        cos = torch.cos(sinusoid)
        sinusoid = None
        cos_embed = torch.nn.functional.dropout(cos, 0.1, False, False)
        cos = None
        pos_embed = torch.cat([sin_embed, cos_embed], dim=-1)
        sin_embed = cos_embed = None
        rel_pos = torch.arange(
            64, -64, -1, dtype=torch.int64, device=device(type="cpu")
        )
        getitem_2 = rel_pos[(slice(None, None, None), None)]
        rel_pos = None
        rel_pos_1 = getitem_2 + 128
        getitem_2 = None
        rel_pos_2 = rel_pos_1.expand(128, 128)
        rel_pos_1 = None
        position_embeds_no_pooling = torch.gather(pos_embed, 0, rel_pos_2)
        rel_pos_2 = None
        rel_pos_3 = torch.arange(
            63, -65, -1, dtype=torch.int64, device=device(type="cpu")
        )
        getitem_3 = rel_pos_3[(slice(None, None, None), None)]
        rel_pos_3 = None
        rel_pos_4 = getitem_3 + 128
        getitem_3 = None
        rel_pos_5 = rel_pos_4.expand(128, 128)
        rel_pos_4 = None
        position_embeds_pooling = torch.gather(pos_embed, 0, rel_pos_5)
        rel_pos_5 = None
        rel_pos_6 = torch.arange(
            64, -63, -2, dtype=torch.int64, device=device(type="cpu")
        )
        getitem_4 = rel_pos_6[(slice(None, None, None), None)]
        rel_pos_6 = None
        rel_pos_7 = getitem_4 + 128
        getitem_4 = None
        rel_pos_8 = rel_pos_7.expand(64, 128)
        rel_pos_7 = None
        position_embeds_no_pooling_1 = torch.gather(pos_embed, 0, rel_pos_8)
        pos_embed = rel_pos_8 = position_embeds_no_pooling_1 = None
        getitem_5 = token_type_ids[
            (slice(None, None, None), slice(None, None, None), None)
        ]
        getitem_6 = token_type_ids[(slice(None, None, None), None)]
        token_type_mat = getitem_5 == getitem_6
        getitem_5 = getitem_6 = None
        cls_ids = token_type_ids == 2
        getitem_7 = cls_ids[(slice(None, None, None), slice(None, None, None), None)]
        getitem_8 = cls_ids[(slice(None, None, None), None)]
        cls_ids = None
        cls_mat = getitem_7 | getitem_8
        getitem_7 = getitem_8 = None
        token_type_mat_1 = cls_mat | token_type_mat
        cls_mat = token_type_mat = None
        new_ones = embeddings_1.new_ones([63, 63])
        cls_mask = torch._C._nn.pad(new_ones, (1, 0, 1, 0), "constant", None)
        new_ones = None
        linear = torch._C._nn.linear(
            embeddings_1,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_q_head_parameters_weight_,
            None,
        )
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_q_head_parameters_weight_ = None
        q_head = linear.view(1, 64, 4, 32)
        linear = None
        linear_1 = torch._C._nn.linear(
            embeddings_1,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_bias_,
        )
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_k_head_parameters_bias_ = None
        k_head = linear_1.view(1, 64, 4, 32)
        linear_1 = None
        linear_2 = torch._C._nn.linear(
            embeddings_1,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_bias_,
        )
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_v_head_parameters_bias_ = None
        v_head = linear_2.view(1, 64, 4, 32)
        linear_2 = None
        q_head_1 = q_head * 0.17677669529663687
        q_head = None
        r_w_bias = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_w_bias_ * 0.17677669529663687
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_w_bias_ = None
        add_3 = q_head_1 + r_w_bias
        r_w_bias = None
        content_score = torch.functional.einsum("bind,bjnd->bnij", add_3, k_head)
        add_3 = k_head = None
        v = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_r_bias_ * 0.17677669529663687
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_r_bias_ = None
        r_head = torch.functional.einsum(
            "td,dnh->tnh",
            position_embeds_no_pooling,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_kernel_,
        )
        position_embeds_no_pooling = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_kernel_ = None
        add_4 = q_head_1 + v
        v = None
        positional_attn = torch.functional.einsum("binh,tnh->bnit", add_4, r_head)
        add_4 = r_head = None
        positional_attn_1 = torch.reshape(positional_attn, [1, 4, 128, 64])
        positional_attn = None
        positional_attn_2 = positional_attn_1[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(1, None, None),
                slice(None, None, None),
            )
        ]
        positional_attn_1 = None
        positional_attn_3 = torch.reshape(positional_attn_2, [1, 4, 64, 127])
        positional_attn_2 = None
        positional_attn_4 = positional_attn_3[(Ellipsis, slice(None, 64, None))]
        positional_attn_3 = None
        positional_attn_4 *= cls_mask
        positional_attn_5 = positional_attn_4
        positional_attn_4 = None
        r_s_bias = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_s_bias_ * 0.17677669529663687
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_r_s_bias_ = None
        add_5 = q_head_1 + r_s_bias
        q_head_1 = r_s_bias = None
        token_type_bias = torch.functional.einsum(
            "bind,snd->bnis",
            add_5,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_seg_embed_,
        )
        add_5 = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_parameters_seg_embed_ = None
        getitem_11 = token_type_mat_1[(slice(None, None, None), None)]
        token_type_mat_2 = getitem_11.expand([1, 4, 64, 64])
        getitem_11 = None
        split = torch.functional.split(token_type_bias, 1, dim=-1)
        token_type_bias = None
        diff_token_type = split[0]
        same_token_type = split[1]
        split = None
        expand_4 = same_token_type.expand((1, 4, 64, 64))
        same_token_type = None
        expand_5 = diff_token_type.expand((1, 4, 64, 64))
        diff_token_type = None
        token_type_attn = torch.where(token_type_mat_2, expand_4, expand_5)
        token_type_mat_2 = expand_4 = expand_5 = None
        token_type_attn *= cls_mask
        token_type_attn_1 = token_type_attn
        token_type_attn = None
        add_6 = content_score + positional_attn_5
        content_score = positional_attn_5 = None
        attn_score = add_6 + token_type_attn_1
        add_6 = token_type_attn_1 = None
        attn_score_1 = attn_score.float()
        attn_score = None
        getitem_14 = attention_mask[(slice(None, None, None), None, None)]
        float_2 = getitem_14.float()
        getitem_14 = None
        sub = 1 - float_2
        float_2 = None
        mul_5 = 1000000.0 * sub
        sub = None
        attn_score_2 = attn_score_1 - mul_5
        attn_score_1 = mul_5 = None
        attn_prob = torch.softmax(attn_score_2, dim=-1, dtype=torch.float32)
        attn_score_2 = None
        attn_prob_1 = torch.nn.functional.dropout(attn_prob, 0.1, False, False)
        attn_prob = None
        attn_vec = torch.functional.einsum("bnij,bjnd->bind", attn_prob_1, v_head)
        attn_prob_1 = v_head = None
        reshape_2 = attn_vec.reshape(1, 64, 128)
        attn_vec = None
        attn_out = torch._C._nn.linear(
            reshape_2,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_bias_,
        )
        reshape_2 = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_post_proj_parameters_bias_ = None
        attn_out_1 = torch.nn.functional.dropout(attn_out, 0.1, False, False)
        attn_out = None
        add_8 = embeddings_1 + attn_out_1
        embeddings_1 = attn_out_1 = None
        output = torch.nn.functional.layer_norm(
            add_8,
            (128,),
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_bias_,
            1e-09,
        )
        add_8 = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_attention_modules_layer_norm_parameters_bias_ = None
        h = torch._C._nn.linear(
            output,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_bias_,
        )
        l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_1_parameters_bias_ = None
        mul_6 = 0.5 * h
        pow_2 = torch.pow(h, 3.0)
        mul_7 = 0.044715 * pow_2
        pow_2 = None
        add_9 = h + mul_7
        h = mul_7 = None
        mul_8 = 0.7978845608028654 * add_9
        add_9 = None
        tanh = torch.tanh(mul_8)
        mul_8 = None
        add_10 = 1.0 + tanh
        tanh = None
        h_1 = mul_6 * add_10
        mul_6 = add_10 = None
        h_2 = torch.nn.functional.dropout(h_1, 0.0, False, False)
        h_1 = None
        h_3 = torch._C._nn.linear(
            h_2,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_bias_,
        )
        h_2 = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_linear_2_parameters_bias_ = None
        h_4 = torch.nn.functional.dropout(h_3, 0.1, False, False)
        h_3 = None
        add_11 = output + h_4
        output = h_4 = None
        output_1 = torch.nn.functional.layer_norm(
            add_11,
            (128,),
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_bias_,
            1e-09,
        )
        add_11 = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_0_modules_0_modules_ffn_modules_layer_norm_parameters_bias_ = None
        getitem_15 = token_type_mat_1[(slice(None, None, None), slice(None, 1, None))]
        tensor = torch.cat([getitem_15, token_type_mat_1], axis=1)
        getitem_15 = token_type_mat_1 = None
        token_type_mat_3 = tensor[(slice(None, None, None), slice(None, -1, 2))]
        tensor = None
        getitem_17 = cls_mask[(slice(None, 1, None),)]
        tensor_1 = torch.cat([getitem_17, cls_mask], axis=0)
        getitem_17 = cls_mask = None
        cls_mask_1 = tensor_1[(slice(None, -1, 2),)]
        tensor_1 = None
        suffix = output_1[(slice(None, None, None), slice(None, -1, None))]
        getitem_20 = output_1[(slice(None, None, None), slice(None, 1, None))]
        cat_3 = torch.cat([getitem_20, suffix], dim=1)
        getitem_20 = suffix = None
        getitem_21 = cat_3[
            (
                slice(None, None, None),
                None,
                slice(None, None, None),
                slice(None, None, None),
            )
        ]
        cat_3 = None
        avg_pool2d = torch._C._nn.avg_pool2d(
            getitem_21, (2, 1), stride=(2, 1), ceil_mode=True
        )
        getitem_21 = None
        output_2 = avg_pool2d[(slice(None, None, None), 0)]
        avg_pool2d = None
        linear_6 = torch._C._nn.linear(
            output_2,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_q_head_parameters_weight_,
            None,
        )
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_q_head_parameters_weight_ = None
        q_head_2 = linear_6.view(1, 32, 4, 32)
        linear_6 = None
        linear_7 = torch._C._nn.linear(
            output_1,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_bias_,
        )
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_k_head_parameters_bias_ = None
        k_head_1 = linear_7.view(1, 64, 4, 32)
        linear_7 = None
        linear_8 = torch._C._nn.linear(
            output_1,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_bias_,
        )
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_v_head_parameters_bias_ = None
        v_head_1 = linear_8.view(1, 64, 4, 32)
        linear_8 = None
        q_head_3 = q_head_2 * 0.17677669529663687
        q_head_2 = None
        r_w_bias_1 = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_w_bias_ * 0.17677669529663687
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_w_bias_ = None
        add_12 = q_head_3 + r_w_bias_1
        r_w_bias_1 = None
        content_score_1 = torch.functional.einsum("bind,bjnd->bnij", add_12, k_head_1)
        add_12 = k_head_1 = None
        v_1 = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_r_bias_ * 0.17677669529663687
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_r_bias_ = None
        r_head_1 = torch.functional.einsum(
            "td,dnh->tnh",
            position_embeds_pooling,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_kernel_,
        )
        position_embeds_pooling = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_kernel_ = None
        add_13 = q_head_3 + v_1
        v_1 = None
        positional_attn_6 = torch.functional.einsum("binh,tnh->bnit", add_13, r_head_1)
        add_13 = r_head_1 = None
        positional_attn_7 = torch.reshape(positional_attn_6, [1, 4, 128, 32])
        positional_attn_6 = None
        positional_attn_8 = positional_attn_7[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(2, None, None),
                slice(None, None, None),
            )
        ]
        positional_attn_7 = None
        positional_attn_9 = torch.reshape(positional_attn_8, [1, 4, 32, 126])
        positional_attn_8 = None
        positional_attn_10 = positional_attn_9[(Ellipsis, slice(None, 64, None))]
        positional_attn_9 = None
        positional_attn_10 *= cls_mask_1
        positional_attn_11 = positional_attn_10
        positional_attn_10 = None
        r_s_bias_1 = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_s_bias_ * 0.17677669529663687
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_r_s_bias_ = None
        add_14 = q_head_3 + r_s_bias_1
        q_head_3 = r_s_bias_1 = None
        token_type_bias_1 = torch.functional.einsum(
            "bind,snd->bnis",
            add_14,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_seg_embed_,
        )
        add_14 = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_parameters_seg_embed_ = None
        getitem_25 = token_type_mat_3[(slice(None, None, None), None)]
        token_type_mat_4 = getitem_25.expand([1, 4, 32, 64])
        getitem_25 = None
        split_1 = torch.functional.split(token_type_bias_1, 1, dim=-1)
        token_type_bias_1 = None
        diff_token_type_1 = split_1[0]
        same_token_type_1 = split_1[1]
        split_1 = None
        expand_7 = same_token_type_1.expand((1, 4, 32, 64))
        same_token_type_1 = None
        expand_8 = diff_token_type_1.expand((1, 4, 32, 64))
        diff_token_type_1 = None
        token_type_attn_2 = torch.where(token_type_mat_4, expand_7, expand_8)
        token_type_mat_4 = expand_7 = expand_8 = None
        token_type_attn_2 *= cls_mask_1
        token_type_attn_3 = token_type_attn_2
        token_type_attn_2 = None
        add_15 = content_score_1 + positional_attn_11
        content_score_1 = positional_attn_11 = None
        attn_score_3 = add_15 + token_type_attn_3
        add_15 = token_type_attn_3 = None
        attn_score_4 = attn_score_3.float()
        attn_score_3 = None
        getitem_28 = attention_mask[(slice(None, None, None), None, None)]
        float_4 = getitem_28.float()
        getitem_28 = None
        sub_2 = 1 - float_4
        float_4 = None
        mul_14 = 1000000.0 * sub_2
        sub_2 = None
        attn_score_5 = attn_score_4 - mul_14
        attn_score_4 = mul_14 = None
        attn_prob_2 = torch.softmax(attn_score_5, dim=-1, dtype=torch.float32)
        attn_score_5 = None
        attn_prob_3 = torch.nn.functional.dropout(attn_prob_2, 0.1, False, False)
        attn_prob_2 = None
        attn_vec_1 = torch.functional.einsum("bnij,bjnd->bind", attn_prob_3, v_head_1)
        attn_prob_3 = v_head_1 = None
        reshape_5 = attn_vec_1.reshape(1, 32, 128)
        attn_vec_1 = None
        attn_out_2 = torch._C._nn.linear(
            reshape_5,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_bias_,
        )
        reshape_5 = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_post_proj_parameters_bias_ = None
        attn_out_3 = torch.nn.functional.dropout(attn_out_2, 0.1, False, False)
        attn_out_2 = None
        add_17 = output_2 + attn_out_3
        output_2 = attn_out_3 = None
        output_3 = torch.nn.functional.layer_norm(
            add_17,
            (128,),
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_bias_,
            1e-09,
        )
        add_17 = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_attention_modules_layer_norm_parameters_bias_ = None
        h_5 = torch._C._nn.linear(
            output_3,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_bias_,
        )
        l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_1_parameters_bias_ = None
        mul_15 = 0.5 * h_5
        pow_3 = torch.pow(h_5, 3.0)
        mul_16 = 0.044715 * pow_3
        pow_3 = None
        add_18 = h_5 + mul_16
        h_5 = mul_16 = None
        mul_17 = 0.7978845608028654 * add_18
        add_18 = None
        tanh_1 = torch.tanh(mul_17)
        mul_17 = None
        add_19 = 1.0 + tanh_1
        tanh_1 = None
        h_6 = mul_15 * add_19
        mul_15 = add_19 = None
        h_7 = torch.nn.functional.dropout(h_6, 0.0, False, False)
        h_6 = None
        h_8 = torch._C._nn.linear(
            h_7,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_bias_,
        )
        h_7 = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_linear_2_parameters_bias_ = None
        h_9 = torch.nn.functional.dropout(h_8, 0.1, False, False)
        h_8 = None
        add_20 = output_3 + h_9
        output_3 = h_9 = None
        output_4 = torch.nn.functional.layer_norm(
            add_20,
            (128,),
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_bias_,
            1e-09,
        )
        add_20 = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_blocks_modules_1_modules_0_modules_ffn_modules_layer_norm_parameters_bias_ = None
        getitem_29 = token_type_mat_3[
            (slice(None, None, None), slice(None, None, None), slice(None, 1, None))
        ]
        tensor_2 = torch.cat([getitem_29, token_type_mat_3], axis=2)
        getitem_29 = token_type_mat_3 = tensor_2 = None
        getitem_31 = cls_mask_1[(slice(None, None, None), slice(None, 1, None))]
        tensor_3 = torch.cat([getitem_31, cls_mask_1], axis=1)
        getitem_31 = cls_mask_1 = tensor_3 = None
        suffix_1 = attention_mask[(slice(None, None, None), slice(None, -1, None))]
        getitem_34 = attention_mask[(slice(None, None, None), slice(None, 1, None))]
        attention_mask = None
        cat_6 = torch.cat([getitem_34, suffix_1], dim=1)
        getitem_34 = suffix_1 = None
        getitem_35 = cat_6[
            (slice(None, None, None), None, slice(None, None, None), None)
        ]
        cat_6 = None
        neg = -getitem_35
        getitem_35 = None
        max_pool2d = torch.nn.functional.max_pool2d(
            neg, (2, 1), stride=(2, 1), ceil_mode=True
        )
        neg = None
        neg_1 = -max_pool2d
        max_pool2d = neg_1 = None
        cls = output_4[(slice(None, None, None), slice(None, 1, None))]
        x = output_4[(slice(None, None, None), slice(1, None, None))]
        output_4 = None
        output_5 = torch.repeat_interleave(x, repeats=2, dim=1)
        x = None
        output_6 = torch._C._nn.pad(output_5, (0, 0, 0, 1, 0, 0), "constant", None)
        output_5 = None
        output_7 = output_6[(slice(None, None, None), slice(None, 63, None))]
        output_6 = None
        output_8 = torch.cat([cls, output_7], dim=1)
        cls = output_7 = None
        hidden = output_8 + output_1
        output_8 = output_1 = None
        arange_5 = torch.arange(
            0, 64, 1.0, dtype=torch.int64, device=device(type="cpu")
        )
        freq_seq_1 = arange_5.to(torch.float32)
        arange_5 = None
        truediv_2 = freq_seq_1 / 64
        freq_seq_1 = None
        pow_4 = 10000 ** truediv_2
        truediv_2 = None
        inv_freq_1 = 1 / pow_4
        pow_4 = None
        arange_6 = torch.arange(
            -128, 128, 1.0, dtype=torch.int64, device=device(type="cpu")
        )
        rel_pos_id_1 = arange_6.to(torch.float32)
        arange_6 = None
        getitem_40 = rel_pos_id_1[(slice(None, None, None), None)]
        rel_pos_id_1 = None
        getitem_41 = inv_freq_1[None]
        inv_freq_1 = None
        sinusoid_1 = getitem_40 * getitem_41
        getitem_40 = getitem_41 = None
        sin_1 = torch.sin(sinusoid_1)
        sin_embed_1 = torch.nn.functional.dropout(sin_1, 0.1, False, False)
        sin_1 = None
        cos_1 = torch.cos(sinusoid_1)
        sinusoid_1 = None
        cos_embed_1 = torch.nn.functional.dropout(cos_1, 0.1, False, False)
        cos_1 = None
        pos_embed_1 = torch.cat([sin_embed_1, cos_embed_1], dim=-1)
        sin_embed_1 = cos_embed_1 = None
        rel_pos_9 = torch.arange(
            64, -64, -1, dtype=torch.int64, device=device(type="cpu")
        )
        getitem_42 = rel_pos_9[(slice(None, None, None), None)]
        rel_pos_9 = None
        rel_pos_10 = getitem_42 + 128
        getitem_42 = None
        rel_pos_11 = rel_pos_10.expand(128, 128)
        rel_pos_10 = None
        position_embeds_no_pooling_2 = torch.gather(pos_embed_1, 0, rel_pos_11)
        rel_pos_11 = None
        rel_pos_12 = torch.arange(
            63, -65, -1, dtype=torch.int64, device=device(type="cpu")
        )
        getitem_43 = rel_pos_12[(slice(None, None, None), None)]
        rel_pos_12 = None
        rel_pos_13 = getitem_43 + 128
        getitem_43 = None
        rel_pos_14 = rel_pos_13.expand(128, 128)
        rel_pos_13 = None
        position_embeds_pooling_1 = torch.gather(pos_embed_1, 0, rel_pos_14)
        rel_pos_14 = position_embeds_pooling_1 = None
        rel_pos_15 = torch.arange(
            64, -63, -2, dtype=torch.int64, device=device(type="cpu")
        )
        getitem_44 = rel_pos_15[(slice(None, None, None), None)]
        rel_pos_15 = None
        rel_pos_16 = getitem_44 + 128
        getitem_44 = None
        rel_pos_17 = rel_pos_16.expand(64, 128)
        rel_pos_16 = None
        position_embeds_no_pooling_3 = torch.gather(pos_embed_1, 0, rel_pos_17)
        pos_embed_1 = rel_pos_17 = position_embeds_no_pooling_3 = None
        getitem_45 = token_type_ids[
            (slice(None, None, None), slice(None, None, None), None)
        ]
        getitem_46 = token_type_ids[(slice(None, None, None), None)]
        token_type_mat_6 = getitem_45 == getitem_46
        getitem_45 = getitem_46 = None
        cls_ids_1 = token_type_ids == 2
        token_type_ids = None
        getitem_47 = cls_ids_1[(slice(None, None, None), slice(None, None, None), None)]
        getitem_48 = cls_ids_1[(slice(None, None, None), None)]
        cls_ids_1 = None
        cls_mat_1 = getitem_47 | getitem_48
        getitem_47 = getitem_48 = None
        token_type_mat_7 = cls_mat_1 | token_type_mat_6
        cls_mat_1 = token_type_mat_6 = None
        new_ones_1 = hidden.new_ones([63, 63])
        cls_mask_3 = torch._C._nn.pad(new_ones_1, (1, 0, 1, 0), "constant", None)
        new_ones_1 = None
        linear_12 = torch._C._nn.linear(
            hidden,
            l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_q_head_parameters_weight_,
            None,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_q_head_parameters_weight_ = None
        q_head_4 = linear_12.view(1, 64, 4, 32)
        linear_12 = None
        linear_13 = torch._C._nn.linear(
            hidden,
            l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_k_head_parameters_bias_ = None
        k_head_2 = linear_13.view(1, 64, 4, 32)
        linear_13 = None
        linear_14 = torch._C._nn.linear(
            hidden,
            l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_v_head_parameters_bias_ = None
        v_head_2 = linear_14.view(1, 64, 4, 32)
        linear_14 = None
        q_head_5 = q_head_4 * 0.17677669529663687
        q_head_4 = None
        r_w_bias_2 = l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_w_bias_ * 0.17677669529663687
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_w_bias_ = None
        add_25 = q_head_5 + r_w_bias_2
        r_w_bias_2 = None
        content_score_2 = torch.functional.einsum("bind,bjnd->bnij", add_25, k_head_2)
        add_25 = k_head_2 = None
        v_2 = l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_r_bias_ * 0.17677669529663687
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_r_bias_ = None
        r_head_2 = torch.functional.einsum(
            "td,dnh->tnh",
            position_embeds_no_pooling_2,
            l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_kernel_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_kernel_ = None
        add_26 = q_head_5 + v_2
        v_2 = None
        positional_attn_12 = torch.functional.einsum("binh,tnh->bnit", add_26, r_head_2)
        add_26 = r_head_2 = None
        positional_attn_13 = torch.reshape(positional_attn_12, [1, 4, 128, 64])
        positional_attn_12 = None
        positional_attn_14 = positional_attn_13[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(1, None, None),
                slice(None, None, None),
            )
        ]
        positional_attn_13 = None
        positional_attn_15 = torch.reshape(positional_attn_14, [1, 4, 64, 127])
        positional_attn_14 = None
        positional_attn_16 = positional_attn_15[(Ellipsis, slice(None, 64, None))]
        positional_attn_15 = None
        positional_attn_16 *= cls_mask_3
        positional_attn_17 = positional_attn_16
        positional_attn_16 = None
        r_s_bias_2 = l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_s_bias_ * 0.17677669529663687
        l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_r_s_bias_ = None
        add_27 = q_head_5 + r_s_bias_2
        q_head_5 = r_s_bias_2 = None
        token_type_bias_2 = torch.functional.einsum(
            "bind,snd->bnis",
            add_27,
            l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_seg_embed_,
        )
        add_27 = l_self_modules_decoder_modules_layers_modules_0_modules_attention_parameters_seg_embed_ = None
        getitem_51 = token_type_mat_7[(slice(None, None, None), None)]
        token_type_mat_8 = getitem_51.expand([1, 4, 64, 64])
        getitem_51 = None
        split_2 = torch.functional.split(token_type_bias_2, 1, dim=-1)
        token_type_bias_2 = None
        diff_token_type_2 = split_2[0]
        same_token_type_2 = split_2[1]
        split_2 = None
        expand_13 = same_token_type_2.expand((1, 4, 64, 64))
        same_token_type_2 = None
        expand_14 = diff_token_type_2.expand((1, 4, 64, 64))
        diff_token_type_2 = None
        token_type_attn_4 = torch.where(token_type_mat_8, expand_13, expand_14)
        token_type_mat_8 = expand_13 = expand_14 = None
        token_type_attn_4 *= cls_mask_3
        token_type_attn_5 = token_type_attn_4
        token_type_attn_4 = None
        add_28 = content_score_2 + positional_attn_17
        content_score_2 = positional_attn_17 = None
        attn_score_6 = add_28 + token_type_attn_5
        add_28 = token_type_attn_5 = None
        attn_score_7 = attn_score_6.float()
        attn_score_6 = None
        getitem_54 = l_attention_mask_[(slice(None, None, None), None, None)]
        float_6 = getitem_54.float()
        getitem_54 = None
        sub_4 = 1 - float_6
        float_6 = None
        mul_24 = 1000000.0 * sub_4
        sub_4 = None
        attn_score_8 = attn_score_7 - mul_24
        attn_score_7 = mul_24 = None
        attn_prob_4 = torch.softmax(attn_score_8, dim=-1, dtype=torch.float32)
        attn_score_8 = None
        attn_prob_5 = torch.nn.functional.dropout(attn_prob_4, 0.1, False, False)
        attn_prob_4 = None
        attn_vec_2 = torch.functional.einsum("bnij,bjnd->bind", attn_prob_5, v_head_2)
        attn_prob_5 = v_head_2 = None
        reshape_8 = attn_vec_2.reshape(1, 64, 128)
        attn_vec_2 = None
        attn_out_4 = torch._C._nn.linear(
            reshape_8,
            l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_bias_,
        )
        reshape_8 = l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_post_proj_parameters_bias_ = None
        attn_out_5 = torch.nn.functional.dropout(attn_out_4, 0.1, False, False)
        attn_out_4 = None
        add_30 = hidden + attn_out_5
        hidden = attn_out_5 = None
        output_9 = torch.nn.functional.layer_norm(
            add_30,
            (128,),
            l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_bias_,
            1e-09,
        )
        add_30 = l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_attention_modules_layer_norm_parameters_bias_ = None
        h_10 = torch._C._nn.linear(
            output_9,
            l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_1_parameters_bias_ = None
        mul_25 = 0.5 * h_10
        pow_5 = torch.pow(h_10, 3.0)
        mul_26 = 0.044715 * pow_5
        pow_5 = None
        add_31 = h_10 + mul_26
        h_10 = mul_26 = None
        mul_27 = 0.7978845608028654 * add_31
        add_31 = None
        tanh_2 = torch.tanh(mul_27)
        mul_27 = None
        add_32 = 1.0 + tanh_2
        tanh_2 = None
        h_11 = mul_25 * add_32
        mul_25 = add_32 = None
        h_12 = torch.nn.functional.dropout(h_11, 0.0, False, False)
        h_11 = None
        h_13 = torch._C._nn.linear(
            h_12,
            l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_bias_,
        )
        h_12 = l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_linear_2_parameters_bias_ = None
        h_14 = torch.nn.functional.dropout(h_13, 0.1, False, False)
        h_13 = None
        add_33 = output_9 + h_14
        output_9 = h_14 = None
        output_10 = torch.nn.functional.layer_norm(
            add_33,
            (128,),
            l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_bias_,
            1e-09,
        )
        add_33 = l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_ffn_modules_layer_norm_parameters_bias_ = None
        linear_18 = torch._C._nn.linear(
            output_10,
            l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_q_head_parameters_weight_,
            None,
        )
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_q_head_parameters_weight_ = None
        q_head_6 = linear_18.view(1, 64, 4, 32)
        linear_18 = None
        linear_19 = torch._C._nn.linear(
            output_10,
            l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_k_head_parameters_bias_ = None
        k_head_3 = linear_19.view(1, 64, 4, 32)
        linear_19 = None
        linear_20 = torch._C._nn.linear(
            output_10,
            l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_v_head_parameters_bias_ = None
        v_head_3 = linear_20.view(1, 64, 4, 32)
        linear_20 = None
        q_head_7 = q_head_6 * 0.17677669529663687
        q_head_6 = None
        r_w_bias_3 = l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_w_bias_ * 0.17677669529663687
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_w_bias_ = None
        add_34 = q_head_7 + r_w_bias_3
        r_w_bias_3 = None
        content_score_3 = torch.functional.einsum("bind,bjnd->bnij", add_34, k_head_3)
        add_34 = k_head_3 = None
        v_3 = l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_r_bias_ * 0.17677669529663687
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_r_bias_ = None
        r_head_3 = torch.functional.einsum(
            "td,dnh->tnh",
            position_embeds_no_pooling_2,
            l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_kernel_,
        )
        position_embeds_no_pooling_2 = l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_kernel_ = None
        add_35 = q_head_7 + v_3
        v_3 = None
        positional_attn_18 = torch.functional.einsum("binh,tnh->bnit", add_35, r_head_3)
        add_35 = r_head_3 = None
        positional_attn_19 = torch.reshape(positional_attn_18, [1, 4, 128, 64])
        positional_attn_18 = None
        positional_attn_20 = positional_attn_19[
            (
                slice(None, None, None),
                slice(None, None, None),
                slice(1, None, None),
                slice(None, None, None),
            )
        ]
        positional_attn_19 = None
        positional_attn_21 = torch.reshape(positional_attn_20, [1, 4, 64, 127])
        positional_attn_20 = None
        positional_attn_22 = positional_attn_21[(Ellipsis, slice(None, 64, None))]
        positional_attn_21 = None
        positional_attn_22 *= cls_mask_3
        positional_attn_23 = positional_attn_22
        positional_attn_22 = None
        r_s_bias_3 = l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_s_bias_ * 0.17677669529663687
        l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_r_s_bias_ = None
        add_36 = q_head_7 + r_s_bias_3
        q_head_7 = r_s_bias_3 = None
        token_type_bias_3 = torch.functional.einsum(
            "bind,snd->bnis",
            add_36,
            l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_seg_embed_,
        )
        add_36 = l_self_modules_decoder_modules_layers_modules_1_modules_attention_parameters_seg_embed_ = None
        getitem_57 = token_type_mat_7[(slice(None, None, None), None)]
        token_type_mat_7 = None
        token_type_mat_9 = getitem_57.expand([1, 4, 64, 64])
        getitem_57 = None
        split_3 = torch.functional.split(token_type_bias_3, 1, dim=-1)
        token_type_bias_3 = None
        diff_token_type_3 = split_3[0]
        same_token_type_3 = split_3[1]
        split_3 = None
        expand_16 = same_token_type_3.expand((1, 4, 64, 64))
        same_token_type_3 = None
        expand_17 = diff_token_type_3.expand((1, 4, 64, 64))
        diff_token_type_3 = None
        token_type_attn_6 = torch.where(token_type_mat_9, expand_16, expand_17)
        token_type_mat_9 = expand_16 = expand_17 = None
        token_type_attn_6 *= cls_mask_3
        token_type_attn_7 = token_type_attn_6
        token_type_attn_6 = cls_mask_3 = None
        add_37 = content_score_3 + positional_attn_23
        content_score_3 = positional_attn_23 = None
        attn_score_9 = add_37 + token_type_attn_7
        add_37 = token_type_attn_7 = None
        attn_score_10 = attn_score_9.float()
        attn_score_9 = None
        getitem_60 = l_attention_mask_[(slice(None, None, None), None, None)]
        l_attention_mask_ = None
        float_8 = getitem_60.float()
        getitem_60 = None
        sub_6 = 1 - float_8
        float_8 = None
        mul_33 = 1000000.0 * sub_6
        sub_6 = None
        attn_score_11 = attn_score_10 - mul_33
        attn_score_10 = mul_33 = None
        attn_prob_6 = torch.softmax(attn_score_11, dim=-1, dtype=torch.float32)
        attn_score_11 = None
        attn_prob_7 = torch.nn.functional.dropout(attn_prob_6, 0.1, False, False)
        attn_prob_6 = None
        attn_vec_3 = torch.functional.einsum("bnij,bjnd->bind", attn_prob_7, v_head_3)
        attn_prob_7 = v_head_3 = None
        reshape_11 = attn_vec_3.reshape(1, 64, 128)
        attn_vec_3 = None
        attn_out_6 = torch._C._nn.linear(
            reshape_11,
            l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_bias_,
        )
        reshape_11 = l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_post_proj_parameters_bias_ = None
        attn_out_7 = torch.nn.functional.dropout(attn_out_6, 0.1, False, False)
        attn_out_6 = None
        add_39 = output_10 + attn_out_7
        output_10 = attn_out_7 = None
        output_11 = torch.nn.functional.layer_norm(
            add_39,
            (128,),
            l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_bias_,
            1e-09,
        )
        add_39 = l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_1_modules_attention_modules_layer_norm_parameters_bias_ = None
        h_15 = torch._C._nn.linear(
            output_11,
            l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_1_parameters_bias_ = None
        mul_34 = 0.5 * h_15
        pow_6 = torch.pow(h_15, 3.0)
        mul_35 = 0.044715 * pow_6
        pow_6 = None
        add_40 = h_15 + mul_35
        h_15 = mul_35 = None
        mul_36 = 0.7978845608028654 * add_40
        add_40 = None
        tanh_3 = torch.tanh(mul_36)
        mul_36 = None
        add_41 = 1.0 + tanh_3
        tanh_3 = None
        h_16 = mul_34 * add_41
        mul_34 = add_41 = None
        h_17 = torch.nn.functional.dropout(h_16, 0.0, False, False)
        h_16 = None
        h_18 = torch._C._nn.linear(
            h_17,
            l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_bias_,
        )
        h_17 = l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_linear_2_parameters_bias_ = None
        h_19 = torch.nn.functional.dropout(h_18, 0.1, False, False)
        h_18 = None
        add_42 = output_11 + h_19
        output_11 = h_19 = None
        output_12 = torch.nn.functional.layer_norm(
            add_42,
            (128,),
            l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_bias_,
            1e-09,
        )
        add_42 = l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_1_modules_ffn_modules_layer_norm_parameters_bias_ = None
        return (output_12,)
