#include "base/did_you_mean.hpp"

#include "base/edit_distance.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace passnet {

std::string_view nearest_name(std::string_view found, std::span<const std::string_view> known) {
  constexpr size_t kLeastPrefix = 3;
  if (found.size() < 2) return {};
  const size_t limit = std::max<size_t>(found.size() / 3, 1);
  // Edits, whether neither name continues the other, and the difference in length.
  using Rank = std::tuple<size_t, bool, size_t>;
  Rank least{limit + 1, false, 0};
  std::string_view nearest;
  for (const std::string_view name : known) {
    const size_t shorter = std::min(found.size(), name.size());
    const bool continues =
        shorter >= kLeastPrefix && found.substr(0, shorter) == name.substr(0, shorter);
    const size_t distance = continues ? 1 : edit_distance(found, name, limit);
    const Rank rank{distance, !continues, std::max(found.size(), name.size()) - shorter};
    if (rank >= least || distance >= name.size()) continue;
    least = rank;
    nearest = name;
  }
  return nearest;
}

std::string did_you_mean(std::string_view meant) {
  return meant.empty() ? "" : fmt::format("; did you mean '{}'?", meant);
}

}  // namespace passnet
