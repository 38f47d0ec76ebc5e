// Rows of a source that are known not to import, so that a build of it can tell them from others.
#pragma once

#include "dataset/dataset.hpp"

#include <set>
#include <string>
#include <utility>

namespace passnet {

// The list of `NAME.jsonl.zst` (or `.jsonl`, `.jsonl.gz`) is `NAME.failures.jsonl` beside it; empty
// for other sources.
std::string known_failures_path(const std::string& source);

class KnownFailures {
 public:
  // Adds the lines of a file, if there is one: objects with the `key` of a row and the `id` of its
  // error. Errors: "unreadable-file", "broken-file", "broken-failures".
  Result<void> read(const std::string& path);
  bool contains(const Digest& key, const std::string& id) const {
    return rows_.contains({key, id});
  }

 private:
  std::set<std::pair<Digest, std::string>> rows_;
};

// The number of failures of a dataset that are not known.
Result<int64_t> count_unknown(Dataset& dataset, const KnownFailures& known);

}  // namespace passnet
