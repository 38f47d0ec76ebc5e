// The places of calls on adversarial inputs among the calls of a round.
#pragma once

#include "generate/inputs.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace passnet {

// A call on adversarial inputs, which comes before a call on valid ones.
struct AdversarialCall {
  InputSet set = InputSet::kValid;
  size_t before = 0;
};

struct AdversarialCalls {
  size_t round = 0;   // among those of an attempt
  size_t rounds = 0;  // of an attempt
  size_t places = 0;  // calls of a round before which one may come
  uint64_t attempt_seed = 0;
  uint64_t round_seed = 0;
  bool is_large = false;          // there may be time for the first only: the most telling ones
  bool only_conditioned = false;  // see shuffled_adversarial_sets
};

// Returns the adversarial sets in an order that the seed decides. `only_conditioned`: those on
// which rounding errors stay as small as on valid inputs.
std::vector<InputSet> shuffled_adversarial_sets(uint64_t seed, bool only_conditioned);

// Spreads the sets over the rounds of an attempt, and over the calls of each; returns those of the
// round, by their places.
std::vector<AdversarialCall> place_adversarial_calls(const AdversarialCalls& calls);

}  // namespace passnet
