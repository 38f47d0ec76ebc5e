// Needs of ops for their operands: the functions that entries of the catalog name. Numbers in angle
// brackets are positions of parameters.
#pragma once

#include "ir/op/op.hpp"

namespace passnet {

// Applies each of them.
template <NeedsFunction... parts>
void needs_all(Needs& needs) {
  (parts(needs), ...);
}

// Elements must be above 0, and not close to it.
template <size_t... parameters>
void needs_positive(Needs& needs) {
  (needs.prefer(parameters, kPositive), ...);
}

// Elements must not be 0 or close to it. For integers this is required: division by 0 is refused.
void needs_divisor(Needs& needs, size_t parameter);
template <size_t parameter>
void needs_nonzero(Needs& needs) {
  needs_divisor(needs, parameter);
}

// Elements must be between two numbers, given in thousandths.
template <size_t parameter, int least, int most>
void needs_between(Needs& needs) {
  needs.prefer(parameter, {.least = least / 1000.0, .most = most / 1000.0});
}

// Elements must be positions along the dim of `self` that an attribute names.
void needs_positions(Needs& needs, size_t self, size_t dim, size_t index, bool distinct);
template <size_t self, size_t dim, size_t index, bool distinct = false>
void needs_index(Needs& needs) {
  needs_positions(needs, self, dim, index, distinct);
}

// The results' elements are elements of these operands, or between such.
template <size_t... parameters>
void hands_on(Needs& needs) {
  (needs.require(parameters, needs.wanted()), ...);
}
// Propagates likewise, but a mean of positive and negative numbers may be 0.
void hand_on_mean(Needs& needs, size_t parameter);
template <size_t parameter>
void hands_on_mean(Needs& needs) {
  hand_on_mean(needs, parameter);
}

// The result is positive if these operands are.
template <size_t... parameters>
void keeps_positive(Needs& needs) {
  if (needs.wanted().is_sign()) (needs.require(parameters, kPositive), ...);
}

// Arithmetic: the needs of the result, solved for the operands.
void needs_add(Needs& needs);      // self + alpha * other
void needs_sub(Needs& needs);      // self - alpha * other
void needs_rsub(Needs& needs);     // other - alpha * self
void needs_mul(Needs& needs);      // self * other
void needs_div(Needs& needs);      // self / other, whatever the rounding
void needs_modulus(Needs& needs);  // the remainder by a number is in its range by construction
void needs_pow(Needs& needs);
void needs_neg(Needs& needs);
void needs_abs(Needs& needs);
void needs_clamp(Needs& needs);
// Sums over dims that an attribute names, and running ones.
void needs_sum(Needs& needs);
void needs_cumsum(Needs& needs);

// One entry per dim of `self`; `distinct` if they say which elements are written.
void needs_index_list(Needs& needs);
void needs_distinct_index_list(Needs& needs);
void needs_flat_index(Needs& needs);  // self's row-major positions in parameter 1
void needs_take_along(Needs& needs);
void needs_masked_scatter(Needs& needs);
void needs_embedding(Needs& needs);
void needs_one_hot(Needs& needs);
// A row of which every element is -inf has no softmax.
void needs_softmax(Needs& needs);
void needs_masked_fill(Needs& needs);
void needs_where(Needs& needs);
void needs_eq(Needs& needs);
void needs_ne(Needs& needs);
void needs_not(Needs& needs);
// Additive, or bools that say which elements to keep (otherwise which to drop); a row keeps one.
template <size_t parameter, bool true_keeps = true>
void needs_attention_mask(Needs& needs) {
  if (!needs.call().has(parameter)) return;
  const bool additive = needs.call().tensor(parameter).dtype != DType::kBool;
  needs.prefer(parameter,
               {.additive_mask = additive, .first = !additive && true_keeps ? 1.0 : 0.0});
}

}  // namespace passnet
