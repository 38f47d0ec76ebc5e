#include "frontend/constants.hpp"

#include "interpret/interpret_kernel.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace passnet {
namespace {

// SplitMix64, as a number from 0 to 1.
double uniform(uint64_t& state) {
  state += 0x9e3779b97f4a7c15U;
  uint64_t bits = state;
  bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
  bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
  bits ^= bits >> 31U;
  return static_cast<double>(bits >> 11U) * 0x1p-53;
}

// The sum of twelve has the variance 1.
double normal(uint64_t& state) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += uniform(state);
  return sum;
}

}  // namespace

Tensor example_contents(const TensorType& type, const InputFacts& facts, uint64_t seed) {
  Tensor result(type);
  uint64_t state = seed;
  const bool has_data = static_cast<int64_t>(facts.data.size()) == type.numel();
  const double low = facts.min.value_or(0);
  const double high = facts.max.value_or(std::max(low, 1.0));
  for (int64_t i = 0; i < type.numel(); ++i) {
    double value = 0;
    if (has_data) {
      value = facts.data[static_cast<size_t>(i)];
    } else if (type.dtype == DType::kBool) {
      value = uniform(state) < facts.mean.value_or(0.5) ? 1 : 0;
    } else if (facts.mean && facts.std) {
      value = *facts.mean + normal(state) * *facts.std;
      if (facts.min) value = std::max(value, *facts.min);
      if (facts.max) value = std::min(value, *facts.max);
    } else {
      value = low + uniform(state) * (high - low);
    }
    result.set_value(i, is_integral(type.dtype) ? std::floor(value) : value);
  }
  return result;
}

// Draws the result of `rand`, `randn` or `randint`; nullopt for other ops.
static std::optional<Tensor> example_of_random(const OpCall& call, const TensorType& type,
                                               uint64_t seed) {
  const std::string_view name = call.op().name();
  InputFacts facts;
  if (name == "randn") {
    facts.mean = 0;
    facts.std = 1;
  } else if (name == "randint") {
    facts.min = call.number(0);
    facts.max = call.number(1);
  } else if (name != "rand") {
    return std::nullopt;
  }
  return example_contents(type, facts, seed);
}

Constants::Entry& Constants::at(ValueId value) {
  if (value.index >= entries_.size()) entries_.resize(value.index + size_t{1});
  return entries_[value.index];
}

void Constants::set(ValueId value, Tensor contents) {
  at(value) = {State::kKnown, std::make_unique<Tensor>(std::move(contents))};
}

void Constants::know(ValueId value, Tensor contents) { set(value, std::move(contents)); }

bool Constants::can_evaluate(const Graph& graph, const Node& node) const {
  const Op& op = catalog_.op(node.op);
  if (node.launch || (op.def.random && !draws_) ||
      !(op.def.view || op.def.lower || !op.def.body.empty())) {
    return false;
  }
  return std::ranges::all_of(
      node.results, [&](ValueId result) { return graph.type(result).numel() <= max_elements_; });
}

bool Constants::evaluate(const Graph& graph, const Node& node) {
  const Op& op = catalog_.op(node.op);
  const OpCall call(op, node.arguments, graph, node.span);
  std::vector<const Tensor*> operands;
  graph.for_each_operand(node,
                         [&](ValueId value) { operands.push_back(at(value).contents.get()); });
  if (op.def.random) {
    const ValueId result = node.results[0];
    auto drawn = example_of_random(call, graph.type(result), result.index);
    if (!drawn) return false;
    set(result, std::move(*drawn));
    return true;
  }
  if (op.def.view != nullptr) {
    const Tensor& base = *operands[0];
    const Shape& shape = base.type().shape;
    const auto windows = op.def.view(call, {shape, {contiguous_strides(shape), 0}});
    if (!windows) return false;
    for (size_t i = 0; i < node.results.size(); ++i) {
      const TensorType& type = graph.type(node.results[i]);
      const Layout& layout = (*windows)[i].layout;
      const size_t offset = static_cast<size_t>(layout.offset) * byte_size(type.dtype);
      set(node.results[i], type.numel() == 0
                               ? Tensor(type)
                               : pack(type, layout.strides, base.bytes().data() + offset));
    }
    return true;
  }
  std::vector<TensorType> types;
  for (const ValueId result : node.results) types.push_back(graph.type(result));
  auto results = interpret(lower(call, types), operands);
  if (!results) return false;
  for (size_t i = 0; i < results->size(); ++i) set(node.results[i], std::move((*results)[i]));
  return true;
}

const Tensor* Constants::find(const Graph& graph, ValueId value) {
  std::vector<ValueId> pending{value};
  while (!pending.empty()) {
    const ValueId current = pending.back();
    const NodeId producer = graph.value(current).producer;
    if (at(current).state != State::kNew) {
      pending.pop_back();
      continue;
    }
    if (!producer.valid() || !can_evaluate(graph, graph.node(producer))) {
      at(current).state = State::kUnknown;
      continue;
    }
    const Node& node = graph.node(producer);
    bool is_unknown = false;
    const size_t before = pending.size();
    graph.for_each_operand(node, [&](ValueId operand) {
      const State state = at(operand).state;
      is_unknown |= state == State::kUnknown;
      if (state == State::kNew) pending.push_back(operand);
    });
    if (is_unknown) {
      pending.resize(before);
    } else if (pending.size() > before) {
      continue;
    }
    if (!is_unknown && evaluate(graph, node)) continue;
    for (const ValueId result : node.results) at(result).state = State::kUnknown;
  }
  return at(value).contents.get();
}

}  // namespace passnet
