import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_pixel_values_: torch.Tensor,
        L_self_modules_vision_model_modules_embeddings_modules_patch_embedding_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_embeddings_parameters_class_embedding_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_embeddings_buffers_position_ids_: torch.Tensor,
        L_self_modules_vision_model_modules_embeddings_modules_position_embedding_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_pre_layrnorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_pre_layrnorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_post_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vision_model_modules_post_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_visual_projection_parameters_weight_: torch.nn.parameter.Parameter,
        L_kwargs_input_ids_: torch.Tensor,
        L_self_modules_text_model_modules_embeddings_modules_position_embedding_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_embeddings_buffers_position_ids_: torch.Tensor,
        L_self_modules_text_model_modules_embeddings_modules_token_embedding_parameters_weight_: torch.nn.parameter.Parameter,
        L_kwargs_attention_mask_: torch.Tensor,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_text_model_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_text_projection_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_parameters_logit_scale_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_pixel_values_ = L_kwargs_pixel_values_
        l_self_modules_vision_model_modules_embeddings_modules_patch_embedding_parameters_weight_ = L_self_modules_vision_model_modules_embeddings_modules_patch_embedding_parameters_weight_
        l_self_modules_vision_model_modules_embeddings_parameters_class_embedding_ = (
            L_self_modules_vision_model_modules_embeddings_parameters_class_embedding_
        )
        l_self_modules_vision_model_modules_embeddings_buffers_position_ids_ = (
            L_self_modules_vision_model_modules_embeddings_buffers_position_ids_
        )
        l_self_modules_vision_model_modules_embeddings_modules_position_embedding_parameters_weight_ = L_self_modules_vision_model_modules_embeddings_modules_position_embedding_parameters_weight_
        l_self_modules_vision_model_modules_pre_layrnorm_parameters_weight_ = (
            L_self_modules_vision_model_modules_pre_layrnorm_parameters_weight_
        )
        l_self_modules_vision_model_modules_pre_layrnorm_parameters_bias_ = (
            L_self_modules_vision_model_modules_pre_layrnorm_parameters_bias_
        )
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_weight_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_weight_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_bias_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_bias_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_weight_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_weight_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_bias_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_bias_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_vision_model_modules_post_layernorm_parameters_weight_ = (
            L_self_modules_vision_model_modules_post_layernorm_parameters_weight_
        )
        l_self_modules_vision_model_modules_post_layernorm_parameters_bias_ = (
            L_self_modules_vision_model_modules_post_layernorm_parameters_bias_
        )
        l_self_modules_visual_projection_parameters_weight_ = (
            L_self_modules_visual_projection_parameters_weight_
        )
        l_kwargs_input_ids_ = L_kwargs_input_ids_
        l_self_modules_text_model_modules_embeddings_modules_position_embedding_parameters_weight_ = L_self_modules_text_model_modules_embeddings_modules_position_embedding_parameters_weight_
        l_self_modules_text_model_modules_embeddings_buffers_position_ids_ = (
            L_self_modules_text_model_modules_embeddings_buffers_position_ids_
        )
        l_self_modules_text_model_modules_embeddings_modules_token_embedding_parameters_weight_ = L_self_modules_text_model_modules_embeddings_modules_token_embedding_parameters_weight_
        l_kwargs_attention_mask_ = L_kwargs_attention_mask_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_weight_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_weight_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_bias_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_bias_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_weight_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_weight_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_bias_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_bias_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_ = L_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_
        l_self_modules_text_model_modules_final_layer_norm_parameters_weight_ = (
            L_self_modules_text_model_modules_final_layer_norm_parameters_weight_
        )
        l_self_modules_text_model_modules_final_layer_norm_parameters_bias_ = (
            L_self_modules_text_model_modules_final_layer_norm_parameters_bias_
        )
        l_self_modules_text_projection_parameters_weight_ = (
            L_self_modules_text_projection_parameters_weight_
        )
        l_self_parameters_logit_scale_ = L_self_parameters_logit_scale_
        to = l_kwargs_pixel_values_.to(dtype=torch.float32)
        l_kwargs_pixel_values_ = None
        patch_embeds = torch.conv2d(
            to,
            l_self_modules_vision_model_modules_embeddings_modules_patch_embedding_parameters_weight_,
            None,
            (32, 32),
            (0, 0),
            (1, 1),
            1,
        )
        to = l_self_modules_vision_model_modules_embeddings_modules_patch_embedding_parameters_weight_ = None
        flatten = patch_embeds.flatten(2)
        patch_embeds = None
        patch_embeds_1 = flatten.transpose(1, 2)
        flatten = None
        class_embeds = l_self_modules_vision_model_modules_embeddings_parameters_class_embedding_.expand(
            1, 1, -1
        )
        l_self_modules_vision_model_modules_embeddings_parameters_class_embedding_ = (
            None
        )
        embeddings = torch.cat([class_embeds, patch_embeds_1], dim=1)
        class_embeds = patch_embeds_1 = None
        embedding = torch.nn.functional.embedding(
            l_self_modules_vision_model_modules_embeddings_buffers_position_ids_,
            l_self_modules_vision_model_modules_embeddings_modules_position_embedding_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        l_self_modules_vision_model_modules_embeddings_buffers_position_ids_ = l_self_modules_vision_model_modules_embeddings_modules_position_embedding_parameters_weight_ = None
        embeddings_1 = embeddings + embedding
        embeddings = embedding = None
        hidden_states = torch.nn.functional.layer_norm(
            embeddings_1,
            (128,),
            l_self_modules_vision_model_modules_pre_layrnorm_parameters_weight_,
            l_self_modules_vision_model_modules_pre_layrnorm_parameters_bias_,
            1e-05,
        )
        embeddings_1 = l_self_modules_vision_model_modules_pre_layrnorm_parameters_weight_ = l_self_modules_vision_model_modules_pre_layrnorm_parameters_bias_ = None
        hidden_states_1 = torch.nn.functional.layer_norm(
            hidden_states,
            (128,),
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_weight_,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_weight_ = l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_bias_ = None
        queries = torch._C._nn.linear(
            hidden_states_1,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_,
        )
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = None
        keys = torch._C._nn.linear(
            hidden_states_1,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_,
        )
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = None
        values = torch._C._nn.linear(
            hidden_states_1,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_,
        )
        hidden_states_1 = l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = None
        view = queries.view((1, 10, -1, 32))
        queries = None
        queries_1 = view.transpose(1, 2)
        view = None
        view_1 = keys.view((1, 10, -1, 32))
        keys = None
        keys_1 = view_1.transpose(1, 2)
        view_1 = None
        view_2 = values.view((1, 10, -1, 32))
        values = None
        values_1 = view_2.transpose(1, 2)
        view_2 = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            queries_1,
            keys_1,
            values_1,
            attn_mask=None,
            dropout_p=0.0,
            scale=0.1767766952966369,
            is_causal=False,
        )
        queries_1 = keys_1 = values_1 = None
        attn_output_1 = attn_output.reshape(1, -1, 10, 32)
        attn_output = None
        transpose_4 = attn_output_1.transpose(1, 2)
        attn_output_1 = None
        attn_output_2 = transpose_4.contiguous()
        transpose_4 = None
        reshape_1 = attn_output_2.reshape(1, 10, -1)
        attn_output_2 = None
        attn_output_3 = reshape_1.contiguous()
        reshape_1 = None
        attn_output_4 = torch._C._nn.linear(
            attn_output_3,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_,
        )
        attn_output_3 = l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = None
        hidden_states_2 = hidden_states + attn_output_4
        hidden_states = attn_output_4 = None
        hidden_states_3 = torch.nn.functional.layer_norm(
            hidden_states_2,
            (128,),
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_weight_,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_weight_ = l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_bias_ = None
        hidden_states_4 = torch._C._nn.linear(
            hidden_states_3,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        hidden_states_3 = l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        mul = 1.702 * hidden_states_4
        sigmoid = torch.sigmoid(mul)
        mul = None
        hidden_states_5 = hidden_states_4 * sigmoid
        hidden_states_4 = sigmoid = None
        hidden_states_6 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        hidden_states_5 = l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_vision_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        hidden_states_7 = hidden_states_2 + hidden_states_6
        hidden_states_2 = hidden_states_6 = None
        pooled_output = hidden_states_7[
            (slice(None, None, None), 0, slice(None, None, None))
        ]
        pooled_output_1 = torch.nn.functional.layer_norm(
            pooled_output,
            (128,),
            l_self_modules_vision_model_modules_post_layernorm_parameters_weight_,
            l_self_modules_vision_model_modules_post_layernorm_parameters_bias_,
            1e-05,
        )
        pooled_output = l_self_modules_vision_model_modules_post_layernorm_parameters_weight_ = l_self_modules_vision_model_modules_post_layernorm_parameters_bias_ = None
        image_embeds = torch._C._nn.linear(
            pooled_output_1, l_self_modules_visual_projection_parameters_weight_, None
        )
        pooled_output_1 = l_self_modules_visual_projection_parameters_weight_ = None
        input_ids = l_kwargs_input_ids_.view(-1, 64)
        l_kwargs_input_ids_ = None
        position_ids = l_self_modules_text_model_modules_embeddings_buffers_position_ids_[
            (slice(None, None, None), slice(None, 64, None))
        ]
        l_self_modules_text_model_modules_embeddings_buffers_position_ids_ = None
        inputs_embeds = torch.nn.functional.embedding(
            input_ids,
            l_self_modules_text_model_modules_embeddings_modules_token_embedding_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        l_self_modules_text_model_modules_embeddings_modules_token_embedding_parameters_weight_ = None
        position_embeddings = torch.nn.functional.embedding(
            position_ids,
            l_self_modules_text_model_modules_embeddings_modules_position_embedding_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        position_ids = l_self_modules_text_model_modules_embeddings_modules_position_embedding_parameters_weight_ = None
        embeddings_2 = inputs_embeds + position_embeddings
        inputs_embeds = position_embeddings = None
        attention_mask = l_kwargs_attention_mask_.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        l_kwargs_attention_mask_ = None
        batch_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = None
        arange_2 = torch.arange(64, device=device(type="cpu"))
        q_arange = arange_2 + 0
        arange_2 = None
        arange_3 = torch.arange(64, device=device(type="cpu"))
        kv_arange = arange_3 + 0
        arange_3 = None
        batch_indices = batch_arange[(slice(None, None, None), None, None, None)]
        batch_arange = None
        q_indices = q_arange[(None, None, slice(None, None, None), None)]
        q_arange = None
        kv_indices = kv_arange[(None, None, None, slice(None, None, None))]
        kv_arange = None
        result = q_indices.new_ones((), dtype=torch.bool)
        le = kv_indices <= q_indices
        q_indices = None
        to_2 = le.to(device(type="cpu"))
        le = None
        result_1 = result & to_2
        result = to_2 = None
        getitem_6 = attention_mask[(batch_indices, kv_indices)]
        attention_mask = batch_indices = kv_indices = None
        to_3 = getitem_6.to(device(type="cpu"))
        getitem_6 = None
        result_2 = result_1 & to_3
        result_1 = to_3 = None
        attention_mask_1 = result_2.expand(1, -1, 64, 64)
        result_2 = None
        hidden_states_8 = torch.nn.functional.layer_norm(
            embeddings_2,
            (128,),
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_weight_,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_weight_ = l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm1_parameters_bias_ = None
        queries_2 = torch._C._nn.linear(
            hidden_states_8,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_,
        )
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = None
        keys_2 = torch._C._nn.linear(
            hidden_states_8,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_,
        )
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = None
        values_2 = torch._C._nn.linear(
            hidden_states_8,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_,
        )
        hidden_states_8 = l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = None
        view_4 = queries_2.view((1, 64, -1, 32))
        queries_2 = None
        queries_3 = view_4.transpose(1, 2)
        view_4 = None
        view_5 = keys_2.view((1, 64, -1, 32))
        keys_2 = None
        keys_3 = view_5.transpose(1, 2)
        view_5 = None
        view_6 = values_2.view((1, 64, -1, 32))
        values_2 = None
        values_3 = view_6.transpose(1, 2)
        view_6 = None
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(
            queries_3,
            keys_3,
            values_3,
            attn_mask=attention_mask_1,
            dropout_p=0.0,
            scale=0.1767766952966369,
            is_causal=False,
        )
        queries_3 = keys_3 = values_3 = attention_mask_1 = None
        attn_output_6 = attn_output_5.reshape(1, -1, 64, 32)
        attn_output_5 = None
        transpose_8 = attn_output_6.transpose(1, 2)
        attn_output_6 = None
        attn_output_7 = transpose_8.contiguous()
        transpose_8 = None
        reshape_3 = attn_output_7.reshape(1, 64, -1)
        attn_output_7 = None
        attn_output_8 = reshape_3.contiguous()
        reshape_3 = None
        attn_output_9 = torch._C._nn.linear(
            attn_output_8,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_,
        )
        attn_output_8 = l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = None
        hidden_states_9 = embeddings_2 + attn_output_9
        embeddings_2 = attn_output_9 = None
        hidden_states_10 = torch.nn.functional.layer_norm(
            hidden_states_9,
            (128,),
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_weight_,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_bias_,
            1e-05,
        )
        l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_weight_ = l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_layer_norm2_parameters_bias_ = None
        hidden_states_11 = torch._C._nn.linear(
            hidden_states_10,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_,
        )
        hidden_states_10 = l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_ = l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_ = None
        mul_2 = 1.702 * hidden_states_11
        sigmoid_1 = torch.sigmoid(mul_2)
        mul_2 = None
        hidden_states_12 = hidden_states_11 * sigmoid_1
        hidden_states_11 = sigmoid_1 = None
        hidden_states_13 = torch._C._nn.linear(
            hidden_states_12,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_,
            l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_,
        )
        hidden_states_12 = l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_ = l_self_modules_text_model_modules_encoder_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_ = None
        hidden_states_14 = hidden_states_9 + hidden_states_13
        hidden_states_9 = hidden_states_13 = None
        last_hidden_state = torch.nn.functional.layer_norm(
            hidden_states_14,
            (128,),
            l_self_modules_text_model_modules_final_layer_norm_parameters_weight_,
            l_self_modules_text_model_modules_final_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_14 = l_self_modules_text_model_modules_final_layer_norm_parameters_weight_ = l_self_modules_text_model_modules_final_layer_norm_parameters_bias_ = None
        arange_4 = torch.arange(1, device=device(type="cpu"))
        to_4 = input_ids.to(dtype=torch.int32, device=device(type="cpu"))
        input_ids = None
        eq = to_4 == 49407
        to_4 = None
        int_1 = eq.int()
        eq = None
        argmax = int_1.argmax(dim=-1)
        int_1 = None
        pooled_output_2 = last_hidden_state[(arange_4, argmax)]
        arange_4 = argmax = None
        text_embeds = torch._C._nn.linear(
            pooled_output_2, l_self_modules_text_projection_parameters_weight_, None
        )
        pooled_output_2 = l_self_modules_text_projection_parameters_weight_ = None
        square_tensor = torch.pow(image_embeds, 2)
        sum_tensor = torch.sum(square_tensor, dim=-1, keepdim=True)
        square_tensor = None
        normed_tensor = torch.pow(sum_tensor, 0.5)
        sum_tensor = None
        image_embeds_1 = image_embeds / normed_tensor
        normed_tensor = None
        square_tensor_1 = torch.pow(text_embeds, 2)
        sum_tensor_1 = torch.sum(square_tensor_1, dim=-1, keepdim=True)
        square_tensor_1 = None
        normed_tensor_1 = torch.pow(sum_tensor_1, 0.5)
        sum_tensor_1 = None
        text_embeds_1 = text_embeds / normed_tensor_1
        normed_tensor_1 = None
        t = image_embeds_1.t()
        to_5 = t.to(device(type="cpu"))
        t = None
        logits_per_text = torch.matmul(text_embeds_1, to_5)
        to_5 = None
        exp = l_self_parameters_logit_scale_.exp()
        l_self_parameters_logit_scale_ = None
        to_6 = exp.to(device(type="cpu"))
        exp = None
        logits_per_text_1 = logits_per_text * to_6
        logits_per_text = to_6 = None
        logits_per_image = logits_per_text_1.t()
        return (
            hidden_states_7,
            image_embeds,
            last_hidden_state,
            text_embeds,
            logits_per_image,
            logits_per_text_1,
            text_embeds_1,
            image_embeds_1,
        )
