// libFuzzer target: text from a caller of the library is refused in one sentence, or both pipelines
// make a plan for it; the C++ compiler is left out.
#include "api/context.hpp"
#include "base/check.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace {

// Planning unrolls and lists the computations of a graph: sizes that only take time are left out.
bool is_small(const passnet::Graph& graph) {
  constexpr int64_t kMostElements = 1 << 20;
  for (const passnet::NodeId id : graph.nodes()) {
    for (const passnet::ValueId value : graph.node(id).results) {
      if (graph.type(value).numel() > kMostElements) return false;
    }
  }
  return true;
}

void check_sentence(const passnet::Diagnostic& diagnostic) {
  CHECK(!diagnostic.id.empty() && !diagnostic.message.empty());
  CHECK(!diagnostic.span.source.valid());
}

}  // namespace

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const auto kContext = passnet::Context::open({.threads = 1}).value();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const passnet::PipelineInfo& pipeline : passnet::kPipelines) {
    auto loaded =
        passnet::load_graph_text(text, "text", kContext->catalog(), kContext->spellings());
    if (!loaded) {
      check_sentence(loaded.error());
      return 0;
    }
    if (!is_small(loaded->graph)) return 0;
    const auto prepared = kContext->prepare(*std::move(loaded), {.pipeline = pipeline.pipeline});
    if (!prepared) check_sentence(prepared.error());
  }
  return 0;
}
