import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_decoder_input_ids_: torch.Tensor,
        L_kwargs_input_ids_: torch.Tensor,
        L_self_modules_encoder_modules_embed_tokens_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_embed_positions_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layernorm_embedding_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layernorm_embedding_parameters_bias_: torch.nn.parameter.Parameter,
        L_kwargs_attention_mask_: torch.Tensor,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_embed_tokens_parameters_weight_: torch.nn.parameter.Parameter,
        L_kwargs_decoder_attention_mask_: torch.Tensor,
        L_self_modules_decoder_modules_embed_positions_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layernorm_embedding_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layernorm_embedding_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_decoder_input_ids_ = L_kwargs_decoder_input_ids_
        l_kwargs_input_ids_ = L_kwargs_input_ids_
        l_self_modules_encoder_modules_embed_tokens_parameters_weight_ = (
            L_self_modules_encoder_modules_embed_tokens_parameters_weight_
        )
        l_self_modules_encoder_modules_embed_positions_parameters_weight_ = (
            L_self_modules_encoder_modules_embed_positions_parameters_weight_
        )
        l_self_modules_encoder_modules_layernorm_embedding_parameters_weight_ = (
            L_self_modules_encoder_modules_layernorm_embedding_parameters_weight_
        )
        l_self_modules_encoder_modules_layernorm_embedding_parameters_bias_ = (
            L_self_modules_encoder_modules_layernorm_embedding_parameters_bias_
        )
        l_kwargs_attention_mask_ = L_kwargs_attention_mask_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_ = (
            L_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_ = (
            L_self_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_
        l_self_modules_decoder_modules_embed_tokens_parameters_weight_ = (
            L_self_modules_decoder_modules_embed_tokens_parameters_weight_
        )
        l_kwargs_decoder_attention_mask_ = L_kwargs_decoder_attention_mask_
        l_self_modules_decoder_modules_embed_positions_parameters_weight_ = (
            L_self_modules_decoder_modules_embed_positions_parameters_weight_
        )
        l_self_modules_decoder_modules_layernorm_embedding_parameters_weight_ = (
            L_self_modules_decoder_modules_layernorm_embedding_parameters_weight_
        )
        l_self_modules_decoder_modules_layernorm_embedding_parameters_bias_ = (
            L_self_modules_decoder_modules_layernorm_embedding_parameters_bias_
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_
        l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_ = (
            L_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_ = (
            L_self_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_
        l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = L_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_
        embedding = torch.nn.functional.embedding(
            l_kwargs_input_ids_,
            l_self_modules_encoder_modules_embed_tokens_parameters_weight_,
            1,
            None,
            2.0,
            False,
            False,
        )
        l_kwargs_input_ids_ = l_self_modules_encoder_modules_embed_tokens_parameters_weight_ = None
        inputs_embeds = embedding * 1.0
        embedding = None
        arange = torch.arange(0, 64, dtype=torch.int64, device=device(type="cpu"))
        position_ids = arange.expand(1, -1)
        arange = None
        add = position_ids + 2
        position_ids = None
        embed_pos = torch.nn.functional.embedding(
            add,
            l_self_modules_encoder_modules_embed_positions_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        add = l_self_modules_encoder_modules_embed_positions_parameters_weight_ = None
        embed_pos_1 = embed_pos.to(device(type="cpu"))
        embed_pos = None
        hidden_states = inputs_embeds + embed_pos_1
        inputs_embeds = embed_pos_1 = None
        hidden_states_1 = torch.nn.functional.layer_norm(
            hidden_states,
            (128,),
            l_self_modules_encoder_modules_layernorm_embedding_parameters_weight_,
            l_self_modules_encoder_modules_layernorm_embedding_parameters_bias_,
            1e-05,
        )
        hidden_states = l_self_modules_encoder_modules_layernorm_embedding_parameters_weight_ = l_self_modules_encoder_modules_layernorm_embedding_parameters_bias_ = None
        hidden_states_2 = torch.nn.functional.dropout(
            hidden_states_1, p=0.1, training=False
        )
        hidden_states_1 = None
        attention_mask = l_kwargs_attention_mask_.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        batch_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = None
        arange_3 = torch.arange(64, device=device(type="cpu"))
        q_arange = arange_3 + 0
        arange_3 = None
        arange_4 = torch.arange(64, device=device(type="cpu"))
        kv_arange = arange_4 + 0
        arange_4 = None
        batch_indices = batch_arange[(slice(None, None, None), None, None, None)]
        batch_arange = None
        q_indices = q_arange[(None, None, slice(None, None, None), None)]
        q_arange = None
        kv_indices = kv_arange[(None, None, None, slice(None, None, None))]
        kv_arange = None
        result = q_indices.new_ones((), dtype=torch.bool)
        ge = q_indices >= 0
        q_indices = None
        to_2 = ge.to(device(type="cpu"))
        ge = None
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
        linear = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = None
        view = linear.view((1, 64, -1, 32))
        linear = None
        query_states = view.transpose(1, 2)
        view = None
        key_states = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = None
        value_states = torch._C._nn.linear(
            hidden_states_2,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = None
        view_1 = key_states.view((1, 64, -1, 32))
        key_states = None
        key_states_1 = view_1.transpose(1, 2)
        view_1 = None
        view_2 = value_states.view((1, 64, -1, 32))
        value_states = None
        value_states_1 = view_2.transpose(1, 2)
        view_2 = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            query_states,
            key_states_1,
            value_states_1,
            attn_mask=attention_mask_1,
            dropout_p=0.0,
            scale=0.1767766952966369,
            is_causal=False,
        )
        query_states = key_states_1 = value_states_1 = attention_mask_1 = None
        attn_output_1 = attn_output.reshape(1, -1, 64, 32)
        attn_output = None
        transpose_3 = attn_output_1.transpose(1, 2)
        attn_output_1 = None
        attn_output_2 = transpose_3.contiguous()
        transpose_3 = None
        reshape_1 = attn_output_2.reshape(1, 64, -1)
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
            attn_output_4, p=0.1, training=False
        )
        attn_output_4 = None
        hidden_states_4 = hidden_states_2 + hidden_states_3
        hidden_states_2 = hidden_states_3 = None
        hidden_states_5 = torch.nn.functional.layer_norm(
            hidden_states_4,
            (128,),
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_4 = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = None
        linear_4 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_ = None
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
            hidden_states_8, p=0.1, training=False
        )
        hidden_states_8 = None
        hidden_states_10 = hidden_states_5 + hidden_states_9
        hidden_states_5 = hidden_states_9 = None
        hidden_states_11 = torch.nn.functional.layer_norm(
            hidden_states_10,
            (128,),
            l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_10 = l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = None
        embedding_2 = torch.nn.functional.embedding(
            l_kwargs_decoder_input_ids_,
            l_self_modules_decoder_modules_embed_tokens_parameters_weight_,
            1,
            None,
            2.0,
            False,
            False,
        )
        l_kwargs_decoder_input_ids_ = l_self_modules_decoder_modules_embed_tokens_parameters_weight_ = None
        inputs_embeds_1 = embedding_2 * 1.0
        embedding_2 = None
        arange_5 = torch.arange(64, device=device(type="cpu"))
        position_ids_1 = arange_5 + 0
        arange_5 = None
        attention_mask_2 = l_kwargs_decoder_attention_mask_.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        l_kwargs_decoder_attention_mask_ = None
        batch_arange_1 = torch.arange(1, device=device(type="cpu"))
        head_arange_1 = torch.arange(1, device=device(type="cpu"))
        head_arange_1 = None
        arange_8 = torch.arange(64, device=device(type="cpu"))
        q_arange_1 = arange_8 + 0
        arange_8 = None
        arange_9 = torch.arange(64, device=device(type="cpu"))
        kv_arange_1 = arange_9 + 0
        arange_9 = None
        batch_indices_1 = batch_arange_1[(slice(None, None, None), None, None, None)]
        batch_arange_1 = None
        q_indices_1 = q_arange_1[(None, None, slice(None, None, None), None)]
        q_arange_1 = None
        kv_indices_1 = kv_arange_1[(None, None, None, slice(None, None, None))]
        kv_arange_1 = None
        result_3 = q_indices_1.new_ones((), dtype=torch.bool)
        le = kv_indices_1 <= q_indices_1
        q_indices_1 = None
        to_5 = le.to(device(type="cpu"))
        le = None
        result_4 = result_3 & to_5
        result_3 = to_5 = None
        getitem_10 = attention_mask_2[(batch_indices_1, kv_indices_1)]
        attention_mask_2 = batch_indices_1 = kv_indices_1 = None
        to_6 = getitem_10.to(device(type="cpu"))
        getitem_10 = None
        result_5 = result_4 & to_6
        result_4 = to_6 = None
        attention_mask_3 = result_5.expand(1, -1, 64, 64)
        result_5 = None
        attention_mask_4 = l_kwargs_attention_mask_.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        l_kwargs_attention_mask_ = None
        batch_arange_2 = torch.arange(1, device=device(type="cpu"))
        head_arange_2 = torch.arange(1, device=device(type="cpu"))
        head_arange_2 = None
        arange_12 = torch.arange(64, device=device(type="cpu"))
        q_arange_2 = arange_12 + 0
        arange_12 = None
        arange_13 = torch.arange(64, device=device(type="cpu"))
        kv_arange_2 = arange_13 + 0
        arange_13 = None
        batch_indices_2 = batch_arange_2[(slice(None, None, None), None, None, None)]
        batch_arange_2 = None
        q_indices_2 = q_arange_2[(None, None, slice(None, None, None), None)]
        q_arange_2 = None
        kv_indices_2 = kv_arange_2[(None, None, None, slice(None, None, None))]
        kv_arange_2 = None
        result_6 = q_indices_2.new_ones((), dtype=torch.bool)
        ge_1 = q_indices_2 >= 0
        q_indices_2 = None
        to_8 = ge_1.to(device(type="cpu"))
        ge_1 = None
        result_7 = result_6 & to_8
        result_6 = to_8 = None
        getitem_15 = attention_mask_4[(batch_indices_2, kv_indices_2)]
        attention_mask_4 = batch_indices_2 = kv_indices_2 = None
        to_9 = getitem_15.to(device(type="cpu"))
        getitem_15 = None
        result_8 = result_7 & to_9
        result_7 = to_9 = None
        attention_mask_5 = result_8.expand(1, -1, 64, 64)
        result_8 = None
        position_ids_2 = position_ids_1.unsqueeze(0)
        position_ids_1 = None
        add_11 = position_ids_2 + 2
        position_ids_2 = None
        positions = torch.nn.functional.embedding(
            add_11,
            l_self_modules_decoder_modules_embed_positions_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        add_11 = l_self_modules_decoder_modules_embed_positions_parameters_weight_ = None
        positions_1 = positions.to(device(type="cpu"))
        positions = None
        hidden_states_12 = inputs_embeds_1 + positions_1
        inputs_embeds_1 = positions_1 = None
        hidden_states_13 = torch.nn.functional.layer_norm(
            hidden_states_12,
            (128,),
            l_self_modules_decoder_modules_layernorm_embedding_parameters_weight_,
            l_self_modules_decoder_modules_layernorm_embedding_parameters_bias_,
            1e-05,
        )
        hidden_states_12 = l_self_modules_decoder_modules_layernorm_embedding_parameters_weight_ = l_self_modules_decoder_modules_layernorm_embedding_parameters_bias_ = None
        hidden_states_14 = torch.nn.functional.dropout(
            hidden_states_13, p=0.1, training=False
        )
        hidden_states_13 = None
        linear_6 = torch._C._nn.linear(
            hidden_states_14,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_ = None
        view_3 = linear_6.view((1, 64, -1, 32))
        linear_6 = None
        query_states_1 = view_3.transpose(1, 2)
        view_3 = None
        key_states_2 = torch._C._nn.linear(
            hidden_states_14,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_bias_ = None
        value_states_2 = torch._C._nn.linear(
            hidden_states_14,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_ = None
        view_4 = key_states_2.view((1, 64, -1, 32))
        key_states_2 = None
        key_states_3 = view_4.transpose(1, 2)
        view_4 = None
        view_5 = value_states_2.view((1, 64, -1, 32))
        value_states_2 = None
        value_states_3 = view_5.transpose(1, 2)
        view_5 = None
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(
            query_states_1,
            key_states_3,
            value_states_3,
            attn_mask=attention_mask_3,
            dropout_p=0.0,
            scale=0.1767766952966369,
            is_causal=False,
        )
        query_states_1 = key_states_3 = value_states_3 = attention_mask_3 = None
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
            attn_output_9, p=0.1, training=False
        )
        attn_output_9 = None
        hidden_states_16 = hidden_states_14 + hidden_states_15
        hidden_states_14 = hidden_states_15 = None
        hidden_states_17 = torch.nn.functional.layer_norm(
            hidden_states_16,
            (128,),
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_16 = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = None
        linear_10 = torch._C._nn.linear(
            hidden_states_17,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_ = None
        view_6 = linear_10.view((1, 64, -1, 32))
        linear_10 = None
        query_states_2 = view_6.transpose(1, 2)
        view_6 = None
        key_states_4 = torch._C._nn.linear(
            hidden_states_11,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_bias_ = None
        value_states_4 = torch._C._nn.linear(
            hidden_states_11,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_ = None
        view_7 = key_states_4.view((1, 64, -1, 32))
        key_states_4 = None
        key_states_5 = view_7.transpose(1, 2)
        view_7 = None
        view_8 = value_states_4.view((1, 64, -1, 32))
        value_states_4 = None
        value_states_5 = view_8.transpose(1, 2)
        view_8 = None
        attn_output_10 = torch._C._nn.scaled_dot_product_attention(
            query_states_2,
            key_states_5,
            value_states_5,
            attn_mask=attention_mask_5,
            dropout_p=0.0,
            scale=0.1767766952966369,
            is_causal=False,
        )
        query_states_2 = key_states_5 = value_states_5 = attention_mask_5 = None
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
            attn_output_14, p=0.1, training=False
        )
        attn_output_14 = None
        hidden_states_19 = hidden_states_17 + hidden_states_18
        hidden_states_17 = hidden_states_18 = None
        hidden_states_20 = torch.nn.functional.layer_norm(
            hidden_states_19,
            (128,),
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_19 = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_ = None
        linear_14 = torch._C._nn.linear(
            hidden_states_20,
            l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_,
        )
        l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_ = None
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
            hidden_states_23, p=0.1, training=False
        )
        hidden_states_23 = None
        hidden_states_25 = hidden_states_20 + hidden_states_24
        hidden_states_20 = hidden_states_24 = None
        hidden_states_26 = torch.nn.functional.layer_norm(
            hidden_states_25,
            (128,),
            l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_,
            l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_25 = l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = l_self_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = None
        return (hidden_states_26, hidden_states_11)
