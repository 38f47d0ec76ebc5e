import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_input_features_: torch.Tensor,
        L_self_modules_encoder_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_conv1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_conv2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_embed_positions_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_kwargs_decoder_input_ids_: torch.Tensor,
        L_self_modules_decoder_modules_embed_tokens_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_embed_positions_parameters_weight_: torch.nn.parameter.Parameter,
        L_kwargs_decoder_attention_mask_: torch.Tensor,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_input_features_ = L_kwargs_input_features_
        l_self_modules_encoder_modules_conv1_parameters_weight_ = (
            L_self_modules_encoder_modules_conv1_parameters_weight_
        )
        l_self_modules_encoder_modules_conv1_parameters_bias_ = (
            L_self_modules_encoder_modules_conv1_parameters_bias_
        )
        l_self_modules_encoder_modules_conv2_parameters_weight_ = (
            L_self_modules_encoder_modules_conv2_parameters_weight_
        )
        l_self_modules_encoder_modules_conv2_parameters_bias_ = (
            L_self_modules_encoder_modules_conv2_parameters_bias_
        )
        l_self_modules_encoder_modules_embed_positions_parameters_weight_ = (
            L_self_modules_encoder_modules_embed_positions_parameters_weight_
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_ = (
            L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_ = (
            L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_
        )
        l_self_modules_encoder_modules_layer_norm_parameters_weight_ = (
            L_self_modules_encoder_modules_layer_norm_parameters_weight_
        )
        l_self_modules_encoder_modules_layer_norm_parameters_bias_ = (
            L_self_modules_encoder_modules_layer_norm_parameters_bias_
        )
        l_kwargs_decoder_input_ids_ = L_kwargs_decoder_input_ids_
        l_self_modules_decoder_modules_embed_tokens_parameters_weight_ = (
            L_self_modules_decoder_modules_embed_tokens_parameters_weight_
        )
        l_self_modules_decoder_modules_embed_positions_parameters_weight_ = (
            L_self_modules_decoder_modules_embed_positions_parameters_weight_
        )
        l_kwargs_decoder_attention_mask_ = L_kwargs_decoder_attention_mask_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_ = (
            L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_ = (
            L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_
        )
        l_self_modules_decoder_modules_layer_norm_parameters_weight_ = (
            L_self_modules_decoder_modules_layer_norm_parameters_weight_
        )
        l_self_modules_decoder_modules_layer_norm_parameters_bias_ = (
            L_self_modules_decoder_modules_layer_norm_parameters_bias_
        )
        conv1d = torch.conv1d(
            l_kwargs_input_features_,
            l_self_modules_encoder_modules_conv1_parameters_weight_,
            l_self_modules_encoder_modules_conv1_parameters_bias_,
            (1,),
            (1,),
            (1,),
            1,
        )
        l_kwargs_input_features_ = l_self_modules_encoder_modules_conv1_parameters_weight_ = l_self_modules_encoder_modules_conv1_parameters_bias_ = None
        inputs_embeds = torch._C._nn.gelu(conv1d)
        conv1d = None
        conv1d_1 = torch.conv1d(
            inputs_embeds,
            l_self_modules_encoder_modules_conv2_parameters_weight_,
            l_self_modules_encoder_modules_conv2_parameters_bias_,
            (2,),
            (1,),
            (1,),
            1,
        )
        inputs_embeds = l_self_modules_encoder_modules_conv2_parameters_weight_ = l_self_modules_encoder_modules_conv2_parameters_bias_ = None
        inputs_embeds_1 = torch._C._nn.gelu(conv1d_1)
        conv1d_1 = None
        inputs_embeds_2 = inputs_embeds_1.permute(0, 2, 1)
        inputs_embeds_1 = None
        all_positions = torch.arange(100, device=device(type="cpu"))
        embedding = torch.nn.functional.embedding(
            all_positions,
            l_self_modules_encoder_modules_embed_positions_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        all_positions = l_self_modules_encoder_modules_embed_positions_parameters_weight_ = None
        hidden_states = inputs_embeds_2 + embedding
        inputs_embeds_2 = embedding = None
        hidden_states_1 = torch.nn.functional.dropout(
            hidden_states, p=0.0, training=False
        )
        hidden_states = None
        hidden_states_2 = torch.nn.functional.layer_norm(
            hidden_states_1,
            (128,),
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = None
        linear = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = None
        mul = linear * 0.1767766952966369
        linear = None
        view = mul.view((1, 100, -1, 32))
        mul = None
        transpose = view.transpose(1, 2)
        view = None
        query_states = transpose.contiguous()
        transpose = None
        linear_1 = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_,
            None,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = None
        view_1 = linear_1.view((1, -1, 4, 32))
        linear_1 = None
        transpose_1 = view_1.transpose(1, 2)
        view_1 = None
        key_states = transpose_1.contiguous()
        transpose_1 = None
        linear_2 = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_,
        )
        hidden_states_2 = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = None
        view_2 = linear_2.view((1, -1, 4, 32))
        linear_2 = None
        transpose_2 = view_2.transpose(1, 2)
        view_2 = None
        value_states = transpose_2.contiguous()
        transpose_2 = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            query_states,
            key_states,
            value_states,
            attn_mask=None,
            dropout_p=0.0,
            scale=1.0,
            is_causal=False,
        )
        query_states = key_states = value_states = None
        attn_output_1 = attn_output.reshape(1, -1, 100, 32)
        attn_output = None
        transpose_3 = attn_output_1.transpose(1, 2)
        attn_output_1 = None
        attn_output_2 = transpose_3.contiguous()
        transpose_3 = None
        reshape_1 = attn_output_2.reshape(1, 100, -1)
        attn_output_2 = None
        attn_output_3 = reshape_1.contiguous()
        reshape_1 = None
        attn_output_4 = torch._C._nn.linear(
            attn_output_3,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_,
        )
        attn_output_3 = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = None
        hidden_states_3 = torch.nn.functional.dropout(
            attn_output_4, p=0.0, training=False
        )
        attn_output_4 = None
        hidden_states_4 = hidden_states_1 + hidden_states_3
        hidden_states_1 = hidden_states_3 = None
        hidden_states_5 = torch.nn.functional.layer_norm(
            hidden_states_4,
            (128,),
            l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = None
        linear_4 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_,
        )
        hidden_states_5 = l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_ = None
        hidden_states_6 = torch._C._nn.gelu(linear_4)
        linear_4 = None
        hidden_states_7 = torch.nn.functional.dropout(
            hidden_states_6, p=0.0, training=False
        )
        hidden_states_6 = None
        hidden_states_8 = torch._C._nn.linear(
            hidden_states_7,
            l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_,
        )
        hidden_states_7 = l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_ = None
        hidden_states_9 = torch.nn.functional.dropout(
            hidden_states_8, p=0.0, training=False
        )
        hidden_states_8 = None
        hidden_states_10 = hidden_states_4 + hidden_states_9
        hidden_states_4 = hidden_states_9 = None
        hidden_states_11 = torch.nn.functional.layer_norm(
            hidden_states_10,
            (128,),
            l_self_modules_encoder_modules_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_10 = l_self_modules_encoder_modules_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layer_norm_parameters_bias_ = None
        inputs_embeds_3 = torch.nn.functional.embedding(
            l_kwargs_decoder_input_ids_,
            l_self_modules_decoder_modules_embed_tokens_parameters_weight_,
            50256,
            None,
            2.0,
            False,
            False,
        )
        l_kwargs_decoder_input_ids_ = l_self_modules_decoder_modules_embed_tokens_parameters_weight_ = None
        arange_1 = torch.arange(64, device=device(type="cpu"))
        position_ids = arange_1 + 0
        arange_1 = None
        unsqueeze = position_ids.unsqueeze(0)
        position_ids = None
        position_ids_1 = unsqueeze.repeat(1, 1)
        unsqueeze = None
        positions = l_self_modules_decoder_modules_embed_positions_parameters_weight_[
            position_ids_1
        ]
        l_self_modules_decoder_modules_embed_positions_parameters_weight_ = position_ids_1 = None
        to = positions.to(device(type="cpu"))
        positions = None
        hidden_states_12 = inputs_embeds_3 + to
        inputs_embeds_3 = to = None
        hidden_states_13 = torch.nn.functional.dropout(
            hidden_states_12, p=0.0, training=False
        )
        hidden_states_12 = None
        attention_mask = l_kwargs_decoder_attention_mask_.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        l_kwargs_decoder_attention_mask_ = None
        batch_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = None
        arange_4 = torch.arange(64, device=device(type="cpu"))
        q_arange = arange_4 + 0
        arange_4 = None
        arange_5 = torch.arange(64, device=device(type="cpu"))
        kv_arange = arange_5 + 0
        arange_5 = None
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
        getitem_5 = attention_mask[(batch_indices, kv_indices)]
        attention_mask = batch_indices = kv_indices = None
        to_3 = getitem_5.to(device(type="cpu"))
        getitem_5 = None
        result_2 = result_1 & to_3
        result_1 = to_3 = None
        attention_mask_1 = result_2.expand(1, -1, 64, 64)
        result_2 = None
        hidden_states_14 = torch.nn.functional.layer_norm(
            hidden_states_13,
            (128,),
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_,
            1e-05,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = None
        linear_6 = torch._C._nn.linear(
            hidden_states_14,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = None
        mul_1 = linear_6 * 0.1767766952966369
        linear_6 = None
        view_3 = mul_1.view((1, 64, -1, 32))
        mul_1 = None
        transpose_4 = view_3.transpose(1, 2)
        view_3 = None
        query_states_1 = transpose_4.contiguous()
        transpose_4 = None
        linear_7 = torch._C._nn.linear(
            hidden_states_14,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_,
            None,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = None
        view_4 = linear_7.view((1, -1, 4, 32))
        linear_7 = None
        transpose_5 = view_4.transpose(1, 2)
        view_4 = None
        key_states_1 = transpose_5.contiguous()
        transpose_5 = None
        linear_8 = torch._C._nn.linear(
            hidden_states_14,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_,
        )
        hidden_states_14 = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = None
        view_5 = linear_8.view((1, -1, 4, 32))
        linear_8 = None
        transpose_6 = view_5.transpose(1, 2)
        view_5 = None
        value_states_1 = transpose_6.contiguous()
        transpose_6 = None
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(
            query_states_1,
            key_states_1,
            value_states_1,
            attn_mask=attention_mask_1,
            dropout_p=0.0,
            scale=1.0,
            is_causal=False,
        )
        query_states_1 = key_states_1 = value_states_1 = attention_mask_1 = None
        attn_output_6 = attn_output_5.reshape(1, -1, 64, 32)
        attn_output_5 = None
        transpose_7 = attn_output_6.transpose(1, 2)
        attn_output_6 = None
        attn_output_7 = transpose_7.contiguous()
        transpose_7 = None
        reshape_3 = attn_output_7.reshape(1, 64, -1)
        attn_output_7 = None
        attn_output_8 = reshape_3.contiguous()
        reshape_3 = None
        attn_output_9 = torch._C._nn.linear(
            attn_output_8,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_,
        )
        attn_output_8 = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = None
        hidden_states_15 = torch.nn.functional.dropout(
            attn_output_9, p=0.0, training=False
        )
        attn_output_9 = None
        hidden_states_16 = hidden_states_13 + hidden_states_15
        hidden_states_13 = hidden_states_15 = None
        hidden_states_17 = torch.nn.functional.layer_norm(
            hidden_states_16,
            (128,),
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_,
            1e-05,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_ = None
        linear_10 = torch._C._nn.linear(
            hidden_states_17,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_,
        )
        hidden_states_17 = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_ = None
        mul_2 = linear_10 * 0.1767766952966369
        linear_10 = None
        view_6 = mul_2.view((1, 64, -1, 32))
        mul_2 = None
        transpose_8 = view_6.transpose(1, 2)
        view_6 = None
        query_states_2 = transpose_8.contiguous()
        transpose_8 = None
        linear_11 = torch._C._nn.linear(
            hidden_states_11,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_,
            None,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_ = None
        view_7 = linear_11.view((1, -1, 4, 32))
        linear_11 = None
        transpose_9 = view_7.transpose(1, 2)
        view_7 = None
        key_states_2 = transpose_9.contiguous()
        transpose_9 = None
        linear_12 = torch._C._nn.linear(
            hidden_states_11,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_ = None
        view_8 = linear_12.view((1, -1, 4, 32))
        linear_12 = None
        transpose_10 = view_8.transpose(1, 2)
        view_8 = None
        value_states_2 = transpose_10.contiguous()
        transpose_10 = None
        attn_output_10 = torch._C._nn.scaled_dot_product_attention(
            query_states_2,
            key_states_2,
            value_states_2,
            attn_mask=None,
            dropout_p=0.0,
            scale=1.0,
            is_causal=False,
        )
        query_states_2 = key_states_2 = value_states_2 = None
        attn_output_11 = attn_output_10.reshape(1, -1, 64, 32)
        attn_output_10 = None
        transpose_11 = attn_output_11.transpose(1, 2)
        attn_output_11 = None
        attn_output_12 = transpose_11.contiguous()
        transpose_11 = None
        reshape_5 = attn_output_12.reshape(1, 64, -1)
        attn_output_12 = None
        attn_output_13 = reshape_5.contiguous()
        reshape_5 = None
        attn_output_14 = torch._C._nn.linear(
            attn_output_13,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_,
        )
        attn_output_13 = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_ = None
        hidden_states_18 = torch.nn.functional.dropout(
            attn_output_14, p=0.0, training=False
        )
        attn_output_14 = None
        hidden_states_19 = hidden_states_16 + hidden_states_18
        hidden_states_16 = hidden_states_18 = None
        hidden_states_20 = torch.nn.functional.layer_norm(
            hidden_states_19,
            (128,),
            l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_,
            1e-05,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = None
        linear_14 = torch._C._nn.linear(
            hidden_states_20,
            l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_,
        )
        hidden_states_20 = l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_ = None
        hidden_states_21 = torch._C._nn.gelu(linear_14)
        linear_14 = None
        hidden_states_22 = torch.nn.functional.dropout(
            hidden_states_21, p=0.0, training=False
        )
        hidden_states_21 = None
        hidden_states_23 = torch._C._nn.linear(
            hidden_states_22,
            l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_,
        )
        hidden_states_22 = l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_ = None
        hidden_states_24 = torch.nn.functional.dropout(
            hidden_states_23, p=0.0, training=False
        )
        hidden_states_23 = None
        hidden_states_25 = hidden_states_19 + hidden_states_24
        hidden_states_19 = hidden_states_24 = None
        hidden_states_26 = torch.nn.functional.layer_norm(
            hidden_states_25,
            (128,),
            l_self_modules_decoder_modules_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_25 = l_self_modules_decoder_modules_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layer_norm_parameters_bias_ = None
        return (hidden_states_26, hidden_states_11)
