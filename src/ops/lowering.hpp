// Helpers of lowerings: indices of loops, converted loads, integer arithmetic, pointwise maps.
#pragma once

#include "ir/op/op.hpp"
#include "kernel/builder.hpp"

#include <functional>
#include <span>
#include <vector>

namespace passnet {

// The loops first … first + count - 1 as indices.
ExprIds loop_indices(KernelBuilder& builder, size_t count, size_t first = 0);

// A load converted to `dtype`.
ExprId load_as(KernelBuilder& builder, DType dtype, BufferId buffer, ExprIds index);

// A number of the dtype of `x`.
ExprId number_like(KernelBuilder& builder, ExprId x, double value);

ExprId plus(KernelBuilder& builder, ExprId a, ExprId b);
ExprId minus(KernelBuilder& builder, ExprId a, ExprId b);
ExprId times(KernelBuilder& builder, ExprId a, ExprId b);
ExprId divide(KernelBuilder& builder, ExprId a, ExprId b);
ExprId less(KernelBuilder& builder, ExprId a, ExprId b);
ExprId both(KernelBuilder& builder, ExprId a, ExprId b);
ExprId choose(KernelBuilder& builder, ExprId condition, ExprId yes, ExprId no);

// 1 / sqrt(variance + epsilon)
ExprId inverse_root(KernelBuilder& builder, ExprId variance, double epsilon);

// A count on which generated text must not depend, as a number of `dtype`.
ExprId count(KernelBuilder& builder, int64_t value, DType dtype);

// The index at which an operand broadcast to `shape` is read, given the indices into `shape`.
ExprIds broadcast_index(KernelBuilder& builder, const Shape& operand, const Shape& shape,
                        std::span<const ExprId> indices);

// Value parameter `parameter` at `indices` of the broadcast `shape`, as `dtype`: a load, or the
// number in its place.
ExprId value_at(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder,
                size_t parameter, DType dtype, const Shape& shape, std::span<const ExprId> indices);

// An attribute as a constant.
ExprId constant(KernelBuilder& builder, const Attribute& attribute, DType dtype);

// The extents of `buffer` in the order of `dims`.
ParameterIds extents_of(const KernelBuilder& builder, BufferId buffer,
                        std::span<const size_t> dims);

// Converts a row-major position in `buffer` to one index per dim.
ExprIds flat_index(KernelBuilder& builder, BufferId buffer, ExprId position);

// The dims of a tensor of rank `rank` that are not in `dims`.
std::vector<size_t> other_dims(std::span<const size_t> dims, size_t rank);

// For loops over the dims `order` (a permutation, outermost first): the index of each dim.
ExprIds ordered_index(KernelBuilder& builder, std::span<const size_t> order);

}  // namespace passnet
