import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_states_: torch.Tensor,
        L_attention_mask_: torch.Tensor,
        L_self_modules_embed_state_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embed_state_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_embed_action_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embed_action_parameters_bias_: torch.nn.parameter.Parameter,
        L_actions_: torch.Tensor,
        L_self_modules_embed_return_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embed_return_parameters_bias_: torch.nn.parameter.Parameter,
        L_returns_to_go_: torch.Tensor,
        L_self_modules_embed_timestep_parameters_weight_: torch.nn.parameter.Parameter,
        L_timesteps_: torch.Tensor,
        L_self_modules_embed_ln_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embed_ln_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_wpe_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_ln_f_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_ln_f_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_predict_return_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_predict_return_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_predict_state_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_predict_state_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_predict_action_modules_0_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_predict_action_modules_0_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_states_ = L_states_
        l_attention_mask_ = L_attention_mask_
        l_self_modules_embed_state_parameters_weight_ = (
            L_self_modules_embed_state_parameters_weight_
        )
        l_self_modules_embed_state_parameters_bias_ = (
            L_self_modules_embed_state_parameters_bias_
        )
        l_self_modules_embed_action_parameters_weight_ = (
            L_self_modules_embed_action_parameters_weight_
        )
        l_self_modules_embed_action_parameters_bias_ = (
            L_self_modules_embed_action_parameters_bias_
        )
        l_actions_ = L_actions_
        l_self_modules_embed_return_parameters_weight_ = (
            L_self_modules_embed_return_parameters_weight_
        )
        l_self_modules_embed_return_parameters_bias_ = (
            L_self_modules_embed_return_parameters_bias_
        )
        l_returns_to_go_ = L_returns_to_go_
        l_self_modules_embed_timestep_parameters_weight_ = (
            L_self_modules_embed_timestep_parameters_weight_
        )
        l_timesteps_ = L_timesteps_
        l_self_modules_embed_ln_parameters_weight_ = (
            L_self_modules_embed_ln_parameters_weight_
        )
        l_self_modules_embed_ln_parameters_bias_ = (
            L_self_modules_embed_ln_parameters_bias_
        )
        l_self_modules_encoder_modules_wpe_parameters_weight_ = (
            L_self_modules_encoder_modules_wpe_parameters_weight_
        )
        l_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_weight_ = (
            L_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_weight_
        )
        l_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_bias_ = (
            L_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_bias_
        )
        l_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_bias_ = L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_bias_
        l_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_weight_ = L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_weight_
        l_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_bias_ = L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_bias_
        l_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_weight_ = L_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_weight_
        l_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_weight_ = (
            L_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_weight_
        )
        l_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_bias_ = (
            L_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_bias_
        )
        l_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_bias_ = L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_bias_
        l_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_weight_ = L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_weight_
        l_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_bias_ = L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_bias_
        l_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_weight_ = L_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_weight_
        l_self_modules_encoder_modules_ln_f_parameters_weight_ = (
            L_self_modules_encoder_modules_ln_f_parameters_weight_
        )
        l_self_modules_encoder_modules_ln_f_parameters_bias_ = (
            L_self_modules_encoder_modules_ln_f_parameters_bias_
        )
        l_self_modules_predict_return_parameters_weight_ = (
            L_self_modules_predict_return_parameters_weight_
        )
        l_self_modules_predict_return_parameters_bias_ = (
            L_self_modules_predict_return_parameters_bias_
        )
        l_self_modules_predict_state_parameters_weight_ = (
            L_self_modules_predict_state_parameters_weight_
        )
        l_self_modules_predict_state_parameters_bias_ = (
            L_self_modules_predict_state_parameters_bias_
        )
        l_self_modules_predict_action_modules_0_parameters_weight_ = (
            L_self_modules_predict_action_modules_0_parameters_weight_
        )
        l_self_modules_predict_action_modules_0_parameters_bias_ = (
            L_self_modules_predict_action_modules_0_parameters_bias_
        )
        state_embeddings = torch._C._nn.linear(
            l_states_,
            l_self_modules_embed_state_parameters_weight_,
            l_self_modules_embed_state_parameters_bias_,
        )
        l_states_ = l_self_modules_embed_state_parameters_weight_ = l_self_modules_embed_state_parameters_bias_ = None
        action_embeddings = torch._C._nn.linear(
            l_actions_,
            l_self_modules_embed_action_parameters_weight_,
            l_self_modules_embed_action_parameters_bias_,
        )
        l_actions_ = l_self_modules_embed_action_parameters_weight_ = l_self_modules_embed_action_parameters_bias_ = None
        returns_embeddings = torch._C._nn.linear(
            l_returns_to_go_,
            l_self_modules_embed_return_parameters_weight_,
            l_self_modules_embed_return_parameters_bias_,
        )
        l_returns_to_go_ = l_self_modules_embed_return_parameters_weight_ = l_self_modules_embed_return_parameters_bias_ = None
        time_embeddings = torch.nn.functional.embedding(
            l_timesteps_,
            l_self_modules_embed_timestep_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        l_timesteps_ = l_self_modules_embed_timestep_parameters_weight_ = None
        state_embeddings_1 = state_embeddings + time_embeddings
        state_embeddings = None
        action_embeddings_1 = action_embeddings + time_embeddings
        action_embeddings = None
        returns_embeddings_1 = returns_embeddings + time_embeddings
        returns_embeddings = time_embeddings = None
        stack = torch.stack(
            (returns_embeddings_1, state_embeddings_1, action_embeddings_1), dim=1
        )
        returns_embeddings_1 = state_embeddings_1 = action_embeddings_1 = None
        permute = stack.permute(0, 2, 1, 3)
        stack = None
        stacked_inputs = permute.reshape(1, 36, 128)
        permute = None
        stacked_inputs_1 = torch.nn.functional.layer_norm(
            stacked_inputs,
            (128,),
            l_self_modules_embed_ln_parameters_weight_,
            l_self_modules_embed_ln_parameters_bias_,
            1e-05,
        )
        stacked_inputs = l_self_modules_embed_ln_parameters_weight_ = l_self_modules_embed_ln_parameters_bias_ = None
        stack_1 = torch.stack(
            (l_attention_mask_, l_attention_mask_, l_attention_mask_), dim=1
        )
        l_attention_mask_ = None
        permute_1 = stack_1.permute(0, 2, 1)
        stack_1 = None
        stacked_attention_mask = permute_1.reshape(1, 36)
        permute_1 = None
        zeros = torch.zeros((1, 36), device=device(type="cpu"), dtype=torch.int64)
        attention_mask = stacked_attention_mask.to(
            device=device(type="cpu"), dtype=torch.bool
        )
        stacked_attention_mask = None
        batch_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = torch.arange(1, device=device(type="cpu"))
        head_arange = None
        arange_2 = torch.arange(36, device=device(type="cpu"))
        q_arange = arange_2 + 0
        arange_2 = None
        arange_3 = torch.arange(36, device=device(type="cpu"))
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
        to_1 = le.to(device(type="cpu"))
        le = None
        result_1 = result & to_1
        result = to_1 = None
        getitem_4 = attention_mask[(batch_indices, kv_indices)]
        attention_mask = batch_indices = kv_indices = None
        to_2 = getitem_4.to(device(type="cpu"))
        getitem_4 = None
        result_2 = result_1 & to_2
        result_1 = to_2 = None
        attention_mask_1 = result_2.expand(1, -1, 36, 36)
        result_2 = None
        position_embeds = torch.nn.functional.embedding(
            zeros,
            l_self_modules_encoder_modules_wpe_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        zeros = l_self_modules_encoder_modules_wpe_parameters_weight_ = None
        hidden_states = stacked_inputs_1 + position_embeds
        stacked_inputs_1 = position_embeds = None
        hidden_states_1 = torch.nn.functional.dropout(hidden_states, 0.1, False, False)
        hidden_states = None
        hidden_states_2 = torch.nn.functional.layer_norm(
            hidden_states_1,
            (128,),
            l_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_weight_,
            l_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_weight_ = l_self_modules_encoder_modules_h_modules_0_modules_ln_1_parameters_bias_ = None
        view = hidden_states_2.view(-1, 128)
        hidden_states_2 = None
        x = torch.addmm(
            l_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_bias_,
            view,
            l_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_weight_,
        )
        l_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_bias_ = view = l_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_attn_parameters_weight_ = None
        x_1 = x.view((1, 36, 384))
        x = None
        split = x_1.split(128, dim=2)
        x_1 = None
        query_states = split[0]
        key_states = split[1]
        value_states = split[2]
        split = None
        view_2 = key_states.view((1, 36, -1, 128))
        key_states = None
        key_states_1 = view_2.transpose(1, 2)
        view_2 = None
        view_3 = value_states.view((1, 36, -1, 128))
        value_states = None
        value_states_1 = view_3.transpose(1, 2)
        view_3 = None
        view_4 = query_states.view((1, 36, -1, 128))
        query_states = None
        query_states_1 = view_4.transpose(1, 2)
        view_4 = None
        tensor = torch.tensor([], dtype=torch.float32, device=device(type="cpu"))
        tensor_1 = torch.tensor([], dtype=torch.float32, device=device(type="cpu"))
        keys = torch.cat([tensor, key_states_1], dim=-2)
        tensor = key_states_1 = None
        values = torch.cat([tensor_1, value_states_1], dim=-2)
        tensor_1 = value_states_1 = None
        attn_output = torch._C._nn.scaled_dot_product_attention(
            query_states_1,
            keys,
            values,
            attn_mask=attention_mask_1,
            dropout_p=0.0,
            scale=0.08838834764831845,
            is_causal=False,
        )
        query_states_1 = keys = values = attention_mask_1 = None
        attn_output_1 = attn_output.reshape(1, -1, 36, 128)
        attn_output = None
        transpose_3 = attn_output_1.transpose(1, 2)
        attn_output_1 = None
        attn_output_2 = transpose_3.contiguous()
        transpose_3 = None
        reshape_3 = attn_output_2.reshape(1, 36, -1)
        attn_output_2 = None
        attn_output_3 = reshape_3.contiguous()
        reshape_3 = None
        view_5 = attn_output_3.view(-1, 128)
        attn_output_3 = None
        x_2 = torch.addmm(
            l_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_bias_,
            view_5,
            l_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_weight_,
        )
        l_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_bias_ = view_5 = l_self_modules_encoder_modules_h_modules_0_modules_attn_modules_c_proj_parameters_weight_ = None
        x_3 = x_2.view((1, 36, 128))
        x_2 = None
        attn_output_4 = torch.nn.functional.dropout(x_3, 0.1, False, False)
        x_3 = None
        hidden_states_3 = attn_output_4 + hidden_states_1
        attn_output_4 = hidden_states_1 = None
        hidden_states_4 = torch.nn.functional.layer_norm(
            hidden_states_3,
            (128,),
            l_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_weight_,
            l_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_bias_,
            1e-05,
        )
        l_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_weight_ = l_self_modules_encoder_modules_h_modules_0_modules_ln_2_parameters_bias_ = None
        view_7 = hidden_states_4.view(-1, 128)
        hidden_states_4 = None
        x_4 = torch.addmm(
            l_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_bias_,
            view_7,
            l_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_weight_,
        )
        l_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_bias_ = view_7 = l_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_weight_ = None
        x_5 = x_4.view((1, 36, 512))
        x_4 = None
        hidden_states_5 = torch.nn.functional.relu(x_5, inplace=False)
        x_5 = None
        view_9 = hidden_states_5.view(-1, 512)
        hidden_states_5 = None
        x_6 = torch.addmm(
            l_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_bias_,
            view_9,
            l_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_weight_,
        )
        l_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_bias_ = view_9 = l_self_modules_encoder_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_weight_ = None
        x_7 = x_6.view((1, 36, 128))
        x_6 = None
        hidden_states_6 = torch.nn.functional.dropout(x_7, 0.1, False, False)
        x_7 = None
        hidden_states_7 = hidden_states_3 + hidden_states_6
        hidden_states_3 = hidden_states_6 = None
        hidden_states_8 = torch.nn.functional.layer_norm(
            hidden_states_7,
            (128,),
            l_self_modules_encoder_modules_ln_f_parameters_weight_,
            l_self_modules_encoder_modules_ln_f_parameters_bias_,
            1e-05,
        )
        hidden_states_7 = l_self_modules_encoder_modules_ln_f_parameters_weight_ = l_self_modules_encoder_modules_ln_f_parameters_bias_ = None
        hidden_states_9 = hidden_states_8.view((-1, 36, 128))
        hidden_states_8 = None
        reshape_4 = hidden_states_9.reshape(1, 12, 3, 128)
        x_8 = reshape_4.permute(0, 2, 1, 3)
        reshape_4 = None
        getitem_8 = x_8[(slice(None, None, None), 2)]
        return_preds = torch._C._nn.linear(
            getitem_8,
            l_self_modules_predict_return_parameters_weight_,
            l_self_modules_predict_return_parameters_bias_,
        )
        getitem_8 = l_self_modules_predict_return_parameters_weight_ = l_self_modules_predict_return_parameters_bias_ = None
        getitem_9 = x_8[(slice(None, None, None), 2)]
        state_preds = torch._C._nn.linear(
            getitem_9,
            l_self_modules_predict_state_parameters_weight_,
            l_self_modules_predict_state_parameters_bias_,
        )
        getitem_9 = l_self_modules_predict_state_parameters_weight_ = l_self_modules_predict_state_parameters_bias_ = None
        getitem_10 = x_8[(slice(None, None, None), 1)]
        x_8 = None
        input_1 = torch._C._nn.linear(
            getitem_10,
            l_self_modules_predict_action_modules_0_parameters_weight_,
            l_self_modules_predict_action_modules_0_parameters_bias_,
        )
        getitem_10 = l_self_modules_predict_action_modules_0_parameters_weight_ = l_self_modules_predict_action_modules_0_parameters_bias_ = None
        input_2 = torch.tanh(input_1)
        input_1 = None
        return (state_preds, input_2, return_preds, hidden_states_9)
