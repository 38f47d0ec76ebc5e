// The distribution of one input's elements. An element depends only on the key and its position.
#pragma once

#include "generate/input_set.hpp"
#include "ir/op/op.hpp"

#include <cstdint>

namespace passnet {

// Everything that determines an input's elements.
struct InputDraw {
  DType dtype = DType::kF32;
  const InputFacts* facts = nullptr;
  Domain domain;
  InputSet set = InputSet::kValid;
  uint64_t key = 0;
};

// The elements of a floating input, before they are rounded to the dtype.
class RealSource {
 public:
  explicit RealSource(const InputDraw& draw);
  double operator()(uint64_t position) const;
  // The max value after rounding; infinite if nothing bounds it.
  double most() const { return domain_.most; }

 private:
  double valid(uint64_t position) const;
  double fitted(double value, uint64_t position) const;

  uint64_t key_;
  InputSet set_;
  DType dtype_;
  Domain domain_;
  bool uniform_ = false;
  double mean_ = 0;  // or the min, if uniform
  double std_ = 1;   // or the range, if uniform
  double least_ = 0;
  double most_ = 0;
  double least_size_ = 0;  // of elements that must not be close to 0
};

// The elements of an integer input.
class IntegerSource {
 public:
  // The caller will draw `count` elements.
  IntegerSource(const InputDraw& draw, int64_t count);
  int64_t operator()(uint64_t position) const;
  // The nearest value in the domain.
  int64_t fitted(int64_t value) const;

 private:
  uint64_t key_;
  InputSet set_;
  bool nonzero_ = false;
  bool distinct_ = false;
  int64_t least_ = 0;  // drawn from, inclusive
  int64_t most_ = 0;
  int64_t lowest_ = 0;  // allowed, inclusive
  int64_t highest_ = 0;
};

// A float of the adversarial set; not for kValid.
double adversarial_value(InputSet set, DType dtype, uint64_t key, uint64_t position);

}  // namespace passnet
