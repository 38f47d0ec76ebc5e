// Running values in terms of the loop language that are no running combination: linear recurrences,
// and the order of a row.
#include "loops/terms.hpp"

#include <algorithm>

namespace passnet {
namespace {

// not tuning: a place is found by counting, so the work grows as the square of the extent
constexpr int64_t kMaxSorted = 4096;

}  // namespace

// A map that stores the value for each iteration of the loops.
LoopVariable LoopTerms::store(ExprId value, BufferId buffer, const LoopScope& own) {
  builder_.map(extents(own), buffer, loop_indices(own.loops.size()), value);
  return {.buffer = buffer, .dtype = builder_.dtype(value), .rows = own.loops, .shape = {}};
}

// recurrence(t, a, b), within a loop over t: h[t] = a[t] * h[t - 1] + b[t], from h = `start` on, or
// 0. After a step of s, each element is a line (factor, summand) of the one 2 s before it, so a
// logarithm of the extent is the number of steps.
Result<LoopValue> LoopTerms::recurrence(const LoopTerm& term, const LoopScope& scope) {
  if (term.terms.size() < 3 || term.terms.size() > 4) {
    return fail(term.span, "loop-type",
                "expected recurrence(index, factor, summand) or (index, factor, summand, start)");
  }
  const LoopScope own = TRY(running_scope(term, term.terms[0], scope));
  const ExprId at = builder_.index(own.loops.size() - 1);
  const auto real = [&](const LoopTerm& operand) -> Result<ExprId> {
    const LoopValue found = TRY(value(operand, own));
    TRY(expect_numeric(operand, found));
    return as(found.expr, opmath_);
  };
  ExprId factor = TRY(real(term.terms[1]));
  ExprId summand = TRY(real(term.terms[2]));
  if (term.terms.size() == 4) {
    const ExprId first = builder_.apply(ScalarOp::kEq, {at, builder_.integer(0)});
    const ExprId begun =
        builder_.apply(ScalarOp::kFma, {factor, TRY(real(term.terms[3])), summand});
    summand = builder_.apply(ScalarOp::kSelect, {first, begun, summand});
  }
  LoopVariable line = store(factor, TRY(add_array(term.span, own, opmath_)), own);
  LoopVariable sum = store(summand, TRY(add_array(term.span, own, opmath_)), own);
  const int64_t extent = own.loops.back().extent;
  for (int64_t step = 1; step < extent; step *= 2) {
    const ExprIds here = loop_indices(own.loops.size());
    ExprIds before = here;
    before.back() = builder_.apply(ScalarOp::kSub, {at, builder_.integer(step)});
    const ExprId follows = builder_.apply(ScalarOp::kGe, {at, builder_.integer(step)});
    const auto if_follows = [&](ExprId yes, ExprId no) {
      return builder_.apply(ScalarOp::kSelect, {follows, yes, no});
    };
    const ExprId own_line = builder_.load(line.buffer, here);
    const ExprId own_sum = builder_.load(sum.buffer, here);
    const ExprId both =
        builder_.apply(ScalarOp::kFma, {own_line, builder_.load(sum.buffer, before), own_sum});
    const BufferId next = TRY(add_array(term.span, own, opmath_));
    const ExprId lines =
        builder_.apply(ScalarOp::kMul, {own_line, builder_.load(line.buffer, before)});
    sum = store(if_follows(both, own_sum), next, own);
    if (2 * step >= extent) break;
    line = store(if_follows(lines, own_line), TRY(add_array(term.span, own, opmath_)), own);
  }
  return load(sum, term, {}, scope);
}

// argsort(k) x[k], within a loop over k: the places of the elements, that of the largest first;
// equal elements keep their order, and NaN is the largest. An element's place in the order is the
// number of elements that go before it.
Result<LoopValue> LoopTerms::sorted(const LoopTerm& term, const LoopScope& own,
                                    const LoopScope& scope) {
  const int64_t extent = own.loops.back().extent;
  if (extent > kMaxSorted) {
    return fail(term.span, "loop-size", "expected at most {} elements to sort, found {}",
                kMaxSorted, extent);
  }
  const LoopValue key = TRY(value(term.terms[0], own));
  TRY(expect_numeric(term.terms[0], key));
  const DType dtype = builder_.dtype(key.expr);
  const LoopVariable keys = store(key.expr, TRY(add_array(term.span, own, dtype)), own);
  const size_t loops = own.loops.size();
  const ExprId place = builder_.index(loops - 1);
  const ExprId rival = builder_.index(loops);
  ExprIds other = loop_indices(loops);
  const ExprId one = builder_.load(keys.buffer, other);
  other.back() = rival;
  const ExprId two = builder_.load(keys.buffer, other);
  const auto apply = [&](ScalarOp op, std::initializer_list<ExprId> operands) {
    return builder_.apply(op, operands);
  };
  const auto exceeds = [&](ExprId a, ExprId b) {
    const ExprId greater = apply(ScalarOp::kGt, {a, b});
    if (is_integral(dtype)) return greater;
    const ExprId number = apply(ScalarOp::kNot, {apply(ScalarOp::kIsNan, {b})});
    const ExprId is_nan = apply(ScalarOp::kIsNan, {a});
    return apply(ScalarOp::kOr, {greater, apply(ScalarOp::kAnd, {is_nan, number})});
  };
  // Floats hold the places exactly, and vectors of floats count fastest.
  const auto counted = [&](ExprId index) { return builder_.cast(index, DType::kF32); };
  const ExprId is_equal = apply(ScalarOp::kNot, {exceeds(one, two)});
  const ExprId is_earlier = apply(ScalarOp::kLt, {counted(rival), counted(place)});
  const ExprId precedes =
      apply(ScalarOp::kOr, {exceeds(two, one), apply(ScalarOp::kAnd, {is_equal, is_earlier})});
  LoopScope pairs = own;
  pairs.loops.push_back(own.loops.back());
  const BufferId rank = TRY(add_array(term.span, own, DType::kF32));
  builder_.reduce(extents(pairs), 1, Combine::kSum,
                  apply(ScalarOp::kSelect, {precedes, builder_.number(1, DType::kF32),
                                            builder_.number(0, DType::kF32)}),
                  rank, loop_indices(loops));
  const BufferId order = TRY(add_array(term.span, own, DType::kI64));
  ExprIds target = loop_indices(loops);
  target.back() = builder_.cast(builder_.load(rank, target), DType::kI64);
  builder_.map(extents(own), order, target, place);
  return load({.buffer = order, .dtype = DType::kI64, .rows = own.loops, .shape = {}}, term, {},
              scope);
}

}  // namespace passnet
