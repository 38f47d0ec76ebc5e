#include "dataset/dataset.hpp"

#include "dataset/build/build.hpp"
#include "dataset/build/known_failures.hpp"
#include "dataset/statistics.hpp"
#include "dataset/store/schema.hpp"
#include "dataset/store/text_blob.hpp"
#include "dataset/store/unit_blob.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

class DatasetTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) /
              fmt::format("passnet_dataset_{}",
                          testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  static std::string shipped(const std::string& name) {
    return std::string(PASSNET_SOURCE_DIR) + "/data/graphs/" + name;
  }

  // Adds the sources; returns what failed.
  std::vector<std::string> add(Dataset& dataset, const std::vector<std::string>& sources,
                               size_t threads = 2) {
    auto stream = open_sources(sources, catalog_, spellings_);
    EXPECT_TRUE(stream);
    std::vector<std::string> problems;
    const auto built = build(dataset, *stream, catalog_, native_target(), {.threads = threads},
                             [&](const BuildStep& step) {
                               for (const BuildProblem& problem : step.problems) {
                                 problems.push_back(problem.diagnostic.id);
                               }
                             });
    EXPECT_TRUE(built);
    return problems;
  }

  std::string built_hash(const std::string& file, const std::vector<std::string>& sources,
                         size_t threads) {
    auto dataset = Dataset::create(path(file));
    EXPECT_TRUE(dataset);
    add(*dataset, sources, threads);
    return content_hash(*dataset)->hex();
  }

  // `message [id]`, with FILE for the path.
  std::string opening_error(const std::string& file) const {
    const auto dataset = Dataset::open(path(file), Database::Access::kRead);
    return dataset ? "none" : shown(dataset.error(), file);
  }
  std::string shown(const Diagnostic& error, const std::string& file) const {
    std::string text = fmt::format("{} [{}]", error.message, error.id);
    if (const size_t at = text.find(path(file)); at != std::string::npos) {
      text.replace(at, path(file).size(), "FILE");
    }
    return text;
  }

  fs::path folder_;
  Catalog catalog_ = make_catalog();
  SpellingTable spellings_{catalog_};
  std::vector<std::string> sources_{shipped("resnet18"), shipped("gpt2_f16"), shipped("mlp_mixer")};
};

TEST_F(DatasetTest, HashesAlikeWithAnyThreadsAndOrder) {
  const std::string hash = built_hash("a.db", sources_, 1);
  EXPECT_EQ(built_hash("b.db", sources_, 4), hash);
  std::ranges::reverse(sources_);
  EXPECT_EQ(built_hash("c.db", sources_, 2), hash);
  sources_.pop_back();
  EXPECT_NE(built_hash("d.db", sources_, 2), hash);
}

TEST_F(DatasetTest, StoresGraphsWithTheirPieces) {
  auto dataset = Dataset::create(path("a.db"));
  ASSERT_TRUE(dataset);
  EXPECT_EQ(add(*dataset, sources_), std::vector<std::string>{});
  const auto total = statistics(*dataset);
  ASSERT_TRUE(total);
  EXPECT_EQ(total->full_graphs, 3);
  EXPECT_EQ(total->models, 3);
  EXPECT_GT(total->distinct_subgraphs, 20);
  EXPECT_GT(total->subgraphs, total->distinct_subgraphs);
  SqlStatement rows = *dataset->database().prepare(
      "SELECT hash, text FROM subgraphs JOIN subgraph_texts ON "
      "subgraph = id");
  while (*rows.step()) {
    Sources sources;
    const SourceId source = sources.add("text", *unpack_text(rows.blob(1)));
    Diagnostics diagnostics;
    const auto graphs = parse_graphs(sources, source, catalog_, diagnostics);
    ASSERT_EQ(graphs.size(), 1U);
    EXPECT_EQ(canonical_hash(graphs[0], catalog_), rows.digest(0));
  }
}

TEST_F(DatasetTest, CountsAGraphForEachModelThatHasIt) {
  std::ofstream(path("shared.jsonl"))
      << R"({"inputs":[{"shape":[2,3],"dtype":"float32"}],"nodes":[{"id":"n0",)"
      << R"("op":"torch.nn.functional.relu","args":[{"v":"in0"}],"kwargs":{}}],"outputs":["n0"],)"
      << R"("hash":"h","origin":{"name":"a:one","family":"one"},)"
      << R"("also":[{"name":"a:two","family":"two"},{"name":"a:three","family":"two"}]})" << '\n';
  auto dataset = Dataset::create(path("a.db"));
  ASSERT_TRUE(dataset);
  for (int round = 0; round < 2; ++round) {
    EXPECT_EQ(add(*dataset, {path("shared.jsonl")}), std::vector<std::string>{});
    const auto total = statistics(*dataset);
    ASSERT_TRUE(total);
    EXPECT_EQ(total->models, 3);
    EXPECT_EQ(total->families, 2);
    EXPECT_EQ(total->full_graphs, 3);
    EXPECT_EQ(total->distinct_full_graphs, 1);
    EXPECT_EQ(total->subgraphs, 3);
    EXPECT_EQ(total->distinct_subgraphs, 1);
  }
}

TEST_F(DatasetTest, AddsNothingTwice) {
  auto dataset = Dataset::create(path("a.db"));
  ASSERT_TRUE(dataset);
  add(*dataset, sources_);
  const auto hash = content_hash(*dataset)->hex();
  add(*dataset, {sources_[1], sources_[1], sources_[0]});
  EXPECT_EQ(content_hash(*dataset)->hex(), hash);
}

TEST_F(DatasetTest, KeepsTasksAndFailures) {
  std::ofstream(path("lines.jsonl"))
      << R"({"task":"t1","inputs":[{"shape":[4],"dtype":"float32"}],"nodes":[{"id":"n0","op":)"
      << R"("torch.relu","args":[{"v":"in0"}],"kwargs":{}}],"outputs":["n0"]})"
         "\n"
      << R"({"inputs":[],"nodes":[{"id":"n0","op":"torch.nonsense","args":[],"kwargs":{}}],)"
      << R"("outputs":["n0"]})"
         "\n";
  auto dataset = Dataset::create(path("a.db"));
  ASSERT_TRUE(dataset);
  EXPECT_EQ(add(*dataset, {path("lines.jsonl")}), std::vector<std::string>{"unsupported-op"});
  EXPECT_EQ(add(*dataset, {path("lines.jsonl")}), std::vector<std::string>{});
  const auto total = statistics(*dataset);
  ASSERT_TRUE(total);
  EXPECT_EQ(total->suites, std::vector<std::string>{"lines"});
  EXPECT_EQ(total->tasks, 1);
  EXPECT_EQ(total->full_graphs, 0);
  EXPECT_EQ(total->causes, (std::vector<NameCount>{{"unsupported-op", 1}}));
}

// A build that is killed at 20 moments and continued has the hash of one that is not.
TEST_F(DatasetTest, ContinuesAfterKills) {
  std::vector<std::string> sources = sources_;
  for (const char* name : {"densenet", "swin", "t5", "vit", "whisper", "bert"}) {
    sources.push_back(shipped(name));
  }
  const std::string expected = built_hash("whole.db", sources, 2);
  std::mt19937 random(7);
  for (int i = 0; i < 20; ++i) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      auto dataset = fs::exists(path("killed.db"))
                         ? Dataset::open(path("killed.db"), Database::Access::kWrite)
                         : Dataset::create(path("killed.db"));
      if (dataset) add(*dataset, sources);
      _exit(0);
    }
    std::this_thread::sleep_for(std::chrono::microseconds(1000 + random() % 150000));
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
  }
  auto dataset = Dataset::open(path("killed.db"), Database::Access::kWrite);
  ASSERT_TRUE(dataset) << dataset.error().message;
  add(*dataset, sources);
  EXPECT_EQ(content_hash(*dataset)->hex(), expected);
}

TEST_F(DatasetTest, MigratesAFileOfVersionOne) {
  {
    auto database = Database::open(path("old.db"), Database::Access::kCreate);
    ASSERT_TRUE(database);
    ASSERT_TRUE(migrate(*database, path("old.db"), 1));
    ASSERT_TRUE(database->run("INSERT INTO meta VALUES('note', 'kept')"));
    EXPECT_FALSE(database->number("SELECT count(*) FROM variants"));
  }
  auto dataset = Dataset::open(path("old.db"), Database::Access::kRead);
  ASSERT_TRUE(dataset) << dataset.error().message;
  EXPECT_EQ(*dataset->database().number("PRAGMA user_version"), kSchemaVersion);
  EXPECT_EQ(*dataset->database().number("SELECT count(*) FROM variants"), 0);
  EXPECT_EQ(*dataset->note("note"), "kept");
}

TEST_F(DatasetTest, RefusesOtherFiles) {
  EXPECT_EQ(opening_error("none.db"),
            "expected a dataset in 'FILE', found no file [dataset-missing]");
  fs::create_directories(path("folder.db"));
  EXPECT_EQ(opening_error("folder.db"),
            "expected a file in 'FILE', found a folder [dataset-unreadable]");
  std::ofstream(path("text.db")) << std::string(10000, 'x');
  EXPECT_EQ(opening_error("text.db"),
            "expected a dataset in 'FILE', found a file of another kind: `passnet dataset build` "
            "makes one [broken-dataset]");
  {
    auto database = Database::open(path("other.db"), Database::Access::kCreate);
    ASSERT_TRUE(database->run("CREATE TABLE t(a)"));
  }
  EXPECT_EQ(opening_error("other.db"),
            "expected a dataset in 'FILE', found another database [not-a-dataset]");
  std::ofstream(path("empty.db")).flush();
  EXPECT_EQ(opening_error("empty.db"),
            "expected a dataset in 'FILE', found an empty file [not-a-dataset]");
  ASSERT_TRUE(Dataset::create(path("new.db")));
  EXPECT_EQ(shown(Dataset::create(path("new.db")).error(), "new.db"),
            "expected no file 'FILE', found one: remove it, or continue it by --resume "
            "[dataset-exists]");
  EXPECT_TRUE(Dataset::create(path("missing/new.db")));
  const auto unwritable = Dataset::create("/proc/none/new.db");
  ASSERT_FALSE(unwritable);
  EXPECT_EQ(unwritable.error().id, "dataset-unwritable");
  EXPECT_EQ(unwritable.error().message,
            "cannot write '/proc/none/new.db': unable to open database file");
  {
    auto database = Database::open(path("new.db"), Database::Access::kWrite);
    ASSERT_TRUE(database->run("PRAGMA user_version = 99"));
  }
  EXPECT_EQ(opening_error("new.db"),
            "expected a dataset of schema version 3 or earlier in 'FILE', found version 99: use a "
            "newer passnet [newer-dataset]");
}

TEST_F(DatasetTest, RefusesASecondWriter) {
  auto dataset = Dataset::create(path("a.db"));
  ASSERT_TRUE(dataset);
  auto first = Transaction::begin(dataset->database());
  ASSERT_TRUE(first);
  auto second = Database::open(path("a.db"), Database::Access::kWrite);
  ASSERT_TRUE(second);
  const auto begun = Transaction::begin(*second);
  ASSERT_FALSE(begun);
  EXPECT_EQ(begun.error().message,
            fmt::format("expected no other writer of '{}', found one", path("a.db")));
  EXPECT_EQ(begun.error().id, "dataset-busy");
}

// Damaged and half-written files are refused, or read; they never crash.
TEST_F(DatasetTest, SurvivesDamage) {
  {
    auto dataset = Dataset::create(path("a.db"));
    add(*dataset, sources_);
  }
  std::ifstream file(path("a.db"), std::ios::binary);
  const std::string whole(std::istreambuf_iterator<char>(file), {});
  size_t refused = 0;
  for (size_t i = 0; i < 40; ++i) {
    std::string damaged = whole.substr(0, i % 2 == 0 ? whole.size() * i / 40 : whole.size());
    for (size_t at = i * 97; at < damaged.size(); at += 4096 + 40 * i) damaged[at] ^= 0x55;
    std::ofstream(path("b.db"), std::ios::binary) << damaged;
    auto dataset = Dataset::open(path("b.db"), Database::Access::kRead);
    if (dataset) {
      const auto total = statistics(*dataset);
      refused += total ? 0 : 1;
    } else {
      ++refused;
    }
    fs::remove(path("b.db-wal"));
    fs::remove(path("b.db-shm"));
  }
  EXPECT_GT(refused, 20U);
}

TEST(TextBlob, UnpacksWhatItPacks) {
  TextPacker packer;
  const std::string text = "graph @g(%x: f32[4]) {\n  return %x\n}\n";
  EXPECT_EQ(*unpack_text(packer.pack(text)), text);
  EXPECT_EQ(*unpack_text(packer.pack("")), "");
  const std::string blob = packer.pack(std::string(1000, 'a') + text);
  for (size_t i = 0; i < blob.size(); ++i) {
    const auto cut = unpack_text(std::string_view(blob).substr(0, i));
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.error().message,
              fmt::format("expected a compressed text, found {} bytes that do not decode", i));
    EXPECT_EQ(cut.error().id, "broken-text");
  }
}

TEST(UnitBlob, UnpacksWhatItPacks) {
  const std::vector<Unit> units{{.start = 0, .count = 3, .computing = 2, .content = ~uint64_t{0}},
                                {.start = 3, .count = 1, .calls_library = true}};
  TextPacker packer;
  const auto unpacked = unpack_units(pack_units(units, packer));
  ASSERT_TRUE(unpacked);
  ASSERT_EQ(unpacked->size(), 2U);
  EXPECT_EQ((*unpacked)[0].content, ~uint64_t{0});
  EXPECT_EQ((*unpacked)[0].computing, 2U);
  EXPECT_TRUE((*unpacked)[1].calls_library);
  const auto broken = unpack_units(packer.pack("seven b"));
  ASSERT_FALSE(broken);
  EXPECT_EQ(broken.error().message, "expected units of 40 bytes, found 7 bytes");
  EXPECT_EQ(broken.error().id, "broken-units");
}

// Pieces of all three kinds; typical ones depend on all graphs, whichever came last.
TEST_F(DatasetTest, FindsTypicalPiecesAfresh) {
  auto dataset = Dataset::create(path("a.db"));
  ASSERT_TRUE(dataset);
  add(*dataset, {shipped("t5")});
  const auto first = statistics(*dataset);
  add(*dataset, {shipped("bart"), shipped("t5"), shipped("vit")});
  const auto second = statistics(*dataset);
  ASSERT_TRUE(first && second);
  for (const auto& [kind, count] : first->kinds) EXPECT_GT(count, 0) << kind;
  EXPECT_GT(second->kinds[2].second, first->kinds[2].second);
  EXPECT_EQ(content_hash(*dataset)->hex(),
            built_hash("b.db", {shipped("vit"), shipped("bart"), shipped("t5")}, 1));
}

TEST_F(DatasetTest, OneFileIsMadeOnceByTwoWriters) {
  std::vector<std::thread> writers;
  std::array<std::string, 4> failures;
  for (std::string& failure : failures) {
    writers.emplace_back([this, &failure] {
      auto database = Database::open(path("new.db"), Database::Access::kCreate);
      if (!database) {
        failure = "opening: " + database.error().message;
      } else if (const auto made = migrate(*database, path("new.db")); !made) {
        failure = "migrating: " + made.error().message;
      }
    });
  }
  for (std::thread& writer : writers) writer.join();
  for (const std::string& failure : failures) EXPECT_EQ(failure, "");
  EXPECT_TRUE(Dataset::open(path("new.db"), Database::Access::kRead));
}

TEST_F(DatasetTest, TheLastWriterLeavesOneFile) {
  {
    auto dataset = Dataset::create(path("one.db"));
    ASSERT_TRUE(dataset && dataset->set_note("key", "value"));
  }
  EXPECT_FALSE(fs::exists(path("one.db-wal")));
  auto dataset = Dataset::open(path("one.db"), Database::Access::kRead);
  ASSERT_TRUE(dataset);
  SqlStatement mode = *dataset->database().prepare("PRAGMA journal_mode");
  ASSERT_TRUE(*mode.step());
  EXPECT_EQ(mode.text(0), "delete");
  EXPECT_EQ(dataset->note("key").value(), "value");
}

TEST_F(DatasetTest, KnownFailuresAreTold) {
  EXPECT_EQ(known_failures_path("a/graphs.jsonl.zst"), "a/graphs.failures.jsonl");
  EXPECT_EQ(known_failures_path("graphs.jsonl"), "graphs.failures.jsonl");
  EXPECT_EQ(known_failures_path("data/graphs"), "");
  KnownFailures known;
  ASSERT_TRUE(known.read(path("none.failures.jsonl")));
  std::ofstream(path("x.failures.jsonl"))
      << fmt::format("{{\"key\":\"{}\",\"id\":\"bad-line\"}}\n", sha256("row").hex());
  ASSERT_TRUE(known.read(path("x.failures.jsonl")));
  auto dataset = Dataset::create(path("failures.db"));
  ASSERT_TRUE(dataset);
  ASSERT_TRUE(dataset->add(
      FailureRecord{.key = sha256("row"), .name = "a", .id = "bad-line", .message = "m"}));
  EXPECT_EQ(count_unknown(*dataset, known).value(), 0);
  ASSERT_TRUE(dataset->add(
      FailureRecord{.key = sha256("other"), .name = "b", .id = "bad-line", .message = "m"}));
  EXPECT_EQ(count_unknown(*dataset, known).value(), 1);
  for (const char* line :
       {"no object", "{}", "{\"key\":\"00\"}", "{\"key\":\"zz\",\"id\":\"x\"}"}) {
    std::ofstream(path("y.failures.jsonl")) << line << "\n";
    const auto read = known.read(path("y.failures.jsonl"));
    ASSERT_FALSE(read) << line;
    EXPECT_EQ(read.error().id, "broken-failures");
  }
}

}  // namespace
}  // namespace passnet
