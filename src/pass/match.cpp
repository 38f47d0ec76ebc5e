#include "pass/match.hpp"

#include "kernel/target.hpp"
#include "pass/search.hpp"

#include <algorithm>

namespace passnet {

std::vector<OpId> Matcher::root_ops() const {
  std::vector<OpId> ops;
  for (const PatternCall& call : pass_.node(pass_.pattern.plan.front().node).calls) {
    ops.push_back(call.op);
  }
  return ops;
}

std::optional<Match> Matcher::match_at(NodeId root, std::optional<Mismatch>* best) const {
  const size_t fuel =
      options_.budget == nullptr ? options_.fuel : std::min(options_.fuel, *options_.budget);
  Search search(pass_, graph_, catalog_, index_, target_, fuel, best);
  auto match = search.run(root);
  if (options_.budget != nullptr) *options_.budget -= fuel - search.fuel();
  return match;
}

const KernelSource* find_kernel(const Pass& pass, std::string_view name, const Target& target) {
  for (const KernelSource& kernel : pass.kernels) {
    const bool fits =
        kernel.language == Language::kLoops || kernel.language == info(target.device).language;
    if (kernel.name == name && fits) return &kernel;
  }
  return nullptr;
}

std::optional<Diagnostic> find_missing_kernel(const Pass& pass, const Target& target) {
  for (const ReplacementNode& node : pass.replacement.nodes) {
    if (!node.launch || find_kernel(pass, node.launch->kernel, target) != nullptr) continue;
    return make_error(node.span, "no-match-device", "the kernel '{}' has no {} text",
                      node.launch->kernel, to_string(info(target.device).language));
  }
  return std::nullopt;
}

}  // namespace passnet
