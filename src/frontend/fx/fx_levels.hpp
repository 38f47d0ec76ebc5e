// The levels of vmap that tensors and values have.
#pragma once

#include "frontend/fx/fx.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>

namespace passnet {

// The levels for which a tensor has a dim, outermost first: these dims come first in the value and
// are hidden from the program.
using Levels = Integers;

// The position of a level's dim among those of `levels`.
std::optional<size_t> level_place(const Levels& levels, int64_t level);

class FxLevels {
 public:
  // Enters a level and returns its number; nullopt: too deep.
  std::optional<int64_t> enter();
  // Leaves the innermost level and returns its number; nullopt: none was entered.
  std::optional<int64_t> leave();
  bool is_open(int64_t level) const { return level >= 1 && level <= open_; }

  Levels of(FxTensor tensor) const;
  Levels of(ValueId value) const;
  // All levels of the values among the arguments, in the order of their numbers.
  Levels of(std::span<const Argument> arguments) const;

  // Sets the levels of every tensor in `value`, and returns the value.
  FxValue set(FxValue value, const Levels& levels);
  // Sets the levels of a value that becomes an argument.
  void set(ValueId value, const Levels& levels) { values_[value] = levels; }

 private:
  int64_t open_ = 0;
  std::unordered_map<uint32_t, Levels> objects_;  // by tensor object
  std::unordered_map<ValueId, Levels> values_;
};

}  // namespace passnet
