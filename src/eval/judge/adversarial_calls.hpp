// The places of calls on adversarial inputs among the calls of a round.
#pragma once

#include "generate/inputs.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace passnet {

// A call on adversarial inputs, which comes before a call on valid ones.
struct AdversarialCall {
  InputSet set = InputSet::kValid;
  size_t before = 0;
};

// The sets that are tried: all that meet both.
struct AdversarialScope {
  bool only_conditioned = false;  // those on which rounding errors stay as small as on valid inputs
  bool only_for_proved = false;   // those that are tried where functions are proved to be equal

  // The name of valid inputs and of these, for records.
  std::string_view name() const;
};

struct AdversarialCalls {
  size_t round = 0;   // among those of an attempt
  size_t rounds = 0;  // of an attempt
  size_t places = 0;  // calls of a round before which one may come
  uint64_t attempt_seed = 0;
  uint64_t round_seed = 0;
  bool is_large = false;  // there may be time for the first only: the most telling ones
  AdversarialScope scope = {};
};

// Returns the adversarial sets of the scope in an order that the seed decides.
std::vector<InputSet> shuffled_adversarial_sets(uint64_t seed, const AdversarialScope& scope);

// Spreads the sets over the rounds of an attempt, and over the calls of each; returns those of the
// round, by their places.
std::vector<AdversarialCall> place_adversarial_calls(const AdversarialCalls& calls);

}  // namespace passnet
