#include "dataset/build/launch_list.hpp"

#include "dataset/build/build.hpp"
#include "dataset/statistics.hpp"
#include "dataset/store/text_blob.hpp"
#include "frontend/text_lines.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>

namespace passnet {
namespace {

namespace fs = std::filesystem;

class LaunchLists : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) /
              fmt::format("passnet_launches_{}",
                          testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  void write(const std::string& name, std::string_view bytes) const {
    std::ofstream(path(name), std::ios::binary) << bytes;
  }

  // Builds a file from two graphs that ship.
  Dataset built(const std::string& name, const LaunchList* list) {
    const std::string folder = std::string(PASSNET_SOURCE_DIR) + "/data/graphs/";
    auto stream = open_sources(std::vector{folder + "vit", folder + "bert"}, catalog_, spellings_);
    EXPECT_TRUE(stream);
    auto dataset = Dataset::create(path(name));
    EXPECT_TRUE(dataset);
    EXPECT_TRUE(build(*dataset, *stream, catalog_, dataset_target(), {.threads = 2, .list = list},
                      [](const BuildStep&) {}));
    return std::move(*dataset);
  }

  // The error of a file with this text, with FILE for its path.
  std::string refusal(std::string_view text) {
    write("bad.launches.zst", pack_file(text));
    LaunchList list;
    const auto read = list.read(path("bad.launches.zst"), dataset_target());
    if (read) return "none";
    std::string message = fmt::format("{} [{}]", read.error().message, read.error().id);
    const std::string file = path("bad.launches.zst");
    if (const size_t at = message.find(file); at != std::string::npos) {
      message.replace(at, file.size(), "FILE");
    }
    return message;
  }

  fs::path folder_;
  Catalog catalog_ = make_catalog();
  SpellingTable spellings_{catalog_};
};

TEST_F(LaunchLists, AreBesideTheirSources) {
  EXPECT_EQ(launch_list_path("a/graphs.jsonl.zst"), "a/graphs.launches.zst");
  EXPECT_EQ(launch_list_path("graphs.jsonl"), "graphs.launches.zst");
  EXPECT_EQ(launch_list_path("data/graphs"), "");
}

TEST_F(LaunchLists, GiveTheSameDataset) {
  Dataset plain = built("plain.db", nullptr);
  const auto packed = pack_launch_list(plain, dataset_target());
  ASSERT_TRUE(packed);
  write("list.launches.zst", *packed);
  LaunchList list;
  ASSERT_TRUE(list.read(path("list.launches.zst"), dataset_target()));
  Dataset listed = built("listed.db", &list);
  EXPECT_EQ(content_hash(listed)->hex(), content_hash(plain)->hex());
  EXPECT_EQ(*pack_launch_list(listed, dataset_target()), *packed);
  EXPECT_NE(unpack_text(*packed)->find("\ntypical "), std::string::npos);
}

// A build takes what a list says, and what it does not say from the compiler.
TEST_F(LaunchLists, AreBelieved) {
  Dataset plain = built("plain.db", nullptr);
  SqlStatement row = *plain.database().prepare(
      "SELECT hash FROM subgraphs WHERE launches = 1 ORDER BY hash LIMIT 1");
  ASSERT_TRUE(*row.step());
  const Digest hash = row.digest(0);
  write("list.launches.zst",
        pack_file(fmt::format("launches 1 x86-64-v3\nlaunch 77: {}\n", hash.hex().substr(0, 16))));
  LaunchList list;
  ASSERT_TRUE(list.read(path("list.launches.zst"), dataset_target()));
  EXPECT_EQ(list.launches(hash), 77);
  EXPECT_EQ(list.launches(Digest{}), std::nullopt);
  EXPECT_EQ(list.units(hash), nullptr);
  Dataset listed = built("listed.db", &list);
  EXPECT_EQ(*listed.database().number("SELECT count(*) FROM subgraphs WHERE launches = 77"), 1);
  EXPECT_EQ(*listed.database().number("SELECT count(*) FROM subgraphs WHERE launches = 1"),
            *plain.database().number("SELECT count(*) - 1 FROM subgraphs WHERE launches = 1"));
}

// The list that ships is that of the compiler as it is. After a change of its decisions: build the
// dataset with --decompose, export its list, and replace the one in data/dataset.
TEST_F(LaunchLists, ShipAsTheCompilerFindsThem) {
  constexpr uint32_t kStep = 60;
  const std::string source = std::string(PASSNET_SOURCE_DIR) + "/data/dataset/graphs.jsonl.zst";
  LaunchList list;
  ASSERT_TRUE(list.read(launch_list_path(source), dataset_target()));
  auto lines = TextLines::open(source);
  ASSERT_TRUE(lines);
  std::string rows;
  while (auto line = *lines->next()) {
    if (lines->line_number() % kStep != 1) continue;
    EXPECT_NE(list.units(sha256(*line)), nullptr) << "line " << lines->line_number();
    rows += *line + '\n';
  }
  write("rows.jsonl", rows);
  std::vector<std::string> hashes;
  for (const LaunchList* used : std::array<const LaunchList*, 2>{&list, nullptr}) {
    auto stream = open_sources(std::vector{path("rows.jsonl")}, catalog_, spellings_);
    ASSERT_TRUE(stream);
    auto dataset = Dataset::create(path(used != nullptr ? "listed.db" : "plain.db"));
    ASSERT_TRUE(dataset);
    ASSERT_TRUE(build(*dataset, *stream, catalog_, dataset_target(), {.threads = 2, .list = used},
                      [](const BuildStep&) {}));
    hashes.push_back(content_hash(*dataset)->hex());
  }
  EXPECT_EQ(hashes[0], hashes[1]);
}

TEST_F(LaunchLists, ReadUnits) {
  write("list.launches.zst", pack_file("launches 1 x86-64-v3\n"
                                       "units 00000000000000ff 0000000000000001: 2 3/1c +4,1\n"));
  LaunchList list;
  ASSERT_TRUE(list.read(path("list.launches.zst"), dataset_target()));
  Digest key;
  key.bytes[7] = 255;
  const std::vector<Unit>* const units = list.units(key);
  ASSERT_NE(units, nullptr);
  EXPECT_EQ(*units, (std::vector<Unit>{
                        {.start = 0, .count = 2, .computing = 2},
                        {.start = 2, .count = 3, .computing = 1, .calls_library = true},
                        {.start = 9, .count = 1, .computing = 1},
                    }));
}

TEST_F(LaunchLists, RefuseOtherText) {
  constexpr std::string_view kUnits = "expected keys and units in 'FILE', line 2 [broken-launches]";
  constexpr std::string_view kPieces =
      "expected keys and pieces in 'FILE', line 2 [broken-launches]";
  constexpr std::string_view kCounts =
      "expected a number of launches and hashes in 'FILE', line 2 [broken-launches]";
  const std::string form = "launches 1 x86-64-v3\n";
  EXPECT_EQ(refusal(form), "none");
  EXPECT_EQ(refusal(""), "expected 'launches 1 x86-64-v3' in 'FILE', line 1 [broken-launches]");
  EXPECT_EQ(refusal("launches 2 x86-64-v3\n"),
            "expected 'launches 1 x86-64-v3' in 'FILE', line 1 [broken-launches]");
  for (const char* line :
       {"units ", "units 12: 1", "units 0123456789abcdef 1", "units 0123456789abcdef: 0",
        "units 0123456789abcdef: 1/2", "units 0123456789abcdef: 1d", "units 0123456789abcdef: +,1",
        "units 0123456789abcdef: 99999999999",
        "units 0123456789abcdef: 2 +18446744073709551614,1"}) {
    EXPECT_EQ(refusal(form + line + "\n"), kUnits) << line;
  }
  for (const char* line : {"typical 0123456789abcdef: 1", "typical 0123456789abcdef: 1+0",
                           "typical 0123456789abcdef: 3+1 2+1", "typical 1: 2+1"}) {
    EXPECT_EQ(refusal(form + line + "\n"), kPieces) << line;
  }
  for (const char* line : {"launch", "launch 1 0123456789abcdef", "launch -1: 0123456789abcdef",
                           "launch 1: 0123456789abcde", "other 1: 0123456789abcdef", ""}) {
    EXPECT_EQ(refusal(form + line + "\n"), kCounts) << line;
  }
  const std::string packed = pack_file(form);
  write("cut.launches.zst", packed.substr(0, packed.size() - 3));
  LaunchList list;
  const auto cut = list.read(path("cut.launches.zst"), dataset_target());
  ASSERT_FALSE(cut);
  EXPECT_EQ(cut.error().id, "broken-file");
  EXPECT_TRUE(list.read(path("none.launches.zst"), dataset_target()));
}

}  // namespace
}  // namespace passnet
