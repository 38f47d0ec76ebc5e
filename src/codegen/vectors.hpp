// Which stages run in the prelude's vectors of floats.
//
// Such a stage is printed as one body for a vector and for a single float (`in_vectors`,
// `reduce_vectors`, `combine_columns`), so that what is fast does not hang on how a compiler takes
// to a loop. f16 and bf16 are held as floats there, rounded.
#pragma once

#include "codegen/cpp_stage.hpp"
#include "codegen/schedule.hpp"

#include <span>

namespace passnet {

// Whether everything that changes along the stage's innermost loop is float arithmetic, or truths
// of it, over elements that lie side by side. `innermost`: that loop; `terms`: what guards it.
bool runs_in_vectors(const Kernel& kernel, const RowGroup& group, size_t stage,
                     const CppScope& scope, size_t innermost, std::span<const ExprId> terms);

// Cycles from an operation's last operand to its result, roughly.
int64_t latency_in_vectors(const Expr& expr);

// Whether the prelude computes the operation on a vector of floats, or of truths about floats.
bool has_vectors(const Kernel& kernel, const Expr& expr);

}  // namespace passnet
