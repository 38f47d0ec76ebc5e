// Levels of what is known of a candidate whose results are right.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The results are right on the inputs that were drawn; or the candidate is known to compute the
// graph's function, by admitted identities that no field knows, or without.
enum class Level : uint8_t { kTested, kAdmitted, kProved };

struct LevelInfo {
  Level level;
  std::string_view name;  // as records and `--accept` name it
};

inline constexpr std::array<LevelInfo, 3> kLevels{
    {{Level::kTested, "tested"}, {Level::kAdmitted, "admitted"}, {Level::kProved, "proved"}}};

constexpr std::string_view name(Level level) { return kLevels[static_cast<size_t>(level)].name; }
std::optional<Level> level_from_name(std::string_view name);

// The outcome of comparing two graphs.
struct Equality {
  bool is_equal = false;          // proved or admitted
  bool is_refuted = false;        // numbers are known for which results are far apart
  std::optional<bool> is_robust;  // equal where inputs are infinite or not a number, too; none:
                                  // not examined
  std::string reason;  // one sentence: why it is not known to be equal; else why not robust
  std::vector<std::string> admitted = {};  // identities that it takes for this
  Level level() const {
    if (!is_equal) return Level::kTested;
    return admitted.empty() ? Level::kProved : Level::kAdmitted;
  }
};

}  // namespace passnet
