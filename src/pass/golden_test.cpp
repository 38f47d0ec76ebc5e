// Golden files, tests/golden/pass/*.txt: pass text, a graph, and the whole output.
//
// A file has the sections `=== pass`, optionally `=== graph`, and last `=== output`, which
// PASSNET_UPDATE_GOLDEN=1 rewrites.
#include "diag/render.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/explain.hpp"
#include "pass/language/parse.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace passnet {
namespace {

namespace fs = std::filesystem;

struct Golden {
  std::string pass;
  std::optional<std::string> graph;
  std::string output;
};

std::string read(const fs::path& path) {
  std::ifstream stream(path);
  std::stringstream text;
  text << stream.rdbuf();
  return text.str();
}

Golden parse(const std::string& text) {
  Golden golden;
  std::string* section = nullptr;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line == "=== pass") {
      section = &golden.pass;
    } else if (line == "=== graph") {
      section = &golden.graph.emplace();
    } else if (line == "=== output") {
      section = &golden.output;
    } else if (section != nullptr) {
      *section += line + "\n";
    }
  }
  return golden;
}

std::string render_all(const Diagnostics& diagnostics, const Sources& sources) {
  std::string text;
  for (const Diagnostic& diagnostic : diagnostics.list()) text += render(diagnostic, sources);
  return text;
}

std::string explain_and_apply(const Catalog& catalog, const std::vector<Pass>& passes, Graph graph,
                              Sources& sources) {
  std::string text;
  const auto explanations = explain(graph, catalog, passes, native_target(), sources);
  const auto applied = apply(graph, catalog, passes, native_target());
  EXPECT_EQ(explanations.has_value(), applied.has_value());
  if (!applied) return render(applied.error(), sources);
  for (size_t i = 0; i < explanations->size(); ++i) {
    const Explanation& entry = (*explanations)[i];
    EXPECT_EQ(entry.matches, applied->passes[i].matches);
    text += fmt::format("{}: {} matches, {} of {} ops\n", entry.pass, entry.matches, entry.matched,
                        entry.nodes);
    if (entry.reason) text += render(*entry.reason, sources);
  }
  if (applied->matches() > 0) text += print(graph, catalog);
  return text;
}

std::string produce(const Golden& golden) {
  const Catalog catalog = make_catalog();
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("test.pass", golden.pass);
  const std::vector<Pass> passes = parse_passes(sources, source, catalog, diagnostics);
  std::string text = render_all(diagnostics, sources);
  if (!golden.graph || diagnostics.has_errors()) return text;
  const SourceId graph_source = sources.add("test.graph", *golden.graph);
  std::vector<Graph> graphs = parse_graphs(sources, graph_source, catalog, diagnostics);
  EXPECT_FALSE(diagnostics.has_errors()) << render_all(diagnostics, sources);
  for (Graph& graph : graphs) {
    text += explain_and_apply(catalog, passes, std::move(graph), sources);
  }
  return text;
}

std::vector<fs::path> golden_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(PASSNET_SOURCE_DIR "/tests/golden/pass")) {
    if (entry.path().extension() == ".txt") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

class PassGolden : public testing::TestWithParam<fs::path> {};

TEST_P(PassGolden, IsAsWritten) {
  const std::string text = read(GetParam());
  const Golden golden = parse(text);
  const std::string produced = produce(golden);
  if (std::getenv("PASSNET_UPDATE_GOLDEN") != nullptr) {
    const auto end = text.find("=== output\n");
    std::ofstream(GetParam()) << text.substr(0, end) << "=== output\n" << produced;
    return;
  }
  EXPECT_EQ(produced, golden.output);
}

std::string test_name(const testing::TestParamInfo<fs::path>& info) {
  return info.param.stem().string();
}

INSTANTIATE_TEST_SUITE_P(Files, PassGolden, testing::ValuesIn(golden_files()), test_name);

}  // namespace
}  // namespace passnet
