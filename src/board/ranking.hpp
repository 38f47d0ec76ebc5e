// Ranks of submissions, with intervals and ties, and what was revoked.
#pragma once

#include "board/check_bundle.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace passnet {

// A rule that takes entries out of the ranks, and what shows that it is right. Of the conditions,
// all that are stated must hold; at least one is.
struct Revocation {
  std::string id;
  std::string reason;
  std::string evidence;  // a text, or where it is
  std::string author;
  std::string submission;  // the hash of one
  std::string text;        // that is part of a pass
  std::string judge;       // of this version or commit
};

// [{"id", "reason", "evidence", "author"?, "submission"?, "text"?, "judge"?}]. Errors:
// "board-revocations".
Result<std::vector<Revocation>> parse_revocations(std::string_view text);

struct BoardEntry {
  CheckedBundle bundle;
  size_t right = 0;  // graphs
  double score = 0;  // AS: docs/metrics.md
  double low = 0;    // 95 % interval
  double high = 0;
  size_t rank = 0;  // from 1; equal ones share it; 0: revoked
  std::optional<Revocation> revoked;
};

struct Board {
  std::vector<BoardEntry> ranked;   // the best first
  std::vector<BoardEntry> revoked;  // in the order of their scores
};

// Entries of the same suite and of the same conditions of judging. An entry's rank is one more than
// the number of entries whose interval is above its own.
Board rank_entries(std::vector<CheckedBundle> bundles, std::span<const Revocation> revocations);

// The boards of bundles by their conditions of judging, which are never mixed: `cpu, x86-64-v4,
// passnet 0.1.0 at 0b56b5ba…`.
using Boards = std::vector<std::pair<std::string, Board>>;
Boards make_boards(std::vector<CheckedBundle> bundles, std::span<const Revocation> revocations);

}  // namespace passnet
