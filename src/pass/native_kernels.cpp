#include "pass/native_kernels.hpp"

#include "kernel/target.hpp"

namespace passnet {
namespace {

Diagnostic refusal(Span span, std::string_view kernel, Language language) {
  return make_error(span, "native-kernel",
                    "expected a kernel of the loop language, found the {} kernel '{}', which "
                    "--allow-native admits",
                    language == Language::kCpp ? "C++" : to_string(language), kernel);
}

}  // namespace

void refuse_native_kernels(std::span<const Pass> passes, const Target& target,
                           Diagnostics& diagnostics) {
  for (const Pass& pass : passes) {
    for (size_t i = 0; i < pass.kernels.size() && !diagnostics.full(); ++i) {
      const KernelSource& kernel = pass.kernels[i];
      if (kernel.language != info(target.device).language) continue;
      diagnostics.add(refusal(pass.kernel_names[i], kernel.name, kernel.language));
    }
  }
}

std::optional<Diagnostic> find_native_launch(const Graph& graph, Device device) {
  const Language language = info(device).language;
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    if (!node.launch) continue;
    if (graph.find_kernel(node.launch->kernel, Language::kLoops) != nullptr) continue;
    const KernelSource* const kernel = graph.find_kernel(node.launch->kernel, language);
    if (kernel != nullptr) return refusal(node.span, kernel->function(), language);
  }
  return std::nullopt;
}

}  // namespace passnet
