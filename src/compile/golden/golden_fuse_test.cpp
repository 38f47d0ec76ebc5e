// Runs tests/golden/fuse: prints each launch, and why each value is stored or not.
#include "compile/explain.hpp"
#include "fuse/decisions/fusion_decision.hpp"
#include "support/golden_pipelines.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace passnet {
namespace {

std::string list_fusion(const CompiledGraph& compiled) {
  const std::vector<Edge> edges = explain_edges(compiled);
  std::string text;
  for (size_t launch = 0; launch < compiled.origins.size(); ++launch) {
    const StepOrigin& origin = compiled.origins[launch];
    text += fmt::format("launch {}: {}\n", launch + 1, origin.label);
    for (const std::string& note : origin.notes) {
      if (!note.starts_with("schedule")) text += fmt::format("  {}\n", note);
    }
    for (const Edge& edge : edges) {
      if (edge.launch == launch) text += fmt::format("  {}\n", to_string(edge, compiled.program));
    }
  }
  return text;
}

TEST(GoldenFuse, EveryFile) { check_golden_pipelines("fuse", list_fusion); }

// A fusion decision without a golden file would change unseen.
TEST(GoldenFuse, ShowsEveryDecision) {
  std::string all;
  const auto folder = std::filesystem::path(PASSNET_SOURCE_DIR) / "tests/golden/fuse";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    std::ifstream file(entry.path());
    all.append(std::istreambuf_iterator<char>(file), {});
  }
  for (const FusionDecisionInfo& entry : kFusionDecisions) {
    EXPECT_NE(all.find(entry.reason), std::string::npos) << entry.reason;
  }
}

}  // namespace
}  // namespace passnet
