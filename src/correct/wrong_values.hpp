// Descriptions of wrong results: where the wrong elements are, and how they differ from the
// expected ones, in words that point to the mistake.
#pragma once

#include "tensor/tensor.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

class ThreadPool;

// The place of wrong elements.
enum class ErrorPlace : uint8_t {
  kAll,        // everywhere
  kOne,        // one element
  kTail,       // the end of the tensor, or of a dimension
  kHead,       // the start of one
  kSlice,      // one index of a dimension
  kRange,      // neighboring indices of one dimension
  kEveryNth,   // every n-th element, or index of a dimension
  kBlock,      // some indices of several dimensions
  kScattered,  // none of these
};

// The relation of wrong elements to the expected ones.
enum class ErrorRelation : uint8_t {
  kNan,          // NaN where a number is expected
  kInfinite,     // infinite where a finite number is expected
  kNanExpected,  // a number where NaN is expected
  kZero,         // 0
  kConstant,     // one and the same number
  kNegated,      // the opposite sign
  kFactor,       // expected × one factor
  kOffset,       // expected + one number
  kLinear,       // expected × a + b
  kShifted,      // the element some places later
  kTransposed,   // two dimensions are exchanged
  kPermuted,     // the right numbers in other places
  kOffsetAlong,  // expected + one number for each index of a dimension, or each row
  kFactorAlong,  // expected × one factor for each of these
  kPrecision,    // the digits of a narrower dtype
  kRounding,     // the last digits
  kOther,
};

template <class Kind>
struct KindName {
  Kind kind;
  std::string_view name;
};

// The names in JSON.
constexpr std::array<KindName<ErrorPlace>, 9> kErrorPlaces{{{ErrorPlace::kAll, "all"},
                                                            {ErrorPlace::kOne, "one"},
                                                            {ErrorPlace::kTail, "tail"},
                                                            {ErrorPlace::kHead, "head"},
                                                            {ErrorPlace::kSlice, "slice"},
                                                            {ErrorPlace::kRange, "range"},
                                                            {ErrorPlace::kEveryNth, "every-nth"},
                                                            {ErrorPlace::kBlock, "block"},
                                                            {ErrorPlace::kScattered, "scattered"}}};
constexpr std::array<KindName<ErrorRelation>, 17> kErrorRelations{
    {{ErrorRelation::kNan, "nan"},
     {ErrorRelation::kInfinite, "infinite"},
     {ErrorRelation::kNanExpected, "nan-expected"},
     {ErrorRelation::kZero, "zero"},
     {ErrorRelation::kConstant, "constant"},
     {ErrorRelation::kNegated, "negated"},
     {ErrorRelation::kFactor, "factor"},
     {ErrorRelation::kOffset, "offset"},
     {ErrorRelation::kLinear, "linear"},
     {ErrorRelation::kShifted, "shifted"},
     {ErrorRelation::kTransposed, "transposed"},
     {ErrorRelation::kPermuted, "permuted"},
     {ErrorRelation::kOffsetAlong, "offset-along"},
     {ErrorRelation::kFactorAlong, "factor-along"},
     {ErrorRelation::kPrecision, "precision"},
     {ErrorRelation::kRounding, "rounding"},
     {ErrorRelation::kOther, "other"}}};

std::string_view name(ErrorPlace place);
std::string_view name(ErrorRelation relation);

struct WrongValues {
  int64_t wrong = 0;     // elements
  int64_t elements = 0;  // of the tensor
  int64_t first = 0;     // row-major index of the first wrong one
  int64_t worst = 0;     // … of the one with the largest error
  double units = 0;      // its error in tolerances; infinite for NaN, Inf, integers
  double found = 0;      // the value at that place
  double expected = 0;
  ErrorPlace place = ErrorPlace::kScattered;
  std::string where;  // "the last 3 indices of dim 1", after "12 of 60 elements are wrong: "
  ErrorRelation relation = ErrorRelation::kOther;
  std::string how;  // "every one is 0, as after a loop that ends early"; empty for kOther
};

// The elements outside of the tolerance, without a description.
struct WrongCount {
  int64_t wrong = 0;
  double units = 0;  // the largest error in tolerances; infinite for NaN, Inf, integers
};

// Returns the number and the largest error of the elements that `find_wrong_values` finds, in less
// time; `pool` may be null.
WrongCount count_wrong_values(const Tensor& found, const Tensor& expected, ThreadPool* pool);

// Finds the elements outside of the tolerance at t = -5 (docs/metrics.md), excluding NaN and
// infinities where the reference has them; nullopt if there are none. Both tensors have the same
// type. Reads the tensors twice, and keeps a bounded sample of the wrong elements.
std::optional<WrongValues> find_wrong_values(const Tensor& found, const Tensor& expected);

// "3 of 9 elements are wrong: the last 3; every one is 0, …; the worst, at [8], is 0 where 0.5 was
// expected, 5e+04 tolerances off"
std::string describe(const WrongValues& values, const Shape& shape);
// The first part of it: "3 of 9 elements are wrong: the last 3".
std::string describe_place(const WrongValues& values);

// Prints a row-major index: "[1, 2]".
std::string place_in(const Shape& shape, int64_t index);

// The relation of a sample of wrong elements to the expected ones. `indices` are row-major.
struct Relation {
  ErrorRelation relation = ErrorRelation::kOther;
  std::string how;
};
Relation relate(const Tensor& found, const Tensor& expected, const std::vector<int64_t>& indices);

}  // namespace passnet
