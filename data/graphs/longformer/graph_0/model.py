import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_input_ids_: torch.Tensor,
        L_attention_mask_: torch.Tensor,
        L_self_modules_embeddings_modules_word_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_position_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_token_type_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        l_input_ids_ = L_input_ids_
        l_attention_mask_ = L_attention_mask_
        l_self_modules_embeddings_modules_word_embeddings_parameters_weight_ = (
            L_self_modules_embeddings_modules_word_embeddings_parameters_weight_
        )
        l_self_modules_embeddings_modules_position_embeddings_parameters_weight_ = (
            L_self_modules_embeddings_modules_position_embeddings_parameters_weight_
        )
        l_self_modules_embeddings_modules_token_type_embeddings_parameters_weight_ = (
            L_self_modules_embeddings_modules_token_type_embeddings_parameters_weight_
        )
        l_self_modules_embeddings_modules_layer_norm_parameters_weight_ = (
            L_self_modules_embeddings_modules_LayerNorm_parameters_weight_
        )
        l_self_modules_embeddings_modules_layer_norm_parameters_bias_ = (
            L_self_modules_embeddings_modules_LayerNorm_parameters_bias_
        )
        token_type_ids = torch.zeros(
            (1, 64), dtype=torch.int64, device=device(type="cpu")
        )
        ne = l_input_ids_.ne(1)
        mask = ne.int()
        ne = None
        cumsum = torch.cumsum(mask, dim=1)
        type_as = cumsum.type_as(mask)
        cumsum = None
        incremental_indices = type_as * mask
        type_as = mask = None
        long = incremental_indices.long()
        incremental_indices = None
        add = long + 1
        long = None
        position_ids = add.to(device(type="cpu"))
        add = None
        inputs_embeds = torch.nn.functional.embedding(
            l_input_ids_,
            l_self_modules_embeddings_modules_word_embeddings_parameters_weight_,
            1,
            None,
            2.0,
            False,
            False,
        )
        l_input_ids_ = l_self_modules_embeddings_modules_word_embeddings_parameters_weight_ = None
        position_embeddings = torch.nn.functional.embedding(
            position_ids,
            l_self_modules_embeddings_modules_position_embeddings_parameters_weight_,
            1,
            None,
            2.0,
            False,
            False,
        )
        position_ids = l_self_modules_embeddings_modules_position_embeddings_parameters_weight_ = None
        token_type_embeddings = torch.nn.functional.embedding(
            token_type_ids,
            l_self_modules_embeddings_modules_token_type_embeddings_parameters_weight_,
            None,
            None,
            2.0,
            False,
            False,
        )
        token_type_ids = l_self_modules_embeddings_modules_token_type_embeddings_parameters_weight_ = None
        add_1 = inputs_embeds + position_embeddings
        inputs_embeds = position_embeddings = None
        embeddings = add_1 + token_type_embeddings
        add_1 = token_type_embeddings = None
        embeddings_1 = torch.nn.functional.layer_norm(
            embeddings,
            (128,),
            l_self_modules_embeddings_modules_layer_norm_parameters_weight_,
            l_self_modules_embeddings_modules_layer_norm_parameters_bias_,
            1e-12,
        )
        embeddings = l_self_modules_embeddings_modules_layer_norm_parameters_weight_ = l_self_modules_embeddings_modules_layer_norm_parameters_bias_ = None
        embeddings_2 = torch.nn.functional.dropout(embeddings_1, 0.1, False, False)
        embeddings_1 = None
        clamp = torch.clamp(l_attention_mask_, min=0, max=1)
        attention_mask = clamp.to(device=device(type="cpu"), dtype=torch.bool)
        clamp = None
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
        ge = q_indices >= 0
        q_indices = None
        to_2 = ge.to(device(type="cpu"))
        ge = None
        result_1 = result & to_2
        result = to_2 = None
        getitem_4 = attention_mask[(batch_indices, kv_indices)]
        attention_mask = batch_indices = kv_indices = None
        to_3 = getitem_4.to(device(type="cpu"))
        getitem_4 = None
        result_2 = result_1 & to_3
        result_1 = to_3 = None
        attention_mask_1 = result_2.expand(1, -1, 64, 64)
        result_2 = None
        zeros_1 = torch.zeros((), device=device(type="cpu"), dtype=torch.float32)
        mask_1 = torch.where(attention_mask_1, zeros_1, -3.4028234663852886e+38)
        attention_mask_1 = zeros_1 = None
        extended_attention_mask = mask_1[
            (slice(None, None, None), 0, 0, slice(None, None, None))
        ]
        mask_1 = None
        eq = l_attention_mask_ == 2
        l_attention_mask_ = None
        extended_attention_mask[eq] = 3.4028234663852886e+38
        setitem = extended_attention_mask
        eq = setitem = None
        return (embeddings_2, extended_attention_mask)
