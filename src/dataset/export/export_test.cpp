#include "dataset/build/build.hpp"
#include "dataset/export/export_dataset.hpp"
#include "dataset/export/program_text.hpp"
#include "dataset/export/respell.hpp"
#include "dataset/statistics.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <set>

namespace passnet {
namespace {

namespace fs = std::filesystem;

class ExportTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) /
              fmt::format("passnet_export_{}",
                          testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  Dataset make() {
    auto dataset = Dataset::create(path("a.db"));
    EXPECT_TRUE(dataset);
    std::vector<std::string> sources;
    for (const char* graph : {"resnet18", "gpt2_f16", "swin", "t5"}) {
      sources.push_back(std::string(PASSNET_SOURCE_DIR) + "/data/graphs/" + graph);
    }
    auto stream = open_sources(sources, catalog_, spellings_);
    EXPECT_TRUE(stream);
    EXPECT_TRUE(build(*dataset, *stream, catalog_, native_target(), {.threads = 2},
                      [](const BuildStep&) {}));
    return std::move(*dataset);
  }

  // The canonical hashes of all graphs of a source, sorted.
  std::set<std::string> hashes(const std::string& source) {
    const std::vector<std::string> paths{source};
    auto stream = open_sources(paths, catalog_, spellings_);
    EXPECT_TRUE(stream);
    std::set<std::string> result;
    while (const auto named = stream->next()) {
      EXPECT_TRUE(named->graph) << named->graph.error().message;
      if (named->graph) result.insert(canonical_hash(named->graph->graph, catalog_).hex());
    }
    return result;
  }

  // `model.py` of the one graph of a text.
  std::string model_of(const std::string& graph) const {
    Sources sources;
    Diagnostics diagnostics;
    const auto graphs = parse_graphs(sources, sources.add("text", graph), catalog_, diagnostics);
    if (graphs.size() != 1) return "no graph";
    const auto program = Respeller(catalog_, spellings_).respell(graphs.front());
    return program ? print_model(*program) : program.error().message;
  }

  static std::set<std::string> stored(Dataset& dataset, const std::string& table) {
    std::set<std::string> result;
    SqlStatement rows = *dataset.database().prepare("SELECT hash FROM " + table);
    while (*rows.step()) result.insert(rows.digest(0).hex());
    return result;
  }

  fs::path folder_;
  Catalog catalog_ = make_catalog();
  SpellingTable spellings_{catalog_};
};

TEST_F(ExportTest, WritesFoldersAndLinesThatImportToEqualHashes) {
  Dataset dataset = make();
  for (const auto& [format, graphs, subgraphs] :
       {std::tuple(ExportFormat::kGraphNet, "/graphs", "/subgraphs"),
        std::tuple(ExportFormat::kTypedLines, "/graphs.jsonl.zst", "/subgraphs.jsonl.zst")}) {
    const std::string folder = path(std::string(kExportFormats[static_cast<size_t>(format)]));
    std::vector<std::string> skipped;
    const auto counts = export_dataset(dataset, catalog_, spellings_, format, folder,
                                       [&](const Diagnostic* reason) {
                                         if (reason != nullptr) skipped.push_back(reason->message);
                                       });
    ASSERT_TRUE(counts) << counts.error().message;
    EXPECT_EQ(skipped, std::vector<std::string>{});
    EXPECT_EQ(hashes(folder + graphs), stored(dataset, "graphs"));
    EXPECT_EQ(hashes(folder + subgraphs), stored(dataset, "subgraphs"));
  }
}

TEST_F(ExportTest, LinesOfSubgraphsNameTheirPlaces) {
  Dataset dataset = make();
  const std::string folder = path("places");
  ASSERT_TRUE(export_dataset(dataset, catalog_, spellings_, ExportFormat::kTypedLines, folder,
                             [](const Diagnostic*) {}));
  auto lines = TextLines::open(folder + "/subgraphs.jsonl.zst");
  ASSERT_TRUE(lines);
  int64_t rows = 0;
  while (const auto line = *lines->next()) {
    const auto row = nlohmann::json::parse(*line);
    EXPECT_GT(row["kinds"].size(), 0u);
    ASSERT_GT(row["occurrences"].size(), 0u);
    for (const auto& place : row["occurrences"]) {
      EXPECT_GT(place["count"].get<int64_t>(), 0);
      EXPECT_TRUE(place["model"].is_string());
    }
    ++rows;
  }
  EXPECT_GT(rows, 0);
}

TEST_F(ExportTest, WritesFlatRows) {
  Dataset dataset = make();
  const std::string folder = path("rows");
  const auto counts = export_dataset(dataset, catalog_, spellings_, ExportFormat::kJsonLines,
                                     folder, [](const Diagnostic*) {});
  ASSERT_TRUE(counts);
  EXPECT_EQ(counts->graphs, 4);
  auto lines = TextLines::open(folder + "/subgraphs.jsonl");
  ASSERT_TRUE(lines);
  int64_t rows = 0;
  while (const auto line = *lines->next()) {
    const auto row = nlohmann::json::parse(*line);
    EXPECT_TRUE(row["text"].get<std::string>().starts_with("graph @"));
    EXPECT_EQ(row["kinds"].size() > 0, true);
    ++rows;
  }
  EXPECT_EQ(rows, counts->subgraphs);
  const auto again = export_dataset(dataset, catalog_, spellings_, ExportFormat::kJsonLines, folder,
                                    [](const Diagnostic*) {});
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().message, fmt::format("expected no folder '{}', found one", folder));
  EXPECT_EQ(again.error().id, "export-exists");
  const auto unwritable = export_dataset(dataset, catalog_, spellings_, ExportFormat::kJsonLines,
                                         "/proc/none/x", [](const Diagnostic*) {});
  ASSERT_FALSE(unwritable);
  EXPECT_EQ(unwritable.error().id, "export-unwritable");
  EXPECT_TRUE(unwritable.error().message.starts_with("cannot write '/proc/none/x"));
}

TEST_F(ExportTest, SkipsGraphsThatAreNotWhatTheirHashSays) {
  Dataset dataset = make();
  ASSERT_TRUE(dataset.database().run("UPDATE subgraphs SET hash = zeroblob(32) WHERE id = 1"));
  std::vector<std::string> skipped;
  const auto counts = export_dataset(dataset, catalog_, spellings_, ExportFormat::kGraphNet,
                                     path("out"), [&](const Diagnostic* reason) {
                                       if (reason != nullptr)
                                         skipped.push_back(reason->id + ": " + reason->message);
                                     });
  ASSERT_TRUE(counts);
  // The text that an error points into is gone: the graph is named instead.
  const std::string none(64, '0');
  EXPECT_EQ(
      skipped,
      std::vector<std::string>{fmt::format(
          "export-differs: graph {0}: expected a program that imports as the graph {0}, found none",
          none)});
  EXPECT_EQ(counts->skipped, 1);
  EXPECT_FALSE(fs::exists(path("out") + "/subgraphs/" + none));
}

TEST_F(ExportTest, SpellsWhatPyTorchItselfRuns) {
  const std::string text = model_of(
      "graph @g(%x: f32[2,1,4,6], %w: f32[3,1,3,3]) {\n"
      "  %0 = permute(%x, [0,2,1,3]) : f32[2,4,1,6]\n"
      "  %1 = reshape(%0, [8,6]) : f32[8,6]\n"
      "  %2, %3 = split(%1, [3], 1) : f32[8,3], f32[8,3]\n"
      "  %4, %5 = split(%1, [2,4], 1) : f32[8,2], f32[8,4]\n"
      "  %6 = rdiv(%2, 2.0) : f32[8,3]\n"
      "  %7 = conv2d_same(%x, %w) : f32[2,3,4,6]\n"
      "  %8 = adaptive_avg_pool2d(%7, [1]) : f32[2,3,1,1]\n"
      "  return %3, %4, %5, %6, %8\n}\n");
  for (const char* call :
       {".reshape([8, 6])", "torch.split(v1, 3, 1)", "torch.split(v1, [2, 4], 1)", " = 2.0 / v",
        "torch.conv2d(x, w, stride=[1, 1], padding='same'", "adaptive_avg_pool2d(v7, 1)"}) {
    EXPECT_NE(text.find(call), std::string::npos) << call << " in " << text;
  }
}

TEST_F(ExportTest, SpellsArgumentsThatMeanNothing) {
  const std::string text = model_of(
      "graph @g(%q: f32[3,2,4], %w: f32[12,4], %b: f32[12], %o: f32[4,4], %c: f32[4]) {\n"
      "  %y, %a = multi_head_attention_forward(%q, %q, %q, 4, 2, %w, %b, %o, %c) "
      ": f32[3,2,4], f32[2,3,3]\n  return %y, %a\n}\n");
  EXPECT_NE(text.find("(q, q, q, 4, 2, w, b, None, None, False, 0.0, o, c, False"),
            std::string::npos)
      << text;
}

TEST_F(ExportTest, RefusesWhatNoCallMeans) {
  Sources sources;
  Diagnostics diagnostics;
  const auto graphs = parse_graphs(
      sources,
      sources.add("text",
                  "graph @g(%x: f32[4]) {\n  %0 = launch k(%x) : f32[4]\n  return %0\n}\n"
                  "kernel k cpp \"\"\"void k();\"\"\"\n"),
      catalog_, diagnostics);
  ASSERT_EQ(graphs.size(), 1U);
  const auto program = Respeller(catalog_, spellings_).respell(graphs.front());
  ASSERT_FALSE(program);
  EXPECT_EQ(program.error().message, "expected ops that a call of PyTorch means, found 'launch'");
  EXPECT_EQ(program.error().id, "no-spelling");
}

}  // namespace
}  // namespace passnet
