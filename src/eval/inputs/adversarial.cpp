#include "eval/inputs/adversarial.hpp"

#include "generate/random_bits.hpp"
#include "generate/random_stream.hpp"
#include "interpret/interpret.hpp"
#include "ir/recast.hpp"
#include "tensor/compare.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr int64_t kMaxElements = int64_t{1} << 27;  // of all values, 1 GiB in double

int64_t count_elements(const Graph& graph, const Catalog& catalog) {
  int64_t count = 0;
  for (const GraphInput& input : graph.inputs()) count += graph.type(input.value).numel();
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    if (!node.launch && catalog.op(node.op).def.view != nullptr) continue;
    for (const ValueId result : node.results) count += graph.type(result).numel();
  }
  return count;
}

// The greatest relative error of rounding to the dtype: half a unit in the last place of 1. 0 for
// what is not rounded.
double roundoff(DType dtype) {
  if (dtype == DType::kF16) return 0x1p-11;
  if (dtype == DType::kBF16) return 0x1p-8;
  return dtype == DType::kF32 ? 0x1p-24 : 0;
}

double greatest(const Tensor& tensor) {
  double max = 0;
  for (int64_t i = 0; i < tensor.numel(); ++i) {
    const double size = std::fabs(tensor.value(i));
    if (std::isfinite(size)) max = std::max(max, size);
  }
  return max;
}

}  // namespace

std::vector<InputSet> shuffled_adversarial_sets(uint64_t seed, bool only_conditioned) {
  std::vector<InputSet> sets;
  for (const InputSetInfo& entry : kInputSets) {
    if (!is_adversarial(entry.set) || (only_conditioned && !entry.is_conditioned)) continue;
    const size_t place = random_bits(seed, sets.size()) % (sets.size() + 1);
    sets.insert(sets.begin() + static_cast<ptrdiff_t>(place), entry.set);
  }
  return sets;
}

AdversarialJudge::AdversarialJudge(const Graph& graph, const Catalog& catalog)
    : catalog_(&catalog) {
  if (count_elements(graph, catalog) > kMaxElements) return;
  auto in_double = recast(graph, catalog);
  if (!in_double) return;
  in_double_.emplace(*std::move(in_double));
  roundoff_.assign(in_double_->value_limit(), 0.0);
  // Ops read their inputs exactly, and compute in f32 at least.
  for (size_t i = 0; i < graph.inputs().size(); ++i) {
    const bool is_rounded = roundoff(graph.type(graph.inputs()[i].value).dtype) > 0;
    roundoff_[in_double_->inputs()[i].value.index] = is_rounded ? roundoff(DType::kF32) : 0;
  }
  CHECK(graph.nodes().size() == in_double_->nodes().size());
  for (size_t at = 0; at < graph.nodes().size(); ++at) {
    const auto& results = graph.node(graph.nodes()[at]).results;
    const auto& others = in_double_->node(in_double_->nodes()[at]).results;
    for (size_t i = 0; i < results.size(); ++i) {
      roundoff_[others[i].index] = roundoff(graph.type(results[i]).dtype);
    }
  }
}

void AdversarialJudge::set(std::vector<Tensor> inputs, std::span<const Tensor> answers) {
  inputs_ = std::move(inputs);
  answers_.clear();
  for (const Tensor& answer : answers) answers_.push_back(answer.clone());
  exact_.reset();
  spreads_.clear();
}

void AdversarialJudge::use_answers() {
  exact_.emplace();
  for (const Tensor& answer : answers_) exact_->push_back(answer.clone());
  reach_ = 0;
}

void AdversarialJudge::compute_exact() {
  if (!in_double_) return use_answers();
  const std::vector<Tensor> inputs = convert_inputs(*in_double_, inputs_);
  std::vector<const Tensor*> pointers;
  for (const Tensor& input : inputs) pointers.push_back(&input);
  double max = 0;
  int64_t elements = 1;
  auto exact = interpret(*in_double_, *catalog_, pointers, {}, [&](const Tensor& value) {
    max = std::max(max, greatest(value));
    elements = std::max(elements, value.numel());
  });
  if (!exact) return use_answers();
  exact_ = *std::move(exact);
  reach_ = max * max * static_cast<double>(elements);
}

// The reference's few rounding errors may happen to cancel: how far others go is seen by rounding
// each value of the graph, inputs among them, up or down at random. An op is as exact as one with
// such inputs if it is backward stable, whatever the order of its sums.
void AdversarialJudge::round_at_random() {
  constexpr uint64_t kSeed = 0x5eed;
  constexpr size_t kDraws = 4;
  spreads_.assign(exact_->size(), 0.0);
  if (!in_double_) return;
  RandomStream random(kSeed);
  for (size_t draw = 0; draw < kDraws; ++draw) {
    const auto rounded = interpret(*in_double_, *catalog_, convert_inputs(*in_double_, inputs_), {},
                                   [&](ValueId value, Tensor& contents) {
                                     const double unit = roundoff_[value.index];
                                     if (unit == 0) return;
                                     for (int64_t i = 0; i < contents.numel(); ++i) {
                                       const double sign = random.percent(50) ? 1 : -1;
                                       const double exact = contents.value(i);
                                       contents.set_value(i, exact + sign * unit * exact);
                                     }
                                   });
    if (!rounded) return;
    for (size_t i = 0; i < spreads_.size(); ++i) {
      const DType dtype = answers_[i].type().dtype;
      if (!is_float(dtype)) continue;
      const double rtol = tolerance(dtype, kPassTolerance).rtol;
      spreads_[i] = std::max(spreads_[i], greatest_spread((*rounded)[i], (*exact_)[i], rtol));
    }
  }
}

// A result within tolerance of the reference is also within the bound, which is wider.
ConditionedComparison AdversarialJudge::compare(size_t index, const Tensor& result, int t) {
  const Tensor& answer = answers_[index];
  // Most results equal the reference's bits, or pass like results on valid inputs.
  if (result.type() == answer.type() && std::ranges::equal(result.bytes(), answer.bytes())) {
    return {};
  }
  if (passnet::compare(result, answer).correct_at(t)) return {};
  const auto near = compare_conditioned(result, answer, answer, {}, t);
  if (near.passes()) return near;
  if (!exact_) compute_exact();
  const auto far = compare_conditioned(result, answer, (*exact_)[index], {.reach = reach_}, t);
  if (far.passes()) return far;
  if (spreads_.empty()) round_at_random();
  return compare_conditioned(result, answer, (*exact_)[index],
                             {.reach = reach_, .spread = spreads_[index]}, t);
}

}  // namespace passnet
