#include "ir/builder.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr bool is_name_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.';
}

}  // namespace

GraphBuilder::GraphBuilder(const Catalog& catalog, std::string name)
    : catalog_(catalog), graph_(std::move(name)) {}

// Reserves the name; an empty one becomes the next number.
std::string GraphBuilder::unique_name(std::string name) {
  if (name.empty()) name = std::to_string(graph_.next_number_);
  std::ranges::replace_if(name, [](char c) { return !is_name_character(c); }, '_');
  if (name.front() == '.') name.front() = '_';
  const auto [entry, is_new] = names_.try_emplace(name, 1);
  if (is_new) return name;
  while (true) {
    std::string candidate = fmt::format("{}_{}", name, entry->second++);
    if (names_.contains(candidate)) continue;
    names_.emplace(candidate, 1);
    return candidate;
  }
}

ValueId GraphBuilder::input(TensorType type, std::string name, InputFacts facts) {
  const ValueId id{static_cast<uint32_t>(graph_.values_.size())};
  std::string unique = unique_name(std::move(name));
  graph_.note_name(unique);
  graph_.values_.push_back({.type = std::move(type),
                            .name = std::move(unique),
                            .result = static_cast<uint32_t>(graph_.inputs_.size())});
  graph_.inputs_.push_back({id, std::move(facts)});
  return id;
}

std::vector<ValueId> GraphBuilder::append(Node node, std::span<const TensorType> types,
                                          std::span<const std::string> names) {
  std::vector<std::string> unique;
  for (size_t i = 0; i < types.size(); ++i) {
    unique.push_back(unique_name(i < names.size() ? names[i] : ""));
    graph_.note_name(unique.back());
  }
  return graph_.insert(graph_.order_.size(), std::move(node), types, unique);
}

Result<std::vector<ValueId>> GraphBuilder::call(OpId op, std::vector<Argument> arguments, Span span,
                                                std::span<const std::string> names) {
  const std::vector<TensorType> types =
      TRY(infer(OpCall(catalog_.op(op), arguments, graph_, span)));
  return append({.op = op, .arguments = std::move(arguments), .span = span}, types, names);
}

std::vector<ValueId> GraphBuilder::launch(std::vector<ValueId> operands, Launch launch, Span span,
                                          std::span<const std::string> names) {
  complete_launch(launch, operands.size());
  const std::vector<TensorType> types = launch.result_types();
  return append({.op = catalog_.launch(),
                 .arguments = {std::move(operands)},
                 .launch = std::move(launch),
                 .span = span},
                types, names);
}

void GraphBuilder::rename(ValueId value, std::string name) {
  std::string& current = graph_.values_[value.index].name;
  names_.erase(current);
  // A number that was just assigned and is not used is assigned again.
  if (graph_.next_number_ > 0 && current == std::to_string(graph_.next_number_ - 1)) {
    --graph_.next_number_;
  }
  current = unique_name(std::move(name));
  graph_.note_name(current);
}

void GraphBuilder::add_kernel(KernelSource kernel) { graph_.add_kernel(std::move(kernel)); }

uint32_t GraphBuilder::add_fusion(Fusion fusion) {
  graph_.fusions_.push_back(std::move(fusion));
  return static_cast<uint32_t>(graph_.fusions_.size() - 1);
}

void GraphBuilder::fuse(ValueId result, uint32_t fusion) {
  graph_.nodes_[graph_.value(result).producer.index].fusion = fusion;
}

void GraphBuilder::result(ValueId value, std::optional<uint32_t> mutates) {
  graph_.results_.push_back({value, mutates});
}

Graph GraphBuilder::take() { return std::move(graph_); }

void complete_launch(Launch& launch, size_t values) {
  if (launch.operands.empty()) launch.operands.resize(values);
  for (size_t i = 0; i < launch.operands.size(); ++i) {
    if (launch.operands[i].name.empty()) launch.operands[i].name = fmt::format("in{}", i);
  }
  for (size_t i = 0; i < launch.results.size(); ++i) {
    if (launch.results[i].name.empty()) launch.results[i].name = fmt::format("out{}", i);
  }
  CHECK(launch.value_count() == values);
}

}  // namespace passnet
