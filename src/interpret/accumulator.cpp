#include "interpret/accumulator.hpp"

#include "base/check.hpp"
#include "kernel/columns.hpp"
#include "kernel/scalar_math.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

namespace passnet {
namespace {

bool gives_position(Combine combine) {
  return combine == Combine::kArgMax || combine == Combine::kArgMin;
}

struct Limits {
  int64_t least;
  int64_t greatest;
};

Limits limits(DType dtype) {
  Limits all{std::numeric_limits<int64_t>::min(), std::numeric_limits<int64_t>::max()};
  if (dtype == DType::kBool) return {0, 1};
  if (dtype == DType::kU8) return {0, 255};
  const auto unused = 64 - 8 * byte_size(dtype);
  return {all.least >> unused, all.greatest >> unused};
}

// True if `value` replaces `best`: NaN beats everything except an earlier NaN.
template <class T>
bool is_better(Combine combine, T value, T best) {
  if (best != best) return false;
  if (value != value) return true;
  const bool largest = combine == Combine::kMax || combine == Combine::kArgMax;
  return largest ? value > best : value < best;
}

template <class T>
void step(Combine combine, T value, T& state) {
  switch (combine) {
    case Combine::kSum:
      if constexpr (std::is_same_v<T, int64_t>)
        state = wrapping(bits(state) + bits(value));
      else
        state += value;
      return;
    case Combine::kProduct:
      if constexpr (std::is_same_v<T, int64_t>)
        state = wrapping(bits(state) * bits(value));
      else
        state *= value;
      return;
    case Combine::kMax:
    case Combine::kMin:
    case Combine::kArgMax:
    case Combine::kArgMin:
      if (is_better(combine, value, state)) state = value;
      return;
  }
}

// For bool, a sum is "any" and a product "all".
Combine for_dtype(Combine combine, DType dtype) {
  if (dtype != DType::kBool) return combine;
  if (combine == Combine::kSum) return Combine::kMax;
  if (combine == Combine::kProduct) return Combine::kMin;
  return combine;
}

template <class T>
auto widen(T value) {
  if constexpr (kIsFloat<T>)
    return static_cast<double>(value);
  else
    return static_cast<int64_t>(is_true(value) ? 1 : 0);
}
template <>
auto widen<int64_t>(int64_t value) {
  return value;
}

// Sums one run in four chains, so that additions overlap.
double sum(const float* values, size_t count) {
  std::array<double, 4> chains{};
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    for (size_t lane = 0; lane < 4; ++lane) chains[lane] += static_cast<double>(values[i + lane]);
  }
  for (; i < count; ++i) chains[0] += static_cast<double>(values[i]);
  return (chains[0] + chains[1]) + (chains[2] + chains[3]);
}

// Calls f(value, i) for each active value, widened.
template <class F>
void for_each_value(DType dtype, const void* values, const uint8_t* guard, size_t count, F&& f) {
  const auto walk = [&](const auto* typed) {
    for (size_t i = 0; i < count; ++i) {
      if (guard == nullptr || guard[i] != 0) f(widen(typed[i]), i);
    }
  };
  if (dtype == DType::kF64)
    walk(static_cast<const double*>(values));
  else if (is_float(dtype))
    walk(static_cast<const float*>(values));
  else if (dtype == DType::kBool)
    walk(static_cast<const Truth*>(values));
  else
    walk(static_cast<const int64_t*>(values));
}

double rounded(double number) { return static_cast<float>(number); }
int64_t rounded(int64_t number) { return number; }

}  // namespace

Accumulator::Accumulator(Combine combine, DType dtype, size_t lanes,
                         const ColumnArithmetic& arithmetic)
    : arithmetic_(arithmetic),
      field_(dtype == DType::kF64 ? arithmetic.field : nullptr),
      combine_(for_dtype(combine, dtype)),
      dtype_(dtype) {
  if (field_ != nullptr) words_.resize(lanes);
  if (is_float(dtype) || is_complex(dtype))
    reals_.resize(lanes);
  else
    integers_.resize(lanes);
  const bool is_sum = combine == Combine::kSum && dtype == DType::kF64 && field_ == nullptr;
  if (is_sum && arithmetic.sum_limit.is_set()) magnitudes_.resize(lanes);
  if (is_complex(dtype)) imaginary_.resize(lanes);
  if (gives_position(combine)) positions_.resize(lanes);
}

void Accumulator::start() {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const Limits range = limits(dtype_);
  double real = 0;
  int64_t integer = 0;
  switch (combine_) {
    case Combine::kSum:
      break;
    case Combine::kProduct:
      real = 1, integer = 1;
      break;
    case Combine::kMax:
    case Combine::kArgMax:
      real = -kInfinity, integer = range.least;
      break;
    case Combine::kMin:
    case Combine::kArgMin:
      real = kInfinity, integer = range.greatest;
      break;
  }
  std::ranges::fill(reals_, real);
  std::ranges::fill(magnitudes_, 0.0);
  std::ranges::fill(imaginary_, 0.0);
  std::ranges::fill(integers_, integer);
  std::ranges::fill(positions_, -1);
  if (field_ != nullptr) std::ranges::fill(words_, field_->from_constant(real, DType::kF64));
}

// Lane i combines value i, or lane 0 all of them in order.
void Accumulator::combine_words(const FieldWord* values, const uint8_t* guard, int64_t number,
                                size_t count, bool is_run) {
  const ScalarOp op = combine_ == Combine::kSum ? ScalarOp::kAdd : ScalarOp::kMul;
  if (!is_order() && guard != nullptr) {
    // Lanes that are left out add 0, or multiply by 1.
    std::vector<FieldWord> kept(values, values + count);
    const FieldWord none = field_->from_integer(combine_ == Combine::kSum ? 0 : 1);
    for (size_t i = 0; i < count; ++i) {
      if (guard[i] == 0) kept[i] = none;
    }
    return combine_words(kept.data(), nullptr, number, count, is_run);
  }
  if (combine_ == Combine::kSum && is_run) {
    words_[0] = field_->sum(words_[0], {values, count});
    return;
  }
  if (!is_order() && !is_run) {
    field_->apply(op, words_.data(), values, nullptr, words_.data(), count);
    return;
  }
  std::vector<double> seen(is_order() ? count : 0);
  if (is_order()) {
    field_->apparent({values, count}, arithmetic_.numbers_of(values, count), seen);
  }
  for (size_t i = 0; i < count; ++i) {
    if (guard != nullptr && guard[i] == 0) continue;
    const size_t lane = is_run ? 0 : i;
    if (!is_order()) {
      field_->apply(op, &words_[lane], values + i, nullptr, &words_[lane], 1);
      continue;
    }
    const bool is_first = !positions_.empty() && positions_[lane] < 0;
    const bool is_same = Field::equal(values[i], words_[lane]);
    const bool is_tie = positions_.empty() && seen[i] == reals_[lane];
    const bool is_next = is_tie
                             ? field_->precedes(values[i], words_[lane], combine_ == Combine::kMax)
                             : is_better(combine_, seen[i], reals_[lane]);
    if (!is_first && (is_same || !is_next)) continue;
    reals_[lane] = seen[i];
    words_[lane] = values[i];
    if (!positions_.empty()) positions_[lane] = number + (is_run ? static_cast<int64_t>(i) : 0);
  }
}

void Accumulator::leave_numbers(const void* values, size_t count) const {
  if (arithmetic_.met != nullptr && dtype_ == DType::kF64 && is_order()) {
    arithmetic_.numbers_of(values, count);
  }
}

void Accumulator::combine_lanes(const void* values, const uint8_t* guard, int64_t number,
                                size_t count) {
  if (field_ != nullptr) {
    return combine_words(static_cast<const FieldWord*>(values), guard, number, count, false);
  }
  leave_numbers(values, count);
  if (is_complex(dtype_)) {
    const auto* typed = static_cast<const std::complex<float>*>(values);
    for (size_t i = 0; i < count; ++i) {
      if (guard != nullptr && guard[i] == 0) continue;
      std::complex<double> state(reals_[i], imaginary_[i]);
      const std::complex<double> value(typed[i]);
      combine_ == Combine::kSum ? state += value : state *= value;
      reals_[i] = state.real();
      imaginary_[i] = state.imag();
    }
    return;
  }
  for_each_value(dtype_, values, guard, count, [&](auto value, size_t i) {
    auto& state = [&]() -> auto& {
      if constexpr (std::is_same_v<decltype(value), double>)
        return reals_[i];
      else
        return integers_[i];
    }();
    if (!positions_.empty()) {
      if (positions_[i] >= 0 && !is_better(combine_, value, state)) return;
      state = value;
      positions_[i] = number;
      return;
    }
    if (!magnitudes_.empty()) magnitudes_[i] += std::fabs(static_cast<double>(value));
    step(combine_, value, state);
    if (arithmetic_.rounds_sums) state = rounded(state);
  });
}

void Accumulator::combine_run(const void* values, const uint8_t* guard, int64_t number,
                              size_t count) {
  if (field_ != nullptr) {
    return combine_words(static_cast<const FieldWord*>(values), guard, number, count, true);
  }
  leave_numbers(values, count);
  if (is_complex(dtype_)) {
    const auto* typed = static_cast<const std::complex<float>*>(values);
    for (size_t i = 0; i < count; ++i) {
      combine_lanes(typed + i, guard == nullptr ? nullptr : guard + i, number, 1);
    }
    return;
  }
  if (combine_ == Combine::kSum && is_float(dtype_) && dtype_ != DType::kF64 && guard == nullptr) {
    reals_[0] += sum(static_cast<const float*>(values), count);
    return;
  }
  for_each_value(dtype_, values, guard, count, [&](auto value, size_t i) {
    auto& state = [&]() -> auto& {
      if constexpr (std::is_same_v<decltype(value), double>)
        return reals_[0];
      else
        return integers_[0];
    }();
    if (!positions_.empty()) {
      if (positions_[0] >= 0 && !is_better(combine_, value, state)) return;
      state = value;
      positions_[0] = number + static_cast<int64_t>(i);
      return;
    }
    if (!magnitudes_.empty()) magnitudes_[0] += std::fabs(static_cast<double>(value));
    step(combine_, value, state);
    if (arithmetic_.rounds_sums) state = rounded(state);
  });
}

void Accumulator::scan_run(const void* values, void* out, size_t count) {
  const size_t size = lane_size(dtype_);
  for (size_t i = 0; i < count; ++i) {
    combine_run(static_cast<const std::byte*>(values) + i * size, nullptr, 0, 1);
    result(static_cast<std::byte*>(out) + i * size, 1);
  }
}

void Accumulator::result(void* out, size_t count) const {
  if (!positions_.empty()) {
    auto* lanes = static_cast<int64_t*>(out);
    for (size_t i = 0; i < count; ++i) lanes[i] = std::max<int64_t>(positions_[i], 0);
  } else if (field_ != nullptr) {
    std::copy_n(words_.begin(), count, static_cast<FieldWord*>(out));
  } else if (is_complex(dtype_)) {
    auto* lanes = static_cast<std::complex<float>*>(out);
    for (size_t i = 0; i < count; ++i) {
      lanes[i] = {static_cast<float>(reals_[i]), static_cast<float>(imaginary_[i])};
    }
  } else if (dtype_ == DType::kF64) {
    auto* lanes = static_cast<double*>(out);
    std::copy_n(reals_.begin(), count, lanes);
    for (size_t i = 0; i < std::min(count, magnitudes_.size()); ++i) {
      lanes[i] = limited(lanes[i], magnitudes_[i], arithmetic_.sum_limit);
    }
  } else if (is_float(dtype_)) {
    auto* lanes = static_cast<float*>(out);
    for (size_t i = 0; i < count; ++i) lanes[i] = static_cast<float>(reals_[i]);
  } else if (dtype_ == DType::kBool) {
    auto* lanes = static_cast<uint8_t*>(out);
    for (size_t i = 0; i < count; ++i) lanes[i] = integers_[i] != 0;
  } else {
    std::copy_n(integers_.begin(), count, static_cast<int64_t*>(out));
    wrap_column(dtype_, out, count);
  }
}

}  // namespace passnet
