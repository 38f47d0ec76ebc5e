#include "ir/verify.hpp"

#include "ir/builder.hpp"
#include "ir/fusion.hpp"
#include "ir/text/facts_text.hpp"
#include "ir/text/launch_text.hpp"
#include "kernel/device.hpp"

#include <unordered_set>

namespace passnet {
namespace {

class Verifier {
 public:
  Verifier(const Graph& graph, const Catalog& catalog, Diagnostics& diagnostics)
      : graph_(graph),
        catalog_(catalog),
        diagnostics_(diagnostics),
        is_defined_(graph.value_limit(), false) {}

  void verify() {
    inputs();
    for (const NodeId id : graph_.nodes()) {
      if (diagnostics_.full()) return;
      if (node(id)) continue;
      return;  // later errors would only repeat it
    }
    results();
    kernels();
    fusions();
  }

 private:
  template <class... Args>
  bool flawed(Span span, fmt::format_string<Args...> text, Args&&... args) {
    diagnostics_.error(span, "invalid-graph", "{}", fmt::format(text, std::forward<Args>(args)...));
    return false;
  }

  bool define(ValueId id, NodeId producer, uint32_t result, Span span) {
    if (id.index >= graph_.value_limit()) return flawed(span, "a value beyond the table");
    const Value& value = graph_.value(id);
    if (is_defined_[id.index]) return flawed(span, "'%{}' is defined twice", value.name);
    if (value.producer != producer || value.result != result) {
      return flawed(span, "'%{}' names another node as its producer", value.name);
    }
    if (!is_sane(value.type)) {
      return flawed(span, "'%{}' has the type {}, beyond the limits", value.name,
                    to_string(value.type));
    }
    if (!names_.insert(value.name).second) {
      return flawed(span, "two values are named '%{}'", value.name);
    }
    is_defined_[id.index] = true;
    return true;
  }

  bool inputs() {
    for (uint32_t i = 0; i < graph_.inputs().size(); ++i) {
      const GraphInput& input = graph_.inputs()[i];
      if (!define(input.value, {}, i, {})) return false;
      const std::string what = flaw(input.facts, graph_.type(input.value));
      if (!what.empty()) return flawed({}, "{} for '%{}'", what, graph_.value(input.value).name);
    }
    return true;
  }

  bool node(NodeId id) {
    const Node& node = graph_.node(id);
    if (node.op.index >= catalog_.ops().size()) return flawed(node.span, "an unknown op");
    const Op& op = catalog_.op(node.op);
    if (!arguments(node, op)) return false;
    if (node.launch.has_value() != (node.op == catalog_.launch())) {
      return flawed(node.span, "a launch and the op {} do not go together", op.name());
    }
    if (node.launch ? !launch(node) : !call(node, op)) return false;
    const bool is_native =
        node.launch && graph_.find_kernel(node.launch->kernel, Language::kLoops) == nullptr;
    if (node.fusion && (is_native || *node.fusion >= graph_.fusions().size())) {
      return flawed(node.span, "{} cannot be part of a fuse group", op.name());
    }
    for (uint32_t i = 0; i < node.results.size(); ++i) {
      if (!define(node.results[i], id, i, node.span)) return false;
    }
    return true;
  }

  bool arguments(const Node& node, const Op& op) {
    if (node.arguments.size() != op.schema.parameters.size()) {
      return flawed(node.span, "{} takes {} arguments, found {}", op.name(),
                    op.schema.parameters.size(), node.arguments.size());
    }
    bool are_defined = true;
    graph_.for_each_operand(node, [&](ValueId value) {
      are_defined = are_defined && value.index < is_defined_.size() && is_defined_[value.index];
    });
    if (!are_defined) return flawed(node.span, "{} reads a value before it is defined", op.name());
    const Result<std::vector<Argument>> complete =
        complete_arguments(op.schema, node.arguments, {}, node.span);
    if (!complete) return flawed(node.span, "{}", complete.error().message);
    for (size_t i = 0; i < node.arguments.size(); ++i) {
      if (same_kind((*complete)[i], node.arguments[i])) continue;
      return flawed(node.span, "the argument '{}' of {} is not of its parameter's kind",
                    op.schema.parameters[i].name, op.name());
    }
    return true;
  }

  static bool same_kind(const Argument& a, const Argument& b) {
    if (a.index() != b.index()) return false;
    const auto* left = std::get_if<Attribute>(&a);
    return left == nullptr || left->index() == std::get<Attribute>(b).index();
  }

  bool call(const Node& node, const Op& op) {
    const Result<std::vector<TensorType>> types =
        infer(OpCall(op, node.arguments, graph_, node.span));
    if (!types) return flawed(node.span, "{}", types.error().message);
    return types_agree(node, *types, op.name());
  }

  bool launch(const Node& node) {
    const Launch& launch = *node.launch;
    const size_t values = std::get<std::vector<ValueId>>(node.arguments.front()).size();
    const std::string what = flaw(launch, values);
    if (!what.empty()) return flawed(node.span, "{} in the launch of {}", what, launch.kernel);
    if (!are_lists_of_one_dtype(node)) {
      return flawed(node.span, "expected values of one dtype in each list of the launch of {}",
                    launch.kernel);
    }
    for (const TensorType& type : launch.scratch) {
      if (!is_sane(type)) return flawed(node.span, "scratch of the type {}", to_string(type));
    }
    const auto has_kernel = [&](const DeviceInfo& info) {
      return graph_.find_kernel(launch.kernel, info.language) != nullptr;
    };
    if (graph_.find_kernel(launch.kernel, Language::kLoops) == nullptr &&
        std::ranges::none_of(kDevices, has_kernel)) {
      return flawed(node.span, "the kernel '{}' of a launch is not in the graph", launch.kernel);
    }
    return types_agree(node, launch.result_types(), launch.kernel);
  }

  bool are_lists_of_one_dtype(const Node& node) const {
    std::span<const ValueId> rest(std::get<std::vector<ValueId>>(node.arguments.front()));
    for (const LaunchOperand& operand : node.launch->operands) {
      const auto values = rest.first(operand.value_count());
      rest = rest.subspan(values.size());
      for (const ValueId value : operand.list ? values : std::span<const ValueId>()) {
        if (!value.valid() || graph_.type(value).dtype != graph_.type(values.front()).dtype) {
          return false;
        }
      }
    }
    return true;
  }

  bool types_agree(const Node& node, std::span<const TensorType> types, std::string_view what) {
    if (types.size() != node.results.size()) {
      return flawed(node.span, "{} gives {} results, found {}", what, types.size(),
                    node.results.size());
    }
    for (size_t i = 0; i < types.size(); ++i) {
      if (node.results[i].index >= graph_.value_limit()) continue;  // `define` reports it
      const TensorType& found = graph_.type(node.results[i]);
      if (found == types[i]) continue;
      return flawed(node.span, "{} gives {}, found {}", what, to_string(types[i]),
                    to_string(found));
    }
    return true;
  }

  bool results() {
    std::unordered_set<uint32_t> mutated;
    for (const GraphResult& result : graph_.results()) {
      if (result.value.index >= is_defined_.size() || !is_defined_[result.value.index]) {
        return flawed({}, "the graph returns a value that no node defines");
      }
      if (!result.mutates) {
        if (!mutated.empty()) return flawed({}, "a result follows one that changes an input");
        continue;
      }
      if (*result.mutates >= graph_.inputs().size()) return flawed({}, "a result changes no input");
      if (!mutated.insert(*result.mutates).second) {
        return flawed({}, "two results change the input {}", *result.mutates);
      }
      const TensorType& input = graph_.type(graph_.inputs()[*result.mutates].value);
      if (input == graph_.type(result.value)) continue;
      return flawed({}, "a result of type {} changes an input of type {}",
                    to_string(graph_.type(result.value)), to_string(input));
    }
    return true;
  }

  bool fusions() {
    for (const Fusion& fusion : graph_.fusions()) {
      const std::string what = flaw(fusion);
      if (!what.empty()) return flawed({}, "{} in a fuse group", what);
    }
    if (find_broken_fusions(graph_).empty()) return true;
    return flawed({}, "a path leaves a fuse group and reenters it");
  }

  bool kernels() {
    std::unordered_set<std::string> seen;
    for (const KernelSource& kernel : graph_.kernels()) {
      if (!is_identifier(kernel.function())) {
        return flawed(kernel.span, "the kernel name '{}' is no identifier", kernel.name);
      }
      if (!seen.insert(fmt::format("{} {}", kernel.name, to_string(kernel.language))).second) {
        return flawed(kernel.span, "two kernels '{}' for {}", kernel.name,
                      to_string(kernel.language));
      }
    }
    return true;
  }

  const Graph& graph_;
  const Catalog& catalog_;
  Diagnostics& diagnostics_;
  std::vector<bool> is_defined_;
  std::unordered_set<std::string_view> names_;
};

}  // namespace

void verify(const Graph& graph, const Catalog& catalog, Diagnostics& diagnostics) {
  Verifier(graph, catalog, diagnostics).verify();
}

}  // namespace passnet
