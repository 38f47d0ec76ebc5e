// Iterations that one thread of a stage has: neighboring ones, whose elements it loads or stores
// together, and ones that are far apart.
#pragma once

#include "codegen/cuda/cuda_blocks.hpp"

#include <functional>
#include <span>

namespace passnet {

struct CudaCosts;

// True if neighboring iterations of the loop access neighboring elements.
bool is_unit(const Access& access, size_t loop);

// Sets the max pack of the last loop for which `is_good(pack)` is true and every access is either
// one aligned pack or one element for the whole pack; 1 if there is none. `locals`: buffers that
// are in registers.
void choose_pack(const Kernel& kernel, const CudaCosts& costs, std::span<const BufferId> locals,
                 const std::function<bool(int64_t pack)>& is_good, CudaStage& stage);

// Returns the side of the squares that threads of a tile of the last loop and of the loop `across`
// may have, at most `limit`, so that every access is packs of either, or one element; sets the
// loads that are. 1: there is none.
int64_t choose_square(const Kernel& kernel, const CudaCosts& costs, size_t across, int64_t limit,
                      CudaStage& stage);

// Sets the iterations of a thread of a map, as many as leave enough threads, and makes their loop
// the first one: that which is the first, or one, not the last, along which much of the work is the same, as the
// coordinates of an interpolation are in all channels. Their loads are in flight together.
void choose_rounds(const Kernel& kernel, const CudaCosts& costs, CudaStage& stage);

// Sets the steps of blocks whose threads have a row each, and the loads of their stages that come
// first: as many rows as a window has, or some more; fewer if loads need more than 2 ·
// `costs.max_ahead_words` registers, or fewer than `min_threads` threads have work. None unless
// windows of neighboring rows overlap.
void choose_steps(const Kernel& kernel, const CudaCosts& costs, int64_t min_threads,
                  CudaBlocks& blocks);

}  // namespace passnet
