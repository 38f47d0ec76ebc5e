// Random variations of a call: other dtypes, extents, ranks, attributes, operands.
#pragma once

#include "generate/call_template.hpp"
#include "generate/random_stream.hpp"

namespace passnet {

// Extents that cross no vector and no tile, and that cross all of them.
inline constexpr int64_t kSmallExtent = 12;
inline constexpr int64_t kWideExtent = 1000;

// A call near `call`, which need not be valid. `near` is the type of a value that its first operand
// should have, or null. New extents are at most `most_extent`.
CallTemplate vary_call(const CallTemplate& call, const Op& op, const TensorType* near,
                       RandomStream& random, int64_t most_extent = kSmallExtent);

// An extent as graphs have them, at most `most`, with 0 and 1 now and then.
int64_t random_extent(RandomStream& random, int64_t most = kSmallExtent);
DType random_dtype(RandomStream& random);

}  // namespace passnet
