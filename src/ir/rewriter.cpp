#include "ir/builder.hpp"

#include <algorithm>

namespace passnet {

Rewriter::Rewriter(const Catalog& catalog, Graph& graph)
    : catalog_(catalog), graph_(graph), insertion_(graph.order_.size()) {
  users_.resize(graph.values_.size());
  for (const NodeId id : graph.order_) note_uses(id);
}

void Rewriter::note_uses(NodeId id) {
  graph_.for_each_operand(graph_.node(id), [&](ValueId value) {
    std::vector<NodeId>& users = users_[value.index];
    if (users.empty() || users.back() != id) users.push_back(id);
  });
}

void Rewriter::set_insertion_point(NodeId before) {
  const auto found = std::ranges::find(graph_.order_, before);
  CHECK(!before.valid() || found != graph_.order_.end());
  insertion_ = static_cast<size_t>(found - graph_.order_.begin());
}

std::vector<ValueId> Rewriter::insert(Node node, std::span<const TensorType> types) {
  std::vector<ValueId> results = graph_.insert(insertion_, std::move(node), types, {});
  users_.resize(graph_.values_.size());
  note_uses(graph_.order_[insertion_]);
  ++insertion_;
  return results;
}

Result<std::vector<ValueId>> Rewriter::call(OpId op, std::vector<Argument> arguments, Span span) {
  const std::vector<TensorType> types =
      TRY(infer(OpCall(catalog_.op(op), arguments, graph_, span)));
  return insert({.op = op, .arguments = std::move(arguments), .span = span}, types);
}

std::vector<ValueId> Rewriter::launch(std::vector<ValueId> operands, Launch launch, Span span) {
  complete_launch(launch, operands.size());
  const std::vector<TensorType> types = launch.result_types();
  return insert({.op = catalog_.launch(),
                 .arguments = {std::move(operands)},
                 .launch = std::move(launch),
                 .span = span},
                types);
}

void Rewriter::add_kernel(KernelSource kernel) { graph_.add_kernel(std::move(kernel)); }

ValueId Rewriter::add_input(const TensorType& type) {
  const ValueId value{static_cast<uint32_t>(graph_.values_.size())};
  std::string name = std::to_string(graph_.next_number_);
  graph_.note_name(name);
  graph_.values_.push_back({.type = type,
                            .name = std::move(name),
                            .producer = {},
                            .result = static_cast<uint32_t>(graph_.inputs_.size())});
  graph_.inputs_.push_back({.value = value, .facts = {}});
  users_.emplace_back();
  return value;
}

uint32_t Rewriter::add_fusion(Fusion fusion) {
  graph_.fusions_.push_back(std::move(fusion));
  return static_cast<uint32_t>(graph_.fusions_.size() - 1);
}

void Rewriter::set_fusion(uint32_t fusion, Fusion schedule) {
  graph_.fusions_[fusion] = std::move(schedule);
}

void Rewriter::fuse(ValueId result, uint32_t fusion) {
  graph_.nodes_[graph_.value(result).producer.index].fusion = fusion;
}

void Rewriter::move_behind(std::span<const NodeId> nodes, NodeId last) {
  std::vector<bool> moves(graph_.nodes_.size(), false);
  for (const NodeId id : nodes) moves[id.index] = true;
  const auto end = std::ranges::find(graph_.order_, last);
  CHECK(end != graph_.order_.end() && !moves[last.index]);
  const auto is_kept = [&](NodeId id) { return !moves[id.index]; };
  std::stable_partition(graph_.order_.begin(), end + 1, is_kept);
}

void Rewriter::replace_uses(ValueId from, ValueId to) {
  CHECK(graph_.type(from) == graph_.type(to));
  if (from == to) return;
  const std::vector<NodeId> users = std::move(users_[from.index]);
  users_[from.index].clear();
  for (const NodeId user : users) {
    for (Argument& argument : graph_.nodes_[user.index].arguments) {
      if (auto* value = std::get_if<ValueId>(&argument); value && *value == from) *value = to;
      if (auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
        std::ranges::replace(*list, from, to);
      }
    }
    note_uses(user);
  }
  for (GraphResult& result : graph_.results_) {
    if (result.value == from) result.value = to;
  }
}

void Rewriter::replace_uses(std::span<const ValueId> with) {
  CHECK(with.size() == graph_.values_.size());
  const auto replace = [&](ValueId& value) {
    if (!value.valid() || value == with[value.index]) return;
    CHECK(graph_.type(value) == graph_.type(with[value.index]));
    value = with[value.index];
  };
  for (std::vector<NodeId>& users : users_) users.clear();
  for (const NodeId id : graph_.order_) {
    for (Argument& argument : graph_.nodes_[id.index].arguments) {
      if (auto* value = std::get_if<ValueId>(&argument)) replace(*value);
      if (auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
        std::ranges::for_each(*list, replace);
      }
    }
    note_uses(id);
  }
  for (GraphResult& result : graph_.results_) replace(result.value);
}

void Rewriter::set_input_strides(uint32_t input, Strides strides) {
  CHECK(strides.size() == graph_.type(graph_.inputs_[input].value).rank());
  CHECK(std::ranges::all_of(strides, [](int64_t stride) { return stride >= 0; }));
  graph_.inputs_[input].facts.strides = std::move(strides);
}

size_t Rewriter::remove_dead_nodes() {
  std::vector<uint32_t> uses = graph_.count_uses();
  std::vector<bool> is_dead(graph_.nodes_.size(), false);
  size_t removed = 0;
  for (size_t i = graph_.order_.size(); i-- > 0;) {
    const NodeId id = graph_.order_[i];
    Node& node = graph_.nodes_[id.index];
    if (std::ranges::any_of(node.results, [&](ValueId value) { return uses[value.index] > 0; })) {
      continue;
    }
    graph_.for_each_operand(node, [&](ValueId value) { --uses[value.index]; });
    node.arguments.clear();
    node.launch.reset();
    node.fusion.reset();
    is_dead[id.index] = true;
    ++removed;
    if (i < insertion_) --insertion_;
  }
  std::erase_if(graph_.order_, [&](NodeId id) { return is_dead[id.index]; });
  return removed;
}

}  // namespace passnet
