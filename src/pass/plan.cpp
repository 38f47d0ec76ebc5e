#include "pass/plan.hpp"

#include <optional>

namespace passnet {
namespace {

template <class Visit>
void for_each_read(const PatternNode& node, Visit visit) {
  for (const PatternArgument& argument : node.calls.front().arguments) {
    if (const auto* value = std::get_if<PatternValueId>(&argument.match)) visit(*value);
    if (const auto* list = std::get_if<std::vector<PatternValueId>>(&argument.match)) {
      for (const PatternValueId entry : *list) {
        if (entry.valid()) visit(entry);
      }
    }
  }
}

// The next node that shares a bound value, else the last that is not planned.
std::optional<PlanStep> next_step(const Pass& pass, const std::vector<bool>& planned,
                                  const std::vector<bool>& bound) {
  const auto& nodes = pass.pattern.nodes;
  for (uint32_t i = static_cast<uint32_t>(nodes.size()); i-- > 0;) {
    if (planned[i]) continue;
    for (const PatternValueId result : nodes[i].results) {
      if (bound[result.index]) return PlanStep{{i}, Reach::kOperand, result};
    }
  }
  for (uint32_t i = 0; i < nodes.size(); ++i) {
    if (planned[i]) continue;
    std::optional<PatternValueId> through;
    for_each_read(nodes[i], [&](PatternValueId value) {
      const PatternValue& known = pass.value(value);
      if (known.is_list || known.is_optional)
        return;  // a list or an absent value may lead to no
                 // node
      if (bound[value.index] && !through) through = value;
    });
    if (through) return PlanStep{{i}, Reach::kUser, *through};
  }
  for (uint32_t i = static_cast<uint32_t>(nodes.size()); i-- > 0;) {
    if (!planned[i]) return PlanStep{{i}, Reach::kRoot, {}};
  }
  return std::nullopt;
}

}  // namespace

std::vector<PlanStep> plan_from(const Pass& pass, PatternNodeId root) {
  std::vector<PlanStep> plan;
  std::vector<bool> planned(pass.pattern.nodes.size(), false);
  std::vector<bool> bound(pass.values.size(), false);
  std::optional<PlanStep> step = PlanStep{root, Reach::kRoot, {}};
  while (step) {
    const PatternNode& node = pass.node(step->node);
    planned[step->node.index] = true;
    for_each_read(node, [&](PatternValueId value) { bound[value.index] = true; });
    for (const PatternValueId result : node.results) bound[result.index] = true;
    plan.push_back(*step);
    step = next_step(pass, planned, bound);
  }
  return plan;
}

}  // namespace passnet
