#include "eval/judge/adversarial_calls.hpp"

#include "base/random_bits.hpp"

#include <algorithm>
#include <functional>

namespace passnet {

std::vector<InputSet> shuffled_adversarial_sets(uint64_t seed, bool only_conditioned) {
  std::vector<InputSet> sets;
  for (const InputSetInfo& entry : kInputSets) {
    if (!is_adversarial(entry.set) || (only_conditioned && !entry.is_conditioned)) continue;
    const size_t place = random_bits(seed, sets.size()) % (sets.size() + 1);
    sets.insert(sets.begin() + static_cast<ptrdiff_t>(place), entry.set);
  }
  return sets;
}

std::vector<AdversarialCall> place_adversarial_calls(const AdversarialCalls& calls) {
  auto sets = shuffled_adversarial_sets(calls.attempt_seed, calls.only_conditioned);
  // Sets that are valid but for a few elements, the last ones, are the most telling: where all
  // elements of a large graph's weights are odd, so are all of its results.
  if (calls.is_large) std::ranges::sort(sets, std::greater());
  std::vector<AdversarialCall> placed;
  for (size_t i = calls.round; i < sets.size(); i += calls.rounds) {
    placed.push_back({.set = sets[i], .before = random_bits(~calls.round_seed, i) % calls.places});
  }
  std::ranges::stable_sort(placed, {}, &AdversarialCall::before);
  return placed;
}

}  // namespace passnet
