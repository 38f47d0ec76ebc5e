// Computes the elements of its buffers that a stage of a kernel touches.
#pragma once

#include "kernel/analysis/element_set.hpp"

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

// The way in which accesses count that are not known. kFewest: an index that depends on data, or is
// not affine, is a different one per iteration, the first ones of its dim; conditional loads count
// wherever they are in bounds. kAll: the index is any one of its dim, if data decides; conditions
// on indices of loops leave out the iterations for which they are false, loop by loop.
enum class UnknownAccess : uint8_t { kFewest, kAll };

// The elements that these iterations load: one box per load.
std::vector<TouchedBox> touched_loads(const Kernel& kernel, const Stage& stage,
                                      std::span<const IndexRuns> loops,
                                      UnknownAccess unknown = UnknownAccess::kFewest);
// The elements that they store.
TouchedBox touched_target(const Kernel& kernel, const Stage& stage,
                          std::span<const IndexRuns> loops);

}  // namespace passnet
