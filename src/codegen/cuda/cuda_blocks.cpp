#include "codegen/cuda/cuda_blocks.hpp"

#include <algorithm>

namespace passnet {

bool CudaBlocks::is_local(BufferId buffer) const {
  return std::ranges::find(locals, buffer) != locals.end();
}

}  // namespace passnet
