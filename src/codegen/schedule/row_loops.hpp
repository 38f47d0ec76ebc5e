// The loops of a row group: which merge, which runs innermost, which are tiled.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

#include <span>
#include <vector>

namespace passnet {

struct Target;

// Returns stages of a kernel, from `first` on, whose loops of rows come first in their nests.
// `nests`: one per stage of the kernel; `rows`: per stage of the group, the loop of each row.
CpuRows make_rows(std::span<const Nest> nests, size_t first,
                  std::span<const std::vector<size_t>> rows);

// True if a stage that is not one of [first, last] writes or reads the buffer. `nests`: one per
// stage of the kernel.
bool is_used_outside(const Kernel& kernel, std::span<const Nest> nests, size_t first, size_t last,
                     BufferId buffer);

// Returns the temporaries of the group that no other stage uses and that have one element per row.
// `nests`: one per stage of the kernel.
std::vector<BufferId> find_locals(const Kernel& kernel, std::span<const Nest> nests,
                                  const CpuRows& group);

// Drops unit loops and merges neighbors, rows equally in all stages. Accesses of `ignored` buffers
// do not prevent merging rows.
void merge_loops(CpuRows& group, std::span<const BufferId> ignored);

// Orders the loops of a map as they step through its target, so that loops become neighbors if one
// continues where the other ends.
void walk_as_stored(Nest& nest);

// Makes the reduction loop over contiguous memory the last one, if the order does not matter.
void order_combined(const Kernel& kernel, CpuRows& group, const Target& target);

// Runs a row loop innermost, in strips, if that suits the accesses of the stages better than their
// own loops.
void choose_strips(const Kernel& kernel, CpuRows& group, const Target& target);

// Makes that loop of a map within a row the innermost one that suits its accesses best.
void order_maps(const Kernel& kernel, CpuRows& group, const Target& target);

// Makes the last two loops of a single map one loop over pairs, if that loop runs in vectors.
void choose_pairs(const Kernel& kernel, CpuRows& group, const Target& target);

// Chooses the innermost loop and the tiles of a single map: its target is contiguous along that
// loop, or most loads are.
void choose_map_loops(const Kernel& kernel, CpuRows& group, const Target& target);

}  // namespace passnet
