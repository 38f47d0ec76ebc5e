#include "codegen/cuda/cuda_blocks.hpp"

#include <algorithm>

namespace passnet {

bool CudaStage::is_kept(ExprId load) const {
  return std::ranges::find(kept, load, &std::pair<ExprId, size_t>::first) != kept.end();
}

bool CudaBlocks::is_local(BufferId buffer) const {
  return std::ranges::find(locals, buffer) != locals.end();
}

bool CudaBlocks::is_target(BufferId buffer) const {
  return std::ranges::any_of(
      stages, [&](const CudaStage& stage) { return stage.nest.target.buffer == buffer; });
}

bool CudaBlocks::is_in_memory(BufferId buffer) const {
  const auto is_kept = [&](const CudaStage& stage) {
    return !stage.stores && stage.nest.target.buffer == buffer;
  };
  return !is_local(buffer) &&
         std::ranges::find(shared, buffer, &CudaSharedRow::buffer) == shared.end() &&
         std::ranges::none_of(stages, is_kept);
}

}  // namespace passnet
