// Places the expressions of a stage: inside which of its loops each is computed, before or after
// its guard is known, and how often it is used. Every printer needs this; nothing here depends on a
// target.
#pragma once

#include "kernel/analysis/nest.hpp"

#include <span>
#include <vector>

namespace passnet {

// Operations that are printed together with the operation that computes their operand.
enum class Fold : uint8_t {
  kNone,
  kPlusOne,   // 1 + f(x) of an exp, tanh or erf, which sigmoid, SiLU and GELU compute
  kRounding,  // f32 to a half type and back, at the end of each fused op
  kWidened,   // the conversion to f32 of a local that holds floats already
};

struct PlacedExpr {
  size_t depth = 0;            // number of the stage's loops that are open where it is computed
  size_t uses = 0;             // 0: it is not computed; 2 or more: it gets a name
  Fold fold = Fold::kNone;     // how its operands are folded
  bool leaf = false;           // its operands are not evaluated
  bool root = false;           // needed by the stage itself
  bool cached = false;         // taken from an array of the row
  bool unsafe = false;         // reads, or may read, where only the guard or a select allows it
  bool certain = false;        // computed whatever selects choose
  bool certain_early = false;  // the same, for the guard only
  bool early = false;          // the guard is computed from it
  bool wraps = false;          // computed from data, so that integers may overflow
};

// By expression of the kernel. Depth 0 is the row; depth d is inside the d-th loop of the stage.
using ExprPlacement = std::vector<PlacedExpr>;

struct PlacementRequest {
  std::vector<size_t> order;        // the loops of the nest that the stage opens, outermost first
  std::vector<ExprId> roots;        // the values that the stage needs
  std::vector<ExprId> early_roots;  // those of which the guard consists
  std::vector<ExprId> cached;       // values that are taken from an array along the innermost loop
  std::vector<BufferId> locals;     // buffers with one element per row
  bool locals_vary = false;         // the innermost loop runs over rows, and locals vary along it
  bool locals_hold_floats = false;  // in place of f16
  bool guard_bounds_loads = false;  // loads that vary innermost are inside their buffers where the
                                    // guard holds
};

ExprPlacement place_exprs(const Kernel& kernel, const Nest& nest, const PlacementRequest& request);

// Returns the operation that an expression folds, or itself.
ExprId folded_operation(const Kernel& kernel, const ExprPlacement& placement, ExprId id);

// Returns what an expression is computed from: its operands, or those of the operation that it
// folds.
ExprIds operands_of(const Kernel& kernel, const ExprPlacement& placement, ExprId id);

}  // namespace passnet
