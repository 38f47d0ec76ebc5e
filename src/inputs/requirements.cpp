#include "inputs/requirements.hpp"

#include <array>
#include <cmath>
#include <string_view>

namespace passnet {
namespace {

// What an op requires of one of its parameters, whatever its other arguments are.
struct FixedRequirement {
  std::string_view op;
  size_t parameter;
  Requirement requirement;
};

constexpr Requirement kPositive{.positive = true};
constexpr Requirement kNonzero{.nonzero = true};
constexpr Requirement kUnit{.unit = true};

constexpr std::array kFixed{
    FixedRequirement{"sqrt", 0, kPositive},
    FixedRequirement{"rsqrt", 0, kPositive},
    FixedRequirement{"log", 0, kPositive},
    FixedRequirement{"log2", 0, kPositive},
    FixedRequirement{"log10", 0, kPositive},
    FixedRequirement{"log1p", 0, kPositive},
    FixedRequirement{"batch_norm", 2, kPositive},
    FixedRequirement{"div", 1, kNonzero},
    FixedRequirement{"floor_divide", 1, kNonzero},
    FixedRequirement{"remainder", 1, kNonzero},
    FixedRequirement{"fmod", 1, kNonzero},
    FixedRequirement{"addcdiv", 2, kNonzero},
    FixedRequirement{"rdiv", 0, kNonzero},
    FixedRequirement{"reciprocal", 0, kNonzero},
    FixedRequirement{"asin", 0, kUnit},
    FixedRequirement{"acos", 0, kUnit},
};

// Ops whose result's elements are elements of their operands: they hand on any requirement.
constexpr std::array<std::string_view, 10> kMovers{
    "to", "cat", "stack", "pad", "repeat", "roll", "flip", "amax", "amin", "repeat_interleave"};
// The same of their first operand; the others say where.
constexpr std::array<std::string_view, 4> kPickers{"embedding", "gather", "index_select", "index"};
// Ops whose result is positive where their operands are.
constexpr std::array<std::string_view, 9> kKeepPositive{"add",     "mul",     "div", "mean", "sum",
                                                        "maximum", "minimum", "pow", "clamp"};

bool is_one_of(std::string_view name, std::span<const std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

class Search {
 public:
  Search(const Graph& graph, const Catalogue& catalogue)
      : graph_(graph), catalogue_(catalogue), found_(graph.value_limit()) {}

  std::vector<Requirement> run() {
    const auto& nodes = graph_.nodes();
    for (size_t i = nodes.size(); i-- > 0;) {
      const Node& node = graph_.node(nodes[i]);
      if (node.launch) continue;
      const Op& op = catalogue_.op(node.op);
      const OpCall call(op, node.arguments, graph_, node.span);
      hand_on(node, call);
      require_fixed(node, op.name());
      require_power(node, call);
      require_indices(node, call);
    }
    return std::move(found_);
  }

 private:
  void require(const Argument& argument, const Requirement& requirement) {
    if (const auto* value = std::get_if<ValueId>(&argument)) {
      found_[value->index].merge(requirement);
    }
  }

  void hand_on(const Node& node, const OpCall& call) {
    Requirement wanted;
    for (const ValueId result : node.results) wanted.merge(found_[result.index]);
    const std::string_view name = call.op().name();
    if (is_one_of(name, kPickers)) return require(node.arguments[0], wanted);
    const bool moves = call.op().def.view != nullptr || is_one_of(name, kMovers);
    const bool keeps = is_one_of(name, kKeepPositive) && adds_nothing_negative(call);
    if (!moves && !keeps) return;
    if (!moves) wanted = {.positive = wanted.positive || wanted.nonzero};
    graph_.for_each_operand(node, [&](ValueId value) { found_[value.index].merge(wanted); });
  }

  static bool adds_nothing_negative(const OpCall& call) {
    const auto& parameters = call.op().schema.parameters;
    for (size_t i = 0; i < parameters.size(); ++i) {
      if (parameters[i].kind != ParameterKind::kTensorOrScalar || !call.has(i)) continue;
      if (!call.is_tensor(i) && call.number(i) < 0) return false;
    }
    return true;
  }

  void require_fixed(const Node& node, std::string_view name) {
    for (const FixedRequirement& entry : kFixed) {
      if (entry.op == name) require(node.arguments[entry.parameter], entry.requirement);
    }
  }

  // A fractional power is of a positive number; a negative one of a number other than 0.
  void require_power(const Node& node, const OpCall& call) {
    if (call.op().name() != "pow" || !call.is_tensor(0)) return;
    if (call.is_tensor(1)) return require(node.arguments[0], kPositive);
    const double exponent = call.number(1);
    if (exponent != std::floor(exponent))
      require(node.arguments[0], kPositive);
    else if (exponent < 0)
      require(node.arguments[0], kNonzero);
  }

  void require_indices(const Node& node, const OpCall& call) {
    const std::string_view name = call.op().name();
    const auto limit = [&](int64_t dim) {
      const Shape& shape = call.tensor(0).shape;
      const auto at = wrap_dim(dim, shape.size());
      return Requirement{.index_limit = shape.empty() ? 1 : shape[static_cast<size_t>(*at)]};
    };
    if (name == "embedding") require(node.arguments[1], limit(0));
    if (name == "gather" || name == "index_select") {
      require(node.arguments[2], limit(call.integer(1)));
    }
    if (name != "index") return;
    const auto& indices = call.list(1);
    for (size_t dim = 0; dim < indices.size(); ++dim) {
      if (indices[dim].valid()) {
        found_[indices[dim].index].merge(limit(static_cast<int64_t>(dim)));
      }
    }
  }

  const Graph& graph_;
  const Catalogue& catalogue_;
  std::vector<Requirement> found_;
};

}  // namespace

std::vector<Requirement> find_requirements(const Graph& graph, const Catalogue& catalogue) {
  return Search(graph, catalogue).run();
}

}  // namespace passnet
