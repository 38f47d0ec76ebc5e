// Finds the stages that run in the prelude's vectors of floats.
//
// Such a stage is printed as one body for a vector and for a single float (`in_vectors`,
// `reduce_vectors`, `combine_columns`), so that its speed does not depend on what a C++ compiler
// makes of a loop. f16 and bf16 values are held there as rounded floats.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

#include <span>

namespace passnet {

struct Target;

// True if everything that changes along the stage's innermost loop is float arithmetic, or
// conditions on it, over elements that are contiguous or every other one. `innermost`: that loop;
// `terms`: its guard. Requires the group's caches.
bool runs_in_vectors(const Kernel& kernel, const CpuRows& group, size_t stage, size_t innermost,
                     std::span<const ExprId> terms, const Target& target);

// True if a map whose innermost loop is too short for that suits a single vector whose other lanes
// are idle, if the number of iterations is known.
bool runs_as_few(const Kernel& kernel, const CpuRows& group, size_t stage, size_t innermost,
                 std::span<const ExprId> terms, const Target& target);

// True for a reduction whose loads are inside their buffers wherever its guard holds: no choice
// guards them.
bool guard_bounds_loads(const Kernel& kernel, const Stage& stage, const Nest& nest);

// Roughly the number of cycles from an operation's last operand to its result.
int64_t latency_in_vectors(const Expr& expr);

// True if the prelude computes the operation on a vector of floats, or of conditions on floats.
bool has_vectors(const Kernel& kernel, const Expr& expr);

}  // namespace passnet
