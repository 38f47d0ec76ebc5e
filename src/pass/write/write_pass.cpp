#include "pass/write/write_pass.hpp"

#include "ir/builder.hpp"
#include "pass/write/wrap_list.hpp"
#include "pass/write/write_loops.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <optional>
#include <set>

namespace passnet {
namespace {

// Attributes that are sizes: each entry above 1 depends on the shapes around it.
constexpr std::array<std::string_view, 9> kSizes{"shape",      "size",  "normalized_shape",
                                                 "split_size", "sizes", "split_sizes",
                                                 "start",      "end",   "pad"};
// Attributes without an effect at inference.
constexpr std::string_view kUnused = "momentum";

// A call as text, in the pattern and in the replacement.
struct CallText {
  std::string before;
  std::string after;
};

// Writes one connected part of a graph.
class PassWriter {
 public:
  // `is_read`: by value, true if something outside of the parts reads it.
  PassWriter(const Graph& graph, std::span<const NodeId> nodes, const Catalog& catalog,
             const std::vector<bool>& is_read)
      : graph_(graph), nodes_(nodes.begin(), nodes.end()), catalog_(catalog) {
    for (const NodeId id : nodes_) {
      for (const ValueId value : graph.node(id).results) {
        inside_.insert(value.index);
        names_.insert(graph.value(value).name);
        if (is_read[value.index]) results_.push_back(value);
      }
    }
    std::set<ValueId> known;
    for (const NodeId id : nodes_) {
      graph.for_each_operand(graph.node(id), [&](ValueId value) {
        if (inside_.contains(value.index) || !known.insert(value).second) return;
        inputs_.push_back(value);
        names_.insert(graph.value(value).name);
      });
    }
  }

  std::string write(const std::string& name, bool with_kernel) {
    std::vector<CallText> calls;
    for (const NodeId id : nodes_) calls.push_back(call(graph_.node(id)));
    const NumberText number = [&](const Node& node, size_t parameter) {
      return numbers_.at({node.results.front().index, parameter});
    };
    const GraphPart part{.nodes = nodes_, .inputs = inputs_, .results = results_};
    const auto kernel = with_kernel ? write_loop_kernel(graph_, part, catalog_, number)
                                    : std::optional<WrittenKernel>();
    std::string text = fmt::format("pass {} {{\n", name);
    text += wrap_list("  pattern(", list(inputs_, "%", {}), ") {") + "\n";
    for (const CallText& call : calls) text += "    " + call.before + "\n";
    text += "    return " + joined(list(results_, "%", {})) + "\n  }\n";
    if (kernel) return text + guard(kernel->same_type) + launch(name, *kernel) + "}\n";
    text += guard({}) + "  replace {\n    fuse {\n";
    for (const CallText& call : calls) text += "      " + call.after + "\n";
    text += "    }\n    return " + joined(list(results_, "%", fresh_)) + "\n  }\n}\n";
    return text;
  }

 private:
  using Names = std::map<uint32_t, std::string>;

  // A replacement by one launch, and its kernel.
  std::string launch(const std::string& name, const WrittenKernel& kernel) {
    fresh_.clear();  // the block's names
    next_ = 0;
    std::vector<std::string> values;
    std::vector<std::string> types;
    for (const ValueId value : results_) {
      values.push_back("%" + fresh(value));
      types.push_back("like(%" + graph_.value(value).name + ")");
    }
    std::vector<std::string> operands;
    for (size_t i = 0; i < inputs_.size(); ++i) {
      operands.push_back(fmt::format("a{}=%{}", i, graph_.value(inputs_[i]).name));
    }
    const std::string begin = fmt::format("    {} = launch {}(", joined(values), name);
    return "  replace {\n" + wrap_list(begin, operands, ") : " + joined(types)) + "\n    return " +
           joined(values) + "\n  }\n  kernel " + name + kernel.text + "\n";
  }

  std::vector<std::string> list(std::span<const ValueId> values, std::string_view mark,
                                const Names& names) const {
    std::vector<std::string> texts;
    for (const ValueId value : values) {
      const auto known = names.find(value.index);
      texts.push_back(std::string(mark) +
                      (known != names.end() ? known->second : graph_.value(value).name));
    }
    return texts;
  }

  static std::string joined(std::span<const std::string> texts) {
    std::string text;
    for (const std::string& each : texts) text += (text.empty() ? "" : ", ") + each;
    return text;
  }

  // The name of a value in the replacement: new ones for what the part computes.
  std::string fresh(ValueId value) {
    if (!inside_.contains(value.index)) return graph_.value(value).name;
    auto& name = fresh_[value.index];
    if (!name.empty()) return name;
    do name = fmt::format("y{}", next_++);
    while (names_.contains(name));
    return name;
  }

  std::string new_hole(const std::string& parameter) {
    const size_t number = ++holes_[parameter];
    return number == 1 ? "$" + parameter : fmt::format("${}{}", parameter, number);
  }

  // The hole for a floating dtype; attributes with the same one share it.
  std::string dtype_hole(DType dtype) {
    std::string& hole = dtypes_[dtype];
    if (hole.empty()) hole = new_hole("dtype");
    return hole;
  }

  // Writes an attribute: a hole where a graph of the same kind may have another number or dtype.
  std::string attribute(const Op& op, const SchemaParameter& parameter, const Attribute& value) {
    const bool is_exponent = op.schema.name == "pow";
    const bool is_operand = parameter.kind == ParameterKind::kTensorOrScalar;
    if (std::holds_alternative<double>(value) && !is_exponent) {
      return new_hole(is_operand ? "number" : parameter.name);
    }
    const auto* dtype = std::get_if<DType>(&value);
    if (dtype != nullptr && is_float(*dtype)) return dtype_hole(*dtype);
    if (std::ranges::find(kSizes, parameter.name) == kSizes.end()) return to_string(value);
    if (const auto* size = std::get_if<int64_t>(&value)) {
      return *size > 1 ? new_hole(parameter.name) : to_string(value);
    }
    const auto* sizes = std::get_if<Integers>(&value);
    if (sizes == nullptr) return to_string(value);
    std::vector<std::string> entries;
    for (const int64_t size : *sizes) {
      entries.push_back(size > 1 ? new_hole("size") : std::to_string(size));
    }
    return "[" + joined(entries) + "]";
  }

  CallText call(const Node& node) {
    const Op& op = catalog_.op(node.op);
    const auto& parameters = op.schema.parameters;
    std::vector<std::string> before;
    std::vector<std::string> after;
    bool is_named = false;  // an earlier parameter was left out, or is named
    for (size_t i = 0; i < parameters.size(); ++i) {
      const Argument& argument = node.arguments[i];
      const SchemaParameter& parameter = parameters[i];
      const auto* value = std::get_if<Attribute>(&argument);
      const bool is_float = value != nullptr && std::holds_alternative<double>(*value);
      if (is_default(parameter, argument) && !is_float) {
        if (value != nullptr) {
          numbers_[{node.results.front().index, i}] = to_string(*value);
        }
        is_named = true;
        continue;
      }
      is_named |= !parameter.takes_values();
      const std::string name = is_named ? parameter.name + "=" : "";
      if (parameter.name == kUnused) {
        before.push_back(name + "$_");
        continue;
      }
      if (value != nullptr) {
        const std::string text = attribute(op, parameter, *value);
        numbers_[{node.results.front().index, i}] = text;
        before.push_back(name + text);
        after.push_back(name + text);
        continue;
      }
      before.push_back(name + operand(argument, false));
      after.push_back(name + operand(argument, true));
    }
    std::vector<std::string> results;
    for (const ValueId value : node.results) results.push_back("%" + fresh(value));
    return {.before = fmt::format("{} = {}({})", joined(list(node.results, "%", {})),
                                  op.schema.name, joined(before)),
            .after = fmt::format("{} = {}({})", joined(results), op.schema.name, joined(after))};
  }

  std::string operand(const Argument& argument, bool is_after) {
    const auto name = [&](ValueId value) {
      if (!value.valid()) return std::string("none");
      return "%" + (is_after ? fresh(value) : graph_.value(value).name);
    };
    if (const auto* value = std::get_if<ValueId>(&argument)) return name(*value);
    std::vector<std::string> entries;
    for (const ValueId value : std::get<std::vector<ValueId>>(argument)) {
      entries.push_back(name(value));
    }
    return "[" + joined(entries) + "]";
  }

  // The dtypes in which the pass is proved, for the first operand that has one of them, else for
  // the first attribute; the others of `same_type` have the operand's type.
  std::string guard(std::span<const ValueId> same_type) const {
    std::vector<ValueId> candidates(same_type.begin(), same_type.end());
    if (candidates.empty()) candidates = inputs_;
    for (const ValueId value : candidates) {
      if (!is_float(graph_.type(value).dtype)) continue;
      const std::string& name = graph_.value(value).name;
      std::string text = fmt::format("  where dtype(%{}) in [f32, f16, bf16]\n", name);
      for (const ValueId other : same_type) {
        if (other == value) continue;
        text +=
            fmt::format("        and dtype(%{0}) == dtype(%{1}) and shape(%{0}) == shape(%{1})\n",
                        graph_.value(other).name, name);
      }
      return text;
    }
    return dtypes_.empty() ? "" : "  where $dtype in [f32, f16, bf16]\n";
  }

  const Graph& graph_;
  const std::vector<NodeId> nodes_;
  const Catalog& catalog_;
  std::set<uint32_t> inside_;         // the values that the part computes
  std::set<std::string_view> names_;  // of what the part reads and computes
  std::vector<ValueId> inputs_;
  std::vector<ValueId> results_;  // what the rest of the graph reads, in program order
  Names fresh_;
  std::map<std::string, size_t> holes_;  // by the name's root: how many there are
  std::map<DType, std::string> dtypes_;  // their holes
  std::map<std::pair<uint32_t, size_t>, std::string> numbers_;  // by first result and parameter
  size_t next_ = 0;
};

// The connected parts of the nodes, each in their order: nodes that share a value are connected.
std::vector<std::vector<NodeId>> find_parts(const Graph& graph, std::span<const NodeId> nodes) {
  std::vector<size_t> leaders(nodes.size());  // by node: one before it of its part, or itself
  std::iota(leaders.begin(), leaders.end(), size_t{0});
  const auto leader = [&](size_t at) {
    while (leaders[at] != at) at = leaders[at] = leaders[leaders[at]];
    return at;
  };
  std::map<ValueId, size_t> users;  // the first node that computes or reads a value
  for (size_t at = 0; at < nodes.size(); ++at) {
    const auto use = [&](ValueId value) {
      const size_t first = leader(users.try_emplace(value, at).first->second);
      const size_t own = leader(at);
      leaders[std::max(first, own)] = std::min(first, own);
    };
    const Node& node = graph.node(nodes[at]);
    std::ranges::for_each(node.results, use);
    graph.for_each_operand(node, use);
  }
  std::map<size_t, std::vector<NodeId>> parts;  // by leader
  for (size_t at = 0; at < nodes.size(); ++at) parts[leader(at)].push_back(nodes[at]);
  std::vector<std::vector<NodeId>> in_order;
  for (auto& [first, part] : parts) in_order.push_back(std::move(part));
  return in_order;
}

// By value: true if the graph returns it, or a node that is none of these reads it.
std::vector<bool> find_read(const Graph& graph, std::span<const NodeId> nodes) {
  const std::set<NodeId> inside(nodes.begin(), nodes.end());
  std::vector<bool> is_read(graph.value_limit());
  for (const NodeId id : graph.nodes()) {
    if (inside.contains(id)) continue;
    graph.for_each_operand(graph.node(id), [&](ValueId value) { is_read[value.index] = true; });
  }
  for (const GraphResult& result : graph.results()) is_read[result.value.index] = true;
  return is_read;
}

bool computes(const Graph& graph, std::span<const NodeId> nodes, const Catalog& catalog) {
  return std::ranges::any_of(
      nodes, [&](NodeId id) { return catalog.op(graph.node(id).op).def.view == nullptr; });
}

}  // namespace

Result<std::vector<NodeId>> select_nodes(const Graph& graph, std::string_view selection) {
  if (selection.empty()) return graph.nodes();
  std::map<std::string_view, NodeId> computed;
  for (const NodeId id : graph.nodes()) {
    for (const ValueId value : graph.node(id).results) {
      computed.emplace(graph.value(value).name, id);
    }
  }
  const auto find = [&](std::string_view name) -> Result<NodeId> {
    if (name.starts_with('%')) name.remove_prefix(1);
    if (const auto known = computed.find(name); known != computed.end()) return known->second;
    return fail({}, "unknown-node",
                "expected a value that a node of the graph computes, found '{}'", name);
  };
  const size_t dots = selection.find("..");
  std::vector<NodeId> nodes;
  if (dots != std::string_view::npos) {
    const NodeId first = TRY(find(selection.substr(0, dots)));
    const NodeId last = TRY(find(selection.substr(dots + 2)));
    const auto begin = std::ranges::find(graph.nodes(), first);
    const auto end = std::ranges::find(graph.nodes(), last);
    if (end < begin) {
      return fail({}, "unknown-node", "expected first..last in program order, found '{}'",
                  selection);
    }
    return std::vector<NodeId>(begin, end + 1);
  }
  std::set<NodeId> named;
  for (size_t begin = 0; begin <= selection.size();) {
    const size_t end = std::min(selection.find(',', begin), selection.size());
    named.insert(TRY(find(selection.substr(begin, end - begin))));
    begin = end + 1;
  }
  std::ranges::copy_if(graph.nodes(), std::back_inserter(nodes),
                       [&](NodeId id) { return named.contains(id); });
  return nodes;
}

Result<WrittenPasses> write_passes(const Graph& graph, std::span<const NodeId> nodes,
                                   const std::string& name, const Catalog& catalog,
                                   bool with_kernels) {
  WrittenPasses written;
  const std::vector<bool> is_read = find_read(graph, nodes);
  for (const auto& part : find_parts(graph, nodes)) {
    if (!computes(graph, part, catalog)) {
      ++written.unwritten;
      continue;
    }
    const size_t number = written.names.size() + 1;
    const std::string each = number == 1 ? name : fmt::format("{}_{}", name, number);
    if (number > 1) written.text += "\n";
    written.text += PassWriter(graph, part, catalog, is_read).write(each, with_kernels);
    written.names.push_back(each);
  }
  if (written.names.empty()) {
    return fail({}, "nothing-to-write", "expected a node that computes, found {} that only view",
                nodes.size());
  }
  return written;
}

}  // namespace passnet
