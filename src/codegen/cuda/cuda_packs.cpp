#include "codegen/cuda/cuda_packs.hpp"

#include <algorithm>

namespace passnet {
namespace {

bool is_pack(const Access& access, int64_t pack) {
  if (!access.affine || !access.in_bounds || access.offset % pack != 0) return false;
  const std::span<const int64_t> outer =
      std::span<const int64_t>(access.strides).first(access.strides.size() - 1);
  return access.strides.back() == 1 &&
         std::ranges::all_of(outer, [&](int64_t stride) { return stride % pack == 0; });
}

}  // namespace

void choose_pack(const Kernel& kernel, const CudaCosts& costs, std::span<const BufferId> locals,
                 const std::function<bool(int64_t pack)>& is_good, CudaStage& stage) {
  const Stage& own = kernel.stages[stage.stage];
  const Nest& nest = stage.nest;
  const bool is_map = own.kind == StageKind::kMap;
  if (own.kind == StageKind::kScan || own.store != StoreMode::kSet || own.guard.valid() ||
      nest.extents.empty()) {
    return;
  }
  const auto is_local = [&](const Access& access) {
    return std::ranges::find(locals, access.buffer) != locals.end();
  };
  const auto stays = [&](const Access& access) {
    return is_local(access) || (access.affine && access.in_bounds && access.strides.back() == 0);
  };
  const auto size = [&](BufferId id) {
    return static_cast<int64_t>(byte_size(kernel.buffer(id).dtype));
  };
  int64_t widest = is_map ? size(own.target) : 1;
  for (const auto& [id, load] : nest.loads) {
    if (!stays(load)) widest = std::max(widest, size(load.buffer));
  }
  const auto fits = [&](int64_t pack) {
    return nest.extents.back() % pack == 0 && is_good(pack) &&
           (!is_map || is_pack(nest.target, pack)) &&
           std::ranges::all_of(nest.loads, [&](const auto& load) {
             return stays(load.second) || is_pack(load.second, pack);
           });
  };
  int64_t pack = std::min(costs.vector_bytes / widest, costs.max_flat_elements);
  while (pack > 1 && !fits(pack)) pack /= 2;
  if (pack <= 1) return;
  stage.pack = pack;
  for (const auto& [id, load] : nest.loads) {
    if (!stays(load)) stage.packed.push_back(id);
  }
}

}  // namespace passnet
