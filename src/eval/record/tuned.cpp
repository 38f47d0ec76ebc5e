#include "eval/record/tuned.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace passnet {

nlohmann::ordered_json to_json(std::span<const TunedBlock> blocks) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const TunedBlock& block : blocks) {
    nlohmann::ordered_json schedules = nlohmann::ordered_json::array();
    for (const TunedSchedule& schedule : block.schedules) {
      nlohmann::ordered_json entry = {{"schedule", schedule.schedule}};
      if (schedule.us) entry["us"] = std::strtod(fmt::format("{:.3e}", *schedule.us).c_str(), {});
      schedules.push_back(std::move(entry));
    }
    list.push_back({{"block", block.label},
                    {"chosen", block.schedules[block.chosen].schedule},
                    {"schedules", std::move(schedules)}});
  }
  return list;
}

std::string describe(const TunedBlock& block) {
  const TunedSchedule& chosen = block.schedules[block.chosen];
  std::vector<double> times;
  for (const TunedSchedule& schedule : block.schedules) {
    if (schedule.us) times.push_back(*schedule.us);
  }
  if (times.empty()) {
    return fmt::format("{}: {}, the first of {} schedules, none of which was measured", block.label,
                       chosen.schedule, block.schedules.size());
  }
  const auto [least, most] = std::ranges::minmax(times);
  return fmt::format("{}: {}, the fastest of {} schedules, which take {:.4g} to {:.4g} µs",
                     block.label, chosen.schedule, block.schedules.size(), least, most);
}

}  // namespace passnet
