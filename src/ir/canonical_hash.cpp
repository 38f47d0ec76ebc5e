// The canonical hash of a graph; declared in verify.hpp.
#include "ir/builder.hpp"
#include "ir/fusion.hpp"
#include "ir/hash_content.hpp"
#include "ir/verify.hpp"
#include "kernel/device.hpp"

#include <algorithm>

namespace passnet {
namespace {

class GraphHasher {
 public:
  GraphHasher(const Graph& graph, const Catalog& catalog)
      : graph_(graph), catalog_(catalog), values_(graph.value_limit()) {}

  Digest hash() {
    Hasher whole;
    whole.add("graph").add(static_cast<int64_t>(graph_.inputs().size()));
    for (const GraphInput& input : graph_.inputs()) {
      Hasher hasher;
      hasher.add("input").add(int64_t{graph_.value(input.value).result});
      add_type(hasher, graph_.type(input.value));
      values_[input.value.index] = hasher.finish();
      whole.add(values_[input.value.index]);
    }
    std::vector<Digest> nodes;
    nodes.reserve(graph_.nodes().size());
    std::vector<std::vector<Digest>> members(graph_.fusions().size());
    for (const NodeId id : graph_.nodes()) {
      nodes.push_back(node(graph_.node(id)));
      if (const auto& fusion = graph_.node(id).fusion) members[*fusion].push_back(nodes.back());
    }
    whole.add(static_cast<int64_t>(graph_.results().size()));
    for (const GraphResult& result : graph_.results()) {
      whole.add(values_[result.value.index]);
      whole.add(result.mutates ? int64_t{*result.mutates} : -1);
    }
    std::ranges::sort(nodes);
    for (const Digest& digest : nodes) whole.add(digest);
    add_fusions(members, whole);
    return whole.finish();
  }

 private:
  // Hashes each group as the set of its nodes; graphs without groups hash as before.
  void add_fusions(std::vector<std::vector<Digest>>& members, Hasher& whole) {
    std::vector<Digest> groups;
    for (size_t i = 0; i < members.size(); ++i) {
      if (members[i].empty()) continue;
      std::ranges::sort(members[i]);
      Hasher group;
      group.add(print_schedule(graph_.fusions()[i]));
      for (const Digest& digest : members[i]) group.add(digest);
      groups.push_back(group.finish());
    }
    std::ranges::sort(groups);
    for (const Digest& digest : groups) whole.add("fuse").add(digest);
  }

  Digest node(const Node& node) {
    const Op& op = catalog_.op(node.op);
    std::vector<Digest> arguments;
    for (const Argument& argument : node.arguments) arguments.push_back(this->argument(argument));
    if (is_commutative(node, op) && arguments[1] < arguments[0]) {
      std::swap(arguments[0], arguments[1]);
    }
    Hasher hasher;
    hasher.add("node").add(op.name());
    for (const Digest& digest : arguments) hasher.add(digest);
    if (node.launch) add_launch(hasher, *node.launch);
    const Digest digest = hasher.finish();
    for (size_t i = 0; i < node.results.size(); ++i) {
      Hasher value;
      value.add("value").add(digest).add(static_cast<int64_t>(i));
      values_[node.results[i].index] = value.finish();
    }
    return digest;
  }

  // add(a, b, alpha=2) is not commutative: only calls whose other arguments are their defaults are.
  static bool is_commutative(const Node& node, const Op& op) {
    if (!op.def.commutative || node.arguments.size() < 2) return false;
    for (size_t i = 2; i < node.arguments.size(); ++i) {
      if (!is_default(op.schema.parameters[i], node.arguments[i])) return false;
    }
    return true;
  }

  Digest argument(const Argument& argument) {
    Hasher hasher;
    hasher.add(static_cast<int64_t>(argument.index()));
    if (const auto* attribute = std::get_if<Attribute>(&argument)) {
      add_attribute(hasher, *attribute);
    } else if (const auto* value = std::get_if<ValueId>(&argument)) {
      hasher.add(values_[value->index]);
    } else {
      const auto& list = std::get<std::vector<ValueId>>(argument);
      hasher.add(static_cast<int64_t>(list.size()));
      for (const ValueId entry : list) {
        hasher.add(entry.valid() ? values_[entry.index] : Digest{});
      }
    }
    return hasher.finish();
  }

  void add_launch(Hasher& hasher, const Launch& launch) {
    const auto count = [&](size_t size) { hasher.add(static_cast<int64_t>(size)); };
    if (const KernelSource* kernel = graph_.find_kernel(launch.kernel, Language::kLoops)) {
      hasher.add(kernel->text);
    }
    for (const auto& [device, name, language] : kDevices) {
      const KernelSource* kernel = graph_.find_kernel(launch.kernel, language);
      hasher.add(kernel ? std::string_view(kernel->text) : "").add(int64_t{kernel != nullptr});
    }
    hasher.add(launch.kernel);
    count(launch.operands.size());
    for (const LaunchOperand& operand : launch.operands) hasher.add(operand.name);
    count(launch.results.size());
    for (const LaunchResult& result : launch.results) hasher.add(result.name);
    count(launch.results.size());
    for (const LaunchResult& result : launch.results) add_type(hasher, result.type);
    count(launch.scratch.size());
    for (const TensorType& type : launch.scratch) add_type(hasher, type);
    for (const LaunchOperand& operand : launch.operands) {
      hasher.add(operand.list ? int64_t{*operand.list} : -1);
    }
    for (const LaunchOperand& operand : launch.operands) hasher.add(int64_t{operand.strided});
    count(launch.arguments.size());
    for (const LaunchArgument& argument : launch.arguments) {
      std::visit([&](const auto& value) { add_attribute(hasher, Attribute(value)); }, argument);
    }
    for (const int64_t extent : launch.shape.grid) hasher.add(extent);
    for (const int64_t extent : launch.shape.block) hasher.add(extent);
    hasher.add(launch.shape.shared_bytes);
  }

  const Graph& graph_;
  const Catalog& catalog_;
  std::vector<Digest> values_;
};

}  // namespace

Digest canonical_hash(const Graph& graph, const Catalog& catalog) {
  return GraphHasher(graph, catalog).hash();
}

}  // namespace passnet
