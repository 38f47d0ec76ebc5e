// Expressions of one kernel built anew in another, with other loop indices.
#pragma once

#include "kernel/builder.hpp"

#include <functional>

namespace passnet {

// The expression with `index(loop)` for each loop's index; invalid where the root is.
ExprId rebuild(const Kernel& kernel, ExprId root, KernelBuilder& builder,
               const std::function<ExprId(size_t loop)>& index);

}  // namespace passnet
