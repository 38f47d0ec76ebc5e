#include "curate/curate.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace passnet {
namespace {

constexpr double kTwinShare = 0.1;  // of the tasks: held-out ones whose op sequence is in train
constexpr size_t kTwinRoots = 2;    // graphs of models in each half, at least

// Cuts a candidate into two whose graphs share no root; nullopt if one would have too few.
std::optional<std::pair<std::vector<size_t>, std::vector<size_t>>> cut_in_two(
    std::span<const Specimen> specimens, const TaskCandidate& candidate, size_t least,
    uint64_t seed) {
  std::set<Digest> roots;
  for (const size_t member : candidate.members) roots.insert(specimens[member].root());
  std::vector<std::pair<double, Digest>> order;
  for (const Digest& root : roots) order.emplace_back(seeded_share(seed, root.hex()), root);
  std::ranges::sort(order);
  std::set<Digest> held;
  for (size_t i = 0; i < order.size() / 2; ++i) held.insert(order[i].second);
  std::pair<std::vector<size_t>, std::vector<size_t>> parts;
  for (const size_t member : candidate.members) {
    const bool is_held = held.contains(specimens[member].root());
    (is_held ? parts.second : parts.first).push_back(member);
  }
  const size_t smaller = std::min(parts.first.size(), parts.second.size());
  if (roots.size() < 2 * kTwinRoots || smaller < least) {
    return std::nullopt;
  }
  return parts;
}

// Assigns splits in turn, so that each has its share of every run of tasks.
class Assignment {
 public:
  explicit Assignment(const std::array<double, kSplits.size()>& shares) : shares_(shares) {}

  SuiteSplit next() {
    ++assigned_;
    size_t best = 0;
    double most = -1;
    for (size_t i = 0; i < kSplits.size(); ++i) {
      const double lack = shares_[i] * static_cast<double>(assigned_) - counts_[i];
      if (lack <= most) continue;
      best = i;
      most = lack;
    }
    ++counts_[best];
    return kSplits[best].split;
  }

 private:
  std::array<double, kSplits.size()> shares_;
  std::array<double, kSplits.size()> counts_{};
  size_t assigned_ = 0;
};

class Curator {
 public:
  Curator(std::span<const Specimen> specimens, const CurateOptions& options)
      : specimens_(specimens), options_(options) {}

  Curation run() {
    const std::vector<Rarity> rare = rarities(specimens_);
    candidates_ = group_by_sequence(specimens_, rare, options_.bounds, options_.least);
    std::erase_if(candidates_, [&](const TaskCandidate& candidate) {
      return std::ranges::find(options_.without, task_name(candidate.op_sequence)) !=
             options_.without.end();
    });
    result_.candidates = candidates_.size();
    std::vector<size_t> chosen =
        choose_by_quota(candidates_, options_.tasks, options_.seed, result_.quotas);
    choose_twins(chosen);
    add_tasks(chosen);
    limit_graphs();
    std::ranges::sort(result_.tasks, {}, &CuratedTask::name);
    count_tasks();
    return std::move(result_);
  }

 private:
  // Cuts candidates with most graphs in two; the second halves take the places of the last chosen.
  void choose_twins(std::vector<size_t>& chosen) {
    const auto wanted = static_cast<size_t>(kTwinShare * static_cast<double>(chosen.size()));
    const size_t kept = chosen.size() - wanted;
    std::vector<size_t> order(chosen.begin(), chosen.begin() + static_cast<ptrdiff_t>(kept));
    std::ranges::sort(order, {}, [&](size_t i) {
      return seeded_share(options_.seed + 1, candidates_[i].op_sequence);
    });
    for (const size_t i : order) {
      if (twins_.size() == wanted) break;
      auto parts = cut_in_two(specimens_, candidates_[i], options_.least, options_.seed);
      if (!parts) continue;
      candidates_[i].members = std::move(parts->first);
      twins_.emplace(i, std::move(parts->second));
    }
    chosen.resize(chosen.size() - twins_.size());
  }

  void add_task(const TaskCandidate& candidate, std::vector<size_t> members, SuiteSplit split,
                const std::string& suffix) {
    result_.tasks.push_back({.name = task_name(candidate.op_sequence) + suffix,
                             .op_sequence = candidate.op_sequence,
                             .split = split,
                             .members = std::move(members),
                             .strata = candidate.strata});
  }

  void add_tasks(std::vector<size_t> chosen) {
    std::array<double, kSplits.size()> shares{};
    for (size_t i = 0; i < kSplits.size(); ++i) shares[i] = kSplits[i].share;
    const auto twins = static_cast<double>(twins_.size());
    const double all = static_cast<double>(chosen.size()) + twins;
    for (double& share : shares) share *= all / std::max(all - 2 * twins, 1.0);
    for (const SuiteSplit split : {SuiteSplit::kTrain, SuiteSplit::kHeldOut}) {
      shares[static_cast<size_t>(split)] -= twins / std::max(all - 2 * twins, 1.0);
    }
    std::ranges::sort(chosen, {}, [&](size_t i) {
      const TaskCandidate& candidate = candidates_[i];
      return std::tuple(candidate.strata[static_cast<size_t>(Axis::kOpGroup)],
                        seeded_share(options_.seed + 2, candidate.op_sequence));
    });
    Assignment assignment(shares);
    for (const size_t i : chosen) {
      const auto twin = twins_.find(i);
      const bool has_twin = twin != twins_.end();
      add_task(candidates_[i], candidates_[i].members,
               has_twin ? SuiteSplit::kTrain : assignment.next(), "");
      if (has_twin) add_task(candidates_[i], twin->second, SuiteSplit::kHeldOut, ".held");
    }
  }

  // Finds the max number of graphs per task with which all tasks have at most `graphs`, then
  // chooses the graphs.
  void limit_graphs() {
    size_t most = options_.most;
    const auto total = [&] {
      size_t sum = 0;
      for (const CuratedTask& task : result_.tasks) sum += std::min(task.members.size(), most);
      return sum;
    };
    while (most > options_.least && total() > options_.graphs) --most;
    for (CuratedTask& task : result_.tasks) {
      task.members = choose_members(specimens_, task.members, most);
    }
  }

  // Counts the tasks of each stratum again: twins have replaced some.
  void count_tasks() {
    for (QuotaLine& line : result_.quotas) {
      line.tasks =
          static_cast<size_t>(std::ranges::count_if(result_.tasks, [&](const CuratedTask& task) {
            return task.strata[static_cast<size_t>(line.axis)] == line.stratum;
          }));
    }
  }

  std::span<const Specimen> specimens_;
  const CurateOptions& options_;
  std::vector<TaskCandidate> candidates_;
  std::map<size_t, std::vector<size_t>> twins_;  // by candidate: the members of the second half
  Curation result_;
};

}  // namespace

Curation curate(std::span<const Specimen> specimens, const CurateOptions& options) {
  return Curator(specimens, options).run();
}

}  // namespace passnet
