// A seeded stream of choices, the same on every machine.
#pragma once

#include "base/check.hpp"
#include "base/random_bits.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace passnet {

class RandomStream {
 public:
  explicit RandomStream(uint64_t seed) : key_(random_bits(seed, 0)) {}

  uint64_t bits() { return random_bits(key_, position_++); }
  // Returns a number in [0, count); count > 0.
  size_t below(size_t count) {
    CHECK(count > 0);
    return static_cast<size_t>(bits() % count);
  }
  // Returns a number in [least, most].
  int64_t between(int64_t least, int64_t most) {
    return random_integer(key_, position_++, least, most);
  }
  // True with a probability of `share` percent.
  bool percent(size_t share) { return below(100) < share; }
  template <class Choices>
  const auto& pick(const Choices& choices) {
    return choices[below(choices.size())];
  }
  template <class T, size_t kSize>
  const T& pick(const T (&choices)[kSize]) {
    return choices[below(kSize)];
  }

 private:
  uint64_t key_;
  uint64_t position_ = 0;
};

}  // namespace passnet
