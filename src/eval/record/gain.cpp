#include "eval/record/gain.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {

std::vector<Round> pair_rounds(std::span<const Round> other, std::span<const Round> own) {
  // Times that were measured again replaced earlier ones: the last rounds are those of both.
  const size_t count = std::min(other.size(), own.size());
  other = other.last(count);
  own = own.last(count);
  std::vector<Round> paired;
  for (size_t i = 0; i < count; ++i) {
    if (other[i].reference != own[i].reference) continue;
    paired.push_back({.reference = other[i].candidate, .candidate = own[i].candidate});
  }
  return paired;
}

std::optional<Gain> gain_of(std::span<const Round> rounds, Device device) {
  const auto times = times_of(rounds);
  if (!times) return std::nullopt;
  const Interval interval = speedup_interval(rounds, device);
  return Gain{.speedup = times->speedup, .low = interval.low, .high = interval.high};
}

nlohmann::ordered_json to_json(const Gains& gains) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  for (const auto& [name, gain] : gains) {
    json[name] = {{"speedup", gain.speedup}, {"low", gain.low}, {"high", gain.high}};
    if (gain.same_plan) json[name]["same_plan"] = true;
  }
  return json;
}

}  // namespace passnet
