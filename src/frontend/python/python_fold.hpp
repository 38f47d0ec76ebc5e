// Python's arithmetic on numbers and sequences, which a program computes besides its tensors.
#pragma once

#include "frontend/fx/fx.hpp"

#include <span>
#include <string_view>

namespace passnet {

// Computes `operator.NAME` and similar functions of values without tensors: `add`, `floordiv`,
// `getitem`, …; nullopt for an unknown name or unknown operands. Errors: "integer-overflow",
// "division-by-zero", "bad-index".
Result<std::optional<FxValue>> fold_python(std::string_view name, std::span<const FxValue> operands,
                                           Span span);

// Computes `sequence[index]` with an integer or a slice; "bad-index".
Result<FxValue> index_sequence(const FxSequence& sequence, const FxValue& index, Span span);

// A slice of an extent, as Python resolves it: the first index, the length, the step (> 0).
struct ResolvedSlice {
  int64_t start = 0;
  int64_t length = 0;
  int64_t step = 1;
};
// "bad-index" for parts that are no integers and steps below 1.
Result<ResolvedSlice> resolve_slice(const FxSlice& slice, int64_t extent, Span span);

// Converts int and bool to an integer; nullopt for others.
std::optional<int64_t> integer_of(const FxValue& value);
// Converts int, bool and float to a double.
std::optional<double> number_of(const FxValue& value);

}  // namespace passnet
