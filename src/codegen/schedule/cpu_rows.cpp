#include "codegen/schedule/cpu_rows.hpp"

#include <algorithm>

namespace passnet {

bool CpuRows::is_local(BufferId buffer) const {
  return std::ranges::find(locals, buffer) != locals.end();
}

bool CpuRows::has_products() const {
  return std::ranges::any_of(stages, [](const ScheduledStage& s) { return s.product.has_value(); });
}

const UnitArray* CpuRows::find_array(BufferId buffer) const {
  const auto at = std::ranges::find(arrays, buffer, &UnitArray::buffer);
  return at == arrays.end() ? nullptr : &*at;
}

bool CpuRows::holds_floats(const Kernel& kernel, BufferId buffer) const {
  return in_strips && kernel.buffer(buffer).dtype == DType::kF16 && is_local(buffer);
}

const TiledLoop* CpuRows::find_tiled(size_t loop) const {
  const auto at = std::ranges::find(tiled, loop, &TiledLoop::loop);
  return at == tiled.end() ? nullptr : &*at;
}

bool CpuRows::uses_cache(size_t stage) const {
  return std::ranges::any_of(caches, [&](const RowCache& cache) {
    return cache.writer == stage || std::ranges::find(cache.readers, stage) != cache.readers.end();
  });
}

bool CpuRows::all_in_vectors(const Kernel& kernel) const {
  return std::ranges::all_of(stages, [&](const ScheduledStage& stage) {
    return stage.in_vectors() && !kernel.stages[stage.stage].guard.valid();
  });
}

}  // namespace passnet
