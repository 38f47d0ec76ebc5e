#include "eval/public/public_record.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace passnet {
namespace {

namespace fs = std::filesystem;

TEST(PublicRecord, ListsMatchesInTheOrderOfTheFiles) {
  Submission submission;
  submission.public_folder = PublicFolder{.folder = "/s",
                                          .files = {{.path = "/s/b.py", .name = "b"},
                                                    {.path = "/s/c.py", .name = "c"},
                                                    {.path = "/s/a.py", .name = "a"}}};
  Outcome outcome;
  outcome.matches = {{"a", 2}, {"b", 1}, {"c", 0}};
  Record record;
  fill_matches(outcome, submission, record);
  EXPECT_EQ(record.matched, outcome.matches);
  ASSERT_EQ(record.passes.size(), 2u);
  EXPECT_EQ(record.passes[0].pass, "b");
  EXPECT_EQ(record.passes[1].pass, "a");
  EXPECT_EQ(record.passes[1].place, 3);
  EXPECT_EQ(record.passes[1].matches, 2);
}

TEST(PublicRecord, SourcesAreFilesOrFolders) {
  EXPECT_EQ(readable_source("/a/b.jsonl.gz#7"), "/a/b.jsonl.gz");
  EXPECT_EQ(readable_source("/a/sample"), "/a/sample");
}

TEST(PublicFolder, HashesWhatModulesMayImport) {
  std::string pattern = (fs::temp_directory_path() / "public-XXXXXX").string();
  const fs::path folder = mkdtemp(pattern.data());
  std::ofstream(folder / "a.py") << "x = 1";
  const Digest one = hash_folder(folder);
  fs::create_directory(folder / "__pycache__");
  std::ofstream(folder / "__pycache__" / "a.pyc") << "compiled";
  EXPECT_EQ(hash_folder(folder), one);
  fs::create_directory(folder / "kernels");
  std::ofstream(folder / "kernels" / "b.py") << "y = 1";
  EXPECT_NE(hash_folder(folder), one);
  fs::remove_all(folder);
}

}  // namespace
}  // namespace passnet
