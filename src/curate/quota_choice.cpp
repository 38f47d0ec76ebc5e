#include "curate/quota_choice.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr double kTailWeight = 0.5;     // of the rarest candidate
constexpr double kGraphsWeight = 0.75;  // of a candidate with kManyGraphs graphs
constexpr size_t kManyGraphs = 10;
constexpr double kChanceWeight = 0.25;  // of the seed

// The strata of one axis: how many tasks each should have, and has.
class AxisQuota {
 public:
  AxisQuota(std::span<const TaskCandidate> candidates, size_t axis, size_t count) : axis_(axis) {
    for (const TaskCandidate& candidate : candidates) ++available_[candidate.strata[axis]];
    quotas_ = quotas(available_, count);
  }

  // 1 for an empty stratum, 0 for one at its quota, negative beyond.
  double lack(const TaskCandidate& candidate) const {
    const std::string& stratum = candidate.strata[axis_];
    const auto chosen = chosen_.find(stratum);
    const double have = chosen == chosen_.end() ? 0 : static_cast<double>(chosen->second);
    return 1 - have / std::max(quotas_.at(stratum), 1.0);
  }
  void choose(const TaskCandidate& candidate) { ++chosen_[candidate.strata[axis_]]; }

  void add_lines(std::vector<QuotaLine>& lines) const {
    for (const auto& [stratum, available] : available_) {
      const auto chosen = chosen_.find(stratum);
      lines.push_back({.axis = static_cast<Axis>(axis_),
                       .stratum = stratum,
                       .candidates = available,
                       .quota = quotas_.at(stratum),
                       .tasks = chosen == chosen_.end() ? 0 : chosen->second});
    }
  }

 private:
  size_t axis_;
  std::map<std::string, size_t> available_;
  std::map<std::string, double> quotas_;
  std::map<std::string, size_t> chosen_;
};

// The part of a candidate's score that no choice changes.
std::vector<double> fixed_scores(std::span<const TaskCandidate> candidates, uint64_t seed) {
  double rarest = 0;
  for (const TaskCandidate& candidate : candidates) rarest = std::max(rarest, candidate.tail);
  std::vector<double> scores;
  for (const TaskCandidate& candidate : candidates) {
    const double tail = rarest > 0 ? candidate.tail / rarest : 0;
    const double graphs =
        static_cast<double>(std::min(candidate.members.size(), kManyGraphs)) / kManyGraphs;
    scores.push_back(kTailWeight * tail + kGraphsWeight * graphs +
                     kChanceWeight * seeded_share(seed, candidate.op_sequence));
  }
  return scores;
}

}  // namespace

double seeded_share(uint64_t seed, std::string_view text) {
  const Digest digest = Hasher().add(static_cast<int64_t>(seed)).add(text).finish();
  double share = 0;
  for (size_t i = 0; i < 6; ++i) share = share * 256 + digest.bytes[i];
  return share / 0x1p48;
}

std::vector<size_t> choose_by_quota(std::span<const TaskCandidate> candidates, size_t count,
                                    uint64_t seed, std::vector<QuotaLine>& lines) {
  count = std::min(count, candidates.size());
  std::vector<AxisQuota> axes;
  for (size_t axis = 0; axis < kAxisCount; ++axis) axes.emplace_back(candidates, axis, count);
  const std::vector<double> fixed = fixed_scores(candidates, seed);
  std::vector<bool> is_taken(candidates.size(), false);
  std::vector<size_t> chosen;
  while (chosen.size() < count) {
    size_t best = candidates.size();
    double best_score = 0;
    for (size_t i = 0; i < candidates.size(); ++i) {
      if (is_taken[i]) continue;
      double score = fixed[i];
      for (size_t axis = 0; axis < kAxisCount; ++axis) {
        score += kAxes[axis].weight * axes[axis].lack(candidates[i]);
      }
      if (best == candidates.size() || score > best_score) {
        best = i;
        best_score = score;
      }
    }
    is_taken[best] = true;
    chosen.push_back(best);
    for (AxisQuota& axis : axes) axis.choose(candidates[best]);
  }
  for (const AxisQuota& axis : axes) axis.add_lines(lines);
  return chosen;
}

}  // namespace passnet
