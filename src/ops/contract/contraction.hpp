// Sums of products, shared by matrix products, einsum, convolutions and attention.
#pragma once

#include "ops/lowering.hpp"

#include <functional>
#include <vector>

namespace passnet {

// Σ value over the last `reduced` of `loops`; the other loops, in order, are the result's dims.
struct Contraction {
  ParameterIds loops;
  size_t reduced = 1;
  ExprId value;

  size_t kept() const { return loops.size() - reduced; }
};

// Stores the sums at `place` of `target` (by default at the kept loops). With `finish` they stay in
// the compute dtype until it was applied, so they round once.
void append_contraction(KernelBuilder& builder, const Contraction& contraction, BufferId target,
                        const std::function<ExprId(ExprId sum)>& finish = {}, ExprIds place = {});

// Reports "dtype-mismatch" unless all values among the arguments have one dtype;
// "unsupported-dtype" for bool, which ATen does not multiply.
Result<void> expect_one_dtype(const OpCall& call);
Result<void> expect_one_number_dtype(const OpCall& call);

}  // namespace passnet
