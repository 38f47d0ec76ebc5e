#include "codegen/cuda/cuda_packs.hpp"

#include <algorithm>

namespace passnet {
namespace {

// True if the elements of each `pack` neighboring iterations of the loop are one aligned access.
bool is_pack(const Access& access, size_t along, int64_t pack) {
  if (!access.affine || !access.in_bounds || access.offset % pack != 0) return false;
  for (size_t loop = 0; loop < access.strides.size(); ++loop) {
    if (loop == along ? access.strides[loop] != 1 : access.strides[loop] % pack != 0) return false;
  }
  return true;
}

bool is_pack(const Access& access, int64_t pack) {
  return is_pack(access, access.strides.size() - 1, pack);
}

bool can_pack(const Stage& stage, const Nest& nest) {
  return stage.kind != StageKind::kScan && stage.store == StoreMode::kSet && !stage.guard.valid() &&
         !nest.extents.empty();
}

int64_t element_size(const Kernel& kernel, BufferId id) {
  return static_cast<int64_t>(byte_size(kernel.buffer(id).dtype));
}

}  // namespace

void choose_pack(const Kernel& kernel, const CudaCosts& costs, std::span<const BufferId> locals,
                 const std::function<bool(int64_t pack)>& is_good, CudaStage& stage) {
  const Stage& own = kernel.stages[stage.stage];
  const Nest& nest = stage.nest;
  const bool is_map = own.kind == StageKind::kMap;
  if (!can_pack(own, nest)) return;
  const auto is_local = [&](const Access& access) {
    return std::ranges::find(locals, access.buffer) != locals.end();
  };
  const auto stays = [&](const Access& access) {
    return is_local(access) || (access.affine && access.in_bounds && access.strides.back() == 0);
  };
  int64_t widest = is_map ? element_size(kernel, own.target) : 1;
  for (const auto& [id, load] : nest.loads) {
    if (!stays(load)) widest = std::max(widest, element_size(kernel, load.buffer));
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

int64_t choose_square(const Kernel& kernel, const CudaCosts& costs, size_t across, int64_t limit,
                      CudaStage& stage) {
  const Stage& own = kernel.stages[stage.stage];
  const Nest& nest = stage.nest;
  if (!can_pack(own, nest)) return 1;
  const size_t last = nest.extents.size() - 1;
  const auto is_single = [&](const Access& access) {
    return access.affine && access.in_bounds &&
           (access.strides[last] == 0 || access.strides[across] == 0);
  };
  const auto fits = [&](int64_t side) {
    return nest.extents[last] % side == 0 && nest.extents[across] % side == 0 &&
           is_pack(nest.target, last, side) &&
           std::ranges::all_of(nest.loads, [&](const auto& load) {
             return is_single(load.second) || is_pack(load.second, last, side) ||
                    is_pack(load.second, across, side);
           });
  };
  const auto words = [&](int64_t side) {
    constexpr int64_t kWord = 4;  // not tuning: bytes of a register
    int64_t bytes = 0;
    for (const auto& [id, load] : nest.loads) {
      if (!is_single(load)) bytes += side * side * element_size(kernel, load.buffer);
    }
    return bytes / kWord;
  };
  int64_t widest = element_size(kernel, own.target);
  for (const auto& [id, load] : nest.loads) {
    widest = std::max(widest, element_size(kernel, load.buffer));
  }
  int64_t side = std::min({limit, costs.max_square, costs.vector_bytes / widest});
  while (side > 1 && (!fits(side) || words(side) > 2 * costs.max_ahead_words)) side /= 2;
  if (side <= 1) return 1;
  for (const auto& [id, load] : nest.loads) {
    if (is_single(load)) continue;
    (is_pack(load, last, side) ? stage.packed : stage.packed_across).push_back(id);
  }
  return side;
}

}  // namespace passnet
