// Type inference that many ops share. Each refuses what PyTorch refuses.
#pragma once

#include "ir/op/op.hpp"

#include <optional>
#include <span>
#include <vector>

namespace passnet {

using Types = std::vector<TensorType>;

// For pointwise ops: the shapes of all values among the arguments broadcast; the dtype is the
// promoted one of all values and of numbers in their place, or as the name says.
Result<Types> infer_promoted(const OpCall& call);
Result<Types> infer_ordered(const OpCall& call);        // refuses complex
Result<Types> infer_numeric(const OpCall& call);        // refuses bool
Result<Types> infer_real(const OpCall& call);           // refuses bool and complex
Result<Types> infer_floating(const OpCall& call);       // integers and bool give f32
Result<Types> infer_real_floating(const OpCall& call);  // the same, refuses complex
Result<Types> infer_float_only(const OpCall& call);     // refuses integers and bool
Result<Types> infer_integral(const OpCall& call);       // refuses floats
Result<Types> infer_predicate(const OpCall& call);      // bool
Result<Types> infer_ordering(const OpCall& call);       // bool; refuses complex

// The type of the first operand, without restrictions.
Result<Types> infer_same(const OpCall& call);
// The type of the first operand, which must be floating.
Result<Types> infer_same_float(const OpCall& call);

// The broadcast shape of all values.
Result<Shape> broadcast_shape(const OpCall& call);

// "unsupported-dtype"
std::unexpected<Diagnostic> refuse_dtype(const OpCall& call, DType dtype,
                                         std::string_view expected);
// Checks that `dtype` can represent the number given for a parameter: c10::Scalar::to refuses
// others, but not infinities in floats, nor negative numbers in u8. "value-out-of-range"
Result<void> expect_number_fits(const OpCall& call, size_t parameter, DType dtype);
Result<void> expect_rank(const OpCall& call, const TensorType& type, size_t least, size_t most);

// `dim` from the front; "dim-out-of-range" outside [-rank, rank).
Result<size_t> wrapped_dim(const OpCall& call, int64_t dim, size_t rank);
// Called after inference, which has checked it.
size_t checked_dim(int64_t dim, size_t rank);

// The dims that an `int[]?` names, counted from the front, ascending; none or [] names all.
// "dim-out-of-range", "repeated-dim"
Result<std::vector<size_t>> wrapped_dims(const OpCall& call, size_t parameter, size_t rank);
std::vector<size_t> checked_dims(const OpCall& call, size_t parameter, size_t rank);

// The shape after reducing `dims` (ascending).
Shape reduced_shape(const Shape& shape, std::span<const size_t> dims, bool keepdim);

// Entry `i` of an int list that may also have one entry for all.
int64_t entry_of(const Integers& list, size_t i);

}  // namespace passnet
