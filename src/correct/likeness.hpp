// Tells results that carry nothing of the reference's values from imprecise ones
// (docs/metrics.md, "Empty answers").
#pragma once

#include "tensor/tensor.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

// The distance of an input, broadcast or reshaped to the result, from the result: sums over about
// 2,048 elements that are finite in the output, the reference and the input.
struct Imitation {
  int64_t count = 0;
  double mean = 0;             // of the reference
  double variation = 0;        // Σ (ref − mean)²
  double input_mean = 0;       // of the input
  double input_variation = 0;  // likewise
  double product = 0;          // Σ (ref − mean) (in − input_mean)
  double distance = 0;         // Σ (in − ref)²
  double error = 0;            // Σ (out − ref)²
  double rounding = 0;         // Σ (rtol(−5)·ref / 4)²

  void add(const Imitation& other);
  // True if the output is hardly nearer to the reference than the input, or the best linear
  // function of it, is: its squared error is a quarter of theirs or more. An input that is as near
  // as rounding errors is right, and imitates nothing.
  bool is_as_near() const;
};

// Sums over the elements that are finite in the output and in the reference.
struct Likeness {
  int64_t count = 0;
  double mean = 0;                // of the reference
  double variation = 0;           // Σ (ref − mean)²: the squared error of the best constant
  double error = 0;               // Σ (out − ref)²
  bool near = true;               // |out − ref| ≤ rtol(−5)·|ref| for every element
  std::vector<Imitation> inputs;  // by input; without sums if it does not broadcast to the result

  // Joins the sums of two sets of elements, or of two calls with inputs of the same types.
  void add(const Likeness& other);
  // True if the output is hardly nearer to the reference than a constant is: its squared error is a
  // quarter of the best constant's or more. One element has no variation, so only a near one is
  // nearer.
  bool is_constant() const { return !near && error >= variation / 4; }
  // The first input that is as near to the reference as the output is.
  std::optional<size_t> imitated() const;
  // True if the error is at most ten times what t allows a value of 1, both measured by their mean
  // squares and in units of the reference: atol follows the magnitude of small results.
  bool is_within(DType dtype, int t) const;
  // True if the output is hardly nearer to the reference than a constant or an input is.
  bool is_empty() const { return is_constant() || imitated(); }
};

// Measures tensors of one type: about 16,384 elements of larger ones, at equal distances from each
// other, the first of which `place` decides. A dtype that is compared for equality has no imprecise
// results: it counts nothing.
Likeness measure_likeness(const Tensor& out, const Tensor& reference, uint64_t place = 0,
                          std::span<const Tensor> inputs = {});

// The dtype whose precision is all that the output has, though the reference has more: f32 for f64,
// f16 or bf16 for f32. The mantissa bits that it lacks are 0 in every element of the output, and in
// no more than a few of the reference.
std::optional<DType> find_lost_precision(const Tensor& out, const Tensor& reference);

}  // namespace passnet
