#include "interpret/refusals.hpp"

namespace passnet {

std::unexpected<Diagnostic> refuse_index(const Kernel& kernel, BufferId buffer, size_t dim,
                                         int64_t found) {
  const Buffer& read = kernel.buffer(buffer);
  return fail({}, "index-out-of-range", "expected an index of dim {} of '{}' in [0, {}), found {}",
              dim, read.name, kernel.value(read.extents[dim]), found);
}

bool passes(ScalarOp check, int64_t found, int64_t extent) {
  return check == ScalarOp::kInside ? found >= 0 && found < extent : found != 0;
}

std::unexpected<Diagnostic> refuse_checked(ScalarOp check, int64_t found, int64_t extent) {
  if (check == ScalarOp::kInside) {
    return fail({}, "index-out-of-range", "expected an index in [0, {}), found {}", extent, found);
  }
  return fail({}, "zero-divisor", "expected integer divisors other than 0, found {}", found);
}

}  // namespace passnet
