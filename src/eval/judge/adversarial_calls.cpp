#include "eval/judge/adversarial_calls.hpp"

#include "generate/random_bits.hpp"

#include <algorithm>

namespace passnet {

std::vector<AdversarialCall> place_adversarial_calls(const AdversarialCalls& calls) {
  const auto sets = shuffled_adversarial_sets(calls.attempt_seed, calls.only_conditioned);
  std::vector<AdversarialCall> placed;
  for (size_t i = calls.round; i < sets.size(); i += calls.rounds) {
    placed.push_back({.set = sets[i], .before = random_bits(~calls.round_seed, i) % calls.places});
  }
  std::ranges::stable_sort(placed, {}, &AdversarialCall::before);
  return placed;
}

}  // namespace passnet
