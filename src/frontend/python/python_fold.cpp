#include "frontend/python/python_fold.hpp"

#include "kernel/scalar_math.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace passnet {

std::optional<int64_t> integer_of(const FxValue& value) {
  if (const auto* boolean = value.as<bool>()) return *boolean ? 1 : 0;
  if (const auto* integer = value.as<int64_t>()) return *integer;
  return std::nullopt;
}

std::optional<double> number_of(const FxValue& value) {
  if (const auto* number = value.as<double>()) return *number;
  if (const auto integer = integer_of(value)) return static_cast<double>(*integer);
  return std::nullopt;
}

namespace {

using Folded = Result<std::optional<FxValue>>;

std::unexpected<Diagnostic> zero_division(Span span) {
  return fail(span, "division-by-zero", "expected a divisor other than 0, found 0");
}

std::unexpected<Diagnostic> overflow(Span span) {
  return fail(span, "integer-overflow", "expected integers of 64 bits, found a larger result");
}

Result<int64_t> integer_power(int64_t base, int64_t exponent, Span span) {
  int64_t result = 1;
  while (exponent > 0) {
    if (exponent % 2 == 1 && __builtin_mul_overflow(result, base, &result)) return overflow(span);
    exponent /= 2;
    if (exponent > 0 && __builtin_mul_overflow(base, base, &base)) return overflow(span);
  }
  return result;
}

Folded fold_integers(std::string_view name, int64_t a, int64_t b, Span span) {
  int64_t result = 0;
  if (name == "add") {
    if (__builtin_add_overflow(a, b, &result)) return overflow(span);
  } else if (name == "sub") {
    if (__builtin_sub_overflow(a, b, &result)) return overflow(span);
  } else if (name == "mul") {
    if (__builtin_mul_overflow(a, b, &result)) return overflow(span);
  } else if (name == "floordiv" || name == "mod") {
    if (b == 0) return zero_division(span);
    if (a == std::numeric_limits<int64_t>::min() && b == -1) return overflow(span);
    result = name == "mod" ? integer_remainder(a, b) : integer_floor_div(a, b);
  } else if (name == "pow" && b >= 0) {
    result = TRY(integer_power(a, b, span));
  } else if (name == "and_") {
    result = a & b;
  } else if (name == "or_") {
    result = a | b;
  } else if (name == "xor") {
    result = a ^ b;
  } else if (name == "lshift" && a >= 0 && b >= 0 && b < 32 && a < (int64_t{1} << 31)) {
    result = a << b;
  } else if (name == "rshift" && b >= 0) {
    result = a >> std::min<int64_t>(b, 63);
  } else {
    return std::nullopt;
  }
  return FxValue{result};
}

Folded fold_floats(std::string_view name, double a, double b, Span span) {
  if (name == "add") return FxValue{a + b};
  if (name == "sub") return FxValue{a - b};
  if (name == "mul") return FxValue{a * b};
  if (name == "pow") return FxValue{std::pow(a, b)};
  if (name != "truediv" && name != "floordiv" && name != "mod") return std::nullopt;
  if (b == 0) return zero_division(span);
  if (name == "truediv") return FxValue{a / b};
  if (name == "floordiv") return FxValue{std::floor(a / b)};
  const double rest = std::fmod(a, b);
  return FxValue{rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest};
}

std::optional<FxValue> fold_comparison(std::string_view name, double a, double b) {
  if (name == "eq") return FxValue{a == b};
  if (name == "ne") return FxValue{a != b};
  if (name == "lt") return FxValue{a < b};
  if (name == "le") return FxValue{a <= b};
  if (name == "gt") return FxValue{a > b};
  if (name == "ge") return FxValue{a >= b};
  return std::nullopt;
}

Folded fold_unary(std::string_view name, const FxValue& operand, Span span) {
  const auto number = number_of(operand);
  const auto integer = integer_of(operand);
  if (!number) return std::nullopt;
  if (name == "pos") return operand;
  if (name == "not") return FxValue{*number == 0};
  if (name == "neg" || name == "abs") {
    if (name == "abs" && *number >= 0) return integer ? FxValue{*integer} : FxValue{*number};
    if (!integer) return FxValue{-*number};
    if (*integer == std::numeric_limits<int64_t>::min()) return overflow(span);
    return FxValue{-*integer};
  }
  if (name == "invert" && integer) {
    return FxValue{~*integer};
  }
  if (name == "float") return FxValue{*number};
  if (name == "bool") return FxValue{*number != 0};
  if (name == "int" || name == "floor" || name == "ceil" || name == "trunc" || name == "round") {
    if (integer) return FxValue{*integer};
    const double rounded = name == "floor"   ? std::floor(*number)
                           : name == "ceil"  ? std::ceil(*number)
                           : name == "round" ? std::nearbyint(*number)
                                             : std::trunc(*number);
    if (!(std::abs(rounded) < 9e18)) return overflow(span);
    return FxValue{static_cast<int64_t>(rounded)};
  }
  if (name == "sqrt" && *number >= 0) return FxValue{std::sqrt(*number)};
  if (name == "log" && *number > 0) return FxValue{std::log(*number)};
  if (name == "log2" && *number > 0) return FxValue{std::log2(*number)};
  if (name == "exp") return FxValue{std::exp(*number)};
  return std::nullopt;
}

Folded fold_sequences(std::string_view name, std::span<const FxValue> operands) {
  const auto* const first = operands[0].as<FxSequence>();
  const auto* const second = operands[1].as<FxSequence>();
  if (name == "add" && first && second) {
    FxSequence joined = *first;
    joined.entries.insert(joined.entries.end(), second->entries.begin(), second->entries.end());
    return FxValue{std::move(joined)};
  }
  const auto times = integer_of(operands[1]);
  if (name == "mul" && first && times) {
    constexpr int64_t kMaxEntries = 100'000;
    const auto size = static_cast<int64_t>(first->entries.size());
    if (size == 0 || *times > kMaxEntries / size) return std::nullopt;
    FxSequence repeated{.entries = {}, .is_tuple = first->is_tuple};
    for (int64_t i = 0; i < *times; ++i) {
      repeated.entries.insert(repeated.entries.end(), first->entries.begin(), first->entries.end());
    }
    return FxValue{std::move(repeated)};
  }
  if (name == "eq") return FxValue{operands[0] == operands[1]};
  if (name == "ne") return FxValue{!(operands[0] == operands[1])};
  return std::nullopt;
}

// Handles sums, products, min and max of one list or of several numbers.
Folded fold_many(std::string_view name, std::span<const FxValue> operands, Span span) {
  if (operands.size() == 1) {
    if (const auto* list = operands[0].as<FxSequence>()) {
      return fold_many(name, list->entries, span);
    }
  }
  const bool adds = name == "sum";
  const bool multiplies = name == "prod";
  if (operands.empty()) {
    return adds || multiplies ? Folded(FxValue{int64_t{multiplies}}) : Folded(std::nullopt);
  }
  if (!number_of(operands[0])) return std::nullopt;
  FxValue result = operands[0];
  for (const FxValue& operand : operands.subspan(1)) {
    const auto a = number_of(result);
    const auto b = number_of(operand);
    if (!a || !b) return std::nullopt;
    if (adds || multiplies) {
      const FxValue pair[] = {result, operand};
      const auto folded = TRY(fold_python(adds ? "add" : "mul", pair, span));
      if (!folded) return std::nullopt;
      result = *folded;
    } else if (name == "min" ? *b < *a : *b > *a) {
      result = operand;
    }
  }
  return result;
}

}  // namespace

Folded fold_python(std::string_view name, std::span<const FxValue> operands, Span span) {
  if (name == "sum" || name == "prod" || name == "min" || name == "max") {
    return fold_many(name, operands, span);
  }
  if (name == "ite" && operands.size() == 3) {
    const auto condition = number_of(operands[0]);
    return condition ? Folded(operands[*condition != 0 ? 1 : 2]) : Folded(std::nullopt);
  }
  if (operands.size() == 1) return fold_unary(name, operands[0], span);
  if (operands.size() != 2) return std::nullopt;
  if (name == "getitem") {
    const auto* const sequence = operands[0].as<FxSequence>();
    if (!sequence) return std::nullopt;
    return TRY(index_sequence(*sequence, operands[1], span));
  }
  const auto a = number_of(operands[0]);
  const auto b = number_of(operands[1]);
  if (!a || !b) return fold_sequences(name, operands);
  if (auto result = fold_comparison(name, *a, *b)) return result;
  const auto integer_a = integer_of(operands[0]);
  const auto integer_b = integer_of(operands[1]);
  if (integer_a && integer_b) {
    auto result = TRY(fold_integers(name, *integer_a, *integer_b, span));
    if (result) {
      const bool are_bools = operands[0].is<bool>() && operands[1].is<bool>();
      const bool is_logical = name == "and_" || name == "or_" || name == "xor";
      if (are_bools && is_logical) return FxValue{std::get<int64_t>(result->data) != 0};
      return result;
    }
  }
  return fold_floats(name, *a, *b, span);
}

Result<ResolvedSlice> resolve_slice(const FxSlice& slice, int64_t extent, Span span) {
  std::array<std::optional<int64_t>, 3> parts;
  for (size_t i = 0; i < slice.parts.size() && i < 3; ++i) {
    if (slice.parts[i].is<None>()) continue;
    parts[i] = integer_of(slice.parts[i]);
    if (parts[i]) continue;
    return fail(span, "bad-index", "expected an integer in a slice, found {}",
                describe(slice.parts[i]));
  }
  const int64_t step = parts[2].value_or(1);
  if (step < 1) return fail(span, "bad-index", "expected a slice step above 0, found {}", step);
  const auto clamped = [&](int64_t bound) {
    return std::clamp<int64_t>(bound < 0 ? bound + extent : bound, 0, extent);
  };
  const int64_t start = clamped(parts[0].value_or(0));
  const int64_t end = std::max(clamped(parts[1].value_or(extent)), start);
  const int64_t covered = end - start;
  return ResolvedSlice{start, covered / step + (covered % step != 0 ? 1 : 0), step};
}

Result<FxValue> index_sequence(const FxSequence& sequence, const FxValue& index, Span span) {
  const auto size = static_cast<int64_t>(sequence.entries.size());
  if (const auto* slice = index.as<FxSlice>()) {
    const ResolvedSlice range = TRY(resolve_slice(*slice, size, span));
    FxSequence result{.is_tuple = sequence.is_tuple};
    for (int64_t i = 0; i < range.length; ++i) {
      result.entries.push_back(sequence.entries[static_cast<size_t>(range.start + i * range.step)]);
    }
    return FxValue{std::move(result)};
  }
  const auto place = integer_of(index);
  if (!place || *place < -size || *place >= size) {
    return fail(span, "bad-index", "expected an index from {} to {}, found {}", -size, size - 1,
                describe(index));
  }
  return sequence.entries[static_cast<size_t>(*place < 0 ? *place + size : *place)];
}

}  // namespace passnet
