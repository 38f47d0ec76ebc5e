// The numbers by which a computation decides.
#pragma once

#include "base/check.hpp"
#include "kernel/scalar.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace passnet {

// True if the result depends on how operands compare, or is an integer near one: a field has no
// order, so it is that of the numbers that its elements represent.
constexpr bool decides(ScalarOp op) {
  using enum ScalarOp;
  constexpr std::array kDeciding{kAbs,      kSign,     kFloor,     kCeil, kRound, kTrunc,
                                 kFloorDiv, kTruncDiv, kRemainder, kFmod, kMin,   kMax,
                                 kLt,       kLe,       kGt,        kGe};
  return std::ranges::find(kDeciding, op) != kDeciding.end();
}

// True of a run whose numbers round, for the other ops that say something of these.
constexpr bool decides_where_rounded(ScalarOp op) {
  using enum ScalarOp;
  constexpr std::array kDeciding{kEq, kNe, kIsNan, kIsInf};
  return std::ranges::find(kDeciding, op) != kDeciding.end();
}

// Numbers in the order in which a run over numbers met them; a run of the same kernel over a
// field's elements takes them in the same order.
class Sightings {
 public:
  void add(std::span<const double> numbers) {
    numbers_.insert(numbers_.end(), numbers.begin(), numbers.end());
  }
  std::span<const double> take(size_t count) {
    CHECK(taken_ + count <= numbers_.size());
    const auto found = std::span(numbers_).subspan(taken_, count);
    taken_ += count;
    return found;
  }
  void clear() {
    numbers_.clear();
    taken_ = 0;
  }

 private:
  std::vector<double> numbers_;
  size_t taken_ = 0;
};

}  // namespace passnet
