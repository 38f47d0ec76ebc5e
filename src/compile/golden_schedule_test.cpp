// Runs tests/golden/schedule: prints each launch's loops and sizes as `--emit kernels` does.
#include "compile/explain.hpp"
#include "support/golden_pipelines.hpp"

namespace passnet {
namespace {

std::string list_schedules(const CompiledGraph& compiled) {
  std::string text;
  for (size_t launch = 0; launch < compiled.origins.size(); ++launch) {
    text += fmt::format("---- launch {}: {} ----\n{}", launch + 1, compiled.origins[launch].label,
                        list_launch(compiled, launch));
  }
  return text;
}

TEST(GoldenSchedule, EveryFile) { check_golden_pipelines("schedule", list_schedules); }

}  // namespace
}  // namespace passnet
