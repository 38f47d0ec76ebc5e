#include "eval/judge/adversarial_calls.hpp"

#include "base/random_bits.hpp"

#include <algorithm>
#include <array>
#include <functional>

namespace passnet {

namespace {

// One of each kind of which a proof over the reals says nothing: sums that cancel, zeros, overflow,
// underflow, and where infinities and NaN come out.
constexpr std::array kForProved{
    InputSet::kLargeOffset,      InputSet::kZeros,     InputSet::kExtremes,  InputSet::kSmall,
    InputSet::kSparseInfinities, InputSet::kSparseNan, InputSet::kMaskedRows};

}  // namespace

std::string_view AdversarialScope::name() const {
  if (only_for_proved) {
    return only_conditioned ? "valid adversarial-proved-conditioned" : "valid adversarial-proved";
  }
  return only_conditioned ? "valid adversarial-conditioned" : "valid adversarial";
}

std::vector<InputSet> shuffled_adversarial_sets(uint64_t seed, const AdversarialScope& scope) {
  std::vector<InputSet> sets;
  for (const InputSetInfo& entry : kInputSets) {
    if (!is_adversarial(entry.set)) continue;
    if (scope.only_conditioned && !entry.is_conditioned) continue;
    if (scope.only_for_proved && std::ranges::count(kForProved, entry.set) == 0) continue;
    const size_t place = random_bits(seed, sets.size()) % (sets.size() + 1);
    sets.insert(sets.begin() + static_cast<ptrdiff_t>(place), entry.set);
  }
  return sets;
}

std::vector<AdversarialCall> place_adversarial_calls(const AdversarialCalls& calls) {
  auto sets = shuffled_adversarial_sets(calls.attempt_seed, calls.scope);
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
