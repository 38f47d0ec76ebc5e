// Runs tests/golden/cpp: prints the C++ text of the kernels, with the op of each stage.
#include "compile/explain.hpp"
#include "support/golden_pipelines.hpp"

namespace passnet {
namespace {

TEST(GoldenCpp, EveryFile) {
  check_golden_pipelines(
      "cpp", [](const CompiledGraph& compiled) { return list_sources(compiled, name_of); });
}

}  // namespace
}  // namespace passnet
