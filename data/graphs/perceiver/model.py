import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_inputs_: torch.Tensor,
        L_self_modules_embeddings_parameters_latents_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_layernorm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_layernorm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense2_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_inputs_ = L_inputs_
        l_self_modules_embeddings_parameters_latents_ = (
            L_self_modules_embeddings_parameters_latents_
        )
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm1_parameters_weight_ = L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm1_parameters_weight_
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm1_parameters_bias_ = L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm1_parameters_bias_
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm2_parameters_weight_ = L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm2_parameters_weight_
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm2_parameters_bias_ = L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm2_parameters_bias_
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_query_parameters_weight_ = L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_query_parameters_weight_
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_query_parameters_bias_ = L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_query_parameters_bias_
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_key_parameters_weight_ = L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_key_parameters_weight_
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_key_parameters_bias_ = L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_key_parameters_bias_
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_value_parameters_weight_ = L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_value_parameters_weight_
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_value_parameters_bias_ = L_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_value_parameters_bias_
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_output_modules_dense_parameters_weight_ = L_self_modules_encoder_modules_cross_attention_modules_attention_modules_output_modules_dense_parameters_weight_
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_output_modules_dense_parameters_bias_ = L_self_modules_encoder_modules_cross_attention_modules_attention_modules_output_modules_dense_parameters_bias_
        l_self_modules_encoder_modules_cross_attention_modules_layernorm_parameters_weight_ = L_self_modules_encoder_modules_cross_attention_modules_layernorm_parameters_weight_
        l_self_modules_encoder_modules_cross_attention_modules_layernorm_parameters_bias_ = L_self_modules_encoder_modules_cross_attention_modules_layernorm_parameters_bias_
        l_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense1_parameters_weight_ = L_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense1_parameters_weight_
        l_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense1_parameters_bias_ = L_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense1_parameters_bias_
        l_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense2_parameters_weight_ = L_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense2_parameters_weight_
        l_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense2_parameters_bias_ = L_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense2_parameters_bias_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_layernorm1_parameters_weight_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_layernorm1_parameters_weight_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_layernorm1_parameters_bias_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_layernorm1_parameters_bias_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_query_parameters_weight_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_query_parameters_weight_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_query_parameters_bias_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_query_parameters_bias_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_key_parameters_weight_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_key_parameters_weight_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_key_parameters_bias_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_key_parameters_bias_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_value_parameters_weight_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_value_parameters_weight_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_value_parameters_bias_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_value_parameters_bias_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_layernorm_parameters_weight_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_layernorm_parameters_weight_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_layernorm_parameters_bias_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_layernorm_parameters_bias_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense1_parameters_weight_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense1_parameters_weight_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense1_parameters_bias_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense1_parameters_bias_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense2_parameters_weight_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense2_parameters_weight_
        l_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense2_parameters_bias_ = L_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense2_parameters_bias_
        attention_mask = torch.ones((1, 64), device=device(type="cpu"))
        embedding_output = l_self_modules_embeddings_parameters_latents_.expand(
            1, -1, -1
        )
        l_self_modules_embeddings_parameters_latents_ = None
        attention_mask_1 = attention_mask.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        attention_mask = None
        batch_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = None
        arange_2 = torch.arange(32, device=device(type="cpu"))
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
        ge = q_indices >= 0
        q_indices = None
        to_1 = ge.to(device(type="cpu"))
        ge = None
        result_1 = result & to_1
        result = to_1 = None
        getitem_4 = attention_mask_1[(batch_indices, kv_indices)]
        attention_mask_1 = batch_indices = kv_indices = None
        to_2 = getitem_4.to(device(type="cpu"))
        getitem_4 = None
        result_2 = result_1 & to_2
        result_1 = to_2 = None
        attention_mask_2 = result_2.expand(1, -1, 32, 64)
        result_2 = None
        zeros = torch.zeros((), device=device(type="cpu"), dtype=torch.float32)
        mask = torch.where(attention_mask_2, zeros, -3.4028234663852886e+38)
        attention_mask_2 = zeros = None
        hidden_states = torch.nn.functional.layer_norm(
            embedding_output,
            (128,),
            l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm1_parameters_weight_,
            l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm1_parameters_weight_ = l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm1_parameters_bias_ = None
        inputs = torch.nn.functional.layer_norm(
            l_inputs_,
            (64,),
            l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm2_parameters_weight_,
            l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm2_parameters_bias_,
            1e-05,
        )
        l_inputs_ = l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm2_parameters_weight_ = l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_layernorm2_parameters_bias_ = None
        queries = torch._C._nn.linear(
            hidden_states,
            l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_query_parameters_weight_,
            l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_query_parameters_bias_,
        )
        hidden_states = l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_query_parameters_weight_ = l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_query_parameters_bias_ = None
        keys = torch._C._nn.linear(
            inputs,
            l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_key_parameters_weight_,
            l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_key_parameters_bias_,
        )
        l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_key_parameters_weight_ = l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_key_parameters_bias_ = None
        values = torch._C._nn.linear(
            inputs,
            l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_value_parameters_weight_,
            l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_value_parameters_bias_,
        )
        inputs = l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_value_parameters_weight_ = l_self_modules_encoder_modules_cross_attention_modules_attention_modules_self_modules_value_parameters_bias_ = None
        x = queries.view(1, 32, 8, 8)
        queries = None
        queries_1 = x.permute(0, 2, 1, 3)
        x = None
        x_1 = keys.view(1, 64, 8, 8)
        keys = None
        keys_1 = x_1.permute(0, 2, 1, 3)
        x_1 = None
        x_2 = values.view(1, 64, 8, 8)
        values = None
        values_1 = x_2.permute(0, 2, 1, 3)
        x_2 = None
        transpose = keys_1.transpose(-1, -2)
        keys_1 = None
        attention_scores = torch.matmul(queries_1, transpose)
        queries_1 = transpose = None
        attention_scores_1 = attention_scores / 2.8284271247461903
        attention_scores = None
        attention_scores_2 = attention_scores_1 + mask
        attention_scores_1 = mask = None
        _log_api_usage_once = torch._C._log_api_usage_once("python.nn_module")
        _log_api_usage_once = None
        attention_probs = torch.nn.functional.softmax(
            attention_scores_2, -1, _stacklevel=5
        )
        attention_scores_2 = None
        attention_probs_1 = torch.nn.functional.dropout(
            attention_probs, 0.1, False, False
        )
        attention_probs = None
        context_layer = torch.matmul(attention_probs_1, values_1)
        attention_probs_1 = values_1 = None
        permute_3 = context_layer.permute(0, 2, 1, 3)
        context_layer = None
        context_layer_1 = permute_3.contiguous()
        permute_3 = None
        context_layer_2 = context_layer_1.view(1, 32, 64)
        context_layer_1 = None
        hidden_states_1 = torch._C._nn.linear(
            context_layer_2,
            l_self_modules_encoder_modules_cross_attention_modules_attention_modules_output_modules_dense_parameters_weight_,
            l_self_modules_encoder_modules_cross_attention_modules_attention_modules_output_modules_dense_parameters_bias_,
        )
        context_layer_2 = l_self_modules_encoder_modules_cross_attention_modules_attention_modules_output_modules_dense_parameters_weight_ = l_self_modules_encoder_modules_cross_attention_modules_attention_modules_output_modules_dense_parameters_bias_ = None
        attention_output = hidden_states_1 + embedding_output
        hidden_states_1 = embedding_output = None
        layer_output = torch.nn.functional.layer_norm(
            attention_output,
            (128,),
            l_self_modules_encoder_modules_cross_attention_modules_layernorm_parameters_weight_,
            l_self_modules_encoder_modules_cross_attention_modules_layernorm_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_cross_attention_modules_layernorm_parameters_weight_ = l_self_modules_encoder_modules_cross_attention_modules_layernorm_parameters_bias_ = None
        hidden_states_2 = torch._C._nn.linear(
            layer_output,
            l_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense1_parameters_weight_,
            l_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense1_parameters_bias_,
        )
        layer_output = l_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense1_parameters_weight_ = l_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense1_parameters_bias_ = None
        hidden_states_3 = torch._C._nn.gelu(hidden_states_2)
        hidden_states_2 = None
        hidden_states_4 = torch._C._nn.linear(
            hidden_states_3,
            l_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense2_parameters_weight_,
            l_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense2_parameters_bias_,
        )
        hidden_states_3 = l_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense2_parameters_weight_ = l_self_modules_encoder_modules_cross_attention_modules_mlp_modules_dense2_parameters_bias_ = None
        layer_output_1 = hidden_states_4 + attention_output
        hidden_states_4 = attention_output = None
        hidden_states_5 = torch.nn.functional.layer_norm(
            layer_output_1,
            (128,),
            l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_layernorm1_parameters_weight_,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_layernorm1_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_layernorm1_parameters_weight_ = l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_layernorm1_parameters_bias_ = None
        queries_2 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_query_parameters_weight_,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_query_parameters_bias_,
        )
        l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_query_parameters_weight_ = l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_query_parameters_bias_ = None
        keys_2 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_key_parameters_weight_,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_key_parameters_bias_,
        )
        l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_key_parameters_weight_ = l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_key_parameters_bias_ = None
        values_2 = torch._C._nn.linear(
            hidden_states_5,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_value_parameters_weight_,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_value_parameters_bias_,
        )
        hidden_states_5 = l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_value_parameters_weight_ = l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_self_modules_value_parameters_bias_ = None
        x_3 = queries_2.view(1, 32, 8, 16)
        queries_2 = None
        queries_3 = x_3.permute(0, 2, 1, 3)
        x_3 = None
        x_4 = keys_2.view(1, 32, 8, 16)
        keys_2 = None
        keys_3 = x_4.permute(0, 2, 1, 3)
        x_4 = None
        x_5 = values_2.view(1, 32, 8, 16)
        values_2 = None
        values_3 = x_5.permute(0, 2, 1, 3)
        x_5 = None
        transpose_1 = keys_3.transpose(-1, -2)
        keys_3 = None
        attention_scores_3 = torch.matmul(queries_3, transpose_1)
        queries_3 = transpose_1 = None
        attention_scores_4 = attention_scores_3 / 4.0
        attention_scores_3 = None
        _log_api_usage_once_1 = torch._C._log_api_usage_once("python.nn_module")
        _log_api_usage_once_1 = None
        attention_probs_2 = torch.nn.functional.softmax(
            attention_scores_4, -1, _stacklevel=5
        )
        attention_scores_4 = None
        attention_probs_3 = torch.nn.functional.dropout(
            attention_probs_2, 0.1, False, False
        )
        attention_probs_2 = None
        context_layer_3 = torch.matmul(attention_probs_3, values_3)
        attention_probs_3 = values_3 = None
        permute_7 = context_layer_3.permute(0, 2, 1, 3)
        context_layer_3 = None
        context_layer_4 = permute_7.contiguous()
        permute_7 = None
        context_layer_5 = context_layer_4.view(1, 32, 128)
        context_layer_4 = None
        hidden_states_6 = torch._C._nn.linear(
            context_layer_5,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_,
        )
        context_layer_5 = l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_ = l_self_modules_encoder_modules_self_attends_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_ = None
        attention_output_1 = hidden_states_6 + layer_output_1
        hidden_states_6 = layer_output_1 = None
        layer_output_2 = torch.nn.functional.layer_norm(
            attention_output_1,
            (128,),
            l_self_modules_encoder_modules_self_attends_modules_0_modules_layernorm_parameters_weight_,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_layernorm_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_self_attends_modules_0_modules_layernorm_parameters_weight_ = l_self_modules_encoder_modules_self_attends_modules_0_modules_layernorm_parameters_bias_ = None
        hidden_states_7 = torch._C._nn.linear(
            layer_output_2,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense1_parameters_weight_,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense1_parameters_bias_,
        )
        layer_output_2 = l_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense1_parameters_weight_ = l_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense1_parameters_bias_ = None
        hidden_states_8 = torch._C._nn.gelu(hidden_states_7)
        hidden_states_7 = None
        hidden_states_9 = torch._C._nn.linear(
            hidden_states_8,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense2_parameters_weight_,
            l_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense2_parameters_bias_,
        )
        hidden_states_8 = l_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense2_parameters_weight_ = l_self_modules_encoder_modules_self_attends_modules_0_modules_mlp_modules_dense2_parameters_bias_ = None
        layer_output_3 = hidden_states_9 + attention_output_1
        hidden_states_9 = attention_output_1 = None
        return (layer_output_3,)
