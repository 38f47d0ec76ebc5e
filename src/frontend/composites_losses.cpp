// Losses, whose means are over the weights of what counts.
#include "frontend/composites.hpp"

namespace passnet {
namespace {

constexpr CompositeText kLossComposites[] = {
    {"reduced(values, reduction: 'mean')", R"(
    return values.mean()
)"},
    {"reduced(values, reduction: 'sum')", R"(
    return values.sum()
)"},
    {"reduced(values, reduction: 'none')", R"(
    return values
)"},
    {"weighted(values, weight: none)", R"(
    return values
)"},
    {"weighted(values, weight)", R"(
    return values * weight
)"},
    {"weighted_where(values, target, weight: none)", R"(
    return values
)"},
    {"weighted_where(values, target, weight)", R"(
    return ((weight - 1) * target + 1) * values
)"},
    {"torch.nn.functional.binary_cross_entropy_with_logits(input, target, weight=None, "
     "size_average=None, reduce=None, reduction='mean', pos_weight=None)",
     R"(
    rates = weighted_where(torch.nn.functional.logsigmoid(input), target, pos_weight)
    return reduced(weighted((1 - target) * input - rates, weight), reduction)
)"},
    {"torch.nn.functional.binary_cross_entropy(input, target, weight=None, size_average=None, "
     "reduce=None, reduction='mean')",
     R"(
    losses = (target - 1) * torch.log1p(-input).clamp(-100) - target * torch.log(input).clamp(-100)
    return reduced(weighted(losses, weight), reduction)
)"},
    {"averaged(losses, kept, reduction: 'mean')", R"(
    return losses.sum() / kept.sum()
)"},
    {"averaged(losses, kept, reduction: 'sum')", R"(
    return losses.sum()
)"},
    {"averaged(losses, kept, reduction: 'none')", R"(
    return losses
)"},
    {"weights_of_targets(target, weight: none, ignore_index)", R"(
    return target != ignore_index
)"},
    {"weights_of_targets(target, weight, ignore_index)", R"(
    kept = target != ignore_index
    return torch.where(kept, weight[torch.where(kept, target, 0)], 0.0)
)"},
    {"weighted_by_class(values, weights, weight: none)", R"(
    return values
)"},
    {"weighted_by_class(values, weights, weight)", R"(
    return values * weights
)"},
    {"torch.nn.functional.nll_loss(input, target, weight=None, size_average=None, "
     "ignore_index=-100, reduce=None, reduction='mean')",
     R"(
    kept = target != ignore_index
    chosen = torch.where(kept, target, 0).unsqueeze(-1)
    picked = torch.gather(input.movedim(1, -1), -1, chosen).squeeze(-1)
    weights = weights_of_targets(target, weight, ignore_index)
    losses = torch.where(kept, weighted_by_class(-picked, weights, weight), 0.0)
    return averaged(losses, weights, reduction)
)"},
    {"torch.nn.functional.cross_entropy(input, target, weight=None, size_average=None, "
     "ignore_index=-100, reduce=None, reduction='mean', label_smoothing: 0.0=0.0)",
     R"(
    rates = torch.log_softmax(input, 1)
    return torch.nn.functional.nll_loss(
        rates, target, weight, ignore_index=ignore_index, reduction=reduction)
)"},
    {"torch.nn.functional.cross_entropy(input, target, weight=None, size_average=None, "
     "ignore_index=-100, reduce=None, reduction='mean', label_smoothing=0.0)",
     R"(
    rates = torch.log_softmax(input, 1)
    losses = torch.nn.functional.nll_loss(
        rates, target, weight, ignore_index=ignore_index, reduction=reduction)
    weights = weights_of_targets(target, weight, ignore_index)
    of_classes = weighted(rates.movedim(1, -1), weight).sum(-1)
    smooth = averaged(torch.where(target != ignore_index, -of_classes, 0.0), weights, reduction)
    return (1 - label_smoothing) * losses + label_smoothing / input.size(1) * smooth
)"},
    {"reduction_of(code: 0)", R"(
    return 'none'
)"},
    {"reduction_of(code: 1)", R"(
    return 'mean'
)"},
    {"reduction_of(code: 2)", R"(
    return 'sum'
)"},
    {"total_weight(weights, dtype, reduction: 0)", R"(
    return torch.zeros([], dtype=dtype)
)"},
    {"total_weight(weights, dtype, reduction)", R"(
    return weights.sum().to(dtype)
)"},
    {"torch.nll_loss_forward(input, target, weight, reduction, ignore_index)", R"(
    weights = weights_of_targets(target, weight, ignore_index)
    losses = torch.nn.functional.nll_loss(
        input, target, weight, ignore_index=ignore_index, reduction=reduction_of(reduction))
    return (losses, total_weight(weights, input.dtype, reduction))
)"},
    {"torch._C._nn.nll_loss(input, target, weight=None, reduction=1, ignore_index=-100)", R"(
    return torch.nn.functional.nll_loss(
        input, target, weight, ignore_index=ignore_index, reduction=reduction_of(reduction))
)"},
    {"torch._C._nn.nll_loss2d(input, target, weight=None, reduction=1, ignore_index=-100)", R"(
    return torch._C._nn.nll_loss(input, target, weight, reduction, ignore_index)
)"},
    {"torch._C._nn.nll_loss_nd(input, target, weight=None, reduction=1, ignore_index=-100)", R"(
    return torch._C._nn.nll_loss(input, target, weight, reduction, ignore_index)
)"},
    {"torch._C._nn.l1_loss(input, target, reduction=1)", R"(
    return torch.nn.functional.l1_loss(input, target, reduction=reduction_of(reduction))
)"},
    {"torch._C._nn.mse_loss(input, target, reduction=1)", R"(
    return torch.nn.functional.mse_loss(input, target, reduction=reduction_of(reduction))
)"},
    {"torch._C._nn.smooth_l1_loss(input, target, reduction=1, beta=1.0)", R"(
    return torch.nn.functional.smooth_l1_loss(
        input, target, reduction=reduction_of(reduction), beta=beta)
)"},
    {"torch._C._nn.huber_loss(input, target, reduction=1, delta=1.0)", R"(
    return torch.nn.functional.huber_loss(input, target, reduction_of(reduction), delta)
)"},
    {"torch._C._nn.soft_margin_loss(input, target, reduction=1)", R"(
    return torch.nn.functional.soft_margin_loss(input, target, reduction=reduction_of(reduction))
)"},
    {"torch._C._nn.binary_cross_entropy(input, target, weight=None, reduction=1)", R"(
    return torch.nn.functional.binary_cross_entropy(
        input, target, weight, reduction=reduction_of(reduction))
)"},
    {"torch.binary_cross_entropy_with_logits(input, target, weight=None, pos_weight=None, "
     "reduction=1)",
     R"(
    return torch.nn.functional.binary_cross_entropy_with_logits(
        input, target, weight, reduction=reduction_of(reduction), pos_weight=pos_weight)
)"},
    {"torch.kl_div(input, target, reduction=1, *, log_target=False)", R"(
    return torch.nn.functional.kl_div(
        input, target, reduction=reduction_of(reduction), log_target=log_target)
)"},
    {"torch.nll_loss2d_forward(input, target, weight, reduction, ignore_index)", R"(
    return torch.nll_loss_forward(input, target, weight, reduction, ignore_index)
)"},
    {"torch._C._nn.cross_entropy_loss(input, target, weight=None, reduction=1, ignore_index=-100, "
     "label_smoothing=0.0)",
     R"(
    return torch.nn.functional.cross_entropy(
        input, target, weight, ignore_index=ignore_index, reduction=reduction_of(reduction),
        label_smoothing=label_smoothing)
)"},
};

}  // namespace

std::span<const CompositeText> loss_composite_texts() { return kLossComposites; }

}  // namespace passnet
