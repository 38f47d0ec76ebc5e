// Spells types, constants and scalar operations in C++ with the prelude.
#pragma once

#include "codegen/expr_placement.hpp"
#include "kernel/kernel.hpp"

#include <span>
#include <string>
#include <string_view>

namespace passnet {

// The type of an element in memory, where bool is a byte.
std::string_view cpp_memory_type(DType dtype);
// The type of an expression's value.
std::string_view cpp_value_type(DType dtype);

std::string cpp_constant(const Expr& constant);

// Prints `op` over the texts of its operands; `dtype` is that of the operands (kSelect: of the
// branches), `wraps` is true if integers may overflow (index arithmetic may not). `last`: the last
// operand if it is a constant, or null.
std::string cpp_operation(ScalarOp op, DType dtype, std::span<const std::string> operands,
                          bool wraps, const Expr* last);

// True if powers of floats with this exponent are printed as multiplications or roots.
bool has_simple_power(const Expr& exponent);

// True if the text of an expression is printed where it is used, without a name: a leaf, what only
// a select or the guard allows, or a short text that is used once. `early`: for the guard.
bool is_inlined(const Expr& expr, const PlacedExpr& placed, std::string_view text, bool early);

// Prints a check (`is_check`), which tells `report` what it refuses: an index as it was before
// negative ones were counted from the end.
std::string cpp_check(const Kernel& kernel, const Expr& check,
                      std::span<const std::string> operands);

// The new value of an element at `place` in memory, into which a store accumulates `text`, a value
// of its dtype.
std::string cpp_accumulated(StoreMode store, DType target, const std::string& place,
                            const std::string& text);

// Returns pn::Sum and so on, for values of `dtype`.
std::string_view cpp_combine(Combine combine, DType dtype);

}  // namespace passnet
