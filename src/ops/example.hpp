// Builds graphs from the examples of entries.
#pragma once

#include "ir/op/op.hpp"

#include <string>
#include <vector>

namespace passnet {

// The graph text of an op's example: `[(%x: f32[2,8], …)] %y = op(%x) : f32[2]`. Inputs that the
// example does not declare have the type of its first result.
std::string example_graph(const Op& op);

// The dtypes of the example's first operand, and of the operands with the same dtype, that
// type inference accepts. For a creating op the possible values of `dtype`; none if it has
// neither.
std::vector<DType> allowed_dtypes(const Catalog& catalog, const Op& op);

}  // namespace passnet
