// Runs tests/golden/cuda: prints the CUDA text of the kernels, with their phases.
#include "compile/explain.hpp"
#include "support/golden_pipelines.hpp"

namespace passnet {
namespace {

TEST(GoldenCuda, EveryFile) {
  check_golden_pipelines("cuda", [](const CompiledGraph& compiled) {
    std::string text;
    for (const StepOrigin& origin : compiled.origins) {
      for (const std::string& note : origin.notes) text += note + '\n';
    }
    return text + list_sources(compiled, name_of);
  });
}

}  // namespace
}  // namespace passnet
