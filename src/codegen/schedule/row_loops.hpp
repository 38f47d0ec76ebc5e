// The loops of a row group: which merge, which runs innermost, which are tiled.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"
#include "kernel/target.hpp"

#include <span>
#include <vector>

namespace passnet {

// Temporaries of the group that no other stage uses and that have one element per row. `nests`: one
// per stage of the kernel.
std::vector<BufferId> find_locals(const Kernel& kernel, std::span<const Nest> nests,
                                  const CpuRows& group);

// Drops unit loops and merges neighbors, in all stages alike where they are rows. Accesses of
// `ignored` buffers do not keep rows apart.
void merge_loops(CpuRows& group, std::span<const BufferId> ignored);

// The loops of a map in the order in which they step through its target, so that loops become
// neighbors where one goes on where the other ends.
void walk_as_stored(Nest& nest);

// The reduction loop over contiguous memory becomes the last one, where the order does not matter.
void order_combined(const Kernel& kernel, CpuRows& group, const Target& target);

// Runs a row loop innermost, in strips, where that serves the accesses of the stages better than
// their own loops.
void choose_strips(const Kernel& kernel, CpuRows& group, const Target& target);

// The innermost loop and the tiles of a lone map: its target is contiguous along that loop, or most
// loads are.
void choose_map_loops(CpuRows& group, const Target& target);

}  // namespace passnet
