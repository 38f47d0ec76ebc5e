// Chooses candidates so that every stratum of every axis gets its quota.
#pragma once

#include "curate/task.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The tasks that a stratum should have and has.
struct QuotaLine {
  Axis axis = Axis::kCategory;
  std::string stratum;
  size_t candidates = 0;
  double quota = 0;
  size_t tasks = 0;
};

// Chooses `count` candidates, one at a time: each time the one whose strata lack most of their
// quotas, with some preference for rare ones (the long tail) and for those with many graphs.
// Indices of candidates in the order of choice; `lines` receives the quotas and what was chosen.
std::vector<size_t> choose_by_quota(std::span<const TaskCandidate> candidates, size_t count,
                                    uint64_t seed, std::vector<QuotaLine>& lines);

// A number in [0, 1) that depends on the seed and the text alone.
double seeded_share(uint64_t seed, std::string_view text);

}  // namespace passnet
