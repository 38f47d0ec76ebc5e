// Random variations of a call: other dtypes, extents, ranks, attributes, operands.
#pragma once

#include "generate/call_template.hpp"
#include "generate/random_stream.hpp"

namespace passnet {

// Extents that stay below the sizes of vectors and tiles, and extents that exceed all of them.
inline constexpr int64_t kSmallExtent = 12;
inline constexpr int64_t kWideExtent = 1000;

// Returns a call similar to `call`, which need not be valid. `near` is the type of a value that its
// first operand should have, or null. New extents are at most `most_extent`.
CallTemplate vary_call(const CallTemplate& call, const Op& op, const TensorType* near,
                       RandomStream& random, int64_t most_extent = kSmallExtent);

// Returns a typical extent, at most `most`, occasionally 0 or 1.
int64_t random_extent(RandomStream& random, int64_t most = kSmallExtent);
DType random_dtype(RandomStream& random);

}  // namespace passnet
