// A content-addressed folder of artifacts, shared by processes.
#pragma once

#include "base/hash.hpp"
#include "diag/diagnostic.hpp"
#include "sandbox/descriptor.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace passnet {

// Returns $PASSNET_CACHE, or passnet in $XDG_CACHE_HOME, or ~/.cache/passnet.
std::filesystem::path default_cache_folder();

// Returns the folder `cache` beside this program: its build leaves there what the first kernel of
// an empty cache needs. It may not exist; empty if the system does not say where the program is.
std::filesystem::path program_cache_folder();

struct CacheContent {
  size_t entries = 0;  // artifacts, texts and sources
  uint64_t bytes = 0;
};

struct CacheClearing {
  CacheContent removed;
  CacheContent kept;
  bool in_use = false;  // another process has the cache open: what it may need was kept
};

struct CacheEntry {
  std::filesystem::path path;
  Digest content;
};

// A private folder that is removed with its owner.
class WorkFolder {
 public:
  explicit WorkFolder(std::filesystem::path path) : path_(std::move(path)) {}
  WorkFolder(WorkFolder&& other) noexcept : path_(std::exchange(other.path_, {})) {}
  WorkFolder& operator=(WorkFolder&& other) noexcept;
  ~WorkFolder() { remove(); }

  const std::filesystem::path& path() const { return path_; }

 private:
  void remove();
  std::filesystem::path path_;
};

// Entries appear by atomic rename and end in a digest of their key and content, so that a torn,
// changed or misplaced file counts as absent, like one that others can change or its owner not
// read. Above the size limit the least recently used go first (the file's time is the time of use).
// Failures are not stored: a compilation that ran out of time must be able to succeed later.
class ArtifactCache {
 public:
  // Creates the folder if it is missing. Texts that it lacks are looked for in `base`, which is
  // only read, and may be missing; empty: none. Errors: `cache-not-writable`, `cache-not-private`
  // (it belongs to another user, or others can write it).
  static Result<ArtifactCache> open(std::filesystem::path folder, uint64_t max_bytes,
                                    std::filesystem::path base = program_cache_folder());

  using Accept = std::function<bool(std::string_view content)>;
  // The verified entry, marked as used now; nullopt if absent, damaged or not accepted.
  std::optional<CacheEntry> find(const Digest& key, const Accept& accept = {}) const;
  // Errors: `cache-not-writable`.
  Result<CacheEntry> store(const Digest& key, std::string_view content) const;
  // Contents that are read, not loaded (compiler identities, parsed headers), separate from the
  // artifacts.
  std::optional<std::string> find_text(const Digest& key) const;
  Result<void> store_text(const Digest& key, std::string_view text) const;
  // Keeps a source as a file that holds nothing else, for programs that read it by its path, which
  // is absolute and depends on the text alone. Errors: `cache-not-writable`.
  Result<std::filesystem::path> store_source(std::string_view text) const;

  // Inside the cache folder. Errors: `cache-not-writable`.
  Result<WorkFolder> make_work_folder() const;
  // Removes abandoned work, and the least recently used files while the folder exceeds its limit.
  void trim() const;
  // Trims at most once an hour over all processes: walking a large cache takes milliseconds.
  void trim_sometimes() const;

  const std::filesystem::path& folder() const { return folder_; }
  uint64_t max_bytes() const { return max_bytes_; }
  CacheContent content() const;
  // Removes the entries that were not used for `unused`. While another process has the cache open,
  // those used within the last day stay: it may be about to load them.
  CacheClearing clear(std::chrono::seconds unused);

 private:
  ArtifactCache(std::filesystem::path folder, uint64_t max_bytes, std::filesystem::path base,
                Descriptor users)
      : folder_(std::move(folder)),
        base_(std::move(base)),
        max_bytes_(max_bytes),
        users_(std::move(users)) {}
  std::filesystem::path place(const Digest& key, std::string_view suffix) const;
  Result<CacheEntry> put(const Digest& key, std::string_view suffix,
                         std::string_view content) const;
  Result<void> write(const std::filesystem::path& path, std::string_view whole) const;

  std::filesystem::path folder_;
  std::filesystem::path base_;
  uint64_t max_bytes_;
  Descriptor users_;  // holds a shared lock while the cache is open; invalid: no lock is possible
};

}  // namespace passnet
