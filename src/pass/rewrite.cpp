#include "pass/rewrite.hpp"

#include "base/check.hpp"
#include "ir/cost.hpp"
#include "ir/fusion.hpp"
#include "kernel/device.hpp"
#include "loops/instantiate.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace passnet {
namespace {

// not tuning: what was measured; above it a library's call is quicker than loops in a kernel
constexpr double kLibraryFlops = 1e6;

// Divides what `fuse pattern` repeats into kernels: products, convolutions and attention that are
// large stay calls of a library, and what is between two of them becomes one kernel. A node runs
// as late as those that read it allow, so that few kernels remain.
class PatternParts {
 public:
  PatternParts(const Graph& graph, std::span<const NodeId> matched, const Catalog& catalog)
      : graph_(graph), matched_(matched), catalog_(catalog) {
    for (size_t i = 0; i < matched.size(); ++i) {
      for (const ValueId value : graph.node(matched[i]).results) producers_[value.index] = i;
    }
  }

  // The kernel of each matched node, counted from 0; nothing for a call of a library, or for views
  // that no op of their kernel reads or computes.
  std::vector<std::optional<size_t>> divide() const {
    std::vector<bool> is_call(matched_.size());
    for (size_t i = 0; i < matched_.size(); ++i) is_call[i] = calls_library(matched_[i]);
    const std::vector<size_t> stages = stages_of(is_call);
    std::set<size_t> computing;
    for (size_t i = 0; i < matched_.size(); ++i) {
      if (!is_call[i] && op(i).def.view == nullptr) computing.insert(stages[i]);
    }
    // A kernel was asked for: what consists of calls alone is made one.
    if (computing.empty()) return std::vector<std::optional<size_t>>(matched_.size(), 0);
    std::vector<std::optional<size_t>> parts(matched_.size());
    for (size_t i = 0; i < matched_.size(); ++i) {
      const auto stage = computing.find(stages[i]);
      if (is_call[i] || stage == computing.end()) continue;
      parts[i] = static_cast<size_t>(std::distance(computing.begin(), stage));
    }
    return parts;
  }

 private:
  const Op& op(size_t i) const { return catalog_.op(graph_.node(matched_[i]).op); }
  bool calls_library(NodeId node) const {
    return !catalog_.op(graph_.node(node).op).def.library.empty() &&
           cost(graph_, node, catalog_).flops > kLibraryFlops;
  }

  // The number of calls, one after the other, that a node waits for; what no call computes takes
  // the least number of those that read it, because it may run as late.
  std::vector<size_t> stages_of(const std::vector<bool>& is_call) const {
    std::vector<size_t> stages(matched_.size());
    const auto for_each_producer = [&](size_t i, const auto& visit) {
      graph_.for_each_operand(graph_.node(matched_[i]), [&](ValueId value) {
        const auto producer = producers_.find(value.index);
        if (producer != producers_.end()) visit(producer->second);
      });
    };
    for (size_t i = 0; i < matched_.size(); ++i) {
      for_each_producer(i, [&](size_t before) {
        stages[i] = std::max(stages[i], stages[before] + (is_call[before] ? 1 : 0));
      });
    }
    std::vector<std::optional<size_t>> latest(matched_.size());
    for (size_t i = matched_.size(); i-- > 0;) {
      if (!is_call[i] && latest[i]) stages[i] = *latest[i];
      for_each_producer(i, [&](size_t before) {
        latest[before] = std::min(latest[before].value_or(stages[i]), stages[i]);
      });
    }
    return stages;
  }

  const Graph& graph_;
  std::span<const NodeId> matched_;  // operands first
  const Catalog& catalog_;
  std::map<uint32_t, size_t> producers_;  // by value
};

class Instantiation {
 public:
  Instantiation(const Pass& pass, const Match& match, const Target& target, const Catalog& catalog,
                const Graph& graph, Rewriter& rewriter, const GraphIndex& index)
      : pass_(pass),
        target_(target),
        catalog_(catalog),
        graph_(graph),
        rewriter_(rewriter),
        index_(index),
        bindings_(match.bindings) {}

  Result<void> run() {
    const std::vector<const ReplacementNode*> nodes = nodes_in_order();
    divide_repeated(nodes);
    for (const ReplacementNode* each : nodes) {
      const ReplacementNode& node = *each;
      const std::vector<ValueId> results = node.launch    ? TRY(launch(node))
                                           : node.repeats ? TRY(repeat(node))
                                                          : TRY(call(node));
      if (results.size() != node.results.size()) {
        return fail(node.span, "replacement-results", "{} gives {} results here, found {} names",
                    catalog_.op(node.op).name(), results.size(), node.results.size());
      }
      for (size_t i = 0; i < results.size(); ++i) {
        bindings_.values[node.results[i].index] = results[i];
      }
      if (const auto part = part_of(node)) {
        rewriter_.fuse(results.front(), TRY(fusion(*node.fusion, *part)));
      }
      if (!node.launch && !node.repeats) TRY(check_stated(node));
    }
    return {};
  }

  const Bindings& bindings() const { return bindings_; }

 private:
  // Nodes that `fuse pattern` repeats are in the order of the graph: parts of the pattern that
  // share no value may have matched in any other.
  std::vector<const ReplacementNode*> nodes_in_order() const {
    std::vector<const ReplacementNode*> nodes;
    for (const ReplacementNode& node : pass_.replacement.nodes) nodes.push_back(&node);
    if (!pass_.replacement.repeats_pattern()) return nodes;
    std::ranges::stable_sort(nodes, {}, [&](const ReplacementNode* node) {
      return index_.position(bindings_.nodes[node->repeats->index]);
    });
    return nodes;
  }

  void divide_repeated(std::span<const ReplacementNode* const> nodes) {
    std::vector<NodeId> matched;
    for (const ReplacementNode* node : nodes) {
      if (node->repeats) matched.push_back(bindings_.nodes[node->repeats->index]);
    }
    const auto parts = PatternParts(graph_, matched, catalog_).divide();
    for (size_t i = 0; i < matched.size(); ++i) parts_.emplace(matched[i].index, parts[i]);
  }

  // The kernel of a node among those of its block; nothing for an op in no kernel.
  std::optional<size_t> part_of(const ReplacementNode& node) const {
    if (!node.fusion) return std::nullopt;
    return node.repeats ? parts_.at(bindings_.nodes[node.repeats->index].index)
                        : std::optional<size_t>(0);
  }

  // The graph's group for a kernel of a block of the replacement.
  Result<uint32_t> fusion(uint32_t block, size_t part) {
    const auto [known, is_new] = fusions_.try_emplace({block, part});
    if (!is_new) return known->second;
    Fusion fusion;
    for (const auto& entry : pass_.replacement.fusions[block].schedule) {
      const PassValue value = TRY(evaluate(entry.value, scope()));
      const auto attribute = to_attribute(value);
      const std::string what = attribute ? flaw(*find_schedule_key(entry.key), *attribute)
                                         : fmt::format("no schedule holds {}", to_string(value));
      if (!what.empty()) return fail(entry.value.span, "schedule-value", "{}", what);
      fusion.schedule.push_back({entry.key, *attribute});
    }
    for (const auto& entry : pass_.replacement.fusions[block].tune) {
      const PassValue values = TRY(evaluate(entry.value, scope()));
      const auto* list = values.as<PassValue::List>();
      ScheduleChoice choice{.key = entry.key, .values = {}};
      for (const PassValue& value : list != nullptr ? *list : PassValue::List{}) {
        const auto attribute = to_attribute(value);
        if (attribute) choice.values.push_back(*attribute);
      }
      if (list == nullptr || choice.values.size() != list->size()) {
        return fail(entry.value.span, "schedule-value",
                    "expected a list of values for '{}', found {}", entry.key, to_string(values));
      }
      fusion.tune.push_back(std::move(choice));
    }
    if (const std::string what = flaw(fusion); !what.empty()) {
      return fail(pass_.replacement.fusions[block].span, "schedule-value", "{}", what);
    }
    return known->second = rewriter_.add_fusion(std::move(fusion));
  }

  Scope scope() { return {pass_, graph_, index_, target_, bindings_}; }
  ValueId value(ValueId pattern_value) const {
    return pattern_value.valid() ? bindings_.values[pattern_value.index] : ValueId{};
  }

  // Appends the value, the elements of a list, or an invalid id for none.
  void append(PatternValueId id, std::vector<ValueId>& values) const {
    if (id.valid() && bindings_.lists[id.index]) {
      const auto& list = *bindings_.lists[id.index];
      values.insert(values.end(), list.begin(), list.end());
    } else {
      values.push_back(value({id.index}));
    }
  }

  Result<Argument> argument(const ReplacementArgument& wanted) {
    if (const auto* term = std::get_if<Term>(&wanted.value)) {
      const PassValue evaluated = TRY(evaluate(*term, scope()));
      if (auto attribute = to_attribute(evaluated)) return Argument(*std::move(attribute));
      return fail(wanted.span, "replacement-argument", "no argument can be {}",
                  to_string(evaluated));
    }
    const auto& constant = std::get<Argument>(wanted.value);
    if (const auto* id = std::get_if<ValueId>(&constant)) {
      if (bindings_.absent[id->index]) return Argument(None{});
      return Argument(value(*id));
    }
    if (const auto* list = std::get_if<std::vector<ValueId>>(&constant)) {
      std::vector<ValueId> values;
      for (const ValueId id : *list) append({id.index}, values);
      return Argument(std::move(values));
    }
    return constant;
  }

  Result<std::vector<ValueId>> call(const ReplacementNode& node) {
    const Op& op = catalog_.op(node.op);
    std::vector<NamedArgument> named;
    for (size_t i = 0; i < node.arguments.size(); ++i) {
      named.push_back(
          {op.schema.parameters[i].name, TRY(argument(node.arguments[i])), node.arguments[i].span});
    }
    auto arguments = TRY(complete_arguments(op.schema, {}, named, node.span));
    return TRY(rewriter_.call(node.op, std::move(arguments), node.span));
  }

  // Calls the op that matched again, on values that are computed again where they are the match's.
  Result<std::vector<ValueId>> repeat(const ReplacementNode& node) {
    const Node& matched = graph_.node(bindings_.nodes[node.repeats->index]);
    std::vector<Argument> arguments = matched.arguments;
    const auto follow = [&](ValueId& value) {
      if (const auto copy = repeated_.find(value.index); copy != repeated_.end()) {
        value = copy->second;
      }
    };
    for (Argument& argument : arguments) {
      if (auto* value = std::get_if<ValueId>(&argument)) follow(*value);
      if (auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
        std::ranges::for_each(*list, follow);
      }
    }
    const OpId op = matched.op;
    const auto old = matched.results;
    auto results = TRY(rewriter_.call(op, std::move(arguments), node.span));
    for (size_t i = 0; i < results.size(); ++i) repeated_[old[i].index] = results[i];
    return results;
  }

  Result<void> check_stated(const ReplacementNode& node) {
    for (size_t i = 0; i < node.types.size(); ++i) {
      const TensorType stated = TRY(evaluate_type(node.types[i].expression, scope()));
      const TensorType& inferred = graph_.type(bindings_.values[node.results[i].index]);
      if (stated == inferred) continue;
      return fail(node.types[i].span, "stated-type", "expected {}, which the op gives, found {}",
                  to_string(inferred), to_string(stated));
    }
    return {};
  }

  Result<std::array<int64_t, 3>> extents(const std::vector<Term>& terms, int64_t most) {
    std::array<int64_t, 3> result{1, 1, 1};
    for (size_t i = 0; i < terms.size(); ++i) {
      result[i] = TRY(evaluate_integer(terms[i], scope()));
      if (result[i] >= 1 && result[i] <= most) continue;
      return fail(terms[i].span, "launch-value", "expected 1 to {}, found {}", most, result[i]);
    }
    return result;
  }

  Result<LaunchArgument> launch_argument(const Term& term) {
    const PassValue found = TRY(evaluate(term, scope()));
    if (const auto* integer = found.as<int64_t>()) return LaunchArgument(*integer);
    if (const auto* real = found.as<double>()) return LaunchArgument(*real);
    if (const auto* truth = found.as<bool>()) return LaunchArgument(int64_t{*truth});
    const auto attribute = to_attribute(found);
    const auto* list = attribute ? std::get_if<Integers>(&*attribute) : nullptr;
    if (list != nullptr) return LaunchArgument(*list);
    return fail(term.span, "launch-argument", "expected a number or a list of integers, found {}",
                kind_of(found));
  }

  Result<std::vector<ValueId>> launch(const ReplacementNode& node) {
    const LaunchTemplate& wanted = *node.launch;
    Launch result;
    std::vector<ValueId> operands;
    for (const LaunchOperandTemplate& operand : wanted.operands) {
      const size_t before = operands.size();
      for (const PatternValueId id : operand.values) append(id, operands);
      result.operands.push_back({.name = operand.name, .strided = operand.strided});
      if (!operand.is_list) continue;
      result.operands.back().list = static_cast<uint32_t>(operands.size() - before);
      TRY(check_list(operand.name, operands, before, node.span));
    }
    for (size_t i = 0; i < node.types.size(); ++i) {
      result.results.push_back({.type = TRY(evaluate_type(node.types[i].expression, scope())),
                                .name = wanted.result_names[i]});
    }
    for (const Term& type : wanted.scratch) {
      result.scratch.push_back(TRY(evaluate_type(type, scope())));
    }
    for (const Term& term : wanted.arguments) {
      result.arguments.push_back(TRY(launch_argument(term)));
    }
    result.shape.grid = TRY(extents(wanted.grid, (int64_t{1} << 31) - 1));
    result.shape.block = TRY(extents(wanted.block, 1024));
    if (wanted.shared) {
      result.shape.shared_bytes = TRY(evaluate_integer(*wanted.shared, scope()));
      if (result.shape.shared_bytes < 0 || result.shape.shared_bytes > (int64_t{1} << 20)) {
        return fail(wanted.shared->span, "launch-value", "expected 0 to 2^20 bytes, found {}",
                    result.shape.shared_bytes);
      }
    }
    const KernelSource* source = find_kernel(pass_, wanted.kernel, target_);
    CHECK(source != nullptr);
    if (source->language == Language::kLoops) {
      std::vector<std::optional<TensorType>> types;
      for (const ValueId operand : operands) {
        types.push_back(operand.valid() ? std::optional(graph_.type(operand)) : std::nullopt);
      }
      TRY(instantiate(*source, types, result, catalog_));
    }
    result.kernel = add_kernel(*source);
    return rewriter_.launch(std::move(operands), std::move(result), node.span);
  }

  Result<void> check_list(std::string_view name, std::span<const ValueId> operands, size_t from,
                          Span span) const {
    for (const ValueId id : operands.subspan(from)) {
      if (id.valid() && graph_.type(id).dtype == graph_.type(operands[from]).dtype) continue;
      return fail(span, "launch-list-dtype", "expected values of one dtype in '{}', found {}", name,
                  id.valid() ? to_string(graph_.type(id)) : "none");
    }
    return {};
  }

  // The name of the kernel in the graph: prefixed if another text has its name.
  std::string add_kernel(const KernelSource& source) {
    const std::string& name = source.name;
    KernelSource kernel = source;
    for (int attempt = 0;; ++attempt) {
      const KernelSource* known = graph_.find_kernel(kernel.name, kernel.language);
      if (known == nullptr) {
        rewriter_.add_kernel(kernel);
        return kernel.name;
      }
      if (known->text == kernel.text) return kernel.name;
      kernel.name = attempt == 0 ? fmt::format("{}.{}", pass_.name, name)
                                 : fmt::format("{}_{}.{}", pass_.name, attempt, name);
    }
  }

  const Pass& pass_;
  const Target& target_;
  const Catalog& catalog_;
  const Graph& graph_;
  Rewriter& rewriter_;
  const GraphIndex& index_;
  Bindings bindings_;
  std::map<std::pair<uint32_t, size_t>, uint32_t> fusions_;  // by block and part: the graph's group
  std::map<uint32_t, std::optional<size_t>> parts_;          // by node of the match, if it repeats
  std::map<uint32_t, ValueId> repeated_;                     // by value of the match: its copy
};

// Adds the place of the match in the graph, if it has one.
Diagnostic with_place(Diagnostic diagnostic, const Graph& graph, const Match& match) {
  const Span span = graph.node(match.anchor).span;
  if (span.source.valid()) diagnostic.notes.push_back({span, "for the match here"});
  return diagnostic;
}

Result<void> check_types(const Pass& pass, const Bindings& bindings, const Graph& graph) {
  for (size_t i = 0; i < pass.pattern.results.size(); ++i) {
    const PatternValueId old_id = pass.pattern.results[i];
    const PatternValueId new_id = pass.replacement.results[i];
    const TensorType& expected = graph.type(bindings.values[old_id.index]);
    const TensorType& found = graph.type(bindings.values[new_id.index]);
    if (expected == found) continue;
    return fail(pass.value(new_id).span, "replacement-type",
                "expected %{} to have the type of %{}, {}, found {}", pass.value(new_id).name,
                pass.value(old_id).name, to_string(expected), to_string(found));
  }
  return {};
}

}  // namespace

Result<void> rewrite(const Pass& pass, const Match& match, const Target& target,
                     const Catalog& catalog, Graph& graph, Rewriter& rewriter, GraphIndex& index) {
  if (!match.moves.empty()) {
    rewriter.move_behind(match.moves, match.last_read);
    index.reorder();
  }
  const auto first_new = static_cast<uint32_t>(graph.node_limit());
  rewriter.set_insertion_point(match.anchor);
  Instantiation instantiation(pass, match, target, catalog, graph, rewriter, index);
  auto done = instantiation.run();
  if (done) done = check_types(pass, instantiation.bindings(), graph);
  if (!done) return std::unexpected(with_place(std::move(done.error()), graph, match));
  for (const NodeId node : match.bindings.nodes) index.consume(node);
  index.insert(first_new, match.anchor);
  const Bindings& bindings = instantiation.bindings();
  for (size_t i = 0; i < pass.pattern.results.size(); ++i) {
    const ValueId from = bindings.values[pass.pattern.results[i].index];
    const ValueId to = bindings.values[pass.replacement.results[i].index];
    rewriter.replace_uses(from, to);
    index.replace_uses(from, to);
  }
  return {};
}

}  // namespace passnet
