#include "kernel/transform/pad_rows.hpp"

#include "base/check.hpp"

namespace passnet {

Kernel pad_rows(Kernel kernel, std::span<const BufferId> temporaries, int64_t bytes) {
  for (const BufferId id : temporaries) {
    Buffer& buffer = kernel.buffers[id.index];
    CHECK(buffer.role == BufferRole::kTemporary);
    const int64_t unit = bytes / static_cast<int64_t>(byte_size(buffer.dtype));
    const int64_t extent = kernel.value(buffer.extents.back());
    const int64_t padded = (extent + unit - 1) / unit * unit;
    if (padded == extent) continue;
    buffer.extents.back() = {static_cast<uint32_t>(kernel.parameters.size())};
    kernel.parameters.push_back(padded);
  }
  CHECK(!find_flaw(kernel));
  return kernel;
}

}  // namespace passnet
