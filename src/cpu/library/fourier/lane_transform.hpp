// Fourier transforms of several lines at once, one in each lane of a vector: where there are many
// lines, twice as fast as one after the other in FFTW.
#pragma once

#include "cpu/library/fourier/lane_steps.hpp"
#include "cpu/library/fourier/line_transform.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace passnet {

// The steps for this processor; null if it does not multiply and add vectors in one instruction.
const LaneSteps* native_lanes();

// A transform of `length` elements with memory of its own for tables alone; any threads may run it
// at the same time. Even real numbers are transformed as pairs, half as many; lengths with a large
// prime factor by a convolution of a length that has none.
class LaneTransform {
 public:
  // False where rows would not stay in the second-level cache.
  static bool takes(LineKind kind, int64_t length);
  LaneTransform(const LaneSteps& steps, LineKind kind, int64_t length, bool inverse);

  const LaneSteps& steps() const { return *steps_; }
  // The size of each of the two parts of memory that `run` takes.
  int64_t floats() const { return rows_ * 2 * steps_->width; }
  // True if a row of real numbers is two neighbors: where the length is even.
  bool is_paired() const { return is_paired_; }
  // The rows that `run` reads, in order.
  int64_t operand_rows() const { return operand_rows_; }
  // The places of the rows of the result; `run` leaves them in the first part of memory.
  std::span<const int32_t> places() const { return places_; }
  void run(float* rows, float* other) const;

 private:
  LaneRows parts(float* rows) const;
  void set_up(int64_t length);
  void set_up_convolution(int64_t length);
  void transform(const LaneRows& rows, const LaneRows& other) const;
  void mirror(float* rows) const;

  const LaneSteps* steps_;
  LineKind kind_;
  int64_t length_;
  bool inverse_;
  bool is_paired_;
  int64_t rows_ = 0;
  int64_t operand_rows_ = 0;
  int64_t complex_length_ = 0;
  std::vector<LaneStage> stages_;
  std::vector<std::vector<float>> tables_;  // that the stages refer to
  std::vector<int32_t> places_;
  std::vector<float> turns_;  // between pairs of real numbers and their transform
  // For a convolution, e^(-πi·j²/n), and the transform of its inverse.
  std::vector<float> chirp_;
  std::vector<float> response_;
  std::vector<int32_t> inner_places_;
};

}  // namespace passnet
