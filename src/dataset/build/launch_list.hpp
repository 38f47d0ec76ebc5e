// Lists of launches: what the default compiler makes of graphs, kept in a file beside their source,
// so that a build does not compile them again.
#pragma once

#include "dataset/dataset.hpp"

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace passnet {

struct Target;

// The list of `NAME.jsonl.zst` (or `.jsonl`, `.jsonl.gz`) is `NAME.launches.zst` beside it; empty
// for other sources.
std::string launch_list_path(const std::string& source);

class LaunchList {
 public:
  // Adds the lines of a file, if there is one: in its first line the form's version and the target,
  // then units and typical pieces of whole graphs by the keys of their rows, and numbers of
  // launches by canonical hashes, both as 16 digits. Errors: "unreadable-file", "broken-file",
  // "broken-launches".
  Result<void> read(const std::string& path, const Target& target);

  // Adds one line after the first. The error is what was expected; nothing of a line of units or
  // pieces is added then.
  std::expected<void, std::string_view> add(std::string_view line);

  // The units of a graph's program, without contents; null if the list has none. The key is that of
  // the graph's row.
  const std::vector<Unit>* units(const Digest& key) const;
  // Pieces of the graph that were typical where the list was made, ascending; null if the list has
  // none.
  const std::vector<Piece>* typical(const Digest& key) const;
  // The launches of a subgraph; nullopt if they are not in the list.
  std::optional<int64_t> launches(const Digest& hash) const;

 private:
  // False for a line of another form.
  bool add_units(std::string_view line);
  bool add_typical(std::string_view line);
  bool add_launches(std::string_view line);

  std::vector<std::vector<Unit>> programs_;
  std::unordered_map<uint64_t, size_t> program_of_;  // by the first digits of a key
  std::vector<std::vector<Piece>> typical_;
  std::unordered_map<uint64_t, size_t> typical_of_;  // by the first digits of a key
  std::unordered_map<uint64_t, int64_t> launches_;   // by the first digits of a hash
};

// The file of a list with all graphs and subgraphs of a dataset. Errors: those of SQLite,
// "broken-units".
Result<std::string> pack_launch_list(Dataset& dataset, const Target& target);

}  // namespace passnet
