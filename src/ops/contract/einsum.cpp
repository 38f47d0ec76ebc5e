// Einstein's summation.
#include "ops/contract/contraction.hpp"
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <map>

namespace passnet {
namespace {

// A letter, or a dim of an ellipsis: kEllipsis + its distance from the last of them.
using Label = int;
constexpr Label kEllipsis = 256;
constexpr Label kDots = -1;  // an ellipsis that no operand's rank has resolved yet

using Labels = std::vector<Label>;

struct EinsumPlan {
  std::vector<Labels> operands;
  Labels output;
  Labels summed;                     // in the order of their first appearance
  std::map<Label, int64_t> extents;  // broadcast
  DType dtype = DType::kF32;
};

std::unexpected<Diagnostic> flaw(const OpCall& call, std::string_view what) {
  return call.fail("bad-equation", "{} in the equation \"{}\"", what, call.string(0));
}

Result<Labels> parse_labels(const OpCall& call, std::string_view text) {
  Labels labels;
  while (!text.empty()) {
    const char c = text.front();
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (text.starts_with("...")) {
      if (std::ranges::find(labels, kDots) != labels.end()) return flaw(call, "two ellipses");
      labels.push_back(kDots);
      text.remove_prefix(2);
    } else if (letter) {
      labels.push_back(c);
    } else if (c != ' ') {
      return flaw(call, "a character that is no letter");
    }
    text.remove_prefix(1);
  }
  return labels;
}

// `labels` with the ellipsis, if there is one, expanded to `dims` labels.
Labels expanded(const Labels& labels, size_t dims) {
  Labels result;
  for (const Label label : labels) {
    if (label != kDots) result.push_back(label);
    for (size_t i = dims; label == kDots && i > 0; --i) {
      result.push_back(kEllipsis + static_cast<Label>(i));
    }
  }
  return result;
}

bool has(const Labels& labels, Label label) {
  return std::ranges::find(labels, label) != labels.end();
}

Result<void> add_operand(const OpCall& call, EinsumPlan& plan, std::string_view text,
                         const TensorType& type) {
  Labels labels = TRY(parse_labels(call, text));
  const bool dots = has(labels, kDots);
  const size_t named = labels.size() - (dots ? 1 : 0);
  if (dots ? type.rank() < named : type.rank() != named) {
    return flaw(call, fmt::format("{} labels for {}", named, to_string(type)));
  }
  labels = expanded(labels, type.rank() - named);
  std::map<Label, int64_t> own;
  for (size_t dim = 0; dim < labels.size(); ++dim) {
    const auto [at, is_new] = own.emplace(labels[dim], type.shape[dim]);
    if (!is_new && at->second != type.shape[dim]) return flaw(call, "a diagonal of unequal dims");
  }
  for (const auto& [label, extent] : own) {
    int64_t& common = plan.extents.emplace(label, extent).first->second;
    if (common == 1) common = extent;
    if (extent != 1 && extent != common) {
      return call.fail("broadcast-mismatch", "cannot broadcast {} with {} for \"{}\"", common,
                       extent, call.string(0));
    }
  }
  plan.operands.push_back(std::move(labels));
  return {};
}

// Without an arrow, the result has the ellipsis, then the letters that occur once, alphabetically.
Labels implicit_output(const EinsumPlan& plan) {
  Labels output;
  for (auto at = plan.extents.rbegin(); at != plan.extents.rend(); ++at) {
    if (at->first > kEllipsis) output.push_back(at->first);
  }
  for (const auto& [label, extent] : plan.extents) {
    if (label > kEllipsis) continue;
    int64_t count = 0;
    for (const Labels& labels : plan.operands) count += std::ranges::count(labels, label);
    if (count == 1) output.push_back(label);
  }
  return output;
}

Result<Labels> explicit_output(const OpCall& call, const EinsumPlan& plan, std::string_view text) {
  Label widest = kEllipsis;
  for (const auto& [label, extent] : plan.extents) widest = std::max(widest, label);
  Labels output = expanded(TRY(parse_labels(call, text)), static_cast<size_t>(widest - kEllipsis));
  for (const Label label : output) {
    if (!plan.extents.contains(label)) return flaw(call, "a result label of no operand");
    if (std::ranges::count(output, label) > 1) return flaw(call, "a repeated result label");
  }
  return output;
}

// A label that only one operand has is summed first, as at::sum does, integers as i64; the
// remaining sum is a matrix product, which needs one dtype; otherwise at::mul promotes.
Result<DType> einsum_dtype(const OpCall& call, const EinsumPlan& plan) {
  const auto types = call.tensors(1);
  bool is_product = false;
  for (const Label label : plan.summed) {
    is_product |= std::ranges::count_if(
                      plan.operands, [&](const Labels& labels) { return has(labels, label); }) > 1;
  }
  std::optional<DType> common;
  for (size_t i = 0; i < types.size(); ++i) {
    DType dtype = types[i].dtype;
    const bool sums = std::ranges::any_of(plan.summed, [&](Label label) {
      const auto holds = [&](const Labels& labels) { return has(labels, label); };
      return has(plan.operands[i], label) && std::ranges::count_if(plan.operands, holds) == 1;
    });
    if (sums && is_integral(dtype)) dtype = DType::kI64;
    if (is_product && common && *common != dtype) {
      return call.fail("dtype-mismatch",
                       "'{}' expects operands of one dtype, found {} and {}, which PyTorch "
                       "multiplies only under autocast",
                       call.op().name(), name(*common), name(dtype));
    }
    common = common ? promote(*common, dtype) : dtype;
  }
  if (is_product && *common == DType::kBool) return refuse_dtype(call, *common, "numbers");
  return *common;
}

Result<EinsumPlan> plan_einsum(const OpCall& call) {
  const std::string_view equation = call.string(0);
  const size_t arrow = equation.find("->");
  std::string_view left = equation.substr(0, arrow);
  EinsumPlan plan;
  const auto types = call.tensors(1);
  for (size_t i = 0; i < types.size(); ++i) {
    const size_t comma = left.find(',');
    if ((comma == std::string_view::npos) != (i + 1 == types.size())) {
      return flaw(call, fmt::format("other than {} operands", types.size()));
    }
    TRY(add_operand(call, plan, left.substr(0, comma), types[i]));
    left.remove_prefix(comma == std::string_view::npos ? left.size() : comma + 1);
  }
  if (types.empty()) return flaw(call, "no operand");
  plan.output = arrow == std::string_view::npos
                    ? implicit_output(plan)
                    : TRY(explicit_output(call, plan, equation.substr(arrow + 2)));
  for (const Labels& labels : plan.operands) {
    for (const Label label : labels) {
      if (!has(plan.output, label) && !has(plan.summed, label)) plan.summed.push_back(label);
    }
  }
  plan.dtype = TRY(einsum_dtype(call, plan));
  return plan;
}

Result<Types> infer_einsum(const OpCall& call) {
  const EinsumPlan plan = TRY(plan_einsum(call));
  Shape shape;
  for (const Label label : plan.output) shape.push_back(plan.extents.at(label));
  return Types{{plan.dtype, shape}};
}

void lower_einsum(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const EinsumPlan plan = *plan_einsum(call);
  const DType compute = opmath(plan.dtype);
  const auto types = call.tensors(1);
  Contraction sum{.reduced = plan.summed.size()};
  std::map<Label, ExprId> index;
  for (const Labels& labels : {plan.output, plan.summed}) {
    for (const Label label : labels) {
      index[label] = builder.index(sum.loops.size());
      sum.loops.push_back(builder.parameter(plan.extents.at(label)));
    }
  }
  for (size_t i = 0; i < types.size(); ++i) {
    ExprIds place;
    for (size_t dim = 0; dim < types[i].rank(); ++dim) {
      const Label label = plan.operands[i][dim];
      const bool repeats = types[i].shape[dim] == 1 && plan.extents.at(label) != 1;
      place.push_back(repeats ? builder.integer(0) : index[label]);
    }
    const ExprId factor = load_as(builder, compute, buffers.inputs[1][i], place);
    if (!sum.value.valid())
      sum.value = factor;
    else if (compute == DType::kBool)
      sum.value = both(builder, sum.value, factor);
    else
      sum.value = times(builder, sum.value, factor);
  }
  if (sum.reduced > 0)
    append_contraction(builder, sum, buffers.outputs[0]);
  else
    builder.map(sum.loops, buffers.outputs[0], loop_indices(builder, sum.kept()), sum.value);
}

constexpr OpDef kEinsumOps[] = {
    {.schema = "einsum(str equation, Tensor[] tensors) -> Tensor",
     .doc = "the sums of products that the equation names: one letter per dim, summed where the "
            "result lacks it",
     .spellings =
         kSpellings<"torch.functional.einsum(equation, *operands) => einsum(equation, operands)",
                    "torch.einsum(equation, *operands) => einsum(equation, operands)">,
     .infer = infer_einsum,
     .lower = lower_einsum,
     .library = "matmul",
     .example = "(%x: f32[2,3], %w: f32[4,3]) %y = einsum(\"ik,jk->ij\", [%x, %w]) : f32[2,4]"},
};

}  // namespace

std::span<const OpDef> einsum_ops() { return kEinsumOps; }

}  // namespace passnet
