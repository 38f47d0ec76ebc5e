// The distribution of one input's elements. An element depends only on the key and its position, so
// any range of them may be drawn alone.
#pragma once

#include "generate/input_set.hpp"
#include "ir/op/op.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace passnet {

class ThreadPool;

// Everything that determines an input's elements.
struct InputDraw {
  DType dtype = DType::kF32;
  const InputFacts* facts = nullptr;
  Domain domain;
  InputSet set = InputSet::kValid;
  uint64_t key = 0;
  ThreadPool* pool = nullptr;  // that draws many elements; null: the caller
};

// The elements of a floating input, before they are rounded to the dtype.
class RealSource {
 public:
  explicit RealSource(const InputDraw& draw);
  // Writes the elements from position `first` on.
  void draw(uint64_t first, std::span<double> elements) const;
  // The max value after rounding; infinite if nothing bounds it.
  double most() const { return domain_.most; }

 private:
  void draw_valid(uint64_t first, std::span<double> elements) const;
  void fit(uint64_t first, std::span<double> elements) const;

  uint64_t key_;
  InputSet set_;
  DType dtype_;
  Domain domain_;
  bool uniform_ = false;
  // An element is the offset plus the scale times a normal number, or one from 0 to 1 if uniform.
  double offset_ = 0;
  double scale_ = 1;
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
  uint64_t count_ = 0;  // of distinct elements; 0: 2^64
  uint64_t step_ = 0;   // from one distinct element to the next, modulo their count
};

// Writes floats of the adversarial set from position `first` on; not for kValid.
void draw_adversarial(InputSet set, DType dtype, uint64_t key, uint64_t first,
                      std::span<double> elements);

// Replaces each element by what `value` makes of its position and of the element: one loop without
// branches on what is the same for all.
template <class Value>
void for_each_position(uint64_t first, std::span<double> elements, Value value) {
  for (size_t i = 0; i < elements.size(); ++i) elements[i] = value(first + i, elements[i]);
}

}  // namespace passnet
