// Random variations of a call: other dtypes, extents, ranks, attributes, operands.
#pragma once

#include "generate/call_template.hpp"
#include "generate/random.hpp"

namespace passnet {

// A call near `call`, which need not be valid. `near` is the type of a value that its first operand
// should have, or null.
CallTemplate vary_call(const CallTemplate& call, const Op& op, const TensorType* near,
                       RandomStream& random);

// An extent as graphs have them, with 0 and 1 now and then.
int64_t random_extent(RandomStream& random);
DType random_dtype(RandomStream& random);

}  // namespace passnet
