#include "base/check.hpp"
#include "base/random_bits.hpp"
#include "interpret/field/field.hpp"
#include "interpret/field/power.hpp"
#include "kernel/columns.hpp"
#include "kernel/scalar_math.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

using enum ScalarOp;

constexpr bool is_one_of(ScalarOp op, std::initializer_list<ScalarOp> ops) {
  return std::ranges::find(ops, op) != ops.end();
}
constexpr bool is_arithmetic(ScalarOp op) { return is_one_of(op, {kNeg, kAdd, kSub, kMul, kFma}); }
constexpr bool divides_whole(ScalarOp op) {
  return is_one_of(op, {kFloorDiv, kTruncDiv, kRemainder, kFmod});
}
// True if random functions of the operand are odd.
constexpr bool is_odd(ScalarOp op) {
  return is_one_of(op, {kSin, kTan, kAsin, kAtan, kAtanh, kErf});
}

bool is_repeated(std::span<const FieldWord> words) {
  return words.empty() || std::ranges::all_of(words, [&](FieldWord w) { return w == words[0]; });
}
bool is_repeated(const double* numbers, size_t count) {
  return numbers == nullptr ||
         std::all_of(numbers, numbers + count, [&](double n) { return n == numbers[0]; });
}

double of_doubles(ScalarOp op, double a, double b, double c) {
  double result = 0;
  column_function(op, DType::kF64)(&a, &b, &c, &result, 1);
  return result;
}

}  // namespace

bool Field::is_random(ScalarOp op) {
  return is_odd(op) || is_one_of(op, {kLog, kLog1p, kLog2, kLog10, kCos, kAcos, kErfc, kAtan2});
}

void Field::apply(ScalarOp op, const void* a, const void* b, const void* c, void* out, size_t count,
                  OperandNumbers numbers) const {
  const auto chunk = [](const void* words, size_t begin, size_t size) {
    if (words == nullptr) return Words();
    return Words(static_cast<const FieldWord*>(words) + begin, size);
  };
  const bool is_truth = info(op).result == ScalarResult::kBool;
  for (size_t begin = 0; begin < count; begin += kChunk) {
    const size_t size = std::min(kChunk, count - begin);
    const Words first = chunk(a, begin, size);
    const Words second = chunk(b, begin, size);
    const Numbers own{.a = numbers.a == nullptr ? nullptr : numbers.a + begin,
                      .b = numbers.b == nullptr ? nullptr : numbers.b + begin};
    const Words third = chunk(c, begin, size);
    // Runs of equal elements are frequent in draws, and in what follows from constants.
    const bool is_uniform = is_repeated(first) && is_repeated(second) && is_repeated(third) &&
                            is_repeated(own.a, size) && is_repeated(own.b, size);
    const size_t lanes = is_uniform ? 1 : size;
    const auto some = [lanes](Words words) { return words.first(std::min(lanes, words.size())); };
    if (is_truth) {
      Truth* const truths = static_cast<Truth*>(out) + begin;
      order(op, some(first), some(second), own, truths);
      if (is_uniform) std::fill_n(truths, size, truths[0]);
    } else {
      FieldWord* const words = static_cast<FieldWord*>(out) + begin;
      apply(op, some(first), some(second), some(third), own, words);
      if (is_uniform) std::fill_n(words, size, words[0]);
    }
  }
}

void Field::apply(ScalarOp op, Words a, Words b, Words c, Numbers numbers, FieldWord* out) const {
  // The results may take the place of an operand.
  std::array<FieldWord, kChunk> words;
  if (is_arithmetic(op)) {
    arithmetic(op, a, b, c, words.data());
  } else if (op == kReciprocal) {
    power(a, -1, words.data());
  } else if (op == kDiv) {
    std::array<FieldWord, kChunk> inverse;
    power(b, -1, inverse.data());
    arithmetic(kMul, a, Words(inverse).first(a.size()), {}, words.data());
  } else if (op == kSqrt || op == kRsqrt) {
    root(a, op == kRsqrt, words.data());
  } else if (is_one_of(op, {kExp, kExp2, kExpm1})) {
    exponential(op, a, words.data());
  } else if (is_one_of(op, {kSinh, kCosh, kTanh})) {
    hyperbolic(op, a, words.data());
  } else if (op == kPow) {
    raise(a, b, words.data());
  } else if (divides_whole(op)) {
    quotient(op, a, b, numbers, words.data());
  } else if (is_one_of(op, {kAbs, kSign, kMin, kMax, kFloor, kCeil, kRound, kTrunc})) {
    choose(op, a, b, numbers, words.data());
  } else {
    function(op, a, b, words.data());
  }
  mend(op, a, b, c, words.data());
  std::copy_n(words.data(), a.size(), out);
}

void Field::arithmetic(ScalarOp op, Words a, Words b, Words c, FieldWord* out) const {
  // Absent operands are not used.
  const FieldWord* const first = a.data();
  const FieldWord* const second = b.empty() ? first : b.data();
  const FieldWord* const third = c.empty() ? first : c.data();
  const Modulus p = p_;
  const Modulus q = q_;
  const auto each = [&](auto compute) {
    for (size_t i = 0; i < a.size(); ++i) {
      out[i] = pack(compute(p, low(first[i]), low(second[i]), low(third[i])),
                    compute(q, high(first[i]), high(second[i]), high(third[i])));
    }
  };
  using Residue = uint32_t;
  if (op == kNeg) {
    each([](const Modulus& m, Residue x, Residue, Residue) { return m.sub(0, x); });
  } else if (op == kAdd) {
    each([](const Modulus& m, Residue x, Residue y, Residue) { return m.add(x, y); });
  } else if (op == kSub) {
    each([](const Modulus& m, Residue x, Residue y, Residue) { return m.sub(x, y); });
  } else if (op == kMul) {
    each([](const Modulus& m, Residue x, Residue y, Residue) { return m.mul(x, y); });
  } else {
    each([](const Modulus& m, Residue x, Residue y, Residue z) { return m.add(m.mul(x, y), z); });
  }
}

// Calls `change(modulus, residues)` with the residues modulo each prime.
template <class Change>
void Field::each_residue(Words a, FieldWord* out, Change change) const {
  std::array<uint32_t, kChunk> lows;
  std::array<uint32_t, kChunk> highs;
  for (size_t i = 0; i < a.size(); ++i) {
    lows[i] = low(a[i] & ~kFlags);
    highs[i] = high(a[i] & ~kFlags);
  }
  change(p_, std::span(lows).first(a.size()));
  change(q_, std::span(highs).first(a.size()));
  for (size_t i = 0; i < a.size(); ++i) out[i] = pack(lows[i], highs[i]);
}

void Field::power(Words a, int64_t exponent, FieldWord* out) const {
  each_residue(a, out, [exponent](const Modulus& modulus, std::span<uint32_t> residues) {
    if (exponent == -1) return invert_column(modulus, residues);
    const int64_t order = modulus.prime() - 1;
    power_column(modulus, residues, static_cast<uint64_t>((exponent % order + order) % order));
  });
}

// Both primes are 3 modulo 4.
void Field::root(Words a, bool inverse, FieldWord* out) const {
  each_residue(a, out, [inverse](const Modulus& modulus, std::span<uint32_t> residues) {
    const uint64_t exponent = (uint64_t{modulus.prime()} + 1) / 4;
    power_column(modulus, residues, inverse ? modulus.prime() - 1 - exponent : exponent);
  });
}

void Field::exponential(ScalarOp op, Words a, FieldWord* out) const {
  const FieldWord base = op == kExp2 ? one(kLog, from_integer(2)) : from_integer(1);
  for (size_t i = 0; i < a.size(); ++i) {
    const uint32_t exponent = q_.plain(q_.mul(high(a[i] & ~kFlags), high(base)));
    uint32_t value = p_.one();
    for (size_t j = 0; j < powers_.size(); ++j) {
      value = p_.mul(value, powers_[j][exponent >> (8 * j) & 255]);
    }
    out[i] = low(a[i]) == 0 ? from_integer(1) : pack(value, other(value));
  }
  if (op != kExpm1) return;
  for (size_t i = 0; i < a.size(); ++i) {
    out[i] = pack(p_.sub(low(out[i]), p_.one()), q_.sub(high(out[i]), q_.one()));
  }
}

// Quotients of e = exp(2x): tanh (e - 1) / (e + 1); sinh and cosh with exp(x).
void Field::hyperbolic(ScalarOp op, Words a, FieldWord* out) const {
  const size_t count = a.size();
  std::array<FieldWord, kChunk> first;
  std::array<FieldWord, kChunk> second;
  const Words once = Words(first).first(count);
  const Words inverse = Words(second).first(count);
  if (op == kTanh) arithmetic(kAdd, a, a, {}, first.data());
  exponential(kExp, op == kTanh ? once : a, first.data());
  if (op == kTanh) {
    for (size_t i = 0; i < count; ++i) second[i] = pack(p_.add(low(first[i]), p_.one()), 0);
    power(inverse, -1, second.data());
    for (size_t i = 0; i < count; ++i) first[i] = pack(p_.sub(low(first[i]), p_.one()), 0);
    arithmetic(kMul, once, inverse, {}, out);
  } else {
    power(once, -1, second.data());
    const uint32_t half = p_.power(p_.from(2), p_.prime() - 2);
    for (size_t i = 0; i < count; ++i) {
      const uint32_t both = op == kCosh ? p_.add(low(first[i]), low(second[i]))
                                        : p_.sub(low(first[i]), low(second[i]));
      out[i] = pack(p_.mul(both, half), 0);
    }
  }
  for (size_t i = 0; i < count; ++i) {
    out[i] = low(out[i]) == 0 ? 0 : pack(low(out[i]), other(low(out[i])));
  }
}

// Random functions of the residue modulo p; those of others are made of these.
void Field::function(ScalarOp op, Words a, Words b, FieldWord* out) const {
  std::array<FieldWord, kChunk> shifted;
  std::array<double, kChunk> seen;
  Words from = a;
  ScalarOp of = op;
  if (op == kLog1p) {
    shifted.fill(from_integer(1));
    arithmetic(kAdd, a, shifted, {}, shifted.data());
    from = Words(shifted).first(a.size());
  }
  if (op == kLog1p || op == kLog2 || op == kLog10) of = kLog;
  if (op == kErfc) of = kErf;
  const bool is_even = of == kCos;
  const bool is_symmetric = is_even || is_odd(of);
  if (is_symmetric) apparent(from, seen);
  for (size_t i = 0; i < a.size(); ++i) {
    const bool is_negative = is_symmetric && seen[i] < 0;
    const uint32_t own = low(from[i] & ~kFlags);
    uint64_t at = is_negative ? p_.neg(own) : own;
    if (!b.empty()) at |= static_cast<uint64_t>(low(b[i])) << 32;
    const FieldWord value = random(random_bits(~key_ - static_cast<uint64_t>(of), at));
    out[i] = is_negative && !is_even ? pack(p_.neg(low(value)), q_.neg(high(value))) : value;
  }
  if (op == kErfc) {
    for (size_t i = 0; i < a.size(); ++i) out[i] = one(kSub, from_integer(1), out[i]);
  } else if (op == kLog2 || op == kLog10) {
    const FieldWord base = one(kReciprocal, one(kLog, from_integer(op == kLog2 ? 2 : 10)));
    for (size_t i = 0; i < a.size(); ++i) out[i] = one(kMul, out[i], base);
  }
}

// `out` holds truths.
void Field::order(ScalarOp op, Words a, Words b, Numbers numbers, Truth* out) const {
  if (op == kNot || op == kAnd || op == kOr || op == kXor || op == kEq || op == kNe) {
    for (size_t i = 0; i < a.size(); ++i) {
      const bool first = !equal(a[i], 0);
      const bool second = !b.empty() && !equal(b[i], 0);
      const bool is_equal = !b.empty() && equal(a[i], b[i]) && a[i] != kNotANumber;
      out[i] = truth(op == kNot   ? !first
                     : op == kAnd ? first && second
                     : op == kOr  ? first || second
                     : op == kXor ? first != second
                                  : is_equal == (op == kEq));
    }
    return;
  }
  std::array<double, kChunk> first;
  std::array<double, kChunk> second;
  apparent(a, numbers.a, first);
  if (!b.empty()) apparent(b, numbers.b, second);
  for (size_t i = 0; i < b.size(); ++i) {  // numbers of equal elements may be rounded otherwise
    if (equal(a[i], b[i])) second[i] = first[i];
  }
  column_function(op, DType::kF64)(first.data(), second.data(), nullptr, out, a.size());
}

// Values that depend on how the elements appear: one of the operands, or an integer.
void Field::choose(ScalarOp op, Words a, Words b, Numbers numbers, FieldWord* out) const {
  std::array<double, kChunk> first;
  std::array<double, kChunk> second;
  apparent(a, numbers.a, first);
  if (!b.empty()) apparent(b, numbers.b, second);
  for (size_t i = 0; i < a.size(); ++i) {
    if (op == kAbs) {
      out[i] = first[i] < 0 ? pack(p_.neg(low(a[i])), q_.neg(high(a[i]))) : a[i];
    } else if (op == kMin || op == kMax) {
      const bool is_maximum = op == kMax;
      const bool is_tie = first[i] == second[i] && !equal(a[i], b[i]);
      const bool is_first = is_maximum ? first[i] >= second[i] : first[i] <= second[i];
      const bool takes_first = is_tie ? precedes(a[i], b[i], is_maximum) : is_first;
      out[i] = std::isnan(first[i]) || takes_first ? a[i] : b[i];
    } else {
      out[i] = from_double(of_doubles(op, first[i], 0, 0));
    }
  }
}

void Field::quotient(ScalarOp op, Words a, Words b, Numbers numbers, FieldWord* out) const {
  std::array<FieldWord, kChunk> whole;
  std::array<double, kChunk> quotients;
  Numbers of_parts;
  if (numbers.a != nullptr) {
    for (size_t i = 0; i < a.size(); ++i) quotients[i] = numbers.a[i] / numbers.b[i];
    of_parts.a = quotients.data();
  }
  const Words parts = Words(whole).first(a.size());
  apply(kDiv, a, b, {}, {}, whole.data());
  const bool is_floor = op == kFloorDiv || op == kRemainder;
  apply(is_floor ? kFloor : kTrunc, parts, {}, {}, of_parts, whole.data());
  if (op == kRemainder || op == kFmod) {
    apply(kMul, parts, b, {}, {}, whole.data());
    apply(kSub, a, parts, {}, {}, whole.data());
  }
  std::copy_n(whole.data(), a.size(), out);
}

// Integral and halved powers are exact; others are exp(b · log(a)).
void Field::raise(Words a, Words b, FieldWord* out) const {
  constexpr double kMost = 1024;
  const bool is_uniform = std::ranges::all_of(b, [&](FieldWord word) { return word == b[0]; });
  const auto number = is_uniform ? known(b[0]) : std::nullopt;
  if (!is_uniform) {
    for (size_t i = 0; i < a.size(); ++i) raise(a.subspan(i, 1), b.subspan(i, 1), out + i);
  } else if (number && std::fabs(*number) <= kMost && *number == std::trunc(*number)) {
    power(a, static_cast<int64_t>(*number), out);
  } else if (number && std::fabs(*number) <= kMost && 2 * *number == std::trunc(2 * *number)) {
    std::array<FieldWord, kChunk> roots;
    apply(kSqrt, a, {}, {}, {}, roots.data());
    power(Words(roots).first(a.size()), static_cast<int64_t>(2 * *number), out);
  } else {
    std::array<FieldWord, kChunk> words;
    const Words logs = Words(words).first(a.size());
    apply(kLog, a, {}, {}, {}, words.data());
    apply(kMul, logs, b, {}, {}, words.data());
    apply(kExp, logs, {}, {}, {}, out);
  }
}

// The result where an operand is not finite, if no sign of another decides it; not of kPow.
std::optional<FieldWord> Field::of_flags(ScalarOp op, FieldWord a, FieldWord b, FieldWord c) {
  if (a == kNotANumber || b == kNotANumber || c == kNotANumber) return kNotANumber;
  if (op == kExp && !is_finite(a)) return a == kPositive ? kPositive : 0;
  return std::nullopt;
}

// Sums whose operands are flagged: both infinities are not a number.
void Field::mend_sums(ScalarOp op, Words a, Words b, FieldWord* out) {
  const auto opposite = [](FieldWord word) {
    return is_finite(word) || is_nan(word) ? word : word ^ kFlags;
  };
  for (size_t i = 0; i < a.size(); ++i) {
    const FieldWord first = op == kNeg ? opposite(a[i]) : a[i];
    const FieldWord second = op == kNeg ? 0 : op == kSub ? opposite(b[i]) : b[i];
    const FieldWord flags = (first | second) & kFlags;
    if (flags != 0) out[i] = flags;
  }
}

void Field::mend(ScalarOp op, Words a, Words b, Words c, FieldWord* out) const {
  if (op == kMin || op == kMax) return;
  const bool divides = op == kDiv || divides_whole(op);
  const bool is_function = !is_arithmetic(op) && !divides;
  const bool takes_logarithm = is_one_of(op, {kLog, kLog1p, kLog2, kLog10});
  const bool takes_root = op == kSqrt || op == kRsqrt;
  const bool is_pole =
      pole_ == Pole::kNotANumber && is_one_of(op, {kDiv, kReciprocal, kRsqrt, kPow});
  const auto at = [](Words words, size_t i) { return words.empty() ? FieldWord{0} : words[i]; };
  FieldWord all = 0;
  for (const Words words : {a, b, c}) {
    for (const FieldWord word : words) all |= word;
  }
  if (is_arithmetic(op) && is_finite(all)) return;
  if (is_one_of(op, {kNeg, kAdd, kSub})) return mend_sums(op, a, b, out);
  KnownNumbers found;
  if (takes_logarithm || takes_root) known(a, found);
  // Half of the elements that are taken for numbers by chance are negative, and far from 0.
  constexpr double kLeast = -1024;
  // The lanes of which doubles decide.
  std::array<size_t, kChunk> lanes;
  std::array<std::array<FieldWord, kChunk>, 3> operands;
  size_t count = 0;
  for (size_t i = 0; i < a.size(); ++i) {
    const bool is_flagged = !is_finite(a[i] | at(b, i) | at(c, i));
    const bool is_zero = (is_function && low(a[i]) == 0) || (divides && low(b[i]) == 0);
    const bool is_known =
        (takes_logarithm || takes_root) && found.is_known[i] != 0 && found.numbers[i] > kLeast;
    if (!is_flagged && !is_zero && !is_known) continue;
    if (is_flagged && op != kPow) {
      if (const auto result = of_flags(op, a[i], at(b, i), at(c, i))) {
        out[i] = *result;
        continue;
      }
    }
    for (size_t k = 0; k < 3; ++k) operands[k][count] = at(k == 0 ? a : k == 1 ? b : c, i);
    lanes[count++] = i;
  }
  if (count == 0) return;
  std::array<std::array<double, kChunk>, 3> seen;
  for (size_t k = 0; k < 3; ++k) apparent(Words(operands[k]).first(count), seen[k]);
  std::array<double, kChunk> values;
  column_function(op, DType::kF64)(seen[0].data(), seen[1].data(), seen[2].data(), values.data(),
                                   count);
  for (size_t lane = 0; lane < count; ++lane) {
    const size_t i = lanes[lane];
    const double value = values[lane];
    const bool is_flagged = !is_finite(a[i] | at(b, i) | at(c, i));
    const bool is_zero = (is_function && low(a[i]) == 0) || (divides && low(b[i]) == 0);
    const double scaled = value * kKnownScale;
    const bool is_root =
        op == kSqrt && value * value == seen[0][lane] && scaled == std::trunc(scaled);
    const bool is_exact = is_root || (takes_logarithm && value == 0);
    if (is_pole && !is_flagged && std::isinf(value)) {
      out[i] = kNotANumber;
    } else if (is_flagged || is_zero || is_exact || !std::isfinite(value)) {
      out[i] = from_double(value);
    }
  }
}

void Field::cast(DType from, DType to, const void* in, void* out, size_t count,
                 const double* numbers) const {
  const auto* words = static_cast<const FieldWord*>(in);
  auto* results = static_cast<FieldWord*>(out);
  if (is_float(from) && is_float(to)) {
    std::copy_n(words, count, results);
  } else if (is_float(to)) {
    for (size_t i = 0; i < count; ++i) {
      const bool is_truth = from == DType::kBool;
      results[i] =
          from_integer(is_truth ? static_cast<int64_t>(is_true(static_cast<const Truth*>(in)[i]))
                                : static_cast<const int64_t*>(in)[i]);
    }
  } else if (to == DType::kBool) {
    for (size_t i = 0; i < count; ++i) static_cast<Truth*>(out)[i] = truth(!equal(words[i], 0));
  } else {
    std::array<double, kChunk> seen;
    for (size_t begin = 0; begin < count; begin += kChunk) {
      const size_t size = std::min(kChunk, count - begin);
      apparent(Words(words + begin, size), numbers == nullptr ? nullptr : numbers + begin, seen);
      cast_column(DType::kF64, to, seen.data(), static_cast<int64_t*>(out) + begin, size);
    }
  }
}

}  // namespace passnet
