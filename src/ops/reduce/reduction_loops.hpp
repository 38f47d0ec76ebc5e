// The loops of a reduction: the kept dims outermost, then the reduction loops.
#pragma once

#include "ops/infer.hpp"
#include "ops/lowering.hpp"

#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

namespace passnet {

class ReductionLoops {
 public:
  // Reduces the dims `reduced` (ascending) of an input of `rank` dims.
  ReductionLoops(KernelBuilder& builder, BufferId input, size_t rank, std::vector<size_t> reduced);

  // The input's element at the current iteration.
  ExprId element() const;
  ExprId element(DType dtype) const;
  // The element, rounded to `through` first.
  ExprId element(DType through, DType dtype) const;
  size_t kept() const { return kept_.size(); }
  size_t reduced() const { return reduced_.size(); }

  // A temporary with one element for each iteration of the kept loops, and a load of it there.
  BufferId temporary(std::string name, DType dtype) const;
  ExprId at(BufferId temporary) const;

  // Appends stages over all loops, or over the kept ones.
  void combine(Combine combine, ExprId value, BufferId temporary) const;
  void combine_out(Combine combine, ExprId value, BufferId output, bool keepdim) const;
  void map(ExprId value, BufferId temporary) const;
  void map_out(ExprId value, BufferId output, bool keepdim) const;
  // Appends a map over the kept loops to an output at a given index.
  void map_at(ExprId value, BufferId output, ExprIds index) const;
  // Appends a map over all loops to an output of the input's shape.
  void map_all(ExprId value, BufferId output) const;

 private:
  std::vector<size_t> order() const;
  ParameterIds extents() const;
  ParameterIds kept_extents() const;
  ExprIds kept_index() const;
  ExprIds out_index(bool keepdim) const;

  KernelBuilder& builder_;
  BufferId input_;
  std::vector<size_t> kept_;
  std::vector<size_t> reduced_;
};

// For calls op(self, int[]? dim, bool keepdim, …): results of these dtypes and of self's shape,
// reduced over `dim`, for an extremum over elements that are there and real; the loops over self;
// the number of elements per result.
Result<Types> extremum_types(const OpCall& call, std::initializer_list<DType> dtypes);
Result<Types> reduced_types(const OpCall& call, std::initializer_list<DType> dtypes);
ReductionLoops loops_of(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder);
int64_t reduced_count(const OpCall& call);

// Appends the p-norm over the loops' elements, and returns its value, rounded to `dtype`, for use
// in a stage over at least the kept loops.
void append_norm(KernelBuilder& builder, const ReductionLoops& loops, double p, DType dtype,
                 const std::function<void(ExprId norm)>& use);

// The dtype of sums for moments of elements of `dtype`: as in ATen f64, in which squares of floats
// do not overflow.
constexpr DType moments_dtype(DType dtype) { return is_complex(dtype) ? dtype : DType::kF64; }

// The mean of the loops' elements, and their variance in two passes: Σ |x - mean|² divided by their
// count less the correction. The mean has the elements' dtype `own`, the variance is real.
struct Moments {
  BufferId mean;
  ExprId variance;  // for use in a stage over at least the kept loops
};

// `square_of_size` gives |offset|² in the variance's dtype. `elements`: `reduced_count`.
Moments append_moments(KernelBuilder& builder, const ReductionLoops& loops, DType own,
                       int64_t elements, double correction,
                       ExprId (*square_of_size)(KernelBuilder&, ExprId offset));

}  // namespace passnet
