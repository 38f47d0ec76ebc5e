// A content-addressed folder of artifacts, shared by processes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

#include "base/hash.hpp"
#include "diag/diagnostic.hpp"

namespace passnet {

// $PASSNET_CACHE, or passnet in $XDG_CACHE_HOME, or ~/.cache/passnet.
std::filesystem::path default_cache_folder();

struct CacheEntry {
  std::filesystem::path path;
  Digest content;
};

// Entries appear by atomic rename, and each carries its digest in a trailer, so that a torn or changed file counts as
// absent. Failures are not kept: a compile that ran out of time must be able to succeed later.
class ArtifactCache {
 public:
  // Makes the folder where it is missing. Errors: `cache-not-writable`.
  static Result<ArtifactCache> open(std::filesystem::path folder, uint64_t max_bytes);

  // The verified entry, marked as used now; nullopt where absent or damaged.
  std::optional<CacheEntry> find(const Digest& key) const;
  // Moves the file at `built` into the cache. Errors: `cache-not-writable`.
  Result<CacheEntry> store(const Digest& key, const std::filesystem::path& built) const;
  // Small texts (compiler identities) under a name of their own.
  std::optional<std::string> find_text(const Digest& key) const;
  Result<void> store_text(const Digest& key, std::string_view text) const;
  // Removes the least recently used files while the folder is above its cap.
  void trim() const;

  const std::filesystem::path& folder() const { return folder_; }

 private:
  ArtifactCache(std::filesystem::path folder, uint64_t max_bytes)
      : folder_(std::move(folder)), max_bytes_(max_bytes) {}

  std::filesystem::path folder_;
  uint64_t max_bytes_;
};

}  // namespace passnet
