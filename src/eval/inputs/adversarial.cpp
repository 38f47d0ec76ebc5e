#include "eval/inputs/adversarial.hpp"

#include "interpret/interpret.hpp"
#include "ir/recast.hpp"
#include "tensor/compare.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr int64_t kMaxElements = int64_t{1} << 27;  // of all values, 1 GiB in double

int64_t count_elements(const Graph& graph) {
  int64_t count = 0;
  for (const GraphInput& input : graph.inputs()) count += graph.type(input.value).numel();
  for (const NodeId id : graph.nodes()) {
    for (const ValueId result : graph.node(id).results) count += graph.type(result).numel();
  }
  return count;
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

std::optional<AdversarialJudge> AdversarialJudge::make(const Graph& graph, const Catalog& catalog) {
  if (count_elements(graph) > kMaxElements) return std::nullopt;
  auto in_double = recast(graph, catalog);
  if (!in_double) return std::nullopt;
  return AdversarialJudge(catalog, *std::move(in_double));
}

void AdversarialJudge::set(std::vector<Tensor> inputs, std::span<const Tensor> answers) {
  inputs_ = std::move(inputs);
  answers_.clear();
  for (const Tensor& answer : answers) answers_.push_back(answer.clone());
  exact_.reset();
}

void AdversarialJudge::compute_exact() {
  const std::vector<Tensor> inputs = convert_inputs(in_double_, inputs_);
  std::vector<const Tensor*> pointers;
  for (const Tensor& input : inputs) pointers.push_back(&input);
  double max = 0;
  int64_t elements = 1;
  auto exact = interpret(in_double_, *catalog_, pointers, {}, [&](const Tensor& value) {
    max = std::max(max, greatest(value));
    elements = std::max(elements, value.numel());
  });
  exact_.emplace();
  if (exact) {
    exact_ = *std::move(exact);
    reach_ = max * max * static_cast<double>(elements);
    return;
  }
  for (const Tensor& answer : answers_) exact_->push_back(answer.clone());
  reach_ = 0;
}

// A result within tolerance of the reference is also within the bound, which is wider.
ConditionedComparison AdversarialJudge::compare(size_t index, const Tensor& result, int t) {
  const Tensor& answer = answers_[index];
  // Most results equal the reference's bits, or pass like results on valid inputs.
  if (result.type() == answer.type() && std::ranges::equal(result.bytes(), answer.bytes())) {
    return {};
  }
  if (passnet::compare(result, answer).correct_at(t)) return {};
  const auto near = compare_conditioned(result, answer, answer, 0, t);
  if (near.passes()) return near;
  if (!exact_) compute_exact();
  return compare_conditioned(result, answer, (*exact_)[index], reach_, t);
}

}  // namespace passnet
