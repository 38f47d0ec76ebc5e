// Accesses of which the indices or conditions are not known before a kernel runs.
#pragma once

#include <cstdint>

namespace passnet {

// The way in which accesses count that are not known. kFewest: an index that depends on data, or is
// not affine, is a different one per iteration, the first ones of its dim; conditional loads count
// wherever they are in bounds. kAll: the index is any one of its dim, if data decides; conditions
// on indices of loops leave out the iterations for which they are false, loop by loop. kIfTrue,
// kIfFalse: the same where each condition on data is true, or false; kValuesIfTrue, kValuesIfFalse:
// without what is loaded for conditions alone.
enum class UnknownAccess : uint8_t {
  kFewest,
  kAll,
  kIfTrue,
  kIfFalse,
  kValuesIfTrue,
  kValuesIfFalse,
};

constexpr bool assumes_true(UnknownAccess unknown) {
  return unknown == UnknownAccess::kIfTrue || unknown == UnknownAccess::kValuesIfTrue;
}
constexpr bool is_of_values(UnknownAccess unknown) {
  return unknown == UnknownAccess::kValuesIfTrue || unknown == UnknownAccess::kValuesIfFalse;
}

}  // namespace passnet
