// Draws inputs for runs over a field's elements.
#pragma once

#include "generate/inputs.hpp"
#include "interpret/field/field.hpp"

#include <array>
#include <cstdint>
#include <set>
#include <span>
#include <string_view>
#include <vector>

namespace passnet {

// The elements of a draw. Special ones are 0, 1, -1, a few that repeat, and the constants of the
// graphs, once and twice.
enum class FieldDraw : uint8_t {
  kRandom,     // random elements; integers of all magnitudes; random bools
  kMixed,      // special ones among them
  kRowRuns,    // equal ones along the last dim, with none to many exceptions
  kAllRuns,    // equal ones, with exceptions
  kFirstRuns,  // equal ones along the first dim, with exceptions
  kRowEqual,   // equal ones along the last dim
  kAllEqual,   // equal ones
  kNatural,    // valid ones, rounded to numbers with few bits
  kFlagged,    // infinities and NaN among random ones
};

// Limits of an input beside those that its readers refuse.
enum class Freedom : uint8_t {
  kFree,     // no further than its readers refuse others
  kNarrow,   // integers have few bits: some become floats
  kNatural,  // valid elements: the graph refuses results of others
};

// Valid inputs, whose numbers free elements take too.
class ValidInputs {
 public:
  explicit ValidInputs(std::vector<Tensor> drawn);

  const Tensor& drawn(size_t input) const { return drawn_[input]; }
  std::span<const double> numbers(size_t input) const { return numbers_[input]; }  // of floats
  // True for a mask that is added: some elements are infinite.
  bool is_mask(size_t input) const { return is_mask_[input]; }

 private:
  std::vector<Tensor> drawn_;
  std::vector<std::vector<double>> numbers_;
  std::vector<bool> is_mask_;
};

struct FieldDrawOptions {
  FieldDraw draw = FieldDraw::kRandom;
  const std::set<double>& constants;
  const std::vector<Freedom>& freedoms;  // by input; of all that have none: kNarrow
  const ValidInputs& valid;
  // Places at which runs are cut, from their begin or their end: exceptions are on one side.
  std::vector<int64_t> cuts = {};
  bool has_flags = false;  // infinities and NaN are special, too
  uint64_t key = 0;
};

struct FieldInputs {
  std::vector<Tensor> words;    // floats as words
  std::vector<Tensor> numbers;  // floats as the f64 that the words represent
};

// Returns the inputs of `maker`, one tensor each. An input keeps to what its readers do not refuse,
// to its literal data, and to what relates its elements. Numbers are valid ones in one half of the
// rows, and of magnitudes from 2^-20 to 2^20, or near a constant, in the other.
FieldInputs draw_field_inputs(const InputMaker& maker, const Field& field,
                              const FieldDrawOptions& options);

}  // namespace passnet
