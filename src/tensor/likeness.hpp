// Tells results that carry nothing of the reference's values from imprecise ones
// (docs/metrics.md, "Empty answers").
#pragma once

#include "tensor/tensor.hpp"

#include <cstdint>
#include <optional>

namespace passnet {

// Sums over the elements that are finite in the output and in the reference.
struct Likeness {
  int64_t count = 0;
  double mean = 0;       // of the reference
  double variation = 0;  // Σ (ref − mean)²: the squared error of the best constant
  double error = 0;      // Σ (out − ref)²
  bool near = true;      // |out − ref| ≤ rtol(−5)·|ref| for every element

  // Joins the sums of two sets of elements.
  void add(const Likeness& other);
  // True if the output is hardly nearer to the reference than a constant is: its squared error is a
  // quarter of the best constant's or more. One element has no variation, so only a near one is
  // nearer.
  bool is_empty() const { return !near && error >= variation / 4; }
};

// Measures tensors of one type: about 16,384 elements of larger ones, at equal distances from each
// other, the first of which `place` decides. A dtype that is compared for equality has no imprecise
// results: it counts nothing.
Likeness measure_likeness(const Tensor& out, const Tensor& reference, uint64_t place = 0);

// The dtype whose precision is all that the output has, though the reference has more: f32 for f64,
// f16 or bf16 for f32. The mantissa bits that it lacks are 0 in every element of the output, and in
// no more than a few of the reference.
std::optional<DType> find_lost_precision(const Tensor& out, const Tensor& reference);

}  // namespace passnet
