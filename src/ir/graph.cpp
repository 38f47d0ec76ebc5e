#include "ir/graph.hpp"

#include <algorithm>
#include <charconv>
#include <memory>

namespace passnet {

// Defined here, because every source that makes or drops a graph would compile them otherwise.
Graph::Graph(std::string graph_name) : name(std::move(graph_name)) {}
Graph::~Graph() = default;
Graph::Graph(Graph&&) noexcept = default;
Graph& Graph::operator=(Graph&&) noexcept = default;
Graph::Graph(const Graph&) = default;
Graph Graph::clone() const { return *this; }

const KernelSource* Graph::find_kernel(std::string_view kernel, Language language) const {
  const auto found = std::ranges::find_if(kernels_, [&](const KernelSource& source) {
    return source.name == kernel && source.language == language;
  });
  return found == kernels_.end() ? nullptr : &*found;
}

void Graph::rename_in_order() {
  constexpr size_t kLetters = 26;
  for (Value& value : values_) value.name.clear();  // those of removed nodes as well
  for (size_t i = 0; i < inputs_.size(); ++i) {
    std::string& letter = values_[inputs_[i].value.index].name;
    letter = static_cast<char>('a' + i % kLetters);
    if (i >= kLetters) letter += std::to_string(i / kLetters);
  }
  next_number_ = 0;
  for (const NodeId id : order_) {
    for (const ValueId result : node(id).results) {
      values_[result.index].name = std::to_string(next_number_++);
    }
  }
}

std::vector<uint32_t> Graph::count_uses() const {
  std::vector<uint32_t> uses(values_.size());
  for (const NodeId id : order_) {
    for_each_operand(node(id), [&](ValueId value) { ++uses[value.index]; });
  }
  for (const GraphResult& result : results_) ++uses[result.value.index];
  return uses;
}

std::vector<ValueId> Graph::insert(size_t position, Node node, std::span<const TensorType> types,
                                   std::span<const std::string> names) {
  const NodeId id{static_cast<uint32_t>(nodes_.size())};
  for (size_t i = 0; i < types.size(); ++i) {
    node.results.push_back({static_cast<uint32_t>(values_.size())});
    std::string value_name = i < names.size() ? names[i] : "";
    if (value_name.empty()) value_name = std::to_string(next_number_);
    note_name(value_name);
    values_.push_back({.type = types[i],
                       .name = std::move(value_name),
                       .producer = id,
                       .result = static_cast<uint32_t>(i)});
  }
  std::vector<ValueId> results = node.results;
  nodes_.push_back(std::move(node));
  order_.insert(order_.begin() + static_cast<std::ptrdiff_t>(position), id);
  return results;
}

void Graph::add_kernel(KernelSource kernel) {
  if (std::ranges::find(kernels_, kernel) == kernels_.end()) kernels_.push_back(std::move(kernel));
}

void Graph::note_name(std::string_view value_name) {
  constexpr size_t kMaxDigits = 18;  // a graph never counts further
  if (value_name.size() > kMaxDigits) return;
  uint64_t number = 0;
  const char* const begin = std::to_address(value_name.begin());
  const char* const end = std::to_address(value_name.end());
  const auto [rest, error] = std::from_chars(begin, end, number);
  if (error == std::errc{} && rest == end) next_number_ = std::max(next_number_, number + 1);
}

}  // namespace passnet
