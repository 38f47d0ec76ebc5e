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

// A factor of the products: an operand, or the sums of others.
struct EinsumFactor {
  BufferId buffer;
  Labels labels;
  std::vector<int64_t> extents;  // by label; 1 broadcasts to any

  int64_t extent(Label label) const {
    const auto at = std::ranges::find(labels, label);
    return at == labels.end() ? 1 : extents[static_cast<size_t>(at - labels.begin())];
  }
};

class EinsumLowering {
 public:
  EinsumLowering(const EinsumPlan& plan, KernelBuilder& builder, BufferId output)
      : plan_(plan), builder_(builder), output_(output) {}

  void add(BufferId buffer, Labels labels, const Shape& shape) {
    factors_.push_back({buffer, std::move(labels), {shape.begin(), shape.end()}});
  }

  // Contracts two factors at a time, the cheapest pair first: all at once would take the product
  // of all extents.
  void append() {
    while (factors_.size() > 2 && plan_.dtype != DType::kBool) {
      const auto [first, second] = cheapest_pair();
      std::vector<EinsumFactor> pair{factors_[first], factors_[second]};
      factors_.erase(factors_.begin() + static_cast<ptrdiff_t>(second));
      const Labels kept = kept_labels(pair, first);
      EinsumFactor product{{}, kept, extents_of(pair, kept)};
      ParameterIds dims;
      for (const int64_t extent : product.extents) dims.push_back(builder_.parameter(extent));
      product.buffer = builder_.temporary("product", plan_.dtype, dims);
      append_sum(pair, product.labels, product.extents, product.buffer);
      factors_[first] = std::move(product);
    }
    append_sum(factors_, plan_.output, extents_of_output(), output_);
  }

 private:
  std::pair<size_t, size_t> cheapest_pair() const {
    std::pair<size_t, size_t> best{0, 1};
    double least = 0;
    for (size_t second = 1; second < factors_.size(); ++second) {
      for (size_t first = 0; first < second; ++first) {
        double cost = 1;
        for (const auto& [label, extent] : plan_.extents) {
          cost *= static_cast<double>(
              std::max(factors_[first].extent(label), factors_[second].extent(label)));
        }
        if (least != 0 && cost >= least) continue;
        least = cost;
        best = {first, second};
      }
    }
    return best;
  }

  // The labels of a pair that the result or a factor other than `own` has: those of both first, as
  // the batch of a matrix product, then those of either.
  Labels kept_labels(std::span<const EinsumFactor> pair, size_t own) const {
    const auto is_needed = [&](Label label) {
      if (has(plan_.output, label)) return true;
      for (size_t i = 0; i < factors_.size(); ++i) {
        if (i != own && has(factors_[i].labels, label)) return true;
      }
      return false;
    };
    Labels kept;
    const auto keep = [&](const Labels& labels, bool is_shared) {
      for (const Label label : labels) {
        const bool shared = has(pair[0].labels, label) && has(pair[1].labels, label);
        if (shared == is_shared && is_needed(label) && !has(kept, label)) kept.push_back(label);
      }
    };
    keep(pair[0].labels, true);
    keep(pair[0].labels, false);
    keep(pair[1].labels, false);
    return kept;
  }

  static std::vector<int64_t> extents_of(std::span<const EinsumFactor> factors,
                                         const Labels& labels) {
    std::vector<int64_t> extents;
    for (const Label label : labels) {
      int64_t extent = 1;
      for (const EinsumFactor& factor : factors) {
        if (has(factor.labels, label) && extent == 1) extent = factor.extent(label);
      }
      extents.push_back(extent);
    }
    return extents;
  }
  std::vector<int64_t> extents_of_output() const {
    std::vector<int64_t> extents;
    for (const Label label : plan_.output) extents.push_back(plan_.extents.at(label));
    return extents;
  }

  // Stores the sums of the factors' products over all labels but the kept ones.
  void append_sum(std::span<const EinsumFactor> factors, const Labels& kept,
                  std::span<const int64_t> extents, BufferId target) {
    Labels labels = kept;
    for (const EinsumFactor& factor : factors) {
      for (const Label label : factor.labels) {
        if (!has(labels, label)) labels.push_back(label);
      }
    }
    Contraction sum{.reduced = labels.size() - kept.size()};
    std::map<Label, int64_t> loop_extents;
    std::map<Label, ExprId> index;
    for (size_t i = 0; i < labels.size(); ++i) {
      const int64_t extent = i < kept.size() ? extents[i] : plan_.extents.at(labels[i]);
      index[labels[i]] = builder_.index(i);
      loop_extents[labels[i]] = extent;
      sum.loops.push_back(builder_.parameter(extent));
    }
    const DType compute = opmath(plan_.dtype);
    for (const EinsumFactor& factor : factors) {
      ExprIds place;
      for (size_t dim = 0; dim < factor.labels.size(); ++dim) {
        const Label label = factor.labels[dim];
        const bool repeats = factor.extents[dim] == 1 && loop_extents[label] != 1;
        place.push_back(repeats ? builder_.integer(0) : index[label]);
      }
      const ExprId value = load_as(builder_, compute, factor.buffer, place);
      if (!sum.value.valid())
        sum.value = value;
      else if (compute == DType::kBool)
        sum.value = both(builder_, sum.value, value);
      else
        sum.value = times(builder_, sum.value, value);
    }
    if (sum.reduced > 0) return append_contraction(builder_, sum, target);
    builder_.map(sum.loops, target, loop_indices(builder_, sum.kept()),
                 builder_.cast(sum.value, plan_.dtype));
  }

  const EinsumPlan& plan_;
  KernelBuilder& builder_;
  BufferId output_;
  std::vector<EinsumFactor> factors_;
};

void lower_einsum(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const EinsumPlan plan = *plan_einsum(call);
  const auto types = call.tensors(1);
  EinsumLowering lowering(plan, builder, buffers.outputs[0]);
  for (size_t i = 0; i < types.size(); ++i) {
    lowering.add(buffers.inputs[1][i], plan.operands[i], types[i].shape);
  }
  lowering.append();
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
