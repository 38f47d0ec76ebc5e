#include "cpu/library/fourier/lane_transform.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <new>
#include <numbers>
#include <utility>

namespace passnet {
namespace {

constexpr int64_t kMaxRows = 4096;  // not tuning: 512 kB

// The factors of a length in the order of their stages, with 0 behind them if there are others.
std::vector<int64_t> radices_of(int64_t length) {
  std::vector<int64_t> radices;
  int64_t twos = 0;
  for (; length % 2 == 0; length /= 2) ++twos;
  // Eights, but two fours instead of an eight and a two.
  for (; twos >= 3 && twos != 4; twos -= 3) radices.push_back(8);
  for (; twos >= 2; twos -= 2) radices.push_back(4);
  if (twos == 1) radices.push_back(2);
  for (const int64_t odd : {3, 5, 7, 11, 13}) {
    for (; length % odd == 0; length /= odd) radices.push_back(odd);
  }
  if (length > 1) radices.push_back(0);
  return radices;
}

// The least length of a convolution of `length` elements that has small factors alone.
int64_t convolution_length(int64_t length) {
  int64_t found = 2 * length - 1;
  while (std::ranges::any_of(radices_of(found), [](int64_t r) { return r == 0 || r > 7; })) ++found;
  return found;
}

bool has_small_factors(int64_t length) { return std::ranges::count(radices_of(length), 0) == 0; }

// Adds e^(-πi · halves / length).
void add_turn(std::vector<float>& turns, int64_t halves, int64_t length) {
  const double angle =
      std::numbers::pi * static_cast<double>(halves % (2 * length)) / static_cast<double>(length);
  turns.push_back(static_cast<float>(std::cos(angle)));
  turns.push_back(static_cast<float>(-std::sin(angle)));
}

int64_t pairs_of(LineKind kind, int64_t length) {
  return kind != LineKind::kComplex && length % 2 == 0 ? length / 2 : length;
}

LaneRows exchanged(const LaneRows& rows) { return {rows.imaginary, rows.real}; }

}  // namespace

const LaneSteps* native_lanes() {
  if (__builtin_cpu_supports("avx512f")) return &kLanesOf16;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return &kLanesOf8;
  return nullptr;
}

bool LaneTransform::takes(LineKind kind, int64_t length) {
  const int64_t rows = pairs_of(kind, length);
  return rows <= kMaxRows && (has_small_factors(rows) || convolution_length(rows) <= kMaxRows);
}

LaneTransform::LaneTransform(const LaneSteps& steps, LineKind kind, int64_t length, bool inverse)
    : steps_(&steps),
      kind_(kind),
      length_(length),
      // Those of real numbers have a minus, and those back a plus.
      inverse_(kind == LineKind::kComplex ? inverse : kind == LineKind::kMirror),
      is_paired_(kind != LineKind::kComplex && length % 2 == 0),
      complex_length_(pairs_of(kind, length)) {
  operand_rows_ = kind == LineKind::kMirror ? length / 2 + 1 : complex_length_;
  if (is_paired_) {
    for (int64_t k = 0; k <= length / 2; ++k) add_turn(turns_, 2 * k, length);
  }
  if (has_small_factors(complex_length_)) {
    set_up(complex_length_);
    rows_ = complex_length_ + 1;
  } else {
    set_up_convolution(complex_length_);
  }
  if (is_paired_ && kind == LineKind::kHalf) {
    places_.push_back(static_cast<int32_t>(complex_length_));
  }
}

// Stages of a length with small factors, and where they leave their results.
void LaneTransform::set_up(int64_t length) {
  places_.assign(static_cast<size_t>(length), 0);
  int64_t before = 1;  // the radices of earlier stages
  int64_t block = length;
  for (const int64_t radix : radices_of(length)) {
    const int64_t rest = block / radix;
    std::vector<float> turns;
    for (int64_t p = 0; p < rest; ++p) {
      for (int64_t k = 1; k < radix; ++k) add_turn(turns, 2 * p * k, block);
    }
    std::vector<float> units;
    for (int64_t k = 0; k < radix; ++k) add_turn(units, 2 * k, radix);
    stages_.push_back({.radix = radix, .rest = rest, .turns = turns.data(), .units = units.data()});
    tables_.push_back(std::move(turns));
    tables_.push_back(std::move(units));
    for (int64_t i = 0; i < length; ++i) {
      places_[static_cast<size_t>(i)] += static_cast<int32_t>(i / before % radix * rest);
    }
    before *= radix;
    block = rest;
  }
}

void LaneTransform::set_up_convolution(int64_t length) {
  const int64_t inner = convolution_length(length);
  set_up(inner);
  rows_ = inner;
  inner_places_ = places_;
  for (int64_t j = 0; j < length; ++j) add_turn(chirp_, j * j, length);
  // The response by the same stages, in one lane.
  const auto size = static_cast<size_t>(floats());
  constexpr std::align_val_t kAligned{64};
  struct Release {
    void operator()(float* memory) const { ::operator delete[](memory, kAligned); }
  };
  const std::unique_ptr<float[], Release> memory(new (kAligned) float[size]());
  const LaneRows rows{memory.get(), memory.get() + steps_->width};
  const auto scale = static_cast<float>(inner);
  for (int64_t j = 0; j < length; ++j) {
    for (const int64_t row : {j, (inner - j) % inner}) {
      rows.real[row * 2 * steps_->width] = chirp_[static_cast<size_t>(2 * j)] / scale;
      rows.imaginary[row * 2 * steps_->width] = -chirp_[static_cast<size_t>(2 * j + 1)] / scale;
    }
  }
  steps_->transform(rows, stages_.data());
  for (const int32_t place : inner_places_) {
    response_.push_back(rows.real[place * 2 * steps_->width]);
    response_.push_back(rows.imaginary[place * 2 * steps_->width]);
  }
  for (int64_t i = 0; i < length; ++i) places_[static_cast<size_t>(i)] = static_cast<int32_t>(i);
  places_.resize(static_cast<size_t>(length));
}

LaneRows LaneTransform::parts(float* rows) const {
  const LaneRows found{rows, rows + steps_->width};
  return inverse_ ? exchanged(found) : found;
}

void LaneTransform::transform(const LaneRows& rows, const LaneRows& other) const {
  if (stages_.empty()) return;
  if (chirp_.empty()) return steps_->transform(rows, stages_.data());
  steps_->multiply(rows, nullptr, chirp_.data(), complex_length_, rows);
  for (int64_t row = complex_length_; row < rows_; ++row) {
    std::fill_n(rows.real + row * 2 * steps_->width, steps_->width, 0.0F);
    std::fill_n(rows.imaginary + row * 2 * steps_->width, steps_->width, 0.0F);
  }
  steps_->transform(rows, stages_.data());
  steps_->multiply(rows, inner_places_.data(), response_.data(), rows_, other);
  steps_->transform(exchanged(other), stages_.data());
  steps_->multiply(other, inner_places_.data(), chirp_.data(), complex_length_, rows);
}

// The second half of a transform of real numbers, from its first.
void LaneTransform::mirror(float* rows) const {
  const int64_t width = steps_->width;
  std::fill_n(rows + width, width, 0.0F);
  for (int64_t row = operand_rows_; row < length_; ++row) {
    const float* const from = rows + (length_ - row) * 2 * width;
    float* const to = rows + row * 2 * width;
    for (int64_t lane = 0; lane < width; ++lane) {
      to[lane] = from[lane];
      to[lane + width] = -from[lane + width];
    }
  }
}

void LaneTransform::run(float* rows, float* other) const {
  if (kind_ == LineKind::kMirror) {
    if (is_paired_) {
      steps_->fold(rows, turns_.data(), complex_length_);
    } else {
      mirror(rows);
    }
  }
  transform(parts(rows), parts(other));
  if (kind_ == LineKind::kHalf && is_paired_) {
    steps_->unfold(rows, places_.data(), turns_.data(), complex_length_);
  }
}

}  // namespace passnet
