import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_kwargs_input_values_: torch.Tensor,
        L_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_feature_extractor_modules_conv_layers_modules_1_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_feature_extractor_modules_conv_layers_modules_2_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_feature_extractor_modules_conv_layers_modules_3_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_feature_extractor_modules_conv_layers_modules_4_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_feature_extractor_modules_conv_layers_modules_5_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_feature_extractor_modules_conv_layers_modules_6_modules_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_feature_projection_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_feature_projection_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_feature_projection_modules_projection_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_feature_projection_modules_projection_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_embed_positions_buffers_pe_: torch.Tensor,
        L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_intermediate_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_intermediate_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_output_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_output_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_q_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_k_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_v_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_pos_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_parameters_pos_bias_v_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_parameters_pos_bias_u_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_out_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_out_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_pointwise_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_depthwise_conv_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_buffers_running_mean_: torch.Tensor,
        L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_buffers_running_var_: torch.Tensor,
        L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_pointwise_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_intermediate_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_intermediate_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_output_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_output_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_kwargs_input_values_ = L_kwargs_input_values_
        l_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_conv_parameters_weight_ = L_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_conv_parameters_weight_
        l_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_layer_norm_parameters_weight_ = L_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_layer_norm_parameters_weight_
        l_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_layer_norm_parameters_bias_ = L_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_layer_norm_parameters_bias_
        l_self_modules_feature_extractor_modules_conv_layers_modules_1_modules_conv_parameters_weight_ = L_self_modules_feature_extractor_modules_conv_layers_modules_1_modules_conv_parameters_weight_
        l_self_modules_feature_extractor_modules_conv_layers_modules_2_modules_conv_parameters_weight_ = L_self_modules_feature_extractor_modules_conv_layers_modules_2_modules_conv_parameters_weight_
        l_self_modules_feature_extractor_modules_conv_layers_modules_3_modules_conv_parameters_weight_ = L_self_modules_feature_extractor_modules_conv_layers_modules_3_modules_conv_parameters_weight_
        l_self_modules_feature_extractor_modules_conv_layers_modules_4_modules_conv_parameters_weight_ = L_self_modules_feature_extractor_modules_conv_layers_modules_4_modules_conv_parameters_weight_
        l_self_modules_feature_extractor_modules_conv_layers_modules_5_modules_conv_parameters_weight_ = L_self_modules_feature_extractor_modules_conv_layers_modules_5_modules_conv_parameters_weight_
        l_self_modules_feature_extractor_modules_conv_layers_modules_6_modules_conv_parameters_weight_ = L_self_modules_feature_extractor_modules_conv_layers_modules_6_modules_conv_parameters_weight_
        l_self_modules_feature_projection_modules_layer_norm_parameters_weight_ = (
            L_self_modules_feature_projection_modules_layer_norm_parameters_weight_
        )
        l_self_modules_feature_projection_modules_layer_norm_parameters_bias_ = (
            L_self_modules_feature_projection_modules_layer_norm_parameters_bias_
        )
        l_self_modules_feature_projection_modules_projection_parameters_weight_ = (
            L_self_modules_feature_projection_modules_projection_parameters_weight_
        )
        l_self_modules_feature_projection_modules_projection_parameters_bias_ = (
            L_self_modules_feature_projection_modules_projection_parameters_bias_
        )
        l_self_modules_encoder_modules_embed_positions_buffers_pe_ = (
            L_self_modules_encoder_modules_embed_positions_buffers_pe_
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_layer_norm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_intermediate_dense_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_intermediate_dense_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_intermediate_dense_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_intermediate_dense_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_output_dense_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_output_dense_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_output_dense_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_output_dense_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_q_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_q_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_q_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_q_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_k_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_k_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_k_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_k_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_v_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_v_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_v_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_v_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_pos_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_pos_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_parameters_pos_bias_v_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_parameters_pos_bias_v_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_parameters_pos_bias_u_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_parameters_pos_bias_u_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_out_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_out_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_out_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_out_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_layer_norm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_pointwise_conv1_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_pointwise_conv1_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_depthwise_conv_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_depthwise_conv_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_buffers_running_mean_ = L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_buffers_running_mean_
        l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_buffers_running_var_ = L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_buffers_running_var_
        l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_pointwise_conv2_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_pointwise_conv2_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_layer_norm_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_intermediate_dense_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_intermediate_dense_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_intermediate_dense_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_intermediate_dense_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_output_dense_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_output_dense_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_output_dense_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_output_dense_parameters_bias_
        l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_
        l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = L_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_
        l_self_modules_encoder_modules_layer_norm_parameters_weight_ = (
            L_self_modules_encoder_modules_layer_norm_parameters_weight_
        )
        l_self_modules_encoder_modules_layer_norm_parameters_bias_ = (
            L_self_modules_encoder_modules_layer_norm_parameters_bias_
        )
        hidden_states = l_kwargs_input_values_[(slice(None, None, None), None)]
        l_kwargs_input_values_ = None
        hidden_states_1 = torch.conv1d(
            hidden_states,
            l_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_conv_parameters_weight_,
            None,
            (5,),
            (0,),
            (1,),
            1,
        )
        hidden_states = l_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_conv_parameters_weight_ = None
        hidden_states_2 = torch.nn.functional.group_norm(
            hidden_states_1,
            512,
            l_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_layer_norm_parameters_weight_,
            l_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_1 = l_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_layer_norm_parameters_weight_ = l_self_modules_feature_extractor_modules_conv_layers_modules_0_modules_layer_norm_parameters_bias_ = None
        hidden_states_3 = torch._C._nn.gelu(hidden_states_2)
        hidden_states_2 = None
        hidden_states_4 = torch.conv1d(
            hidden_states_3,
            l_self_modules_feature_extractor_modules_conv_layers_modules_1_modules_conv_parameters_weight_,
            None,
            (2,),
            (0,),
            (1,),
            1,
        )
        hidden_states_3 = l_self_modules_feature_extractor_modules_conv_layers_modules_1_modules_conv_parameters_weight_ = None
        hidden_states_5 = torch._C._nn.gelu(hidden_states_4)
        hidden_states_4 = None
        hidden_states_6 = torch.conv1d(
            hidden_states_5,
            l_self_modules_feature_extractor_modules_conv_layers_modules_2_modules_conv_parameters_weight_,
            None,
            (2,),
            (0,),
            (1,),
            1,
        )
        hidden_states_5 = l_self_modules_feature_extractor_modules_conv_layers_modules_2_modules_conv_parameters_weight_ = None
        hidden_states_7 = torch._C._nn.gelu(hidden_states_6)
        hidden_states_6 = None
        hidden_states_8 = torch.conv1d(
            hidden_states_7,
            l_self_modules_feature_extractor_modules_conv_layers_modules_3_modules_conv_parameters_weight_,
            None,
            (2,),
            (0,),
            (1,),
            1,
        )
        hidden_states_7 = l_self_modules_feature_extractor_modules_conv_layers_modules_3_modules_conv_parameters_weight_ = None
        hidden_states_9 = torch._C._nn.gelu(hidden_states_8)
        hidden_states_8 = None
        hidden_states_10 = torch.conv1d(
            hidden_states_9,
            l_self_modules_feature_extractor_modules_conv_layers_modules_4_modules_conv_parameters_weight_,
            None,
            (2,),
            (0,),
            (1,),
            1,
        )
        hidden_states_9 = l_self_modules_feature_extractor_modules_conv_layers_modules_4_modules_conv_parameters_weight_ = None
        hidden_states_11 = torch._C._nn.gelu(hidden_states_10)
        hidden_states_10 = None
        hidden_states_12 = torch.conv1d(
            hidden_states_11,
            l_self_modules_feature_extractor_modules_conv_layers_modules_5_modules_conv_parameters_weight_,
            None,
            (2,),
            (0,),
            (1,),
            1,
        )
        hidden_states_11 = l_self_modules_feature_extractor_modules_conv_layers_modules_5_modules_conv_parameters_weight_ = None
        hidden_states_13 = torch._C._nn.gelu(hidden_states_12)
        hidden_states_12 = None
        hidden_states_14 = torch.conv1d(
            hidden_states_13,
            l_self_modules_feature_extractor_modules_conv_layers_modules_6_modules_conv_parameters_weight_,
            None,
            (2,),
            (0,),
            (1,),
            1,
        )
        hidden_states_13 = l_self_modules_feature_extractor_modules_conv_layers_modules_6_modules_conv_parameters_weight_ = None
        hidden_states_15 = torch._C._nn.gelu(hidden_states_14)
        hidden_states_14 = None
        extract_features = hidden_states_15.transpose(1, 2)
        hidden_states_15 = None
        norm_hidden_states = torch.nn.functional.layer_norm(
            extract_features,
            (512,),
            l_self_modules_feature_projection_modules_layer_norm_parameters_weight_,
            l_self_modules_feature_projection_modules_layer_norm_parameters_bias_,
            1e-05,
        )
        extract_features = l_self_modules_feature_projection_modules_layer_norm_parameters_weight_ = l_self_modules_feature_projection_modules_layer_norm_parameters_bias_ = None
        hidden_states_16 = torch._C._nn.linear(
            norm_hidden_states,
            l_self_modules_feature_projection_modules_projection_parameters_weight_,
            l_self_modules_feature_projection_modules_projection_parameters_bias_,
        )
        l_self_modules_feature_projection_modules_projection_parameters_weight_ = l_self_modules_feature_projection_modules_projection_parameters_bias_ = None
        hidden_states_17 = torch.nn.functional.dropout(
            hidden_states_16, 0.0, False, False
        )
        hidden_states_16 = None
        hidden_states_18 = torch.nn.functional.dropout(
            hidden_states_17, 0.1, False, False
        )
        hidden_states_17 = None
        relative_position_embeddings = l_self_modules_encoder_modules_embed_positions_buffers_pe_[
            (slice(None, None, None), slice(4969, 5030, None))
        ]
        l_self_modules_encoder_modules_embed_positions_buffers_pe_ = None
        hidden_states_19 = torch.nn.functional.layer_norm(
            hidden_states_18,
            (128,),
            l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_layer_norm_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_layer_norm_parameters_bias_ = None
        hidden_states_20 = torch._C._nn.linear(
            hidden_states_19,
            l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_intermediate_dense_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_intermediate_dense_parameters_bias_,
        )
        hidden_states_19 = l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_intermediate_dense_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_intermediate_dense_parameters_bias_ = None
        hidden_states_21 = torch._C._nn.gelu(hidden_states_20)
        hidden_states_20 = None
        hidden_states_22 = torch.nn.functional.dropout(
            hidden_states_21, 0.1, False, False
        )
        hidden_states_21 = None
        hidden_states_23 = torch._C._nn.linear(
            hidden_states_22,
            l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_output_dense_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_output_dense_parameters_bias_,
        )
        hidden_states_22 = l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_output_dense_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_ffn1_modules_output_dense_parameters_bias_ = None
        hidden_states_24 = torch.nn.functional.dropout(
            hidden_states_23, 0.1, False, False
        )
        hidden_states_23 = None
        mul = hidden_states_24 * 0.5
        hidden_states_24 = None
        hidden_states_25 = mul + hidden_states_18
        mul = hidden_states_18 = None
        hidden_states_26 = torch.nn.functional.layer_norm(
            hidden_states_25,
            (128,),
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_ = None
        linear_3 = torch._C._nn.linear(
            hidden_states_26,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_q_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_q_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_q_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_q_parameters_bias_ = None
        view = linear_3.view((1, 31, -1, 32))
        linear_3 = None
        query_states = view.transpose(1, 2)
        view = None
        linear_4 = torch._C._nn.linear(
            hidden_states_26,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_k_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_k_parameters_bias_,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_k_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_k_parameters_bias_ = None
        view_1 = linear_4.view((1, 31, -1, 32))
        linear_4 = None
        key_states = view_1.transpose(1, 2)
        view_1 = None
        linear_5 = torch._C._nn.linear(
            hidden_states_26,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_v_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_v_parameters_bias_,
        )
        hidden_states_26 = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_v_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_v_parameters_bias_ = None
        view_2 = linear_5.view((1, 31, -1, 32))
        linear_5 = None
        value_states = view_2.transpose(1, 2)
        view_2 = None
        proj_relative_position_embeddings = torch._C._nn.linear(
            relative_position_embeddings,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_pos_parameters_weight_,
            None,
        )
        relative_position_embeddings = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_pos_parameters_weight_ = None
        proj_relative_position_embeddings_1 = proj_relative_position_embeddings.view(
            1, 61, -1, 32
        )
        proj_relative_position_embeddings = None
        proj_relative_position_embeddings_2 = proj_relative_position_embeddings_1.permute(
            0, 2, 3, 1
        )
        proj_relative_position_embeddings_1 = None
        getitem_2 = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_parameters_pos_bias_v_[
            (None, slice(None, None, None), None, slice(None, None, None))
        ]
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_parameters_pos_bias_v_ = None
        q_with_bias_v = query_states + getitem_2
        getitem_2 = None
        relative_attention_scores = torch.matmul(
            q_with_bias_v, proj_relative_position_embeddings_2
        )
        q_with_bias_v = proj_relative_position_embeddings_2 = None
        pad = torch._C._nn.pad(relative_attention_scores, (1, 0), "constant", None)
        relative_attention_scores = None
        relative_attention_scores_1 = pad.view(1, 4, 62, 31)
        pad = None
        getitem_3 = relative_attention_scores_1[
            (Ellipsis, slice(1, None, None), slice(None, None, None))
        ]
        relative_attention_scores_1 = None
        relative_attention_scores_2 = getitem_3.view((1, 4, 31, 61))
        getitem_3 = None
        relative_attention_scores_3 = relative_attention_scores_2[
            (Ellipsis, slice(None, 31, None))
        ]
        relative_attention_scores_2 = None
        relative_attention_scores_4 = relative_attention_scores_3 * 0.1767766952966369
        relative_attention_scores_3 = None
        getitem_5 = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_parameters_pos_bias_u_[
            (None, slice(None, None, None), None, slice(None, None, None))
        ]
        l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_parameters_pos_bias_u_ = None
        query = query_states + getitem_5
        query_states = getitem_5 = None
        attention_mask = relative_attention_scores_4.contiguous()
        relative_attention_scores_4 = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            query,
            key_states,
            value_states,
            attn_mask=attention_mask,
            dropout_p=0.0,
            scale=0.1767766952966369,
            is_causal=False,
        )
        query = key_states = value_states = attention_mask = None
        attn_output_1 = attn_output.reshape(1, -1, 31, 32)
        attn_output = None
        transpose_4 = attn_output_1.transpose(1, 2)
        attn_output_1 = None
        attn_output_2 = transpose_4.contiguous()
        transpose_4 = None
        attn_output_3 = attn_output_2.reshape(1, 31, -1)
        attn_output_2 = None
        attn_output_4 = torch._C._nn.linear(
            attn_output_3,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_out_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_out_parameters_bias_,
        )
        attn_output_3 = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_out_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_linear_out_parameters_bias_ = None
        hidden_states_27 = torch.nn.functional.dropout(attn_output_4, 0.1, False, False)
        attn_output_4 = None
        hidden_states_28 = hidden_states_27 + hidden_states_25
        hidden_states_27 = hidden_states_25 = None
        hidden_states_29 = torch.nn.functional.layer_norm(
            hidden_states_28,
            (128,),
            l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_layer_norm_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_layer_norm_parameters_bias_ = None
        hidden_states_30 = hidden_states_29.transpose(1, 2)
        hidden_states_29 = None
        hidden_states_31 = torch.conv1d(
            hidden_states_30,
            l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_pointwise_conv1_parameters_weight_,
            None,
            (1,),
            (0,),
            (1,),
            1,
        )
        hidden_states_30 = l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_pointwise_conv1_parameters_weight_ = None
        hidden_states_32 = torch.nn.functional.glu(hidden_states_31, 1)
        hidden_states_31 = None
        hidden_states_33 = torch.conv1d(
            hidden_states_32,
            l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_depthwise_conv_parameters_weight_,
            None,
            (1,),
            (15,),
            (1,),
            128,
        )
        hidden_states_32 = l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_depthwise_conv_parameters_weight_ = None
        hidden_states_34 = torch.nn.functional.batch_norm(
            hidden_states_33,
            l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_buffers_running_mean_,
            l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_buffers_running_var_,
            l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_parameters_bias_,
            False,
            0.1,
            1e-05,
        )
        hidden_states_33 = l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_buffers_running_mean_ = l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_buffers_running_var_ = l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_batch_norm_parameters_bias_ = None
        hidden_states_35 = torch._C._nn.gelu(hidden_states_34)
        hidden_states_34 = None
        hidden_states_36 = torch.conv1d(
            hidden_states_35,
            l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_pointwise_conv2_parameters_weight_,
            None,
            (1,),
            (0,),
            (1,),
            1,
        )
        hidden_states_35 = l_self_modules_encoder_modules_layers_modules_0_modules_conv_module_modules_pointwise_conv2_parameters_weight_ = None
        hidden_states_37 = torch.nn.functional.dropout(
            hidden_states_36, 0.1, False, False
        )
        hidden_states_36 = None
        hidden_states_38 = hidden_states_37.transpose(1, 2)
        hidden_states_37 = None
        hidden_states_39 = hidden_states_28 + hidden_states_38
        hidden_states_28 = hidden_states_38 = None
        hidden_states_40 = torch.nn.functional.layer_norm(
            hidden_states_39,
            (128,),
            l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_layer_norm_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_layer_norm_parameters_bias_ = None
        hidden_states_41 = torch._C._nn.linear(
            hidden_states_40,
            l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_intermediate_dense_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_intermediate_dense_parameters_bias_,
        )
        hidden_states_40 = l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_intermediate_dense_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_intermediate_dense_parameters_bias_ = None
        hidden_states_42 = torch._C._nn.gelu(hidden_states_41)
        hidden_states_41 = None
        hidden_states_43 = torch.nn.functional.dropout(
            hidden_states_42, 0.1, False, False
        )
        hidden_states_42 = None
        hidden_states_44 = torch._C._nn.linear(
            hidden_states_43,
            l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_output_dense_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_output_dense_parameters_bias_,
        )
        hidden_states_43 = l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_output_dense_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_ffn2_modules_output_dense_parameters_bias_ = None
        hidden_states_45 = torch.nn.functional.dropout(
            hidden_states_44, 0.1, False, False
        )
        hidden_states_44 = None
        mul_2 = hidden_states_45 * 0.5
        hidden_states_45 = None
        hidden_states_46 = mul_2 + hidden_states_39
        mul_2 = hidden_states_39 = None
        hidden_states_47 = torch.nn.functional.layer_norm(
            hidden_states_46,
            (128,),
            l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_46 = l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_ = None
        hidden_states_48 = torch.nn.functional.layer_norm(
            hidden_states_47,
            (128,),
            l_self_modules_encoder_modules_layer_norm_parameters_weight_,
            l_self_modules_encoder_modules_layer_norm_parameters_bias_,
            1e-05,
        )
        hidden_states_47 = l_self_modules_encoder_modules_layer_norm_parameters_weight_ = l_self_modules_encoder_modules_layer_norm_parameters_bias_ = None
        return (hidden_states_48, norm_hidden_states)
