#include "curate/suite/suite_folder.hpp"

#include "ir/text/text.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

class SuiteFolder : public testing::Test {
 protected:
  SuiteFolder() {
    const SpecimenMaker maker(catalog_);
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source =
        sources.add("g.graph",
                    "graph @a(%x: f32[64]) {\n  %0 = relu(%x)\n  return %0\n}\n"
                    "graph @b(%x: bf16[128]) {\n  %0 = relu(%x)\n  return %0\n}\n");
    for (const Graph& graph : parse_graphs(sources, source, catalog_, diagnostics)) {
      specimens_.push_back(maker.make(graph));
    }
    specimens_[0].occurrences.push_back({.package = "timm", .model = "m", .start = 3, .count = 2});
    specimens_[1].origin = specimens_[0].hash;
    specimens_[1].variant = "bf16";
    const TaskGraphs tasks[] = {{"relu.1", "train", {&specimens_[0], &specimens_[1]}},
                                {"relu", "dev", {&specimens_[0]}}};
    contents_ = make_suite("tiny", "1", tasks);
    fs::remove_all(root_);
  }
  ~SuiteFolder() override { fs::remove_all(root_); }

  void put(const std::string& file, const std::string& text) const {
    fs::create_directories((fs::path(folder_) / file).parent_path());
    std::ofstream(fs::path(folder_) / file) << text;
  }
  std::string verify_error() const {
    Sources sources;
    const auto suite = read_suite(folder_, sources);
    if (!suite) return suite.error().message;
    const auto verified = verify_suite(*suite, folder_);
    if (verified) return "";
    EXPECT_TRUE(verified.error().id == "suite-differs" || verified.error().id == "suite-link" ||
                verified.error().id == "suite-unreadable");
    return verified.error().message;
  }

  const Catalog catalog_ = make_catalog();
  std::vector<Specimen> specimens_;
  SuiteContents contents_;
  const std::string root_ = fmt::format("{}suite-folder-{}", testing::TempDir(), getpid());
  const std::string folder_ = root_ + "/tiny";
};

TEST_F(SuiteFolder, DescribesTasksAndGraphs) {
  const Suite& suite = contents_.suite;
  EXPECT_EQ(suite.graphs(), 3U);
  EXPECT_EQ(suite.splits(),
            (std::vector<std::pair<std::string, size_t>>{{"train", 1}, {"dev", 1}}));
  EXPECT_EQ(suite.tasks[1].graphs[1].file, "relu.1/1.graph");
  EXPECT_EQ(suite.tasks[1].graphs[1].dtype, "bfloat16");
  EXPECT_TRUE(contents_.files[1].text.starts_with("graph @relu.1.1(%x: bf16[128])"));
}

TEST_F(SuiteFolder, ReadsBackAndVerifies) {
  ASSERT_TRUE(write_suite(contents_, folder_).has_value());
  Sources sources;
  const auto suite = read_suite(folder_ + "/", sources);
  ASSERT_TRUE(suite.has_value()) << suite.error().message;
  EXPECT_EQ(to_json(*suite), to_json(contents_.suite));
  EXPECT_EQ(verify_error(), "");
  EXPECT_TRUE(write_suite(contents_, folder_).has_value());  // the same once more
}

TEST_F(SuiteFolder, NeverOverwrites) {
  ASSERT_TRUE(write_suite(contents_, folder_).has_value());
  const TaskGraphs tasks[] = {{"relu", "dev", {&specimens_[1]}}};
  const auto refused = write_suite(make_suite("tiny", "1", tasks), folder_);
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().id, "suite-exists");
  EXPECT_TRUE(refused.error().message.starts_with("expected a new folder, found"));
  EXPECT_NE(refused.error().message.find("tiny version 1 of another content"), std::string::npos);
  EXPECT_EQ(verify_error(), "");
}

TEST_F(SuiteFolder, ReadsNoFileElsewhere) {
  ASSERT_TRUE(write_suite(contents_, folder_).has_value());
  std::ofstream(root_ + "/elsewhere") << contents_.files[0].text;
  fs::remove(folder_ + "/relu/0.graph");
  fs::create_symlink("../../elsewhere", folder_ + "/relu/0.graph");
  EXPECT_EQ(verify_error(), "expected files of the suite alone, found '" + folder_ +
                                "/relu/0.graph', a link out of it");
}

TEST_F(SuiteFolder, NamesTheFileThatDiffers) {
  ASSERT_TRUE(write_suite(contents_, folder_).has_value());
  put("relu/0.graph", contents_.files[1].text);
  EXPECT_EQ(verify_error(),
            "'" + folder_ + "/relu/0.graph' is not the text that suite.json describes");
  fs::remove(folder_ + "/relu/0.graph");
  EXPECT_EQ(verify_error(), "'" + folder_ + "/relu/0.graph' is missing");
  put("relu/0.graph", contents_.files[2].text);
  put("relu/7.graph", "");
  EXPECT_EQ(verify_error(), "'" + folder_ + "/relu/7.graph' is not described in suite.json");
}

TEST_F(SuiteFolder, TheDescriptionIsPartOfTheHash) {
  Suite changed = contents_.suite;
  changed.tasks[0].split = "hard";
  ASSERT_TRUE(write_suite({.suite = changed, .files = contents_.files}, folder_).has_value());
  EXPECT_TRUE(verify_error().starts_with("expected the content hash " + changed.content_hash));
}

TEST_F(SuiteFolder, OldDescriptionsListNoTasks) {
  const SuiteText file{.path = "t/0.graph", .text = contents_.files[0].text};
  const std::string hash = content_hash({.name = "old", .version = "1"}, {file});
  EXPECT_EQ(hash, sha256(file.path + '\0' + file.text + '\0').hex());
  put(file.path, file.text);
  put("suite.json", R"({"name": "old", "version": "1", "content_hash": ")" + hash + R"("})");
  EXPECT_EQ(verify_error(), "");
}

TEST_F(SuiteFolder, MalformedDescriptionsAreLocated) {
  const auto complaint = [](std::string text) {
    Sources sources;
    const SourceId source = sources.add("suite.json", std::move(text));
    const auto suite = parse_suite(sources.text(source), source);
    if (suite) return std::string();
    EXPECT_EQ(suite.error().id, "bad-suite-file");
    const Location place = sources.location(suite.error().span);
    return fmt::format("{}:{} {}", place.line, place.column, suite.error().message);
  };
  EXPECT_EQ(complaint("[]"), "1:1 expected an object of JSON");
  EXPECT_EQ(complaint("{"), "1:2 expected an object of JSON");
  EXPECT_EQ(complaint("{\"name\": 7}"), "1:10 expected a string");
  EXPECT_EQ(complaint("{\n\"tasks\": 7}"), "2:10 expected a list");
  EXPECT_EQ(complaint("{\"tasks\": [{}]}"), "1:12 expected a task with a name");
  const std::string digest(64, 'a');
  const auto graph = [&](const std::string& file, const std::string& more) {
    return fmt::format(R"({{"tasks": [{{"task": "t", "graphs": [{{"file": "{}", "sha256": "{}",)"
                       R"( "hash": "{}"{}}}]}}]}})",
                       file, digest, digest, more);
  };
  EXPECT_EQ(complaint(graph("t/0.graph", "")), "");
  EXPECT_NE(complaint(graph("../0.graph", "")).find("of the form TASK/NAME.graph"),
            std::string::npos);
  EXPECT_NE(complaint(graph("t/0.graph", R"(, "elements": -1)")).find("not negative"),
            std::string::npos);
  EXPECT_NE(
      complaint(graph("t/0.graph", R"(, "occurrences": [{"range": [1]}])")).find("[start, count]"),
      std::string::npos);
  EXPECT_NE(complaint(graph("t/0.graph", R"(, "variant": {"of": "x"})")).find("hexadecimal"),
            std::string::npos);
}

TEST_F(SuiteFolder, UnwritableAndMissingFolders) {
  const auto refused = write_suite(contents_, "/proc/no/suite");
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().id, "suite-unwritable");
  Sources sources;
  const auto missing = read_suite(root_ + "/nothing", sources);
  ASSERT_FALSE(missing.has_value());
  EXPECT_EQ(missing.error().id, "no-suite");
  EXPECT_NE(missing.error().message.find("expected a suite, found no"), std::string::npos);
}

TEST_F(SuiteFolder, UnreadableFilesAreNamed) {
  ASSERT_TRUE(write_suite(contents_, folder_).has_value());
  fs::remove(folder_ + "/relu/0.graph");
  fs::create_directory(folder_ + "/relu/0.graph");
  EXPECT_EQ(verify_error(), "cannot read '" + folder_ + "/relu/0.graph': Is a directory");
}

}  // namespace
}  // namespace passnet
