#include "eval/judge/adversarial_calls.hpp"

#include "generate/random_bits.hpp"

#include <algorithm>
#include <functional>

namespace passnet {

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
