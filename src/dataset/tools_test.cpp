// Splitting, merging, verifying and searching of whole datasets.
#include "dataset/build/build.hpp"
#include "dataset/build/typical.hpp"
#include "dataset/find_graph.hpp"
#include "dataset/measure.hpp"
#include "dataset/merge.hpp"
#include "dataset/overview.hpp"
#include "dataset/split.hpp"
#include "dataset/statistics.hpp"
#include "dataset/store/text_blob.hpp"
#include "dataset/vary.hpp"
#include "dataset/verify_dataset.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>

namespace passnet {
namespace {

namespace fs = std::filesystem;

class DatasetToolsTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) /
              fmt::format("passnet_tools_{}",
                          testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  Dataset make(const std::string& file, const std::vector<std::string>& graphs) {
    auto dataset = Dataset::create(path(file));
    EXPECT_TRUE(dataset);
    std::vector<std::string> sources;
    for (const std::string& graph : graphs) {
      sources.push_back(std::string(PASSNET_SOURCE_DIR) + "/data/graphs/" + graph);
    }
    auto stream = open_sources(sources, catalog_, spellings_);
    EXPECT_TRUE(stream);
    EXPECT_TRUE(build(*dataset, *stream, catalog_, native_target(), {.threads = 2},
                      [](const BuildStep&) {}));
    return std::move(*dataset);
  }

  static std::set<std::string> texts(Dataset& dataset, const std::string& sql) {
    std::set<std::string> result;
    SqlStatement rows = *dataset.database().prepare(sql);
    while (*rows.step()) result.insert(std::string(rows.text(0)));
    return result;
  }

  std::vector<std::string> flaws(Dataset& dataset, VerifyCounts& counts) {
    std::vector<std::string> result;
    const auto verified =
        verify(dataset, catalog_, {.threads = 2, .sample = 3, .target = &native_target()},
               [&](const std::vector<Diagnostic>& found) {
                 for (const Diagnostic& flaw : found)
                   result.push_back(flaw.id + " " + flaw.message);
               });
    EXPECT_TRUE(verified);
    counts = verified.value_or(VerifyCounts{});
    return result;
  }

  fs::path folder_;
  Catalog catalog_ = make_catalog();
  SpellingTable spellings_{catalog_};
};

TEST_F(DatasetToolsTest, MergesIntoWhatABuildGives) {
  Dataset whole = make("whole.db", {"resnet18", "gpt2_f16", "densenet", "swin"});
  make("a.db", {"swin", "resnet18"});
  make("b.db", {"resnet18", "densenet"});
  make("c.db", {"gpt2_f16"});
  auto merged = Dataset::create(path("merged.db"));
  ASSERT_TRUE(merged);
  for (const char* file : {"c.db", "a.db", "b.db", "a.db"}) {
    const auto result = merge(*merged, path(file));
    ASSERT_TRUE(result) << result.error().message;
  }
  ASSERT_TRUE(find_typical(*merged, catalog_, native_target(), 2));
  EXPECT_EQ(content_hash(*merged)->hex(), content_hash(whole)->hex());
  VerifyCounts counts;
  EXPECT_EQ(flaws(*merged, counts), std::vector<std::string>{});
  const auto missing = merge(*merged, path("none.db"));
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().id, "dataset-missing");
}

TEST_F(DatasetToolsTest, ATextOfAnotherGraphHasNoContentHash) {
  make("a.db", {"resnet18"});
  for (const char* table : {"subgraph", "graph"}) {
    Dataset dataset = make(fmt::format("{}.db", table), {"resnet18", "swin"});
    ASSERT_TRUE(dataset.database().run(
        fmt::format("UPDATE {0}_texts AS x SET text = (SELECT y.text FROM {0}_texts AS y WHERE "
                    "y.{0} = 3 - x.{0}) WHERE x.{0} <= 2",
                    table)));
    const auto hash = content_hash(dataset);
    ASSERT_FALSE(hash) << table;
    EXPECT_EQ(hash.error().id, "broken-dataset");
    EXPECT_TRUE(hash.error().message.ends_with("found that of another graph"));
  }
}

TEST_F(DatasetToolsTest, VerifyComputesCostsAgain) {
  Dataset dataset = make("a.db", {"resnet18"});
  ASSERT_TRUE(dataset.database().run("UPDATE subgraphs SET flops = flops + 1 WHERE id = 1"));
  VerifyCounts counts;
  const auto found = flaws(dataset, counts);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_NE(found[0].find("floating-point operations"), std::string::npos);
}

TEST_F(DatasetToolsTest, LeavesTheFileAsItWasIfMergingFails) {
  Dataset whole = make("whole.db", {"resnet18"});
  {
    Dataset other = make("other.db", {"gpt2_f16"});
    ASSERT_TRUE(other.database().run("DROP TABLE measurements"));
  }
  const auto before = content_hash(whole)->hex();
  const auto merged = merge(whole, path("other.db"));
  ASSERT_FALSE(merged);
  EXPECT_EQ(merged.error().id, "merge-failed");
  EXPECT_TRUE(merged.error().message.starts_with("cannot merge '"));
  EXPECT_EQ(content_hash(whole)->hex(), before);
}

TEST_F(DatasetToolsTest, SplitsHardByOpSequence) {
  Dataset dataset = make("a.db", {"resnet18", "gpt2_f16", "densenet", "swin", "bert", "t5"});
  const SplitOptions options{.held_out = 0.3, .dev = 0.2, .seed = 4, .is_hard = true};
  const auto counts = split(dataset, options);
  ASSERT_TRUE(counts);
  EXPECT_EQ((*counts)[0] + (*counts)[1] + (*counts)[2],
            static_cast<int64_t>(dataset.subgraph_hashes()->size()));
  const auto sequences = [&](const std::string& name) {
    return texts(dataset,
                 "SELECT q.text FROM splits AS p JOIN subgraphs AS s ON s.id = p.subgraph JOIN "
                 "sequences AS q ON q.id = s.sequence WHERE p.split = '" +
                     name + "'");
  };
  for (const std::string& sequence : sequences("held-out")) {
    EXPECT_FALSE(sequences("train").contains(sequence)) << sequence;
    EXPECT_FALSE(sequences("dev").contains(sequence)) << sequence;
  }
  EXPECT_FALSE(sequences("held-out").empty());
  const auto before = content_hash(dataset)->hex();
  ASSERT_TRUE(split(dataset, options));
  EXPECT_EQ(content_hash(dataset)->hex(), before);
  ASSERT_TRUE(split(dataset, {.seed = 5}));
  EXPECT_NE(content_hash(dataset)->hex(), before);
}

TEST_F(DatasetToolsTest, KeepsFamiliesTogether) {
  Dataset dataset = make("a.db", {"resnet18", "gpt2_f16", "densenet", "swin", "bert", "t5", "vit"});
  ASSERT_TRUE(split(dataset, {.held_out = 0.5, .dev = 0, .seed = 2, .by_family = true}));
  const auto families = [&](const std::string& name) {
    return texts(dataset,
                 "SELECT DISTINCT f.name FROM splits AS p JOIN subgraph_families AS x ON "
                 "x.subgraph = p.subgraph JOIN families AS f ON f.id = x.family WHERE p.split = '" +
                     name + "'");
  };
  // A held-out subgraph occurs in held-out families alone; those share pieces with train.
  const auto held_out = families("held-out");
  ASSERT_FALSE(held_out.empty());
  EXPECT_LT(held_out.size(), 7U);
}

TEST_F(DatasetToolsTest, CountsWhatPicturesShow) {
  Dataset dataset = make("a.db", {"resnet18", "gpt2_f16"});
  ASSERT_TRUE(split(dataset, {.held_out = 0.5, .dev = 0, .seed = 3}));
  const auto all = overview(dataset, catalog_);
  ASSERT_TRUE(all);
  EXPECT_EQ(all->graphs.size(), 2U);
  EXPECT_EQ(static_cast<int64_t>(all->subgraphs.size()), all->total.distinct_subgraphs);
  EXPECT_EQ(static_cast<int64_t>(all->sequences.size()), all->total.sequences);
  EXPECT_EQ(all->ops.size(), catalog_.ops().size() - 1);
  int64_t calls = 0;
  int64_t nodes = 0;
  for (const OpUse& op : all->ops) {
    calls += op.calls;
    EXPECT_EQ(op.calls > 0, op.models > 0) << op.name;
    EXPECT_LE(op.models, 2);
    if (op.name == "add") {
      EXPECT_EQ(op.models, 2);
    }
  }
  for (const GraphSize& graph : all->graphs) nodes += graph.nodes;
  EXPECT_EQ(calls, nodes);
  int64_t occurrences = 0;
  for (const SequenceUse& sequence : all->sequences) {
    occurrences += sequence.occurrences;
    EXPECT_GE(sequence.families, 1);
    EXPECT_LE(sequence.families, 2);
  }
  EXPECT_EQ(occurrences, all->total.subgraphs);
  ASSERT_EQ(all->split_kinds.size(), 2U);
  EXPECT_EQ(all->split_kinds[0].counts[0] + all->split_kinds[1].counts[0],
            all->total.kinds[0].second);
}

TEST_F(DatasetToolsTest, FindsDamageOfContent) {
  Dataset dataset = make("a.db", {"resnet18", "gpt2_f16"});
  VerifyCounts counts;
  EXPECT_EQ(flaws(dataset, counts), std::vector<std::string>{});
  EXPECT_GE(counts.runs, 3);
  EXPECT_GT(counts.occurrences, 50);
  TextPacker packer;
  SqlStatement replace =
      *dataset.database().prepare("UPDATE subgraph_texts SET text = ? WHERE subgraph = ?");
  ASSERT_TRUE(replace.run(
      BlobView{packer.pack("graph @g(%x: f32[4]) {\n  %0 = relu(%x)\n  return %0\n}\n")}, 1));
  ASSERT_TRUE(replace.run(BlobView{"nothing"}, 2));
  ASSERT_TRUE(
      dataset.database().run("UPDATE occurrences SET start = 9999 WHERE graph = 1 AND "
                             "start = (SELECT min(start) FROM occurrences WHERE graph = 1)"));
  ASSERT_TRUE(dataset.database().run("UPDATE subgraphs SET launches = 50 WHERE id = 3"));
  ASSERT_TRUE(dataset.database().run(
      "UPDATE graph_units SET units = (SELECT units FROM graph_units WHERE graph = 2)"));
  const auto found = flaws(dataset, counts);
  ASSERT_EQ(found.size(), 7U);
  EXPECT_TRUE(found[0].starts_with("dataset-flaw subgraph "));
  EXPECT_TRUE(found[0].contains("expected a text that hashes to its key, found"));
  EXPECT_TRUE(found[1].contains("expected the op sequence"));
  EXPECT_TRUE(found[2].contains("floating-point operations and"));
  EXPECT_TRUE(found[3].ends_with("expected a compressed text, found 7 bytes that do not decode"));
  EXPECT_TRUE(found[4].contains("expected 50 launches, found "));
  EXPECT_TRUE(found[5].ends_with("expected the units of the default compiler, found others"));
  EXPECT_TRUE(found[6].contains("expected a piece within"));
}

TEST_F(DatasetToolsTest, FindsGraphsByTheirFirstDigits) {
  Dataset dataset = make("a.db", {"resnet18"});
  SqlStatement rows = *dataset.database().prepare("SELECT hash FROM graphs");
  ASSERT_TRUE(*rows.step());
  const auto whole = find_graph(dataset, rows.digest(0).hex().substr(0, 20), 5);
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->places.at(0).kind, "whole");
  EXPECT_TRUE(whole->text.starts_with("graph @"));
  EXPECT_FALSE(whole->subgraph);
  SqlStatement pieces = *dataset.database().prepare("SELECT hash FROM subgraphs");
  ASSERT_TRUE(*pieces.step());
  const auto piece = find_graph(dataset, pieces.digest(0).hex(), 5);
  ASSERT_TRUE(piece);
  EXPECT_EQ(piece->subgraph->hash, pieces.digest(0));
  EXPECT_EQ(piece->places.at(0).kind, "single");
  const auto none = find_graph(dataset, "xyz", 5);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().message,
            fmt::format("expected the first digits of the canonical hash of a graph in '{}', found "
                        "'xyz'",
                        dataset.path()));
  EXPECT_EQ(none.error().id, "hash-unknown");
  std::string digit;
  for (int i = 0; i < 16; ++i) {
    digit = fmt::format("{:x}", i);
    const auto several = find_graph(dataset, digit, 5);
    if (several || several.error().id != "hash-ambiguous") continue;
    EXPECT_TRUE(several.error().message.starts_with("expected the digits of one graph, found '" +
                                                    digit + "', of several:"));
    return;
  }
  FAIL() << "expected a digit that begins several hashes";
}

TEST_F(DatasetToolsTest, VariesInAnyNumberOfRuns) {
  Dataset whole = make("whole.db", {"resnet18"});
  const VaryOptions options{.max_variants = 2, .max_flops = 0, .threads = 2};
  const auto counts = vary(whole, catalog_, options, [](size_t) {});
  ASSERT_TRUE(counts);
  EXPECT_EQ(counts->subgraphs, *whole.database().number("SELECT count(*) FROM subgraphs"));
  EXPECT_GT(counts->variants, counts->subgraphs / 2);
  EXPECT_EQ(counts->variants, statistics(whole)->variants);
  EXPECT_EQ(*whole.database().number("SELECT count(*) FROM variants AS v JOIN subgraphs AS s ON "
                                     "s.hash = v.hash"),
            0);
  VerifyCounts verified;
  EXPECT_EQ(flaws(whole, verified), std::vector<std::string>());
  // A second run has nothing to add; one that was interrupted goes on to the same content.
  EXPECT_EQ(vary(whole, catalog_, options, [](size_t) {})->subgraphs, 0);
  const std::string hash = content_hash(whole)->hex();
  ASSERT_TRUE(whole.database().run(
      "DELETE FROM variants WHERE subgraph > 5; UPDATE meta SET value = '2 5' WHERE key = "
      "'varied'; DELETE FROM meta WHERE key = 'hash'"));
  EXPECT_NE(content_hash(whole)->hex(), hash);
  ASSERT_TRUE(vary(whole, catalog_, {.max_variants = 2, .max_flops = 0}, [](size_t) {}));
  EXPECT_EQ(content_hash(whole)->hex(), hash);
  EXPECT_EQ(vary(whole, catalog_, {.max_variants = 3}, [](size_t) {}).error().id,
            "varied-otherwise");
}

TEST_F(DatasetToolsTest, ComparesMeasuredTimes) {
  Dataset dataset = make("a.db", {"resnet18"});
  std::vector<Digest> hashes;
  SqlStatement rows = *dataset.database().prepare("SELECT hash FROM subgraphs LIMIT 2");
  while (*rows.step()) hashes.push_back(rows.digest(0));
  rows.reset();
  const std::vector<MeasuredTime> times{{hashes[0], "op-by-op", "m", 8, 1},
                                        {hashes[0], "default", "m", 2, 1},
                                        {hashes[1], "op-by-op", "m", 2, 1},
                                        {hashes[1], "default", "m", 4, 1},
                                        {sha256("elsewhere"), "default", "m", 4, 1}};
  EXPECT_EQ(*add_times(dataset, times), 4);
  EXPECT_EQ(*add_times(dataset, times), 4);  // replaced
  const auto found = *compare_times(dataset, "op-by-op");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].machine, "m");
  EXPECT_EQ(found[0].candidate, "default");
  EXPECT_EQ(found[0].graphs, 2);
  EXPECT_DOUBLE_EQ(found[0].speedup, std::sqrt(2));
  EXPECT_DOUBLE_EQ(found[0].slower, 0.5);
}

// Variants that several subgraphs have do not depend on which of these came first.
TEST_F(DatasetToolsTest, TheOrderOfSourcesDoesNotMatterToVariants) {
  const VaryOptions options{.max_variants = 2, .threads = 2};
  const auto varied = [&](const std::string& file, const std::vector<std::string>& graphs) {
    Dataset dataset = make(file, graphs);
    EXPECT_TRUE(vary(dataset, catalog_, options, [](size_t) {}));
    return content_hash(dataset)->hex();
  };
  EXPECT_EQ(varied("ab.db", {"bert", "gpt2_f16"}), varied("ba.db", {"gpt2_f16", "bert"}));
  varied("a.db", {"bert"});
  varied("b.db", {"gpt2_f16"});
  const auto merged = [&](const std::string& file, const std::vector<std::string>& parts) {
    auto dataset = Dataset::create(path(file));
    EXPECT_TRUE(dataset);
    for (const std::string& part : parts) EXPECT_TRUE(merge(*dataset, path(part)));
    EXPECT_TRUE(find_typical(*dataset, catalog_, native_target(), 2));
    EXPECT_EQ(*dataset->database().number(
                  "SELECT count(*) FROM variants WHERE hash IN (SELECT hash FROM subgraphs)"),
              0);
    return content_hash(*dataset)->hex();
  };
  EXPECT_EQ(merged("one.db", {"a.db", "b.db"}), merged("two.db", {"b.db", "a.db"}));
}

TEST_F(DatasetToolsTest, MergesFactsByRulesThatIgnoreTheOrder) {
  make("a.db", {"bert"});
  make("b.db", {"bert"});
  for (const auto& [file, time] : {std::pair("a.db", 2.0), std::pair("b.db", 1.0)}) {
    auto dataset = Dataset::open(path(file), Database::Access::kWrite);
    ASSERT_TRUE(dataset);
    SqlStatement row =
        *dataset->database().prepare("INSERT INTO measurements VALUES(?, 'c', 'm', ?, 0)");
    ASSERT_TRUE(row.run(sha256("graph"), time));
    ASSERT_TRUE(dataset->database().run("INSERT INTO suites(name, version) VALUES('s', '1')"));
    SqlStatement task = *dataset->database().prepare(
        "INSERT INTO tasks(suite, name, split) SELECT id, 't', ? FROM suites");
    ASSERT_TRUE(task.run(std::string_view(time < 2 ? "dev" : "")));
    SqlStatement graph = *dataset->database().prepare(
        "INSERT INTO task_graphs SELECT tasks.id, hash, ?, 'g', text FROM tasks, graphs JOIN "
        "graph_texts ON graph = graphs.id LIMIT 1");
    ASSERT_TRUE(graph.run(sha256("row")));
  }
  std::set<std::string> hashes;
  for (const auto& [first, second] : {std::pair("a.db", "b.db"), std::pair("b.db", "a.db")}) {
    auto merged = Dataset::create(path(std::string("merged_") + first));
    ASSERT_TRUE(merged);
    ASSERT_TRUE(merge(*merged, path(first)));
    ASSERT_TRUE(merge(*merged, path(second)));
    const auto hash = content_hash(*merged);
    ASSERT_TRUE(hash) << hash.error().message;
    hashes.insert(hash->hex());
    EXPECT_EQ(texts(*merged, "SELECT time_us FROM measurements"), std::set<std::string>{"1.0"});
    EXPECT_EQ(texts(*merged, "SELECT split FROM tasks"), std::set<std::string>{"dev"});
  }
  EXPECT_EQ(hashes.size(), 1u);
}

// A text that decodes and is no graph: what reads it says so, without the text's own places.
TEST_F(DatasetToolsTest, AStoredTextThatIsNoGraphIsDamage) {
  Dataset dataset = make("a.db", {"bert"});
  SqlStatement change = *dataset.database().prepare("UPDATE subgraph_texts SET text = ?");
  ASSERT_TRUE(
      change.run(BlobView{TextPacker().pack("graph @g(%x: f32[2]) {\n  %0 = no(%x)\n}\n")}));
  const auto varied = vary(dataset, catalog_, {.max_variants = 2, .threads = 2}, [](size_t) {});
  ASSERT_FALSE(varied);
  EXPECT_EQ(varied.error().id, "broken-dataset");
  EXPECT_TRUE(varied.error().notes.empty());
}

}  // namespace
}  // namespace passnet
