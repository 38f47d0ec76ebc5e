// The dims that interpolate resamples, and the place of an output element in the input.
#pragma once

#include "ops/lowering.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

enum class InterpolationMode : uint8_t { kNearest, kNearestExact, kLinear, kCubic, kArea };

struct ResampledDim {
  int64_t input = 0;
  int64_t output = 0;
  double factor = 0;  // output per input as given by the caller; 0: the quotient of the extents
};

struct InterpolatePlan {
  InterpolationMode mode = InterpolationMode::kNearest;
  bool align_corners = false;
  bool antialias = false;
  std::vector<ResampledDim> dims;

  bool is_nearest() const {
    return mode == InterpolationMode::kNearest || mode == InterpolationMode::kNearestExact;
  }
};

// An output element of one dim, at index `output`: its position among the inputs, computed in
// `compute`.
class DimPosition {
 public:
  DimPosition(KernelBuilder& builder, const InterpolatePlan& plan, const ResampledDim& dim,
              ExprId output, DType compute)
      : b_(builder), plan_(plan), dim_(dim), output_(output), compute_(compute) {}

  KernelBuilder& builder() const { return b_; }
  const ResampledDim& dim() const { return dim_; }
  DType compute() const { return compute_; }
  ExprId number(double value) const { return b_.number(value, compute_); }
  ExprId output() const { return b_.cast(output_, compute_); }
  ExprId last() const { return b_.of(b_.parameter(dim_.input - 1)); }
  ExprId clamped(ExprId place) const;

  // Input elements per output element.
  ExprId scale(bool align_corners) const;
  // Half a pixel is the center of the first one, unless the corners are aligned.
  ExprId source() const;
  // The last input element that is not after `source`.
  ExprId first(ExprId source) const;
  // The distance of the source from its first tap, in [0, 1].
  ExprId fraction(ExprId source, ExprId first) const;

 private:
  KernelBuilder& b_;
  const InterpolatePlan& plan_;
  const ResampledDim& dim_;
  ExprId output_;
  DType compute_;
};

// Keys' cubic at a distance |x| ≤ 1, and at one between 1 and 2.
ExprId near_cubic(KernelBuilder& builder, ExprId x, double a);
ExprId far_cubic(KernelBuilder& builder, ExprId x, double a);

// Resamples the last two dims one after the other, each as a weighted sum over a window whose
// weights are in a table: antialiased, or u8, whose weights ATen rounds to 16-bit integers.
void append_separable_interpolation(KernelBuilder& builder, const InterpolatePlan& plan,
                                    DType dtype, BufferId input, BufferId output);

}  // namespace passnet
