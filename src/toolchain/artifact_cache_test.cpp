#include "toolchain/artifact_cache.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace passnet {
namespace {

namespace fs = std::filesystem;

class ArtifactCacheTest : public testing::Test {
 protected:
  ArtifactCacheTest() {
    std::string pattern = testing::TempDir() + "passnet_cache_XXXXXX";
    folder_ = mkdtemp(pattern.data());
  }
  ~ArtifactCacheTest() override { fs::remove_all(folder_); }
  fs::path folder_;
};

TEST_F(ArtifactCacheTest, SeparatesTextsFromArtifacts) {
  const ArtifactCache cache = *ArtifactCache::open(folder_, 1 << 20);
  const Digest key = sha256("key");
  ASSERT_TRUE(cache.store_text(key, "version 1").has_value());
  EXPECT_EQ(cache.find_text(key), "version 1");
  EXPECT_FALSE(cache.find(key).has_value());
  ASSERT_TRUE(cache.store(key, std::string("\0object", 7)).has_value());
  EXPECT_EQ(cache.find(key)->content, sha256(std::string_view("\0object", 7)));
  EXPECT_FALSE(cache.find(sha256("other")).has_value());
}

TEST_F(ArtifactCacheTest, StandsOnTheTextsOfAnother) {
  const ArtifactCache base = *ArtifactCache::open(folder_ / "base", 1 << 20, {});
  const Digest key = sha256("key");
  const Digest other = sha256("other");
  ASSERT_TRUE(base.store_text(key, "from the build").has_value());
  ASSERT_TRUE(base.store(key, "object").has_value());
  ASSERT_TRUE(base.store_text(other, "damaged").has_value());
  const std::string hex = other.hex();
  fs::resize_file(base.folder() / hex.substr(0, 2) / (hex.substr(2) + ".txt"), 10);
  ArtifactCache cache = *ArtifactCache::open(folder_ / "own", 1 << 20, base.folder());
  EXPECT_EQ(cache.find_text(key), "from the build");
  EXPECT_FALSE(cache.find(key).has_value());
  EXPECT_FALSE(cache.find_text(other).has_value());
  EXPECT_EQ(cache.content().entries, 0u);
  ASSERT_TRUE(cache.store_text(key, "own").has_value());
  EXPECT_EQ(cache.find_text(key), "own");
  cache.clear(std::chrono::seconds(0));
  EXPECT_EQ(cache.find_text(key), "from the build");
  const fs::path before = fs::current_path();
  fs::current_path(base.folder());
  for (const char* none : {"/nowhere", ""}) {
    const ArtifactCache lone = *ArtifactCache::open(folder_ / "lone", 1 << 20, none);
    EXPECT_FALSE(lone.find_text(key).has_value()) << "'" << none << "'";
  }
  fs::current_path(before);
}

TEST_F(ArtifactCacheTest, ASourceIsAFileOfItsOwn) {
  ArtifactCache cache = *ArtifactCache::open(folder_, 1 << 20);
  const auto read = [](const fs::path& path) {
    std::ifstream file(path);
    return std::string(std::istreambuf_iterator<char>(file), {});
  };
  const fs::path path = cache.store_source("text\n").value();
  EXPECT_TRUE(path.is_absolute());
  EXPECT_EQ(read(path), "text\n");
  EXPECT_NE(cache.store_source("other\n").value(), path);
  std::ofstream(path) << "changed";
  EXPECT_EQ(cache.store_source("text\n").value(), path);
  EXPECT_EQ(read(path), "text\n");
  EXPECT_EQ(cache.content().entries, 2u);
  cache.clear(std::chrono::seconds(0));
  EXPECT_FALSE(fs::exists(path));
}

TEST_F(ArtifactCacheTest, EvictsTheLeastRecentlyUsed) {
  const ArtifactCache cache = *ArtifactCache::open(folder_, 10'000);
  const std::string content(3000, 'x');
  const auto now = fs::file_time_type::clock::now();
  for (int i = 0; i < 5; ++i) {
    const auto entry = cache.store(sha256(std::to_string(i)), content);
    ASSERT_TRUE(entry.has_value());
    fs::last_write_time(entry->path, now - std::chrono::hours(10 - i));
  }
  ASSERT_TRUE(cache.find(sha256("0")).has_value());  // used now: the youngest
  cache.trim();
  EXPECT_TRUE(cache.find(sha256("0")).has_value());
  EXPECT_FALSE(cache.find(sha256("1")).has_value());
  EXPECT_FALSE(cache.find(sha256("2")).has_value());
  EXPECT_FALSE(cache.find(sha256("3")).has_value());
  EXPECT_TRUE(cache.find(sha256("4")).has_value());
}

TEST_F(ArtifactCacheTest, RemovesWorkFoldersWithTheirOwner) {
  const ArtifactCache cache = *ArtifactCache::open(folder_, 1 << 20);
  fs::path path;
  {
    const WorkFolder folder = *cache.make_work_folder();
    path = folder.path();
    EXPECT_TRUE(fs::is_directory(path));
  }
  EXPECT_FALSE(fs::exists(path));
  const WorkFolder kept = *cache.make_work_folder();
  const fs::path abandoned = folder_ / "work" / "job-old";
  fs::create_directories(abandoned);
  fs::last_write_time(abandoned, fs::file_time_type::clock::now() - std::chrono::hours(48));
  cache.trim();
  EXPECT_FALSE(fs::exists(abandoned));
  EXPECT_TRUE(fs::exists(kept.path()));
}

TEST_F(ArtifactCacheTest, ClearsWhatWasNotUsed) {
  ArtifactCache cache = *ArtifactCache::open(folder_, 1 << 20);
  const auto now = fs::file_time_type::clock::now();
  for (int day = 0; day < 4; ++day) {
    const auto entry = cache.store(sha256(std::to_string(day)), "x");
    ASSERT_TRUE(entry.has_value());
    fs::last_write_time(entry->path, now - std::chrono::hours(24 * day + 1));
  }
  const uint64_t each = cache.content().bytes / 4;
  const CacheClearing old = cache.clear(std::chrono::hours(48));
  EXPECT_FALSE(old.in_use);
  EXPECT_EQ(old.removed.entries, 2u);
  EXPECT_EQ(old.removed.bytes, 2 * each);
  EXPECT_EQ(old.kept.entries, 2u);
  {
    const ArtifactCache other = *ArtifactCache::open(folder_, 1 << 20);
    const CacheClearing shared = cache.clear(std::chrono::seconds(0));
    EXPECT_TRUE(shared.in_use);
    EXPECT_EQ(shared.removed.entries, 1u);
    EXPECT_TRUE(other.find(sha256("0")).has_value());
  }
  EXPECT_EQ(cache.clear(std::chrono::seconds(0)).removed.entries, 1u);
  EXPECT_EQ(cache.content().entries, 0u);
}

TEST(DefaultCacheFolder, FollowsTheEnvironment) {
  setenv("PASSNET_CACHE", "/somewhere", 1);
  EXPECT_EQ(default_cache_folder(), "/somewhere");
  unsetenv("PASSNET_CACHE");
  setenv("XDG_CACHE_HOME", "/xdg", 1);
  EXPECT_EQ(default_cache_folder(), "/xdg/passnet");
  unsetenv("XDG_CACHE_HOME");
  setenv("HOME", "/home/someone", 1);
  EXPECT_EQ(default_cache_folder(), "/home/someone/.cache/passnet");
}

TEST_F(ArtifactCacheTest, AnEntryIsBoundToItsKey) {
  const ArtifactCache cache = *ArtifactCache::open(folder_, 1 << 20, {});
  const Digest one = sha256("one");
  const Digest two = sha256("two");
  const auto first = cache.store(one, "object of one");
  const auto second = cache.store(two, "object of two");
  ASSERT_TRUE(first && second);
  fs::copy_file(first->path, second->path, fs::copy_options::overwrite_existing);
  EXPECT_TRUE(cache.find(one));
  EXPECT_FALSE(cache.find(two));
  ASSERT_TRUE(cache.store_text(one, "text of one") && cache.store_text(two, "text of two"));
  const auto text = [&](const Digest& key) {
    const std::string hex = key.hex();
    return folder_ / hex.substr(0, 2) / (hex.substr(2) + ".txt");
  };
  fs::copy_file(text(one), text(two), fs::copy_options::overwrite_existing);
  EXPECT_FALSE(cache.find_text(two));
}

TEST_F(ArtifactCacheTest, OddEntriesAreAbsentAndMadeAgain) {
  const ArtifactCache cache = *ArtifactCache::open(folder_, 1 << 20, {});
  const Digest key = sha256("key");
  const fs::path path = cache.store(key, "object").value().path;
  const std::vector<std::pair<const char*, std::function<void()>>> faults{
      {"a folder", [&] { fs::create_directories(path / "inner"); }},
      {"a pipe", [&] { ASSERT_EQ(mkfifo(path.c_str(), 0600), 0); }},
      {"a link to a device", [&] { fs::create_symlink("/dev/zero", path); }},
      {"a huge file",
       [&] {
         std::ofstream(path) << "x";
         fs::resize_file(path, uintmax_t{1} << 40);
       }},
      {"an unreadable one",
       [&] {
         ASSERT_TRUE(cache.store(key, "object"));
         fs::permissions(path, fs::perms::none);
       }},
      {"one that others can write",
       [&] {
         ASSERT_TRUE(cache.store(key, "object"));
         fs::permissions(path, fs::perms::all);
       }},
      {"one in a folder that its owner cannot enter",
       [&] {
         ASSERT_TRUE(cache.store(key, "object"));
         fs::permissions(path.parent_path(), fs::perms::none);
       }},
  };
  for (const auto& [what, make] : faults) {
    fs::remove_all(path);
    make();
    EXPECT_FALSE(cache.find(key)) << what;
    ASSERT_TRUE(cache.store(key, "object")) << what;
    EXPECT_TRUE(cache.find(key)) << what;
  }
}

TEST_F(ArtifactCacheTest, NobodyElseMayWriteTheFolder) {
  const auto opened = [&] { return ArtifactCache::open(folder_ / "cache", 1 << 20, {}); };
  const mode_t mask = umask(0);
  {
    const ArtifactCache cache = *opened();
    ASSERT_TRUE(cache.store(sha256("key"), "object"));
  }
  umask(mask);
  constexpr fs::perms kOthers = fs::perms::group_write | fs::perms::others_write;
  for (const auto& entry : fs::recursive_directory_iterator(folder_ / "cache")) {
    EXPECT_EQ(entry.status().permissions() & kOthers, fs::perms::none) << entry.path();
  }
  fs::permissions(folder_ / "cache", fs::perms::all);
  ASSERT_FALSE(opened());
  EXPECT_EQ(opened().error().id, "cache-not-private");
  fs::permissions(folder_ / "cache", fs::perms::owner_all);
  EXPECT_TRUE(opened());
  if (geteuid() != 0) GTEST_SKIP() << "only root can give a folder to another user";
  ASSERT_EQ(chown((folder_ / "cache").c_str(), 65534, 65534), 0);
  ASSERT_FALSE(opened());
  EXPECT_EQ(opened().error().id, "cache-not-private");
}

}  // namespace
}  // namespace passnet
