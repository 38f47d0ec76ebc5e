#include "eval/outcome_times.hpp"

#include <fmt/format.h>

namespace passnet {

void fill_times(const Outcome& outcome, Device device, Record& record) {
  record.unstable = outcome.unstable;
  record.rounds = rounded(outcome.rounds);
  if (outcome.rounds.size() < 2) return;
  record.versions["busy"] = fmt::format("{:.2f}", outcome.busy);
  if (outcome.hand_over_ns) {
    record.versions["hand_over_ns"] = fmt::format("{:.0f}", *outcome.hand_over_ns);
  }
  const auto times = times_of(outcome.rounds);
  if (!times) return;
  record.reference_device_us = outcome.reference_device_us;
  record.reference_cold_us = outcome.reference_cold_us;
  record.candidate_cold_us = outcome.cold_us;
  record.candidate_device_us = outcome.device_us;
  record.reference_us = times->reference_us;
  record.candidate_us = times->candidate_us;
  record.speedup = times->speedup;
  const Interval interval = speedup_interval(outcome.rounds, device);
  record.speedup_low = interval.low;
  record.speedup_high = interval.high;
}

}  // namespace passnet
