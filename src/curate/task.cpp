#include "curate/task.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace passnet {
namespace {

constexpr size_t kNamedOps = 4;
constexpr size_t kHashLetters = 6;
// Weights of a distance: one power of 4 in size counts 1.
constexpr double kOtherDtype = 2;
constexpr double kOtherClass = 1;
constexpr double kOtherFamily = 0.5;

size_t count_ops(const std::string& op_sequence) {
  return 1 + static_cast<size_t>(std::ranges::count(op_sequence, ' '));
}

std::string_view first_family(const Specimen& specimen) {
  return specimen.occurrences.empty() ? std::string_view()
                                      : std::string_view(specimen.occurrences.front().family);
}

double distance(const Specimen& a, const Specimen& b) {
  const auto size = [](const Specimen& specimen) {
    return std::log2(static_cast<double>(std::max<int64_t>(specimen.elements, 1))) / 2;
  };
  return std::abs(size(a) - size(b)) + (a.dtype != b.dtype ? kOtherDtype : 0) +
         (a.shape_class != b.shape_class ? kOtherClass : 0) +
         (first_family(a) != first_family(b) ? kOtherFamily : 0);
}

// Farthest-point sampling: each step takes the candidate farthest from all that are chosen.
class Sampler {
 public:
  Sampler(std::span<const Specimen> specimens, size_t most) : specimens_(specimens), most_(most) {}

  void add_from(std::vector<size_t> candidates) {
    std::vector<double> nearest(candidates.size(), std::numeric_limits<double>::max());
    for (const size_t chosen : chosen_) approach(candidates, nearest, chosen);
    while (!candidates.empty() && chosen_.size() < most_) {
      const auto farthest = std::ranges::max_element(nearest) - nearest.begin();
      const size_t taken = candidates[static_cast<size_t>(farthest)];
      candidates.erase(candidates.begin() + farthest);
      nearest.erase(nearest.begin() + farthest);
      chosen_.push_back(taken);
      approach(candidates, nearest, taken);
    }
  }

  std::vector<size_t> take() && { return std::move(chosen_); }

 private:
  void approach(const std::vector<size_t>& candidates, std::vector<double>& nearest,
                size_t chosen) const {
    for (size_t i = 0; i < candidates.size(); ++i) {
      nearest[i] = std::min(nearest[i], distance(specimens_[candidates[i]], specimens_[chosen]));
    }
  }

  std::span<const Specimen> specimens_;
  size_t most_;
  std::vector<size_t> chosen_;
};

}  // namespace

bool is_within(const Specimen& specimen, const TaskBounds& bounds) {
  return specimen.elements <= bounds.max_elements && specimen.peak_bytes <= bounds.max_bytes &&
         specimen.flops <= bounds.max_flops && specimen.op_by_op_us <= bounds.max_us &&
         specimen.computing_ops >= bounds.min_computing_ops &&
         count_ops(specimen.op_sequence) <= bounds.max_ops;
}

std::vector<TaskCandidate> group_by_sequence(std::span<const Specimen> specimens,
                                             std::span<const Rarity> rarities,
                                             const TaskBounds& bounds, size_t least) {
  std::map<std::string_view, std::vector<size_t>> groups;
  for (size_t i = 0; i < specimens.size(); ++i) {
    if (is_within(specimens[i], bounds)) groups[specimens[i].op_sequence].push_back(i);
  }
  std::vector<TaskCandidate> candidates;
  for (auto& [sequence, members] : groups) {
    std::ranges::sort(members, {}, [&](size_t i) {
      return std::tuple(specimens[i].origin.has_value(), specimens[i].hash);
    });
    TaskCandidate candidate{.op_sequence = std::string(sequence), .members = std::move(members)};
    std::vector<const Specimen*> pointers;
    for (const size_t member : candidate.members) {
      candidate.real += !specimens[member].origin;
      candidate.tail += rarities[member].tail();
      pointers.push_back(&specimens[member]);
    }
    if (candidate.members.size() < least || candidate.real == 0) continue;
    candidate.tail /= static_cast<double>(candidate.members.size());
    candidate.strata = strata_of(pointers);
    candidates.push_back(std::move(candidate));
  }
  return candidates;
}

std::vector<size_t> choose_members(std::span<const Specimen> specimens,
                                   std::span<const size_t> members, size_t most) {
  std::vector<size_t> real;
  std::vector<size_t> variants;
  for (const size_t member : members) {
    (specimens[member].origin ? variants : real).push_back(member);
  }
  // Without a chosen one, all are equally far: the first of the list is taken.
  std::ranges::stable_sort(real, std::ranges::greater(),
                           [&](size_t member) { return specimens[member].occurrences.size(); });
  Sampler sampler(specimens, most);
  sampler.add_from(std::move(real));
  sampler.add_from(std::move(variants));
  std::vector<size_t> chosen = std::move(sampler).take();
  std::ranges::sort(chosen, {}, [&](size_t member) {
    return std::tuple(specimens[member].elements, specimens[member].dtype, specimens[member].hash);
  });
  return chosen;
}

std::string task_name(const std::string& op_sequence) {
  std::string name;
  size_t ops = 0;
  size_t begin = 0;
  while (begin < op_sequence.size() && ops < kNamedOps) {
    const size_t end = std::min(op_sequence.find(' ', begin), op_sequence.size());
    if (!name.empty()) name += '_';
    name += op_sequence.substr(begin, end - begin);
    begin = end + 1;
    ++ops;
  }
  return name + '.' + sha256(op_sequence).hex().substr(0, kHashLetters);
}

}  // namespace passnet
