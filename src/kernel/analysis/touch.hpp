// Computes the elements of its buffers that a stage of a kernel touches.
#pragma once

#include "kernel/analysis/element_set.hpp"
#include "kernel/analysis/unknown_access.hpp"

#include <span>
#include <vector>

namespace passnet {

// A box of a buffer's elements: one index set per dim, within its shape.
struct TouchedBox {
  BufferId buffer;
  std::vector<IndexRuns> dims;
};

// Returns [0, extent) for each loop of the stage.
std::vector<IndexRuns> whole_loops(const Kernel& kernel, const Stage& stage);
// The iterations, one index set per loop, that write the `needed` elements of the stage's target
// (as contiguous offsets), rounded up to a box. Empty sets if nothing is needed.
std::vector<IndexRuns> needed_loops(const Kernel& kernel, const Stage& stage,
                                    const ElementSet& needed);

// The elements that these iterations load: one box per load.
std::vector<TouchedBox> touched_loads(const Kernel& kernel, const Stage& stage,
                                      std::span<const IndexRuns> loops,
                                      UnknownAccess unknown = UnknownAccess::kFewest);
// The elements that they store.
TouchedBox touched_target(const Kernel& kernel, const Stage& stage,
                          std::span<const IndexRuns> loops);

}  // namespace passnet
