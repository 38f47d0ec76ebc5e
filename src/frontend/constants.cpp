#include "frontend/constants.hpp"

#include "interpret/interpret_kernel.hpp"

#include <algorithm>

namespace passnet {

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
  if (node.launch || op.def.random || !(op.def.view || op.def.lower || !op.def.body.empty())) {
    return false;
  }
  return std::ranges::all_of(
      node.results, [&](ValueId result) { return graph.type(result).numel() <= kMaxElements; });
}

bool Constants::evaluate(const Graph& graph, const Node& node) {
  const Op& op = catalog_.op(node.op);
  const OpCall call(op, node.arguments, graph, node.span);
  std::vector<const Tensor*> operands;
  graph.for_each_operand(node,
                         [&](ValueId value) { operands.push_back(at(value).contents.get()); });
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
