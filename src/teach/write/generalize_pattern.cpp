#include "teach/write/generalize_pattern.hpp"

#include "ir/builder.hpp"
#include "teach/write/shorten_pattern.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <optional>
#include <set>

namespace passnet {
namespace {

// Attributes that are sizes: they depend on the shapes around them.
constexpr std::array<std::string_view, 9> kSizes{"shape",      "size",  "normalized_shape",
                                                 "split_size", "sizes", "split_sizes",
                                                 "start",      "end",   "pad"};
// Attributes without an effect at inference.
constexpr std::string_view kUnused = "momentum";
// Ops whose sums may be added in another order, so that half types may round otherwise.
constexpr std::array<std::string_view, 16> kReductions{
    "mean",    "sum",  "var",  "std",  "norm",     "layer_norm", "group_norm", "rms_norm",
    "softmax", "amax", "amin", "prod", "var_mean", "std_mean",   "logsumexp",  "log_softmax"};
// Matches a number, and where a graph has one an operand: both are repeated as they are.
constexpr std::string_view kAnything = "$_";
constexpr std::string_view kPower = "pow";  // its exponent decides what it is
// Hole names of attributes whose own name says little.
constexpr std::string_view kNumber = "number";

// The place of each value in its graph: the node that computes it, or the first use of an input.
class Places {
 public:
  explicit Places(const Graph& graph) : texts_(graph.value_limit()), uses_(graph.count_uses()) {
    for (size_t node = 0; node < graph.nodes().size(); ++node) {
      const Node& each = graph.node(graph.nodes()[node]);
      for (size_t i = 0; i < each.arguments.size(); ++i) {
        if (const auto* value = std::get_if<ValueId>(&each.arguments[i])) {
          note(*value, fmt::format("i{}.{}", node, i));
        }
        const auto* list = std::get_if<std::vector<ValueId>>(&each.arguments[i]);
        for (size_t k = 0; list != nullptr && k < list->size(); ++k) {
          if ((*list)[k].valid()) note((*list)[k], fmt::format("i{}.{}.{}", node, i, k));
        }
      }
      for (size_t i = 0; i < each.results.size(); ++i) {
        texts_[each.results[i].index] = fmt::format("n{}.{}", node, i);
      }
    }
  }

  const std::string& of(ValueId value) const { return texts_[value.index]; }
  uint32_t uses(ValueId value) const { return uses_[value.index]; }

 private:
  void note(ValueId value, std::string text) {
    if (texts_[value.index].empty()) texts_[value.index] = std::move(text);
  }

  std::vector<std::string> texts_;
  std::vector<uint32_t> uses_;
};

// The run of entries of a list that are inputs which nothing else reads: a pattern may match any
// number of them there.
struct InputRun {
  size_t begin = 0;
  size_t count = 0;
};

InputRun find_run(const Graph& graph, std::span<const ValueId> list,
                  std::span<const uint32_t> uses) {
  InputRun best;
  for (size_t i = 0, begin = 0; i <= list.size(); ++i) {
    const bool is_free = i < list.size() && list[i].valid() &&
                         !graph.value(list[i]).producer.valid() && uses[list[i].index] == 1;
    if (is_free) continue;
    if (i - begin > best.count) best = {begin, i - begin};
    begin = i + 1;
  }
  return best;
}

std::string describe(const Graph& graph, const Argument& argument, const SchemaParameter& parameter,
                     const Places& places, std::span<const uint32_t> uses) {
  if (const auto* value = std::get_if<ValueId>(&argument)) {
    const bool is_free = !graph.value(*value).producer.valid() && places.uses(*value) == 1;
    if (is_free && parameter.kind == ParameterKind::kTensorOrScalar) return "s";
    return is_free && parameter.optional ? "o" : places.of(*value);
  }
  if (const auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
    const InputRun run = find_run(graph, *list, uses);
    std::string text = "[";
    for (size_t i = 0; i < list->size(); ++i) {
      if (i == run.begin && run.count > 0) text += "*,";
      if (i >= run.begin && i < run.begin + run.count) continue;
      text += (*list)[i].valid() ? places.of((*list)[i]) + "," : "-,";
    }
    return text + "]";
  }
  const bool is_absent = std::holds_alternative<None>(std::get<Attribute>(argument)) &&
                         parameter.kind == ParameterKind::kTensor;
  if (parameter.kind == ParameterKind::kTensorOrScalar) return "s";
  return is_absent ? "o" : "a";
}

// Equal for graphs that one pattern can match.
std::string signature(const Graph& graph, const Catalog& catalog) {
  const Places places(graph);
  const std::vector<uint32_t> uses = graph.count_uses();
  std::string text;
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    text += fmt::format("{}:{}(", node.op.index, node.results.size());
    const auto& parameters = catalog.op(node.op).schema.parameters;
    for (size_t i = 0; i < parameters.size() && i < node.arguments.size(); ++i) {
      text += describe(graph, node.arguments[i], parameters[i], places, uses) + ";";
    }
    text += ")";
  }
  return text;
}

class PatternMaker {
 public:
  PatternMaker(const AlignedGraphs& aligned, std::span<const size_t> positions,
               const Catalog& catalog, Openness openness)
      : graphs_(aligned.graphs),
        positions_(positions.begin(), positions.end()),
        catalog_(catalog),
        is_open_(openness == Openness::kOpen),
        uses_(graphs_.front()->count_uses()) {
    for (const size_t position : positions_) {
      for (const ValueId value : node(0, position).results) inside_.insert(value.index);
    }
  }

  AuthoredPass make(std::string name) {
    AuthoredPass pass{.name = std::move(name)};
    for (const size_t position : positions_) pass.calls.push_back(call(position));
    pass.inputs = std::move(inputs_);
    if (is_open_) shorten_pattern(pass, catalog_);
    pass.read_outside = find_results(false);
    pass.results = is_open_ ? find_results(true) : pass.read_outside;
    if (const auto guard = dtype_guard(pass)) pass.guards.push_back(*guard);
    return pass;
  }

 private:
  const Node& node(size_t graph, size_t position) const {
    return graphs_[graph]->node(graphs_[graph]->nodes()[position]);
  }

  // Adds an input at its first use, with its name in the first graph that has it.
  std::string name_of(size_t graph, ValueId value, bool is_optional) {
    std::string name = graphs_[graph]->value(value).name;
    const bool is_inside = graph == 0 && inside_.contains(value.index);
    if (is_inside || has_input(name)) return name;
    while (is_taken(name)) name += "_";
    if (!has_input(name)) {
      inputs_.push_back({.name = name, .is_optional = is_optional, .is_list = false});
    }
    return name;
  }

  // Adds an operand that no graph has, and others may.
  std::string new_input(const std::string& root) {
    std::string name = root;
    for (size_t i = 2; has_input(name) || is_taken(name); ++i) name = fmt::format("{}{}", root, i);
    inputs_.push_back({.name = name, .is_optional = true, .is_list = false});
    return name;
  }

  // The values of a list; in an open pattern, its longest run of free inputs is one of any length.
  std::vector<std::string> list_values(size_t graph, std::span<const ValueId> list) {
    const InputRun run = is_open_ && graph == 0 ? find_run(*graphs_[0], list, uses_) : InputRun();
    std::vector<std::string> values;
    for (size_t i = 0; i < list.size(); ++i) {
      if (i == run.begin && run.count > 0) {
        const std::string name = graphs_[0]->value(list[i]).name;
        inputs_.push_back({.name = name, .is_optional = false, .is_list = true});
        values.push_back(".." + name);
      }
      if (i >= run.begin && i < run.begin + run.count) continue;
      values.push_back(list[i].valid() ? name_of(graph, list[i], false) : "none");
    }
    return values;
  }

  bool has_input(const std::string& name) const {
    return std::ranges::find(inputs_, name, &AuthoredInput::name) != inputs_.end();
  }
  bool is_taken(const std::string& name) const {
    return std::ranges::any_of(
        inside_, [&](uint32_t index) { return graphs_[0]->value(ValueId{index}).name == name; });
  }

  AuthoredCall call(size_t position) {
    const Node& first = node(0, position);
    const Op& op = catalog_.op(first.op);
    AuthoredCall call{.op = std::string(op.schema.name)};
    for (const ValueId value : first.results) {
      call.results.push_back(graphs_[0]->value(value).name);
    }
    bool is_named = false;  // an earlier parameter was left out, or is named
    for (size_t i = 0; i < op.schema.parameters.size(); ++i) {
      auto argument = this->argument(op, i, position);
      is_named |= !argument || !op.schema.parameters[i].takes_values();
      if (!argument) continue;
      argument->is_named = is_named;
      call.arguments.push_back(*std::move(argument));
    }
    return call;
  }

  std::optional<AuthoredArgument> argument(const Op& op, size_t i, size_t position) {
    const SchemaParameter& parameter = op.schema.parameters[i];
    AuthoredArgument made{.parameter = parameter.name};
    std::optional<size_t> with_value;  // the first graph that has a value here
    bool is_everywhere = true;
    for (size_t graph = 0; graph < graphs_.size(); ++graph) {
      const bool has = !std::holds_alternative<Attribute>(node(graph, position).arguments[i]);
      if (has && !with_value) with_value = graph;
      is_everywhere &= has;
    }
    if (!with_value) {
      if (is_open_ && parameter.kind == ParameterKind::kTensor) {
        made.values.push_back(new_input(parameter.name));
        return made;
      }
      return attribute(op, i, position);
    }
    if (is_open_ && !is_everywhere && parameter.kind == ParameterKind::kTensorOrScalar) {
      made.text = kAnything;
      return made;
    }
    const Argument& argument = node(*with_value, position).arguments[i];
    if (const auto* value = std::get_if<ValueId>(&argument)) {
      const bool is_free = is_open_ && parameter.optional && *with_value == 0 &&
                           !graphs_[0]->value(*value).producer.valid() && uses_[value->index] == 1;
      made.values.push_back(name_of(*with_value, *value, is_free || !is_everywhere));
      return made;
    }
    made.is_list = true;
    made.values = list_values(*with_value, std::get<std::vector<ValueId>>(argument));
    return made;
  }

  // Returns nullopt for a default, which the pattern leaves out.
  std::optional<AuthoredArgument> attribute(const Op& op, size_t i, size_t position) {
    const SchemaParameter& parameter = op.schema.parameters[i];
    AuthoredArgument made{.parameter = parameter.name};
    std::vector<Attribute> values;
    bool is_default = true;
    for (size_t graph = 0; graph < graphs_.size(); ++graph) {
      const Argument& argument = node(graph, position).arguments[i];
      values.push_back(std::get<Attribute>(argument));
      is_default &= passnet::is_default(parameter, argument);
    }
    if (parameter.name == kUnused) {
      made.text = kAnything;
      made.is_pattern_only = true;
      return made;
    }
    const bool is_exponent = op.schema.name == kPower;
    const auto* number = std::get_if<double>(&values.front());
    const bool is_open = number != nullptr && !is_exponent;
    if (is_default && !is_open) return std::nullopt;
    const bool is_binding = is_open || (is_open_ && !is_exponent);
    const bool is_operand = parameter.kind == ParameterKind::kTensorOrScalar;
    made.text = is_binding && is_open_ && is_operand
                    ? std::string(kAnything)
                    : attribute_text(parameter, values, is_binding);
    made.varies =
        std::ranges::any_of(values, [&](const Attribute& each) { return each != values.front(); });
    if (!std::holds_alternative<None>(values.front())) made.example = to_string(values.front());
    return made;
  }

  std::string attribute_text(const SchemaParameter& parameter, std::span<const Attribute> values,
                             bool is_open) {
    const bool is_equal =
        std::ranges::all_of(values, [&](const Attribute& each) { return each == values.front(); });
    const bool is_operand = parameter.kind == ParameterKind::kTensorOrScalar;
    if (const auto* dtype = std::get_if<DType>(&values.front())) {
      const bool is_stated = is_equal && !is_float(*dtype);
      return is_stated ? to_string(values.front()) : new_hole("dtype");
    }
    const bool is_flag = std::holds_alternative<bool>(values.front()) ||
                         std::holds_alternative<std::string>(values.front());
    if (is_flag && is_equal) return to_string(values.front());
    const bool is_size = std::ranges::find(kSizes, parameter.name) != kSizes.end();
    if (const auto* size = std::get_if<int64_t>(&values.front())) {
      const bool is_stated = is_equal && !is_open && !(is_size && *size > 1);
      if (is_stated) return to_string(values.front());
      return new_hole(is_operand ? std::string(kNumber) : parameter.name);
    }
    const auto is_single = [](const Attribute& each) {
      const auto* list = std::get_if<Integers>(&each);
      return list != nullptr && list->size() == 1;
    };
    if (is_size && std::ranges::all_of(values, is_single)) {
      return "[" + new_hole(parameter.name == "normalized_shape" ? "width" : "size") + "]";
    }
    if (is_equal && !is_size && !is_open) return to_string(values.front());
    return new_hole(is_operand ? std::string(kNumber) : parameter.name);
  }

  std::string new_hole(const std::string& root) {
    const size_t number = ++holes_[root];
    return number == 1 ? "$" + root : fmt::format("${}{}", root, number);
  }

  // The values that something outside of the part reads, in program order; if `all`, also those
  // that something might: what is computed before a reduction. After one, a value that nothing
  // reads would only be compared where a proof returns it.
  std::vector<std::string> find_results(bool all) const {
    const Graph& graph = *graphs_[0];
    std::set<uint32_t> read;
    for (size_t i = 0; i < graph.nodes().size(); ++i) {
      if (std::ranges::find(positions_, i) != positions_.end()) continue;
      graph.for_each_operand(graph.node(graph.nodes()[i]),
                             [&](ValueId value) { read.insert(value.index); });
    }
    for (const GraphResult& result : graph.results()) read.insert(result.value.index);
    std::vector<std::string> results;
    std::set<uint32_t> reduced;
    for (const size_t position : positions_) {
      const Node& each = node(0, position);
      bool is_reduced =
          std::ranges::find(kReductions, catalog_.op(each.op).name()) != kReductions.end();
      graph.for_each_operand(each,
                             [&](ValueId value) { is_reduced |= reduced.contains(value.index); });
      if (is_reduced) reduced.insert(each.results.front().index);
      const bool is_view = catalog_.op(node(0, position).op).def.view != nullptr;
      for (const ValueId value : node(0, position).results) {
        const bool may_be_read = all && !is_view && !is_reduced && uses_[value.index] > 0;
        if (may_be_read || read.contains(value.index)) results.push_back(graph.value(value).name);
      }
    }
    return results;
  }

  // The usual floating dtypes, and f64 where a graph has it, for the first floating operand. None
  // for a replacement that repeats the ops, which is right in every dtype.
  std::optional<std::string> dtype_guard(const AuthoredPass& pass) const {
    if (is_open_) return std::nullopt;
    std::vector<std::string_view> dtypes{"f32", "f16", "bf16"};
    for (const AuthoredInput& input : pass.inputs) {
      if (input.is_optional || input.is_list) continue;
      bool is_floating = true;
      bool is_double = false;
      for (const Graph* graph : graphs_) {
        const auto type = find_type(*graph, input.name);
        is_floating &= type && is_float(type->dtype);
        is_double |= type && type->dtype == DType::kF64;
      }
      if (!is_floating) continue;
      if (is_double) dtypes.push_back("f64");
      return fmt::format("dtype(%{}) in [{}]", input.name, fmt::join(dtypes, ", "));
    }
    // A result, if no operand that is named is floating.
    for (const size_t position : positions_) {
      const ValueId result = node(0, position).results.front();
      const auto is_floating = [&](const Graph* graph) {
        const Node& there = graph->node(graph->nodes()[position]);
        return is_float(graph->type(there.results.front()).dtype);
      };
      if (!std::ranges::all_of(graphs_, is_floating)) continue;
      return fmt::format("dtype(%{}) in [{}]", graphs_[0]->value(result).name,
                         fmt::join(dtypes, ", "));
    }
    return std::nullopt;
  }

  // The type of the operand that has this name in the first graph, at the same place of another.
  std::optional<TensorType> find_type(const Graph& graph, const std::string& name) const {
    for (const size_t position : positions_) {
      const Node& first = node(0, position);
      const Node& other = graph.node(graph.nodes()[position]);
      for (size_t i = 0; i < first.arguments.size(); ++i) {
        const auto* value = std::get_if<ValueId>(&first.arguments[i]);
        if (value == nullptr || graphs_[0]->value(*value).name != name) continue;
        const auto* there = std::get_if<ValueId>(&other.arguments[i]);
        if (there != nullptr) return graph.type(*there);
      }
    }
    return std::nullopt;
  }

  const std::vector<const Graph*>& graphs_;
  const std::vector<size_t> positions_;
  const Catalog& catalog_;
  const bool is_open_;
  const std::vector<uint32_t> uses_;  // of the first graph's values
  std::set<uint32_t> inside_;         // values of the first graph that the part computes
  std::vector<AuthoredInput> inputs_;
  std::map<std::string, size_t> holes_;  // by the name's root: how many there are
};

}  // namespace

std::vector<AlignedGraphs> align_graphs(std::span<const Graph* const> graphs,
                                        const Catalog& catalog) {
  std::vector<AlignedGraphs> groups;
  std::map<std::string, size_t> known;
  for (const Graph* graph : graphs) {
    const auto [at, is_new] = known.emplace(signature(*graph, catalog), groups.size());
    if (is_new) groups.emplace_back();
    groups[at->second].graphs.push_back(graph);
  }
  return groups;
}

std::vector<std::vector<size_t>> connected_parts(const Graph& graph,
                                                 std::span<const size_t> positions,
                                                 const Catalog& catalog) {
  std::vector<size_t> owners(positions.size());
  std::iota(owners.begin(), owners.end(), size_t{0});
  const auto root = [&](size_t node) {
    while (owners[node] != node) node = owners[node];
    return node;
  };
  const auto node_at = [&](size_t i) -> const Node& {
    return graph.node(graph.nodes()[positions[i]]);
  };
  std::map<uint32_t, size_t> readers;  // a node of each value's part
  for (size_t i = 0; i < positions.size(); ++i) {
    const auto join = [&](ValueId value) {
      const size_t a = root(readers.emplace(value.index, i).first->second);
      const size_t b = root(i);
      owners[std::max(a, b)] = std::min(a, b);
    };
    graph.for_each_operand(node_at(i), join);
    for (const ValueId value : node_at(i).results) join(value);
  }
  std::map<size_t, std::vector<size_t>> parts;
  for (size_t i = 0; i < owners.size(); ++i) parts[root(i)].push_back(positions[i]);
  std::vector<std::vector<size_t>> computing;
  for (auto& [owner, part] : parts) {
    const bool computes = std::ranges::any_of(part, [&](size_t position) {
      return catalog.op(graph.node(graph.nodes()[position]).op).def.view == nullptr;
    });
    if (computes) computing.push_back(std::move(part));
  }
  return computing;
}

std::vector<std::vector<size_t>> connected_parts(const Graph& graph, const Catalog& catalog) {
  std::vector<size_t> positions(graph.nodes().size());
  std::iota(positions.begin(), positions.end(), size_t{0});
  return connected_parts(graph, positions, catalog);
}

AuthoredPass generalize_pattern(const AlignedGraphs& aligned, std::span<const size_t> positions,
                                const Catalog& catalog, Openness openness, std::string name) {
  return PatternMaker(aligned, positions, catalog, openness).make(std::move(name));
}

}  // namespace passnet
