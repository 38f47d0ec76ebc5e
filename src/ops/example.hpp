// The examples of entries as graphs.
#pragma once

#include "ir/op/op.hpp"

#include <string>
#include <vector>

namespace passnet {

// The graph text of an op's example: `[(%x: f32[2,8], …)] %y = op(%x) : f32[2]`. Inputs that the
// example does not declare have the type of its first result.
std::string example_graph(const Op& op);

// The dtypes that the example's first operand may have, the operands of its dtype with it: what
// type inference accepts. Of a creating op the dtypes that its `dtype` may be; none where it has
// neither.
std::vector<DType> allowed_dtypes(const Catalog& catalog, const Op& op);

}  // namespace passnet
