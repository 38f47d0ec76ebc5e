// Losses: a function of each pair of elements, kept, averaged or summed.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

namespace passnet {
namespace {

// op(self, target, reduction, …)
constexpr size_t kReduction = 2;

Result<Types> infer_loss(const OpCall& call) {
  const DType dtype = call.promoted();
  const std::string_view reduction = call.string(kReduction);
  const bool is_distance = call.op().name() == "l1_loss" && reduction == "none" &&
                           is_integral(dtype) && dtype != DType::kBool;
  if (!is_float(dtype) && !is_distance) return refuse_dtype(call, dtype, "a floating dtype");
  const bool is_kl = call.op().name() == "kl_div" && reduction == "batchmean";
  if (reduction == "none") return Types{{dtype, TRY(broadcast_shape(call))}};
  if (reduction != "mean" && reduction != "sum" && !is_kl) {
    return call.fail("bad-reduction", "expected reduction 'none', 'mean' or 'sum', found '{}'",
                     reduction);
  }
  TRY(broadcast_shape(call));
  return Types{{dtype, {}}};
}

using LossFunction = ExprId (*)(const OpCall&, KernelBuilder&, ExprId x, ExprId y);

// Each element's loss rounds to the dtype before the sum, as PyTorch composes it.
template <LossFunction loss>
void lower_loss(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const Shape shape = *broadcast_shape(call);
  const DType dtype = call.promoted();
  const DType compute = opmath(dtype);
  const auto indices = loop_indices(builder, shape.size());
  const ExprId x = value_at(call, buffers, builder, 0, compute, shape, indices);
  const ExprId y = value_at(call, buffers, builder, 1, compute, shape, indices);
  const ExprId value = loss(call, builder, x, y);
  const BufferId output = buffers.outputs[0];
  const std::string_view reduction = call.string(kReduction);
  if (reduction == "none") {
    builder.map(builder.extents(output), output, indices, value);
    return;
  }
  ParameterIds loops;
  int64_t elements = 1;
  for (const int64_t extent : shape) {
    loops.push_back(builder.parameter(extent));
    elements *= extent;
  }
  const ExprId rounded = builder.cast(builder.cast(value, dtype), compute);
  if (reduction == "sum") {
    builder.reduce(loops, loops.size(), Combine::kSum, rounded, output, {});
    return;
  }
  const BufferId total = builder.temporary("total", compute, {});
  builder.reduce(loops, loops.size(), Combine::kSum, rounded, total, {});
  const int64_t divisor = reduction == "mean" ? elements : shape.empty() ? 1 : shape[0];
  builder.map({}, output, {},
              divide(builder, builder.load(total, {}), count(builder, divisor, compute)));
}

ExprId apply_one(KernelBuilder& builder, ScalarOp op, ExprId x) { return builder.apply(op, {x}); }
ExprId gap(KernelBuilder& builder, ExprId x, ExprId y) {
  return apply_one(builder, ScalarOp::kAbs, minus(builder, x, y));
}
ExprId product_with_half(KernelBuilder& builder, ExprId x) {
  return times(builder, number_like(builder, x, 0.5), x);
}

ExprId l1(const OpCall&, KernelBuilder& builder, ExprId x, ExprId y) { return gap(builder, x, y); }

ExprId squared(const OpCall&, KernelBuilder& builder, ExprId x, ExprId y) {
  const ExprId difference = minus(builder, x, y);
  return times(builder, difference, difference);
}

// 0.5 d² / beta below beta, else d - 0.5 beta
ExprId smooth_l1(const OpCall& call, KernelBuilder& builder, ExprId x, ExprId y) {
  const ExprId distance = gap(builder, x, y);
  if (call.number(3) == 0) return distance;
  const ExprId beta = number_like(builder, x, call.number(3));
  const ExprId near =
      divide(builder, times(builder, product_with_half(builder, distance), distance), beta);
  return choose(builder, less(builder, distance, beta), near,
                minus(builder, distance, product_with_half(builder, beta)));
}

// 0.5 d² up to delta, else delta (d - 0.5 delta)
ExprId huber(const OpCall& call, KernelBuilder& builder, ExprId x, ExprId y) {
  const ExprId distance = gap(builder, x, y);
  const ExprId delta = number_like(builder, x, call.number(3));
  const ExprId near = times(builder, product_with_half(builder, distance), distance);
  const ExprId far =
      times(builder, delta, minus(builder, distance, product_with_half(builder, delta)));
  return choose(builder, less(builder, delta, distance), far, near);
}

// Functions that PyTorch composes of several ops round after each.
ExprId rounded(const OpCall& call, KernelBuilder& builder, ExprId value) {
  return builder.cast(builder.cast(value, call.promoted()), builder.dtype(value));
}

// log1p(exp(-x y)), composed
ExprId soft_margin(const OpCall& call, KernelBuilder& builder, ExprId x, ExprId y) {
  const ExprId negated = apply_one(builder, ScalarOp::kNeg, times(builder, x, y));
  const ExprId power = apply_one(builder, ScalarOp::kExp, rounded(call, builder, negated));
  return apply_one(builder, ScalarOp::kLog1p, rounded(call, builder, power));
}

// y log(y) - y x, or exp(y) (y - x) of logarithms, composed
ExprId kl_div(const OpCall& call, KernelBuilder& builder, ExprId x, ExprId y) {
  if (call.boolean(3)) {
    return times(builder, rounded(call, builder, apply_one(builder, ScalarOp::kExp, y)),
                 rounded(call, builder, minus(builder, y, x)));
  }
  const ExprId zero = number_like(builder, y, 0);
  const ExprId own = choose(builder, builder.apply(ScalarOp::kEq, {y, zero}), zero,
                            times(builder, y, apply_one(builder, ScalarOp::kLog, y)));
  return minus(builder, rounded(call, builder, own), rounded(call, builder, times(builder, y, x)));
}

Result<Types> infer_smooth_l1(const OpCall& call) {
  if (call.number(3) < 0) {
    return call.fail("bad-bounds", "expected beta to be at least 0, found {}", call.number(3));
  }
  return infer_loss(call);
}

Result<Types> infer_huber(const OpCall& call) {
  if (!(call.number(3) > 0)) {
    return call.fail("bad-bounds", "expected delta to be above 0, found {}", call.number(3));
  }
  return infer_loss(call);
}

constexpr OpDef kLossOps[] = {
    {.schema = "l1_loss(Tensor self, Tensor target, str reduction=\"mean\") -> Tensor",
     .doc = "|self - target|, averaged, summed or neither",
     .spellings = kSpellings<"torch.nn.functional.l1_loss(input, target, size_average: none=None, "
                             "reduce: none=None, reduction='mean', weight: none=None)">,
     .infer = infer_loss,
     .lower = lower_loss<l1>,
     .example = "%y = l1_loss(%a, %b) : f32[]"},
    {.schema = "mse_loss(Tensor self, Tensor target, str reduction=\"mean\") -> Tensor",
     .doc = "(self - target)^2, averaged, summed or neither",
     .spellings = kSpellings<"torch.nn.functional.mse_loss(input, target, size_average: none=None, "
                             "reduce: none=None, reduction='mean', weight: none=None)">,
     .infer = infer_loss,
     .lower = lower_loss<squared>,
     .example = "%y = mse_loss(%a, %b) : f32[]"},
    {.schema = "smooth_l1_loss(Tensor self, Tensor target, str reduction=\"mean\", "
               "float beta=1.0) -> Tensor",
     .doc = "l1_loss, a parabola where self and target are closer than beta",
     .spellings =
         kSpellings<"torch.nn.functional.smooth_l1_loss(input, target, size_average: none=None, "
                    "reduce: none=None, reduction='mean', beta=1.0)">,
     .infer = infer_smooth_l1,
     .lower = lower_loss<smooth_l1>,
     .example = "%y = smooth_l1_loss(%a, %b) : f32[]"},
    {.schema = "huber_loss(Tensor self, Tensor target, str reduction=\"mean\", float delta=1.0)"
               " -> Tensor",
     .doc = "half the squared distance up to delta, a line of slope delta beyond",
     .spellings =
         kSpellings<"torch.nn.functional.huber_loss(input, target, reduction='mean', delta=1.0, "
                    "weight: none=None)">,
     .infer = infer_huber,
     .lower = lower_loss<huber>,
     .example = "%y = huber_loss(%a, %b) : f32[]"},
    {.schema = "soft_margin_loss(Tensor self, Tensor target, str reduction=\"mean\") -> Tensor",
     .doc = "log1p(exp(-self * target)), averaged, summed or neither",
     .spellings =
         kSpellings<"torch.nn.functional.soft_margin_loss(input, target, size_average: none=None, "
                    "reduce: none=None, reduction='mean')">,
     .infer = infer_loss,
     .lower = lower_loss<soft_margin>,
     .example = "%y = soft_margin_loss(%a, %b) : f32[]"},
    {.schema = "kl_div(Tensor self, Tensor target, str reduction=\"mean\", bool log_target=False)"
               " -> Tensor",
     .doc = "target * (log(target) - self); target is given as its logarithm with log_target",
     .spellings = kSpellings<"torch.nn.functional.kl_div(input, target, size_average: none=None, "
                             "reduce: none=None, reduction='mean', log_target=False)",
                             "torch.kl_div(input, target, reduction: 0, *, log_target=False) "
                             "=> kl_div(input, target, reduction='none', log_target=log_target)">,
     .infer = infer_loss,
     .lower = lower_loss<kl_div>,
     .needs = needs_positive<1>,
     .example = "(%a: f32[4], %b: f32[4] {min=0.1, max=0.9}) %y = kl_div(%a, %b) : f32[]"},
};

}  // namespace

std::span<const OpDef> loss_ops() { return kLossOps; }

}  // namespace passnet
