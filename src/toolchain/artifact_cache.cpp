#include "toolchain/artifact_cache.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <span>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace passnet {
namespace fs = std::filesystem;
namespace {

// Follows the content, where ELF loaders do not look; a digest of key and content comes after it.
constexpr std::string_view kTrailer = "passnet artifact";
constexpr mode_t kFolderMode = 0700;
constexpr std::array<std::string_view, 3> kExtensions{".so", ".txt", ".cu"};
constexpr std::string_view kUsers = "users.lock";  // every process that has the cache open locks it
constexpr auto kTrimInterval = std::chrono::hours(1);
constexpr auto kAbandoned = std::chrono::hours(24);

std::string_view text_of(const Digest& digest) {
  return {reinterpret_cast<const char*>(digest.bytes.data()), digest.bytes.size()};
}

// True if nobody but its owner, this user or the administrator, can change it, and the owner can
// use it: a worker has no right to pass over permissions.
bool is_private(const struct stat& status, mode_t owner_rights) {
  const bool is_ours = status.st_uid == geteuid() || status.st_uid == 0;
  return is_ours && (status.st_mode & (S_IWGRP | S_IWOTH)) == 0 &&
         (status.st_mode & owner_rights) == owner_rights;
}

// The content of a regular file; nullopt for links, folders, pipes and devices, which may never
// end.
std::optional<std::string> read_file(const fs::path& path) {
  constexpr off_t kMostBytes = off_t{1} << 29;
  const Descriptor file(
      ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  struct stat status{};
  if (!file.valid() || fstat(file.fd(), &status) != 0 || !S_ISREG(status.st_mode) ||
      status.st_size > kMostBytes) {
    return std::nullopt;
  }
  std::string content(static_cast<size_t>(status.st_size), '\0');
  for (size_t at = 0; at < content.size();) {
    const ssize_t count = read(file.fd(), content.data() + at, content.size() - at);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return std::nullopt;
    at += static_cast<size_t>(count);
  }
  return content;
}

// True if what a caller loads by its path is what was read.
bool may_be_loaded(const fs::path& path) {
  struct stat file{};
  struct stat folder{};
  return lstat(path.c_str(), &file) == 0 && is_private(file, S_IRUSR) &&
         lstat(path.parent_path().c_str(), &folder) == 0 && is_private(folder, S_IRWXU);
}

struct Verified {
  std::string content;
  Digest digest;
};

// Binds a content to its key: an entry that was put in another's place counts as damaged.
Digest seal_of(const Digest& key, const Digest& content) {
  return Hasher().add(key).add(content).finish();
}

std::optional<Verified> read_verified(const Digest& key, const fs::path& path) {
  std::optional<std::string> file = read_file(path);
  const size_t overhead = kTrailer.size() + sizeof(Digest);
  if (!file || file->size() < overhead) return std::nullopt;
  const size_t size = file->size() - overhead;
  const std::string_view whole = *file;
  const Digest digest = sha256(whole.substr(0, size));
  if (whole.substr(size, kTrailer.size()) != kTrailer) return std::nullopt;
  if (whole.substr(size + kTrailer.size()) != text_of(seal_of(key, digest))) return std::nullopt;
  file->resize(size);
  return Verified{std::move(*file), digest};
}

void mark_used(const fs::path& path) { utimensat(AT_FDCWD, path.c_str(), nullptr, 0); }

std::unexpected<Diagnostic> not_writable(const fs::path& folder, const std::string& why) {
  return fail({}, "cache-not-writable", "cannot write to the cache folder '{}': {}",
              folder.string(), why);
}

struct CachedFile {
  fs::file_time_type used;
  fs::path path;
  uint64_t bytes = 0;
};

// Lists the artifacts, texts and sources of a cache; those that another process removes meanwhile
// are left out.
std::vector<CachedFile> list_files(const fs::path& folder) {
  std::vector<CachedFile> files;
  std::error_code error;
  for (auto at = fs::recursive_directory_iterator(folder, error);
       !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
    std::error_code ignored;
    const fs::path& path = at->path();
    const bool ours = std::ranges::find(kExtensions, path.extension()) != kExtensions.end();
    if (!ours || at.depth() != 1 || !at->is_regular_file(ignored)) continue;
    const uint64_t bytes = at->file_size(ignored);
    const fs::file_time_type used = at->last_write_time(ignored);
    if (!ignored) files.push_back({used, path, bytes});
  }
  return files;
}

// The place of an entry in the folder of a cache.
fs::path place_within(const Digest& key, std::string_view suffix) {
  const std::string hex = key.hex();
  return fs::path(hex.substr(0, 2)) / (hex.substr(2) + std::string(suffix));
}

// Removes what processes that died left in the work folder.
void remove_abandoned(const fs::path& work) {
  std::error_code error;
  const fs::file_time_type now = fs::file_time_type::clock::now();
  for (const auto& entry : fs::directory_iterator(work, error)) {
    std::error_code ignored;  // another process may be removing the same file
    if (now - entry.last_write_time(ignored) > kAbandoned && !ignored)
      fs::remove_all(entry.path(), ignored);
  }
}

}  // namespace

fs::path default_cache_folder() {
  const auto variable = [](const char* name) {
    const char* const value = std::getenv(name);
    return fs::path(value == nullptr ? "" : value);
  };
  if (const fs::path own = variable("PASSNET_CACHE"); !own.empty()) return own;
  if (const fs::path base = variable("XDG_CACHE_HOME"); base.is_absolute()) return base / "passnet";
  if (const fs::path home = variable("HOME"); home.is_absolute())
    return home / ".cache" / "passnet";
  return fs::path("/tmp") / ("passnet-cache-" + std::to_string(getuid()));
}

fs::path program_cache_folder() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  return error ? fs::path() : program.parent_path() / "cache";
}

Result<ArtifactCache> ArtifactCache::open(fs::path folder, uint64_t max_bytes, fs::path base) {
  std::error_code error;
  folder = fs::absolute(folder, error);
  if (!error && !folder.has_filename()) folder = folder.parent_path();  // of `cache/`
  if (!error) fs::create_directories(folder.parent_path(), error);
  if (error) return not_writable(folder, error.message());
  for (const fs::path& each : {folder, folder / "work"}) {
    if (mkdir(each.c_str(), kFolderMode) != 0 && errno != EEXIST)
      return not_writable(folder, std::strerror(errno));
    struct stat status{};
    if (stat(each.c_str(), &status) != 0 || !S_ISDIR(status.st_mode))
      return not_writable(folder, std::strerror(ENOTDIR));
    if (is_private(status, 0)) continue;
    return fail({}, "cache-not-private",
                "expected a cache folder that belongs to user {} and that nobody else can write, "
                "found '{}' of user {} with mode {:o}: what it holds would be run; set "
                "PASSNET_CACHE to another folder",
                geteuid(), each.string(), status.st_uid, status.st_mode & 07777);
  }
  if (access((folder / "work").c_str(), W_OK | X_OK) != 0)
    return not_writable(folder, std::strerror(errno));
  const fs::path users = folder / kUsers;
  Descriptor lock(::open(users.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644));
  if (lock.valid() && flock(lock.fd(), LOCK_SH) != 0) lock.close();
  return ArtifactCache(std::move(folder), max_bytes, std::move(base), std::move(lock));
}

fs::path ArtifactCache::place(const Digest& key, std::string_view suffix) const {
  return folder_ / place_within(key, suffix);
}

std::optional<CacheEntry> ArtifactCache::find(const Digest& key, const Accept& accept) const {
  const fs::path path = place(key, ".so");
  const std::optional<Verified> entry = read_verified(key, path);
  if (!entry || !may_be_loaded(path) || (accept && !accept(entry->content))) return std::nullopt;
  mark_used(path);
  return CacheEntry{.path = path, .content = entry->digest};
}

std::optional<std::string> ArtifactCache::find_text(const Digest& key) const {
  const fs::path path = place(key, ".txt");
  if (std::optional<Verified> entry = read_verified(key, path)) {
    mark_used(path);
    return std::move(entry->content);
  }
  if (base_.empty()) return std::nullopt;  // not the current folder
  std::optional<Verified> entry = read_verified(key, base_ / place_within(key, ".txt"));
  if (!entry) return std::nullopt;
  return std::move(entry->content);
}

Result<CacheEntry> ArtifactCache::store(const Digest& key, std::string_view content) const {
  return put(key, ".so", content);
}

Result<void> ArtifactCache::store_text(const Digest& key, std::string_view text) const {
  TRY(put(key, ".txt", text));
  return {};
}

Result<fs::path> ArtifactCache::store_source(std::string_view text) const {
  fs::path path = place(sha256(text), ".cu");
  if (read_file(path) == text) {
    mark_used(path);
  } else {
    TRY(write(path, text));
  }
  return path;
}

Result<CacheEntry> ArtifactCache::put(const Digest& key, std::string_view suffix,
                                      std::string_view content) const {
  const Digest digest = sha256(content);
  const Digest seal = seal_of(key, digest);
  std::string whole(content);
  whole += kTrailer;
  whole += text_of(seal);
  const fs::path path = place(key, suffix);
  TRY(write(path, whole));
  return CacheEntry{.path = path, .content = digest};
}

Result<void> ArtifactCache::write(const fs::path& path, std::string_view whole) const {
  const fs::path parent = path.parent_path();
  struct stat status{};
  if (mkdir(parent.c_str(), kFolderMode) != 0 && errno != EEXIST)
    return not_writable(folder_, std::strerror(errno));
  const bool is_usable = stat(parent.c_str(), &status) == 0 && is_private(status, S_IRWXU);
  if (!is_usable && chmod(parent.c_str(), kFolderMode) != 0)
    return not_writable(folder_, std::strerror(errno));
  std::string temporary = (folder_ / "work" / "entry-XXXXXX").string();
  const int file = mkostemp(temporary.data(), O_CLOEXEC);
  if (file < 0) return not_writable(folder_, std::strerror(errno));
  size_t written = 0;
  while (written < whole.size()) {
    const ssize_t count = ::write(file, whole.data() + written, whole.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    written += static_cast<size_t>(count);
  }
  const int write_error = errno;
  fchmod(file, 0644);
  close(file);
  if (written < whole.size()) {
    unlink(temporary.c_str());
    return not_writable(folder_, std::strerror(write_error));
  }
  // There is no fsync: after a power cut a torn entry fails its digest and is made again.
  std::error_code error;
  fs::rename(temporary, path, error);
  if (error) {
    fs::remove_all(path, error);  // a folder in the entry's place
    fs::rename(temporary, path, error);
  }
  if (error) unlink(temporary.c_str());
  if (error) return not_writable(folder_, error.message());
  return {};
}

Result<WorkFolder> ArtifactCache::make_work_folder() const {
  std::string path = (folder_ / "work" / "job-XXXXXX").string();
  if (mkdtemp(path.data()) == nullptr) return not_writable(folder_, std::strerror(errno));
  return WorkFolder(path);
}

void ArtifactCache::trim_sometimes() const {
  const fs::path marker = folder_ / "work" / "trimmed";
  std::error_code error;
  const fs::file_time_type last = fs::last_write_time(marker, error);
  if (!error && fs::file_time_type::clock::now() - last < kTrimInterval) return;
  std::ofstream(marker) << '\n';
  trim();
}

void ArtifactCache::trim() const {
  remove_abandoned(folder_ / "work");
  std::vector<CachedFile> files = list_files(folder_);
  uint64_t total = 0;
  for (const CachedFile& file : files) total += file.bytes;
  if (total <= max_bytes_) return;
  std::ranges::sort(files, [](const CachedFile& a, const CachedFile& b) {
    return a.used != b.used ? a.used < b.used : a.path < b.path;
  });
  const uint64_t goal = max_bytes_ / 10 * 9;  // leaves room, so that the next store does not trim
                                              // again
  for (const CachedFile& file : files) {
    if (total <= goal) break;
    std::error_code ignored;
    if (fs::remove(file.path, ignored)) total -= file.bytes;
  }
}

CacheContent ArtifactCache::content() const {
  CacheContent content;
  for (const CachedFile& file : list_files(folder_)) {
    ++content.entries;
    content.bytes += file.bytes;
  }
  return content;
}

CacheClearing ArtifactCache::clear(std::chrono::seconds unused) {
  CacheClearing clearing;
  // While the lock is exclusive, a process that opens the cache waits.
  clearing.in_use = !users_.valid() || flock(users_.fd(), LOCK_EX | LOCK_NB) != 0;
  if (clearing.in_use) {
    unused = std::max(unused, std::chrono::duration_cast<std::chrono::seconds>(kAbandoned));
  }
  remove_abandoned(folder_ / "work");
  const fs::file_time_type now = fs::file_time_type::clock::now();
  for (const CachedFile& file : list_files(folder_)) {
    std::error_code ignored;
    const bool removed = now - file.used >= unused && fs::remove(file.path, ignored);
    CacheContent& sum = removed ? clearing.removed : clearing.kept;
    ++sum.entries;
    sum.bytes += file.bytes;
  }
  if (users_.valid()) flock(users_.fd(), LOCK_SH);
  return clearing;
}

WorkFolder& WorkFolder::operator=(WorkFolder&& other) noexcept {
  if (this == &other) return *this;
  remove();
  path_ = std::exchange(other.path_, {});
  return *this;
}

void WorkFolder::remove() {
  std::error_code ignored;
  if (!path_.empty()) fs::remove_all(path_, ignored);
  path_.clear();
}

}  // namespace passnet
