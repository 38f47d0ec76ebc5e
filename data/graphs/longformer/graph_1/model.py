import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_attention_mask_: torch.Tensor,
    ):
        l_attention_mask_ = L_attention_mask_
        is_index_masked = l_attention_mask_ < 0
        is_index_global_attn = l_attention_mask_ > 0
        l_attention_mask_ = None
        flatten = is_index_global_attn.flatten()
        any_1 = flatten.any()
        flatten = None
        return (any_1, is_index_masked, is_index_global_attn)
