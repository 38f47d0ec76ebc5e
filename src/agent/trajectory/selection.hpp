// Chooses trajectories: by outcome and length, each submission once, none that shows what a split
// holds back, none with a leak.
#pragma once

#include "agent/trajectory/trajectory.hpp"
#include "ir/op/op.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Graphs that no training may see.
struct HeldBack {
  std::set<std::string, std::less<>> hashes;        // canonical, in hexadecimal digits
  std::set<std::string, std::less<>> op_sequences;  // the names of ops, separated by spaces
};

struct SelectionOptions {
  std::set<std::string, std::less<>> verdicts;  // empty: any
  std::optional<double> least_score;
  std::optional<size_t> most_tokens;  // estimated, of all messages
  std::optional<size_t> most_messages;
  bool keeps_duplicates = false;
  std::vector<std::string> secrets;  // exact values that count as leaks
  const HeldBack* held_back = nullptr;
};

// The reasons for which a trajectory is left out, in the order in which they are tested.
enum class LeftOutFor : uint8_t { kVerdict, kScore, kLength, kLeak, kHeldBack, kDuplicate };
inline constexpr std::array<std::string_view, 6> kLeftOutFor{"verdict", "score",     "length",
                                                             "leak",    "held-back", "duplicate"};

struct Selection {
  std::vector<size_t> kept;  // indices, in order
  std::array<size_t, kLeftOutFor.size()> left_out{};
};

// Keeps the one with the best score among submissions for a task that are equal in canonical form.
Selection select(std::span<const Trajectory> trajectories, const Catalog& catalog,
                 const SelectionOptions& options);

// True if the trajectory names one of these hashes, has one of these op sequences, or holds the
// text of a graph that has.
bool shows_held_back(const Trajectory& trajectory, const Catalog& catalog,
                     const HeldBack& held_back);

}  // namespace passnet
